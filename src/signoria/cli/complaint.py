"""What the command says when something is wrong: any error, in the reader's language."""

from __future__ import annotations

from typing import Final

import typer

from signoria.cli.speech import translator
from signoria.core.errors import SignoriaError
from signoria.core.phrase import Phrase, phrase, shortened, verbatim
from signoria.core.words import NO_HINT
from signoria.lang import UnknownLanguage, in_english
from signoria.lang.catalogue import FALLBACK
from signoria.lang.translator import Translator

MISUSED: Final = 2  # exit status: what was asked for cannot be done


class Misuse(SignoriaError):
    """The command cannot make anything of its arguments."""


def complain(why: Phrase, command: str = "") -> None:
    """One line on stderr; with a command's name another one that says where more is to be read."""
    try:
        speech = translator()
    except UnknownLanguage:  # that may be what is wrong
        speech = Translator(FALLBACK)
    typer.echo(speech.say("usage-error", why=shortened(why)), err=True)
    if command:
        typer.echo(speech.say("help-try", command=command), err=True)


def say_where(where: str, why: Phrase) -> None:
    """One line on stderr: what is wrong with a file."""
    typer.echo(translator().say("error-where", where=where, why=why), err=True)


def refusal(what: Phrase) -> typer.BadParameter:
    """What a command raises that cannot do what it was asked for."""
    error = typer.BadParameter(in_english(what))
    error.__cause__ = Misuse(what)
    return error


def show(error: typer.TyperException) -> None:
    """An error of the library that reads the arguments, or one that a command raised by its means."""
    cause = error.__cause__
    context = getattr(error, "ctx", None)
    said = _by_kind(error)
    if isinstance(cause, SignoriaError):
        hint = getattr(error, "param_hint", None)
        complain(phrase("usage-bad-value", name=str(hint), why=cause.phrase) if hint else cause.phrase)
    elif said is not None:
        complain(said, context.command_path if context is not None else "")
    else:
        complain(verbatim(str(error.message)))


def _by_kind(error: typer.TyperException) -> Phrase | None:
    """The library's own errors, by the names of their classes: it offers few of these under public names."""
    kinds = {kind.__name__ for kind in type(error).__mro__}
    option = str(getattr(error, "option_name", ""))
    if "NoSuchOption" in kinds:
        near = list(getattr(error, "possibilities", None) or [])
        hint = phrase("hint-near", near=near) if near else NO_HINT
        return phrase("usage-no-option", name=option, hint=hint)
    if "BadOptionUsage" in kinds:
        needs = "requires" in str(error.message)
        return phrase("usage-needs-value" if needs else "usage-no-value", name=option)
    parameter = getattr(error, "param", None)
    if parameter is None:
        return None
    name = parameter.opts[0] if parameter.param_type_name == "option" else parameter.metavar or parameter.name.upper()
    if "MissingParameter" in kinds:
        return phrase(f"usage-missing-{parameter.param_type_name}", name=name)
    return _bad_value(
        name, parameter.display_type(getattr(error, "ctx", None)), getattr(parameter, "min", None), str(error.message)
    )


def _bad_value(name: str, kind: str, least: float | None, message: str) -> Phrase:
    """A value that is not of its option's kind: one of several words, or a number."""
    kind = kind.strip("<>")
    if "|" in kind:
        return phrase("usage-bad-choice", name=name, choices=kind.split("|"))
    if kind.startswith("int"):
        if least is None:
            return phrase("usage-bad-number", name=name)
        return phrase("usage-bad-number-least", name=name, least=int(least))
    return phrase("usage-bad-value", name=name, why=verbatim(message))
