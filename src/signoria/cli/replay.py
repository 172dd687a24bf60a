"""`signoria replay`: shows a recorded game turn by turn, or checks that the record tells the truth."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer

from signoria.cli.complaint import say_where
from signoria.cli.speech import tongue
from signoria.cli.table.games import TABLES
from signoria.core.event import EVERYONE, Event
from signoria.core.game import Game
from signoria.core.phrase import phrase, verbatim
from signoria.core.record import Record, RecordError
from signoria.core.telling import HEADING
from signoria.lang import Tongue
from signoria.lang.tongue import printable

NOBODY = -1  # the reader is none of the players


def replay(
    record: Annotated[Path, typer.Argument(show_default=False)],
    verify: Annotated[bool, typer.Option("--verify")] = False,
    until: Annotated[int | None, typer.Option(show_default=False)] = None,
) -> None:
    """Show a recorded game turn by turn: exit status 0, or 1 if the record is not sound."""
    try:
        read = Record.from_json(record.read_bytes())
        game = read.replay(until=until, check=verify)
    except OSError as error:
        say_where(str(record), verbatim(str(error.strerror)))
        raise typer.Exit(1) from error
    except RecordError as error:
        say_where(str(record), error.phrase)
        raise typer.Exit(1) from error
    lines = verdict(read, game, until) if verify else Story(read, game).lines()
    for line in lines:
        typer.echo(line)


def verdict(record: Record, game: Game, until: int | None) -> Iterator[str]:
    """What was checked, all of it right."""
    assert game.history is not None
    say = tongue().say
    whole = until is None or until == len(record.log)
    yield say("replay-moves-legal", n=len(record.log) if until is None else until)
    yield say("replay-digests-agree", n=len(game.history.turns))
    if record.start.secret is not None:
        yield say("replay-commitment-agrees")
    if whole:
        yield say("replay-result-agrees" if game.over() else "replay-not-over")


class Story:
    """A game as its teller tells it to somebody who may see everything."""

    def __init__(self, record: Record, game: Game) -> None:
        self.record = record
        self.game = game
        self.tongue = self._tongue()
        self.teller = record.kind().teller()
        self.names = [printable(name) for name in record.players]
        if not self.names:
            self.names = [self.tongue.say("play-person", n=seat + 1) for seat in range(game.state.seats)]

    def _tongue(self) -> Tongue:
        """The reader's language, with the names of the cards that only this game has."""
        table = TABLES.get(self.record.game)
        return tongue(table.own_names(self.game.state, tongue())) if table is not None else tongue()

    def lines(self) -> Iterator[str]:
        history = self.game.history
        assert history is not None
        say = self.tongue.say
        yield say("replay-game", game=self.record.game, players=self.names)
        yield from self._told(history.opening, 0)
        for number, entry in enumerate(history.entries, 1):
            move = entry.move
            if move is None:
                yield margin(number) + say("replay-undo", n=entry.back)
            elif not move.events:  # told with the answers of others, or nothing happened
                yield margin(number) + say("replay-answers", player=self.names[move.seat])
            else:
                yield from self._told(move.events, number)
        yield ""
        if self.game.over():
            yield from self._result(self.record.kind().result(self.game.state))
        else:
            yield say("replay-asked", players=[self.names[seat] for seat in self.game.asked()])

    def _told(self, events: Sequence[Event], number: int) -> Iterator[str]:
        """What came of one line of the log; its number stands before the first sentence."""
        for sentence in self.teller.events(self.game, list(map(seen_by_all, events)), NOBODY, self.names):
            text = self.tongue.say(sentence.phrase)
            if sentence.weight == HEADING:
                yield f"\n{text}"
            else:
                yield margin(number) + text
                number = 0

    def _result(self, result: Mapping[str, object]) -> Iterator[str]:
        """What came of it: all that the catalogues have a word for."""
        for what, value in result.items():
            message = f"result-{what}"
            if what == "winners" and isinstance(value, list):
                yield self.tongue.say(message, players=[self.names[seat] for seat in value])
            elif isinstance(value, list) and len(value) == len(self.names) and self.tongue.knows(message):
                scores = [phrase("result-score", player=name, score=shown(n)) for name, n in zip(self.names, value)]
                yield self.tongue.say(message, scores=scores)


def shown(score: object) -> str:
    return " ".join(map(str, score)) if isinstance(score, list) else str(score)


def margin(number: int) -> str:
    return f"{number:5}  " if number else " " * 7


def seen_by_all(event: Event) -> Event:
    """An event without its secrets: who has the whole record has them anyway."""
    return Event(event.code, event.seat, event.things, event.source, EVERYONE, EVERYONE, event.reveals)
