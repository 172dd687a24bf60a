"""Trying answers out: each is given in many games that could be this one, and all seats play on by a menu to the end.

The same worlds are used for every answer, and what counts is how much more it wins there than the usual one. The worse
half of the answers is given up again and again, so that most of the work goes into the few that matter.
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

BATCH: Final[i64] = 25  # worlds before the answers that do worse than the usual one are given up
BEHIND: Final = 1.0  # standard errors by which an answer may be worse and is still tried
CLEARLY: Final = 1.2  # standard errors by which an answer must be better than the usual one
LEAST: Final = 0.005  # what is not worth a change
PATIENCE: Final[i64] = 60  # turns of each player; a longer game is scored as it is
WORLD: Final[i64] = 40  # what it takes to imagine a world, in picks


class Answer:
    """An answer beside the usual one, and how much more it won so far."""

    def __init__(self, option: i64) -> None:
        self.option = option
        self.more = 0.0
        self.squares = 0.0

    def note(self, more: float) -> None:
        self.more += more
        self.squares += more * more

    def error(self, worlds: i64) -> float:
        """The standard error of `more`; a few worlds that agree don't prove anything."""
        return sqrt(max(1.0, self.squares - self.more * self.more / float(worlds)))


class Trial:
    """Finds the best answer to one question. `picks` bounds the work: the total number of picks in simulated games."""

    def __init__(self, seat: Seat[DominionView], menu: MenuText, rng: Rng, picks: i64) -> None:
        self.seat = seat
        self.menu = menu
        self.rng = rng
        self.left = picks
        self.worlds: i64 = 0
        self.bots: list[Bot] = []

    def best(self, usual: i64, others: list[int]) -> i64:
        """The usual answer, unless another one is clearly better."""
        answers = [Answer(option) for option in others]
        rounds = len(answers).bit_length()
        while answers and rounds > 0:
            answers = self._round(usual, answers, self.left // rounds)
            rounds -= 1
            if rounds > 0:
                answers.sort(key=lambda answer: -answer.more)
                answers = answers[: (len(answers) + 1) // 2]
        best = usual
        most = LEAST * float(self.worlds)
        for answer in answers:
            if answer.more > most and answer.more > CLEARLY * answer.error(self.worlds):
                best = answer.option
                most = answer.more
        return best

    def _round(self, usual: i64, answers: list[Answer], picks: i64) -> list[Answer]:
        """Try all of them in more worlds; those that are not given up on the way."""
        end = self.left - picks
        while answers and self.left > end:
            self._try(usual, answers)
            self.worlds += 1
            if self.worlds % BATCH == 0:
                answers = [answer for answer in answers if answer.more > -BEHIND * answer.error(self.worlds)]
        return answers

    def _try(self, usual: i64, answers: list[Answer]) -> None:
        """One world for all of them."""
        world = Rng(self.rng.word(), self.rng.word(), self.rng.word(), 1)
        base = self._won(usual, world.copy())
        for answer in answers:
            answer.note(self._won(answer.option, world.copy()) - base)

    def _won(self, option: i64, world: Rng) -> float:
        """What part of the win the seat has after the answer."""
        game = self.seat.sample(world)
        board = game.state
        assert isinstance(board, Dominion)
        if not self.bots:
            self.bots = [MenuBot(self.menu) for _ in range(board.seats)]
        game.apply(self.seat.seat, option)
        self.left -= WORLD + play_out(game, self.bots, board.turn + PATIENCE * board.seats)
        leaders = board.leaders()  # the winners, unless patience ran out first
        return 1.0 / len(leaders) if self.seat.seat in leaders else 0.0
