"""All known cards by id and edition."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from signoria.dominion.card import Card
from signoria.dominion.cards import base, base_first, base_second, basic, intrigue
from signoria.dominion.roster import row_of

SETS: Final = ("base1", "base2", "intrigue1")
BASIC: Final = "basic"
_MODULES: Final[list[tuple[ModuleType, tuple[str, ...]]]] = [
    (base, ("base1", "base2")),
    (base_first, ("base1",)),
    (base_second, ("base2",)),
    (intrigue, ("intrigue1",)),
]


def cards_in(module: ModuleType) -> list[Card]:
    """The cards a module defines, in the order they are written."""
    return [thing for thing in vars(module).values() if isinstance(thing, Card)]


BASICS: Final[list[Card]] = cards_in(basic)
KINGDOM_CARDS: Final[dict[tuple[str, str], Card]] = {
    (card.id, edition): card for module, editions in _MODULES for card in cards_in(module) for edition in editions
}
# A title's place is its number in observations and actions, which never changes: what is added comes in a later batch.
_BY_BATCH: Final[list[tuple[int, str]]] = sorted({(row_of(id).batch, id) for id, _ in KINGDOM_CARDS})
TITLES: Final[list[str]] = [card.id for card in BASICS] + [id for _, id in _BY_BATCH]
