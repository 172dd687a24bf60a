"""Rounds and phases as plain state: what is asked, and how a move is carried out."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.decision import Ask, Asks
from signoria.core.rng import Rng
from signoria.core.state import Lens, State
from signoria.intrigo.award import award_all, places, refill, stop_at_round_limit, upkeep, winners
from signoria.intrigo.draft import begin_draft, keep_all, pack_mask, why_not_keep
from signoria.intrigo.placement import carry_out, check_counts, listed, next_go, options, refusal
from signoria.intrigo.redeal import redeal
from signoria.intrigo.state import DRAFT, HAND_SIZE, NO_RESULT, OVER, PLACEMENT, Board, Terms
from signoria.intrigo.view import View
from signoria.intrigo.words import E_ROUND


class Intrigo(Board):
    """A game of Intrigo: all of the table, and the rules that move it on."""

    def __init__(self, terms: Terms, rng: Rng) -> None:
        super().__init__(terms, rng)

    # --- the contract with core -------------------------------------------------------------------------------------

    def copy(self) -> State:
        twin = Intrigo(self.terms, self.rng)
        twin.load_board(self)
        return twin

    def load(self, other: State) -> None:
        assert isinstance(other, Intrigo)
        self.load_board(other)

    def ask(self) -> Ask | None:
        if self.phase == PLACEMENT:
            return self.terms.go_questions[self.active]
        return self.terms.draft_question if self.phase == DRAFT else None

    def perform(self, answers: list[int]) -> Asks | None:
        if self.phase == DRAFT:
            keep_all(self, answers)
            if self.step == HAND_SIZE:
                self.phase = PLACEMENT
                self.active = self.first
            return None
        carry_out(self, answers)
        check_counts(self)
        if self.palace.empty:
            next_go(self)
        else:
            self.end_round()
        return None

    def refusal(self, ask: Ask, seat: i64, picks: list[int], option: i64) -> i64:
        if self.phase == DRAFT:
            return why_not_keep(self, seat, option)
        return refusal(self, seat, picks, option)

    def options(self, ask: Ask, seat: i64, picks: list[int]) -> list[int]:
        if self.phase == DRAFT:
            return listed(pack_mask(self, seat), 0) if not picks else []
        return options(self, seat, picks)

    def redeal(self, seat: i64, ask: Ask | None, rng: Rng) -> None:
        redeal(self, seat, rng)

    def lens(self, seat: i64) -> Lens:
        return View(self, seat)

    def view_data(self, seat: i64, ask: Ask | None, picks: list[int], ready: i64) -> dict[str, object]:
        return View(self, seat).data(ask, picks, ready)

    # --- rounds -------------------------------------------------------------------------------------------------------

    def begin_round(self) -> None:
        """Tokens first, so that the players draft knowing them (SE-10)."""
        self.round += 1
        self.tell(E_ROUND, self.first, [self.round])
        refill(self)
        self.check_conservation()
        begin_draft(self)

    def end_round(self) -> None:
        """The award; then the next round, unless somebody has won or the rounds are used up."""
        award_all(self)
        self.check_conservation()
        if self.result == NO_RESULT:
            if self.round < self.terms.max_rounds:
                upkeep(self)
                self.begin_round()
                return
            stop_at_round_limit(self)
        self.phase = OVER

    def winners(self) -> list[int]:
        """Who has won; nobody while the game goes on."""
        return winners(self)

    def places(self) -> list[int]:
        """Each seat's place, from 1; equal players share one."""
        return places(self)
