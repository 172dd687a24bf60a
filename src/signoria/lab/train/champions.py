"""Menus to learn from: what a race and a short search find on random kingdoms, and what any kingdom suggests."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from signoria.bots.dominion.ladder import ladder_menu
from signoria.bots.dominion.levels.best_plan import best_plans
from signoria.bots.dominion.levels.candidates import candidates, plain_menu, singles_in
from signoria.bots.dominion.menu import MenuText, text_of
from signoria.core.rng import from_seed
from signoria.dominion import Choice, DominionView, Setup, write_setup
from signoria.lab.evolve.arena import Arena
from signoria.lab.evolve.plan import plan_of
from signoria.lab.evolve.search import Budget, Evolution
from signoria.lab.keeping import write_whole
from signoria.lab.workers import Workers

SUGGESTED = 10  # menus of a kingdom that nobody has searched
BEST = 2  # of those that a race found, and of those that a search found
EDITIONS = ("base1", "base2")


@dataclass(frozen=True)
class Searched:
    """A kingdom, and the menus that won there, the best first."""

    kingdom: tuple[str, ...]
    menus: tuple[str, ...]


def random_kingdom(seed: str) -> tuple[str, ...]:
    chance = from_seed(seed)
    return Choice(base_edition=EDITIONS[chance.below(2)]).at_random(chance)


def arena_of(kingdom: tuple[str, ...], seats: int, seed: str) -> Arena:
    return Arena(write_setup(Setup(seats, kingdom)), seats, seed)


def search(kingdom: tuple[str, ...], games: int, seed: str, workers: Workers) -> Searched:
    """What wins there between two: the best of the library's menus, and what a short search finds."""
    arena = arena_of(kingdom, 2, seed)
    raced = [plan_of(menu) for menu in best_plans(arena.seat())]
    finding = Evolution(arena, workers, Budget(games=games)).run()
    found = [*raced[:BEST], *[strategy.plan for strategy in finding.strategies[:BEST]]]
    return Searched(kingdom, tuple(dict.fromkeys(text_of(plan) for plan in found)))


def search_many(
    file: Path, kingdoms: int, games: int, seed: str, workers: Workers, tell: Callable[[int], None]
) -> list[Searched]:
    """Search on so many kingdoms; what a file has already isn't searched again."""
    found = read(file) if file.exists() else []
    while len(found) < kingdoms:
        tell(len(found))
        name = f"{seed} champions {len(found)}"
        found.append(search(random_kingdom(name), games, name, workers))
        data = [{"kingdom": one.kingdom, "menus": one.menus} for one in found]
        write_whole(file, json.dumps(data, indent=1).encode())
    return found


def read(file: Path) -> list[Searched]:
    return [Searched(tuple(one["kingdom"]), tuple(one["menus"])) for one in json.loads(file.read_text("utf-8"))]


def suggested(view: DominionView) -> list[MenuText]:
    """The menus a kingdom suggests, the most promising first, and two weak ones."""
    menus = [candidate.menu for candidate in candidates(view)[:SUGGESTED]]
    return [*menus, ladder_menu("big_money_ultimate"), plain_menu(singles_in(view)[0])]


def one_of(menus: list[MenuText], chance: Random, preference: float = 0.35) -> MenuText:
    """One of these, the first ones more often."""
    return menus[min(int(chance.expovariate(preference)), len(menus) - 1)]
