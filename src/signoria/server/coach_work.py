"""What the coach does in the bots' processes: a little at a time, so that bots hardly wait for it. It does no I/O."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

import msgspec

from signoria.core.game import Game
from signoria.core.phrase import Phrase
from signoria.core.record import Record, RecordError
from signoria.core.registry import find_game
from signoria.core.rng import from_seed
from signoria.review.account import OPENING, Account, Edge, Word, review_of, words_at
from signoria.review.coach import Coach
from signoria.review.figures import BATCH, Figures
from signoria.review.review import NoCoach, Reviewer, coach_of, value_of
from signoria.review.steps import Step
from signoria.review.trial import Trial
from signoria.server.bots import Job, game_before
from signoria.server.kept_reviews import findings_of, packed
from signoria.server.told_reviews import Heading, told

SEED: Final = "1"
KEPT_STEPS: Final = 20_000  # of the games that are being reviewed, in each process: some kB each
COACHES_KEPT: Final = 64  # each knows the strategy for one kingdom
RACE: Final = 2 * BATCH  # worlds in which all moves race, where somebody waits for the answer

Piece: TypeAlias = Figures | Edge
write_account = msgspec.msgpack.Encoder().encode  # many times faster than pickling one
_read_account = msgspec.msgpack.Decoder(Account).decode


@dataclass(frozen=True)
class Worked:
    """What came of it, and how many seconds of the processor it took."""

    seconds: float
    account: Account | None = None
    refused: Phrase | None = None  # why there is no account
    values: tuple[list[float], ...] = ()
    piece: Piece | None = None
    words: dict[int, Word] | None = None
    told: bytes = b""  # a review as JSON
    kept: tuple[str, str] = ("", "")  # a review and its findings, as the database has them


@dataclass(frozen=True)
class Reviewed:
    """A game that is reviewed, as it travels to a worker. `key` tells it from all others."""

    key: bytes
    game: str
    record: str

    def reviewer(self) -> Reviewer:
        """The game step by step, read again if need be."""
        found = _reviewers.pop(self.key, None) or Reviewer(Record.from_json(self.record), SEED)
        _reviewers[self.key] = found
        while len(_reviewers) > 1 and sum(len(one.played.steps) for one in _reviewers.values()) > KEPT_STEPS:
            _reviewers.popitem(last=False)
        return found


@dataclass(frozen=True)
class ReviewJob:
    """Something to find out about a game that is reviewed."""

    of: Reviewed
    bot: ClassVar = "review"  # what it is called beside the bots

    @property
    def game(self) -> str:
        return self.of.game


@dataclass(frozen=True)
class ReadGame(ReviewJob):
    """Go through a game once."""

    def run(self) -> Worked:
        begun = time.process_time()
        try:
            reviewer = self.of.reviewer()
        except (RecordError, NoCoach) as error:
            return Worked(time.process_time() - begun, refused=error.phrase)
        account = reviewer.known
        for step, figures in account.decisions.items():
            account.learn(step, words_at(reviewer.played.steps[step], figures, reviewer.ruleset))
        return Worked(time.process_time() - begun, account=account)


@dataclass(frozen=True)
class ValueSteps(ReviewJob):
    """The chances by the value alone, at some steps."""

    steps: tuple[int, ...]

    def run(self) -> Worked:
        begun = time.process_time()
        reviewer, value = self.of.reviewer(), value_of(self.of.game)
        assert value is not None
        found = value.chances([reviewer.place(step) for step in self.steps])
        return Worked(time.process_time() - begun, values=tuple(found))


@dataclass(frozen=True)
class Refine(ReviewJob):
    """Imagine games for one decision, or for one end of the game, for so many seconds."""

    step: int
    piece: Piece
    seconds: float

    def run(self) -> Worked:
        begun, until = time.process_time(), time.monotonic() + self.seconds
        reviewer, piece, words = self.of.reviewer(), self.piece, None
        if isinstance(piece, Edge):
            reviewer.work_on_edge(piece, until, first=self.step == OPENING)
        else:
            step = reviewer.played.steps[self.step]
            Trial(step, reviewer.coach, figures=piece).work_until(until)
            words = words_at(step, piece, reviewer.ruleset)
        return Worked(time.process_time() - begun, piece=piece, words=words)


@dataclass(frozen=True)
class WrittenReview:
    """A review as it is now. To write it takes milliseconds of Python, which the server has no time for."""

    game: str
    account: bytes
    bot: ClassVar = "review"


@dataclass(frozen=True)
class TellReview(WrittenReview):
    """For people, in their language."""

    heading: Heading
    language: str

    def run(self) -> Worked:
        begun = time.process_time()
        data = told(_read_account(self.account), self.heading, self.language)
        return Worked(time.process_time() - begun, told=data)


@dataclass(frozen=True)
class PackReview(WrittenReview):
    """For the database."""

    seconds: float  # of the processor, so far

    def run(self) -> Worked:
        begun = time.process_time()
        account = _read_account(self.account)
        kept = packed(account, self.seconds), findings_of(account, review_of(account))
        return Worked(time.process_time() - begun, kept=kept)


@dataclass(frozen=True)
class Advise:
    """Think about a question of a game in progress: about one move, or about what is usual there."""

    job: Job  # the game up to the question
    figures: Figures | None  # what is known already
    done: tuple[str, ...] | None  # the move in question; None: what the coach would do
    seconds: float
    bot: ClassVar = "coach"  # what it is called beside the bots

    @property
    def game(self) -> str:
        return self.job.game

    def run(self) -> Worked:
        begun, until = time.process_time(), time.monotonic() + self.seconds
        game, coach = game_before(self.job), _coach(self.job)
        trial = self._trial(game, coach)
        trial.work_until(until)
        words = words_at(trial.step, trial.figures, find_game(self.job.game))
        return Worked(time.process_time() - begun, piece=trial.figures, words=words)

    def _trial(self, game: Game, coach: Coach) -> Trial:
        seat, figures = self.job.seat, self.figures
        if figures is not None:
            done = figures.made.move
        elif self.done is None:
            done = coach.moves(game, seat)[0]
        else:
            done = tuple(int(game.state.option_named(name)) for name in self.done)
        step = Step(len(self.job.moves), seat, int(game.state.turn_number()), 0, done, game)
        return Trial(step, coach, from_seed(f"advice {self.job.chance}"), figures, RACE)


CoachJob: TypeAlias = ReadGame | ValueSteps | Refine | TellReview | PackReview | Advise

_reviewers: OrderedDict[bytes, Reviewer] = OrderedDict()
_coaches: OrderedDict[bytes, Coach] = OrderedDict()


def _coach(job: Job) -> Coach:
    found = _coaches.pop(job.key, None) or coach_of(job.game)
    _coaches[job.key] = found
    while len(_coaches) > COACHES_KEPT:
        _coaches.popitem(last=False)
    return found
