"""The results of many games, and how certain they are. Knows no game and no bot.

Games come in deals: the same shuffles once for every rotation of the seats. Luck of the deal falls on all bots alike, so
that the games of one deal hang together and different deals do not. What is measured is therefore a bot's share of each
deal, and its spread from deal to deal gives the interval: with mirrored seats it is mostly narrower than that of as many
single games, and never claims more than the deals show.

The interval is the normal one at 95 %, with four imaginary deals added, two in which the bot wins everything and two in
which it loses everything (Agresti and Coull's "plus four", for deals instead of games). Without them a bot that won all
of ten games would be called certain to win every game.

A game that was stopped before its end has no winner. It counts for all bots alike, as a draw does, so that scores still add
up to a hundred; its points and turns are those that it was stopped at.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

WHOLE = 60  # one game, in parts that up to six winners can split evenly: whole numbers add up alike in any order
Z = 1.959964  # 95% of a normal distribution is within this many standard deviations
IMAGINED = 2  # deals won and deals lost


@dataclass(frozen=True)
class Interval:
    """A percentage with its 95% confidence interval."""

    value: float
    low: float
    high: float

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high


@dataclass
class Share:
    """Of each deal a part between nothing and everything: the sums that an interval needs."""

    total: int = 0  # in shares of a game
    squares: int = 0

    def add(self, part: int) -> None:
        self.total += part
        self.squares += part * part

    def merge(self, other: Share) -> None:
        self.total += other.total
        self.squares += other.squares

    def interval(self, games_per_deal: int, games: int) -> Interval:
        """Of whole deals the mean part; one that was cut short counts for the games it had."""
        if games == 0:
            return Interval(0.0, 0.0, 100.0)
        whole = WHOLE * games_per_deal
        number = games / games_per_deal
        total, squares = self.total / whole, self.squares / (whole * whole)
        centre = (total + IMAGINED) / (number + 2 * IMAGINED)
        spread = max(0.0, squares - 2 * centre * total + centre * centre * number)
        spread += IMAGINED * ((1 - centre) ** 2 + centre**2)
        half = Z * sqrt(spread) / (number + 2 * IMAGINED)
        value = total / number
        low, high = min(value, centre - half), max(value, centre + half)
        return Interval(100 * value, 100 * max(0.0, low), 100 * min(1.0, high))


@dataclass
class BotTally:
    """What one bot has to show for all its games."""

    wins: int = 0  # alone
    ties: int = 0  # shared with others
    points: int = 0
    turns: int = 0
    share: Share = field(default_factory=Share)

    def merge(self, other: BotTally) -> None:
        self.wins += other.wins
        self.ties += other.ties
        self.points += other.points
        self.turns += other.turns
        self.share.merge(other.share)


class Outcome(NamedTuple):
    """A game by bot: who won, points and turns, where the game counts them. One that was never over has no winners."""

    winners: Sequence[int]
    points: Sequence[int] = ()
    turns: Sequence[int] = ()


class Tally:
    """All deals so far. Tallies of different deals may be merged in any order and give the same."""

    def __init__(self, bots: int) -> None:
        self.games = 0
        self.unfinished = 0
        self.deals = 0
        self.tied = Share()
        self.bots = [BotTally() for _ in range(bots)]
        self.counts_points = True
        self.counts_turns = True

    def add(self, deal: Sequence[Outcome]) -> None:
        """The games of one deal; fewer than bots if the number of games ran out."""
        bots = self.bots
        parts = [0] * len(bots)
        tied = 0
        for winners, points, turns in deal:
            if len(winners) == 1:
                bots[winners[0]].wins += 1
                parts[winners[0]] += WHOLE
            else:
                tied += WHOLE * (len(winners) > 1)
                self._add_undecided(winners, parts)
            if points and turns:
                for bot, scored, taken in zip(bots, points, turns):
                    bot.points += scored
                    bot.turns += taken
            else:
                self._add_counted(points, turns)
        self.games += len(deal)
        self.deals += 1
        self.tied.add(tied)
        for bot, part in zip(bots, parts):
            bot.share.add(part)

    def _add_undecided(self, winners: Sequence[int], parts: list[int]) -> None:
        """A game that several won, or nobody."""
        if winners:
            for i in winners:
                self.bots[i].ties += 1
                parts[i] += WHOLE // len(winners)
        else:
            self.unfinished += 1
            for i in range(len(parts)):
                parts[i] += WHOLE // len(parts)

    def _add_counted(self, points: Sequence[int], turns: Sequence[int]) -> None:
        """Of a game that doesn't count both points and turns."""
        self.counts_points &= bool(points)
        self.counts_turns &= bool(turns)
        for bot, number in zip(self.bots, points):
            bot.points += number
        for bot, number in zip(self.bots, turns):
            bot.turns += number

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.unfinished += other.unfinished
        self.deals += other.deals
        self.tied.merge(other.tied)
        self.counts_points &= other.counts_points
        self.counts_turns &= other.counts_turns
        for mine, others in zip(self.bots, other.bots):
            mine.merge(others)

    def score(self, bot: int) -> Interval:
        """Wins in percent; a shared win counts for its part, an unfinished game for all alike."""
        return self.bots[bot].share.interval(len(self.bots), self.games)

    def ties(self) -> Interval:
        """Games in percent that nobody won alone."""
        return self.tied.interval(len(self.bots), self.games)

    def mean_points(self, bot: int) -> float | None:
        return self.bots[bot].points / self.games if self.games and self.counts_points else None

    def mean_turns(self, bot: int) -> float | None:
        return self.bots[bot].turns / self.games if self.games and self.counts_turns else None
