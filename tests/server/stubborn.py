"""Players who come back whenever the line breaks, send again what was not answered, and remember what was acknowledged."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.people import Guest, LineDead, Message, Player, Reachable, Refusal, guest
from tests.server.wire import Wire, wire

NOT_NOW = (
    "stale_question",
    "not_asked",
    "already_answered",
    "not_playing",
    "not_over",
    "no_proposal",
    "already_proposed",
    "no_undo",
    "too_fast",
)
LOOK_EVERY = 0.02  # seconds
BROKEN = (LineDead, ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


class Stubborn:
    """One seat that is played on through everything."""

    def __init__(self, player: Player, seed: str, line: Wire | None = None) -> None:
        self.player = player
        self.line = line  # the one that can be cut
        self.chance = random.Random(seed)
        self.numbers = itertools.count(1)
        self.acknowledged: list[str] = []  # ids of moves, in order
        self.rejected: list[str] = []  # ids of requests that the server said were not kept
        self.said: list[str] = []
        self.returns: list[float] = []  # seconds, since there is a line again, until everything is known again
        self.progress = 0

    async def return_(self) -> None:
        begun = time.perf_counter()
        while True:
            await self.player.hang_up()
            try:
                async with asyncio.timeout(20):
                    await self.player.come()
                    await self._settle()
            except (*BROKEN, Refusal) as error:
                if isinstance(error, Refusal) and not error.answer.get("again"):
                    raise
                await asyncio.sleep(0.02)
            else:
                mended = self.line.mended_at if self.line is not None else 0.0
                self.returns.append(time.perf_counter() - max(begun, mended))
                return

    async def _settle(self) -> None:
        """Throw away answers to what was sent over the old line; what matters is sent again."""
        while not self.player.answers.empty():
            self.player.answers.get_nowait()
        await self.player.send(type="ping")

    async def insist(self, what: str, **more: Any) -> bool:
        """Send a request until it is answered; whether it was acknowledged."""
        id = f"{self.player.seat}-{next(self.numbers)}"
        while True:
            try:
                answer = await self.player.send(type=what, move_id=id, **more)
                assert answer == {"type": "ack", "move_id": id}
                self.progress += 1
                if what == "move":
                    self.acknowledged.append(id)
                elif what == "say":
                    self.said.append(id)
                return True
            except Refusal as refusal:
                if refusal.code == "going_down":  # nobody knows: the same again
                    await asyncio.sleep(0.02)
                    continue
                if refusal.code not in NOT_NOW:
                    raise
                self.rejected.append(id)
                return False
            except BROKEN:
                await self.return_()

    async def play(self, stop: asyncio.Event) -> None:
        """Do what is to be done, until told to stop."""
        while not stop.is_set():
            try:
                await self.step()
            except BROKEN:
                await self.return_()

    async def step(self) -> None:
        player = self.player
        table = player.table
        proposal: Message | None = table.get("proposal")
        if proposal is not None and player.seat in proposal["needed"] and player.seat not in proposal["agreed"]:
            await self.insist("consent", proposal=proposal["number"], agrees=self.chance.random() < 0.8)
        elif table["status"] == "over" and proposal is None:
            await self.insist("rematch", how="same")
        elif player.ask is not None and proposal is None:
            await self._move()
        else:
            await self._something_new()

    async def _something_new(self) -> None:
        """Wait for it, but not for long: we may have to stop."""
        self.player.changed.clear()
        waiting = asyncio.create_task(self.player.changed.wait())
        await asyncio.wait([waiting], timeout=0.2)
        waiting.cancel()
        self.player.check_line()

    async def _move(self) -> None:
        ask = self.player.ask
        assert ask is not None
        try:
            picks = await self.player.any_picks(self.chance)
        except Refusal as refusal:
            if refusal.code not in (*NOT_NOW, "going_down"):
                raise
            return
        made = await self.insist("move", ask=ask["id"], picks=picks)
        if made and self.chance.random() < 0.05:
            await self.insist("undo")
        if self.chance.random() < 0.03:
            await self.insist("say", text=f"{self.player.seat} {self.chance.random()}")


class Party:
    """Stubborn players at several tables."""

    def __init__(self) -> None:
        self.guests: list[Guest] = []
        self.tables: dict[str, list[Stubborn]] = {}
        self.stop = asyncio.Event()
        self._playing: list[asyncio.Task[None]] = []
        self.longest_wait = 0.0  # seconds that a table stood still
        self.there_since = 0.0  # the server: before that nobody could expect anything

    async def sit_down(
        self,
        stack: Any,
        house: Reachable,
        game: str,
        seats: int,
        bots: int,
        seed: str,
        wired: bool = False,
        bot: str = "random",
    ) -> None:
        """A table with these people and bots, where the game begins at once; `wired`: over lines that can be cut."""
        host: Guest = await stack.enter_async_context(guest(house))
        id = await host.open(game, seats)
        for seat in range(seats - bots):
            await host.sit(id, seat, f"Player {seat}")
        for seat in range(seats - bots, seats):
            await host.seat_bot(id, seat, bot)
        await host.start(id)
        self.guests.append(host)
        self.tables[id] = []
        for seat in range(seats - bots):
            line = await stack.enter_async_context(wire(house.http.rpartition("/")[2])) if wired else None
            player = Player(line.ws if line is not None else house.ws, id, seat, bearer=host.token)
            stubborn = Stubborn(player, f"{seed} {len(self.tables)} {seat}", line)
            await player.come()
            self.tables[id].append(stubborn)

    def everyone(self) -> list[Stubborn]:
        return [one for people in self.tables.values() for one in people]

    def begin(self) -> None:
        self.stop.clear()
        self._playing = [asyncio.create_task(one.play(self.stop)) for one in self.everyone()]
        self._playing.append(asyncio.create_task(self._watch()))

    async def _watch(self) -> None:
        """Measure how long tables stand still: nothing is acknowledged to anybody there."""
        seen = dict.fromkeys(self.tables, (-1, 0.0))
        while not self.stop.is_set():
            now = time.perf_counter()
            for id, people in self.tables.items():
                done = sum(one.progress for one in people)
                if done != seen[id][0]:
                    seen[id] = (done, now)
                self.longest_wait = max(self.longest_wait, now - max(seen[id][1], self.there_since))
            await asyncio.sleep(LOOK_EVERY)
            late = time.perf_counter() - now - LOOK_EVERY
            if late > 5 * LOOK_EVERY:  # the machine was busy with something else, for us and for the server
                seen = {id: (done, at + late) for id, (done, at) in seen.items()}
                self.there_since += late

    async def end(self) -> None:
        """Let everybody finish what they are at; what went wrong comes out here."""
        self.stop.set()
        await asyncio.gather(*self._playing)

    def check(self) -> None:
        """Raise what has gone wrong so far."""
        for task in self._playing:
            if task.done():
                task.result()

    async def so_much_is_done(self, n: int) -> None:
        """Wait until so much more was acknowledged."""
        before = sum(one.progress for one in self.everyone())
        while sum(one.progress for one in self.everyone()) < before + n:
            self.check()
            await asyncio.sleep(0.005)

    async def everyone_gets_on(self) -> None:
        """Wait until at every table something more was done: none is stuck."""
        before = {id: sum(one.progress for one in people) for id, people in self.tables.items()}
        while any(sum(one.progress for one in people) == before[id] for id, people in self.tables.items()):
            self.check()
            await asyncio.sleep(0.05)
