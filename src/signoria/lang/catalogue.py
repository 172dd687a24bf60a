"""Finds and reads the languages: a folder each, with .ftl files, guides and a glossary. It knows no message.

Besides our own folders those of SIGNORIA_LANG_PATH count, several with the system's separator between them. Such a folder
holds one folder for each language; it may add a language, or messages to one that exists.
"""

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, Term

from signoria.core.errors import SignoriaError
from signoria.core.phrase import phrase

FALLBACK: Final = "en"  # what other languages lack is said in this one
ROOT: Final = files("signoria.lang")
MORE_ROOTS: Final = "SIGNORIA_LANG_PATH"
_NAME = re.compile(r"(-?[A-Za-z][\w-]*) *=")


class UnknownLanguage(SignoriaError, LookupError):
    """There is no catalog for this language; the message lists the available ones."""


class BadCatalogue(ValueError):
    """A catalog that can't be read: file, line, and what is wrong there. Meant for authors of catalogs."""


def languages() -> list[str]:
    """The languages there are, by code, the one that the others fall back to first."""
    return list(_languages(os.environ.get(MORE_ROOTS, "")))


def check_language(lang: str) -> None:
    known = languages()
    if lang not in known:
        raise UnknownLanguage(phrase("error-language", lang=lang, known=known))


@dataclass(frozen=True)
class Source:
    """One message or term as written in a file."""

    text: str
    where: str  # hu/cards.ftl
    line: int


def sources(lang: str) -> Mapping[str, Source]:
    """Every message and term (`-name`) of a language by name, not yet parsed: few of them are needed at a time."""
    check_language(lang)
    return _sources(lang, os.environ.get(MORE_ROOTS, ""))


def catalogue(lang: str) -> Resource:
    """All entries of a language, parsed."""
    return Resource([parse(source) for source in sources(lang).values()])


def find_file(lang: str, name: str) -> Traversable | None:
    """Another file of a language: a guide, the glossary."""
    for root in _roots():
        file = root / lang / name
        if file.is_file():
            return file
    return None


def _roots() -> list[Traversable]:
    return [ROOT, *(Path(root) for root in os.environ.get(MORE_ROOTS, "").split(os.pathsep) if root)]


def _ftl_files(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


@cache
def _languages(more_roots: str) -> tuple[str, ...]:
    """`more_roots` is only what the cache goes by."""
    found = {folder.name for root in _roots() if root.is_dir() for folder in root.iterdir() if _ftl_files(folder)}
    return tuple(sorted(found, key=lambda code: (code != FALLBACK, code)))


@cache
def _sources(lang: str, more_roots: str) -> Mapping[str, Source]:
    """`more_roots` is only what the cache goes by."""
    found: dict[str, Source] = {}
    for root in _roots():
        for file in _ftl_files(root / lang):
            where = f"{lang}/{file.name}"
            for name, source in split(file.read_text(encoding="utf-8"), where):
                if name in found:
                    raise BadCatalogue(f"{where}:{source.line}: {name} is already in {found[name].where}")
                found[name] = source
    return found


def split(text: str, where: str) -> Iterator[tuple[str, Source]]:
    """The entries of a file, each from its name to the next name or comment."""
    lines = text.splitlines()
    starts = [i for i, line in enumerate(lines) if _NAME.match(line) or line.startswith("#")]
    for start, end in pairwise([*starts, len(lines)]):
        if match := _NAME.match(lines[start]):
            yield match[1], Source("\n".join(lines[start:end]) + "\n", where, start + 1)


@cache
def parse(source: Source) -> Message | Term:
    """One entry; BadCatalogue says where it is wrong."""
    (entry, *more) = FluentParser().parse(source.text).body
    for junk in (entry, *more):
        if isinstance(junk, Junk):
            at = junk.span.start if junk.span is not None else 0
            what = junk.annotations[0].message if junk.annotations else "this cannot be read"
            raise BadCatalogue(f"{source.where}:{source.line + source.text.count(chr(10), 0, at)}: {what}")
    assert isinstance(entry, (Message, Term)) and not more
    return entry
