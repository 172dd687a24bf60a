"""Where bots think: each process for itself, in turn for all, and never for too long."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from signoria.core.record import Start
from signoria.server import bot_pool
from signoria.server.bot_pool import REVIEWS, BotPool, NoThought, breather
from signoria.server.bots import Job
from signoria.server.coach_work import ReadGame, Reviewed
from signoria.server.fair_queue import FairQueue
from tests.server.test_operations import happens


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is no failure."""
    monkeypatch.setattr(bot_pool, "PATIENCE", 50.0)
    monkeypatch.setattr(bot_pool, "LONGEST_THOUGHT", 50.0)


def job(bot: str, secret: int = 0) -> Job:
    return Job(
        bot,
        "intrigo",
        Start.live({"seats": 3}, bytes([secret]) * 32),
        bytes([secret]) * 32,
        [],
        [],
        seat=0,
        chance="any",
    )


def test_everybody_has_a_turn() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(4):
        queue.put("anna", f"anna {number}")
    queue.put("ben", "ben 0")
    queue.put("cili", "cili 0")
    queue.put("cili", "cili 1")
    queue.put_back("cili", "cili first")
    order = []
    while (thing := queue.take(lambda _: True)) is not None:
        order.append(thing)
    assert order == ["cili first", "anna 0", "ben 0", "cili 0", "anna 1", "cili 1", "anna 2", "anna 3"]


def test_who_takes_only_some_things_leaves_the_others_in_their_order() -> None:
    queue: FairQueue[int] = FairQueue()
    for number in range(1, 5):
        queue.put("anna", number)
    assert [queue.take(lambda n: n % 2 == 0) for _ in range(3)] == [2, 4, None]
    assert [queue.take(lambda _: True) for _ in range(3)] == [1, 3, None]


@asynccontextmanager
async def pool_of(workers: int) -> AsyncIterator[BotPool]:
    pool = BotPool(workers)
    try:
        yield pool
    finally:
        pool.close()


def pid(pool: BotPool, slot: int = 0) -> int:
    worker = pool._slots[slot].worker
    assert worker is not None and worker._process.pid is not None
    return worker._process.pid


async def until(there: Callable[[], bool]) -> None:
    while not there():
        await asyncio.sleep(0.01)


def test_a_process_that_dies_costs_nobody_a_thought() -> None:
    async def run() -> None:
        async with pool_of(1) as pool:
            await pool.think("anna", job("easy"))
            first = pid(pool)
            os.kill(first, signal.SIGSTOP)  # so that it cannot be faster than we are
            thoughts = [asyncio.create_task(pool.think(who, job("easy"))) for who in ("anna", "ben", "cili")]
            await until(lambda: pool._slots[0].busy)
            os.kill(first, signal.SIGKILL)
            answers = await asyncio.gather(*thoughts)
            assert len(answers) == 3 and all(answers)
            assert pid(pool) != first

    happens(run())


def test_a_thought_has_a_limit_and_the_next_one_is_thought_by_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with pool_of(1) as pool:
            await pool.think("anna", job("easy"))
            monkeypatch.setattr(bot_pool, "LONGEST_THOUGHT", 0.3)
            os.kill(pid(pool), signal.SIGSTOP)
            with pytest.raises(NoThought, match="it takes too long"):
                await pool.think("anna", job("easy"))
            monkeypatch.setattr(bot_pool, "LONGEST_THOUGHT", 50.0)
            assert await pool.think("anna", job("easy", secret=1))

    happens(run())


class Deadly:
    """Ends the process that reads it."""

    def __reduce__(self) -> tuple[Callable[[int], object], tuple[int]]:
        return os._exit, (1,)


def test_a_table_at_which_processes_die_rests_for_a_while_and_others_do_not() -> None:
    async def run() -> None:
        async with pool_of(1) as pool:
            deadly = replace(job("easy", secret=1), start=Start(setup={"seats": Deadly()}))
            thoughts = [pool.think("anna", deadly), pool.think("anna", job("easy")), pool.think("ben", job("easy"))]
            first, *others = await asyncio.gather(*thoughts, return_exceptions=True)
            assert isinstance(first, NoThought) and str(first) == "its process has died"
            assert others[0] and others[0] == others[1]
            with pytest.raises(NoThought, match="none a moment ago"):
                await pool.think("anna", job("easy", secret=1))
            assert await pool.think("anna", job("easy"))

    happens(run())


def test_who_waits_in_vain_hears_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with pool_of(1) as pool:
            monkeypatch.setattr(bot_pool, "PATIENCE", 0.05)  # no process starts within that
            with pytest.raises(NoThought, match="others are thinking"):
                await pool.think("anna", job("easy"))

    happens(run())


def test_who_lets_many_think_hard_does_not_keep_others_waiting() -> None:
    """Anna has twelve that think hard; Ben's easy one is not behind them."""

    async def run() -> None:
        async with pool_of(1) as pool:
            await asyncio.gather(pool.think("anna", job("hard")), pool.think("ben", job("easy")))
            pool._pace["intrigo", "hard"] = 1.0  # wherever this runs
            hard = [asyncio.create_task(pool.think("anna", job("hard", secret=n))) for n in range(12)]
            await until(lambda: pool._slots[0].busy)
            for _ in range(5):
                await pool.think("ben", job("easy"))
            assert sum(thought.done() for thought in hard) < 6
            for thought in hard:
                thought.cancel()

    happens(run())


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such priority")
def test_reviews_grow_only_when_nobody_else_wants_the_processor() -> None:
    async def story() -> None:
        async with pool_of(1) as pool:
            await asyncio.gather(
                pool.think("anna", job("random")),
                pool.coach("anna", ReadGame(Reviewed(b"", "intrigo", "{}")), REVIEWS),
            )
            assert os.sched_getscheduler(pid(pool)) == os.SCHED_OTHER
            assert os.sched_getscheduler(pid(pool, slot=2)) == os.SCHED_IDLE

    happens(story())


def test_reviews_rest_the_longer_the_more_the_server_has_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    assert breather(0) == 0 < breather(0.1) < breather(0.2) < breather(90) == breather(900)

    async def rested() -> float:
        """Seconds between the ends of two bites."""
        async with pool_of(1) as pool:
            unreadable = ReadGame(Reviewed(b"", "intrigo", "{}"))
            await pool.coach("anna", unreadable, REVIEWS)
            begun = asyncio.get_running_loop().time()
            await pool.coach("anna", unreadable, REVIEWS)
            return asyncio.get_running_loop().time() - begun

    monkeypatch.setattr(bot_pool, "breather", lambda used: 1.5 if used >= 0 else pytest.fail("time runs back"))
    assert happens(rested()) > 1
