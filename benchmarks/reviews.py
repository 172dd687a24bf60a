"""Whether reviews are stable, fair and add up: `python -m benchmarks.reviews`.

Two equal bots play each other. Each game is reviewed, and what was graded blunder is graded again with another seed. Reported are
the blunders that are blunders again, the largest gap between the result and start, skill and luck, and the mean skill of the first
seat, which is zero for equal bots.

    python -m benchmarks.reviews --games 20                                 whole reviews, some seconds each
    python -m benchmarks.reviews --skill --bot medium --file skill.txt      1,000 games with few imagined games for a decision

The second one looks only at skill and the gap, and only at a third of the decisions, drawn at random: what they cost counts
three times. It writes a line for each game; started again, it continues.
"""

from __future__ import annotations

import argparse
import sys
import time
from math import sqrt
from pathlib import Path
from random import Random

from benchmarks.planted import BAD, game, share
from signoria import compiled
from signoria.core.record import Record
from signoria.lab.statistics import Z
from signoria.review.account import Review
from signoria.review.figures import BATCH, GRADES
from signoria.review.review import Reviewer, new_reviewer
from signoria.review.trial import Trial

BLUNDER = GRADES[-1]
DUEL = 3 * BATCH  # worlds of the duel for each decision, where only skill is looked at
PART = 3  # one of so many decisions is looked at
REPORT_EVERY = 50  # games


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.reviews", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="novice")
    parser.add_argument("--seed", default="reviews")
    parser.add_argument("--skill", action="store_true", help="only skill, with few imagined games")
    parser.add_argument("--file", type=Path, default=Path("skill.txt"), help="of --skill, to continue")
    options = parser.parse_args()
    say(f"{'compiled' if compiled() else 'plain'}, {options.bot} against itself, seed {options.seed}")
    if options.skill:
        equal_skill(options)
        return 0
    skills: list[float] = []
    gap, blunders, alike, bad = 0.0, 0, 0, 0
    for number in range(1, options.games + 1):
        record = game(options.bot, f"{options.seed} {number}")
        if record.result is None:
            continue
        began = time.process_time()
        found = review(record, "1")
        seconds = time.process_time() - began
        skills.append(found.skill[0])
        gap = max(gap, *(abs(sum(parts)) for parts in gaps(found)))
        grades = grades_again(record, [one.step for one in found.decisions if one.grade == BLUNDER], "2")
        blunders += len(grades)
        alike += grades.count(BLUNDER)
        bad += sum(grade in BAD for grade in grades)
        say(f"\nafter {number} games ({seconds:.1f} s of the processor for a review, {found.games:,} imagined games)")
        share("blunders that are blunders again", alike, blunders)
        share("blunders that are blunders or mistakes again", bad, blunders)
        say(f"  largest gap between result and start, skill and luck: {100 * gap:.4f}%")
        mean, half = interval(skills)
        say(f"  skill of the first seat: {100 * mean:+.1f}% (± {100 * half:.1f}%), n = {len(skills)}")
    return 0


def equal_skill(options: argparse.Namespace) -> None:
    """A line of the file for each game: the first seat's own, the other's own, and the gap."""
    options.file.touch()
    rows = [[float(word) for word in line.split()] for line in options.file.read_text(encoding="ascii").splitlines()]
    with options.file.open("a", encoding="ascii") as file:
        for number in range(len(rows) + 1, options.games + 1):
            record = game(options.bot, f"{options.seed} {number}")
            if record.result is None:
                rows.append([])  # no end in sight
            else:
                found = glance(record, f"{options.seed} {number}")
                own = [PART * part for part in found.own]
                rows.append([*own, max(abs(sum(parts)) for parts in gaps(found))])
            file.write(" ".join(map(str, rows[-1])) + "\n")
            file.flush()
            if number % REPORT_EVERY == 0:
                report_skill([row for row in rows if row])
    report_skill([row for row in rows if row])


def report_skill(rows: list[list[float]]) -> None:
    say(f"\n{len(rows)} games")
    for what, values in (
        ("first seat", [row[0] for row in rows]),
        ("other seat", [row[1] for row in rows]),
        ("difference", [row[0] - row[1] for row in rows]),
    ):
        mean, half = interval(values)
        say(f"  own decisions, {what}: {100 * mean:+.2f}% (± {100 * half:.2f}%)")
    say(f"  largest gap between result and start, skill and luck: {100 * max(row[2] for row in rows):.4f}%")


def glance(record: Record, seed: str) -> Review:
    """A review with few imagined games, for some of the decisions."""
    chance = Random(seed)
    reviewer = new_reviewer(record)
    for _ in reviewer.look():
        pass
    for step, figures in reviewer.known.decisions.items():
        if chance.randrange(PART):
            continue
        trial = Trial(reviewer.played.steps[step], reviewer.coach, figures=figures, race=BATCH)
        while not is_decided(reviewer, step):
            trial.work()
    return reviewer.review()


def is_decided(reviewer: Reviewer, step: int) -> bool:
    figures = reviewer.known.decisions[step]
    has_raced = figures.opened and not figures.ways and not figures.racing
    has_met = figures.answer.worlds >= DUEL or (figures.rival is None and figures.usual is None)
    return figures.settled or (has_raced and has_met)


def review(record: Record, seed: str) -> Review:
    reviewer = new_reviewer(record, seed)
    reviewer.work()
    return reviewer.review()


def grades_again(record: Record, steps: list[int], seed: str) -> list[str]:
    """The grades of some decisions with another seed, each in the light of those that follow at once."""
    reviewer = new_reviewer(record, seed)
    for _ in reviewer.look():
        pass
    for step in steps:
        last = step
        while reviewer.known.lines[last].shows_nothing:
            last += 1
        for number in range(step, last + 1):
            figures = reviewer.known.decisions.get(number)
            while figures is not None and not figures.settled:
                reviewer.trial(number).work()
    grades = {one.step: one.grade for one in reviewer.review().decisions}
    return [grades[step] for step in steps]


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
