"""Every card, verb, event, reason and word has its message in English, and no message is there for nothing."""

import csv
import re
from itertools import product
from pathlib import Path

import pytest

from signoria.cli.table.company import BOTS
from signoria.cli.table.sitting import COMMANDS
from signoria.core.decision import REASON_NAMES
from signoria.core.telling import Argument, Phrase
from signoria.dominion.card import TYPE_NAMES
from signoria.dominion.catalogue import BASICS, KINGDOM_CARDS
from signoria.dominion.telling import ZONES
from signoria.dominion.view import PHASE_NAMES
from signoria.dominion.words import EVENTS, REASONS, VERBS, WORDS
from signoria.lang import Tongue, languages
from tests.lang.messages import needed_by, parts

ROOT = Path(__file__).resolve().parents[2]
ENGLISH = parts("en")
CARDS = [card.id for card in BASICS] + sorted({id for id, _ in KINGDOM_CARDS})
EDITIONS = ("base1", "base2", "intrigue1")
TEXT_DIFFERS = ("mine", "moneylender", "throne_room")
BONUS_EVENTS = ("plus_actions", "plus_buys", "plus_coins")  # told together: event-bonuses
UNDO_REASONS = ("nothing_to_take_back", "others_must_agree", "no_log", "no_such_move")

# Values for every variable, such that each branch of each message is said at least once.
ARGUMENTS: dict[str, tuple[Argument, ...]] = {
    "actions": (0, 1, 2),
    "about": ("militia@base2",),
    "bonuses": ([Phrase(("bonus-actions",), {"n": 2}), Phrase(("bonus-coins",), {"n": 1})],),
    "bot": ("Random bot",),
    "buys": (0, 1, 2),
    "card": ("copper", "mine@base1"),
    "cards": (["copper", "copper", "estate"], ["gardens@base1"], []),
    "case": ("",),
    "coins": (0, 3),
    "cost": (0, 5),
    "file": ("friday.json",),
    "first": ("Action",),
    "item": ("Ben",),
    "least": (3,),
    "list": ("Anna",),
    "most": (4,),
    "n": (0, 1, 2, 5),
    "name": ("Moat",),
    "names": (["Moat", "Mine"],),
    "others": (["Anna", "Ben"],),
    "phase": ("Buy phase",),
    "picked": (0, 1),
    "player": ("Anna",),
    "players": (["Anna", "Ben", "Cleo"], ["Anna"]),
    "question": ("Discard 2 cards.",),
    "said": ("mo",),
    "second": ("Attack",),
    "source": ("militia@base2",),
    "taker": ("Ben",),
    "top": ("estate",),
    "turns": (1, 9),
    "types": ("Action",),
    "what": ("card", "action", "treasure", "victory", "named"),
    "why": ("no room",),
    "words": ([Phrase(("word-cards-steward",), {})],),
}


@pytest.fixture(scope="module")
def english() -> Tongue:
    return Tongue("en")


def test_every_card_has_its_name_one_of_it_and_several() -> None:
    for id in CARDS:
        assert {f"card-{id}", f"card-{id}.a", f"card-{id}.plural"} <= ENGLISH.keys()


def test_the_names_are_those_of_the_rules(english: Tongue) -> None:
    with (ROOT / "docs" / "rules" / "cards.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            assert english.card(row["id"]) == row["name_en"]


def test_every_card_has_a_text_and_three_have_one_for_each_edition() -> None:
    for id in CARDS:
        if id in TEXT_DIFFERS:
            assert {f"text-{id}-base1", f"text-{id}-base2"} <= ENGLISH.keys()
            assert f"text-{id}" not in ENGLISH
        else:
            assert f"text-{id}" in ENGLISH


def test_the_text_of_a_card_names_the_bonuses_printed_on_it(english: Tongue) -> None:
    for (id, edition), card in KINGDOM_CARDS.items():
        text = english.first_of([f"text-{id}-{edition}", f"text-{id}"], {})
        for n, word in ((card.cards, "Card"), (card.actions, "Action"), (card.buys, "Buy")):
            if n:
                assert f"+{n} {word}{'s' if n > 1 else ''}" in text
        if card.coins:
            assert f"${card.coins}" in text
        assert "  " not in text


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_its_question(verb: str) -> None:
    assert f"question-{verb}" in ENGLISH


@pytest.mark.parametrize("event", [event for event in EVENTS if event not in BONUS_EVENTS])
def test_every_event_has_its_sentence_for_others_and_for_the_player_concerned(event: str) -> None:
    assert f"event-{event}" in ENGLISH
    if "player" in ENGLISH[f"event-{event}"].variables:
        assert f"event-{event}.you" in ENGLISH


@pytest.mark.parametrize("reason", [*REASON_NAMES.values(), *REASONS])
def test_every_reason_is_said(reason: str) -> None:
    assert f"reason-{reason}" in ENGLISH


def test_every_word_type_phase_and_refusal_to_undo_is_said() -> None:
    assert {f"word-{word}" for word in WORDS} <= ENGLISH.keys()
    assert {f"type-{name}" for name in TYPE_NAMES.values()} <= ENGLISH.keys()
    assert {f"phase-{name}" for name in PHASE_NAMES} <= ENGLISH.keys()
    assert {f"undo-{reason}" for reason in UNDO_REASONS} <= ENGLISH.keys()
    assert {f"bot-{name}" for name in BOTS} <= ENGLISH.keys()


def said_by_the_games() -> set[str]:
    """Every message that a teller or a screen can name."""
    verbs_and_cards = [*product(VERBS, [*CARDS, "other", *ZONES.values()])]
    return {
        *(f"card-{id}" for id in CARDS),
        *(f"text-{id}" for id in CARDS),
        *(f"text-{id}-{edition}" for id, edition in product(CARDS, EDITIONS)),
        *(f"event-{event}" for event in EVENTS if event not in BONUS_EVENTS),
        *(f"question-{verb}" for verb in VERBS),
        *(f"question-{verb}-{where}" for verb, where in verbs_and_cards),
        *(f"word-{word}" for word in WORDS),
        *(f"word-{word}-{where}" for word, where in product(WORDS, [*CARDS, *VERBS])),
        *(f"reason-{reason}" for reason in [*REASON_NAMES.values(), *REASONS]),
        *(f"reason-{reason}-{verb}" for reason, verb in product(REASONS, VERBS)),
        *(f"type-{name}" for name in TYPE_NAMES.values()),
        *(f"phase-{name}" for name in PHASE_NAMES),
        *(f"undo-{reason}" for reason in UNDO_REASONS),
        *(f"bot-{name}" for name in BOTS),
        *(f"command-{name}" for name in COMMANDS),
        *(f"alias-{word}" for word in WORDS),
    }


def test_no_message_is_there_for_nothing() -> None:
    sources = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "src" / "signoria").rglob("*.py"))
    named = {name for name in re.findall(r'"([a-z][\w-]*)(?:\.[\w-]+)?"', sources) if name in ENGLISH}
    mentioned = {other for part in ENGLISH.values() for other in part.mentions}
    known = said_by_the_games() | named | mentioned
    assert sorted({name.partition(".")[0] for name in ENGLISH} - known) == []


FORMS = {
    "card": {"a", "plural"},
    "text": {"help"},
    "event": {"you", "unseen", "top", "empty", "you-empty", "to-you"},
    "question": {"exactly", "some", "may", "any", "up-to", "costing"},
    "play": {"you", "several", "short", "elsewhere"},
    "end": {"you"},
}


def test_no_form_of_a_message_is_there_for_nothing() -> None:
    for name in ENGLISH:
        message, _, form = name.partition(".")
        assert not form or form in FORMS[message.partition("-")[0]], name


@pytest.mark.parametrize("lang", languages())
def test_every_message_can_be_said_with_whatever_it_is_given(lang: str) -> None:
    tongue = Tongue(lang)
    known = parts(lang)
    for name in known:
        variables = sorted(needed_by(name, known))
        for values in product(*(ARGUMENTS[variable] for variable in variables)):
            text = tongue.say(name, **dict(zip(variables, values)))
            assert text
            assert "{" not in text
            assert "⁨" not in text  # no isolating marks


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_every_language_has_what_english_has(lang: str) -> None:
    missing = {name.partition(".")[0] for name in ENGLISH} - {name.partition(".")[0] for name in parts(lang)}
    assert sorted(missing) == []
