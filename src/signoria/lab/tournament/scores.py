"""What bots won at the tables of a tournament, as sums that may be added up in any order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

from signoria.lab.statistics import IMAGINED, WHOLE, Interval, Outcome, Share, Z
from signoria.lab.tournament.ratings import Observed, ratings

Table = tuple[int, ...]  # the bots at it by number, in order


class Place(NamedTuple):
    """Where games are played: a table, and a kingdom by number."""

    table: Table
    kingdom: int


@dataclass
class Scores:
    """What the bots of a table won, in parts of a game; each deal is played once for each rotation of the seats."""

    seats: int
    deals: int = 0
    unfinished: int = 0
    won: list[int] = field(default_factory=list)
    products: list[list[int]] = field(default_factory=list)  # of what two bots won of a deal, added up

    def __post_init__(self) -> None:
        self.won = self.won or [0] * self.seats
        self.products = self.products or [[0] * self.seats for _ in range(self.seats)]

    def add(self, deal: Sequence[Outcome]) -> None:
        parts = [0] * self.seats
        for outcome in deal:
            winners = outcome.winners or range(self.seats)
            self.unfinished += not outcome.winners
            for bot in winners:
                parts[bot] += WHOLE // len(winners)
        self.deals += 1
        for i, part in enumerate(parts):
            self.won[i] += part
            for j, other in enumerate(parts):
                self.products[i][j] += part * other

    def merge(self, other: Scores) -> None:
        self.deals += other.deals
        self.unfinished += other.unfinished
        for i in range(self.seats):
            self.won[i] += other.won[i]
            for j in range(self.seats):
                self.products[i][j] += other.products[i][j]


class ScoreSheet:
    """All that a tournament has shown so far."""

    def __init__(self, bots: int, seats: int) -> None:
        self.bots = bots
        self.seats = seats
        self.places: dict[Place, Scores] = {}

    def add(self, place: Place, scores: Scores) -> None:
        self.places.setdefault(place, Scores(self.seats)).merge(scores)

    def deals(self, place: Place) -> int:
        return self.places[place].deals if place in self.places else 0

    @property
    def games(self) -> int:
        return self.seats * sum(scores.deals for scores in self.places.values())

    @property
    def unfinished(self) -> int:
        return sum(scores.unfinished for scores in self.places.values())

    def ratings(self) -> list[Interval]:
        tables: dict[Table, Scores] = {}
        for place, scores in self.places.items():
            tables.setdefault(place.table, Scores(self.seats)).merge(scores)
        return ratings(self.bots, [_observed(table, tables[table]) for table in sorted(tables)])

    def score(self, bot: int, kingdom: int | None = None) -> Interval | None:
        """The percentage of its games that a bot won; None if it has not played there."""
        share, deals = Share(), 0
        for place, scores in self.places.items():
            if bot in place.table and kingdom in (None, place.kingdom):
                i = place.table.index(bot)
                share.merge(Share(scores.won[i], scores.products[i][i]))
                deals += scores.deals
        return share.interval(self.seats, deals * self.seats) if deals else None

    def games_of(self, bot: int) -> int:
        return self.seats * sum(scores.deals for place, scores in self.places.items() if bot in place.table)

    def against(self, bot: int, other: int) -> Interval | None:
        """Of the games at shared tables that one of the two won, the percentage that the first won; None: they never met."""
        mine = theirs = own_squares = their_squares = both = deals = 0
        for place, scores in self.places.items():
            if bot in place.table and other in place.table:
                i, j = place.table.index(bot), place.table.index(other)
                mine, theirs = mine + scores.won[i], theirs + scores.won[j]
                own_squares += scores.products[i][i]
                their_squares += scores.products[j][j]
                both += scores.products[i][j]
                deals += scores.deals
        if bot == other or not deals:
            return None
        # As in `lab.statistics`, with imaginary deals that one of the two wins altogether.
        whole = WHOLE * self.seats
        one, two = mine / whole + IMAGINED, theirs / whole + IMAGINED
        part = one / (one + two)
        spread = (1 - part) ** 2 * own_squares - 2 * part * (1 - part) * both + part**2 * their_squares
        spread = max(0.0, spread / whole**2) + IMAGINED * ((1 - part) ** 2 + part**2)
        half = Z * sqrt(spread) / (one + two)
        value = mine / (mine + theirs) if mine + theirs else 0.5
        low, high = min(value, part - half), max(value, part + half)
        return Interval(100 * value, 100 * max(0.0, low), 100 * min(1.0, high))


def _observed(table: Table, scores: Scores) -> Observed:
    won = [part / WHOLE for part in scores.won]
    products = [[product / WHOLE**2 for product in row] for row in scores.products]
    return Observed(table, scores.deals * scores.seats, won, products, scores.seats)
