"""A menu as numbers: what it takes of each card, how many, when, and before what else."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from signoria.bots.dominion.learned.cards import TITLES, Floats, Piles

Line = tuple[str, str]  # a card and a condition, which may be empty
Menu = Sequence[Line]

PLACES = {title: place for place, title in enumerate(TITLES)}
WIDTH = 21  # numbers for each card
# Which number says what. What a menu takes before Gold, before Silver, and after both are three different things.
TAKEN, COPIES, PART, DEPTH = 0, 1, 4, 7
EARLY, LATE, BY_TREASURES, BY_ANOTHER, AFTER_OTHERS = 8, 9, 10, 11, 12
PROVINCES, TO_THE_END, MONEY, NOT_THE_END, PILE, OTHER, EITHER, ALWAYS = 13, 14, 15, 16, 17, 18, 19, 20
SIZE = len(TITLES) * WIDTH
ANY = 6  # copies: more than anybody limits
SOME = 3  # copies that a limit by other cards is taken for
COMPARISON = re.compile(r"(.+?) (<=|>=|<|>|=) (.+)")
JOINT = re.compile(r" and | or ")
TREASURES = re.compile(r"treasures(?: / (\d+))?")


def knows(menu: Menu) -> bool:
    """Whether these numbers can tell what it buys: a card of one's own can't be told."""
    return all(card in PLACES for card, _ in menu)


def facts_of(menu: Menu) -> Floats:
    """All of it, flat."""
    facts = np.zeros((len(TITLES), WIDTH), np.float32)
    part = 0
    for depth, (card, condition) in enumerate(menu):
        place = PLACES.get(card)
        if place is None:
            continue
        row = facts[place]
        copies, when = _condition(card, condition)
        for fact, value in when:
            row[fact] = max(row[fact], value) if row[TAKEN] else value
        if not row[TAKEN]:
            row[TAKEN] = 1
            row[DEPTH] = depth / len(menu)
        row[COPIES + part] = max(row[COPIES + part], copies / ANY)
        row[PART + part] = 1
        if card == "gold" and part == 0:
            part = 1
        elif card == "silver" and not condition:
            part = 2
    return facts.ravel()


def with_plan(piles: Piles, menu: Menu) -> Floats:
    """The printed facts of the piles, and behind them what a menu says of each; of a card of one's own it says nothing."""
    said = np.zeros((len(TITLES) + 1, WIDTH), np.float32)
    said[:-1] = facts_of(menu).reshape(len(TITLES), WIDTH)
    return np.concatenate([piles.facts, said[piles.numbers]], axis=1)


@lru_cache(maxsize=20_000)
def _condition(card: str, condition: str) -> tuple[float, list[tuple[int, float]]]:
    """How many copies it allows, and what else it says."""
    if not condition:
        return ANY, [(ALWAYS, 1.0)]
    copies: float = ANY
    when: dict[int, float] = {EITHER: 1.0} if " or " in condition else {}
    own = f"own {card.replace('_', ' ')}"
    for one in JOINT.split(condition.replace("_", " ")):
        found = COMPARISON.fullmatch(one)
        if found is None:
            continue
        left, sign, right = found.groups()
        fewer = sign in ("<", "<=", "=")
        number = float(right) if right.replace(".", "").isdigit() else None
        if left == own and fewer:
            treasures = TREASURES.fullmatch(right)
            copies = min(copies, SOME if number is None else number + (sign == "<="))
            if treasures is not None:
                when[BY_TREASURES] = 8 / float(treasures[1] or 8)
            elif number is None:
                when[BY_ANOTHER] = 1.0
        else:
            fact, value = _other(left, fewer, 0.0 if number is None else number)
            when[fact] = value
    return copies, list(when.items())


def _other(left: str, fewer: bool, number: float) -> tuple[int, float]:
    """What a comparison says that isn't about a limit of the card."""
    if left.startswith("own "):
        return (BY_ANOTHER, 1.0) if fewer else (AFTER_OTHERS, (1 + number) / 3)
    if left == "turns":
        return EARLY if fewer else LATE, min(2.0, number / 10)
    if left in ("provinces", "gains to end") and not fewer:
        return NOT_THE_END, (1 + number) / 8
    if left == "provinces":
        return PROVINCES, number / 8
    if left == "gains to end":
        return TO_THE_END, number / 8
    if left == "money":
        return MONEY, -number / 20 if fewer else number / 20
    if left == "coins":
        return MONEY, number / 20
    return (PILE, 1.0) if left.startswith("left") else (OTHER, 1.0)
