"""Putting questions about cards, and settling what leaves no choice."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.decision import Effect
from signoria.dominion.kingdom import ANY_TYPE, EVERY_PILE
from signoria.dominion.question import (
    DISCARD_PILE,
    HAND,
    NO_LIMIT,
    REVEALED,
    SUPPLY,
    CardQuestion,
    offered,
    zone_of,
)
from signoria.dominion.state import CARD, Board, Player
from signoria.dominion.words import SHOW_ON_TOP


def ask_for(
    board: Board, who: Player, verb: i64, zone: i64, least: i64, most: i64, types: i64, ordered: bool
) -> CardQuestion:
    """A question of the card whose text is being carried out."""
    question = CardQuestion(who.seat, verb, board.source, zone, least, most, ordered)
    if types != ANY_TYPE:
        question.types = types
        question.piles = board.kingdom.of_type(types)
    return question


def answer(board: Board, question: CardQuestion) -> Effect[list[int]]:
    """Put a question about cards; what leaves no choice is settled without asking.

    Where the others cannot tell that there is none, a live table stops anyway.
    """
    if board.stops and (question.covered or _is_covered(board, question)):
        question.covered = True
        least, most = question.least, question.most
        if _settled(board, question) is not None:
            yield question.as_stop()
            question.least, question.most = least, most  # looked at again: a re-deal may have come between
    settled = _settled(board, question)
    if settled is not None:
        return settled
    picks = yield question
    return picks


def _settled(board: Board, question: CardQuestion) -> list[int] | None:
    """The only possible answer; None if there is a choice."""
    mask = offered(board, question, question.owner, [])
    if mask == 0 or question.most == 0:
        return []
    available = _available(board, question, mask)
    if question.least > available:
        question.least = available
    if question.most > available:
        question.most = available
    if question.least == question.most:
        question.stop = -1
        if mask & (mask - 1) == 0:  # one kind of card
            return [_lowest(mask)] * question.most
        if available == question.most and not question.ordered:
            return _all_of(board, question, mask)
    return None


def _is_covered(board: Board, question: CardQuestion) -> bool:
    """Whether hidden cards decide if this is asked: they do unless any card will do and none may be taken as well."""
    any_card = question.piles == EVERY_PILE and question.low == 0 and question.high == NO_LIMIT
    return question.most > 0 and not (any_card and question.least == 0) and _hides(board, question)


def _hides(board: Board, question: CardQuestion) -> bool:
    """Whether a question is about cards that somebody at the table does not see."""
    if question.zone == HAND:
        return board.players[question.owner].hand.n > 0
    if question.zone not in (REVEALED, DISCARD_PILE):
        return False
    return any(slot & board.all != board.all for slot in zone_of(board, question, question.owner))


def name_top(board: Board, who: Player, zone: i64) -> Effect[list[int]]:
    """The card to put on top of those discarded together (D-6), if the table asks and the player chooses one."""
    if not board.choose_discard_top:
        return []
    question = ask_for(board, who, SHOW_ON_TOP, zone, 0, 1, ANY_TYPE, False)
    question.covered = board.stops and _hides(board, question)
    if question.covered and _is_one_kind(board, question):
        yield question.as_stop()
    if _is_one_kind(board, question):  # nothing to choose between
        return []
    return (yield from answer(board, question))


def _is_one_kind(board: Board, question: CardQuestion) -> bool:
    kinds = offered(board, question, question.owner, [])
    return kinds & (kinds - 1) == 0


def _available(board: Board, question: CardQuestion, mask: i64) -> i64:
    """How many cards could be picked, copies counted."""
    count: i64 = 0
    if question.zone == SUPPLY:
        while mask:
            count += mask & 1
            mask >>= 1
        return count
    zone = zone_of(board, question, question.owner)
    i: i64 = 0
    while i < zone.n:
        count += (mask >> (zone.slots[i] & CARD)) & 1
        i += 1
    return count


def _all_of(board: Board, question: CardQuestion, mask: i64) -> list[int]:
    cards: list[int] = []
    for slot in zone_of(board, question, question.owner):
        card: i64 = slot & CARD
        if (mask >> card) & 1:
            cards.append(card)
    cards.sort()
    return cards


def _lowest(mask: i64) -> i64:
    pile: i64 = 0
    while (mask >> pile) & 1 == 0:
        pile += 1
    return pile
