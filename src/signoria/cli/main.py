"""The `signoria` command itself: its options and the list of its sub-commands, which live in modules of their own."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

import signoria
from signoria.cli.complaint import MISUSED, Misuse, complain, show
from signoria.cli.help import SpokenCommand, help_of
from signoria.cli.speech import OPTION, language, speaking, take_language
from signoria.core.errors import SignoriaError
from signoria.core.phrase import phrase
from signoria.core.words import hint

if TYPE_CHECKING:  # Typer gives these types no public name
    from typer._click import Context, HelpFormatter
    from typer._click.core import Command

# Before NumPy comes, here and in processes of ours: its products are small, and its threads would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# Each is a module of this package with a function of the same name, and help-<name> in the catalogues. Shown in this order.
COMMANDS: tuple[str, ...] = (
    "play",
    "guide",
    "kingdoms",
    "cards",
    "rules",
    "replay",
    "review",
    "scenario",
    "simulate",
    "evolve",
    "train",
    "tournament",
    "card",
    "calibrate",
    "env",
    "bench",
    "serve",
    "backup",
    "restore",
)


class Commands(TyperGroup):
    """All sub-commands; each is imported only when it is named."""

    def list_commands(self, ctx: Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Context, cmd_name: str) -> Command:
        if cmd_name not in COMMANDS:
            raise Misuse(phrase("usage-command", name=cmd_name, hint=hint(cmd_name, COMMANDS)))
        return load(cmd_name)

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        formatter.write(help_of(self, ctx, COMMANDS))

    def main(self, args: Sequence[str] | None = None, *others: Any, **named: Any) -> NoReturn:  # Any: as in Typer
        """Run the command; whatever goes wrong is said in the reader's language."""
        lang, rest = take_language(sys.argv[1:] if args is None else args)
        named["standalone_mode"] = False  # errors come back here
        with speaking(lang):
            try:
                language()  # an unknown one is refused whatever the command
                if OPTION in rest[: rest.index("--") if "--" in rest else None]:
                    raise Misuse(phrase("usage-needs-value", name=OPTION))
                sys.exit(super().main(rest, *others, **named))
            except SignoriaError as error:
                complain(error.phrase)
                sys.exit(MISUSED)
            except typer.TyperException as error:
                show(error)
                sys.exit(error.exit_code)
            except typer.Abort:
                complain(phrase("usage-aborted"))
                sys.exit(1)


def load(name: str) -> SpokenCommand:
    """A sub-command, ready to run."""
    alone = typer.Typer(add_completion=False)
    alone.command(name, cls=SpokenCommand)(getattr(import_module(f"signoria.cli.{name}"), name))
    command = typer.main.get_command(alone)
    assert isinstance(command, SpokenCommand)
    return command


app = typer.Typer(name="signoria", cls=Commands, invoke_without_command=True, add_completion=False)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"signoria {signoria.__version__} ({'compiled' if signoria.compiled() else 'plain'})")
        raise typer.Exit


@app.callback()
def main(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True)] = False,
) -> None:
    if ctx.invoked_subcommand is None:
        from signoria.cli.browser import start  # here: sub-commands need no server

        start()
