"""What a card is good for in a kingdom: a village, a trasher, an attack… Says nothing about how strong it is.

A card has a trait if its player can count on it, whatever lies on the decks: Nobles are a village, since their player
chooses; Tribute is none, since it takes luck. What types and printed bonuses tell is read from the card's facts; what
only its text tells stands in its row of `roster`. A test plays every card in every way and compares.
"""

from __future__ import annotations

from typing import Final

from signoria.dominion.card import ACTION, ATTACK, REACTION, TREASURE, VICTORY, Card
from signoria.dominion.roster import row_of

TRAITS: Final[dict[str, str]] = {
    "village": "gives 2 Actions or more",
    "draw": "brings 2 cards or more into the hand",
    "cantrip": "gives a Card and an Action: it costs neither",
    "buy": "gives an extra Buy",
    "coins": "gives 2 coins or more when played as an Action",
    "trasher": "trashes other cards of its player",
    "gainer": "its player gains cards without buying them",
    "attack": "is an Attack",
    "curser": "can give Curses to others",
    "reaction": "is a Reaction",
    "treasure": "is a Treasure",
    "victory": "is a Victory card",
}


def traits_of(card: Card) -> list[str]:
    """The traits of a card, in the order of TRAITS."""
    told = row_of(card.id).traits
    return [trait for trait in TRAITS if trait in told or _printed(card, trait)]


def _printed(card: Card, trait: str) -> bool:
    """Whether types or printed bonuses give the trait."""
    if trait == "village":
        return card.actions >= 2
    if trait == "draw":
        return card.cards >= 2
    if trait == "cantrip":
        return card.cards >= 1 and card.actions >= 1
    if trait == "buy":
        return card.buys >= 1
    if trait == "coins":
        return card.types & ACTION != 0 and card.coins >= 2
    types = {"attack": ATTACK, "reaction": REACTION, "treasure": TREASURE, "victory": VICTORY}
    return trait in types and card.types & types[trait] != 0
