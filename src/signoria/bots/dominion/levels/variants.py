"""Small changes to a menu: more copies of a card, Duchies and Estates sooner or later, no last Province that loses the game, no useless lines."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from signoria.bots.dominion.menu import MenuText, lines_of, text_of, words

PROVINCE: Final = "province"
GREEN: Final = (PROVINCE, "duchy", "estate")
MOST_LINES: Final = 16
NOT_THE_LAST: Final = "provinces > 1"
LAST_PROVINCE: Final = (PROVINCE, "provinces <= 1 and behind <= 6")  # at 6 behind it makes a tie
_NEAR_THE_END: Final = re.compile(r"(provinces|gains to end) <= (\d+)")


def with_copies(plan: MenuText, card: str, copies: int) -> MenuText:
    """The plan with this many copies of a card before all else but points."""
    lines = list(lines_of(plan))
    at = 0
    while at < len(lines) and lines[at][0] in GREEN:
        at += 1
    return _menu(plan, [*lines[:at], (card, f"own {words(card)} < {copies}"), *lines[at:]])


def with_points(plan: MenuText, sooner: int) -> MenuText:
    """The plan with Duchies and Estates when this many more Provinces are left; fewer if it is less than 0."""
    lines = [
        (card, _moved(condition, sooner) if card in GREEN[1:] else condition) for card, condition in lines_of(plan)
    ]
    return _menu(plan, lines)


def cautious(plan: MenuText) -> MenuText:
    """The same plan, but the last Province is bought only if that doesn't lose the game."""
    return _menu(plan, cautious_lines(list(lines_of(plan))))


def cautious_lines(plan: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The same as lines of a card and a condition."""
    if LAST_PROVINCE in plan:
        return plan
    lines: list[tuple[str, str]] = []
    for card, condition in plan:
        if card != PROVINCE:
            lines.append((card, condition))
            continue
        ways = [f"{way} and {NOT_THE_LAST}" for way in condition.split(" or ")] if condition else [NOT_THE_LAST]
        lines += [(card, " or ".join(ways)), LAST_PROVINCE]
    return lines


def tidy_lines(plan: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The lines without those that an earlier one makes useless; Provinces first where a plan has none."""
    kept: list[tuple[str, str]] = []
    always: set[str] = set()
    for card, condition in plan:
        line = (card, _said_once(condition))
        if card in always or line in kept:
            continue
        kept.append(line)
        if not condition:
            always.add(card)
    if PROVINCE not in [card for card, _ in kept]:
        kept.insert(0, (PROVINCE, ""))
    return kept[:MOST_LINES]


def replaced(plan: Sequence[tuple[str, str]], old: str, new: str) -> list[tuple[str, str]]:
    """The lines with another card in place of one, wherever they name it."""
    named = re.compile(rf"\b(own|left) {words(old)}(?= *(?:[<>=+\-*/]|and\b|or\b|$))")
    return [(new if card == old else card, named.sub(rf"\1 {words(new)}", condition)) for card, condition in plan]


def _said_once(condition: str) -> str:
    """The condition without comparisons, or whole ways to meet it, that it repeats."""
    ways = [" and ".join(dict.fromkeys(way.split(" and "))) for way in condition.split(" or ")]
    return " or ".join(dict.fromkeys(ways))


def _menu(plan: MenuText, lines: list[tuple[str, str]]) -> MenuText:
    return MenuText(plan.name, text_of(lines))


def _moved(condition: str, sooner: int) -> str:
    def move(found: re.Match[str]) -> str:
        return f"{found[1]} <= {max(0, int(found[2]) + sooner)}"

    return _NEAR_THE_END.sub(move, condition)
