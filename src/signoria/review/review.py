"""The review of a recorded game: every decision is tried again, a little more in each round, and can be read at any time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from signoria.core.errors import SignoriaError
from signoria.core.game import Game
from signoria.core.phrase import game_phrase, phrase
from signoria.core.record import Record
from signoria.core.rng import Rng, from_seed
from signoria.review.account import CLOSING, OPENING, Account, Edge, Review, open_account, review_of, words_at
from signoria.review.coach import Coach, Value
from signoria.review.dominion import DominionCoach, DominionValue
from signoria.review.figures import BATCH
from signoria.review.intrigo import IntrigoCoach, IntrigoValue
from signoria.review.steps import Played, read_steps
from signoria.review.trial import Trial

SPECTATOR: Final = -1
COACHES: Final[dict[str, Callable[[], Coach]]] = {"dominion": DominionCoach, "intrigo": IntrigoCoach}
VALUES: Final[dict[str, Callable[[], Value]]] = {"dominion": DominionValue, "intrigo": IntrigoValue}


class NoCoach(SignoriaError):
    """Nobody can review games of this kind."""


def coach_of(game: str) -> Coach:
    if game not in COACHES:
        raise NoCoach(phrase("review-no-coach", game=game_phrase(game)))
    return COACHES[game]()


def value_of(game: str) -> Value | None:
    return VALUES[game]() if game in VALUES else None


def new_reviewer(record: Record, seed: str = "1") -> Reviewer:
    """A reviewer whose first graph comes from the value of the game."""
    return Reviewer(record, seed, value_of(record.game))


@dataclass
class Reviewer:
    """Works on a review. With the same seed and as many rounds it always finds the same."""

    record: Record
    seed: str = "1"
    value: Value | None = None  # gives the first graph at once, if there is one
    account: Account | None = None  # what was found out before
    played: Played = field(init=False)

    def __post_init__(self) -> None:
        self.ruleset = self.record.ruleset()
        self.coach = coach_of(self.record.game)
        self.played = read_steps(self.record)
        self.known = self.account if self.account is not None else self._open()

    def _open(self) -> Account:
        streams = {step.number: self._rng(f"{step.number} {step.seat}") for step in self.played.steps}
        chance = {number: [int(word) for word in rng.numbers()] for number, rng in streams.items()}
        return open_account(self.played, chance, self.coach.own_names(self.played.final), self.coach)

    def _rng(self, what: str) -> Rng:
        """A stream for each step and seat: what happens elsewhere in the game doesn't touch it."""
        return from_seed(f"review {self.seed} {what}")

    # --- work -------------------------------------------------------------------------------------------------------------

    def trial(self, step: int) -> Trial:
        return Trial(self.played.steps[step], self.coach, figures=self.known.decisions[step])

    def look(self) -> Iterator[None]:
        """The first graph: at once by the value if there is one, else a decision at a time."""
        if self.value is not None:
            self.look_by_value(self.value)
            yield
            return
        for edge in self.edges():
            while not edge.settled:
                self.work_on_edge(edge, first=edge is self.known.opening)
            yield
        for step in self.known.decisions:
            self.trial(step).look()
            yield

    def look_by_value(self, value: Value) -> None:
        known = self.known
        places = known.pieces()
        for step, chances in zip(places, value.chances([self.place(step) for step in places]), strict=True):
            known.piece(step).value = chances

    def place(self, step: int) -> tuple[Game, int]:
        """A game to look at, and the seat that looks: the one that decides, or a spectator at the ends."""
        if step == OPENING:
            return self.played.steps[0].game, SPECTATOR
        if step == CLOSING:
            return self.played.final, SPECTATOR
        at = self.played.steps[step]
        return at.game, at.seat

    def edges(self) -> list[Edge]:
        """The chances before the first move, and after the last one of a game that isn't over."""
        return [self.known.opening] if self.known.result is not None else [self.known.opening, self.known.closing]

    def work_on_edge(self, edge: Edge, moment: float | None = None, first: bool = True) -> None:
        """World after world until this moment, but one at least; a batch if there is none."""
        game, _ = self.place(OPENING if first else CLOSING)
        for _ in range(BATCH):
            chance = self._rng(f"{'start' if first else 'end'} {edge.tried.worlds}")
            edge.tried.note(self.coach.play_on(game.redeal(SPECTATOR, chance)))
            if edge.settled or (moment is not None and time.monotonic() >= moment):
                break

    def rounds(self) -> Iterator[None]:
        """Everything else: a batch for every decision in turn, until all are settled."""
        while not self.known.settled:
            for edge in self.edges():
                if not edge.settled:
                    self.work_on_edge(edge, first=edge is self.known.opening)
                    yield
            for step, figures in self.known.decisions.items():
                if not figures.settled:
                    self.trial(step).work()
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
        return self.known.settled

    # --- what is known ----------------------------------------------------------------------------------------------------

    @property
    def has_looked(self) -> bool:
        """Whether there is a first graph."""
        return self.known.looked

    @property
    def progress(self) -> float:
        return self.known.progress

    @property
    def games(self) -> int:
        """Imagined so far."""
        return self.known.games

    def review(self) -> Review:
        """What is known now."""
        for step, figures in self.known.decisions.items():
            self.known.learn(step, words_at(self.played.steps[step], figures, self.ruleset))
        return review_of(self.known)
