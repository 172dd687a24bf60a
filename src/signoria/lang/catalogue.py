"""Reads the catalogues: the .ftl files of a language's directory. It knows no message."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, Term

FALLBACK: Final = "en"  # what other languages lack is said in this one
PLACE: Final = files("signoria.lang")


class UnknownLanguage(LookupError):
    """There is no catalogue for this language; the message lists those that there are."""


class BadCatalogue(ValueError):
    """A catalogue that cannot be read: file, line and what is wrong there."""


def languages() -> list[str]:
    """The languages there are, by code, the one that the others fall back to first."""
    found = sorted(place.name for place in PLACE.iterdir() if place.is_dir() and ftl_files(place))
    return sorted(found, key=lambda code: code != FALLBACK)


def ftl_files(place: Traversable) -> list[Traversable]:
    return sorted((file for file in place.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


@cache
def catalogue(lang: str) -> Resource:
    """All entries of a language. They are parsed once."""
    known = languages()
    if lang not in known:
        raise UnknownLanguage(f"no language is called {lang!r}; there are: {', '.join(known)}")
    entries: list[Message | Term] = []
    seen: dict[str, str] = {}
    for file in ftl_files(PLACE / lang):
        where = f"{lang}/{file.name}"
        for entry in read_entries(file.read_text(encoding="utf-8"), where):
            name = f"{'-' if isinstance(entry, Term) else ''}{entry.id.name}"
            if name in seen:
                raise BadCatalogue(f"{where}: {name} is already in {seen[name]}")
            seen[name] = where
            entries.append(entry)
    return Resource(list(entries))


def read_entries(text: str, where: str) -> list[Message | Term]:
    entries: list[Message | Term] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            at = entry.span.start if entry.span is not None else 0
            what = entry.annotations[0].message if entry.annotations else "this cannot be read"
            raise BadCatalogue(f"{where}:{text.count(chr(10), 0, at) + 1}: {what}")
        if isinstance(entry, (Message, Term)):
            entries.append(entry)
    return entries
