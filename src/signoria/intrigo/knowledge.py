"""What a seat can tell of the other hands: from the packs it held, from what was laid since, from courtesans' calls.

The cards that a seat does not hold fall into groups: those it passed on with one pack, of which every later taker has one,
and those it never saw. Within a group any card may be anyone's who has room there. Only a doubled card blurs this: when it
is laid, it may have come out of either group, so its copies are followed one by one through all that is possible.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.intrigo.state import HAND_SIZE, OVER, PLACEMENT, Board
from signoria.intrigo.words import FIRST_CHARACTER

OWN: Final[i64] = -1
UNSEEN: Final[i64] = 0  # the group of cards the seat never saw; 1 + j: passed on with the pack dealt to seat j


def group_of(board: Board, seat: i64, slot: i64) -> i64:
    """To which group a slot of the draft belongs for a seat (-1: a spectator, who has seen no pack)."""
    if seat < 0:
        return UNSEEN
    dealt_to: i64 = slot // HAND_SIZE
    turn: i64 = slot % HAND_SIZE
    came: i64 = (seat + board.seats - dealt_to) % board.seats  # the step at which this pack came to the seat
    if came > board.step or turn < came:
        return UNSEEN
    if turn == came or came == board.step:
        return OWN
    if turn == came + board.seats:  # three players: the last card of a pack comes back (DR-5)
        return OWN if board.step == HAND_SIZE else 1 + dealt_to
    return 1 + dealt_to


def taker(board: Board, slot: i64) -> i64:
    """The seat whose slot this is once the draft is over (DR-5)."""
    return (slot // HAND_SIZE + slot % HAND_SIZE) % board.seats


class Group:
    """Cards of which a seat knows how many each player took, but not which."""

    def __init__(self, seats: i64) -> None:
        self.slots: list[int] = [0] * seats  # how many each player took
        self.fixed: list[list[int]] = [[] for _ in range(seats)]  # laid since, so known
        self.cards: list[int] = []  # the others


class Copy:
    """One copy of a doubled card, somewhere in its group."""

    def __init__(self, group: i64, card: i64) -> None:
        self.group = group
        self.card = card
        self.holder: i64 = 0  # who took it in the world that is looked at


class Knowledge:
    """All that is possible for one seat: groups of single cards, and where the copies of doubled cards may be.

    A world says which player took each copy; its weight is the number of ways to deal the rest, so that every complete
    deal is equally likely.
    """

    def __init__(self, board: Board, seat: i64) -> None:
        self.board = board
        self.seat = seat
        self.groups: list[Group] = [Group(board.seats) for _ in range(board.seats + 1)]
        self.copies: list[Copy] = []
        self.remembers = len(board.slots) > 0
        if self.remembers:
            self._from_draft()
        else:
            self._from_hands()
        self._follow_copies()
        self.worlds: i64 = 1
        for _ in self.copies:
            self.worlds *= board.seats

    def _from_draft(self) -> None:
        board = self.board
        where: list[int] = [OWN] * FIRST_CHARACTER  # the group of every single card
        for slot in range(len(board.slots)):
            g: i64 = group_of(board, self.seat, slot)
            if g != OWN:
                card = board.slots[slot]
                group = self.groups[g]
                group.cards.append(card)
                group.slots[taker(board, slot)] += 1
                where[card] = g
        for who in board.players:
            if who.seat != self.seat:
                for card in who.laid:
                    if not self._is_doubled(card):
                        group = self.groups[where[card]]
                        group.cards.remove(card)
                        group.fixed[who.seat].append(card)

    def _from_hands(self) -> None:
        """Nobody remembers a draft: any card may be in any other hand."""
        group = self.groups[UNSEEN]
        for who in self.board.players:
            if who.seat != self.seat:
                group.cards.extend(who.hand)
                group.slots[who.seat] = len(who.hand)

    def _is_doubled(self, card: i64) -> bool:
        return (self.board.terms.doubled >> card) & 1 != 0

    def _follow_copies(self) -> None:
        if self.board.terms.doubled == 0:
            return
        for g in range(len(self.groups)):
            group = self.groups[g]
            single: list[int] = []
            for card in group.cards:
                if self._is_doubled(card):
                    self.copies.append(Copy(g, card))
                else:
                    single.append(card)
            group.cards = single

    def enter(self, world: i64) -> i64:
        """Give each copy the holder it has in this world; its weight, 0 if it is impossible."""
        seats: i64 = self.board.seats
        for copy in self.copies:
            copy.holder = world % seats
            world //= seats
        if not self._fits_what_was_seen():
            return 0
        weight: i64 = 1
        for g in range(len(self.groups)):
            group = self.groups[g]
            for seat in range(seats):
                slots: i64 = group.slots[seat]
                known: i64 = len(group.fixed[seat]) + self.copies_of(g, seat)
                while known > 0:
                    weight *= slots
                    slots -= 1
                    known -= 1
        return weight

    def copies_of(self, g: i64, seat: i64) -> i64:
        """How many copies of this group the player holds in this world."""
        found: i64 = 0
        for copy in self.copies:
            if copy.group == g and copy.holder == seat:
                found += 1
        return found

    def _fits_what_was_seen(self) -> bool:
        """Every copy laid was its player's, and who had none to lay has none left (KN-3)."""
        for copy in self.copies:
            who = self.board.players[copy.holder]
            if who.seat == self.seat:
                return False
            if (who.lacks >> copy.card) & 1 and self.held(copy.holder, copy.card) > self.laid(copy.holder, copy.card):
                return False
        if self.remembers:
            for who in self.board.players:
                if who.seat != self.seat:
                    for card in who.laid:
                        if self._is_doubled(card) and self.held(who.seat, card) < self.laid(who.seat, card):
                            return False
        return True

    def held(self, seat: i64, card: i64) -> i64:
        """How many copies of a doubled card the player took in this world."""
        found: i64 = 0
        for copy in self.copies:
            if copy.card == card and copy.holder == seat:
                found += 1
        return found

    def laid(self, seat: i64, card: i64) -> i64:
        """How many of those came into the palace."""
        return self.board.players[seat].laid.count(card) if self.remembers else 0

    def room(self, g: i64, seat: i64) -> i64:
        """For how many unknown single cards of a group the player has room in this world."""
        group = self.groups[g]
        return group.slots[seat] - len(group.fixed[seat]) - self.copies_of(g, seat)


class Holders:
    """For each card outside the palace and this seat's hand: who may hold a copy, and who certainly does."""

    def __init__(self, board: Board, seat: i64) -> None:
        self.may: list[int] = [0] * FIRST_CHARACTER  # masks of seats
        self.sure: list[int] = [0] * FIRST_CHARACTER
        if board.phase != PLACEMENT and board.phase != OVER:
            return
        known = Knowledge(board, seat)
        everyone = (1 << board.seats) - 1
        certain: list[int] = [everyone] * FIRST_CHARACTER
        for world in range(known.worlds):
            if known.enter(world) > 0:
                self._see(known, certain)
        for card in range(FIRST_CHARACTER):
            may = self.may[card]
            doubled = (board.terms.doubled >> card) & 1
            self.sure[card] = may & certain[card] if doubled or may & (may - 1) == 0 else 0

    def _see(self, known: Knowledge, certain: list[int]) -> None:
        for g in range(len(known.groups)):
            seats = 0
            for seat in range(known.board.seats):
                if known.room(g, seat) > 0:
                    seats |= 1 << seat
            for card in known.groups[g].cards:
                self.may[card] |= seats
        for copy in known.copies:
            holders = 0
            for seat in range(known.board.seats):
                if known.held(seat, copy.card) > known.laid(seat, copy.card):
                    holders |= 1 << seat
            self.may[copy.card] |= holders
            certain[copy.card] &= holders
