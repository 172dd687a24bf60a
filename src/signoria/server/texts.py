"""What people write, as it is shown to others: one line that can be seen, and nothing that plays tricks with what is around it."""

from __future__ import annotations

import unicodedata
from typing import Final

from signoria.core.limits import NAME
from signoria.server.refusal import Refused

JOINERS: Final = "\u200c\u200d"  # letters of some scripts, and many emoji, are put together with these
# They count as letters or signs, and nothing is to be seen of them: fillers of Hangul, vowels of Khmer, the blank of Braille.
BLANK: Final = "\u115f\u1160\u3164\uffa0\u17b4\u17b5\u2800\u034f"
SEEN: Final = ("L", "N", "S")  # letters, numbers, signs such as emoji: what a name needs one of
NOT_SAID: Final = ("C", "Z", "M")  # controls, spaces, and marks without a letter: no text is made of these alone


def check_name(name: str) -> str:
    """A name as it is shown: one line of a modest length, with something to see in it. "…" stands for deleted names."""
    text = " ".join(name.split())
    if not 0 < len(text) <= NAME or text.lower().startswith("bot:") or not is_sound(text) or not has(text, SEEN):
        raise Refused("bad_name", most=NAME)
    return text


def clean_text(text: str) -> str:
    """One line of chat: without control characters, and without what turns the direction of what follows."""
    shown = "".join(letter for letter in " ".join(text.split()) if is_sound(letter))
    if not any(kind(letter) not in NOT_SAID for letter in shown):
        raise Refused("bad_text")
    return shown


def is_sound(text: str) -> bool:
    return all((letter.isprintable() or letter in JOINERS) and letter not in BLANK for letter in text)


def has(text: str, kinds: tuple[str, ...]) -> bool:
    return any(kind(letter) in kinds for letter in text)


def kind(letter: str) -> str:
    """The first letter of what Unicode calls its category."""
    return unicodedata.category(letter)[0]
