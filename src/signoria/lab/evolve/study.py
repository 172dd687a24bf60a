"""What else a kingdom tells once strategies are known: what each card adds, openings, how long games last, one example."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import NamedTuple

from signoria.bots.bot import Bot, play_until
from signoria.bots.dominion.levels.candidates import candidates
from signoria.bots.dominion.levels.library import fitting, library
from signoria.bots.dominion.menu import text_of, words
from signoria.core.game import Game
from signoria.core.record import Record, Start
from signoria.core.registry import find_game
from signoria.core.seat import Seat
from signoria.dominion import COPPER, PILES, DominionView
from signoria.lab.evolve.arena import PATIENCE, Arena, ready
from signoria.lab.evolve.plan import BASICS, Line, Plan, kingdom_cards, plan_of, tidied
from signoria.lab.evolve.search import Finding
from signoria.lab.statistics import WHOLE, Interval, Share
from signoria.lab.workers import Workers

SPLITS = ((5, 2), (4, 3), (3, 4), (2, 5))  # coins in the first two turns
FIRST_DEAL = 10_000_000  # far from those that a search plays
CHUNK = 64  # games
KINGDOM_CARDS = 10
OTHER_DEALS = 20_000_000  # for choosing a menu with a card that no strategy buys
MOST_IDEAS = 6  # such menus for each card
MOST_OPENERS = 6  # cards that openings are made of, besides Silver


@dataclass(frozen=True)
class Effort:
    """How many games each question is worth."""

    card: int = 160
    idea: int = 24  # for each menu with a card that no strategy buys
    openings: Sequence[tuple[int, int]] = ((12, 8), (48, 3), (140, 3))  # games for each that is left, and how many stay
    lengths: int = 200

    def games(self) -> int:
        """About how many games a study takes."""
        pairs = (MOST_OPENERS + 1) ** 2
        opening = 0
        for games, stay in self.openings:
            opening += games * pairs
            pairs = min(pairs, stay)
        return (self.card + self.idea * MOST_IDEAS) * KINGDOM_CARDS + opening * len(SPLITS) + self.lengths


FULL_EFFORT_AT = 16_000  # games of a search


def effort_for(games: int) -> Effort:
    """An effort that suits a search of so many games: a shorter one needs no better answers than its strategies are good."""
    part = min(1.0, games / FULL_EFFORT_AT)
    full = Effort()

    def few(number: int) -> int:
        return max(2, round(number * part))

    return Effort(
        few(full.card), few(full.idea), tuple((few(deals), stay) for deals, stay in full.openings), few(full.lengths)
    )


class Trial(NamedTuple):
    """Games of a plan against a rival, each by its deal and the seat of the plan."""

    plan: str
    rival: str
    games: Sequence[tuple[int, int]]


class Result(NamedTuple):
    won: Share
    rounds: list[int]


@dataclass(frozen=True)
class CardWorth:
    card: str
    added: Interval  # percentage points: the best deck with it against the best without it


@dataclass(frozen=True)
class Opening:
    first: str  # a card; empty: nothing
    second: str
    score: Interval


@dataclass(frozen=True)
class Study:
    cards: list[CardWorth]
    openings: dict[str, list[Opening]]  # by the coins of the first two turns: "5/2"
    rounds: list[int]  # of each game, in order
    example: Record
    games: int = field(default=0)


def play_trials(arena: Arena, trials: Sequence[Trial]) -> list[Result]:
    """Trials in their order, in whatever process this is."""
    place = ready(arena)
    results = []
    for trial in trials:
        won, rounds = Share(), []
        for deal, seat in trial.games:
            state = place.deal(deal)
            seated: list[Bot] = [place.bot(trial.plan if i == seat else trial.rival, i) for i in range(place.seats)]
            over = play_until(Game(state), seated, PATIENCE * place.seats)
            winners = state.winners() if over else []
            won.add(WHOLE // len(winners) if seat in winners else 0)
            rounds.append(-(-int(state.turn_number()) // place.seats))
        results.append(Result(won, rounds))
    return results


class Researcher:
    """Asks a kingdom the questions of a study."""

    def __init__(self, arena: Arena, workers: Workers, finding: Finding, effort: Effort) -> None:
        self.arena = arena
        self.workers = workers
        self.plans = [found.plan for found in finding.strategies]
        self.effort = effort
        self.games = 0
        view = arena.view()
        cards = [view.card(pile) for pile in range(PILES)]
        self.costs = {card.id: int(card.cost) for card in cards}
        self.kingdom = [card.id for card in cards if card.id not in BASICS]

    def study(self) -> Study:
        cards = self._cards()
        openings = {f"{first}/{second}": self._openings(first, second) for first, second in SPLITS}
        return Study(cards, openings, self._rounds(), self._example(), self.games)

    def _play(self, trials: Sequence[Trial]) -> list[Result]:
        each = max(1, CHUNK // max(1, len(trials[0].games)))
        chunks = [trials[i : i + each] for i in range(0, len(trials), each)]
        self.games += sum(len(trial.games) for trial in trials)
        return [result for part in self.workers.map(play_trials, self.arena, chunks) for result in part]

    def _seats(self, games: int, first: int = FIRST_DEAL) -> list[tuple[int, int]]:
        """Some games with the plan in each seat equally often."""
        seats = self.arena.seats
        return [(first + i // seats, i % seats) for i in range(games)]

    # --- what each card adds --------------------------------------------------------------------------------------------

    def _cards(self) -> list[CardWorth]:
        games = self._seats(self.effort.card)
        best = self._best_with_each()
        trials = [Trial(text_of(best[card]), text_of(self._without(card)), games) for card in self.kingdom]
        even = 100 / self.arena.seats
        worths = []
        for card, result in zip(self.kingdom, self._play(trials), strict=True):
            score = result.won.interval(1, len(games))
            worths.append(CardWorth(card, Interval(score.value - even, score.low - even, score.high - even)))
        return sorted(worths, key=lambda worth: -worth.added.value)

    def _best_with_each(self) -> dict[str, Plan]:
        """The best plan that buys each card; for a card that none of the strategies buys, some ideas are tried."""
        found: dict[str, Plan] = {}
        ideas: list[tuple[str, Plan]] = []
        for card in self.kingdom:
            buying = [plan for plan in self.plans if card in kingdom_cards(plan)]
            if buying:
                found[card] = buying[0]
            else:
                ideas += [(card, plan) for plan in self._ideas(card)]
        if ideas:
            games = self._seats(self.effort.idea, OTHER_DEALS)
            results = self._play([Trial(text_of(plan), text_of(self.plans[0]), games) for _, plan in ideas])
            order = sorted(zip(ideas, results, strict=True), key=lambda tried: -tried[1].won.total)
            for (card, plan), _ in order:
                found.setdefault(card, plan)
        return found

    def _ideas(self, card: str) -> list[Plan]:
        """Plans with a card: the best of all with one or two copies of it, the library's, and well-known ones."""
        best = self.plans[0]
        at = next((i for i, line in enumerate(best) if line.card not in ("province", "duchy", "estate")), len(best))
        plans = [tidied([*best[:at], Line(card, f"own {words(card)} < {copies}"), *best[at:]]) for copies in (1, 2)]
        view = self.arena.view()
        plans += [plan_of(entry.menu()) for entry in fitting(library(), view)]
        plans += [plan_of(candidate.menu) for candidate in candidates(view)]
        return [plan for plan in dict.fromkeys(plans) if card in kingdom_cards(plan)][:MOST_IDEAS]

    def _without(self, card: str) -> Plan:
        others = [plan for plan in self.plans if card not in kingdom_cards(plan)]
        return others[0] if others else tidied([line for line in self.plans[0] if line.card != card])

    # --- openings -------------------------------------------------------------------------------------------------------

    def _openings(self, first: int, second: int) -> list[Opening]:
        """The best first two buys with these coins, raced against the best plan as it is."""
        bought = dict.fromkeys(line.card for plan in self.plans for line in plan if line.card not in BASICS)
        openers = [*list(bought)[:MOST_OPENERS], "silver"]
        pairs = list(
            product(
                [card for card in openers if self.costs[card] <= first] or [""],
                [card for card in openers if self.costs[card] <= second] or [""],
            )
        )
        most = sum(games for games, _ in self.effort.openings)
        dealt = self._deals(first, most)
        won = {pair: Share() for pair in pairs}
        played = 0
        for games, stay in self.effort.openings:
            part = dealt[played : played + games]
            trials = [Trial(text_of(self._opened(*pair)), text_of(self.plans[0]), part) for pair in pairs]
            for pair, result in zip(pairs, self._play(trials), strict=True):
                won[pair].merge(result.won)
            played += games
            pairs = sorted(pairs, key=lambda pair: -won[pair].total)[:stay]
        return [Opening(*pair, won[pair].interval(1, played)) for pair in pairs]

    def _opened(self, first: str, second: str) -> Plan:
        lines = [Line(card, f"turns = {turn}") for turn, card in ((1, first), (2, second)) if card]
        return (*lines, *self.plans[0])

    def _deals(self, coins: int, games: int) -> list[tuple[int, int]]:
        """Deals, each with a seat that has these coins in its first hand."""
        found: list[tuple[int, int]] = []
        deal = FIRST_DEAL
        while len(found) < games:
            game = Game(self.arena.deal(deal))
            for seat in range(self.arena.seats):
                view = Seat(game, seat).view
                assert isinstance(view, DominionView)
                if view.in_hand(COPPER) == coins:
                    found.append((deal, seat))
            deal += 1
        return found[:games]

    # --- games as such --------------------------------------------------------------------------------------------------

    def _rounds(self) -> list[int]:
        """How long games of the best two last."""
        rival = self.plans[min(1, len(self.plans) - 1)]
        trial = Trial(text_of(self.plans[0]), text_of(rival), self._seats(self.effort.lengths))
        (result,) = self._play([trial])
        return sorted(result.rounds)

    def _example(self) -> Record:
        """A game of the best two; with more players, they take turns in the seats."""
        best = [text_of(plan) for plan in self.plans[:2]]
        ruleset = find_game("dominion")
        start = Start.dealt(dict(self.arena.setup), f"{self.arena.seed} example")
        game = start.game(ruleset)
        numbers = [seat % len(best) for seat in range(self.arena.seats)]
        seated: list[Bot] = [self.arena.bot(best[number], seat) for seat, number in enumerate(numbers)]
        play_until(game, seated, PATIENCE * self.arena.seats)
        return Record.from_game(
            ruleset, game, start, [f"#{number + 1} ({seat + 1})" for seat, number in enumerate(numbers)]
        )
