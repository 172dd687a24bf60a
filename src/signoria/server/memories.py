"""What bots remember of their games between two questions, each of which a new bot answers. It is gone when the server stops."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from signoria.server.bots import Job

SEATS_KEPT: Final = 2000
ANSWERS_KEPT: Final = 8  # of each seat: after an undo it continues from an earlier one


class Memories:
    """The memories of bots by game and seat. One that was made after moves that are no longer in the game is forgotten."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[bytes, int, str], list[tuple[int, int, str]]] = OrderedDict()

    def of(self, job: Job) -> str:
        """What the bot remembers of its last answer in the game as it is now."""
        kept = [one for one in self._kept.get(_whose(job), []) if _is_before(job, one)]
        return kept[-1][2] if kept else ""

    def keep(self, job: Job, memory: str) -> None:
        """What it remembers of this answer."""
        whose = _whose(job)
        before = [one for one in self._kept.pop(whose, []) if _is_before(job, one)]
        if memory:
            made = len(job.moves)
            self._kept[whose] = [*before[-ANSWERS_KEPT + 1 :], (made, _digest(job, made), memory)]
            while len(self._kept) > SEATS_KEPT:
                self._kept.popitem(last=False)


def _whose(job: Job) -> tuple[bytes, int, str]:
    return job.key, job.seat, job.bot


def _is_before(job: Job, one: tuple[int, int, str]) -> bool:
    """Whether an answer was given earlier in the same game, undone moves aside."""
    made, digest, _ = one
    return made < len(job.moves) and digest == _digest(job, made)


def _digest(job: Job, moves: int) -> int:
    return hash(tuple(job.moves[:moves]))
