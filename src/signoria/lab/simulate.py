"""Plays a match many times, in this process or on several cores, with the same results."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing.context import BaseContext

from signoria.lab.chronicle import Chronicle
from signoria.lab.match import Match
from signoria.lab.statistics import Tally

CHUNK_SECONDS = 0.1  # how long is played without a report: what an interrupt may lose
POOL_SECONDS = 0.3  # the same in another process: what an interrupt waits for
MOST_IN_CHUNK = 5000  # deals
SHRINK = 16  # the last chunks in a pool have no less than this part of the deals of the longest


@dataclass(frozen=True)
class Chunk:
    """Some deals of a match, by number."""

    first: int
    deals: int


@dataclass
class Part:
    """What came of some deals."""

    tally: Tally
    chronicle: Chronicle | None  # how the games went, if somebody wants to see it

    def merge(self, other: Part) -> None:
        self.tally.merge(other.tally)
        if self.chronicle is not None and other.chronicle is not None:
            self.chronicle.merge(other.chronicle)


class Run:
    """A number of games of one match; what is known so far is in `tally` at any time, and in `chronicle` if one is kept."""

    def __init__(self, match: Match, games: int, jobs: int = 1, chronicled: bool = False) -> None:
        if games < 1:
            raise ValueError(f"at least 1 game, not {games}")
        if jobs < 1:
            raise ValueError(f"at least 1 job, not {jobs}")
        self.match = match
        self.games = games
        self.jobs = jobs
        self.chronicled = chronicled
        self.known = _nothing(match, chronicled)
        self.seconds = 0.0

    @property
    def tally(self) -> Tally:
        return self.known.tally

    @property
    def chronicle(self) -> Chronicle | None:
        return self.known.chronicle

    def deals(self) -> int:
        """So many deals make that number of games; the last one may have fewer rotations."""
        return -(-self.games // len(self.match.bots))

    def play(self, tell: Callable[[int], None] = lambda games: None) -> None:
        """Play all games; `tell` hears how many are done."""
        began = time.perf_counter()
        for part in self._here() if self.jobs == 1 else self._in_a_pool():
            self.known.merge(part)
            self.seconds = time.perf_counter() - began
            tell(self.tally.games)

    def _here(self) -> Iterator[Part]:
        total, first, size = self.deals(), 0, 1
        while first < total:
            chunk = Chunk(first, min(size, total - first))
            began = time.perf_counter()
            part = play_chunk(self.match, self.games, chunk, self.chronicled)
            size = _next_size(size, chunk.deals, time.perf_counter() - began, CHUNK_SECONDS)
            first += chunk.deals
            yield part

    def _in_a_pool(self) -> Iterator[Part]:
        jobs = min(self.jobs, self.deals())
        # Sent once, not with each chunk: opening the bots takes as long as a hundred games.
        order = (self.match, self.games, self.chronicled)
        with ProcessPoolExecutor(jobs, new_processes(), initializer=_get_ready, initargs=order) as pool:
            try:
                yield from self._chunks(pool, jobs)
            finally:
                pool.shutdown(cancel_futures=True)

    def _chunks(self, pool: ProcessPoolExecutor, jobs: int) -> Iterator[Part]:
        """Chunks grow until one takes its time, and shrink at the end; two for each process wait or run."""
        total, first, size = self.deals(), 0, 1
        waiting: set[Future[tuple[Part, float]]] = set()
        while first < total or waiting:
            while first < total and len(waiting) < 2 * jobs:
                chunk = Chunk(first, share(size, total - first, 2 * jobs))
                first += chunk.deals
                waiting.add(pool.submit(_timed_chunk, chunk))
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                part, seconds = future.result()
                size = _next_size(size, part.tally.deals, seconds, POOL_SECONDS)
                yield part


def new_processes() -> BaseContext:
    """Forks, which start right away, where that is safe: a fork would inherit a lock that another thread holds.

    JAX has threads that Python doesn't count.
    """
    alone = threading.active_count() == 1 and "jax" not in sys.modules and sys.platform == "linux"
    return multiprocessing.get_context("fork" if alone else "spawn")


def _nothing(match: Match, chronicled: bool) -> Part:
    n = len(match.bots)
    return Part(Tally(n), Chronicle(n, len(match.metrics.gauges())) if chronicled else None)


def _next_size(size: int, deals: int, seconds: float, wanted: float) -> int:
    """How many deals take the wanted time, going by these; at most twice as many as before."""
    return max(1, min(MOST_IN_CHUNK, 2 * size, int(deals * wanted / max(seconds, 1e-6))))


def share(size: int, left: int, shares: int) -> int:
    """The deals of the next chunk: fewer toward the end, so that nobody waits long for the last one."""
    return min(left, max(size // SHRINK, min(size, -(-left // shares))))


def play_chunk(match: Match, games: int, chunk: Chunk, chronicled: bool = False) -> Part:
    """Some deals of a match of this many games."""
    n = len(match.bots)
    part = _nothing(match, chronicled)
    for deal in range(chunk.first, chunk.first + chunk.deals):
        part.tally.add(match.play_deal(deal, min(n, games - deal * n), part.chronicle))
    return part


# What this process plays: the match, how many games, and whether it notes how they go.
_orders: list[tuple[Match, int, bool]] = []


def _get_ready(match: Match, games: int, chronicled: bool) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # interrupts are for the parent
    _orders[:] = [(match, games, chronicled)]


def _timed_chunk(chunk: Chunk) -> tuple[Part, float]:
    began = time.perf_counter()
    match, games, chronicled = _orders[0]
    part = play_chunk(match, games, chunk, chronicled)
    return part, time.perf_counter() - began
