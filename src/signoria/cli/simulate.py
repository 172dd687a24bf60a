"""`signoria simulate`: bots play each other many times; who wins how often, and how sure that is."""

import json
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from signoria.bots.menu import BadMenu
from signoria.bots.registry import BadBot, UnknownBot
from signoria.cli.own_cards import CardFiles, book_of
from signoria.core.registry import BadSetup, UnknownGame
from signoria.dominion import Choice
from signoria.lab import BadMatch, BotFailed, Run, kingdom_ids, new_match
from signoria.lab.match import Match

INTERRUPTED = 130  # what a shell reports after Ctrl-C
WRONG = (BadBot, BadMatch, BadMenu, BadSetup, UnknownBot, UnknownGame)


class Speed(ProgressColumn):
    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:,.0f} games/s" if speed else "")


def simulate(
    game: Annotated[str, typer.Argument(help="The game: dominion, intrigo …")],
    bots: Annotated[str, typer.Option(help="Who plays: smithy,big_money,random,mine.menu,mine.py", show_default=False)],
    kingdom: Annotated[
        str,
        typer.Option(
            help="A set by name, ten cards with commas, a share code, or random. Otherwise the cards that the menus "
            "name, filled up with those of the First Game.",
            show_default=False,
        ),
    ] = "",
    games: Annotated[int, typer.Option(min=1, help="How many games in all.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed deals the same games.")] = "1",
    jobs: Annotated[int, typer.Option(min=1, help="On how many cores; the results are the same.")] = 1,
    files: CardFiles = None,
    as_json: Annotated[bool, typer.Option("--json", help="Plain data instead of a table.")] = False,
) -> None:
    """Let bots play each other many times, and say who wins how often and how sure that is.

    Every deal is played once for each rotation of the seats. A score is the percentage of wins; a shared win counts for
    its part. In 95 of 100 such runs the true score lies in the interval. Ctrl-C shows what is known so far.
    """
    book = book_of(files)
    try:
        match = new_match(game, bots.split(","), kingdom, seed, book)
    except WRONG as bad:
        raise typer.BadParameter(str(bad)) from bad
    run = Run(match, games, jobs)
    whole = play_with_progress(run)
    if as_json:
        typer.echo(json.dumps(data(run), ensure_ascii=False))
    else:
        show(run, code(match, Choice(customs=book.customs())))
    if not whole:
        raise typer.Exit(INTERRUPTED)


def play_with_progress(run: Run, title: str = "") -> bool:
    """Play with a bar on stderr, if that is a terminal; False if somebody interrupted."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed:,} of {task.total:,}"))
    with Progress(
        *columns, Speed(), TimeRemainingColumn(), console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(title, total=run.games)
        try:
            run.play(lambda done: bar.update(task, completed=done))
        except KeyboardInterrupt:
            return False
        except BotFailed as failed:
            raise typer.BadParameter(str(failed)) from failed
    return True


def data(run: Run) -> dict[str, object]:
    """What came of it as plain data."""
    tally = run.tally
    bots = []
    for i, name in enumerate(run.match.bots):
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
    }


def code(match: Match, choice: Choice) -> str:
    """The share code of the kingdom, if there is one."""
    kingdom = match.setup.get("kingdom")
    return choice.code(kingdom) if isinstance(kingdom, list) else ""


def show(run: Run, code: str) -> None:
    tally = run.tally
    console = Console()
    if code:
        cards = ", ".join(id.replace("_", " ").title() for id in kingdom_ids(run.match))
        console.print(f"{cards} ({code})", highlight=False)
    table = Table(box=SIMPLE_HEAD)
    table.add_column("bot", overflow="fold")
    for title in ("score", "95 % interval", "wins", "ties", "points", "turns"):
        table.add_column(title, justify="right")
    for i, name in enumerate(run.match.bots):
        score, bot = tally.score(i), tally.bots[i]
        table.add_row(
            Text(name),
            f"{score.value:.1f}",
            f"{score.low:.1f} – {score.high:.1f}",
            f"{bot.wins:,}",
            f"{bot.ties:,}",
            number(tally.mean_points(i)),
            number(tally.mean_turns(i)),
        )
    console.print(table)
    played = f"{tally.games:,} games" if tally.games == run.games else f"{tally.games:,} of {run.games:,} games"
    speed = f", {tally.games / run.seconds:,.0f} games/s" if run.seconds else ""
    console.print(f"{played} in {run.seconds:.1f} s{speed}; seed {run.match.seed}", highlight=False, markup=False)


def number(value: float | None) -> str:
    return "–" if value is None else f"{value:.1f}"
