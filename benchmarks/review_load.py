"""What reviews cost those who play: `python -m benchmarks.review_load`.

The tables of `benchmarks.server_load` are played at a steady pace. So many people each watch a review of their own grow, but only in every
third stretch of time: in between they look away, and the processes in which reviews grow stand still. In one of the two other kinds of
stretches, nothing else happens. In the other one, a program that has nothing to do with the server works at the lowest priority, as reviews
do: what that costs is the machine's doing. So all three have the same server and the same tables, and share what the machine does
by the minute. Each of these people has played a game of easy bots on from its last decision and given it up, so the review is of a game of the
server and is kept in its database. Reported is how long moves took, and the ratios of the p99. Run it where nothing else happens.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import re
import resource
import signal
import sqlite3
import statistics
import tempfile
import time
from contextlib import closing, suppress
from itertools import chain
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import connect

from benchmarks.planted import game, say
from benchmarks.server_load import TICK, Load, Server, ask, cpu_of, open_tables, percentile, play, sit_down
from signoria import compiled
from signoria.lang import languages

LOOK_AGAIN = 1.5  # seconds, as the page does
BESIDE = 0.5  # seconds more for every other review
AT_ONCE = 4  # who bring their games: a server lets only so many of one address wait
PROGRESS = re.compile(rb'"version":(\d+),"progress":(null|\{"share":([0-9.]+),"beside":(\d+))')
SETTLE = 1.0  # seconds after a change that don't count
DRAWS = 1000
CALM = 0.1  # of a core
LOOK, LOOK_AWAY, LEAVE = "look", "look away", "leave"
NOTHING, PROGRAM, REVIEWS = "nothing", "program", "reviews"  # what there is beside the moves


class Brought(NamedTuple):
    """A game to bring, and where to play on in it."""

    record: str
    step: int
    seat: int

    @classmethod
    def new(cls, seed: str) -> Brought:
        record = game("easy", seed)
        history = record.replay().history
        assert history is not None
        return cls(record.to_json(), len(history.moves) - 1, int(history.moves[-1].seat))


class Crowd:
    """People who each watch the review of another game grow."""

    def __init__(self, http: str, ws: str, games: list[Brought]) -> None:
        self.http = http
        self.ws = ws
        self.games = games
        self.shares = [0.0] * len(games)  # how far each review is
        self.told = 0  # reviews that came with new figures
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.looking = asyncio.Event()

    async def watch(self, line: Connection) -> None:
        """Says when all reviews have their first graph, looks and looks away as it is told, and says in the end how far they came."""
        seen = [asyncio.Event() for _ in self.games]
        there = asyncio.gather(*(event.wait() for event in seen))
        watching = asyncio.gather(*(self._watch(number, event) for number, event in enumerate(seen)))
        self.looking.set()
        await _first(there, watching)
        word = "" if watching.done() else "all are there"
        while word != LEAVE and not watching.done():
            line.send((self.shares, self.told))
            heard = asyncio.ensure_future(asyncio.to_thread(line.recv))
            await _first(heard, watching)
            word = heard.result() if heard.done() else LEAVE
            if word == LOOK:
                self.looking.set()
            else:
                self.looking.clear()
        if watching.done():
            watching.result()  # raises what went wrong for one of them
        line.send((self.shares, self.told))
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await watching

    async def _watch(self, number: int, seen: asyncio.Event) -> None:
        language = languages()[number % len(languages())]
        headers = {"Origin": self.http, "Accept-Language": language}
        async with httpx.AsyncClient(base_url=self.http, timeout=120, headers=headers) as http:
            async with self.gate:
                token = (await ask(http, "POST", "/api/guests", ""))["token"]
                path = f"/api/tables/{await self._finish(http, token, self.games[number])}/review"
                await ask(http, "POST", path, token)
            http.headers["Authorization"] = f"Bearer {token}"
            version, pause = 0, 0.0
            while True:
                if not self.looking.is_set():
                    await self.looking.wait()
                    await asyncio.sleep(random.uniform(0, pause))  # people don't look in step with each other
                answer = (await http.get(path, params={"since": version})).raise_for_status().content
                found = PROGRESS.search(answer)
                assert found is not None
                self.told += int(found[1]) != version
                version = int(found[1])
                self.shares[number] = 1.0 if found[2] == b"null" else float(found[3])
                if version:
                    seen.set()
                pause = LOOK_AGAIN + (BESIDE * int(found[4] or 0) if version else 0)
                await asyncio.sleep(pause)

    async def _finish(self, http: httpx.AsyncClient, token: str, brought: Brought) -> str:
        """Play a game on and give it up at once; the table where that was."""
        opened = await ask(http, "POST", "/api/replays", token, {"record": brought.record})
        wanted = {"of": "record", "id": opened["id"], "step": brought.step, "seat": brought.seat, "name": "Anna"}
        table = str((await ask(http, "POST", "/api/branches", token, wanted))["table"])
        async with connect(
            f"{self.ws}/api/tables/{table}/socket",
            additional_headers={"Authorization": f"Bearer {token}"},
            max_size=2**24,
            proxy=None,
        ) as socket:
            for message in ({"type": "hello", "seat": brought.seat}, {"type": "concede", "move_id": "1"}):
                await socket.send(json.dumps(message))
            async for answer in socket:
                if json.loads(answer)["type"] == "ack":
                    break
        return table


class Stretch(NamedTuple):
    """How long the moves took in a stretch of time, and how much of a core the host took."""

    times: list[float]
    stolen: float


class Watchers:
    """The crowd in a process of its own: what it does with its answers must not delay those who move."""

    def __init__(self, server: Server, games: list[Brought]) -> None:
        context = get_context("spawn")
        self.server = server
        self.line, far = context.Pipe()
        self.process = context.Process(target=_watch, args=(far, server.http, server.ws, games), daemon=True)
        self.process.start()
        far.close()

    async def come(self) -> None:
        """Returns when all reviews have their first graph."""
        await asyncio.to_thread(self.line.recv)

    async def look(self, word: str) -> tuple[list[float], int]:
        """Look, look away, or leave; how far each review has come, and how often one was told."""
        for pid in reviewers(self.server):
            os.kill(pid, signal.SIGSTOP if word == LOOK_AWAY else signal.SIGCONT)
        self.line.send(word)
        found: tuple[list[float], int] = await asyncio.to_thread(self.line.recv)
        return found


class Idler:
    """A program that works whenever no other wants the processor."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.process = context.Process(target=_idle, daemon=True)
        self.process.start()

    def work(self, works: bool) -> None:
        assert self.process.pid is not None
        os.kill(self.process.pid, signal.SIGCONT if works else signal.SIGSTOP)

    def leave(self) -> None:
        self.process.kill()  # it may stand still, and wouldn't hear anything else
        self.process.join()


def _idle() -> None:
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    while True:
        sum(range(10_000))


def reviewers(server: Server) -> list[int]:
    """The server's processes in which reviews grow: those that work only when nobody else does."""
    return [pid for pid in server.children() if os.sched_getscheduler(pid) == os.SCHED_IDLE]


async def _first(*futures: asyncio.Future[Any]) -> None:
    await asyncio.wait(futures, return_when=asyncio.FIRST_COMPLETED)


def _watch(line: Connection, http: str, ws: str, games: list[Brought]) -> None:
    asyncio.run(Crowd(http, ws, games).watch(line))


def kept_in(path: str) -> tuple[int, int, float]:
    """How many reviews are in the database, how many of them finished, and their kB on average."""
    with closing(sqlite3.connect(path)) as database:
        kept, finished, size = database.execute(
            "SELECT count(*), sum(finished), avg(length(data)) FROM reviews"
        ).fetchone()
    return kept, finished or 0, (size or 0.0) / 1000


async def measure(options: argparse.Namespace, games: list[Brought]) -> None:
    """One server, its tables, and stretches of time without and with reviews in turn."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/load.db", options.bot_workers)
        load = Load(compress=False)
        try:
            await open_tables(server, load, options.tables, options.with_bot, options.bot)
            await sit_down(server, load, [(table, n) for table in load.tables for n in range(table.people)])
            watchers, idler = Watchers(server, games), Idler()
            idler.work(False)
            await watchers.come()
            await play(load, options.rate, options.warm_up)
            gc.collect()
            gc.disable()
            stretches: dict[str, list[Stretch]] = {NOTHING: [], PROGRAM: [], REVIEWS: []}
            for number in range(3 * options.rounds):
                kind = (NOTHING, PROGRAM, REVIEWS, REVIEWS, PROGRAM, NOTHING)[number % 6]
                await watchers.look(LOOK if kind == REVIEWS else LOOK_AWAY)
                idler.work(kind == PROGRAM)
                await play(load, options.rate, SETTLE)
                load.times.clear()
                used, reviewed, stolen, begun = server.cpu(), cpu_of_reviews(server), steal(), time.perf_counter()
                await play(load, options.rate, options.seconds)
                passed = time.perf_counter() - begun
                stretches[kind].append(Stretch(list(load.times), (steal() - stolen) / passed))
                say(
                    f"{number + 1:3} {kind:7} {shown(load.times)}, the server has {(server.cpu() - used) / passed:.0%} of a core, "
                    f"reviews {(cpu_of_reviews(server) - reviewed) / passed:.0%}, the host took {stretches[kind][-1].stolen:.0%}"
                )
            idler.leave()
            shares, told = await watchers.look(LEAVE)
            await asyncio.to_thread(server.stop)
        finally:
            server.process.kill()
            server.process.wait()
        kept, finished, size = kept_in(f"{folder}/load.db")
        say(
            f"reviews at {min(shares):.0%} to {max(shares):.0%}, {sum(share >= 1 for share in shares)} finished, told {told} times; "
            f"{kept} kept, {finished} of them finished, {size:.1f} kB each"
        )
    compare(stretches, float("inf"))
    compare(stretches, CALM)


def cpu_of_reviews(server: Server) -> float:
    return sum(cpu_of(pid) for pid in reviewers(server))


def steal() -> float:
    """Seconds that the host of this machine has given to others while a processor had something to do."""
    return int(Path("/proc/stat").read_text(encoding="ascii").split()[8]) / TICK


def compare(stretches: dict[str, list[Stretch]], most: float) -> None:
    """Stretches in which the host took so much at most: moves together, each p99, and how far chance alone would move their ratios."""
    kinds = {name: [one.times for one in kind if one.stolen <= most] for name, kind in stretches.items()}
    if not all(kinds.values()):
        return
    say("all stretches:" if most > 1 else f"stretches in which the host took {most:.0%} of a core at most:")
    for name, kind in kinds.items():
        each = ", ".join(f"{p99:.0f}" for p99 in sorted(percentile(times, 0.99) for times in kind))
        say(f"  {name}: {shown(list(chain(*kind)))}; p99 of the stretches: {each}")
    for one, other in ((PROGRAM, NOTHING), (REVIEWS, NOTHING), (REVIEWS, PROGRAM)):
        chance = random.Random("stretches")
        drawn = sorted(
            ratio(*[chance.choices(kinds[name], k=len(kinds[name])) for name in (other, one)]) for _ in range(DRAWS)
        )
        say(
            f"  median p99, {one} / {other}: {ratio(kinds[other], kinds[one]):.3f} "
            f"({drawn[DRAWS // 40]:.3f} to {drawn[-DRAWS // 40]:.3f}, 95% by drawing stretches)"
        )


def ratio(without: list[list[float]], with_them: list[list[float]]) -> float:
    medians = [statistics.median(percentile(times, 0.99) for times in kind) for kind in (with_them, without)]
    return medians[0] / medians[1]


def shown(times: list[float]) -> str:
    return f"{len(times)} moves, p50 {percentile(times, 0.5):.1f} ms, p99 {percentile(times, 0.99):.1f} ms, worst {max(times) * 1000:.0f} ms"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.review_load", description=__doc__)
    parser.add_argument("--reviews", type=int, default=20, help="at once; a server allows 20 of one address")
    parser.add_argument("--rounds", type=int, default=10, help="a stretch of each kind")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--with-bot", type=int, default=50, help="at how many of them a bot has the last seat")
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--bot-workers", type=int, default=1)
    parser.add_argument("--rate", type=float, default=120.0, help="moves a second, of people")
    parser.add_argument("--seconds", type=float, default=10.0, help="for a stretch")
    parser.add_argument("--warm-up", type=float, default=5.0)
    options = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # the server inherits it
    say(f"{'compiled' if compiled() else 'plain'}, {options.tables} tables, {options.rate:g} moves/s")
    games = [Brought.new(f"review load {number}") for number in range(options.reviews)]
    asyncio.run(measure(options, games))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
