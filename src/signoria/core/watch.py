"""A game under watch: each answer is tried on a copy first, and afterwards everything is counted. It knows no game.

Scenarios and tests play here. `cloning` replaces the game by its copy before every single pick, so that whatever a copy
fails to carry shows.
"""

from __future__ import annotations

from signoria.core.errors import SignoriaError
from signoria.core.event import Listener
from signoria.core.game import Game
from signoria.core.moves import read_move, seat_meant
from signoria.core.phrase import phrase
from signoria.core.registry import Ruleset
from signoria.core.rng import from_seed
from signoria.core.state import State


class Miscount(SignoriaError):
    """The game itself went wrong: cards appeared or vanished, or a copy is not like its original."""


class Watched:
    def __init__(self, ruleset: Ruleset, state: State, cloning: bool) -> None:
        self.ruleset = ruleset
        self.cloning = cloning
        self.game = Game(state)
        self.game.start_log()
        self.mover = -1  # who answered last
        self.start = ruleset.inventory(state)
        self.listener: Listener | None = None

    def move(self, text: str) -> None:
        """A move in words."""
        seat, picks = read_move(self.game, self.ruleset, text)
        self.answer(seat, picks)

    def listen(self, listener: Listener | None) -> None:
        """Have someone hear of each event as it happens, or nobody any more."""
        self.listener = listener
        self.game.state.listener = listener

    def answer(self, seat: int, picks: list[int]) -> None:
        """A whole move. An illegal one raises IllegalAnswer and changes nothing."""
        quiet = self.game.clone()  # keeps no log and tells nothing
        quiet.apply_move(seat, picks)
        if self.cloning:
            self._answer_pick_by_pick(seat, picks)
        else:
            self.game.apply_move(seat, picks)
        self.mover = seat
        if quiet.state.key() != self.game.state.key():
            raise Miscount(phrase("error-copy-went-elsewhere"))
        self.count()

    def _answer_pick_by_pick(self, seat: int, picks: list[int]) -> None:
        question = self.game.question
        assert question is not None
        if not picks:
            self._pick(seat, question.stop)
        for option in picks:
            self._pick(seat, option)
        if seat in self.game.given and (self.game.ready >> seat) & 1 == 0:
            self._pick(seat, question.stop)  # a list that may be stopped is stopped after the things named

    def _pick(self, seat: int, option: int) -> None:
        self.clone()
        self.game.apply(seat, option)

    def clone(self) -> None:
        """Go on with a copy."""
        before = self.game.state.key()
        self.game.state.listener = None
        self.game = self.game.clone(with_history=True)
        self.game.state.listener = self.listener
        if self.game.state.key() != before:
            raise Miscount(phrase("error-copy-differs"))

    def redeal(self, seat: int) -> None:
        """Go on with a game in which all that the seat cannot know is dealt anew; the log ends here."""
        before = self.game.view(seat)
        self.game = self.game.redeal(seat, from_seed("redeal"))
        if self.game.view(seat) != before:
            raise Miscount(phrase("error-redeal-seen", seat=seat))
        self.count()

    def undo(self, seat: int = -1) -> None:
        """Undo a move of this seat, or of the last one to move, if that is free."""
        self.game.undo(seat if seat >= 0 else self.mover)
        self.count()

    def take_back(self, seat: int = -1) -> None:
        """The seat, or who moved last, forgets an answer that nobody has seen."""
        self.game.take_back(seat if seat >= 0 else self.mover)

    def count(self) -> None:
        """No card appears or vanishes."""
        now = self.ruleset.inventory(self.game.state)
        if now != self.start:
            wrong = [
                f"{name}: {self.start.get(name, 0)} -> {n}" for name, n in now.items() if n != self.start.get(name, 0)
            ]
            raise Miscount(phrase("error-miscount", cards=wrong))

    def asked_seat(self, seat: int = -1) -> int:
        return seat_meant(self.game, seat)
