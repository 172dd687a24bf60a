"""`signoria card`: what a card is worth over many random kingdoms."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.live import Live
from rich.table import Table
from rich.text import Text

from signoria.cli.own_cards import CardFiles, book_of
from signoria.cli.simulate import INTERRUPTED
from signoria.cli.speech import translator
from signoria.cli.working import workers_for
from signoria.core.limits import CARD_KINGDOMS
from signoria.dominion import Choice, find_kind
from signoria.lab.card.report import CardReport
from signoria.lab.card.run import CardRun
from signoria.lab.card.worth import new_study
from signoria.lab.report_file import check_report_file, write_report
from signoria.lang import Translator


def card(
    name: Annotated[list[str], typer.Argument(metavar="CARD")],
    kingdoms: Annotated[int, typer.Option(min=1, max=CARD_KINGDOMS)] = 20,
    players: Annotated[int, typer.Option(min=2, max=6)] = 2,
    games: Annotated[int, typer.Option(min=2)] = 100,
    seed: Annotated[str, typer.Option()] = "1",
    jobs: Annotated[int | None, typer.Option(min=1)] = None,
    ray: Annotated[str, typer.Option(metavar="[ADDRESS]")] = "",
    report: Annotated[Path | None, typer.Option()] = None,
    files: CardFiles = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Measure what a card adds over many random kingdoms."""
    book = book_of(files)
    choice = Choice(customs=book.customs())
    kind = find_kind(" ".join(name), cards=choice.cards)
    own: dict[str, object] = {"custom": [one.data() for one in book.custom]} if book.custom else {}
    study = new_study(kind.card.id, kingdoms, players, seed, games, book, own)
    if report is not None:
        check_report_file(report)
    speech = translator(book.names())
    workers = workers_for(jobs, ray)
    try:
        run = CardRun(study, workers)
        whole = _play(run, speech)
    finally:
        workers.close()
    if not run.found:
        raise typer.Exit(INTERRUPTED)
    codes = [choice.code(kingdom) for setup in study.setups if isinstance(kingdom := setup["kingdom"], list)]
    made = CardReport(run, codes, speech)
    typer.echo(made.json(), nl=False) if as_json else show(made, speech)
    if report is not None:
        write_report(made, report)
        typer.echo(speech.say("report-written", file=str(report)), err=as_json)
    if run.trouble is not None:
        raise run.trouble
    if not whole:
        raise typer.Exit(INTERRUPTED)


def _play(run: CardRun, speech: Translator) -> bool:
    """Play with a live line on stderr, if that is a terminal."""
    console = Console(stderr=True)
    # Its line changes with each report and not by a thread of its own: without one, workers start right away.
    with Live(console=console, auto_refresh=False, transient=True) as live:

        def tell(run: CardRun) -> None:
            if console.is_terminal:
                done, most = len(run.found), len(run.study.setups)
                parts = [speech.say("worth-progress", n=done, most=most)]
                if done:
                    left = run.seconds / done * (most - done)
                    parts.append(speech.say("report-speed", n=round(run.games / run.seconds)))
                    parts.append(speech.say("evolve-left", time=speech.say("seconds", value=speech.number(left))))
                live.update(Text(" · ".join(parts)), refresh=True)

        run.tell = tell
        return run.play()


def show(made: CardReport, speech: Translator) -> None:
    console = Console()
    shown = Table(box=SIMPLE_HEAD)
    shown.add_column(made.title(), overflow="fold")
    shown.add_column(speech.say("worth-adds"), justify="right")
    shown.add_column(speech.say("report-column.interval"), justify="right")
    for name, one in made.rows():
        shown.add_row(Text(name), made.signed(one.value), made.span(one))
    shown.add_section()
    for worth, one in zip(made.kingdoms, made.added, strict=True):
        mine, theirs = made.decks(worth)
        words = speech.say("worth-against", one=mine, other=theirs)
        shown.add_row(Text(f"{words} ({made.codes[worth.kingdom]})"), made.signed(one.value), made.span(one))
    console.print(shown)
    for line in (made.summary(), speech.say("worth-unit"), speech.say("worth-about")):
        console.print(line, highlight=False, markup=False)
    parts = [made.about(), speech.say("seconds", value=speech.number(made.run.seconds, 1))]
    console.print(" · ".join(parts), highlight=False, markup=False)
