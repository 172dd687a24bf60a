"""Errors that reach a person: said in every language, in English as text, and never hidden by another error."""

import pickle

import pytest

from signoria.core.decision import IllegalAnswer, UndoRefused
from signoria.core.errors import SignoriaError
from signoria.core.phrase import phrase
from signoria.core.registry import BadSetup, UnknownGame, find_game
from signoria.core.words import BadWords
from signoria.dominion import BadKingdom, read_kingdom
from signoria.lang import Translator, languages
from tests.lang.modules import SOURCES, read


def kinds_of_trouble() -> set[str]:
    """The names of all errors that reach a person, those of an extra that isn't installed here too."""
    classes = [one for file in SOURCES.rglob("*.py") for one in read(file).classes]
    found: set[str] = set()
    more = {SignoriaError.__name__}
    while more:
        found |= more
        more = {name for name, above in classes if not found.isdisjoint(above)} - found
    return found


def test_no_error_for_people_is_raised_with_text() -> None:
    names = kinds_of_trouble()
    assert {"BadKingdom", "RecordError", "IllegalAnswer", "UnknownBot", "WrongCard"} <= names
    texts = [
        f"{file.relative_to(SOURCES)}:{one.line}"
        for file in sorted(SOURCES.rglob("*.py"))
        if file.parent.name != "library"  # speaks to programmers, in English, and without catalogues
        for one in read(file).raised
        if one.kind in names and one.with_text
    ]
    assert texts == []


def test_an_error_is_text_in_english_and_a_phrase_for_all_languages() -> None:
    with pytest.raises(BadKingdom) as refused:
        read_kingdom("vilage_square")
    assert str(refused.value) == "no kingdom is called “vilage_square”; did you mean Village Square?"
    said = {Translator(lang).say(refused.value.phrase) for lang in languages()}
    assert len(said) == len(languages())
    assert all("vilage_square" in text for text in said)


def test_errors_stay_what_they_were_to_those_who_catch_them() -> None:
    with pytest.raises(LookupError):
        find_game("chess")
    assert issubclass(UnknownGame, LookupError)
    assert issubclass(BadKingdom, ValueError)
    assert issubclass(BadKingdom, BadSetup)


def test_text_instead_of_a_phrase_is_said_as_it_stands() -> None:
    error = BadSetup("the dog ate the cards")
    assert str(error) == "the dog ate the cards"
    assert all(Translator(lang).say(error.phrase) == "the dog ate the cards" for lang in languages())


def test_an_error_whose_message_is_missing_shows_what_it_has() -> None:
    assert str(BadSetup(phrase("no-such-message", n=3))) == "no-such-message {'n': 3}"
    assert str(BadSetup(phrase("error-kingdom-size", n=3))) == "error-kingdom-size {'n': 3}"


def test_an_answer_and_an_undo_say_why_not() -> None:
    assert str(IllegalAnswer(1, "copper", "not_in_hand")) == "seat 1 can't answer 'copper': not in hand"
    assert str(UndoRefused("no_such_move")) == "there aren't that many moves to undo"


def test_an_error_survives_the_way_to_another_process() -> None:
    error = pickle.loads(pickle.dumps(BadKingdom(phrase("error-kingdom-size", size=10, n=9))))
    assert isinstance(error, BadKingdom)
    assert str(error) == "a kingdom has 10 cards, not 9"
    answer = pickle.loads(pickle.dumps(IllegalAnswer(1, "copper", "not_in_hand")))
    assert (answer.seat, answer.option, answer.reason) == (1, "copper", "not_in_hand")
    words = pickle.loads(pickle.dumps(BadWords(phrase("error-words-entry", value="7"), ("hand", 2))))
    assert words.path == ("hand", 2)
    assert str(words) == "7 isn’t a name"
