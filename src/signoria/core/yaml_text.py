"""YAML read event by event into plain data, with the line and column of every part. It knows none of our formats.

Anchors, aliases and tags are refused, so that what a text says stands in it once and is as long as it looks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import yaml

from signoria.core.errors import SignoriaError
from signoria.core.limits import DEEPEST, LONGEST_TEXT, MOST_DIGITS, MOST_PARTS, OverLimit, check_text
from signoria.core.phrase import Phrase, phrase
from signoria.core.words import Path
from signoria.core.yaml_errors import yaml_error

QUICK: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # where it was built
_NUMBER = re.compile(rf"[+-]?[0-9]{{1,{MOST_DIGITS}}}")


class BadYaml(SignoriaError):
    """A text that cannot be read: what is wrong, and where."""

    def __init__(self, line: int, column: int, why: Phrase) -> None:
        super().__init__(why)
        self.line = line  # from 1; 0: it is the whole text
        self.column = column


class Document:
    """One YAML document as plain data, and where each part of it stood. All keys are words."""

    def __init__(self, deepest: int, most_parts: int) -> None:
        self.data: object = None
        self.start = (1, 1)  # line and column
        self._deepest = deepest
        self._parts_left = most_parts
        self._most_parts = most_parts
        self._values: dict[Path, tuple[int, int]] = {}
        self._keys: dict[Path, tuple[int, int]] = {}

    def location(self, path: Path, at_key: bool = False) -> tuple[int, int]:
        """Line and column of what stands at a path, or of the nearest thing around it."""
        if at_key and path in self._keys:
            return self._keys[path]
        while path not in self._values and path:
            path = path[:-1]
        return self._values.get(path, (1, 1))

    def line(self, path: Path) -> int:
        """The line where an entry begins: that of its key, if it has one."""
        return self.location(path, at_key=True)[0]

    def read(self, events: Iterator[yaml.Event]) -> None:
        self.data = self._value(next(events), events, ())

    def _value(self, event: yaml.Event, events: Iterator[yaml.Event], path: Path) -> object:
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
            raise _bad(event, phrase("error-yaml-anchors"))
        if getattr(event, "tag", None) is not None:
            raise _bad(event, phrase("error-yaml-tags"))
        if len(path) > self._deepest:
            raise _bad(event, phrase("limit-depth", most=self._deepest))
        self._parts_left -= 1
        if self._parts_left < 0:
            raise _bad(event, phrase("limit-parts", most=self._most_parts))
        self._values[path] = _location(event)
        if isinstance(event, yaml.ScalarEvent):
            return _scalar(event)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._sequence(events, path)
        assert isinstance(event, yaml.MappingStartEvent)
        return self._mapping(events, path)

    def _sequence(self, events: Iterator[yaml.Event], path: Path) -> list[object]:
        data: list[object] = []
        while not isinstance(event := next(events), yaml.SequenceEndEvent):
            data.append(self._value(event, events, (*path, len(data))))
        return data

    def _mapping(self, events: Iterator[yaml.Event], path: Path) -> dict[str, object]:
        data: dict[str, object] = {}
        while not isinstance(event := next(events), yaml.MappingEndEvent):
            if not isinstance(event, yaml.ScalarEvent) or event.anchor is not None or event.tag is not None:
                raise _bad(event, phrase("error-yaml-key"))
            key = _text(event)
            if key in data:
                raise _bad(event, phrase("error-yaml-twice", key=key))
            below: Path = (*path, key)
            self._keys[below] = _location(event)
            data[key] = self._value(next(events), events, below)
        return data


def read_yaml(text: str, deepest: int = DEEPEST, most_parts: int = MOST_PARTS) -> list[Document]:
    """The documents of a text; BadYaml says what is wrong and where."""
    try:
        return _documents(text, QUICK, deepest, most_parts)
    except yaml.YAMLError:
        pass  # the slow one says what is wrong, in the same words everywhere
    try:
        return _documents(text, yaml.SafeLoader, deepest, most_parts)
    except yaml.YAMLError as error:
        raise BadYaml(*yaml_error(error, text)) from error


def _documents(text: str, loader: type[yaml.SafeLoader], deepest: int, most_parts: int) -> list[Document]:
    documents: list[Document] = []
    events = iter(yaml.parse(text, Loader=loader))
    for event in events:
        if isinstance(event, yaml.DocumentStartEvent):
            document = Document(deepest, most_parts)
            document.start = _location(event)
            document.read(events)
            documents.append(document)
    return documents


def _bad(event: yaml.Event, why: Phrase) -> BadYaml:
    return BadYaml(*_location(event), why)


def _location(event: yaml.Event) -> tuple[int, int]:
    mark = event.start_mark
    assert mark is not None, "the parser marks every event"
    return mark.line + 1, mark.column + 1


def _text(event: yaml.ScalarEvent) -> str:
    text = str(event.value)
    try:
        check_text(text, LONGEST_TEXT)
    except OverLimit as over:
        raise _bad(event, over.phrase) from over
    return text


def _scalar(event: yaml.ScalarEvent) -> str | int | bool | None:
    """Whole numbers, true, false and nothing; all else, `yes` and `no`, 1.5 and numbers too long to be one, stays a word."""
    text = _text(event)
    if event.implicit[0]:  # neither quoted nor tagged
        if _NUMBER.fullmatch(text):
            return int(text)
        if text in ("", "~", "null"):
            return None
        if text in ("true", "false"):
            return text == "true"
    return text
