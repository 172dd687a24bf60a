"""Whatever is sent on a socket, it is answered, nobody else notices, and the server lives.

HOSTILE_MESSAGES says how much is tried.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from signoria.server.protocol import AnyFromClient
from signoria.server.settings import Settings
from tests.server.house import BUSY, House, at_a_house
from tests.server.people import Company, Player, company

AT_ONCE = 15.0  # seconds on a machine that is busy
MESSAGES = int(os.environ.get("HOSTILE_MESSAGES", "300"))  # on each of three sockets
TYPES = [kind.__struct_config__.tag for kind in AnyFromClient.__args__]
WORDS = (
    "moat",
    "copper",
    "all_treasures",
    "end_turn",
    "",
    "stop",
    "contarini_1",
    "g1",
    "\u0000",
    "a" * 81,
    "ё",
    "\ud83c",
)
NUMBERS = (-(10**30), -2, -1, 0, 1, 2, 15, 16, 2**53, 2**63, 10**400)


def nonsense(chance: random.Random, depth: int = 0) -> Any:
    """Any JSON."""
    what = chance.randrange(8 if depth < 3 else 6)
    if what == 6:
        return [nonsense(chance, depth + 1) for _ in range(chance.randrange(4))]
    if what == 7:
        return {chance.choice(WORDS): nonsense(chance, depth + 1) for _ in range(chance.randrange(4))}
    return chance.choice((None, True, False, 1.5, chance.choice(NUMBERS), chance.choice(WORDS)))


def field(chance: random.Random, name: str, player: Player) -> Any:
    """Something that may or may not fit."""
    if chance.random() < 0.15:
        return nonsense(chance)
    ask = player.ask["id"] if player.ask is not None else "0" * 16
    sensible: dict[str, Any] = {
        "move_id": chance.choice(("1", "2", "same", "x" * 64, "x" * 65)),
        "ask": chance.choice((ask, ask, ask[::-1], "1" * 16)),
        "picks": [chance.choice(WORDS) for _ in range(chance.randrange(4))],
        "seat": chance.choice(NUMBERS),
        "verb": chance.choice(("reveal", "buy", "dance")),
        "how": chance.choice(("same", "rotated", "new", "other")),
        "named": chance.choice(WORDS),
        "text": chance.choice(("hello", "", "x" * 401, "\u202e", "a\nb")),
        "option": chance.choice(WORDS),
        "proposal": chance.choice(NUMBERS),
        "agrees": True,
        "muted": chance.random() < 0.5,
        "token": "x" * chance.choice((1, 43, 101)),
        "epoch": player.epoch,
        "seq": chance.choice(NUMBERS),
    }
    return sensible[name]


FIELDS = (
    "move_id",
    "ask",
    "picks",
    "seat",
    "verb",
    "how",
    "named",
    "text",
    "option",
    "proposal",
    "agrees",
    "muted",
    "seq",
)


def hostile(chance: random.Random, player: Player) -> str | bytes:
    what = chance.randrange(12)
    if what == 0:
        return chance.randbytes(chance.randrange(200))
    if what == 1:
        return "[" * chance.choice((10, 5_000))
    if what == 2:
        return json.dumps({"type": "say", "move_id": "1", "text": "x" * 20_000})
    if what == 3:
        return json.dumps(nonsense(chance))
    kind = chance.choice([one for one in TYPES if one != "concede"])  # which is no attack
    message = {"type": kind}
    wanted = {
        "move": ("move_id", "ask", "picks"),
        "peek": ("ask", "picks"),
        "why": ("ask", "option"),
        "consent": ("move_id", "proposal", "agrees"),
        "standing": ("move_id", "verb", "picks"),
        "hand_over": ("move_id", "seat"),
        "rematch": ("move_id", "how"),
        "say": ("move_id", "text"),
        "mute": ("move_id", "seat", "muted"),
        "hello": ("seat", "epoch", "seq"),
        "ping": (),
    }.get(kind, ("move_id",))
    for name in wanted if chance.random() < 0.8 else chance.sample(FIELDS, 3):
        message[name] = field(chance, name, player)
    text = json.dumps(message)
    return text[: chance.randrange(len(text))] if chance.random() < 0.05 else text


async def attack(player: Player, seed: str, messages: int) -> dict[str, int]:
    """Send nonsense over a seat's own socket; how it was answered, by type or code."""
    chance = random.Random(seed)
    answers: dict[str, int] = {}
    for _ in range(messages):
        assert player.connection is not None
        await player.connection.send(hostile(chance, player))
        await player.until(lambda: not player.answers.empty())
        answer = player.answers.get_nowait()
        name = answer["code"] if answer["type"] == "reject" else answer["type"]
        answers[name] = answers.get(name, 0) + 1
    return answers


@at_a_house()
async def test_nonsense_on_a_socket_is_answered_and_others_play_on(house: House) -> None:
    async with company(house) as calm, company(house) as dominion, company(house, "intrigo", 3) as intrigo:
        attacks = [
            asyncio.create_task(attack(player, f"attack {number}", MESSAGES))
            for number, player in enumerate([dominion.players[0], *intrigo.players[:2]])
        ]
        played = await calm.play_on(random.Random(9), most=40)
        found: dict[str, int] = {}
        for answers in await asyncio.gather(*attacks):
            for name, n in answers.items():
                found[name] = found.get(name, 0) + n
        assert played == 40
        assert sum(found.values()) == 3 * MESSAGES, "every message has one answer"
        assert not {"failed", "going_down"} & set(found)
        assert {"ack", "pong", "bad_message", "too_large", "no_such_seat"} <= set(found)
        for table in (calm, dominion, intrigo):
            await still_sound(house, table)


async def still_sound(house: House, table: Company) -> None:
    """What is in memory is what the log says, and the others can still play."""
    await table.told()
    views = [(player.view, player.ask, player.log) for player in table.players]
    live = await house.within(house.registry.table(table.id))
    live.broken = True  # it is loaded anew
    await house.within(house.registry.table(table.id))
    for player in table.players:
        await player.go()
        player.epoch, player.seq, player.log = "", 0, []
        await player.come()
    await table.told()
    assert [(player.view, player.ask, player.log) for player in table.players] == views
    await table.players[-1].do("concede")


async def first_answer(house: House, table: str, *messages: str | bytes) -> list[dict[str, Any]]:
    """What is answered to somebody who just sends this."""
    answers: list[dict[str, Any]] = []
    async with connect(f"{house.ws}/api/tables/{table}/socket", proxy=None) as socket:
        for message in messages:
            await socket.send(message)
        await collect(socket, answers)
    return answers


async def collect(socket: ClientConnection, answers: list[dict[str, Any]]) -> None:
    try:
        async for text in socket:
            answers.append(json.loads(text))
    except ConnectionClosed:
        pass


@at_a_house()
async def test_who_does_not_begin_with_hello_is_sent_away(house: House) -> None:
    async with company(house) as table:
        for message in (
            '{"type": "ping"}',
            "nonsense",
            b"\xff\xfe",
            '{"type": "hello"}',
            '{"type": "concede", "move_id": "1"}',
        ):
            answers = await first_answer(house, table.id, message)
            assert answers[-1]["type"] == "bye" and answers[-1]["code"] == "bad_message"
        await table.told()
        assert table.players[0].table["status"] == "playing"


@at_a_house()
async def test_what_is_much_too_large_ends_the_socket_and_nothing_else(house: House) -> None:
    async with company(house) as table:
        one, two = table.players
        assert one.connection is not None
        await one.connection.send("x" * 1_000_000)
        with pytest.raises((AssertionError, ConnectionClosed)):
            await one.until(lambda: False)
        await two.until(lambda: "present" not in two.table["seats"][0])
        await one.come()
        await table.play_on(random.Random(1), most=2)


@at_a_house()
async def test_a_second_hello_is_no_way_to_another_seat(house: House) -> None:
    async with company(house) as table:
        player = table.players[0]
        assert player.connection is not None
        await player.connection.send(json.dumps({"type": "hello", "seat": 1}))
        await player.until(lambda: not player.answers.empty())
        assert player.answers.get_nowait()["code"] == "bad_message"
        assert player.view["seat"] == 0


@at_a_house(Settings(limits=BUSY))
async def test_frames_that_are_no_messages_end_the_socket_and_keep_nobody_waiting(house: House) -> None:
    """Pieces of nothing, pings and pongs: each costs as much as a message, and three such sockets stopped the server."""
    async with company(house) as there:
        for first, frame in (
            (b"\x01\x81\0\0\0\0{", b"\x00\x80\0\0\0\0"),
            (b"", b"\x89\x80\0\0\0\0"),
            (b"", b"\x8a\x80\0\0\0\0"),
        ):
            async with there.guests[0].player(there.id, 0) as hostile:
                assert hostile.connection is not None and hostile.connection.transport is not None
                hostile.connection.transport.write(first + frame * 50_000)
                begun = time.perf_counter()
                await there.players[1].send(type="ping")
                assert time.perf_counter() - begun < AT_ONCE
                await asyncio.wait_for(hostile.connection.wait_closed(), 2 * AT_ONCE)
        limited = (await there.guests[0].client.get("/metrics")).text
        assert 'signoria_limits_total{limit="frames"} 3.0' in limited


@at_a_house()
async def test_a_message_may_come_in_a_few_pieces(house: House) -> None:
    async with company(house) as there:
        player = there.players[0]
        assert player.connection is not None
        await player.connection.send(['{"ty', "pe", '": "pi', "", 'ng"}'])
        assert (await player.answer())["type"] == "pong"
