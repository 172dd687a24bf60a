"""The verbs cards are written in. They ask through questions and never know who answers; they name no card.

A verb that may ask returns an effect: `yield from turn.discard(...)`. Forced and empty choices are settled by the verbs, so
that a card never has to look whether there is anything to choose. The data is `turn.board`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.decision import Effect
from signoria.core.event import EVERYONE
from signoria.core.zone import Zone
from signoria.dominion.asking import answer, ask_for, name_top
from signoria.dominion.card import ACTION, ATTACK, CURSE_TYPE, REACTION, TREASURE, VICTORY, Card, Counter
from signoria.dominion.kingdom import ANY_TYPE, EVERY_PILE, Kingdom
from signoria.dominion.playing import add_actions, add_buys, add_coins, play_from_hand, play_now, resolve_card
from signoria.dominion.question import (
    ASIDE,
    DISCARD_PILE,
    EACH,
    HAND,
    NO_LIMIT,
    NOWHERE,
    REVEALED,
    SUPPLY,
    TITLES,
    TRASH_PILE,
    CardQuestion,
    word,
)
from signoria.dominion.state import CARD, GONE, KNOWN, Board, Player
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
    E_PUT_IN_HAND,
    E_PUT_ON_DECK,
    E_RETURN,
    E_REVEAL,
    E_REVEAL_HAND,
    E_SET_ASIDE,
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
    SET_ASIDE,
    SILVER,
    TAKE_CURSE,
    TAKE_FROM_TRASH,
    TRASH,
    TRASH_CARDS,
    TRASH_THIS,
    TRASH_TREASURE,
    YES,
)
from signoria.dominion.zones import (
    discard_from_hand,
    discard_zone,
    draw,
    gain,
    kinds_in,
    leave_hand,
    make_ready,
    pass_on,
    show_hand,
    take_out,
    take_top,
    tell_discards,
    to_trash,
    trash_from_hand,
)

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
    "Card",
    "Counter",
    "Effect",
    "Kingdom",
    "Player",
    "Turn",
]


class Turn:
    """The turn of the active player as a card sees it: what lies on the board, and what can be done with it."""

    def __init__(self, board: Board) -> None:
        self.board = board

    # --- who is who ---------------------------------------------------------------------------------------------------

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.board.players[self.board.active]

    def others(self) -> list[Player]:
        """The other players in turn order, the left neighbour first."""
        return self.board.others()

    def victims(self) -> list[Player]:
        """The other players who are not unaffected, in turn order."""
        return self.board.victims()

    def left_of(self, who: Player) -> Player:
        return self.board.left_of(who)

    # --- what a card is -----------------------------------------------------------------------------------------------

    def cost(self, card: i64) -> i64:
        """What the card costs now, wherever it is."""
        return self.board.cost(card)

    def is_action(self, card: i64) -> bool:
        return card >= 0 and (self.board.kingdom.actions >> card) & 1 != 0

    def is_treasure(self, card: i64) -> bool:
        return card >= 0 and (self.board.kingdom.treasures >> card) & 1 != 0

    def is_victory(self, card: i64) -> bool:
        return card >= 0 and (self.board.kingdom.victories >> card) & 1 != 0

    def holds(self, who: Player, types: i64) -> bool:
        """Whether a hand holds a card of a type."""
        return kinds_in(who.hand) & self.board.kingdom.of_type(types) != 0

    # --- bonuses ------------------------------------------------------------------------------------------------------

    def draw(self, who: Player, n: i64) -> None:
        """Draw n cards as one batch, as far as there are any."""
        draw(self.board, who, n)

    def add_actions(self, n: i64) -> None:
        add_actions(self.board, n)

    def add_buys(self, n: i64) -> None:
        add_buys(self.board, n)

    def add_coins(self, n: i64) -> None:
        add_coins(self.board, n)

    def add_to_treasure(self, n: i64) -> None:
        """The Treasure just played gives so much more; it is told as part of it."""
        add_coins(self.board, n)

    def reduce_costs(self, n: i64) -> None:
        """All cards cost less for the rest of the turn, never below 0."""
        board = self.board
        board.cost_reduction += n
        if board.events is not None:
            board.tell(E_CHEAPER, board.active, [n])

    def remember(self, counter: Counter, n: i64) -> None:
        """Add to what a card remembers for the rest of the turn."""
        self.board.remember(counter, n)

    def recall(self, counter: Counter) -> i64:
        """What a card remembers of this turn."""
        return self.board.memory[counter.index]

    def bonus_by_type(self, card: i64, n: i64) -> None:
        """+n Actions for an Action, +$n for a Treasure, +n Cards for a Victory card, in this order; -1: no card."""
        if self.is_action(card):
            self.add_actions(n)
        if self.is_treasure(card):
            self.add_coins(n)
        if self.is_victory(card):
            self.draw(self.me, n)

    # --- choosing -----------------------------------------------------------------------------------------------------

    def may(self, who: Player, verb: i64, card: i64) -> Effect[bool]:
        """Yes or no, about a card (its pile)."""
        question = self._words(who, verb, [YES, NO], 1)
        question.about = card
        answers = yield question
        return answers[0] == YES

    def choose_one(self, who: Player, words: list[int]) -> Effect[int]:
        """One of several things a card offers; any may be chosen, even one that cannot be done (R-4)."""
        chosen = yield from self.choose_words(who, words, 1)
        return chosen[0]

    def choose_words(self, who: Player, words: list[int], n: i64) -> Effect[list[int]]:
        """n different of the things a card offers, in the order they'll be done."""
        question = self._words(who, CHOOSE, words, n)
        question.ordered = True
        chosen = yield question
        if self.board.events is not None:
            self.board.tell(E_CHOOSE, who.seat, chosen)
        return chosen

    def decide(self, about: Player, verb: i64, words: list[int], card: i64) -> Effect[int]:
        """The active player says what becomes of somebody's card."""
        question = self._words(self.me, verb, words, 1)
        question.owner = about.seat
        question.about = card
        chosen = yield question
        return chosen[0]

    def name_a_card(self, who: Player) -> Effect[int]:
        """Any card title, in this game or not."""
        named = yield ask_for(self.board, who, NAME, TITLES, 1, 1, ANY_TYPE, False)
        if self.board.events is not None:
            self.board.tell(E_NAME, who.seat, named)
        return named[0]

    def _words(self, who: Player, verb: i64, words: list[int], n: i64) -> CardQuestion:
        question = ask_for(self.board, who, verb, NOWHERE, n, n, ANY_TYPE, False)
        for option in words:
            question.words |= word(option)
        return question

    def _cards(
        self, who: Player, verb: i64, zone: i64, least: i64, most: i64, types: i64 = ANY_TYPE, ordered: bool = False
    ) -> Effect[list[int]]:
        """Cards of a zone of the player, as many as there are and as the player wishes."""
        return answer(self.board, ask_for(self.board, who, verb, zone, least, most, types, ordered))

    # --- from the hand ------------------------------------------------------------------------------------------------

    def pick_from_hand(self, who: Player, verb: i64, types: i64, may: bool = False) -> Effect[int]:
        """One card of the hand, or -1 if there is none or the player declines."""
        cards = yield from self._cards(who, verb, HAND, 0 if may else 1, 1, types)
        return cards[0] if cards else -1

    def discard(self, who: Player, least: i64, most: i64) -> Effect[int]:
        """Discard from hand, in the order named; how many."""
        cards = yield from self._cards(who, DISCARD, HAND, least, most, ANY_TYPE, True)
        discard_from_hand(self.board, who, cards)
        return len(cards)

    def discard_any(self, who: Player) -> Effect[int]:
        """Discard any number from hand; how many."""
        return self.discard(who, 0, who.hand.n)

    def discard_down_to(self, who: Player, n: i64) -> Effect[int]:
        """Discard until n cards are left in hand; how many."""
        surplus = who.hand.n - n
        if surplus < 0:
            surplus = 0
        return self.discard(who, surplus, surplus)

    def may_discard_a(self, who: Player, pile: i64) -> Effect[bool]:
        """The player may discard this card from hand; whether it was."""
        question = ask_for(self.board, who, DISCARD, HAND, 0, 1, ANY_TYPE, False)
        question.piles = 1 << pile
        cards = yield from answer(self.board, question)
        discard_from_hand(self.board, who, cards)
        return len(cards) > 0

    def discard_hand(self, who: Player) -> Effect[None]:
        """Discard the whole hand at once, in its displayed order; where that is played, the owner names the top card."""
        shown = yield from name_top(self.board, who, HAND)
        cards = [slot & CARD for slot in who.hand]  # read after the answer: a re-deal may have come between
        cards.sort()
        for top in shown:
            cards.remove(top)
            cards.append(top)
        discard_from_hand(self.board, who, cards)

    def trash(self, who: Player, least: i64, most: i64, types: i64 = ANY_TYPE) -> Effect[list[int]]:
        """Trash from hand; which."""
        cards = yield from self._cards(who, TRASH, HAND, least, most, types)
        for card in cards:
            trash_from_hand(self.board, who, card)
        return cards

    def trash_a(self, who: Player, pile: i64, may: bool = False) -> Effect[bool]:
        """Trash this card from hand if it is there; whether it was."""
        question = ask_for(self.board, who, TRASH, HAND, 0 if may else 1, 1, ANY_TYPE, False)
        question.piles = 1 << pile
        cards = yield from answer(self.board, question)
        for card in cards:
            trash_from_hand(self.board, who, card)
        return len(cards) > 0

    def put_on_deck(self, who: Player, n: i64) -> Effect[None]:
        """Put cards from hand onto the deck, unseen, the last named on top."""
        cards = yield from self._cards(who, PUT_ON_DECK, HAND, n, n, ANY_TYPE, True)
        for card in cards:
            leave_hand(who, card, 0)
            who.deck.append(card | 1 << (KNOWN + who.seat))
        if cards and self.board.events is not None:
            self.board.tell_private(E_PUT_ON_DECK, who.seat, cards, 1 << who.seat, False)

    def reveal_and_put_on_deck(self, who: Player, types: i64) -> Effect[bool]:
        """Reveal a card of a type from hand and put it onto the deck; False if the hand holds none."""
        cards = yield from self._cards(who, PUT_ON_DECK, HAND, 1, 1, types)
        for card in cards:
            leave_hand(who, card, EVERYONE)
            who.deck.append(card | self.board.all)
            if self.board.events is not None:
                self.board.tell_shown(E_PUT_ON_DECK, who.seat, [card])
        return len(cards) > 0

    def reveal_hand(self, who: Player) -> None:
        """Show the whole hand to all."""
        show_hand(self.board, who)
        if self.board.events is not None:
            cards = [slot & CARD for slot in who.hand]
            cards.sort()
            self.board.tell_shown(E_REVEAL_HAND, who.seat, cards)

    def everyone_passes_left(self) -> Effect[None]:
        """All players with a card choose one at once, then all cards move on to the left."""
        board = self.board
        question = ask_for(board, self.me, PASS, HAND, 1, 1, ANY_TYPE, False)
        question.asked = 0
        question.owner = EACH
        for who in board.players:
            if who.hand:
                question.asked |= 1 << who.seat
        question.concerns = question.asked
        if question.asked == 0:
            return
        passed = yield question
        givers = [who for who in board.players if (question.asked >> who.seat) & 1]
        for who, card in zip(givers, passed, strict=True):  # every card is out before any comes in
            leave_hand(who, card, 1 << board.left_of(who).seat)
        for who, card in zip(givers, passed, strict=True):
            pass_on(board, who, board.left_of(who), card)

    # --- from the top of the deck -------------------------------------------------------------------------------------

    def reveal_top(self, who: Player, n: i64) -> list[int]:
        """Reveal the top cards as one batch; which, in order."""
        return take_top(self.board, who, n, who.open_revealed(), E_REVEAL, self.board.all >> KNOWN)

    def look_at_top(self, who: Player, n: i64) -> list[int]:
        """Look at the top cards as one batch; only their owner sees them."""
        return take_top(self.board, who, n, who.open_revealed(), E_LOOK, 1 << who.seat)

    def discard_revealed(self, who: Player) -> Effect[None]:
        """Discard all revealed cards, in the order they were revealed."""
        return self._discard_shown(who, who.revealed, REVEALED)

    def revealed_to_hand(self, who: Player, card: i64) -> None:
        """Put one revealed card into its owner's hand."""
        board = self.board
        slot = take_out(who.revealed, card)
        who.hand.append(slot & ~(1 << (KNOWN + who.seat)))
        if board.events is not None:
            seen_by: i64 = EVERYONE if slot & board.all == board.all else slot >> KNOWN
            board.tell_private(E_PUT_IN_HAND, who.seat, [card], seen_by, False)

    def looked_at_to_hand(self, who: Player) -> None:
        """Put what was just looked at into its owner's hand, whatever it is by now: a re-deal may have changed it."""
        while who.revealed.n > 0:
            self.revealed_to_hand(who, who.revealed.slots[0] & CARD)

    def trash_revealed(self, who: Player, card: i64) -> None:
        take_out(who.revealed, card)
        to_trash(self.board, who, card)

    def return_revealed(self, who: Player, card: i64) -> None:
        """Put a revealed card back on top of the deck; who saw it knows it lies there."""
        who.deck.append(take_out(who.revealed, card))
        if self.board.events is not None:
            self.board.tell(E_KEEP, who.seat, [card])

    def may_set_aside_looked_at(self, who: Player, types: i64) -> Effect[bool]:
        """The card just looked at, if it has the type, may be laid face up beside the play area; whether it was."""
        cards = yield from self._cards(who, SET_ASIDE, REVEALED, 0, 1, types)
        for card in cards:
            take_out(who.revealed, card)
            who.open_aside().append(card | self.board.all)
            if self.board.events is not None:
                self.board.tell_shown(E_SET_ASIDE, who.seat, [card])
        return len(cards) > 0

    def discard_set_aside(self, who: Player) -> Effect[None]:
        return self._discard_shown(who, who.aside, ASIDE)

    def _discard_shown(self, who: Player, zone: Zone, zone_number: i64) -> Effect[None]:
        """Discard a zone that all have seen; where that is played, its owner names the top card."""
        for top in (yield from name_top(self.board, who, zone_number)):
            zone.append(take_out(zone, top))
        discard_zone(self.board, who, zone)

    def trash_any_looked_at(self, who: Player) -> Effect[None]:
        """Trash any of the cards just looked at."""
        cards = yield from self._cards(who, TRASH, REVEALED, 0, who.revealed.n)
        for card in cards:
            self.trash_revealed(who, card)

    def discard_any_looked_at(self, who: Player) -> Effect[None]:
        """Discard any of the cards just looked at, in the order named; only the last is seen."""
        cards = yield from self._cards(who, DISCARD, REVEALED, 0, who.revealed.n, ANY_TYPE, True)
        mine: i64 = 1 << (KNOWN + who.seat)
        for i in range(len(cards)):
            card: i64 = cards[i]
            take_out(who.revealed, card)
            who.discard.append(card | (self.board.all if i == len(cards) - 1 else mine))
        if cards and self.board.events is not None:
            tell_discards(self.board, who, cards)

    def put_back(self, who: Player) -> Effect[None]:
        """Put all revealed cards back onto the deck in any order, the last named on top; the order is not told."""
        n = who.revealed.n
        cards = yield from self._cards(who, ARRANGE, REVEALED, n, n, ANY_TYPE, True)
        no_secret = all(card == cards[0] for card in cards)  # an order that leaves no choice
        for card in cards:
            slot = take_out(who.revealed, card)
            who.deck.append(slot if no_secret else card | 1 << (KNOWN + who.seat))
        if cards and self.board.events is not None:
            self.board.tell_private(E_RETURN, who.seat, cards, 1 << who.seat, False)

    def discard_top(self, who: Player) -> i64:
        """Discard the top card of the deck for all to see; -1 if there is none."""
        if make_ready(self.board, who, 1) == 0:
            return -1
        card: i64 = who.deck.pop() & CARD
        who.discard.append(card | self.board.all)
        if self.board.events is not None:
            self.board.tell_shown(E_DISCARD, who.seat, [card])
        return card

    def trash_top(self, who: Player) -> i64:
        """Trash the top card of the deck; which, or -1 if there is none."""
        if make_ready(self.board, who, 1) == 0:
            return -1
        card: i64 = who.deck.pop() & CARD
        to_trash(self.board, who, card)
        return card

    def may_discard_deck(self, who: Player) -> Effect[None]:
        """The player may turn the whole deck over onto the discard, unseen but for its bottom card, then on top."""
        if who.deck.n == 0 or not (yield from self.may(who, DISCARD_DECK, -1)):
            return
        if self.board.events is not None:
            self.board.tell_private(E_DECK_TO_DISCARD, who.seat, [slot & CARD for slot in who.deck], 0, True)
        who.deck.slots[0] |= self.board.all
        while who.deck.n > 0:
            who.discard.append(who.deck.pop())

    def discard_to_deck(self, who: Player) -> Effect[None]:
        """Look through the discard; one card of it may go onto the deck, unseen."""
        discard = who.discard
        mine: i64 = 1 << (KNOWN + who.seat)
        for i in range(len(discard)):
            discard.slots[i] |= mine
        cards = yield from self._cards(who, PUT_ON_DECK, DISCARD_PILE, 0, 1)
        for card in cards:
            discard.take(_highest(discard, card))
            for i in range(len(discard)):  # the others cannot tell which one went
                discard.slots[i] &= CARD | mine
            if discard.n > 0:
                discard.slots[discard.n - 1] |= self.board.all
            who.deck.append(card | mine)
            if self.board.events is not None:
                self.board.tell_private(E_PUT_ON_DECK, who.seat, cards, 1 << who.seat, False)

    # --- gaining ------------------------------------------------------------------------------------------------------

    def gain(self, who: Player, pile: i64, to: Zone | None = None) -> bool:
        """Take a card from the Supply to the discard, or to another zone of the player; False if the pile is empty."""
        return gain(self.board, who, pile, to)

    def pick_gain(self, chooser: Player, taker: Player, low: i64, high: i64, types: i64, may: bool) -> Effect[int]:
        """A card of the Supply costing from low to high; -1 if there is none or the chooser declines."""
        question = ask_for(self.board, chooser, GAIN, SUPPLY, 0 if may else 1, 1, types, False)
        question.owner = taker.seat
        question.low = low
        question.high = high
        cards = yield from answer(self.board, question)
        return cards[0] if cards else -1

    def gain_costing_up_to(
        self, who: Player, high: i64, types: i64 = ANY_TYPE, to: Zone | None = None, may: bool = False
    ) -> Effect[int]:
        """Gain a card of the Supply costing at most this; which, or -1."""
        pile = yield from self.pick_gain(who, who, 0, high, types, may)
        if pile >= 0:
            gain(self.board, who, pile, to)
        return pile

    def gain_costing(self, who: Player, cost: i64) -> Effect[int]:
        """Gain a card of the Supply costing exactly this; which, or -1."""
        return self.give_costing(who, who, cost)

    def give_costing(self, giver: Player, taker: Player, cost: i64) -> Effect[int]:
        """One player chooses a card costing exactly this, another gains it; which, or -1."""
        pile = yield from self.pick_gain(giver, taker, cost, cost, ANY_TYPE, False)
        if pile >= 0:
            gain(self.board, taker, pile)
        return pile

    def pick_revealed(self, chooser: Player, owner: Player, types: i64, piles: i64 = EVERY_PILE) -> Effect[int]:
        """One of the owner's revealed cards that count; -1 if there is none."""
        question = ask_for(self.board, chooser, TRASH_TREASURE, REVEALED, 1, 1, types, False)
        question.owner = owner.seat
        question.piles &= piles
        cards = yield from answer(self.board, question)
        return cards[0] if cards else -1

    def take_from_trash(self, who: Player, cards: list[int]) -> Effect[None]:
        """Gain any of these cards from the trash."""
        board = self.board
        left = cards[:]
        while left:
            question = ask_for(board, who, TAKE_FROM_TRASH, TRASH_PILE, 0, 1, ANY_TYPE, False)
            question.piles = 0
            for card in left:
                question.piles |= 1 << card
            taken = yield from answer(board, question)
            if not taken:
                return
            card = taken[0]
            left.remove(card)
            board.open_books()
            board.trash_pile.remove(card)
            who.owned.slots[card] += 1
            who.discard.append(card | board.all)
            if board.events is not None:
                board.tell(E_GAIN_FROM_TRASH, who.seat, [card])

    # --- playing ------------------------------------------------------------------------------------------------------

    def play_twice(self, pile: i64) -> Effect[None]:
        """Play an Action from hand, then play it again, even if it has left play; -1: no card."""
        if pile >= 0:
            at = yield from play_from_hand(self, pile)
            yield from resolve_card(self, pile, at)

    def play_from_discard(self, who: Player, pile: i64) -> Effect[None]:
        """Play the card on top of the discard."""
        top = who.discard.pop()
        assert top & CARD == pile
        if who.discard.n > 0:
            who.discard.slots[who.discard.n - 1] |= self.board.all
        yield from play_now(self, pile)

    def is_in_play(self) -> bool:
        """Whether the card being played is still in the play area."""
        return self.board.this >= 0

    def trash_this(self) -> bool:
        """Trash the card being played; False if it is no longer in play."""
        board = self.board
        if board.this < 0:
            return False
        card = self.me.in_play.take(board.this)
        board.this = GONE
        to_trash(board, self.me, card)
        return True


def _highest(zone: Zone, card: i64) -> i64:
    """The topmost copy of a card in a zone."""
    at = zone.n - 1
    while zone.slots[at] & CARD != card:
        at -= 1
    return at
