"""How much stronger each level of Dominion is than the one below: `python -m benchmarks.levels`.

Two levels at a time play each other in random kingdoms, every deal twice with the seats swapped. The interval is that of
all deals together. With `--times` the strongest level plays itself, and what is told is how long it thinks.
"""

from __future__ import annotations

import argparse
import sys
import time

from signoria import compiled
from signoria.bots.registry import find_bot
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.dominion import GAME, Choice, Setup, deal
from signoria.lab import Interval, Run, Tally, kingdom_ids, new_match

LEVELS = ("novice", "easy", "medium", "hard")
WANTED, WANTED_LOW = 57.0, 54.0  # of the better one: its score, and the lower end of the interval


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.levels", description=__doc__)
    parser.add_argument("--levels", default=",".join(LEVELS), help="from the weakest to the strongest")
    parser.add_argument("--kingdoms", type=int, default=20)
    parser.add_argument("--games", type=int, default=100, help="in each kingdom")
    parser.add_argument("--seed", default="levels")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--times", action="store_true", help="only how long the strongest thinks")
    options = parser.parse_args()
    levels = options.levels.split(",")
    say(f"{'compiled' if compiled() else 'plain'}, seed {options.seed}")
    if options.times:
        for seats in range(2, 7):
            think(levels[-1], seats, options)
        return 0
    good = True
    for worse, better in zip(levels, levels[1:]):
        tally = meet(better, worse, options)
        score = tally.score(0)
        enough = score.value >= WANTED and score.low > WANTED_LOW
        good &= enough
        verdict = "enough" if enough else f"wanted: {WANTED:g}, and more than {WANTED_LOW:g} at the lower end"
        say(f"{better} against {worse}: {shown(score)}, n = {tally.games:,} ({verdict})", "")
    return 0 if good else 1


def meet(better: str, worse: str, options: argparse.Namespace) -> Tally:
    """Both levels in all kingdoms, each kingdom with a line of its own as it is done."""
    whole = Tally(2)
    began = time.monotonic()
    for number in range(options.kingdoms):
        match = new_match(GAME.name, (better, worse), {"kingdom": "random"}, f"{options.seed} {number}")
        run = Run(match, options.games, options.jobs)
        run.play()
        whole.merge(run.tally)
        say(
            f"{number + 1:3} {better}: {shown(run.tally.score(0))}; so far {shown(whole.score(0))}, n = {whole.games:,}, "
            f"{time.monotonic() - began:.0f} s  ({', '.join(kingdom_ids(match))})"
        )
    return whole


def think(level: str, seats: int, options: argparse.Namespace) -> None:
    """One game in each kingdom, the level in all seats; processor time of each pick that leaves a choice."""
    times: list[float] = []
    for number in range(options.kingdoms):
        chance = from_seed(f"{options.seed} {seats} {number}")
        game = Game(deal(Setup(seats, Choice().at_random(chance, [])), chance))
        bots = [find_bot(level, GAME.name).new(from_seed(f"bot {number} {seat}")) for seat in range(seats)]
        places = [Seat(game, seat) for seat in range(seats)]
        while (who := int(game.seat())) >= 0:
            choice = len(places[who].options()) > 1
            began = time.process_time()
            pick = bots[who].pick(places[who])
            if choice:
                times.append(time.process_time() - began)
            game.apply(who, pick)
    times.sort()
    say(
        f"{level}, {seats} players: mean {1000 * sum(times) / len(times):.0f} ms, 99 % within "
        f"{1000 * times[len(times) * 99 // 100]:.0f} ms, longest {1000 * times[-1]:.0f} ms, n = {len(times):,}"
    )


def shown(score: Interval) -> str:
    return f"{score.value:.1f} ({score.low:.1f} – {score.high:.1f})"


def say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
