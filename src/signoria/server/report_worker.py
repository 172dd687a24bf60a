"""The process that works a kingdom report out: a search, then a study of what it found. It has the lowest priority of all.

Whatever ends it costs a generation at most: the search is kept along the way, and the next person who asks continues it.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, TypeVar

from signoria.lab.evolve.arena import Arena
from signoria.lab.evolve.cache import ReportCache, packed
from signoria.lab.evolve.plan import Plan
from signoria.lab.evolve.saved import SavedSearch
from signoria.lab.evolve.search import Budget, Evolution, Finding
from signoria.lab.evolve.study import Effort, Researcher
from signoria.lab.statistics import Interval
from signoria.server.bot_worker import WorkerDied, settle_in

SAY_EVERY: Final = 0.5  # seconds
SHOWN_EARLY: Final = 5  # strategies

S = TypeVar("S")
C = TypeVar("C")
R = TypeVar("R")


@dataclass(frozen=True)
class Job:
    """What travels to the process."""

    arena: Arena
    games: int  # of the search
    effort: Effort
    folder: Path  # of the cache
    politeness: int  # to everything else on the machine


@dataclass(frozen=True)
class Early:
    """How far it is, and the best so far."""

    generation: int = 0
    games: int = 0
    most_games: int = 0
    seconds_left: float | None = None
    strategies: Sequence[tuple[Plan, Interval]] = ()


class ReportFailed(Exception):
    """Something is wrong with the work itself; the traceback is the message."""


class ReportProcess:
    """The server's end."""

    def __init__(self, job: Job) -> None:
        context = get_context("spawn")
        self._line, self._far_end = context.Pipe(duplex=False)
        self._process = context.Process(target=work, args=(self._far_end, job), daemon=True)
        self._unwanted = False

    def follow(self, tell: Callable[[Early], None]) -> bytes:
        """Work it out, and say how far it is. It waits, so it is called in a thread."""
        try:
            self._process.start()
            self._far_end.close()  # so that the line ends with the process
            if self._unwanted:
                raise EOFError
            while isinstance(said := self._line.recv(), Early):
                tell(said)
        except (OSError, EOFError) as error:
            raise WorkerDied("it died at work") from error
        finally:
            self.kill()
            if self._process.pid is not None:
                self._process.join()
            self._line.close()
        if isinstance(said, str):
            raise ReportFailed(said)
        assert isinstance(said, bytes)
        return said

    def kill(self) -> None:
        """For anybody: `follow` hears of it."""
        self._unwanted = True
        if self._process.pid is not None:
            self._process.kill()


# --- in the process -------------------------------------------------------------------------------------------------------


def work(line: Connection, job: Job) -> None:
    settle_in(job.politeness)
    with suppress(EOFError, OSError):
        try:
            line.send(Author(job, line.send).report())
        except BrokenPipeError:
            raise
        except Exception:  # noqa: BLE001  # the server logs it
            line.send(traceback.format_exc())


class Author:
    """Works a report out, and says now and then how far it is."""

    def __init__(self, job: Job, say: Callable[[Early], None]) -> None:
        self.job = job
        self.say = say
        self.cache = ReportCache(job.folder)
        self.evolution: Evolution | None = None
        self.researcher: Researcher | None = None
        self.begun = self.said = time.monotonic()
        self.games_before = 0  # of an earlier process
        self.early: Sequence[tuple[Plan, Interval]] = ()

    def report(self) -> bytes:
        finding = self._search()
        self.researcher = Researcher(self.job.arena, Steps(self._tell), finding, self.job.effort)
        study = self.researcher.study()
        with suppress(OSError):  # without a cache it is worked out again next time
            self.cache.keep(self.job.arena, self.job.games, self.job.effort, finding, study)
        return packed(finding, study)

    def _search(self) -> Finding:
        job = self.job
        evolution = Evolution(job.arena, Steps(self._tell), Budget(games=job.games), keep=self._keep)
        saved = self.cache.find_search(job.arena, job.games, job.effort)
        if saved is not None:
            evolution.resume(saved)
            self.games_before = saved.games
        self.evolution = evolution
        finding = evolution.run()
        if finding.trouble is not None:
            raise finding.trouble
        self.early = [(found.plan, found.score) for found in finding.strategies[:SHOWN_EARLY]]
        return finding

    def _keep(self, saved: SavedSearch) -> None:
        if saved.finished:  # continued from the last round before that, it finds the same
            return
        with suppress(OSError):
            self.cache.keep_search(self.job.arena, self.job.games, self.job.effort, saved)
        assert self.evolution is not None
        hall, elite = self.evolution.hall, self.evolution.elite
        self.early = [(one.plan, hall.interval(one)) for one in elite[:SHOWN_EARLY]]

    def _tell(self) -> None:
        now = time.monotonic()
        if now - self.said < SAY_EVERY or self.evolution is None:
            return
        self.said = now
        games = self.evolution.contest.games
        most = max(self.job.games, games) + self.job.effort.games()
        if self.researcher is not None:
            games += self.researcher.games
        pace = (games - self.games_before) / max(0.001, now - self.begun)
        left = max(0, most - games) / pace if pace > 0 else None
        self.say(Early(self.evolution.generation, games, max(most, games), left, self.early))


class Steps:
    """Works in this process, and looks up after every chunk."""

    size = 16  # as if there were many: chunks are small, so that one never has to wait long for news

    def __init__(self, tell: Callable[[], None]) -> None:
        self.tell = tell

    def map(self, work: Callable[[S, C], R], shared: S, chunks: Sequence[C]) -> list[R]:
        results = []
        for chunk in chunks:
            results.append(work(shared, chunk))
            self.tell()
        return results

    def close(self) -> None:
        pass
