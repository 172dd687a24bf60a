"""The bot for a first game: plays its cards by the card-play policy and buys like people who prefer new cards to money."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.bots.dominion.card_player import CardPlayer
from signoria.bots.dominion.menu import Menu, MenuText
from signoria.core.rng import Rng
from signoria.core.seat import Seat
from signoria.dominion import (
    BUY,
    CURSE,
    DUCHY,
    END_TURN,
    GOLD,
    PILES,
    PROVINCE,
    SILVER,
    VICTORY,
    DominionView,
)

# What it gains when a card lets it: the Buy phase does not go by this.
WISHES: Final = "Province\nGold\nSilver"
WITHIN: Final[i64] = 1  # how many coins it leaves unspent for a card it fancies
LATE: Final[i64] = 3  # with this many Provinces left, it considers Duchies


class Novice(CardPlayer):
    """Takes every Province; otherwise mostly one of the dearest new cards, whatever it is good for."""

    def __init__(self, rng: Rng) -> None:
        super().__init__()
        self.rng = rng

    def menu_at(self, seat: Seat[DominionView]) -> Menu:
        view = seat.view
        return MenuText("novice", WISHES).at(view)

    def pick(self, seat: Seat[DominionView]) -> int:
        if seat.pending().verb == BUY:
            view = seat.view
            return self._buy(view, seat.options())
        return super().pick(seat)

    def _buy(self, view: DominionView, options: list[int]) -> i64:
        if PROVINCE in options:
            return PROVINCE
        if DUCHY in options and view.supply(PROVINCE) <= LATE:
            return DUCHY
        money: i64 = GOLD if GOLD in options else SILVER
        if money in options and self.rng.below(3) == 0:
            return money
        fancied = [pile for pile in options if self._fancies(view, pile)]
        if fancied:
            return fancied[self.rng.below(len(fancied))]
        return money if money in options else END_TURN

    def _fancies(self, view: DominionView, pile: i64) -> bool:
        """A card of the kingdom that costs about what there is to spend."""
        if pile <= CURSE or pile >= PILES or view.card(pile).types == VICTORY:
            return False
        return view.cost(pile) >= 2 and view.cost(pile) + WITHIN >= min(view.coins(), 5)
