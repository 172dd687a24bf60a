"""Putting questions, and settling what leaves no choice. A layer of the verbs cards are written in."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.dominion.card import Asks
from signoria.dominion.kingdom import ANY_TYPE
from signoria.dominion.question import NOWHERE, SUPPLY, TITLES, Question, offered, word, zone_of
from signoria.dominion.state import CARD, Board, Player
from signoria.dominion.words import CHOOSE, E_CHOOSE, E_NAME, NAME, NO, YES


class Asking(Board):
    """The table that asks."""

    def question(self, who: Player, verb: i64, zone: i64, least: i64, most: i64, types: i64, ordered: bool) -> Question:
        ask = Question(who.seat, verb, self.source, zone, least, most, ordered)
        if types != ANY_TYPE:
            ask.types = types
            ask.piles = self.kingdom.of_type(types)
        return ask

    def answer(self, ask: Question) -> Asks[list[int]]:
        """Put a question about cards; what leaves no choice is settled without asking."""
        mask = offered(self, ask, ask.owner, [])
        if mask == 0 or ask.most == 0:
            return []
        available = self._available(ask, mask)
        if ask.least > available:
            ask.least = available
        if ask.most > available:
            ask.most = available
        if ask.least == ask.most:
            ask.stop = -1
            if mask & (mask - 1) == 0:  # one kind of card
                return [_lowest(mask)] * ask.most
            if available == ask.most and not ask.ordered:
                return self._all_of(ask, mask)
        picks = yield ask
        return picks

    def _available(self, ask: Question, mask: i64) -> i64:
        """How many cards could be picked, copies counted."""
        count: i64 = 0
        if ask.zone == SUPPLY:
            while mask:
                count += mask & 1
                mask >>= 1
            return count
        for slot in zone_of(self, ask, ask.owner):
            card: i64 = slot & CARD
            if (mask >> card) & 1:
                count += 1
        return count

    def _all_of(self, ask: Question, mask: i64) -> list[int]:
        cards: list[int] = []
        for slot in zone_of(self, ask, ask.owner):
            card: i64 = slot & CARD
            if (mask >> card) & 1:
                cards.append(card)
        cards.sort()
        return cards

    def may(self, who: Player, verb: i64, card: i64) -> Asks[bool]:
        """Yes or no, about a card (its pile)."""
        ask = self.question(who, verb, NOWHERE, 1, 1, ANY_TYPE, False)
        ask.words = word(YES) | word(NO)
        ask.about = card
        answer = yield ask
        return answer[0] == YES

    def choose_one(self, who: Player, words: list[int]) -> Asks[int]:
        """One of several things a card offers; any may be chosen, even one that cannot be done (R-4)."""
        chosen = yield from self.choose_words(who, words, 1)
        return chosen[0]

    def choose_words(self, who: Player, words: list[int], n: i64) -> Asks[list[int]]:
        """n different of the things a card offers, in the order they shall be done."""
        ask = self.question(who, CHOOSE, NOWHERE, n, n, ANY_TYPE, True)
        for option in words:
            ask.words |= word(option)
        chosen = yield ask
        if self.events is not None:
            self.tell(E_CHOOSE, who.seat, chosen)
        return chosen

    def decide(self, about: Player, verb: i64, words: list[int], card: i64) -> Asks[int]:
        """The active player says what becomes of somebody's card."""
        ask = self.question(self.me, verb, NOWHERE, 1, 1, ANY_TYPE, False)
        ask.owner = about.seat
        ask.about = card
        for option in words:
            ask.words |= word(option)
        chosen = yield ask
        return chosen[0]

    def name_a_card(self, who: Player) -> Asks[int]:
        """Any card title, in this game or not."""
        named = yield self.question(who, NAME, TITLES, 1, 1, ANY_TYPE, False)
        if self.events is not None:
            self.tell(E_NAME, who.seat, named)
        return named[0]


def _lowest(mask: i64) -> i64:
    pile: i64 = 0
    while (mask >> pile) & 1 == 0:
        pile += 1
    return pile
