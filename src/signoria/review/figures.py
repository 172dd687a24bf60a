"""What is known of one decision, as plain data: it can be kept, sent to another process, and worked on there."""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

from signoria.review.coach import Move, Reason, Shares

GRADES: Final = ("best", "good", "inaccuracy", "mistake", "blunder")
CUTS: Final = (0.02, 0.05, 0.10)  # a loss from here on is an inaccuracy, a mistake, a blunder
MISTAKE: Final = CUTS[1]
BLUNDER: Final = CUTS[2]

BATCH: Final = 24  # worlds between two looks at the figures
RACE: Final = 6 * BATCH  # worlds in which all moves race
ENOUGH: Final = 14 * BATCH  # worlds that most decisions are settled by
PROVEN: Final = 2.5  # standard errors: what is less may be luck
DOUBT: Final = 1.0  # standard errors by which a loss must be beyond a limit: in doubt, the milder grade
SHOWN: Final = 4  # moves listed with their chances
TRUST: Final = BATCH  # the value counts for as much as so many worlds


def grade_of(loss: float, error: float) -> str:
    """Of a move for which a better one is known, by what it cost and the standard error of that."""
    return next(grade for grade, cut in zip(GRADES[1:], [*CUTS, 1.1]) if loss - DOUBT * error < cut)


class Difference(msgspec.Struct):
    """How much more one thing is than another, over the worlds where both were tried."""

    worlds: int = 0
    total: float = 0.0
    squares: float = 0.0

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


class Tried(msgspec.Struct):
    """A move and what came of it."""

    move: Move
    shares: list[float]  # by seat, summed over the worlds
    worlds: int = 0
    more: Difference = msgspec.field(default_factory=Difference)  # the seat's chance beyond that of the move made
    then: Move | None = None  # the answer to the question that it leads to at once; None: as imagined players answer

    def note(self, shares: Shares) -> None:
        self.worlds += 1
        for seat, share in enumerate(shares):
            self.shares[seat] += share

    def chances(self, value: Shares = ()) -> list[float]:
        """By seat; a value counts like some worlds more."""
        if not value:
            return [share / self.worlds for share in self.shares]
        return [
            (share + TRUST * known) / (self.worlds + TRUST) for share, known in zip(self.shares, value, strict=True)
        ]


class Figures(msgspec.Struct):
    """Everything that is known of one decision."""

    seat: int
    chance: list[int]  # where its stream of random numbers is
    made: Tried
    answer: Tried  # the move made, in the worlds of the duel
    value: list[float] = []  # each seat's chance before the decision, without any imagined game; empty if nobody knows
    ways: list[Tried] = []  # the move made with each answer to the question it leads to, until the best is known
    tried: list[Tried] = []  # all other moves, those that were dropped too
    racing: list[int] = []  # which of them are still in the race, the best first
    rival: Tried | None = None  # who meets the move made in the duel
    usual: Tried | None = None  # what imagined players would do, in the same worlds; None if that is the move made
    facts: list[Difference] = []
    worlds: int = 0  # of the batch that is played
    games: int = 0
    opened: bool = False
    settled: bool = False
    reason: Reason | None = None
    kind: str = ""  # of mistake

    @classmethod
    def begun(cls, seat: int, done: Move, seats: int, chance: list[int]) -> Figures:
        return cls(seat, chance, Tried(done, [0.0] * seats), Tried(done, [0.0] * seats))

    @property
    def looked(self) -> bool:
        """Whether anything is known."""
        return bool(self.value) or self.made.worlds > 0

    def progress(self) -> float:
        """How much of the work is done, from 0 to 1; a race may turn out to be the end of it."""
        if self.settled:
            return 1.0
        return min(0.95, (self.made.worlds if self.opened else 0) / ENOUGH)

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
        return grade_of(self.loss(), rival.more.error(1.0))

    def gain(self) -> float:
        """What the move gave beyond the one that imagined players would make, as far as it is proven; less than 0 is a loss."""
        usual = self._usual()
        if usual is None or usual.worlds < BATCH:
            return 0.0
        more = usual.more
        return -more.mean if abs(more.mean) > PROVEN * more.error(1.0) else 0.0

    def _usual(self) -> Tried | None:
        return self.rival if self.rival is not None and self.rival_is_usual() else self.usual

    def rival_is_usual(self) -> bool:
        rival, usual = self.rival, self.usual
        return rival is not None and usual is not None and (rival.move, rival.then) == (usual.move, usual.then)

    def best(self) -> list[float]:
        """Each seat's chance with the coach's move."""
        if self.loss() > 0:
            assert self.rival is not None
            return self.rival.chances()
        return self.after()

    def before(self) -> list[float]:
        """Each seat's chance with the move that imagined players would make."""
        usual = self._usual()
        return usual.chances() if usual is not None and self.gain() != 0 else self.after()

    def after(self) -> list[float]:
        """Each seat's chance with the move that was made."""
        return self.answer.chances() if self._has_met() else self.made.chances(self.value)

    def _has_met(self) -> bool:
        """Whether the move made differs from another one, so that only worlds count in which both were tried."""
        return self.loss() > 0 or self.gain() != 0

    def error(self) -> float:
        """The standard error of the seat's chance."""
        worlds = self.answer.worlds if self._has_met() else self.made.worlds + (TRUST if self.value else 0)
        chance = self.after()[self.seat]
        return sqrt(max(1 / worlds, chance * (1 - chance)) / worlds)

    def choices(self) -> list[tuple[Move, float, float]]:
        """The best moves and the one made with their chances and errors, the best first.

        A move's chance is what it adds to that of the move made. What the best one had in the race by luck, the duel has shown:
        the others, which raced in the same worlds, had that luck too.
        """
        if not self.made.worlds:
            return []
        made, done = self.after()[self.seat], self.made.move
        found = [(done, made, self.error())]
        for one in self.tried:
            more = self._more(one)
            if more.worlds >= BATCH:
                chance = made + more.mean - (self._luck() if more is one.more else 0.0)
                found.append((one.move, min(1.0, max(0.0, chance)), more.error(1.0)))
        each: dict[Move, tuple[Move, float, float]] = {}  # with the best answer to the question that a move leads to
        for choice in sorted(found, key=lambda choice: -choice[1]):
            each.setdefault(choice[0], choice)
        best = list(each.values())[:SHOWN]
        if all(choice[0] != done for choice in best):
            best[-1] = each[done]
        return best

    def _more(self, one: Tried) -> Difference:
        """What a move adds to the one made: of the best one, the duel says it."""
        rival = self.rival
        met = rival is not None and rival.worlds >= BATCH and (one.move, one.then) == (rival.move, rival.then)
        return rival.more if rival is not None and met else one.more

    def _luck(self) -> float:
        """How much more the best move had in the race than in the duel."""
        return sum(one.more.mean - self._more(one).mean for one in self.tried)

    def shorten(self) -> None:
        """Forget the moves that nobody is shown: nothing more is tried."""
        shown = {choice[0] for choice in self.choices()}
        self.tried = [one for one in self.tried if one.move in shown]
        self.racing = []
