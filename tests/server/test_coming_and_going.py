"""Links that break, several devices, people who go away, people who only look on."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import random
from datetime import timedelta
from typing import cast

from fastapi import WebSocket
from websockets.asyncio.client import connect

from signoria.server.settings import Settings
from signoria.server.sockets import QUEUED, QUEUED_BYTES, TRY_AGAIN, Socket
from tests.server.house import BUSY, PATIENCE, House, at_a_house
from tests.server.people import Player, company, guest
from tests.server.test_lobby import refused

HASTY = Settings(limits=BUSY, away_after=timedelta(0))


def told(player: Player) -> tuple[object, ...]:
    """What a client shows: the same for all devices of a seat."""
    return {**player.state, "log": 0, "log_from": 0, "seq": 0}, player.log, player.chat


# --- coming back -----------------------------------------------------------------------------------------------------


@at_a_house()
async def test_who_comes_back_gets_what_was_missed_and_nothing_twice(house: House) -> None:
    chance = random.Random(3)
    async with company(house) as table:
        here, there = table.players
        device = table.guests[1].player(table.id, 1)
        for _ in range(12):
            await device.come()
            await table.play_on(chance, most=chance.randrange(6))
            if chance.random() < 0.5:
                await here.do("say", text=f"number {chance.random()}")
            await device.send(type="ping")
            await table.told()
            assert told(device)[1:] == told(there)[1:]
            device.cut() if chance.random() < 0.5 else await device.go()
            await table.play_on(chance, most=chance.randrange(6))
        await device.come()  # `Player` has seen to it that no number came twice
        await device.send(type="ping")
        assert told(device)[1:] == told(there)[1:]
        assert device.view == there.view
        await device.go()


@at_a_house()
async def test_who_has_missed_nothing_gets_nothing(house: House) -> None:
    async with company(house) as table:
        player = table.players[0]
        await table.play_on(random.Random(4), most=3)
        seq, messages = player.seq, len(player.raw)
        await player.go()
        await player.come()
        await player.send(type="ping")
        assert player.seq == seq
        assert [json.loads(raw)["type"] for raw in player.raw[messages:]] == ["pong"]


@at_a_house()
async def test_a_number_that_is_none_of_ours_is_answered_with_everything(house: House) -> None:
    async with company(house) as table:
        await table.play_on(random.Random(4), most=5)
        desk = table.players[0]
        for epoch, seq in (("nonsense", 3), (desk.epoch, 10**9), ("", 0)):
            headers = {"Authorization": f"Bearer {desk.bearer}"}
            async with connect(desk.address, additional_headers=headers, proxy=None) as socket:
                await socket.send(json.dumps({"type": "hello", "seat": 0, "epoch": epoch, "seq": seq}))
                assert json.loads(await socket.recv())["epoch"] == desk.epoch
                state = json.loads(await socket.recv())
                assert (state["seq"], state["log_from"], state["log"]) == (desk.seq, 0, desk.log)


@at_a_house()
async def test_all_devices_of_a_seat_are_told_the_same(house: House) -> None:
    async with company(house) as table, table.guests[0].player(table.id, 0) as phone:
        desk = table.players[0]
        assert told(phone) == told(desk)
        await table.play_on(random.Random(5), most=10)
        await desk.do("say", text="hello")
        await phone.send(type="ping")
        assert told(phone) == told(desk) and phone.seq == desk.seq
        while (await table.asked()) is not desk:
            await table.play_on(random.Random(5), most=1)
        assert desk.ask is not None
        old = desk.ask["id"]
        await phone.move(*await phone.any_picks(random.Random(1)))
        await table.told()
        assert desk.ask is None or desk.ask["id"] != old


@at_a_house()
async def test_everyone_sees_who_is_there(house: House) -> None:
    async with company(house) as table:
        one, two = table.players
        assert [seat.get("present", False) for seat in one.table["seats"]] == [True, True]
        async with table.guests[1].player(table.id, 1):
            two.cut()
            await one.send(type="ping")
            assert one.table["seats"][1]["present"], "another device is still there"
        await one.until(lambda: "present" not in one.table["seats"][1])


# --- dead links --------------------------------------------------------------------------------------------------------


@at_a_house(Settings(limits=BUSY, heartbeat=timedelta(seconds=0.3)))
async def test_a_link_that_gives_no_sign_of_life_is_dropped(house: House) -> None:
    async with company(house) as table:
        one, two = table.players
        await two.go()
        await one.until(lambda: "present" not in one.table["seats"][1])
        host, port = house.host.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            (
                f"GET /api/tables/{table.id}/socket HTTP/1.1\r\nHost: {house.host}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
                f"Authorization: Bearer {table.guests[1].token}\r\n\r\n"
            ).encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        hello = json.dumps({"type": "hello", "seat": 1}).encode()
        writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # a text frame, masked with zeros
        await one.until(lambda: "present" in one.table["seats"][1])
        await one.until(lambda: "present" not in one.table["seats"][1])  # it answers no ping
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


class Deaf:
    """The line of somebody who does not read."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.sent: list[str] = []
        self.closed: list[int] = []

    async def send_text(self, text: str) -> None:
        await self.reads.wait()
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.closed.append(code)


def test_who_does_not_read_for_long_is_cut_off_and_keeps_nobody_waiting() -> None:
    async def story() -> None:
        line = Deaf()
        socket = Socket(cast("WebSocket", line), {})
        pump = asyncio.create_task(socket.pump())
        for number in range(QUEUED):
            socket.send(str(number).encode())
        assert not socket.cut
        await asyncio.sleep(0)  # one is on its way
        socket.send(b"one more")
        socket.send(b"too many")
        assert socket.cut
        line.reads.set()
        await pump
        assert (line.sent, line.closed) == (["0"], [TRY_AGAIN])

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_who_leaves_much_unread_is_cut_off_too() -> None:
    async def story() -> None:
        socket = Socket(cast("WebSocket", Deaf()), {})
        for _ in range(5):
            socket.send(b"x" * (QUEUED_BYTES // 4))
            assert not socket.cut
        for _ in range(10):
            socket.send(b"x" * (QUEUED_BYTES // 4))
        assert socket.cut and socket.queue.qsize() == 5, "nothing more is kept for it"

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


# --- handing a seat over -------------------------------------------------------------------------------------------------


@at_a_house()
async def test_nobody_is_replaced_who_is_here_or_has_just_left(house: House) -> None:
    async with company(house) as table:
        one, two = table.players
        await refused("not_away", one.do("hand_over", seat=1))
        await two.go()
        await one.until(lambda: "present" not in one.table["seats"][1])
        await refused("not_away", one.do("hand_over", seat=1))
        await refused("no_such_seat", one.do("hand_over", seat=0))
        await refused("no_such_seat", one.do("hand_over", seat=7))
        await refused("no_such_seat", one.do("hand_over", seat=-1))


@at_a_house(HASTY)
async def test_if_all_the_others_agree_a_bot_plays_on_for_who_is_gone_until_they_return(house: House) -> None:
    async with company(house, "intrigo", 3) as table:
        one, two, three = table.players
        await three.go()
        await one.until(lambda: "present" not in one.table["seats"][2])
        await one.do("hand_over", seat=2)
        await two.send(type="ping")
        proposal = two.table["proposal"]
        assert (proposal["what"], proposal["about"], proposal["needed"]) == ("bot", 2, [0, 1])
        assert "bot" not in one.table["seats"][2]
        await two.do("consent", proposal=proposal["number"], agrees=True)
        assert two.table["seats"][2]["bot"] == "easy" and two.table["seats"][2]["name"] == "Cili"
        for player in (one, two):
            await player.move(*await player.any_picks(random.Random(1)))
        for player in (one, two):  # the bot has picked too
            await player.asked()
        await three.come()
        await three.send(type="ping")
        assert "bot" not in three.table["seats"][2]
        for player in (one, two):  # the bot may have answered this question already
            await player.move(*await player.any_picks(random.Random(1)))
        await three.asked()
        await three.move(*await three.any_picks(random.Random(1)))


@at_a_house(HASTY)
async def test_who_comes_back_in_time_keeps_the_seat(house: House) -> None:
    async with company(house, "intrigo", 3) as table:
        one, two, three = table.players
        await three.go()
        await one.until(lambda: "present" not in one.table["seats"][2])
        await one.do("hand_over", seat=2)
        await three.come()
        await table.told()
        await table.told()
        assert "proposal" not in two.table


@at_a_house(HASTY)
async def test_two_proposals_about_different_seats_are_not_one(house: House) -> None:
    async with company(house, "intrigo", 4) as table:
        one, two, three, four = table.players
        await three.go()
        await four.go()
        await one.until(lambda: not any("present" in seat for seat in one.table["seats"][2:]))
        await one.do("hand_over", seat=2)
        await refused("already_proposed", two.do("hand_over", seat=3))
        assert not any("bot" in seat for seat in one.table["seats"])


@at_a_house(HASTY)
async def test_after_a_game_who_is_gone_does_not_keep_the_others_from_playing_again(house: House) -> None:
    async with company(house, seats=2) as table:
        one, two = table.players
        await two.do("concede")
        await two.go()
        await one.until(lambda: "present" not in one.table["seats"][1])
        await one.do("hand_over", seat=1)
        await one.do("rematch", how="same")
        assert one.table["status"] == "playing" and one.table["seats"][1]["bot"] == "easy"
        await two.come()
        await two.send(type="ping")
        assert "bot" not in two.table["seats"][1]


# --- looking on --------------------------------------------------------------------------------------------------------


@at_a_house()
async def test_anybody_may_watch_a_public_table_and_do_nothing_there(house: House) -> None:
    async with (
        company(house, public=True) as table,
        guest(house) as stranger,
        stranger.player(table.id, -1) as watcher,
    ):
        assert watcher.ask is None and watcher.view["seat"] == -1
        assert not any(who.get("hand") for who in watcher.view["players"])
        await table.play_on(random.Random(6), most=6)
        await watcher.send(type="ping")
        assert watcher.view["turn"] == table.players[0].view["turn"]
        for message in ("concede", "undo", "take_seat"):
            await refused("not_your_seat", watcher.do(message))
        await refused("not_your_seat", watcher.do("say", text="buy the Province!"))
        await refused("not_your_seat", watcher.send(type="peek", ask="x", picks=[]))


@at_a_house()
async def test_a_private_table_is_watched_only_by_who_has_a_seat_there(house: House) -> None:
    async with company(house) as table, guest(house) as stranger:
        await refused("no_table", stranger.player(table.id, -1).come())
        async with table.guests[1].player(table.id, -1) as watcher:
            assert watcher.view["seat"] == -1
