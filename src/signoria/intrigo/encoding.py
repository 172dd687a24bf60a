"""What a seat sees of a game of Intrigo as a row of numbers. It reads the seat's view and nothing else.

Cards, characters, and tokens are numbers as in the view; -1 stands for nothing. The players follow in turn order, beginning
with the seat itself.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.decision import Question
from signoria.core.encoding import Encoding, fill_up, word_of
from signoria.core.state import State
from signoria.intrigo.state import HAND_SIZE
from signoria.intrigo.view import IntrigoView
from signoria.intrigo.words import CHARACTERS, FIRST_CHARACTER, ORGANISATIONS, VERBS

MOST_PICKS = 4  # of one go


def fields_for(seats: int) -> list[tuple[str, int]]:
    """The parts of a row; those of the players are named by how many seats to the left they are."""
    ring = 4 * seats
    fields = [(name, 1) for name in ("seat", "verb", "round", "phase", "step", "first", "active", "pool")]
    fields += [("picks", MOST_PICKS), ("bag", len(ORGANISATIONS)), ("prices", len(CHARACTERS))]
    fields += [("gaps", ring), ("cards_down", ring), ("tokens", ring), ("tokens_down", ring)]
    fields += [("hand", int(HAND_SIZE)), ("pack", int(HAND_SIZE))]
    for step in range(seats):
        fields += [(f"{step}_{name}", 1) for name in ("family", "ducats", "hand")]
        fields.append((f"{step}_counters", len(ORGANISATIONS)))
    fields.append(("_rest", fill_up(sum(length for _, length in fields))))
    return fields


class IntrigoEncoding(Encoding):
    def __init__(self, seats: int) -> None:
        super().__init__(fields_for(seats), list(VERBS))

    def write(self, state: State, question: Question, seat: i64, picks: list[int], block: vec[i64], row: i64) -> None:
        view = state.view(seat)
        assert isinstance(view, IntrigoView)
        numbers = [seat, question.verb, view.round(), view.phase(), view.step(), view.first(), view.active()]
        numbers.append(view.pool())
        numbers += _padded(picks, MOST_PICKS)
        numbers += view.bag()
        numbers += [view.price(FIRST_CHARACTER + i) for i in range(len(CHARACTERS))]
        size = view.size()
        numbers += [view.card_in(gap) for gap in range(size)]
        numbers += [int(view.is_card_down(gap)) for gap in range(size)]
        numbers += [view.token_on(building) for building in range(size)]
        numbers += [int(view.is_token_down(building)) for building in range(size)]
        numbers += _padded(view.hand(), HAND_SIZE)
        numbers += _padded(view.pack(), HAND_SIZE)
        for step in range(view.seats()):
            who = (seat + step) % view.seats()
            numbers += [view.family(who), view.ducats(who), view.hand_size(who)]
            numbers += [view.counter(who, i) for i in range(len(ORGANISATIONS))]
        _write(_padded(numbers, self.words * 4), block, row * self.words)


def _padded(numbers: list[int], length: i64) -> list[int]:
    """So many numbers; -1 where there are fewer."""
    return numbers + [-1] * (length - len(numbers))


def _write(numbers: list[int], block: vec[i64], at: i64) -> None:
    i: i64 = 0
    n: i64 = len(numbers)
    while i < n:
        block[at] = word_of(numbers[i], numbers[i + 1], numbers[i + 2], numbers[i + 3])
        at += 1
        i += 4
