"""An answer that is not possible is refused with a reason, and nothing at all has changed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from signoria.bots.measure import FIRST_GAME
from signoria.core.decision import IllegalAnswer
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.dominion import ALL_TREASURES, COPPER, CURSE, PROVINCE, deal
from tests.core.random_games import ASKING, LOOKING, fingerprint, holding, move, random_pick, started
from tests.volume import some

EVERY_OPTION = range(-2, 140)  # all there are, and some there are not


def refusal(game: Game, seat: int, options: list[int], *, at_once: bool) -> IllegalAnswer:
    """The refusal of an answer, whole or one pick; fails if the game took it."""
    try:
        if at_once:
            game.apply_move(seat, options)
        else:
            game.apply(seat, options[0])
    except IllegalAnswer as refused:
        error = refused
    else:
        raise AssertionError(f"seat {seat} was allowed to answer {options}")
    assert error.seat == seat
    return error


@contextmanager
def unchanged(game: Game) -> Iterator[None]:
    before = fingerprint(game)
    yield
    assert fingerprint(game) == before


def positions(seats: int, cards: list[str]) -> Iterator[Game]:
    """The positions of a random game, half answered questions among them."""
    game = started(f"illegal {seats}", seats, cards)
    rng = from_seed("illegal")
    for _ in range(150):
        if game.over():
            return
        yield game
        random_pick(game, rng)


@pytest.mark.parametrize("cards", [ASKING, LOOKING], ids=["asking", "looking"])
@pytest.mark.parametrize("seats", some([2, 3, 4]))
def test_every_option_that_is_not_offered_is_refused_with_a_reason_and_changes_nothing(
    seats: int, cards: list[str]
) -> None:
    reasons = set()
    for count, game in enumerate(positions(seats, cards)):
        with unchanged(game):
            for seat in range(-1, seats + 1):
                offered = game.options(seat)
                for option in EVERY_OPTION[count % 3 :: 3]:
                    why_not = game.why_not(seat, option)
                    assert (why_not is None) == (option in offered)
                    if why_not is not None:
                        assert refusal(game, seat, [option], at_once=False).reason == why_not
                        assert refusal(game, seat, [option], at_once=True).reason == why_not
                        reasons.add(why_not)
    assert {"not_asked", "not_in_hand", "not_offered", "too_expensive", "not_an_action"} <= reasons


@pytest.mark.parametrize("seats", [2, 3])
def test_a_move_with_one_bad_pick_is_refused_as_a_whole(seats: int) -> None:
    tried = 0
    for game in positions(seats, ASKING):
        for seat in game.asked():
            ask = game.question
            assert ask is not None
            options = [option for option in game.options(seat) if option != ask.stop]
            if not options:
                continue
            bad = next(option for option in EVERY_OPTION if option >= 0 and game.why_not(seat, option) is not None)
            with unchanged(game):
                refusal(game, seat, [bad, options[0]], at_once=True)
                refusal(game, seat, [options[0], bad], at_once=True)
                refusal(game, seat, [options[0]] * 40, at_once=True)
            tried += 1
    assert tried > 100


def test_too_few_and_too_many_cards_are_refused() -> None:
    game = holding("militia copper", "copper copper estate estate estate")
    move(game, 0, "militia")
    copper, estate = game.state.option_named("copper"), game.state.option_named("estate")
    with unchanged(game):
        assert refusal(game, 1, [], at_once=True).reason == "too_few"
        assert refusal(game, 1, [copper], at_once=True).reason == "too_few"
        assert refusal(game, 1, [copper, copper, estate], at_once=True).reason == "too_many"


def test_a_card_cannot_be_picked_more_often_than_it_is_there() -> None:
    game = holding("cellar copper copper estate", "copper")
    move(game, 0, "cellar")
    copper = game.state.option_named("copper")
    assert refusal(game, 0, [copper] * 3, at_once=True).reason == "no_more_copies"
    game.apply(0, copper)
    game.apply(0, copper)
    assert refusal(game, 0, [copper], at_once=False).reason == "no_more_copies"
    assert game.picks(0) == [copper, copper]


def test_nothing_is_an_answer_only_where_one_may_stop() -> None:
    game = holding("copper", "copper")
    assert refusal(game, 0, [], at_once=True).option == "nothing"
    assert refusal(game, 1, [], at_once=True).reason == "not_asked"


def test_an_answer_given_at_once_with_others_cannot_be_given_twice() -> None:
    game = holding("masquerade copper", "copper estate", "copper estate")
    move(game, 0, "masquerade")
    copper = game.state.option_named("copper")
    move(game, 1, "copper")
    with unchanged(game):
        assert refusal(game, 1, [copper], at_once=False).reason == "already_answered"
        assert refusal(game, 1, [copper], at_once=True).reason == "already_answered"


def test_after_the_end_every_answer_is_refused() -> None:
    game = started("the end", 2)
    rng = from_seed("the end")
    while not game.over():
        random_pick(game, rng)
    for seat in (0, 1):
        assert game.options(seat) == []
        for option in EVERY_OPTION:
            assert refusal(game, seat, [option], at_once=False).reason == "game_over"
        assert refusal(game, seat, [], at_once=True).reason == "game_over"


def test_what_was_offered_is_looked_at_again_once_anything_has_changed() -> None:
    game = Game(deal(FIRST_GAME, from_seed("offered")))
    game.start_log()
    seat = game.seat()
    assert (game.option_masks(seat)[0] >> ALL_TREASURES) & 1
    game.apply_move(seat, [ALL_TREASURES])
    with pytest.raises(IllegalAnswer):
        game.apply(seat, ALL_TREASURES)
    assert (game.option_masks(seat)[0] >> COPPER) & 1, "a Copper can be bought"
    game.rewind(0)
    with pytest.raises(IllegalAnswer):
        game.apply(seat, CURSE)
    game.apply(seat, COPPER)
    assert game.state.turn_number() == 1


def test_an_option_that_is_not_among_those_shown_is_refused() -> None:
    game = Game(deal(FIRST_GAME, from_seed("offered")))
    seat = game.seat()
    before = game.state.key()
    game.option_masks(seat)
    for option in (-1, 63, 64, 126, 127, 1000, PROVINCE):
        with pytest.raises(IllegalAnswer):
            game.apply(seat, option)
    with pytest.raises(IllegalAnswer):
        game.apply(1 - seat, ALL_TREASURES)
    assert game.state.key() == before
