"""The strongest level: medium's menu, but what it is about to buy is held against the alternatives in imagined games."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria import compiled
from signoria.bots.levels.candidates import singles_in
from signoria.bots.levels.ending import winning_buy
from signoria.bots.levels.menus import Chooser
from signoria.bots.levels.tournament import best_menu
from signoria.bots.levels.trial import Trial
from signoria.bots.menu import MenuText
from signoria.core.rng import Rng
from signoria.core.seat import Seat
from signoria.dominion import (
    BUY,
    COPPER,
    CURSE,
    DUCHY,
    END_TURN,
    ESTATE,
    PILES,
    PROVINCE,
    SILVER,
    Question,
    View,
)

TURNS: Final[i64] = 20_000 if compiled() else 3_000  # played out for one decision
CARDS: Final[i64] = 5  # so many of the kingdom's cards are thought of beside those of the menu
MOST: Final[i64] = 6 if compiled() else 3  # answers beside the usual one
DUCHIES_COUNT: Final[i64] = 6  # so few Provinces left that a Duchy is worth a thought
ESTATES_COUNT: Final[i64] = 4
RICH: Final[i64] = 6  # who has so many coins buys no Silver
NEAR_THE_END: Final[i64] = 4  # gains that could end the game: to buy nothing may be wise


class Hard(Chooser):
    """Deviates from the menu only where that clearly wins more; ends the game at once where that wins it."""

    def __init__(self, rng: Rng, turns: i64 = TURNS) -> None:
        super().__init__()
        self.rng = rng
        self.turns = turns
        self.plan: MenuText | None = None
        self.fancied: i64 = 0  # mask of the kingdom's best cards

    def menu(self, seat: Seat) -> MenuText:
        view = seat.view
        assert isinstance(view, View)
        plan = best_menu(seat)
        self.plan = plan
        self.fancied = plan.at(view).wanted
        for single in singles_in(view)[:CARDS]:
            self.fancied |= 1 << view.pile(single.card)
        return plan

    def pick(self, seat: Seat) -> int:
        view = seat.view
        ask = seat.question()
        assert isinstance(view, View) and isinstance(ask, Question)
        usual = self.sit_down(seat, view).answer(seat, ask)
        if ask.verb != BUY or view.buys() == 0:
            return usual
        last = winning_buy(seat)
        if last >= 0:
            return last
        others = self._others(view, seat.options(), usual)
        plan = self.plan
        assert plan is not None
        return Trial(seat, plan, self.rng, self.turns).best(usual, others)

    def _others(self, view: View, options: list[int], usual: i64) -> list[int]:
        """What else might be bought, dear cards first."""
        others = [option for option in options if option != usual and self._is_worth_a_thought(view, option)]
        return sorted(others, key=lambda option: -view.cost(option) if option < PILES else 0)[:MOST]

    def _is_worth_a_thought(self, view: View, option: i64) -> bool:
        if option == END_TURN:
            return view.gains_to_end() <= NEAR_THE_END
        if option >= PILES or option in (COPPER, CURSE):
            return False
        if option == ESTATE:
            return view.supply(PROVINCE) <= ESTATES_COUNT
        if option == DUCHY:
            return view.supply(PROVINCE) <= DUCHIES_COUNT
        if option == SILVER:
            return view.coins() < RICH
        return option < CURSE or (self.fancied >> option) & 1 != 0
