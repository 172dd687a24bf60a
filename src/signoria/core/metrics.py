"""What is worth counting over many games: a game says what, the lab counts it. It holds no text."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from signoria.core.event import Event
from signoria.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class GameMetrics:
    """How one kind of game proceeds and ends; this one can only count turns, a game's own knows more.

    What people read is named by its message in the catalogues.
    """

    def unit(self) -> str:
        """What a round is called: everybody has had a turn."""
        return "unit-round"

    def turns_in_round(self, seats: i64) -> i64:
        """By how much `State.turn_number` rises in a round."""
        return 1

    def patience(self) -> int:
        """Rounds after which nobody believes any more that a game will end by itself."""
        return 200

    def gauges(self) -> list[str]:
        """What shows how far each seat has come; the most telling first."""
        return []

    def standing(self, state: State, seat: i64) -> list[int]:
        """The gauges of a seat, in that order."""
        return []

    def bought(self, event: Event) -> i64:
        """The option whose card the event's seat bought; -1 if nothing was bought."""
        return -1

    def end_reason(self, state: State) -> tuple[str, ...]:
        """Why a game is over: a message, and the names of the cards it is about."""
        return ("ending-over",)
