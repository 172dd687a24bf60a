"""What the server bears: `python -m benchmarks.server_load`.

A server of its own, in a process of its own, is given many tables of four, with a socket for each seat; this process makes moves at a
steady pace, whether the last ones have been answered or not, and looks how long each takes from being sent to being
acknowledged, which is after it has been written to the disk. Then the server is started again, and all come back.

Both processes share the machine, and this one needs about as much of it as a quarter of the server does; everything is measured
on the server's side of the machine's load, so run it where nothing else happens.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from signoria import compiled
from signoria.server.listening import listen
from signoria.server.run import run
from signoria.server.settings import Limits, Settings

SEATS = 4
AT_ONCE = 16  # requests, while tables are opened
TICK = os.sysconf("SC_CLK_TCK")
WIDE = Limits(
    sockets_per_guest=100,
    sockets_per_address=20_000,
    sockets=20_000,
    messages="1000/second",
    messages_from="100000/second",
    requests="100000/second",
    new_sockets="100000/second",
    new_guests="100000/second",
    new_tables="100000/second",
    tables_from="100000/second",
    connections_per_address=5_000,
    new_records="100000/second",
    new_reviews="100000/second",
)
WANTED = {"p99 ms": 50.0, "at rest MB": 120.0, "restart s": 3.0}


# --- the server ---------------------------------------------------------------------------------------------------------


def serve(database: str, workers: int) -> None:
    """Runs in a process of its own."""
    with listen("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        settings = Settings(database=database, limits=WIDE, bot_workers=workers)
        run(settings, listener, lambda: print(f"http://127.0.0.1:{port}", flush=True))


class Server:
    """The server's process, seen from outside."""

    def __init__(self, database: str, workers: int) -> None:
        self.begun = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.server_load", "--serve", database, "--bot-workers", str(workers)],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.http = self.process.stdout.readline().strip()
        self.ws = self.http.replace("http", "ws", 1)
        assert self.http, "the server did not start"
        self.listening_after = time.perf_counter() - self.begun

    def megabytes(self) -> float:
        for line in Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        raise AssertionError("no VmRSS")

    def cpu(self) -> float:
        """Seconds of processor time, its own and the system's on its behalf; bots are other processes."""
        return cpu_of(self.process.pid)

    def bots_cpu(self) -> float:
        return sum(cpu_of(pid) for pid in self.children())

    def children(self) -> list[int]:
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [int(pid) for thread in threads for pid in thread.read_text(encoding="ascii").split()]

    def stop(self) -> float:
        begun = time.perf_counter()
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(60) == 0
        assert self.process.stdout is not None
        self.process.stdout.close()
        return time.perf_counter() - begun


def cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def cpu_of_all() -> float:
    """Seconds that all processors together were not idle."""
    ticks = [int(n) for n in Path("/proc/stat").read_text(encoding="ascii").splitlines()[0].split()[1:9]]
    return (sum(ticks) - ticks[3] - ticks[4]) / TICK


# --- the players --------------------------------------------------------------------------------------------------------


class Option(msgspec.Struct):
    pick: str


class Ask(msgspec.Struct):
    id: str
    least: int
    most: int
    options: list[Option]
    stop: str = ""


class Message(msgspec.Struct):
    """What we need of any message; the rest is passed over."""

    type: str
    ask: Ask | str | None = None  # of what was peeked at only the name
    move_id: str = ""
    code: str = ""
    options: list[Option] = []
    stop: str = ""


read = msgspec.json.Decoder(Message).decode


class Load:
    """All tables, and what is measured."""

    def __init__(self, compress: bool) -> None:
        self.compress = compress
        self.chance = random.Random("load")
        self.tables: list[TableClient] = []
        self.ready: deque[Seat] = deque()
        self.sent = 0
        self.times: list[float] = []
        self.rejected: dict[str, int] = {}
        self.received = 0
        self.bytes = 0


class TableClient:
    def __init__(self, id: str, token: str, people: int) -> None:
        self.id = id
        self.token = token
        self.people = people
        self.seats: list[Seat] = []


class Seat:
    """One socket. A question that comes is put into the row of those that wait to be answered."""

    def __init__(self, load: Load, socket: ClientConnection) -> None:
        self.load = load
        self.socket = socket
        self.ask: Ask | None = None
        self.answered = ""
        self.peeking: asyncio.Future[Message] | None = None
        self.waiting: dict[str, float] = {}
        self.first = asyncio.Event()
        self.reader = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for data in self.socket:
                self.load.received += 1
                self.load.bytes += len(data)
                self.take(read(data))

    def take(self, message: Message) -> None:
        load = self.load
        if message.type == "state":
            self.first.set()
            known = self.ask.id if self.ask is not None else ""
            assert not isinstance(message.ask, str)
            self.ask = message.ask
            if message.ask is not None and message.ask.id not in (known, self.answered):
                load.ready.append(self)
        elif message.type == "ack":
            load.times.append(time.perf_counter() - self.waiting.pop(message.move_id))
        elif message.type == "peeked" and self.peeking is not None:
            self.peeking.set_result(message)
        elif message.type == "reject":
            load.rejected[message.code] = load.rejected.get(message.code, 0) + 1
            self.waiting.pop(message.move_id, None)
            if self.peeking is not None:
                self.peeking.cancel()

    async def move(self) -> None:
        """Answer at random: any legal move."""
        ask = self.ask
        if ask is None or ask.id == self.answered:
            return
        self.answered = ask.id
        picks = await self.picks(ask)
        id = str(self.load.sent)
        self.load.sent += 1
        self.waiting[id] = time.perf_counter()
        await self.socket.send(json.dumps({"type": "move", "ask": ask.id, "move_id": id, "picks": picks}))

    async def picks(self, ask: Ask) -> list[str]:
        picks: list[str] = []
        options, stop = ask.options, ask.stop
        while options:
            option = self.load.chance.choice(options).pick
            if option == stop:
                break
            picks.append(option)
            if len(picks) >= ask.most:
                break
            self.peeking = asyncio.get_running_loop().create_future()
            await self.socket.send(json.dumps({"type": "peek", "ask": ask.id, "picks": picks}))
            peeked = await self.peeking
            self.peeking = None
            options, stop = peeked.options, peeked.stop
        return picks


async def open_tables(server: Server, load: Load, count: int, with_bot: int, bot: str) -> None:
    """Tables of four, each of a guest who owns all seats, or all but one where a bot plays."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def open_one(http: httpx.AsyncClient, number: int) -> None:
        async with gate:
            token = (await ask(http, "POST", "/api/guests", ""))["token"]
            id = (await ask(http, "POST", "/api/tables", token, {"game": "dominion", "seats": SEATS}))["id"]
            people = SEATS - 1 if number < with_bot else SEATS
            for seat in range(people):
                await ask(http, "POST", f"/api/tables/{id}/seats/{seat}", token, {"name": f"Seat {seat}"})
            if people < SEATS:
                await ask(http, "PUT", f"/api/tables/{id}/seats/{people}/bot", token, {"bot": bot})
            await ask(http, "POST", f"/api/tables/{id}/start", token)
            load.tables.append(TableClient(id, token, people))

    origin = {"Origin": server.http}  # the client keeps cookies, so it has to say where it is from
    async with httpx.AsyncClient(base_url=server.http, timeout=120, headers=origin) as http:
        await asyncio.gather(*(open_one(http, number) for number in range(count)))


async def ask(http: httpx.AsyncClient, method: str, path: str, token: str, data: object = None) -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = (await http.request(method, path, headers=headers, json=data)).raise_for_status()
    http.cookies.clear()
    got: dict[str, Any] = answer.json() if answer.content else {}
    return got


async def sit_down(server: Server, load: Load, seats: Iterable[tuple[TableClient, int]]) -> list[Seat]:
    gate = asyncio.Semaphore(AT_ONCE)

    async def sit(table: TableClient, number: int) -> Seat:
        async with gate:
            socket = await connect(
                f"{server.ws}/api/tables/{table.id}/socket",
                additional_headers={"Authorization": f"Bearer {table.token}"},
                compression="deflate" if load.compress else None,
                max_size=2**24,
                open_timeout=120,
                ping_interval=None,
                proxy=None,
            )
            seat = Seat(load, socket)
            await socket.send(json.dumps({"type": "hello", "seat": number}))
            await seat.first.wait()
        table.seats.append(seat)
        return seat

    return list(await asyncio.gather(*(sit(table, number) for table, number in seats)))


async def play(load: Load, per_second: float, seconds: float) -> float:
    """Make moves at a steady pace; how much later than planned the last one was, which is this process's own fault."""
    loop = asyncio.get_running_loop()
    begun = loop.time()
    moves: set[asyncio.Task[None]] = set()
    due = 0
    while (passed := loop.time() - begun) < seconds:
        while due < passed * per_second:
            due += 1
            if load.ready:
                # Any of those that wait, so that no table is always first.
                load.ready.rotate(-load.chance.randrange(min(len(load.ready), 32)))
                task = asyncio.create_task(load.ready.popleft().move())
                moves.add(task)
                task.add_done_callback(moves.discard)
        await asyncio.sleep(0.002)
    late = loop.time() - begun - seconds
    await asyncio.sleep(1)
    return late


# --- measuring ----------------------------------------------------------------------------------------------------------


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000


async def measure(options: argparse.Namespace, database: str) -> dict[str, object]:
    found: dict[str, object] = {
        "install": "compiled" if compiled() else "plain",
        "tables": options.tables,
        "with a bot": options.with_bot,
        "asked for moves/s": options.rate,
        "compressed": options.compress,
    }
    server = Server(database, options.bot_workers)
    load = Load(options.compress)
    try:
        await asyncio.sleep(1)
        found["at rest MB"] = server.megabytes()
        begun = time.perf_counter()
        await open_tables(server, load, options.tables, options.with_bot, options.bot)
        found["opening s"] = time.perf_counter() - begun
        begun = time.perf_counter()
        await sit_down(server, load, [(table, n) for table in load.tables for n in range(table.people)])
        found["sockets"] = sum(len(table.seats) for table in load.tables)
        found["sitting down s"] = time.perf_counter() - begun
        await asyncio.sleep(1)
        found["seated MB"] = server.megabytes()
        found |= await under_load(server, load, options)
        found["stopping s"] = await asyncio.to_thread(server.stop)
    finally:
        server.process.kill()
    return found | await restarted(options, database, load)


async def under_load(server: Server, load: Load, options: argparse.Namespace) -> dict[str, object]:
    if options.warm_up:
        await play(load, options.rate, options.warm_up)
    load.times.clear()
    gc.collect()
    gc.disable()
    received, size = load.received, load.bytes
    cpu, bots, everything = server.cpu(), server.bots_cpu(), cpu_of_all()
    begun, sent = time.perf_counter(), load.sent
    own = resource.getrusage(resource.RUSAGE_SELF)
    late = await play(load, options.rate, options.seconds)
    passed = time.perf_counter() - begun - 1
    used, bots, everything = server.cpu() - cpu, server.bots_cpu() - bots, cpu_of_all() - everything
    mine = resource.getrusage(resource.RUSAGE_SELF)
    client = mine.ru_utime + mine.ru_stime - own.ru_utime - own.ru_stime
    gc.enable()
    made = len(load.times)
    return {
        "moves": made,
        "moves/s": made / passed,
        "unanswered": load.sent - sent - made - sum(load.rejected.values()),
        "rejected": load.rejected,
        "p50 ms": percentile(load.times, 0.5),
        "p90 ms": percentile(load.times, 0.9),
        "p99 ms": percentile(load.times, 0.99),
        "worst ms": max(load.times) * 1000,
        "mean ms": statistics.mean(load.times) * 1000,
        "messages/s": (load.received - received) / passed,
        "kB/message": (load.bytes - size) / (load.received - received) / 1000,
        "server cpu ms/move": used / made * 1000,
        "server cpu share": used / passed,
        "bots cpu share": bots / passed,
        "client cpu share": client / passed,
        "others cpu share": (everything - used - bots - client)
        / passed,  # else the figures are those of a busy machine
        "client late ms": late * 1000,
        "loaded MB": server.megabytes(),
    }


async def restarted(options: argparse.Namespace, database: str, load: Load) -> dict[str, object]:
    """From the start of the process until a table can be played at, and until all can."""
    server = Server(database, options.bot_workers)
    try:
        for table in load.tables:
            table.seats.clear()
        await sit_down(server, load, [(load.tables[-1], 0)])
        first = time.perf_counter() - server.begun
        await sit_down(server, load, [(table, 0) for table in load.tables[:-1]])
        return {
            "listening s": server.listening_after,
            "restart s": first,
            "restart, all tables s": time.perf_counter() - server.begun,
            "restarted MB": server.megabytes(),
        }
    finally:
        server.process.kill()
        server.process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server_load", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--with-bot", type=int, default=50, help="at how many of them a bot has the last seat")
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--bot-workers", type=int, default=1)
    parser.add_argument("--rate", type=float, default=500.0, help="moves a second, of people")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--warm-up", type=float, default=5.0)
    parser.add_argument("--compress", action="store_true", help="as browsers do")
    parser.add_argument("--database", default="", help="a URL; else SQLite in a temporary folder")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", default="", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.serve, options.bot_workers)
        return
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # the server inherits it
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(options, options.database or f"sqlite:///{folder}/load.db"))
    if options.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        wanted = f"   (wanted: < {WANTED[name]:g})" if name in WANTED else ""
        print(f"{name:24} {value:.2f}{wanted}" if isinstance(value, float) else f"{name:24} {value}")


if __name__ == "__main__":
    main()
