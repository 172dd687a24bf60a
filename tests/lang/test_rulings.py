"""Rulings: what players ask about a card is answered under it, in every language."""

import re
from unicodedata import combining, normalize

import pytest

from signoria.lang import Translator, languages
from signoria.rules.statements import load_statements
from tests.lang.messages import parts
from tests.lang.vocabulary import CHARACTERS

every_language = pytest.mark.parametrize("lang", languages())

# The interactions people ask about most: under the first card, the ruling mentions the second.
ASKED = [
    ("bridge", "throne_room"),
    ("conspirator", "throne_room"),
    ("feast", "throne_room"),
    ("library", "moat"),
    ("merchant", "harem"),
    ("mining_village", "throne_room"),
    ("minion", "moat"),
    ("moat", "council_room"),
    ("moat", "masquerade"),
    ("moat", "throne_room"),
    ("saboteur", "bridge"),
    ("secret_chamber", "moat"),
    ("swindler", "bridge"),
    ("swindler", "curse"),
    ("throne_room-base1", "feast"),
    ("throne_room-base1", "throne_room"),
    ("throne_room-base2", "throne_room"),
]


def with_rulings(lang: str) -> set[str]:
    return {name for name in parts(lang) if re.fullmatch(r"text-.*\.help", name)}


@every_language
def test_every_language_has_rulings_for_the_same_cards(lang: str) -> None:
    assert sorted(with_rulings(lang) ^ with_rulings("en")) == []


def test_every_card_with_a_ruling_in_the_rules_has_one_in_the_catalogue() -> None:
    ruled = {id.partition("#")[0] for id in load_statements() if re.fullmatch(r"\w+#[1-9]\d*", id)}
    answered = {re.sub(r"^text-|-base[12]|\.help$", "", name) for name in with_rulings("en")}
    assert len(ruled) > 40
    assert sorted(ruled - answered) == []


@every_language
def test_every_character_of_intrigo_has_a_ruling(lang: str) -> None:
    assert sorted({f"text-{id}.help" for id in CHARACTERS} - with_rulings(lang)) == []


@every_language
@pytest.mark.parametrize(("card", "other"), ASKED)
def test_what_people_ask_about_two_cards_is_answered(lang: str, card: str, other: str) -> None:
    ruling = plain(parts(lang)[f"text-{card}.help"].text)
    stems = [word[: max(2, len(word) // 2)] for word in plain(Translator(lang).card(other)).split()]
    assert all(re.search(rf"\b{stem}", ruling) for stem in stems), ruling


def plain(text: str) -> str:
    """Small letters without marks: endings change the vowels of Hungarian words."""
    return "".join(char for char in normalize("NFD", text.casefold()) if not combining(char))
