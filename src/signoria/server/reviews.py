"""Reviews of games: who waits for which, what is found out bite by bite in other processes, and what is kept of it.

Every review has one bite in progress at a time, and guests take turns. One that nobody looks at any more rests; asked for
again, also after a restart, it continues where it was.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from signoria.core.phrase import Phrase
from signoria.core.record import Record
from signoria.review.account import Account
from signoria.server import bites, metrics
from signoria.server.bot_pool import ADVICE, REVIEWS, BotPool, NoThought
from signoria.server.coach_work import (
    PackReview,
    ReadGame,
    Refine,
    Reviewed,
    TellReview,
    ValueSteps,
    Worked,
    write_account,
)
from signoria.server.kept_reviews import unpacked
from signoria.server.refusal import Refused, Unknown
from signoria.server.replays import shown
from signoria.server.settings import Settings
from signoria.server.store import Store
from signoria.server.told_reviews import Heading

BITE: Final = 0.5  # seconds at a worker: then it is the next one's turn
VALUED: Final = 128  # positions that the value looks at in one bite
PATIENCE: Final = 90.0  # seconds without a look, then somebody has left; a browser lets hidden pages look once a minute
KEEP_AFTER: Final = 15.0  # seconds of the processor, so much work can be lost: moves wait while a review is written
REMEMBERED: Final = 32  # finished reviews in memory; each has some hundred kB
TELL_EVERY: Final = 0.7  # seconds between two times that a review is written for the same language
TELL_WITHIN: Final = 10.0  # seconds, then it stays as it was told before
REST: Final = 20  # so many times as long as the writing took, nothing that grows is written again
TRIES: Final = 3  # bites that may fail
log = logging.getLogger("signoria.server")


# --- what is worked on ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Subject:
    """A game that can be reviewed. One of a table is kept with it."""

    name: str
    record: Record
    number: int = 1
    games: int = 1
    table: str = ""  # "": a record that somebody brought

    def heading(self) -> Heading:
        players, coach = self.record.players, self.record.coach
        hints = coach.hints if coach is not None and any(coach.hints) else ()
        return Heading(tuple(shown(name) for name in players), self.number, self.games, hints)


@dataclass(frozen=True)
class Told:
    """A review as it was told last."""

    version: int
    at: float
    data: bytes  # JSON


@dataclass
class Work:
    """A review that is worked on, or finished."""

    subject: Subject
    account: Account | None = None
    seconds: float = 0.0  # of the processor
    spent: float = 0.0  # seconds since it was begun or continued
    version: int = 1
    looked: dict[str, float] = field(default_factory=dict)  # by guest: when they looked last
    address: str = ""
    owner: str = ""
    finished: bool = False
    task: asyncio.Task[None] | None = None
    kept_at: float = 0.0  # the seconds of the processor that it had taken then
    told: dict[str, Told] = field(default_factory=dict)  # by language
    wanted: dict[str, Subject] = field(default_factory=dict)  # by language in which somebody has looked since

    def seconds_left(self) -> float | None:
        """A guess; None while there is nothing to go by."""
        progress = self.account.progress if self.account is not None else 0.0
        return round(self.spent * (1 - progress) / progress, 1) if progress > 0.05 and self.spent > 1 else None


class CannotReview(Exception):
    """A game that can't be reviewed; the phrase says why."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why.messages[0])
        self.why = why


class Reviews:
    def __init__(
        self, settings: Settings, pool: BotPool, store: Store, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.limits = settings.limits
        self.pool = pool
        self.store = store
        self._clock = clock
        self._writing = (
            asyncio.Lock()
        )  # one review at a time, so that many don't keep the bots from thinking, nor each other from growing
        self._tell_again = 0.0  # when a review that grows may be written again
        self._working: dict[str, Work] = {}  # by name
        self._finished: OrderedDict[str, Work] = OrderedDict()  # the one looked at longest ago first
        self._failed: OrderedDict[str, Phrase | None] = OrderedDict()  # and why, if there is something to say

    # --- asking and looking ---------------------------------------------------------------------------------------------

    async def find(self, subject: Subject, guest: str = "") -> Work | None:
        """A review as it is now: worked on, finished, or resting in the database."""
        self._check_failed(subject)
        work = self._there(subject.name)
        if work is None and subject.table:
            work = await self._load(subject)
        if work is not None and guest in work.looked:
            work.looked[guest] = self._clock()
        return work

    async def ask(self, subject: Subject, guest: str, address: str) -> Work:
        """See to it that a review will be there. Refused if too many are worked on."""
        failed = self._failed.get(subject.name)
        if failed is None:
            self._failed.pop(subject.name, None)  # it may have been an accident
        work = await self.find(subject)
        if work is not None and work.finished:
            return work
        work = self._working.get(subject.name) or work or Work(subject)
        if guest not in work.looked:
            self._check_room(guest, address, new=subject.name not in self._working)
        work.looked[guest] = self._clock()
        if subject.name not in self._working:
            work.owner, work.address = guest, address
            self._working[subject.name] = work
            work.task = asyncio.create_task(self._work(work))
        return work

    async def tell(self, work: Work, subject: Subject, language: str) -> Told | None:
        """A review as JSON, as it was a moment ago; None before the first graph.

        It isn't written for every look: while it grows, its own work sees to that.
        """
        told = work.told.get(language)
        if told is not None and told.version != work.version and not work.finished:
            work.wanted[language] = subject
            return told
        async with self._writing:
            told = work.told.get(language)
            if told is not None and told.version == work.version:
                return told
            return await self._tell(work, subject, language, ADVICE)

    async def _tell_watchers(self, work: Work) -> None:
        """Write a review that has grown for those who look at it.

        The more people watch their reviews grow, the longer it takes until they see more of them.
        """
        for language, subject in list(work.wanted.items()):
            due = max(work.told[language].at + TELL_EVERY, self._tell_again)
            if self._clock() >= due and not self._writing.locked():
                async with self._writing:
                    await self._tell(work, subject, language, REVIEWS)

    async def _tell(self, work: Work, subject: Subject, language: str, rank: int) -> Told | None:
        work.wanted.pop(language, None)
        if work.account is None or not work.account.looked:
            return None
        version, account = work.version, write_account(work.account)
        job = TellReview(work.account.game, account, subject.heading(), language)
        try:
            worked = await asyncio.wait_for(self.pool.coach(work.owner, job, rank), TELL_WITHIN)
        except (NoThought, TimeoutError):
            return work.told.get(language)  # the next look may have more luck
        metrics.coaching.labels("review").inc(worked.seconds)
        now = self._clock()
        self._tell_again = now + REST * worked.seconds
        told = work.told[language] = Told(version, now, worked.told)
        return told

    def beside(self, work: Work) -> int:
        """How many others are worked on."""
        return sum(other is not work for other in self._working.values())

    def _there(self, name: str) -> Work | None:
        if name in self._finished:
            self._finished.move_to_end(name)
            return self._finished[name]
        return self._working.get(name)

    def _check_failed(self, subject: Subject) -> None:
        if subject.name in self._failed:
            why = self._failed[subject.name]
            raise Refused("review_failed") if why is None else Refused("bad_record", why)

    async def _load(self, subject: Subject) -> Work | None:
        found = await self.store.review(subject.table, subject.number)
        kept = await asyncio.to_thread(unpacked, found.data) if found is not None else None
        if found is None or kept is None:
            return None
        there = self._there(subject.name)  # somebody else may have been faster
        if there is not None:
            return there
        version = max(1, kept.account.games)
        work = Work(subject, account=kept.account, seconds=kept.seconds, version=version, finished=found.finished)
        if found.finished:
            self._remember(work)
        return work

    def _remember(self, work: Work) -> None:
        self._finished[work.subject.name] = work
        while len(self._finished) > REMEMBERED:
            self._finished.popitem(last=False)

    def _check_room(self, guest: str, address: str, new: bool) -> None:
        self._tidy()
        working = list(self._working.values())
        bounds = {"reviews_per_guest": sum(guest in one.looked for one in working) >= self.limits.reviews_per_guest}
        if new:
            mine = sum(one.address == address for one in working)
            bounds["reviews_per_address"] = mine >= self.limits.reviews_per_address
            bounds["reviews"] = len(working) >= self.limits.reviews
        for limit, reached in bounds.items():
            if reached:
                bites.bite(limit)
                raise Refused("too_many")

    def _tidy(self) -> None:
        """Let reviews rest that nobody looks at any more."""
        for work in list(self._working.values()):
            if not self._is_wanted(work) and work.task is not None:
                work.task.cancel()
                self._working.pop(work.subject.name, None)

    def _is_wanted(self, work: Work) -> bool:
        left_before = self._clock() - PATIENCE
        work.looked = {guest: at for guest, at in work.looked.items() if at >= left_before}
        return bool(work.looked)

    # --- working --------------------------------------------------------------------------------------------------------

    async def _work(self, work: Work) -> None:
        name, outcome = work.subject.name, "left"
        try:
            outcome = "ready" if await self._work_out(work) else "left"
        except CannotReview as error:
            outcome = "refused"
            self._fail(name, error.why)
        except NoThought as error:
            outcome = "failed"
            log.error("a review failed", extra={"why": str(error)})
            self._fail(name, None)
        except Unknown:
            pass  # the database is away, or we are going down: what was kept is continued when it is asked for again
        except Exception:
            outcome = "failed"
            log.exception("a review failed")
            self._fail(name, None)
        finally:
            if self._working.get(name) is work:
                del self._working[name]
            metrics.reviews.labels(outcome).inc()

    def _fail(self, name: str, why: Phrase | None) -> None:
        self._failed[name] = why
        while len(self._failed) > REMEMBERED:
            self._failed.popitem(last=False)

    async def _work_out(self, work: Work) -> bool:
        """Whether it was finished; if not, nobody wanted it any more."""
        text = await asyncio.to_thread(work.subject.record.to_json)
        game = Reviewed(hashlib.sha256(text.encode()).digest(), work.subject.record.game, text)
        if work.account is None:
            worked = await self._bite(work, ReadGame(game))
            if worked.refused is not None:
                raise CannotReview(worked.refused)
            work.account = worked.account
        account = work.account
        assert account is not None
        await self._look(work, game, account)
        await self._keep(work)
        while (todo := self._todo(work, account)) and self._is_wanted(work):
            for step in todo:
                if self._is_wanted(work) and work.seconds < self.limits.review_seconds:
                    await self._refine(work, game, account, step)
        if todo:
            await self._keep(work)
            return False
        try:
            await self._keep(work, finished=True)  # before anybody hears of it: what they often get wrong is there then
        finally:  # also if the database is away
            work.finished = True
            work.version += 1
            self._remember(work)
        return True

    def _todo(self, work: Work, account: Account) -> list[int]:
        """What isn't settled; nothing if it has taken long enough."""
        if work.seconds >= self.limits.review_seconds:
            return []
        return [step for step in account.pieces() if not account.piece(step).settled]

    async def _look(self, work: Work, game: Reviewed, account: Account) -> None:
        """The first graph, by the value alone."""
        dark = [step for step in account.pieces() if not account.piece(step).looked]
        for first in range(0, len(dark), VALUED):
            steps = tuple(dark[first : first + VALUED])
            worked = await self._bite(work, ValueSteps(game, steps))
            for step, chances in zip(steps, worked.values, strict=True):
                account.piece(step).value = chances
        work.version += 1

    async def _refine(self, work: Work, game: Reviewed, account: Account, step: int) -> None:
        worked = await self._bite(work, Refine(game, step, account.piece(step), BITE))
        assert worked.piece is not None
        account.put(step, worked.piece)
        if worked.words is not None:
            account.learn(step, worked.words)
        work.version += 1
        await self._tell_watchers(work)
        if work.seconds - work.kept_at > KEEP_AFTER:
            await self._keep(work)

    async def _bite(self, work: Work, job: ReadGame | ValueSteps | Refine | PackReview) -> Worked:
        """A bite of the work; tried again if its process dies."""
        begun = self._clock()
        rank = REVIEWS if isinstance(job, Refine | PackReview) else ADVICE  # somebody waits for the first graph
        for _ in range(TRIES - 1):
            try:
                worked = await self.pool.coach(work.owner, job, rank)
            except NoThought:
                continue
            break
        else:
            worked = await self.pool.coach(work.owner, job, rank)
        work.seconds += worked.seconds
        work.spent += self._clock() - begun
        metrics.coaching.labels("review").inc(worked.seconds)
        return worked

    async def _keep(self, work: Work, finished: bool = False) -> None:
        """Keep it with its game; a record that somebody brought isn't kept."""
        work.kept_at = work.seconds
        account = work.account
        if not work.subject.table or account is None or not account.looked:
            return
        worked = await self._bite(work, PackReview(account.game, write_account(account), work.seconds))
        await self.store.keep_review(work.subject.table, work.subject.number, finished, *worked.kept)

    def close(self) -> None:
        """Stop at once: what is kept is continued when it is asked for again."""
        for work in self._working.values():
            if work.task is not None:
                work.task.cancel()
