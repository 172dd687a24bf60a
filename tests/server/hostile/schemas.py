"""From a JSON schema to data that fits it, and to data that is just over one of its bounds, field by field."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

Schema = dict[str, Any]
HUGE = 100_000
LETTERS = "aZ0 _-,.:@…ё李\N{FAMILY}\u0000\u202e\u3164\"'{}[]\\/<>%"
LEAVE_OUT = object()


@dataclass(frozen=True)
class Field:
    """One place in a document: the way to it, and what may stand there."""

    path: tuple[str | int, ...]
    schema: Schema

    def __str__(self) -> str:
        return ".".join(map(str, self.path)) or "all"


class Schemas:
    """Schemas that refer to one another."""

    def __init__(self, root: Schema) -> None:
        self.root = root

    def resolved(self, schema: Schema) -> Schema:
        """Without references, and without null where that is one of two."""
        while "$ref" in schema:
            found: Any = self.root
            for part in schema["$ref"].removeprefix("#/").split("/"):
                found = found[part]
            schema = {**found, **{key: value for key, value in schema.items() if key != "$ref"}}
        for either in ("anyOf", "oneOf"):
            if either in schema:
                real = [one for one in schema[either] if one.get("type") != "null"]
                return self.resolved(real[0]) if len(real) == 1 else schema
        return schema

    def kinds(self, schema: Schema) -> list[Schema]:
        """The several schemas that one may be."""
        schema = self.resolved(schema)
        both = schema.get("anyOf") or schema.get("oneOf")
        return [self.resolved(one) for one in both] if both else [schema]

    def example(self, schema: Schema) -> Any:
        """Something plain that fits."""
        schema = self.kinds(schema)[0]
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return schema["enum"][0]
        kind = schema.get("type")
        if kind == "object":
            wanted = schema.get("required", [])
            return {name: self.example(schema["properties"][name]) for name in wanted if name in schema["properties"]}
        if kind == "array":
            return [self.example(schema["items"]) for _ in range(schema.get("minItems", 0))]
        if kind == "string":
            return "a" * max(1, schema.get("minLength", 0))
        if kind in ("integer", "number"):
            return max(1, schema.get("minimum", 1))
        return True

    def fields(self, schema: Schema, path: tuple[str | int, ...] = ()) -> Iterator[Field]:
        """Every place in a document, lists by their first item."""
        schema = self.resolved(schema)
        yield Field(path, schema)
        for name, below in schema.get("properties", {}).items():
            yield from self.fields(below, (*path, name))
        if schema.get("type") == "array" and isinstance(schema.get("items"), dict):
            yield from self.fields(schema["items"], (*path, 0))


def is_free(schema: Schema) -> bool:
    """Whether any data at all may stand there."""
    return (schema.get("type") == "object" and "properties" not in schema) or not schema.keys() - {
        "title",
        "description",
    }


def too_much(schema: Schema) -> Iterator[tuple[str, Any]]:
    """What is just over each bound of a field, and far over it."""
    kind = schema.get("type")
    if kind == "string" and "const" not in schema and "enum" not in schema:
        if "maxLength" in schema:
            yield "one letter too long", "a" * (schema["maxLength"] + 1)
        yield "far too long", "a" * HUGE
        if schema.get("minLength"):
            yield "too short", ""
        yield "half a character", "\ud800"
    elif kind == "integer":
        if "maximum" in schema:
            yield "one too many", schema["maximum"] + 1
        if "minimum" in schema:
            yield "one too few", schema["minimum"] - 1
        yield "beyond all numbers", 10**30
        yield "far below", -(10**30)
    elif kind == "array":
        if "maxItems" in schema:
            yield "one item too many", [{}] * (schema["maxItems"] + 1)
        yield "far too many items", ["a"] * HUGE
    elif is_free(schema):
        inside: Any = 1
        for _ in range(400):
            inside = {"a": inside}
        yield "too deep", inside
        yield "too many values", {"a": [0] * HUGE}
        yield "too many names", {str(number): 0 for number in range(HUGE // 10)}
        yield "a name that is too long", {"a" * HUGE: 1}
        yield "a text that is too long", {"a": "a" * HUGE}
        yield "half a character", {"a": "\ud800"}
        yield "no number", {"a": float("nan")}
        yield "a number that is too large", {"a": 10**400}
    yield "something else", [[]] if kind != "array" else {"a": 1}


def with_value(document: Any, path: tuple[str | int, ...], value: Any, schemas: Schemas, schema: Schema) -> Any:
    """The document with another value at a place; what lies on the way is put there as its schema wants it."""
    if not path:
        return value
    schema = schemas.resolved(schema)
    first, rest = path[0], path[1:]
    if isinstance(first, int):
        there = document[0] if document else schemas.example(schema["items"])
        return [with_value(there, rest, value, schemas, schema["items"])]
    below = schema["properties"][first]
    there = document.get(first) if isinstance(document, dict) and first in document else schemas.example(below)
    return {**document, first: with_value(there, rest, value, schemas, below)}


class Fuzzer:
    """Data that nearly fits a schema, by chance: mostly right, here and there not."""

    def __init__(self, schemas: Schemas, chance: random.Random, words: list[str]) -> None:
        self.schemas = schemas
        self.chance = chance
        self.words = words  # that mean something where they are sent

    def data(self, schema: Schema, depth: int = 0) -> Any:
        chance = self.chance
        if chance.random() < 0.04:
            return self.anything(depth)
        schema = chance.choice(self.schemas.kinds(schema))
        if chance.random() < 0.08:
            return chance.choice(list(too_much(schema)))[1]
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return chance.choice(schema["enum"])
        kind = schema.get("type")
        if kind == "object" and "properties" in schema:
            wanted = schema.get("required", [])
            return {
                name: self.data(below, depth + 1)
                for name, below in schema["properties"].items()
                if (name in wanted and chance.random() < 0.97) or chance.random() < 0.5
            }
        if kind == "array":
            most = min(schema.get("maxItems", 4), 4)
            return [self.data(schema["items"], depth + 1) for _ in range(chance.randrange(most + 1))]
        if kind == "string":
            return self.text(schema)
        if kind == "integer":
            return chance.choice((schema.get("minimum", -1), schema.get("maximum", 3), 0, 1, 2, 3))
        if kind == "boolean":
            return chance.random() < 0.5
        return self.anything(depth)

    def text(self, schema: Schema) -> str:
        chance = self.chance
        if chance.random() < 0.6:
            return chance.choice(self.words)
        length = chance.choice((0, 1, 5, schema.get("maxLength", 50), chance.randrange(60)))
        return "".join(chance.choice(LETTERS) for _ in range(length))

    def anything(self, depth: int = 0) -> Any:
        chance = self.chance
        what = chance.randrange(10 if depth < 3 else 8)
        if what == 9:
            return [self.anything(depth + 1) for _ in range(chance.randrange(4))]
        if what == 8:
            return {self.text({}): self.anything(depth + 1) for _ in range(chance.randrange(4))}
        return chance.choice((None, True, 1.5, -1, 2**63, 10**30, float("inf"), "\ud800", self.text({})))
