"""The opponent everyone starts with: Province, Gold, Silver."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.core.seat import Seat
from signoria.dominion import (
    ALL_TREASURES,
    BUY,
    END_ACTIONS,
    END_TURN,
    GOLD,
    PLAY_ACTION,
    PLAY_TREASURE,
    PROVINCE,
    SILVER,
    DominionView,
)


class BigMoney(Bot[DominionView]):
    """Buys a Province, else a Gold, else a Silver; plays no Actions, and takes the first option of any other question."""

    def pick(self, seat: Seat[DominionView]) -> int:
        verb = seat.verb()
        if verb == PLAY_TREASURE:
            return ALL_TREASURES
        if verb == BUY:
            return self._buy(seat)
        if verb == PLAY_ACTION:
            return END_ACTIONS
        return seat.options()[0]

    def _buy(self, seat: Seat[DominionView]) -> i64:
        view = seat.view
        if view.buys() > 0:
            if view.can_afford(PROVINCE):
                return PROVINCE
            if view.can_afford(GOLD):
                return GOLD
            if view.can_afford(SILVER):
                return SILVER
        return END_TURN
