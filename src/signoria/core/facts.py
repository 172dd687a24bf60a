"""Facts of a game or a view, compared with what somebody wrote. It knows no game."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from signoria.core.errors import SignoriaError
from signoria.core.phrase import Phrase, phrase
from signoria.core.words import MOST_DIGITS, BadWords, Path, Things, Vocabulary, hint, plain, read_names, unknown_key

SIZE = re.compile(rf"([0-9]{{1,{MOST_DIGITS}}}) cards?")
_ORDER = re.compile(r"(.+) in (any|this) order", re.DOTALL)
AND_MORE: Final = ("...", "…")
ABSENT: Final = "absent"
_IN_ORDER: Final = {"in any order": False, "in this order": True}


class Mismatch(SignoriaError):
    """What was expected is not so: what, and where the expectation stands."""

    def __init__(self, what: Phrase | str, expected: Phrase | str, got: Phrase | str, path: Path) -> None:
        super().__init__(phrase("error-mismatch", what=what, expected=expected, got=got))
        self.path = path


def compare(
    expected: Mapping[str, object],
    facts: Mapping[str, object],
    vocabulary: Vocabulary,
    path: Path,
    what: str,
    known: Collection[str] = (),
) -> None:
    """Every fact that is written down is so; what is not written may be anything.

    `absent` is for what somebody does not get to see: a key that is `known` elsewhere and isn't here.
    """
    for key, value in expected.items():
        name = plain(str(key))
        here = (*path, str(key))
        if value == ABSENT and (name in facts or name in known):
            _check(name not in facts, f"{what} {name}".strip(), ABSENT, str(facts.get(name)), here)
            continue
        if name not in facts:
            names = {*facts, *known} if value == ABSENT else set(facts)
            raise unknown_key(str(key), value, sorted(names), here, what or phrase("what-game"))
        _compare_one(value, facts[name], vocabulary, here, f"{what} {name}".strip(), known)


def _compare_one(
    value: object, fact: object, vocabulary: Vocabulary, path: Path, what: str, known: Collection[str]
) -> None:
    if isinstance(fact, Things):
        compare_things(value, fact, vocabulary, path, what)
    elif isinstance(fact, dict):
        if not isinstance(value, Mapping):
            raise BadWords(phrase("error-fact-several", what=what, value=repr(value)), path)
        compare(value, fact, vocabulary, path, f"seat {what}" if what.isdigit() else what, known)
    elif isinstance(fact, list):
        wanted, ordered = split_order(value if isinstance(value, list) else [value], True)
        so = wanted == fact if ordered else sorted(map(str, wanted)) == sorted(map(str, fact))
        _check(so, what, wanted, fact, path)
    elif fact is None:
        _check(value is None or value == "nothing", what, value, "nothing", path)
    elif isinstance(fact, str):
        _check(plain(str(value)) == fact, what, value, fact, path)
    else:
        _check(type(value) is type(fact) and value == fact, what, value, fact, path)


def _check(so: bool, what: str, expected: object, got: object, path: Path) -> None:
    if not so:
        raise Mismatch(what, str(expected), got if isinstance(got, Phrase) else str(got), path)


def compare_things(value: object, fact: Things, vocabulary: Vocabulary, path: Path, what: str) -> None:
    """A zone: its cards, in any order or from the top down; how many; or its first ones and more (`…`)."""
    ordered = fact.ordered
    if isinstance(value, str):
        if size := SIZE.fullmatch(value.strip()):
            there = phrase("fact-cards", n=len(fact.names), cards=_listed(fact.names, ordered))
            _check(len(fact.names) == int(size[1]), what, value, there, path)
            return
        if order := _ORDER.fullmatch(value.strip()):
            value, ordered = order[1], order[2] == "this"
    elif isinstance(value, list):
        value, ordered = split_order(value, ordered)
    got = _listed(fact.names, ordered)
    names, and_more = _without_more(value, path)
    for name in names:
        if name not in vocabulary.names and name != "?":
            raise BadWords(phrase("error-nothing-called", name=name, hint=hint(name, vocabulary.names)), path)
    if ordered:
        so = fact.names[: len(names)] == names if and_more else fact.names == names
    elif and_more:
        so = all(fact.names.count(name) >= names.count(name) for name in names)
    else:
        so = sorted(fact.names) == sorted(names)
    _check(so, what, _listed(names, ordered) + (", …" if and_more else ""), got, path)


def split_order(entries: list[object], ordered: bool) -> tuple[list[object], bool]:
    """A list without `in any order` or `in this order` at its end, and whether the order counts."""
    last = entries[-1] if entries else None
    if isinstance(last, str) and (said := " ".join(last.lower().split())) in _IN_ORDER:
        return entries[:-1], _IN_ORDER[said]
    return entries, ordered


def known_keys(facts: Mapping[str, object]) -> set[str]:
    """All keys of facts, further facts included."""
    found = set(facts)
    for value in facts.values():
        if isinstance(value, dict):
            found |= known_keys(value)
    return found


def _without_more(value: object, path: Path) -> tuple[list[str], bool]:
    if isinstance(value, str):
        for mark in AND_MORE:
            if value.rstrip().endswith(mark):
                return read_names(value.rstrip()[: -len(mark)].rstrip(", "), path), True
    elif isinstance(value, list) and value and value[-1] in AND_MORE:
        return read_names(value[:-1], path), True
    return read_names(value, path), False


def _listed(names: Sequence[str], ordered: bool) -> str:
    """Names for people: counted where the order does not matter."""
    if not names:
        return "nothing"
    if ordered:
        return ", ".join(names)
    counts = {name: list(names).count(name) for name in sorted(names)}
    return ", ".join(f"{n} {name}" if n > 1 else name for name, n in counts.items())
