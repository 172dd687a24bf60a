"""Playing cards by the card-play policy: one policy for every question the cards can ask, whatever the menu.

It knows cards by name, as a player does; a card it has never heard of is judged by its printed facts.
"""

from __future__ import annotations

from mypy_extensions import i64

from signoria.bots.dominion.card_play.choosing import (
    choose,
    is_worth_its_coins,
    judge,
    likeliest,
    reveal,
    set_aside,
    which_treasure,
)
from signoria.bots.dominion.card_play.gaining import buy, gain, most_wished
from signoria.bots.dominion.card_play.judgement import Judgement
from signoria.bots.dominion.card_play.parting import discard, least_in_hand, pass_on, put_on_deck, trash
from signoria.bots.dominion.card_play.play_priority import BARELY
from signoria.bots.dominion.card_play.playing import best_to_play, twice
from signoria.bots.dominion.menu import Menu
from signoria.core.bits import highest, lowest
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
    EVERY_PILE,
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
    CardQuestion,
    DominionView,
)


class CardPlay:
    """The good sense of one seat at one table."""

    def __init__(self, view: DominionView, menu: Menu) -> None:
        self.view = view
        self.menu = menu
        self.my = Judgement(view, menu)

    def answer(self, seat: Seat[DominionView], question: CardQuestion) -> i64:
        verb = question.verb
        my = self.my
        if verb == PLAY_TREASURE:
            return ALL_TREASURES
        if verb == BUY:
            return buy(my, seat.option_masks()[0])
        offered = seat.option_masks()[0]
        if offered & (offered - 1) == 0:
            return lowest(offered)
        if verb == PLAY_ACTION:
            return best_to_play(my, offered & EVERY_PILE, END_ACTIONS, BARELY)
        if verb == PLAY_TWICE:
            return twice(my, offered & EVERY_PILE)
        if verb == GAIN:
            return gain(my, question, offered)
        if verb in (TRASH, DISCARD):
            return self._part_with(seat, question, offered)
        if verb == CHOOSE:
            return choose(my, question, offered)
        if verb == PASS:
            return pass_on(my, offered)
        if verb == PUT_ON_DECK:
            return put_on_deck(my, question, offered)
        return self._rarer_question(question, offered)

    def _part_with(self, seat: Seat[DominionView], question: CardQuestion, offered: i64) -> i64:
        """Trash or discard, with an eye on the cards picked so far: they are in hand until all are picked."""
        my = self.my
        my.looking = my.asking(question) == "sentry"
        for pile in seat.picked():
            my.parted += my.coins_of(pile)
            my.parted_ending += (my.menu.actions & ~my.menu.free) >> pile & 1
        chosen = trash(my, question, offered) if question.verb == TRASH else discard(my, question, offered)
        my.parted = 0
        my.parted_ending = 0
        my.looking = False
        return chosen

    def _rarer_question(self, question: CardQuestion, offered: i64) -> i64:
        verb = question.verb
        my = self.my
        if verb == ARRANGE:
            return least_in_hand(my, offered)
        if verb == REVEAL:
            return reveal(my, offered)
        if verb == NAME:  # the only question whose options may be more than the mask holds
            return likeliest(my)
        if verb == SET_ASIDE:
            return set_aside(my, offered)
        if verb == DISCARD_OR_KEEP:
            return judge(my, question)
        if verb == TRASH_TREASURE:
            return which_treasure(my, question, offered)
        if verb == TAKE_FROM_TRASH:
            best = most_wished(my, offered & EVERY_PILE)
            return best if my.gain_wish(best) > 0 else STOP
        if verb == TRASH_THIS:
            return YES if is_worth_its_coins(my) else NO
        if verb in (PLAY_IT, DISCARD_DECK):
            return YES
        return highest(offered)
