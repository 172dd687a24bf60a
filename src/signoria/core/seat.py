"""A place at the table, for its player: what it sees, what it is asked, and games it can imagine. No more."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import i64

from signoria.core.decision import Decision, NothingAsked, Question
from signoria.core.game import Game
from signoria.core.rng import Rng
from signoria.core.state import V


class Seat(Generic[V]):
    """All that a bot gets of a game. `view` is of the game's own kind: `Seat[DominionView]` says which."""

    def __init__(self, game: Game, seat: i64) -> None:
        self._game = game
        self.seat = seat
        self.view: V = game.state.view(seat)  # type: ignore[assignment] # which view it is only the game knows

    @property
    def decision(self) -> Decision:
        """The pending question in words; NothingAsked if there is none for this seat."""
        decision = self._game.decision(self.seat)
        if decision is None:
            raise NothingAsked(self._game.over())
        return decision

    def question(self) -> Question | None:
        """The pending question as its game recipes it (a game's own kind of Question); None if nothing is asked here."""
        game = self._game
        question = game.question
        if question is None or ((question.asked & ~game.ready) >> self.seat) & 1 == 0:
            return None
        return question

    def pending(self) -> Question:
        """The same; NothingAsked if there is none."""
        question = self.question()
        if question is None:
            raise NothingAsked(self._game.over())
        return question

    def verb(self) -> i64:
        """What the pending question wants done, as a number; -1 if nothing is asked of this seat."""
        game = self._game
        question = game.question
        if question is None or ((question.asked & ~game.ready) >> self.seat) & 1 == 0:
            return -1
        return question.verb

    def options(self) -> list[int]:
        """What may be picked next, as numbers; empty if nothing is asked of this seat."""
        return self._game.options(self.seat)

    def option_masks(self) -> tuple[i64, i64]:
        """The same as masks, which is quicker; see `State.option_masks`."""
        return self._game.option_masks(self.seat)

    def option(self, word: str) -> i64:
        """The number of an option in words; IllegalAnswer if it can't be picked."""
        return self._game.option_meant(self.seat, word)

    def picked(self) -> list[int]:
        """What this seat has picked so far of its present move."""
        return self._game.picks(self.seat)[:]

    def why_not(self, option: i64) -> str | None:
        return self._game.why_not(self.seat, option)

    def sample(self, rng: Rng) -> Game:
        """A game that could be this one for all this seat knows, to search in."""
        return self._game.redeal(self.seat, rng)

    def __repr__(self) -> str:
        decision = self._game.decision(self.seat)
        return f"<Seat {self.seat}: {'nothing asked' if decision is None else decision.verb}>"
