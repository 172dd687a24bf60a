"""Dominion's questions: where the cards come from, which of them count, and why another one does not."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.decision import FINE, NO_STOP, NOT_OFFERED, TOO_FEW, Question
from signoria.core.zone import Zone
from signoria.dominion.card import ACTION, TREASURE, VICTORY
from signoria.dominion.kingdom import ANY_TYPE, EVERY_PILE
from signoria.dominion.state import Board
from signoria.dominion.words import (
    ACTION_PHASE_IS_OVER,
    ALREADY_CHOSEN,
    ALREADY_REVEALED,
    BUY,
    FIRST_TITLE,
    NO_ACTIONS_LEFT,
    NO_BUYS_LEFT,
    NO_MORE_COPIES,
    NOT_A_REACTION,
    NOT_A_TREASURE,
    NOT_A_VICTORY_CARD,
    NOT_AN_ACTION,
    NOT_IN_HAND,
    NOT_IN_THIS_GAME,
    NOT_THERE,
    NOT_THIS_CARD,
    PILE_EMPTY,
    PILES,
    PLAY_ACTION,
    PLAY_TREASURE,
    REVEAL,
    STOP,
    TOO_CHEAP,
    TOO_EXPENSIVE,
    TREASURES_COME_LATER,
)
from signoria.dominion.zones import copies_of, kinds_in

# Where the options of a question come from.
NOWHERE: Final[i64] = 0  # words only
HAND: Final[i64] = 1
REVEALED: Final[i64] = 2
SUPPLY: Final[i64] = 3
DISCARD_PILE: Final[i64] = 4
TRASH_PILE: Final[i64] = 5
TITLES: Final[i64] = 6
ANYWHERE: Final[i64] = 7  # hand and play area together
ASIDE: Final[i64] = 8

NO_LIMIT: Final[i64] = 99
NO_WORDS: Final[i64] = 0
EACH: Final[i64] = -1


def word(option: i64) -> i64:
    """The bit of a word among a question's words."""
    return 1 << (option - PILES)


class CardQuestion(Question):
    """A recipe: the piles that count (by type, cost, or named), in a zone of `owner`, and the words offered beside them."""

    def __init__(self, seat: i64, verb: i64, source: i64, zone: i64, least: i64, most: i64, ordered: bool) -> None:
        super().__init__(1 << seat, verb, least, most, ordered, STOP if least < most else NO_STOP)
        self.source = source
        self.zone = zone
        self.owner = seat  # whose zone it is; EACH: every asked seat's own
        self.types: i64 = ANY_TYPE
        self.piles: i64 = EVERY_PILE
        self.low: i64 = 0
        self.high: i64 = NO_LIMIT
        self.words: i64 = NO_WORDS
        self.about: i64 = -1  # the card a yes or no is about
        self.hidden = False  # others do not learn who is asked

    def as_stop(self) -> CardQuestion:
        """The same to all who look on, but nobody is asked."""
        stop = CardQuestion(0, self.verb, self.source, self.zone, self.least, self.most, self.ordered)
        stop.asked = 0
        stop.concerns = self.concerns
        stop.covered = True
        stop.owner = self.owner
        stop.hidden = self.hidden
        return stop


def zone_of(board: Board, question: CardQuestion, seat: i64) -> Zone:
    who = board.players[question.owner if question.owner >= 0 else seat]
    if question.zone == HAND:
        return who.hand
    if question.zone == REVEALED:
        return who.revealed
    if question.zone == DISCARD_PILE:
        return who.discard
    if question.zone == ANYWHERE:
        both = who.hand.copy()
        both.add(who.in_play)
        return both
    if question.zone == ASIDE:
        return who.aside
    return board.trash_pile


def offered(board: Board, question: CardQuestion, seat: i64, picks: list[int]) -> i64:
    """Mask of the piles that may be picked next."""
    mask: i64 = 0
    if question.zone == SUPPLY:
        mask = board.nonempty_piles
        if question.verb == BUY:
            if board.buys <= 0:  # a conditional expression would make objects
                return 0
            return mask & board.kingdom.costing_up_to(board.coins + board.cost_reduction)
    elif question.zone == TITLES:
        return EVERY_PILE
    elif question.zone != NOWHERE:
        zone = zone_of(board, question, seat)
        mask = kinds_in(zone)
        if picks:
            mask = _less_picked(mask, zone, picks)
    mask &= question.piles
    if question.low > 0 or question.high < NO_LIMIT:
        mask &= priced(board, question.low, question.high)
    return mask


def priced(board: Board, low: i64, high: i64) -> i64:
    """Mask of the piles that cost from low to high now."""
    mask = board.kingdom.costing_up_to(high + board.cost_reduction)
    if low > 0:  # what costs 0 now may be printed with more
        mask &= ~board.kingdom.costing_up_to(low + board.cost_reduction - 1)
    return mask


def _less_picked(mask: i64, zone: Zone, picks: list[int]) -> i64:
    """Without the cards of which every copy is picked already."""
    for picked in picks:
        if picked < PILES:
            left = copies_of(zone, picked)
            for other in picks:
                if other == picked:
                    left -= 1
            if left <= 0:
                mask &= ~(1 << picked)
    return mask


def words_offered(question: CardQuestion, picks: list[int]) -> i64:
    words: i64 = question.words
    for picked in picks:  # a word is chosen once (Pawn)
        if picked >= PILES:
            words &= ~word(picked)
    if question.stop >= 0 and len(picks) >= question.least:
        words |= word(STOP)
    return words


def options(board: Board, question: CardQuestion, seat: i64, picks: list[int]) -> list[int]:
    out: list[int] = []
    mask: i64 = offered(board, question, seat, picks)
    option: i64 = 0
    while mask:
        if mask & 1:
            out.append(option)
        mask >>= 1
        option += 1
    mask = words_offered(question, picks)
    option = PILES
    while mask:
        if mask & 1:
            out.append(option)
        mask >>= 1
        option += 1
    if question.zone == TITLES:
        for i in range(len(board.kingdom.other_titles)):
            out.append(FIRST_TITLE + i)
    return out


def refusal(board: Board, question: CardQuestion, seat: i64, picks: list[int], option: i64) -> i64:
    if 0 <= option < PILES:
        if question.verb == BUY:  # the commonest answer of all: look at this one pile only
            if board.buys > 0 and board.supply.slots[option] > 0 and board.cost(option) <= board.coins:
                return FINE
        elif (offered(board, question, seat, picks) >> option) & 1:
            return FINE
        return _why_not_pile(board, question, seat, picks, option)
    if option >= FIRST_TITLE:
        known = option - FIRST_TITLE < len(board.kingdom.other_titles)
        if known and question.zone == TITLES:
            return FINE
        return NOT_IN_THIS_GAME if known else NOT_OFFERED
    if option >= PILES and (words_offered(question, picks) >> (option - PILES)) & 1:
        return FINE
    if option == question.stop:
        return TOO_FEW
    return ALREADY_CHOSEN if option in picks else NOT_OFFERED


def _why_not_pile(board: Board, question: CardQuestion, seat: i64, picks: list[int], pile: i64) -> i64:
    """Why a card cannot be picked: where it is missing first, then what it is, then what it costs."""
    if question.zone == NOWHERE:
        return NOT_OFFERED
    if question.zone == SUPPLY:
        if question.verb == BUY and board.buys < 1:
            return NO_BUYS_LEFT
        if board.supply.slots[pile] == 0:
            return PILE_EMPTY
    else:
        zone = zone_of(board, question, seat)
        copies = copies_of(zone, pile)
        if copies == 0:
            return NOT_IN_HAND if question.zone == HAND else NOT_THERE
        if picks.count(pile) >= copies:
            return NO_MORE_COPIES
    if (question.piles >> pile) & 1 == 0:
        return _why_not_type(board, question, pile)
    low = question.low
    high = board.coins if question.verb == BUY else question.high
    cost = board.cost(pile)
    if cost > high:
        return TOO_EXPENSIVE
    return TOO_CHEAP if cost < low else NOT_OFFERED


def _why_not_type(board: Board, question: CardQuestion, pile: i64) -> i64:
    types: i64 = board.kingdom.types[pile]
    if question.verb == REVEAL:
        return ALREADY_REVEALED if (board.kingdom.reactions >> pile) & 1 else NOT_A_REACTION
    if question.verb == PLAY_ACTION and types & TREASURE:
        return TREASURES_COME_LATER
    if question.verb == PLAY_TREASURE and types & ACTION:
        return NO_ACTIONS_LEFT if board.actions < 1 else ACTION_PHASE_IS_OVER
    if question.types == ACTION and types & ACTION == 0:
        return NOT_AN_ACTION
    if question.types == TREASURE and types & TREASURE == 0:
        return NOT_A_TREASURE
    if question.types == VICTORY and types & VICTORY == 0:
        return NOT_A_VICTORY_CARD
    return NOT_THIS_CARD
