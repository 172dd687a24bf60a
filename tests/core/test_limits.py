"""What comes from outside has bounds in every direction, and errors quote only the beginning of it."""

from __future__ import annotations

import time

import pytest

from signoria.core.errors import SignoriaError
from signoria.core.limits import DEEPEST, LARGEST_NUMBER, LONGEST_TEXT, MOST_PARTS, OverLimit, check_data
from signoria.core.phrase import LISTED, QUOTED, Phrase, phrase
from signoria.core.words import nearest
from signoria.lang import Translator, languages

every_language = pytest.mark.parametrize("lang", languages())


def deep(levels: int) -> object:
    inside: object = "x"
    for _ in range(levels):
        inside = [inside]
    return inside


FITS = [deep(DEEPEST), ["x"] * (MOST_PARTS - 1), "x" * LONGEST_TEXT, LARGEST_NUMBER, -LARGEST_NUMBER, 1.5, None, True]
TOO_MUCH = [
    deep(DEEPEST + 1),
    deep(100_000),
    ["x"] * MOST_PARTS,
    "x" * (LONGEST_TEXT + 1),
    {"x" * (LONGEST_TEXT + 1): 1},
    LARGEST_NUMBER + 1,
    -(10**5000),
    float("inf"),
    float("nan"),
    "\ud800",
    {"\ud800": 1},
]


@pytest.mark.parametrize("number", range(len(FITS)))
def test_data_within_its_bounds_is_taken(number: int) -> None:
    check_data(FITS[number])


@pytest.mark.parametrize("number", range(len(TOO_MUCH)))
def test_data_beyond_a_bound_is_refused_with_the_reason(number: int) -> None:
    with pytest.raises(OverLimit) as refused:
        check_data(TOO_MUCH[number])
    assert refused.value.phrase.messages[0].startswith("limit-")
    assert str(refused.value)


@every_language
@pytest.mark.parametrize("length", [10, 2_499, 2_501, 1_000_000])
def test_an_error_about_a_text_of_any_length_can_be_said(lang: str, length: int) -> None:
    error = SignoriaError(phrase("error-game", name="x" * length, known=["y" * length] * 3))
    assert 0 < len(Translator(lang).say(error.phrase)) < 2_000
    assert "xxxx" in str(error)


def test_an_error_keeps_only_the_beginning_of_what_it_quotes_on_the_wire_too() -> None:
    inner = phrase("error-game", name="x" * 100_000, known=["y" * 100_000] * 10_000)
    error = SignoriaError(phrase("error-where", where="z" * 100_000, why=inner))
    where, why = error.phrase.arguments["where"], error.phrase.arguments["why"]
    assert isinstance(where, str) and len(where) == QUOTED and where.endswith("…")
    assert isinstance(why, Phrase)
    known = why.arguments["known"]
    assert isinstance(known, list) and len(known) == LISTED + 1 and known[-1] == "…"
    assert {len(name) for name in known[:-1]} == {QUOTED}


@every_language
def test_whatever_a_message_is_given_it_can_be_said(lang: str) -> None:
    translator = Translator(lang)
    many = [f"name {number}" for number in range(10_000)]
    nested: Phrase = phrase("error-game", name="x" * 10_000, known=many)
    for _ in range(5):
        nested = phrase("error-where", where="y" * 10_000, why=nested)
    assert translator.say(nested).endswith("…")
    assert "name 1" in translator.say("error-game", name="x", known=many)


def test_no_name_is_looked_for_that_is_longer_than_any() -> None:
    begun = time.process_time()
    assert nearest("village" * 100_000, ["village"] * 60) == []
    assert time.process_time() - begun < 0.1
