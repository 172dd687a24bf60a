"""What Big Money with one kingdom card is worth: `python -m benchmarks.singles`.

Prints the table of `signoria.bots.dominion.levels.singles` anew: for each card how many copies are best bought before Gold and before
Silver, and the score of that menu against `big_money_ultimate`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from signoria.bots.dominion.levels.candidates import timed_menu
from signoria.bots.dominion.levels.singles import Single
from signoria.dominion import ANY, GAME, Choice
from signoria.lab import Run, new_match

CHOICES = ((0, 1), (0, 2), (0, 3), (0, ANY), (1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (ANY, ANY))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.singles", description=__doc__)
    parser.add_argument("cards", nargs="*", help="only these")
    parser.add_argument("--games", type=int, default=2000, help="of each menu")
    options = parser.parse_args()
    best: list[tuple[float, str, int, int]] = []
    for kind in Choice().kinds():
        card = kind.card.id
        if not options.cards or card in options.cards:
            scores = [(score(Single(card, 0, first, later), options.games), first, later) for first, later in CHOICES]
            value, first, later = max(scores, key=lambda one: (one[0], -one[1] - one[2]))
            best.append((value, card, first, later))
            say(f"{card}: {', '.join(f'{first}/{later} {value:.1f}' for value, first, later in scores)}")
    for value, card, first, later in sorted(best, reverse=True):
        say(f'    "{card}": ({value:.0f}, {shown(first)}, {shown(later)}),')
    return 0


def shown(copies: int) -> str:
    return "ANY" if copies == ANY else str(copies)


def score(single: Single, games: int) -> float:
    lines = [f"{card} if {condition}" if condition else card for _, card, condition in timed_menu([single], 2).lines]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, f"{single.card}.menu")
        file.write_text("\n".join(lines), encoding="utf-8")
        run = Run(new_match(GAME.name, (str(file), "big_money_ultimate"), {}, "singles"), games)
        run.play()
    return run.tally.score(0).value


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
