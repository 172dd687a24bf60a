"""What of a game of Dominion is worth counting over many games: points, purchases, and which piles ran out."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.course import Course
from signoria.core.event import Event
from signoria.core.state import State
from signoria.dominion.turn import Dominion
from signoria.dominion.words import E_BUY, PILES, PROVINCE


class DominionCourse(Course):
    """By the rules a game may go on for ever: nobody has to buy anything."""

    def unit(self) -> str:
        return "unit-turn"

    def turns_in_round(self, seats: i64) -> i64:
        return seats

    def gauges(self) -> list[str]:
        return ["gauge-points"]

    def standing(self, state: State, seat: i64) -> list[int]:
        assert isinstance(state, Dominion)
        return [state.points(state.players[seat])]

    def bought(self, event: Event) -> i64:
        return event.things[0] if event.code == E_BUY else -1

    def ending(self, state: State) -> tuple[str, ...]:
        assert isinstance(state, Dominion)
        if state.supply[PROVINCE] == 0:
            return ("ending-provinces",)
        return ("ending-piles", *[state.kingdom.cards[pile].id for pile in range(PILES) if state.supply[pile] == 0])
