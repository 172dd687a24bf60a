"""Whether reviews are stable, fair and add up: `python -m benchmarks.reviews`.

Two equal bots play each other; each game is reviewed twice, with different seeds. Reported are the blunders on which both
reviews agree, the largest gap between the result and start, skill and luck, and the mean skill of the first seat, which is zero
for equal bots.
"""

from __future__ import annotations

import argparse
import sys
import time
from math import sqrt

from benchmarks.planted import BAD, game, share
from signoria import compiled
from signoria.core.record import Record
from signoria.lab.statistics import Z
from signoria.review.account import Review
from signoria.review.figures import GRADES
from signoria.review.review import new_reviewer

BLUNDER = GRADES[-1]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.reviews", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="novice")
    parser.add_argument("--seed", default="reviews")
    options = parser.parse_args()
    say(f"{'compiled' if compiled() else 'plain'}, {options.bot} against itself, seed {options.seed}")
    skills: list[float] = []
    gap, blunders, alike, bad = 0.0, 0, 0, 0
    for number in range(1, options.games + 1):
        record = game(options.bot, f"{options.seed} {number}")
        if record.result is None:
            continue
        began = time.process_time()
        one, other = review(record, "1"), review(record, "2")
        seconds = (time.process_time() - began) / 2
        skills.append(one.skill[0])
        gap = max(gap, *(abs(sum(parts)) for parts in gaps(one)))
        for first, second in ((one, other), (other, one)):
            again = {decision.step: decision.grade for decision in second.decisions}
            found = [decision.step for decision in first.decisions if decision.grade == BLUNDER]
            blunders += len(found)
            alike += sum(again[step] == BLUNDER for step in found)
            bad += sum(again[step] in BAD for step in found)
        say(f"\nafter {number} games ({seconds:.1f} s of the processor for a review, {one.games:,} imagined games)")
        share("blunders that are blunders in the other review too", alike, blunders)
        share("blunders that are blunders or mistakes in the other", bad, blunders)
        say(f"  largest gap between result and start, skill and luck: {100 * gap:.4f}%")
        mean, half = interval(skills)
        say(f"  skill of the first seat: {100 * mean:+.1f}% (± {100 * half:.1f}%), n = {len(skills)}")
    return 0


def review(record: Record, seed: str) -> Review:
    reviewer = new_reviewer(record, seed)
    reviewer.work()
    return reviewer.review()


def gaps(review: Review) -> list[tuple[float, ...]]:
    """What is missing between each seat's result and the sum of its parts."""
    parts = zip(review.result, review.start, review.skill, review.luck, strict=True)
    return [(result, -start, -skill, -luck) for result, start, skill, luck in parts]


def interval(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 1.0
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    return mean, Z * spread / sqrt(len(values))


def say(text: str) -> None:
    print(text)
    sys.stdout.flush()


if __name__ == "__main__":
    raise SystemExit(main())
