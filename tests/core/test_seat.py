"""A seat tells its player what concerns that player, and nothing of the others' questions."""

from __future__ import annotations

import pytest

from signoria.core.decision import NothingAsked
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.dominion import BUY, PLAY_TREASURE, Setup, deal

FIRST_GAME = tuple(
    f"{card}@base2"
    for card in ("cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop")
)


def first_turn() -> Game:
    return Game(deal(Setup(2, FIRST_GAME, first=0), from_seed("a seat")))


def test_who_is_not_asked_learns_nothing_of_the_question() -> None:
    game = first_turn()
    asked, other = Seat(game, 0), Seat(game, 1)
    assert asked.verb() in (PLAY_TREASURE, BUY)
    assert asked.question() is game.question
    assert other.verb() == -1
    assert other.question() is None
    with pytest.raises(NothingAsked):
        _ = other.decision
    assert other.options() == []


def test_a_sample_could_be_the_game_for_all_the_seat_knows() -> None:
    game = first_turn()
    sample = Seat(game, 0).sample(from_seed("another world"))
    assert sample.view(0) == game.view(0)
    assert sample.options(0) == game.options(0)
    sample.apply(0, sample.options(0)[0])
    assert game.state.key() == first_turn().state.key()
