"""How many games went, round by round: standings, purchases, endings. Taken down only where somebody wants to see it.

It knows no game: what there is to count a `GameMetrics` says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from signoria.bots import Bot
from signoria.core.game import Game
from signoria.core.metrics import GameMetrics
from signoria.core.seat import Seat
from signoria.lab.statistics import Outcome

SHARED = -1  # instead of a winner
UNFINISHED = -2

EndReason = tuple[str, ...]  # a message and the names of the cards it is about; nothing: unfinished


@dataclass
class Notes:
    """One game, by seat."""

    standings: list[list[list[int]]] = field(default_factory=list)  # after each round, of each seat, each gauge
    purchases: list[tuple[int, int, str]] = field(default_factory=list)  # in which round, which seat, what


def play_noting(game: Game, bots: Sequence[Bot], metrics: GameMetrics, turns: int) -> Notes:
    """Let bots play a game to its end or up to a number of turns, and record how it goes."""
    state = game.state
    happened = state.events = []
    seats = [Seat(game, seat) for seat in range(state.seats)]
    in_round = metrics.turns_in_round(state.seats)
    notes = Notes()
    turn = last = state.turn_number()
    while turn <= turns:
        who = game.seat()
        if who < 0:
            break
        game.apply(who, bots[who].pick(seats[who]))
        for event in happened:
            thing = metrics.bought(event)
            if thing >= 0:
                notes.purchases.append(((turn - 1) // in_round + 1, event.seat, state.option_name(thing)))
        happened.clear()
        last, turn = turn, state.turn_number()
        if (turn - 1) // in_round != (last - 1) // in_round:
            notes.standings.append([metrics.standing(state, seat) for seat in range(state.seats)])
    if game.over():
        notes.standings.append([metrics.standing(state, seat) for seat in range(state.seats)])
    state.events = None
    return notes


@dataclass(frozen=True)
class Spread:
    """Mean and interquartile range."""

    mean: float
    low: int
    high: int


class Chronicle:
    """Many games. Those of different deals may be merged in any order and give the same."""

    def __init__(self, bots: int, gauges: int) -> None:
        self.games = 0
        self.lengths: Counter[int] = Counter()  # games by rounds
        self.endings: Counter[tuple[EndReason, int]] = Counter()  # games by ending and winner
        self.purchases: list[Counter[tuple[str, int]]] = [Counter() for _ in range(bots)]  # copies by card and round
        # By bot and gauge the games by (round, value): all that came so far, and those that ended then.
        self.standings: list[list[Counter[tuple[int, int]]]] = [[Counter() for _ in range(gauges)] for _ in range(bots)]
        self.last: list[list[Counter[tuple[int, int]]]] = [[Counter() for _ in range(gauges)] for _ in range(bots)]

    def add(self, notes: Notes, outcome: Outcome, rotation: int, ending: EndReason) -> None:
        """A game in which bot i sat at seat i + rotation."""
        n = len(self.purchases)
        rounds = len(notes.standings)
        self.games += 1
        self.lengths[rounds] += 1
        winner = outcome.winners[0] if len(outcome.winners) == 1 else SHARED if outcome.winners else UNFINISHED
        self.endings[ending, winner] += 1
        for round_, seat, card in notes.purchases:
            self.purchases[(seat - rotation) % n][card, round_] += 1
        for bot in range(n):
            seat = (bot + rotation) % n
            for number, seats in enumerate(notes.standings, 1):
                for counter, value in zip(self.standings[bot], seats[seat]):
                    counter[number, value] += 1
            for counter, value in zip(self.last[bot], notes.standings[-1][seat]):
                counter[rounds, value] += 1

    def merge(self, other: Chronicle) -> None:
        self.games += other.games
        self.lengths.update(other.lengths)
        self.endings.update(other.endings)
        for bot, purchases in enumerate(other.purchases):
            self.purchases[bot].update(purchases)
            for mine, theirs in zip(self.standings[bot], other.standings[bot]):
                mine.update(theirs)
            for mine, theirs in zip(self.last[bot], other.last[bot]):
                mine.update(theirs)

    def span(self, share: float) -> int:
        """The round by which this share of all games was over."""
        over = 0
        for rounds in sorted(self.lengths):
            over += self.lengths[rounds]
            if over >= share * self.games:
                return rounds
        return 0

    def standing(self, bot: int, gauge: int, rounds: int) -> list[Spread]:
        """After each of the first rounds, over all games: one that was over before counts as it ended."""
        alive, last = self.standings[bot][gauge], self.last[bot][gauge]
        spreads = []
        over: Counter[int] = Counter()
        for number in range(1, rounds + 1):
            values = over.copy()
            for (when, value), games in alive.items():
                if when == number:
                    values[value] += games
            spreads.append(_spread(values))
            for (when, value), games in last.items():
                if when == number:
                    over[value] += games
        return spreads

    def cards(self, bot: int) -> list[str]:
        """What a bot bought, in the order of the usual round."""
        copies: Counter[str] = Counter()
        rounds: Counter[str] = Counter()
        for (card, number), n in self.purchases[bot].items():
            copies[card] += n
            rounds[card] += n * number
        return sorted(copies, key=lambda card: (rounds[card] / copies[card], card))

    def copies(self, bot: int, card: str, rounds: int) -> list[float]:
        """How many copies of a card the bot bought in each of the first rounds of an average game."""
        return [self.purchases[bot][card, number] / self.games for number in range(1, rounds + 1)]

    def copies_in_all(self, bot: int, card: str) -> float:
        return sum(n for (bought, _), n in self.purchases[bot].items() if bought == card) / self.games


def _spread(values: Counter[int]) -> Spread:
    games = values.total()
    mean = sum(value * n for value, n in values.items()) / games
    return Spread(mean, _quantile(values, games / 4), _quantile(values, games * 3 / 4))


def _quantile(values: Counter[int], rank: float) -> int:
    """The value that this many games don't exceed."""
    below = 0
    for value in sorted(values):
        below += values[value]
        if below >= rank:
            return value
    raise AssertionError("a quantile of nothing")
