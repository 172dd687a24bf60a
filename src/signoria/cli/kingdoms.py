"""`signoria kingdoms`: lists the recommended kingdoms, shows one, or draws one with wishes."""

import json
from itertools import groupby
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from signoria.cli.complaint import refusal
from signoria.cli.own_cards import CardFiles, book_of
from signoria.cli.speech import translator
from signoria.core.phrase import phrase
from signoria.core.rng import from_seed
from signoria.dominion import (
    RECOMMENDED,
    TRAITS,
    BadKingdom,
    Choice,
    Kind,
    Recommended,
    fresh_rng,
    from_recommended,
    read_kingdom,
    read_refusals,
    read_wishes,
    traits_of,
)
from signoria.lang import Translator, in_english

WIDTH = 80


def kingdoms(
    which: Annotated[list[str] | None, typer.Argument(metavar="[KINGDOM]", show_default=False)] = None,
    random: Annotated[bool, typer.Option("--random")] = False,
    sets: Annotated[str, typer.Option()] = "base1,base2,intrigue1",
    wanted: Annotated[str, typer.Option("--with", show_default=False)] = "",
    unwanted: Annotated[str, typer.Option("--without", show_default=False)] = "",
    base_edition: Annotated[str, typer.Option(show_default=False)] = "",
    seed: Annotated[str, typer.Option(show_default=False)] = "",
    files: CardFiles = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """List the recommended Dominion kingdoms, show any kingdom, or draw a random one."""
    text = " ".join(which or [])
    if not random and (wanted or unwanted):
        raise refusal(phrase("kingdoms-wishes"))
    if random and text:
        raise refusal(phrase("kingdoms-either"))
    rng = from_seed(seed) if seed else fresh_rng()
    try:
        names = [name.strip() for name in sets.split(",") if name.strip()]
        book = book_of(files)
        choice = Choice(names, base_edition, book.customs())
        speech = translator(book.names())
        if random:
            wishes = read_wishes(wanted, choice.cards) + read_refusals(unwanted, choice.cards)
            kingdom, among = choice.at_random(rng, wishes), choice.how_many(wishes)
        elif text:
            kingdom, among = read_kingdom(text, rng, choice), 0
        else:
            show_all(choice, speech, as_json)
            return
        show_one(choice, kingdom, speech, as_json, among)
    except BadKingdom as bad:
        raise typer.BadParameter(str(bad)) from bad


def show_all(choice: Choice, speech: Translator, as_json: bool) -> None:
    if as_json:
        typer.echo(
            json.dumps([data_of(choice, from_recommended(one)) for one in RECOMMENDED], ensure_ascii=False, indent=2)
        )
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(speech.say("head-kingdom"), no_wrap=True)
    table.add_column("")
    for boxes, group in groupby(RECOMMENDED, key=boxes_of):
        names = [phrase(f"box-{box}") for box in boxes]
        table.add_row(Text(speech.say("kingdoms-boxes", boxes=names), style="bold"), "")
        for one in group:
            title = speech.say(f"kingdom-{one.id}")
            table.add_row(Text(f"  {title}"), Text(speech.say(f"kingdom-{one.id}.about")))
    console().print(table)
    typer.echo(f"\n{speech.say('kingdoms-hint')}")


def boxes_of(one: Recommended) -> list[str]:
    """The boxes a set is made of."""
    return sorted({entry.partition("@")[2] for entry in from_recommended(one)}, reverse=True)


def show_one(choice: Choice, kingdom: tuple[str, ...], speech: Translator, as_json: bool, among: int) -> None:
    if as_json:
        typer.echo(json.dumps(data_of(choice, kingdom), ensure_ascii=False, indent=2))
        return
    screen = console()
    one = known_as(kingdom)
    if one is not None:
        title, about = speech.say(f"kingdom-{one.id}"), speech.say(f"kingdom-{one.id}.about")
        screen.print(Text.assemble((title, "bold"), f"  {about}\n"))
    kinds = choice.find(kingdom)
    screen.print(table_of(kinds, speech))
    missing = [trait for trait in TRAITS if not any(trait in traits_of(kind.card) for kind in kinds)]
    lacking = [phrase(f"trait-{trait}") for trait in missing]
    without = speech.say("kingdoms-without", traits=lacking) if missing else speech.say("kingdoms-everything")
    screen.print(Text(f"\n{without}"))
    if among:
        screen.print(Text(speech.say("kingdoms-among", n=among)))
    screen.print(Text(speech.say("kingdoms-code", code=choice.code(kingdom))))


def table_of(kinds: list[Kind], speech: Translator) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(speech.say("head-cost"), justify="right")
    for heading in ("head-card", "head-edition", "head-types", "head-traits"):
        table.add_column(speech.say(heading), no_wrap=heading != "head-traits")
    for kind in kinds:
        names = kind.card.type_names()
        traits = [trait for trait in traits_of(kind.card) if trait not in names]
        types = ", ".join(speech.say(f"type-{name}") for name in names)
        row = (
            str(kind.card.cost),
            speech.card(kind.entry()),
            speech.say(f"box-{kind.edition}"),
            types,
            ", ".join(speech.say(f"trait-{trait}") for trait in traits),
        )
        table.add_row(*map(Text, row))
    return table


def data_of(choice: Choice, kingdom: tuple[str, ...]) -> dict[str, object]:
    """Plain data, the same whatever the reader's language."""
    one = known_as(kingdom)
    named: dict[str, object] = {}
    if one is not None:
        about = in_english(phrase(f"kingdom-{one.id}.about"))
        named = {"id": one.id, "titles": one.titles, "about": about}
    cards = [
        {
            "id": kind.card.id,
            "edition": kind.edition,
            "cost": int(kind.card.cost),
            "types": kind.card.type_names(),
            "traits": traits_of(kind.card),
        }
        for kind in choice.find(kingdom)
    ]
    return {**named, "kingdom": list(kingdom), "code": choice.code(kingdom), "cards": cards}


def known_as(kingdom: tuple[str, ...]) -> Recommended | None:
    """The recommended set that these cards are."""
    return next((one for one in RECOMMENDED if from_recommended(one) == kingdom), None)


def console() -> Console:
    screen = Console()
    screen.width = min(screen.width, WIDTH)
    return screen
