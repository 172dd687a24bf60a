"""How much of the bots' own speed `signoria simulate` leaves, what a second core brings, and how it stands beside pyminion.

    python benchmarks/simulate.py [--rounds 7] [--seconds 1]

Big Money plays against itself on First Game (second edition). All contestants take turns for several rounds, so that
whatever else the machine does falls on all of them alike; what is printed are medians, and ratios within single rounds.
Where only one process works, its processor time counts; of one and two jobs the time on the clock. On a machine whose
cores others use, two jobs cannot show what they are worth: therefore the processor time that a game takes them is set
beside that of one job, too. Twice that ratio is what two free cores would bring, but for starting the processes.
pyminion takes part if it is installed (requirements/bench.lock).
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from contextlib import ExitStack
from importlib.util import find_spec
from statistics import median

import signoria
from signoria.bots import Bot, play
from signoria.cli.bench import MEASURE, PYMINION, contestants
from signoria.cli.simulate import play_with_progress
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.lab import Match, Run, new_match

BOTS = ("big_money", "big_money")
KINGDOM = "first_game_base2"
LONGER = 4  # times as long, where processes have to be started
BARE, ONE, TWO = "bots alone", "--jobs 1", "--jobs 2"
ONE_BY_CLOCK, TWO_BY_CLOCK = "--jobs 1 by the clock", "--jobs 2 by the clock"


RATIOS = ((ONE, BARE, 0.85), (ONE, PYMINION, 45.0), (TWO_BY_CLOCK, ONE_BY_CLOCK, 1.9), (TWO, ONE, 0.95))


def new_bots(match: Match) -> list[Bot]:
    return [kind.new(from_seed(kind.name)) for kind in match.kinds]


def play_bare(match: Match, games: int) -> None:
    """The same bots in newly dealt games, and nobody who counts."""
    bots = new_bots(match)
    for i in range(games):
        play(Game(match.deal(i)), bots)


def simulate(match: Match, games: int, jobs: int) -> None:
    """What the command does once it has read its arguments."""
    assert play_with_progress(Run(match, games, jobs))


def spent() -> tuple[float, float]:
    """Processor time of this process and of those it has ended, and the time on the clock."""
    used = os.times()
    return used.user + used.system + used.children_user + used.children_system, time.perf_counter()


def speeds_of(games: int, work: Callable[[int], None]) -> tuple[float, float]:
    """Games per second of processor time, and by the clock."""
    used, clock = spent()
    work(games)
    used_now, clock_now = spent()
    return games / (used_now - used), games / (clock_now - clock)


def measure(rounds: int, seconds: float) -> dict[str, list[float]]:
    match = new_match("dominion", BOTS, {"kingdom": KINGDOM}, "1")
    games = int(speeds_of(1000, lambda games: simulate(match, games, 1))[0] * seconds)
    speeds: dict[str, list[float]] = {name: [] for name in (BARE, ONE, TWO, ONE_BY_CLOCK, TWO_BY_CLOCK)}
    with ExitStack() as stack:
        peers = stack.enter_context(contestants([PYMINION])) if find_spec("pyminion") else []
        for _ in range(rounds):
            speeds[BARE].append(speeds_of(games, lambda games: play_bare(match, games))[0])
            speeds[ONE].append(speeds_of(games, lambda games: simulate(match, games, 1))[0])
            for peer in peers:
                n, used = peer.measure(MEASURE["big_money"], seconds)
                speeds.setdefault(peer.name, []).append(n / used)
            speeds[ONE_BY_CLOCK].append(speeds_of(LONGER * games, lambda games: simulate(match, games, 1))[1])
            by_processor, by_clock = speeds_of(2 * LONGER * games, lambda games: simulate(match, games, 2))
            speeds[TWO].append(by_processor)
            speeds[TWO_BY_CLOCK].append(by_clock)
    return speeds


def show(speeds: dict[str, list[float]]) -> None:
    build = "compiled" if signoria.compiled() else "plain"
    print(f"signoria {signoria.__version__} ({build}), {' against '.join(BOTS)}, games/s, median (lowest–highest):")
    for name, values in speeds.items():
        print(f"  {name:24} {median(values):10,.0f} ({min(values):,.0f}–{max(values):,.0f})")
    print("Ratios, of the medians (lowest–highest within one round):")
    for of, than, wanted in RATIOS:
        if than in speeds:
            ratio = median(speeds[of]) / median(speeds[than])
            single = [mine / theirs for mine, theirs in zip(speeds[of], speeds[than])]
            print(f"  {of} / {than}: {ratio:.2f} ({min(single):.2f}–{max(single):.2f}), wanted: {wanted:g}")


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    arguments.add_argument("--rounds", type=int, default=7)
    arguments.add_argument("--seconds", type=float, default=1.0, help="of one contestant in one round, about")
    given = arguments.parse_args()
    show(measure(given.rounds, given.seconds))
