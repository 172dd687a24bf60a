"""Dealing anew what one seat cannot know: the others' hands and packs, within all that the seat can tell of them."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.rng import Rng
from signoria.intrigo.draft import sort_packs
from signoria.intrigo.knowledge import OWN, Knowledge, group_of, taker
from signoria.intrigo.state import DRAFT, HAND_SIZE, Board


def redeal(board: Board, seat: i64, rng: Rng) -> None:
    """Deal anew, in place, what `seat` does not know (-1: a spectator). Every deal it cannot rule out is equally likely.

    Where hidden cards were leaves no trace: the same random numbers deal the same to a seat that knows the same.
    """
    if board.phase == DRAFT:
        _deal_draft(board, seat, rng)
    else:
        _deal_hands(board, seat, rng)


def _deal_draft(board: Board, seat: i64, rng: Rng) -> None:
    """Nothing has been laid yet: cards of a group change places freely, in hands and in packs."""
    for g in range(board.seats + 1):
        group = [slot for slot in range(len(board.slots)) if group_of(board, seat, slot) == g]
        cards = sorted([board.slots[slot] for slot in group])
        rng.shuffle(cards)
        for i in range(len(group)):
            board.slots[group[i]] = cards[i]
    sort_packs(board)
    for who in board.players:
        who.hand.clear()
    for slot in range(len(board.slots)):
        if slot % HAND_SIZE < board.step:
            board.players[taker(board, slot)].take(board.slots[slot])


def _deal_hands(board: Board, seat: i64, rng: Rng) -> None:
    known = Knowledge(board, seat)
    _enter_any_world(known, rng)
    dealt: list[list[list[int]]] = []  # cards by group and seat
    for g in range(len(known.groups)):
        dealt.append(_deal_group(known, g, rng))
    if known.remembers:
        _write_slots(board, seat, dealt)
    for who in board.players:
        if who.seat != seat:
            who.hand.clear()
            for group in dealt:
                for card in group[who.seat]:
                    who.take(card)
            if known.remembers:
                for card in who.laid:
                    who.hand.remove(card)


def _enter_any_world(known: Knowledge, rng: Rng) -> None:
    if not known.copies:
        return
    weights: list[int] = []
    total: i64 = 0
    for possible in range(known.worlds):
        weight = known.enter(possible)
        weights.append(weight)
        total += weight
    at: i64 = rng.below(total)
    world: i64 = 0
    while at >= weights[world]:
        at -= weights[world]
        world += 1
    known.enter(world)


def _deal_group(known: Knowledge, g: i64, rng: Rng) -> list[list[int]]:
    """What each seat took of a group: what is known of it, the copies of this world, and any of the other cards."""
    group = known.groups[g]
    cards = sorted(group.cards)
    rng.shuffle(cards)
    hands: list[list[int]] = []
    for seat in range(known.board.seats):
        taken = group.fixed[seat][:]
        for copy in known.copies:
            if copy.group == g and copy.holder == seat:
                taken.append(copy.card)
        for _ in range(known.room(g, seat)):
            taken.append(cards.pop())
        hands.append(taken)
    assert not cards, "a card of the draft is nobody's"
    return hands


def _write_slots(board: Board, seat: i64, dealt: list[list[list[int]]]) -> None:
    left = [[hand[:] for hand in group] for group in dealt]
    for slot in range(len(board.slots)):
        g = group_of(board, seat, slot)
        if g != OWN:
            board.slots[slot] = left[g][taker(board, slot)].pop()
