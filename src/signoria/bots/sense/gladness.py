"""How gladly an Action is played, other things being equal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.dominion import ACTION, View

# How gladly an Action is played: above 50 those that cost no action, below those that end the phase unless others help.
GLADLY: Final = {
    "village": 95,
    "mining_village": 94,
    "festival": 93,
    "laboratory": 92,
    "sentry": 91,
    "market": 90,
    "great_hall": 89,
    "spy": 88,
    "wishing_well": 87,
    "merchant": 86,
    "harbinger": 85,
    "poacher": 84,
    "upgrade": 83,
    "scout": 82,
    "cellar": 70,
    "conspirator": 65,
    "pawn": 63,
    "minion": 60,
    "witch": 49,
    "torturer": 47,
    "council_room": 46,
    "adventurer": 45,
    "library": 44,
    "smithy": 43,
    "tribute": 42,
    "courtyard": 41,
    "masquerade": 40,
    "militia": 39,
    "bandit": 38,
    "saboteur": 37,
    "swindler": 36,
    "bridge": 35,
    "thief": 33,
    "artisan": 32,
    "ironworks": 31,
    "feast": 30,
    "mine": 29,
    "remodel": 28,
    "workshop": 27,
    "bureaucrat": 26,
    "vassal": 25,
    "woodcutter": 24,
    "chancellor": 23,
    "steward": 22,
    "moat": 18,
}
NEVER: Final[i64] = 0
BARELY: Final[i64] = 1


def gladness(view: View, pile: i64) -> i64:
    card = view.card(pile)
    if card.types & ACTION == 0:
        return NEVER
    if card.id in GLADLY:
        return GLADLY[card.id]
    worth: i64 = 8 * card.cards + 6 * card.coins + 3 * card.buys
    return 60 + worth if card.actions > 0 else 10 + worth
