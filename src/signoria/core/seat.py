"""A place at the table, for whoever plays there: what it sees, what it is asked, and games it can imagine. No more."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.decision import Ask
from signoria.core.game import Decision, Game
from signoria.core.rng import Rng
from signoria.core.state import Lens


class Seat:
    """All that a bot gets of a game."""

    def __init__(self, game: Game, seat: i64) -> None:
        self._game = game
        self.seat = seat
        self.view: Lens = game.state.lens(seat)

    def decision(self) -> Decision | None:
        """The pending question, or None if nothing is asked of this seat."""
        return self._game.decision(self.seat)

    def question(self) -> Ask | None:
        """The pending question as its game recipes it (a game's own kind of Ask); None if nothing is asked here."""
        game = self._game
        ask = game.ask
        if ask is None or ((ask.asked & ~game.ready) >> self.seat) & 1 == 0:
            return None
        return ask

    def verb(self) -> i64:
        """What the pending question wants done; -1 if nothing is asked of this seat."""
        ask = self.question()
        if ask is None:
            return -1
        return ask.verb

    def options(self) -> list[int]:
        return self._game.options(self.seat)

    def picked(self) -> list[int]:
        """What this seat has picked so far of its present move."""
        return self._game.picks(self.seat)[:]

    def why_not(self, option: i64) -> str | None:
        return self._game.why_not(self.seat, option)

    def sample(self, rng: Rng) -> Game:
        """A game that could be this one for all this seat knows, to search in."""
        return self._game.redeal(self.seat, rng)
