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
from signoria.cli.speech import translator
from signoria.core import names
from signoria.core.phrase import card_phrase, phrase
from signoria.core.spelling import nearest, plain, simple
from signoria.core.words import NO_HINT
from signoria.dominion import CardBook, Entry, list_cards
from signoria.lang import Translator
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
    speech = translator(book.names())
    if card:
        entries = find(" ".join(card), entries, book, speech)
    if as_json:
        listed = [{**entry.data(), **words_of(entry, book, speech)} for entry in entries]
        typer.echo(json.dumps(listed, ensure_ascii=False, indent=2))
        return
    screen = Console(highlight=False)
    screen.width = min(screen.width, WIDTH)
    if card:
        for id in dict.fromkeys(entry.card.id for entry in entries):
            show(screen, [entry for entry in entries if entry.card.id == id], book, speech)
    else:
        screen.print(table_of(entries, speech))
        screen.print(f"\n{speech.say('cards-hint')}", markup=False)


def find(name: str, entries: list[Entry], book: CardBook, speech: Translator) -> list[Entry]:
    """What is called so in any language, or has this id; in all its editions."""
    wanted = {plain(name), *names.CARDS.find(name)}
    wanted |= {own.id for own in book.custom if simple(name) in map(simple, own.names.values())}
    found = [entry for entry in entries if entry.card.id in wanted]
    if not found:
        shown = {
            simple(title(entry, speech)): entry.card.id for entry in entries
        }  # likelier than other languages' names
        near = [shown[one] for one in nearest(simple(name), shown)]
        near = near or [id for id in names.CARDS.nearest(name) if any(entry.card.id == id for entry in entries)]
        hint = phrase("hint-near", near=[card_phrase(id) for id in near]) if near else NO_HINT
        raise refusal(phrase("cards-unknown", name=name, hint=hint))
    return found


def title(entry: Entry, speech: Translator) -> str:
    return speech.card(entry.card.id if len(entry.sets) > 1 else f"{entry.card.id}@{entry.sets[0]}")


def box_of(entry: Entry) -> str:
    return entry.sets[0] if len(entry.sets) == 1 else Box.BASIC.value


def types_of(entry: Entry, speech: Translator) -> str:
    names = [speech.say(f"type-{name}") for name in entry.card.type_names()]
    text = names[0]
    for name in names[1:]:
        text = speech.say("type-both", first=text, second=name)
    return text


def table_of(entries: list[Entry], speech: Translator) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("head-card", "head-id", "head-set"):
        table.add_column(speech.say(heading), no_wrap=True)
    table.add_column(speech.say("head-cost"), justify="right")
    table.add_column(speech.say("head-types"), no_wrap=True)
    for entry in entries:
        row = (title(entry, speech), entry.card.id, box_of(entry), str(entry.card.cost), types_of(entry, speech))
        table.add_row(*map(Text, row))
    return table


def show(screen: Console, entries: list[Entry], book: CardBook, speech: Translator) -> None:
    """What a card says; if its editions differ, each one."""
    texts: dict[str, list[Entry]] = {}
    for entry in entries:
        words = words_of(entry, book, speech)
        texts.setdefault("\n".join(filter(None, (words["text"], words["rulings"]))), []).append(entry)
    first = entries[0]
    called = " / ".join(
        dict.fromkeys(title(entry, speech) for entry in entries)
    )  # editions may differ in the name alone
    cost, types = int(first.card.cost), types_of(first, speech)
    screen.print(Text(speech.say("play-card", name=called, cost=cost, types=types), style="bold"))
    for text, same in texts.items():
        boxes = [speech.say(f"box-{box_of(entry)}") for entry in same]
        screen.print(Text("\n" + "; ".join(boxes), style="dim"))
        screen.print(Padding(Text(text), (0, 0, 0, 2)))


def words_of(entry: Entry, book: CardBook, speech: Translator) -> dict[str, str]:
    """A card's name, its text, and what players ask about it, in the reader's language."""
    own = next((own for own in book.custom if own.id == entry.card.id), None)
    if own is not None:
        text, rulings = own.text.get(speech.lang) or own.text.get(FALLBACK, ""), ""
    else:
        names_of_it = (f"text-{entry.card.id}-{box_of(entry)}", f"text-{entry.card.id}")
        message = next((one for one in names_of_it if speech.knows(one)), "")  # packages may bring cards without texts
        text = speech.say(message) if message else ""
        rulings = speech.say(f"{message}.help") if speech.knows(f"{message}.help") else ""
    return {"name": title(entry, speech), "text": text, "rulings": rulings}
