"""What Remodel and Upgrade turn into what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.bots.dominion.card_play.judgement import Judgement
from signoria.core.bits import lowest
from signoria.dominion import ACTION, COPPER, CURSE, PILES, VICTORY

WORTHLESS: Final[i64] = -1_000
WORTH_AN_ACTION: Final[i64] = 4
WORTH_A_SILVER: Final[i64] = 9
LATE: Final[i64] = 3  # so many times less a card is worth that is hardly drawn again
FEW_COINS: Final[i64] = 3  # no Treasure is counted for more when Upgrade is weighed


def best_to_turn(my: Judgement, name: str, piles: i64) -> i64:
    """The card among these piles (a mask) that is best turned into another."""
    best: i64 = -1
    most: i64 = WORTHLESS
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        brought = _turned(my, name, pile) + _spent(my, pile)
        if brought > most or best < 0:
            best = pile
            most = brought
    return best


def is_worth_remodeling(my: Judgement, remodel: i64) -> bool:
    """Whether a card in hand turns into something clearly better."""
    kinds = _others_in_hand(my, remodel)
    while kinds:
        pile = lowest(kinds)
        kinds &= kinds - 1
        if _turned(my, "remodel", pile) + _spent(my, pile) >= WORTH_AN_ACTION:
            return True
    return False


def is_worth_upgrading(my: Judgement, upgrade: i64) -> bool:
    """Whether an Upgrade loses nothing, on average over the cards that it may draw."""
    view = my.view
    coins = my.coins_to_come()
    bought = [my.bought(max(coins + more, 0)) for more in range(-FEW_COINS, FEW_COINS + 1)]
    others = _others_in_hand(my, upgrade)
    played = view.in_play(view.seat)
    turned: list[i64] = [0] * PILES
    in_hand: list[i64] = [WORTHLESS] * (FEW_COINS + 1)  # the best to turn, by the coins that it pays
    pile: i64 = 0
    while pile < PILES:
        if view.own(pile) > 0:
            turned[pile] = _turned(my, "upgrade", pile)
            if (others >> pile) & 1:
                paid = min(my.coins_of(pile), FEW_COINS)
                in_hand[paid] = max(in_hand[paid], turned[pile])
        pile += 1
    unseen: i64 = 0
    more: i64 = 0
    pile = 0
    while pile < PILES:
        copies: i64 = view.own(pile) - view.in_hand(pile) - played.count(pile)
        if copies > 0:
            there = FEW_COINS + min(my.coins_of(pile), FEW_COINS)
            unseen += copies
            more += copies * (
                max(turned[pile] + bought[FEW_COINS], _best_of(in_hand, bought, there)) - bought[FEW_COINS]
            )
        pile += 1
    if unseen == 0:
        more = _best_of(in_hand, bought, FEW_COINS) - bought[FEW_COINS]
    return more >= 0


def _best_of(in_hand: list[i64], bought: list[i64], there: i64) -> i64:
    """What the best card to turn and the next buy are worth together."""
    best: i64 = WORTHLESS
    paid: i64 = 0
    while paid <= FEW_COINS:
        best = max(best, in_hand[paid] + bought[there - paid])
        paid += 1
    return best


def _others_in_hand(my: Judgement, pile: i64) -> i64:
    """Mask of the cards in hand besides the one that is to be played."""
    kinds = my.view.kinds_in_hand()
    this: i64 = 1
    return kinds if my.view.in_hand(pile) > 1 else kinds & ~(this << pile)


def _spent(my: Judgement, pile: i64) -> i64:
    """What this turn's buy gains without the coins of a card; it's a loss."""
    coins = my.coins_to_come()
    return my.bought(coins - my.coins_of(pile)) - my.bought(coins)


def _turned(my: Judgement, name: str, pile: i64) -> i64:
    """What the deck gains if a card is turned."""
    view = my.view
    cost: i64 = view.cost(pile)
    offered: i64 = 0
    i: i64 = 0
    while i < PILES:
        price: i64 = view.cost(i)
        if view.supply(i) > 0 and (price == cost + 1 if name == "upgrade" else price <= cost + 2):
            offered |= 1 << i
        i += 1
    return _gained(my, offered) - _kept(my, pile)


def _gained(my: Judgement, offered: i64) -> i64:
    """The worth of the card the menu takes among these piles; of the best one if it wants none."""
    pile = my.menu.first(my.view, offered)
    if pile >= 0:
        return _kept(my, pile)
    best: i64 = WORTHLESS
    while offered:
        pile = lowest(offered)
        offered &= offered - 1
        best = max(best, _unnamed(my, pile))
    return best if best > WORTHLESS else 0


def _unnamed(my: Judgement, pile: i64) -> i64:
    """The worth of a card that the menu doesn't want: at most nothing, unless it's an Action that collides with no other."""
    if my.is_type(pile, ACTION) and my.early():
        ending = my.menu.actions & ~my.menu.free
        if (ending >> pile) & 1 == 0 or my.view.own_in(ending) == 0:
            return WORTH_A_SILVER + my.menu.beside_money[pile]
    return min(_kept(my, pile), 0)


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
            return 80 if my.is_grown() else 44
        return 8 * points if not my.early() else (-4 if points < 2 else 6)
    return cost * cost if my.early() else cost * cost // LATE
