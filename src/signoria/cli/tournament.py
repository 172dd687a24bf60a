"""`signoria tournament`: many bots meet on one or many kingdoms, and are rated."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.live import Live
from rich.table import Table
from rich.text import Text

from signoria.cli.complaint import Misuse
from signoria.cli.own_cards import CardFiles, book_of
from signoria.cli.simulate import INTERRUPTED
from signoria.cli.speech import translator
from signoria.cli.working import workers_for
from signoria.core.phrase import phrase
from signoria.core.registry import find_game
from signoria.dominion import CardBook, Choice, installed_cards, read_cards
from signoria.lab.report_file import check_report_file, write_report
from signoria.lab.statistics import Interval
from signoria.lab.tournament.report import TournamentReport
from signoria.lab.tournament.run import Progress, TournamentRun
from signoria.lab.tournament.saved import SavedTournament, read_tournament, write_tournament
from signoria.lab.tournament.tournament import Tournament, new_tournament
from signoria.lang import Translator

GAMES = 100
DRAWN = "random"


def tournament(
    game: Annotated[str, typer.Argument()],
    bots: Annotated[str, typer.Option(show_default=False)] = "",
    kingdom: Annotated[list[str] | None, typer.Option(show_default=False)] = None,
    random: Annotated[int, typer.Option(min=0, show_default=False)] = 0,
    players: Annotated[int, typer.Option(min=0, show_default=False)] = 0,
    swiss: Annotated[int, typer.Option(min=0, show_default=False)] = 0,
    games: Annotated[int | None, typer.Option(min=1, show_default=False)] = None,
    seed: Annotated[str, typer.Option()] = "1",
    jobs: Annotated[int | None, typer.Option(min=1)] = None,
    ray: Annotated[str, typer.Option(metavar="[ADDRESS]")] = "",
    turns: Annotated[int | None, typer.Option(min=1)] = None,
    resume: Annotated[Path | None, typer.Option()] = None,
    report: Annotated[Path | None, typer.Option()] = None,
    files: CardFiles = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Let many bots meet on one or many kingdoms, and rate them."""
    saved = None if resume is None else read_tournament(resume)
    asked = None
    if bots or saved is None:
        names = [name.strip() for name in bots.split(",") if name.strip()]
        if not names:
            raise Misuse(phrase("usage-missing-option", name="--bots"))
        book = book_of(files)
        wishes = _wishes(game, kingdom or [], random, book)
        asked = new_tournament(game, names, wishes, players, seed, turns or 0)
    if saved is not None:
        _check_same(saved, asked, game, swiss, resume)
        swiss = saved.rounds
    settled = saved.tournament() if saved is not None else asked
    assert settled is not None
    games = games or (saved.games if saved is not None else GAMES)
    if report is not None:
        check_report_file(report)
    book = _book(settled)
    speech = translator(book.names())
    workers = workers_for(jobs, ray)
    try:
        run = TournamentRun(settled, workers, games, swiss)
        if saved is not None:
            saved.continue_in(run)
        whole = _play(run, games, resume, speech)
    finally:
        workers.close()
    if not run.sheet.games:
        raise typer.Exit(INTERRUPTED)
    made = TournamentReport(run, _codes(settled, book), speech)
    typer.echo(made.json(), nl=False) if as_json else show(made, speech)
    if report is not None:
        write_report(made, report)
        typer.echo(speech.say("report-written", file=str(report)), err=as_json)
    if not whole and resume is not None:
        typer.echo(speech.say("tournament-resume", game=game, file=str(resume)), err=True)
    if run.trouble is not None:
        raise run.trouble
    if not whole:
        raise typer.Exit(INTERRUPTED)


def _wishes(game: str, kingdoms: list[str], random: int, book: CardBook) -> list[Mapping[str, object]]:
    """What each kingdom should be; none named: the cards in the menus."""
    own: dict[str, object] = {"custom": [card.data() for card in book.custom]} if book.custom else {}
    named = [*kingdoms, *[DRAWN] * random]
    return [{"kingdom": text, **own} for text in named] or [own]


def _check_same(saved: SavedTournament, asked: Tournament | None, game: str, swiss: int, file: Path | None) -> None:
    """A file is continued by the same tournament alone; what isn't said again counts as said."""
    differs = ""
    if find_game(game).name != saved.game:
        differs = "GAME"
    elif swiss and swiss != saved.rounds:
        differs = "--swiss"
    elif asked is not None:
        theirs = saved.tournament()
        pairs = {
            "--bots": (asked.bots, theirs.bots),
            "--players": (asked.seats, theirs.seats),
            "--seed": (asked.seed, theirs.seed),
            "--kingdom": (list(asked.setups), list(theirs.setups)),
            "--turns": (asked.most_rounds, theirs.most_rounds),
            "--swiss": (swiss, saved.rounds),
        }
        differs = next((option for option, (ours, kept) in pairs.items() if ours != kept), "")
    if differs:
        raise Misuse(phrase("tournament-differs", file=str(file), option=differs))


def _book(settled: Tournament) -> CardBook:
    custom = [card for setup in settled.setups for card in _list(setup.get("custom", []))]
    unique = [card for i, card in enumerate(custom) if card not in custom[:i]]
    return CardBook(read_cards(unique), installed_cards())


def _list(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else []


def _codes(settled: Tournament, book: CardBook) -> list[str]:
    """Share codes of the kingdoms; none where the game has no kingdoms."""
    choice = Choice(customs=book.customs())
    kingdoms = [setup.get("kingdom") for setup in settled.setups]
    return [choice.code(kingdom) for kingdom in kingdoms if isinstance(kingdom, list)]


def _play(run: TournamentRun, games: int, file: Path | None, speech: Translator) -> bool:
    """Play with a live line on stderr, if that is a terminal. A file has everything after each step."""
    console = Console(stderr=True)
    # Its line changes with each report and not by a thread of its own: without one, workers start right away.
    with Live(console=console, auto_refresh=False, transient=True) as live:

        def tell(progress: Progress) -> None:
            if console.is_terminal:
                live.update(Text(_line(progress, run, speech)), refresh=True)

        run.tell = tell
        if file is not None:
            write_tournament(file, run, games)  # a file that can't be written is better known now
            run.keep = lambda run: write_tournament(file, run, games)
        return run.play()


def _line(progress: Progress, run: TournamentRun, speech: Translator) -> str:
    parts = []
    if progress.round:
        parts.append(speech.say("tournament-round", n=progress.round, most=run.rounds))
    parts.append(speech.say("report-games-of", n=progress.games, most=progress.all_games))
    speed = progress.played / max(progress.seconds, 0.001)
    parts.append(speech.say("report-speed", n=round(speed)))
    left = (progress.all_games - progress.games) / max(speed, 0.001)
    parts.append(speech.say("evolve-left", time=speech.say("seconds", value=speech.number(left))))
    return " · ".join(parts)


def show(made: TournamentReport, speech: Translator) -> None:
    console = Console()

    def lines(head: list[str], rows: list[list[str]]) -> None:
        shown = Table(box=SIMPLE_HEAD)
        shown.add_column(head[0], justify="right")
        shown.add_column(head[1], overflow="fold")
        for title in head[2:]:
            shown.add_column(title, justify="right")
        for row in rows:
            shown.add_row(*map(Text, row))
        console.print(shown)

    for cards in made.kingdoms():
        console.print(cards, highlight=False)
    head, *rows = made.table()
    lines(head, rows)
    console.print(speech.say("what-wins-matrix"), highlight=False)
    places = [str(place) for place in range(1, len(made.names) + 1)]
    lines(
        ["", "", *places],
        [[place, name, *_cells(row, speech)] for place, name, row in zip(places, made.names, made.matrix)],
    )
    for line in made.absences():
        console.print(line, highlight=False, markup=False)
    parts = [made.about(), speech.say("seconds", value=speech.number(made.run.seconds, 1))]
    console.print(" · ".join(parts), highlight=False, markup=False)


def _cells(row: list[Interval | None], speech: Translator) -> list[str]:
    return ["–" if score is None else speech.number(score.value) for score in row]
