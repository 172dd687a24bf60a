"""Coins or a new hand: what Minion asks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.bots.dominion.card_play.drawing import bought_with
from signoria.bots.dominion.card_play.judgement import Judgement
from signoria.core.bits import lowest
from signoria.dominion import COINS, NEW_HAND

STRIKE: Final = 6.4  # what it is worth that the others lose a card of five, on the scale of `Judgement.bought`
NEW_CARDS: Final = 4.0


def coins_or_new_hand(my: Judgement) -> i64:
    """Coins while more Minions follow; with the last one whichever most likely buys more, the strike counted in."""
    view = my.view
    kinds = view.kinds_in_hand()
    while kinds:
        if my.names[lowest(kinds)] == "minion":
            return COINS
        kinds &= kinds - 1
    strike = STRIKE if _can_strike(my) else 0.0
    new = bought_with(my, view.coins(), NEW_CARDS) + strike
    return NEW_HAND if new > float(my.bought(my.coins_to_come() + 2)) else COINS


def _can_strike(my: Judgement) -> bool:
    """Whether somebody else still has the five cards that a Minion takes."""
    largest: i64 = 0
    for seat in range(my.view.seats()):
        if seat != my.view.seat and my.view.hand_size(seat) > largest:
            largest = my.view.hand_size(seat)
    return largest >= 5
