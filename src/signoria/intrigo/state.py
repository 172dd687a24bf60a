"""All that lies on the table of a game of Intrigo: seats, palace, bag, pool, stacks, and the cards of the draft. No phases.

An intrigue card is its number, family and value in one: copies of the same card are interchangeable (AS-6). The draft is
remembered as a table of slots, one per pack and pick: slot 4 j + t is the card that the t-th taker took of the pack dealt
to seat j, and the cards still in that pack stand behind it. What a seat knows of the others' hands follows from that table
and from what was laid since; a position written by hand may have no such table, and then nobody knows anything.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.decision import NO_STOP, Question
from signoria.core.event import EVERYONE, Event
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.core.zone import Zone
from signoria.intrigo.palace import Palace, ring_size
from signoria.intrigo.words import (
    CHARACTERS,
    DECLINE,
    EVENTS,
    FAMILIES,
    FIRST_CHARACTER,
    FIRST_TOKEN,
    ORGANISATIONS,
    PER_FAMILY,
    PICK,
    PLACE,
    TIEPOLO,
    VERBS,
    bit,
    option_name,
    option_named,
    reason_name,
)

PHASES: Final = ("draft", "placement", "over")
DRAFT: Final[i64] = 0
PLACEMENT: Final[i64] = 1
OVER: Final[i64] = 2

RESULTS: Final = ("none", "four", "five", "round_limit")
NO_RESULT: Final[i64] = 0
FOUR: Final[i64] = 1
FIVE: Final[i64] = 2
ROUND_LIMIT: Final[i64] = 3

HAND_SIZE: Final[i64] = 4
COPIES: Final[i64] = 3  # of each character
SEALS_OF_EACH: Final[i64] = 3
SEAL_TOTAL: Final[i64] = 15

INFLUENCE_COSTS: Final = (1, 2, 3)  # AS-1: per character, from top to bottom
DUCAT_TOTAL: Final[i64] = 32  # AS-2
MAX_ROUNDS: Final[i64] = 30  # AS-3
FAMILY_VALUES: Final = (2, 3, 4)  # AS-7
TIEPOLO_VALUES: Final = (2, 3, 3, 4)  # AS-7

NONE_BOUGHT: Final = Zone([0] * len(CHARACTERS))


class Terms:
    """What holds for a whole game; shared by copies, never changed."""

    def __init__(
        self, seats: i64, values: list[list[int]], prices: list[int], ducat_total: i64, max_rounds: i64
    ) -> None:
        self.seats = seats
        self.values = values  # of each family's cards
        self.prices = Zone(prices)  # COPIES per character, cheapest first
        self.ducat_total = ducat_total
        self.max_rounds = max_rounds
        self.deck: list[int] = []  # the intrigue cards in play, in order
        self.box: i64 = 0  # mask of all intrigue cards there are
        self.in_play: i64 = 0  # mask of the cards of the deck
        self.doubled: i64 = 0  # mask of the cards in play with more than one copy
        for family in range(len(values)):
            for value in values[family]:
                self._add(family * PER_FAMILY + value, family != TIEPOLO or seats == 4)
        everyone: i64 = (1 << seats) - 1
        self.draft_question = Question(everyone, PICK, 1, 1, False, NO_STOP)
        self.go_questions = [Question(1 << seat, PLACE, 1, 4, True, DECLINE) for seat in range(seats)]

    def _add(self, card: i64, plays: bool) -> None:
        """One card of the box; with three players the Tiepolo cards stay there (SE-1)."""
        mask: i64 = bit(card)
        self.box |= mask
        if plays:
            self.doubled |= self.in_play & mask
            self.in_play |= mask
            self.deck.append(card)

    def numbers(self) -> list[object]:
        return [self.seats, self.values, self.prices.numbers(), self.ducat_total, self.max_rounds]


class Player:
    """One seat's family, money, counters and cards."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.family: i64 = -1
        self.ducats: i64 = 0
        self.counters: list[int] = [0] * len(ORGANISATIONS)
        self.hand: list[int] = []  # in card order; during the draft the cards kept so far
        self.laid: list[int] = []  # the cards of this hand that came into the palace this round, in order
        self.lacks: i64 = 0  # mask of cards everyone knows not to be in this hand (a courtesan asked for them)
        self.gos: i64 = 0  # this round
        self.called: i64 = 0  # cards of this hand that others' courtesans called this round

    def load(self, other: Player) -> None:
        self.family = other.family
        self.ducats = other.ducats
        self.counters[:] = other.counters
        self.hand[:] = other.hand
        self.laid[:] = other.laid
        self.lacks = other.lacks
        self.gos = other.gos
        self.called = other.called

    def numbers(self) -> list[object]:
        cards = [list(self.hand), sorted(self.laid), self.lacks]
        return [self.family, self.ducats, list(self.counters), cards, self.gos, self.called]

    def take(self, card: i64) -> None:
        """Take a card into the hand, which stays in order."""
        at = 0
        while at < len(self.hand) and self.hand[at] < card:
            at += 1
        self.hand.insert(at, card)

    def lay(self, card: i64) -> None:
        """Give a card out of the hand, for all to see."""
        self.hand.remove(card)
        self.laid.append(card)


class Board(State):
    """Everything on the table."""

    def __init__(self, terms: Terms, rng: Rng) -> None:
        self.terms = terms
        self.seats = terms.seats
        self.rng = rng
        self.events: list[Event] | None = None
        self.players: list[Player] = [Player(seat) for seat in range(terms.seats)]
        self.palace = Palace(ring_size(terms.seats))
        self.bag: list[int] = [SEALS_OF_EACH] * len(ORGANISATIONS)  # seals of each organization; drawn at random
        self.pool: i64 = terms.ducat_total
        self.bought = NONE_BOUGHT.copy()  # cards gone from each stack
        self.owners: list[int] = [-1] * len(FAMILIES)  # the seat of each family; -1: nobody's
        self.slots: list[int] = []  # the draft of this round, see above
        self.step: i64 = 0  # picks made in the draft of this round
        self.phase: i64 = DRAFT
        self.round: i64 = 0
        self.first: i64 = 0
        self.active: i64 = 0
        self.result: i64 = NO_RESULT
        self.winner: i64 = -1  # by seals

    def load_board(self, other: Board) -> None:
        self.rng = other.rng.copy()
        i: i64 = 0
        while i < self.seats:
            self.players[i].load(other.players[i])
            i += 1
        self.palace.load(other.palace)
        self.bag[:] = other.bag
        self.pool = other.pool
        self.bought.load(other.bought)
        self.owners[:] = other.owners
        self.slots[:] = other.slots
        self.step = other.step
        self.phase = other.phase
        self.round = other.round
        self.first = other.first
        self.active = other.active
        self.result = other.result
        self.winner = other.winner

    def key(self) -> bytes:
        parts: list[object] = [self.terms.numbers(), [who.numbers() for who in self.players], self.palace.numbers()]
        parts.append([self.bag, self.pool, self.bought.numbers(), self.slots, self.step, self.rng.numbers()])
        parts.append([self.phase, self.round, self.first, self.active, self.result, self.winner])
        return repr(parts).encode()

    def give_families(self, families: list[int]) -> None:
        """Each seat its family card; a family that nobody has is absent."""
        for seat in range(len(families)):
            self.players[seat].family = families[seat]
            self.owners[families[seat]] = seat

    # --- counting ---------------------------------------------------------------------------------------------------

    def cards_in_hands(self) -> i64:
        cards: i64 = 0
        for who in self.players:
            cards += len(who.hand)
        return cards

    def outside(self) -> i64:
        """Mask of the cards of which a copy is in some hand: all that are in play and not in the palace (EF-6)."""
        mask: i64 = 0
        for who in self.players:
            for held in who.hand:
                card: i64 = held
                mask |= bit(card)
        return mask

    def price(self, character: i64) -> i64:
        """The price of the card on top of a stack; -1 if the stack is empty."""
        kind: i64 = character - FIRST_CHARACTER
        gone = self.bought.slots[kind]
        if gone >= COPIES:
            return -1
        return self.terms.prices.slots[kind * COPIES + gone]

    def token_on(self, building: i64) -> int:
        """The number by which events name the token of a building."""
        return FIRST_TOKEN + self.palace.tokens[building]

    def check_conservation(self) -> None:
        """No seal and no ducat comes or goes (EN-6)."""
        seals: i64 = self.palace.count_tokens(False)
        for left in self.bag:
            seals += left
        ducats: i64 = self.pool + self.palace.count_tokens(True)
        for who in self.players:
            ducats += who.ducats
        assert seals == SEAL_TOTAL, f"{seals} seals"
        assert ducats == self.terms.ducat_total, f"{ducats} ducats"

    # --- telling ----------------------------------------------------------------------------------------------------

    def tell(self, code: i64, seat: i64, things: list[int], source: i64 = -1) -> None:
        """Something everyone sees."""
        if self.events is not None:
            self.note(Event(code, seat, things, source, EVERYONE, EVERYONE, False))

    def tell_privately(self, code: i64, seat: i64, things: list[int]) -> None:
        """Only the seat itself learns which cards; the others learn how many."""
        if self.events is not None:
            self.note(Event(code, seat, things, -1, 1 << seat, EVERYONE, True))

    def tell_shown(self, code: i64, seat: i64, things: list[int], source: i64) -> None:
        """Something hidden that everyone sees now."""
        if self.events is not None:
            self.note(Event(code, seat, things, source, EVERYONE, EVERYONE, True))

    # --- names at the edge ------------------------------------------------------------------------------------------

    def option_name(self, option: i64) -> str:
        return option_name(option)

    def option_named(self, name: str) -> i64:
        return option_named(name)

    def verb_name(self, verb: i64) -> str:
        return VERBS[verb]

    def reason_name(self, reason: i64) -> str:
        return reason_name(reason)

    def event_name(self, code: i64) -> str:
        return EVENTS[code]

    def turn_number(self) -> i64:
        return self.round
