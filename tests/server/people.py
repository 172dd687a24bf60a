"""People of tests: they talk to a server as any client would, and look whether what they are told hangs together."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import AsyncIterator, Callable
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
NAMES = ("Anna", "Béla", "Cili", "Dóra")


class Reachable(Protocol):
    """A server, wherever it runs."""

    @property
    def http(self) -> str: ...

    @property
    def ws(self) -> str: ...


class Refusal(Exception):
    """The server said no."""

    def __init__(self, answer: Message, status: int = 0) -> None:
        super().__init__(answer)
        self.code: str = answer["code"]
        self.status = status
        self.answer = answer


class LineDead(AssertionError):
    """Nothing more comes, and we were waiting for something."""


class Guest:
    """Somebody with a token: what one does in the lobby."""

    def __init__(self, house: Reachable, client: httpx.AsyncClient, token: str) -> None:
        self.house = house
        self.client = client
        self.token = token

    async def ask(self, method: str, path: str, **more: Any) -> Any:
        answer = await self.client.request(method, path, **more)
        if answer.status_code >= 400:
            raise Refusal(answer.json(), answer.status_code)
        return answer.json() if answer.content else None

    async def open(self, game: str = "dominion", seats: int = 2, **wishes: Any) -> str:
        table = await self.ask("POST", "/api/tables", json={"game": game, "seats": seats, **wishes})
        return str(table["id"])

    async def table(self, id: str) -> Message:
        return dict(await self.ask("GET", f"/api/tables/{id}"))

    async def sit(self, id: str, seat: int, name: str = "Anna", invite: str = "") -> str:
        answer = await self.ask(
            "POST", f"/api/tables/{id}/seats/{seat}", json={"name": name}, params={"invite": invite}
        )
        return str(answer["token"])

    async def stand(self, id: str, seat: int) -> None:
        await self.ask("DELETE", f"/api/tables/{id}/seats/{seat}")

    async def seat_bot(self, id: str, seat: int, bot: str = "random") -> None:
        await self.ask("PUT", f"/api/tables/{id}/seats/{seat}/bot", json={"bot": bot})

    async def start(self, id: str) -> None:
        await self.ask("POST", f"/api/tables/{id}/start")

    async def record(self, id: str, game: int = 0) -> str:
        answer = await self.client.get(f"/api/tables/{id}/record", params={"game": game})
        if answer.status_code >= 400:
            raise Refusal(answer.json(), answer.status_code)
        return answer.text

    def player(self, id: str, seat: int, token: str = "") -> Player:
        return Player(self.house.ws, id, seat, bearer=self.token, token=token)


@contextlib.asynccontextmanager
async def guest(house: Reachable) -> AsyncIterator[Guest]:
    # Nothing is encrypted here, and to read the certificates of the world takes longer than all that most guests do.
    async with httpx.AsyncClient(base_url=house.http, timeout=30, verify=False) as client:
        answer = (await client.post("/api/guests")).raise_for_status().json()
        client.cookies.clear()
        client.headers["Authorization"] = f"Bearer {answer['token']}"
        yield Guest(house, client, answer["token"])


class Player:
    """One seat on one device. It keeps what it was told and may come and go."""

    def __init__(self, ws: str, table: str, seat: int, bearer: str = "", token: str = "") -> None:
        self.address = f"{ws}/api/tables/{table}/socket"
        self.seat = seat
        self.bearer = bearer
        self.token = token
        self.epoch = ""
        self.seq = 0
        self.state: Message = {}
        self.log: list[Message] = []
        self.chat: list[Message] = []
        self.raw: list[bytes] = []  # all that was sent to us, in order
        self.answers: asyncio.Queue[Message] = asyncio.Queue()
        self.bye: Message | None = None
        self.numbers = itertools.count(1)
        self.resuming = False
        self.changed = asyncio.Event()
        self.connection: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    # --- coming and going -------------------------------------------------------------------------------------------------

    async def __aenter__(self) -> Player:
        await self.come()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.go()

    async def come(self) -> Message:
        """Connect; the welcome. Refusal if we are sent away."""
        headers = {"Authorization": f"Bearer {self.bearer}"} if self.bearer else {}
        self.connection = await connect(self.address, additional_headers=headers, max_size=2**24, proxy=None)
        hello = {"type": "hello", "seat": self.seat, "epoch": self.epoch, "seq": self.seq, "token": self.token}
        with contextlib.suppress(ConnectionClosed):  # we may be sent away before we have said a word
            await self.connection.send(json.dumps(hello))
        first = json.loads(await self.connection.recv())
        if first["type"] == "bye":
            await self.connection.close()
            raise Refusal(first)
        assert first["type"] == "welcome" and first["seat"] == self.seat
        if first["epoch"] != self.epoch:
            self.epoch, self.seq, self.log, self.chat, self.state = first["epoch"], 0, [], [], {}
        self.resuming = True
        self._reading = asyncio.create_task(self._read(self.connection))
        if not self.state:
            await self.until(lambda: bool(self.state))
        return dict(first)

    async def go(self) -> None:
        if self.connection is not None:
            await self.connection.close()
        if self._reading is not None:
            await self._reading

    async def hang_up(self) -> None:
        """Be sure that nothing more comes over the old line."""
        if self.connection is not None:
            self.connection.transport.abort()
        if self._reading is not None:
            await self._reading

    def cut(self) -> None:
        """The line breaks, without a word."""
        assert self.connection is not None
        self.connection.transport.abort()

    async def _read(self, connection: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for data in connection:
                raw = data.encode() if isinstance(data, str) else data
                self.raw.append(raw)
                self.take(json.loads(raw))

    def take(self, message: Message) -> None:
        if message["type"] in ("state", "said"):
            assert message["seq"] > self.seq, "something came twice"
            assert self.resuming or message["seq"] == self.seq + 1, "something is missing"
            self.seq = message["seq"]
        if message["type"] == "state":
            assert message["log_from"] <= len(self.log), "lines of the log are missing"
            self.log[message["log_from"] :] = message["log"]
            self.state = message
        elif message["type"] == "said":
            self.chat.append(message)
        elif message["type"] == "bye":
            self.bye = message
        else:
            self.answers.put_nowait(message)
        self.changed.set()

    # --- asking -----------------------------------------------------------------------------------------------------------

    async def until(self, there: Callable[[], bool]) -> None:
        """Wait until what we were told is so."""
        while not there():
            self.check_line()
            assert self._reading is not None
            self.changed.clear()
            waiting = asyncio.create_task(self.changed.wait())
            await asyncio.wait([waiting, self._reading], return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()

    def check_line(self) -> None:
        """LineDead if nothing more will come."""
        if self._reading is None or self._reading.done():
            if self._reading is not None:
                self._reading.result()  # what we were told may have been wrong
            raise LineDead("the line is dead")

    async def send(self, **message: Any) -> Message:
        """Send something and wait for the answer; Refusal if it is rejected."""
        assert self.connection is not None
        await self.connection.send(json.dumps(message))
        return await self.answer()

    async def answer(self) -> Message:
        await self.until(lambda: not self.answers.empty())
        self.resuming = False  # what was missed came before this
        answer = self.answers.get_nowait()
        if answer["type"] == "reject":
            raise Refusal(answer)
        return answer

    async def do(self, what: str, **more: Any) -> str:
        """A request with a new id; the id."""
        id = f"{what}-{next(self.numbers)}"
        answer = await self.send(type=what, move_id=id, **more)
        assert answer == {"type": "ack", "move_id": id}
        return id

    # --- what we see ------------------------------------------------------------------------------------------------------

    @property
    def table(self) -> Message:
        return dict(self.state["table"])

    @property
    def ask(self) -> Message | None:
        ask: Message | None = self.state["ask"]
        return ask

    @property
    def view(self) -> Message:
        return dict(self.state["view"])

    # --- playing ----------------------------------------------------------------------------------------------------------

    async def asked(self) -> Message:
        """Wait for a question."""
        await self.until(lambda: self.ask is not None)
        assert self.ask is not None
        return self.ask

    async def move(self, *picks: str) -> str:
        """Answer the present question."""
        assert self.ask is not None, "nothing is asked"
        return await self.do("move", ask=self.ask["id"], picks=list(picks))

    async def any_picks(self, chance: random.Random) -> list[str]:
        """Some whole answer to the present question."""
        ask = self.ask
        assert ask is not None
        picks: list[str] = []
        options, stop = [option["pick"] for option in ask["options"]], ask.get("stop", "")
        while options:
            option = chance.choice(options)
            if option == stop:
                break
            picks.append(option)
            if len(picks) >= ask["most"]:
                break
            peeked = await self.send(type="peek", ask=ask["id"], picks=picks)
            options, stop = [option["pick"] for option in peeked["options"]], peeked["stop"]
        return picks

    async def play_on(self, chance: random.Random, most: int = 10_000) -> int:
        """Answer at random until the game is over or so many moves are made; how many were."""
        made = 0
        while made < most:
            await self.until(lambda: self.ask is not None or self.table["status"] != "playing")
            if self.table["status"] != "playing":
                break
            await self.move(*await self.any_picks(chance))
            made += 1
        return made


class Company:
    """People at a table, each with a device."""

    def __init__(self, id: str, guests: list[Guest], players: list[Player]) -> None:
        self.id = id
        self.guests = guests
        self.players = players

    async def asked(self) -> Player:
        """Whoever is asked now."""
        player = await self.asked_or_over()
        assert player is not None, "the game is over"
        return player

    async def asked_or_over(self) -> Player | None:
        """Whoever is asked next; nobody if a bot's move ends the game."""
        while True:
            for player in self.players:
                if player.ask is not None:
                    return player
            if any(player.table["status"] != "playing" for player in self.players):
                return None
            for player in self.players:
                player.changed.clear()
            await asyncio.wait(
                [asyncio.ensure_future(player.changed.wait()) for player in self.players],
                return_when=asyncio.FIRST_COMPLETED,
            )

    async def told(self) -> None:
        """Wait until everyone has been told everything so far."""
        for player in self.players:
            await player.send(type="ping")

    async def play_on(self, chance: random.Random, most: int = 10_000) -> int:
        """Everyone answers at random; how many moves were made."""
        made = 0
        await self.told()
        while made < most and self.players[0].table["status"] == "playing":
            player = await self.asked_or_over()
            if player is None:
                await self.told()
                break
            await player.move(*await player.any_picks(chance))
            await self.told()
            made += 1
        return made


@contextlib.asynccontextmanager
async def company(
    house: Reachable,
    game: str = "dominion",
    seats: int = 2,
    bots: int = 0,
    bot: str = "random",
    pause: bool = False,
    **more: Any,
) -> AsyncIterator[Company]:
    """A game that has begun: so many seats, the last of them bots', each of the others a guest's of its own."""
    async with contextlib.AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(guest(house)) for _ in range(seats - bots)]
        id = await guests[0].open(game, seats, pause=pause, **more)
        invite = (await guests[0].table(id))["invite"]
        for seat, one in enumerate(guests):
            await one.sit(id, seat, NAMES[seat], invite)
        for seat in range(seats - bots, seats):
            await guests[0].seat_bot(id, seat, bot)
        await guests[0].start(id)
        players = [await stack.enter_async_context(one.player(id, seat)) for seat, one in enumerate(guests)]
        there = Company(id, guests, players)
        await there.told()
        yield there
