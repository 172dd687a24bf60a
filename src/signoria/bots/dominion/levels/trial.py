"""Trying courses out: each begins with an answer that is given in many games that could be this one, then follows a menu.

The other seats play on by a menu of their own. The same worlds are used for every course, and what counts is how much more
it wins there than the usual one. The worse half of the courses is given up again and again, so that most of the work goes
into the few that matter.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from signoria.bots.bot import Bot, play_out
from signoria.bots.dominion.ladder import MenuBot
from signoria.bots.dominion.menu import MenuText
from signoria.core.rng import Rng
from signoria.core.seat import Seat
from signoria.dominion import Dominion, DominionView

BATCH: Final[i64] = 25  # worlds before the courses that do worse than the usual one are given up
BEHIND: Final = 1.0  # standard errors by which a course may be worse and is still tried
CLEARLY: Final = 1.2  # standard errors by which a course must be better than the usual one
LEAST: Final = 0.005  # what is not worth a change
PATIENCE: Final[i64] = 60  # turns of each player; a longer game is scored as it is
WORLD: Final[i64] = 40  # what it takes to imagine a world, in picks


class Course:
    """An answer and the menu that this seat plays by afterwards, and how much more than the usual course it won so far."""

    def __init__(self, option: i64, plan: MenuText) -> None:
        self.option = option
        self.plan = plan
        self.bot = MenuBot(plan)
        self.more = 0.0
        self.squares = 0.0

    def note(self, more: float) -> None:
        self.more += more
        self.squares += more * more

    def error(self, worlds: i64) -> float:
        """The standard error of `more`; a few worlds that agree don't prove anything."""
        return sqrt(max(1.0, self.squares - self.more * self.more / float(worlds)))


def courses(options: list[int], plan: MenuText) -> list[Course]:
    """Several answers, and the same plan after each."""
    return [Course(option, plan) for option in options]


class Trial:
    """Finds the best course at one question. `picks` bounds the work: the total number of picks in simulated games."""

    def __init__(self, seat: Seat[DominionView], theirs: MenuText, rng: Rng, picks: i64) -> None:
        self.seat = seat
        self.rng = rng
        self.left = picks
        self.worlds: i64 = 0
        seats: i64 = seat.view.seats()
        self.bots: list[Bot] = [MenuBot(theirs) for _ in range(seats)]

    def best(self, usual: Course, others: list[Course]) -> Course:
        """The usual course, unless another one is clearly better."""
        tried = list(others)
        rounds = len(tried).bit_length()
        while tried and rounds > 0:
            tried = self._round(usual, tried, self.left // rounds)
            rounds -= 1
            if rounds > 0:
                tried.sort(key=lambda course: -course.more)
                tried = tried[: (len(tried) + 1) // 2]
        best = usual
        most = LEAST * float(self.worlds)
        for course in tried:
            if course.more > most and course.more > CLEARLY * course.error(self.worlds):
                best = course
                most = course.more
        return best

    def _round(self, usual: Course, tried: list[Course], picks: i64) -> list[Course]:
        """Try all of them in more worlds; those that are not given up on the way."""
        end = self.left - picks
        while tried and self.left > end:
            self._try(usual, tried)
            self.worlds += 1
            if self.worlds % BATCH == 0:
                tried = [course for course in tried if course.more > -BEHIND * course.error(self.worlds)]
        return tried

    def _try(self, usual: Course, tried: list[Course]) -> None:
        """One world for all of them."""
        world = Rng(self.rng.word(), self.rng.word(), self.rng.word(), 1)
        base = self._won(usual, world.copy())
        for course in tried:
            course.note(self._won(course, world.copy()) - base)

    def _won(self, course: Course, world: Rng) -> float:
        """What part of the win the seat has by this course."""
        me: i64 = self.seat.seat
        game = self.seat.sample(world)
        board = game.state
        assert isinstance(board, Dominion)
        self.bots[me] = course.bot
        game.apply(me, course.option)
        self.left -= WORLD + play_out(game, self.bots, board.turn + PATIENCE * board.seats)
        leaders = board.leaders()  # the winners, unless patience ran out first
        return 1.0 / len(leaders) if me in leaders else 0.0
