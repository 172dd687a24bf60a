"""A game for programmers: it knows its rules, its start and its log, and is played in words or numbers."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Generic, NamedTuple, cast

from signoria.core import game as kernel
from signoria.core.decision import Decision, NothingAsked, UndoRefused
from signoria.core.phrase import verbatim
from signoria.core.plain_text import labelled
from signoria.core.record import NO_LOG, Record, RecordError, Start
from signoria.core.registry import Ruleset
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.core.state import State, V
from signoria.library.answers import Answer, read_answer


class Move(NamedTuple):
    """One seat's answer to one question: what it picked, in words."""

    seat: int
    picks: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.seat}: {', '.join(self.picks) or 'nothing'}"


class Game(Generic[V]):
    """A game of Dominion or Intrigo, or of any other ruleset that is installed. `new_game` and `load` make one.

    `kernel` is the game as the rules run it: numbers instead of words, and much quicker.
    """

    def __init__(self, ruleset: Ruleset, start: Start | None, running: kernel.Game) -> None:
        self.ruleset = ruleset
        self.start = start  # None: this game is imagined (`redeal`)
        self.kernel = running
        self._seats: dict[int, tuple[State, Seat[V]]] = {}  # a bot knows a game again by its seat's view

    # --- looking ----------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return int(self.kernel.state.seats)

    @property
    def decision(self) -> Decision:
        """What the seat whose turn it is to answer is asked; NothingAsked when the game is over."""
        return self.seat().decision

    def seat(self, seat: int | None = None) -> Seat[V]:
        """The seat that has to answer, the first of them if there are several, or the one named: what a bot gets.

        NothingAsked when the game is over and no seat is named.
        """
        if seat is None:
            if self.over:
                raise NothingAsked(True)
            seat = int(self.kernel.seat())
        state = self.kernel.state
        known = self._seats.get(self._checked(seat))
        if known is None or known[0] is not state:  # an undo brings another state
            known = self._seats[seat] = (state, Seat(self.kernel, seat))
        return known[1]

    def view(self, seat: int) -> V:
        """What one seat may see, as the game's own view; seat -1 is a spectator."""
        return cast(V, self.kernel.state.view(seat if seat == -1 else self._checked(seat)))  # only the ruleset knows

    def view_data(self, seat: int) -> dict[str, object]:
        """The same as plain data in words, ready for JSON."""
        return self.kernel.view(seat if seat == -1 else self._checked(seat))

    def _checked(self, seat: int) -> int:
        if not isinstance(seat, int):
            raise TypeError(f"a seat is a number, not {seat!r}")
        if not 0 <= seat < self.seats:
            raise IndexError(f"there is no seat {seat}: this game has seats 0 to {self.seats - 1}")
        return seat

    # --- the result -------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.kernel.over()

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty until the game is over."""
        return self.kernel.state.winners()

    @property
    def points(self) -> list[int]:
        """What each seat has so far: victory points, or seals in Intrigo."""
        return self.kernel.state.points()

    @property
    def places(self) -> list[int]:
        """Each seat's place, from 1, if the game ended now; equal players share one."""
        return self.kernel.state.places()

    # --- playing ----------------------------------------------------------------------------------------------------

    def play(self, answer: Answer, seat: int | None = None) -> Game[V]:
        """Answer a question; returns this game. IllegalAnswer says what is possible, and nothing has changed.

        One option, as a word (`"silver"`) or a number, is one pick. A sentence (`"buy silver"`, `"discard 2 copper, estate"`)
        or a list is a whole move, all or nothing. Without a seat the first one that is asked answers.
        """
        who, picks = read_answer(self.kernel, self.ruleset, answer, None if seat is None else self._checked(seat))
        if isinstance(picks, int):
            self.kernel.apply(who, picks)
        else:
            self.kernel.apply_move(who, picks)
        return self

    @property
    def log(self) -> list[Move]:
        """The moves in force, in words that `play` takes; what was undone is not among them."""
        history = self.kernel.history
        word = self.kernel.state.option_word
        moves = history.moves if history is not None else []
        return [Move(int(move.seat), tuple(word(pick) for pick in move.picks)) for move in moves]

    def undo(self, moves: int = 1) -> Game[V]:
        """Undo the last move, or more of them, no matter who made it; returns this game.

        Randomness isn't rolled again. Simultaneous answers are undone together.
        """
        history = self.kernel.history
        if moves < 1:
            raise ValueError(f"undo at least 1 move, not {moves}")
        if history is None:
            raise UndoRefused("no_log")
        if moves > len(history.moves):
            raise UndoRefused("no_such_move" if history.moves else "nothing_to_take_back")
        self.kernel.rewind(len(history.moves) - moves)
        return self

    # --- copies -----------------------------------------------------------------------------------------------------

    def clone(self) -> Game[V]:
        """An independent copy, log and all, at any moment."""
        return Game(self.ruleset, self.start, self.kernel.clone(with_history=True))

    def redeal(self, *, seat: int, seed: str | int) -> Game[V]:
        """A game that could be this one for all the seat knows; future chance is dealt anew, too.

        It is imagined: it keeps no log, and can't be undone or saved.
        """
        return Game(self.ruleset, None, self.kernel.redeal(self._checked(seat), from_seed(str(seed))))

    # --- records ----------------------------------------------------------------------------------------------------

    def record(self, players: Sequence[str] = ()) -> Record:
        """The game as its start and its log, with names of the players by seat if you have some."""
        if self.kernel.history is None:
            raise RecordError(NO_LOG, verbatim("a redealt game is imagined: it keeps no log, so it can't be saved"))
        return Record.from_game(self.ruleset, self.kernel, self.start, players)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file; `signoria.load` reads it back, and `signoria replay` shows it."""
        text = self.record().to_json()
        Path(path).write_text(text, encoding="utf-8")

    # --- texts ------------------------------------------------------------------------------------------------------

    def __str__(self) -> str:
        """The whole table, and what is asked."""
        lines = self.ruleset.table_text(self.kernel.state)
        for seat in self.kernel.asked():
            decision = self.seat(seat).decision
            lines += labelled("asked", f"seat {seat}, {decision.verb}: {', '.join(decision.options)}")
        if self.over:
            lines += labelled("result", f"{_won(self.winners)}; points {', '.join(map(str, self.points))}")
        return "\n".join(lines)

    def __repr__(self) -> str:
        if self.over:
            where = f"over, {_won(self.winners)}"
        else:
            unit = self.ruleset.metrics().unit().removeprefix("unit-")
            where = f"{unit} {self.kernel.state.turn_number()}, seat {self.kernel.seat()}: {self.decision.verb}"
        imagined = "" if self.kernel.history is not None else "imagined, "
        return f"<Game {self.ruleset.name}, {self.seats} players, {imagined}{where}>"


def _won(winners: Sequence[int]) -> str:
    if len(winners) == 1:
        return f"seat {winners[0]} wins"
    return f"seats {', '.join(map(str, winners[:-1]))} and {winners[-1]} share the win"
