"""PostgreSQL is killed again and again, and so are the processes that think for bots: what was rejected is not there, what was
acknowledged is, no table stands still, and the log stays short.

`pytest -m soak -s tests/server/test_storms.py` does it 100 times each; KILLS says how often. The server's own deaths are in
`test_crash.py`.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress

import pytest

from signoria.server.settings import Settings
from tests.server.cluster import Cluster
from tests.server.house import BUSY, House, open_house
from tests.server.stubborn import Party
from tests.server.test_crash import (
    BUSY_MACHINE,
    NO_LONGER,
    PATIENCE,
    logs_of,
    party,
    say,
    what_was_acknowledged_is_there_once,
)

Tell = Callable[[str], None]
MANY = int(os.environ.get("KILLS", "100"))


class Written(logging.Handler):
    """Counts the characters of what a server writes about itself."""

    def __init__(self) -> None:
        super().__init__()
        self.size = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.size += len(logging.Formatter().format(record))


@contextmanager
def written() -> Iterator[Written]:
    counting = Written()
    logging.getLogger().addHandler(counting)
    try:
        yield counting
    finally:
        logging.getLogger().removeHandler(counting)


# --- PostgreSQL ---------------------------------------------------------------------------------------------------------


async def live_without_a_database_now_and_then(house: House, cluster: Cluster, kills: int, tell: Tell) -> Party:
    chance = random.Random("away")
    async with AsyncExitStack() as stack:
        there = await party(stack, house, "away")
        there.begin()
        for number in range(1, kills + 1):
            await asyncio.wait_for(there.so_much_is_done(chance.randrange(1, 60)), PATIENCE)
            await asyncio.sleep(chance.random() * 0.02)
            if number % 3 == 0:
                await asyncio.to_thread(cluster.stop)
                await asyncio.sleep(chance.random() * 0.5)
                await asyncio.to_thread(cluster.start)
            else:
                await asyncio.to_thread(cluster.kill_a_session, chance)
            if number % 10 == 0 or number == kills:
                await asyncio.wait_for(there.everyone_gets_on(), PATIENCE)
            moves = sum(len(one.acknowledged) for one in there.everyone())
            refused = sum(len(one.rejected) for one in there.everyone())
            tell(f"\r{number} kills, {moves} moves acknowledged, {refused} requests rejected ")
        await asyncio.wait_for(there.end(), PATIENCE)
        for one in there.everyone():
            await one.player.go()
    return there


def storm_on_postgresql(cluster: Cluster, kills: int, tell: Tell, no_longer: float = NO_LONGER) -> int:
    database = cluster.new_database()
    with written() as log, open_house(Settings(database=database, limits=BUSY)) as house:
        there = asyncio.run(live_without_a_database_now_and_then(house, cluster, kills, tell))
    moves = what_was_acknowledged_is_there_once(there, logs_of(database, list(there.tables)))
    tell(f"\n{moves} moves are there, {log.size // 1000} kB of log, longest wait {there.longest_wait:.1f} s\n")
    assert there.longest_wait < no_longer
    assert log.size < 20_000 * kills, "an outage is said once, not to everybody who asks"
    return moves


def test_what_is_rejected_is_not_kept_when_postgresql_is_killed(cluster: Cluster) -> None:
    assert storm_on_postgresql(cluster, 6, lambda _: None, BUSY_MACHINE * NO_LONGER) > 50


@pytest.mark.soak
def test_what_is_rejected_is_not_kept_when_postgresql_is_killed_often(
    cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    with capsys.disabled():
        storm_on_postgresql(cluster, MANY, say)


# --- bots ---------------------------------------------------------------------------------------------------------------


def thinkers(house: House) -> list[int]:
    """The processes that think for its bots."""
    slots = house.registry.pool._slots
    found = [slot.worker._process.pid for slot in slots if slot.worker is not None]
    return [pid for pid in found if pid is not None]


async def live_with_bots_that_die(house: House, kills: int, tell: Tell) -> Party:
    chance = random.Random("dying")
    async with AsyncExitStack() as stack:
        there = Party()
        for number in range(6):
            game, seats = (("dominion", 2), ("intrigo", 3))[number % 2]
            bot = ("random", "easy", "medium")[number % 3]
            await there.sit_down(stack, house, game, seats, seats - 1, f"dying {number}", bot=bot)
        there.begin()
        killed = 0
        while killed < kills:
            await asyncio.sleep(chance.random() * 0.8)
            there.check()
            for pid in thinkers(house):
                with suppress(ProcessLookupError):
                    # One that hangs is as bad as one that is dead.
                    os.kill(pid, signal.SIGSTOP if chance.random() < 0.05 else signal.SIGKILL)
                    killed += 1
            tell(f"\r{killed} kills, {sum(len(one.acknowledged) for one in there.everyone())} moves acknowledged ")
        await asyncio.wait_for(there.everyone_gets_on(), PATIENCE)
        await asyncio.wait_for(there.end(), PATIENCE)
        for one in there.everyone():
            await one.player.go()
    return there


def storm_on_bots(sqlite: str, kills: int, tell: Tell, no_longer: float = NO_LONGER) -> int:
    with open_house(Settings(database=sqlite, limits=BUSY, bot_workers=2)) as house:
        there = asyncio.run(live_with_bots_that_die(house, kills, tell))
    moves = what_was_acknowledged_is_there_once(there, logs_of(sqlite, list(there.tables)))
    tell(f"\n{moves} moves are there, longest wait {there.longest_wait:.1f} s\n")
    assert there.longest_wait < no_longer
    return moves


def test_tables_go_on_while_the_processes_of_their_bots_are_killed(sqlite: str) -> None:
    assert storm_on_bots(sqlite, 20, lambda _: None, BUSY_MACHINE * NO_LONGER) > 20


@pytest.mark.soak
def test_tables_go_on_while_the_processes_of_their_bots_are_killed_often(
    sqlite: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with capsys.disabled():
        storm_on_bots(sqlite, MANY, say)
