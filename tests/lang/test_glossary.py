"""One word for one thing: every language says which, and none of its texts uses another."""

import re

import pytest
import yaml

from signoria.lang import languages
from signoria.lang.catalogue import find_file
from tests.lang.messages import parts
from tests.lang.test_languages import GUIDES, file_of

# What those hear who run a server: there games are deleted, not trashed.
NOT_ABOUT_GAMES = re.compile(r"help-(serve|backup|restore)\b.*|(serve|backup|database)-.*|page-games-remove.*")
every_language = pytest.mark.parametrize("lang", languages())


def glossary(lang: str) -> dict[str, dict[str, object]]:
    file = find_file(lang, "glossary.yaml")
    assert file is not None, f"{lang} has no glossary.yaml"
    terms = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert isinstance(terms, dict)
    return terms


@every_language
def test_the_glossaries_have_the_same_terms(lang: str) -> None:
    assert list(glossary(lang)) == list(glossary("en"))


@every_language
def test_every_term_says_what_to_say_and_what_not(lang: str) -> None:
    for term, entry in glossary(lang).items():
        assert set(entry) == {"say", "not"}, term
        assert isinstance(entry["say"], str) and entry["say"], term
        assert isinstance(entry["not"], list), term
        for pattern in entry["not"]:
            assert not re.search(pattern, "", re.IGNORECASE), f"{term}: {pattern} would forbid everything"
            assert not re.search(pattern, entry["say"], re.IGNORECASE), f"{term}: {pattern} forbids the word itself"


def tried_together(patterns: list[str]) -> list[re.Pattern[str]]:
    """What finds something in texts in small letters if, whatever the letters, one of these patterns does.

    Together, those that begin where a word does are tried only there, which takes a twentieth of the time.
    """
    assert not re.search(r"\\[A-Z1-9]|\(\?P", "".join(patterns)), (
        "this means something else in small letters or after others"
    )
    at_words = [one for one in patterns if one.startswith(r"\b") and "|" not in re.sub(r"\([^()]*\)", "", one)]
    others = [one for one in patterns if one not in at_words]
    return [re.compile("|".join(some).lower(), re.MULTILINE) for some in (at_words, others) if some]


@every_language
def test_no_text_uses_a_word_that_the_glossary_rejects(lang: str) -> None:
    texts = [(name, part.text) for name, part in parts(lang).items() if not NOT_ABOUT_GAMES.fullmatch(name)]
    texts += [(guide, line) for guide in GUIDES for line in file_of(lang, guide).splitlines()]
    whole = "\n".join(text for _, text in texts).lower()
    rejected = [(term, pattern) for term, entry in glossary(lang).items() for pattern in patterns_of(entry)]
    if any(some.search(whole) for some in tried_together([pattern for _, pattern in rejected])):
        assert uses(rejected, texts) == []


def patterns_of(entry: dict[str, object]) -> list[str]:
    assert isinstance(entry["not"], list)
    return entry["not"]


def uses(rejected: list[tuple[str, str]], texts: list[tuple[str, str]]) -> list[str]:
    return [
        f"{name}: {match[0]!r} for {term}"
        for term, pattern in rejected
        for name, text in texts
        for match in re.finditer(pattern, text, re.IGNORECASE)
    ]


@every_language
def test_each_pattern_is_still_tried_among_the_others(lang: str) -> None:
    patterns = [pattern for entry in glossary(lang).values() for pattern in patterns_of(entry)]
    together = tried_together(patterns)
    words = [pattern.removeprefix(r"\b").removesuffix(r"\b").lower() for pattern in patterns]
    plain = [word for word in words if not re.search(r"[^\w\s]", word)]
    assert len(plain) > 50
    assert [word for word in plain if not any(one.search(f"x\n{word} y") for one in together)] == []


@every_language
def test_what_the_glossary_says_is_said(lang: str) -> None:
    """The first word of each term is found somewhere, whatever ending it has."""
    everything = " ".join([part.text for part in parts(lang).values()] + [file_of(lang, guide) for guide in GUIDES])
    missing = []
    for term, entry in glossary(lang).items():
        word = re.findall(r"\w+", str(entry["say"]))[0]
        stem = word[: max(2, len(word) * 2 // 3)]
        if not re.search(rf"\b{re.escape(stem)}", everything, re.IGNORECASE):
            missing.append(term)
    assert missing == []
