"""Rounds and phases as plain state: what is asked, and how a move is carried out."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.decision import FINE, NOT_ASKED, Effect, Question
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.intrigo.award import award_all, refill, upkeep
from signoria.intrigo.draft import begin_draft, keep_all, pack_mask, why_not_keep
from signoria.intrigo.end_of_game import is_over, places, stop_at_round_limit
from signoria.intrigo.placement import (
    check_counts,
    is_go,
    listed,
    make_go,
    next_go,
    offered,
    options,
    refusal,
    why_not_whole_go,
)
from signoria.intrigo.redeal import redeal
from signoria.intrigo.state import DRAFT, HAND_SIZE, OVER, PLACEMENT, Board, Terms
from signoria.intrigo.view import IntrigoView
from signoria.intrigo.words import E_ROUND, WRONG_PHASE


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

    def question(self) -> Question | None:
        if self.phase == PLACEMENT:
            return self.terms.go_questions[self.active]
        return self.terms.draft_question if self.phase == DRAFT else None

    def perform(self, answers: list[int]) -> Effect[None] | None:
        if self.phase == DRAFT:
            keep_all(self, answers)
            if self.step == HAND_SIZE:
                self.phase = PLACEMENT
                self.active = self.first
            return None
        make_go(self, answers)
        check_counts(self)
        if self.palace.empty:
            next_go(self)
        else:
            self.end_round()
        return None

    def refusal(self, question: Question, seat: i64, picks: list[int], option: i64) -> i64:
        if self.phase == DRAFT:
            return why_not_keep(self, seat, option)
        return refusal(self, seat, picks, option)

    def why_not_move(self, question: Question, seat: i64, picks: list[int], reason: i64) -> i64:
        """The first reason in the order of the rules (§12)."""
        if self.phase == DRAFT:
            return WRONG_PHASE if is_go(picks) else reason
        if reason == NOT_ASKED or not picks:
            return reason
        first = why_not_whole_go(self, seat, picks)
        return first if first != FINE else reason

    def options(self, question: Question, seat: i64, picks: list[int]) -> list[int]:
        if self.phase == DRAFT:
            return listed(pack_mask(self, seat), 0) if not picks else []
        return options(self, seat, picks)

    def option_masks(self, question: Question, seat: i64, picks: list[int]) -> tuple[i64, i64]:
        if self.phase == DRAFT:
            return (pack_mask(self, seat) if not picks else 0), 0
        return offered(self, seat, picks)

    def redeal(self, seat: i64, question: Question | None, rng: Rng) -> None:
        redeal(self, seat, rng)

    def view(self, seat: i64) -> IntrigoView:
        return IntrigoView(self, seat)

    def over(self) -> bool:
        return is_over(self)

    def points(self) -> list[int]:
        """Seals. They don't decide the game by their number: whose they are counts (`places`)."""
        return [sum(who.counters) for who in self.players]

    def places(self) -> list[int]:
        return places(self)

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
        if not is_over(self):
            if self.round < self.terms.max_rounds:
                upkeep(self)
                self.begin_round()
                return
            stop_at_round_limit(self)
        self.phase = OVER
