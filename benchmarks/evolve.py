"""How good the strategies are that `signoria evolve` finds: `python -m benchmarks.evolve`.

It searches on the recommended kingdoms and on random ones, on some of them with more seeds. What it finds then plays medium's
menu, and the best of the known menus as a round robin shows it afterwards, on deals that no search has seen; each deal is
played twice with the seats swapped. The result of each kingdom is kept in a file, so a run can be interrupted and repeated:
it goes on with what is missing. `--table` shows only what is there.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from random import Random

import msgspec

from signoria import compiled
from signoria.bots.dominion.levels.tournament import best_menu
from signoria.bots.dominion.menu import text_of
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.dominion import GAME, RECOMMENDED, Choice
from signoria.lab import Interval
from signoria.lab.evolve.arena import Arena
from signoria.lab.evolve.breeder import Breeder
from signoria.lab.evolve.contest import Contender, Contest, Meeting
from signoria.lab.evolve.plan import Plan, plan_of
from signoria.lab.evolve.search import Budget, Evolution
from signoria.lab.keeping import write_whole
from signoria.lab.statistics import Z
from signoria.lab.workers import Cores, Here, Workers

MINUTE_ON_TWO_CORES = 800_000  # games, on average over kingdoms
RANDOM = 20  # kingdoms
SEEDS = ("1", "2", "3")
SEVERAL_SEEDS = ("best_wishes", "village_square", "underlings", "random-1", "random-2")
FRESH = 100_000_000  # deals from here on no search has seen
CHOOSING = 200_000_000  # deals by which the best known menu is chosen
ROUND_ROBINS = ((20, 6), (150, 1))  # deals for each pair, and how many stay
WANTED_MEDIUM, WANTED_BEST, HIGH, HIGH_SHARE = 58.0, 57.0, 60.0, 1 / 3


class Score(msgspec.Struct):
    value: float
    low: float
    high: float


class Result(msgspec.Struct):
    """What came of one search."""

    kingdom: str
    seed: str
    cards: list[str]
    games: int
    seconds: float
    menu: list[str]
    medium: str  # the name of its menu
    against_medium: Score
    best: str
    against_best: Score


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.evolve", description=__doc__)
    parser.add_argument("kingdoms", nargs="*", help="ids such as best_wishes or random-3; default: all")
    parser.add_argument(
        "--games", type=int, default=MINUTE_ON_TWO_CORES, help="for a search; default: 60 s of two cores"
    )
    parser.add_argument("--fresh", type=int, default=2000, help="games against each of the two rivals")
    parser.add_argument("--folder", type=Path, default=Path("build/evolve"), help="where results are kept")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--table", action="store_true", help="only show what is there")
    options = parser.parse_args(arguments)
    print(f"{'compiled' if compiled() else 'plain'}, {options.games:,} games for a search", flush=True)
    workers: Workers = Here() if options.jobs == 1 else Cores(options.jobs)
    results = []
    try:
        for kingdom, seed in searches(options.kingdoms):
            file = options.folder / f"{kingdom} {seed} {options.games}.json"
            if not file.exists() and not options.table:
                found = measured(kingdom, seed, options.games, options.fresh, workers)
                write_whole(file, msgspec.json.format(msgspec.json.encode(found)))
            if file.exists():
                results.append(msgspec.json.decode(file.read_bytes(), type=Result))
                print(row(results[-1]), flush=True)
    finally:
        workers.close()
    summary(results)
    return 0


def searches(chosen: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Kingdoms and seeds: recommended and random kingdoms in turn, then the other seeds."""
    recommended = [one.id for one in RECOMMENDED]
    random = [f"random-{number}" for number in range(1, RANDOM + 1)]
    turns = [kingdom for pair in zip(random, recommended, strict=False) for kingdom in pair]
    kingdoms = list(chosen) or turns + random[len(recommended) :]
    for seed in SEEDS:
        for kingdom in kingdoms:
            if seed == SEEDS[0] or kingdom in SEVERAL_SEEDS:
                yield kingdom, seed


def arena_of(kingdom: str, seed: str) -> Arena:
    cards = kingdom
    if kingdom.startswith("random-"):
        cards = ", ".join(Choice().at_random(from_seed(f"evolve {kingdom}"), []))
    setup = GAME.lobby_rules().match_setup({"kingdom": cards}, 2, [], from_seed("kingdom"))
    return Arena(setup, 2, f"{kingdom} {seed}")


def measured(kingdom: str, seed: str, games: int, fresh: int, workers: Workers) -> Result:
    arena = arena_of(kingdom, seed)
    began = time.process_time()
    finding = Evolution(arena, workers, Budget(games=games)).run()
    seconds = time.process_time() - began
    contest = Contest(arena_of(kingdom, "fresh"), workers)
    names = Breeder(arena.view(), Random(seed)).names
    found = finding.strategies[0].plan
    medium = plan_of(best_menu(Seat(Game(arena.deal(0)), 0)))
    best = best_known(contest, list(names))
    setup = arena.setup["kingdom"]
    assert isinstance(setup, list)
    return Result(
        kingdom,
        seed,
        setup,
        finding.games,
        round(seconds, 1),
        text_of(found).splitlines(),
        names[medium],
        score(contest, found, medium, fresh),
        names[best],
        score(contest, found, best, fresh),
    )


def best_known(contest: Contest, plans: list[Plan]) -> Plan:
    """The known menu that does best against the others."""
    field = [Contender(plan) for plan in plans]
    contest.next_deal = CHOOSING
    for deals, stay in ROUND_ROBINS:
        contest.round_robin(field, deals)
        seen = field

        def mean(one: Contender, among: Sequence[Contender] = seen) -> float:
            return sum(one.records[other.text].mean(2) for other in among if other is not one)

        field = sorted(field, key=mean, reverse=True)[:stay]
    return field[0].plan


def score(contest: Contest, plan: Plan, rival: Plan, games: int) -> Score:
    """What a plan wins against another, in percent."""
    if plan == rival:
        return Score(50.0, 50.0, 50.0)
    one, other = Contender(plan), Contender(rival)
    contest.play([Meeting(one, other, FRESH, games // 2)])
    found = one.records[other.text].interval(2)
    return Score(round(found.value, 2), round(found.low, 2), round(found.high, 2))


def row(result: Result) -> str:
    return (
        f"{result.kingdom:22} {result.seed}  medium {shown(result.against_medium)} {result.medium:24}  "
        f"best known {shown(result.against_best)} {result.best:24} {result.games:,} games, {result.seconds:.0f} s"
    )


def shown(score: Score | Interval) -> str:
    return f"{score.value:5.1f} ({score.low:.1f} – {score.high:.1f})"


def summary(results: Sequence[Result]) -> None:
    if not results:
        return
    for name, scores, wanted in (
        ("medium's menu", [result.against_medium for result in results], WANTED_MEDIUM),
        ("the best known menu", [result.against_best for result in results], WANTED_BEST),
    ):
        mean, half = spread([score.value for score in scores])
        high = sum(score.value >= HIGH for score in scores)
        below = [f"{result.kingdom} {result.seed}" for result, score in zip(results, scores) if score.high < 50]
        above = sum(score.low > 50 for score in scores)
        print(
            f"\nagainst {name}: {mean:.1f} ± {half:.1f} over {len(scores)} searches (wanted: {wanted:g}); "
            f"{HIGH:g} or more in {high} (wanted: {HIGH_SHARE:.0%}), clearly above 50 in {above}, "
            f"clearly below in {len(below)}{': ' if below else ''}{', '.join(below)}",
        )


def spread(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half its 95% interval."""
    n = len(values)
    mean = sum(values) / n
    return mean, Z * sqrt(sum((value - mean) ** 2 for value in values) / max(1, n - 1) / n)


if __name__ == "__main__":
    sys.exit(main())
