"""How well engines do: `python -m benchmarks.engines`.

Each menu of examples/engines plays `big_money_ultimate`, and Big Money with the best of the engine's own cards. Each deal is
played twice with the seats swapped.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from signoria.bots.dominion.levels.candidates import timed_menu
from signoria.bots.dominion.levels.singles import Single, single_of
from signoria.bots.dominion.menu import MenuText
from signoria.dominion import GAME, Choice
from signoria.lab import Interval, Run, new_match

ENGINES = Path(__file__).resolve().parent.parent / "examples" / "engines"
BMU = "big_money_ultimate"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.engines", description=__doc__)
    parser.add_argument("menus", nargs="*", type=Path, help="default: all of examples/engines")
    parser.add_argument("--games", type=int, default=2000, help="of each pairing")
    parser.add_argument("--seed", default="engines")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for file in options.menus or sorted(ENGINES.glob("*.menu")):
            best = best_card(MenuText(file.stem, file.read_text(encoding="utf-8")))
            rival = money_with(best, Path(folder))
            scores = [score(file, other, options) for other in (BMU, str(rival))]
            say(f"{file.stem}: {shown(scores[0])} against {BMU}, {shown(scores[1])} against money with {best.card}")
    return 0


def best_card(menu: MenuText) -> Single:
    """Of the Kingdom cards in a menu the best companion of money."""
    kinds = {kind.card.id: kind.card for kind in Choice().kinds()}
    return max((single_of(kinds[card]) for card in menu.cards() if card in kinds), key=lambda single: single.score)


def money_with(single: Single, folder: Path) -> Path:
    lines = [f"{card} if {condition}" if condition else card for _, card, condition in timed_menu([single], 2).lines]
    file = folder / f"{single.card}.menu"
    file.write_text("\n".join(lines), encoding="utf-8")
    return file


def score(file: Path, rival: str, options: argparse.Namespace) -> Interval:
    run = Run(new_match(GAME.name, (str(file), rival), {}, options.seed), options.games, options.jobs)
    run.play()
    return run.tally.score(0)


def shown(found: Interval) -> str:
    return f"{found.value:.1f} ({found.low:.1f} – {found.high:.1f})"


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
