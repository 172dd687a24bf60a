"""How far Intrigo's chances can be trusted, by number of players: `python -m benchmarks.intrigo_value`.

    python -m benchmarks.intrigo_value --games 300
    python -m benchmarks.intrigo_value --games 300 --seed other --fit       which heat would fit these games best

Bots of all levels, drawn anew for each seat, play each other. At every decision each seat's chance is noted, as the review
gives it before any imagined game, and at the end who won. The interval of the calibration error is over games, since the moments
of one game aren't independent: 95% of as many games drawn from these with replacement.
"""

from __future__ import annotations

import argparse
from math import log
from random import Random
from typing import TypeAlias

from benchmarks.planted import say
from signoria import compiled
from signoria.bots.registry import find_bot
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.intrigo import Setup, deal
from signoria.review.intrigo import HEAT, IntrigoValue, tempered

BINS = 15
DRAWN = 200  # times as many games, for the interval
HEATS = [0.2 + 0.1 * i for i in range(19)]
Moment: TypeAlias = list[float]  # each seat's chance


class Watched:
    """One game: what was said of each seat at each decision, and what came."""

    def __init__(self, said: list[Moment], came: list[float]) -> None:
        self.said = said
        self.came = came
        self.off = [0.0] * BINS  # said minus came, summed by what was said
        for chance, share in self.pairs(1.0):
            self.off[min(BINS - 1, int(chance * BINS))] += chance - share

    def pairs(self, heat: float) -> list[tuple[float, float]]:
        """(said, came) of each seat at each moment, if chances were tempered once more."""
        return [pair for moment in self.said for pair in zip(tempered(moment, heat), self.came, strict=True)]

    def missed(self, heat: float) -> float:
        """The log loss."""
        return -sum(came * log(max(said, 1e-9)) for said, came in self.pairs(heat))


def watch(seats: int, levels: list[str], seed: str) -> Watched:
    chance = Random(seed)
    game = Game(deal(Setup(seats), from_seed(seed)))
    bots = [find_bot(chance.choice(levels), "intrigo").new(from_seed(f"{seed} {seat}")) for seat in range(seats)]
    places = [Seat(game, seat) for seat in range(seats)]
    value, said = IntrigoValue(), []
    question = None
    while (who := int(game.seat())) >= 0:
        if game.question is not question:
            question = game.question
            said += value.chances([(game, who)])
        game.apply(who, bots[who].pick(places[who]))
    winners = game.state.winners()
    return Watched(said, [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)])


def calibration_error(games: list[Watched]) -> float:
    """How far what came is from what was said, in bins of what was said."""
    off = [abs(sum(parts)) for parts in zip(*(game.off for game in games), strict=True)]
    return sum(off) / sum(len(game.said) * len(game.came) for game in games)


def interval(games: list[Watched]) -> tuple[float, float]:
    chance = Random("interval")
    found = sorted(calibration_error(chance.choices(games, k=len(games))) for _ in range(DRAWN))
    return found[DRAWN // 40], found[-1 - DRAWN // 40]


def brier(games: list[Watched], equal: bool = False) -> float:
    pairs = [(1 / len(game.came) if equal else said, came) for game in games for said, came in game.pairs(1.0)]
    return sum((said - came) ** 2 for said, came in pairs) / len(pairs)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.intrigo_value", description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="with each number of players")
    parser.add_argument("--players", default="3,4")
    parser.add_argument("--levels", default="novice,easy,medium,hard")
    parser.add_argument("--seed", default="fresh")
    parser.add_argument("--fit", action="store_true", help="also which heat would fit best")
    options = parser.parse_args()
    say(f"{'compiled' if compiled() else 'plain'}, {options.levels}, seed {options.seed}")
    for seats in map(int, options.players.split(",")):
        games = [watch(seats, options.levels.split(","), f"{options.seed} {seats} {n}") for n in range(options.games)]
        low, high = interval(games)
        say(
            f"{seats} players, {len(games)} games, {sum(len(game.said) for game in games)} moments: "
            f"Brier {brier(games):.3f} (equal chances {brier(games, equal=True):.3f}), "
            f"ECE {calibration_error(games):.3f} ({low:.3f} to {high:.3f})"
        )
        if options.fit:
            best = min(HEATS, key=lambda heat: sum(game.missed(heat) for game in games))
            say(f"  heat {HEAT[seats] * best:.2f} fits best, now {HEAT[seats]}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
