"""`signoria cards`: lists every card of Dominion, once for each box whose edition differs or is sold apart."""

import json
from enum import StrEnum
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from signoria.cli.own_cards import CardFiles, book_of
from signoria.dominion import Entry, list_cards

WIDTH = 80


class Box(StrEnum):
    BASE1 = "base1"
    BASE2 = "base2"
    INTRIGUE1 = "intrigue1"
    BASIC = "basic"
    CUSTOM = "custom"


def cards(
    box: Annotated[Box | None, typer.Option("--set", help="Only the cards of this box.", show_default=False)] = None,
    files: CardFiles = None,
    as_json: Annotated[bool, typer.Option("--json", help="Plain data instead of a table.")] = False,
) -> None:
    """List the cards of Dominion with cost, types, coins, points and the rule for their pile."""
    entries = list_cards(book_of(files), [box.value] if box is not None else [])
    if as_json:
        typer.echo(json.dumps([entry.data() for entry in entries], ensure_ascii=False, indent=2))
        return
    screen = Console()
    screen.width = min(screen.width, WIDTH)
    screen.print(table_of(entries))


def table_of(entries: list[Entry]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("card", no_wrap=True)
    table.add_column("set", no_wrap=True)
    for heading in ("cost", "coins", "vp"):
        table.add_column(heading, justify="right")
    table.add_column("types", no_wrap=True)
    table.add_column("pile", no_wrap=True)
    for entry in entries:
        facts = entry.data()
        box = entry.sets[0] if len(entry.sets) == 1 else "basic"
        types = ", ".join(entry.card.type_names())
        row = (facts["id"], box, facts["cost"], facts["coins"] or "", facts["vp"] or "", types, facts["pile"])
        table.add_row(*[str(value) for value in row])
    return table
