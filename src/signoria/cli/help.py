"""The help of every command, in the reader's language: help-<command> in the catalogues, and the lines around it."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING, Final

import typer
from typer.core import TyperArgument, TyperCommand, TyperOption

from signoria.cli.complaint import Misuse
from signoria.cli.speech import OPTION, translator
from signoria.core.phrase import Phrase, phrase
from signoria.lang import Translator, languages

if TYPE_CHECKING:  # Typer gives these types no public name
    from rich.console import Console
    from typer._click import Context, HelpFormatter
    from typer._click.core import Command, Parameter

WIDTH: Final = 80
KINDS: Final = {"<str>": "help-text", "<list[str]>": "help-text", "<int>": "help-number", "<int range>": "help-number"}
FILES: Final = ("<path>", "<Path>", "<list[Path]>", "<file>", "<directory>")


USUAL_VALUES: Final = {"--ray": "local"}  # of options whose value may be left out


class SpokenCommand(TyperCommand):
    """A sub-command whose help is in the catalogues."""

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        formatter.write(help_of(self, ctx))

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True  # refused here instead, in the reader's language
        if extra := super().parse_args(ctx, _values_filled_in(args)):
            raise Misuse(phrase("usage-extra", extra=" ".join(extra)))
        return extra


def _values_filled_in(args: list[str]) -> list[str]:
    """The arguments, with the usual value after an option that may be given without one."""
    filled: list[str] = []
    for i, arg in enumerate(args):
        filled.append(arg)
        if arg in USUAL_VALUES and (i + 1 == len(args) or args[i + 1].startswith("-")):
            filled.append(USUAL_VALUES[arg])
    return filled


def help_of(command: Command, ctx: Context, commands: tuple[str, ...] = ()) -> str:
    """How a command is used, what it does, what it takes, and the sub-commands it has."""
    from rich.text import Text  # here: nobody else needs it for starting

    speech = translator()
    console = _console()
    console.print(Text(usage(command, ctx, speech, bool(commands))))
    for paragraph in speech.say(f"help-{command.name}").split("\n\n"):
        console.print(Text("\n" + " ".join(paragraph.split())))
    arguments = [one for one in command.get_params(ctx) if isinstance(one, TyperArgument) and not one.hidden]
    options = [one for one in command.get_params(ctx) if isinstance(one, TyperOption) and not one.hidden]
    _section(console, speech.say("help-arguments"), [_row(command, one, ctx, speech) for one in arguments])
    rows = [_row(command, one, ctx, speech) for one in options]
    rows.insert(-1, (f"{OPTION} {speech.say('help-code')}", speech.say("help-option.lang", known=languages())))
    _section(console, speech.say("help-options"), rows)
    _section(console, speech.say("help-commands"), [(name, speech.say(f"help-{name}.short")) for name in commands])
    assert isinstance(console.file, io.StringIO)
    return "\n".join(line.rstrip() for line in console.file.getvalue().splitlines())


def usage(command: Command, ctx: Context, speech: Translator, has_commands: bool = False) -> str:
    pieces = [speech.say("help-any-options")]
    pieces += [_argument(one) for one in command.get_params(ctx) if isinstance(one, TyperArgument)]
    if has_commands:
        pieces.append(speech.say("help-any-command"))
    return speech.say("help-usage", command=ctx.command_path, rest=" ".join(pieces))


def _console() -> Console:
    from rich.console import Console

    width = min(typer.get_terminal_size().columns, WIDTH)
    return Console(file=io.StringIO(), force_terminal=sys.stdout.isatty(), width=width, highlight=False)


def _section(console: Console, title: str, rows: list[tuple[str, str]]) -> None:
    from rich.table import Table
    from rich.text import Text

    if not rows:
        return
    console.print(Text(f"\n{title}", style="bold"))
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(max_width=30)
    table.add_column()
    for name, text in rows:
        table.add_row(Text(f"  {name}", style="bold cyan"), Text(text))
    console.print(table)


def _row(command: Command, one: TyperArgument | TyperOption, ctx: Context, speech: Translator) -> tuple[str, str]:
    name = _argument(one) if isinstance(one, TyperArgument) else _option(one, ctx, speech)
    kind = one.display_type(ctx)
    choices = [f"[{kind.strip('<>')}]"] if "|" in kind else []
    return name, " ".join([_meaning(command, one, speech), *choices, *_remarks(one, speech)])


def _meaning(command: Command, one: Parameter, speech: Translator) -> str:
    """What an option is for, by its own command, by all, or as the code has it."""
    messages = (f"help-{command.name}.{one.name}", f"help-option.{one.name}")
    known = [message for message in messages if speech.knows(message)]
    return speech.say(Phrase(tuple(known), {})) if known else getattr(one, "help", "") or ""


def _argument(one: TyperArgument) -> str:
    name = one.metavar or one.name.upper()
    shown = name if one.required or name.startswith("[") else f"[{name}]"
    return f"{shown} …" if one.nargs == -1 else shown


def _option(one: TyperOption, ctx: Context, speech: Translator) -> str:
    names = ", ".join([*one.opts, *one.secondary_opts])
    return names if one.is_flag else f"{names} {one.metavar or _value(one, ctx, speech)}"


def _value(one: TyperOption, ctx: Context, speech: Translator) -> str:
    """What kind of value an option takes."""
    kind = one.display_type(ctx)
    if kind in FILES:
        return speech.say("help-file")
    return speech.say(KINDS[kind]) if kind in KINDS else one.name.upper()


def _remarks(one: TyperArgument | TyperOption, speech: Translator) -> list[str]:
    """In brackets: that something must be given, or what counts otherwise."""
    if one.required:
        return [f"[{speech.say('help-required')}]"]
    if one.show_default and one.default not in (None, "", False) and not getattr(one, "is_flag", False):
        return [f"[{speech.say('help-default', value=str(one.default))}]"]
    return []
