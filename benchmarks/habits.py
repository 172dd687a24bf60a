"""What better habits would be worth, from samples of single questions.

One imagined game says next to nothing about one answer, so alike questions are pooled: those of a card in which the policy gives
one answer and could give another, split by what the position is like. A habit is learned from three quarters of the games
and measured in the fourth, each quarter in turn, so that its worth isn't flattered by having been chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

FEATURES = ("provinces", "turn", "coins", "actions", "hand", "dead", "money", "picked")
FOLDS = 4
LEAST = 25  # samples of a habit
DEPTH = 2  # conditions of a habit
DOUBT = 2.0  # standard errors that a habit must be better by in the games it is learned from
Z = 1.959964  # 95% of a normal distribution is within this many standard deviations


class Kind(NamedTuple):
    """Alike questions: the card and the verb that ask, what the policy answers, and what it could have answered."""

    card: str
    verb: str
    usual: str
    other: str


class Sample(NamedTuple):
    """How much more of a game another answer won than the usual one, in a few worlds."""

    game: int
    question: int
    kind: Kind
    features: tuple[int, ...]
    gain: float
    hand: str = ""


class Condition(NamedTuple):
    feature: int
    above: bool
    limit: int

    def holds(self, sample: Sample) -> bool:
        return (sample.features[self.feature] > self.limit) == self.above

    def __str__(self) -> str:
        return f"{FEATURES[self.feature]} {'>' if self.above else '<='} {self.limit}"


class Habit(NamedTuple):
    """In questions of a kind, where all conditions hold, give the other answer."""

    kind: Kind
    conditions: tuple[Condition, ...]
    gain: float  # of a game, each time

    def fits(self, sample: Sample) -> bool:
        return all(condition.holds(sample) for condition in self.conditions)

    def __str__(self) -> str:
        where = " if " + " and ".join(str(condition) for condition in self.conditions) if self.conditions else ""
        return f"{self.kind.card}, {self.kind.verb}: {self.kind.usual} → {self.kind.other}{where}"


class Measured(NamedTuple):
    """Percentage points a game, and half the 95% interval."""

    loss: float
    half: float

    def __str__(self) -> str:
        return f"{self.loss:6.2f} ± {self.half:.2f}"


def by_kind(samples: Iterable[Sample]) -> dict[Kind, list[Sample]]:
    kinds: dict[Kind, list[Sample]] = {}
    for sample in samples:
        kinds.setdefault(sample.kind, []).append(sample)
    return kinds


def learn(samples: Iterable[Sample]) -> dict[Kind, list[Habit]]:
    """The habits that these samples speak for."""
    found = {kind: list(_habits(kind, alike, ())) for kind, alike in by_kind(samples).items()}
    return {kind: habits for kind, habits in found.items() if habits}


def _habits(kind: Kind, samples: list[Sample], conditions: tuple[Condition, ...]) -> Iterable[Habit]:
    split = _best_split(samples) if len(conditions) < DEPTH else None
    if split is not None:
        for above in (False, True):
            condition = Condition(split[0], above, split[1])
            yield from _habits(
                kind, [sample for sample in samples if condition.holds(sample)], (*conditions, condition)
            )
    elif _worth(*_sums(samples)) > 0:
        yield Habit(kind, conditions, sum(sample.gain for sample in samples) / len(samples))


def _sums(samples: Sequence[Sample]) -> tuple[int, float, float]:
    return len(samples), sum(sample.gain for sample in samples), sum(sample.gain**2 for sample in samples)


def _worth(number: int, total: float, squares: float) -> float:
    """What a habit surely brings; 0 if that is nothing."""
    if number < LEAST:
        return 0.0
    return max(0.0, total - DOUBT * sqrt(max(squares - total * total / number, 0.0)))


def _best_split(samples: list[Sample]) -> tuple[int, int] | None:
    """The feature and limit that part good places for a habit from bad ones; None: it's all one."""
    whole = _sums(samples)
    best, most = None, _worth(*whole)
    for feature in range(len(FEATURES)):
        ordered = sorted(samples, key=lambda sample: sample.features[feature])
        number, total, squares = 0, 0.0, 0.0
        for sample, following in zip(ordered, ordered[1:]):
            number, total, squares = number + 1, total + sample.gain, squares + sample.gain**2
            limit = sample.features[feature]
            if limit == following.features[feature] or min(number, whole[0] - number) < LEAST:
                continue
            worth = _worth(number, total, squares) + _worth(whole[0] - number, whole[1] - total, whole[2] - squares)
            if worth > most:
                best, most = (feature, limit), worth
    return best


def chosen(habits: dict[Kind, list[Habit]], samples: Iterable[Sample]) -> dict[tuple[int, int], Sample]:
    """To each question the other answer that the habits promise most of; none if they prefer the usual one."""
    promised: dict[tuple[int, int], tuple[float, Sample]] = {}
    for sample in samples:
        place = sample.game, sample.question
        for habit in habits.get(sample.kind, ()):
            if habit.fits(sample) and habit.gain > promised.get(place, (0.0, sample))[0]:
                promised[place] = habit.gain, sample
    return {place: sample for place, (_, sample) in promised.items()}


def losses(samples: Sequence[Sample], games: int) -> dict[tuple[str, str], Measured]:
    """What the usual answers cost, by card and verb; ("", ""): all of them together."""
    better: dict[tuple[str, str], list[Sample]] = {("", ""): []}
    for fold in range(FOLDS):
        habits = learn(sample for sample in samples if sample.game % FOLDS != fold)
        for sample in chosen(habits, (sample for sample in samples if sample.game % FOLDS == fold)).values():
            better[("", "")].append(sample)
            better.setdefault(sample.kind[:2], []).append(sample)
    return {key: measured(found, games) for key, found in better.items()}


def most_in_one(samples: Iterable[Sample], games: int) -> float:
    """What one other answer, always given to a kind of question, could at most win: the highest end of their intervals."""
    ends = [measured(alike, games) for alike in by_kind(samples).values()]
    return max((end.loss + end.half for end in ends), default=0.0)


def measured(samples: Iterable[Sample], games: int) -> Measured:
    """What these answers win, as the mean over all games; the questions of one game aren't independent."""
    sums: dict[int, float] = {}
    for sample in samples:
        sums[sample.game] = sums.get(sample.game, 0.0) + sample.gain
    total = sum(sums.values())
    spread = max(sum(gain * gain for gain in sums.values()) - total * total / games, 0.0)
    return Measured(100 * total / games, 100 * Z * sqrt(spread) / games)
