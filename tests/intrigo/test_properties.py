"""What must be true at any decision of any game of Intrigo."""

from __future__ import annotations

import hashlib
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.core.record import Start
from signoria.core.rng import from_seed
from signoria.intrigo import GAME
from tests.intrigo.checks import (
    Goes,
    a_copy_is_equal,
    a_copy_is_equal_and_independent,
    a_position_in_words_is_read_back,
    a_record_is_replayed_to_the_same_game,
    a_redeal_changes_no_byte_of_what_the_seat_sees,
    an_answer_tells_nobody_more_than_its_events,
    options_are_exactly_what_is_not_refused,
    the_phase_never_stalls,
    tokens_and_cards_are_conserved,
    undo_goes_back_and_does_not_roll_anew,
)
from tests.intrigo.games import Driver, anything, board, new_game, play, play_out, rather_influence
from tests.rules import rule
from tests.volume import examples

TABLES = pytest.mark.parametrize("seats", [3, 4])
WAYS = pytest.mark.parametrize("driver", [anything, rather_influence])
SEEDS = st.integers(0, 2**32)
FEW = examples(3)


@rule("intrigo:EN-6", "intrigo:IN-1", "intrigo:IN-2", "intrigo:PL-8")
@TABLES
@WAYS
@FEW
@given(seed=SEEDS)
def test_tokens_and_cards_are_conserved_and_the_phase_never_stalls(seats: int, driver: Driver, seed: int) -> None:
    game = new_game(seats, str(seed))
    start = GAME.inventory(game.state)
    for g in play(game, Random(seed), driver):
        tokens_and_cards_are_conserved(g, start)
        the_phase_never_stalls(g)


@rule("intrigo:IN-3", "intrigo:IN-4", "intrigo:IN-5", "intrigo:IN-6", "intrigo:PL-6")
@TABLES
@FEW
@given(seed=SEEDS)
def test_goes_are_counted_as_the_rules_promise(seats: int, seed: int) -> None:
    game = new_game(seats, str(seed))
    goes = Goes(game.start_log())
    for g in play(game, Random(seed), rather_influence):
        goes.are_counted_as_the_rules_promise(g)


@TABLES
@FEW
@given(seed=SEEDS)
def test_a_copy_is_equal_and_independent_at_every_decision(seats: int, seed: int) -> None:
    random = Random(seed)
    game = new_game(seats, str(seed))
    for i, g in enumerate(play(game, random)):
        a_copy_is_equal(g)
        if i % 10 == 0:
            a_copy_is_equal_and_independent(g, random)


@TABLES
@FEW
@given(seed=SEEDS)
def test_the_same_picks_on_copies_make_the_same_game(seats: int, seed: int) -> None:
    random = Random(seed)
    straight = new_game(seats, str(seed))
    cloned = straight.clone()
    while not straight.over():
        seat = random.choice(straight.asked())
        option = random.choice(straight.options(seat))
        straight.apply(seat, option)
        cloned = cloned.clone()
        cloned.apply(seat, option)
        assert cloned.state.key() == straight.state.key()


@rule("intrigo:KN-4")
@TABLES
@WAYS
@FEW
@given(seed=SEEDS)
def test_a_redeal_changes_no_byte_of_what_the_seat_sees_and_stays_answerable(
    seats: int, driver: Driver, seed: int
) -> None:
    random = Random(seed)
    for i, g in enumerate(play(new_game(seats, str(seed)), random, driver)):
        if random.random() < 0.2:
            a_redeal_changes_no_byte_of_what_the_seat_sees(g, random, play_on=i % 4 == 0)


@rule("intrigo:KN-4", "intrigo:KN-5", "intrigo:RU-12")
@TABLES
@FEW
@given(seed=SEEDS)
def test_an_answer_tells_nobody_more_than_its_events(seats: int, seed: int) -> None:
    random = Random(seed)
    compared = 0
    for g in play(new_game(seats, str(seed)), random, rather_influence, most=120):
        if not g.over() and random.random() < 0.4:
            compared += an_answer_tells_nobody_more_than_its_events(g, random)
    assert compared > 5


@TABLES
@FEW
@given(seed=SEEDS)
def test_options_are_exactly_what_is_not_refused(seats: int, seed: int) -> None:
    random = Random(seed)
    for g in play(new_game(seats, str(seed)), random, rather_influence):
        if random.random() < 0.15:
            options_are_exactly_what_is_not_refused(g)


@TABLES
@FEW
@given(seed=SEEDS)
def test_a_game_can_be_written_down_and_read_back_at_every_decision(seats: int, seed: int) -> None:
    random = Random(seed)
    for g in play(new_game(seats, str(seed)), random, rather_influence):
        if random.random() < 0.15:
            a_position_in_words_is_read_back(g)


@TABLES
@FEW
@given(seed=SEEDS)
def test_a_record_is_replayed_to_the_same_game(seats: int, seed: int) -> None:
    random = Random(seed)
    start = Start.dealt({"seats": seats}, str(seed))
    game = start.game(GAME)
    for g in play(game, random):
        if random.random() < 0.05 and not g.over():  # a record with a result is of a finished game
            history = g.history
            assert history is not None
            g.rewind(max(0, len(history.moves) - 2))
    a_record_is_replayed_to_the_same_game(game, start)


@TABLES
@FEW
@given(seed=SEEDS)
def test_undo_goes_back_and_does_not_roll_anew(seats: int, seed: int) -> None:
    random = Random(seed)
    game = new_game(seats, str(seed))
    game.start_log()
    while not game.over():
        if not game.given and random.random() < 0.2:
            undo_goes_back_and_does_not_roll_anew(game, random)
        else:
            seat = random.choice(game.asked())
            game.apply(seat, random.choice(game.options(seat)))


@rule("intrigo:AS-3")
@TABLES
def test_random_games_are_as_long_as_simulations_say(seats: int) -> None:
    rounds = [int(board(play_out(new_game(seats, f"length {i}"), Random(i))).round) for i in range(60)]
    assert max(rounds) <= 30
    assert 4 < sum(rounds) / len(rounds) < 6.5


@pytest.mark.parametrize(("seats", "digest"), [(3, "bc39ba10cb86bee7"), (4, "9adf67951754f3b6")])
def test_a_fixed_game_is_the_same_on_every_machine_and_compiled(seats: int, digest: str) -> None:
    """Changes only with the rules; then `rules_version` rises with it."""
    rng = from_seed("the picks")
    game = new_game(seats, "the deal")
    keys = hashlib.sha256()
    while not game.over():
        seat = int(game.seat())
        options = game.options(seat)
        game.apply(seat, options[rng.below(len(options))])
        keys.update(game.state.key())
    assert keys.hexdigest()[:16] == digest
