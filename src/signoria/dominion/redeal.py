"""Dealing anew what one seat cannot know: every hidden card keeps its place's knowers and changes its face."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.decision import Ask
from signoria.core.rng import Rng
from signoria.dominion.question import HAND, REVEALED, Question, priced, zone_of
from signoria.dominion.state import CARD, KNOWN, Board, Player
from signoria.dominion.words import REVEAL


def redeal(board: Board, seat: i64, ask: Ask | None, rng: Rng) -> None:
    """Deal anew, in place, what `seat` does not know (-1: a spectator, who knows only what all know)."""
    for who in board.players:
        _deal_again(board, who, seat, rng)
    asked: i64 = ask.asked if ask is not None else 0
    for i, (giver, taker, card) in enumerate(board.passes):
        seen = seat in (giver, taker)
        answering = (asked >> giver | asked >> taker) & 1  # their question stays answerable
        if not seen and not answering:
            other = _pass_another(board, board.players[giver], board.players[taker], card, seat, rng)
            board.passes[i] = [giver, taker, other]
    if isinstance(ask, Question) and ask.verb != REVEAL and ask.zone in (HAND, REVEALED):
        for who in board.players:
            if (ask.asked >> who.seat) & 1 and who.seat != seat:
                _keep_answerable(board, ask, who, seat, rng)


def _hidden(board: Board, who: Player, zone: list[int], seat: i64) -> list[int]:
    """Places of a zone whose card the seat does not know."""
    if zone is who.hand and who.seat == seat:
        return []
    knows: i64 = 1 << (KNOWN + (seat if seat >= 0 else board.seats))
    return [i for i in range(len(zone)) if zone[i] & knows == 0]


def _hidden_zones(board: Board, who: Player, seat: i64) -> list[tuple[list[int], list[int]]]:
    zones = (who.hand, who.deck, who.discard, who.revealed)
    return [(zone, _hidden(board, who, zone, seat)) for zone in zones]


def _deal_again(board: Board, who: Player, seat: i64, rng: Rng) -> None:
    """Permute a player's unknown cards over the places they may be in; where they were leaves no trace."""
    faces = [zone[i] & CARD for zone, places in _hidden_zones(board, who, seat) for i in places]
    faces.sort()
    rng.shuffle(faces)
    if who.seat != seat:  # nor does the order of a hand, which has no meaning
        for i in _hidden(board, who, who.hand, seat):
            who.hand[i] |= CARD
        who.hand.sort()
    for zone, places in _hidden_zones(board, who, seat):
        for i in places:
            zone[i] = zone[i] & ~CARD | faces.pop()


def _pass_another(board: Board, giver: Player, taker: Player, card: i64, seat: i64, rng: Rng) -> i64:
    """A card passed unseen may have been any that the giver still hides: change it for one of those; which."""
    theirs = [(zone, i) for zone, places in _hidden_zones(board, taker, seat) for i in places if zone[i] & CARD == card]
    mine = [(zone, i) for zone, places in _hidden_zones(board, giver, seat) for i in places]
    if not theirs:
        return card
    chosen = rng.below(len(mine) + 1)
    if chosen == len(mine):
        return card  # it was this one after all
    zone, i = mine[chosen]
    other = zone[i] & CARD
    zone[i] = zone[i] & ~CARD | card
    zone, i = theirs[rng.below(len(theirs))]
    zone[i] = zone[i] & ~CARD | other
    giver.owned[card] += 1
    giver.owned[other] -= 1
    taker.owned[card] -= 1
    taker.owned[other] += 1
    return other


def _keep_answerable(board: Board, ask: Question, who: Player, seat: i64, rng: Rng) -> None:
    """Who is asked for a kind of card has enough of it: bring in what is missing from the player's other hidden cards."""
    if ask.owner >= 0 and ask.owner != who.seat:
        return
    zone = zone_of(board, ask, who.seat)
    places = _hidden(board, who, zone, seat)
    needed: i64 = ask.least if ask.least > 0 else 1
    wanted = _counting(board, ask)
    have: i64 = 0
    for slot in zone:
        have += (wanted >> (slot & CARD)) & 1
    while have < needed:
        giving = [i for i in places if (wanted >> (zone[i] & CARD)) & 1 == 0]
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


def _counting(board: Board, ask: Question) -> i64:
    """Mask of the piles that would answer the question, wherever they are."""
    return ask.piles & priced(board, ask.low, ask.high)
