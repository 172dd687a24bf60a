"""What of a game of Dominion is worth counting over many games: points, purchases, and which piles ran out."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.event import Event
from signoria.core.metrics import GameMetrics
from signoria.core.state import State
from signoria.dominion.end_of_game import points_of, what_ended_it
from signoria.dominion.turn import Dominion
from signoria.dominion.words import E_BUY, PROVINCE


class DominionMetrics(GameMetrics):
    """By the rules a game may never end: nobody has to buy anything."""

    def unit(self) -> str:
        return "unit-turn"

    def turns_in_round(self, seats: i64) -> i64:
        return seats

    def gauges(self) -> list[str]:
        return ["gauge-points"]

    def standing(self, state: State, seat: i64) -> list[int]:
        assert isinstance(state, Dominion)
        return [points_of(state, state.players[seat])]

    def bought(self, event: Event) -> i64:
        return event.things[0] if event.code == E_BUY else -1

    def end_reason(self, state: State) -> tuple[str, ...]:
        assert isinstance(state, Dominion)
        piles = what_ended_it(state)
        if piles == [PROVINCE]:
            return ("ending-provinces",)
        return ("ending-piles", *[state.kingdom.cards[pile].id for pile in piles])
