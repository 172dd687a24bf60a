"""Coins or a new hand: what Minion asks."""

from __future__ import annotations

from math import erfc, sqrt
from typing import Final

from mypy_extensions import i64

from signoria.bots.dominion.card_play.judgement import Judgement
from signoria.core.bits import lowest
from signoria.dominion import COINS, NEW_HAND, PILES

MOST_COINS: Final[i64] = 8  # more buy nothing better
MINION: Final = 2.5  # the coins of a Minion that is drawn, and some hope for the hand it may bring
STRIKE: Final = 6.4  # what it is worth that the others lose a card of five, on the scale of `Judgement.bought`
NEW_CARDS: Final = 4.0
NO_CHANCE: Final = 1e-3


def coins_or_new_hand(my: Judgement) -> i64:
    """Coins while more Minions follow; with the last one whichever most likely buys more, the strike counted in."""
    view = my.view
    kinds = view.kinds_in_hand()
    while kinds:
        if my.names[lowest(kinds)] == "minion":
            return COINS
        kinds &= kinds - 1
    strike = STRIKE if _can_strike(my) else 0.0
    return NEW_HAND if _expected_of_new_hand(my) + strike > float(my.bought(my.coins_to_come() + 2)) else COINS


def _expected_of_new_hand(my: Judgement) -> float:
    """What four other cards would buy together with the coins there are, if those fall as a bell curve has it."""
    view = my.view
    played = view.in_play(view.seat)
    number = total = squares = 0.0
    for pile in range(PILES):
        unseen = float(view.own(pile) - played.count(pile) - view.in_hand(pile))
        coins = MINION if my.names[pile] == "minion" else float(view.card(pile).coins)
        number += unseen
        total += unseen * coins
        squares += unseen * coins * coins
    there: i64 = view.coins()
    if number < 1.0:
        return float(my.bought(there))
    mean = total / number
    spread = sqrt(max(0.0, squares / number - mean * mean) * NEW_CARDS * 2.0) + NO_CHANCE
    before = float(my.bought(there))
    expected = before
    coins_then: i64 = there + 1
    while coins_then <= MOST_COINS:
        after = float(my.bought(coins_then))
        if after != before:
            reached = 0.5 * erfc((float(coins_then - there) - 0.5 - NEW_CARDS * mean) / spread)
            expected += (after - before) * reached
            before = after
        coins_then += 1
    return expected


def _can_strike(my: Judgement) -> bool:
    """Whether somebody else still has the five cards that a Minion takes."""
    largest: i64 = 0
    for seat in range(my.view.seats()):
        if seat != my.view.seat and my.view.hand_size(seat) > largest:
            largest = my.view.hand_size(seat)
    return largest >= 5
