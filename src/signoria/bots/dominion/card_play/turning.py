"""What Remodel and Upgrade turn into what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.bots.dominion.card_play.judgement import Judgement
from signoria.core.bits import lowest
from signoria.dominion import COPPER, CURSE, PILES, VICTORY

WORTHLESS: Final[i64] = -1_000
WORTH_AN_ACTION: Final[i64] = 4
WORTH_A_CARD: Final[i64] = 2  # Upgrade draws one


def best_to_turn(my: Judgement, name: str, piles: i64) -> i64:
    """The card among these piles (a mask) that is best turned into another."""
    best: i64 = -1
    most: i64 = WORTHLESS
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        brought = _brought(my, name, pile)
        if brought > most or best < 0:
            best = pile
            most = brought
    return best


def is_worth_turning(my: Judgement, name: str) -> bool:
    """Whether a card in hand turns into something clearly better."""
    least: i64 = -WORTH_A_CARD if name == "upgrade" else WORTH_AN_ACTION
    kinds = my.view.kinds_in_hand()
    while kinds:
        pile = lowest(kinds)
        kinds &= kinds - 1
        if (my.names[pile] != name or my.view.in_hand(pile) > 1) and _brought(my, name, pile) >= least:
            return True
    return False


def _brought(my: Judgement, name: str, pile: i64) -> i64:
    """What the deck and this turn's buy gain if a card is turned."""
    view = my.view
    cost: i64 = view.cost(pile)
    offered: i64 = 0
    i: i64 = 0
    while i < PILES:
        price: i64 = view.cost(i)
        if view.supply(i) > 0 and (price == cost + 1 if name == "upgrade" else price <= cost + 2):
            offered |= 1 << i
        i += 1
    coins = my.coins_to_come()
    spent = my.bought(coins - my.coins_of(pile)) - my.bought(coins)
    return _gained(my, offered) - _kept(my, pile) + spent


def _gained(my: Judgement, offered: i64) -> i64:
    """The worth of the card the menu takes among these piles; of the least bad one if it wants none."""
    pile = my.menu.first(my.view, offered)
    if pile >= 0:
        return _kept(my, pile)
    best: i64 = WORTHLESS
    while offered:
        pile = lowest(offered)
        offered &= offered - 1
        if _kept(my, pile) > best:
            best = _kept(my, pile)
    return min(best, 0) if best > WORTHLESS else 0


def _kept(my: Judgement, pile: i64) -> i64:
    """What a card is worth in the deck, on the scale of `Judgement.bought`."""
    if pile == CURSE:
        return -12
    if pile == COPPER:
        return -2 if my.trash_wish(COPPER) > 0 else 1
    card = my.view.card(pile)
    cost: i64 = card.cost
    if card.types == VICTORY:
        points: i64 = card.points
        if cost >= 8:
            return 80
        return 8 * points if not my.early() else (-4 if points < 2 else 6)
    return cost * cost
