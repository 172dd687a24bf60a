"""From what a person types to what is picked: numbers, names, beginnings of names. It knows no game.

"1 3 3" are choices by number, "copper, estate" by name, "2 copper" two of a name, "cop" a beginning that fits only one.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from signoria.core.spelling import simple

MOST_COPIES = 60
LEAST_OF_A_WORD = 3  # letters of a later word of a name; fewer are more likely a slip


@dataclass(frozen=True)
class Choice:
    """Something that can be picked, under its number; `names` are what people may call it, the shown one first."""

    number: int  # 0: not possible now, or not numbered
    option: int
    names: tuple[str, ...]
    word: str = ""  # shown instead of the number
    also: tuple[str, ...] = ()  # names that count only if they are typed out: those of other languages and editions
    here: bool = True  # of two things of one name the one that is in this game is meant


class NotUnderstood(ValueError):
    """Nothing is called what was typed."""

    def __init__(self, said: str) -> None:
        super().__init__(said)
        self.said = said


class SeveralFit(ValueError):
    """What was typed is the beginning of several names."""

    def __init__(self, said: str, names: Sequence[str]) -> None:
        super().__init__(f"{said}: {', '.join(names)}")
        self.said = said
        self.names = list(names)


def _is(name: str, wanted: str) -> bool:
    return name == wanted


def _begins(name: str, wanted: str) -> bool:
    return name.startswith(wanted)


def _has_a_word_that_begins(name: str, wanted: str) -> bool:
    return len(wanted) >= LEAST_OF_A_WORD and f" {wanted}" in name


def find(said: str, choices: Sequence[Choice]) -> Choice:
    """The choice of this name: whole, else the only one that begins so, else the only one with a word that begins so."""
    wanted = simple(said)
    if not wanted:
        raise NotUnderstood(said)
    for fits in (_is, _begins, _has_a_word_that_begins):
        found = [choice for choice in choices if any(fits(simple(name), wanted) for name in choice.names)]
        if fits is _is:
            found += [choice for choice in choices if choice not in found and wanted in map(simple, choice.also)]
        for fitting in ([choice for choice in found if choice.here], found):
            if len({choice.option for choice in fitting}) == 1:
                return fitting[0]
        if found:
            raise SeveralFit(said, [choice.names[0] for choice in found])
    raise NotUnderstood(said)


def read_picks(text: str, choices: Sequence[Choice]) -> list[int]:
    """The options that a line of input means, in its order."""
    picks: list[int] = []
    for part in text.split(","):
        if part.strip():
            picks.extend(_read_part(part.strip(), choices))
    return picks


def _read_part(part: str, choices: Sequence[Choice]) -> list[int]:
    """The text between two commas: one name with its number, or several words of which each means something."""
    counted = re.fullmatch(r"(\d+)\s*[x×]?\s+(\D.*)", part)
    try:
        if counted is not None:
            return [find(counted[2], choices).option] * _copies(counted[1])
        if not re.fullmatch(r"[\d\s]+", part):
            return [find(part, choices).option]
    except NotUnderstood:
        if " " not in part:
            raise
    return _read_words(part.split(), choices)


def _read_words(words: list[str], choices: Sequence[Choice]) -> list[int]:
    picks: list[int] = []
    at = 0
    while at < len(words):
        count = 1
        if words[at].isdecimal() and at + 1 < len(words) and not words[at + 1].isdecimal():
            count = _copies(words[at])
            at += 1
        picks.extend([_numbered(words[at], choices).option] * count)
        at += 1
    return picks


def read_first(words: Sequence[str], choices: Sequence[Choice]) -> tuple[Choice, int]:
    """The choice that the longest possible beginning of these words means, and how many words that is."""
    several: SeveralFit | None = None
    for n in range(len(words), 0, -1):
        try:
            said = " ".join(words[:n])
            return (_numbered(said, choices) if n == 1 else find(said, choices)), n
        except SeveralFit as fit:
            several = fit
        except NotUnderstood:
            pass
    raise several or NotUnderstood(" ".join(words))


def _copies(number: str) -> int:
    if len(number) > 3 or int(number) > MOST_COPIES:
        raise NotUnderstood(number)
    return int(number)


def _numbered(word: str, choices: Sequence[Choice]) -> Choice:
    if not word.isdecimal():
        return find(word, choices)
    for choice in choices:
        if choice.number and str(choice.number) == word.lstrip("0"):
            return choice
    for choice in choices:  # what is called by a number, though it cannot be picked now
        if word in choice.names:
            return choice
    raise NotUnderstood(word)
