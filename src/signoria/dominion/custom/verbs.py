"""The verbs that custom cards are written with, each as a small function over the verbs of `effects`.

Across a question every card lies in a zone; what a step remembers are cards that everyone has seen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from signoria.dominion.asking import answer, ask_for
from signoria.dominion.card import Card
from signoria.dominion.cards.base_second import merchant, merchants
from signoria.dominion.cards.intrigue import copper_bonus, coppersmith
from signoria.dominion.custom.steps import (
    ANY_NUMBER,
    DOWN_TO,
    LOOK,
    UP_TO,
    Frame,
    Run,
    Step,
    is_single,
    pile_of,
)
from signoria.dominion.effects import (
    ACTION,
    ANY_TYPE,
    DISCARD,
    DISCARD_CARDS,
    DISCARD_OR_KEEP,
    HAND,
    KEEP,
    PLAY_IT,
    PLAY_TWICE,
    REVEALED,
    TRASH,
    TRASH_THIS,
    TREASURE,
    Effect,
    Player,
    Turn,
)
from signoria.dominion.playing import play_from_hand
from signoria.dominion.question import SUPPLY
from signoria.dominion.state import CARD
from signoria.dominion.words import CHOOSE, GAIN, TRASH_TREASURE
from signoria.dominion.zones import discard_from_hand, trash_from_hand


def tidy(turn: Turn) -> Effect[None]:
    """What was revealed or looked at and is still there goes back onto its deck."""
    for who in turn.board.players:
        if any(slot & turn.board.all != turn.board.all for slot in who.revealed):
            yield from turn.put_back(who)
        else:
            _return_revealed(turn, who)


def _return_revealed(turn: Turn, who: Player) -> None:
    while who.revealed:  # the last one revealed lay deepest
        turn.return_revealed(who, who.revealed[-1] & CARD)


# --- questions about cards ----------------------------------------------------------------------------------------------


def _range(turn: Turn, at: Frame, step: Step) -> tuple[int, int]:
    """How many cards of the hand at least and at most."""
    hand = len(at.who.hand)
    if step.extent == ANY_NUMBER:
        return 0, hand
    n = step.number.value(turn, at)
    if step.extent == DOWN_TO:
        return max(hand - n, 0), max(hand - n, 0)
    return (0 if step.extent == UP_TO else n), n


def _from_hand(run: Run, at: Frame, step: Step, verb: i64, ordered: bool) -> Effect[list[int]]:
    least, most = _range(run.turn, at, step)
    question = ask_for(run.turn.board, at.who, verb, HAND, least, most, step.which.types, ordered)
    question.piles &= step.which.piles(run.turn)
    return (yield from answer(run.turn.board, question))


# --- verbs that question ---------------------------------------------------------------------------------------------------------


def _discard(run: Run, at: Frame, step: Step) -> Effect[None]:
    single = is_single(step)
    cards = yield from _from_hand(run, at, step, DISCARD, not (single and step.which.card))
    discard_from_hand(run.turn.board, at.who, cards)
    if single:
        at.note(cards)
    else:  # of several only the last is seen
        at.note_hidden(len(cards))


def _trash(run: Run, at: Frame, step: Step) -> Effect[None]:
    cards = yield from _from_hand(run, at, step, TRASH, False)
    for card in cards:
        trash_from_hand(run.turn.board, at.who, card)
    run.trashed(at.who, cards)
    at.note(cards)


def _put_on_deck(run: Run, at: Frame, step: Step) -> Effect[None]:
    before = len(at.who.hand)
    if step.shown:
        yield from run.turn.reveal_and_put_on_deck(at.who, step.which.types)
    else:
        yield from run.turn.put_on_deck(at.who, step.number.value(run.turn, at))
    at.note_hidden(before - len(at.who.hand))


def _discard_hand(run: Run, at: Frame, step: Step) -> Effect[None]:
    n = len(at.who.hand)
    yield from run.turn.discard_hand(at.who)
    at.note_hidden(n)


def _pass_left(run: Run, at: Frame, step: Step) -> Effect[None]:
    yield from run.turn.everyone_passes_left()
    at.note_hidden(0)


def _draw_to(run: Run, at: Frame, step: Step) -> Effect[None]:
    turn, who = run.turn, at.who
    n = step.number.value(turn, at)
    if step.which.types == ANY_TYPE:
        turn.draw(who, max(n - len(who.hand), 0))
        return
    while len(who.hand) < n and turn.look_at_top(who, 1):
        if not (yield from turn.may_set_aside_looked_at(who, step.which.types)):
            turn.looked_at_to_hand(who)
    yield from turn.discard_set_aside(who)


def _trash_looked_at(run: Run, at: Frame, step: Step) -> Effect[None]:
    before = len(at.who.revealed)
    yield from run.turn.trash_any_looked_at(at.who)
    at.note_hidden(before - len(at.who.revealed))


def _discard_looked_at(run: Run, at: Frame, step: Step) -> Effect[None]:
    before = len(at.who.revealed)
    yield from run.turn.discard_any_looked_at(at.who)
    at.note_hidden(before - len(at.who.revealed))


def _put_back(run: Run, at: Frame, step: Step) -> Effect[None]:
    yield from run.turn.put_back(at.who)


def _trash_revealed(run: Run, at: Frame, step: Step) -> Effect[None]:
    turn, who = run.turn, at.who
    cards = _still_revealed(at) if step.it else (yield from _pick_revealed(turn, who, step))
    for card in cards:
        turn.trash_revealed(who, card)
    run.trashed(who, cards)
    at.note(cards)


def _pick_revealed(turn: Turn, who: Player, step: Step) -> Effect[list[int]]:
    verb = TRASH_TREASURE if step.which.types == TREASURE else TRASH
    question = ask_for(turn.board, turn.me if step.by_you else who, verb, REVEALED, 1, 1, step.which.types, False)
    question.owner = who.seat
    question.piles &= step.which.piles(turn)
    return (yield from answer(turn.board, question))


def _judge_revealed(run: Run, at: Frame, step: Step) -> Effect[None]:
    """The active player says of each revealed card whether it is discarded or put back."""
    turn, who = run.turn, at.who
    kept: list[int] = []
    for card in [slot & CARD for slot in who.revealed]:
        verdict = yield from turn.decide(who, DISCARD_OR_KEEP, [DISCARD_CARDS, KEEP], card)
        if verdict == KEEP:
            kept.append(card)
    kept.reverse()
    for card in kept:
        turn.return_revealed(who, card)
    yield from _discard_revealed(run, at, step)


def _discard_revealed(run: Run, at: Frame, step: Step) -> Effect[None]:
    cards = [slot & CARD for slot in at.who.revealed]
    yield from run.turn.discard_revealed(at.who)
    at.note(cards)


def _may_discard_deck(run: Run, at: Frame, step: Step) -> Effect[None]:
    before = len(at.who.deck)
    yield from run.turn.may_discard_deck(at.who)
    at.note_hidden(before - len(at.who.deck))


def _fetch_from_discard(run: Run, at: Frame, step: Step) -> Effect[None]:
    before = len(at.who.deck)
    yield from run.turn.discard_to_deck(at.who)
    at.note_hidden(len(at.who.deck) - before)


def _name_a_card(run: Run, at: Frame, step: Step) -> Effect[None]:
    run.named = yield from run.turn.name_a_card(at.who)


def _gain(run: Run, at: Frame, step: Step) -> Effect[None]:
    turn, who = run.turn, at.who
    zone = who.hand if step.to == "hand" else who.deck if step.to == "deck" else None
    if step.which.card:
        pile = pile_of(turn, step.which.card)
    else:
        pile = yield from _pick_gain(turn, at, step)
    at.note([pile] if pile >= 0 and turn.gain(who, pile, zone) else [])


def _pick_gain(turn: Turn, at: Frame, step: Step) -> Effect[int]:
    """A pile of the Supply; -1 if there is none, or the player declines."""
    chooser = turn.me if step.by_you else at.who
    question = ask_for(turn.board, chooser, GAIN, SUPPLY, 0 if step.may else 1, 1, step.which.types, False)
    question.owner = at.who.seat
    question.piles &= step.which.piles(turn)
    cost = step.cost
    if cost is not None:
        if cost.than_it and not at.it:
            return -1
        limit = cost.plus + (turn.cost(at.it[0]) if cost.than_it else 0)
        question.low, question.high = (0 if step.at_most else limit), limit
    cards = yield from answer(turn.board, question)
    return cards[0] if cards else -1


def _gain_from_trash(run: Run, at: Frame, step: Step) -> Effect[None]:
    turn = run.turn
    before = len(turn.board.trash_pile)
    yield from turn.take_from_trash(turn.me, run.taken)
    run.taken = []
    at.note_hidden(before - len(turn.board.trash_pile))


def _play_twice(run: Run, at: Frame, step: Step) -> Effect[None]:
    turn = run.turn
    yield from tidy(turn)
    card = yield from turn.pick_from_hand(turn.me, PLAY_TWICE, ACTION, step.may)
    yield from turn.play_twice(card)
    at.note([card] if card >= 0 else [])


def _play(run: Run, at: Frame, step: Step) -> Effect[None]:
    turn = run.turn
    yield from tidy(turn)
    card = yield from turn.pick_from_hand(turn.me, PLAY_IT, ACTION, step.may)
    if card >= 0:
        yield from play_from_hand(turn, card)
    at.note([card] if card >= 0 else [])


def _may_play_it(run: Run, at: Frame, step: Step) -> Effect[None]:
    """The card of the step before, if it is an Action and lies on top of the discard."""
    turn = run.turn
    me = turn.me
    card = at.it[0] if at.it else -1
    on_top = bool(me.discard) and me.discard[-1] & CARD == card
    at.note([])
    if on_top and turn.is_action(card) and (yield from turn.may(me, PLAY_IT, card)):
        yield from turn.play_from_discard(me, card)
        at.note([card])


def _may_trash_this(run: Run, at: Frame, step: Step) -> Effect[None]:
    turn = run.turn
    at.note([])
    if turn.is_in_play() and (yield from turn.may(turn.me, TRASH_THIS, turn.board.source)):
        _trash_this(run, at, step)


def _choose(run: Run, at: Frame, step: Step) -> Effect[None]:
    words = [word for word, _ in step.blocks]
    chosen = yield from run.turn.choose_words(at.who, words, step.number.times)
    for word in reversed(chosen):  # the first one named lies on top of the stack
        run.enter(step.blocks[words.index(word)][1], at.who, at.it, at.done)


def _may(run: Run, at: Frame, step: Step) -> Effect[None]:
    if (yield from run.turn.may(at.who, CHOOSE, run.turn.board.source)):
        run.enter(step.blocks[0][1], at.who, at.it, at.done)


# --- verbs that question nothing -------------------------------------------------------------------------------------------------


def _cards(run: Run, at: Frame, step: Step) -> None:
    run.turn.draw(at.who, step.number.value(run.turn, at))


def _actions(run: Run, at: Frame, step: Step) -> None:
    run.turn.add_actions(step.number.value(run.turn, at))


def _buys(run: Run, at: Frame, step: Step) -> None:
    run.turn.add_buys(step.number.value(run.turn, at))


def _coins(run: Run, at: Frame, step: Step) -> None:
    run.turn.add_coins(step.number.value(run.turn, at))


def _cheaper(run: Run, at: Frame, step: Step) -> None:
    run.turn.reduce_costs(step.number.value(run.turn, at))


def _coppers(run: Run, at: Frame, step: Step) -> None:
    run.turn.remember(copper_bonus, step.number.value(run.turn, at))


def _first_silver(run: Run, at: Frame, step: Step) -> None:
    run.turn.remember(merchants, step.number.value(run.turn, at))


def _reveal_hand(run: Run, at: Frame, step: Step) -> None:
    run.turn.reveal_hand(at.who)


def _reveal(run: Run, at: Frame, step: Step) -> None:
    at.note(run.turn.reveal_top(at.who, step.number.value(run.turn, at)))


def _reveal_until(run: Run, at: Frame, step: Step) -> None:
    """Reveal one card after another until so many count; those are the cards of this step."""
    turn = run.turn
    piles = step.which.piles(turn)
    least: i64 = step.cost.plus if step.cost is not None else 0
    wanted = step.number.value(turn, at)
    found: list[int] = []
    while len(found) < wanted and (cards := turn.reveal_top(at.who, 1)):
        card: i64 = cards[0]
        if (piles >> card) & 1 and turn.cost(card) >= least:
            found.append(card)
    at.note(found)


def _still_revealed(at: Frame) -> list[int]:
    """Of the cards of the step before, those that are still there (R-16)."""
    there = [slot & CARD for slot in at.who.revealed]
    cards: list[int] = []
    for card in at.it:
        if card in there:
            there.remove(card)
            cards.append(card)
    return cards


def _take_revealed(run: Run, at: Frame, step: Step) -> None:
    piles = step.which.piles(run.turn)
    cards = (
        _still_revealed(at) if step.it else [slot & CARD for slot in at.who.revealed if (piles >> (slot & CARD)) & 1]
    )
    for card in cards:
        run.turn.revealed_to_hand(at.who, card)
    at.note(cards)


def _put_revealed_back(run: Run, at: Frame, step: Step) -> None:
    _return_revealed(run.turn, at.who)


def _look(run: Run, at: Frame, step: Step) -> None:
    at.note_hidden(len(run.turn.look_at_top(at.who, step.number.value(run.turn, at))))


def _take_looked_at(run: Run, at: Frame, step: Step) -> None:
    n = len(at.who.revealed)
    run.turn.looked_at_to_hand(at.who)
    at.note_hidden(n)


def _discard_top(run: Run, at: Frame, step: Step) -> None:
    card = run.turn.discard_top(at.who)
    at.note([card] if card >= 0 else [])


def _trash_top(run: Run, at: Frame, step: Step) -> None:
    card = run.turn.trash_top(at.who)
    at.note([card] if card >= 0 else [])
    run.trashed(at.who, at.it)


def _trash_this(run: Run, at: Frame, step: Step) -> None:
    at.note([run.turn.board.source] if run.turn.trash_this() else [])


def _if(run: Run, at: Frame, step: Step) -> None:
    """Its lists are entered like those that hang on any other step."""


def _each_other_player(run: Run, at: Frame, step: Step) -> None:
    for who in reversed(run.turn.victims()):
        run.enter(step.blocks[0][1], who, at.it, at.done)


def _each_player(run: Run, at: Frame, step: Step) -> None:
    for who in reversed([run.turn.me, *run.turn.victims()]):
        run.enter(step.blocks[0][1], who, at.it, at.done)


def _left_player(run: Run, at: Frame, step: Step) -> None:
    run.enter(step.blocks[0][1], run.turn.left_of(run.turn.me), at.it, at.done)


def _you(run: Run, at: Frame, step: Step) -> None:
    run.enter(step.blocks[0][1], run.turn.me, at.it, at.done)


def _for_each_card(run: Run, at: Frame, step: Step) -> None:
    for card in reversed(at.it):
        run.enter(step.blocks[0][1], at.who, [card], 1)


def _for_each_different_card(run: Run, at: Frame, step: Step) -> None:
    for card in reversed(list(dict.fromkeys(at.it))):
        run.enter(step.blocks[0][1], at.who, [card], 1)


# All the verbs there are, by the word that a card is written with.
ASKING: Final[dict[str, Callable[[Run, Frame, Step], Effect[None]]]] = {
    "discard": _discard,
    "trash": _trash,
    "put_on_deck": _put_on_deck,
    "discard_hand": _discard_hand,
    "pass_left": _pass_left,
    "draw_to": _draw_to,
    "trash_looked_at": _trash_looked_at,
    "discard_looked_at": _discard_looked_at,
    "put_back": _put_back,
    "trash_revealed": _trash_revealed,
    "judge_revealed": _judge_revealed,
    "discard_revealed": _discard_revealed,
    "may_discard_deck": _may_discard_deck,
    "fetch_from_discard": _fetch_from_discard,
    "name_a_card": _name_a_card,
    "gain": _gain,
    "gain_from_trash": _gain_from_trash,
    "play": _play,
    "play_twice": _play_twice,
    "may_play_it": _may_play_it,
    "may_trash_this": _may_trash_this,
    "choose": _choose,
    "choose_one": _choose,
    "may": _may,
}
# Verbs whose effect comes later in the turn, and the printed card that works in the same way.
LIKE_PRINTED: Final[dict[str, Card]] = {"coppers": coppersmith, "first_silver": merchant}
QUIET: Final[dict[str, Callable[[Run, Frame, Step], None]]] = {
    "cards": _cards,
    "actions": _actions,
    "buys": _buys,
    "coins": _coins,
    "cheaper": _cheaper,
    "coppers": _coppers,
    "first_silver": _first_silver,
    "reveal_hand": _reveal_hand,
    "reveal": _reveal,
    "reveal_until": _reveal_until,
    "take_revealed": _take_revealed,
    "return_revealed": _put_revealed_back,
    LOOK: _look,
    "take_looked_at": _take_looked_at,
    "discard_top": _discard_top,
    "trash_top": _trash_top,
    "trash_this": _trash_this,
    "if": _if,
    "each_other_player": _each_other_player,
    "each_player": _each_player,
    "left_player": _left_player,
    "you": _you,
    "for_each_card": _for_each_card,
    "for_each_different_card": _for_each_different_card,
}
