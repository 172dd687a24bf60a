"""Any game can be written down at any moment and read back: the record, and the position it begins with."""

from __future__ import annotations

from random import Random

import pytest

from signoria.core.game import Game
from signoria.core.record import Record
from signoria.dominion import GAME
from tests.properties.checks import everything
from tests.properties.games import play_on
from tests.properties.inspection import game_number
from tests.volume import some


def recorded_game(number: int, random: Random) -> Game:
    """A game whose log begins anywhere and ends anywhere, with moves taken back in between."""
    game = game_number(number)
    play_on(game, random, most=random.randrange(300))
    while game.run is not None:
        play_on(game, random, most=1)
    history = game.start_log()
    for _ in range(random.randrange(1, 6)):
        play_on(game, random, most=random.randrange(40))
        if history.moves and random.random() < 0.5:
            game.rewind(max(0, len(history.moves) - random.randrange(5)))
    return game


@pytest.mark.parametrize("block", some(range(4)))
def test_what_is_saved_is_loaded_equal_and_plays_on_alike(block: int) -> None:
    for number in range(2000 + 25 * block, 2025 + 25 * block):
        random = Random(number)
        game = recorded_game(number, random)
        for seat in list(game.given):  # what nobody has seen is not in a record
            game.take_back(seat)
        text = Record.from_game(GAME, game).to_json()
        loaded = Record.from_json(text).replay()
        assert everything(loaded) == everything(game)
        assert Record.from_game(GAME, loaded).to_json() == text
        seed = random.getrandbits(64)
        assert play_on(loaded, Random(seed), most=40) == play_on(game, Random(seed), most=40)
        assert everything(loaded) == everything(game)


def test_a_position_in_words_is_read_back_equal() -> None:
    for number in some(range(3000, 3120)):
        random = Random(number)
        game = game_number(number)
        play_on(game, random, most=random.randrange(600))
        while game.run is not None:
            play_on(game, random, most=1)
        again = Game(GAME.read_position(GAME.write_position(game.state)))
        assert everything(again) == everything(game)
