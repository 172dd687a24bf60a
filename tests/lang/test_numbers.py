"""Numbers and nouns agree: tables of forms written by hand, and no choice by number that forgets a form."""

import re
from pathlib import Path

import pytest
import yaml
from babel import Locale

from signoria.lang import Translator, languages
from tests.lang.arguments import rows
from tests.lang.messages import parts

COUNTS = (1, 2, 5, 11, 21, 22, 25, 102)
TABLE = yaml.safe_load((Path(__file__).parent / "numbers.yaml").read_text(encoding="utf-8"))
FEW = (1, 2, 5)


@pytest.mark.parametrize(
    ("lang", "message"), [(lang, message) for lang in languages() for message in TABLE.get(lang, {})]
)
def test_a_number_and_its_noun_agree(lang: str, message: str) -> None:
    assert [Translator(lang).say(message, n=n) for n in COUNTS] == TABLE[lang][message]


@pytest.mark.parametrize(
    ("lang", "card"), [(lang, card) for lang in languages() for card in TABLE["cards"].get(lang, {})]
)
def test_cards_are_counted_as_the_language_counts(lang: str, card: str) -> None:
    you = Translator(lang).say("deed-draw.you", cards=[])
    nothing = Translator(lang).say("cards-none")
    drawn = [Translator(lang).say("deed-draw.you", cards=[card] * n) for n in FEW]
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


# --- Hungarian: az before a number that is said with a vowel first (egy, öt, ötven, ötszáz, ezer), a before others ------

ARTICLE = re.compile(r"\b(az?) (\d+)", re.IGNORECASE)
SMALL, LARGE = range(1, 31), (50, 100, 500, 1000)
NEVER_LARGE = ("gap", "to", "from")  # gaps of the palace
NEVER_LARGE_IN = ("page-intrigo-award-ask", "cards-item")  # rounds, and cards of one kind


def article(number: str) -> str:
    return "az" if number[0] == "5" or (number[0] == "1" and len(number) % 3 == 1) else "a"


def test_the_rule_for_articles() -> None:
    said = {n for n in (*SMALL, *LARGE) if article(str(n)) == "az"}
    assert said == {1, 5, 50, 500, 1000}


def test_hungarian_articles_agree_with_the_numbers_after_them() -> None:
    translator = Translator("hu")
    wrong, with_articles = [], set()
    for name in parts("hu"):
        arguments = next(iter(rows(name)), {})
        for key in (key for key, value in arguments.items() if isinstance(value, int)):
            if not ARTICLE.search(translator.say(name, **{**arguments, key: 7})):
                continue
            with_articles.add(name)
            small = key in NEVER_LARGE or name in NEVER_LARGE_IN
            for n in SMALL if small else (*SMALL, *LARGE):
                text = translator.say(name, **{**arguments, key: n})
                wrong += [
                    f"{name}: {text}" for said, number in ARTICLE.findall(text) if said.lower() != article(number)
                ]
    assert len(with_articles) > 10
    assert wrong == []


@pytest.mark.parametrize(
    ("lang", "half", "thousands", "loss", "percent"),
    [
        ("en", "0.5", "12,345", "\u22123", "95%"),
        ("ru", "0,5", "12\u00a0345", "\u22123", "95\u00a0%"),
        ("pl", "0,5", "12\u00a0345", "\u22123", "95%"),
        ("hu", "0,5", "12\u00a0345", "\u22123", "95%"),
    ],
)
def test_numbers_are_written_as_the_language_does(
    lang: str, half: str, thousands: str, loss: str, percent: str
) -> None:
    translator = Translator(lang)
    assert [translator.number(0.5, 1), translator.number(12345), translator.number(-3), translator.percent(95)] == (
        [half, thousands, loss, percent]
    )
    assert translator.say("points", n=-3).startswith(loss)
