"""Addresses of nothing: nobody has to ask the database for what can't be there, and nothing is written to the log."""

from __future__ import annotations

import asyncio
import json
import logging

import httpx
import pytest
from websockets.asyncio.client import connect

from signoria.server.settings import Settings
from tests.server.house import BUSY, House, open_house
from tests.server.people import company

# PostgreSQL takes no text with a NUL in it, which would look as if the database had failed.
NOWHERE = ("%00", "a%00b", "%ED%A0%80", "%F0%9F%83%8F", "x" * 60, "%27%20or%201=1")


async def nobody_is_there(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.http, timeout=60) as client, company(house) as others:
        for id in NOWHERE:
            for path in (
                f"tables/{id}",
                f"invites/{id}",
                f"tables/{id}/record",
                f"tables/{others.id}/record?invite={id}",
            ):
                answer = await client.get(f"/api/{path}")
                assert answer.status_code in (404, 422), f"{path}: {answer.status_code} {answer.text[:200]}"
            async with connect(f"{house.ws}/api/tables/{id}/socket", proxy=None) as socket:
                await socket.send(json.dumps({"type": "hello", "seat": 0, "token": "\x00"}))
                assert json.loads(await socket.recv())["code"] == "no_table", id
        await others.players[0].send(type="ping")


def test_an_address_of_nothing_is_no_failure_of_the_database(database: str, caplog: pytest.LogCaptureFixture) -> None:
    with (
        caplog.at_level(logging.WARNING, "signoria.server"),
        open_house(Settings(database=database, limits=BUSY)) as house,
    ):
        asyncio.run(asyncio.wait_for(nobody_is_there(house), 60))
    assert not caplog.records, caplog.text
