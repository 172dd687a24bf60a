"""Playing cards by good sense: one policy for every question the cards can ask, whatever the menu.

It knows cards by name, as a player does; a card it has never heard of is judged by its printed facts.
"""

from __future__ import annotations

from mypy_extensions import i64

from signoria.bots.menu import Menu
from signoria.bots.sense.choosing import (
    choose,
    judge,
    likeliest,
    reveal,
    set_aside,
    two_more_make_a_province,
    which_treasure,
)
from signoria.bots.sense.gaining import buy, gain, most_wished
from signoria.bots.sense.gladness import BARELY
from signoria.bots.sense.judgement import Judgement
from signoria.bots.sense.parting import discard, least_in_hand, most_wished_away, put_on_deck, trash
from signoria.bots.sense.playing import best_to_play, twice
from signoria.core.seat import Seat
from signoria.dominion import (
    ALL_TREASURES,
    ARRANGE,
    BUY,
    CHOOSE,
    DISCARD,
    DISCARD_DECK,
    DISCARD_OR_KEEP,
    END_ACTIONS,
    GAIN,
    NAME,
    NO,
    PASS,
    PLAY_ACTION,
    PLAY_IT,
    PLAY_TREASURE,
    PLAY_TWICE,
    PUT_ON_DECK,
    REVEAL,
    SET_ASIDE,
    STOP,
    TAKE_FROM_TRASH,
    TRASH,
    TRASH_THIS,
    TRASH_TREASURE,
    YES,
    Question,
    View,
)


class Sense:
    """The good sense of one seat at one table."""

    def __init__(self, view: View, menu: Menu) -> None:
        self.view = view
        self.menu = menu
        self.my = Judgement(view, menu)

    def answer(self, seat: Seat, ask: Question) -> i64:
        verb = ask.verb
        my = self.my
        if verb == PLAY_TREASURE:
            return ALL_TREASURES
        options = seat.options()
        if len(options) == 1:
            return options[0]
        if verb == BUY:
            return buy(my, options)
        if verb == PLAY_ACTION:
            return best_to_play(my, options, END_ACTIONS, BARELY)
        if verb == PLAY_TWICE:
            return twice(my, options)
        if verb == GAIN:
            return gain(my, ask, options)
        if verb == TRASH:
            return trash(my, ask, options)
        if verb == DISCARD:
            return discard(my, ask, options)
        if verb == CHOOSE:
            return choose(my, ask, options)
        if verb == PASS:
            return most_wished_away(my, options)
        if verb == PUT_ON_DECK:
            return put_on_deck(my, ask, options)
        return self._rarer_question(ask, options)

    def _rarer_question(self, ask: Question, options: list[int]) -> i64:
        verb = ask.verb
        my = self.my
        if verb == ARRANGE:
            return least_in_hand(my, options)
        if verb == REVEAL:
            return reveal(my, options)
        if verb == NAME:
            return likeliest(my)
        if verb == SET_ASIDE:
            return set_aside(my, options)
        if verb == DISCARD_OR_KEEP:
            return judge(my, ask)
        if verb == TRASH_TREASURE:
            return which_treasure(my, ask, options)
        if verb == TAKE_FROM_TRASH:
            best = most_wished(my, options)
            return best if my.gain_wish(best) > 0 else STOP
        if verb == TRASH_THIS:
            return YES if two_more_make_a_province(my) else NO
        if verb in (PLAY_IT, DISCARD_DECK):
            return YES
        return options[-1]
