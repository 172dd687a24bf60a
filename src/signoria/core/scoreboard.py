"""The end of a game as people look at it: who has won and why, and what everybody has. It holds no text and knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mypy_extensions import i64, mypyc_attr

from signoria.core.phrase import Phrase
from signoria.core.state import State


@dataclass(frozen=True)
class Holding:
    """So many of one thing, and what they count for in all."""

    thing: str
    count: int
    points: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Scoreboard:
    """What there is to say of one kind of game when it is over; this one says nothing, a game's own knows more."""

    def outcome(self, state: State, seat: i64, names: Sequence[str]) -> Phrase | None:
        """The winner of a finished game and what decided it, as `seat` is told (-1: nobody in particular)."""
        return None

    def how(self, state: State) -> Phrase | None:
        """How a finished game came to its end, where the outcome does not say it."""
        return None

    # The rest can be asked of any game, finished or not.

    def turns(self, state: State, seat: i64) -> int:
        """How many turns a seat has had."""
        return int(state.turn_number())

    def points(self, state: State, seat: i64) -> int | None:
        """What a seat's things count for in all; None in a game that isn't won by points."""
        return None

    def holdings(self, state: State, seat: i64) -> list[Holding]:
        """What a seat has, by the names that views use."""
        return []
