"""Draws screens of the terminal game as SVG files, to look at and for the README: tools/screens.py DIRECTORY."""

import re
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console

from signoria.cli.play import new_terminal_game
from signoria.cli.table.company import Company
from signoria.cli.table.ending import final_score
from signoria.cli.table.terminal import Terminal
from signoria.cli.table.terminal_game import TerminalGame
from signoria.core.game import Game
from signoria.core.moves import read_move
from signoria.core.record import Start
from signoria.core.rng import from_seed
from signoria.dominion import GAME

NAMES = ("Anna", "Ben", "bot:big_money")
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


def sitting_at(moves: str) -> TerminalGame:
    """The table after these moves in words."""
    state = GAME.read_position(POSITION)
    game = Game(state)
    game.start_log()
    for move in filter(None, moves.split("; ")):
        game.apply_move(*read_move(game, GAME, move))
    console = Console(record=True, width=80, height=24, force_terminal=True, file=StringIO())
    return new_terminal_game(
        Terminal(console), "en", Start(position=POSITION), game, Company(NAMES, from_seed("")), Path()
    )


def draw(sitting: TerminalGame, file: Path, seat: int, typed: str = "") -> None:
    console = sitting.terminal.console
    choices = sitting.choices(seat)
    note = sitting._obey(seat, typed, choices) if typed else []
    for line in sitting.screen(seat, choices, note):
        console.print(line, soft_wrap=True, highlight=False)
    console.print(f"{sitting.names[seat]}> ", highlight=False)
    save(console, file)


def save(console: Console, file: Path) -> None:
    """The screen as a picture that fetches no fonts from anywhere."""
    svg = console.export_svg(title="signoria play dominion")
    file.write_text(re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL), encoding="utf-8")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    played = (
        "play village; play militia; 1: reveal nothing; 1: discard estate, copper; 2: discard 2 copper; play smithy"
    )
    draw(sitting_at(""), folder / "actions.svg", 0)
    draw(sitting_at("play village; play militia"), folder / "reaction.svg", 1)
    draw(sitting_at("play village; play militia; 1: reveal nothing"), folder / "militia.svg", 1)
    draw(sitting_at(f"{played}; play all treasures"), folder / "terminal.svg", 0)
    draw(sitting_at(f"{played}; play all treasures"), folder / "text.svg", 0, "? remodel")
    end = sitting_at("")
    for line in final_score(end.cards.state, end.cards, end.translator, end.names, 0):
        end.terminal.console.print(line, soft_wrap=True, highlight=False)
    save(end.terminal.console, folder / "end.svg")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
