"""What a learner would be shown at any moment of a game, and a search for leaks in it."""

from __future__ import annotations

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64, u8
from numpy.typing import NDArray

from signoria.batch.arena import Table
from signoria.bots.bot import Bot, RandomBot
from signoria.core.game import Game
from signoria.core.observation import Observation
from signoria.core.registry import find_game
from signoria.core.rng import Rng, from_seed


def observed(observation: Observation, game: Game, seat: int) -> tuple[NDArray[np.int16], NDArray[np.uint8]]:
    """The observation and the mask of a seat, written into new rows."""
    views, legal = vec[i64]([0] * observation.words), vec[u8]([0] * observation.n_actions)
    observation.forget(0)
    if game.waiting() >> seat & 1:
        assert game.question is not None
        observation.write(game.state, game.question, seat, game.picks(seat), views, 0)
        observation.write_legal(game.state, *game.option_masks(seat), legal, 0)
    else:
        observation.look(game.state, seat, views, 0)
    return np.frombuffer(memoryview(views), dtype=np.int16), np.frombuffer(memoryview(legal), dtype=np.uint8)


def field(observation: Observation, row: NDArray[np.int16], name: str) -> list[int]:
    """The numbers of one field."""
    at = 0
    for other, length in observation.fields:
        if other == name:
            return [int(n) for n in row[at : at + length]]
        at += length
    raise LookupError(name)


def dealt(name: str, players: int, seed: str, **wishes: object) -> Game:
    ruleset = find_game(name)
    setup = ruleset.lobby_rules().match_setup(wishes, players, [], from_seed(f"{seed} setup"))
    return Game(ruleset.dealer(setup).deal(from_seed(f"{seed} deal")))


def random_table(name: str, players: int, seed: str, **wishes: object) -> Table:
    """A game of random bots that is cut off after so long that it may well never end."""
    game = dealt(name, players, seed, **wishes)
    bots: list[Bot] = [RandomBot(from_seed(f"{seed} bot {seat}")) for seat in range(players)]
    return Table(game, bots, 60 * players)


def next_decision(table: Table) -> bool:
    """Let a random bot make one pick; whether another one is to be made."""
    game = table.game
    seat = int(game.seat())
    game.apply(seat, table.bots[seat].pick(table.seats[seat]))
    return not game.over() and game.state.turn_number() <= table.most_turns


def search_for_leaks(name: str, players: int, seed: str, every: int, **wishes: object) -> int:
    """Play a random game; at every so-maniest decision redeal what each seat can't know, and compare. How many were compared."""
    layouts = [find_game(name).observation(players, layout) for layout in ("flat", "piles")]
    table = random_table(name, players, seed, **wishes)
    chance = from_seed(f"{seed} worlds")
    compared = decisions = 0
    going = True
    while going:
        if decisions % every == 0:
            for seat in range(players):
                compare(layouts[decisions // every % 2], table.game, seat, chance)
                compared += 1
        decisions += 1
        going = next_decision(table)
    return compared


def compare(observation: Observation, game: Game, seat: int, chance: Rng) -> None:
    row, mask = observed(observation, game, seat)
    other_row, other_mask = observed(observation, game.redeal(seat, chance.branch()), seat)
    if not (np.array_equal(row, other_row) and np.array_equal(mask, other_mask)):
        differing = [
            name
            for name, _ in observation.fields
            if field(observation, row, name) != field(observation, other_row, name)
        ]
        raise AssertionError(f"seat {seat} could tell a redeal by {differing or 'its mask'}")
