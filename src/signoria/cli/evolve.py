"""`signoria evolve`: search for the strategies that win on a kingdom."""

from __future__ import annotations

import json
from math import ceil
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.live import Live
from rich.table import Table
from rich.text import Text

from signoria.bots.dominion.menu import text_of
from signoria.cli.complaint import Misuse
from signoria.cli.own_cards import CardFiles, book_of
from signoria.cli.simulate import INTERRUPTED, code
from signoria.cli.speech import translator
from signoria.cli.working import workers_for
from signoria.core.phrase import game_phrase, phrase
from signoria.dominion import CardBook, Choice, installed_cards, read_cards
from signoria.lab import kingdom_ids, new_match
from signoria.lab.evolve.arena import Arena
from signoria.lab.evolve.cache import ReportCache
from signoria.lab.evolve.files import check_folder, write_menus
from signoria.lab.evolve.plan import kingdom_cards
from signoria.lab.evolve.report import KingdomReport
from signoria.lab.evolve.saved import SavedSearch, read_search
from signoria.lab.evolve.search import Budget, Evolution, Finding, Progress
from signoria.lab.evolve.study import Effort, Researcher, Study
from signoria.lab.match import Match, match_as_set_up
from signoria.lab.report_file import check_report_file, write_report
from signoria.lab.wording import card_name, interval
from signoria.lab.workers import Here, Workers
from signoria.lang import Translator

GAME = "dominion"
SECONDS = 60
FILLER = "big_money"  # it fits every kingdom


SETTLED = {  # options that a search in a folder has settled
    "kingdom": "--kingdom",
    "players": "--players",
    "seed": "--seed",
    "menus": "--menus",
    "files": "--cards",
}


def evolve(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    kingdom: Annotated[str, typer.Option(show_default=False)] = "",
    players: Annotated[int, typer.Option(min=2, max=6)] = 2,
    seconds: Annotated[int | None, typer.Option(min=1)] = None,
    games: Annotated[int | None, typer.Option(min=1)] = None,
    jobs: Annotated[int | None, typer.Option(min=1)] = None,
    ray: Annotated[str, typer.Option(metavar="[ADDRESS]")] = "",
    seed: Annotated[str, typer.Option()] = "1",
    menus: Annotated[Path | None, typer.Option()] = None,
    resume: Annotated[Path | None, typer.Option()] = None,
    report: Annotated[Path | None, typer.Option()] = None,
    files: CardFiles = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Search for the strategies that win on a kingdom."""
    if game != GAME:
        raise Misuse(phrase("evolve-game", game=game, known=game_phrase(GAME)))
    if seconds is not None and games is not None:
        raise Misuse(phrase("evolve-budget"))
    saved = None if resume is None else _kept(resume, ctx)
    book, match = _new(kingdom, players, seed, files) if saved is None else _settled(saved)
    folder = resume or menus
    if menus is not None:
        check_folder(menus)
    if report is not None:
        check_report_file(report)
    speech = translator(book.names())
    budget = _budget(seconds, games, saved)
    # Only what a number of games decides is the same every time; a folder wants the search itself.
    cache = ReportCache() if report is not None and budget.games and folder is None else None
    known = None if cache is None else _known(cache, match, budget, speech)
    workers: Workers = Here() if known is not None else workers_for(jobs, ray)
    try:
        finding = known[0] if known is not None else _search(match, budget, saved, folder, workers, speech)
        shared = code(match, Choice(customs=book.customs()))
        if as_json:
            typer.echo(json.dumps(data(match, finding), ensure_ascii=False))
        else:
            show(match, finding, shared, speech)
        if report is not None and finding.trouble is None:
            study = known[1] if known is not None else _study(match, workers, finding, cache, budget, speech)
            made = KingdomReport(kingdom_ids(match), len(match.bots), shared, finding, study, speech)
            write_report(made, report)
            typer.echo(speech.say("report-written", file=str(report)), err=as_json)
    finally:
        workers.close()
    if folder is not None:
        written = write_menus(folder, finding)
        if not as_json:
            typer.echo(speech.say("evolve-written", n=len(written), folder=str(folder)))
    if folder is not None and not finding.whole:
        typer.echo(speech.say("evolve-resume", folder=str(folder)), err=True)
    if finding.trouble is not None:
        raise finding.trouble
    if not finding.whole:
        raise typer.Exit(INTERRUPTED)


def _known(cache: ReportCache, match: Match, budget: Budget, speech: Translator) -> tuple[Finding, Study] | None:
    """What the same search found before, and a word about where that comes from."""
    known = cache.find(_arena(match), budget.games, Effort())
    if known is not None:
        typer.echo(speech.say("report-cached", folder=str(cache.folder)), err=True)
    return known


def _study(
    match: Match, workers: Workers, finding: Finding, cache: ReportCache | None, budget: Budget, speech: Translator
) -> Study:
    """Study what was found, and keep it for the next time; where that is impossible, say why."""
    arena, effort = _arena(match), Effort()
    study = Researcher(arena, workers, finding, effort).study()
    if cache is not None and finding.whole:
        try:
            cache.keep(arena, budget.games, effort, finding, study)
        except OSError as error:
            why = str(error.strerror or error)
            typer.echo(speech.say("report-not-cached", folder=str(cache.folder), why=why), err=True)
    return study


def _new(kingdom: str, players: int, seed: str, files: list[Path] | None) -> tuple[CardBook, Match]:
    if not kingdom:
        raise Misuse(phrase("usage-missing-option", name="--kingdom"))
    book = book_of(files)
    wishes: dict[str, object] = {"kingdom": kingdom}
    if book.custom:
        wishes["custom"] = [own.data() for own in book.custom]
    return book, new_match(GAME, [FILLER] * players, wishes, seed)


def _kept(folder: Path, ctx: typer.Context) -> SavedSearch:
    """The search in a folder, which has settled some of the options."""
    for name, option in SETTLED.items():
        source = ctx.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            raise Misuse(phrase("evolve-resume-option", option=option))
    return read_search(folder)


def _settled(saved: SavedSearch) -> tuple[CardBook, Match]:
    match = match_as_set_up(GAME, saved.setup, (FILLER,) * saved.seats, saved.seed, 0)
    match.check()
    return CardBook(read_cards(saved.setup.get("custom", [])), installed_cards()), match


def _budget(seconds: int | None, games: int | None, saved: SavedSearch | None) -> Budget:
    """What was asked for, or what an earlier run was given; one that is finished needs more than it had."""
    if games is None and seconds is None and saved is not None:
        budget = Budget(saved.budget_games, saved.budget_seconds)
    else:
        budget = Budget(games=games) if games is not None else Budget(seconds=seconds or SECONDS)
    if saved is not None and saved.finished and budget.used(saved.games, saved.seconds) >= 1:
        raise Misuse(phrase("evolve-finished", games=saved.games, seconds=ceil(saved.seconds)))
    return budget


def _search(
    match: Match, budget: Budget, saved: SavedSearch | None, folder: Path | None, workers: Workers, speech: Translator
) -> Finding:
    """Search with a live line on stderr, if that is a terminal. A folder has the search after every generation."""
    console = Console(stderr=True)
    # Its line changes with each report and not by a thread of its own: without one, workers start right away.
    with Live(console=console, auto_refresh=False, transient=True) as live:

        def tell(progress: Progress) -> None:
            if console.is_terminal:
                live.update(Text(_line(progress, budget, speech)), refresh=True)

        def keep(search: SavedSearch) -> None:
            if folder is not None:
                search.write(folder)

        evolution = Evolution(_arena(match), workers, budget, tell, keep)
        if saved is not None:
            evolution.resume(saved)
        return evolution.run()


def _arena(match: Match) -> Arena:
    return Arena(match.setup, len(match.bots), match.seed)


def _line(progress: Progress, budget: Budget, speech: Translator) -> str:
    parts = [speech.say("evolve-generation", n=progress.generation)]
    if progress.best is not None:
        best = speech.percent(progress.best.value, 1)
        parts.append(speech.say("evolve-best", score=best, interval=interval(progress.best, speech)))
    parts.append(speech.say("report-speed", n=round(progress.games / max(progress.seconds, 0.001))))
    if progress.used > 0:
        left = budget.seconds - progress.seconds if budget.seconds else progress.seconds * (1 / progress.used - 1)
        parts.append(speech.say("evolve-left", time=speech.say("seconds", value=speech.number(max(0.0, left)))))
    return " · ".join(parts)


def data(match: Match, finding: Finding) -> dict[str, object]:
    """What was found as plain data."""

    def plain(score: object) -> object:
        return None if score is None else {key: round(value, 2) for key, value in vars(score).items()}

    return {
        "game": match.game,
        "kingdom": kingdom_ids(match),
        "players": len(match.bots),
        "games": finding.games,
        "generations": finding.generations,
        "seconds": finding.seconds,
        "whole": finding.whole,
        "strategies": [
            {
                "menu": text_of(found.plan).splitlines(),
                "name": found.name or None,
                "score": plain(found.score),
                "share": round(found.share, 4),
                "against": [plain(score) for score in found.against],
            }
            for found in finding.strategies
        ],
    }


def show(match: Match, finding: Finding, shared: str, speech: Translator) -> None:
    console = Console()

    def names(ids: list[str]) -> str:
        return ", ".join(card_name(speech, match.game, card) for card in ids)

    console.print(f"{names(kingdom_ids(match))} ({shared})", highlight=False)
    shown = Table(box=SIMPLE_HEAD)
    shown.add_column("", justify="right")
    shown.add_column(speech.say("evolve-cards"), overflow="fold")
    for column in ("report-column.score", "report-column.interval", "evolve-share"):
        shown.add_column(speech.say(column), justify="right")
    for rank, found in enumerate(finding.strategies, 1):
        bought = kingdom_cards(found.plan)
        cards = names([card for card in dict.fromkeys(line.card for line in found.plan) if card in bought])
        shown.add_row(
            str(rank),
            Text(cards or speech.say("evolve-money")),
            speech.number(found.score.value, 1),
            interval(found.score, speech),
            speech.percent(100 * found.share),
        )
    console.print(shown)
    if len(finding.strategies) > 1:
        console.print(speech.say("evolve-order") + "\n", highlight=False)
    console.print(speech.say("evolve-winner"), highlight=False)
    for line in text_of(finding.strategies[0].plan).splitlines():
        console.print(f"  {line}", highlight=False, markup=False)
    parts = [
        speech.say("report-games", n=finding.games),
        speech.say("evolve-generation", n=finding.generations),
        speech.say("seconds", value=speech.number(finding.seconds, 1)),
        speech.say("report-seed", name=match.seed),
    ]
    console.print("\n" + " · ".join(parts), highlight=False, markup=False)
