"""Small changes to a menu: more copies of a card, or Duchies and Estates sooner or later."""

from __future__ import annotations

import re
from typing import Final

from signoria.bots.dominion.menu import MenuText

GREEN: Final = ("province", "duchy", "estate")
_NEAR_THE_END: Final = re.compile(r"(provinces|gains to end) <= (\d+)")


def with_copies(plan: MenuText, card: str, copies: int) -> MenuText:
    """The plan with this many copies of a card before all else but points."""
    lines = _lines(plan)
    at = 0
    while at < len(lines) and lines[at][0] in GREEN:
        at += 1
    return _menu(plan, [*lines[:at], (card, f"own {card} < {copies}"), *lines[at:]])


def with_points(plan: MenuText, sooner: int) -> MenuText:
    """The plan with Duchies and Estates when this many more Provinces are left; fewer if it is less than 0."""
    lines = [(card, _moved(condition, sooner) if card in GREEN[1:] else condition) for card, condition in _lines(plan)]
    return _menu(plan, lines)


def _lines(plan: MenuText) -> list[tuple[str, str]]:
    return [(card, condition) for _, card, condition in plan.lines]


def _menu(plan: MenuText, lines: list[tuple[str, str]]) -> MenuText:
    return MenuText(
        plan.name, "\n".join([f"{card} if {condition}" if condition else card for card, condition in lines])
    )


def _moved(condition: str, sooner: int) -> str:
    def move(found: re.Match[str]) -> str:
        return f"{found[1]} <= {max(0, int(found[2]) + sooner)}"

    return _NEAR_THE_END.sub(move, condition)
