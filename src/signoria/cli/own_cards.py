"""The option `--cards FILE` of every command that takes kingdoms: custom cards from files."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from signoria.core.registry import BadSetup
from signoria.dominion import CardBook, load_cards

CardFiles = Annotated[list[Path] | None, typer.Option("--cards", show_default=False)]


def book_of(files: Sequence[Path] | None) -> CardBook:
    """All cards there are, with those of the files; a file that is wrong ends the command and says where."""
    try:
        return load_cards(files or ())
    except BadSetup as bad:
        raise typer.BadParameter(str(bad), param_hint="--cards") from bad
