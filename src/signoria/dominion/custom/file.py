"""Files of custom cards: YAML read event by event, with the line and column of everything, into cards.

A file holds one card or a list of cards. Anchors, tags and several documents are not understood, on purpose: what a file
says stands in it once, and is as long as it looks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import yaml

from signoria.core.phrase import Phrase, phrase
from signoria.core.registry import BadSetup
from signoria.dominion.custom.cards import MOST_NESTING, CustomCard, read_card
from signoria.dominion.custom.values import Path as DataPath
from signoria.dominion.custom.values import WrongCard

MOST_BYTES: Final = 64 * 1024
MOST_CARDS: Final = 100
_NUMBER = re.compile(r"[+-]?\d{1,9}")


class BadCardFile(BadSetup):
    """A file of cards that cannot be used: which file, which line and column, what is wrong."""

    def __init__(self, file: str, line: int, column: int, why: Phrase) -> None:
        super().__init__(phrase("error-where", where=f"{file}:{line}:{column}" if line else file, why=why))
        self.file = file
        self.line = line  # from 1; 0: it is the whole file
        self.column = column


def read_file(path: Path) -> list[CustomCard]:
    """The cards of a file; BadCardFile says what is wrong and where."""
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as error:
        why = phrase("error-file-unreadable", why=str(error.strerror))
        raise BadCardFile(str(path), 0, 0, why) from error
    if len(raw) > MOST_BYTES:
        raise BadCardFile(str(path), 0, 0, phrase("custom-file-size", bytes=str(MOST_BYTES)))
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        why = phrase("error-no-utf8-at", why=error.reason, byte=str(error.start))
        raise BadCardFile(str(path), 0, 0, why) from error
    return read_text(text, str(path))


def read_text(text: str, file: str = "cards") -> list[CustomCard]:
    """The cards of a YAML text; `file` is what errors call it."""
    if len(text) > MOST_BYTES:
        raise BadCardFile(file, 0, 0, phrase("custom-file-size", bytes=str(MOST_BYTES)))
    tree = _Tree(file)
    try:
        data = tree.read(text)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
        raise BadCardFile(file, line, column, phrase("error-yaml", why=str(error.problem or error.context))) from error
    except yaml.YAMLError as error:
        raise BadCardFile(file, 0, 0, phrase("error-yaml", why=str(error))) from error
    entries = data if isinstance(data, list) else [data]
    if data is None or not entries:
        raise BadCardFile(file, 1, 1, phrase("custom-file-empty"))
    if len(entries) > MOST_CARDS:
        raise BadCardFile(file, 1, 1, phrase("custom-file-cards", most=MOST_CARDS, n=len(entries)))
    cards: list[CustomCard] = []
    for i, entry in enumerate(entries):
        path: DataPath = (i,) if isinstance(data, list) else ()
        try:
            card = read_card(entry, path)
            if any(card.id == other.id for other in cards):
                raise WrongCard(phrase("custom-file-twice", card=card.id), (*path, "id"))
        except WrongCard as wrong:
            line, column = tree.place(wrong.path, wrong.at_key)
            raise BadCardFile(file, line, column, wrong.phrase) from wrong
        cards.append(card)
    return cards


class _Tree:
    """Plain data out of YAML events, and where each part of it stood."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.values: dict[DataPath, tuple[int, int]] = {}
        self.keys: dict[DataPath, tuple[int, int]] = {}

    def place(self, path: DataPath, at_key: bool) -> tuple[int, int]:
        """Line and column of what stands at a path, or of the nearest thing around it."""
        if at_key and path in self.keys:
            return self.keys[path]
        while path not in self.values and path:
            path = path[:-1]
        return self.values.get(path, (1, 1))

    def read(self, text: str) -> object:
        events = iter(yaml.parse(text, Loader=yaml.SafeLoader))
        data: object = None
        documents = 0
        for event in events:
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    raise self._error(event, phrase("custom-file-documents"))
                data = self._value(next(events), events, ())
        return data

    def _error(self, event: yaml.Event, why: Phrase) -> BadCardFile:
        return BadCardFile(self.file, *_place(event), why)

    def _value(self, event: yaml.Event, events: Iterator[yaml.Event], path: DataPath) -> object:
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
            raise self._error(event, phrase("custom-file-anchors"))
        if getattr(event, "tag", None) is not None:
            raise self._error(event, phrase("custom-file-tags"))
        if len(path) > MOST_NESTING + 1:
            raise self._error(event, phrase("custom-nested"))
        self.values[path] = _place(event)
        if isinstance(event, yaml.ScalarEvent):
            return _scalar(event)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._sequence(events, path)
        assert isinstance(event, yaml.MappingStartEvent)
        return self._mapping(events, path)

    def _sequence(self, events: Iterator[yaml.Event], path: DataPath) -> list[object]:
        data: list[object] = []
        while not isinstance(event := next(events), yaml.SequenceEndEvent):
            data.append(self._value(event, events, (*path, len(data))))
        return data

    def _mapping(self, events: Iterator[yaml.Event], path: DataPath) -> dict[str, object]:
        data: dict[str, object] = {}
        while not isinstance(event := next(events), yaml.MappingEndEvent):
            if not isinstance(event, yaml.ScalarEvent):
                raise self._error(event, phrase("custom-file-key"))
            key = str(event.value)
            if key in data:
                raise self._error(event, phrase("error-yaml-twice", key=key))
            below: DataPath = (*path, key)
            self.keys[below] = _place(event)
            data[key] = self._value(next(events), events, below)
        return data


def _place(event: yaml.Event) -> tuple[int, int]:
    mark = event.start_mark
    assert mark is not None, "the parser marks every event"
    return mark.line + 1, mark.column + 1


def _scalar(event: yaml.ScalarEvent) -> str | int | bool | None:
    """Whole numbers, true, false and nothing; all else, `yes` and `no` and 1.5 too, stays a word."""
    text = str(event.value)
    if event.implicit[0]:  # neither quoted nor tagged
        if _NUMBER.fullmatch(text):
            return int(text)
        if text in ("", "~", "null"):
            return None
        if text in ("true", "false"):
            return text == "true"
    return text
