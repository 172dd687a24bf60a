"""When a game of Dominion ends, what everything is worth then, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from signoria.dominion.state import Board, Player
from signoria.dominion.words import PILES, PROVINCE

# --- the end --------------------------------------------------------------------------------------------------------------


def is_finished(board: Board) -> bool:
    """The Province pile is empty, or enough others are; looked at when a turn ends (E-1, E-2)."""
    return board.supply.slots[PROVINCE] == 0 or board.empty_piles() >= enough_empty_piles(board.seats)


def enough_empty_piles(seats: i64) -> i64:
    """Three empty piles end the game, four with five or six players."""
    return 3 if seats <= 4 else 4


def gains_to_end(board: Board) -> int:
    """The fewest gains that could end the game."""
    counts = board.supply.slots
    taken: i64 = 0  # mask of the smallest piles
    gains: i64 = 0
    for _ in range(enough_empty_piles(board.seats)):
        smallest: i64 = -1
        pile: i64 = 0
        while pile < PILES:
            if (taken >> pile) & 1 == 0 and (smallest < 0 or counts[pile] < counts[smallest]):
                smallest = pile
            pile += 1
        taken |= 1 << smallest
        gains += counts[smallest]
    return min(counts[PROVINCE], gains)


def what_ended_it(board: Board) -> list[int]:
    """The piles that ended a finished game: the Provinces, or else all that have run out."""
    if board.supply[PROVINCE] == 0:
        return [PROVINCE]
    return [pile for pile in range(PILES) if board.supply[pile] == 0]


# --- points ---------------------------------------------------------------------------------------------------------------


def points_of(board: Board, who: Player) -> int:
    """Victory points of all a player owns, wherever it is (E-3)."""
    total: i64 = 0
    owned = who.owned.slots
    pile: i64 = 0
    while pile < PILES:
        if owned[pile]:
            total += owned[pile] * worth(board, who, pile)
        pile += 1
    return total


def points_for(board: Board, counts: list[int]) -> int:
    """Victory points of so many copies of each pile."""
    total: i64 = 0
    pile: i64 = 0
    while pile < PILES:
        copies: i64 = counts[pile]
        if copies:
            card = board.kingdom.cards[pile]
            each: i64 = card.points
            if card.points_hook is not None:
                each += card.points_hook(board.kingdom, counts)
            total += copies * each
        pile += 1
    return total


def worth(board: Board, who: Player, pile: i64) -> i64:
    """Victory points of one copy of a card for this owner."""
    card = board.kingdom.cards[pile]
    each: i64 = card.points
    if card.points_hook is not None:
        each += card.points_hook(board.kingdom, who.owned.numbers())
    return each


# --- who is best ----------------------------------------------------------------------------------------------------------


def leaders(points: list[int], turns: list[int]) -> list[int]:
    """The seats in first place: found without the other places, because every simulated game asks for it."""
    best: i64 = 0
    for seat in range(len(points)):
        if points[seat] > points[best] or (points[seat] == points[best] and turns[seat] < turns[best]):
            best = seat
    most, fewest = points[best], turns[best]
    return [seat for seat in range(len(points)) if points[seat] == most and turns[seat] == fewest]


def places(points: Sequence[int], turns: Sequence[int]) -> list[int]:
    """Each seat's place, from 1: the most points, among equals the fewest turns; still equal, they share it (E-4, E-5)."""
    ranks = [(-points[seat], turns[seat]) for seat in range(len(points))]
    return [1 + sum([1 for other in ranks if other < rank]) for rank in ranks]
