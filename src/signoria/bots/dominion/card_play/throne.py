"""Throne Room: when to play it, and what to double."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.bots.dominion.card_play.judgement import Judgement
from signoria.bots.dominion.card_play.play_priority import NEVER, TERMINAL

FIRST: Final[i64] = 96
LAST_OF_THE_FREE: Final[i64] = 59  # after every Action that costs none, before those that end the phase
ONLY_ONCE: Final = (
    "militia",
    "library",
    "cellar",
    "secret_chamber",
    "chapel",
    "bureaucrat",
    "moat",
)  # more by itself than twice


def throne_wish(my: Judgement) -> i64:
    """Free Actions come first: they may bring a better card to double. The last of them is kept for it."""
    welcome = my.menu.welcome & ~my.thrones()
    free = my.count_in_hand(welcome & my.menu.free)
    ending = my.count_in_hand(welcome & ~my.menu.free)
    if free + ending == 0:
        return NEVER
    if ending > 0 or free > 1:
        return LAST_OF_THE_FREE
    return FIRST


def worth_twice(my: Judgement, pile: i64, wish: i64) -> i64:
    """How gladly a card is doubled that is played so gladly."""
    name = my.names[pile]
    if name == "throne_room":
        return 97 if my.count_in_hand(my.menu.welcome & ~my.thrones()) > 1 else 2
    if name == "bridge":
        return 48  # its coins, buys and prices add up
    if wish > TERMINAL:
        return 20 + wish // 5  # what draws or strikes is worth more twice than a village
    return wish // 2 if name in ONLY_ONCE else wish
