"""One meaning of a result in every game: over, points, places and winners."""

from random import Random

import pytest

from signoria.core.game import Game
from signoria.core.registry import find_game, game_names
from signoria.core.rng import from_seed
from signoria.core.state import State
from signoria.dominion import GAME as DOMINION
from signoria.dominion.end_of_game import places


def new_game(name: str, seed: str) -> Game:
    ruleset = find_game(name)
    setup = ruleset.lobby_rules().setup({}, ruleset.least_seats, from_seed(seed))
    return Game(ruleset.deal(setup, from_seed(seed)))


def at_random(game: Game, chance: Random) -> None:
    seat = int(game.seat())
    options = game.options(seat)
    game.apply(seat, options[chance.randrange(len(options))])


def check(state: State) -> None:
    seats = range(state.seats)
    assert len(state.points()) == len(state.places()) == state.seats
    assert min(state.places()) == 1
    assert state.leaders() == [seat for seat in seats if state.places()[seat] == 1]


@pytest.mark.parametrize("name", game_names())
def test_nobody_has_won_until_the_game_is_over(name: str) -> None:
    for i in range(3):
        game, chance = new_game(name, f"result {i}"), Random(i)
        while not game.over():
            assert not game.state.over()
            assert game.state.winners() == []
            at_random(game, chance)
        check(game.state)
        assert game.state.over()
        assert game.state.winners() == game.state.leaders() == find_game(name).result(game.state)["winners"]


@pytest.mark.parametrize(
    ("points", "turns", "expected"),
    [
        ([6, 6, 6, 3], [10, 9, 9, 9], [3, 1, 1, 4]),
        ([-1, -2], [5, 4], [1, 2]),
        ([3, 3], [7, 7], [1, 1]),
        ([4, 30, 4], [1, 9, 2], [2, 1, 3]),
    ],
)
def test_points_decide_then_turns_and_equals_share_a_place(
    points: list[int], turns: list[int], expected: list[int]
) -> None:
    assert places(points, turns) == expected


def test_among_those_still_in_the_same_tie_break_decides() -> None:
    result = {"points": [9, 6, 6, 6], "turns": [8, 9, 8, 8]}
    assert DOMINION.lobby_rules().best_of(result, [1, 2, 3]) == [2, 3]
    assert DOMINION.lobby_rules().best_of(result, [1, 0]) == [0]
