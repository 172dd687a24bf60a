"""Every language has what English has, in its own words: same messages, same arguments, forms that it says it has."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from signoria.lang import languages
from signoria.lang.catalogue import find_file
from tests.lang.messages import Part, head, needed_by, parts
from tests.lang.page import named_in_the_page
from tests.lang.vocabulary import named_in_the_sources, said_by_dominion, said_by_intrigo, said_by_the_commands

GUIDES = ("guide-dominion.md", "guide-intrigo.md")
every_language = pytest.mark.parametrize("lang", languages())
every_other_language = pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])

# Forms that the code asks for, by the first word of a message. What a language needs besides stands in its forms.yaml.
FORMS: dict[str, set[str]] = {
    "bonus": {"seen"},
    "deed": {
        *("you", "unseen", "top", "empty", "you-empty", "to-you", "again", "you-again", "second", "you-second"),
        *("them", "you-them", "rest", "you-rest"),
    },
    "end": {"you"},
    "event": {"you"},
    "family": {"short"},
    "help": set(),  # an attribute for each option: test_messages compares them with the options there are
    "intrigo": {"you", "unseen", "all", "alone", "you-alone", "passing", "you-passing", "play", "pass", "several"},
    "kingdom": {"about"},
    "lesson": {"about", "title"},
    "mistake": {"advice"},
    "play": {"you", "several", "short", "elsewhere"},
    "question": {"exactly", "some", "may", "any", "up-to", "costing"},
    "report": {"band", "bot", "interval", "note", "points", "score", "ties", "turns", "wins"},
    "story": {
        *("you", "bonuses", "you-bonuses", "bonuses-only", "you-bonuses-only"),
        *("steps", "you-steps", "bonuses-steps", "you-bonuses-steps"),
    },
    "text": {"help", "you", "nobody"},
    "token": {"short", "tiny"},
    "tournament": {"note"},
    "waiting": {"you"},
    "what": {"note"},
}


def file_of(lang: str, name: str) -> str:
    file = find_file(lang, name)
    assert file is not None, f"{lang} has no {name}"
    return file.read_text(encoding="utf-8")


def own_forms(lang: str) -> dict[str, dict[str, str]]:
    """The forms that a language has of its own: by message, or by the first word of messages."""
    forms = yaml.safe_load(file_of(lang, "forms.yaml"))
    assert isinstance(forms, dict)
    return forms


# --- messages -----------------------------------------------------------------------------------------------------------


@every_other_language
def test_every_language_has_what_english_has(lang: str) -> None:
    assert sorted({head(name) for name in parts("en")} - {head(name) for name in parts(lang)}) == []


@every_other_language
def test_every_language_has_the_forms_that_english_has(lang: str) -> None:
    missing = [name for name in parts("en") if "." in name and name not in parts(lang)]
    own = own_forms("en")
    assert [name for name in missing if name.partition(".")[2] not in own.get(name.partition("-")[0], ())] == []


@every_other_language
def test_a_language_has_no_message_for_nothing(lang: str) -> None:
    known = parts(lang)
    mentioned = {head(other) for part in known.values() for other in part.mentions}
    said = said_by_dominion() | said_by_intrigo() | said_by_the_commands() | named_in_the_sources()
    said |= {head(name) for name in named_in_the_page(set(known))}
    assert sorted({head(name) for name in known} - {head(name) for name in parts("en")} - said - mentioned) == []


@every_language
def test_a_language_has_no_form_but_those_asked_for_and_those_it_says_it_has(lang: str) -> None:
    own = own_forms(lang)
    in_the_page = named_in_the_page(set(parts(lang)))
    strange = []
    for name in parts(lang).keys() - in_the_page:
        message, _, form = name.partition(".")
        kind = message.partition("-")[0]
        if form and kind != "help" and form not in {*FORMS.get(kind, ()), *own.get(kind, ()), *own.get(message, ())}:
            strange.append(name)
    assert sorted(strange) == []


@every_language
def test_a_language_asks_for_no_form_but_those_it_says_it_has(lang: str) -> None:
    asked = {form for part in parts(lang).values() for _, form in part.keys}
    assert sorted(asked - own_forms(lang)["card"].keys()) == []


@every_other_language
def test_a_message_mentions_nothing_that_english_does_not_get(lang: str) -> None:
    known = parts(lang)
    given: dict[str, frozenset[str]] = {}  # to each message
    for name in parts("en"):
        given[head(name)] = given.get(head(name), frozenset()) | needed_by(name, parts("en"))
    wrong = []
    for name in known:
        if head(name) in given:
            anyway = GIVEN_ANYWAY.get(_kind(name), frozenset()) | GIVEN_ANYWAY.get(head(name), frozenset())
            strange = needed_by(name, known) - given[head(name)] - anyway
            wrong += [f"{name}: {variable}" for variable in sorted(strange)]
    assert wrong == []


# What is given to all messages of a kind, or to one, whether English mentions it or not.
GIVEN_ANYWAY = {
    "cards": frozenset(("case",)),
    "question": frozenset(("n", "picked", "what", "card", "actions", "buys", "coins", "cost", "source")),
    "event": frozenset(("n", "source", "top")),
    "reason": frozenset(("coins", "least", "most", "n", "card", "cost")),
    "waiting": frozenset(("n",)),
    "end-conceded": frozenset(("n",)),
    "end-gave_up": frozenset(("n",)),
}


def _kind(name: str) -> str:
    return name.partition("-")[0]


# --- guides -------------------------------------------------------------------------------------------------------------


@every_language
@pytest.mark.parametrize("guide", GUIDES)
def test_the_guides_have_the_same_chapters_in_the_same_order(lang: str, guide: str) -> None:
    assert levels(file_of(lang, guide)) == levels(file_of("en", guide))


def levels(markdown: str) -> list[int]:
    return [len(match) for match in re.findall(r"^(#+) ", markdown, re.MULTILINE)]


@every_other_language
@pytest.mark.parametrize("guide", GUIDES)
def test_a_guide_is_about_as_long_as_the_english_one(lang: str, guide: str) -> None:
    assert 0.7 < len(file_of(lang, guide)) / len(file_of("en", guide)) < 1.5


# --- left in English ----------------------------------------------------------------------------------------------------

VISIBLE = yaml.safe_load((Path(__file__).parent / "untranslated.yaml").read_text(encoding="utf-8"))
TYPED = re.compile("|".join(VISIBLE["typed"]))
CODE = re.compile(r"`[^`]*`|(?<!\w)--?[a-z][\w-]*|\S*[_/@#=\\]\S*|\b\w+\.(?:menu|py|json|yaml|md|html|png)\b|\.\w+")
STOP_WORDS = re.compile(
    r"\b(the|and|of|not|are|with|this|that|you|your|from|for|what|which|there|have|has|does|cards?|player)\b",
    re.IGNORECASE,
)


def sentences(lang: str) -> Iterator[tuple[str, str]]:
    """All that a language says, by message or by guide, without what is typed or written so in every language."""
    for name, part in parts(lang).items():
        yield name, bare(part.text)
    for guide in GUIDES:
        for line in file_of(lang, guide).splitlines():
            yield guide, bare(line)


def bare(text: str) -> str:
    return CODE.sub(" ", text)


def allowed(lang: str) -> re.Pattern[str]:
    words = [*VISIBLE["everywhere"], *VISIBLE["languages"].get(lang, [])]
    return re.compile(rf"(?<!\w)(?:{'|'.join(sorted(map(re.escape, words), key=len, reverse=True))})(?!\w)")


@pytest.mark.skipif("ru" not in languages(), reason="there is no Russian")
def test_no_latin_word_is_left_in_russian() -> None:
    known = allowed("ru")
    left = [
        f"{name}: {word}"
        for name, text in sentences("ru")
        for word in re.findall(r"[A-Za-z]{2,}", known.sub(" ", text))
        if not TYPED.fullmatch(name)
    ]
    assert left == []


@pytest.mark.parametrize("lang", [lang for lang in ("pl", "hu") if lang in languages()])
def test_no_english_word_is_left_in(lang: str) -> None:
    known = allowed(lang)
    left = [
        f"{name}: {word}"
        for name, text in sentences(lang)
        for word in STOP_WORDS.findall(known.sub(" ", text))
        if not TYPED.fullmatch(name)
    ]
    assert left == []


@every_other_language
def test_nothing_is_said_as_in_english(lang: str) -> None:
    same = [name for name, part in parts(lang).items() if name in parts("en") and is_same(part, parts("en")[name])]
    left = [name for name in same if not re.fullmatch("|".join(VISIBLE["same_everywhere"]), name)]
    assert sorted(left) == sorted(VISIBLE["same"].get(lang, []))


def is_same(part: Part, english: Part) -> bool:
    words = re.findall(r"[^\W\d_]{3,}", bare(part.text))
    return bool(words) and part.text == english.text
