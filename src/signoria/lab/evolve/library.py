"""Building the library of menus: searches for each card and each pair of cards, then in random kingdoms.

Each search in a kingdom begins with what the earlier ones found, so the library grows by what they add.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from pathlib import Path

import msgspec

from signoria.bots.dominion.levels.library import Entry
from signoria.bots.dominion.menu import MenuText, text_of
from signoria.core.rng import from_seed
from signoria.dominion import ROSTER, Choice, Setup, write_setup
from signoria.lab.evolve.arena import Arena
from signoria.lab.evolve.contest import Contest
from signoria.lab.evolve.grow import grow
from signoria.lab.evolve.plan import BASICS, Plan, plan_of
from signoria.lab.evolve.search import Budget, Evolution, Strategy
from signoria.lab.evolve.simplify import simplified, without_absent
from signoria.lab.keeping import write_whole
from signoria.lab.workers import Workers

SEED = "library"  # of the kingdoms; nothing is ever measured in these
CARD_GENERATIONS, PAIR_GENERATIONS = 8, 5
OFTEN = 20  # searches for cards, after which they are kept in a file
LEAST_YARDSTICK = 0.42  # what a menu for one or two cards must score against the yardstick to be of use
LEAST_SCORE = 0.5  # and against this and the best menu for one of the cards
BEST = 3  # plans of a search in a kingdom that are kept
FAR_BEHIND = 6.0  # percentage points that the best of a search may score more than these
OTHER_DEALS = 300_000_000  # for making plans shorter
ALIKE = 4  # menus with the same cards in the library


class Grown(msgspec.Struct):
    """The best menu for some cards, and its scores; see `grow`."""

    text: str
    score: float
    yardstick: float


class Searched(msgspec.Struct):
    """A kingdom of the library, and the best plans that were found there, the best first."""

    kingdom: list[str]
    games: int
    plans: list[str]
    scores: list[float]
    known: list[bool]  # those that nobody had to find


# --- cards and pairs --------------------------------------------------------------------------------------------------


def grow_all(file: Path, workers: Workers, tell: Callable[[int], None]) -> dict[str, Grown | None]:
    """A menu for each card and each pair of cards, by their names; those in the file have been searched already."""
    found: dict[str, Grown | None] = {}
    if file.exists():
        found = msgspec.json.decode(file.read_bytes(), type=dict[str, Grown | None])
    cards = sorted(ROSTER)
    for group in [*combinations(cards, 1), *combinations(cards, 2)]:
        name = "+".join(group)
        if name in found:
            continue
        singles = [one for card in group if len(group) > 1 and (one := found[card]) is not None]
        singles.sort(key=lambda one: -one.yardstick)
        known = [plan_of(MenuText("plan", one.text)) for one in singles]
        grown = grow(group, known, PAIR_GENERATIONS if known else CARD_GENERATIONS, workers)
        found[name] = None if grown is None else Grown(text_of(grown.plan), grown.score, grown.yardstick)
        if len(found) % OFTEN == 0:
            write_whole(file, msgspec.json.encode(found))
            tell(len(found))
    write_whole(file, msgspec.json.encode(found))
    return found


def entries_grown(grown: Iterable[Grown | None]) -> list[Entry]:
    """The menus for one or two cards that are of use, the best first."""
    good = [one for one in grown if one and one.yardstick >= LEAST_YARDSTICK and one.score >= LEAST_SCORE]
    good.sort(key=lambda one: -one.yardstick)
    texts = [text_of(without_absent(plan_of(MenuText("plan", one.text)))) for one in good]
    return entries_for(dict.fromkeys(texts))


# --- kingdoms ---------------------------------------------------------------------------------------------------------


def arena_of(number: int) -> Arena:
    """A random kingdom of the library."""
    kingdom = Choice().at_random(from_seed(f"{SEED} {number}"))
    return Arena(write_setup(Setup(2, kingdom)), 2, f"{SEED} {number}")


def search_many(
    folder: Path,
    kingdoms: int,
    games: int,
    entries: Sequence[Entry],
    workers: Workers,
    tell: Callable[[int, Searched], None],
) -> list[Searched]:
    """Search in so many kingdoms, beginning with these entries; one with a file in the folder has been searched already."""
    found: list[Searched] = []
    for number in range(kingdoms):
        file = folder / f"{number}.json"
        if file.exists():
            found.append(msgspec.json.decode(file.read_bytes(), type=Searched))
            continue
        found.append(search(number, games, [*entries_of(found), *entries], workers))
        write_whole(file, msgspec.json.format(msgspec.json.encode(found[-1])))
        tell(number, found[-1])
    return found


def search(number: int, games: int, entries: Sequence[Entry], workers: Workers) -> Searched:
    """A search in one kingdom; what it finds is made as short as it can be."""
    arena = arena_of(number)
    evolution = Evolution(arena, workers, Budget(games=games), entries=entries)
    finding = evolution.run()
    contest = Contest(arena, workers)
    contest.next_deal = OTHER_DEALS
    on_shelf = set(evolution.shelf)
    found: dict[Plan, Strategy] = {}
    best = finding.strategies[0].score.value
    for strategy in finding.strategies:
        if len(found) == BEST or strategy.score.value < best - FAR_BEHIND:
            continue
        plan = strategy.plan
        if plan not in on_shelf and not strategy.name:
            plan = simplified(plan, evolution.hall.members[0].plan, contest)
        if cards_of(plan) not in [cards_of(other) for other in found]:
            found[plan] = strategy
    kingdom = arena.setup["kingdom"]
    assert isinstance(kingdom, list)
    return Searched(
        kingdom,
        finding.games + contest.games,
        [text_of(plan) for plan in found],
        [round(strategy.score.value, 2) for strategy in found.values()],
        [bool(strategy.name) for strategy in found.values()],
    )


def entries_of(searches: Iterable[Searched]) -> list[Entry]:
    """The menus that these searches found, those that were found most often first."""
    times: Counter[str] = Counter()
    for searched in searches:
        for rank, (text, known) in enumerate(zip(searched.plans, searched.known, strict=True)):
            if not known:
                times[text] += 2 if rank == 0 else 1
    return entries_for([text for text, _ in times.most_common()])


# --- the library ------------------------------------------------------------------------------------------------------


def cards_of(plan: Plan) -> list[str]:
    """The Kingdom cards that a plan names, those of its conditions too."""
    return sorted(set(MenuText("plan", text_of(plan)).cards()) - BASICS)


def entries_for(texts: Iterable[str]) -> list[Entry]:
    """Entries in this order, only a few for the same cards."""
    kinds: Counter[tuple[str, ...]] = Counter()
    entries: list[Entry] = []
    for text in texts:
        cards = cards_of(plan_of(MenuText("plan", text)))
        kinds[tuple(cards)] += 1
        if cards and kinds[tuple(cards)] <= ALIKE:
            entries.append(Entry(cards, text))
    return entries
