"""Zones, supply and counters of a game of Dominion, who knows which card, and how cards move. No phases, no cards' texts.

A card is the number of its pile. In a zone it may carry who knows it: bits above the pile number, one per seat. In a
deck, a discard and among revealed cards the bits are all its knowers; in a hand they are the others who know it.
Shuffling forgets; a card that leaves a hand unseen makes the others forget the whole hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.event import EVERYONE, Event
from signoria.core.phrase import phrase
from signoria.core.registry import BadPosition
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.dominion.kingdom import EVERY_PILE, Kingdom
from signoria.dominion.words import (
    E_DISCARD,
    E_DRAW,
    E_GAIN,
    E_GAIN_ONTO_DECK,
    E_GAIN_TO_HAND,
    E_SHUFFLE,
    E_TRASH,
    EVENTS,
    PILES,
    VERBS,
    reason_name,
)

CARD: Final[i64] = 31  # slot & CARD is the pile
KNOWN: Final[i64] = 5  # slot >> KNOWN are the knowers


class Player:
    """One seat's cards. Zones are lists changed in place; decks and discards have their top at the end."""

    def __init__(
        self,
        seat: i64,
        hand: list[int],
        deck: list[int],
        discard: list[int],
        in_play: list[int],
        aside: list[int],
        revealed: list[int],
        owned: list[int],
        turns: i64,
    ) -> None:
        self.seat = seat
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.in_play = in_play
        self.aside = aside  # face up beside the play area
        self.revealed = revealed  # shown or looked at: out of the deck, part of no shuffle
        self.owned = owned  # copies of each pile in all zones together
        self.turns = turns

    def copy(self) -> Player:
        return Player(
            self.seat,
            self.hand[:],
            self.deck[:],
            self.discard[:],
            self.in_play[:],
            self.aside[:],
            self.revealed[:],
            self.owned[:],
            self.turns,
        )

    def load(self, other: Player) -> None:
        self.hand[:] = other.hand
        self.deck[:] = other.deck
        self.discard[:] = other.discard
        self.in_play[:] = other.in_play
        self.aside[:] = other.aside
        self.revealed[:] = other.revealed
        self.owned[:] = other.owned
        self.turns = other.turns


class Board(State):
    """Everything on the table."""

    def __init__(self, kingdom: Kingdom, seats: i64, rng: Rng) -> None:
        self.kingdom = kingdom
        self.seats = seats
        self.rng = rng
        self.events: list[Event] | None = None
        self.players: list[Player] = []
        # The bits of a card known to everyone: one for each seat, and one more for who only watches.
        self.all: i64 = ((2 << seats) - 1) << KNOWN
        self.supply: list[int] = []
        self.stock: i64 = 0  # mask of the piles with cards left
        self.trash_pile: list[int] = []
        # [seat, card, …] top to bottom: what the next shuffles must return, for positions and tests
        self.stacked: list[list[int]] = []
        # [from, to, card]: cards that changed owner unseen by third parties
        self.passes: list[list[int]] = []
        # options of the table
        self.second_edition = True  # which rules profile: the order of shuffle events and of the clean-up
        self.choose_discard_top = False
        # the turn
        self.phase: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 0
        self.actions: i64 = 0
        self.buys: i64 = 0
        self.coins: i64 = 0
        self.actions_played: i64 = 0
        self.cost_reduction: i64 = 0
        self.copper_bonus: i64 = 0
        self.merchants: i64 = 0
        self.silvers_played: i64 = 0
        # the card whose text is being carried out
        self.source: i64 = -1
        self.this: i64 = -1  # its place in the play area; -1 when it is gone from there
        self.immune: i64 = 0  # mask of seats unaffected by this play

    def sit_down(self) -> None:
        """Everyone takes a seat, with nothing yet."""
        self.players = [Player(seat, [], [], [], [], [], [], [0] * PILES, 0) for seat in range(self.seats)]

    def load_board(self, other: Board) -> None:
        """Take over everything; into an empty board as copies, into one in use in place."""
        self.rng = other.rng.copy()
        i: i64 = 0
        n: i64 = other.seats
        if self.players:
            while i < n:
                self.players[i].load(other.players[i])
                i += 1
        else:
            while i < n:
                self.players.append(other.players[i].copy())
                i += 1
        self.supply[:] = other.supply
        self.stock = other.stock
        self.trash_pile[:] = other.trash_pile
        self.stacked[:] = other.stacked
        self.passes[:] = other.passes
        self.second_edition = other.second_edition
        self.choose_discard_top = other.choose_discard_top
        self.phase = other.phase
        self.active = other.active
        self.turn = other.turn
        self.actions = other.actions
        self.buys = other.buys
        self.coins = other.coins
        self.actions_played = other.actions_played
        self.cost_reduction = other.cost_reduction
        self.copper_bonus = other.copper_bonus
        self.merchants = other.merchants
        self.silvers_played = other.silvers_played
        self.source = other.source
        self.this = other.this
        self.immune = other.immune

    def key(self) -> bytes:
        parts: list[object] = [self.kingdom.chosen(), self.supply, sorted(self.trash_pile), self.rng.numbers()]
        for who in self.players:
            parts.append([who.hand, who.deck, who.discard, who.in_play, who.aside, who.revealed, who.turns])
        parts.append([self.second_edition, self.choose_discard_top, self.phase, self.active, self.turn])
        parts.append([self.actions, self.buys, self.coins, self.actions_played, self.cost_reduction])
        parts.append([self.copper_bonus, self.merchants, self.silvers_played, self.source, self.this, self.immune])
        parts.append([self.stacked, self.passes])
        recipes = [card.recipe for card in self.kingdom.cards if card.recipe]
        if recipes:
            parts.append(recipes)
        return repr(parts).encode()

    # --- who is who -------------------------------------------------------------------------------------------------

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    def others(self) -> list[Player]:
        """The other players in turn order, the left neighbour first."""
        return [self.players[(self.active + i) % self.seats] for i in range(1, self.seats)]

    def left_of(self, who: Player) -> Player:
        return self.players[(who.seat + 1) % self.seats]

    # --- costs ------------------------------------------------------------------------------------------------------

    def cost(self, pile: i64) -> i64:
        """What the card costs now, wherever it is."""
        cost: i64 = self.kingdom.cost[pile]
        cost -= self.cost_reduction
        if cost > 0:
            return cost
        return 0

    def fill_supply(self, counts: list[int]) -> None:
        """Lay out the Supply."""
        self.supply[:] = counts
        self.stock = 0
        for pile in range(PILES):
            if counts[pile] > 0:
                self.stock |= 1 << pile

    def empty_piles(self) -> i64:
        """How many piles of the Supply have run out."""
        gone: i64 = EVERY_PILE & ~self.stock
        empty: i64 = 0
        while gone:
            gone &= gone - 1
            empty += 1
        return empty

    # --- telling ----------------------------------------------------------------------------------------------------

    def tell(self, code: i64, seat: i64, things: list[int]) -> None:
        """Something everyone sees."""
        if self.events is not None:
            self.events.append(Event(code, seat, things, self.source, EVERYONE, EVERYONE, False))

    def tell_shown(self, code: i64, seat: i64, things: list[int]) -> None:
        """Something hidden that everyone sees now."""
        if self.events is not None:
            self.events.append(Event(code, seat, things, self.source, EVERYONE, EVERYONE, True))

    def tell_private(self, code: i64, seat: i64, things: list[int], seen_by: i64, reveals: bool) -> None:
        """Everyone learns how many; only some learn which."""
        if self.events is not None:
            self.events.append(Event(code, seat, things, self.source, seen_by, EVERYONE, reveals))

    # --- the deck ---------------------------------------------------------------------------------------------------

    def shuffle_under(self, who: Player) -> None:
        """Shuffle the discard and put it under what is left of the deck."""
        discard = who.discard
        deck = who.deck
        for i in range(len(discard)):
            discard[i] &= CARD  # shuffled cards are known to nobody
        if self.stacked:
            self._stack(who, discard)
        else:
            self.rng.shuffle(discard)
        discard.extend(deck)
        deck.clear()
        deck.extend(discard)
        discard.clear()
        if self.events is not None:
            self.tell(E_SHUFFLE, who.seat, [])

    def _stack(self, who: Player, cards: list[int]) -> None:
        """A shuffle whose result was laid down beforehand; one for another player leaves this one to chance."""
        for i, wanted in enumerate(self.stacked):
            if wanted[0] == who.seat:
                order = wanted[:0:-1]  # written top to bottom
                if sorted(order) != sorted(cards):
                    names = [self.kingdom.option_name(card) for card in sorted(cards)]
                    raise BadPosition(phrase("position-stacked", cards=names))
                cards[:] = order
                del self.stacked[i]
                return
        self.rng.shuffle(cards)

    def make_ready(self, who: Player, n: i64) -> i64:
        """Have n cards on the deck if there are any (SH-1 to SH-4); how many there are."""
        if len(who.deck) < n and who.discard:
            self.shuffle_under(who)
        have: i64 = len(who.deck)
        return have if have < n else n

    def draw(self, who: Player, n: i64) -> None:
        """Draw n cards as one batch, as far as there are any."""
        if self.events is not None:
            self._draw_telling(who, n)
            return
        deck = who.deck
        hand = who.hand
        if len(deck) < n:
            n = self.make_ready(who, n)
        mine: i64 = ~(1 << (KNOWN + who.seat))
        while n > 0:
            slot: i64 = deck.pop()
            hand.append(slot & mine)
            n -= 1

    def _draw_telling(self, who: Player, n: i64) -> None:
        first: i64 = len(who.deck)
        if not self.second_edition and 0 < first < n and who.discard:  # SH-2: take, shuffle, take the rest
            self._draw_told(who, first)
            self._draw_told(who, self.make_ready(who, n - first))
        else:
            self._draw_told(who, self.make_ready(who, n))

    def _draw_told(self, who: Player, n: i64) -> None:
        mine: i64 = ~(1 << (KNOWN + who.seat))
        cards: list[int] = []
        for _ in range(n):
            slot: i64 = who.deck.pop()
            who.hand.append(slot & mine)
            cards.append(slot & CARD)
        if cards:
            self.tell_private(E_DRAW, who.seat, cards, 1 << who.seat, True)

    def take_top(self, who: Player, n: i64, to: list[int], code: i64, knowers: i64) -> list[int]:
        """Move up to n top cards to another zone, in that order, as one batch; `knowers` see them (mask of seats)."""
        taken: list[int] = []
        first: i64 = len(who.deck)
        if not self.second_edition and 0 < first < n and who.discard:
            self._take(who, first, to, code, knowers, taken)
            n -= first
        self._take(who, self.make_ready(who, n), to, code, knowers, taken)
        return taken

    def _take(self, who: Player, n: i64, to: list[int], code: i64, knowers: i64, taken: list[int]) -> None:
        cards: list[int] = []
        for _ in range(n):
            slot: i64 = who.deck.pop() | knowers << KNOWN
            to.append(slot)
            cards.append(slot & CARD)
        taken.extend(cards)
        if cards and self.events is not None:
            self.tell_private(code, who.seat, cards, EVERYONE if knowers << KNOWN == self.all else knowers, True)

    # --- the hand ---------------------------------------------------------------------------------------------------

    def leave_hand(self, who: Player, card: i64, seen_by: i64) -> None:
        """Take one copy out of a hand; `seen_by` (mask of seats) see which card went."""
        hand = who.hand
        best: i64 = -1
        place: i64 = -1
        known: i64 = 0
        i: i64 = 0
        n: i64 = len(hand)
        while i < n:
            slot: i64 = hand[i]
            known |= slot
            if slot & CARD == card and slot > best:  # the copy most others know: what stays is less known (never more)
                best = slot
                place = i
            i += 1
        assert place >= 0, "the card is not in this hand"
        del hand[place]
        if known > CARD:
            self._forget(hand, card, seen_by << KNOWN, best)

    def _forget(self, hand: list[int], card: i64, seen_by: i64, gone: i64) -> None:
        """Whoever did not see the departure knows nothing of this hand; who did has one known copy less."""
        owing: i64 = ~(gone | CARD)  # whose known copy, if they have one, is another than the one taken
        for i in range(len(hand)):
            slot: i64 = hand[i] & (seen_by | CARD)
            if slot & CARD == card:
                lost: i64 = slot & owing
                owing &= ~lost
                slot &= ~lost
            hand[i] = slot

    def show_in_hand(self, who: Player, card: i64) -> None:
        """Reveal a card that stays in hand: everyone knows it is there, and for all one can tell it is the copy one knew."""
        place: i64 = -1
        unaware: i64 = self.all & ~(1 << (KNOWN + who.seat))
        for i in range(len(who.hand)):
            slot: i64 = who.hand[i]
            if slot & CARD == card:
                unaware &= ~slot
                place = i
        assert place >= 0, "the card is not in this hand"
        who.hand[place] |= unaware

    def show_hand(self, who: Player) -> None:
        """Reveal the whole hand."""
        seen: i64 = self.all & ~(1 << (KNOWN + who.seat))
        for i in range(len(who.hand)):
            who.hand[i] |= seen

    # --- discarding, trashing, gaining --------------------------------------------------------------------------------

    def discard_from_hand(self, who: Player, cards: list[int]) -> None:
        """Cards discarded together, bottom to top: only the last is seen (D-6)."""
        last: i64 = len(cards) - 1
        for i in range(len(cards)):
            card: i64 = cards[i]
            if i == last:
                self.leave_hand(who, card, EVERYONE)
                who.discard.append(card | self.all)
            else:
                self.leave_hand(who, card, 0)
                who.discard.append(card | 1 << (KNOWN + who.seat))
        if cards and self.events is not None:
            self._tell_discards(who, cards)

    def _tell_discards(self, who: Player, cards: list[int]) -> None:
        """The owner knows all of them, everyone how many and the one on top."""
        mine = 1 << who.seat
        if len(cards) > 1:
            self.tell_private(E_DISCARD, who.seat, cards[:-1], mine, False)
        self.tell_shown(E_DISCARD, who.seat, cards[-1:])

    def discard_zone(self, who: Player, zone: list[int]) -> None:
        """Discard a whole zone of cards that everyone has seen, in order."""
        cards: list[int] = []
        for slot in zone:
            card: i64 = slot & CARD
            cards.append(card)
            who.discard.append(card | self.all)
        zone.clear()
        if cards and self.events is not None:
            self.tell(E_DISCARD, who.seat, cards)

    def to_trash(self, who: Player, card: i64) -> None:
        """Book a card that has just left a zone of its owner into the trash."""
        self.trash_pile.append(card)
        who.owned[card] -= 1
        if self.events is not None:
            self.tell_shown(E_TRASH, who.seat, [card])

    def gain(self, who: Player, pile: i64, to: list[int] | None = None) -> bool:
        """Take a card from the Supply to the discard, or to another zone of the player; False if the pile is empty."""
        if self.supply[pile] == 0:
            return False
        self.supply[pile] -= 1
        if self.supply[pile] == 0:
            self.stock &= ~(1 << pile)
        who.owned[pile] += 1
        code: i64 = E_GAIN
        if to is None:
            who.discard.append(pile | self.all)
        elif to is who.hand:
            code = E_GAIN_TO_HAND
            to.append(pile | self.all & ~(1 << (KNOWN + who.seat)))
        else:
            code = E_GAIN_ONTO_DECK
            to.append(pile | self.all)
        if self.events is not None:
            self.tell(code, who.seat, [pile])
        return True

    # --- names at the edge ------------------------------------------------------------------------------------------

    def option_name(self, option: i64) -> str:
        return self.kingdom.option_name(option)

    def option_named(self, name: str) -> i64:
        return self.kingdom.option_named(name)

    def verb_name(self, verb: i64) -> str:
        return VERBS[verb]

    def reason_name(self, reason: i64) -> str:
        return reason_name(reason)

    def event_name(self, code: i64) -> str:
        return EVENTS[code]

    def turn_number(self) -> i64:
        return self.turn


def names(board: Board, zone: list[int]) -> list[str]:
    """The ids of the cards of a zone, in its order."""
    return [board.kingdom.cards[slot & CARD].id for slot in zone]
