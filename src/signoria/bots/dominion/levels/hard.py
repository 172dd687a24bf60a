"""The strongest level: a menu, but each buy and each hard choice is held against others in imagined games."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria import compiled
from signoria.bots.dominion.levels.candidates import singles_in
from signoria.bots.dominion.levels.known_plans import known_plan
from signoria.bots.dominion.levels.menu_level import Chooser
from signoria.bots.dominion.levels.tournament import best_menu
from signoria.bots.dominion.levels.trial import Course, Trial, courses
from signoria.bots.dominion.levels.winning_buy import winning_buy
from signoria.bots.dominion.menu import MenuText
from signoria.core.rng import Rng
from signoria.core.seat import Seat
from signoria.dominion import (
    BUY,
    CHOOSE,
    COPPER,
    CURSE,
    DISCARD,
    END_TURN,
    ESTATE,
    GAIN,
    GOLD,
    PILES,
    PROVINCE,
    SILVER,
    TRASH,
    VICTORY,
    CardQuestion,
    DominionView,
)

PICKS: Final[i64] = 150_000 if compiled() else 15_000  # made in imagined games for one buy
CHOICES: Final[i64] = 3  # any other choice gets this fraction of them
FEW: Final[i64] = 3  # with more players there are fewer picks
CARDS: Final[i64] = 6  # how many Kingdom cards are considered besides those in the menu
MOST: Final[i64] = 8 if compiled() else 3  # answers beside the usual one
POINTS_COUNT: Final[i64] = 6  # so few Provinces left that Victory cards are worth a thought
ESTATES_COUNT: Final[i64] = 4
RICH: Final[i64] = 6  # with this many coins, it buys no Silver
NEAR_THE_END: Final[i64] = 4  # gains that could end the game: to buy nothing may be wise


class Hard(Chooser):
    """Changes the usual answer only if another clearly wins more; ends the game right away if that wins it."""

    def __init__(self, rng: Rng, picks: i64 = PICKS, searched: bool = True) -> None:
        super().__init__()
        self.rng = rng
        self.picks = picks
        self.searched = searched  # whether it may use menus that a long search found
        self.plan: MenuText | None = None
        self.fancied: i64 = 0  # mask of the menu's cards and the kingdom's best ones

    def menu(self, seat: Seat[DominionView]) -> MenuText:
        """A menu found by a long search, or medium's; with it the cards are chosen that are thought of beside it."""
        view = seat.view
        known = known_plan(view) if self.searched else None
        plan = best_menu(seat) if known is None else known
        self.plan = plan
        self.fancied = plan.at(view).wanted
        for single in singles_in(view)[:CARDS]:
            self.fancied |= 1 << view.pile(single.card)
        return plan

    def pick(self, seat: Seat[DominionView]) -> int:
        question = seat.pending()
        assert isinstance(question, CardQuestion), "this bot plays Dominion"
        view = seat.view
        usual = self.fit(seat).answer(seat, question)
        if question.verb == BUY:
            return self._buy(seat, view, usual) if view.buys() > 0 else usual
        if question.verb in (GAIN, TRASH, DISCARD, CHOOSE):
            others = [option for option in seat.options() if option != usual]
            return self._tried(seat, usual, others[:MOST], self.picks // CHOICES)
        return usual

    def _buy(self, seat: Seat[DominionView], view: DominionView, usual: i64) -> i64:
        last = winning_buy(seat)
        if last >= 0:
            return last
        return self._tried(seat, usual, self.others(view, seat.options(), usual), self.picks)

    def _tried(self, seat: Seat[DominionView], usual: i64, others: list[int], picks: i64) -> i64:
        plan = self.plan
        view = seat.view
        assert plan is not None
        crowd = max(view.seats(), FEW)  # the more play, the longer it takes to imagine a table and to sit down there
        trial = Trial(seat, plan, self.rng, picks * FEW // crowd)
        return trial.best(Course(usual, plan), courses(others, plan)).option

    def others(self, view: DominionView, options: list[int], usual: i64) -> list[int]:
        """What else might be bought, dear cards first."""
        others = [option for option in options if option != usual and self._is_worth_a_thought(view, option)]
        return sorted(others, key=lambda option: -view.cost(option) if option < PILES else 0)[:MOST]

    def _is_worth_a_thought(self, view: DominionView, option: i64) -> bool:
        if option == END_TURN:
            return view.gains_to_end() <= NEAR_THE_END
        if option >= PILES or option in (COPPER, CURSE):
            return False
        if option == ESTATE:
            return view.supply(PROVINCE) <= ESTATES_COUNT
        if option == SILVER:
            return view.coins() < RICH
        if option in (GOLD, PROVINCE) or (option > CURSE and (self.fancied >> option) & 1):
            return True
        return view.card(option).types & VICTORY != 0 and view.supply(PROVINCE) <= POINTS_COUNT
