"""`signoria guide`: how a game is played, from the guides of the reader's language."""

import os
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.markdown import Markdown

from signoria.cli.speech import language
from signoria.core.registry import game_names, unknown_game
from signoria.lang.catalogue import FALLBACK, find_file

FIRST: Final = "dominion"
WIDTH: Final = 80


def guide(game: Annotated[str, typer.Argument(metavar="[dominion|intrigo]", show_default=False)] = FIRST) -> None:
    """Print the guide to a game; a page at a time where there is somebody to turn it."""
    screen = Console()
    screen.width = min(screen.width, WIDTH)
    text = Markdown(guide_to(game, language()))
    if screen.is_terminal:
        os.environ.setdefault("LESS", "-FRX")  # the usual pager shows bold type only if told to
        with screen.pager(styles=True):
            screen.print(text)
    else:
        screen.print(text)


def guide_to(game: str, lang: str) -> str:
    """The guide in this language, or in English; UnknownGame if there is none at all."""
    if game not in game_names():
        raise unknown_game(game)
    for code in dict.fromkeys([lang, FALLBACK]):
        file = find_file(code, f"guide-{game}.md")
        if file is not None:
            return file.read_text(encoding="utf-8")
    raise unknown_game(game)
