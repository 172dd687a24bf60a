"""The bot for a first game: plays its cards with good sense and buys as people do who like new cards better than money."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.menu import MenuText
from signoria.bots.sense import Sense
from signoria.core.rng import Rng
from signoria.core.seat import Seat
from signoria.dominion import BUY, CURSE, DUCHY, END_TURN, GOLD, PILES, PROVINCE, SILVER, VICTORY, Question, View

# What it gains when a card lets it: the Buy phase does not go by this.
WISHES: Final = "Province\nGold\nSilver"
WITHIN: Final[i64] = 1  # how many coins it leaves unspent for a card it fancies
LATE: Final[i64] = 3  # so many Provinces left make it think of Duchies


class Novice(Bot):
    """Takes every Province; otherwise mostly one of the dearest new cards, whatever it is good for."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.sense: Sense | None = None

    def pick(self, seat: Seat) -> int:
        view = seat.view
        assert isinstance(view, View)
        sense = self.sense
        if sense is None or sense.view is not view:  # another game
            sense = Sense(view, MenuText("novice", WISHES).at(view))
            self.sense = sense
        ask = seat.question()
        assert isinstance(ask, Question)
        if ask.verb == BUY:
            return self._buy(view, seat.options())
        return sense.answer(seat, ask)

    def _buy(self, view: View, options: list[int]) -> i64:
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

    def _fancies(self, view: View, pile: i64) -> bool:
        """A card of the kingdom that costs about what there is to spend."""
        if pile <= CURSE or pile >= PILES or view.card(pile).types == VICTORY:
            return False
        return view.cost(pile) >= 2 and view.cost(pile) + WITHIN >= min(view.coins(), 5)
