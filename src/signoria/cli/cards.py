"""`signoria cards`: lists every card of Dominion, once for each box whose edition differs or is sold apart; or shows one."""

import json
from enum import StrEnum
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from signoria.cli.complaint import refusal
from signoria.cli.own_cards import CardFiles, book_of
from signoria.cli.speech import tongue
from signoria.core.phrase import phrase
from signoria.core.words import hint, plain
from signoria.dominion import CardBook, Entry, list_cards
from signoria.lang import Tongue
from signoria.lang.catalogue import FALLBACK

WIDTH: Final = 80


class Box(StrEnum):
    BASE1 = "base1"
    BASE2 = "base2"
    INTRIGUE1 = "intrigue1"
    BASIC = "basic"
    CUSTOM = "custom"


def cards(
    card: Annotated[list[str] | None, typer.Argument(metavar="[CARD]", show_default=False)] = None,
    box: Annotated[Box | None, typer.Option("--set", show_default=False)] = None,
    files: CardFiles = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """List the cards of Dominion, or show what one says."""
    book = book_of(files)
    entries = list_cards(book, [box.value] if box is not None else [])
    speech = tongue({own.id: own.names for own in book.custom})
    if card:
        entries = find(" ".join(card), entries, speech)
    if as_json:
        typer.echo(json.dumps([entry.data() for entry in entries], ensure_ascii=False, indent=2))
        return
    screen = Console(highlight=False)
    screen.width = min(screen.width, WIDTH)
    if card:
        show(screen, entries, book, speech)
    else:
        screen.print(table_of(entries, speech))
        screen.print(f"\n{speech.say('cards-hint')}", markup=False)


def find(name: str, entries: list[Entry], speech: Tongue) -> list[Entry]:
    """The card of this name in the reader's language or in English, or of this id; in all its editions."""
    english = Tongue(FALLBACK, speech.own_cards)
    known: dict[str, str] = {}
    for entry in entries:
        for called in (entry.card.id, title(entry, english), title(entry, speech)):
            known[plain(called)] = entry.card.id
    if plain(name) not in known:
        raise refusal(phrase("cards-unknown", name=name, hint=hint(plain(name), known)))
    return [entry for entry in entries if entry.card.id == known[plain(name)]]


def title(entry: Entry, speech: Tongue) -> str:
    return speech.card(entry.card.id if len(entry.sets) > 1 else f"{entry.card.id}@{entry.sets[0]}")


def box_of(entry: Entry) -> str:
    return entry.sets[0] if len(entry.sets) == 1 else Box.BASIC.value


def types_of(entry: Entry, speech: Tongue) -> str:
    names = [speech.say(f"type-{name}") for name in entry.card.type_names()]
    text = names[0]
    for name in names[1:]:
        text = speech.say("type-both", first=text, second=name)
    return text


def table_of(entries: list[Entry], speech: Tongue) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("head-card", "head-id", "head-set"):
        table.add_column(speech.say(heading), no_wrap=True)
    table.add_column(speech.say("head-cost"), justify="right")
    table.add_column(speech.say("head-types"), no_wrap=True)
    for entry in entries:
        row = (title(entry, speech), entry.card.id, box_of(entry), str(entry.card.cost), types_of(entry, speech))
        table.add_row(*map(Text, row))
    return table


def show(screen: Console, entries: list[Entry], book: CardBook, speech: Tongue) -> None:
    """What a card says; if its editions differ, each one."""
    texts: dict[str, list[Entry]] = {}
    for entry in entries:
        texts.setdefault(text_of(entry, book, speech), []).append(entry)
    first = entries[0]
    name, types = title(first, speech), types_of(first, speech)
    screen.print(Text(speech.say("play-card", name=name, cost=int(first.card.cost), types=types), style="bold"))
    for text, same in texts.items():
        boxes = [speech.say(f"box-{box_of(entry)}") for entry in same]
        screen.print(Text("\n" + "; ".join(boxes), style="dim"))
        screen.print(Padding(Text(text), (0, 0, 0, 2)))


def text_of(entry: Entry, book: CardBook, speech: Tongue) -> str:
    """A card's text, and under it what players ask about it."""
    own = next((own for own in book.custom if own.id == entry.card.id), None)
    if own is not None:
        return own.text.get(speech.lang) or own.text.get(FALLBACK, "")
    message = next(m for m in (f"text-{entry.card.id}-{box_of(entry)}", f"text-{entry.card.id}") if speech.knows(m))
    lines = [speech.say(message)]
    if speech.knows(f"{message}.help"):
        lines.append(speech.say(f"{message}.help"))
    return "\n".join(lines)
