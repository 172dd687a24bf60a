"""Studies a card's kingdoms wherever the workers are, and keeps what is known."""

from __future__ import annotations

import time
from collections.abc import Callable

from signoria.core.errors import SignoriaError
from signoria.lab.card.worth import CardStudy, KingdomWorth, study_kingdom
from signoria.lab.workers import Workers


class CardRun:
    """A study on its way; `found` has the kingdoms so far, in order."""

    def __init__(self, study: CardStudy, workers: Workers, tell: Callable[[CardRun], None] = lambda run: None) -> None:
        self.study = study
        self.workers = workers
        self.tell = tell
        self.found: list[KingdomWorth] = []
        self.seconds = 0.0
        self.trouble: SignoriaError | None = None

    @property
    def games(self) -> int:
        return sum(worth.games for worth in self.found)

    def play(self) -> bool:
        """Study all kingdoms; False if somebody interrupted or something went wrong."""
        began = time.perf_counter()
        kingdoms = range(len(self.study.setups))
        try:
            self.tell(self)
            for first in range(0, len(kingdoms), self.workers.size):
                part = kingdoms[first : first + self.workers.size]
                self.found += self.workers.map(study_kingdom, self.study, part)
                self.seconds = time.perf_counter() - began
                self.tell(self)
        except KeyboardInterrupt:
            return False
        except SignoriaError as error:  # workers that are gone: what is known is still worth having
            if not self.found:
                raise
            self.trouble = error
            return False
        return True
