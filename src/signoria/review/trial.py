"""One decision held against others: each move is made in many games that could be this one, and those are played on.

The moves first race in the same worlds, and the worse ones are dropped. The best of the others then meets the move that was
made in new worlds: the luck that made it the best doesn't count twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from signoria.core.rng import Rng
from signoria.review.coach import Coach, Move, Reason, Shares
from signoria.review.steps import Step

GRADES: Final = ("best", "good", "inaccuracy", "mistake", "blunder")
CUTS: Final = (0.02, 0.05, 0.10)  # a loss from here on is an inaccuracy, a mistake, a blunder
MISTAKE: Final = CUTS[1]

BATCH: Final = 24  # worlds between two looks at the figures
FIRST: Final = 12  # worlds for the first graph
RACE: Final = 6 * BATCH  # worlds in which all moves race
DUEL: Final = 8 * BATCH  # worlds of the duel, if it isn't settled before
LONG_DUEL: Final = 60 * BATCH  # worlds at most where a mistake is still possible
BEHIND: Final = 1.0  # standard errors by which a move may be worse than the one made and stays in the race
PROVEN: Final = 2.5  # standard errors: what is less may be luck
SMOOTH: Final = 10 * BATCH  # worlds of the move made, for the graph
SHARP: Final = 0.012  # a standard error that needs no more worlds


class Difference:
    """How much more one thing is than another, over the worlds where both were tried."""

    def __init__(self) -> None:
        self.worlds = 0
        self.total = 0.0
        self.squares = 0.0

    def note(self, more: float) -> None:
        self.worlds += 1
        self.total += more
        self.squares += more * more

    @property
    def mean(self) -> float:
        return self.total / self.worlds if self.worlds else 0.0

    def error(self, least: float = 0.0) -> float:
        """The standard error of the mean; `least` because a few worlds that agree don't prove anything."""
        if not self.worlds:
            return 1.0
        return sqrt(max(least, self.squares - self.total * self.total / self.worlds)) / self.worlds


class Tried:
    """A move and what came of it."""

    def __init__(self, move: Move, seats: int) -> None:
        self.move = move
        self.worlds = 0
        self.shares = [0.0] * seats
        self.more = Difference()  # the seat's chance beyond that of the move made

    def note(self, shares: Shares) -> None:
        self.worlds += 1
        for seat, share in enumerate(shares):
            self.shares[seat] += share

    def chances(self) -> list[float]:
        return [share / self.worlds for share in self.shares]


class Trial:
    """What is known of one decision. The same random numbers and the same knowledge give the same figures."""

    def __init__(self, step: Step, coach: Coach, rng: Rng) -> None:
        self.step = step
        self.coach = coach
        self.rng = rng
        self.seats = int(step.game.state.seats)
        self.made = Tried(step.done, self.seats)
        self.racing: list[Tried] = []
        self.tried: list[Tried] = []  # all others, those that were dropped too
        self.rival: Tried | None = None  # who meets the move made in the duel
        self.answer = Tried(step.done, self.seats)  # the move made, in the worlds of the duel
        self.facts: list[Difference] = []
        self.opened = False
        self.settled = False
        self.games = 0

    # --- work -------------------------------------------------------------------------------------------------------------

    def look(self, worlds: int = FIRST) -> None:
        """Only the move that was made, for a first graph."""
        for _ in range(worlds):
            self.made.note(self._outcome(self.step.done, self.rng.branch()))

    def work(self) -> None:
        """One batch; nothing if everything is settled."""
        if self.settled:
            return
        if not self.opened:
            self._open()
        if self.rival is not None:
            self._duel()
        elif self.racing:
            self._race()
        else:
            self.look(BATCH)
        if self.rival is None and not self.racing and self.made.worlds >= SMOOTH:
            self.settled = True

    def _open(self) -> None:
        self.opened = True
        step = self.step
        for move in self.coach.moves(step.game, step.seat):
            if not self.coach.are_alike(step.game, move, step.done):
                self.racing.append(Tried(move, self.seats))
        self.tried = self.racing[:]

    def _race(self) -> None:
        for _ in range(BATCH):
            world = self.rng.branch()
            made = self._outcome(self.step.done, world.copy())
            self.made.note(made)
            for one in self.racing:
                shares = self._outcome(one.move, world.copy())
                one.note(shares)
                one.more.note(shares[self.step.seat] - made[self.step.seat])
        self.racing = [one for one in self.racing if one.more.mean > -BEHIND * one.more.error(1.0)]
        self.racing.sort(key=lambda one: -one.more.mean)
        if self.racing and self.racing[0].worlds >= RACE:
            best = self.racing[0]
            if best.more.mean > 0:
                self.rival = Tried(best.move, self.seats)
            self.racing = []

    def _duel(self) -> None:
        rival, step = self.rival, self.step
        assert rival is not None
        for _ in range(BATCH):
            world = self.rng.branch()
            shares, facts = self._result(rival.move, world.copy())
            made, others = self._result(step.done, world.copy())
            rival.note(shares)
            self.made.note(made)
            self.answer.note(made)
            rival.more.note(shares[step.seat] - made[step.seat])
            if facts and others:
                self.facts = self.facts or [Difference() for _ in facts]
                for known, one, other in zip(self.facts, facts, others, strict=True):
                    known.note(one - other)
        self.settled = rival.worlds >= LONG_DUEL or (rival.worlds >= DUEL and self._is_clear(rival.more))

    def _is_clear(self, more: Difference) -> bool:
        """Whether more worlds would hardly change whether it is a mistake."""
        error = more.error(1.0)
        low, high = more.mean - PROVEN * error, more.mean + PROVEN * error
        return high < MISTAKE or low > MISTAKE or more.mean < -error or error < SHARP

    def _outcome(self, move: Move, world: Rng) -> Shares:
        return self._result(move, world, wanted=False)[0]

    def _result(self, move: Move, world: Rng, wanted: bool = True) -> tuple[Shares, Sequence[float]]:
        """How an imagined game ends after a move, and, if wanted, its facts."""
        step = self.step
        self.games += 1
        if self.coach.wins_at_once(step.game, step.seat, move):
            return [1.0 if seat == step.seat else 0.0 for seat in range(self.seats)], ()
        game = step.game.redeal(step.seat, world)
        game.apply_move(step.seat, list(move))
        shares = self.coach.play_on(game)
        return shares, self.coach.facts(game, step.seat) if wanted else ()

    # --- what is known ----------------------------------------------------------------------------------------------------

    def progress(self) -> float:
        """How much of the work is done, from 0 to 1; a race may turn out to be the end of it."""
        if self.settled:
            return 1.0
        return min(0.95, (self.made.worlds if self.opened else 0) / (RACE + DUEL))

    def loss(self) -> float:
        """What the move cost in chance to win, as far as it is proven."""
        rival = self.rival
        if rival is None or rival.worlds < BATCH:
            return 0.0
        more = rival.more
        return more.mean if more.mean > PROVEN * more.error(1.0) else 0.0

    def grade(self) -> str:
        rival = self.rival
        if rival is None or rival.more.mean <= 0:
            return GRADES[0]
        loss = self.loss()
        return next(grade for grade, cut in zip(GRADES[1:], [*CUTS, 1.1]) if loss < cut)

    def before(self) -> list[float]:
        """Each seat's chance with the coach's move."""
        if self.loss() > 0:
            assert self.rival is not None
            return self.rival.chances()
        return self.after()

    def after(self) -> list[float]:
        """Each seat's chance with the move that was made."""
        return (self.answer if self.loss() > 0 else self.made).chances()

    def error(self) -> float:
        """The standard error of the seat's chance."""
        worlds = (self.answer if self.loss() > 0 else self.made).worlds
        chance = self.after()[self.step.seat]
        return sqrt(max(1 / worlds, chance * (1 - chance)) / worlds)

    def reason(self) -> Reason | None:
        """Why the coach's move is better, where the loss is proven and figures show it."""
        step = self.step
        if self.loss() < CUTS[0] or self.rival is None:
            return None
        facts = [(known.mean, known.error()) for known in self.facts]
        return self.coach.reason(step.game, step.seat, step.done, self.rival.move, facts)
