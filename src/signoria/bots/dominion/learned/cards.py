"""The printed facts of cards as numbers. A card that nobody has trained on, such as a custom one, is known by these alone."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from signoria.dominion import ACTION, ATTACK, CURSE_TYPE, REACTION, ROSTER, TREASURE, VICTORY, Card

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

BASICS = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
TRAINED = 1  # the last batch of cards that the shipped weights were trained on
TITLES = (*BASICS, *sorted(id for id, row in ROSTER.items() if row.batch <= TRAINED))
UNKNOWN = len(TITLES)  # the number of any other card: it is known by its facts
_NUMBERS = {title: number for number, title in enumerate(TITLES)}
FACTS = 17
GARDENS, DUKE = "gardens", "duke"
PER_CARDS, PER_DUCHY = 15, 16  # facts: points that depend on the deck


@lru_cache(maxsize=1024)
def facts_of(card: Card) -> tuple[float, ...]:
    """Counts and yes or no, unscaled where the deck's sums are taken of them."""
    kind = card.types
    action = kind & ACTION != 0
    return (
        float(card.coins),
        float(action),
        float(kind & TREASURE != 0),
        float(kind & VICTORY != 0),
        float(kind & CURSE_TYPE != 0),
        float(kind & ATTACK != 0),
        float(kind & REACTION != 0),
        float(card.cards),
        float(card.actions),
        float(card.buys),
        float(action and card.actions == 0),
        float(action and card.actions >= 2),
        card.cost / 4,
        float(card.points),
        1.0,
        float(card.id == GARDENS),
        float(card.id == DUKE),
    )


def number_of(card: Card) -> int:
    """Its place among the cards the net was trained on."""
    return UNKNOWN if card.recipe else _NUMBERS.get(card.id, UNKNOWN)


class Piles:
    """The piles of one game, for the net."""

    def __init__(self, cards: list[Card]) -> None:
        self.numbers: Ints = np.array([number_of(card) for card in cards], np.int64)
        self.facts: Floats = np.array([facts_of(card) for card in cards], np.float32)
