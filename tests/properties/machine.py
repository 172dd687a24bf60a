"""A table at which anything may happen next: answers, copies, re-deals, undos, mistakes. Hypothesis plays it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from signoria.core.decision import UndoRefused
from signoria.core.game import Game
from tests.properties.checks import (
    board,
    cards_are_conserved,
    everything,
    illegal_answers_change_nothing,
    options_are_what_is_not_refused,
    stream,
    totals,
    view_bytes,
    views,
    what_a_view_claims_is_true,
)
from tests.properties.games import play_on, random_game

NUMBERS = st.integers(0, 1 << 30)


class AnyTable(RuleBasedStateMachine):
    game: Game
    start: list[int]

    @initialize(seed=NUMBERS, seats=st.integers(2, 6), ahead=st.integers(0, 300))
    def sit_down(self, seed: int, seats: int, ahead: int) -> None:
        self.game = random_game(f"table {seed}", seats=seats)
        play_on(self.game, Random(seed), most=ahead)
        while self.game.run is not None:
            play_on(self.game, Random(seed), most=1)
        self.game.start_log()
        self.start = totals(self.game)

    @precondition(lambda self: not self.game.over())
    @rule(which=NUMBERS, option=NUMBERS)
    def answer(self, which: int, option: int) -> None:
        asked = self.game.asked()
        seat = asked[which % len(asked)]
        options = self.game.options(seat)
        others = self.views_but(seat)
        moves = self.moves()
        ready = int(self.game.ready)
        self.game.apply(seat, options[option % len(options)])
        unfinished = self.game.given and int(self.game.ready) == ready and self.moves() == moves
        if unfinished:  # shows nothing
            assert others == self.views_but(seat)

    @rule(seed=NUMBERS, picks=st.integers(1, 12))
    def play_on(self, seed: int, picks: int) -> None:
        play_on(self.game, Random(seed), most=picks)

    @rule()
    def go_on_with_a_copy(self) -> None:
        twin = self.game.clone(with_history=True)
        assert everything(twin) == everything(self.game)
        self.game = twin

    @rule(seed=NUMBERS, seat=st.integers(-1, 5))
    def go_on_with_a_redeal(self, seed: int, seat: int) -> None:
        """What one seat cannot know is dealt anew, and that is the game from here on; its log begins again."""
        seat = min(seat, int(self.game.state.seats) - 1)
        seen = view_bytes(self.game, seat)
        self.game = self.game.redeal(seat, stream(Random(seed)))
        assert view_bytes(self.game, seat) == seen
        if self.game.run is None:
            self.game.start_log()

    @precondition(lambda self: self.game.history is not None)
    @rule(seat=st.integers(0, 5))
    def undo(self, seat: int) -> None:
        """Free or not at all: a refusal changes nothing."""
        before = everything(self.game)
        try:
            self.game.undo(seat)
        except UndoRefused:
            assert everything(self.game) == before

    @precondition(lambda self: self.moves() > 0)
    @rule(back=st.integers(1, 4))
    def rewind(self, back: int) -> None:
        """Back and forth again: the moves give the same game, chance and all."""
        history = self.game.history
        assert history is not None
        self.drop_unfinished_moves()
        after = everything(self.game)
        k = int(history.question_of(max(0, self.moves() - back)))  # answers given at once are taken back together
        again = history.moves[k:]
        self.game.rewind(k)
        assert self.moves() == k
        for move in again:
            self.game.apply_move(move.seat, move.picks)
        assert everything(self.game) == after

    @precondition(lambda self: bool(self.game.given))
    @rule()
    def take_back(self) -> None:
        seat = next(iter(self.game.given))
        self.game.take_back(seat)
        assert seat in self.game.asked() and not self.game.picks(seat)

    @rule(seed=NUMBERS)
    def blunder(self, seed: int) -> None:
        illegal_answers_change_nothing(self.game, Random(seed))

    @rule()
    def look_and_touch_nothing(self) -> None:
        key = self.game.state.key()
        first = views(self.game)
        assert first == views(self.game)
        assert key == self.game.state.key()

    @rule(seat=st.integers(0, 5))
    def take_back_nothing(self, seat: int) -> None:
        if seat not in self.game.given:
            with pytest.raises(UndoRefused):
                self.game.take_back(seat)

    def views_but(self, seat: int) -> list[bytes]:
        return [view_bytes(self.game, other) for other in range(-1, self.game.state.seats) if other != seat]

    def moves(self) -> int:
        return len(self.game.history.moves) if self.game.history is not None else 0

    def drop_unfinished_moves(self) -> None:
        for seat in list(self.game.given):
            self.game.take_back(seat)

    @invariant()
    def the_table_is_sound(self) -> None:
        if not hasattr(self, "game"):
            return
        cards_are_conserved(self.game, self.start)
        options_are_what_is_not_refused(self.game)
        what_a_view_claims_is_true(self.game)
        state = board(self.game)
        assert 0 <= state.active < state.seats
        assert min(state.supply) >= 0 and min(state.actions, state.buys, state.coins) >= 0
