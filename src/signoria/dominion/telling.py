"""Dominion as it is told: events, questions, options and refusals as phrases. Texts are the catalogues', not ours.

Messages are named after the words of `words`: deed-gain, question-discard, word-cards, reason-too_expensive. Where a card's
meaning differs, a message of its own comes first: word-cards-steward, question-discard-baron.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from signoria.core.decision import FINE, GAME_OVER
from signoria.core.event import Event
from signoria.core.game import Game
from signoria.core.telling import Argument, Phrase, Sentence, Teller
from signoria.dominion.card import ACTION, TREASURE, VICTORY
from signoria.dominion.naming import card_name, word_phrase
from signoria.dominion.question import DISCARD_PILE, HAND, NO_LIMIT, REVEALED, SUPPLY, CardQuestion, zone_of
from signoria.dominion.story import Chapter, Writer, seen_by
from signoria.dominion.turn import Dominion
from signoria.dominion.words import (
    E_TURN,
    FIRST_TITLE,
    PASS,
    PILES,
    REVEAL,
    SET_ASIDE,
    STOP,
    VERBS,
)

ZONES: Final = {REVEALED: "revealed", DISCARD_PILE: "discard_pile"}  # where a question is put otherwise than of a hand
PICKED_FROM: Final = (
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


def is_card(option: i64) -> bool:
    return 0 <= option < PILES or option >= FIRST_TITLE


class DominionTeller(Teller):
    # --- events -----------------------------------------------------------------------------------------------------

    def begins_chapter(self, event: Event) -> bool:
        return event.code == E_TURN

    def story(self, game: Game, batches: Sequence[Sequence[Event]], seat: i64, names: Sequence[str]) -> list[Sentence]:
        board = game.state
        assert isinstance(board, Dominion)
        chapter = Chapter()
        for batch, events in enumerate(batches):
            for event in events:
                known = seen_by(event, seat)
                if known is not None:
                    chapter.add(known, batch)
        chapter.tell_shuffle(None)
        return Writer(board.kingdom, seat, names, board.winners()).sentences(chapter.lines, 0)

    # --- questions --------------------------------------------------------------------------------------------------

    def question(self, game: Game, seat: i64, names: Sequence[str]) -> Phrase | None:
        board = game.state
        question = game.question
        if question is None:
            return None
        assert isinstance(board, Dominion) and isinstance(question, CardQuestion)
        if seat not in game.asked():
            return _waiting(board, question, game.ready, seat, names)
        picked = len(game.picks(seat))
        arguments: dict[str, Argument] = {
            "n": question.most - picked,
            "picked": picked,
            "what": "card",
            "actions": board.actions,
            "buys": board.buys,
            "coins": board.coins,
            "cost": question.high if question.high < NO_LIMIT else 0,
        }
        if question.source >= 0:
            arguments["source"] = card_name(board.kingdom, question.source)
        if question.about >= 0:
            arguments["about"] = card_name(board.kingdom, question.about)
        elif question.verb == SET_ASIDE:  # the one card just looked at
            arguments["about"] = card_name(board.kingdom, game.options(seat)[0])
        if 0 <= question.owner != seat:
            arguments["player"] = names[question.owner]
        elif question.verb == PASS:
            arguments["player"] = names[(seat + 1) % board.seats]
        _add_what(board, question, arguments)
        return Phrase(_question_messages(board, question, seat, picked), arguments)

    def picked_from(self, game: Game, seat: i64) -> str:
        question = game.question
        if question is None or seat not in game.asked():
            return ""
        assert isinstance(question, CardQuestion)
        return PICKED_FROM[question.zone]

    def option(self, game: Game, seat: i64, option: i64) -> Phrase:
        board = game.state
        question = game.question
        assert isinstance(board, Dominion) and isinstance(question, CardQuestion)
        if is_card(option) and question.verb == SET_ASIDE:  # one card, which the question names
            return Phrase(("option-set_aside",), {})
        if is_card(option):
            of_one_kind = question.zone == HAND and question.least == 0 and question.piles == 1 << option
            verb = (f"option-{VERBS[question.verb]}",) if of_one_kind else ()
            return Phrase((*verb, "option-card"), {"card": card_name(board.kingdom, option)})
        if option == STOP and game.picks(seat):
            return Phrase(("word-stop",), {})
        return word_phrase(board.kingdom, question.source, VERBS[question.verb], option)

    def refusal(self, game: Game, seat: i64, option: i64) -> Phrase | None:
        reason = game.refusal(seat, option)
        if reason == FINE:
            return None
        board = game.state
        question = game.question
        assert isinstance(board, Dominion)
        name = f"reason-{board.reason_name(reason)}"
        if reason == GAME_OVER:
            return Phrase((name,), {})
        assert isinstance(question, CardQuestion)
        arguments: dict[str, Argument] = {
            "coins": board.coins,
            "least": question.low,
            "most": question.high,
            "n": question.least,
        }
        if is_card(option):
            arguments["card"] = card_name(board.kingdom, option)
        if 0 <= option < PILES:
            arguments["cost"] = board.cost(option)
        return Phrase((f"{name}-{VERBS[question.verb]}", name), arguments)


def _waiting(board: Dominion, question: CardQuestion, ready: i64, reader: i64, names: Sequence[str]) -> Phrase:
    """What players who aren't asked are told: the same whether someone is asked or the game only stops there."""
    if question.source < 0:
        return Phrase(("waiting",), {"players": [names[board.active]], "n": 1})
    card = card_name(board.kingdom, question.source)
    if question.hidden:
        return Phrase(("waiting-reactions",), {"card": card})
    waiting: i64 = question.concerns & ~ready
    own = reader >= 0 and (waiting >> reader) & 1 != 0
    players = [names[who] for who in range(board.seats) if (waiting >> who) & 1]
    return Phrase(
        ("waiting-card.you", "waiting-card") if own else ("waiting-card",),
        {"players": players, "n": len(players), "card": card},
    )


def _add_what(board: Dominion, question: CardQuestion, arguments: dict[str, Argument]) -> None:
    """Which cards count: any, those of a type, or one kind alone."""
    piles = question.piles
    if question.zone in (HAND, REVEALED) and piles & (piles - 1) == 0 and piles:
        arguments["what"] = "named"
        arguments["card"] = card_name(board.kingdom, _only(piles))
    elif question.types in KINDS:
        arguments["what"] = KINDS[question.types]


def _only(piles: i64) -> i64:
    pile: i64 = 0
    while (piles >> pile) & 1 == 0:
        pile += 1
    return pile


def _question_messages(board: Dominion, question: CardQuestion, seat: i64, picked: i64) -> tuple[str, ...]:
    name = f"question-{VERBS[question.verb]}"
    shape = _shape(board, question, seat, picked)
    heads = (
        [f"{name}-{board.kingdom.option_name(question.source)}"]
        if question.source >= 0 and question.verb != REVEAL
        else []
    )
    if question.owner >= 0 and question.owner != seat:
        heads.append(f"{name}-other")
    if question.zone in ZONES:
        heads.append(f"{name}-{ZONES[question.zone]}")
    heads.append(name)
    return tuple([message for head in heads for message in (f"{head}.{shape}", head)])


def _shape(board: Dominion, question: CardQuestion, seat: i64, picked: i64) -> str:
    """How many are asked for: exactly n, one or none, any number, or up to n."""
    if question.zone == SUPPLY and question.low == question.high:
        return "costing"
    if question.least >= question.most:
        return "exactly"
    if question.least > picked:
        return "some"
    if question.most == 1:
        return "may"
    if question.zone in (HAND, REVEALED) and question.most >= len(zone_of(board, question, seat)):
        return "any"
    return "up-to"


TELLER: Final = DominionTeller()
