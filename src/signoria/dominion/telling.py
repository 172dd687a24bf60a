"""Dominion as it is told: events, questions, options and refusals as phrases. Texts are the catalogues', not ours.

Messages are named after the words of `words`: event-gain, question-discard, word-cards, reason-too_dear. Where a card's
meaning differs, a message of its own comes first: word-cards-steward, question-discard-baron.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from signoria.core.decision import FINE, GAME_OVER
from signoria.core.event import Event
from signoria.core.game import Game
from signoria.core.telling import DETAIL, HEADING, MAIN, Argument, Phrase, Sentence, Teller
from signoria.dominion.card import ACTION, TREASURE, VICTORY
from signoria.dominion.kingdom import Kingdom
from signoria.dominion.question import DISCARD_PILE, HAND, NO_LIMIT, REVEALED, SUPPLY, Question, zone_of
from signoria.dominion.turn import Dominion
from signoria.dominion.words import (
    BASICS,
    E_BUY,
    E_CHEAPER,
    E_CHOOSE,
    E_CLEAN_UP,
    E_DISCARD,
    E_DRAW,
    E_GAIN,
    E_LOOK,
    E_PASS,
    E_PLAY,
    E_PLUS_ACTIONS,
    E_PLUS_BUYS,
    E_PLUS_COINS,
    E_PUT_IN_HAND,
    E_REVEAL,
    E_REVEAL_HAND,
    E_SHUFFLE,
    E_TRASH,
    E_TURN,
    EVENTS,
    FIRST_TITLE,
    PASS,
    PILES,
    REVEAL,
    SET_ASIDE,
    STOP,
    VERBS,
    WORDS,
)

BONUSES: Final = {E_PLUS_ACTIONS: "bonus-actions", E_PLUS_BUYS: "bonus-buys", E_PLUS_COINS: "bonus-coins"}
AMOUNTS: Final[tuple[int, ...]] = (E_TURN, E_CHEAPER)  # their things are a number
# Told together where one follows another.
RUNS: Final[tuple[int, ...]] = (E_DISCARD, E_DRAW, E_LOOK, E_PUT_IN_HAND, E_REVEAL, E_TRASH)
ZONES: Final = {REVEALED: "revealed", DISCARD_PILE: "discard_pile"}  # where a question is put otherwise than of a hand
PLACES: Final = (
    "",
    "hand",
    "revealed",
    "supply",
    "discard_pile",
    "trash",
    "titles",
    "hand_and_play",
    "set_aside",
)  # by zone
KINDS: Final = {ACTION: "action", TREASURE: "treasure", VICTORY: "victory"}


def card_name(kingdom: Kingdom, option: i64) -> str:
    """A card for the catalogues: `mine@base1`; basics and titles that are not in this game by id alone."""
    id = kingdom.option_name(option)
    return f"{id}@{kingdom.editions[option]}" if BASICS <= option < PILES else id


def is_card(option: i64) -> bool:
    return 0 <= option < PILES or option >= FIRST_TITLE


class Seen:
    """An event as one seat may know it; `things` is None if it learns only how many."""

    def __init__(self, code: i64, seat: i64, source: i64, n: i64, things: list[int] | None) -> None:
        self.code = code
        self.seat = seat
        self.source = source
        self.n = n
        self.things = things
        self.hidden: i64 = 0  # of a discard: how many lie unseen under those named


def seen_events(events: Sequence[Event], seat: i64) -> list[Seen]:
    """What the seat knows, with runs of like events drawn together."""
    told: list[Seen] = []
    for event in events:
        known = event.seen_from(seat)
        if known is not None:
            code, whose, source, n, things = known
            new = Seen(code, whose, source, n, things)
            if not told or not _joins(told[-1], new):
                told.append(new)
    return told


def _joins(last: Seen, new: Seen) -> bool:
    """Take a new event into the last one if they are told as one thing."""
    if new.seat != last.seat or new.source != last.source:
        return False
    if last.code == E_BUY and new.code == E_GAIN and last.things == new.things:
        return True  # what is bought is gained
    if new.code != last.code or not (new.code in RUNS or (new.code == E_PLAY and new.source < 0)):
        return False
    if last.things is not None and new.things is not None:
        last.things = last.things + new.things
    elif last.things is None and new.things is not None and new.code == E_DISCARD:
        last.hidden += last.n
        last.things = new.things
    elif last.things is not None or new.things is not None:
        return False
    last.n += new.n
    return True


class DominionTeller(Teller):
    # --- events -----------------------------------------------------------------------------------------------------

    def events(self, game: Game, events: Sequence[Event], seat: i64, names: Sequence[str]) -> list[Sentence]:
        state = game.state
        assert isinstance(state, Dominion)
        sentences: list[Sentence] = []
        bonuses: list[Phrase] = []
        whose: i64 = -1
        for event in seen_events(events, seat):
            if bonuses and (event.code not in BONUSES or event.seat != whose):
                sentences.append(_bonuses(bonuses, whose))
                bonuses = []
            if event.code in BONUSES:
                assert event.things is not None
                whose = event.seat
                if event.things[0] > 0:
                    bonuses.append(Phrase((BONUSES[event.code],), {"n": event.things[0]}))
            else:
                sentences.append(Sentence(_event(state, event, seat, names), event.seat, _weight(event)))
        if bonuses:
            sentences.append(_bonuses(bonuses, whose))
        return sentences

    # --- questions --------------------------------------------------------------------------------------------------

    def question(self, game: Game, seat: i64, names: Sequence[str]) -> Phrase | None:
        state = game.state
        ask = game.ask
        if ask is None:
            return None
        assert isinstance(state, Dominion) and isinstance(ask, Question)
        if seat not in game.asked():
            if ask.hidden:
                return Phrase(("waiting-reactions",), {})
            return Phrase(("waiting",), {"players": [names[who] for who in game.asked()]})
        picked = len(game.picks(seat))
        arguments: dict[str, Argument] = {
            "n": ask.most - picked,
            "picked": picked,
            "what": "card",
            "actions": state.actions,
            "buys": state.buys,
            "coins": state.coins,
            "cost": ask.high if ask.high < NO_LIMIT else 0,
        }
        if ask.source >= 0:
            arguments["source"] = card_name(state.kingdom, ask.source)
        if ask.about >= 0:
            arguments["about"] = card_name(state.kingdom, ask.about)
        elif ask.verb == SET_ASIDE:  # the one card just looked at
            arguments["about"] = card_name(state.kingdom, game.options(seat)[0])
        if 0 <= ask.owner != seat:
            arguments["player"] = names[ask.owner]
        elif ask.verb == PASS:
            arguments["player"] = names[(seat + 1) % state.seats]
        _add_what(state, ask, arguments)
        return Phrase(_question_messages(state, ask, seat, picked), arguments)

    def place(self, game: Game, seat: i64) -> str:
        ask = game.ask
        if ask is None or seat not in game.asked():
            return ""
        assert isinstance(ask, Question)
        return PLACES[ask.zone]

    def option(self, game: Game, seat: i64, option: i64) -> Phrase:
        state = game.state
        ask = game.ask
        assert isinstance(state, Dominion) and isinstance(ask, Question)
        if is_card(option):
            return Phrase(("option-card",), {"card": card_name(state.kingdom, option)})
        if option == STOP and game.picks(seat):
            return Phrase(("word-stop",), {})
        return _word(state.kingdom, ask.source, VERBS[ask.verb], option)

    def refusal(self, game: Game, seat: i64, option: i64) -> Phrase | None:
        reason = game.refusal(seat, option)
        if reason == FINE:
            return None
        state = game.state
        ask = game.ask
        assert isinstance(state, Dominion)
        name = f"reason-{state.reason_name(reason)}"
        if reason == GAME_OVER:
            return Phrase((name,), {})
        assert isinstance(ask, Question)
        arguments: dict[str, Argument] = {"coins": state.coins, "least": ask.low, "most": ask.high, "n": ask.least}
        if is_card(option):
            arguments["card"] = card_name(state.kingdom, option)
        if 0 <= option < PILES:
            arguments["cost"] = state.cost(option)
        return Phrase((f"{name}-{VERBS[ask.verb]}", name), arguments)


def _bonuses(bonuses: list[Phrase], seat: i64) -> Sentence:
    return Sentence(Phrase(("event-bonuses",), {"bonuses": bonuses}), seat, MAIN)


def _weight(event: Seen) -> i64:
    if event.code == E_TURN:
        return HEADING
    if event.code in (E_SHUFFLE, E_CLEAN_UP) or (event.code == E_DRAW and event.source < 0):
        return DETAIL
    return MAIN


def _event(state: Dominion, event: Seen, reader: i64, names: Sequence[str]) -> Phrase:
    kingdom = state.kingdom
    arguments: dict[str, Argument] = {"n": event.n}
    if event.seat >= 0:
        arguments["player"] = names[event.seat]
    if event.source >= 0:
        arguments["source"] = card_name(kingdom, event.source)
    forms: list[str] = []
    if event.code == E_PASS:
        taker = (event.seat + 1) % state.seats
        arguments["taker"] = names[taker]
        forms += ["to-you"] if taker == reader else []
    if event.code == E_CHOOSE:
        assert event.things is not None
        arguments["words"] = [_word(kingdom, event.source, "choose", word) for word in event.things]
    elif event.code in AMOUNTS:
        assert event.things is not None
        arguments["n"] = event.things[0]
    elif event.things:
        arguments["cards"] = [card_name(kingdom, card) for card in event.things]
        arguments["top"] = card_name(kingdom, event.things[-1])
    forms += ["empty"] if event.code == E_REVEAL_HAND and event.n == 0 else []
    forms += ["top"] if event.hidden else []
    forms += ["unseen"] if event.things is None else []
    return Phrase(_forms(f"event-{EVENTS[event.code]}", forms, reader >= 0 and event.seat == reader), arguments)


def _forms(name: str, forms: list[str], own: bool) -> tuple[str, ...]:
    """Each form as `name.form`, for what happens to the reader first as `name.you-form`."""
    messages: list[str] = []
    for form in forms:
        if own:
            messages.append(f"{name}.you-{form}")
        messages.append(f"{name}.{form}")
    if own:
        messages.append(f"{name}.you")
    messages.append(name)
    return tuple(messages)


def _word(kingdom: Kingdom, source: i64, verb: str, option: i64) -> Phrase:
    """A word as an option: what it means for this card, for this verb, or anywhere."""
    word = f"word-{WORDS[option - PILES]}"
    special = [f"{word}-{kingdom.option_name(source)}"] if source >= 0 else []
    return Phrase((*special, f"{word}-{verb}", word), {})


def _add_what(state: Dominion, ask: Question, arguments: dict[str, Argument]) -> None:
    """Which cards count: any, those of a type, or one kind alone."""
    piles = ask.piles
    if ask.zone in (HAND, REVEALED) and piles & (piles - 1) == 0 and piles:
        arguments["what"] = "named"
        arguments["card"] = card_name(state.kingdom, _only(piles))
    elif ask.types in KINDS:
        arguments["what"] = KINDS[ask.types]


def _only(piles: i64) -> i64:
    pile: i64 = 0
    while (piles >> pile) & 1 == 0:
        pile += 1
    return pile


def _question_messages(state: Dominion, ask: Question, seat: i64, picked: i64) -> tuple[str, ...]:
    name = f"question-{VERBS[ask.verb]}"
    shape = _shape(state, ask, seat, picked)
    heads = [f"{name}-{state.kingdom.option_name(ask.source)}"] if ask.source >= 0 and ask.verb != REVEAL else []
    if ask.owner >= 0 and ask.owner != seat:
        heads.append(f"{name}-other")
    if ask.zone in ZONES:
        heads.append(f"{name}-{ZONES[ask.zone]}")
    heads.append(name)
    return tuple([message for head in heads for message in (f"{head}.{shape}", head)])


def _shape(state: Dominion, ask: Question, seat: i64, picked: i64) -> str:
    """How many are asked for: exactly n, one or none, any number, or up to n."""
    if ask.zone == SUPPLY and ask.low == ask.high:
        return "costing"
    if ask.least >= ask.most:
        return "exactly"
    if ask.least > picked:
        return "some"
    if ask.most == 1:
        return "may"
    if ask.zone in (HAND, REVEALED) and ask.most >= len(zone_of(state, ask, seat)):
        return "any"
    return "up-to"


TELLER: Final = DominionTeller()
