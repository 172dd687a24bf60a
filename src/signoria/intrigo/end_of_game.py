"""When a game of Intrigo ends, and who wins. These rules are here and nowhere else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.intrigo.state import FIVE, FOUR, NO_RESULT, ROUND_LIMIT, Board, Player
from signoria.intrigo.words import E_FIVE, E_FOUR, E_ROUND_LIMIT, FIRST_TOKEN

ENOUGH_OF_ONE: Final[i64] = 4  # seals of one organisation that win

# --- the end --------------------------------------------------------------------------------------------------------------


def see_whether_won(board: Board, who: Player, token: i64) -> None:
    """Four seals of one organisation, or one of all five (VI-1). Asked of the player who has just won this seal."""
    if who.counters[token] >= ENOUGH_OF_ONE:
        board.result = FOUR
        board.tell(E_FOUR, who.seat, [FIRST_TOKEN + token])
    elif organisations_of(who) == len(who.counters):
        board.result = FIVE
        board.tell(E_FIVE, who.seat, [])
    else:
        return
    board.winner = who.seat


def stop_at_round_limit(board: Board) -> None:
    """Nobody has won after the last round: the ranking decides, and no one is proclaimed Doge (VI-4)."""
    board.result = ROUND_LIMIT
    board.tell(E_ROUND_LIMIT, -1, [])


def is_over(board: Board) -> bool:
    return board.result != NO_RESULT


# --- who is best ----------------------------------------------------------------------------------------------------------


def organisations_of(who: Player) -> i64:
    """How many organisations the player has a seal of."""
    found: i64 = 0
    for seals in who.counters:
        if seals > 0:
            found += 1
    return found


def need(who: Player) -> int:
    """How many seals are missing at least."""
    return min(int(ENOUGH_OF_ONE) - max(who.counters), int(len(who.counters) - organisations_of(who)))


def standing(who: Player) -> tuple[int, int, int]:
    """What players are ranked by; lower is better."""
    return need(who), -sum(who.counters), -int(who.ducats)


def places(board: Board) -> list[int]:
    """Each seat's place, from 1; equal players share one. A winner by seals is first, no matter what the others have."""
    ranks = [(0 if who.seat == board.winner else 1, standing(who)) for who in board.players]
    return [1 + sum([1 for other in ranks if other < rank]) for rank in ranks]
