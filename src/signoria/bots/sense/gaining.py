"""What to buy and to gain: the menu first, then good sense."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.bots.sense.gladness import BARELY
from signoria.bots.sense.judgement import Judgement
from signoria.bots.sense.playing import playing_wish
from signoria.dominion import ACTION, END_TURN, PILES, PROVINCE, STOP, Question, View

PATIENT: Final[i64] = 50  # own turns; in a longer game the last card is bought by whoever can pay for it


def buy(my: Judgement, options: list[int]) -> i64:
    """What the menu says, but nobody buys the card that ends a game which somebody else then wins."""
    offered = mask(options)
    pile = my.menu.first(my.view, offered)
    while pile >= 0 and _ends_badly(my, pile):
        offered ^= 1 << pile
        pile = my.menu.first(my.view, offered)
    return pile if pile >= 0 else END_TURN


def _ends_badly(my: Judgement, pile: i64) -> bool:
    """Whether this card ends the game, and somebody else has more points then, or as many in fewer turns (E-4, E-5)."""
    view = my.view
    me = view.seat
    if view.supply(pile) != 1 or view.gains_to_end() != 1 or view.turns(me) > PATIENT:
        return False
    if pile != PROVINCE and view.supply(PROVINCE) == 1:  # that one gain is the last Province
        return False
    owned = view.owned(me)
    owned[pile] += 1
    mine = points_of(view, owned)
    for seat in range(view.seats()):
        if seat != me:
            theirs = points_of(view, view.owned(seat))
            if theirs > mine or (theirs == mine and view.turns(seat) < view.turns(me)):
                return True
    return False


def points_of(view: View, owned: list[int]) -> i64:
    """Victory points of so many copies of each pile."""
    points: i64 = 0
    for pile in range(PILES):
        if owned[pile]:
            card = view.card(pile)
            each: i64 = card.points
            if card.points_hook is not None:
                each += card.points_hook(owned)
            points += owned[pile] * each
    return points


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
