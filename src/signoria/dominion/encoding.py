"""What a seat sees of a game of Dominion as a row of numbers. It selects, as the view does: a new zone is hidden until shown here.

Cards are counted by pile. The other players follow in turn order, beginning with the left neighbor.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.core.decision import Question
from signoria.core.encoding import Encoding, fill_up, word_of
from signoria.core.state import State
from signoria.core.zone import Zone
from signoria.dominion.counting import owned_as_counted
from signoria.dominion.question import CardQuestion
from signoria.dominion.state import CARD, KNOWN, Board, Player
from signoria.dominion.turn import Dominion
from signoria.dominion.view import DominionView
from signoria.dominion.words import PILES, VERBS

HEAD = (
    "seat",
    "active",
    "turn",
    "phase",
    "verb",
    "source",  # the pile whose card asks; -1: none
    "about",  # the pile a yes or no is about; -1: none
    "least",
    "most",
    "actions",
    "buys",
    "coins",
    "turns",
    "deck",
)
OTHER = ("hand", "turns", "discard_top")
# What is written most often comes first: it shares lines of memory. The books are written where they have changed.
CHANGING = ("hand", "in_play", "picked", "revealed")
BOOKS = ("supply", "costs", "trash", "owned")

HEAD_WORDS: Final[i64] = 4
PILE_WORDS: Final[i64] = 5
UNWRITTEN: Final[i64] = -1
REDUCTION: Final[i64] = 255 << 8  # what costs are reduced by, in a stamp
# Parts that are often empty, as bits; those of the others follow. A part that was empty and still is isn't written.
PICKED: Final[i64] = 1
IN_PLAY: Final[i64] = 2
REVEALED: Final[i64] = 4
OTHERS: Final[i64] = 8
ANYTHING: Final[i64] = -1


def fields_for(seats: int) -> list[tuple[str, int]]:
    """The parts of a row; those of the others are named by how many seats to the left they are."""
    fields = [(name, 1) for name in HEAD]
    fields.append(("_head", fill_up(len(HEAD))))
    others = range(1, seats)
    for step in others:
        fields += [(f"{step}_{name}", 1) for name in OTHER]
        fields.append((f"_{step}", fill_up(len(OTHER))))
    for name in (*CHANGING, *(f"{step}_known_hand" for step in others), *BOOKS, *(f"{step}_owned" for step in others)):
        fields += [(name, int(PILES)), (f"_{name}", fill_up(int(PILES)))]
    return fields


class DominionEncoding(Encoding):
    def __init__(self, seats: int) -> None:
        super().__init__(fields_for(seats), list(VERBS))
        self.stamps = vec[i64]()  # for each row, which books it shows, and to whom
        self.filled = vec[i64]()  # for each row, the mask of the parts below with a number that isn't 0

    def forget(self, row: i64) -> None:
        while len(self.stamps) <= row:
            self.stamps = append(self.stamps, UNWRITTEN)
            self.filled = append(self.filled, ANYTHING)
        self.stamps[row] = UNWRITTEN
        self.filled[row] = ANYTHING

    def write(self, state: State, question: Question, seat: i64, picks: list[int], block: vec[i64], row: i64) -> None:
        assert isinstance(state, Dominion) and isinstance(question, CardQuestion)
        board: Dominion = state  # looked at once which kind of state it is
        me = board.players[seat]
        at = row * self.words
        _write_head(board, question, me, block, at)
        at += HEAD_WORDS
        piles = at + board.seats - 1  # behind a word for each of the others
        before = self.filled[row]
        filled: i64 = 0
        if len(picks) > 0:
            filled |= PICKED
        in_play = board.players[board.active].in_play
        if in_play.n > 0:
            filled |= IN_PLAY
        if me.revealed.n > 0:
            filled |= REVEALED
        knows: i64 = 1 << (KNOWN + seat)
        _write_zone(me.hand, 0, block, piles)
        piles += PILE_WORDS
        if (filled | before) & IN_PLAY:
            _write_zone(in_play, 0, block, piles)
        piles += PILE_WORDS
        if (filled | before) & PICKED:
            _write_picks(picks, block, piles)
        piles += PILE_WORDS
        if (filled | before) & REVEALED:
            _write_zone(me.revealed, knows, block, piles)
        other_seat = seat
        bit: i64 = OTHERS
        step: i64 = 1
        while step < board.seats:
            piles += PILE_WORDS
            other_seat = left_of(other_seat, board.seats)
            other = board.players[other_seat]
            block[at] = word_of(other.hand.n, other.turns, _top(other.discard), 0)
            at += 1
            if bits_of(other.hand) & knows:
                filled |= bit
            if (filled | before) & bit:
                _write_zone(other.hand, knows, block, piles)
            bit <<= 1
            step += 1
        self.filled[row] = filled
        stamp = board.books << 16 | board.cost_reduction << 8 | seat
        if stamp != self.stamps[row] or len(board.passes) > 0:
            _write_books(board, me, block, piles + PILE_WORDS, self.stamps[row] ^ stamp)
            self.stamps[row] = stamp


def _write_books(board: Dominion, me: Player, block: vec[i64], at: i64, changed: i64) -> None:
    """What changes when cards are gained, trashed or passed, and when their cost does."""
    if changed >> 16:
        _write_counts(board.supply.slots, block, at)
        _write_zone(board.trash_pile, 0, block, at + 2 * PILE_WORDS)
    if changed & REDUCTION:
        _write_costs(board, block, at + PILE_WORDS)
    at += 3 * PILE_WORDS
    _write_counts(me.owned.slots, block, at)
    other_seat = me.seat
    step: i64 = 1
    while step < board.seats:
        at += PILE_WORDS
        other_seat = left_of(other_seat, board.seats)
        if len(board.passes) > 0:
            _write_counts(Zone(owned_as_counted(board, me.seat)[other_seat]).slots, block, at)
        else:
            _write_counts(board.players[other_seat].owned.slots, block, at)
        step += 1


def _write_head(board: Board, question: CardQuestion, me: Player, block: vec[i64], at: i64) -> None:
    phase = board.phase
    if me.seat != board.active:
        phase = DominionView(board, me.seat).phase()
    block[at] = word_of(me.seat, board.active, board.turn, phase)
    block[at + 1] = word_of(question.verb, question.source, question.about, question.least)
    block[at + 2] = word_of(question.most, board.actions, board.buys, board.coins)
    block[at + 3] = word_of(me.turns, me.deck.n, 0, 0)


def left_of(seat: i64, seats: i64) -> i64:
    seat += 1
    if seat == seats:  # quicker than a remainder
        return 0
    return seat


def bits_of(zone: Zone) -> i64:
    """All bits of its cards together."""
    bits: i64 = 0
    left = zone.n
    for slot in zone.slots:
        if left == 0:
            break
        left -= 1
        bits |= slot
    return bits


def _top(pile: Zone) -> i64:
    """The card on top; -1: none."""
    if pile.n == 0:
        return -1
    return pile.slots[pile.n - 1] & CARD


def _write_counts(counts: vec[i64], block: vec[i64], at: i64) -> None:
    """Numbers that are counts of piles already."""
    pile: i64 = 0
    while pile < PILES - 1:
        block[at] = counts[pile] | counts[pile + 1] << 16 | counts[pile + 2] << 32 | counts[pile + 3] << 48
        at += 1
        pile += 4
    block[at] = counts[PILES - 1]


def _write_costs(board: Board, block: vec[i64], at: i64) -> None:
    pile: i64 = 0
    while pile < PILES - 1:
        block[at] = word_of(board.cost(pile), board.cost(pile + 1), board.cost(pile + 2), board.cost(pile + 3))
        at += 1
        pile += 4
    block[at] = board.cost(PILES - 1)


def _write_picks(picks: list[int], block: vec[i64], at: i64) -> None:
    _clear(block, at)
    for pick in picks:
        if pick < PILES:
            _count(pick, block, at)


def _write_zone(zone: Zone, knows: i64, block: vec[i64], at: i64) -> None:
    """Count the cards of a zone that are known by this bit, 0: all of them."""
    _clear(block, at)
    left = zone.n
    for slot in zone.slots:
        if left == 0:
            break
        left -= 1
        if slot & knows == knows:
            _count(slot & CARD, block, at)


def _clear(block: vec[i64], at: i64) -> None:
    end = at + PILE_WORDS
    while at < end:
        block[at] = 0
        at += 1


def _count(pile: i64, block: vec[i64], at: i64) -> None:
    """One card more of this pile."""
    one: i64 = pile - pile + 1  # compiled, a literal 1 has 32 bits and can't be shifted that far
    block[at + (pile >> 2)] += one << ((pile & 3) << 4)
