"""Zones, supply and counters of a game of Dominion, and who knows which card: the data of a game, and no rules.

A card is the number of its pile. In a zone it may carry who knows it: bits above the pile number, one per seat. In a
deck, a discard and among revealed cards the bits are all its knowers; in a hand they are the others who know it. `zones`
moves cards and keeps the bits right.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from signoria.core.event import EVERYONE, Event
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.core.zone import Zone
from signoria.dominion.card import Counter
from signoria.dominion.kingdom import EVERY_PILE, FIRST_COUNTERS, Kingdom
from signoria.dominion.words import (
    END_ACTIONS,
    END_TURN,
    EVENTS,
    PILES,
    VERBS,
    reason_name,
)

CARD: Final[i64] = 31  # slot & CARD is the pile
KNOWN: Final[i64] = 5  # slot >> KNOWN are the knowers
GONE: Final[i64] = -1  # the place of a card that has left the play area

NO_CARDS: Final = Zone()  # shared by all who have none, and never changed: a copy is spared making its own


def _copy_of(zone: Zone) -> Zone:
    """A copy of a zone that is empty most of the time."""
    if zone.n == 0:
        return NO_CARDS
    return zone.copy()


def _loaded(zone: Zone, other: Zone) -> Zone:
    """Such a zone with another's contents: in place, if it has been used before."""
    if zone is NO_CARDS:
        return _copy_of(other)
    zone.load(other)
    return zone


@mypyc_attr(acyclic=True)
class Player:
    """One seat's cards. Zones change in place; decks and discards have their top at the end."""

    __slots__ = ("aside", "deck", "discard", "hand", "in_play", "owned", "revealed", "seat", "turns")

    def __init__(
        self,
        seat: i64,
        hand: Zone,
        deck: Zone,
        discard: Zone,
        in_play: Zone,
        aside: Zone,
        revealed: Zone,
        owned: Zone,
        turns: i64,
    ) -> None:
        self.seat = seat
        self.hand = hand
        self.deck = deck
        self.discard = discard
        # These three are empty most of the time; `open_in_play` and the like come before cards are put into them.
        self.in_play = in_play
        self.aside = aside  # face up beside the play area
        self.revealed = revealed  # shown or looked at: out of the deck, part of no shuffle
        self.owned = owned  # copies of each pile in all zones together; see `Board.open_books`
        self.turns = turns

    def copy(self) -> Player:
        """Shares what is owned with the copy."""
        return Player(
            self.seat,
            self.hand.copy(),
            self.deck.copy(),
            self.discard.copy(),
            _copy_of(self.in_play),
            _copy_of(self.aside),
            _copy_of(self.revealed),
            self.owned,
            self.turns,
        )

    def open_in_play(self) -> Zone:
        """The play area, to put cards into."""
        if self.in_play is NO_CARDS:
            self.in_play = Zone()
        return self.in_play

    def open_aside(self) -> Zone:
        """The zone of cards set aside, to put cards into."""
        if self.aside is NO_CARDS:
            self.aside = Zone()
        return self.aside

    def open_revealed(self) -> Zone:
        """The zone of revealed cards, to put cards into."""
        if self.revealed is NO_CARDS:
            self.revealed = Zone()
        return self.revealed

    def load(self, other: Player) -> None:
        self.hand.load(other.hand)
        self.deck.load(other.deck)
        self.discard.load(other.discard)
        self.in_play = _loaded(self.in_play, other.in_play)
        self.aside = _loaded(self.aside, other.aside)
        self.revealed = _loaded(self.revealed, other.revealed)
        self.owned.load(other.owned)
        self.turns = other.turns


def _new_player(seat: i64) -> Player:
    return Player(seat, Zone(), Zone(), Zone(), Zone(), Zone(), Zone(), Zone([0] * PILES), 0)


# Shared by boards that have none, and never changed: a copy is spared making its own.
NO_PLAYERS: Final[list[Player]] = []
NO_ROWS: Final[list[list[int]]] = []


class Board(State):
    """Everything on the table."""

    # In plain Python, an object with more than 30 attributes and without slots takes three times as long to make.
    __slots__ = (
        "actions",
        "actions_played",
        "active",
        "all",
        "books",
        "books_shared",
        "buys",
        "choose_discard_top",
        "coins",
        "cost_reduction",
        "depth",
        "kingdom",
        "memory",
        "nonempty_piles",
        "passes",
        "phase",
        "players",
        "second_edition",
        "silvers_played",
        "source",
        "stacked",
        "supply",
        "taken",
        "this",
        "trash_pile",
        "turn",
        "unaffected",
    )

    def __init__(self, kingdom: Kingdom, seats: i64, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.events: list[Event] | None = None
        # What is looked at seldom comes first, so that the rest shares lines of memory in a compiled game.
        # These two and `passes` are shared by copies, so they're replaced, never changed.
        # [seat, card, …] top to bottom: what the next shuffles must return, for positions and tests
        self.stacked = NO_ROWS
        self.memory: list[int] = kingdom.blank  # what cards remember for this turn, by place
        self.trash_pile = NO_CARDS
        self.books_shared = True  # with copies of this board
        self.taken: Zone | None = None  # Treasures between hand and play, while all of them are played
        # options of the table
        self.second_edition = True  # which rules profile: the order of shuffle events and of the clean-up
        self.choose_discard_top = False
        # the card whose text is being carried out
        self.source: i64 = -1
        self.this: i64 = GONE  # its place in the play area
        self.unaffected: i64 = 0  # mask of seats unaffected by this play
        self.depth: i64 = 0  # how many plays and reactions are being carried out, one inside the other; for the log
        self.actions_played: i64 = 0
        self.silvers_played: i64 = 0
        # The bits of a card known to everyone: one for each seat, and one for spectators.
        self.all: i64 = ((2 << seats) - 1) << KNOWN
        # The books: the Supply, the trash, and what each player owns. `open_books` comes before every change.
        self.supply = NO_CARDS  # cards left in each pile
        self.nonempty_piles: i64 = 0  # mask of the piles with cards left
        self.books: i64 = 0  # how often they were opened
        # [from, to, card]: cards that changed owner unseen by third parties
        self.passes = NO_ROWS
        self.kingdom = kingdom
        self.players = NO_PLAYERS
        # the turn
        self.cost_reduction: i64 = 0
        self.coins: i64 = 0
        self.buys: i64 = 0
        self.actions: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = 0
        self.active: i64 = 0

    def begin_copy(self, other: Board, rng: Rng) -> None:
        """All that `load_table` leaves alone, for a copy made without `__init__`."""
        self.kingdom = other.kingdom
        self.seats = other.seats
        self.all = other.all
        self.rng = rng
        self.events = None
        self.players = NO_PLAYERS
        self.taken = None
        self.books = 0

    def sit_down(self) -> None:
        """Everyone takes a seat, with nothing yet."""
        self.players = [_new_player(seat) for seat in range(self.seats)]

    def open_books(self) -> None:
        """Have the books to oneself, to change them: copies share them up to here."""
        self.books += 1
        if self.books_shared:
            self.supply = self.supply.copy()
            self.trash_pile = self.trash_pile.copy()
            for who in self.players:
                who.owned = who.owned.copy()
            self.books_shared = False

    def load_board(self, other: Board) -> None:
        """Take over everything; into an empty board as copies, into one in use in place."""
        self.rng = other.rng.copy()
        self.load_table(other)

    def load_table(self, other: Board) -> None:
        """Take over everything but the chance to come."""
        if self.players:
            self.open_books()
            self.supply.load(other.supply)
            self.trash_pile.load(other.trash_pile)
            i: i64 = 0
            n: i64 = other.seats
            while i < n:
                self.players[i].load(other.players[i])
                i += 1
        else:
            self.supply = other.supply
            self.trash_pile = other.trash_pile
            self.players = [who.copy() for who in other.players]
            self.books_shared = True
            other.books_shared = True
        self.nonempty_piles = other.nonempty_piles
        self.stacked = other.stacked
        self.passes = other.passes
        self.second_edition = other.second_edition
        self.choose_discard_top = other.choose_discard_top
        self.stops = other.stops
        self.phase = other.phase
        self.active = other.active
        self.turn = other.turn
        self.actions = other.actions
        self.buys = other.buys
        self.coins = other.coins
        self.actions_played = other.actions_played
        self.cost_reduction = other.cost_reduction
        self.silvers_played = other.silvers_played
        self.memory = other.memory
        self.source = other.source
        self.this = other.this
        self.unaffected = other.unaffected
        self.depth = other.depth

    def key(self) -> bytes:
        parts: list[object] = [
            self.kingdom.chosen(),
            self.supply.numbers(),
            sorted(self.trash_pile),
            self.rng.numbers(),
        ]
        for who in self.players:
            zones = (who.hand, who.deck, who.discard, who.in_play, who.aside, who.revealed)
            parts.append([*[zone.numbers() for zone in zones], who.turns])
        parts.append([self.second_edition, self.choose_discard_top, self.phase, self.active, self.turn])
        parts.append([self.actions, self.buys, self.coins, self.actions_played, self.cost_reduction])
        memory = self.remembered()
        first = [memory.pop(name) for name in FIRST_COUNTERS]
        parts.append([*first, self.silvers_played, self.source, self.this, self.unaffected])
        parts.append([self.stacked, self.passes])
        if memory:
            parts.append(sorted(memory.items()))
        recipes = [card.recipe for card in self.kingdom.cards if card.recipe]
        if recipes:
            parts.append(recipes)
        return repr(parts).encode()

    def remembered(self) -> dict[str, int]:
        """All that cards remember for this turn, by name."""
        return {name: self.memory[index] if index >= 0 else 0 for name, index in self.kingdom.counted}

    def remember(self, counter: Counter, n: i64) -> None:
        """Add to what a card remembers for the rest of the turn."""
        memory = self.memory[:]
        memory[counter.index] += n
        self.memory = memory

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

    def is_affected(self, who: Player) -> bool:
        """Whether the Attack being played does anything to the player."""
        return (self.unaffected >> who.seat) & 1 == 0

    def victims(self) -> list[Player]:
        """The other players who are not unaffected, in turn order."""
        return [who for who in self.others() if self.is_affected(who)]

    # --- costs ------------------------------------------------------------------------------------------------------

    def cost(self, pile: i64) -> i64:
        """What the card costs now, wherever it is."""
        cost = self.kingdom.cost.slots[pile] - self.cost_reduction
        if cost < 0:  # a conditional expression would make objects
            return 0
        return cost

    def fill_supply(self, counts: list[int]) -> None:
        """Lay out the Supply."""
        self.open_books()
        self.supply.refill(counts)
        self.nonempty_piles = 0
        for pile in range(PILES):
            if counts[pile] > 0:
                self.nonempty_piles |= 1 << pile

    def empty_piles(self) -> i64:
        """How many piles of the Supply have run out."""
        gone: i64 = EVERY_PILE & ~self.nonempty_piles
        empty: i64 = 0
        while gone:
            gone &= gone - 1
            empty += 1
        return empty

    # --- telling ----------------------------------------------------------------------------------------------------

    def tell(self, code: i64, seat: i64, things: list[int]) -> None:
        """Something everyone sees."""
        if self.events is not None:
            self.note(Event(code, seat, things, self.source, EVERYONE, EVERYONE, False, self.depth))

    def tell_shown(self, code: i64, seat: i64, things: list[int]) -> None:
        """Something hidden that everyone sees now."""
        if self.events is not None:
            self.note(Event(code, seat, things, self.source, EVERYONE, EVERYONE, True, self.depth))

    def tell_private(self, code: i64, seat: i64, things: list[int], seen_by: i64, reveals: bool) -> None:
        """Everyone learns how many; only some learn which."""
        if self.events is not None:
            self.note(Event(code, seat, things, self.source, seen_by, EVERYONE, reveals, self.depth))

    # --- names at the edge ------------------------------------------------------------------------------------------

    def option_name(self, option: i64) -> str:
        return self.kingdom.option_name(option)

    def option_word(self, option: i64) -> str:
        """Whatever ends a phase is `end`: no question offers two of them."""
        return "end" if END_ACTIONS <= option <= END_TURN else self.option_name(option).replace("_", " ")

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


def names(board: Board, zone: Zone) -> list[str]:
    """The ids of the cards of a zone, in its order."""
    return [board.kingdom.cards[slot & CARD].id for slot in zone]
