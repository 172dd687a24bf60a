"""Cards and words of a kingdom as the catalogues know them."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.phrase import Phrase
from signoria.dominion.kingdom import Kingdom
from signoria.dominion.words import BASICS, PILES, WORDS


def card_name(kingdom: Kingdom, option: i64) -> str:
    """A card for the catalogues: `mine@base1`; basics and titles that are not in this game by id alone."""
    id = kingdom.option_name(option)
    return f"{id}@{kingdom.editions[option]}" if BASICS <= option < PILES else id


def word_phrase(kingdom: Kingdom, source: i64, verb: str, option: i64) -> Phrase:
    """A word as an option: what it means for this card, for this verb, or anywhere."""
    word = f"word-{WORDS[option - PILES]}"
    special = [f"{word}-{kingdom.option_name(source)}"] if source >= 0 else []
    return Phrase((*special, f"{word}-{verb}", word), {})
