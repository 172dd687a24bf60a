"""Phase 1: four cards to each seat, keep one and pass the rest to the left, until every hand has four."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.decision import FINE
from signoria.intrigo.state import DRAFT, HAND_SIZE, Board
from signoria.intrigo.words import BAD_PARAM, CARD_NOT_IN_PACK, E_KEEP, E_PACK, WRONG_PHASE, bit, is_card

CHOICES: Final[i64] = 3  # the last card of a pack leaves no choice


def begin_draft(board: Board) -> None:
    """Shuffle all intrigue cards in play and deal four to each seat (DR-1)."""
    cards = board.terms.deck[:]
    board.rng.shuffle(cards)
    board.slots[:] = cards
    board.step = 0
    board.phase = DRAFT
    sort_packs(board)
    _tell_packs(board)


def first_slot(board: Board, seat: i64, step: i64) -> i64:
    """Where the pack stands that lies before a seat at a step: it was dealt that many seats to the right (DR-5)."""
    return (seat + 2 * board.seats - step) % board.seats * HAND_SIZE + step


def pack(board: Board, seat: i64) -> list[int]:
    """The cards a seat may keep one of, in card order."""
    at = first_slot(board, seat, board.step)
    return board.slots[at : at + HAND_SIZE - board.step]


def pack_mask(board: Board, seat: i64) -> i64:
    mask: i64 = 0
    at: i64 = first_slot(board, seat, board.step)
    end: i64 = at + HAND_SIZE - board.step
    while at < end:
        card: i64 = board.slots[at]
        mask |= bit(card)
        at += 1
    return mask


def why_not_keep(board: Board, seat: i64, option: i64) -> i64:
    """0 if the seat may keep this card, else the reason."""
    if not is_card(option):
        return WRONG_PHASE if option >= 0 else BAD_PARAM
    if (pack_mask(board, seat) >> option) & 1:
        return FINE
    return CARD_NOT_IN_PACK if (board.terms.box >> option) & 1 else BAD_PARAM


def keep_all(board: Board, picks: list[int]) -> None:
    """Every seat's pick at once, in seat order; then the packs go to the left. The last card is kept unasked (DR-2)."""
    for seat in range(board.seats):
        _keep(board, seat, picks[seat])
    board.step += 1
    if board.events is not None:
        _tell_packs(board)
    if board.step == CHOICES:
        for seat in range(board.seats):
            _keep(board, seat, board.slots[first_slot(board, seat, CHOICES)])
        board.step = HAND_SIZE


def _keep(board: Board, seat: i64, card: i64) -> None:
    """Move the card to the front of what is left of its pack: that slot is the seat's now."""
    slots = board.slots
    front: i64 = first_slot(board, seat, board.step)
    at: i64 = front
    while slots[at] != card:
        at += 1
    while at > front:  # the rest stays in card order
        slots[at] = slots[at - 1]
        at -= 1
    slots[front] = card
    board.players[seat].take(card)
    if board.events is not None:
        board.tell_privately(E_KEEP, seat, [card])


def sort_packs(board: Board) -> None:
    """Sort packs by card, so that their order says nothing."""
    for seat in range(board.seats):
        at = first_slot(board, seat, board.step)
        end = at + HAND_SIZE - board.step
        board.slots[at:end] = sorted(board.slots[at:end])


def _tell_packs(board: Board) -> None:
    if board.events is not None:
        for seat in range(board.seats):
            board.tell_privately(E_PACK, seat, pack(board, seat))
