"""What positions of every game have in common: bounded plain data, and the chance to come. It knows no game."""

from __future__ import annotations

from collections.abc import Mapping

from signoria.core.limits import DEEPEST_START, OverLimit, check_data
from signoria.core.phrase import phrase
from signoria.core.rng import Rng, from_seed
from signoria.core.words import BadWords, read_number


def position_words(words: Mapping[str, object]) -> dict[str, object]:
    """The words of a position by key, after a look at their size; BadWords if that is too much."""
    by_key = {str(key): value for key, value in words.items()}
    for key, value in by_key.items():
        try:
            check_data([key, value], deepest=DEEPEST_START)
        except OverLimit as over:
            raise BadWords(over.phrase, (key,)) from over
    return by_key


def read_chance(words: Mapping[str, object]) -> Rng:
    """Chance from a position: from its seed, or as far as it was used when the position was written."""
    if "rng" not in words:
        return _from_words(words.get("seed", ""))
    numbers = words["rng"]
    if "seed" in words:
        raise BadWords(phrase("position-chance"), ("rng",))
    if not isinstance(numbers, list) or len(numbers) != 4:
        raise BadWords(phrase("position-rng", value=repr(numbers)), ("rng",))
    a, b, c, counter = (read_number(n, ("rng", i), phrase("what-rng-number")) for i, n in enumerate(numbers))
    return Rng(a, b, c, counter)


def _from_words(seed: object) -> Rng:
    if isinstance(seed, bool) or not isinstance(seed, str | int):
        raise BadWords(phrase("error-scenario-seed", value=repr(seed)), ("seed",))
    return from_seed(str(seed))
