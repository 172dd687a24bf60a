"""Which Action to play next."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.bots.dominion.card_play.judgement import Judgement
from signoria.bots.dominion.card_play.play_priority import BARELY, NEVER
from signoria.core.bits import lowest
from signoria.dominion import COPPER, CURSE, ESTATE, GOLD, SILVER


def playing_wish(my: Judgement, pile: i64) -> i64:
    """How gladly an Action is played now; 0: better not."""
    view = my.view
    name = my.names[pile]
    if name == "throne_room":
        return 96 if my.other_actions(pile) > 0 else NEVER
    if name in ("chapel", "trading_post", "upgrade", "remodel", "steward"):
        return _wish_for_trashers(my, name)
    if name in ("moneylender", "baron", "coppersmith", "mine"):
        return _wish_by_basics(my, name)
    if name == "cellar":
        return 70 if my.dead_in_hand() > 0 else BARELY
    if name == "shanty_town":
        others = my.other_actions(pile)
        return 50 if others == 0 else (93 if others > 1 else 52)
    if name == "nobles":
        return 61 if my.other_actions(pile) > 0 else 44
    if name == "library":
        return 44 if view.hand_size(view.seat) < 7 else NEVER
    if name == "secret_chamber":
        return 20 if my.dead_in_hand() > 1 else NEVER
    if name == "witch" and view.supply(CURSE) == 0:
        return 30
    return my.gladly[pile]


def _wish_by_basics(my: Judgement, name: str) -> i64:
    """Cards that live on a basic card in hand."""
    view = my.view
    coppers = view.in_hand(COPPER)
    if name == "moneylender":
        return 34 if coppers > 0 else NEVER
    if name == "baron":
        return 45 if view.in_hand(ESTATE) > 0 else BARELY
    if name == "coppersmith":
        return 10 * coppers if coppers > 1 else BARELY
    return 29 if coppers + view.in_hand(SILVER) > 0 else NEVER


def _wish_for_trashers(my: Judgement, name: str) -> i64:
    junk = my.junk_in_hand()
    if name == "chapel":
        return 48 if junk >= 2 else NEVER
    if name == "trading_post":
        return 34 if junk >= 2 else NEVER
    if name == "steward":
        return 40 if junk >= 2 and my.early() else 22
    if name == "upgrade":
        return 83 if junk > 0 else NEVER
    return 28 if junk > 0 or my.view.in_hand(GOLD) > 0 else NEVER


def best_to_play(my: Judgement, piles: i64, otherwise: i64, least: i64) -> i64:
    """The Action to play among these piles (a mask)."""
    best: i64 = otherwise
    best_wish: i64 = least
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        wish = playing_wish(my, pile)
        if wish > best_wish:
            best = pile
            best_wish = wish
    return best


def twice(my: Judgement, piles: i64) -> i64:
    best: i64 = -1
    best_wish: i64 = -1
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        wish: i64 = playing_wish(my, pile)
        if my.names[pile] == "throne_room":
            wish = 97 if my.other_actions(pile) > 1 else 2
        elif wish > 50:
            wish = 20 + wish // 5  # what draws or strikes is worth more twice than a village
        if wish > best_wish:
            best = pile
            best_wish = wish
    return best
