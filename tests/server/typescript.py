"""Just enough of TypeScript's types to hold data against them: what web/src/wire/views.ts is written in."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass, field

COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
INTERFACE = re.compile(r"export interface (\w+) \{\n(.*?)\n\}", re.DOTALL)
ALIAS = re.compile(r"export type (\w+) =(.*?);", re.DOTALL)
FIELD = re.compile(r"^\s*(\w+)(\??): (.*);$", re.MULTILINE)
SIMPLE = {"string": str, "number": int, "boolean": bool, "null": type(None)}


@dataclass
class Shape:
    """An interface: for each field its type and whether it may be missing, and what was seen of it."""

    fields: dict[str, tuple[str, bool]]
    seen: set[str] = field(default_factory=set)
    missed: set[str] = field(default_factory=set)


class Types:
    """The types of a module."""

    def __init__(self, source: str) -> None:
        text = COMMENT.sub("", source)
        self.shapes = {
            name: Shape({field: (of, mark == "?") for field, mark, of in FIELD.findall(body)})
            for name, body in INTERFACE.findall(text)
        }
        self.aliases = {name: " ".join(of.split()) for name, of in ALIAS.findall(text)}

    def check(self, value: object, of: str, where: str = "") -> None:
        """AssertionError that says where a value is not of a type."""
        wrong: list[str] = []
        for member in split(of, "|"):
            try:
                return self._is(value, member, where)
            except AssertionError as error:
                wrong.append(str(error))
        raise AssertionError("; ".join(wrong))

    def words(self, alias: str) -> list[str]:
        """The words of an alias that is a choice of words."""
        return re.findall(r'"([^"]*)"', self.aliases[alias])

    def never_seen(self) -> list[str]:
        """Fields that no value had, and fields that may be missing and never were."""
        return sorted(
            f"{name}.{field}"
            for name, shape in self.shapes.items()
            for field, (_, optional) in shape.fields.items()
            if field not in shape.seen or (optional and field not in shape.missed)
        )

    def _is(self, value: object, of: str, where: str) -> None:
        if of.endswith("[]"):
            assert isinstance(value, list), f"{where}: {value!r} is no list"
            inner = of[:-2].removeprefix("(").removesuffix(")")
            for number, one in enumerate(value):
                self.check(one, inner, f"{where}[{number}]")
        elif of.startswith("["):
            parts = split(of[1:-1], ",")
            assert isinstance(value, list) and len(value) == len(parts), f"{where}: {value!r} is not {of}"
            for one, part in zip(value, parts, strict=True):
                self.check(one, part, where)
        elif of.startswith("Record<"):
            key, inner = split(of[7:-1], ",")
            assert isinstance(value, dict), f"{where}: {value!r} is no record"
            for name, one in value.items():
                self.check(name, key, where)
                self.check(one, inner, f"{where}.{name}")
        elif of.startswith('"'):
            assert value == of[1:-1], f"{where}: {value!r} is not {of}"
        elif of.startswith("`"):
            self._fits(value, of[1:-1], where)
        elif of in SIMPLE:
            assert type(value) is SIMPLE[of], f"{where}: {value!r} is no {of}"
        elif of in self.aliases:
            self.check(value, self.aliases[of], where)
        else:
            self._is_shape(value, of, where)

    def _fits(self, value: object, pattern: str, where: str) -> None:
        parts = re.split(r"\$\{(\w+)\}", pattern)
        choices = [
            re.escape(part) if n % 2 == 0 else r"\d+" if part == "number" else "|".join(self.words(part))
            for n, part in enumerate(parts)
        ]
        text = "".join(f"(?:{choice})" for choice in choices)
        assert isinstance(value, str) and re.fullmatch(text, value), f"{where}: {value!r} is not like {pattern}"

    def _is_shape(self, value: object, of: str, where: str) -> None:
        shape = self.shapes[of]
        assert isinstance(value, dict), f"{where}: {value!r} is no {of}"
        unknown = value.keys() - shape.fields.keys()
        assert not unknown, f"{where}: {of} does not declare {sorted(unknown)}"
        for name, (inner, optional) in shape.fields.items():
            if name in value:
                self.check(value[name], inner, f"{where}.{name}")
                shape.seen.add(name)
            else:
                assert optional, f"{where}: {of}.{name} is missing"
                shape.missed.add(name)


@functools.cache
def split(of: str, sign: str) -> list[str]:
    """A type at the signs that are in no bracket."""
    parts, depth = [""], 0
    for letter in of:
        depth += (letter in "([<{") - (letter in ")]>}")
        if letter == sign and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]
