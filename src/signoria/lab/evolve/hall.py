"""The hall of fame: the plans that others must beat, weighted by how much each matters."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from signoria.lab.evolve.contest import Contender, Contest, Meeting
from signoria.lab.evolve.equilibrium import equilibrium
from signoria.lab.statistics import Interval, Z

MOST = 12
DEALS = 24  # for each pair in the hall
EVEN = 0.2  # of the weight is shared evenly
ANCHORED = 0.3  # of the weight belongs to the anchors; the rest is shared by the equilibrium
IMAGINED = 2  # deals with an even score, which keep a lucky start from counting for much
LEAST_VARIANCE = 0.02  # of one deal


class Hall:
    """Rivals by weight. A plan that beats yesterday's champion and loses to a well-known menu is not progress."""

    def __init__(self, contest: Contest, members: Sequence[Contender], anchored: int = 0) -> None:
        self.contest = contest
        self.members = list(members)
        self.anchored = anchored  # the first ones, which never leave
        self.mixture = [1 / len(self.members)] * len(self.members)

    @property
    def weights(self) -> list[float]:
        even = EVEN / len(self.members)
        anchored = ANCHORED / self.anchored if self.anchored else 0.0
        rest = 1 - EVEN - anchored * self.anchored
        return [
            even + (anchored if i < self.anchored else 0.0) + rest * weight for i, weight in enumerate(self.mixture)
        ]

    def __contains__(self, one: Contender) -> bool:
        return any(one.plan == member.plan for member in self.members)

    def weigh(self) -> None:
        """Let members meet that haven't met yet, and find the mixture that is hardest to beat."""
        members = self.members
        new = [(a, b) for a in members for b in members if a is not b and b.text not in a.records]
        if new:
            self.contest.pair_up(new, self.contest.new_deals(DEALS), DEALS)
        self.mixture = equilibrium([[self._score(one, other) for other in members] for one in members])

    def admit(self, one: Contender) -> None:
        """Take a plan in; where the hall is full, the one that matters least leaves."""
        self.members.append(one)
        self.weigh()
        if len(self.members) > MOST:
            leaving = range(self.anchored, len(self.members) - 1)
            del self.members[min(leaving, key=lambda i: (self.mixture[i], i))]
            self.weigh()

    def challenge(self, contenders: Sequence[Contender], deals: int) -> None:
        """Each plays this many new deals against the members, shared out by weight; all play the same deals."""
        meetings: list[Meeting] = []
        for member, share in zip(self.members, shared_out(deals, self.weights), strict=True):
            first = self.contest.new_deals(share)
            if share:
                meetings += [Meeting(one, member, first, share) for one in contenders if one.plan != member.plan]
        self.contest.play(meetings)

    def score(self, one: Contender) -> tuple[float, float]:
        """The mean share of games that a plan wins against the members by weight, and its standard error."""
        seats = self.contest.arena.seats
        even = 1 / seats
        total = weighed = variance = 0.0
        for member, weight in zip(self.members, self.weights, strict=True):
            record = one.records.get(member.text)
            if member.plan == one.plan:
                total += weight * even
            elif record is not None and record.deals:
                mean = (record.mean(seats) * record.deals + IMAGINED * even) / (record.deals + IMAGINED)
                total += weight * mean
                variance += weight * weight * max(LEAST_VARIANCE, mean * (1 - mean) / seats) / record.deals
            else:
                continue
            weighed += weight
        return (total / weighed, sqrt(variance) / weighed) if weighed else (0.0, 1.0)

    def safe(self, one: Contender) -> float:
        """What a plan scores at least: by weight, and against the anchor that suits it least."""
        seats = self.contest.arena.seats
        scores = [self.score(one)[0]]
        for anchor in self.members[: self.anchored]:
            record = one.records.get(anchor.text)
            if record is not None and anchor.plan != one.plan:
                scores.append((record.mean(seats) * record.deals + IMAGINED / seats) / (record.deals + IMAGINED))
        return min(scores)

    def interval(self, one: Contender) -> Interval:
        mean, error = self.score(one)
        return Interval(100 * mean, 100 * max(0.0, mean - Z * error), 100 * min(1.0, mean + Z * error))

    def worth(self, one: Contender) -> float:
        """What a plan surely scores, give or take a little: by this plans are ranked on the way."""
        mean, error = self.score(one)
        return mean - error

    def _score(self, one: Contender, other: Contender) -> float:
        record = one.records.get(other.text)
        return 1 / self.contest.arena.seats if record is None else record.mean(self.contest.arena.seats)


def shared_out(deals: int, weights: Sequence[float]) -> list[int]:
    """Whole deals by weight; what is left goes to the largest remainders."""
    shares = [int(deals * weight) for weight in weights]
    rest = sorted(range(len(weights)), key=lambda i: (shares[i] - deals * weights[i], i))
    for i in rest[: deals - sum(shares)]:
        shares[i] += 1
    return shares
