"""Every card, verb, event, reason, error, help text and word has its message, and no message is there for nothing."""

import csv
import re
from pathlib import Path

import pytest

from signoria.bots.registry import bot_names, find_bot
from signoria.core.decision import REASON_NAMES
from signoria.dominion import RECOMMENDED, find_recommended
from signoria.dominion.card import TYPE_NAMES
from signoria.dominion.catalogue import KINGDOM_CARDS
from signoria.dominion.words import PHASES, REASONS, VERBS, WORDS
from signoria.intrigo import words as intrigo
from signoria.lang import Translator, languages
from tests.lang.messages import head, needed_by, parts
from tests.lang.page import named_in_the_page
from tests.lang.vocabulary import (
    BOTS,
    BOXES,
    CARDS,
    CHARACTERS,
    TOLD_EVENTS,
    UNDO_REASONS,
    help_texts,
    named_in_the_sources,
    phrases_in_the_sources,
    said_by_dominion,
    said_by_intrigo,
    said_by_the_commands,
)

ROOT = Path(__file__).resolve().parents[2]
# The box calls it Рудник, and so does another box the Mine; the Polish box prints Sala Obrad, but Sala tronowa.
OTHERWISE = {("ru", "mining_village"), ("pl", "council_room")}
TEXT_DIFFERS = ("mine", "moneylender", "throne_room")
every_language = pytest.mark.parametrize("lang", languages())


@pytest.fixture(scope="module")
def english() -> Translator:
    return Translator("en")


# --- cards --------------------------------------------------------------------------------------------------------------


def test_every_card_has_its_name_one_of_it_and_several() -> None:
    for id in CARDS:
        assert {f"card-{id}", f"card-{id}.a", f"card-{id}.plural"} <= parts("en").keys()


@every_language
def test_the_names_are_those_of_the_rules(lang: str) -> None:
    translator = Translator(lang)
    with (ROOT / "docs" / "rules" / "cards.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            boxes = row["sets"].split("|")
            name = translator.card(row["id"] if len(boxes) > 1 else f"{row['id']}@{boxes[0]}")
            assert name == row.get(f"name_{lang}", name) or (lang, row["id"]) in OTHERWISE


@every_language
def test_every_card_has_a_text_and_three_have_one_for_each_edition(lang: str) -> None:
    known = parts(lang)
    for id in CARDS:
        if id in TEXT_DIFFERS:
            assert {f"text-{id}-base1", f"text-{id}-base2"} <= known.keys()
            assert f"text-{id}" not in known
        else:
            assert f"text-{id}" in known


@every_language
def test_the_text_of_a_card_names_the_bonuses_printed_on_it(lang: str) -> None:
    translator = Translator(lang)
    for (id, edition), card in KINGDOM_CARDS.items():
        text = translator.first_of([f"text-{id}-{edition}", f"text-{id}"], {})
        for n in (card.cards, card.actions, card.buys):
            assert n == 0 or f"+{n}\N{NO-BREAK SPACE}" in text.replace(" ", "\N{NO-BREAK SPACE}"), (id, text)
        assert card.coins == 0 or str(card.coins) in text


def test_the_bonuses_have_their_names(english: Translator) -> None:
    for (id, edition), card in KINGDOM_CARDS.items():
        text = english.first_of([f"text-{id}-{edition}", f"text-{id}"], {})
        for n, word in ((card.cards, "Card"), (card.actions, "Action"), (card.buys, "Buy")):
            assert n == 0 or f"+{n} {word}{'s' if n > 1 else ''}" in text
        assert card.coins == 0 or f"${card.coins}" in text


@every_language
def test_the_recommended_kingdoms_are_called_what_the_books_call_them(lang: str) -> None:
    for one in RECOMMENDED:
        title = Translator(lang).say(f"kingdom-{one.id}")
        book = one.titles.get(lang, title)
        assert title == book or re.fullmatch(rf"{re.escape(book)} \(1.*\)", title), (
            "only the first edition may be added"
        )


@every_language
def test_every_name_of_a_bot_that_is_shown_finds_it(lang: str) -> None:
    for game in ("dominion", "intrigo"):
        for id in bot_names(game):
            assert find_bot(Translator(lang).say(f"bot-{id}"), game).name == id
        for level in ("novice", "easy", "medium", "hard"):
            assert find_bot(Translator(lang).say(f"page-level-{level}").upper(), game).name == level


@every_language
def test_every_title_that_is_shown_finds_its_kingdom(lang: str) -> None:
    for one in RECOMMENDED:
        assert find_recommended(Translator(lang).say(f"kingdom-{one.id}")) == one


# --- the words of the games ---------------------------------------------------------------------------------------------


@every_language
def test_every_verb_event_reason_word_type_phase_and_bot_is_said(lang: str) -> None:
    wanted = {
        *(f"question-{verb}" for verb in VERBS),
        *TOLD_EVENTS,
        *(f"reason-{reason}" for reason in [*REASON_NAMES.values(), *REASONS]),
        *(f"word-{word}" for word in WORDS),
        *(f"type-{name}" for name in TYPE_NAMES.values()),
        *(f"phase-{name}" for name in PHASES),
        *(f"undo-{reason}" for reason in UNDO_REASONS),
        *(f"bot-{name}" for name in BOTS),
        *(f"box-{box}" for box in BOXES),
        *(f"kingdom-{one.id}.about" for one in RECOMMENDED),
    }
    assert sorted(wanted - parts(lang).keys()) == []


@every_language
def test_every_word_of_intrigo_is_said(lang: str) -> None:
    assert sorted(said_by_intrigo() - parts(lang).keys()) == []


@every_language
def test_every_event_has_its_sentence_for_the_player_concerned(lang: str) -> None:
    events = [name for name in TOLD_EVENTS if name.startswith("event-")]
    events += [f"intrigo-event-{event}" for event in intrigo.EVENTS]
    known = parts(lang)
    assert [name for name in events if "player" in parts("en")[name].variables and f"{name}.you" not in known] == []
    assert [name for name in TOLD_EVENTS if name.startswith("deed-") and f"{name}.you" not in known] == []


@every_language
def test_what_stands_in_narrow_places_is_short(lang: str) -> None:
    translator = Translator(lang)
    for id in CHARACTERS:
        assert len(translator.card(id, form="word")) <= 9
        assert len(translator.card(id, form="short")) <= 5
    for name in intrigo.TOKENS:
        assert len(translator.say(f"token-{name}.short")) <= 5
        assert len(translator.say(f"token-{name}.tiny")) <= 3
    for name in intrigo.FAMILIES:
        assert len(translator.say(f"family-{name}.short")) == 2


# --- help and errors ----------------------------------------------------------------------------------------------------


@every_language
def test_every_command_and_every_option_has_its_help(lang: str) -> None:
    known = parts(lang)
    missing = [what for what, messages in help_texts().items() if not any(message in known for message in messages)]
    assert missing == []


def test_every_phrase_of_the_sources_has_its_message_and_all_that_it_needs() -> None:
    wrong = []
    for where, message, arguments in phrases_in_the_sources():
        if message not in parts("en"):
            wrong.append(f"{where}: there is no {message}")
        elif arguments is not None and not needed_by(message, parts("en")) <= arguments:
            wrong.append(f"{where}: {message} needs {sorted(needed_by(message, parts('en')) - arguments)}")
    assert wrong == []


# --- nothing for nothing ------------------------------------------------------------------------------------------------


def test_no_message_is_there_for_nothing() -> None:
    mentioned = {head(other) for part in parts("en").values() for other in part.mentions}
    said = said_by_dominion() | said_by_intrigo() | said_by_the_commands() | named_in_the_sources()
    said |= {head(name) for name in named_in_the_page(set(parts("en")))}
    assert sorted({head(name) for name in parts("en")} - said - mentioned) == []
