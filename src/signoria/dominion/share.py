"""Share codes: a kingdom in twelve characters that survive being read aloud, and the kingdom back from them.

A code is written `2M4T-KX7Q-9HFE`. It holds, one character each of ALPHABET: its layout; for each custom card four
characters of a fingerprint; nine for the number of the kingdom; two for checking. Case, spaces and hyphens do not matter.
The two checks find every wrong character, every two wrong ones and every two that changed places.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from math import comb
from typing import Final

from signoria.core.phrase import Phrase, phrase
from signoria.core.words import NO_HINT
from signoria.dominion.card import Card
from signoria.dominion.catalogue import KINGDOM_CARDS
from signoria.dominion.chosen import (
    CUSTOM,
    KINGDOM_SIZE,
    BadKingdom,
    Cards,
    Kind,
    check_kingdom,
    entries_of,
    find_kingdom,
)
from signoria.dominion.roster import row_of

# Neither looks nor sounds like another one: without 0 O, 1 I L, S (5), Z (2), B (8), G (6), U (V), N (M), D and P (T).
ALPHABET: Final = "23456789ACEFHJKMQRTVWXY"
RADIX: Final = len(ALPHABET)  # a prime, so that the checks work
# The first character: how many custom cards there are, 0 to 10. A new layout takes a character that is left.
LAYOUTS: Final = "23456789ACE"
PRINT_DIGITS: Final = 4
NUMBER_DIGITS: Final = 9  # enough for a list of 80 cards
CHECKS: Final = 2
GROUP: Final = 4

# A card's place in this order is its number in codes, which never changes: what is added comes in a later batch. A kingdom's
# number is that of its ten places in the combinatorial number system, so that appending leaves all older codes as they are.
NUMBERED: Final[tuple[str, ...]] = tuple(
    [f"{id}@{edition}" for _, edition, id in sorted([(row_of(id).batch, edition, id) for id, edition in KINGDOM_CARDS])]
)
_INDICES: Final[dict[str, int]] = {entry: index for index, entry in enumerate(NUMBERED)}
_IGNORED = re.compile(r"[\s\-–—._]+")


class BadCode(BadKingdom):
    """No code of a kingdom that can be played here; the message says why."""


def fingerprint(card: Card) -> str:
    """Four characters from all that a custom card was made of: other cards have (nearly always) other ones."""
    digest = hashlib.sha256(f"{card.id}\n{card.recipe}".encode()).digest()
    return _digits(int.from_bytes(digest[:8], "big") % RADIX**PRINT_DIGITS, PRINT_DIGITS)


def write_code(kinds: Sequence[Kind]) -> str:
    """The code of a kingdom; of a custom card it only holds the fingerprint."""
    check_kingdom(kinds)
    customs = sorted([fingerprint(kind.card) for kind in kinds if kind.edition == CUSTOM])
    indices = sorted([_INDICES[kind.entry()] for kind in kinds if kind.edition != CUSTOM])
    number = sum([comb(index, i + 1) for i, index in enumerate(indices)])
    body = LAYOUTS[len(customs)] + "".join(customs) + _digits(number, NUMBER_DIGITS)
    code = body + _checks(body)
    return "-".join([code[i : i + GROUP] for i in range(0, len(code), GROUP)])


def read_code(text: str, cards: Cards = KINGDOM_CARDS) -> tuple[str, ...]:
    """The kingdom of a code; BadCode says what is wrong with it."""
    code = bare(text)
    strange = [character for character in code if character not in ALPHABET]
    if strange:
        raise BadCode(phrase("error-code-character", character=strange[0], hint=_repaired(code)))
    if not code or code[0] not in LAYOUTS or len(code) != _length(code[0]):
        raise BadCode(_wrong_length(code))
    if not _is_sound(code):
        raise BadCode(phrase("error-code-typo", hint=_repaired(code)))
    n = LAYOUTS.index(code[0])
    end = 1 + n * PRINT_DIGITS
    customs = [_custom_of(code[i : i + PRINT_DIGITS], cards) for i in range(1, end, PRINT_DIGITS)]
    indices = _indices(_number(code[end:-CHECKS]), KINGDOM_SIZE - n)
    if indices and indices[0] >= len(NUMBERED):
        raise BadCode(phrase("error-code-newer"))
    names = [NUMBERED[index] for index in indices] + [f"{id}@{CUSTOM}" for id in customs]
    return entries_of(find_kingdom(names, cards=cards))


def looks_like_code(text: str) -> bool:
    """Whether someone who wrote this meant a code: letters and digits, and about as many."""
    code = bare(text)
    return len(code) >= 8 and code.isascii() and code.isalnum() and any(c.isdigit() for c in code)


def bare(text: str) -> str:
    return _IGNORED.sub("", text).upper()


def _length(layout: str) -> int:
    return 1 + LAYOUTS.index(layout) * PRINT_DIGITS + NUMBER_DIGITS + CHECKS


def _wrong_length(code: str) -> Phrase:
    hint = _repaired(code)
    if hint != NO_HINT:  # its length may be right, and the character wrong that stands for it
        return phrase("error-code-typo", hint=hint)
    if not code or code[0] not in LAYOUTS:
        return phrase("error-code-beginning", length=_length(LAYOUTS[0]), first=LAYOUTS[0])
    return phrase("error-code-length", customs=LAYOUTS.index(code[0]), length=_length(code[0]), n=len(code))


def _digits(number: int, n: int) -> str:
    digits: list[str] = []
    for _ in range(n):
        number, digit = divmod(number, RADIX)
        digits.append(ALPHABET[digit])
    assert number == 0, "the number needs more digits"
    return "".join(digits[::-1])


def _number(digits: str) -> int:
    number = 0
    for digit in digits:
        number = number * RADIX + ALPHABET.index(digit)
    return number


def _checks(body: str) -> str:
    """Two characters x, y such that over the whole code the sum of digits, and of digits times places, is 0."""
    plain_sum = sum([ALPHABET.index(c) for c in body])
    weighed = sum([(i + 1) * ALPHABET.index(c) for i, c in enumerate(body)])
    y = (len(body) + 1) * plain_sum - weighed
    x = -plain_sum - y
    return ALPHABET[x % RADIX] + ALPHABET[y % RADIX]


def _is_sound(code: str) -> bool:
    return _checks(code[:-CHECKS]) == code[-CHECKS:]


def _indices(number: int, n: int) -> list[int]:
    """The n places, highest first, that have this number in the combinatorial number system."""
    indices: list[int] = []
    for i in range(n, 0, -1):
        index = i - 1
        while comb(index + 1, i) <= number:
            index += 1
        number -= comb(index, i)
        indices.append(index)
    return indices


def _custom_of(mark: str, cards: Cards) -> str:
    known = [card.id for (_, edition), card in cards.items() if edition == CUSTOM and fingerprint(card) == mark]
    if not known:
        raise BadCode(phrase("error-code-custom", mark=mark))
    if len(known) > 1:
        raise BadCode(phrase("error-code-customs", names=known, mark=mark))
    return known[0]


def _repaired(code: str) -> Phrase:
    """A hint: the one code that differs in a single character, or in two neighbours that changed places."""
    if len(code) > _length(LAYOUTS[-1]):  # too long for a slip, and trying everything would take long
        return NO_HINT
    found: list[str] = []
    for i in range(len(code)):
        swapped = code[:i] + code[i + 1 : i + 2] + code[i] + code[i + 2 :]
        for candidate in [code[:i] + c + code[i + 1 :] for c in ALPHABET] + [swapped]:
            if candidate not in found and _could_be(candidate):
                found.append(candidate)
    if len(found) != 1:
        return NO_HINT
    groups = [found[0][i : i + GROUP] for i in range(0, len(found[0]), GROUP)]
    return phrase("hint-near", near=["-".join(groups)])


def _could_be(code: str) -> bool:
    if any(c not in ALPHABET for c in code) or code[0] not in LAYOUTS or len(code) != _length(code[0]):
        return False
    n = LAYOUTS.index(code[0])
    number = _number(code[1 + n * PRINT_DIGITS : -CHECKS])
    return _is_sound(code) and number < comb(len(NUMBERED), KINGDOM_SIZE - n)
