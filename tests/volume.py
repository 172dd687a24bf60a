"""How often a test repeats itself with other games, kingdoms or damage.

The rules are the same code on both installs, but a game takes plain Python about ten times as long. So in `make test` the compiled install
repeats each test as often as it says, and the plain one takes every fourth time. Wherever the plain install is tested alone, as by
`make check`, nothing is left out.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, TypeVar

from hypothesis import settings

T = TypeVar("T")
EVERY: Final = 4
IS_SAMPLE: Final = os.environ.get("SIGNORIA_TESTS") == "sample"


def some(all_of_them: Sequence[T]) -> Sequence[T]:
    """All of them, or the first of every four."""
    return all_of_them[::EVERY] if IS_SAMPLE else all_of_them


def examples(most: int) -> settings:
    """So many examples of Hypothesis, or a fourth of them."""
    return settings(max_examples=len(some(range(most))), deadline=None)
