"""What a card remembers for a turn is declared with the card; copies, views, positions and scenarios need to know nothing of it."""

from __future__ import annotations

import pytest

from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.dominion import GAME, Dominion, Kind
from signoria.dominion.card import Card
from signoria.dominion.catalogue import KINGDOM_CARDS
from signoria.dominion.effects import ACTION, COPPER, Turn
from signoria.dominion.scenario import facts, seen_facts
from signoria.dominion.setup import make_kingdom
from signoria.dominion.turn import begin_turn, phase_questions
from signoria.dominion.words import PILES

toll_house = Card("toll_house", cost=4, types=ACTION, actions=1)
tolls = toll_house.remembers("tolls")


@toll_house.on_play
def take_a_toll(turn: Turn) -> None:
    turn.remember(tolls, 1)


@toll_house.after_each(COPPER)
def pay_the_toll(turn: Turn) -> None:
    turn.add_to_treasure(2 * turn.recall(tolls))


PRINTED = ("village", "smithy", "market", "merchant", "militia", "chapel", "cellar", "festival", "witch")


def game_with_tolls() -> Game:
    """Seat 0 holds two toll houses and three Coppers."""
    kinds = [Kind(KINGDOM_CARDS[id, "base2"], "base2") for id in PRINTED]
    board = Dominion(make_kingdom([*kinds, Kind(toll_house, "custom")]), 2, from_seed("tolls"))
    board.questions = phase_questions(board.kingdom, 2, second_edition=True)
    board.fill_supply([10] * PILES)
    board.sit_down()
    house = board.option_named("toll_house")
    me = board.me
    me.hand[:] = [COPPER, COPPER, COPPER, house, house]
    me.deck[:] = [COPPER] * 5
    me.owned[COPPER], me.owned[house] = 8, 2
    begin_turn(board)
    return Game(board)


def board_of(game: Game) -> Dominion:
    assert isinstance(game.state, Dominion)
    return game.state


def play(game: Game, *names: str) -> None:
    for name in names:
        game.apply(0, game.state.option_named(name))


def test_what_is_remembered_works_until_the_turn_ends() -> None:
    game = game_with_tolls()
    play(game, "toll_house", "toll_house", "all_treasures")
    assert board_of(game).coins == 3 * (1 + 2 * 2)
    play(game, "end_turn")
    assert board_of(game).remembered()["tolls"] == 0


def test_copies_carry_it_and_are_independent() -> None:
    game = game_with_tolls()
    play(game, "toll_house")
    twin = game.clone()
    assert twin.state.key() == game.state.key()
    play(twin, "toll_house")
    assert [board_of(one).remembered()["tolls"] for one in (game, twin)] == [1, 2]
    assert board_of(game.redeal(1, from_seed("other"))).remembered()["tolls"] == 1


def test_games_that_differ_only_in_it_differ() -> None:
    game, other = game_with_tolls(), game_with_tolls()
    board_of(other).remember(tolls, 1)
    assert game.state.key() != other.state.key()


def test_everyone_sees_it_and_scenarios_can_expect_it() -> None:
    game = game_with_tolls()
    play(game, "toll_house")
    for seat in (0, 1, -1):
        view = game.state.view(seat).data(game.question, [], 0)
        assert view["tolls"] == 1
        assert seen_facts(view)["tolls"] == 1
    assert facts(board_of(game))["tolls"] == 1


def test_two_cards_cannot_remember_under_one_name() -> None:
    with pytest.raises(AssertionError, match="both remember tolls"):
        Card("toll_gate", cost=4, types=ACTION).remembers("tolls")


@pytest.mark.parametrize(("name", "card"), [("merchants", "merchant"), ("copper_bonus", "coppersmith")])
def test_a_position_in_which_a_card_remembers_something_has_that_card(name: str, card: str) -> None:
    board = GAME.read_position({"hand": "copper, silver", name: 2})
    assert isinstance(board, Dominion)
    assert board.remembered()[name] == 2
    assert card in [known.id for known in board.kingdom.cards]
    written = GAME.write_position(board)
    assert written[name] == 2
    assert GAME.read_position(written).key() == board.key()
