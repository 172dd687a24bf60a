"""The messages of a catalogue, taken apart: what there is, which variables each needs and how, which others it mentions."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Identifier,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    SelectExpression,
    TextElement,
    VariableReference,
)

from signoria.lang.catalogue import catalogue

PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))


@dataclass(frozen=True)
class Part:
    """The value of a message, `deed-draw`, or one of its attributes, `deed-draw.you`."""

    name: str
    variables: frozenset[str]
    mentions: frozenset[str]  # messages
    functions: frozenset[str]
    text: str  # what stands in it as text, without variables and functions
    listed: frozenset[str]  # variables that are lists of names, or of phrases
    listed_cards: frozenset[str]
    cards: frozenset[str]  # variables that are a card
    counted: frozenset[str]  # variables whose number decides the form
    choices: tuple[tuple[str, tuple[str, ...]], ...]  # variables whose word decides, with the words that are told apart
    plurals: tuple[frozenset[str], ...]  # of each choice by number, which forms there are
    keys: tuple[tuple[str, str], ...]  # form, case … that cards are asked for


@cache
def parts(lang: str) -> dict[str, Part]:
    found: dict[str, Part] = {}
    for entry in catalogue(lang).body:
        if isinstance(entry, Message):
            if entry.value is not None:
                found[entry.id.name] = _part(entry.id.name, entry.value)
            for attribute in entry.attributes:
                name = f"{entry.id.name}.{attribute.id.name}"
                found[name] = _part(name, attribute.value)
    return found


def head(name: str) -> str:
    """The message of a part: `deed-draw` of `deed-draw.you`."""
    return name.partition(".")[0]


def with_mentioned(name: str, known: dict[str, Part]) -> list[Part]:
    """A part and all parts that it mentions."""
    part = known[name]
    return [part, *(below for other in sorted(part.mentions) for below in with_mentioned(other, known))]


def needed_by(name: str, known: dict[str, Part]) -> frozenset[str]:
    """The variables of a message and of all that it mentions."""
    return frozenset(variable for part in with_mentioned(name, known) for variable in part.variables)


def _part(name: str, pattern: Pattern) -> Part:
    nodes = list(_nodes(pattern))
    selects = [node for node in nodes if isinstance(node, SelectExpression)]
    counted, choices, plurals = set(), [], []
    for select in selects:
        keys = tuple(_key(variant.key) for variant in select.variants)
        words = tuple(key for key in keys if not key.isdigit())
        if isinstance(select.selector, VariableReference):
            if set(words) <= PLURALS:
                counted.add(select.selector.id.name)
                plurals.append(frozenset(words))
            else:
                choices.append((select.selector.id.name, keys))
    return Part(
        name,
        frozenset(node.id.name for node in nodes if isinstance(node, VariableReference)),
        frozenset(_mentioned(node) for node in nodes if isinstance(node, MessageReference)),
        frozenset(node.id.name for node in nodes if isinstance(node, FunctionReference)),
        "".join(node.value for node in nodes if isinstance(node, TextElement)),
        _given_to("LIST", nodes),
        _given_to("CARDS", nodes),
        _given_to("CARD", nodes),
        frozenset(counted),
        tuple(choices),
        tuple(plurals),
        tuple(sorted(_asked_for(nodes))),
    )


def _mentioned(reference: MessageReference) -> str:
    attribute = reference.attribute
    return f"{reference.id.name}.{attribute.name}" if isinstance(attribute, Identifier) else reference.id.name


def _key(key: Identifier | NumberLiteral) -> str:
    return key.name if isinstance(key, Identifier) else str(key.value)


def _given_to(function: str, nodes: list[BaseNode]) -> frozenset[str]:
    calls = [node for node in nodes if isinstance(node, FunctionReference) and node.id.name == function]
    return frozenset(
        argument.id.name
        for call in calls
        for argument in call.arguments.positional
        if isinstance(argument, VariableReference)
    )


def _asked_for(nodes: list[BaseNode]) -> Iterator[tuple[str, str]]:
    for node in nodes:
        if isinstance(node, FunctionReference) and node.id.name == "CARD":
            named = {one.name.name: getattr(one.value, "value", "") for one in node.arguments.named}
            if form := "-".join(named[key] for key in ("case", "form") if named.get(key)):
                yield node.id.name, form


def _nodes(node: object) -> Iterator[BaseNode]:
    if isinstance(node, BaseNode):
        yield node
        for below in vars(node).values():
            yield from _nodes(below)
    elif isinstance(node, list):
        for below in node:
            yield from _nodes(below)
