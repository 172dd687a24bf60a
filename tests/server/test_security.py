"""Nobody acts for a seat that is not theirs, or sees what is meant for it; and nobody's page acts for its visitors."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from signoria.server.settings import Limits, Settings
from tests.server.house import BUSY, PATIENCE, House, at_a_house
from tests.server.people import Player, Refusal, company, guest
from tests.server.test_lobby import refused

HERE = "http://elsewhere.example"


# --- seats -----------------------------------------------------------------------------------------------------------


@at_a_house()
async def test_only_the_owner_of_a_seat_is_let_in_there(house: House) -> None:
    async with company(house, public=True) as table, company(house) as other, guest(house) as stranger:
        for somebody in (stranger, table.guests[1], other.guests[0]):
            await refused("not_your_seat", somebody.player(table.id, 0).come())
        await refused("not_your_seat", stranger.player(table.id, 0, token="nonsense").come())
        await refused("no_such_seat", table.guests[0].player(table.id, 2).come())
        await refused("no_table", table.guests[0].player("nonsense", 0).come())
        nobody = stranger.player(table.id, 0)
        nobody.bearer = ""
        await refused("not_your_seat", nobody.come())


@at_a_house()
async def test_a_seats_token_opens_this_seat_of_this_table_and_nothing_else(house: House) -> None:
    async with guest(house) as anna, guest(house) as stranger:
        id, other = await anna.open(), await anna.open()
        token = await anna.sit(id, 0)
        await anna.sit(id, 1, "Bea")
        await anna.sit(other, 0)
        async with stranger.player(id, 0, token=token) as player:
            assert player.table["id"] == id
        await refused("no_table", stranger.player(id, 1, token=token).come())
        await refused("no_table", stranger.player(other, 0, token=token).come())


@at_a_house()
async def test_who_has_left_a_seat_hears_and_does_nothing_there_any_more(house: House) -> None:
    async with guest(house) as anna, guest(house) as bela:
        id = await anna.open(public=True)
        await anna.sit(id, 0, "Anna")
        await bela.sit(id, 1, "Béla")
        async with bela.player(id, 1) as sly:
            await bela.stand(id, 1)
            await anna.sit(id, 1, "Bea")
            await anna.start(id)
            with pytest.raises((AssertionError, ConnectionClosed, Refusal)):
                await sly.do("concede")
            assert sly.bye is not None and sly.bye["code"] == "not_your_seat" and not sly.bye.get("again")
            assert not any(json.loads(raw).get("view") for raw in sly.raw)
            async with anna.player(id, 1) as player:
                assert player.table["status"] == "playing"
        await refused("not_your_seat", bela.player(id, 1).come())


@at_a_house()
async def test_who_was_forgotten_is_sent_away(house: House) -> None:
    async with company(house) as table:
        async with table.guests[1].player(table.id, 1) as phone:
            await table.guests[1].ask("DELETE", "/api/me")
            with pytest.raises((AssertionError, ConnectionClosed)):
                await phone.until(lambda: False)
            assert phone.bye is not None and phone.bye["code"] == "not_your_seat"
        await table.players[0].until(lambda: table.players[0].table["status"] == "over")


# --- origins ---------------------------------------------------------------------------------------------------------


@at_a_house()
async def test_pages_from_elsewhere_change_nothing(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.http, timeout=PATIENCE) as browser:
        own = {"Origin": house.http}
        assert (await browser.post("/api/guests", headers=own)).status_code == 201
        for origin in (HERE, "null", f"http://{house.host}.evil.example", "http://127.0.0.1:1"):
            answer = await browser.post(
                "/api/tables", json={"game": "dominion", "seats": 2}, headers={"Origin": origin}
            )
            assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
        answer = await browser.post("/api/tables", json={"game": "dominion", "seats": 2}, headers=own)
        assert answer.status_code == 201


@at_a_house()
async def test_pages_from_elsewhere_open_no_sockets(house: House) -> None:
    async with company(house) as table:
        cookie = f"signoria_guest={table.guests[0].token}"
        address = table.players[0].address
        for headers in (
            {"Cookie": cookie, "Origin": HERE},
            {"Cookie": cookie, "Origin": "null"},
            {"Cookie": cookie},  # no page, and no bearer token either
            {"Authorization": f"Bearer {table.guests[0].token}", "Origin": HERE},
        ):
            with pytest.raises(InvalidStatus) as caught:
                await connect(address, additional_headers=headers, proxy=None)
            assert caught.value.response.status_code == 403
        async with connect(address, additional_headers={"Cookie": cookie, "Origin": house.http}, proxy=None) as socket:
            await socket.send(json.dumps({"type": "hello", "seat": 0}))
            assert json.loads(await socket.recv())["type"] == "welcome"


@at_a_house(Settings(limits=BUSY, origins=(HERE,)))
async def test_pages_that_the_settings_name_may_talk_to_us(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.http, timeout=PATIENCE) as browser:
        assert (await browser.post("/api/guests", headers={"Origin": HERE})).status_code == 201


@at_a_house()
async def test_the_cookie_is_not_for_scripts_and_not_for_other_pages(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.http, timeout=PATIENCE) as browser:
        cookie = (await browser.post("/api/guests")).headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie


# --- how much, how often -----------------------------------------------------------------------------------------------


@at_a_house(Settings(limits=Limits(requests="5/minute")))
async def test_who_asks_too_often_is_told_to_wait(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.http, timeout=PATIENCE) as client:
        answers = [await client.get("/api/games") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert answers[-1].json()["code"] == "too_fast"


@at_a_house(Settings(limits=Limits(new_guests="2/minute")))
async def test_nobody_becomes_many_guests_or_tries_many_codes(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.http, headers={"Origin": house.http}, timeout=PATIENCE) as client:
        await client.post("/api/guests")
        assert (await client.post("/api/me/claim", json={"code": "ABCDE-FGHJK"})).status_code == 404
        assert (await client.post("/api/me/claim", json={"code": "ABCDE-FGHJK"})).status_code == 429
        assert (await client.post("/api/guests")).status_code == 429


@at_a_house(Settings(limits=Limits(body_bytes=1000)))
async def test_what_is_too_large_is_not_read(house: House) -> None:
    async with guest(house) as anna:
        much = {"game": "dominion", "seats": 2, "wishes": {"kingdom": "x" * 1000}}
        assert (await refused("too_large", anna.ask("POST", "/api/tables", json=much))).status == 413

    async with guest(house) as anna:  # on a line of her own: the first one may be closed by now

        async def endless() -> AsyncIterator[bytes]:
            yield b'{"game": "dominion",'
            yield b'"seats": 2}'

        assert (await refused("too_large", anna.ask("POST", "/api/tables", content=endless()))).status == 413


@at_a_house(Settings(limits=Limits(sockets_per_guest=2, spectators_per_table=1, new_guests="100/second")))
async def test_sockets_are_counted(house: House) -> None:
    async with company(house, public=True) as table:
        async with table.guests[0].player(table.id, 0):
            answer = (await refused("too_many", table.guests[0].player(table.id, 0).come())).answer
            assert answer["again"]
        async with table.guests[0].player(table.id, -1):
            await refused("too_many", table.guests[1].player(table.id, -1).come())
        async with table.guests[1].player(table.id, -1):
            pass


@at_a_house(Settings(limits=Limits(sockets_per_address=3, requests="1000/second")))
async def test_sockets_of_one_address_are_counted_whoever_they_are(house: House) -> None:
    async with company(house) as table, table.guests[0].player(table.id, 0):
        nameless = table.guests[1].player(table.id, 1)
        nameless.bearer = ""
        answer = (await refused("too_many", nameless.come())).answer
        assert answer["again"]
        await table.players[1].go()
        await table.players[0].until(lambda: "present" not in table.players[0].table["seats"][1])
        async with table.guests[1].player(table.id, 1):
            pass


@at_a_house(Settings(limits=Limits(messages="30/second", messages_from="60/second", new_guests="100/second")))
async def test_one_address_is_read_only_so_fast_however_many_sockets_it_has(house: House) -> None:
    async with company(house, seats=4) as table:
        begun = time.monotonic()
        await asyncio.gather(*[ping(player, 40) for player in table.players])
        assert time.monotonic() - begun > 1.2, "160 messages, 60 of them at once"
        limited = (await table.guests[0].client.get("/metrics")).text
    assert 'signoria_limits_total{limit="messages_from"}' in limited


async def ping(player: Player, times: int) -> None:
    for _ in range(times):
        await player.send(type="ping")


@at_a_house(Settings(limits=Limits(new_sockets="5/minute")))
async def test_who_opens_sockets_too_often_is_told_to_wait(house: House) -> None:
    async with guest(house) as anna:
        id = await anna.open()
        for _ in range(5):
            await refused("no_such_seat", anna.player(id, 9).come())
        await refused("too_fast", anna.player(id, 9).come())


# --- what errors tell ----------------------------------------------------------------------------------------------------


@at_a_house()
async def test_errors_are_in_the_readers_language(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.http, timeout=PATIENCE) as client:
        texts = {}
        for language in ("en", "ru", "pl", "hu", "fr, hu;q=0.8", "xx", ""):
            answer = (await client.get("/api/tables/none", headers={"Accept-Language": language})).json()
            assert answer["code"] == "no_table" and answer["say"]["messages"] == ["refused-no_table"]
            texts[language] = answer["text"]
        assert len({texts[code] for code in ("en", "ru", "pl", "hu")}) == 4
        assert texts["fr, hu;q=0.8"] == texts["hu"] and texts["xx"] == texts[""] == texts["en"]


@at_a_house()
async def test_what_is_no_address_of_ours_is_answered_like_everything_else(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.http, timeout=PATIENCE) as client:
        for method, path, status in (("GET", "/api/nothing", 404), ("PATCH", "/api/tables", 405)):
            answer = await client.request(method, path)
            assert answer.status_code == status and set(answer.json()) == {"code", "say", "text"}
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "uvicorn" not in str(answer.headers).lower()
