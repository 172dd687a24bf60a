"""Intrigo as it is told: events, questions, options and refusals as phrases. Texts are the catalogues', not ours.

Messages are named after the words of `words`: intrigo-event-play, intrigo-question-gap, intrigo-reason-no_token. Cards,
characters and tokens are cards to the catalogues, card-intrigo_thief, so that sentences can ask for their cases. People
count gaps from 1 and letter buildings from A, clockwise from the entrance: gap 1 lies between A and B.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from signoria.core.decision import FINE, GAME_OVER
from signoria.core.event import Event
from signoria.core.game import Game
from signoria.core.telling import DETAIL, HEADING, MAIN, Argument, Phrase, Sentence, Teller
from signoria.intrigo.influence import at_buildings, has_second_target
from signoria.intrigo.palace import FACE_DOWN, NO_CONTENDER, NO_TOKEN_LEFT, TIE
from signoria.intrigo.placement import carry_out
from signoria.intrigo.round import Intrigo
from signoria.intrigo.state import DRAFT
from signoria.intrigo.view import View
from signoria.intrigo.words import (
    COURTESAN,
    E_AWARD,
    E_BUY,
    E_DECLINE,
    E_KEEP,
    E_PACK,
    E_ROUND,
    E_STAYS_FACE_DOWN,
    E_STAYS_NEUTRAL,
    E_STAYS_NO_CONTENDER,
    E_STAYS_TIE,
    E_TOKEN,
    END_OF_OPTIONS,
    EVENTS,
    FIRST_BUILDING,
    FIRST_GAP,
    FIRST_TOKEN,
    FIRST_WORD,
    PASS,
    PER_FAMILY,
    TOKENS,
    WORDS,
    is_building,
    is_card,
    is_character,
    is_gap,
    option_name,
)

LETTERS: Final = "ABCDEFGHIJKLMNOP"
AWARDS: Final[tuple[int, ...]] = (
    E_AWARD,
    E_STAYS_FACE_DOWN,
    E_STAYS_NO_CONTENDER,
    E_STAYS_TIE,
    E_STAYS_NEUTRAL,
)
DETAILS: Final[tuple[int, ...]] = (E_PACK, E_TOKEN)


# --- names ------------------------------------------------------------------------------------------------------------------


def card_name(option: i64) -> str:
    """A card, a character or a token for the catalogues. Dominion has a Thief too, so these say whose they are."""
    return f"intrigo_{option_name(option)}"


def token_name(token: i64) -> str:
    """The same for a token by its own number."""
    return card_name(FIRST_TOKEN + token)


def gap_label(gap: i64) -> int:
    """What people call a gap, from the number that views give it."""
    return int(gap) + 1


def building_label(building: i64) -> str:
    return LETTERS[building]


# --- the award ----------------------------------------------------------------------------------------------------------------


def outlook(view: View, building: i64, names: Sequence[str]) -> Phrase:
    """What the award would do with a building's token now, as it would be told to the view's seat."""
    winner: i64 = view.winner_of(building)
    if winner == NO_TOKEN_LEFT:
        return Phrase(("intrigo-no-token",), {"building": building_label(building)})
    code: i64 = E_AWARD
    if winner == FACE_DOWN:
        code = E_STAYS_FACE_DOWN
    elif winner == NO_CONTENDER:
        code = E_STAYS_NO_CONTENDER
    elif winner == TIE:
        code = E_STAYS_TIE
    elif winner < 0:
        code = E_STAYS_NEUTRAL
    things = [FIRST_BUILDING + building, FIRST_TOKEN + view.token_on(building), *view.contenders(building)]
    return _award(code, winner, things, view.seat, names)


def _award(code: i64, winner: i64, things: list[int], reader: i64, names: Sequence[str]) -> Phrase:
    """Who gets a token or why it stays; of the contenders the higher is `card`, the other `against`."""
    arguments: dict[str, Argument] = {}
    _add_things(arguments, things[:2])
    if winner >= 0:
        arguments["player"] = names[winner]
    forms: list[str] = []
    cards = sorted(things[2:], key=_value, reverse=True)
    if cards:
        arguments["card"] = card_name(cards[0])
        if len(cards) > 1:
            arguments["against"] = card_name(cards[1])
        else:
            forms.append("alone")
    return Phrase(_forms(f"intrigo-event-{EVENTS[code]}", forms, winner == reader and winner >= 0), arguments)


def _value(card: int) -> int:
    return card % PER_FAMILY


# --- events -------------------------------------------------------------------------------------------------------------------


class IntrigoTeller(Teller):
    def events(self, game: Game, events: Sequence[Event], seat: i64, names: Sequence[str]) -> list[Sentence]:
        sentences: list[Sentence] = []
        tokens: list[Phrase] = []  # laid one after another; told together
        kept: i64 = 0  # cards that others kept at the same time, unseen
        for event in events:
            known = event.seen_from(seat)
            if known is None:
                continue
            code: i64 = event.code
            things = known[4]
            if kept and code != E_KEEP:
                sentences.append(_kept_by_others(kept, seat))
                kept = 0
            if tokens and code != E_TOKEN:
                sentences.append(_new_tokens(tokens))
                tokens = []
            if code == E_TOKEN:
                tokens.append(_token_at(event.things))
            elif things is not None:
                sentences.append(_sentence(event, things, seat, names))
            elif code == E_KEEP:
                kept += 1
        if kept:
            sentences.append(_kept_by_others(kept, seat))
        if tokens:
            sentences.append(_new_tokens(tokens))
        return sentences

    # --- questions --------------------------------------------------------------------------------------------------

    def question(self, game: Game, seat: i64, names: Sequence[str]) -> Phrase | None:
        if game.ask is None:
            return None
        state = game.state
        assert isinstance(state, Intrigo)
        if seat not in game.asked():
            return Phrase(("waiting",), {"players": [names[who] for who in game.asked()]})
        if state.phase == DRAFT:
            left: i64 = (seat + 1) % state.seats
            return Phrase(("intrigo-question-pick",), {"player": names[left], "n": 3 - state.step})
        picks = _picks_asked_after(game.picks(seat))
        if not picks:
            return Phrase(_opening(state.options(game.ask, seat, [])), {"ducats": int(state.players[seat].ducats)})
        arguments: dict[str, Argument] = {"ducats": int(state.players[seat].ducats)}
        _add_things(arguments, picks)
        if len(picks) == 1:
            return Phrase(("intrigo-question-gap",), arguments)
        step = "target" if len(picks) == 2 else "second"
        return Phrase((f"intrigo-question-{step}-{option_name(picks[0])}",), arguments)

    def place(self, game: Game, seat: i64) -> str:
        state = game.state
        assert isinstance(state, Intrigo)
        if game.ask is None or seat not in game.asked():
            return ""
        if state.phase == DRAFT:
            return "pack"
        picks = game.picks(seat)
        if not picks:
            return "hand"
        if len(picks) == 3 and picks[0] == COURTESAN:
            return "names"
        return "buildings" if len(picks) > 1 and at_buildings(picks[0]) else "gaps"

    def outlook(self, game: Game, seat: i64, names: Sequence[str]) -> list[Phrase]:
        """For every building where it would make a difference: what the award would do there after this go."""
        state = game.state
        assert isinstance(state, Intrigo)
        picks = game.picks(seat)
        if state.phase == DRAFT or len(picks) < 2:
            return []
        if len(picks) == 3 and has_second_target(picks[0]):
            picks = picks[:2]  # half an effect is none
        after = Intrigo(state.terms, state.rng)
        after.load_board(state)
        carry_out(after, picks)
        before, then = View(state, seat), View(after, seat)
        told = [(outlook(before, i, names), outlook(then, i, names)) for i in range(then.size())]
        return [new for old, new in told if old != new]

    def option(self, game: Game, seat: i64, option: i64) -> Phrase:
        state = game.state
        assert isinstance(state, Intrigo)
        if is_card(option):
            return Phrase(("option-card",), {"card": card_name(option)})
        if is_character(option):
            price = int(state.price(option))
            return Phrase(("intrigo-option-buy",), {"card": card_name(option), "ducats": price})
        if is_gap(option):
            return Phrase(("intrigo-option-gap",), {"gap": gap_label(option - FIRST_GAP)})
        if is_building(option):
            return Phrase(("intrigo-option-building",), {"building": building_label(option - FIRST_BUILDING)})
        return Phrase((f"intrigo-word-{WORDS[option - FIRST_WORD]}",), {})

    def refusal(self, game: Game, seat: i64, option: i64) -> Phrase | None:
        reason = game.refusal(seat, option)
        if reason == FINE:
            return None
        state = game.state
        assert isinstance(state, Intrigo)
        name = state.reason_name(reason)
        if reason == GAME_OVER:
            return Phrase((f"reason-{name}",), {})
        arguments: dict[str, Argument] = {"n": 1, "ducats": int(state.players[seat].ducats) if seat >= 0 else 0}
        _add_things(arguments, [option])
        if is_character(option):
            arguments["price"] = max(int(state.price(option)), 0)
        return Phrase((f"intrigo-reason-{name}", f"reason-{name}"), arguments)


def _picks_asked_after(picks: list[int]) -> list[int]:
    """As many picks as something is asked after; once all of a go is picked, the last question stands."""
    if not picks or picks[0] == PASS:
        return []
    if is_card(picks[0]):
        return picks[:1]
    return picks[:3] if has_second_target(picks[0]) else picks[:2]


def _opening(options: list[int]) -> tuple[str, ...]:
    """A go begins: with a card of the hand, with influence, or with nothing."""
    name = "intrigo-question-place"
    if PASS in options:
        return f"{name}.pass", name
    for option in options:
        if is_character(option):
            return (name,)
    return f"{name}.play", name


def _sentence(event: Event, things: list[int], reader: i64, names: Sequence[str]) -> Sentence:
    code: i64 = event.code
    whose: i64 = event.seat
    if code in AWARDS:
        return Sentence(_award(code, whose, things, reader, names), whose, MAIN)
    arguments: dict[str, Argument] = {}
    if whose >= 0:
        arguments["player"] = names[whose]
    if code == E_ROUND:
        arguments["n"] = things[0]
    elif code == E_PACK:
        arguments["cards"] = [card_name(card) for card in things]
    elif code == E_BUY:
        _add_things(arguments, things[:2])
        arguments["ducats"] = things[2]
    elif code == E_DECLINE:
        arguments["card"] = card_name(event.source)
    else:
        _add_things(arguments, things)
    messages = _forms(f"intrigo-event-{EVENTS[code]}", [], whose >= 0 and whose == reader)
    return Sentence(Phrase(messages, arguments), whose, _weight(code))


def _weight(code: i64) -> i64:
    if code == E_ROUND:
        return HEADING
    if code in DETAILS:
        return DETAIL
    return MAIN


def _kept_by_others(n: i64, reader: i64) -> Sentence:
    message = "intrigo-event-keep.unseen" if reader >= 0 else "intrigo-event-keep.all"
    return Sentence(Phrase((message,), {"n": int(n)}), -1, DETAIL)


def _new_tokens(tokens: list[Phrase]) -> Sentence:
    return Sentence(Phrase(("intrigo-event-token",), {"tokens": tokens}), -1, DETAIL)


def _token_at(things: list[int]) -> Phrase:
    arguments: dict[str, Argument] = {}
    _add_things(arguments, things)
    return Phrase(("intrigo-token-at",), arguments)


def _add_things(arguments: dict[str, Argument], things: list[int]) -> None:
    """What a sentence may mention: `card`, `gap` and `to`, `building` and `other`, `token` and `organisation`."""
    for thing in things:
        option: i64 = thing
        if is_card(option) or is_character(option):
            arguments["card"] = card_name(option)
        elif is_gap(option):
            arguments["to" if "gap" in arguments else "gap"] = gap_label(option - FIRST_GAP)
        elif is_building(option):
            arguments["other" if "building" in arguments else "building"] = building_label(option - FIRST_BUILDING)
        elif FIRST_TOKEN <= option < END_OF_OPTIONS:
            arguments["token"] = card_name(option)
            arguments["organisation"] = TOKENS[option - FIRST_TOKEN]


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


TELLER: Final = IntrigoTeller()
