"""Draws the picture of the terminal game in the README: tools/terminal_picture.py docs/images/terminal.svg."""

import re
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console

from signoria.cli.play import new_terminal_game
from signoria.cli.table.company import Company
from signoria.cli.table.terminal import Terminal
from signoria.core.game import Game
from signoria.core.moves import read_move
from signoria.core.record import Start
from signoria.core.rng import from_seed
from signoria.dominion import GAME

PLAYERS = ("Anna", "Ben", "bot:big_money")
POSITION: dict[str, object] = {
    "seats": 3,
    "kingdom": "cellar, market, merchant, militia, mine, moat, remodel, smithy, village, workshop",
    "turn": 22,
    "hand": "village, militia, smithy, copper, estate",
    "deck": "2 silver, gold, copper, market, 3 copper, province",
    "discard": "silver, workshop, 2 copper, estate",
    "0": {"turns": 8},
    "1": {"hand": "2 copper, silver, estate, moat", "deck": "5 copper", "discard": "gold, silver", "turns": 7},
    "2": {"hand": "3 copper, silver, gold", "deck": "3 silver, 4 copper", "discard": "silver", "turns": 7},
    "supply": {"village": 6, "smithy": 7, "militia": 8, "province": 11, "workshop": 0, "silver": 31, "gold": 26},
}
MOVES = (
    "play village",
    "play militia",
    "1: reveal nothing",
    "1: discard estate, copper",
    "2: discard 2 copper",
    "play smithy",
    "play all treasures",
)


def main(file: Path) -> None:
    game = Game(GAME.read_position(POSITION))
    game.start_log()
    for move in MOVES:
        game.apply_move(*read_move(game, GAME, move))
    console = Console(record=True, width=80, height=24, force_terminal=True, file=StringIO())
    company = Company(PLAYERS, GAME.name, from_seed(""))
    table = new_terminal_game(Terminal(console), GAME, Start(position=POSITION), game, company, Path())
    for line in table.screen(0, table.table.choices(game, 0), []):
        console.print(line, soft_wrap=True, highlight=False)
    console.print(f"{table.names[0]}> ", highlight=False)
    svg = console.export_svg(title="signoria play dominion")
    # No fonts from anywhere else.
    file.write_text(re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
