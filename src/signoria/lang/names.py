"""The names of cards, kingdoms, and bots in all languages, to look up what people type."""

from collections.abc import Iterator, Mapping
from typing import Final

from signoria.lang.catalogue import languages, sources

CARD: Final = "card-"
KINGDOM: Final = "kingdom-"
ALIAS: Final = "alias-"
BOT: Final = "bot-"
LEVEL: Final = "page-level-"


def card_names() -> Mapping[str, list[str]]:
    """Every edition's name of each card, in every language; what it is called besides comes after all names."""
    found: dict[str, list[str]] = {}
    for message, name in _plain_messages(CARD):
        found.setdefault(message.partition("-")[0], []).append(name)
    for id, words in _plain_messages(ALIAS):
        if id in found:
            found[id].extend(words.split(","))
    return found


def kingdom_names() -> Mapping[str, list[str]]:
    """The title of each recommended set in every language; without its edition it is that of both."""
    found: dict[str, list[str]] = {}
    for id, title in _plain_messages(KINGDOM):
        found.setdefault(id, []).extend([title, title.partition("(")[0]])
    return found


def bot_names() -> Mapping[str, list[str]]:
    """What each bot is called in every language: at the terminal's table, and the levels on the page."""
    found: dict[str, list[str]] = {}
    for prefix in (BOT, LEVEL):
        for id, name in _plain_messages(prefix):
            found.setdefault(id, []).append(name)
    return found


def _plain_messages(prefix: str) -> Iterator[tuple[str, str]]:
    """Messages of nothing but text, in all languages: read without a parser, which would take a second for all names."""
    for lang in languages():
        for message, source in sources(lang).items():
            text = source.text.partition("\n")[0].partition("=")[2].strip()
            if message.startswith(prefix) and text and "{" not in text:
                yield message.removeprefix(prefix), text
