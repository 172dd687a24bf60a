"""How fast plain Python plays here, compared with another checkout of Signoria, such as that of an older version.

    git worktree add ../older COMMIT
    .venv/bin/python benchmarks/versions.py ../older [--rounds 15] [--seconds 0.5]

Both run interpreted, each in a process of its own that first checks whose files it runs. They take turns, and whoever
begins a round ends the next one. Processor time counts; what is printed are medians, and ratios within single rounds.
The other checkout needs `signoria.cli.contestant`, and the packages that are installed here.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parents[1]
MEASURES = ("big_money", "random_first_game", "random_deconstruction", "random_intrigo", "clone", "redeal")


def serve(checkout: Path) -> None:
    """Measure in this process what the lines of its input name."""
    import signoria
    from signoria.cli.contestant import main

    if not Path(signoria.__file__).is_relative_to(checkout / "src"):
        raise SystemExit(f"{signoria.__file__} isn't in {checkout}")
    main("plain")  # checks that nothing is compiled


def compare(other: Path, rounds: int, seconds: float) -> None:
    from signoria.cli.bench import MEASURE, Contestant

    with ExitStack() as stack:
        started = []
        for checkout in (HERE, other):
            command = [sys.executable, "-P", __file__, str(checkout), "--serve"]
            process = subprocess.Popen(
                command,
                env=os.environ | {"PYTHONPATH": str(checkout / "src")},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            stack.enter_context(process)
            started.append(Contestant(str(checkout), process))
        for one in started:
            print(f"{one.name}: {one.greeting.version}, {one.greeting.turns_per_game} turns in a Big Money game")
        for name in MEASURES:
            measure = MEASURE[name]
            values: dict[str, list[float]] = {one.name: [] for one in started}
            for number in range(rounds):
                for one in started if number % 2 else reversed(started):
                    values[one.name].append(measure.value(*one.measure(measure, seconds)))
            mine, theirs = (values[one.name] for one in started)
            ratio = measure.times_better(median(mine), median(theirs))
            single = [measure.times_better(ours, rival) for ours, rival in zip(mine, theirs)]
            speeds = f"{measure.show(median(mine))} and {measure.show(median(theirs))} {measure.unit}"
            print(f"{name}: {ratio:.2f} ({min(single):.2f}–{max(single):.2f}); {speeds}", flush=True)


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    arguments.add_argument("checkout", type=Path)
    arguments.add_argument("--rounds", type=int, default=15)
    arguments.add_argument("--seconds", type=float, default=0.5, help="of one checkout in one round")
    arguments.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    given = arguments.parse_args()
    if given.serve:
        serve(given.checkout)
    else:
        compare(given.checkout.resolve(), given.rounds, given.seconds)
