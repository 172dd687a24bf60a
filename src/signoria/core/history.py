"""The log of one game: its moves and undos in order, what happened at each, and how far back undo is free."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.event import Event
from signoria.core.state import State


class Move:
    """One seat's whole answer to one question, and what it caused."""

    def __init__(self, seat: i64, picks: list[int]) -> None:
        self.seat = seat
        self.picks = picks
        self.events: list[Event] = []
        self.final = False  # chance was used, something hidden was shown, or another seat was asked
        self.joined = False  # answers the same question as the move before it in the log: several seats at once


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

    def note(self, move: Move) -> None:
        self.entries.append(Entry(move, -1))
        self.moves.append(move)

    def turn_began(self, state: State) -> None:
        number = state.turn_number()
        if not self.turns or self.turns[-1][1] != number:
            self.turns.append((len(self.moves), number, state.key()))

    def free_from(self) -> i64:
        """The fewest moves one may go back to without asking anybody."""
        k: i64 = len(self.moves)
        while k > 0 and not self.moves[k - 1].final:
            k -= 1
        return k

    def last_move_of(self, seat: i64) -> i64:
        """Where the seat's last move stands in the log; -1 if it has made none."""
        k: i64 = len(self.moves) - 1
        while k >= 0 and self.moves[k].seat != seat:
            k -= 1
        return k

    def question_of(self, k: i64) -> i64:
        """Where the question that move k answers was put: seats asked at once are asked again together."""
        while k < len(self.moves) and self.moves[k].joined:
            k -= 1
        return k

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
        return twin
