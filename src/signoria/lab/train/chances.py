"""Teaching the chances: positions of games between all kinds of players, seen by any seat at any moment, and who won.

A net that has learned to play knows the chances of its own games at its own buys. Here it learns those of others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

import numpy as np

from signoria.bots.bot import Bot
from signoria.bots.dominion.ladder import MenuBot
from signoria.bots.dominion.learned import position as at
from signoria.bots.dominion.learned.cards import Floats, Piles
from signoria.bots.dominion.learned.expert import Expert
from signoria.bots.dominion.learned.net import Weights, forward, softmax
from signoria.bots.dominion.learned.player import NetBot
from signoria.bots.dominion.levels import Hard
from signoria.bots.dominion.menu import MenuText
from signoria.bots.registry import find_bot
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.dominion import DominionView
from signoria.lab.train.champions import Searched, arena_of, one_of, random_kingdom, suggested
from signoria.lab.train.games import Samples
from signoria.lab.workers import Here, Workers

SEATS = (2, 2, 2, 3, 3, 4, 4, 5, 6)
SAME_KINGDOM = 4  # games in a row
AT_ONCE = 8  # kingdoms for each worker, until progress is told
LOOKED_AT = 0.2  # of the moments of a game
# Of the players, how many are nets, novices, `hard`, and `expert`; the others have menus.
MIXED = (0.35, 0.05, 0.1, 0.1)
THINKING = (0.0, 0.0, 0.35, 0.35)  # their games are closer, so the same lead is worth less
THOUGHT = 3_000  # picks that `hard` and `expert` imagine for a buy: they are in a hurry
SEARCHED = 0.3  # of the kingdoms
MOST_TURNS = 60  # of each player
BINS = 15
HEATS = [0.7 + 0.05 * i for i in range(27)]  # by which the log odds may be divided


@dataclass
class Seen:
    """A position and who won: shares of the win, beginning with the seat that looks."""

    piles: Piles
    row: at.Row
    shares: Floats


class Players(Protocol):
    """Makes a player for each seat."""

    def __call__(self, chance: Random, menus: list[MenuText]) -> Bot[DominionView]: ...


@dataclass(frozen=True)
class UsualPlayers:
    """The net, menus of the kingdom, `hard` and `expert` in a hurry, and novices."""

    net: Weights
    shares: tuple[float, float, float, float] = MIXED

    def __call__(self, chance: Random, menus: list[MenuText]) -> Bot[DominionView]:
        drawn = chance.random()
        rng = from_seed(str(chance.random()))
        kinds: tuple[Callable[[], Bot[DominionView]], ...] = (
            lambda: NetBot(self.net),
            lambda: find_bot("novice", "dominion").new(rng),
            lambda: Hard(rng, THOUGHT),
            lambda: Expert(rng, THOUGHT, self.net),
        )
        for share, make in zip(self.shares, kinds, strict=True):
            drawn -= share
            if drawn < 0:
                return make()
        return MenuBot(one_of(menus, chance))


@dataclass(frozen=True)
class Evening:
    """Games to watch: where their kingdoms and deals come from, and who plays."""

    games: int
    seed: str
    champions: list[Searched]
    players: Players
    seats_of: Sequence[int] = SEATS

    def watch(self, workers: Workers | None = None, tell: Callable[[int], None] = lambda games: None) -> list[Seen]:
        """Let them play, and look at some moments of their games. `tell` hears how many games are over."""
        workers = Here() if workers is None else workers
        firsts = range(0, self.games, SAME_KINGDOM)
        portion = AT_ONCE * workers.size
        seen: list[Seen] = []
        for k in range(0, len(firsts), portion):
            tell(firsts[k])
            for found in workers.map(games_of_a_kingdom, self, firsts[k : k + portion]):
                seen += found
        return seen


def games_of_a_kingdom(evening: Evening, first: int) -> list[Seen]:
    """Some moments of the games from the first one to the next kingdom's."""
    chance = Random(f"{evening.seed} {first}")
    seats = chance.choice(evening.seats_of)
    found = chance.choice(evening.champions) if evening.champions and chance.random() < SEARCHED else None
    kingdom = found.kingdom if found is not None else random_kingdom(f"{evening.seed} {first}")
    arena = arena_of(kingdom, seats, f"{evening.seed} {first}")
    menus = suggested(arena.view())
    if found is not None:
        menus = [MenuText("found", text) for text in found.menus] + menus
    seen: list[Seen] = []
    for number in range(first, min(evening.games, first + SAME_KINGDOM)):
        seen += _moments(Game(arena.deal(number)), [evening.players(chance, menus) for _ in range(seats)], chance)
    return seen


def _moments(game: Game, bots: list[Bot[DominionView]], chance: Random) -> list[Seen]:
    n = len(bots)
    places: list[Seat[DominionView]] = [Seat(game, seat) for seat in range(n)]
    piles = Piles([places[0].view.card(pile) for pile in range(at.N)])
    rows: list[tuple[int, at.Row]] = []
    while (who := int(game.seat())) >= 0 and game.state.turn_number() <= MOST_TURNS * n:
        if chance.random() < LOOKED_AT:
            seat = chance.randrange(n)
            rows.append((seat, at.row_of(places[seat])))
        game.apply(who, bots[who].pick(places[who]))
    winners = game.state.leaders()
    won = np.array([1 / len(winners) if seat in winners else 0.0 for seat in range(n)], np.float32)
    return [Seen(piles, row, np.roll(won, -seat)) for seat, row in rows]


def samples_of(seen: list[Seen]) -> Samples:
    """Positions as arrays. Those of two players get the room of more, so that all are learned from alike."""
    n = len(seen)
    rows = np.zeros((n, at.width(at.MOST_OTHERS + 1)), np.int16)
    shares = np.zeros((n, at.MOST_OTHERS + 1), np.float32)
    for i, one in enumerate(seen):
        rows[i, : len(one.row)] = one.row
        shares[i, : len(one.shares)] = one.shares
    none = np.zeros(n, np.float32)
    return Samples(
        np.stack([one.piles.numbers for one in seen]),
        np.stack([one.piles.facts for one in seen]),
        rows,
        np.zeros(n, np.int32),
        none,
        none,
        shares,
        none,
    )


@dataclass(frozen=True)
class Calibration:
    """How far the chances can be trusted, at tables with so many players; of the seat that looks."""

    players: int
    positions: int
    brier: float
    brier_of_equal: float  # of somebody who says that all have the same chance
    error: float  # expected calibration error: how far what came is from what was said


def logits(net: Weights, samples: Samples) -> Floats:
    """What a net says about the wins at these positions."""
    parts = [slice(k, k + 4096) for k in range(0, len(samples), 4096)]
    return np.concatenate(
        [forward(np, net, samples.numbers[part], samples.facts[part], samples.rows[part])[1] for part in parts]
    )


def tempered(net: Weights, seen: list[Seen]) -> Weights:
    """The same net, as sure of itself as these games say; it mustn't have learned from them."""
    samples = samples_of(seen)
    found = logits(net, samples)
    room = found.shape[1]

    def missed(heat: float) -> float:
        said = np.maximum(softmax(found / heat), 1e-9)
        return -float((samples.shares[:, :room] * np.log(said)).sum())

    return {**net, "chance": net["chance"] / min(HEATS, key=missed)}


def calibration(net: Weights, seen: list[Seen]) -> list[Calibration]:
    """By number of players."""
    found = []
    for players in range(2, 7):
        some = [one for one in seen if len(one.shares) == players]
        if not some:
            continue
        samples = samples_of(some)
        said = softmax(logits(net, samples))[:, 0]
        came = samples.shares[:, 0]
        equal = float(((1 / players - came) ** 2).mean())
        found.append(Calibration(players, len(some), float(((said - came) ** 2).mean()), equal, _error(said, came)))
    return found


def _error(said: Floats, came: Floats) -> float:
    bins = np.minimum((said * BINS).astype(int), BINS - 1)
    off = [abs(float((said[bins == b] - came[bins == b]).sum())) for b in range(BINS)]
    return sum(off) / len(said)
