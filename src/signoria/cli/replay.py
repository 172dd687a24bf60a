"""`signoria replay`: shows a recorded game turn by turn, or checks that the record tells the truth."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer

from signoria.cli.complaint import say_where
from signoria.cli.speech import translator
from signoria.cli.table.company import names_at_table
from signoria.cli.table.games import table_of
from signoria.core.event import EVERYONE, Event
from signoria.core.game import Game
from signoria.core.phrase import game_phrase, phrase
from signoria.core.record import Record, RecordError
from signoria.core.story import Story
from signoria.core.system_errors import system_error
from signoria.core.telling import HEADING, Sentence
from signoria.lang import Translator
from signoria.lang.translator import printable

NOBODY = -1  # the reader is none of the players


def replay(
    record: Annotated[Path, typer.Argument(show_default=False)],
    verify: Annotated[bool, typer.Option("--verify")] = False,
    until: Annotated[int | None, typer.Option(show_default=False)] = None,
) -> None:
    """Show a recorded game turn by turn: exit status 0, or 1 if the record is not sound."""
    try:
        read = Record.from_file(record)
        game = read.replay(until=until, check=verify)
    except OSError as error:
        say_where(str(record), system_error(error))
        raise typer.Exit(1) from error
    except RecordError as error:
        say_where(str(record), error.phrase)
        raise typer.Exit(1) from error
    lines = verdict(read, game, until) if verify else Retelling(read, game).lines()
    for line in lines:
        typer.echo(line)


def verdict(record: Record, game: Game, until: int | None) -> Iterator[str]:
    """What was checked, all of it right."""
    assert game.history is not None
    say = translator().say
    whole = until is None or until == len(record.log)
    yield say("replay-moves-legal", n=len(record.log) if until is None else until)
    yield say("replay-digests-agree", n=len(game.history.turns))
    if record.start.secret is not None:
        yield say("replay-commitment-agrees")
    if whole:
        yield say("replay-result-agrees" if game.over() else "replay-not-over")


class Retelling:
    """A game as its teller tells it to somebody who may see everything."""

    def __init__(self, record: Record, game: Game) -> None:
        self.record = record
        self.game = game
        self.translator = self._translator()
        self.teller = record.ruleset().teller()
        self.names = [printable(name) for name in names_at_table(record.players, self.translator)]
        if not self.names:
            self.names = [self.translator.say("play-person", n=seat + 1) for seat in range(game.state.seats)]
        self.story = Story(self.teller, NOBODY, self.names)
        self.batches: list[list[Event]] = []  # of the opening, and of the moves in force
        self.numbers: list[int] = []  # of each batch in the log
        self._written: list[Sentence] = []

    def _translator(self) -> Translator:
        """The reader's language, with the names of the cards that only this game has."""
        table = table_of(self.record.game)
        return translator(table.own_names(self.game.state, translator())) if table is not None else translator()

    def lines(self) -> Iterator[str]:
        history = self.game.history
        assert history is not None
        say = self.translator.say
        yield say("replay-game", game=game_phrase(self.record.game), players=self.names)
        self.batches = [seen_by_all(history.opening)]
        self.numbers = [0]
        for number, entry in enumerate(history.entries, 1):
            if entry.move is not None:
                self.batches.append(seen_by_all(entry.move.events))
                self.numbers.append(number)
            else:
                yield from self._news()
                yield margin(number) + say("replay-undo", n=entry.back)
                del self.batches[entry.back + 1 :]
                del self.numbers[entry.back + 1 :]
                self._written = self._told()
        yield from self._news()
        yield ""
        if self.game.over():
            yield from self._result(self.record.ruleset().result(self.game.state))
        else:
            yield say("replay-asked", players=[self.names[seat] for seat in self.game.asked()])

    def _told(self) -> list[Sentence]:
        self.story.tell(self.game, self.batches[:])
        return self.story.lines[:]

    def _news(self) -> Iterator[str]:
        """What was not written yet, or not like this; before each sentence the number of the move that brought it."""
        told = self._told()
        same = next((i for i, (one, other) in enumerate(zip(told, self._written)) if one != other), len(self._written))
        before = 0
        for sentence in told[same:]:
            text = self.translator.say(sentence.phrase)
            if sentence.weight == HEADING:
                yield f"\n{text}"
                continue
            number = self.numbers[sentence.batch]
            yield margin(number if number != before else 0) + "  " * sentence.depth + text
            before = number
        self._written = told

    def _result(self, result: Mapping[str, object]) -> Iterator[str]:
        """What came of it: all that the catalogues have a word for."""
        for what, value in result.items():
            message = f"result-{what}"
            if what == "winners" and isinstance(value, list):
                yield self.translator.say(message, players=[self.names[seat] for seat in value], n=len(value))
            elif isinstance(value, list) and len(value) == len(self.names) and self.translator.knows(message):
                scores = [
                    phrase("result-score", player=name, score=self._shown(n)) for name, n in zip(self.names, value)
                ]
                yield self.translator.say(message, scores=scores)

    def _shown(self, score: object) -> str:
        numbers = score if isinstance(score, list) else [score]
        return " ".join(self.translator.number(one) if isinstance(one, int) else str(one) for one in numbers)


def margin(number: int) -> str:
    return f"{number:5}  " if number else " " * 7


def seen_by_all(events: Sequence[Event]) -> list[Event]:
    """Events without their secrets: who has the whole record has them anyway."""
    return [
        Event(one.code, one.seat, one.things, one.source, EVERYONE, EVERYONE, one.reveals, one.depth) for one in events
    ]
