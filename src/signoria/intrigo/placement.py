"""Phase 2: one go after another until no gap is empty. A go is one move of one to four picks.

`[card, gap]` plays an intrigue card, `[character, gap]` buys one and declines its effect, `[character, gap, target]` or
`[character, gap, target, second target]` uses it, `[pass]` passes. Until the last pick nothing has happened.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.decision import FINE, TOO_FEW
from signoria.intrigo.influence import (
    BUILDINGS,
    first_targets,
    has_second_target,
    has_shape,
    second_targets,
    take_effect,
    why_no_effect,
)
from signoria.intrigo.palace import count
from signoria.intrigo.state import COPIES, HAND_SIZE, Board, Player
from signoria.intrigo.words import (
    BAD_PARAM,
    CANNOT_AFFORD,
    CARD_NOT_IN_HAND,
    COURTESAN,
    DECLINE,
    E_AUTO_PASS,
    E_BUY,
    E_DECLINE,
    E_PASS,
    E_PLAY,
    FIRST_CHARACTER,
    FIRST_GAP,
    FIRST_WORD,
    GAP_OCCUPIED,
    GONDOLIER,
    PASS,
    PASS_NOT_ALLOWED,
    STACK_EMPTY,
    TRADER,
    bit,
    is_card,
    is_character,
    is_gap,
)

SPOTS: Final[i64] = FIRST_GAP  # options from here on have the second mask


# --- what may be picked -----------------------------------------------------------------------------------------------------


def offered(board: Board, seat: i64, picks: list[int]) -> tuple[i64, i64]:
    """What may be picked next: a mask of cards, characters and words, and one of gaps and buildings."""
    made: i64 = len(picks)
    if made == 0:
        return _openings(board, board.players[seat]), 0
    card: i64 = picks[0]
    if card == PASS:
        return 0, 0
    if made == 1:
        return 0, board.palace.empty
    if card < FIRST_CHARACTER:
        return 0, 0
    gap: i64 = picks[1] - FIRST_GAP
    if made == 2:
        targets: i64 = first_targets(board, card, gap)
        return bit(DECLINE) if targets else 0, targets
    if made == 3:
        if card == COURTESAN:
            return board.outside(), 0
        return 0, second_targets(board, card, gap, picks[2])
    return 0, 0


def _openings(board: Board, who: Player) -> i64:
    mask: i64 = 0
    for held in who.hand:
        card: i64 = held
        mask |= bit(card)
    if mask == 0:
        mask = bit(PASS)
    return mask | affordable(board, who.ducats)


def affordable(board: Board, ducats: i64) -> i64:
    """Mask of the characters whose top card can be paid."""
    mask: i64 = 0
    if ducats > 0:
        bought = board.bought.slots
        prices = board.terms.prices.slots
        kind: i64 = 0
        while kind < FIRST_WORD - FIRST_CHARACTER:
            gone = bought[kind]
            if gone < COPIES and prices[kind * COPIES + gone] <= ducats:
                mask |= bit(FIRST_CHARACTER + kind)
            kind += 1
    return mask


def options(board: Board, seat: i64, picks: list[int]) -> list[int]:
    low, high = offered(board, seat, picks)
    return listed(low, high)


def listed(low: i64, high: i64) -> list[int]:
    """The options of two masks, in ascending order."""
    out: list[int] = []
    option: i64 = 0
    while low:
        if low & 1:
            out.append(option)
        low >>= 1
        option += 1
    option = SPOTS
    while high:
        if high & 1:
            out.append(option)
        high >>= 1
        option += 1
    return out


def refusal(board: Board, seat: i64, picks: list[int], option: i64) -> i64:
    if option >= 0:
        low, high = offered(board, seat, picks)
        if option < SPOTS:
            if (low >> option) & 1:
                return FINE
        elif option < SPOTS + 2 * BUILDINGS and (high >> (option - SPOTS)) & 1:
            return FINE
    if option == DECLINE:  # too early, or there is nothing to decline
        return BAD_PARAM if len(picks) == 2 else TOO_FEW
    return why_not_go(board, seat, [*picks, option])


# --- why not ----------------------------------------------------------------------------------------------------------------


def why_not_go(board: Board, seat: i64, go: list[int]) -> i64:
    """0 if a whole go, or the beginning of one, is possible; else the first reason in the order of the rules (§12)."""
    if not _has_go_shape(board, go):
        return BAD_PARAM
    who = board.players[seat]
    card: i64 = go[0]
    if card == PASS:
        return PASS_NOT_ALLOWED if who.hand else FINE
    occupied = len(go) > 1 and (board.palace.empty >> (go[1] - FIRST_GAP)) & 1 == 0
    if is_card(card):
        if card not in who.hand:
            return CARD_NOT_IN_HAND
        return GAP_OCCUPIED if occupied else FINE
    if occupied:
        return GAP_OCCUPIED
    price = board.price(card)
    if price < 0:
        return STACK_EMPTY
    if price > who.ducats:
        return CANNOT_AFFORD
    return why_no_effect(board, card, go[1] - FIRST_GAP, go[2:]) if len(go) > 2 else FINE


def why_not_whole_go(board: Board, seat: i64, go: list[int]) -> i64:
    """0 if this is a complete go and possible; else the first reason in the order of the rules (§12)."""
    if len(go) == 3 and go[2] == DECLINE:
        go = go[:2]
    if not _has_go_shape(board, go) or (len(go) == 3 and has_second_target(go[0])):
        return BAD_PARAM
    if len(go) == 1 and go[0] != PASS:
        return TOO_FEW
    return why_not_go(board, seat, go)


def is_go(picks: list[int]) -> bool:
    """Is this a move of the placement, not a pick of the draft?"""
    if len(picks) == 1:
        return picks[0] == PASS or is_character(picks[0])
    return len(picks) > 1 and is_gap(picks[1])


def _has_go_shape(board: Board, go: list[int]) -> bool:
    if not go:
        return False
    card: i64 = go[0]
    if card == PASS:
        return len(go) == 1
    bought = is_character(card)
    if not bought and not (is_card(card) and (board.terms.box >> card) & 1):
        return False
    if len(go) > 1:
        gap: i64 = go[1]
        if not is_gap(gap) or gap - FIRST_GAP >= board.palace.size:
            return False
    return len(go) <= 2 or (bought and has_shape(board, card, go[2:]))


# --- what happens -----------------------------------------------------------------------------------------------------------


def make_go(board: Board, go: list[int]) -> None:
    """A complete and legal go of the active player."""
    who = board.players[board.active]
    who.gos += 1
    card: i64 = go[0]
    if card == PASS:
        assert who.called > 0, "an empty hand on one's own go is a courtesan's work (IN-4)"
        board.tell(E_PASS, who.seat, [])
        return
    gap: i64 = go[1] - FIRST_GAP
    if card < FIRST_CHARACTER:
        who.lay(card)
        board.palace.lay(card, gap)
        board.tell_shown(E_PLAY, who.seat, go, -1)
        return
    price: i64 = board.price(card)
    assert 0 <= price <= who.ducats, "only the top card, and only for money"
    who.ducats -= price
    board.pool += price
    board.bought.slots[card - FIRST_CHARACTER] += 1
    board.palace.lay(card, gap)
    if board.events is not None:
        board.tell(E_BUY, who.seat, [card, go[1], price])
    if len(go) > 2:
        take_effect(board, card, go[2:])
    elif board.events is not None:
        board.tell(E_DECLINE, who.seat, [], card)


def next_go(board: Board) -> None:
    """The next player clockwise who has anything to decide; the others pass, for they can do nothing else (PL-5)."""
    while True:
        board.active = board.active + 1 if board.active + 1 < board.seats else 0
        who = board.players[board.active]
        if who.hand or affordable(board, who.ducats):
            return
        assert who.called > 0, "an empty hand on one's own go is a courtesan's work (IN-4)"
        who.gos += 1
        board.tell(E_AUTO_PASS, who.seat, [])


def check_counts(board: Board) -> None:
    """What counting promises after every go (IN-1, IN-2, IN-3, IN-5, IN-6)."""
    palace = board.palace
    empty = palace.empty_gaps()
    held = board.cards_in_hands()
    assert empty <= held, "never more empty gaps than cards (IN-1), so that somebody can always go on (IN-2)"
    if empty == 0:
        assert held == palace.size - count(palace.intrigue), "a card is left for every influence card played (IN-5)"
    gos: i64 = 0
    for who in board.players:
        assert who.gos <= HAND_SIZE, "at most four gos a round (IN-3)"
        gos += who.gos
    assert gos <= palace.size, "never more gos than gaps (IN-6)"


# --- all goes ---------------------------------------------------------------------------------------------------------------


def all_goes(board: Board, seat: i64) -> list[list[int]]:
    """Every possible go as a list of picks; a pair that may be named in two orders is listed once (§12)."""
    found: list[list[int]] = []
    for card in options(board, seat, []):
        if card == PASS:
            found.append([card])
            continue
        for gap in options(board, seat, [card]):
            found.append([card, gap])
            if is_character(card):
                _add_effects(board, seat, card, gap, found)
    return found


def _add_effects(board: Board, seat: i64, card: i64, gap: i64, found: list[list[int]]) -> None:
    for first in options(board, seat, [card, gap]):
        if first == DECLINE:
            continue
        if not has_second_target(card):
            found.append([card, gap, first])
            continue
        for second in options(board, seat, [card, gap, first]):
            if not _is_named_before(board, card, gap, first, second):
                found.append([card, gap, first, second])


def _is_named_before(board: Board, card: i64, gap: i64, first: i64, second: i64) -> bool:
    """Both are beside the card, so the pair also comes the other way round: from = Bi and a = G(i-1) stand first."""
    palace = board.palace
    own: i64 = gap - FIRST_GAP
    if card == TRADER:
        return second - FIRST_GAP - BUILDINGS == own
    return card == GONDOLIER and second - FIRST_GAP == palace.before(own)
