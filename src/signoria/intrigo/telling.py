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
from signoria.core.telling import DETAIL, HEADING, MAIN, Argument, Phrase, Sentence, Teller, said_in
from signoria.intrigo.award import event_for
from signoria.intrigo.influence import at_buildings, has_second_target
from signoria.intrigo.palace import NO_TOKEN_LEFT
from signoria.intrigo.placement import make_go
from signoria.intrigo.round import Intrigo
from signoria.intrigo.state import DRAFT
from signoria.intrigo.view import IntrigoView
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


def outlook(view: IntrigoView, building: i64, names: Sequence[str]) -> Phrase:
    """What the award would do with a building's token now, as it would be told to the view's seat."""
    winner: i64 = view.winner_of(building)
    if winner == NO_TOKEN_LEFT:
        return Phrase(("intrigo-no-token",), {"building": building_label(building)})
    things = [FIRST_BUILDING + building, FIRST_TOKEN + view.token_on(building), *view.contenders(building)]
    return _award(event_for(winner), winner, things, view.seat, names)


def _award(code: i64, winner: i64, things: list[int], reader: i64, names: Sequence[str]) -> Phrase:
    """The seat that gets a token, or why it stays; `card` is the higher contender, `against` the other."""
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
    return Phrase(said_in(f"intrigo-event-{EVENTS[code]}", forms, winner == reader and winner >= 0), arguments)


def _value(card: int) -> int:
    return card % PER_FAMILY


# --- events -------------------------------------------------------------------------------------------------------------------


class Chapter:
    """The lines of one round. What is told together is held back until something else comes."""

    def __init__(self, reader: i64, names: Sequence[str]) -> None:
        self.reader = reader
        self.names = names
        self.lines: list[Sentence] = []
        self.batch: i64 = 0  # whose events are being told
        self.since: i64 = 0  # the batch in which what is held back began
        self.tokens: list[Phrase] = []  # laid one after another
        self.kept: i64 = 0  # cards that others kept at the same time, unseen
        self.drafted = False  # whether that was told in this round; once is enough
        self.packs: list[list[int]] = [[] for _ in names]  # by seat, what it chooses from; empty if unknown

    def add(self, event: Event) -> None:
        known = event.seen_from(self.reader)
        if known is None:
            return
        code: i64 = event.code
        things = known[4]
        if (self.kept and code != E_KEEP) or (self.tokens and code != E_TOKEN):
            self.let_go()
        if not (self.kept or self.tokens):
            self.since = self.batch
        if code == E_TOKEN:
            self.tokens.append(_token_at(event.things))
        elif things is not None:
            if code == E_PACK:
                self.packs[event.seat] = things
            elif code == E_KEEP:
                things = self._with_what_is_passed_on(event.seat, things)
            self.lines.append(_sentence(event, things, self.reader, self.names, self.batch))
        elif code == E_KEEP:
            self.kept += 1

    def _with_what_is_passed_on(self, seat: i64, kept: list[int]) -> list[int]:
        """The card kept, then the rest of its pack; they say what the pack was, so the line about it goes."""
        others = self.packs[seat][:]
        self.packs[seat] = []
        if kept[0] not in others:
            return kept
        others.remove(kept[0])
        message = f"intrigo-event-{EVENTS[E_PACK]}"
        self.lines = [one for one in self.lines if one.seat != seat or one.phrase.messages[-1] != message]
        return kept + others

    def let_go(self) -> None:
        """Tell what was held back."""
        if self.kept and not self.drafted:
            self.drafted = True
            message = "intrigo-event-keep.unseen" if self.reader >= 0 else "intrigo-event-keep.all"
            self._say(Phrase((message,), {"n": int(self.kept)}))
        if self.tokens:
            self._say(Phrase(("intrigo-event-token",), {"tokens": self.tokens}))
        self.kept = 0
        self.tokens = []

    def _say(self, phrase: Phrase) -> None:
        self.lines.append(Sentence(phrase, -1, DETAIL, 0, self.since))


class IntrigoTeller(Teller):
    def begins_chapter(self, event: Event) -> bool:
        return event.code == E_ROUND

    def story(self, game: Game, batches: Sequence[Sequence[Event]], seat: i64, names: Sequence[str]) -> list[Sentence]:
        chapter = Chapter(seat, names)
        for i, events in enumerate(batches):
            chapter.batch = i
            for event in events:
                chapter.add(event)
        chapter.let_go()
        return chapter.lines

    # --- questions --------------------------------------------------------------------------------------------------

    def question(self, game: Game, seat: i64, names: Sequence[str]) -> Phrase | None:
        if game.question is None:
            return None
        board = game.state
        assert isinstance(board, Intrigo)
        if seat not in game.asked():
            players = [names[who] for who in game.asked()]
            return Phrase(("waiting",), {"players": players, "n": len(players)})
        if board.phase == DRAFT:
            left: i64 = (seat + 1) % board.seats
            return Phrase(("intrigo-question-pick",), {"player": names[left], "n": 3 - board.step})
        picks = _picks_asked_after(game.picks(seat))
        if not picks:
            return Phrase(_opening(board.options(game.question, seat, [])), {"ducats": int(board.players[seat].ducats)})
        arguments: dict[str, Argument] = {"ducats": int(board.players[seat].ducats)}
        _add_things(arguments, picks)
        if len(picks) == 1:
            return Phrase(("intrigo-question-gap",), arguments)
        step = "target" if len(picks) == 2 else "second"
        return Phrase((f"intrigo-question-{step}-{option_name(picks[0])}",), arguments)

    def picked_from(self, game: Game, seat: i64) -> str:
        board = game.state
        assert isinstance(board, Intrigo)
        if game.question is None or seat not in game.asked():
            return ""
        if board.phase == DRAFT:
            return "pack"
        picks = game.picks(seat)
        if not picks:
            return "hand"
        if len(picks) == 3 and picks[0] == COURTESAN:
            return "names"
        return "buildings" if len(picks) > 1 and at_buildings(picks[0]) else "gaps"

    def outlook(self, game: Game, seat: i64, names: Sequence[str]) -> list[Phrase]:
        """For every building where it would make a difference: what the award would do there after this go."""
        board = game.state
        assert isinstance(board, Intrigo)
        picks = game.picks(seat)
        if board.phase == DRAFT or len(picks) < 2:
            return []
        if len(picks) == 3 and has_second_target(picks[0]):
            picks = picks[:2]  # half an effect is none
        after = Intrigo(board.terms, board.rng)
        after.load_board(board)
        make_go(after, picks)
        before, then = IntrigoView(board, seat), IntrigoView(after, seat)
        told = [(outlook(before, i, names), outlook(then, i, names)) for i in range(then.size())]
        return [new for old, new in told if old != new]

    def option(self, game: Game, seat: i64, option: i64) -> Phrase:
        board = game.state
        assert isinstance(board, Intrigo)
        if is_card(option):
            return Phrase(("option-card",), {"card": card_name(option)})
        if is_character(option):
            price = int(board.price(option))
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
        board = game.state
        assert isinstance(board, Intrigo)
        name = board.reason_name(reason)
        if reason == GAME_OVER:
            return Phrase((f"reason-{name}",), {})
        arguments: dict[str, Argument] = {"n": 1, "ducats": int(board.players[seat].ducats) if seat >= 0 else 0}
        _add_things(arguments, [option])
        if is_character(option):
            arguments["price"] = max(int(board.price(option)), 0)
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


def _sentence(event: Event, things: list[int], reader: i64, names: Sequence[str], batch: i64) -> Sentence:
    code: i64 = event.code
    whose: i64 = event.seat
    if code in AWARDS:
        return Sentence(_award(code, whose, things, reader, names), whose, MAIN, 0, batch)
    arguments: dict[str, Argument] = {}
    forms: list[str] = []
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
    elif code == E_KEEP:
        arguments["card"] = card_name(things[0])
        arguments["cards"] = [card_name(card) for card in things[1:]]
        forms += ["passing"] if len(things) > 1 else []
    else:
        _add_things(arguments, things)
    messages = said_in(f"intrigo-event-{EVENTS[code]}", forms, whose >= 0 and whose == reader)
    depth: i64 = 1 if event.source >= 0 else 0  # what influence does stands under its card
    return Sentence(Phrase(messages, arguments), whose, _weight(code), depth, batch)


def _weight(code: i64) -> i64:
    if code == E_ROUND:
        return HEADING
    if code in DETAILS:
        return DETAIL
    return MAIN


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


TELLER: Final = IntrigoTeller()
