"""Lists, names and moves in words: what people write in positions and scenarios. It knows no game.

A list is written `2 copper, throne room (known to 0)`: how many, the name, and a remark the game may understand. Names
come as ids or as titles, in any case. In a zone the first thing named is on top; in a move the last one ends on top.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

Path = tuple[str | int, ...]  # where in the plain data something stands: keys as text, places in lists

K = TypeVar("K")
NOTHING: Final = ("nothing", "none")
MOST_DIGITS: Final = 3  # of a count
MOST: Final = 0xFFFFFFFF  # the greatest number written anywhere: a word of chance
_THING = re.compile(r"(?:(\d+)\s*[x×]?\s+)?([^()]+?)\s*(?:\(([^()]*)\))?")
_COMMA = re.compile(r",(?![^(]*\))")  # a comma inside a remark does not part


class BadWords(ValueError):
    """Something written that cannot be understood: what, and where in the data it stands."""

    def __init__(self, message: str, path: Path = ()) -> None:
        super().__init__(message)
        self.message = message
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


def plain(name: str) -> str:
    """A name as an id: `Throne Room` is throne_room."""
    return re.sub(r"[\s\-_]+", "_", name.strip().lower())


def nearest(name: str, known: Iterable[str]) -> str:
    """A hint for a name nobody knows: `; did you mean …?`, or nothing."""
    near = difflib.get_close_matches(name, list(known), n=2, cutoff=0.6)
    return f"; did you mean {' or '.join(near)}?" if near else ""


def read_things(value: object, path: Path = ()) -> list[Thing]:
    """A list in words: `2 copper, estate`, or a list of such; `nothing` is empty."""
    if isinstance(value, str):
        return _read_text(value, path)
    if not isinstance(value, Sequence):
        raise BadWords(f"{value!r} is no list of names; write `2 copper, estate` or `nothing`", path)
    things: list[Thing] = []
    for i, entry in enumerate(value):
        if not isinstance(entry, str):
            raise BadWords(f"{entry!r} is no name", (*path, i))
        things.extend(_read_text(entry, (*path, i)))
    return things


def _read_text(text: str, path: Path) -> list[Thing]:
    if plain(text) in NOTHING or not text.strip():
        return []
    things: list[Thing] = []
    for part in _COMMA.split(text):
        match = _THING.fullmatch(part.strip())
        if match is None:
            raise BadWords(f"{part.strip()!r} is no name; write `copper` or `2 copper`", path)
        count, name, remark = match.groups()
        if count is not None and len(count) > MOST_DIGITS:
            raise BadWords(f"{part.strip()!r}: that many there are not", path)
        things.append(Thing(plain(name), int(count or 1), " ".join((remark or "").split()), path))
    return things


def read_names(value: object, path: Path = ()) -> list[str]:
    """The names of a list in words, each as often as it is there; remarks are not understood here."""
    names: list[str] = []
    for thing in read_things(value, path):
        if thing.remark:
            raise BadWords(f"{thing.name} ({thing.remark}): no remark is understood here", thing.path)
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


def check_keys(data: Mapping[K, object], known: Iterable[str], path: Path, what: str) -> None:
    """Every key is one of those known; else an error with the nearest."""
    names = list(known)
    for key, value in data.items():
        if key not in names:
            raise unknown_key(str(key), value, names, (*path, str(key)), what)


def unknown_key(key: str, value: object, known: Iterable[str], path: Path, what: str) -> BadWords:
    if value is None:
        return BadWords(f"{key!r} in {what} has no value; in braces, lists need brackets: [one, 4 others]", path)
    return BadWords(f"{what} has no {key!r}{nearest(plain(key), known)}", path)


def read_number(value: object, path: Path, what: str) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST:
        return value
    raise BadWords(f"{what} is a number, not {value!r}", path)


def read_truth(value: object, path: Path, what: str) -> bool:
    if isinstance(value, bool):
        return value
    raise BadWords(f"{what} is true or false, not {value!r}", path)
