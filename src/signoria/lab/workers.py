"""Where the lab's work runs: in this process or on several cores. What comes of it is the same everywhere.

Work is a function of something shared and a chunk. Results come back in the order of the chunks, so nobody can tell who
worked them out. A process that dies costs only its chunks, which are worked out again.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol, TypeVar

from signoria.core.errors import SignoriaError
from signoria.core.phrase import phrase
from signoria.lab.simulate import new_processes

S = TypeVar("S")
C = TypeVar("C")
R = TypeVar("R")

MOST_DEATHS = 8  # of the pool in one call: after these something is wrong with the work, not with the machine


class NoWorkers(SignoriaError):
    """The work can't run where it was meant to; the message says why."""


class Workers(Protocol):
    """Somebody who works chunks out."""

    @property
    def size(self) -> int:
        """How many chunks are worked out at the same time."""
        ...

    def map(self, work: Callable[[S, C], R], shared: S, chunks: Sequence[C]) -> list[R]:
        """The results of all chunks, in their order."""
        ...

    def close(self) -> None: ...


class Here:
    """Works in this process."""

    size = 1

    def map(self, work: Callable[[S, C], R], shared: S, chunks: Sequence[C]) -> list[R]:
        return [work(shared, chunk) for chunk in chunks]

    def close(self) -> None:
        pass


class Cores:
    """A process for each of some cores."""

    def __init__(self, jobs: int) -> None:
        self.size = jobs
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.size, new_processes(), initializer=_leave_interrupts_to_the_parent)

    def map(self, work: Callable[[S, C], R], shared: S, chunks: Sequence[C]) -> list[R]:
        results: dict[int, R] = {}
        deaths = 0
        while len(results) < len(chunks):
            try:
                missing = [i for i in range(len(chunks)) if i not in results]
                futures: dict[int, Future[R]] = {i: self.pool.submit(work, shared, chunks[i]) for i in missing}
                for i, future in futures.items():
                    results[i] = future.result()
            except BrokenProcessPool as error:
                deaths += 1
                if deaths > MOST_DEATHS:
                    raise NoWorkers(phrase("error-workers-die", n=deaths)) from error
                self.pool.shutdown(wait=False, cancel_futures=True)
                self.pool = self._new_pool()
        return [results[i] for i in range(len(chunks))]

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
