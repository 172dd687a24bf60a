"""What the cards are worth that a seat may draw."""

from __future__ import annotations

from math import erfc, sqrt
from typing import Final

from mypy_extensions import i64

from signoria.bots.dominion.card_play.judgement import Judgement
from signoria.dominion import PILES, PROVINCE

MOST_COINS: Final[i64] = 8  # more buy nothing better
MINION: Final = 2.5  # the coins of a Minion that is drawn, and some hope for the hand it may bring
NO_CHANCE: Final = 1e-3


class Unseen:
    """The cards of a seat that are neither in hand nor in play: how many, and the mean and variance of their coins."""

    def __init__(self, my: Judgement) -> None:
        view = my.view
        played = view.in_play(view.seat)
        number = total = squares = 0.0
        for pile in range(PILES):
            unseen = float(view.own(pile) - played.count(pile) - view.in_hand(pile))
            coins = MINION if my.names[pile] == "minion" else float(view.card(pile).coins)
            number += unseen
            total += unseen * coins
            squares += unseen * coins * coins
        self.number = number
        self.mean = total / number if number >= 1.0 else 0.0
        self.variance = max(0.0, squares / number - self.mean * self.mean) if number >= 1.0 else 0.0


def bought_with(my: Judgement, there: i64, cards: float) -> float:
    """What so many new cards would buy together with the coins there are, if those fall as a bell curve has it."""
    unseen = Unseen(my)
    expected = before = float(my.bought(there))
    if unseen.number < 1.0:
        return expected
    spread = sqrt(unseen.variance * cards * 2.0) + NO_CHANCE
    coins: i64 = there + 1
    while coins <= MOST_COINS:
        after = float(my.bought(coins))
        if after != before:
            reached = 0.5 * erfc((float(coins - there) - 0.5 - cards * unseen.mean) / spread)
            expected += (after - before) * reached
            before = after
        coins += 1
    return expected


def beats_copper(my: Judgement) -> bool:
    """Whether a new card brings more than a Copper on average."""
    return Unseen(my).mean > 1.0


def is_copper_idle(my: Judgement) -> bool:
    """The same for a Copper in hand, which a Province may need."""
    coins = my.coins_to_come()
    needed = my.next_buy(coins) == PROVINCE and my.next_buy(coins - 1) != PROVINCE
    return not needed and beats_copper(my)
