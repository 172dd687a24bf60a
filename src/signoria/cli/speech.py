"""Which language the command speaks: that of --lang, of the environment, or English."""

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from signoria.lang import Translator, languages
from signoria.lang.catalogue import FALLBACK, check_language
from signoria.lang.translator import NO_NAMES

OPTION: Final = "--lang"
OWN_VARIABLE: Final = "SIGNORIA_LANG"
SYSTEM_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as everywhere

_asked_for: ContextVar[str] = ContextVar("asked_for", default="")


def language() -> str:
    """The reader's language; UnknownLanguage if the one asked for doesn't exist."""
    wanted = _asked_for.get() or os.environ.get(OWN_VARIABLE, "")
    if wanted:
        check_language(wanted)
        return wanted
    system = next((os.environ[name] for name in SYSTEM_VARIABLES if os.environ.get(name)), "")
    code = system.partition(".")[0].partition("@")[0]  # hu_HU.UTF-8@euro
    return next((known for known in (code, code.partition("_")[0]) if known in languages()), FALLBACK)


def translator(own_cards: Mapping[str, Mapping[str, str]] = NO_NAMES) -> Translator:
    """Says things in the reader's language."""
    return Translator(language(), own_cards)


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """As long as this lasts the reader's language is this one; "" leaves it to the environment."""
    before = _asked_for.set(lang)
    try:
        yield
    finally:
        _asked_for.reset(before)


def take_language(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """The language that arguments ask for, wherever among them, and the other arguments.

    It is looked for before anything else is read, so that help and complaints are in that language too.
    """
    lang = ""
    others: list[str] = []
    left = list(arguments)
    while left:
        argument = left.pop(0)
        if argument == "--":
            others += [argument, *left]
            break
        if argument == OPTION and left:
            lang = left.pop(0)
        elif argument.startswith(f"{OPTION}="):
            lang = argument.partition("=")[2]
        else:
            others.append(argument)
    return lang, others
