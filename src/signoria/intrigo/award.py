"""Phase 3 and what comes after it: tokens to their winners, and the palace made ready for the next round."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.intrigo.end_of_game import is_over, see_whether_won
from signoria.intrigo.palace import FACE_DOWN, NEUTRAL, NO_CONTENDER, NO_TOKEN_LEFT, NOTHING, TIE, is_seal_building
from signoria.intrigo.state import Board
from signoria.intrigo.words import (
    DUCAT,
    E_AWARD,
    E_STAYS_FACE_DOWN,
    E_STAYS_NEUTRAL,
    E_STAYS_NO_CONTENDER,
    E_STAYS_TIE,
    E_TOKEN,
    FIRST_BUILDING,
)


def award_all(board: Board) -> None:
    """Building after building from the entrance on, until one award decides the game (AW-1, AW-8)."""
    building: i64 = 0
    while building < board.palace.size and not is_over(board):
        award(board, building)
        building += 1


def award(board: Board, building: i64) -> None:
    """The token goes to the owner of the higher family, or stays (AW-2 to AW-7)."""
    winner = winner_of(board, building)
    if board.events is not None and winner != NO_TOKEN_LEFT:
        _tell(board, building, winner)
    if winner < 0:
        return
    who = board.players[winner]
    token: i64 = board.palace.tokens[building]
    board.palace.take_token(building)
    if token == DUCAT:
        who.ducats += 1
        return
    who.counters[token] += 1
    board.bag[token] += 1
    see_whether_won(board, who, token)


def winner_of(board: Board, building: i64) -> i64:
    """The seat that would get the token now, or why none would."""
    family: i64 = board.palace.winning_family(building)
    if family < 0:
        return family
    owner: i64 = board.owners[family]
    return owner if owner >= 0 else NEUTRAL


def event_for(winner: i64) -> i64:
    """What is told of a building that this seat wins, or whose token stays for this reason."""
    if winner == FACE_DOWN:
        return E_STAYS_FACE_DOWN
    if winner == NO_CONTENDER:
        return E_STAYS_NO_CONTENDER
    if winner == TIE:
        return E_STAYS_TIE
    return E_STAYS_NEUTRAL if winner < 0 else E_AWARD


def _tell(board: Board, building: i64, winner: i64) -> None:
    things = [FIRST_BUILDING + building, board.token_on(building), *board.palace.contenders(building)]
    board.tell(event_for(winner), winner if winner >= 0 else -1, things)


# --- the next round ---------------------------------------------------------------------------------------------------------


def upkeep(board: Board) -> None:
    """The marker moves on, cards leave the palace and the hands, tokens are turned up (EN-1 to EN-4)."""
    board.first = board.first + 1 if board.first + 1 < board.seats else 0
    board.palace.clear_gaps()
    board.palace.turned = 0
    clear_hands(board)


def clear_hands(board: Board) -> None:
    for who in board.players:
        who.hand.clear()
        who.laid.clear()
        who.lacks = 0
        who.gos = 0
        who.called = 0


def refill(board: Board) -> None:
    """A token for every empty building by its own symbol, clockwise from the entrance, while there are any (SE-7)."""
    palace = board.palace
    building: i64 = 0
    while building < palace.size:
        if palace.tokens[building] == NOTHING:
            token = _draw_seal(board) if is_seal_building(building) else _take_ducat(board)
            if token >= 0:
                palace.put_token(token, building)
                if board.events is not None:
                    board.tell(E_TOKEN, -1, [FIRST_BUILDING + building, board.token_on(building)])
        building += 1


def _draw_seal(board: Board) -> i64:
    """One seal out of the bag, each as likely as the others; -1 if the bag is empty."""
    left: i64 = 0
    for seals in board.bag:
        left += seals
    if left == 0:
        return NOTHING
    drawn: i64 = board.rng.below(left)
    token: i64 = 0
    while drawn >= board.bag[token]:
        drawn -= board.bag[token]
        token += 1
    board.bag[token] -= 1
    return token


def _take_ducat(board: Board) -> i64:
    if board.pool == 0:
        return NOTHING
    board.pool -= 1
    return DUCAT
