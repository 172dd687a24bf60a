"""`signoria simulate`: lets bots play each other many times and shows who wins how often, and how certain that is."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from signoria.cli.own_cards import CardFiles, book_of
from signoria.cli.speech import translator
from signoria.dominion import Choice
from signoria.lab import Run, kingdom_ids, new_match
from signoria.lab.match import Match
from signoria.lab.report import Report, check_report
from signoria.lab.wording import card_name, played, table
from signoria.lang import Translator

INTERRUPTED = 130  # what a shell reports after Ctrl-C


class Speed(ProgressColumn):
    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(translator().say("report-speed", n=round(speed)) if speed else "")


def simulate(
    game: Annotated[str, typer.Argument()],
    bots: Annotated[str, typer.Option(show_default=False)],
    kingdom: Annotated[str, typer.Option(show_default=False)] = "",
    games: Annotated[int, typer.Option(min=1)] = 1000,
    seed: Annotated[str, typer.Option()] = "1",
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    turns: Annotated[int | None, typer.Option(min=1)] = None,
    report: Annotated[Path | None, typer.Option()] = None,
    files: CardFiles = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Let bots play each other many times, and say who wins how often and how sure that is."""
    book = book_of(files)
    wishes: dict[str, object] = {"kingdom": kingdom} if kingdom else {}
    if book.custom:
        wishes["custom"] = [own.data() for own in book.custom]
    names = [name.strip() for name in bots.split(",") if name.strip()]
    match = new_match(game, names, wishes, seed, most_rounds=turns or 0)
    if report is not None:
        check_report(report)
    run = Run(match, games, jobs, chronicled=report is not None)
    whole = play_with_progress(run)
    shared = code(match, Choice(customs=book.customs()))
    speech = translator(book.names())
    if as_json:
        typer.echo(json.dumps(data(run), ensure_ascii=False))
    else:
        show(run, shared, speech)
    if report is not None and run.tally.games:
        Report(run, shared, speech).write(report)
        if not as_json:
            typer.echo(speech.say("report-written", file=str(report)))
    if not whole:
        raise typer.Exit(INTERRUPTED)


def play_with_progress(run: Run, title: str = "") -> bool:
    """Play with a bar on stderr, if that is a terminal; False if somebody interrupted."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed:,} of {task.total:,}"))
    timing = (Speed(), TimeRemainingColumn())
    # It refreshes when games are done and not by a thread of its own: without one, jobs start right away.
    with Progress(
        *columns, *timing, console=console, transient=True, auto_refresh=False, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(title, total=run.games)
        try:
            run.play(lambda done: bar.update(task, completed=done, refresh=True))
        except KeyboardInterrupt:
            return False
    return True


def data(run: Run) -> dict[str, object]:
    """What came of it as plain data."""
    tally = run.tally
    bots = []
    for i, name in enumerate(run.match.called()):
        score = tally.score(i)
        bots.append(
            {
                "name": name,
                "wins": tally.bots[i].wins,
                "ties": tally.bots[i].ties,
                "score": round(score.value, 3),
                "ci_low": round(score.low, 3),
                "ci_high": round(score.high, 3),
                "mean_points": tally.mean_points(i),
                "mean_turns": tally.mean_turns(i),
            }
        )
    return {
        "game": run.match.game,
        "kingdom": kingdom_ids(run.match),
        "games": tally.games,
        "seconds": run.seconds,
        "games_per_second": tally.games / run.seconds if run.seconds else 0.0,
        "bots": bots,
        "unfinished": tally.unfinished,
    }


def code(match: Match, choice: Choice) -> str:
    """The share code of the kingdom, if there is one."""
    kingdom = match.setup.get("kingdom")
    return choice.code(kingdom) if isinstance(kingdom, list) else ""


def show(run: Run, code: str, speech: Translator) -> None:
    console = Console()
    if code:
        cards = ", ".join(card_name(speech, run.match.game, card) for card in kingdom_ids(run.match))
        console.print(f"{cards} ({code})", highlight=False)
    head, *rows = table(run, speech)
    shown = Table(box=SIMPLE_HEAD)
    shown.add_column(head[0], overflow="fold")
    for title in head[1:]:
        shown.add_column(title, justify="right")
    for row in rows:
        shown.add_row(*map(Text, row))
    console.print(shown)
    parts = [*played(run, speech), speech.say("seconds", value=speech.number(run.seconds, 1))]
    if run.seconds:
        parts.append(speech.say("report-speed", n=round(run.tally.games / run.seconds)))
    parts.append(speech.say("report-seed", name=run.match.seed))
    console.print(" · ".join(parts), highlight=False, markup=False)
