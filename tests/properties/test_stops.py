"""Stops change nothing but where a game stands still: copies, re-deals and undo hold there, and the same game is played."""

from __future__ import annotations

from random import Random

import pytest

from signoria.core.game import Game
from tests.properties.checks import (
    SPECTATOR,
    cards_are_conserved,
    everything,
    stream,
    totals,
    view_bytes,
    watchers,
)
from tests.properties.games import lively_answer, random_game
from tests.volume import some

SEEDS = some([f"stops {n}" for n in range(12)])
MOST = 400


def with_stops(game: Game) -> Game:
    game.state.stops = True
    return game


def test_a_game_with_stops_is_the_same_game() -> None:
    assert sum(stops_in_the_same_game(seed) for seed in SEEDS) > 1.5 * len(SEEDS)


def stops_in_the_same_game(seed: str) -> int:
    """How often it stood still."""
    plain, stopping = random_game(seed), with_stops(random_game(seed))
    plain.start_log()
    history = stopping.start_log()
    random = Random(seed)
    stops = 0
    for _ in range(MOST):
        while stopping.at_stop():
            stops += 1
            stopping.go_on()
        assert everything(plain) == everything(stopping)
        if plain.over():
            break
        seat, option = lively_answer(plain, random)
        plain.apply(seat, option)
        stopping.apply(seat, option)
    assert plain.history is not None
    assert [move.picks for move in plain.history.moves] == [move.picks for move in history.moves]
    assert [len(move.events) for move in plain.history.moves] == [len(move.events) for move in history.moves]
    return stops


@pytest.mark.parametrize("seed", SEEDS[:6])
def test_copies_redeals_and_undo_hold_at_a_stop(seed: str) -> None:
    game = with_stops(random_game(seed))
    history = game.start_log()
    start = totals(game)
    random = Random(seed)
    for _ in range(MOST):
        if game.over():
            break
        if game.at_stop():
            assert all(not game.options(seat) for seat in range(game.state.seats)) and game.seat() == -1
            assert everything(game.clone()) == everything(game)
            for seat in watchers(game):
                other = game.redeal(seat, stream(random))
                assert view_bytes(other, seat) == view_bytes(game, seat)
                other.clone().pass_stops()
                other.pass_stops()
                cards_are_conserved(other, start)
            again = game.clone(with_history=True)
            again.rewind(len(history.moves))
            game.pass_stops()
            assert everything(again) == everything(game)
        seat, option = lively_answer(game, random)
        game.apply(seat, option)


def test_who_looks_on_sees_a_card_resolved_where_nobody_is_asked() -> None:
    game = with_stops(random_game("stops 1"))
    game.start_log()
    random = Random(1)
    while not game.at_stop():
        game.apply(*lively_answer(game, random))
    question = game.view(SPECTATOR)["question"]
    assert isinstance(question, dict)
    assert question["verb"] == "resolve" and question["source"] is not None and "mine" not in question
