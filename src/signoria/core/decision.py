"""Questions and answers: what a game asks of its seats, and what it says to an answer it cannot take."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from mypy_extensions import i64, mypyc_attr

from signoria.core.phrase import phrase
from signoria.core.trouble import Trouble

NO_STOP: Final[i64] = -1

# Reasons a game need not define itself; games number theirs from FIRST_OWN_REASON on. 0 is "this answer is fine".
FINE: Final[i64] = 0
GAME_OVER: Final[i64] = 1
NOT_ASKED: Final[i64] = 2
ALREADY_ANSWERED: Final[i64] = 3
TOO_FEW: Final[i64] = 4
TOO_MANY: Final[i64] = 5
NOT_OFFERED: Final[i64] = 6
FIRST_OWN_REASON: Final[i64] = 16

REASON_NAMES: Final = {
    GAME_OVER: "game_over",
    NOT_ASKED: "not_asked",
    ALREADY_ANSWERED: "already_answered",
    TOO_FEW: "too_few",
    TOO_MANY: "too_many",
    NOT_OFFERED: "not_offered",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask:
    """One question to one or several seats: a recipe. Its options are derived from the live state, never stored.

    A seat picks one option after another until it has `most`, or says `stop` after at least `least`. Several seats
    asked together give one pick each, in any order; none sees another's before all are in.
    """

    def __init__(self, asked: i64, verb: i64, least: i64, most: i64, ordered: bool, stop: i64) -> None:
        self.asked = asked  # mask of seats
        self.verb = verb
        self.least = least
        self.most = most
        self.ordered = ordered  # does the order of the picks matter?
        self.stop = stop  # the option that ends the picking, or NO_STOP


Asks = Generator[Ask, list[int], None]


class IllegalAnswer(Trouble):
    """An answer that is not possible now. The game has not changed."""

    def __init__(self, seat: int, option: str, reason: str) -> None:
        super().__init__(phrase("error-illegal-answer", seat=seat, option=option, reason=reason))
        self.seat = seat
        self.option = option
        self.reason = reason


class UndoRefused(Trouble):
    """There is nothing to take back, or taking it back needs the consent of the others at the table."""

    def __init__(self, reason: str) -> None:
        super().__init__(phrase(f"undo-{reason}"))
        self.reason = reason
