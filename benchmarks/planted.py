"""Whether the coach finds planted mistakes and leaves strong play alone: `python -m benchmarks.planted`.

The strongest level plays itself in random kingdoms. In some positions its decision is replaced by a bad one: Copper for a card of
$5 and more with the last buy, the turn ended with a Province in reach, a Gold or Province trashed, a won game not ended. Positions
where the seat's chance is below 10% or above 90%, by other random numbers than those of the grading, are left out: little can be
lost there.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from math import sqrt
from typing import TypeVar

from signoria import compiled
from signoria.bots.bot import play_until
from signoria.bots.dominion.levels.winning_buy import winning_buy
from signoria.bots.registry import find_bot
from signoria.core.record import Record, Start
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.dominion import BUY, COPPER, END_TURN, GAME, GOLD, PROVINCE, TRASH, Choice, Dominion
from signoria.lab.statistics import Z
from signoria.review.dominion import DominionCoach
from signoria.review.figures import GRADES
from signoria.review.steps import Step, read_steps
from signoria.review.trial import Trial

T = TypeVar("T")
BAD = GRADES[-2:]
DEAR = 5
UNDECIDED = (0.10, 0.90)
LOOK = 240  # imagined games that say whether a position is decided


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.planted", description=__doc__)
    parser.add_argument("--planted", type=int, default=300, help="how many mistakes to plant")
    parser.add_argument("--own", type=int, default=300, help="how many of the bot's own decisions to grade")
    parser.add_argument("--each", type=int, default=12, help="of either at most in one game")
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--seed", default="planted")
    options = parser.parse_args()
    say(f"{'compiled' if compiled() else 'plain'}, {options.bot}, seed {options.seed}")
    found: Counter[tuple[str, str]] = Counter()
    own: Counter[str] = Counter()
    number = 0
    while sum(found.values()) < options.planted or own.total() < options.own:
        number += 1
        steps = read_steps(game(options.bot, f"{options.seed} {number}")).steps
        coach = DominionCoach()
        bad = [(kind, step) for step in steps for kind, step in mistakes(step)]
        for kind, step in spread(bad, min(options.each, options.planted - sum(found.values()))):
            if is_open(step, coach):
                found[kind, grade(step, coach, options.seed)] += 1
        choices = [step for step in steps if step.is_choice()]
        for step in spread(choices, min(options.each, options.own - own.total())):
            own[grade(step, coach, options.seed)] += 1
        report(number, found, own)
    return 0


def game(bot: str, seed: str) -> Record:
    """A game of the bot against itself."""
    kingdom = Choice().at_random(from_seed(seed))
    start = Start.dealt({"seats": 2, "kingdom": list(kingdom), "first": 0}, seed)
    game = start.game(GAME)
    bots = [find_bot(bot, GAME.name).new(from_seed(f"{seed} {seat}")) for seat in range(2)]
    play_until(game, bots, 120)
    return Record.from_game(GAME, game, start)


def mistakes(step: Step) -> Iterator[tuple[str, Step]]:
    """The bad decisions that fit a position of a strong game."""
    board, question = step.game.state, step.game.question
    assert isinstance(board, Dominion) and question is not None
    if question.verb == BUY and board.buys > 0 and len(step.done) == 1:
        bought = step.done[0]
        if winning_buy(Seat(step.game, step.seat)) == bought != END_TURN:
            yield "won game not ended", replace(step, done=(int(END_TURN),))
        elif bought == PROVINCE:
            yield "turn ended with a Province in reach", replace(step, done=(int(END_TURN),))
        elif bought < END_TURN and board.cost(bought) >= DEAR and board.buys == 1:
            yield "Copper bought", replace(step, done=(int(COPPER),))
    if question.verb == TRASH and question.most == 1:
        for card in (GOLD, PROVINCE):
            if card in step.game.options(step.seat) and card not in step.done:
                yield "Gold or Province trashed", replace(step, done=(int(card),))


def is_open(step: Step, coach: DominionCoach) -> bool:
    """Whether there is something to lose: by the best of the usual moves."""
    rng = from_seed(f"open {step.number}")
    usual = replace(step, done=coach.moves(step.game, step.seat)[0])
    trial = Trial(usual, coach, rng)
    trial.look(LOOK)
    return UNDECIDED[0] <= trial.figures.after()[step.seat] <= UNDECIDED[1]


def grade(step: Step, coach: DominionCoach, seed: str) -> str:
    trial = Trial(step, coach, from_seed(f"{seed} {step.number} {step.seat}"))
    while not trial.figures.settled:
        trial.work()
    return trial.figures.grade()


def spread(things: list[T], most: int) -> list[T]:
    """At most so many, evenly over the game."""
    most = max(0, most)
    return things if len(things) <= most else [things[i * len(things) // most] for i in range(most)]


def report(games: int, found: Counter[tuple[str, str]], own: Counter[str]) -> None:
    say(f"\nafter {games} games")
    for kind in sorted({kind for kind, _ in found}):
        grades = {grade: found[kind, grade] for grade in GRADES}
        say(f"  {kind}: {grades}")
    share(
        "planted, graded mistake or blunder", sum(n for (_, grade), n in found.items() if grade in BAD), found.total()
    )
    say(f"  own: {dict(own)}")
    share("own, graded mistake or blunder", sum(own[grade] for grade in BAD), own.total())


def share(what: str, n: int, of: int) -> None:
    if of:
        low, high = wilson(n, of)
        say(f"  {what}: {n}/{of} = {100 * n / of:.1f}% ({100 * low:.1f}% to {100 * high:.1f}%)")


def wilson(n: int, of: int) -> tuple[float, float]:
    """The 95% interval of a share."""
    centre = (n + Z * Z / 2) / (of + Z * Z)
    half = Z * sqrt(n * (of - n) / of + Z * Z / 4) / (of + Z * Z)
    return max(0.0, centre - half), min(1.0, centre + half)


def say(text: str) -> None:
    print(text)
    sys.stdout.flush()


if __name__ == "__main__":
    raise SystemExit(main())
