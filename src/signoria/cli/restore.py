"""`signoria restore`: puts back what `signoria backup` has written, into a database of either kind."""

from pathlib import Path
from typing import Annotated

import typer

from signoria.cli.serve import Database, default_database
from signoria.cli.speech import translator
from signoria.server import backup
from signoria.server.database import open_engine


def restore(
    file: Annotated[Path, typer.Argument(show_default=False)],
    database: Database = "",
    replace: Annotated[bool, typer.Option("--replace")] = False,
) -> None:
    """Put back what `signoria backup` has written."""
    rows = backup.restore(open_engine(database or default_database()), file, replace)
    typer.echo(translator().say("backup-restored", file=str(file), n=rows))
