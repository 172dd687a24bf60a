"""A plan is a buy menu as data: lines of a card and a condition, in the words of `bots.dominion.menu`."""

from __future__ import annotations

from typing import NamedTuple

from signoria.bots.dominion.levels.variants import tidy_lines
from signoria.bots.dominion.menu import MenuText, lines_of

BASICS = frozenset(("copper", "silver", "gold", "estate", "duchy", "province", "curse"))
POINTS = ("province", "duchy", "estate")


class Line(NamedTuple):
    card: str  # its id
    condition: str = ""  # empty: always


Plan = tuple[Line, ...]


def plan_of(menu: MenuText) -> Plan:
    return tuple(Line(card, condition) for card, condition in lines_of(menu))


def kingdom_cards(plan: Plan) -> frozenset[str]:
    """The Kingdom cards that it buys: what kind of strategy it is."""
    return frozenset(card for card, _ in plan) - BASICS


def tidied(lines: list[Line]) -> Plan:
    """The lines without those that an earlier one makes useless; Provinces first where a plan has none."""
    return tuple(Line(card, condition) for card, condition in tidy_lines(list(lines)))
