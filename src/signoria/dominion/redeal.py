"""Dealing anew what one seat cannot know: every hidden card keeps its place's knowers and changes its face."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.decision import Question
from signoria.core.rng import Rng
from signoria.core.zone import Zone
from signoria.dominion.question import HAND, REVEALED, CardQuestion, priced, zone_of
from signoria.dominion.state import CARD, KNOWN, Board, Player
from signoria.dominion.words import PILES, REVEAL

DEAR: Final[i64] = 8  # a card of this price is hardly ever passed


def redeal(board: Board, seat: i64, question: Question | None, rng: Rng) -> None:
    """Deal anew, in place, what `seat` does not know (-1: a spectator, who knows only what all know)."""
    for who in board.players:
        _deal_again(board, who, seat, rng)
    asked: i64 = question.asked if question is not None else 0
    passes = board.passes[:]
    for i, (giver, taker, card) in enumerate(passes):
        seen = seat in (giver, taker)
        answering = (asked >> giver | asked >> taker) & 1  # their question stays answerable
        if not seen and not answering:
            other = _pass_another(board, board.players[giver], board.players[taker], card, seat, rng)
            passes[i] = [giver, taker, other]
            board.passes = passes
    if isinstance(question, CardQuestion) and question.verb != REVEAL and question.zone in (HAND, REVEALED):
        for who in board.players:
            if (question.asked >> who.seat) & 1 and who.seat != seat:
                _keep_answerable(board, question, who, seat, rng)


def _hidden(board: Board, who: Player, zone: Zone, seat: i64) -> list[int]:
    """Places of a zone whose card the seat does not know."""
    if zone is who.hand and who.seat == seat:
        return []
    knows: i64 = 1 << (KNOWN + (seat if seat >= 0 else board.seats))
    return [i for i in range(len(zone)) if zone.slots[i] & knows == 0]


def _hidden_zones(board: Board, who: Player, seat: i64) -> list[tuple[Zone, list[int]]]:
    zones = (who.hand, who.deck, who.discard, who.revealed)
    return [(zone, _hidden(board, who, zone, seat)) for zone in zones]


def _deal_again(board: Board, who: Player, seat: i64, rng: Rng) -> None:
    """Permute a player's unknown cards over the places they may be in; where they were leaves no trace."""
    zones = [who.hand, who.deck, who.discard, who.revealed]
    if who.seat == seat:
        del zones[0]
    knows: i64 = 1 << (KNOWN + (seat if seat >= 0 else board.seats))
    faces = _hidden_faces(zones, knows)
    rng.shuffle_zone(faces)
    if who.seat != seat:  # nor does the order of a hand, which has no meaning
        hand = who.hand
        i: i64 = 0
        while i < hand.n:
            if hand.slots[i] & knows == 0:
                hand.slots[i] |= CARD
            i += 1
        hand.sort()
    for zone in zones:
        slots = zone.slots
        i = 0
        while i < zone.n:
            if slots[i] & knows == 0:
                slots[i] = slots[i] & ~CARD | faces.pop()
            i += 1


def _hidden_faces(zones: list[Zone], knows: i64) -> Zone:
    """The cards of these zones without a bit of `knows`, in pile order."""
    copies = Zone([0] * PILES)
    n: i64 = 0
    for zone in zones:
        slots = zone.slots
        i: i64 = 0
        while i < zone.n:
            if slots[i] & knows == 0:
                copies.slots[slots[i] & CARD] += 1
                n += 1
            i += 1
    faces = Zone()
    faces.reserve(n)
    pile: i64 = 0
    while pile < PILES:
        i = 0
        while i < copies.slots[pile]:
            faces.append(pile)
            i += 1
        pile += 1
    return faces


def _pass_another(board: Board, giver: Player, taker: Player, card: i64, seat: i64, rng: Rng) -> i64:
    """A card passed unseen may have been any that the giver still hides, though rather a cheap one; which."""
    knows: i64 = 1 << (KNOWN + (seat if seat >= 0 else board.seats))
    this = Zone([0] * PILES)
    this.slots[card] = 1
    theirs = _hidden_weight(taker, knows, this)
    if theirs == 0:
        return card
    likely = Zone([0] * PILES)
    pile: i64 = 0
    while pile < PILES:
        likely.slots[pile] = _likelihood(board, pile)
        pile += 1
    mine = _hidden_weight(giver, knows, likely)
    usual = likely.slots[card]
    chosen: i64 = rng.below(usual + mine) - usual
    if chosen < 0:
        return card  # it was this one after all
    other = _exchange(giver, knows, likely, chosen, card)
    _exchange(taker, knows, this, rng.below(theirs), other)
    board.open_books()
    giver.owned[card] += 1
    giver.owned[other] -= 1
    taker.owned[card] -= 1
    taker.owned[other] += 1
    return other


def _zones_of(who: Player) -> list[Zone]:
    return [who.hand, who.deck, who.discard, who.revealed]


def _hidden_weight(who: Player, knows: i64, weights: Zone) -> i64:
    """What a player's hidden cards weigh together; `weights` has the weight of a card of each pile."""
    weight: i64 = 0
    for zone in _zones_of(who):
        slots = zone.slots
        i: i64 = 0
        while i < zone.n:
            if slots[i] & knows == 0:
                weight += weights.slots[slots[i] & CARD]
            i += 1
    return weight


def _exchange(who: Player, knows: i64, weights: Zone, chosen: i64, card: i64) -> i64:
    """Put a card in the place of the hidden one with the chosen unit of weight; which that was."""
    for zone in _zones_of(who):
        slots = zone.slots
        i: i64 = 0
        while i < zone.n:
            if slots[i] & knows == 0:
                other = slots[i] & CARD
                chosen -= weights.slots[other]
                if chosen < 0:
                    slots[i] = slots[i] & ~CARD | card
                    return other
            i += 1
    raise AssertionError("more than they hide")


def _likelihood(board: Board, card: i64) -> i64:
    """How readily a card is passed: twice as readily as one that costs $1 more."""
    cost: i64 = board.kingdom.cards[card].cost
    return 1 << (DEAR - cost) if cost < DEAR else 1


def _keep_answerable(board: Board, question: CardQuestion, who: Player, seat: i64, rng: Rng) -> None:
    """A player asked for a kind of card has enough of it: bring in missing ones from their other hidden cards."""
    if question.owner >= 0 and question.owner != who.seat:
        return
    zone = zone_of(board, question, who.seat)
    indices = _hidden(board, who, zone, seat)
    needed: i64 = question.least if question.least > 0 else 1
    wanted = _counting(board, question)
    have: i64 = 0
    for slot in zone:
        have += (wanted >> (slot & CARD)) & 1
    while have < needed:
        giving = [i for i in indices if (wanted >> (zone[i] & CARD)) & 1 == 0]
        taking = [
            (other, i)
            for other, hidden in _hidden_zones(board, who, seat)
            if other is not zone
            for i in hidden
            if (wanted >> (other[i] & CARD)) & 1
        ]
        assert giving and taking, "what was asked could be answered before"
        i = giving[rng.below(len(giving))]
        other, j = taking[rng.below(len(taking))]
        zone[i], other[j] = zone[i] & ~CARD | other[j] & CARD, other[j] & ~CARD | zone[i] & CARD
        have += 1


def _counting(board: Board, question: CardQuestion) -> i64:
    """Mask of the piles that would answer the question, wherever they are."""
    return question.piles & priced(board, question.low, question.high)
