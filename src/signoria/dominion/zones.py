"""How cards move from zone to zone, and who knows them afterwards. Nobody is asked anything here.

Shuffling forgets; a card that leaves a hand unseen makes the others forget the whole hand.
"""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.event import EVERYONE
from signoria.core.phrase import phrase
from signoria.core.registry import BadPosition
from signoria.core.zone import COMPILED, Zone
from signoria.dominion.state import CARD, KNOWN, Board, Player
from signoria.dominion.words import (
    E_DISCARD,
    E_DRAW,
    E_GAIN,
    E_GAIN_ONTO_DECK,
    E_GAIN_TO_HAND,
    E_PASS,
    E_SHUFFLE,
    E_TRASH,
)


def kinds_in(zone: Zone) -> i64:
    """Mask of the piles of which a card is in the zone."""
    mask: i64 = 0
    if not COMPILED:
        for card in zone.block():
            mask |= 1 << (card & CARD)
        return mask
    left = zone.n
    for slot in zone.slots:  # without an index there is nothing to check
        if left == 0:
            break
        left -= 1
        mask |= 1 << (slot & CARD)
    return mask


def copies_of(zone: Zone, pile: i64) -> i64:
    """How many copies of a card are in the zone."""
    copies: i64 = 0
    slots = zone.slots
    i: i64 = 0
    n = zone.n
    while i < n:
        if slots[i] & CARD == pile:
            copies += 1
        i += 1
    return copies


# --- the deck -------------------------------------------------------------------------------------------------------------


def shuffle_under(board: Board, who: Player) -> None:
    """Shuffle the discard and put it under what is left of the deck."""
    discard = who.discard
    slots = discard.slots
    for i in range(discard.n):
        slots[i] &= CARD  # shuffled cards are known to nobody
    if board.stacked:
        _stack(board, who, discard)
    else:
        board.rng.shuffle_zone(discard)
    discard.add(who.deck)
    discard.swap(who.deck)
    discard.clear()
    if board.events is not None:
        board.tell(E_SHUFFLE, who.seat, [])


def _stack(board: Board, who: Player, cards: Zone) -> None:
    """A shuffle whose result was laid down beforehand; one for another player leaves this one to chance."""
    for i, wanted in enumerate(board.stacked):
        if wanted[0] == who.seat:
            order = wanted[:0:-1]  # written top to bottom
            if sorted(order) != sorted(cards):
                names = [board.kingdom.option_name(card) for card in sorted(cards)]
                raise BadPosition(phrase("position-stacked", cards=names))
            cards.refill(order)
            board.stacked = board.stacked[:i] + board.stacked[i + 1 :]
            return
    board.rng.shuffle_zone(cards)


def make_ready(board: Board, who: Player, n: i64) -> i64:
    """Have n cards on the deck if there are any (SH-1 to SH-4); how many there are."""
    if who.deck.n < n and who.discard.n > 0:
        shuffle_under(board, who)
    have = who.deck.n
    return have if have < n else n


def draw(board: Board, who: Player, n: i64) -> None:
    """Draw n cards as one batch, as far as there are any."""
    if board.events is not None:
        _draw_telling(board, who, n)
        return
    deck = who.deck
    if deck.n < n:
        n = make_ready(board, who, n)
    _move_to_hand(who, n)


def _move_to_hand(who: Player, n: i64) -> None:
    """The top n cards of the deck, of which there are enough."""
    hand = who.hand
    deck = who.deck
    mine: i64 = ~(1 << (KNOWN + who.seat))
    if not COMPILED:
        drawn, kept = hand.block(), deck.block()
        for _ in range(n):
            drawn.append(kept.pop() & mine)
        hand.n += n
        deck.n -= n
        return
    at = hand.n
    hand.reserve(at + n)
    to = hand.slots
    cards = deck.slots
    top = deck.n
    for i in range(n):
        to[at + i] = cards[top - 1 - i] & mine
    deck.n = top - n
    hand.n = at + n


def _draw_telling(board: Board, who: Player, n: i64) -> None:
    first = who.deck.n
    if not board.second_edition and 0 < first < n and who.discard.n > 0:  # SH-2: take, shuffle, take the rest
        _draw_told(board, who, first)
        _draw_told(board, who, make_ready(board, who, n - first))
    else:
        _draw_told(board, who, make_ready(board, who, n))


def _draw_told(board: Board, who: Player, n: i64) -> None:
    _move_to_hand(who, n)
    cards = [slot & CARD for slot in who.hand.numbers()[who.hand.n - n :]]
    if cards:
        board.tell_private(E_DRAW, who.seat, cards, 1 << who.seat, True)


def take_top(board: Board, who: Player, n: i64, to: Zone, code: i64, knowers: i64) -> list[int]:
    """Move up to n top cards to another zone, in that order, as one batch; `knowers` see them (mask of seats)."""
    taken: list[int] = []
    first = who.deck.n
    if not board.second_edition and 0 < first < n and who.discard.n > 0:
        _take(board, who, first, to, code, knowers, taken)
        n -= first
    _take(board, who, make_ready(board, who, n), to, code, knowers, taken)
    return taken


def _take(board: Board, who: Player, n: i64, to: Zone, code: i64, knowers: i64, taken: list[int]) -> None:
    cards: list[int] = []
    for _ in range(n):
        slot: i64 = who.deck.pop() | knowers << KNOWN
        to.append(slot)
        cards.append(slot & CARD)
    taken.extend(cards)
    if cards and board.events is not None:
        board.tell_private(code, who.seat, cards, EVERYONE if knowers << KNOWN == board.all else knowers, True)


# --- the hand -------------------------------------------------------------------------------------------------------------


def leave_hand(who: Player, card: i64, seen_by: i64) -> None:
    """Take one copy out of a hand; `seen_by` (mask of seats) see which card went."""
    hand = who.hand
    slots = hand.slots
    best: i64 = -1
    at: i64 = -1
    known: i64 = 0
    for i in range(hand.n):
        slot = slots[i]
        known |= slot
        if slot & CARD == card and slot > best:  # the copy most others know: what stays is less known (never more)
            best = slot
            at = i
    assert at >= 0, "the card is not in this hand"
    hand.take(at)
    if known > CARD:
        _forget(hand, card, seen_by << KNOWN, best)


def _forget(hand: Zone, card: i64, seen_by: i64, gone: i64) -> None:
    """Seats that didn't see the card leave forget this hand; the others know one copy less."""
    owing: i64 = ~(gone | CARD)  # whose known copy, if they have one, is another than the one taken
    slots = hand.slots
    i: i64 = 0
    while i < hand.n:
        slot = slots[i] & (seen_by | CARD)
        if slot & CARD == card:
            lost: i64 = slot & owing
            owing &= ~lost
            slot &= ~lost
        slots[i] = slot
        i += 1


def show_in_hand(board: Board, who: Player, card: i64) -> None:
    """Reveal a card that stays in hand: everyone knows it is there, and for all one can tell it is the copy one knew."""
    at: i64 = -1
    unaware: i64 = board.all & ~(1 << (KNOWN + who.seat))
    slots = who.hand.slots
    i: i64 = 0
    while i < who.hand.n:
        slot = slots[i]
        if slot & CARD == card:
            unaware &= ~slot
            at = i
        i += 1
    assert at >= 0, "the card is not in this hand"
    slots[at] |= unaware


def show_hand(board: Board, who: Player) -> None:
    """Reveal the whole hand."""
    seen: i64 = board.all & ~(1 << (KNOWN + who.seat))
    slots = who.hand.slots
    i: i64 = 0
    while i < who.hand.n:
        slots[i] |= seen
        i += 1


def pass_on(board: Board, giver: Player, taker: Player, card: i64) -> None:
    """Put a card that has left one hand into another; nobody else sees it."""
    taker.hand.append(card | 1 << (KNOWN + giver.seat))
    board.open_books()
    giver.owned.slots[card] -= 1
    taker.owned.slots[card] += 1
    board.passes = [*board.passes, [giver.seat, taker.seat, card]]
    if board.events is not None:
        board.tell_private(E_PASS, giver.seat, [card], 1 << giver.seat | 1 << taker.seat, True)


# --- discarding, trashing, gaining ----------------------------------------------------------------------------------------


def discard_from_hand(board: Board, who: Player, cards: list[int]) -> None:
    """Cards discarded together, bottom to top: only the last is seen (D-6)."""
    last: i64 = len(cards) - 1
    for i in range(len(cards)):
        card: i64 = cards[i]
        if i == last:
            leave_hand(who, card, EVERYONE)
            who.discard.append(card | board.all)
        else:
            leave_hand(who, card, 0)
            who.discard.append(card | 1 << (KNOWN + who.seat))
    if cards and board.events is not None:
        tell_discards(board, who, cards)


def tell_discards(board: Board, who: Player, cards: list[int]) -> None:
    """The owner knows all of them, everyone how many and the one on top."""
    mine = 1 << who.seat
    if len(cards) > 1:
        board.tell_private(E_DISCARD, who.seat, cards[:-1], mine, False)
    board.tell_shown(E_DISCARD, who.seat, cards[-1:])


def discard_zone(board: Board, who: Player, zone: Zone) -> None:
    """Discard a whole zone of cards that everyone has seen, in order."""
    if zone.n > 0 and board.events is not None:
        board.tell(E_DISCARD, who.seat, [slot & CARD for slot in zone])
    slots = zone.slots
    i: i64 = 0
    while i < zone.n:
        who.discard.append(slots[i] | board.all)
        i += 1
    zone.clear()


def to_trash(board: Board, who: Player, card: i64) -> None:
    """Book a card that has just left a zone of its owner into the trash."""
    board.open_books()
    board.trash_pile.append(card)
    who.owned.slots[card] -= 1
    if board.events is not None:
        board.tell_shown(E_TRASH, who.seat, [card])


def trash_from_hand(board: Board, who: Player, card: i64) -> None:
    leave_hand(who, card, EVERYONE)
    to_trash(board, who, card)


def gain(board: Board, who: Player, pile: i64, to: Zone | None = None) -> bool:
    """Take a card from the Supply to the discard, or to another zone of the player; False if the pile is empty."""
    if board.supply.slots[pile] == 0:
        return False
    board.open_books()
    supply = board.supply.slots
    supply[pile] -= 1
    if supply[pile] == 0:
        board.nonempty_piles &= ~(1 << pile)
    who.owned.slots[pile] += 1
    code: i64 = E_GAIN
    if to is None:
        who.discard.append(pile | board.all)
    elif to is who.hand:
        code = E_GAIN_TO_HAND
        to.append(pile | board.all & ~(1 << (KNOWN + who.seat)))
    else:
        code = E_GAIN_ONTO_DECK
        to.append(pile | board.all)
    if board.events is not None:
        board.tell(code, who.seat, [pile])
    return True


def take_out(zone: Zone, card: i64) -> i64:
    """Take a card out of a zone other than a hand; which of two equal copies does not matter."""
    at: i64 = 0
    while at < zone.n:
        if zone.slots[at] & CARD == card:
            return zone.take(at)
        at += 1
    raise AssertionError("the card is not in this zone")
