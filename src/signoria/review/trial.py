"""One decision held against others: each move is made in many games that could be this one, and those are played on.

The moves first race in the same worlds, and the worse ones are dropped. The best of the others then meets the move that was
made in new worlds: the luck that made it the best doesn't count twice. So does the usual move, the one that imagined players
would make: skill is counted from there. A move that leads to a question at once, such as whether to discard the deck, is tried
with each answer; of the move made, the best one is found before the race. What was found out is in `Figures`.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import hypot
from typing import Final

from signoria.core.rng import Rng
from signoria.review.coach import Coach, Move, Shares
from signoria.review.figures import BATCH, BLUNDER, CUTS, MISTAKE, PROVEN, RACE, Difference, Figures, Tried
from signoria.review.steps import Step

FIRST: Final = 12  # worlds for the first graph, where no value gives it
DUEL: Final = 8 * BATCH  # worlds of the duel, if it isn't settled before
LONG_DUEL: Final = 800 * BATCH  # worlds at most where the grade is still open
LONG_RACE: Final = 6  # times as many worlds for the race, at most, where it is about a mistake and moves are close
NEAR: Final = 2.5  # standard errors by which moves are close
BEHIND: Final = 1.0  # standard errors by which a move may be worse than the one made and stays in the race
SMOOTH: Final = 10 * BATCH  # worlds of the move made, for the graph
SHARP: Final = ((MISTAKE, 0.010), (BLUNDER, 0.005))  # standard errors that need no more worlds, by limit


class Trial:
    """Works on the figures of one decision. The same random numbers and the same knowledge give the same figures."""

    def __init__(
        self, step: Step, coach: Coach, rng: Rng | None = None, figures: Figures | None = None, race: int = RACE
    ) -> None:
        """Anew with these random numbers, or continued from figures."""
        self.step = step
        self.coach = coach
        self.seats = int(step.game.state.seats)
        if figures is None:
            assert rng is not None
            figures = Figures.begun(step.seat, step.done, self.seats, [int(number) for number in rng.numbers()])
        self.figures = figures
        self.rng = Rng(*figures.chance)
        self.race = race

    # --- work -------------------------------------------------------------------------------------------------------------

    def look(self, worlds: int = FIRST) -> None:
        """Only the move that was made, for a first graph."""
        for _ in range(worlds):
            self._look()
        self._note()

    def work(self) -> None:
        """One batch; nothing if everything is settled."""
        self.work_until(None)

    def work_until(self, moment: float | None) -> None:
        """World after world until this moment of `time.monotonic`, but one at least; to the end of the batch if there is none."""
        figures = self.figures
        if not figures.opened:
            self._open()
        while not figures.settled:
            self._play_world()
            figures.worlds += 1
            if figures.worlds == BATCH:
                figures.worlds = 0
                self._judge()
            if figures.worlds == 0 if moment is None else time.monotonic() >= moment:
                break
        self._note()

    def _open(self) -> None:
        figures, step = self.figures, self.step
        figures.opened = True
        ways = self._ways(step.done)
        figures.ways = ways if len(ways) > 1 else []
        moves = self.coach.moves(step.game, step.seat)
        if not self.coach.are_alike(step.game, moves[0], step.done):
            figures.usual = Tried(moves[0], [0.0] * self.seats)
        for move in moves:
            if not self.coach.are_alike(step.game, move, step.done):
                figures.tried += self._ways(move)
        figures.racing = list(range(len(figures.tried)))

    def _ways(self, move: Move) -> list[Tried]:
        """A move with each answer to the question that it leads to at once; one way if there is none."""
        answers: list[Move | None] = [*self.coach.answers(self.step.game, self.step.seat, move)]
        return [Tried(move, [0.0] * self.seats, then=then) for then in answers or [None]]

    def _play_world(self) -> None:
        figures = self.figures
        if figures.ways:
            self._try_ways()
        elif figures.racing:
            self._race()
        elif figures.rival is not None or figures.usual is not None:
            self._duel()
        else:
            self._look()

    def _judge(self) -> None:
        """After a batch: who is out of the race, who meets in the duel, and whether that is all."""
        figures = self.figures
        if figures.ways:
            self._judge_ways()
        elif figures.racing:
            self._judge_race()
        elif figures.rival is not None:
            more = figures.rival.more
            figures.settled = more.worlds >= LONG_DUEL or (more.worlds >= DUEL and is_clear(more))
        elif figures.usual is not None:
            figures.settled = figures.usual.worlds >= DUEL
        else:
            figures.settled = figures.made.worlds >= SMOOTH
        if figures.settled:
            figures.shorten()

    def _judge_ways(self) -> None:
        """From now on the move made is continued in the best way. The luck that made it the best doesn't count."""
        figures, step = self.figures, self.step
        best = max(figures.ways, key=lambda way: way.shares[step.seat])
        if best.worlds >= self.race:
            figures.made, figures.answer = (Tried(step.done, [0.0] * self.seats, then=best.then) for _ in range(2))
            figures.ways = []
            for _ in range(FIRST):
                self._look()

    def _judge_race(self) -> None:
        figures, tried = self.figures, self.figures.tried
        racing = [one for one in figures.racing if not is_beaten(tried[one].more)]
        racing.sort(key=lambda one: -tried[one].more.mean)
        racing = [one for one in racing if not is_behind(tried[one].more, tried[racing[0]].more)]
        figures.racing = racing
        if racing and tried[racing[0]].worlds >= self.race:
            best = tried[racing[0]]
            near = best.more.mean - NEAR * best.more.error(1.0)
            figures.racing = [one for one in racing if tried[one].more.mean > near]
            is_open = len(figures.racing) > 1 and best.more.mean > MISTAKE
            if is_open and best.worlds < LONG_RACE * self.race:
                return  # with another one as the best, the loss may be another one, too
            if best.more.mean > 0:
                figures.rival = Tried(best.move, [0.0] * self.seats, then=best.then)
            figures.racing = []

    def _look(self) -> None:
        self.figures.made.note(self._outcome(self.figures.made, self.rng.branch()))

    def _try_ways(self) -> None:
        world = self.rng.branch()
        for way in self.figures.ways:
            way.note(self._outcome(way, world.copy()))

    def _race(self) -> None:
        figures = self.figures
        world = self.rng.branch()
        made = self._outcome(figures.made, world.copy())
        figures.made.note(made)
        for number in figures.racing:
            self._meet(figures.tried[number], made, world)

    def _duel(self) -> None:
        """The move made against the best of the others, and against the usual one."""
        figures = self.figures
        rival, usual = figures.rival, figures.usual
        world = self.rng.branch()
        made, facts = self._result(figures.made, world.copy(), wanted=rival is not None)
        figures.made.note(made)
        figures.answer.note(made)
        if usual is not None and not figures.rival_is_usual():
            self._meet(usual, made, world)
        if rival is not None:
            theirs = self._meet(rival, made, world, wanted=True)
            if facts and theirs:
                figures.facts = figures.facts or [Difference() for _ in facts]
                for known, one, other in zip(figures.facts, theirs, facts, strict=True):
                    known.note(one - other)

    def _meet(self, one: Tried, made: Shares, world: Rng, wanted: bool = False) -> Sequence[float]:
        """Another move in the same world as the move made; its facts, if wanted."""
        seat = self.step.seat
        shares, facts = self._result(one, world.copy(), wanted)
        one.note(shares)
        one.more.note(shares[seat] - made[seat])
        return facts

    def _outcome(self, one: Tried, world: Rng) -> Shares:
        return self._result(one, world, wanted=False)[0]

    def _result(self, one: Tried, world: Rng, wanted: bool = True) -> tuple[Shares, Sequence[float]]:
        """How an imagined game ends after a move, and, if wanted, its facts."""
        step = self.step
        self.figures.games += 1
        if self.coach.wins_at_once(step.game, step.seat, one.move):
            return [1.0 if seat == step.seat else 0.0 for seat in range(self.seats)], ()
        game = step.game.redeal(step.seat, world)
        game.apply_move(step.seat, list(one.move))
        if one.then is not None and game.asked() == [step.seat]:  # if not, somebody's Reaction comes first here
            game.apply_move(step.seat, list(one.then))
        shares = self.coach.play_on(game)
        return shares, self.coach.facts(game, step.seat) if wanted else ()

    def _note(self) -> None:
        """What the figures say beyond numbers: why the coach's move is better, and what kind of mistake this one was."""
        figures, step = self.figures, self.step
        figures.chance = [int(number) for number in self.rng.numbers()]
        figures.reason, figures.kind = None, ""
        if figures.rival is not None and figures.loss() >= CUTS[0]:
            facts = [(known.mean, known.error()) for known in figures.facts]
            better = figures.rival.move
            figures.reason = self.coach.reason(step.game, step.seat, step.done, better, facts)
            figures.kind = self.coach.kind(step.game, step.seat, step.done, better)


def is_beaten(more: Difference) -> bool:
    """Whether a move has fallen too far behind the one made."""
    return more.mean <= -BEHIND * more.error(1.0)


def is_behind(more: Difference, best: Difference) -> bool:
    """Whether a move won't be the best of the race any more."""
    return more.mean < best.mean - NEAR * hypot(more.error(1.0), best.error(1.0))


def is_clear(more: Difference) -> bool:
    """Whether more worlds would hardly change whether it is a mistake or a blunder."""
    error = more.error(1.0)
    low, high = more.mean - PROVEN * error, more.mean + PROVEN * error
    is_open = any(low < cut < high and error > sharp for cut, sharp in SHARP)
    return not is_open or more.mean < -error
