"""Statistics of one guest's finished games, with intervals. It reads rows and does no I/O."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, TypedDict

from signoria.dominion import RECOMMENDED, from_recommended
from signoria.lab.statistics import WHOLE, Share
from signoria.server import shapes
from signoria.server.results import Facts, ResultRow, read_facts

PEOPLE: Final = "people"
MIXED: Final = "mixed"
KINGDOMS: Final = 20
CARDS: Final = 100
_TITLES: Final = {frozenset(from_recommended(one)): one.id for one in RECOMMENDED}


def title_of(kingdom: Iterable[str]) -> str | None:
    """The recommended set that these cards are, if they are one."""
    return _TITLES.get(frozenset(kingdom))


class Numbers(TypedDict):
    """The fields of `shapes.Standing`."""

    games: int
    share: float
    low: float
    high: float


@dataclass
class Tally:
    games: int = 0
    share: Share = field(default_factory=Share)

    def add(self, part: int) -> None:
        self.games += 1
        self.share.add(part)

    def numbers(self) -> Numbers:
        found = self.share.interval(1, self.games)
        return Numbers(
            games=self.games, share=round(found.value, 1), low=round(found.low, 1), high=round(found.high, 1)
        )


def statistics(rows: Iterable[ResultRow]) -> shapes.Statistics:
    total = Tally()
    chance = 0.0
    points: list[int] = []
    levels: dict[str, Tally] = defaultdict(Tally)
    kingdoms: dict[tuple[str, ...], Tally] = defaultdict(Tally)
    cards: dict[str, tuple[Tally, Tally]] = defaultdict(lambda: (Tally(), Tally()))
    for row in rows:
        facts = read_facts(row)
        if facts.screen:
            continue
        part = WHOLE // len(facts.winners) if row.seat in facts.winners else 0
        total.add(part)
        chance += 1 / len(facts.bots)
        points += facts.points[row.seat : row.seat + 1]
        levels[level_of(facts, row.seat)].add(part)
        if facts.kingdom:
            kingdoms[tuple(sorted(facts.kingdom))].add(part)
        for card in dict.fromkeys(entry.partition("@")[0] for entry in facts.kingdom):
            there, had = cards[card]
            there.add(part)
            if facts.had.get(card):
                had.add(part)
    return shapes.Statistics(
        all=shapes.Standing(**total.numbers()),
        chance=round(100 * chance / total.games, 1) if total.games else 0.0,
        points=round(sum(points) / len(points), 1) if points else None,
        levels=[shapes.LevelStanding(level=level, **tally.numbers()) for level, tally in sorted(levels.items())],
        kingdoms=[
            shapes.KingdomStanding(kingdom=list(kingdom), title=title_of(kingdom), **tally.numbers())
            for kingdom, tally in sorted(kingdoms.items(), key=lambda one: (-one[1].games, one[0]))[:KINGDOMS]
        ],
        cards=[
            shapes.CardStanding(card=card, had=shapes.Standing(**had.numbers()), **there.numbers())
            for card, (there, had) in sorted(cards.items(), key=lambda one: (-one[1][0].games, one[0]))[:CARDS]
        ],
    )


def level_of(facts: Facts, seat: int) -> str:
    others = {bot for who, bot in enumerate(facts.bots) if who != seat}
    if "" in others:
        return PEOPLE
    return others.pop() if len(others) == 1 else MIXED
