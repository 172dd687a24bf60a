"""Errors that reach a person: said in every language, in English as text, and never hidden by another error."""

import ast
import contextlib
import importlib
import pickle
import pkgutil

import pytest

import signoria
from signoria.core.decision import IllegalAnswer, UndoRefused
from signoria.core.errors import SignoriaError
from signoria.core.phrase import phrase
from signoria.core.registry import BadSetup, UnknownGame, find_game
from signoria.core.words import BadWords
from signoria.dominion import BadKingdom, read_kingdom
from signoria.lang import Translator, languages
from tests.lang.vocabulary import SOURCES

# They carry words of programs, not of people.
NOT_FOR_PEOPLE = ("signoria.server.migrations", "signoria.lab.figures")


def kinds_of_trouble() -> set[str]:
    """The names of all errors that reach a person."""
    for module in pkgutil.walk_packages(signoria.__path__, "signoria."):
        if not module.name.startswith(NOT_FOR_PEOPLE):
            with contextlib.suppress(ModuleNotFoundError):  # of an extra that is not installed here
                importlib.import_module(module.name)
    found: set[type[SignoriaError]] = {SignoriaError}
    todo: list[type[SignoriaError]] = [SignoriaError]
    while todo:
        below = todo.pop().__subclasses__()
        found.update(below)
        todo += below
    return {kind.__name__ for kind in found}


def test_no_error_for_people_is_raised_with_text() -> None:
    names = kinds_of_trouble()
    assert {"BadKingdom", "RecordError", "IllegalAnswer", "UnknownBot", "WrongCard"} <= names
    texts = []
    for file in sorted(SOURCES.rglob("*.py")):
        if file.parent.name == "library":  # speaks to programmers, in English, and without catalogues
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and called(node.exc) in names:
                texts += [f"{file.relative_to(SOURCES)}:{node.lineno}" for one in node.exc.args if is_sentence(one)]
    assert texts == []


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def is_sentence(node: ast.expr) -> bool:
    if isinstance(node, ast.JoinedStr):
        return True
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value


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
