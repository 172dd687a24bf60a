"""Handling cards: out of the hand, off the top of the deck, among what is revealed. A layer of the verbs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.event import EVERYONE
from signoria.dominion.asking import Asking
from signoria.dominion.card import Asks
from signoria.dominion.kingdom import ANY_TYPE
from signoria.dominion.question import ASIDE, DISCARD_PILE, EACH, HAND, REVEALED, offered
from signoria.dominion.state import CARD, KNOWN, Player
from signoria.dominion.words import (
    ARRANGE,
    DISCARD,
    DISCARD_DECK,
    E_DECK_TO_DISCARD,
    E_DISCARD,
    E_KEEP,
    E_LOOK,
    E_PASS,
    E_PUT_IN_HAND,
    E_PUT_ON_DECK,
    E_RETURN,
    E_REVEAL,
    E_REVEAL_HAND,
    E_SET_ASIDE,
    PASS,
    PUT_ON_DECK,
    SET_ASIDE,
    SHOW_ON_TOP,
    TRASH,
)

GONE: Final[i64] = -1  # no card, or no longer in its place


class Handling(Asking):
    """The table whose cards move."""

    # --- from the hand ----------------------------------------------------------------------------------------------

    def pick_from_hand(self, who: Player, verb: i64, types: i64, may: bool = False) -> Asks[int]:
        """One card of the hand, or -1 if there is none or the player declines."""
        cards = yield from self.answer(self.question(who, verb, HAND, 0 if may else 1, 1, types, False))
        return cards[0] if cards else -1

    def discard(self, who: Player, least: i64, most: i64) -> Asks[int]:
        """Discard from hand, in the order named; how many."""
        cards = yield from self.answer(self.question(who, DISCARD, HAND, least, most, ANY_TYPE, True))
        self.discard_from_hand(who, cards)
        return len(cards)

    def discard_any(self, who: Player) -> Asks[int]:
        """Discard any number from hand; how many."""
        return (yield from self.discard(who, 0, len(who.hand)))

    def discard_down_to(self, who: Player, n: i64) -> Asks[None]:
        """Discard until n cards are left in hand."""
        surplus: i64 = len(who.hand) - n
        if surplus > 0:
            yield from self.discard(who, surplus, surplus)

    def may_discard_a(self, who: Player, pile: i64) -> Asks[bool]:
        """The player may discard this card from hand; whether it was."""
        ask = self.question(who, DISCARD, HAND, 0, 1, ANY_TYPE, False)
        ask.piles = 1 << pile
        cards = yield from self.answer(ask)
        self.discard_from_hand(who, cards)
        return len(cards) > 0

    def discard_hand(self, who: Player) -> Asks[None]:
        """Discard the whole hand at once, in its displayed order; where that is played, the owner names the top card."""
        shown = yield from self._name_top(who, HAND)
        cards = [slot & CARD for slot in who.hand]  # read after the answer: a re-deal may have come between
        cards.sort()
        for top in shown:
            cards.remove(top)
            cards.append(top)
        self.discard_from_hand(who, cards)

    def trash(self, who: Player, least: i64, most: i64, types: i64 = ANY_TYPE) -> Asks[list[int]]:
        """Trash from hand; which."""
        cards = yield from self.answer(self.question(who, TRASH, HAND, least, most, types, False))
        for card in cards:
            self.trash_from_hand(who, card)
        return cards

    def trash_a(self, who: Player, pile: i64, may: bool = False) -> Asks[bool]:
        """Trash this card from hand if it is there; whether it was."""
        ask = self.question(who, TRASH, HAND, 0 if may else 1, 1, ANY_TYPE, False)
        ask.piles = 1 << pile
        cards = yield from self.answer(ask)
        for card in cards:
            self.trash_from_hand(who, card)
        return len(cards) > 0

    def trash_from_hand(self, who: Player, card: i64) -> None:
        self.leave_hand(who, card, EVERYONE)
        self.to_trash(who, card)

    def put_on_deck(self, who: Player, n: i64) -> Asks[None]:
        """Put cards from hand onto the deck, unseen, the last named on top."""
        cards = yield from self.answer(self.question(who, PUT_ON_DECK, HAND, n, n, ANY_TYPE, True))
        for card in cards:
            self.leave_hand(who, card, 0)
            who.deck.append(card | 1 << (KNOWN + who.seat))
        if cards and self.events is not None:
            self.tell_private(E_PUT_ON_DECK, who.seat, cards, 1 << who.seat, False)

    def reveal_and_put_on_deck(self, who: Player, types: i64) -> Asks[bool]:
        """Reveal a card of a type from hand and put it onto the deck; False if the hand holds none."""
        cards = yield from self.answer(self.question(who, PUT_ON_DECK, HAND, 1, 1, types, False))
        for card in cards:
            self.leave_hand(who, card, EVERYONE)
            who.deck.append(card | self.all)
            if self.events is not None:
                self.tell_shown(E_PUT_ON_DECK, who.seat, [card])
        return len(cards) > 0

    def reveal_hand(self, who: Player) -> None:
        """Show the whole hand to all."""
        self.show_hand(who)
        if self.events is not None:
            cards = [slot & CARD for slot in who.hand]
            cards.sort()
            self.tell_shown(E_REVEAL_HAND, who.seat, cards)

    def everyone_passes_left(self) -> Asks[None]:
        """All players with a card choose one at once, then all cards move on to the left."""
        ask = self.question(self.me, PASS, HAND, 1, 1, ANY_TYPE, False)
        ask.asked = 0
        ask.owner = EACH
        for who in self.players:
            if who.hand:
                ask.asked |= 1 << who.seat
        if ask.asked == 0:
            return
        passed = yield ask
        givers = [who for who in self.players if (ask.asked >> who.seat) & 1]
        for who, card in zip(givers, passed, strict=True):  # every card is out before any comes in
            self.leave_hand(who, card, 1 << self.left_of(who).seat)
        for who, card in zip(givers, passed, strict=True):
            self._hand_on(who, self.left_of(who), card)

    def _hand_on(self, giver: Player, taker: Player, card: i64) -> None:
        taker.hand.append(card | 1 << (KNOWN + giver.seat))
        giver.owned[card] -= 1
        taker.owned[card] += 1
        self.passes.append([giver.seat, taker.seat, card])
        if self.events is not None:
            self.tell_private(E_PASS, giver.seat, [card], 1 << giver.seat | 1 << taker.seat, True)

    # --- from the top of the deck -------------------------------------------------------------------------------------

    def reveal_top(self, who: Player, n: i64) -> list[int]:
        """Reveal the top cards as one batch; which, in order."""
        return self.take_top(who, n, who.revealed, E_REVEAL, self.all >> KNOWN)

    def look_at_top(self, who: Player, n: i64) -> list[int]:
        """Look at the top cards as one batch; only their owner sees them."""
        return self.take_top(who, n, who.revealed, E_LOOK, 1 << who.seat)

    def discard_revealed(self, who: Player) -> Asks[None]:
        """Discard all revealed cards, in the order they were revealed."""
        yield from self._discard_shown(who, who.revealed, REVEALED)

    def revealed_to_hand(self, who: Player, card: i64) -> None:
        """Put one revealed card into its owner's hand."""
        slot = _take_out(who.revealed, card)
        who.hand.append(slot & ~(1 << (KNOWN + who.seat)))
        if self.events is not None:
            seen_by: i64 = EVERYONE if slot & self.all == self.all else slot >> KNOWN
            self.tell_private(E_PUT_IN_HAND, who.seat, [card], seen_by, False)

    def looked_at_to_hand(self, who: Player) -> None:
        """Put what was just looked at into its owner's hand, whatever it is by now: a re-deal may have changed it."""
        while who.revealed:
            self.revealed_to_hand(who, who.revealed[0] & CARD)

    def trash_revealed(self, who: Player, card: i64) -> None:
        _take_out(who.revealed, card)
        self.to_trash(who, card)

    def return_revealed(self, who: Player, card: i64) -> None:
        """Put a revealed card back on top of the deck; who saw it knows it lies there."""
        who.deck.append(_take_out(who.revealed, card))
        if self.events is not None:
            self.tell(E_KEEP, who.seat, [card])

    def may_set_aside_looked_at(self, who: Player, types: i64) -> Asks[bool]:
        """The card just looked at, if it has the type, may be laid face up beside the play area; whether it was."""
        cards = yield from self.answer(self.question(who, SET_ASIDE, REVEALED, 0, 1, types, False))
        for card in cards:
            _take_out(who.revealed, card)
            who.aside.append(card | self.all)
            if self.events is not None:
                self.tell_shown(E_SET_ASIDE, who.seat, [card])
        return len(cards) > 0

    def discard_set_aside(self, who: Player) -> Asks[None]:
        yield from self._discard_shown(who, who.aside, ASIDE)

    def _discard_shown(self, who: Player, zone: list[int], place: i64) -> Asks[None]:
        """Discard a zone that all have seen; where that is played, its owner names the top card."""
        for top in (yield from self._name_top(who, place)):
            zone.append(_take_out(zone, top))
        self.discard_zone(who, zone)

    def _name_top(self, who: Player, place: i64) -> Asks[list[int]]:
        """The card that shall lie on top of what is discarded together (D-6), if the table asks for it and any is wished."""
        if not self.choose_discard_top:
            return []
        ask = self.question(who, SHOW_ON_TOP, place, 0, 1, ANY_TYPE, False)
        kinds = offered(self, ask, who.seat, [])
        if kinds & (kinds - 1) == 0:  # nothing to choose between
            return []
        return (yield from self.answer(ask))

    def trash_any_looked_at(self, who: Player) -> Asks[None]:
        """Trash any of the cards just looked at."""
        n: i64 = len(who.revealed)
        cards = yield from self.answer(self.question(who, TRASH, REVEALED, 0, n, ANY_TYPE, False))
        for card in cards:
            self.trash_revealed(who, card)

    def discard_any_looked_at(self, who: Player) -> Asks[None]:
        """Discard any of the cards just looked at, in the order named; only the last is seen."""
        n: i64 = len(who.revealed)
        cards = yield from self.answer(self.question(who, DISCARD, REVEALED, 0, n, ANY_TYPE, True))
        mine: i64 = 1 << (KNOWN + who.seat)
        for i in range(len(cards)):
            card: i64 = cards[i]
            _take_out(who.revealed, card)
            who.discard.append(card | (self.all if i == len(cards) - 1 else mine))
        if cards and self.events is not None:
            self._tell_discards(who, cards)

    def put_back(self, who: Player) -> Asks[None]:
        """Put all revealed cards back onto the deck in any order, the last named on top; the order is not told."""
        n: i64 = len(who.revealed)
        cards = yield from self.answer(self.question(who, ARRANGE, REVEALED, n, n, ANY_TYPE, True))
        mine: i64 = 1 << (KNOWN + who.seat)
        if _all_equal(cards):  # an order that leaves no choice is no secret
            for card in cards:
                who.deck.append(_take_out(who.revealed, card))
        else:
            for card in cards:
                _take_out(who.revealed, card)
                who.deck.append(card | mine)
        if cards and self.events is not None:
            self.tell_private(E_RETURN, who.seat, cards, 1 << who.seat, False)

    def discard_top(self, who: Player) -> i64:
        """Discard the top card of the deck for all to see; -1 if there is none."""
        if self.make_ready(who, 1) == 0:
            return GONE
        card: i64 = who.deck.pop() & CARD
        who.discard.append(card | self.all)
        if self.events is not None:
            self.tell_shown(E_DISCARD, who.seat, [card])
        return card

    def trash_top(self, who: Player) -> i64:
        """Trash the top card of the deck; which, or -1 if there is none."""
        if self.make_ready(who, 1) == 0:
            return GONE
        card: i64 = who.deck.pop() & CARD
        self.to_trash(who, card)
        return card

    def may_discard_deck(self, who: Player) -> Asks[None]:
        """The player may turn the whole deck over onto the discard."""
        if who.deck and (yield from self.may(who, DISCARD_DECK, -1)):
            self._deck_to_discard(who)

    def _deck_to_discard(self, who: Player) -> None:
        """Unseen, but for its bottom card: that lies on top afterwards."""
        if self.events is not None:
            self.tell_private(E_DECK_TO_DISCARD, who.seat, [slot & CARD for slot in who.deck], 0, True)
        if who.deck:
            who.deck[0] |= self.all
            while who.deck:
                who.discard.append(who.deck.pop())

    def discard_to_deck(self, who: Player) -> Asks[None]:
        """Look through the discard; one card of it may go onto the deck, unseen."""
        mine: i64 = 1 << (KNOWN + who.seat)
        for i in range(len(who.discard)):
            who.discard[i] |= mine
        cards = yield from self.answer(self.question(who, PUT_ON_DECK, DISCARD_PILE, 0, 1, ANY_TYPE, False))
        for card in cards:
            place = _highest_place(who.discard, card)
            del who.discard[place]
            for i in range(len(who.discard)):  # the others cannot tell which one went
                who.discard[i] &= CARD | mine
            if who.discard:
                who.discard[-1] |= self.all
            who.deck.append(card | mine)
            if self.events is not None:
                self.tell_private(E_PUT_ON_DECK, who.seat, cards, 1 << who.seat, False)


def _all_equal(cards: list[int]) -> bool:
    return all(card == cards[0] for card in cards)


def _take_out(zone: list[int], card: i64) -> i64:
    """Take a card out of a zone; which of two equal copies does not matter."""
    for i in range(len(zone)):
        slot: i64 = zone[i]
        if slot & CARD == card:
            del zone[i]
            return slot
    raise AssertionError("the card is not in this zone")


def _highest_place(zone: list[int], card: i64) -> int:
    """The topmost copy of a card in a zone."""
    for i in range(len(zone) - 1, -1, -1):
        if zone[i] & CARD == card:
            return i
    raise AssertionError("the card is not in this zone")
