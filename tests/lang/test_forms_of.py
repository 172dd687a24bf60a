"""A card is recognised by every form of its name that the catalogue has."""

import pytest

from signoria.lang import Translator


@pytest.mark.parametrize(
    ("lang", "card", "form"),
    [
        ("ru", "smithy@base2", "Кузницу"),
        ("pl", "silver", "Srebrnika"),
        ("hu", "thief@base1", "Tolvajt"),
        ("en", "mine@base2", "Mines"),
    ],
)
def test_an_inflected_name_is_one_of_its_forms(lang: str, card: str, form: str) -> None:
    forms = Translator(lang).forms_of(card)
    assert forms[0] == Translator(lang).card(card)
    assert form in forms


def test_a_card_of_somebodys_own_has_the_names_it_came_with() -> None:
    translator = Translator("pl", {"old_mill": {"en": "Old Mill", "pl": "Stary Młyn"}})
    assert translator.forms_of("old_mill@custom") == ["Stary Młyn"]


def test_a_name_of_one_edition_is_not_mixed_with_another_editions() -> None:
    assert "Шахта" in Translator("ru").forms_of("mine@base1")
    assert "Шахта" not in Translator("ru").forms_of("mine@base2")
