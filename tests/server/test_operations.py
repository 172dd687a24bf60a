"""The server as its operator meets it: starting and stopping, what it says about itself, keeping and forgetting."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import Connection, select, update
from websockets.exceptions import ConnectionClosed

from signoria.server import schema, tokens
from signoria.server.database import open_engine
from signoria.server.entries import Opened
from signoria.server.migrations import upgrade
from signoria.server.refusal import Unknown
from signoria.server.settings import Settings
from signoria.server.store import Store
from signoria.server.table import CLOSED, OPEN, OVER, PLAYING
from signoria.server.table_registry import TableRegistry
from tests.server.cluster import Cluster
from tests.server.house import BUSY, House, open_house
from tests.server.people import Guest, Player, Refusal, guest
from tests.server.running import COMMAND, PATIENCE, Running, running, signoria

T = TypeVar("T")
STATUSES = (OPEN, PLAYING, OVER, CLOSED)


def happens(story: Coroutine[Any, Any, T]) -> T:
    """Let something happen, within reasonable time."""
    return asyncio.run(asyncio.wait_for(story, PATIENCE))


async def started(anna: Guest, bot: str = "random", name: str = "Anna") -> str:
    """A table with Anna and a bot, at play."""
    id = await anna.open("dominion", 2)
    await anna.sit(id, 0, name)
    await anna.seat_bot(id, 1, bot)
    await anna.start(id)
    return id


# --- starting -----------------------------------------------------------------------------------------------------------


def test_it_starts_with_nothing_set_up_and_says_where_it_is(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "SIGNORIA_LANG": "en"}
    process = subprocess.Popen(
        [*COMMAND, "serve", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
    )
    assert process.stdout is not None
    with process.stdout:
        said = process.stdout.readline()
    process.terminate()
    assert process.wait(PATIENCE) == 0
    file = tmp_path / "signoria" / "signoria.db"
    assert said.startswith("Signoria is running at http://127.0.0.1:")
    assert said.endswith(f" Tables are stored in {file}.\n")
    assert file.is_file()
    assert file.parent.stat().st_mode & 0o077 == 0  # secrets are in it


def test_a_port_that_is_taken_is_named(sqlite: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        tried = signoria("serve", "--port", port, "--database", sqlite)
    assert tried.returncode == 2
    assert tried.stderr == (
        f"Error: can’t listen on 127.0.0.1, port {port}: another program is already using this address and port. "
        "Choose another port with --port\n"
    )


@pytest.mark.parametrize(
    ("database", "why"),
    [
        (
            "sqlite:////proc/nowhere/signoria.db",
            "can’t use the database /proc/nowhere/signoria.db: no such file or folder",
        ),
        ("sqlite:////proc", "can’t use the database /proc: this is a folder, not a file"),
        ("postgresql://anna:secret@localhost:1/x", "can’t use the database postgresql://anna:***@localhost:1/x: "),
        ("oracle://x", "this isn’t a database address; "),
    ],
)
def test_a_database_that_cannot_be_used_is_named_without_its_password(database: str, why: str) -> None:
    tried = signoria("serve", "--port", "0", "--database", database)
    assert tried.returncode == 2
    assert tried.stderr.startswith(f"Error: {why}")
    assert tried.stderr.count("\n") == 1
    assert "secret" not in tried.stderr


def test_a_second_server_of_a_database_is_refused_and_one_after_a_crash_is_not(database: str) -> None:
    with running(database) as first:
        second = signoria("serve", "--port", "0", "--database", database)
        assert second.returncode == 2
        assert second.stderr.startswith("Error: another Signoria server is using the database ")
        first.end(signal.SIGKILL)
    with running(database) as third:
        assert httpx.get(f"{third.http}/api/health", timeout=PATIENCE).json()["status"] == "ok"


# --- stopping -----------------------------------------------------------------------------------------------------------


def test_a_server_that_is_told_to_stop_finishes_and_sends_everyone_away(database: str) -> None:
    """Anna's game goes on at the next server, at the very question that she was asked."""

    async def play(server: Running) -> tuple[str, Guest, str]:
        async with guest(server) as anna:
            id = await started(anna)
            async with anna.player(id, 0) as player:
                await player.play_on(random.Random(1), 5)
                ask = (await player.asked())["id"]
                stopping = asyncio.create_task(asyncio.to_thread(server.end))
                assert player.connection is not None
                await player.connection.wait_closed()
                assert player.bye is not None
                assert (player.bye["code"], player.bye["again"]) == ("going_down", True)
                assert await stopping == 0
            return id, anna, ask

    async def come_back(server: Running, id: str, anna: Guest, ask: str) -> None:
        async with Player(server.ws, id, 0, bearer=anna.token) as player:
            assert (await player.asked())["id"] == ask
            await player.play_on(random.Random(2), 5)

    with running(database) as first:
        id, anna, ask = happens(play(first))
    with running(database) as second:
        happens(come_back(second, id, anna, ask))


def test_moves_that_are_being_made_when_it_stops_are_answered(sqlite: str) -> None:
    """Whoever sends a move hears that it is kept, or that it is not, and then goodbye: what is kept is what was acknowledged."""

    async def play(anna: Guest, id: str, acknowledged: list[str]) -> int:
        async with anna.player(id, 0) as player:
            gone = (Refusal, AssertionError, ConnectionClosed)
            with pytest.raises(gone, match=r"going_down|the line is dead|try again later"):
                await play_for_ever(player, random.Random(id), acknowledged)
            await player.until(lambda: player.bye is not None)
        return len(acknowledged)

    async def run(server: Running) -> dict[str, int]:
        async with guest(server) as anna:
            ids = [await started(anna) for _ in range(2)]  # more would be too many requests at once
            made: list[list[str]] = [[], []]
            playing = [asyncio.create_task(play(anna, id, moves)) for id, moves in zip(ids, made)]
            while sum(map(len, made)) < 5:
                await asyncio.sleep(0.05)
            assert await asyncio.to_thread(server.end) == 0
            return dict(zip(ids, await asyncio.gather(*playing)))

    with running(sqlite) as server:
        acknowledged = happens(run(server))
    assert {id: len(moves_of_seat_0(sqlite, id)) for id in acknowledged} == acknowledged


async def play_for_ever(player: Player, chance: random.Random, acknowledged: list[str]) -> None:
    while True:
        await player.asked()
        acknowledged.append(await player.move(*await player.any_picks(chance)))


def moves_of_seat_0(database: str, id: str) -> list[str]:
    entries = [json.loads(entry) for entry in log_of(database, id)]
    return [entry["id"] for entry in entries if entry["type"] == "moved" and entry["seat"] == 0]


def log_of(database: str, id: str) -> list[str]:
    engine = open_engine(database)
    with engine.connect() as connection:
        query = select(schema.log.c.entry).where(schema.log.c.table == id).order_by(schema.log.c.n)
        entries = list(connection.execute(query).scalars())
    engine.dispose()
    return entries


def test_who_does_not_go_keeps_no_server_from_stopping(sqlite: str) -> None:
    """Somebody whose machine is asleep neither reads nor hangs up."""

    async def run(server: Running) -> None:
        async with guest(server) as anna:
            id = await started(anna)
            player = anna.player(id, 0)
            await player.come()
            assert player.connection is not None
            player.connection.transport.pause_reading()
            assert await asyncio.to_thread(server.end) == 0
            await player.hang_up()

    with running(sqlite, "--drain", "1") as server:
        happens(run(server))


def test_bots_end_with_their_server_however_it_ends(sqlite: str) -> None:
    async def run(server: Running) -> None:
        async with guest(server) as anna:
            id = await started(anna)
            async with anna.player(id, 0) as player:
                await player.play_on(random.Random(1), 10)  # a bot has thought by now

    with running(sqlite) as server:
        happens(run(server))
        workers = children(server.process.pid)
        assert workers
        server.end(signal.SIGKILL)
        wait_until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))


def children(pid: int) -> list[int]:
    listed = sorted(Path(f"/proc/{pid}/task").glob("*/children"))
    if not listed:
        pytest.skip("this system does not tell who started whom")
    return [int(child) for thread in listed for child in thread.read_text(encoding="ascii").split()]


def wait_until(there: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < until
        time.sleep(0.05)


# --- what it says about itself ------------------------------------------------------------------------------------------


def test_the_log_tells_what_happens_and_no_secrets(sqlite: str) -> None:
    secrets: list[str] = []

    async def run(server: Running) -> None:
        async with guest(server) as anna, guest(server) as ben:
            id = await anna.open("dominion", 2)
            invite = (await anna.table(id))["invite"]
            secrets.extend([anna.token, ben.token, invite, "Annamaria"])
            secrets.append(await anna.sit(id, 0, "Annamaria"))
            await ben.ask("GET", f"/api/invites/{invite}")
            secrets.append(await ben.sit(id, 1, "Ben", invite))
            await anna.start(id)
            async with anna.player(id, 0) as player:
                with pytest.raises(Refusal):
                    await player.send(type="move", move_id="1", ask="x", picks=["Annamaria"])
            with pytest.raises(Refusal):
                await ben.ask("GET", "/api/tables/nowhere?invite=Annamaria")
        secrets.extend(json.loads(entry)["secret"] for entry in log_of(sqlite, id) if "secret" in entry)

    with running(sqlite, "--log-json", "--log-level", "debug") as server:
        happens(run(server))
        assert server.end() == 0
        written = server.written()
    lines = [json.loads(line) for line in written.splitlines()]
    assert {"time", "level", "event"} <= set.intersection(*(set(line) for line in lines))
    assert [line["event"] for line in lines if line["level"] == "info"] == ["ready", "going down", "gone"]
    requests = [(line["method"], line["route"], line["status"]) for line in lines if line["event"] == "request"]
    assert ("GET", "/api/invites/{invite}", 200) in requests
    assert ("GET", "/api/tables/{id}", 404) in requests
    assert len(secrets) == 7
    assert [secret for secret in secrets if secret in written] == []


def test_metrics_count_what_happens(sqlite: str) -> None:
    async def run(server: Running) -> None:
        async with guest(server) as anna:
            id = await started(anna)
            async with anna.player(id, 0) as player:
                made = await player.play_on(random.Random(1), 10)
                with pytest.raises(Refusal):
                    await player.do("rematch", how="same")
                shown = metrics(server.http)
            assert shown["signoria_sockets"] == 1
            assert shown["signoria_tables{status=playing}"] == 1
            assert shown["signoria_tables{status=over}"] == 0
            assert shown["signoria_moves_total{game=dominion}"] >= made
            assert shown["signoria_bot_seconds_count{bot=random}"] >= 1
            assert shown["signoria_commit_seconds_count"] <= shown["signoria_commit_jobs_total"]
            assert shown["signoria_refusals_total{code=not_over}"] == 1
            assert shown["process_resident_memory_bytes"] > 0

    with running(sqlite) as server:
        happens(run(server))
        assert httpx.get(f"{server.http}/api/health", timeout=PATIENCE).json()["tables"] == {"playing": 1}


def metrics(address: str) -> dict[str, float]:
    text = httpx.get(f"{address}/metrics", timeout=PATIENCE).raise_for_status().text
    return {
        sample.name
        + (f"{{{','.join(f'{k}={v}' for k, v in sample.labels.items())}}}" if sample.labels else ""): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


@pytest.mark.parametrize(("options", "status"), [([], 404), (["--public-metrics"], 200)])
def test_metrics_are_for_this_machine_unless_all_may_see_them(sqlite: str, options: list[str], status: int) -> None:
    with running(sqlite, *options) as server:
        assert httpx.get(f"{server.http}/metrics", timeout=PATIENCE).status_code == 200
        through_the_proxy = {"X-Forwarded-For": "203.0.113.7"}
        assert httpx.get(f"{server.http}/metrics", headers=through_the_proxy, timeout=PATIENCE).status_code == status


def test_nobody_but_the_proxy_is_believed_where_a_request_comes_from(sqlite: str) -> None:
    with running(sqlite, "--proxy", "203.0.113.1") as server:
        forged = {"X-Forwarded-For": "203.0.113.7"}
        assert httpx.get(f"{server.http}/metrics", headers=forged, timeout=PATIENCE).status_code == 200, (
            "it comes from this machine"
        )


def test_behind_a_proxy_it_lives_under_a_path_and_knows_who_asks(sqlite: str) -> None:
    """The proxy may pass the path on as it is or take its first part away."""

    async def run(server: Running) -> None:
        assert server.http.endswith("/games")
        bare = server.http.removesuffix("/games")
        for address in (server.http, bare):
            answer = httpx.post(f"{address}/api/guests", headers={"X-Forwarded-Proto": "https"}, timeout=PATIENCE)
            assert answer.status_code == 201
            assert "path=/games" in answer.headers["set-cookie"].lower()
            assert "; secure" in answer.headers["set-cookie"].lower()
        async with guest(server) as anna:
            id = await started(anna)
            for ws in (server.ws, server.ws.removesuffix("/games")):
                async with Player(ws, id, 0, bearer=anna.token) as player:
                    await player.asked()

    with running(sqlite, "--base-path", "games/", "--secure-cookies") as server:
        happens(run(server))


# --- keeping and forgetting ---------------------------------------------------------------------------------------------


@asynccontextmanager
async def hall_of(database: str) -> AsyncIterator[TableRegistry]:
    """All tables of a database, without a network."""
    engine = open_engine(database)
    upgrade(engine)
    store = Store(engine)
    registry = TableRegistry(store, Settings(database=database))
    try:
        yield registry
    finally:
        registry.close()
        store.close()


class SomebodyThere:
    """A socket that nobody reads."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.busy = False

    def send(self, data: bytes) -> None:
        pass

    def end(self) -> None:
        pass


async def tables_of_every_status(registry: TableRegistry) -> dict[str, str]:
    """A table's id by its status."""
    ids: dict[str, str] = {}
    for status in (OPEN, PLAYING, OVER):
        row = await registry.open(Opened("dominion", 2, {}, host="anna"))
        ids[status] = row.id
        live = await registry.table(row.id)
        if status != OPEN:
            await live.do(lambda table: table.decide_sit(0, "anna", "Anna", "token"))
            await live.do(lambda table: table.decide_sit(1, "ben", "Ben", "token"))
            await registry.start(row.id, "anna")
        if status == OVER:
            await live.do(lambda table: table.decide_concede(0))
    return ids


async def statuses(registry: TableRegistry) -> dict[str, str]:
    return {row.id: row.status for status in STATUSES for row in await registry.store.with_status(status)}


async def let_pass(registry: TableRegistry, time: timedelta) -> None:
    """Make everything that is kept older."""
    by = int(time.total_seconds() * 1000)

    def age(connection: Connection) -> None:
        connection.execute(update(schema.tables).values(touched=schema.tables.c.touched - by))
        connection.execute(update(schema.guests).values(seen=schema.guests.c.seen - by))

    await registry.store.write(age)


MOMENT = timedelta(minutes=1)


def test_what_is_abandoned_is_closed_and_later_deleted(database: str) -> None:
    async def run() -> None:
        async with hall_of(database) as registry:
            ids = await tables_of_every_status(registry)
            waiting, playing, over = ids[OPEN], ids[PLAYING], ids[OVER]
            await registry.store.add_guest("anna", "token of anna")
            await registry.store.add_guest("passer-by", "token")

            await let_pass(registry, registry.settings.open_for - MOMENT)
            await registry.tidy()
            assert await statuses(registry) == {waiting: OPEN, playing: PLAYING, over: OVER}
            await let_pass(registry, 2 * MOMENT)
            await registry.tidy()
            assert await statuses(registry) == {waiting: CLOSED, playing: PLAYING, over: OVER}

            await let_pass(registry, registry.settings.idle_for)
            await registry.tidy()
            assert set((await statuses(registry)).values()) == {CLOSED}
            assert json.loads((await registry.store.entries(playing))[-1]) == {"type": "closed", "why": "abandoned"}

            await let_pass(registry, registry.settings.keep_for - MOMENT)
            await registry.tidy()
            assert set(await statuses(registry)) == {playing, over}  # the other one was closed a month before them
            await let_pass(registry, 2 * MOMENT)
            await registry.tidy()
            assert await statuses(registry) == {}
            assert await registry.store.entries(playing) == []
            assert await registry.store.guest_with("token of anna") is None
            assert registry.live == {}

    happens(run())


def test_nothing_is_closed_while_somebody_is_there(sqlite: str) -> None:
    async def run() -> None:
        async with hall_of(sqlite) as registry:
            ids = await tables_of_every_status(registry)
            there = SomebodyThere(1)
            (await registry.table(ids[PLAYING])).join(there)
            await let_pass(registry, registry.settings.idle_for + MOMENT)
            await registry.tidy()
            assert (await statuses(registry))[ids[PLAYING]] == PLAYING
            assert list(registry.live) == [ids[PLAYING]]  # what nobody looks at is not in memory
            (await registry.table(ids[PLAYING])).leave(there)
            await registry.tidy()
            assert (await statuses(registry))[ids[PLAYING]] == CLOSED

    happens(run())


def test_a_guest_who_wants_to_be_forgotten_is(database: str) -> None:
    """The others play on, against a bot; no name, no word and no token of Anna's is left."""
    told: list[str] = []

    async def play(house: House) -> tuple[str, str]:
        async with guest(house) as anna, guest(house) as ben:
            id = await anna.open("dominion", 3)
            invite = (await anna.table(id))["invite"]
            seat = await anna.sit(id, 0, "Annamaria")
            await ben.sit(id, 1, "Ben", invite)
            await anna.seat_bot(id, 2)
            await anna.start(id)
            own = await anna.open("intrigo", 3)
            await anna.sit(own, 1, "Annamaria")
            me = await house_guest(house, anna)
            told.extend(["Annamaria", "my address is", me, tokens.kept(anna.token), tokens.kept(seat)])
            async with anna.player(id, 0) as hers, ben.player(id, 1) as his:
                await hers.do("say", text="my address is 12 Palace Road")
                await ben_hears(his)
                assert found(house.settings.database, told) == told
                await anna.ask("DELETE", "/api/me")
                with pytest.raises(Refusal):
                    await anna.ask("GET", "/api/me/tables")
                await his.play_on(random.Random(1), 10)
            return id, ben.token

    async def play_on(house: House, id: str, token: str) -> None:
        async with Player(house.ws, id, 1, bearer=token) as his:
            assert [seat["name"] for seat in his.table["seats"]] == ["…", "Ben", ""]
            assert [line["text"] for line in his.chat] == ["…"]
            await his.play_on(random.Random(1))
            assert his.table["status"] == "over"

    with open_house(Settings(database=database, limits=BUSY)) as house:
        id, token = happens(play(house))
    assert found(database, told) == []
    with open_house(Settings(database=database, limits=BUSY)) as house:
        happens(play_on(house, id, token))


def test_whoever_is_forgotten_is_forgotten_whenever_the_database_fails(sqlite: str) -> None:
    async def run() -> None:
        async with hall_of(sqlite) as registry:
            write = registry.store.write
            for works_for in range(8):
                anna = f"anna {works_for}"
                row = await registry.open(Opened("dominion", 2, {}, anna))
                live = await registry.table(row.id)
                await live.do(lambda table, anna=anna: table.decide_sit(0, anna, "Annamaria", "token"))  # type: ignore[misc]
                for n in range(3):
                    await live.do(lambda table, n=n: table.decide_say(0, f"my address is {n} Palace Road", f"{n}"))  # type: ignore[misc]
                left = itertools.count(works_for, -1)

                async def fails(job: Callable[[Connection], Any], left: Iterator[int] = left) -> Any:
                    if next(left) <= 0:
                        raise Unknown
                    return await write(job)

                registry.store.write = fails  # type: ignore[method-assign]  # a method for a method
                with suppress(Unknown):
                    await registry.forget(anna)
                registry.store.write = write  # type: ignore[method-assign]  # as it was
                await registry.forget(anna)  # "continues where it stopped"

    happens(run())
    assert found(sqlite, ["Annamaria", "my address is"]) == []


async def house_guest(house: House, someone: Guest) -> str:
    return str(await house.registry.store.guest_with(tokens.kept(someone.token)))


async def ben_hears(ben: Player) -> None:
    await ben.until(lambda: bool(ben.chat))


def found(database: str, words: list[str]) -> list[str]:
    """Those that stand anywhere in the database."""
    engine = open_engine(database)
    with engine.connect() as connection:
        rows = [str(row) for table in schema.metadata.sorted_tables for row in connection.execute(select(table))]
    engine.dispose()
    return [word for word in words if any(word in row for row in rows)]


def test_games_go_on_after_a_restart_where_a_bot_is_to_move(database: str) -> None:
    """Nobody has to come for that. Tables without a bot wait until somebody does."""

    async def leave_the_bot_to_move() -> str:
        async with hall_of(database) as registry:
            await tables_of_every_status(registry)
            await let_pass(registry, 2 * MOMENT)
            while True:
                row = await registry.open(Opened("dominion", 2, {}, host="anna"))
                live = await registry.table(row.id)
                await live.do(lambda table: table.decide_sit(1, "anna", "Anna", "token"))
                await live.do(lambda table: table.decide_bot(0, "anna", "random"))
                await registry.start(row.id, "anna")
                if live.table.bots_asked():  # else chance has it that Anna begins
                    for task in live.thinking.values():
                        task.cancel()
                    return row.id
                await live.close("test")

    async def wait(id: str) -> None:
        async with hall_of(database) as registry:
            before = len(await registry.store.entries(id))
            assert await registry.wake() == 1
            assert set(registry.live) == {id}
            while (await registry.table(id)).table.asked() != [1]:
                await asyncio.sleep(0.05)
            assert len(await registry.store.entries(id)) > before

    id = happens(leave_the_bot_to_move())
    happens(wait(id))


def test_a_database_that_is_away_for_a_while_stops_nobody_for_good(cluster: Cluster) -> None:
    """What was asked for meanwhile is refused; nothing is half done."""

    async def run(house: House) -> None:
        async with guest(house) as anna:
            id = await started(anna)
            async with anna.player(id, 0) as player:
                await player.play_on(random.Random(1), 3)
                cluster.stop()
                with pytest.raises((Refusal, AssertionError)):
                    await player.play_on(random.Random(2), 3)
                with pytest.raises(Refusal) as refused:
                    await anna.ask("GET", "/api/me/tables")
                assert (refused.value.status, refused.value.code) == (503, "going_down")
            cluster.start()
            async with anna.player(id, 0) as player:
                await player.play_on(random.Random(3), 3)

    with open_house(Settings(database=cluster.new_database(), limits=BUSY)) as house:
        happens(run(house))


def test_the_load_that_a_server_bears_can_be_measured() -> None:
    few = ["--tables", "4", "--with-bot", "1", "--bot", "random", "--rate", "20", "--seconds", "1", "--warm-up", "0"]
    command = [sys.executable, "-m", "benchmarks.server_load", *few, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE * 2, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout), done.stderr
