"""`signoria review`: where a recorded game was won and lost, decision by decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.live import Live
from rich.text import Text

from signoria.cli.complaint import refusal, say_where
from signoria.cli.simulate import INTERRUPTED
from signoria.cli.speech import translator
from signoria.cli.table.company import names_at_table
from signoria.cli.table.games import table_of
from signoria.core.phrase import game_phrase, phrase
from signoria.core.record import Record, RecordError
from signoria.core.system_errors import system_error
from signoria.lab.keeping import write_whole
from signoria.lab.report import try_to_write
from signoria.lang import Translator
from signoria.lang.translator import printable
from signoria.review.data import review_json
from signoria.review.figures import GRADES
from signoria.review.graph import MARKS, draw
from signoria.review.page import review_page
from signoria.review.review import NoCoach, Reviewer, new_reviewer
from signoria.review.wording import Wording

STYLES = ("bold blue", "bold red", "bold green", "bold magenta", "bold yellow", "bold cyan")


def review(
    record: Annotated[Path, typer.Argument(show_default=False)],
    seconds: Annotated[float | None, typer.Option(min=0.1, show_default=False)] = None,
    seed: Annotated[str, typer.Option()] = "1",
    as_json: Annotated[bool, typer.Option("--json")] = False,
    page: Annotated[Path | None, typer.Option("--html", show_default=False)] = None,
) -> None:
    """Review a recorded game: exit status 0, 1 if the record is not sound, 130 if it was interrupted."""
    if as_json and page is not None:
        raise refusal(phrase("review-both"))
    if page is not None:
        try_to_write(page)
    try:
        reviewer = new_reviewer(Record.from_file(record), seed)
    except OSError as error:
        say_where(str(record), system_error(error))
        raise typer.Exit(1) from error
    except (RecordError, NoCoach) as error:
        say_where(str(record), error.phrase)
        raise typer.Exit(1) from error
    whole = work(reviewer, seconds)
    if not reviewer.has_looked:
        raise typer.Exit(INTERRUPTED)
    wording = wording_of(reviewer)
    if as_json:
        typer.echo(review_json(wording.review, wording), nl=False)
    elif page is not None:
        write_whole(page, review_page(wording).encode())
        typer.echo(wording.translator.say("report-written", file=str(page)))
    else:
        Shown(wording).show(Console())
    if not whole:
        raise typer.Exit(INTERRUPTED)


def work(reviewer: Reviewer, seconds: float | None) -> bool:
    """Work with a live line on stderr, if that is a terminal; False if Ctrl-C ended it."""
    console, speech = Console(stderr=True), translator()
    with Live(console=console, auto_refresh=False, transient=True) as live:

        def tell(now: Reviewer) -> None:
            if console.is_terminal:
                percent = speech.percent(round(100 * now.progress))
                live.update(Text(speech.say("review-progress", percent=percent, n=now.games)), refresh=True)

        try:
            reviewer.work(seconds, tell)
        except KeyboardInterrupt:
            return False
    return True


def wording_of(reviewer: Reviewer) -> Wording:
    """The review in the reader's language, with the names of cards that only this game has."""
    played = reviewer.played
    table = table_of(played.record.game)
    speech = translator(table.own_names(played.final.state, translator())) if table is not None else translator()
    names = [printable(name) for name in names_at_table(played.record.players, speech)]
    names = names or [speech.say("play-person", n=seat + 1) for seat in range(played.seats)]
    return Wording(reviewer.review(), names, speech)


class Shown:
    """A review on the terminal: turning points first, then the graph, the grades, and skill and luck."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.review = wording.review
        self.speech: Translator = wording.translator

    def show(self, console: Console) -> None:
        say = self.speech.say
        console.print(
            Text(say("replay-game", game=game_phrase(self.review.game), players=self.wording.names), style="bold")
        )
        self._part(console, "review-turning", self._turning())
        self._part(console, "review-chances", self._graph(console.width))
        self._part(console, "review-decisions", self._decisions())
        self._part(console, "review-split-title", self._split())
        console.print()
        for line in self._about():
            console.print(Text(line, style="dim"))

    def _part(self, console: Console, title: str, lines: Iterator[Text]) -> None:
        console.print()
        console.print(Text(self.speech.say(title), style="bold underline"))
        for line in lines:
            console.print(line)

    def _turning(self) -> Iterator[Text]:
        if not self.review.turning:
            yield Text(self.speech.say("review-none"))
        for number, point in enumerate(self.review.turning, 1):
            yield Text(f"{number}. {self.wording.turning(point)}")

    def _graph(self, width: int) -> Iterator[Text]:
        rows = draw(self.review, width - 6)
        for percent, row in rows:
            line = Text(f"{percent:>4} ", style="dim")
            for seat, mark in row:
                line.append(mark, style=STYLES[seat % len(STYLES)] if seat >= 0 else "dim")
            yield line
        legend = Text("     ")
        for seat, name in enumerate(self.wording.names):
            legend.append(f"{MARKS[seat % len(MARKS)]} {name}   ", style=STYLES[seat % len(STYLES)])
        yield legend

    def _decisions(self) -> Iterator[Text]:
        for seat, name in enumerate(self.wording.names):
            counts = Counter(one.grade for one in self.review.decisions if one.seat == seat)
            told = [f"{counts[grade]} {self.wording.grade(grade, counts[grade])}" for grade in GRADES]
            yield Text(f"{name}: {', '.join(told)}")
        for one in self.review.decisions:
            if one.grade in GRADES[2:]:
                yield Text(f"  {self.wording.when(one.turn, one.seat)}: {self.wording.sentence(one)} ")

    def _split(self) -> Iterator[Text]:
        for seat, name in enumerate(self.wording.names):
            yield Text(f"{name}: {self.wording.split(seat)}")

    def _about(self) -> Iterator[str]:
        yield self.speech.say("review-about", n=self.review.games)
        if self.review.progress < 1:
            yield self.speech.say("review-part")
        if not self.review.is_over:
            yield self.speech.say("review-not-over")
