"""The verbs cards are written in. They ask through questions and never know who answers; they name no card.

A verb that may ask is a generator: `yield from turn.discard(...)`. Forced and empty choices are settled here, so that a
card never has to look whether there is anything to choose.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.event import EVERYONE
from signoria.dominion.card import ACTION, ATTACK, CURSE_TYPE, REACTION, TREASURE, VICTORY, Asks, Card
from signoria.dominion.kingdom import ANY_TYPE, EVERY_PILE
from signoria.dominion.question import (
    DISCARD_PILE,
    EACH,
    HAND,
    NO_LIMIT,
    NOWHERE,
    REVEALED,
    SUPPLY,
    TITLES,
    TRASH_PILE,
    Question,
    offered,
    word,
    zone_of,
)
from signoria.dominion.state import CARD, KNOWN, Board, Player
from signoria.dominion.words import (
    ACTIONS,
    ARRANGE,
    BUYS,
    CARDS,
    CHOOSE,
    COINS,
    COPPER,
    CURSE,
    DISCARD,
    DISCARD_CARDS,
    DISCARD_DECK,
    DISCARD_OR_KEEP,
    DUCHY,
    E_CHEAPER,
    E_CHOOSE,
    E_DECK_TO_DISCARD,
    E_DISCARD,
    E_GAIN_FROM_TRASH,
    E_KEEP,
    E_LOOK,
    E_NAME,
    E_PASS,
    E_PLAY,
    E_PLUS_ACTIONS,
    E_PLUS_BUYS,
    E_PLUS_COINS,
    E_PUT_IN_HAND,
    E_PUT_ON_DECK,
    E_REACT,
    E_RETURN,
    E_REVEAL,
    E_REVEAL_HAND,
    E_SET_ASIDE,
    E_UNAFFECTED,
    ESTATE,
    GAIN,
    GOLD,
    KEEP,
    NAME,
    NEW_HAND,
    NO,
    PASS,
    PLAY_IT,
    PLAY_TWICE,
    PROVINCE,
    PUT_ON_DECK,
    REVEAL,
    SET_ASIDE,
    SHOW_ON_TOP,
    SILVER,
    TAKE_CURSE,
    TAKE_FROM_TRASH,
    TRASH,
    TRASH_CARDS,
    TRASH_THIS,
    TRASH_TREASURE,
    YES,
)

MOST_REVEALS: Final[i64] = 10  # per player and window, Moat not counted: every game ends
GONE: Final[i64] = -1
ALL_BUT_COPPER: Final[i64] = EVERY_PILE & ~(1 << COPPER)

__all__ = [
    "ACTION",
    "ACTIONS",
    "ALL_BUT_COPPER",
    "ANY_TYPE",
    "ATTACK",
    "BUYS",
    "CARDS",
    "COINS",
    "COPPER",
    "CURSE",
    "CURSE_TYPE",
    "DISCARD",
    "DISCARD_CARDS",
    "DISCARD_DECK",
    "DISCARD_OR_KEEP",
    "DUCHY",
    "ESTATE",
    "GOLD",
    "HAND",
    "KEEP",
    "NEW_HAND",
    "NO_LIMIT",
    "PLAY_IT",
    "PLAY_TWICE",
    "PROVINCE",
    "PUT_ON_DECK",
    "REACTION",
    "REVEALED",
    "SET_ASIDE",
    "SILVER",
    "TAKE_CURSE",
    "TRASH",
    "TRASH_CARDS",
    "TRASH_THIS",
    "TREASURE",
    "VICTORY",
    "Asks",
    "Card",
    "Player",
    "Turn",
]


class Turn(Board):
    """The table as a card sees it."""

    # --- bonuses ----------------------------------------------------------------------------------------------------

    def add_actions(self, n: i64) -> None:
        self.actions += n
        if self.events is not None:
            self.tell(E_PLUS_ACTIONS, self.active, [n])

    def add_buys(self, n: i64) -> None:
        self.buys += n
        if self.events is not None:
            self.tell(E_PLUS_BUYS, self.active, [n])

    def add_coins(self, n: i64) -> None:
        self.coins += n
        if self.events is not None:
            self.tell(E_PLUS_COINS, self.active, [n])

    def reduce_costs(self, n: i64) -> None:
        """All cards cost less for the rest of the turn, never below 0."""
        self.cost_reduction += n
        if self.events is not None:
            self.tell(E_CHEAPER, self.active, [n])

    def bonus_by_type(self, card: i64, n: i64) -> None:
        """+n Actions for an Action, +$n for a Treasure, +n Cards for a Victory card, in this order; -1 is no card."""
        if self.is_action(card):
            self.add_actions(n)
        if self.is_treasure(card):
            self.add_coins(n)
        if self.is_victory(card):
            self.draw(self.me, n)

    def printed_bonuses(self, card: Card) -> None:
        if card.cards:
            self.draw(self.me, card.cards)
        if card.actions:
            self.add_actions(card.actions)
        if card.buys:
            self.add_buys(card.buys)
        if card.coins:
            self.add_coins(card.coins)

    # --- questions --------------------------------------------------------------------------------------------------

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
        shown: list[int] = []
        if self.choose_discard_top:
            shown = yield from self.answer(self.question(who, SHOW_ON_TOP, HAND, 0, 1, ANY_TYPE, False))
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

    def discard_revealed(self, who: Player) -> None:
        """Discard all revealed cards, in the order they were revealed."""
        self.discard_zone(who, who.revealed)

    def revealed_to_hand(self, who: Player, card: i64) -> None:
        """Put one revealed card into its owner's hand."""
        slot = self._take_revealed(who, card)
        who.hand.append(slot & ~(1 << (KNOWN + who.seat)))
        if self.events is not None:
            seen_by: i64 = EVERYONE if slot & self.all == self.all else slot >> KNOWN
            self.tell_private(E_PUT_IN_HAND, who.seat, [card], seen_by, False)

    def looked_at_to_hand(self, who: Player) -> None:
        """Put what was just looked at into its owner's hand, whatever it is by now: a re-deal may have changed it."""
        while who.revealed:
            self.revealed_to_hand(who, who.revealed[0] & CARD)

    def trash_revealed(self, who: Player, card: i64) -> None:
        self._take_revealed(who, card)
        self.to_trash(who, card)

    def return_revealed(self, who: Player, card: i64) -> None:
        """Put a revealed card back on top of the deck; who saw it knows it lies there."""
        who.deck.append(self._take_revealed(who, card))
        if self.events is not None:
            self.tell(E_KEEP, who.seat, [card])

    def _take_revealed(self, who: Player, card: i64) -> i64:
        """Take a card out of the revealed ones; which of two equal copies does not matter."""
        for i in range(len(who.revealed)):
            slot: i64 = who.revealed[i]
            if slot & CARD == card:
                del who.revealed[i]
                return slot
        raise AssertionError("the card is not among the revealed ones")

    def may_set_aside_looked_at(self, who: Player, types: i64) -> Asks[bool]:
        """The card just looked at, if it has the type, may be laid face up beside the play area; whether it was."""
        cards = yield from self.answer(self.question(who, SET_ASIDE, REVEALED, 0, 1, types, False))
        for card in cards:
            self._take_revealed(who, card)
            who.aside.append(card | self.all)
            if self.events is not None:
                self.tell_shown(E_SET_ASIDE, who.seat, [card])
        return len(cards) > 0

    def discard_set_aside(self, who: Player) -> None:
        self.discard_zone(who, who.aside)

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
            self._take_revealed(who, card)
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
                who.deck.append(self._take_revealed(who, card))
        else:
            for card in cards:
                self._take_revealed(who, card)
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

    def name_a_card(self, who: Player) -> Asks[int]:
        """Any card title, in this game or not."""
        named = yield self.question(who, NAME, TITLES, 1, 1, ANY_TYPE, False)
        if self.events is not None:
            self.tell(E_NAME, who.seat, named)
        return named[0]

    # --- gaining ------------------------------------------------------------------------------------------------------

    def pick_gain(self, chooser: Player, low: i64, high: i64, types: i64, may: bool) -> Asks[int]:
        """A card of the Supply costing from low to high; -1 if there is none or the player declines."""
        ask = self.question(chooser, GAIN, SUPPLY, 0 if may else 1, 1, types, False)
        ask.low = low
        ask.high = high
        cards = yield from self.answer(ask)
        return cards[0] if cards else -1

    def gain_costing_up_to(
        self, who: Player, high: i64, types: i64 = ANY_TYPE, to: list[int] | None = None, may: bool = False
    ) -> Asks[int]:
        """Gain a card of the Supply costing at most this; which, or -1."""
        pile = yield from self.pick_gain(who, 0, high, types, may)
        if pile >= 0:
            self.gain(who, pile, to)
        return pile

    def gain_costing(self, who: Player, cost: i64) -> Asks[int]:
        """Gain a card of the Supply costing exactly this; which, or -1."""
        pile = yield from self.pick_gain(who, cost, cost, ANY_TYPE, False)
        if pile >= 0:
            self.gain(who, pile)
        return pile

    def give_costing(self, giver: Player, taker: Player, cost: i64) -> Asks[None]:
        """One player chooses a card costing exactly this, another gains it."""
        ask = self.question(giver, GAIN, SUPPLY, 1, 1, ANY_TYPE, False)
        ask.owner = taker.seat
        ask.low = cost
        ask.high = cost
        for pile in (yield from self.answer(ask)):
            self.gain(taker, pile)

    def pick_revealed(self, chooser: Player, owner: Player, types: i64, piles: i64 = EVERY_PILE) -> Asks[int]:
        """One of the owner's revealed cards that count; -1 if there is none."""
        ask = self.question(chooser, TRASH_TREASURE, REVEALED, 1, 1, types, False)
        ask.owner = owner.seat
        ask.piles &= piles
        cards = yield from self.answer(ask)
        return cards[0] if cards else -1

    def take_from_trash(self, who: Player, cards: list[int]) -> Asks[None]:
        """Gain any of these cards from the trash."""
        left = cards[:]
        while left:
            ask = self.question(who, TAKE_FROM_TRASH, TRASH_PILE, 0, 1, ANY_TYPE, False)
            ask.piles = 0
            for card in left:
                ask.piles |= 1 << card
            taken = yield from self.answer(ask)
            if not taken:
                return
            card = taken[0]
            left.remove(card)
            self.trash_pile.remove(card)
            who.owned[card] += 1
            who.discard.append(card | self.all)
            if self.events is not None:
                self.tell(E_GAIN_FROM_TRASH, who.seat, [card])

    # --- playing ------------------------------------------------------------------------------------------------------

    def is_action(self, card: i64) -> bool:
        return card >= 0 and (self.kingdom.actions >> card) & 1 != 0

    def is_treasure(self, card: i64) -> bool:
        return card >= 0 and (self.kingdom.treasures >> card) & 1 != 0

    def is_victory(self, card: i64) -> bool:
        return card >= 0 and (self.kingdom.victories >> card) & 1 != 0

    def holds(self, who: Player, types: i64) -> bool:
        """Whether a hand holds a card of a type."""
        piles: i64 = self.kingdom.of_type(types)
        for slot in who.hand:
            card: i64 = slot & CARD
            if (piles >> card) & 1:
                return True
        return False

    def play_from_hand(self, pile: i64) -> Asks[i64]:
        """Move an Action from hand into play and carry it out; where it is afterwards."""
        self.leave_hand(self.me, pile, EVERYONE)
        return (yield from self.play_now(pile))

    def play_twice(self, pile: i64) -> Asks[None]:
        """Play an Action from hand, then play it again, even if it has left play; -1 is no card."""
        if pile >= 0:
            place = yield from self.play_from_hand(pile)
            yield from self.carry_out(pile, place)

    def play_now(self, pile: i64) -> Asks[i64]:
        """Carry out a card that has just left another zone for the play area; where it is afterwards."""
        me = self.me
        me.in_play.append(pile)
        return (yield from self.carry_out(pile, len(me.in_play) - 1))

    def carry_out(self, pile: i64, place: i64) -> Asks[i64]:
        """Steps 2 to 5 of playing a card (A-2); `place` in the play area, or GONE. Its place afterwards."""
        card = self.kingdom.cards[pile]
        outer_source, outer_this, outer_immune = self.source, self.this, self.immune
        self.source, self.this, self.immune = pile, place, 0
        self.announce(pile)
        if card.types & ATTACK and self.kingdom.reactions:
            yield from self.reaction_window()
        self.printed_bonuses(card)
        if card.at_once_hook is not None:
            card.at_once_hook(self)
        if card.play_hook is not None:
            yield from card.play_hook(self)
        if card.victim_hook is not None:
            for victim in self.victims():
                yield from card.victim_hook(self, victim)
        if card.victim_at_once_hook is not None:
            self._strike(card)
        place = self.this
        self.source, self.this, self.immune = outer_source, outer_this, outer_immune
        return place

    def announce(self, pile: i64) -> None:
        if (self.kingdom.actions >> pile) & 1:  # a Treasure whose text asks something comes this way too
            self.actions_played += 1
        if self.events is not None:
            self.tell(E_PLAY, self.active, [pile])

    def play_at_once(self, pile: i64) -> None:
        """Play a card that asks nothing: no window, no question, no effect to snapshot."""
        card = self.kingdom.cards[pile]
        me = self.me
        me.in_play.append(pile)
        self.source = pile
        self.this = len(me.in_play) - 1
        self.announce(pile)
        self.printed_bonuses(card)
        if card.at_once_hook is not None:
            card.at_once_hook(self)
        if card.victim_at_once_hook is not None:
            self._strike(card)
        self.source = self.this = -1

    def _strike(self, card: Card) -> None:
        hook = card.victim_at_once_hook
        assert hook is not None
        for victim in self.victims():
            hook(self, victim)

    def play_from_discard(self, who: Player, pile: i64) -> Asks[None]:
        """Play the card on top of the discard."""
        assert who.discard and who.discard[-1] & CARD == pile
        who.discard.pop()
        if who.discard:
            who.discard[-1] |= self.all
        yield from self.play_now(pile)

    def is_affected(self, who: Player) -> bool:
        return (self.immune >> who.seat) & 1 == 0

    def victims(self) -> list[Player]:
        """The other players who are not unaffected, in turn order."""
        return [who for who in self.others() if self.is_affected(who)]

    def is_in_play(self) -> bool:
        """Whether the card being played is still in the play area."""
        return self.this >= 0

    def trash_this(self) -> bool:
        """Trash the card being played; False if it is no longer in play."""
        if self.this < 0:
            return False
        card = self.me.in_play[self.this]
        del self.me.in_play[self.this]
        self.this = GONE
        self.to_trash(self.me, card)
        return True

    def reaction_window(self) -> Asks[None]:
        """Before any text of an Attack each other player may reveal Reactions, one at a time (R-6 to R-11)."""
        attack = self.source
        for who in self.others():
            reveals: i64 = 0
            while True:
                allowed: i64 = self.kingdom.reactions
                if not self.is_affected(who):
                    allowed &= ~self.kingdom.shields  # a second reveal changes nothing
                if reveals >= MOST_REVEALS:
                    allowed &= self.kingdom.shields
                ask = Question(who.seat, REVEAL, attack, HAND, 0, 1, False)
                ask.piles = allowed
                ask.types = REACTION
                ask.hidden = True
                if offered(self, ask, who.seat, []) == 0:
                    break
                revealed = yield ask
                if not revealed:
                    break
                pile: i64 = revealed[0]
                reveals += 0 if (self.kingdom.shields >> pile) & 1 else 1
                yield from self._react(who, pile)
            self.source = attack

    def _react(self, who: Player, pile: i64) -> Asks[None]:
        self.show_in_hand(who, pile)
        self.source = pile
        if self.events is not None:
            self.tell_shown(E_REACT, who.seat, [pile])
        card = self.kingdom.cards[pile]
        if card.shields:
            self.immune |= 1 << who.seat
            if self.events is not None:
                self.tell(E_UNAFFECTED, who.seat, [pile])
        if card.attack_hook is not None:
            yield from card.attack_hook(self, who)


def _lowest(mask: i64) -> i64:
    pile: i64 = 0
    while (mask >> pile) & 1 == 0:
        pile += 1
    return pile


def _all_equal(cards: list[int]) -> bool:
    return all(card == cards[0] for card in cards)


def _highest_place(zone: list[int], card: i64) -> int:
    """The topmost copy of a card in a zone."""
    for i in range(len(zone) - 1, -1, -1):
        if zone[i] & CARD == card:
            return i
    raise AssertionError("the card is not in this zone")
