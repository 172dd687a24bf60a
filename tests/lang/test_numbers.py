"""Numbers and nouns agree: tables of forms written by hand, and no choice by number that forgets a form."""

from pathlib import Path

import pytest
import yaml
from babel import Locale

from signoria.lang import Tongue, languages
from tests.lang.messages import parts

COUNTS = (1, 2, 5, 11, 21, 22, 25, 102)
TABLE = yaml.safe_load((Path(__file__).parent / "numbers.yaml").read_text(encoding="utf-8"))
FEW = (1, 2, 5)


@pytest.mark.parametrize(
    ("lang", "message"), [(lang, message) for lang in languages() for message in TABLE.get(lang, {})]
)
def test_a_number_and_its_noun_agree(lang: str, message: str) -> None:
    assert [Tongue(lang).say(message, n=n) for n in COUNTS] == TABLE[lang][message]


@pytest.mark.parametrize(
    ("lang", "card"), [(lang, card) for lang in languages() for card in TABLE["cards"].get(lang, {})]
)
def test_cards_are_counted_as_the_language_counts(lang: str, card: str) -> None:
    you = Tongue(lang).say("event-draw.you", cards=[])
    nothing = Tongue(lang).say("cards-none")
    drawn = [Tongue(lang).say("event-draw.you", cards=[card] * n) for n in FEW]
    assert drawn == [you.replace(nothing, text) for text in TABLE["cards"][lang][card]]


@pytest.mark.parametrize("lang", languages())
def test_wherever_a_number_decides_all_forms_of_the_language_are_there(lang: str) -> None:
    rule = Locale.parse(lang).plural_form
    used = {rule(n) for n in range(200)}
    incomplete = []
    for name, part in parts(lang).items():
        for forms in part.plurals:
            told_apart = forms - {"other"}  # alone with exact numbers it stands for all the others
            stands_for_rest = {"many", "other"} if forms & {"many", "other"} else set()
            if told_apart and not used <= told_apart | stands_for_rest:
                incomplete.append(name)
    assert sorted(set(incomplete)) == sorted(TABLE["alike"].get(lang, []))
