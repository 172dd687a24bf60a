"""What a seat sees as a row of numbers, for programs that look at many games at once. A game says what stands where.

Numbers have 16 bits, and a row is made of machine words with four numbers each, the first in the lowest bits: a part that
begins with a word is written four numbers at a time.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.core.decision import Question
from signoria.core.state import State

IN_WORD: Final[i64] = 4  # numbers
NUMBER: Final[i64] = 65535  # the bits of one


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """Rows of equal length. `fields` names the parts of a row in their order, each with its length.

    Names that begin with `_` fill a word up, so that the next part begins with the next word.
    """

    def __init__(self, fields: list[tuple[str, int]], verbs: list[str]) -> None:
        self.fields = fields
        self.verbs = verbs  # the game's, by their numbers
        numbers: i64 = 0
        for _, length in fields:
            numbers += length
        assert numbers % IN_WORD == 0, "a row consists of whole words"
        self.words: i64 = numbers // IN_WORD

    def write(self, state: State, question: Question, seat: i64, picks: list[int], block: vec[i64], row: i64) -> None:
        """Write into a row of the block what a seat that is asked may see, and nothing else.

        `picks` are those it has made so far of its move. A row written before for the same game may be left as it is
        where nothing has changed.
        """
        raise NotImplementedError

    def forget(self, row: i64) -> None:
        """Another game comes into the place of this row: nothing of it can stay."""


def fill_up(numbers: int) -> int:
    """How many numbers are missing to whole words."""
    return -numbers % int(IN_WORD)


def word_of(first: i64, second: i64, third: i64, fourth: i64) -> i64:
    """Four numbers in one word."""
    return first & NUMBER | (second & NUMBER) << 16 | (third & NUMBER) << 32 | fourth << 48
