"""Any legal answers, any kingdom, any number of players: cards are conserved, copies are equal, nothing leaks, games end."""

from __future__ import annotations

from random import Random

import pytest

from tests.properties.checks import board, stream, watchers, what_is_counted_as_owned_adds_up
from tests.properties.games import MOST_DECISIONS, any_answer, lively_answer, play_on, random_game
from tests.properties.inspection import game_number, inspect_game
from tests.rules import rule
from tests.volume import some

BLOCK = 12


@rule("dominion:T-5", "dominion:I-2", "dominion:I-9")
@pytest.mark.parametrize("block", some(range(12)))
def test_random_games_are_sound_wherever_one_looks(block: int) -> None:
    compared = sum(inspect_game(number) for number in range(block * BLOCK, block * BLOCK + BLOCK))
    assert compared > 80, "too few re-deals went the same way: the leak test shows nothing"


@rule("dominion:D-12")
@pytest.mark.parametrize("block", some(range(8)))
def test_counts_add_up_whatever_was_passed_unseen(block: int) -> None:
    """Masquerade with cards that trash, take and show: in the game, in a copy and in every seat's redeal."""
    passed = sum(passes_and_counts(number) for number in range(block * 5, block * 5 + 5))
    assert passed > 10, "too few cards were passed: the test shows nothing"


def passes_and_counts(number: int) -> int:
    """Play the beginning of a game in which much is passed; how many cards were."""
    wanted = ("masquerade", "chapel", "thief", "swindler")
    game = random_game(f"passing {number}", wanted, seats=3 + number % 3, rich=True)
    driving, chance = Random(number), Random(f"redeal {number}")
    for _ in range(250):
        if game.over():
            break
        before = len(board(game).passes)
        game.apply(*lively_answer(game, driving))
        if len(board(game).passes) > before or driving.random() < 0.1:
            what_is_counted_as_owned_adds_up(game)
            what_is_counted_as_owned_adds_up(game.clone())
            for seat in watchers(game):
                what_is_counted_as_owned_adds_up(game.redeal(seat, stream(chance)))
    return len(board(game).passes)


@pytest.mark.parametrize("driver", [any_answer, lively_answer])
def test_every_game_ends(driver: object) -> None:
    assert driver in (any_answer, lively_answer)
    answer = any_answer if driver is any_answer else lively_answer
    for number in some(range(1000, 1100)):
        game = game_number(number)
        assert play_on(game, Random(number), answer, MOST_DECISIONS) < MOST_DECISIONS
        assert game.over() and game.asked() == []
