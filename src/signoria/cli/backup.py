"""`signoria backup`: a copy of all that a server has kept, while it runs."""

from pathlib import Path
from typing import Annotated

import typer

from signoria.cli.serve import Database, default_database
from signoria.cli.speech import translator
from signoria.server.backup import back_up
from signoria.server.database import open_engine


def backup(file: Annotated[Path, typer.Argument(show_default=False)], database: Database = "") -> None:
    """Write all that a server has kept into a file."""
    rows = back_up(open_engine(database or default_database()), file)
    typer.echo(translator().say("backup-written", file=str(file), n=rows))
