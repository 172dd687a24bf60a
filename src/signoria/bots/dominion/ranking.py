"""A ranking of cards instead of a menu: the ranking, such as a learner's, decides gains as well as buys."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.bots.dominion.card_player import CardPlayer
from signoria.bots.dominion.menu import Menu
from signoria.core.seat import Seat
from signoria.core.zone import Zone
from signoria.dominion import PILES, DominionView


class Ranking(Menu):
    """Piles, the most wished-for first; the others are not wanted. `order` may change at any time."""

    def __init__(self, order: Zone) -> None:
        super().__init__([])
        self.order = order

    def wants(self, pile: i64) -> bool:
        i: i64 = 0
        while i < self.order.n:
            if self.order.slots[i] == pile:
                return True
            i += 1
        return False

    def first(self, view: DominionView, offered: i64) -> i64:
        """The first of these piles in the order; -1: none is wanted."""
        slots = self.order.slots
        i: i64 = 0
        while i < self.order.n:
            if (offered >> slots[i]) & 1:
                return slots[i]
            i += 1
        return -1


class RankingBot(CardPlayer):
    """Plays by the card-play policy, and takes what its ranking wants most."""

    def __init__(self) -> None:
        super().__init__()
        self.order = Zone()

    def want_the_dearest(self, seat: Seat[DominionView]) -> None:
        """Want what costs $3 or more, the dearest first, as long as nobody says what else."""
        view = seat.view
        dear = [pile for pile in range(PILES) if view.card(pile).cost >= 3]
        self.order.refill(sorted(dear, key=lambda pile: -view.card(pile).cost))

    def menu_at(self, seat: Seat[DominionView]) -> Menu:
        return Ranking(self.order)
