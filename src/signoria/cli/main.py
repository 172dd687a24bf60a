"""The `signoria` command itself: its options and the list of its sub-commands, which live in modules of their own."""

from importlib import import_module
from typing import Annotated

import typer

import signoria

# Each is a module of this package with a function of the same name, whose docstring is its help. Shown in this order.
COMMANDS: tuple[str, ...] = (
    "play",
    "kingdoms",
    "cards",
    "rules",
    "replay",
    "scenario",
    "simulate",
    "calibrate",
    "bench",
)

app = typer.Typer(no_args_is_help=True, add_completion=False)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"signoria {signoria.__version__} ({'compiled' if signoria.compiled() else 'plain'})")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and how it was built."),
    ] = False,
) -> None:
    """One table for two card games: Dominion and Intrigo."""


for name in COMMANDS:
    app.command()(getattr(import_module(f"signoria.cli.{name}"), name))
