"""Any legal answers, any kingdom, any number of players: cards are conserved, copies are equal, nothing leaks, games end."""

from __future__ import annotations

from random import Random

import pytest

from tests.properties.games import MOST_DECISIONS, any_answer, lively_answer, play_on
from tests.properties.inspection import game_number, inspect_game
from tests.rules import rule

BLOCK = 12


@rule("dominion:T-5", "dominion:I-2", "dominion:I-9")
@pytest.mark.parametrize("block", range(12))
def test_random_games_are_sound_wherever_one_looks(block: int) -> None:
    compared = sum(inspect_game(number) for number in range(block * BLOCK, block * BLOCK + BLOCK))
    assert compared > 80, "too few re-deals went the same way: the leak test shows nothing"


@pytest.mark.parametrize("driver", [any_answer, lively_answer])
def test_every_game_ends(driver: object) -> None:
    assert driver in (any_answer, lively_answer)
    answer = any_answer if driver is any_answer else lively_answer
    for number in range(1000, 1100):
        game = game_number(number)
        assert play_on(game, Random(number), answer, MOST_DECISIONS) < MOST_DECISIONS
        assert game.over() and game.asked() == []
