"""Writes what the page takes from Python, so that nobody writes it twice: `python -m tools.page_types`.

`web/src/wire/messages.ts` holds the messages on a socket, `rest.ts` the requests over HTTP, both from the server's own
schemas; `web/src/dominion/printed.ts` what is printed on the cards, and when a game ends. What a game shows of itself
(views, results) is plain data to the server; `views.ts` is written by hand, and a test holds it against played games.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from signoria.dominion import GAME, TREASURE, CardBook, enough_empty_piles, list_cards
from signoria.server.app import build_app
from signoria.server.protocol import AnyFromClient, AnyFromServer, AnyRequest
from signoria.server.settings import Settings

PAGE: Final = Path(__file__).parents[1] / "web" / "src"
WIRE: Final = PAGE / "wire"
WIDTH: Final = 120
INDENT: Final = "  "
HEAD: Final = "// Made by tools/page_types.py from the server's schemas: change those, not this.\n"
PLAIN: Final = ("Phrase", "View", "Result")  # plain data that the schemas only name
SIMPLE: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
PHRASE: Final = """\
/** What a phrase may mention: words, amounts, phrases, and lists of words or phrases. */
export type Argument = string | number | Phrase | string[] | Phrase[];

/** Something to say in the reader's language: the first of these messages that the catalogue has. */
export interface Phrase {
  messages: string[];
  arguments: Record<string, Argument>;
}
"""

Schema = Mapping[str, Any]  # Any: JSON as it comes


def type_of(schema: Schema) -> str:
    """A schema as a type on one line."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if schema.get("type") == "object" and schema.get("title") in PLAIN:
        return str(schema["title"])
    if "enum" in schema or "const" in schema:
        return " | ".join(msgspec.json.encode(one).decode() for one in schema.get("enum", [schema.get("const")]))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(one) for one in schema["anyOf"]))
    kind = schema.get("type", "")
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(one) for one in schema['prefixItems'])}]"
    if kind == "array":
        one = type_of(schema.get("items", {}))
        return f"({one})[]" if " | " in one else f"{one}[]"
    if kind == "object":
        values = schema.get("additionalProperties", True)
        return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"
    return SIMPLE.get(kind, "unknown")


def comment(text: str, indent: str = "") -> Iterator[str]:
    """Lines of a comment, if there is anything to say."""
    said = " ".join(text.split())
    if not said:
        return
    if len(said) + len(indent) + 7 <= WIDTH:
        yield f"{indent}/** {said} */"
        return
    yield f"{indent}/**"
    for line in textwrap.wrap(said, WIDTH - len(indent) - 3):
        yield f"{indent} * {line}"
    yield f"{indent} */"


def union(name: str, members: Sequence[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) <= WIDTH:
        return line + "\n"
    return f"export type {name} =\n" + "\n".join(f"{INDENT}| {member}" for member in members) + ";\n"


def interface(name: str, schema: Schema) -> str:
    lines = [*comment(schema.get("description", "")), f"export interface {name} {{"]
    for field, one in schema.get("properties", {}).items():
        lines += comment(one.get("description", ""), INDENT)
        lines.append(f"{INDENT}{field}{'' if field in schema.get('required', ()) else '?'}: {type_of(one)};")
    return "\n".join([*lines, "}"]) + "\n"


def messages() -> str:
    unions = {"FromClient": AnyFromClient, "Request": AnyRequest, "FromServer": AnyFromServer}
    shapes, parts = msgspec.json.schema_components(
        unions.values(),
        ref_template="#/$defs/{name}",
        schema_hook=lambda _: {"title": "Anything"},
    )
    blocks = [HEAD + 'import type { Result, View } from "./views";\n', PHRASE]
    blocks += [interface(name, part) for name, part in parts.items()]
    for name, shape in zip(unions, shapes):
        blocks.append(union(name, [type_of(one) for one in shape["anyOf"]]))
    return "\n".join(blocks)


def rest() -> str:
    described = build_app(Settings()).openapi()
    parts = described["components"]["schemas"]
    endpoints = ["/** Every request over HTTP: what it takes and what it gives. */", "export interface Endpoints {"]
    for path, methods in described["paths"].items():
        for method, what in methods.items():
            endpoints += endpoint(f"{method.upper()} {path}", what)
    shapes = [interface(name, part) for name, part in parts.items() if name not in PLAIN]
    text = "\n".join([*shapes, "\n".join([*endpoints, "}"]) + "\n"])
    used = [name for name in ("Result", "View") if f" {name}" in text.replace(f"interface {name}", "")]
    imports = 'import type { Phrase } from "./messages";\n'
    if used:
        imports += f'import type {{ {", ".join(used)} }} from "./views";\n'
    return f"{HEAD}{imports}\n{text}"


def endpoint(name: str, what: Schema) -> Iterator[str]:
    yield from comment(what.get("description", ""), INDENT)
    yield f'{INDENT}"{name}": {{'
    for place in ("path", "query"):
        fields = "; ".join(
            f"{one['name']}{'' if one['required'] else '?'}: {type_of(one['schema'])}"
            for one in what.get("parameters", ())
            if one["in"] == place
        )
        yield f"{INDENT * 2}{place}: {{ {fields} }};" if fields else f"{INDENT * 2}{place}: Record<string, never>;"
    body = what.get("requestBody", {})
    yield f"{INDENT * 2}body: {content(body) or 'undefined'};"
    good = next(answer for status, answer in what["responses"].items() if status.startswith("2"))
    yield f"{INDENT * 2}gives: {content(good) or 'undefined'};"
    yield f"{INDENT}}};"


def content(holder: Schema) -> str:
    """The type of what a request or an answer carries; "" for nothing."""
    held = holder.get("content", {})
    if "application/json" in held:
        return type_of(held["application/json"]["schema"])
    return "string" if held else ""


def printed() -> str:
    """The printed facts of all cards, basics first; what two boxes hold stands there once."""
    lines: dict[str, str] = {}
    for entry in list_cards(CardBook()):
        card = entry.card
        types = ", ".join(f'"{name}"' for name in card.type_names())
        facts = [f"cost: {card.cost}", f"types: [{types}]"]
        if card.types & TREASURE:
            facts.append(f"coins: {card.coins}")
        if card.points and card.points_hook is None:
            facts.append(f"points: {card.points}")
        lines.setdefault(card.id, f"{INDENT}{card.id}: {{ {', '.join(facts)} }},")
    head = "// Made by tools/page_types.py from the cards: change those, not this.\n"
    imports = 'import type { CardId } from "../wire/views";\nimport type { Facts } from "./facts";\n'
    table = "\n".join(["export const PRINTED: Record<CardId, Facts> = {", *lines.values(), "};"])
    seats = range(GAME.least_seats, GAME.most_seats + 1)
    piles = ", ".join(f"{n}: {enough_empty_piles(n)}" for n in seats)
    end = (
        f"/** How many empty piles end a game, by its number of players. */\nexport const EMPTY_PILES = {{ {piles} }};"
    )
    return f"{head}{imports}\n{table}\n\n{end}\n"


# The files, and what says what they should be now.
FILES = {WIRE / "messages.ts": messages, WIRE / "rest.ts": rest, PAGE / "dominion" / "printed.ts": printed}


if __name__ == "__main__":
    for file, text in FILES.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text(), encoding="utf-8")
