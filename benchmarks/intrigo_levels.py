"""How strong the levels of Intrigo are, and how long they think: `python -m benchmarks.intrigo_levels`.

One bot against two or three of another sort, every deal once from each seat. In 95 of 100 such runs the true score lies
in the interval; who is as strong as the others has 33.3 with three players and 25 with four. Time is the processor time of
this process, for whole decisions: a pick of the draft, or a go with all its picks.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass

import signoria
from signoria.bots.registry import find_bot
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.intrigo import GAME, Setup, deal
from signoria.lab import Run, new_match

LEVELS = ("novice", "easy", "medium", "hard")


@dataclass(frozen=True)
class Meeting:
    """One bot and its opponents, how many games they play, and what score is wanted."""

    bot: str
    others: str
    seats: int
    games: int
    wanted: float | None = None


MEETINGS = (
    Meeting("novice", "random", 3, 1000),
    Meeting("easy", "random", 3, 1000, wanted=92),
    Meeting("easy", "random", 4, 1000, wanted=92),
    Meeting("easy", "novice", 3, 1000),
    Meeting("easy", "novice", 4, 1000),
    Meeting("medium", "easy", 3, 200),
    Meeting("medium", "easy", 4, 200),
    Meeting("hard", "easy", 3, 400, wanted=55),
    Meeting("hard", "easy", 4, 100),
    Meeting("hard", "medium", 3, 90),
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.intrigo_levels", description=__doc__)
    parser.add_argument("--only", default="", help="only the meetings of this bot")
    parser.add_argument(
        "--games", type=int, default=0, help="in each meeting; otherwise as the figures in docs have it"
    )
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--times", action="store_true", help="only how long they think")
    options = parser.parse_args()
    say(f"{'compiled' if signoria.compiled() else 'plain'}, seed {options.seed}")
    if options.times:
        for name in [options.only] if options.only else LEVELS:
            for seats in (3, 4):
                think(name, seats, options.games or 3)
        return 0
    met = [meet(one, options) for one in MEETINGS if options.only in ("", one.bot)]
    return 0 if all(met) else 1


def meet(meeting: Meeting, options: argparse.Namespace) -> bool:
    """Play a meeting and tell of it; whether the score is as wanted."""
    bots = (meeting.bot, *[meeting.others] * (meeting.seats - 1))
    run = Run(new_match(GAME.name, bots, {}, options.seed), options.games or meeting.games, options.jobs)
    run.play()
    score = run.tally.score(0)
    good = meeting.wanted is None or score.value >= meeting.wanted
    wish = "" if meeting.wanted is None else f"; wanted {meeting.wanted:g}: {'yes' if good else 'no'}"
    say(
        f"{meeting.bot} against {meeting.seats - 1} × {meeting.others}: {score.value:.1f} "
        f"({score.low:.1f} – {score.high:.1f}), n = {run.tally.games:,}, {run.seconds:.0f} s{wish}"
    )
    return good


def think(name: str, seats: int, games: int) -> None:
    """Let a level play against itself, and tell how long its decisions take."""
    times: list[float] = []
    for number in range(games):
        game = Game(deal(Setup(seats), from_seed(f"times {number}")))
        bots = [find_bot(name, GAME.name).new(from_seed(f"times {number} {seat}")) for seat in range(seats)]
        places = [Seat(game, seat) for seat in range(seats)]
        while (who := int(game.seat())) >= 0:
            began = time.process_time()
            pick = bots[who].pick(places[who])
            spent = time.process_time() - began
            if game.picks(who):  # the rest of a go that was thought of before
                times[-1] += spent
            else:
                times.append(spent)
            game.apply(who, pick)
    say(f"{name}, {seats} players: {shown(times)}")


def shown(times: Sequence[float]) -> str:
    ordered = sorted(times)
    mean, most = sum(times) / len(times), ordered[-1]
    return f"mean {mean * 1000:.2f} ms, 95 % within {ordered[len(times) * 95 // 100] * 1000:.2f} ms, longest {most * 1000:.1f} ms, n = {len(times):,}"


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
