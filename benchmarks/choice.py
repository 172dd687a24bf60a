"""What the menu that `expert` chooses is worth by itself: `python -m benchmarks.choice`.

    python -m benchmarks.choice --kingdoms 40 --games 400                 against medium's menu
    python -m benchmarks.choice --kingdoms 40 --games 400 --hindsight     and the known menu that a round robin finds best

Both sides only follow their menus. The kingdoms are random and were used for nothing else; every deal is played once for each
rotation of the seats.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from random import Random

from benchmarks.evolve import best_known, shown, spread
from signoria import compiled
from signoria.bots.dominion.levels.best_plan import PICKS, best_plans
from signoria.bots.dominion.levels.tournament import best_menu
from signoria.bots.dominion.menu import MenuText, text_of
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.dominion import Choice, Setup, write_setup
from signoria.lab import Interval
from signoria.lab.evolve.arena import Arena, Duel
from signoria.lab.evolve.breeder import Breeder
from signoria.lab.evolve.contest import Contest
from signoria.lab.evolve.plan import plan_of
from signoria.lab.statistics import Share
from signoria.lab.workers import Here

FRESH = 100_000_000  # deals from here on no race has seen


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.choice", description=__doc__)
    parser.add_argument("--kingdoms", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="the first kingdom, to measure in parts")
    parser.add_argument("--games", type=int, default=400, help="in each kingdom")
    parser.add_argument("--seats", type=int, default=2, help="all others play medium's menu")
    parser.add_argument("--picks", type=int, default=int(PICKS), help="in the games of a race")
    parser.add_argument("--seed", default="fresh choice")
    parser.add_argument("--hindsight", action="store_true", help="for two players: also against the best known menu")
    options = parser.parse_args(arguments)
    print(f"{'compiled' if compiled() else 'plain'}, seed {options.seed}, {options.picks:,} picks", flush=True)
    seats = options.seats
    against: dict[str, tuple[Share, list[float]]] = {}
    times: list[float] = []
    for number in range(options.first, options.first + options.kingdoms):
        kingdom = Choice().at_random(from_seed(f"{options.seed} {number}"), [])
        arena = Arena(write_setup(Setup(seats, kingdom)), seats, f"{options.seed} {number}")
        seat = Seat(Game(arena.deal(0)), 0)
        medium = best_menu(seat)
        began = time.process_time()
        chosen = best_plans(seat, options.picks)[0]
        times.append(time.process_time() - began)
        rivals = {"medium's menu": medium}
        if options.hindsight:
            names = Breeder(arena.view(), Random("names")).names
            best = best_known(Contest(arena, Here()), list(names))
            rivals["the best known menu"] = MenuText(names[best], text_of(best))
        line = f"{number:3}"
        for name, rival in rivals.items():
            share = won(arena, chosen, rival, options.games // seats)
            found = share.interval(seats, options.games)
            whole, kingdoms = against.setdefault(name, (Share(), []))
            whole.merge(share)
            kingdoms.append(found.value)
            line += f"  {shown(found)} against {rival.name:24}"
        print(f"{line} {times[-1]:.2f} s  {chosen.name}", flush=True)
    for name, (whole, kingdoms) in against.items():
        summary(name, whole, kingdoms, options)
    print(f"choosing: {sum(times) / len(times):.2f} s on average, {max(times):.2f} s at most")
    return 0


def won(arena: Arena, chosen: MenuText, rival: MenuText, deals: int) -> Share:
    return arena.play(Duel(text_of(plan_of(chosen)), text_of(plan_of(rival)), FRESH, deals))


def summary(name: str, whole: Share, kingdoms: list[float], options: argparse.Namespace) -> None:
    seats, games = options.seats, options.games * len(kingdoms)
    mean, half = spread(kingdoms)
    fair = 100 / seats
    over_kingdoms = Interval(mean, mean - half, mean + half)
    print(
        f"against {name}: {shown(whole.interval(seats, games))} over deals, {shown(over_kingdoms)} over "
        f"{len(kingdoms)} kingdoms, n = {games}; {1.2 * fair:.0f} or more in {sum(x >= 1.2 * fair for x in kingdoms)}, below "
        f"{0.9 * fair:.0f} in {sum(x < 0.9 * fair for x in kingdoms)}"
    )


if __name__ == "__main__":
    sys.exit(main())
