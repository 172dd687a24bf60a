"""Builds the library of menus that `expert` chooses from and `evolve` begins with: `python -m benchmarks.library`.

It searches for menus with each card and each pair of cards, then in random kingdoms, and keeps in a folder what it finds; run
it again to continue. In the end it writes the library. Nothing is ever measured in the kingdoms it uses.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from signoria import compiled
from signoria.bots.dominion.levels.library import write_library
from signoria.lab.evolve.library import Searched, entries_grown, entries_of, grow_all, search_many
from signoria.lab.keeping import write_whole
from signoria.lab.workers import Cores, Here, Workers

FILE = Path("src/signoria/bots/dominion/library.menus")
ABOUT = """Menus that long searches found for two players; python -m benchmarks.library builds this file.
Each begins with the Kingdom cards it names, and fits any kingdom that has them. Those that were found most often come first."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.library", description=__doc__)
    parser.add_argument("--kingdoms", type=int, default=123)
    parser.add_argument("--games", type=int, default=24_000, help="for the search in each kingdom")
    parser.add_argument("--folder", type=Path, default=Path("build/library"), help="where searches are kept")
    parser.add_argument("--write", type=Path, default=FILE, help="the file of the library")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(arguments)
    print(f"{'compiled' if compiled() else 'plain'}, {options.games:,} games in a kingdom", flush=True)
    began = time.perf_counter()

    def tell(what: str) -> None:
        print(f"{time.perf_counter() - began:6.0f} s  {what}", flush=True)

    def tell_kingdom(number: int, found: Searched) -> None:
        tell(f"kingdom {number}: {found.games:,} games, {found.scores}")

    workers: Workers = Here() if options.jobs == 1 else Cores(options.jobs)
    try:
        grown = grow_all(options.folder / "cards.json", workers, lambda number: tell(f"{number} cards and pairs"))
        entries = entries_grown(grown.values())
        searches = search_many(options.folder, options.kingdoms, options.games, entries, workers, tell_kingdom)
    finally:
        workers.close()
    library = {entry.text: entry for entry in [*entries_of(searches), *entries]}
    write_whole(options.write, write_library(list(library.values()), ABOUT).encode())
    print(f"{len(library)} menus in {options.write}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
