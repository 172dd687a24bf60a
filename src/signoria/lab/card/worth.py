"""How much a card adds: in each of many kingdoms, the best deck with it that a short race finds plays the best without it.

The decks are chosen on some deals and measured on others, so that a lucky choice doesn't count. A kingdom's result depends on
the study, the kingdom's number, and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from random import Random
from statistics import mean, stdev

from signoria.bots.dominion.menu import text_of, words
from signoria.core.registry import find_game
from signoria.core.rng import from_seed
from signoria.dominion import CardBook, Choice, read_wishes
from signoria.lab.evolve.arena import Arena, Duel
from signoria.lab.evolve.breeder import Breeder
from signoria.lab.evolve.plan import Line, Plan, kingdom_cards, tidied
from signoria.lab.statistics import Interval, Share, Z

COPIES = (1, 2, 3, 5)  # up to so many are bought
ANCHORS = 3  # the most promising menus without the card, which all decks have to beat
ENGINES = 30  # tried in each pool, besides known menus and pairs of cards
ALONE = 6  # decks with the card and nothing else, besides money
RUNGS = ((3, 24), (9, 8), (24, 1))  # deals for each deck that is left, and how many stay
FIRST_MEASURED = 1_000_000  # deals far from those that decks are chosen by


@dataclass(frozen=True)
class CardStudy:
    """What is studied, as plain data: it travels to other processes."""

    card: str
    setups: tuple[Mapping[str, object], ...]
    seats: int
    seed: str
    deals: int  # that each measurement takes

    def arena(self, kingdom: int) -> Arena:
        return Arena(self.setups[kingdom], self.seats, f"{self.seed} kingdom {kingdom}")


@dataclass(frozen=True)
class KingdomWorth:
    """What the card adds in one kingdom."""

    kingdom: int
    won: Share  # by the best deck with the card, against the best without it
    by_copies: tuple[Share, ...]  # the same deck with so many copies at most
    plan: str  # with the card
    rival: str  # without it
    games: int


def new_study(
    card: str, kingdoms: int, seats: int, seed: str, games: int, book: CardBook, own: Mapping[str, object]
) -> CardStudy:
    """Draw the kingdoms, all of which have the card; BadKingdom says why that can't be."""
    choice = Choice(customs=book.customs())
    wishes = read_wishes(card, choice.cards)
    rules = find_game("dominion").lobby_rules()
    setups = []
    for number in range(kingdoms):
        chance = from_seed(f"{seed} kingdom {number}")
        entries = choice.at_random(chance, wishes)
        setups.append(rules.match_setup({"kingdom": ", ".join(entries), **own}, seats, [], chance))
    return CardStudy(card, tuple(setups), seats, seed, -(-games // seats))


def study_kingdom(study: CardStudy, kingdom: int) -> KingdomWorth:
    """One kingdom of a study, in whatever process this is."""
    return _Kingdom(study, kingdom).worth()


class _Kingdom:
    def __init__(self, study: CardStudy, kingdom: int) -> None:
        self.study = study
        self.kingdom = kingdom
        self.arena = study.arena(kingdom)
        self.breeder = Breeder(self.arena.view(), Random(f"{self.arena.seed} plans"))
        self.games = 0

    def worth(self) -> KingdomWorth:
        card = self.study.card
        known = self.breeder.known
        anchors = [plan for plan in known if card not in kingdom_cards(plan)][:ANCHORS]
        plan = self._best(self._pool(), anchors)
        rival = self._best(self._pool_without(), anchors)
        by_copies = [self._measured(_limited(plan, card, copies), rival) for copies in COPIES]
        won = self._measured(plan, rival)
        return KingdomWorth(self.kingdom, won, tuple(by_copies), text_of(plan), text_of(rival), self.games)

    def _pool(self) -> list[Plan]:
        """Decks with the card: known menus, the card alone, with each other card, and in engines."""
        card, breeder = self.study.card, self.breeder
        others = [other for other in breeder.kingdom if other != card]
        plans = [plan for plan in breeder.known if card in kingdom_cards(plan)]
        plans += [breeder.around([card]) for _ in range(ALONE)]
        plans += [breeder.around([card, other]) for other in others]
        for _ in range(ENGINES):
            engine = sorted(kingdom_cards(breeder.engine()) - {card})
            plans.append(breeder.around([card, *engine]))
        return list(dict.fromkeys(plans))

    def _pool_without(self) -> list[Plan]:
        card, breeder = self.study.card, self.breeder
        others = [other for other in breeder.kingdom if other != card]
        plans = [plan for plan in breeder.known if card not in kingdom_cards(plan)]
        plans += [breeder.around(pair) for pair in combinations(others, 2)]
        for _ in range(ENGINES):
            engine = sorted(kingdom_cards(breeder.engine()) - {card})
            plans.append(breeder.around(engine or [breeder.chance.choice(others)]))
        return [plan for plan in dict.fromkeys(plans) if card not in kingdom_cards(plan)]

    def _best(self, plans: list[Plan], anchors: Sequence[Plan]) -> Plan:
        """Rung by rung more deals for fewer decks; all of them play the same deals against the same rivals."""
        totals = dict.fromkeys(plans, 0)
        first = 0
        for deals, stay in RUNGS:
            each = deals // len(anchors)
            for plan in plans:
                for i, rival in enumerate(anchors):
                    totals[plan] += self._won(plan, rival, first + i * each, each).total
            first += deals
            plans = sorted(plans, key=lambda plan: -totals[plan])[:stay]
        return plans[0]

    def _measured(self, plan: Plan, rival: Plan) -> Share:
        return self._won(plan, rival, FIRST_MEASURED, self.study.deals)

    def _won(self, plan: Plan, rival: Plan, first: int, deals: int) -> Share:
        duel = Duel(text_of(plan), text_of(rival), first, deals)
        self.games += self.arena.games(duel)
        return self.arena.play(duel)


def _limited(plan: Plan, card: str, copies: int) -> Plan:
    """The same deck with so many copies of the card at most, bought where it was bought first."""
    at = next(i for i, line in enumerate(plan) if line.card == card)
    lines = [*plan[:at], Line(card, f"own {words(card)} < {copies}"), *plan[at + 1 :]]
    return tidied([line for i, line in enumerate(lines) if i == at or line.card != card])


# --- what it comes to -------------------------------------------------------------------------------------------------------


def added(study: CardStudy, share: Share) -> Interval:
    """Percentage points above an even score, in one kingdom."""
    score = share.interval(study.seats, study.deals * study.seats)
    even = 100 / study.seats
    return Interval(score.value - even, score.low - even, score.high - even)


def over_kingdoms(values: Sequence[float]) -> Interval:
    """The mean with Student's 95% interval: another draw of kingdoms would give another mean."""
    middle = mean(values)
    if len(values) < 2:
        return Interval(middle, -100.0, 100.0)
    free = len(values) - 1
    # Student's t from the normal quantile, by the first terms of its series; from three kingdoms on within a few percent.
    quantile = Z + (Z**3 + Z) / (4 * free) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * free**2)
    half = quantile * stdev(values) / sqrt(len(values))
    return Interval(middle, middle - half, middle + half)
