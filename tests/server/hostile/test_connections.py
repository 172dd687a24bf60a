"""Connections that send nothing, half of something or too much are closed, and whoever really asks is heard."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import socket
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from signoria.server import memory
from signoria.server.descriptors import RESERVED, Shares, raise_limit, share_out
from signoria.server.settings import Limits, Settings
from tests.server.house import BUSY, PATIENCE, House, at_a_house
from tests.server.people import company, guest
from tests.server.running import running
from tests.server.test_lobby import refused

HALF = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Le"
SLOW = replace(BUSY, head_seconds=0.5, body_seconds=0.5, idle_seconds=1)


async def raw(house: House, data: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = house.host.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(data)
    return reader, writer


async def answer_to(house: House, data: bytes) -> bytes:
    """Everything that is answered before the server hangs up."""
    reader, writer = await raw(house, data)
    answer = b""
    with contextlib.suppress(ConnectionError):
        answer = await asyncio.wait_for(reader.read(), 20)
    writer.close()
    return answer


@at_a_house(Settings(limits=SLOW))
@pytest.mark.filterwarnings("ignore::ResourceWarning")
async def test_half_a_request_is_not_waited_for(house: House) -> None:
    for begun in (b"", b"\r\n\r\n", b"G", HALF):
        assert (await answer_to(house, begun)).startswith(b"HTTP/1.1 408") or not begun
    body = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf"
    await answer_to(house, body)
    after = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n\r\n"  # and then nothing but an empty line
    assert (await answer_to(house, after)).startswith(b"HTTP/1.1 200")


@at_a_house(Settings(limits=BUSY))
async def test_a_head_without_end_is_cut_off(house: House) -> None:
    long = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"
    lines = b"".join(b"X-%d: %s\r\n" % (number, b"y" * 1000) for number in range(40))
    assert (await answer_to(house, long + lines)).startswith(b"HTTP/1.1 431")
    assert (await answer_to(house, long + lines + b"\r\n")).startswith(b"HTTP/1.1 431")
    assert (await answer_to(house, b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\n\r\n")).startswith(b"HTTP/1.1 431")


@at_a_house(Settings(limits=replace(SLOW, body_seconds=3, idle_seconds=3)))
async def test_the_body_of_a_request_that_was_answered_early_is_read_over(house: House) -> None:
    size = 300_000
    refused = b"POST /api/nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % size
    reader, writer = await raw(house, refused)
    assert (await reader.readuntil(b"\r\n")).startswith(b"HTTP/1.1 40")
    await asyncio.sleep(0.3)  # until all of it is answered
    for _ in range(size // 10_000):
        writer.write(b"x" * 10_000)
        await writer.drain()
    writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
    rest = await asyncio.wait_for(reader.read(), 20)
    assert b"HTTP/1.1 200" in rest and b"HTTP/1.1 4" not in rest, "the next request gets its own answer"
    writer.close()
    begun = time.monotonic()
    await answer_to(house, refused)
    await answer_to(house, refused + b"x" * 1000)
    assert time.monotonic() - begun < 20, "what does not come is not waited for"


@at_a_house(Settings(limits=SLOW))
async def test_a_body_without_end_is_not_read_over(house: House) -> None:
    _, writer = await raw(house, b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n")
    sent = 0
    with contextlib.suppress(ConnectionError):
        while sent < 50_000_000:
            writer.write(b"x" * 100_000)
            await writer.drain()
            sent += 100_000
            await asyncio.sleep(0)
    assert sent < 50_000_000
    writer.close()


@at_a_house(Settings(limits=replace(BUSY, connections=40)))
async def test_half_sent_requests_keep_nobody_out(house: House) -> None:
    held = [await raw(house, HALF) for _ in range(200)]
    async with company(house) as table, httpx.AsyncClient(base_url=house.http, timeout=PATIENCE) as client:
        for _ in range(20):
            assert (await client.get("/api/games")).status_code == 200
        metrics = (await client.get("/metrics")).text
        assert table.players[0].view
    found = re.search(r'signoria_limits_total\{limit="connections"\} (\S+)', metrics)
    assert found is not None and float(found[1]) >= 100
    for _, writer in held:
        writer.close()


@at_a_house(Settings(limits=replace(BUSY, connections_per_address=10), trusted_proxies="192.0.2.1"))
async def test_one_address_has_only_so_many_connections(house: House) -> None:
    held = [await raw(house, HALF) for _ in range(10)]
    await asyncio.sleep(0.2)
    assert await answer_to(house, b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n") == b""
    for _, writer in held:
        writer.close()
    answer = b""
    while not answer:  # until it has noticed that they are closed; not for longer than a test may last
        answer = await answer_to(house, b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 200")


@at_a_house(Settings(limits=replace(BUSY, connections_per_address=10)))
async def test_the_connections_of_a_proxy_are_everybodys(house: House) -> None:
    held = [await raw(house, HALF) for _ in range(30)]
    async with httpx.AsyncClient(base_url=house.http, timeout=PATIENCE) as client:
        assert (await client.get("/api/games")).status_code == 200
    for _, writer in held:
        writer.close()


# --- descriptors, memory, tables ------------------------------------------------------------------------------------------


def test_descriptors_are_shared_out_and_it_is_said_if_there_are_few(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "signoria.server"):
        assert share_out(65_536, Limits()) == Shares(Limits.sockets, Limits.connections)
        assert not caplog.records
        few = share_out(1_024, Limits())
    assert few.sockets + few.connections + RESERVED == 1_024 and few.connections > 200
    assert caplog.records[0].__dict__["descriptors"] == 1_024


def test_the_limit_of_open_files_is_raised_as_far_as_it_can_be() -> None:
    program = (
        "import resource; hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1];"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, min(hard, 2048) if hard > 0 else 2048));"
        "from signoria.server.descriptors import raise_limit;"
        "print(raise_limit(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.split() == ["2048", "2048"]
    assert raise_limit() >= 256


def test_a_server_with_few_descriptors_says_so_and_stays_there(sqlite: str) -> None:
    with running(sqlite, files=(256, 400)) as server:
        host, _, port = server.http.removeprefix("http://").partition(":")
        held = []
        for _ in range(500):
            one = socket.create_connection((host, int(port)), timeout=10)
            one.sendall(HALF)
            held.append(one)
        assert httpx.get(f"{server.http}/api/games", timeout=20).status_code == 200
        for one in held:
            one.close()
        log = server.written()
        assert "few file descriptors" in log and log.count("a limit was reached (limit=connections") == 1
        assert "Traceback" not in log


@at_a_house(Settings(limits=replace(BUSY, tables=3)))
async def test_there_are_only_so_many_tables_in_all(house: House) -> None:
    async with guest(house) as anna, guest(house) as bela:
        for somebody in (anna, bela, anna):
            await somebody.open()
        await refused("too_many", bela.open())


@at_a_house(Settings(limits=replace(BUSY, tables_from="3/minute")))
async def test_one_address_opens_only_so_many_tables_whoever_asks(house: House) -> None:
    for _ in range(3):
        async with guest(house) as somebody:
            await somebody.open()
    async with guest(house) as another:
        await refused("too_fast", another.open())


@at_a_house(Settings(limits=replace(BUSY, memory_bytes=1)))
async def test_where_memory_is_short_nothing_new_is_begun(house: House) -> None:
    if not memory.taken():
        pytest.skip("this system does not say how much memory is taken")
    async with guest(house) as anna:
        await refused("too_many", anna.open())
        await refused("too_many", anna.ask("POST", "/api/replays", json={"record": "{}"}))
        assert (await anna.ask("GET", "/api/games"))[0]["game"]


# --- what is written about it -------------------------------------------------------------------------------------------

GARBAGE = [
    b"\xff\xfe\x00",
    b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/tables/%ff%fe HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    b"GET /api/games?x=%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    b"GET /api/games HTTP/1.1\r\nHost: \xff\r\nCookie: \xff\xfe=\xff\r\nConnection: close\r\n\r\n",
    b"GET /api/games HTTP/1.1\r\nHost: x\r\nAccept-Language: \xff\r\nAuthorization: Bearer \xff\r\nConnection: close\r\n\r\n",
    b'POST /api/me/claim HTTP/1.1\r\nHost: x\r\nContent-Length: 13\r\nConnection: close\r\n\r\n{"code":"\xff"}',
    b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf",
    b'POST /api/me/claim HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"code',
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
    b"GET /api/tables/%ff/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
]
FRAMES = [
    b"\x81\x82\x00\x00\x00\x00\xff\xfe",  # text that is no UTF-8
    b"\x81\x85\x00\x00\x00\x00he",  # half a frame
    b"\x88\x80\x00\x00\x00\x00",  # a close without a code
    b"\x88\x82\x00\x00\x00\x00\x00\x01",  # with a code that there is not
    b"\xff\xff\xff\xff",
    b"\x89\xfe\xff\xff",
    b"",
]


def test_garbage_and_early_hang_ups_write_no_tracebacks(sqlite: str, tmp_path: Path) -> None:
    with running(sqlite) as server:
        host, _, port = server.http.removeprefix("http://").partition(":")
        open_socket = (
            b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        for data in [*GARBAGE, *(open_socket + frame for frame in FRAMES)]:
            for patient in (False, True):
                with socket.create_connection((host, int(port)), timeout=10) as one:
                    one.sendall(data)
                    if patient:
                        one.settimeout(0.5)
                        with contextlib.suppress(OSError):
                            while one.recv(4096):
                                pass
                    else:
                        one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
        assert httpx.get(f"{server.http}/api/games", timeout=20).status_code == 200
        server.end()
        log = server.written()
    assert "Traceback" not in log and "Exception" not in log, log
