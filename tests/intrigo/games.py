"""Random games of Intrigo for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from signoria.core.game import Game
from signoria.core.rng import Rng, from_seed
from signoria.intrigo import Intrigo, Setup, deal
from signoria.intrigo.state import MAX_ROUNDS, PLACEMENT
from signoria.intrigo.words import FIRST_CHARACTER

Driver = Callable[[Game, int, Random], int]


def new_game(seats: int, seed: str, max_rounds: int = MAX_ROUNDS) -> Game:
    return Game(deal(Setup(seats=seats, max_rounds=max_rounds), from_seed(seed)))


def board(game: Game) -> Intrigo:
    assert isinstance(game.state, Intrigo)
    return game.state


def anything(game: Game, seat: int, random: Random) -> int:
    return random.choice(game.options(seat))


def only_intrigue(game: Game, seat: int, random: Random) -> int:
    """Any answer but buying."""
    return random.choice(
        [option for option in game.options(seat) if not FIRST_CHARACTER <= option < FIRST_CHARACTER + 6]
    )


def rather_influence(game: Game, seat: int, random: Random) -> int:
    """Buys when it can, so that effects meet effects."""
    options = game.options(seat)
    bought = [option for option in options if FIRST_CHARACTER <= option < FIRST_CHARACTER + 6]
    return random.choice(bought if bought and random.random() < 0.8 else options)


def play(game: Game, random: Random, driver: Driver = anything, most: int = 100_000) -> Iterator[Game]:
    """The game before every pick, until it is over or so many picks are made; and once more at the end."""
    for _ in range(most):
        if game.over():
            break
        yield game
        seat = random.choice(game.asked())
        game.apply(seat, driver(game, seat, random))
    yield game


def play_out(game: Game, random: Random, driver: Driver = anything, most: int = 100_000) -> Game:
    for _ in play(game, random, driver, most):
        pass
    return game


def stream(random: Random) -> Rng:
    """A stream of the house from a test's own chance."""
    return from_seed(str(random.getrandbits(64)))


def in_placement(game: Game) -> bool:
    return board(game).phase == PLACEMENT
