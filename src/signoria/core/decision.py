"""Questions and answers: what a game asks of its seats, and what it says to an answer it cannot take."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from signoria.core.errors import SignoriaError
from signoria.core.phrase import phrase
from signoria.core.spelling import nearest

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
class Question:
    """One question to one or several seats: a recipe. Its options are derived from the live state, never stored.

    A seat picks one option after another until it has `most`, or says `stop` after at least `least`. Several seats
    asked together give one pick each, in any order; none sees another's before all are in.

    A question that asks nobody is a stop: hidden cards left no choice here, but the others must not see that. The
    host continues the game when it likes (`Game.go_on`).
    """

    def __init__(self, asked: i64, verb: i64, least: i64, most: i64, ordered: bool, stop: i64) -> None:
        self.asked = asked  # mask of seats; 0: a stop
        self.concerns = asked  # mask of the seats that the others see it put to; of a stop, those it would have asked
        self.covered = False  # the others cannot tell whether there is a choice at all
        self.verb = verb
        self.least = least
        self.most = most
        self.ordered = ordered  # does the order of the picks matter?
        self.stop = stop  # the option that ends the picking, or NO_STOP


# What an effect yields last, if it would rather not raise StopIteration: an exception takes longer than most moves.
DONE: Final = Question(0, -1, 0, 0, False, NO_STOP)

T = TypeVar("T")
Effect = Generator[Question, list[int], T]


class Decision:
    """What one seat is asked now, in words, for any player: a person, a bot, a test.

    `options` are what it may pick next; `numbers` are the same for search, where words would take too long.
    """

    def __init__(self, seat: int, verb: str, least: int, most: int, ordered: bool) -> None:
        self.seat = seat
        self.verb = verb  # what is to be done: "buy", "discard", "play treasure"
        self.least = least
        self.most = most
        self.ordered = ordered  # does the order of the picks matter?
        self.picked: list[str] = []  # so far, of a move that takes several picks
        self.options: list[str] = []
        self.numbers: list[int] = []

    def __repr__(self) -> str:
        return f"<Decision: seat {self.seat}, {self.verb}: {', '.join(self.options)}>"


class IllegalAnswer(SignoriaError):
    """An answer that is not possible now. The game has not changed."""

    def __init__(self, seat: int, option: str, reason: str, offered: Sequence[str] = ()) -> None:
        super().__init__(phrase("error-illegal-answer", seat=seat, option=option, reason=reason))
        self.seat = seat
        self.option = option
        self.reason = reason
        self.offered = list(offered)  # what the seat might have picked

    def __str__(self) -> str:
        """Written out here: bots and search meet this error where no catalogue is loaded."""
        wanted = str(self.phrase.arguments["option"]).replace("_", " ")  # of what may be endless its beginning
        said = f"seat {self.seat} can't answer '{wanted}': {self.reason.replace('_', ' ')}"
        if not self.offered:
            return said
        near = nearest(wanted, self.offered) if wanted not in self.offered else []
        meant = f"; did you mean {' or '.join(near)}?" if near else "."
        return f"{said}{meant} Possible now: {', '.join(self.offered)}"


class NothingAsked(SignoriaError):
    """There is no decision to look at: others have to answer first, or the game is over."""

    def __init__(self, over: bool) -> None:
        super().__init__(phrase("reason-game_over" if over else "reason-not_asked"))
        self.over = over

    def __str__(self) -> str:
        return "the game is over" if self.over else "nothing is asked of this seat now"


WHY_NO_UNDO: Final = {
    "nothing_to_take_back": "there is nothing to undo",
    "others_must_agree": "something new was learned since, so the others must agree",
    "no_log": "this game keeps no log, so nothing can be undone",
    "no_such_move": "there aren't that many moves to undo",
}


class UndoRefused(SignoriaError):
    """There is nothing to undo, or the others at the table must agree first."""

    def __init__(self, reason: str) -> None:
        super().__init__(phrase(f"undo-{reason}"))
        self.reason = reason

    def __str__(self) -> str:
        return WHY_NO_UNDO[self.reason]
