"""Everybody at once: several devices at each seat, requests that overtake one another, lines that break in between.

RACE_SECONDS says how long, RACE_SEED what chance it is.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import time
from collections import Counter
from datetime import timedelta
from typing import Any

from websockets.exceptions import ConnectionClosed

from signoria.server.entries import Moved, read_entry
from signoria.server.protocol import encode
from signoria.server.settings import Settings
from signoria.server.stream import Stream
from signoria.server.table_registry import TableRegistry, replay
from tests.server.hostile.test_fuzz import listening
from tests.server.house import BUSY, House, at_a_house, open_house
from tests.server.people import Company, LineDead, Message, Player, Refusal, company

SECONDS = float(os.environ.get("RACE_SECONDS", "12"))
SEED = os.environ.get("RACE_SEED", "signoria")
PEOPLE = 3


# --- one question, two devices ------------------------------------------------------------------------------------------


async def outcomes(players: list[Player], messages: list[Message]) -> list[str]:
    """What comes of requests that several devices of a seat send at the same time: `ack`, or why not."""
    for player, message in zip(players, messages, strict=True):
        assert player.connection is not None
        await player.connection.send(json.dumps(message))
    found = []
    for player in players:
        await player.until(lambda player=player: not player.answers.empty())  # type: ignore[misc]
        answer = player.answers.get_nowait()
        found.append(answer["type"] if answer["type"] == "ack" else answer["code"])
    return found


@at_a_house()
async def test_of_two_answers_to_one_question_one_is_kept(house: House) -> None:
    async with company(house) as table:
        for number in range(12):
            player = await table.asked()
            async with table.guests[player.seat].player(table.id, player.seat) as phone:
                ask = await player.asked()
                first, last = ask["options"][0]["pick"], ask["options"][-1]["pick"]
                move = {"type": "move", "ask": ask["id"]}
                ids, picks = [("a", "b"), ("a", "a")][number % 2], [(first, last), (first, first)][number // 2 % 2]
                messages = [{**move, "move_id": f"{number}{ids[i]}", "picks": [picks[i]]} for i in (0, 1)]
                found = await outcomes([player, phone], messages)
                if messages[0] == messages[1]:
                    assert found == ["ack", "ack"], "the same request twice"
                else:
                    assert sorted(found, key=lambda one: one != "ack")[0] == "ack"
                    assert found.count("ack") == 1, found
                    assert set(found) <= {"ack", "stale_question", "not_asked", "already_answered"}
            await table.told()
        entries = [read_entry(text) for text in await house.within(house.registry.store.entries(table.id))]
        assert len([entry for entry in entries if isinstance(entry, Moved)]) == 12


# --- everything at once -------------------------------------------------------------------------------------------------


class Device(Player):
    """One that never waits for an answer."""

    def request(self, chance: random.Random) -> Message:
        """Something that could make sense now, or could have a moment ago."""
        table = self.table
        id = f"{chance.randrange(10**9)}" if chance.random() < 0.9 else "again"
        proposal = table.get("proposal")
        what = chance.random()
        if proposal is not None and what < 0.4:
            agrees = chance.random() < 0.7
            return {"type": "consent", "move_id": id, "proposal": proposal["number"], "agrees": agrees}
        if table["status"] == "over" and what < 0.7:
            how = chance.choice(("same", "rotated", "new"))
            return {"type": "rematch", "move_id": id, "how": how, "named": chance.choice(("", "moat", "dragon"))}
        if self.ask is not None and what < 0.75:
            picks = [chance.choice(self.ask["options"])["pick"] for _ in range(chance.choice((1, 1, 1, 2, 3)))]
            return {"type": "move", "move_id": id, "ask": self.ask["id"], "picks": picks}
        other = chance.randrange(PEOPLE)
        return chance.choice(
            (
                {"type": "undo", "move_id": id},
                {"type": "undo", "move_id": id},
                {"type": "concede", "move_id": id} if chance.random() < 0.1 else {"type": "ping"},
                {"type": "hand_over", "move_id": id, "seat": other},
                {"type": "take_seat", "move_id": id},
                {"type": "standing", "move_id": id, "verb": "reveal", "picks": chance.choice((None, [], ["moat"]))},
                {"type": "say", "move_id": id, "text": f"{other}"},
                {"type": "mute", "move_id": id, "seat": other, "muted": chance.random() < 0.5},
                {"type": "peek", "ask": self.ask["id"] if self.ask else "x", "picks": []},
            )
        )

    async def rush(self, chance: random.Random, until: float, seen: Counter[str]) -> None:
        """Send without waiting, hang up now and then, and come back where we were."""
        while time.monotonic() < until:
            try:
                if self.connection is None or chance.random() < 0.02:
                    await self.hang_up()
                    if chance.random() < 0.2:
                        self.epoch = ""  # as a new device
                    await self.come()
                for _ in range(chance.randrange(1, 5)):
                    assert self.connection is not None
                    await self.connection.send(json.dumps(self.request(chance)))
                await asyncio.sleep(chance.choice((0, 0, 0.01, 0.05)))
                self.check_line()
                while not self.answers.empty():
                    answer = self.answers.get_nowait()
                    self.resuming = False
                    seen[str(answer.get("code", answer["type"]))] += 1
                    assert answer.get("code") != "failed", answer
            except (ConnectionClosed, ConnectionError, LineDead):
                self.connection = None
            except Refusal as refusal:  # the table is being loaded
                if not refusal.answer["again"]:
                    raise
                self.connection = None


async def shake(registry: TableRegistry, id: str, chance: random.Random, until: float) -> None:
    """What the server does of itself, at bad moments: tables are loaded anew from their logs."""
    while time.monotonic() < until:
        await asyncio.sleep(chance.random() * 0.6)
        live = await registry.table(id)
        async with live.lock:
            live.break_()


async def what_is_in_memory_is_what_is_kept(registry: TableRegistry, id: str) -> None:
    """The table as everyone sees it is the one that a new server would read from the log."""
    live = await registry.table(id)
    async with live.lock:
        kept = replay(id, [read_entry(text) for text in await registry.store.entries(id)])
        for table in (kept, live.table):
            if table.game is not None:
                table.game.pass_stops()
        for seat in (-1, *range(PEOPLE)):
            assert told(kept, seat) == told(live.table, seat)
        assert [chair.done for chair in kept.chairs] == [chair.done for chair in live.table.chairs]


def told(table: Any, seat: int) -> bytes:
    table.changes += 1  # stops were left without it
    state = Stream(seat, table).state(table, set())
    assert state is not None
    return encode(state)


async def race(house: House, game: str, seconds: float, chance: random.Random, seen: Counter[str]) -> None:
    async with contextlib.AsyncExitStack() as stack:
        table: Company = await stack.enter_async_context(company(house, game, PEOPLE, pause=chance.random() < 0.2))
        devices = [
            Device(house.ws, table.id, seat, bearer=table.guests[seat].token) for seat in range(PEOPLE) for _ in (0, 1)
        ]
        until = time.monotonic() + seconds
        shaking = asyncio.create_task(house.within(shake(house.registry, table.id, chance, until)))
        try:
            await asyncio.gather(*[device.rush(random.Random(chance.random()), until, seen) for device in devices])
        finally:
            await shaking
            for device in devices:
                await device.hang_up()
        await house.within(what_is_in_memory_is_what_is_kept(house.registry, table.id))
        status = (await table.guests[0].table(table.id))["status"]
        assert status in ("playing", "over")


def test_whatever_happens_at_once_the_log_is_what_happened() -> None:
    seen: Counter[str] = Counter()
    chance = random.Random(SEED)
    until = time.monotonic() + SECONDS
    settings = Settings(limits=BUSY, away_after=timedelta(seconds=0))

    async def story(house: House) -> None:
        while time.monotonic() < until or (
            seen["ack"] <= 30 and time.monotonic() < until + 20 * SECONDS
        ):  # if it's slow
            await race(house, chance.choice(("dominion", "dominion", "intrigo")), 3, chance, seen)

    with listening() as complaints, open_house(settings) as house:
        try:
            asyncio.run(story(house))
        except BaseException as error:
            error.add_note(f"seed {SEED!r}, after {dict(seen)}")
            raise
    assert not complaints.found, complaints.found[0]
    assert {"ack", "stale_question"} <= set(seen) and seen["ack"] > 30, dict(seen)
