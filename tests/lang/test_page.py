"""The page says nothing that is not in every language, and gives every message what it needs."""

import re
from functools import cache

import pytest

from signoria.core.decision import REASON_NAMES
from signoria.dominion.words import REASONS, VERBS, WORDS
from signoria.lang import languages
from signoria.lang.catalogue import sources
from tests.lang import page
from tests.lang.messages import head, needed_by, parts
from tests.lang.modules import SOURCES
from tests.lang.vocabulary import (
    BOTS,
    BOXES,
    CARDS,
    CHARACTERS,
    INTRIGO_TOKENS,
    INTRIGUE_CARDS,
    TOLD_EVENTS,
    said_by_the_commands,
)

every_language = pytest.mark.parametrize("lang", languages())


@cache
def matching(name: str, lang: str) -> list[str]:
    """The messages and forms of a language that a name of the page may stand for."""
    found, known = page.pattern(name), parts(lang)
    if name in known:  # so it has no gap, and is its own only match
        return [name] if found is not None else []
    return [one for one in known if found is not None and found.fullmatch(one)]


@every_language
def test_every_message_of_the_page_is_there(lang: str) -> None:
    named = [*page.own_names(), *((call.where, name) for call in page.calls() for name in call.names)]
    missing = sorted({f"{where}: there is no {name}" for where, name in named if not matching(name, lang)})
    assert missing == [], "\n" + "\n".join(missing)


def test_the_page_gives_every_message_what_it_needs() -> None:
    """Of a name with a gap at least one message must have enough: `type-${name}` is never `type-both`."""
    wrong = []
    for call in page.calls():
        for name in call.names:
            lacking = [needed_by(one, parts("en")) - (call.arguments or set()) for one in matching(name, "en")]
            if call.arguments is not None and lacking and all(lacking):
                wrong.append(f"{call.where}: {name} needs {min((sorted(names) for names in lacking), key=len)}")
    assert wrong == [], "\n" + "\n".join(wrong)


@every_language
def test_what_the_page_says_is_in_the_catalogue_that_it_loads(lang: str) -> None:
    """What the server sends it, and what its own sources name. Whatever these mention comes along."""
    known = sources(lang)
    shipped = {name for name, source in known.items() if is_shipped(name, source.where.partition("/")[2])}
    named = [name for call in page.calls() for name in call.names]
    needed = {head(one) for name in named for one in matching(name, lang)}
    needed |= sent_by_the_server() & known.keys()
    assert sorted(needed - shipped) == [], "web/build/left-out.json says what is left out"


def is_shipped(name: str, file: str) -> bool:
    return file not in page.LEFT_OUT or name.startswith(tuple(page.LEFT_OUT[file]))


def sent_by_the_server() -> set[str]:
    """Of the server's own modules none but `refusal` says anything to players."""
    folders = ("core", "dominion", "intrigo")
    text = "\n".join(
        file.read_text(encoding="utf-8") for folder in folders for file in (SOURCES / folder).rglob("*.py")
    )
    return {
        *(f"card-{id}" for id in [*CARDS, *INTRIGUE_CARDS, *CHARACTERS, *INTRIGO_TOKENS, "own"]),
        *(f"text-{id}" for id in [*CARDS, *CHARACTERS]),
        *TOLD_EVENTS,
        "story-line",
        *(f"question-{verb}" for verb in VERBS),
        *(f"word-{word}" for word in WORDS),
        *(f"reason-{reason}" for reason in [*REASON_NAMES.values(), *REASONS]),
        *(f"bot-{name}" for name in BOTS),
        *(f"box-{box}" for box in BOXES),
        *(name for name in said_by_the_commands() if name.startswith("refused-")),
        *re.findall(r"""phrase\(\s*["']([a-z][\w-]*)""", text),
    }


# --- how the sources are read -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "found", "not_found"),
    [
        ("page-home-play", "page-home-play", "page-home-plays"),
        ("page-seat-${status}", "page-seat-empty", "page-seats-empty"),
        ("page-seat-{status}.short", "page-seat-empty.short", "page-seat-empty"),
    ],
)
def test_a_gap_in_a_name_stands_for_anything(text: str, found: str, not_found: str) -> None:
    recognised = page.pattern(text)
    assert recognised is not None
    assert recognised.fullmatch(found) and not recognised.fullmatch(not_found)


@pytest.mark.parametrize("text", ["Two words", "${anything}", "./page.css", "M0 0h4", "page-", ""])
def test_other_texts_are_no_names(text: str) -> None:
    recognised = page.pattern(text)
    assert recognised is None or not any(recognised.fullmatch(name) for name in parts("en"))


def test_calls_are_read_with_all_their_arguments() -> None:
    read = page.said_in(
        "a.svelte",
        """<p>{word("page-a")} {word(level === "easy" ? "page-b" : `page-c-${one(level, 2)}`, { n, who: name(1, 2) })}
        {word("page-d", { ...all })} {word(
            "page-e",
            arguments,
        )}</p>""",
    )
    assert [(call.where, call.names, call.arguments) for call in read] == [
        ("a.svelte:1", ("page-a",), frozenset()),
        ("a.svelte:1", ("page-b", "page-c-${one(level, 2)}"), frozenset(("n", "who"))),
        ("a.svelte:2", ("page-d",), None),
        ("a.svelte:2", ("page-e",), None),
    ]
