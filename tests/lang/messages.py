"""The messages of a catalogue, taken apart: what there is, which variables each needs, which others it mentions."""

from collections.abc import Iterator
from dataclasses import dataclass

from fluent.syntax.ast import BaseNode, FunctionReference, Message, MessageReference, Pattern, VariableReference

from signoria.lang.catalogue import catalogue


@dataclass(frozen=True)
class Part:
    """The value of a message, `event-draw`, or one of its attributes, `event-draw.you`."""

    name: str
    variables: frozenset[str]
    mentions: frozenset[str]  # messages
    functions: frozenset[str]


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


def needed_by(name: str, known: dict[str, Part]) -> frozenset[str]:
    """The variables of a message and of all that it mentions."""
    part = known[name]
    return part.variables.union(*(needed_by(other, known) for other in part.mentions))


def _part(name: str, pattern: Pattern) -> Part:
    nodes = list(_nodes(pattern))
    return Part(
        name,
        frozenset(node.id.name for node in nodes if isinstance(node, VariableReference)),
        frozenset(node.id.name for node in nodes if isinstance(node, MessageReference)),
        frozenset(node.id.name for node in nodes if isinstance(node, FunctionReference)),
    )


def _nodes(node: object) -> Iterator[BaseNode]:
    if isinstance(node, BaseNode):
        yield node
        for below in vars(node).values():
            yield from _nodes(below)
    elif isinstance(node, list):
        for below in node:
            yield from _nodes(below)
