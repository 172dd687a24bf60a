"""The games that can be played at the terminal's table: ours, and those of installed packages."""

from typing import Final

from signoria.cli.table.dominion.table import DominionTable
from signoria.cli.table.game_table import GameTable
from signoria.cli.table.intrigo.table import IntrigoTable
from signoria.core.installed import installed

GROUP: Final = "signoria.tables"
TABLES: Final[dict[str, type[GameTable]]] = {"dominion": DominionTable, "intrigo": IntrigoTable}


def table_names() -> list[str]:
    """The games that have a table here."""
    return list(dict.fromkeys([*TABLES, *(entry.name for entry in installed(GROUP))]))


def table_of(game: str) -> type[GameTable] | None:
    """The table of a game; None for a game that has none."""
    if game in TABLES:
        return TABLES[game]
    for entry in installed(GROUP):
        if entry.name == game:
            table = entry.load()
            assert isinstance(table, type) and issubclass(table, GameTable), f"{entry.value} is no GameTable"
            return table
    return None
