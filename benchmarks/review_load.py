"""What reviews cost those who play: `python -m benchmarks.review_load`.

The tables of `benchmarks.server_load` are played at a steady pace, in turn without and with so many people who watch a review of
their own grow. Each has played a game of easy bots on from its last decision and given it up, so the review is of a game of the
server and is kept in its database. Every time it is a new server. Reported is how long moves took, and the ratio of the p99 with
reviews to the one without. Run it where nothing else happens.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import resource
import sqlite3
import statistics
import tempfile
from contextlib import closing, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import connect

from benchmarks.planted import game, say
from benchmarks.server_load import Load, Server, ask, open_tables, sit_down, under_load
from signoria import compiled
from signoria.lang import languages

LOOK_AGAIN = 1.5  # seconds, as the page does
BESIDE = 0.3  # seconds more for every other review
AT_ONCE = 4  # who bring their games: a server lets only so many of one address wait
PROGRESS = re.compile(rb'"version":(\d+),"progress":(null|\{"share":([0-9.]+),"beside":(\d+))')
SHOWN = ("moves", "p50 ms", "p99 ms", "worst ms", "server cpu share", "bots cpu share", "others cpu share")


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

    async def watch(self, line: Connection) -> None:
        """Says when all reviews have their first graph, and, once it is told to leave, how far they came."""
        looking = [asyncio.Event() for _ in self.games]
        there = asyncio.gather(*(event.wait() for event in looking))
        watching = asyncio.gather(*(self._watch(number, event) for number, event in enumerate(looking)))
        await _first(there, watching)
        if not watching.done():
            line.send("all are there")
            await _first(asyncio.ensure_future(asyncio.to_thread(line.recv)), watching)
        if watching.done():
            watching.result()  # raises what went wrong for one of them
        line.send((self.shares, self.told))
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await watching

    async def _watch(self, number: int, looking: asyncio.Event) -> None:
        language = languages()[number % len(languages())]
        headers = {"Origin": self.http, "Accept-Language": language}
        async with httpx.AsyncClient(base_url=self.http, timeout=120, headers=headers) as http:
            async with self.gate:
                token = (await ask(http, "POST", "/api/guests", ""))["token"]
                path = f"/api/tables/{await self._finish(http, token, self.games[number])}/review"
                await ask(http, "POST", path, token)
            http.headers["Authorization"] = f"Bearer {token}"
            version = 0
            while True:
                answer = (await http.get(path, params={"since": version})).raise_for_status().content
                found = PROGRESS.search(answer)
                assert found is not None
                self.told += int(found[1]) != version
                version = int(found[1])
                self.shares[number] = 1.0 if found[2] == b"null" else float(found[3])
                if version:
                    looking.set()
                await asyncio.sleep(LOOK_AGAIN + (BESIDE * int(found[4] or 0) if version else 0))

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


class Watchers:
    """The crowd in a process of its own: what it does with its answers must not delay those who move."""

    def __init__(self, server: Server, games: list[Brought]) -> None:
        context = get_context("spawn")
        self.line, far = context.Pipe()
        self.process = context.Process(target=_watch, args=(far, server.http, server.ws, games), daemon=True)
        self.process.start()
        far.close()

    async def come(self) -> None:
        """Returns when all reviews have their first graph."""
        await asyncio.to_thread(self.line.recv)

    async def leave(self) -> tuple[list[float], int]:
        """How far each review came, and how often one was told."""
        self.line.send("leave")
        found: tuple[list[float], int] = await asyncio.to_thread(self.line.recv)
        return found


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


async def measure(options: argparse.Namespace, games: list[Brought]) -> dict[str, object]:
    """One server, its tables and, if there are games, their reviews."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/load.db", options.bot_workers)
        load = Load(compress=False)
        try:
            await open_tables(server, load, options.tables, options.with_bot, options.bot)
            await sit_down(server, load, [(table, n) for table in load.tables for n in range(table.people)])
            watchers = Watchers(server, games) if games else None
            if watchers is not None:
                await watchers.come()
            found = await under_load(server, load, options)
            shares, told = await watchers.leave() if watchers is not None else ([], 0)
            await asyncio.to_thread(server.stop)
        finally:
            server.process.kill()
            server.process.wait()
        kept = kept_in(f"{folder}/load.db")
    return found | {"shares": shares, "told": told, "kept": kept}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.review_load", description=__doc__)
    parser.add_argument("--reviews", type=int, default=20, help="at once; a server allows 20 of one address")
    parser.add_argument("--rounds", type=int, default=4, help="each without and with reviews")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--with-bot", type=int, default=50, help="at how many of them a bot has the last seat")
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--bot-workers", type=int, default=1)
    parser.add_argument("--rate", type=float, default=300.0, help="moves a second, of people")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--warm-up", type=float, default=5.0)
    options = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # the server inherits it
    say(f"{'compiled' if compiled() else 'plain'}, {options.tables} tables, {options.rate:g} moves/s")
    games = [Brought.new(f"review load {number}") for number in range(options.reviews)]
    ratios = []
    for number in range(options.rounds):
        pair = {}
        for reviews in (0, len(games)) if number % 2 == 0 else (len(games), 0):
            found = asyncio.run(measure(options, games[:reviews]))
            pair[reviews > 0] = found
            say(f"{reviews:3} reviews: " + ", ".join(shown(name, found[name]) for name in SHOWN))
            if reviews:
                shares, kept = found["shares"], found["kept"]
                assert isinstance(shares, list) and isinstance(kept, tuple)
                done = sum(share >= 1 for share in shares)
                say(
                    f"    reviews at {min(shares):.0%} to {max(shares):.0%}, {done} finished, told {found['told']} times; "
                    f"{kept[0]} kept, {kept[1]} of them finished, {kept[2]:.1f} kB each"
                )
        ratios.append(ratio(pair[True]["p99 ms"], pair[False]["p99 ms"]))
        say(f"  round {number + 1}: p99 with reviews / without: {ratios[-1]:.3f}")
    say(
        f"p99 with / without: median {statistics.median(ratios):.3f}, {min(ratios):.3f} to {max(ratios):.3f}, n = {len(ratios)}"
    )
    return 0


def ratio(one: object, other: object) -> float:
    assert isinstance(one, float) and isinstance(other, float)
    return one / other


def shown(name: str, value: object) -> str:
    return f"{name} {value:.2f}" if isinstance(value, float) else f"{name} {value}"


if __name__ == "__main__":
    raise SystemExit(main())
