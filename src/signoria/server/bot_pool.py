"""Lets bots think in processes of their own, never on the event loop.

The bots of each host think in turn with those of others; every thought has a limit, and a process that
dies is replaced. What the coach is asked for at once has what is left of their time; reviews grow in processes of their own.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final, TypeVar

from signoria.server import metrics
from signoria.server.bot_worker import LOWEST, POLITENESS, BotFailed, Worker, WorkerDied
from signoria.server.bots import Job, Thought
from signoria.server.coach_work import CoachJob, Worked
from signoria.server.fair_queue import FairQueue
from signoria.server.memories import Memories
from signoria.server.outage import Outage

T = TypeVar("T")
log = logging.getLogger("signoria.server")
LONGEST_THOUGHT: Final = 4.0  # seconds at a worker
LONGEST_COACHING: Final = 20.0  # seconds for a bite of the coach's work: usually a twentieth of one
LONGEST_REVIEWING: Final = 300.0  # the same in the background, where it may have to wait for the processor
PATIENCE: Final = 6.0  # seconds from a question to its answer; people wait for it
PATIENCE_IN_OUTAGE: Final = 1.0  # where no process can be started at all
BREATHER: Final = 3.0  # seconds of rest for each second of the processor
LONGEST_BREATHER: Final = 1.0
SLOW: Final = 0.1  # seconds of the processor for a thought; anyone who uses more leaves one worker to the others
REMEMBERS: Final = 0.8  # how much of what we know of a bot's pace outlives its next thought
TRIES: Final = 2  # the first death may have been an accident
FIRST_REST: Final = 2.0  # seconds without thoughts for a table that had to wait in vain: it has waited enough
LONGEST_REST: Final = 60.0
FIRST_PAUSE: Final = 0.1  # seconds, after a process that did not start
LONGEST_PAUSE: Final = 5.0
# What is asked for, in the order in which it is served.
BOTS: Final = 0
ADVICE: Final = 1  # somebody waits for the coach: at a question, or for the first graph or the words of a review
REVIEWS: Final = 2  # these grow in the background


class NoThought(Exception):
    """There is no answer from this bot to this question; the message says why. Something else has to be done."""


class _Ticket:
    """A thought that somebody waits for."""

    def __init__(self, owner: str, job: Job | CoachJob, rank: int) -> None:
        self.owner = owner
        self.job = job
        self.rank = rank
        self.deaths = 0
        self.future: asyncio.Future[Thought | Worked] = asyncio.get_running_loop().create_future()


def breather(used: float) -> float:
    """How long reviews rest after a bite, if the server used so many seconds of the processor meanwhile."""
    return min(LONGEST_BREATHER, BREATHER * used)


class _Slot:
    """Room for one worker, which is started when it is needed and again when it has died."""

    def __init__(self, ranks: tuple[int, ...], politeness: int = POLITENESS, only_quick: bool = False) -> None:
        self.ranks = ranks  # what it serves
        self.politeness = politeness
        self.only_quick = only_quick
        self.worker: Worker | None = None
        self.busy = False
        self.pause = FIRST_PAUSE


class BotPool:
    """So many workers for bots and advice, one more for quick thoughts, and as many for reviews; each starts when it is needed."""

    def __init__(self, workers: int, background: int = LOWEST) -> None:
        self.outage = Outage("no process can be started for the bots")
        self._slots = [
            *(_Slot((BOTS, ADVICE)) for _ in range(workers)),
            _Slot((BOTS,), only_quick=True),
            *(_Slot((REVIEWS,), background) for _ in range(workers)),
        ]
        self._threads = ThreadPoolExecutor(len(self._slots), "signoria-bots")  # each waits for a worker
        self._waiting: list[FairQueue[_Ticket]] = [FairQueue() for _ in (BOTS, ADVICE, REVIEWS)]
        self._pace: dict[tuple[str, str], float] = {}  # seconds for a thought, by game and bot
        self._failed: set[tuple[str, str]] = set()  # of which the log has said it
        self._rests: dict[bytes, tuple[float, float]] = {}  # by game: until when, and how long
        self._memories = Memories()
        self._running: set[asyncio.Task[None]] = set()
        self._closed = False

    async def think(self, owner: str, job: Job) -> list[str]:
        """The picks of a bot, by name. NoThought if there are none within reasonable time."""
        if self._rests.get(job.key, (0.0, 0.0))[0] > time.monotonic():
            raise NoThought("it has had none a moment ago")
        ticket = self._ask(_Ticket(owner, replace(job, memory=self._memories.of(job)), BOTS))
        begun = time.monotonic()
        try:
            patience = PATIENCE_IN_OUTAGE if self.outage.lasts else PATIENCE
            thought = await asyncio.wait_for(ticket.future, patience)
            assert isinstance(thought, Thought)
            self._memories.keep(job, thought.memory)
            return thought.picks
        except TimeoutError as error:
            self._let_rest(job)
            raise NoThought("others are thinking") from error
        finally:
            metrics.thinking.labels(job.bot).observe(time.monotonic() - begun)

    async def coach(self, owner: str, job: CoachJob, rank: int) -> Worked:
        """A bite of the coach's work. NoThought if it fails."""
        worked = await self._ask(_Ticket(owner, job, rank)).future
        assert isinstance(worked, Worked)
        return worked

    def _ask(self, ticket: _Ticket) -> _Ticket:
        self._waiting[ticket.rank].put(ticket.owner, ticket)
        self._dispatch()
        return ticket

    def is_quick(self, job: Job | CoachJob) -> bool:
        """As far as we know: of a bot that has not thought yet we think well."""
        return self._pace.get((job.game, job.bot), 0.0) < SLOW

    def _dispatch(self) -> None:
        """Give work to every worker that has none."""
        for slot in self._slots:
            if not slot.busy and not self._closed:
                ticket = self._next(slot)
                if ticket is not None:
                    slot.busy = True
                    task = asyncio.create_task(self._serve(slot, ticket))
                    self._running.add(task)
                    task.add_done_callback(self._running.discard)

    def _next(self, slot: _Slot) -> _Ticket | None:
        """What a worker does next: bots first."""

        def fits(one: _Ticket) -> bool:
            return not slot.only_quick or self.is_quick(one.job)

        queues = (self._waiting[rank] for rank in slot.ranks)
        return next((one for queue in queues if (one := queue.take(fits)) is not None), None)

    async def _serve(self, slot: _Slot, ticket: _Ticket) -> None:
        try:
            if not ticket.future.done() and await self._get_ready(slot, ticket):
                used = time.process_time()
                await self._answer(slot, ticket)
                if REVIEWS in slot.ranks:
                    await asyncio.sleep(breather(time.process_time() - used))
        finally:
            slot.busy = False
            self._dispatch()

    async def _get_ready(self, slot: _Slot, ticket: _Ticket) -> bool:
        """Whether there is a worker now. If not, the ticket waits for the next one, and so do we."""
        if slot.worker is not None and slot.worker.lives():
            return True
        await self._bury(slot)
        slot.worker = Worker(slot.politeness)
        try:
            await self._in_thread(slot.worker.start)
        except WorkerDied as error:
            self.outage.failed(error)
            self._waiting[ticket.rank].put_back(ticket.owner, ticket)
            await self._bury(slot)
            await asyncio.sleep(slot.pause)
            slot.pause = min(2 * slot.pause, LONGEST_PAUSE)
            return False
        self.outage.worked()
        slot.pause = FIRST_PAUSE
        return True

    async def _answer(self, slot: _Slot, ticket: _Ticket) -> None:
        assert slot.worker is not None
        kind = (ticket.job.game, ticket.job.bot)
        asking = asyncio.ensure_future(self._in_thread(slot.worker.ask, ticket.job))
        asking.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may be left to hear it
        longest = (LONGEST_THOUGHT, LONGEST_COACHING, LONGEST_REVIEWING)[ticket.rank]
        done, _ = await asyncio.wait([asking], timeout=longest)
        if not done:
            slot.worker.kill()
        try:
            thought = await asking
        except WorkerDied:
            await self._bury(slot)
            self._died(ticket, too_slow=not done)
        except BotFailed as error:
            if kind not in self._failed:
                self._failed.add(kind)
                log.error("a bot failed", extra={"bot": ticket.job.bot, "traceback": str(error)})
            self._fail(ticket, "it has failed")
        else:
            if isinstance(ticket.job, Job):
                self._rests.pop(ticket.job.key, None)
            known = self._pace.get(kind, thought.seconds)
            self._pace[kind] = REMEMBERS * known + (1 - REMEMBERS) * thought.seconds
            if not ticket.future.done():
                ticket.future.set_result(thought)

    def _died(self, ticket: _Ticket, too_slow: bool) -> None:
        """A process is gone, and with it one thought: nobody else has been waiting for it."""
        ticket.deaths += 1
        if ticket.deaths < TRIES and not too_slow:
            self._waiting[ticket.rank].put_back(ticket.owner, ticket)
        else:
            self._let_rest(ticket.job)
            self._fail(ticket, "it takes too long" if too_slow else "its process has died")

    def _let_rest(self, job: Job | CoachJob) -> None:
        """For a while nothing is tried for this game, and for longer each time that it is in vain again."""
        if not isinstance(job, Job):
            return
        now = time.monotonic()
        self._rests = {game: rest for game, rest in self._rests.items() if rest[0] > now - LONGEST_REST}
        rest = min(2 * self._rests.get(job.key, (0.0, FIRST_REST / 2))[1], LONGEST_REST)
        self._rests[job.key] = (now + rest, rest)

    @staticmethod
    def _fail(ticket: _Ticket, why: str) -> None:
        if not ticket.future.done():
            ticket.future.set_exception(NoThought(why))

    async def _bury(self, slot: _Slot) -> None:
        worker, slot.worker = slot.worker, None
        if worker is not None:
            await self._in_thread(worker.bury)

    def _in_thread(self, do: Callable[..., T], *arguments: object) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._threads, do, *arguments)

    def close(self) -> None:
        """Stop at once: what a bot was thinking of is thought of again after the next start."""
        self._closed = True
        for slot in self._slots:
            if slot.worker is not None:
                slot.worker.kill()
        for task in self._running:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
