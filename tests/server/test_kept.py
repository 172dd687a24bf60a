"""What a client learns when something fails: that its request is kept, that it is not, or that the same again will tell."""

from __future__ import annotations

import asyncio
import logging
import random
import sqlite3
import time
from collections.abc import Iterable, Sequence
from typing import Any

import httpx
import pytest

from signoria.server.entries import Moved, read_entry
from signoria.server.outage import Outage
from signoria.server.refusal import Unknown
from signoria.server.settings import Settings
from signoria.server.table import Change, Table
from tests.server.cluster import Cluster
from tests.server.house import BUSY, House, at_a_house, open_house
from tests.server.people import Refusal, company, guest
from tests.server.test_lobby import refused
from tests.server.test_operations import happens


async def moves(house: House, id: str) -> list[str]:
    entries = [read_entry(text) for text in await house.within(house.registry.store.entries(id))]
    return [entry.id for entry in entries if isinstance(entry, Moved)]


class Flaky:
    """A store whose appends fail for a while, after they were written or instead, and whose logs cannot be read then."""

    def __init__(self, house: House) -> None:
        store = house.registry.store
        self.append, self.entries = store.append, store.entries
        self.writes = False  # although it says that it failed
        self.failures = 0
        self.unreadable = 0
        store.append = self._append  # type: ignore[method-assign, assignment]  # a method for a method
        store.entries = self._entries  # type: ignore[method-assign]  # a method for a method

    async def _append(self, table: str, length: int, entries: Sequence[str], *rest: Any) -> None:
        if not self.failures:
            return await self.append(table, length, entries, *rest)
        self.failures -= 1
        if self.writes:
            await self.append(table, length, entries, *rest)
        raise Unknown

    async def _entries(self, table: str, after: int = 0) -> list[str]:
        if self.unreadable:
            self.unreadable -= 1
            raise Unknown
        return await self.entries(table, after)


@pytest.mark.parametrize("writes", [True, False])
def test_who_cannot_know_says_so_and_the_same_request_again_tells(sqlite: str, writes: bool) -> None:
    """The commit fails, perhaps after it got through, and then the log cannot be read: as when PostgreSQL is killed."""

    async def run(house: House) -> None:
        flaky = Flaky(house)
        async with company(house) as table:
            player = await table.asked()
            assert player.ask is not None
            move = {
                "type": "move",
                "move_id": "m1",
                "ask": player.ask["id"],
                "picks": [player.ask["options"][0]["pick"]],
            }
            flaky.writes, flaky.failures, flaky.unreadable = writes, 1, 3
            codes = []
            while True:
                try:
                    assert await player.send(**move) == {"type": "ack", "move_id": "m1"}
                    break
                except Refusal as refusal:
                    codes.append(refusal.code)
                    await asyncio.sleep(0.05)
            assert codes and set(codes) == {"going_down"}
            assert await moves(house, table.id) == ["MoveMessage:m1"]

    with open_house(Settings(database=sqlite, limits=BUSY)) as house:
        happens(run(house))


@at_a_house(Settings(limits=BUSY))
async def test_what_is_kept_is_acknowledged_whatever_fails_afterwards(house: House) -> None:
    async with company(house) as table:
        live = house.registry.live[table.id]
        player = await table.asked()

        def fail(seats: Iterable[int] | None = None) -> None:
            raise RuntimeError("a mistake of ours")

        live.tell = fail  # type: ignore[method-assign]  # a method for a method
        await player.move(player.ask["options"][0]["pick"])  # type: ignore[index]  # it is asked
        assert len(await moves(house, table.id)) == 1
        while house.registry.live[table.id] is live:  # it is loaded anew
            await asyncio.sleep(0.02)
        assert await table.play_on(random.Random(1), most=3) == 3


@at_a_house(Settings(limits=BUSY))
async def test_a_mistake_of_ours_before_anything_is_written_changes_nothing(house: House) -> None:
    async with company(house) as table:
        live = house.registry.live[table.id]
        player = await table.asked()

        def fail(*_: Any) -> Change:
            raise RuntimeError("a mistake of ours")

        live.table.decide_move = fail  # type: ignore[method-assign, assignment]  # a method for a method
        await refused("failed", player.move(player.ask["options"][0]["pick"]))  # type: ignore[index]  # it is asked
        assert await moves(house, table.id) == []
        del live.table.decide_move
        await player.move(player.ask["options"][0]["pick"])  # type: ignore[index]  # it is asked


@at_a_house(Settings(limits=BUSY))
async def test_a_table_whose_log_makes_no_sense_is_said_once(house: House) -> None:
    async with company(house) as table:
        said: list[str] = []
        handler = logging.Handler()
        handler.emit = lambda record: said.append(record.getMessage())  # type: ignore[method-assign]
        logging.getLogger("signoria.server").addHandler(handler)

        def nonsense(_: Table) -> Change:
            return Change([Moved(0, ("dragon",), "x")])

        async def spoil() -> None:
            with pytest.raises(Unknown):
                await house.registry.live[table.id].do(nonsense)

        await house.within(spoil())
        for _ in range(5):
            await refused("going_down", table.players[0].do("say", text="hello"))
        logging.getLogger("signoria.server").removeHandler(handler)
        assert said.count("a table could not be loaded") == 1


def test_a_table_is_opened_once_however_often_the_request_is_sent(database: str) -> None:
    async def run(house: House) -> None:
        async with guest(house) as anna, guest(house) as ben:
            wanted = {"game": "dominion", "seats": 2, "request_id": "mine"}
            tables = await asyncio.gather(*(anna.ask("POST", "/api/tables", json=wanted) for _ in range(5)))
            tables.append(await anna.ask("POST", "/api/tables", json=wanted))
            assert len({table["id"] for table in tables}) == len({table["invite"] for table in tables}) == 1
            assert (await ben.ask("POST", "/api/tables", json=wanted))["id"] != tables[0]["id"]
            assert len(await anna.ask("GET", "/api/me/tables")) == 1

    with open_house(Settings(database=database, limits=BUSY)) as house:
        happens(run(house))


@at_a_house()
async def test_a_table_that_has_become_two_may_be_started_again(house: House) -> None:
    async with guest(house) as anna:
        id = await anna.open(seats=7)
        for seat in range(7):
            await anna.sit(id, seat, f"Guest {seat}")
        live = house.registry.live[id]

        def fail(seats: Iterable[int] | None = None) -> None:
            raise RuntimeError("a mistake of ours")

        live.tell = fail  # type: ignore[method-assign]  # a method for a method
        await anna.start(id)
        await anna.start(id)
        assert len(await anna.ask("GET", "/api/me/tables")) == 3


# --- what the operator hears ----------------------------------------------------------------------------------------------


def test_an_outage_is_said_when_it_begins_and_when_it_ends(caplog: pytest.LogCaptureFixture) -> None:
    outage = Outage("it does not work")
    for _ in range(3):
        outage.worked()
        for _ in range(100):
            outage.failed(ValueError("why"))
        assert outage.lasts
    outage.worked()
    assert [record.getMessage() for record in caplog.records] == ["it does not work", "it does not work: over"] * 3


def health(house: House) -> tuple[int, dict[str, str]]:
    answer = httpx.get(f"{house.http}/api/health", timeout=30)
    return answer.status_code, answer.json()["parts"]


FINE = {"reading": "ok", "writing": "ok", "bots": "ok"}


def wait_for(house: House, wanted: tuple[int, dict[str, str]], tries: int = 300) -> None:
    for _ in range(tries):
        if health(house) == wanted:
            return
        time.sleep(0.2)
    assert health(house) == wanted


def test_health_says_that_nothing_can_be_written(sqlite: str) -> None:
    with open_house(Settings(database=sqlite, limits=BUSY)) as house:
        assert health(house) == (200, FINE)
        other = sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")  # somebody else writes, and does not end
        wait_for(house, (503, {**FINE, "writing": "failing"}))
        other.execute("ROLLBACK")
        other.close()
        wait_for(house, (200, FINE))


def test_health_says_that_the_database_is_away(cluster: Cluster) -> None:
    with open_house(Settings(database=cluster.new_database(), limits=BUSY)) as house:
        assert health(house) == (200, FINE)
        cluster.stop()
        try:
            wait_for(house, (503, {**FINE, "reading": "failing", "writing": "failing"}))
        finally:
            cluster.start()
        wait_for(house, (200, FINE))
