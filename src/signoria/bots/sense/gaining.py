"""What to buy and to gain: the menu first, then good sense."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.bots.sense.gladness import BARELY
from signoria.bots.sense.judgement import Judgement
from signoria.bots.sense.playing import playing_wish
from signoria.dominion import ACTION, END_TURN, PILES, STOP, Question


def buy(my: Judgement, options: list[int]) -> i64:
    pile = my.menu.first(my.view, mask(options))
    return pile if pile >= 0 else END_TURN


def gain(my: Judgement, ask: Question, options: list[int]) -> i64:
    if ask.owner != my.view.seat:  # for somebody else: the worst there is
        worst: i64 = options[0]
        for option in options:
            if option < PILES and my.gain_wish(option) < my.gain_wish(worst):
                worst = option
        return worst
    offered = mask(options)
    pile: i64 = -1
    if ask.source >= 0 and my.names[ask.source] == "ironworks" and _is_another_waiting(my):
        pile = my.menu.first(my.view, _actions_of(my, offered))
    if pile < 0:
        pile = my.menu.first(my.view, offered)
    if pile >= 0:
        return pile
    best = most_wished(my, options)
    return best if my.gain_wish(best) > 0 or STOP not in options else STOP


def _is_another_waiting(my: Judgement) -> bool:
    """Whether an Action in hand could be played if only there were an action for it."""
    waiting: i64 = 0
    for card in my.view.hand():
        if my.is_type(card, ACTION) and playing_wish(my, card) > BARELY:
            waiting += 1
    return waiting > 0 and my.view.actions() == 0


def _actions_of(my: Judgement, piles: i64) -> i64:
    """The Actions among these piles, as masks."""
    actions: i64 = 0
    for pile in range(PILES):
        if (piles >> pile) & 1 and my.is_type(pile, ACTION):
            actions |= 1 << pile
    return actions


def most_wished(my: Judgement, options: list[int]) -> i64:
    best: i64 = options[0]
    for option in options:
        if option < PILES and my.gain_wish(option) > my.gain_wish(best):
            best = option
    return best


def mask(options: list[int]) -> i64:
    mask: i64 = 0
    for option in options:
        if option < PILES:
            mask |= 1 << option
    return mask
