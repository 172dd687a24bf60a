"""The opponent everyone starts with: Province, Gold, Silver."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.core.seat import Seat
from signoria.dominion import (
    ALL_TREASURES,
    BUY,
    END_TURN,
    GOLD,
    PLAY_TREASURE,
    PROVINCE,
    SILVER,
    View,
)


class BigMoney(Bot):
    """Buys a Province, else a Gold, else a Silver; plays no Actions, and takes the first option of any other question."""

    def pick(self, seat: Seat) -> int:
        verb = seat.verb()
        if verb == PLAY_TREASURE:
            return ALL_TREASURES
        if verb == BUY:
            return self._buy(seat)
        return seat.options()[0]

    def _buy(self, seat: Seat) -> i64:
        view = seat.view
        assert isinstance(view, View)
        coins = view.coins()
        if view.buys() > 0:
            for pile, price in ((PROVINCE, 8), (GOLD, 6), (SILVER, 3)):
                if coins >= price and view.supply(pile) > 0:
                    return pile
        return END_TURN
