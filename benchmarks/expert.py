"""How strong the learned player is, and how far its chances can be trusted: `python -m benchmarks.expert`.

    python -m benchmarks.expert net medium --kingdoms 20 --deals 50      the net alone against medium
    python -m benchmarks.expert raced medium --kingdoms 20 --deals 50    the net with the plan that `expert` begins with; plan is that plan alone
    python -m benchmarks.expert expert hard --kingdoms 40 --deals 10     about 7 s of one core for a game
    python -m benchmarks.expert expert hard --first 20 --kingdoms 20     only some of these kingdoms
    python -m benchmarks.expert expert hindsight --kingdoms 20 --deals 4  against the known menu that a round robin finds best in each kingdom
    python -m benchmarks.expert --calibration --games 400 --players hard/10,expert/10,menus --tables 2,3

`hard/10` thinks a tenth as long as `hard`, and so on. Every deal is played twice with the seats swapped. Kingdoms and deals come from the seed; the default one was not used for
training or for choosing anything.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from random import Random

from benchmarks.evolve import best_known
from signoria import compiled
from signoria.bots.bot import Bot
from signoria.bots.dominion.ladder import MenuBot
from signoria.bots.dominion.learned.expert import PICKS, Expert, plans_for
from signoria.bots.dominion.learned.player import NetBot
from signoria.bots.dominion.learned.value import VALUE, weights
from signoria.bots.dominion.levels import Hard, hard
from signoria.bots.dominion.menu import MenuText, text_of
from signoria.bots.registry import find_bot
from signoria.core.game import Game
from signoria.core.rng import Rng, from_seed
from signoria.core.seat import Seat
from signoria.dominion import Choice, DominionView, Setup, deal, write_setup
from signoria.lab.evolve.arena import Arena
from signoria.lab.evolve.breeder import Breeder
from signoria.lab.evolve.contest import Contest
from signoria.lab.train.champions import one_of
from signoria.lab.train.chances import Evening, calibration
from signoria.lab.workers import Cores, Here, Workers

NET, RACED, PLAN, MENUS, HINDSIGHT = "net", "raced", "plan", "menus", "hindsight"
THINKERS: dict[str, tuple[Callable[[Rng, int], Bot], int]] = {"hard": (Hard, hard.PICKS), "expert": (Expert, PICKS)}
MOST_TURNS = 100  # of each player


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.expert", description=__doc__)
    parser.add_argument("bots", nargs="*", help="two bots by name; net, raced, plan, and hindsight are explained above")
    parser.add_argument("--kingdoms", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="the first kingdom, to measure in parts")
    parser.add_argument("--deals", type=int, default=50, help="in each kingdom")
    parser.add_argument("--seats", type=int, default=2, help="the first bot meets the second in all other seats")
    parser.add_argument("--seed", default="fresh")
    parser.add_argument("--calibration", action="store_true", help="only how far the chances can be trusted")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", default=f"hard,{NET},{MENUS}")
    parser.add_argument("--tables", default="2,3,4,5,6", help="numbers of players")
    parser.add_argument("--jobs", type=int, default=1, help="for the calibration")
    options = parser.parse_args()
    print(f"{'compiled' if compiled() else 'plain'}, seed {options.seed}", flush=True)
    if options.calibration:
        trust(options)
    else:
        meet(options.bots[0], options.bots[1], options)


class Raced(NetBot):
    """The net with the plan that `expert` begins with."""

    def sit_at(self, seat: Seat[DominionView]) -> None:
        self.given = self.given or raced_plan(seat)
        super().sit_at(seat)


class Planned(Bot[DominionView]):
    """That plan, and nothing else."""

    inner: MenuBot | None = None

    def pick(self, seat: Seat[DominionView]) -> int:
        self.inner = self.inner or MenuBot(raced_plan(seat))
        return self.inner.pick(seat)


def raced_plan(seat: Seat[DominionView]) -> MenuText:
    return plans_for(seat)[0]


def make(name: str, seed: str) -> Bot:
    simple: dict[str, Callable[[], Bot]] = {NET: NetBot, RACED: Raced, PLAN: Planned}
    if name in simple:
        return simple[name]()
    name, _, part = name.partition("/")
    if part:
        thinker, picks = THINKERS[name]
        return thinker(from_seed(seed), picks // int(part))
    return find_bot(name, "dominion").new(from_seed(seed))


def maker(name: str, setup: Setup, seed: str) -> Callable[[str], Bot]:
    """What makes this bot for a game of this kingdom."""
    if name != HINDSIGHT:
        return lambda seed: make(name, seed)
    arena = Arena(write_setup(setup), setup.seats, seed)
    best = best_known(Contest(arena, Here()), list(Breeder(arena.view(), Random("names")).names))
    return lambda _: MenuBot(MenuText(HINDSIGHT, text_of(best)))


def meet(one: str, other: str, options: argparse.Namespace) -> None:
    """One bot among others in all kingdoms, sitting in each seat once for each deal."""
    seats = options.seats
    deals: list[float] = []
    kingdoms: list[float] = []
    times: list[float] = []
    for number in range(options.first, options.first + options.kingdoms):
        chance = from_seed(f"{options.seed} {number}")
        setup = Setup(seats, Choice().at_random(chance, []), first=0)
        mine, theirs = (maker(name, setup, f"{options.seed} {number} round robin") for name in (one, other))
        won = [deal_won(mine, theirs, setup, f"{options.seed} {number} {i}", times) for i in range(options.deals)]
        deals += won
        kingdoms.append(100 * sum(won) / len(won))
        below = sum(score < 90 / seats for score in kingdoms)
        print(
            f"{number + 1:3} {kingdoms[-1]:5.1f}; so far {spread([100 * x for x in deals])} over deals, {spread(kingdoms)} over "
            f"kingdoms, {below} below {90 / seats:.0f}, n = {seats * len(deals)}; longest pick {max(times):.2f} s",
            flush=True,
        )


def deal_won(
    one: Callable[[str], Bot], other: Callable[[str], Bot], setup: Setup, seed: str, times: list[float]
) -> float:
    """What part of its games with this deal it wins."""
    won = 0.0
    for mine in range(setup.seats):
        game = Game(deal(setup, from_seed(seed)))
        bots = [(one if seat == mine else other)(f"{seed} {seat}") for seat in range(setup.seats)]
        places = [Seat(game, seat) for seat in range(setup.seats)]
        while (who := int(game.seat())) >= 0 and game.state.turn_number() <= MOST_TURNS * setup.seats:
            began = time.process_time()
            pick = bots[who].pick(places[who])
            if who == mine:
                times.append(time.process_time() - began)
            game.apply(who, pick)
        winners = game.state.leaders()
        won += 1 / len(winners) if mine in winners else 0.0
    return won / setup.seats


def spread(values: list[float]) -> str:
    mean = sum(values) / len(values)
    error = sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))
    return f"{mean:.1f} ({mean - 1.96 * error:.1f} - {mean + 1.96 * error:.1f})"


@dataclass(frozen=True)
class AnyOf:
    """One of these players for each seat."""

    names: tuple[str, ...]

    def __call__(self, chance: Random, menus: list[MenuText]) -> Bot:
        name = chance.choice(self.names)
        return MenuBot(one_of(menus, chance)) if name == MENUS else make(name, str(chance.random()))


def trust(options: argparse.Namespace) -> None:
    """Games between these players at these tables; how good the chances were."""
    workers: Workers = Here() if options.jobs == 1 else Cores(options.jobs)
    players = AnyOf(tuple(options.players.split(",")))
    for seats in [int(n) for n in options.tables.split(",")]:
        seen = Evening(options.games, f"{options.seed} {seats}", [], players, (seats,)).watch(workers)
        for found in calibration(weights(VALUE), seen):
            print(
                f"{found.players} players, {options.games} games, {found.positions} positions: Brier {found.brier:.3f} "
                f"(equal chances {found.brier_of_equal:.3f}), ECE {found.error:.3f}",
                flush=True,
            )
    workers.close()


if __name__ == "__main__":
    main()
