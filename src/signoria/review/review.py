"""The review of a recorded game: every decision is tried again, a little more in each round, and can be read at any time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from signoria.core.errors import SignoriaError
from signoria.core.phrase import game_phrase, phrase
from signoria.core.record import Record
from signoria.core.rng import Rng, from_seed
from signoria.review.coach import Coach, Move, Reason, Value
from signoria.review.dominion import DominionCoach
from signoria.review.intrigo import IntrigoCoach
from signoria.review.steps import Played, Step, read_steps
from signoria.review.trial import BATCH, GRADES, Trial, Tried

START: Final = 10 * BATCH  # worlds for the chances before the first move
SHOWN: Final = 4  # moves listed with their chances
TURNING: Final = 5  # turning points at most
SWING: Final = 0.10  # luck of a turn that makes a turning point
SURE: Final = 3.0  # standard errors by which it must differ from none
SPECTATOR: Final = -1

COACHES: Final[dict[str, Callable[[], Coach]]] = {"dominion": DominionCoach, "intrigo": IntrigoCoach}


class NoCoach(SignoriaError):
    """Nobody can review games of this kind."""


@dataclass(frozen=True)
class Choice:
    """A move and the seat's chance with it."""

    move: tuple[str, ...]
    chance: float
    error: float


@dataclass(frozen=True)
class Decision:
    """One graded decision; moves are in the words of the record."""

    step: int
    seat: int
    turn: int
    grade: str
    loss: float
    done: tuple[str, ...]
    better: tuple[str, ...] | None  # None if nothing better is known
    reason: Reason | None
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class TurningPoint:
    """A decision that cost much, or a round in which luck did: how a seat's chance changed."""

    step: int
    seat: int
    turn: int
    change: float
    is_luck: bool


@dataclass(frozen=True)
class Review:
    """Everything that is known at one moment. Start, own, others' and luck add up to the result."""

    game: str
    players: tuple[str, ...]
    chances: tuple[tuple[float, ...], ...]  # for each step each seat's; the last entry is the result
    turns: tuple[int, ...]  # the turn of each of them, as players count their own
    decisions: tuple[Decision, ...]
    turning: tuple[TurningPoint, ...]
    own: tuple[float, ...]  # what each seat's own decisions changed
    others: tuple[float, ...]  # what the others' decisions changed
    luck: tuple[float, ...]
    games: int  # imagined so far
    progress: float  # from 0 to 1
    is_over: bool  # whether the game was finished

    @property
    def start(self) -> tuple[float, ...]:
        return self.chances[0]

    @property
    def result(self) -> tuple[float, ...]:
        return self.chances[-1]

    @property
    def skill(self) -> tuple[float, ...]:
        """What all decisions together changed for each seat."""
        return tuple(own + others for own, others in zip(self.own, self.others, strict=True))


@dataclass
class Reviewer:
    """Works on a review. With the same seed and as many rounds it always finds the same."""

    record: Record
    seed: str = "1"
    value: Value | None = None  # gives the first graph at once, if there is one
    played: Played = field(init=False)

    def __post_init__(self) -> None:
        if self.record.game not in COACHES:
            raise NoCoach(phrase("review-no-coach", game=game_phrase(self.record.game)))
        self.played = read_steps(self.record)
        self.coach = COACHES[self.record.game]()
        self.trials = [Trial(step, self.coach, self._rng(step)) for step in self.played.steps if step.is_choice()]
        self.by_step = {trial.step.number: trial for trial in self.trials}
        self.opening = Tried((), self.played.seats)
        self.closing = Tried((), self.played.seats)  # of a game that isn't over

    def _rng(self, step: Step) -> Rng:
        """A stream for each step and seat: what happens elsewhere in the game doesn't touch it."""
        return from_seed(f"review {self.seed} {step.number} {step.seat}")

    # --- work -------------------------------------------------------------------------------------------------------------

    def look(self) -> Iterator[None]:
        """The first graph, a trial at a time."""
        first = self.played.steps[0].game
        if self.value is not None:
            self.opening.note(self.value.chances(first, SPECTATOR))
        else:
            rng = from_seed(f"review {self.seed} start")
            for _ in range(START):
                self.opening.note(self.coach.play_on(first.redeal(SPECTATOR, rng.branch())))
        yield
        final = self.played.final
        if not final.over():
            rng = from_seed(f"review {self.seed} end")
            for _ in range(START):
                self.closing.note(self.coach.play_on(final.redeal(SPECTATOR, rng.branch())))
            yield
        for trial in self.trials:
            if self.value is None:
                trial.look()
            yield

    def rounds(self) -> Iterator[None]:
        """Everything else: a batch for every decision in turn, until all are settled."""
        while any(not trial.settled for trial in self.trials):
            for trial in self.trials:
                if not trial.settled:
                    trial.work()
                    yield

    def work(self, seconds: float | None = None, tell: Callable[[Reviewer], None] = lambda reviewer: None) -> bool:
        """Work until everything is settled or time is up; the first graph is always finished. Whether all is settled."""
        began = time.monotonic()
        for _ in self.look():
            tell(self)
        for _ in self.rounds():
            tell(self)
            if seconds is not None and time.monotonic() - began > seconds:
                break
        return all(trial.settled for trial in self.trials)

    @property
    def has_looked(self) -> bool:
        """Whether there is a first graph."""
        return self.opening.worlds > 0 and all(trial.made.worlds > 0 or self.value for trial in self.trials)

    @property
    def progress(self) -> float:
        if not self.trials:
            return 1.0
        return sum(trial.progress() for trial in self.trials) / len(self.trials)

    @property
    def games(self) -> int:
        """Imagined so far."""
        return sum(trial.games for trial in self.trials) + self.opening.worlds + self.closing.worlds

    # --- what is known ----------------------------------------------------------------------------------------------------

    def review(self) -> Review:
        """What is known now."""
        assert self.has_looked, "first look, then review"
        seats = self.played.seats
        chances, own, others = self._chances()
        luck = [chances[-1][seat] - chances[0][seat] - own[seat] - others[seat] for seat in range(seats)]
        return Review(
            game=self.record.game,
            players=self.record.players,
            chances=tuple(tuple(row) for row in chances),
            turns=(*(step.round for step in self.played.steps), self.played.steps[-1].round),
            decisions=tuple(self._decision(trial) for trial in self.trials),
            turning=tuple(self._turning(chances)),
            own=tuple(own),
            others=tuple(others),
            luck=tuple(luck),
            games=self.games,
            progress=self.progress,
            is_over=self.played.final.over(),
        )

    def _before(self, trial: Trial) -> list[float]:
        if self.value is not None and trial.made.worlds == 0:
            return list(self.value.chances(trial.step.game, trial.step.seat))
        return trial.before()

    def _chances(self) -> tuple[list[list[float]], list[float], list[float]]:
        """Each seat's chance before each step and at the end; what decisions changed for those who made them, and for others."""
        seats = self.played.seats
        own, others = [0.0] * seats, [0.0] * seats
        chances = [self.opening.chances()]
        last = chances[0]  # as it was after the step before
        for step in self.played.steps:
            trial = self.by_step.get(step.number)
            if trial is None:
                now = last
            else:
                now = self._before(trial)
                last = trial.after() if trial.made.worlds else now
                for seat in range(seats):
                    change = last[seat] - now[seat]
                    if seat == step.seat:
                        own[seat] += change
                    else:
                        others[seat] += change
            if step.number > 0:
                chances.append(now)
        result = self.played.result()
        chances.append(result if result is not None else self.closing.chances())
        return chances, own, others

    def _decision(self, trial: Trial) -> Decision:
        step, rival = trial.step, trial.rival
        grade = trial.grade()
        return Decision(
            step=step.number,
            seat=step.seat,
            turn=step.round,
            grade=grade,
            loss=trial.loss(),
            done=self._names(step.done),
            better=self._names(rival.move) if rival is not None and grade != GRADES[0] else None,
            reason=trial.reason(),
            choices=tuple(self._choices(trial)),
        )

    def _names(self, move: Move) -> tuple[str, ...]:
        state = self.played.final.state
        return tuple(state.option_name(pick) for pick in move)

    def _choices(self, trial: Trial) -> Iterator[Choice]:
        """The best moves and the one made, the best first; a move's chance is what it adds to that of the move made."""
        seat = trial.step.seat
        if not trial.made.worlds:
            return
        made, done = trial.after()[seat], self._names(trial.step.done)
        found = [Choice(done, made, trial.error())]
        for one in trial.tried:
            more = trial.rival.more if trial.rival is not None and one.move == trial.rival.move else one.more
            if more.worlds >= BATCH:
                chance = min(1.0, max(0.0, made + more.mean))
                found.append(Choice(self._names(one.move), chance, more.error(1.0)))
        found.sort(key=lambda choice: -choice.chance)
        best = found[:SHOWN]
        if all(choice.move != done for choice in best):
            best[-1] = next(choice for choice in found if choice.move == done)
        yield from best

    def _turning(self, chances: list[list[float]]) -> list[TurningPoint]:
        """Where the game turned, the largest change first."""
        found = [
            TurningPoint(trial.step.number, trial.step.seat, trial.step.round, -trial.loss(), is_luck=False)
            for trial in self.trials
            if trial.grade() in GRADES[-2:]
        ]
        found += self._lucky_rounds(chances)
        found.sort(key=lambda point: (-abs(point.change), point.step))
        return found[:TURNING]

    def _lucky_rounds(self, chances: list[list[float]]) -> Iterator[TurningPoint]:
        """Rounds in which a chance changed by more than the decisions and the uncertainty explain: for whom it changed most."""
        steps = self.played.steps
        starts = [i for i, step in enumerate(steps) if i == 0 or step.round != steps[i - 1].round]
        for first, end in zip(starts, [*starts[1:], len(steps)], strict=True):
            trials = [trial for step in steps[first:end] if (trial := self.by_step.get(step.number)) is not None]
            after = self.by_step.get(end)
            if not trials or (end < len(steps) and after is None):
                continue
            luck = [chances[end][seat] - chances[first][seat] for seat in range(self.played.seats)]
            for trial in trials:
                for seat, (was, became) in enumerate(zip(trial.before(), trial.after(), strict=True)):
                    luck[seat] -= became - was
            most = max(range(len(luck)), key=lambda seat: abs(luck[seat]))
            error = trials[0].error() + (after.error() if after is not None else 0.0)
            if abs(luck[most]) > max(SWING, SURE * error):
                yield TurningPoint(first, most, steps[first].round, luck[most], is_luck=True)
