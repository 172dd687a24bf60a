"""Kingdom reports that people wait for: who waits, whose turn it is, and the one process that works them out.

Addresses take turns. A report that nobody looks after any more isn't worked on; asked for again, it continues where it was.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from signoria import __version__
from signoria.core.errors import SignoriaError
from signoria.lab import new_match
from signoria.lab.evolve.arena import Arena
from signoria.lab.evolve.cache import ReportCache, unpacked
from signoria.lab.evolve.search import Finding
from signoria.lab.evolve.study import Study, effort_for
from signoria.server import bites, metrics, shapes
from signoria.server.bot_worker import WorkerDied
from signoria.server.fair_queue import FairQueue
from signoria.server.refusal import Refused
from signoria.server.report_worker import Early, Job, ReportFailed, ReportProcess
from signoria.server.settings import Settings

GAME: Final = "dominion"
SEED: Final = "1"  # that of the command line: what was worked out there is found here
FILLER: Final = "big_money"  # a bot that fits every kingdom
PATIENCE: Final = 90.0  # seconds without a look, then somebody has left; a browser lets hidden pages look once a minute
LOOK_EVERY: Final = 5.0  # seconds
TRIES: Final = 2  # the first death may have been an accident
KEPT: Final = 32  # that are ready, in memory; each has about 100 kB
log = logging.getLogger("signoria.server")


class Subject(NamedTuple):
    """What a report is about."""

    id: str
    kingdom: shapes.Kingdom
    arena: Arena


class Ready(NamedTuple):
    """What wins there."""

    subject: Subject
    finding: Finding
    study: Study


class Request:
    """A report that somebody waits for."""

    def __init__(self, subject: Subject, address: str) -> None:
        self.subject = subject
        self.address = address
        self.looked: dict[str, float] = {}  # by guest: when they looked last
        self.early = Early()
        self.working = False


def subject_of(kingdom: shapes.Kingdom, players: int, games: int) -> Subject:
    """A kingdom ready to be searched. Refused if it can't be played with so many."""
    try:
        match = new_match(GAME, [FILLER] * players, {"kingdom": ", ".join(kingdom.cards)}, SEED)
    except SignoriaError as error:
        raise Refused("bad_kingdom", error.phrase) from error
    arena = Arena(match.setup, players, SEED)
    asked = [__version__, dict(match.setup), players, games]
    id = blake2b(msgspec.json.encode(asked, order="sorted"), digest_size=12).hexdigest()
    return Subject(id, kingdom, arena)


class Reports:
    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = settings.limits
        self.politeness = settings.background
        self.games = settings.limits.report_games
        self.effort = effort_for(self.games)
        self.cache = ReportCache(Path(settings.cache) / "reports" if settings.cache else None)
        self._clock = clock
        self._requests: OrderedDict[str, Request] = OrderedDict()  # by id, the one asked for first first
        self._queue: FairQueue[Request] = FairQueue()
        self._ready: OrderedDict[str, Ready] = OrderedDict()  # by id, the one looked at longest ago first
        self._failed: OrderedDict[str, None] = OrderedDict()  # ids
        self._process: ReportProcess | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    # --- asking and looking ---------------------------------------------------------------------------------------------

    def find(self, id: str) -> Ready | None:
        """A report that is there, if it is in memory."""
        ready = self._ready.get(id)
        if ready is not None:
            self._ready.move_to_end(id)
        return ready

    def read(self, subject: Subject) -> Ready | None:
        """A report that was worked out before. It reads a file, so it is called in a thread."""
        found = self.cache.find(subject.arena, self.games, self.effort)
        return None if found is None else Ready(subject, *found)

    def put(self, ready: Ready) -> None:
        self._ready[ready.subject.id] = ready
        self._ready.move_to_end(ready.subject.id)
        while len(self._ready) > KEPT:
            self._ready.popitem(last=False)

    def ask(self, subject: Subject, guest: str, address: str) -> Request:
        """See to it that a report will be there. Refused if too many are waited for."""
        request = self._requests.get(subject.id)
        if request is None or guest not in request.looked:
            self._check_room(guest, address, new=request is None)
        if request is None:
            self._failed.pop(subject.id, None)
            request = self._requests[subject.id] = Request(subject, address)
            self._queue.put(address, request)
        request.looked[guest] = self._clock()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return request

    def look(self, id: str, guest: str) -> Request | None:
        """A report that is still to come; somebody who has asked for it still waits."""
        request = self._requests.get(id)
        if request is not None and guest in request.looked:
            request.looked[guest] = self._clock()
        return request

    def has_failed(self, id: str) -> bool:
        return id in self._failed

    def leave(self, id: str, guest: str) -> None:
        """Somebody doesn't wait any longer."""
        request = self._requests.get(id)
        if request is not None:
            request.looked.pop(guest, None)
            self._tidy()

    def before(self, request: Request) -> int:
        """How many were asked for earlier and aren't there yet; addresses take turns, so it may be sooner."""
        return list(self._requests.values()).index(request) if not request.working else 0

    def _check_room(self, guest: str, address: str, new: bool) -> None:
        waited = list(self._requests.values())
        bounds = {"reports_per_guest": sum(guest in one.looked for one in waited) >= self.limits.reports_per_guest}
        if new:
            mine = sum(one.address == address for one in waited)
            bounds["reports_per_address"] = mine >= self.limits.reports_per_address
            bounds["reports"] = len(waited) >= self.limits.reports
        for limit, reached in bounds.items():
            if reached:
                bites.bite(limit)
                raise Refused("too_many")

    # --- working --------------------------------------------------------------------------------------------------------

    async def _work(self) -> None:
        watch = asyncio.create_task(self._watch())
        try:
            while not self._closed and (request := self._queue.take(lambda _: True)) is not None:
                if self._is_wanted(request):
                    await self._work_out(request)
        finally:
            watch.cancel()

    async def _work_out(self, request: Request) -> None:
        id, begun = request.subject.id, self._clock()
        request.working = True
        outcome = "left"
        for attempt in range(TRIES):
            try:
                async with asyncio.timeout(self.limits.report_seconds):
                    content = await self._follow(request)
            except WorkerDied:
                if self._closed or not self._is_wanted(request):
                    break
                outcome = "failed" if attempt else "left"
            except (ReportFailed, TimeoutError) as error:
                log.error("a kingdom report failed", extra={"why": str(error) or "it takes too long"})
                outcome = "failed"
                break
            else:
                self.put(Ready(request.subject, *await asyncio.to_thread(unpacked, content)))
                outcome = "ready"
                break
        metrics.reports.labels(outcome).inc()
        log.info("a kingdom report", extra={"outcome": outcome, "seconds": round(self._clock() - begun, 1)})
        if self._is_wanted(request):
            del self._requests[id]
        if outcome == "failed":
            self._failed[id] = None
            while len(self._failed) > KEPT:
                self._failed.popitem(last=False)

    async def _follow(self, request: Request) -> bytes:
        def tell(early: Early) -> None:
            request.early = early

        arena = request.subject.arena
        process = self._process = ReportProcess(Job(arena, self.games, self.effort, self.cache.folder, self.politeness))
        following = asyncio.ensure_future(asyncio.to_thread(process.follow, tell))
        try:
            return await asyncio.shield(following)
        finally:
            self._process = None
            if not following.done():
                process.kill()
                with suppress(WorkerDied, ReportFailed):
                    await following

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            self._tidy()

    def _tidy(self) -> None:
        """Forget who has left, and what nobody waits for."""
        left_before = self._clock() - PATIENCE
        for id, request in list(self._requests.items()):
            request.looked = {guest: at for guest, at in request.looked.items() if at >= left_before}
            if not request.looked:
                del self._requests[id]
                if request.working and self._process is not None:
                    self._process.kill()
        while self._queue.take(lambda one: not self._is_wanted(one)) is not None:
            pass

    def _is_wanted(self, request: Request) -> bool:
        return self._requests.get(request.subject.id) is request

    def close(self) -> None:
        """Stop at once: what was being worked out continues when it is asked for again."""
        self._closed = True
        if self._process is not None:
            self._process.kill()
        if self._task is not None:
            self._task.cancel()
