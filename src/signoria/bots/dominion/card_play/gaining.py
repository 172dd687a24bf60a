"""What to buy and to gain: the menu first, then good sense."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.bots.dominion.card_play.judgement import Judgement
from signoria.bots.dominion.card_play.play_priority import BARELY
from signoria.bots.dominion.card_play.playing import playing_wish
from signoria.core.bits import lowest
from signoria.dominion import ACTION, END_TURN, ESTATE, EVERY_PILE, PROVINCE, SILVER, STOP, CardQuestion


def buy(my: Judgement, offered: i64) -> i64:
    """The first pile of the menu among those offered (a mask of options)."""
    pile = my.menu.first(my.view, offered)
    return pile if pile >= 0 else END_TURN


def gain(my: Judgement, question: CardQuestion, offered: i64) -> i64:
    piles = offered & EVERY_PILE
    if question.owner != my.view.seat:  # for somebody else: the worst there is
        return _least_wished(my, piles)
    name = my.asking(question)
    if name == "feast" and piles != 1 << question.source:
        piles &= ~(1 << question.source)  # or nothing would have changed
    if (piles >> PROVINCE) & 1 and my.menu.wants(PROVINCE):
        return PROVINCE  # though a Remodel may have trashed the Gold that the menu waits for
    pile: i64 = -1
    if name == "ironworks" and _is_another_waiting(my):
        pile = my.menu.first(my.view, piles & my.menu.actions)
    if pile < 0:
        pile = my.menu.first(my.view, piles)
    if pile == SILVER and not my.early() and (piles >> ESTATE) & 1:
        return ESTATE  # the Silver would come too late
    if pile >= 0:
        return pile
    best = most_wished(my, piles)
    return best if my.gain_wish(best) > 0 or (offered >> STOP) & 1 == 0 else STOP


def _is_another_waiting(my: Judgement) -> bool:
    """Whether an Action in hand could be played if only there were an action for it."""
    if my.view.actions() > 0:
        return False
    kinds = my.view.kinds_in_hand()
    while kinds:
        card = lowest(kinds)
        kinds &= kinds - 1
        if my.is_type(card, ACTION) and playing_wish(my, card) > BARELY:
            return True
    return False


def most_wished(my: Judgement, piles: i64) -> i64:
    """The card most gladly taken of these piles (a mask), of which there is one at least."""
    best = lowest(piles)
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        if my.gain_wish(pile) > my.gain_wish(best):
            best = pile
    return best


def _least_wished(my: Judgement, piles: i64) -> i64:
    worst = lowest(piles)
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        if my.gain_wish(pile) < my.gain_wish(worst):
            worst = pile
    return worst
