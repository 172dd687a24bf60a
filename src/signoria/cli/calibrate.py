"""`signoria calibrate`: plays the pairings whose win rates are known and shows ours beside them."""

from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from signoria.cli.simulate import INTERRUPTED, play_with_progress
from signoria.cli.speech import translator
from signoria.dominion import GAME
from signoria.lab import Interval, Run, new_match
from signoria.lab.calibration import BMU, KNOWN, TOLERANCE, Known
from signoria.lab.wording import interval


def calibrate(
    games: Annotated[int, typer.Option(min=1)] = 2000,
    seed: Annotated[str, typer.Option()] = "1",
    jobs: Annotated[int, typer.Option(min=1)] = 1,
) -> None:
    """Play the reference pairings whose win rates are known, and show ours beside them with 95 % intervals."""
    say = translator().say
    table = Table(box=SIMPLE_HEAD)
    for title in (say("report-column.bot"), say("calibrate-against")):
        table.add_column(title, overflow="fold")
    for title in (
        say("calibrate-known"),
        say("calibrate-ours"),
        say("report-column.interval"),
        say("calibrate-agrees"),
    ):
        table.add_column(title, justify="right")
    played = 0
    whole = True
    for known in KNOWN:
        run = Run(new_match(GAME.name, known.bots, {}, seed), games, jobs)
        whole = play_with_progress(run, ", ".join(map(short, known.bots)))
        if run.tally.games:
            add_rows(table, known, run)
            played += run.tally.games
        if not whole:
            break
    console = Console()
    console.print(table)
    summary = say("calibrate-summary", n=played, seed=seed, bot=BMU, tolerance=f"{TOLERANCE:g}")
    console.print(summary, highlight=False, markup=False)
    if not whole:
        raise typer.Exit(INTERRUPTED)


def add_rows(table: Table, known: Known, run: Run) -> None:
    """One row for each bot; of two only for the first one, for the other has the rest."""
    names = [short(name) for name in known.bots]
    if known.ties is not None:
        add_row(table, [translator().say("calibrate-ties", name=names[0]), names[1]], known.ties, run.tally.ties())
        return
    for i in range(len(names) if len(names) > 2 else 1):
        add_row(table, [names[i], ", ".join(names[:i] + names[i + 1 :])], known.scores[i], run.tally.score(i))


def short(name: str) -> str:
    return "BMU" if name == BMU else name


def add_row(table: Table, names: list[str], known: float, ours: Interval) -> None:
    agrees = ours.low - TOLERANCE <= known <= ours.high + TOLERANCE
    speech = translator()
    verdict = speech.say("calibrate-yes" if agrees else "calibrate-no")
    table.add_row(*names, speech.number(known, 1), speech.number(ours.value, 1), interval(ours, speech), verdict)
