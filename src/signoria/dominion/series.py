"""Several games by the same people: who starts, the score so far, the next kingdom, and two tables for five or six people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from signoria.core.phrase import phrase
from signoria.core.registry import BadSetup
from signoria.core.rng import Rng
from signoria.core.words import plain
from signoria.dominion.chosen import BadKingdom
from signoria.dominion.kingdoms import Choice
from signoria.dominion.setup import Setup
from signoria.dominion.wishes import Wish

# How many people can sit down at two tables, the recommended way first (S-17).
TWO_TABLES: Final[dict[int, list[tuple[int, int]]]] = {
    5: [(2, 3)],
    6: [(3, 3), (2, 4)],
    7: [(3, 4)],
    8: [(4, 4)],
}


def starting_seats(seats: int, winners: Sequence[int]) -> list[int]:
    """The seats of which one starts the next game: all in the first one, then by S-11 and S-12 from the last winners."""
    won = sorted(set(winners))
    assert all(0 <= seat < seats for seat in won), f"no seat among {seats}"
    if len(won) == 1:
        return [(won[0] + 1) % seats]
    return [seat for seat in range(seats) if seat not in won] or list(range(seats))


def starting_seat(seats: int, winners: Sequence[int], rng: Rng) -> int:
    """The first player of the next game; where several may start, chance picks one."""
    among = starting_seats(seats, winners)
    return among[0] if len(among) == 1 else among[int(rng.below(len(among)))]


@dataclass(frozen=True)
class Played:
    """One finished game of a series."""

    kingdom: tuple[str, ...]
    winners: tuple[int, ...]  # seats, after the tie-break by turns (E-4)
    points: tuple[int, ...]  # by seat


@dataclass(frozen=True)
class Standing:
    """What one seat has come to: games won alone, games shared, victories in sum, points in sum."""

    seat: int
    won: int
    shared: int
    victories: Fraction  # each game is worth one; those who share it share that
    points: int


class Series:
    """The games of a table, one after another; everyone keeps their seat."""

    def __init__(self, seats: int, choice: Choice | None = None) -> None:
        if not 2 <= seats <= 6:
            raise BadSetup(phrase("error-seats", least=2, most=6, n=seats))
        self.seats = seats
        self.choice = choice if choice is not None else Choice()
        self.games: list[Played] = []

    def add(self, game: Played) -> None:
        """Write down a finished game."""
        if len(game.points) != self.seats:
            raise BadSetup(phrase("error-series-points", seats=self.seats, n=len(game.points)))
        if not game.winners or not all(0 <= seat < self.seats for seat in game.winners):
            raise BadSetup(phrase("error-series-winners", seats=self.seats, value=repr(list(game.winners))))
        if len(set(game.winners)) != len(game.winners):
            raise BadSetup(phrase("error-series-winner-twice", value=repr(list(game.winners))))
        self.games.append(game)

    def next_setup(self, agreed: Setup, rng: Rng) -> Setup:
        """The next game as agreed on, with the right player to start it."""
        if agreed.seats != self.seats:
            raise BadSetup(phrase("error-series-seats", seats=self.seats, n=agreed.seats))
        winners = self.games[-1].winners if self.games else ()
        return replace(agreed, first=starting_seat(self.seats, winners, rng))

    def rotate(self, named: Sequence[str], rng: Rng, wishes: Sequence[Wish] = ()) -> tuple[str, ...]:
        """The next kingdom, after each player, by seat, may have named one kind to go; "" names none (S-14 e)."""
        if not self.games:
            raise BadKingdom(phrase("error-series-first"))
        if len(named) > self.seats:
            raise BadKingdom(phrase("error-series-named", seats=self.seats, n=len(named)))
        gone = [name for name in named if plain(name)]
        return self.choice.swap_out(rng, self.games[-1].kingdom, gone, wishes)

    def standings(self) -> list[Standing]:
        """Every seat, the leader first: by victories, then by points, then by seat."""
        rows = [self._standing(seat) for seat in range(self.seats)]
        rows.sort(key=lambda row: (-row.victories, -row.points, row.seat))
        return rows

    def _standing(self, seat: int) -> Standing:
        mine = [game for game in self.games if seat in game.winners]
        won = sum([1 for game in mine if len(game.winners) == 1])
        victories = sum([Fraction(1, len(game.winners)) for game in mine], Fraction(0))
        return Standing(seat, won, len(mine) - won, victories, sum([game.points[seat] for game in self.games]))

    def leaders(self) -> list[int]:
        """The seats with the most victories; points do not break the tie. Nobody before the first game."""
        rows = self.standings()
        return sorted([row.seat for row in rows if self.games and row.victories == rows[0].victories])


@dataclass(frozen=True)
class Table:
    """Some of the people, in the order they sit, and the cards they play with."""

    people: tuple[str, ...]
    kingdom: tuple[str, ...]


def table_sizes(people: int) -> list[list[int]]:
    """All ways to seat so many people, the recommended one first: one table, or two for five to eight (S-16, S-17)."""
    if not 2 <= people <= 8:
        raise BadSetup(phrase("error-people", least=2, most=8, n=people))
    two = [list(sizes) for sizes in TWO_TABLES.get(people, [])]
    return [*two, [people]] if people <= 6 else two


def seat_people(
    people: Sequence[str], rng: Rng, choice: Choice, sizes: Sequence[int] = (), wishes: Sequence[Wish] = ()
) -> list[Table]:
    """Everyone assigned to a table at random, each table with a random kingdom; no kind is at both (S-18)."""
    ways = table_sizes(len(people))
    sizes = list(sizes) or ways[0]
    if sorted(sizes) not in ways:
        known = ["+".join([str(n) for n in way]) for way in ways]
        wanted = "+".join([str(n) for n in sizes])
        raise BadSetup(phrase("error-tables", n=len(people), known=known, wanted=wanted))
    kingdoms = choice.two_at_random(rng, wishes) if len(sizes) == 2 else [choice.at_random(rng, wishes)]
    order = list(range(len(people)))
    rng.shuffle(order)
    tables: list[Table] = []
    for n, kingdom in zip(sizes, kingdoms):
        tables.append(Table(tuple([people[i] for i in order[:n]]), kingdom))
        order = order[n:]
    return tables
