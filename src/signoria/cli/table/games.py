"""The games that can be played at the terminal's table."""

from typing import Final

from signoria.cli.table.dominion.table import DominionTable
from signoria.cli.table.game_table import GameTable
from signoria.cli.table.intrigo.table import IntrigoTable

TABLES: Final[dict[str, type[GameTable]]] = {"dominion": DominionTable, "intrigo": IntrigoTable}
