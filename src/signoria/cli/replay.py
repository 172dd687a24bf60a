"""`signoria replay`: shows a recorded game turn by turn, or checks that the record tells the truth."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from signoria.core.event import Event
from signoria.core.game import Game
from signoria.core.history import Entry, Move
from signoria.core.record import Record, RecordError
from signoria.core.state import State
from signoria.core.words import write_things

# What happened, in English: {who} is the player, {cards} are things by name, {n} is an amount.
SENTENCES: Final = {
    "play": "{who} plays {cards}",
    "draw": "{who} draws {cards}",
    "shuffle": "{who} shuffles",
    "discard": "{who} discards {cards}",
    "trash": "{who} trashes {cards}",
    "gain": "{who} gains {cards}",
    "buy": "{who} buys {cards}",
    "reveal": "{who} reveals {cards}",
    "look": "{who} looks at {cards}",
    "set_aside": "{who} sets {cards} aside",
    "put_on_deck": "{who} puts {cards} onto the deck",
    "put_in_hand": "{who} takes {cards} into the hand",
    "pass": "{who} passes {cards} to the left",
    "react": "{who} reacts with {cards}",
    "unaffected": "{who} is unaffected",
    "name": "{who} names {cards}",
    "plus_actions": "{who} gets +{n} action(s)",
    "plus_buys": "{who} gets +{n} buy(s)",
    "plus_coins": "{who} gets +${n}",
    "choose": "{who} chooses {cards}",
    "reveal_hand": "{who} reveals the hand: {cards}",
    "end": "The game is over",
    "cheaper": "cards cost ${n} less this turn",
    "clean_up": "{who} cleans up",
    "keep": "{who} leaves {cards} on the deck",
    "gain_to_hand": "{who} gains {cards} to the hand",
    "gain_onto_deck": "{who} gains {cards} onto the deck",
    "deck_to_discard": "{who} turns the deck over onto the discard",
    "return": "{who} returns {cards} to the deck",
    "gain_from_trash": "{who} gains {cards} from the trash",
}


def replay(
    record: Annotated[Path, typer.Argument(help="A record, as JSON.", show_default=False)],
    verify: Annotated[
        bool, typer.Option("--verify", help="Say only whether digests, commitment and result are right.")
    ] = False,
    until: Annotated[int | None, typer.Option(help="Stop after so many lines of the log.", show_default=False)] = None,
) -> None:
    """Show a recorded game turn by turn: exit status 0, or 1 if the record is not sound."""
    try:
        read = Record.from_json(record.read_bytes())
        game = read.replay(until=until, check=verify)
    except OSError as error:
        typer.echo(f"{record}: {error.strerror}", err=True)
        raise typer.Exit(1) from error
    except RecordError as error:
        typer.echo(f"{record}: {error}", err=True)
        raise typer.Exit(1) from error
    lines = verdict(read, game, until) if verify else Story(read, game).lines()
    for line in lines:
        typer.echo(line)


def verdict(record: Record, game: Game, until: int | None) -> Iterator[str]:
    """What was checked, all of it right."""
    assert game.history is not None
    whole = until is None or until == len(record.log)
    yield f"{len(record.log) if until is None else until} lines of the log: all moves are legal"
    yield f"{len(game.history.turns)} turns: all digests agree"
    if record.start.secret is not None:
        yield "the commitment agrees with the secret and the setup"
    if whole:
        yield "the result agrees" if game.over() else "the game is not over, and the record gives no result"


class Story:
    """A game told from its events."""

    def __init__(self, record: Record, game: Game) -> None:
        self.record = record
        self.game = game
        self.names = [readable(name) for name in record.players] or [f"Player {i + 1}" for i in range(game.state.seats)]

    def lines(self) -> Iterator[str]:
        history = self.game.history
        assert history is not None
        yield f"{self.record.game}: {', '.join(self.names)}"
        yield from map(self._line, history.opening, [0] * len(history.opening))
        for number, entry in enumerate(history.entries, 1):
            yield from self._entry(number, entry)
        yield ""
        if self.game.over():
            yield from self._result(self.record.kind().result(self.game.state))
        else:
            yield f"Asked now: {', '.join(self.names[seat] for seat in self.game.asked())}"

    def _entry(self, number: int, entry: Entry) -> Iterator[str]:
        move = entry.move
        if move is None:
            yield f"{number:5}  undo: back to where {entry.back} moves were made"
        elif not move.events:
            yield f"{number:5}  {self._answer(move)}"
        for i, event in enumerate(move.events if move is not None else ()):
            yield self._line(event, number if i == 0 else 0)

    def _answer(self, move: Move) -> str:
        """A move that changed nothing one could see, or whose doings are told with those of others."""
        picks = cards(self.game.state, move.picks)
        return f"{self.names[move.seat]} answers {picks}" if move.picks else f"{self.names[move.seat]} declines"

    def _line(self, event: Event, number: int) -> str:
        code = self.game.state.event_name(event.code)
        who = self.names[event.seat] if event.seat >= 0 else "everyone"
        if code == "turn":
            return f"\n{who}, turn {event.things[0]}"
        sentence = SENTENCES.get(code)
        margin = f"{number:5}  " if number else " " * 7
        if sentence is None:  # a game whose events have no sentences here yet
            return f"{margin}{who}: {code} {event.things}"
        if "{n}" in sentence:
            return margin + sentence.format(who=who, n=event.things[0])
        return margin + sentence.format(who=who, cards=cards(self.game.state, event.things))

    def _result(self, result: Mapping[str, object]) -> Iterator[str]:
        for what, value in result.items():
            if what == "winners" and isinstance(value, list):
                yield f"winners: {', '.join(self.names[seat] for seat in value)}"
            elif isinstance(value, list) and len(value) == len(self.names):
                yield f"{what}: {', '.join(f'{name} {n}' for name, n in zip(self.names, value))}"
            else:
                yield f"{what}: {value}"


def cards(state: State, things: Sequence[int]) -> str:
    """Things by name, equal neighbours counted."""
    return write_things([(state.option_name(thing).replace("_", " "), "") for thing in things])


def readable(name: str) -> str:
    """A player's name without anything that would move the cursor."""
    return "".join(letter if letter.isprintable() else "·" for letter in name)
