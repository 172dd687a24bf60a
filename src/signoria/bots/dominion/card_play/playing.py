"""Which Action to play next: what costs no Action first, then draw, then what is paid out."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.bots.dominion.card_play.drawing import is_copper_idle
from signoria.bots.dominion.card_play.judgement import Judgement
from signoria.bots.dominion.card_play.play_priority import BARELY, NEVER
from signoria.bots.dominion.card_play.throne import throne_wish, worth_twice
from signoria.bots.dominion.card_play.turning import is_worth_remodeling, is_worth_upgrading
from signoria.core.bits import lowest
from signoria.dominion import COPPER, CURSE, ESTATE, SILVER


def playing_wish(my: Judgement, pile: i64) -> i64:
    """How gladly an Action is played now; 0: better not."""
    view = my.view
    name = my.names[pile]
    if name == "throne_room":
        return throne_wish(my)
    if name in ("chapel", "trading_post", "upgrade", "remodel", "steward"):
        return _wish_for_trashers(my, name, pile)
    if name in ("moneylender", "baron", "coppersmith", "mine"):
        return _wish_by_basics(my, name)
    if name == "cellar":
        return 70 if my.dead_in_hand() > 0 or (view.in_hand(COPPER) > 0 and is_copper_idle(my)) else BARELY
    if name == "conspirator":
        return 66 if view.actions_played() >= 2 else 34
    if name == "shanty_town":
        others = my.other_actions(pile)
        return 50 if others == 0 else (93 if others > 1 else 52)
    if name == "nobles":
        return 61 if my.other_actions(pile) > 0 else 44
    if name == "library":
        return _wish_for_library(my, pile)
    if name == "secret_chamber":
        return 20 if my.dead_in_hand() > 0 or my.other_actions(pile) > 0 else NEVER
    if name == "witch" and view.supply(CURSE) == 0:
        return 30
    return my.gladly[pile]


def _wish_for_library(my: Judgement, pile: i64) -> i64:
    """Late, while Actions last: each card played before it is one more that it draws."""
    view = my.view
    if view.hand_size(view.seat) > 7:
        return NEVER
    return 21 if view.actions() > 1 and my.other_actions(pile) > 0 else 44


def _wish_by_basics(my: Judgement, name: str) -> i64:
    """Cards that live on a basic card in hand; while Actions last, they wait for what is drawn."""
    view = my.view
    coppers = view.in_hand(COPPER)
    if name == "moneylender":
        return 34 if coppers > 0 else NEVER
    if name == "baron":
        return 45 if view.in_hand(ESTATE) > 0 else BARELY + 1  # else it gains one, for the next Baron
    if name == "coppersmith":
        return (25 if view.actions() > 1 else 10 * coppers) if coppers > 0 else BARELY
    return 29 if coppers + view.in_hand(SILVER) > 0 else NEVER


def _wish_for_trashers(my: Judgement, name: str, pile: i64) -> i64:
    if name == "remodel":
        return 28 if is_worth_remodeling(my, pile) else NEVER
    if name == "upgrade":
        return 83 if is_worth_upgrading(my, pile) else NEVER
    junk = my.junk_in_hand()
    if name == "chapel":
        return _wish_for_chapel(my, junk)
    if name == "trading_post":
        if my.trash_wish(COPPER) <= 0:
            junk += my.view.in_hand(COPPER)  # its Silver pays as much as two Coppers
        return 34 if junk >= 2 else NEVER
    return 40 if junk >= 2 and my.early() else 22


def _wish_for_chapel(my: Judgement, junk: i64) -> i64:
    """Before other Actions for the sake of three cards; after what is drawn, while Actions last."""
    if junk == 0:
        return NEVER
    if my.view.actions() > 1:
        return 37
    if junk == 1:
        return BARELY + 1
    return 48 if junk >= 3 else 37


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
    """What Throne Room doubles."""
    best: i64 = -1
    best_wish: i64 = -1
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        wish = worth_twice(my, pile, playing_wish(my, pile))
        if wish > best_wish:
            best = pile
            best_wish = wish
    return best
