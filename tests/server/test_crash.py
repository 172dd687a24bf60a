"""Servers that die and lines that break: nothing acknowledged is lost, nothing is done twice, nobody is stuck.

`pytest -m soak -s tests/server/test_crash.py` does all of it 500 times; KILLS and CUTS say how often.
"""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest
from sqlalchemy import select

from signoria.server import schema
from signoria.server.database import open_engine
from signoria.server.entries import AnyEntry, Moved, Said, read_entry
from signoria.server.settings import Settings
from tests.server.forks import Killable, killable
from tests.server.house import BUSY, open_house
from tests.server.people import Player, Reachable
from tests.server.stubborn import Party, Stubborn

# Game, seats, and how many of them are bots': at the last two nobody gets on without one.
TABLES = (("dominion", 2, 0), ("dominion", 3, 0), ("intrigo", 3, 0), ("intrigo", 3, 1), ("dominion", 2, 1))
NO_LONGER = 10.0  # seconds may a table stand still
BUSY_MACHINE = 3  # times as long where other tests run at the same time
PATIENCE = 120.0  # seconds for one kill and what comes after it


async def party(stack: AsyncExitStack, house: Reachable, seed: str, wired: bool = False) -> Party:
    there = Party()
    for game, seats, bots in TABLES:
        await there.sit_down(stack, house, game, seats, bots, seed, wired)
    return there


async def live_through_kills(server: Killable, kills: int, seed: str, tell: Callable[[str], None]) -> Party:
    chance = random.Random(seed)
    async with AsyncExitStack() as stack:
        there = await party(stack, server, seed)
        there.begin()
        for number in range(1, kills + 1):
            if chance.random() < 0.75:
                await asyncio.wait_for(there.so_much_is_done(chance.randrange(1, 40)), PATIENCE)
                await asyncio.sleep(chance.random() * 0.02)
            else:  # it may not even have loaded its tables yet
                await asyncio.sleep(chance.random() * 0.5)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            there.there_since = time.perf_counter()
            if number % 10 == 0 or number == kills:
                await asyncio.wait_for(there.everyone_gets_on(), PATIENCE)
            moves = sum(len(one.acknowledged) for one in there.everyone())
            tell(f"\r{number} kills, {moves} moves acknowledged ")
        await asyncio.wait_for(there.end(), PATIENCE)
        await everyone_sees_the_same_as_a_newcomer(there)
        for one in there.everyone():
            await one.player.go()
    return there


async def everyone_sees_the_same_as_a_newcomer(there: Party) -> None:
    for one in there.everyone():
        old = one.player
        new = Player(old.address.partition("/api/")[0], old.address.split("/")[-2], old.seat, old.bearer)
        async with new:
            await old.send(type="ping")
            while new.seq != old.seq:  # a bot may be at play; all devices of a seat get the same numbers
                await new.send(type="ping")
                await old.send(type="ping")
            assert (new.view, new.ask, new.log, new.table) == (old.view, old.ask, old.log, old.table)
            assert [line["text"] for line in new.chat] == [line["text"] for line in old.chat]


def logs_of(database: str, tables: list[str]) -> dict[str, list[AnyEntry]]:
    engine = open_engine(database)
    try:
        with engine.connect() as connection:
            query = select(schema.log.c.table, schema.log.c.entry).order_by(schema.log.c.table, schema.log.c.n)
            rows = connection.execute(query).all()
    finally:
        engine.dispose()
    return {id: [read_entry(entry) for table, entry in rows if table == id] for id in tables}


def what_was_acknowledged_is_there_once(there: Party, logs: dict[str, list[AnyEntry]]) -> int:
    """How many moves were looked for."""
    looked = 0
    for id, people in there.tables.items():
        for one in people:
            seat = one.player.seat
            moved = [
                entry.id.partition(":")[2] for entry in logs[id] if isinstance(entry, Moved) and entry.seat == seat
            ]
            said = [entry.id.partition(":")[2] for entry in logs[id] if isinstance(entry, Said) and entry.seat == seat]
            assert len(set(moved)) == len(moved) and len(set(said)) == len(said), "something was done twice"
            assert [move for move in moved if move in set(one.acknowledged)] == one.acknowledged, "a move was lost"
            assert not set(one.rejected) & {*moved, *said}, "something was rejected and kept"
            assert set(one.said) <= set(said), "something said was lost"
            looked += len(one.acknowledged)
        by_bots = [entry.id for entry in logs[id] if isinstance(entry, Moved) and entry.id.startswith("bot-")]
        assert len(set(by_bots)) == len(by_bots), "a bot answered twice"
    return looked


def kill_and_look(database: str, kills: int, seed: str, tell: Callable[[str], None], no_longer: float) -> int:
    with killable(database) as server:
        there = asyncio.run(live_through_kills(server, kills, seed, tell))
    moves = what_was_acknowledged_is_there_once(there, logs_of(database, list(there.tables)))
    tell(f"\n{moves} moves are there, longest wait {there.longest_wait:.1f} s\n")
    assert there.longest_wait < no_longer
    return moves


def test_no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed(database: str) -> None:
    assert kill_and_look(database, 20, "kills", lambda _: None, BUSY_MACHINE * NO_LONGER) > 100


@pytest.mark.soak
def test_no_acknowledged_move_is_lost_or_doubled_over_five_hundred_kills(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with capsys.disabled():
        moves = kill_and_look(database, int(os.environ.get("KILLS", "500")), "many kills", say, NO_LONGER)
        say(f"\n{moves} acknowledged moves, none lost, none doubled\n")


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


# --- lines that break --------------------------------------------------------------------------------------------------


async def live_through_cuts(house: Reachable, cuts: int, seed: str) -> Party:
    chance = random.Random(seed)
    cut_off: Counter[Stubborn] = Counter()
    async with AsyncExitStack() as stack:
        there = await party(stack, house, seed, wired=True)
        there.begin()
        for number in range(1, cuts + 1):
            await asyncio.sleep(chance.expovariate(1 / 0.05))
            there.check()
            while not (whole := [one for one in there.everyone() if one.line is not None and one.line.whole]):
                await asyncio.sleep(0.01)  # on a busy machine, all may be broken at once
            chosen = chance.choice(whole)
            assert chosen.line is not None
            cut_off[chosen] += 1
            chosen.line.cut(unnoticed=chance.random() < 0.3)
            asyncio.get_running_loop().call_later(chance.expovariate(1 / 0.1), chosen.line.mend)
            if number % 100 == 0 or number == cuts:
                await asyncio.wait_for(there.everyone_gets_on(), PATIENCE)
        await asyncio.wait_for(there.end(), PATIENCE)
        await everyone_sees_the_same_as_a_newcomer(there)
        for one in there.everyone():
            # One who is cut off again on the way back returns once; how many are depends on the machine.
            assert min(1, cut_off[one]) <= len(one.returns) <= cut_off[one]
            await one.player.go()
    return there


def cut_and_look(sqlite: str, cuts: int) -> list[float]:
    """Seconds it took each time, once there was a line again, to know everything again."""
    with open_house(Settings(database=sqlite, limits=BUSY)) as house:
        there = asyncio.run(live_through_cuts(house, cuts, "cuts"))
    what_was_acknowledged_is_there_once(there, logs_of(sqlite, list(there.tables)))
    return [seconds for one in there.everyone() for seconds in one.returns]


def test_lines_may_break_at_any_moment(sqlite: str) -> None:
    assert cut_and_look(sqlite, 60)


@pytest.mark.soak
def test_lines_may_break_five_hundred_times(sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    returns = sorted(cut_and_look(sqlite, int(os.environ.get("CUTS", "500"))))
    within = returns[len(returns) * 99 // 100]
    with capsys.disabled():
        say(
            f"\n{len(returns)} returns: half within {statistics.median(returns) * 1000:.0f} ms, "
            f"99 % within {within * 1000:.0f} ms, the slowest {returns[-1] * 1000:.0f} ms\n"
        )
    assert within <= 2.0
