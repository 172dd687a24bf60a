"""Names as people write them: `Throne Room` is throne_room, and `smity` is near smithy."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable

from signoria.core.limits import WORD


def plain(name: str) -> str:
    """A name as an id: `Throne Room` is throne_room."""
    return re.sub(r"[\s\-_]+", "_", name.strip().lower())


def simple(text: str) -> str:
    """Without capitals, accents and signs: what two ways of writing a name have in common."""
    folded = text.casefold().replace("ł", "l")  # Unicode treats it as its own letter; people type an l
    letters = [one for one in unicodedata.normalize("NFKD", folded) if not unicodedata.combining(one)]
    return " ".join("".join(one if one.isalnum() or one in "+$" else " " for one in letters).split())


def nearest(name: str, known: Iterable[str]) -> list[str]:
    """The names that somebody may have meant who wrote one that nobody knows."""
    if len(name) > WORD:  # no name is as long, and comparing would take long
        return []
    return difflib.get_close_matches(name, list(known), n=2, cutoff=0.6)
