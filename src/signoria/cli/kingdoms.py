"""`signoria kingdoms`: lists the recommended kingdoms, shows one, or draws one with wishes."""

import json
from itertools import groupby
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from signoria.cli.own_cards import CardFiles, book_of
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

WIDTH = 80
BOXES = {"base1": "Base, 1st ed.", "base2": "Base, 2nd ed.", "intrigue1": "Intrigue", "custom": "Custom"}


def kingdoms(
    which: Annotated[
        list[str] | None,
        typer.Argument(help="A set by name, ten cards with commas between them, or a share code.", show_default=False),
    ] = None,
    random: Annotated[bool, typer.Option("--random", help="Draw a kingdom by chance.")] = False,
    sets: Annotated[str, typer.Option(help="Which boxes to draw from.")] = "base1,base2,intrigue1",
    wanted: Annotated[
        str, typer.Option("--with", help="What it shall have: village,attack<=2,witch,spread…", show_default=False)
    ] = "",
    unwanted: Annotated[
        str, typer.Option("--without", help="What it shall not have: curser,cost6…", show_default=False)
    ] = "",
    base_edition: Annotated[
        str, typer.Option(help="Edition of cards that both base games have: base1 or base2.", show_default=False)
    ] = "",
    seed: Annotated[str, typer.Option(help="The same seed draws the same kingdom.", show_default=False)] = "",
    files: CardFiles = None,
    as_json: Annotated[bool, typer.Option("--json", help="Plain data instead of a table.")] = False,
) -> None:
    """List the recommended kingdoms of Dominion, show one of any kind, or draw one by chance.

    Traits for --with and --without: village, draw, cantrip, buy, coins, trasher, gainer, attack, curser, reaction,
    treasure, victory. Besides them: cost2 to cost6, a box (base, base1, base2, intrigue1), a card; spread (each cost
    from 2 to 5), half (five cards of Intrigue, five of the base game), answer (a Reaction if there is an Attack).
    """
    text = " ".join(which or [])
    if not random and (wanted or unwanted):
        raise typer.BadParameter("--with and --without are wishes for --random")
    if random and text:
        raise typer.BadParameter("either --random or a kingdom, not both")
    rng = from_seed(seed) if seed else fresh_rng()
    try:
        names = [name.strip() for name in sets.split(",") if name.strip()]
        choice = Choice(names, base_edition, book_of(files).customs())
        if random:
            wishes = read_wishes(wanted, choice.cards) + read_refusals(unwanted, choice.cards)
            show_one(choice, choice.at_random(rng, wishes), as_json, among=choice.how_many(wishes))
        elif text:
            show_one(choice, read_kingdom(text, rng, choice), as_json)
        else:
            show_all(choice, as_json)
    except BadKingdom as bad:
        raise typer.BadParameter(str(bad)) from bad


def show_all(choice: Choice, as_json: bool) -> None:
    if as_json:
        typer.echo(
            json.dumps([data_of(choice, from_recommended(one)) for one in RECOMMENDED], ensure_ascii=False, indent=2)
        )
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("kingdom", no_wrap=True)
    table.add_column("")
    for box, group in groupby(RECOMMENDED, key=box_of):
        table.add_row(f"[bold]{box}[/bold]", "")
        for one in group:
            table.add_row(f"  {one.id}", one.about)
    console().print(table)
    typer.echo("\n`signoria kingdoms NAME` shows one, `signoria kingdoms --random` draws another.")


def box_of(one: Recommended) -> str:
    """Which boxes a set is made of, in words."""
    editions = sorted({entry.partition("@")[2] for entry in from_recommended(one)}, reverse=True)
    return " and ".join([BOXES[edition] for edition in editions])


def show_one(choice: Choice, kingdom: tuple[str, ...], as_json: bool, among: int = 0) -> None:
    if as_json:
        typer.echo(json.dumps(data_of(choice, kingdom), ensure_ascii=False, indent=2))
        return
    screen = console()
    one = known_as(kingdom)
    if one is not None:
        screen.print(f"[bold]{one.titles['en']}[/bold]  {one.about}\n")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("cost", justify="right")
    for heading in ("card", "edition", "type", "traits"):
        table.add_column(heading, no_wrap=heading != "traits")
    for kind in choice.find(kingdom):
        types = ", ".join(kind.card.type_names())
        traits = [trait for trait in traits_of(kind.card) if trait not in kind.card.type_names()]
        table.add_row(str(kind.card.cost), title(kind), kind.edition, types, ", ".join(traits))
    screen.print(table)
    missing = [trait for trait in TRAITS if not any(trait in traits_of(kind.card) for kind in choice.find(kingdom))]
    screen.print(f"\nWithout: {', '.join(missing)}." if missing else "\nIt has something of everything.")
    if among:
        screen.print(f"One of {among:,} such kingdoms.", highlight=False)
    screen.print(f"Code: [bold]{choice.code(kingdom)}[/bold]", highlight=False)


def data_of(choice: Choice, kingdom: tuple[str, ...]) -> dict[str, object]:
    one = known_as(kingdom)
    named: dict[str, object] = {} if one is None else {"id": one.id, "titles": one.titles, "about": one.about}
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


def title(kind: Kind) -> str:
    return kind.card.id.replace("_", " ").title()


def console() -> Console:
    screen = Console()
    screen.width = min(screen.width, WIDTH)
    return screen
