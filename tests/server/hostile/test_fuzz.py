"""Requests and messages made from their schemas, nearly right and by chance, for as long as one likes to wait.

FUZZ_SECONDS says how long, FUZZ_SEED what chance it is. A failure names the seed and what was sent last.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from signoria.server import memory
from signoria.server.refusal import STATUS
from signoria.server.settings import Settings
from tests.server.hostile.schemas import Fuzzer
from tests.server.hostile.test_bounds import ENDPOINTS, MESSAGE_SCHEMAS, MESSAGES, SCHEMAS, Endpoint
from tests.server.hostile.test_connections import FRAMES, GARBAGE
from tests.server.house import BUSY, House, open_house
from tests.server.people import Company, Player, company, guest

SECONDS = float(os.environ.get("FUZZ_SECONDS", "30"))
LONG = float(os.environ.get("FUZZ_SECONDS", "1800"))
SEED = os.environ.get("FUZZ_SEED", "signoria")
AT_ONCE = 10.0  # seconds, on a machine where much else is going on
MOST_GROWTH = 400 * 1024**2  # bytes: tables, replays and what the client itself takes in this process
WORDS = [
    "dominion",
    "intrigo",
    "ask",
    "free",
    "never",
    "easy",
    "random",
    "base1",
    "base2",
    "intrigue1",
    "moat",
    "village",
    "moat@base2",
    "first_game",
    "en",
    "ru",
    "reveal",
    "buy",
    "same",
    "rotated",
    "new",
    "Anna",
    "stop",
    "end_turn",
    "all_treasures",
    "copper",
    "contarini",
    "contarini_1",
    "village,attack<=2",
]


class Complaints(logging.Handler):
    """What the server writes about itself that it should not have to."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(logging.Formatter().format(record))


@contextlib.contextmanager
def listening() -> Iterator[Complaints]:
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)
    try:
        yield complaints
    finally:
        logging.getLogger().removeHandler(complaints)


@dataclass
class Attack:
    """One hostile client, and what it has seen."""

    house: House
    chance: random.Random
    client: httpx.AsyncClient
    words: list[str]
    seen: Counter[str] = field(default_factory=Counter)
    last: str = ""
    slowest: float = 0.0

    @property
    def fuzzer(self) -> Fuzzer:
        return Fuzzer(MESSAGE_SCHEMAS, self.chance, self.words)

    async def become_a_guest(self) -> None:
        self.client.headers.pop("Authorization", None)
        self.client.cookies.clear()
        token = (await self.client.post("/api/guests")).json()["token"]
        self.client.cookies.clear()
        self.client.headers["Authorization"] = f"Bearer {token}"

    async def timed(self, what: str, doing: Callable[[], Any]) -> Any:
        self.last = what[:3000]
        begun = time.perf_counter()
        found = await asyncio.wait_for(doing(), 4 * AT_ONCE)
        took = time.perf_counter() - begun
        self.slowest = max(self.slowest, took)
        assert took < AT_ONCE, f"{took:.1f} s"
        return found

    # --- requests -------------------------------------------------------------------------------------------------------

    async def request(self) -> None:
        chance = self.chance
        endpoint = chance.choice(ENDPOINTS)
        fuzzer = Fuzzer(SCHEMAS, chance, self.words)
        path, query = self.address(endpoint, fuzzer)
        body = endpoint.body()
        content: bytes | None = None
        if body is not None or chance.random() < 0.05:
            content = json.dumps(fuzzer.data(body or {})).encode()[:1_000_000]
            if chance.random() < 0.05:
                content = content[: chance.randrange(len(content) + 1)] + chance.randbytes(chance.randrange(3))
        answer = await self.timed(
            f"{endpoint.method} {path} {query} {content!r}",
            lambda: self.client.request(endpoint.method, path, params=query, content=content),
        )
        assert answer.status_code < 500, answer.text[:500]
        self.seen[f"{answer.status_code // 100}xx"] += 1
        if answer.status_code == 431:  # two fields of an address may be too long together
            assert len(str(answer.request.url)) > self.house.settings.limits.head_bytes - 1_000
        elif answer.status_code >= 400:
            problem = answer.json()
            assert problem["code"] in STATUS and problem["text"]
            assert not any(word in answer.text for word in ("Traceback", "site-packages"))
        elif str(endpoint) == "POST /api/tables":
            self.words += [answer.json()["id"], answer.json()["invite"]]
        elif str(endpoint) == "DELETE /api/me" or chance.random() < 0.02:
            await self.become_a_guest()

    def address(self, endpoint: Endpoint, fuzzer: Fuzzer) -> tuple[str, dict[str, str]]:
        path, query = endpoint.path, {}
        for parameter in endpoint.parameters():
            value = str(fuzzer.data(parameter["schema"])).encode(errors="replace").decode()[:20_000]
            if parameter["in"] == "path":
                path = path.replace("{" + parameter["name"] + "}", quote(value, safe="") or "x")
            elif parameter.get("required") or self.chance.random() < 0.5:
                query[parameter["name"]] = value
        return path, query

    # --- sockets --------------------------------------------------------------------------------------------------------

    async def message(self, player: Player) -> None:
        fuzzer = Fuzzer(MESSAGE_SCHEMAS, self.chance, [*self.words, player.ask["id"] if player.ask else "x"])
        name = self.chance.choice([one for one in MESSAGES if one != "concede" or self.chance.random() < 0.02])
        data = fuzzer.data(MESSAGES[name])
        text = json.dumps({**data, "type": name} if isinstance(data, dict) else data)
        assert player.connection is not None
        if len(text) > self.house.settings.limits.message_bytes:
            return
        connection = player.connection

        async def answered() -> Any:
            await connection.send(text)
            await player.until(lambda: not player.answers.empty())
            return player.answers.get_nowait()

        answer = await self.timed(text, answered)
        assert answer.get("code") not in ("failed", "going_down"), answer
        self.seen[answer["type"]] += 1

    async def newcomer(self, table: str) -> None:
        """A socket that begins anyhow and hangs up anywhere."""
        self.last = "a newcomer"
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, ConnectionError, TimeoutError):
            async with connect(f"{self.house.ws}/api/tables/{table}/socket", proxy=None, close_timeout=1) as socket:
                for _ in range(self.chance.randrange(4)):
                    data = self.fuzzer.data(MESSAGES["hello"])
                    await socket.send(json.dumps(data) if self.chance.random() < 0.8 else self.chance.randbytes(9))
                if self.chance.random() < 0.5:
                    socket.transport.abort()
        self.seen["newcomer"] += 1

    async def garbage(self) -> None:
        """Bytes that are no request, or half of one, and a hang-up."""
        host, _, port = self.house.host.partition(":")
        data = self.chance.choice(GARBAGE) + self.chance.choice([b"", *FRAMES])
        cut = data[: self.chance.randrange(len(data) + 1)]
        self.last = repr(cut)
        with contextlib.suppress(ConnectionError):
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(cut)
            await asyncio.sleep(self.chance.choice((0, 0.01)))
            writer.transport.abort()
        self.seen["garbage"] += 1


async def play_calmly(calm: Company, chance: random.Random) -> None:
    """Others play on meanwhile, and wait for nothing."""
    begun = time.perf_counter()
    await calm.play_on(chance, most=4)
    assert time.perf_counter() - begun < 2 * AT_ONCE


async def one_round(attack: Attack, calm: Company, until: float) -> None:
    async with company(attack.house, attack.chance.choice(("dominion", "intrigo")), 3) as victims:
        attack.words = [*WORDS, victims.id]
        for number in range(200):
            if time.monotonic() > until:
                break
            what = attack.chance.random()
            if what < 0.45:
                await attack.request()
            elif what < 0.9:
                await attack.message(attack.chance.choice(victims.players))
            elif what < 0.95:
                await attack.newcomer(attack.chance.choice((victims.id, "nowhere")))
            else:
                await attack.garbage()
            if number % 40 == 39:
                await play_calmly(calm, attack.chance)


async def fuzz(house: House, seconds: float) -> Attack:
    until = time.monotonic() + seconds
    async with httpx.AsyncClient(base_url=house.http, timeout=60) as client, guest(house):
        attack = Attack(house, random.Random(SEED), client, list(WORDS))
        try:
            while time.monotonic() < until:
                await attack.become_a_guest()
                async with company(house) as calm:
                    await one_round(attack, calm, until)
        except BaseException as error:
            error.add_note(f"seed {SEED!r}, after {dict(attack.seen)}, last: {attack.last}")
            raise
    return attack


def run(seconds: float) -> None:
    before = memory.taken()
    with listening() as complaints, open_house(Settings(limits=BUSY)) as house:
        attack = asyncio.run(fuzz(house, seconds))
    print(f"{seconds:.0f} s: {dict(attack.seen)}, the slowest {attack.slowest:.2f} s")  # noqa: T201  # for whoever runs it
    assert not complaints.found, complaints.found[0]
    assert {"2xx", "4xx", "ack", "reject", "newcomer", "garbage"} <= set(attack.seen)
    assert memory.taken() - before < MOST_GROWTH


def test_nothing_that_nearly_fits_breaks_the_server() -> None:
    run(SECONDS)


@pytest.mark.soak
def test_nothing_that_nearly_fits_breaks_the_server_in_the_long_run() -> None:
    run(LONG)
