"""The log of one game: its moves and undos in order, what happened at each, and how far back undo is free."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.event import Event
from signoria.core.state import State

STRIDE: Final[i64] = 8  # moves between two positions that are kept, at least


class Move:
    """One seat's whole answer to one question, and what it caused."""

    def __init__(self, seat: i64, picks: list[int]) -> None:
        self.seat = seat
        self.picks = picks
        self.events: list[Event] = []
        self.final = False  # chance was used, something hidden was shown, or another seat was asked
        self.joined = False  # answers the same question as the move before it in the log: several seats at once

    def gone_on(self, events: list[Event], final: bool) -> Move:
        """The same move after one more stop; a new object, for logs are copied by reference."""
        move = Move(self.seat, self.picks)
        move.events = [*self.events, *events]
        move.final = self.final or final
        move.joined = self.joined
        return move


class Entry:
    """A line of the log: a move, or (move is None) "back to where `back` moves were made"."""

    def __init__(self, move: Move | None, back: i64) -> None:
        self.move = move
        self.back = back


class History:
    """The game is the fold of its log; `moves` are those in force."""

    def __init__(self, start: State) -> None:
        self.start = start
        self.opening: list[Event] = []
        self.entries: list[Entry] = []
        self.moves: list[Move] = []
        # (moves made, turn number, key of the state) at each turn's start
        self.turns: list[tuple[int, int, bytes]] = []
        # (moves made, the position there), between effects: an undo plays on from the last one before it
        self.kept: list[tuple[int, State]] = [(0, start)]
        self.replayed: i64 = 0  # moves that undos have played again
        self.floor: i64 = 0  # moves that were made in another game: no undo goes back before them

    def note(self, move: Move) -> None:
        self.entries.append(Entry(move, -1))
        self.moves.append(move)

    def go_on(self, events: list[Event], final: bool) -> None:
        """The last move continued after a stop, with this result."""
        move = self.moves[-1].gone_on(events, final)
        self.moves[-1] = move
        self.entries[-1] = Entry(move, -1)

    def turn_began(self, state: State) -> None:
        number = state.turn_number()
        if not self.turns or self.turns[-1][1] != number:
            self.turns.append((len(self.moves), number, state.key()))

    def free_from(self) -> i64:
        """The fewest moves one may go back to without asking anybody."""
        k: i64 = len(self.moves)
        while k > self.floor and not self.moves[k - 1].final:
            k -= 1
        return k

    def last_move_of(self, seat: i64) -> i64:
        """Where the seat's last move stands in the log; -1 if it has made none in this game."""
        k: i64 = len(self.moves) - 1
        while k >= self.floor and self.moves[k].seat != seat:
            k -= 1
        return k if k >= self.floor else -1

    def question_of(self, k: i64) -> i64:
        """Where the question that move k answers was put: seats asked at once are asked again together."""
        while k < len(self.moves) and self.moves[k].joined:
            k -= 1
        return k

    def batches(self) -> list[list[Event]]:
        """All that happened, and is in force: the opening, then what each move brought about."""
        batches = [self.opening]
        for move in self.moves:
            batches.append(move.events)
        return batches

    def keep(self, made: i64, state: State) -> None:
        """Remember a position to go back to; the further back, the fewer are kept.

        Between two of them are never more moves than after them. So an undo replays no more than it undoes, but
        for some moves: a log full of undos costs no more to read than one without, and a dozen positions are enough.
        """
        if made - self.kept[-1][0] < STRIDE:
            return
        self.kept.append((made, state.copy()))
        i = len(self.kept) - 2
        while i > 0:
            after = self.kept[i + 1][0]
            if after - self.kept[i - 1][0] <= made - after:
                del self.kept[i]
            i -= 1

    def position_before(self, k: i64) -> tuple[int, State]:
        """The last position that is kept with at most k moves made; those after it are forgotten."""
        while self.kept[-1][0] > k:
            self.kept.pop()
        return self.kept[-1]

    def cut(self, k: i64) -> None:
        """Note an undo: only the first k moves are in force from here on."""
        self.entries.append(Entry(None, k))
        del self.moves[k:]
        while self.turns and self.turns[-1][0] > k:
            self.turns.pop()

    def copy(self) -> History:
        twin = History(self.start)
        twin.opening = self.opening
        twin.entries = self.entries[:]
        twin.moves = self.moves[:]
        twin.turns = self.turns[:]
        twin.floor = self.floor
        twin.kept = self.kept[:]  # positions that are kept are never changed
        twin.replayed = self.replayed
        return twin
