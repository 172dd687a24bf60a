"""Situations: conditions on what a player sees, as data, and whether they hold. It knows no game."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Final

from signoria.core.facts import Mismatch, compare
from signoria.core.words import BadWords, Vocabulary, plain

CAN: Final = "can"  # what may be picked now: one option, or several that all may
NOT: Final = "not"  # conditions of which none holds
_BOUND: Final = re.compile(r"([0-9]{1,6}) or (more|less)")


def holds(
    when: Mapping[str, object], facts: Mapping[str, object], vocabulary: Vocabulary, options: Collection[str]
) -> bool:
    """Whether every condition is true of what is seen. A fact that isn't there now is not true."""
    for key, value in when.items():
        if key == CAN:
            wanted = value if isinstance(value, list) else [value]
            if not all(plain(str(option)) in options for option in wanted):
                return False
        elif key == NOT:
            assert isinstance(value, Mapping)
            if any(holds({key: one}, facts, vocabulary, options) for key, one in value.items()):
                return False
        elif isinstance(value, Mapping) and isinstance(below := facts.get(key), Mapping):
            if not holds(value, below, vocabulary, options):
                return False
        elif isinstance(value, str) and (bound := _BOUND.fullmatch(value)):
            fact = facts.get(key)
            if not isinstance(fact, int) or (fact < int(bound[1]) if bound[2] == "more" else fact > int(bound[1])):
                return False
        else:
            try:
                compare({key: value}, facts, vocabulary, (), "")
            except (Mismatch, BadWords):
                return False
    return True


def check_situation(when: Mapping[str, object], facts: Mapping[str, object], vocabulary: Vocabulary) -> None:
    """BadWords names a condition that could never hold: a fact that this game doesn't have, a card it doesn't know."""
    for key, value in when.items():
        if key == NOT and isinstance(value, Mapping):
            check_situation(value, facts, vocabulary)
        elif isinstance(value, Mapping) and isinstance(below := facts.get(key), Mapping):
            check_situation(value, below, vocabulary)
        elif key != CAN and not (isinstance(value, str) and _BOUND.fullmatch(value) and key in facts):
            try:
                compare({key: value}, facts, vocabulary, (), "")
            except Mismatch:
                continue
