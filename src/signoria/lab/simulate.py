"""Playing a match many times, in this process or on several cores; where and in which order does not change what comes of it."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass

from signoria.lab.match import Match
from signoria.lab.statistics import Tally

CHUNK_SECONDS = 0.3  # how long another process plays before it reports: an interrupt waits for this
MOST_IN_CHUNK = 5000  # deals


@dataclass(frozen=True)
class Chunk:
    """Some deals of a match, by number."""

    first: int
    deals: int


class Run:
    """A number of games of one match; what is known so far is in `tally` at any time."""

    def __init__(self, match: Match, games: int, jobs: int = 1) -> None:
        if games < 1:
            raise ValueError(f"at least 1 game, not {games}")
        if jobs < 1:
            raise ValueError(f"at least 1 job, not {jobs}")
        self.match = match
        self.games = games
        self.jobs = jobs
        self.tally = Tally(len(match.bots))
        self.seconds = 0.0

    def deals(self) -> int:
        """So many deals make that number of games; the last one may have fewer rotations."""
        return -(-self.games // len(self.match.bots))

    def play(self, tell: Callable[[int], None] = lambda games: None) -> None:
        """Play all games; `tell` hears how many are done."""
        began = time.perf_counter()
        for part in self._here() if self.jobs == 1 else self._in_a_pool():
            self.tally.merge(part)
            self.seconds = time.perf_counter() - began
            tell(self.tally.games)

    def _here(self) -> Iterator[Tally]:
        for deal in range(self.deals()):
            yield play_chunk(self.match, self.games, Chunk(deal, 1))

    def _in_a_pool(self) -> Iterator[Tally]:
        """New processes, not forks: those cannot inherit a lock that another thread holds."""
        jobs = min(self.jobs, self.deals())
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(jobs, context, initializer=_leave_interrupts_to_the_parent) as pool:
            try:
                yield from self._chunks(pool, jobs)
            finally:
                pool.shutdown(cancel_futures=True)

    def _chunks(self, pool: ProcessPoolExecutor, jobs: int) -> Iterator[Tally]:
        """Chunks grow until one takes its time; two for each process wait or run."""
        total, first, size = self.deals(), 0, 1
        waiting: set[Future[tuple[Tally, float]]] = set()
        while first < total or waiting:
            while first < total and len(waiting) < 2 * jobs:
                chunk = Chunk(first, min(size, total - first))
                first += chunk.deals
                waiting.add(pool.submit(_timed_chunk, self.match, self.games, chunk))
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                part, seconds = future.result()
                size = _next_size(part.deals, seconds)
                yield part


def _next_size(deals: int, seconds: float) -> int:
    return max(1, min(MOST_IN_CHUNK, 2 * deals, int(deals * CHUNK_SECONDS / max(seconds, 1e-6))))


def play_chunk(match: Match, games: int, chunk: Chunk) -> Tally:
    """Some deals of a match of so many games."""
    n = len(match.bots)
    tally = Tally(n)
    for deal in range(chunk.first, chunk.first + chunk.deals):
        tally.add(match.play_deal(deal, min(n, games - deal * n)))
    return tally


_known: dict[str, Match] = {}  # the match this process plays, with its bots and menus already read


def _timed_chunk(match: Match, games: int, chunk: Chunk) -> tuple[Tally, float]:
    began = time.perf_counter()
    if _known.get("match") != match:
        _known["match"] = match
    tally = play_chunk(_known["match"], games, chunk)
    return tally, time.perf_counter() - began


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
