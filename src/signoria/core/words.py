"""Lists, names and moves in words: what people write in positions and scenarios. It knows no game.

A list is written `2 copper, throne room (known to 0)`: how many, the name, and a remark the game may understand. Names
come as ids or as titles, in any case. In a zone the first thing named is on top; in a move the last one ends on top.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeGuard, TypeVar

from signoria.core.errors import SignoriaError
from signoria.core.limits import LISTED_CARDS
from signoria.core.phrase import Phrase, phrase
from signoria.core.spelling import nearest as nearest
from signoria.core.spelling import plain as plain

Path = tuple[str | int, ...]  # where in the plain data something stands: keys as text, places in lists

K = TypeVar("K")
NOTHING: Final = ("nothing", "none")
NO_HINT: Final = phrase("hint-none")
MOST_DIGITS: Final = 3  # of a count
SEAT: Final = r"[0-9]{1,2}"  # how a seat is written
MOST: Final = 0xFFFFFFFF  # the greatest number written anywhere: a word of chance
_THING = re.compile(r"(?:(\d+)\s*[x×]?\s+)?([^()]+?)\s*(?:\(([^()]*)\))?")
_COMMA = re.compile(r",(?![^(]*\))")  # a comma inside a remark does not part


class BadWords(SignoriaError, ValueError):
    """Something written that cannot be understood: what, and where in the data it stands."""

    def __init__(self, what: Phrase | str, path: Path = ()) -> None:
        super().__init__(what)
        self.path = path


@dataclass(frozen=True)
class Thing:
    """One entry of a list: so many of this name, and what was remarked in brackets."""

    name: str
    count: int
    remark: str
    path: Path


@dataclass(frozen=True)
class Things:
    """The contents of a zone as a fact: names, and whether their order counts (the first is on top)."""

    names: list[str]
    ordered: bool


@dataclass(frozen=True)
class Vocabulary:
    """The words a game's moves are written in."""

    verbs: dict[str, tuple[str, ...]]  # what people say -> the verbs of the questions it answers
    phrases: dict[str, str]  # a whole move -> the option it picks
    tails: tuple[str, ...]  # what may follow the names and adds nothing: `put estate on deck`
    names: list[str]  # all that can be named in a list


def is_seat(word: object) -> TypeGuard[str]:
    """Is this the number of a seat, written?"""
    return isinstance(word, str) and re.fullmatch(SEAT, word) is not None


def hint(name: str, known: Iterable[str], otherwise: Phrase = NO_HINT) -> Phrase:
    """What an error adds about a name nobody knows: `; did you mean …?`, or something else."""
    near = nearest(name, known)
    return phrase("hint-near", near=near) if near else otherwise


def read_things(value: object, path: Path = ()) -> list[Thing]:
    """A list in words: `2 copper, estate`, or a list of such; `nothing` is empty."""
    if isinstance(value, str):
        return _bounded(_read_text(value, path), path)
    if not isinstance(value, Sequence):
        raise BadWords(phrase("error-words-list", value=repr(value)), path)
    things: list[Thing] = []
    for i, entry in enumerate(value):
        if not isinstance(entry, str):
            raise BadWords(phrase("error-words-entry", value=repr(entry)), (*path, i))
        things.extend(_read_text(entry, (*path, i)))
    return _bounded(things, path)


def _bounded(things: list[Thing], path: Path) -> list[Thing]:
    if sum(thing.count for thing in things) > LISTED_CARDS:
        raise BadWords(phrase("error-words-cards", most=LISTED_CARDS), path)
    return things


def _read_text(text: str, path: Path) -> list[Thing]:
    if plain(text) in NOTHING or not text.strip():
        return []
    things: list[Thing] = []
    for part in _COMMA.split(text):
        match = _THING.fullmatch(part.strip())
        if match is None:
            raise BadWords(phrase("error-words-name", name=part.strip()), path)
        count, name, remark = match.groups()
        if count is not None and len(count) > MOST_DIGITS:
            raise BadWords(phrase("error-words-many", name=part.strip()), path)
        things.append(Thing(plain(name), int(count or 1), " ".join((remark or "").split()), path))
    return things


def read_names(value: object, path: Path = ()) -> list[str]:
    """The names of a list in words, each as often as it is there; remarks are not understood here."""
    names: list[str] = []
    for thing in read_things(value, path):
        if thing.remark:
            raise BadWords(phrase("error-words-remark", name=thing.name, remark=thing.remark), thing.path)
        names.extend([thing.name] * thing.count)
    return names


def write_things(entries: Sequence[tuple[str, str]]) -> str:
    """A list in words from (name, remark) pairs in order; equal neighbours are counted."""
    parts: list[str] = []
    i = 0
    while i < len(entries):
        n = 1
        while i + n < len(entries) and entries[i + n] == entries[i]:
            n += 1
        name, remark = entries[i]
        parts.append((f"{n} " if n > 1 else "") + name + (f" ({remark})" if remark else ""))
        i += n
    return ", ".join(parts) if parts else NOTHING[0]


def check_keys(data: Mapping[K, object], known: Iterable[str], path: Path, what: Phrase | str) -> None:
    """Every key of `what` is one of those known; else an error with the nearest."""
    names = list(known)
    for key, value in data.items():
        if key not in names:
            raise unknown_key(str(key), value, names, (*path, str(key)), what)


def unknown_key(key: str, value: object, known: Iterable[str], path: Path, what: Phrase | str) -> BadWords:
    if value is None:
        return BadWords(phrase("error-words-no-value", what=what, key=key), path)
    return BadWords(phrase("error-words-key", what=what, key=key, hint=hint(plain(key), known)), path)


def read_number(value: object, path: Path, what: Phrase | str) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST:
        return value
    raise BadWords(phrase("error-words-number", what=what, value=repr(value)), path)


def read_truth(value: object, path: Path, what: Phrase | str) -> bool:
    if isinstance(value, bool):
        return value
    raise BadWords(phrase("error-words-truth", what=what, value=repr(value)), path)
