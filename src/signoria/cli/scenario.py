"""`signoria scenario`: plays scenario files and says where one goes another way than written."""

from pathlib import Path
from typing import Annotated

import typer

from signoria.core.scenario import BadScenario, play, read_file, scenario_files


def scenario(
    files: Annotated[list[Path], typer.Argument(help="Scenario files, or directories of them.", show_default=False)],
) -> None:
    """Play scenario files: exit status 0 if all is as written, 1 if not, 2 if a file cannot be read."""
    status = 0
    for place in files:
        found = scenario_files([place])
        if not found:
            typer.echo(f"error   {place}: no scenario files here", err=True)
            status = 2
        for file in found:
            status = max(status, play_file(file))
    raise typer.Exit(status)


def play_file(file: Path) -> int:
    """One line for each scenario of a file, and the difference where there is one; the exit status it asks for."""
    status = 0
    try:
        for one in read_file(file):
            failure = play(one)
            typer.echo(f"{'ok    ' if failure is None else 'FAILED'}  {file}: {one.name}")
            if failure is not None:
                typer.echo(f"        {file}:{failure}")
                status = 1
    except BadScenario as bad:
        typer.echo(f"error   {bad}", err=True)
        return 2
    return status
