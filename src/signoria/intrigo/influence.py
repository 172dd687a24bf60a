"""The six characters: whom each may touch, what it does, and why not another.

An effect starts beside the card's own gap: at one of the two buildings it touches, or at one of the two neighbouring gaps
(GE-6). Whatever has a second target finds it anywhere. Targets are masks: gaps from bit 0 on, buildings from bit 16 on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.decision import FINE
from signoria.intrigo.palace import Palace
from signoria.intrigo.state import Board
from signoria.intrigo.words import (
    ASSASSIN,
    BAD_PARAM,
    COURTESAN,
    DESTINATION_OCCUPIED,
    E_CALL,
    E_MOVE_CARD,
    E_SWAP_CARDS,
    E_SWAP_TOKENS,
    E_TURN_CARD,
    E_TURN_TOKEN,
    FIRST_BUILDING,
    FIRST_GAP,
    GAP_OCCUPIED,
    GONDOLIER,
    GUARD,
    NAME_IN_PALACE,
    NAME_NOT_IN_PLAY,
    NO_TOKEN,
    TARGET_FACE_DOWN,
    TARGET_NOT_INTRIGUE,
    TARGET_NOT_NEIGHBOUR,
    TARGET_SAME,
    THIEF,
    TRADER,
    bit,
    is_building,
    is_card,
    is_gap,
)

BUILDINGS: Final[i64] = 16  # where the buildings begin in a mask of targets


def at_buildings(character: i64) -> bool:
    """Does this character deal with tokens, not with cards?"""
    return character in (TRADER, THIEF)


def has_second_target(character: i64) -> bool:
    return character != ASSASSIN and character != THIEF


# --- whom it may touch --------------------------------------------------------------------------------------------------


def first_targets(board: Board, character: i64, gap: i64) -> i64:
    """Where the effect of a character laid in this gap may start: only where it can also be finished."""
    palace = board.palace
    if character == THIEF:
        return (palace.touching(gap) & palace.laden & ~palace.turned) << BUILDINGS
    if character == TRADER:
        laden: i64 = palace.laden
        return (palace.touching(gap) & laden) << BUILDINGS if laden & (laden - 1) else 0
    beside: i64 = palace.neighbours(gap)
    empty: i64 = palace.empty & ~(1 << gap)
    if character == ASSASSIN:
        return beside & palace.intrigue & ~palace.face_down
    if character == COURTESAN:
        return beside & empty if board.outside() else 0
    cards: i64 = palace.intrigue
    if character == GUARD:
        return beside & cards if empty else 0
    return beside & cards if cards & (cards - 1) else 0


def second_targets(board: Board, character: i64, gap: i64, first: i64) -> i64:
    """Where an effect that started at `first` may end. A courtesan's second parameter is a name, not a place."""
    palace = board.palace
    if character == TRADER:
        return (palace.laden & ~(1 << (first - FIRST_BUILDING))) << BUILDINGS
    if character == GONDOLIER:
        return palace.intrigue & ~(1 << (first - FIRST_GAP))
    if character == GUARD:
        return palace.empty & ~(1 << gap)
    return 0


# --- why not --------------------------------------------------------------------------------------------------------------


def has_shape(board: Board, character: i64, targets: list[int]) -> bool:
    """Is this the right number of parameters, of the right sorts?"""
    size: i64 = board.palace.size
    if len(targets) > (2 if has_second_target(character) else 1):
        return False
    for i in range(len(targets)):
        target: i64 = targets[i]
        if character == COURTESAN and i == 1:
            if not is_card(target) or (board.terms.box >> target) & 1 == 0:
                return False
        elif at_buildings(character):
            if not is_building(target) or target - FIRST_BUILDING >= size:
                return False
        elif not is_gap(target) or target - FIRST_GAP >= size:
            return False
    return True


def why_no_effect(board: Board, character: i64, gap: i64, targets: list[int]) -> i64:
    """0 if the effect, or its beginning, is possible; else the first reason in the order of the rules (§12)."""
    if not has_shape(board, character, targets):
        return BAD_PARAM
    if at_buildings(character):
        return _why_not_tokens(board.palace, character, gap, targets)
    if character == COURTESAN:
        return _why_not_call(board, gap, targets)
    return _why_not_cards(board.palace, character, gap, targets)


def _why_not_tokens(palace: Palace, character: i64, gap: i64, targets: list[int]) -> i64:
    first: i64 = targets[0] - FIRST_BUILDING
    second: i64 = targets[1] - FIRST_BUILDING if len(targets) > 1 else -1
    if (palace.touching(gap) >> first) & 1 == 0:
        return TARGET_NOT_NEIGHBOUR
    if first == second:
        return TARGET_SAME
    others: i64 = palace.laden & ~(1 << first) if second < 0 else palace.laden & 1 << second
    if (palace.laden >> first) & 1 == 0 or (character == TRADER and others == 0):
        return NO_TOKEN
    if character == THIEF and (palace.turned >> first) & 1:
        return TARGET_FACE_DOWN
    return FINE


def _why_not_cards(palace: Palace, character: i64, gap: i64, targets: list[int]) -> i64:
    first: i64 = targets[0] - FIRST_GAP
    second: i64 = targets[1] - FIRST_GAP if len(targets) > 1 else -1
    if (palace.neighbours(gap) >> first) & 1 == 0:
        return TARGET_NOT_NEIGHBOUR
    if character == GONDOLIER and first == second:
        return TARGET_SAME
    others: i64 = palace.intrigue & ~(1 << first) if second < 0 else palace.intrigue & 1 << second
    if (palace.intrigue >> first) & 1 == 0 or (character == GONDOLIER and others == 0):
        return TARGET_NOT_INTRIGUE
    if character == ASSASSIN and (palace.face_down >> first) & 1:
        return TARGET_FACE_DOWN
    gaps: i64 = palace.empty & ~(1 << gap)
    if second >= 0:
        gaps &= 1 << second
    return DESTINATION_OCCUPIED if character == GUARD and gaps == 0 else FINE


def _why_not_call(board: Board, gap: i64, targets: list[int]) -> i64:
    palace = board.palace
    to: i64 = targets[0] - FIRST_GAP
    if (palace.neighbours(gap) >> to) & 1 == 0:
        return TARGET_NOT_NEIGHBOUR
    if (palace.empty >> to) & 1 == 0:
        return GAP_OCCUPIED
    outside: i64 = board.outside()
    if len(targets) > 1:
        name: i64 = targets[1]
        if (board.terms.in_play >> name) & 1 == 0:
            return NAME_NOT_IN_PLAY
        outside &= bit(name)
    return FINE if outside else NAME_IN_PALACE


# --- what it does ---------------------------------------------------------------------------------------------------------


def take_effect(board: Board, character: i64, targets: list[int]) -> None:
    """Carry out the effect of a character that is already in its gap."""
    palace = board.palace
    first: i64 = targets[0]
    second: i64 = targets[1] if len(targets) > 1 else -1
    if character == TRADER:
        palace.swap_tokens(first - FIRST_BUILDING, second - FIRST_BUILDING)
        board.tell(E_SWAP_TOKENS, board.active, targets, TRADER)
    elif character == ASSASSIN:
        palace.face_down |= 1 << (first - FIRST_GAP)
        board.tell(E_TURN_CARD, board.active, [first, palace.cards[first - FIRST_GAP]], ASSASSIN)
    elif character == COURTESAN:
        call(board, second, first)
    elif character == GONDOLIER:
        palace.swap_cards(first - FIRST_GAP, second - FIRST_GAP)
        board.tell(E_SWAP_CARDS, board.active, targets, GONDOLIER)
    elif character == GUARD:
        palace.move_card(first - FIRST_GAP, second - FIRST_GAP)
        board.tell(E_MOVE_CARD, board.active, targets, GUARD)
    else:
        assert character == THIEF
        building: i64 = first - FIRST_BUILDING
        palace.turned |= 1 << building
        board.tell(E_TURN_TOKEN, board.active, [first, board.token_on(building)], THIEF)


def call(board: Board, name: i64, to: i64) -> None:
    """Search the hands clockwise from the left neighbour, the active player last: the first holder lays it (RU-7)."""
    for i in range(1, board.seats + 1):
        who = board.players[(board.active + i) % board.seats]
        if name in who.hand:
            who.lay(name)
            board.palace.lay(name, to - FIRST_GAP)
            if who.seat != board.active:
                who.called += 1
            board.tell_shown(E_CALL, who.seat, [name, to], COURTESAN)
            return
        if (board.terms.doubled >> name) & 1:
            who.lacks |= bit(name)  # all see that this player had none to lay (KN-3)
    raise AssertionError("a card in play is in the palace or in a hand (EF-6)")
