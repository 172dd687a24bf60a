"""A short chat for each table, which every reader may shut out."""

from __future__ import annotations

import random

import pytest

from signoria.server import table as table_module
from signoria.server.settings import Settings
from tests.server.house import House, at_a_house, open_house
from tests.server.people import Refusal, company
from tests.server.test_lobby import refused
from tests.server.test_operations import happens


@at_a_house()
async def test_what_somebody_says_is_heard_by_all_and_read_later_by_who_comes(house: House) -> None:
    async with company(house, public=True) as table:
        one, two = table.players
        await one.do("say", text="  good\n luck ")
        await table.told()
        assert [(line["seat"], line["name"], line["text"]) for line in two.chat] == [(0, "Anna", "good luck")]
        async with table.guests[1].player(table.id, 1) as phone, table.guests[1].player(table.id, -1) as watcher:
            await phone.send(type="ping")
            await watcher.send(type="ping")
            assert phone.chat == two.chat
            assert [line["text"] for line in watcher.chat] == ["good luck"]


@at_a_house()
async def test_a_reader_may_mute_a_seat_and_hear_it_again(house: House) -> None:
    async with company(house, "intrigo", 3) as table:
        one, two, three = table.players
        await two.do("mute", seat=0)
        await one.do("say", text="you there")
        await three.do("say", text="me too")
        await table.told()
        assert [line["text"] for line in two.chat] == ["me too"]
        assert [line["text"] for line in three.chat] == ["you there", "me too"]
        assert two.table["muted"] == [0] and "muted" not in one.table, "only the reader knows"
        async with table.guests[1].player(table.id, 1) as phone:
            await phone.send(type="ping")
            assert phone.chat == two.chat
        await two.do("mute", seat=0, muted=False)
        await one.do("say", text="again")
        await table.told()
        assert [line["text"] for line in two.chat] == ["me too", "again"]
        await refused("no_such_seat", two.do("mute", seat=1))
        await refused("no_such_seat", two.do("mute", seat=3))


@at_a_house()
async def test_nobody_says_too_much_or_anything_that_is_no_text(house: House) -> None:
    async with company(house) as table:
        one, two = table.players
        await refused("bad_message", one.do("say", text="x" * 401))
        await refused("bad_message", one.do("say", text=""))
        for nothing in (" \n ", "\x00\x07", "\u202e\u2066", "\u200d"):
            await refused("bad_text", one.do("say", text=nothing))
        await one.do("say", text="a\u202eb\x00c 👩\u200d🚀")
        await table.told()
        assert two.chat[-1]["text"] == "abc 👩\u200d🚀"


@at_a_house(Settings())
async def test_who_talks_too_fast_is_told_to_wait(house: House) -> None:
    async with company(house) as table:
        for _ in range(5):
            await table.players[0].do("say", text="quick")
        await refused("too_fast", table.players[0].do("say", text="quick"))
        await table.players[1].do("say", text="slow")


@at_a_house()
async def test_a_table_may_have_no_chat(house: House) -> None:
    async with company(house, chat=False) as table:
        await refused("no_chat", table.players[0].do("say", text="hello"))


@at_a_house(Settings())
async def test_who_mutes_and_unmutes_all_the_time_is_told_to_wait(house: House) -> None:
    async with company(house) as table:
        one, two = table.players
        for n in range(5):
            await one.do("mute", seat=1, muted=n % 2 == 0)
        await refused("too_fast", one.do("mute", seat=1, muted=False))
        await two.do("mute", seat=0)


def test_a_seat_writes_only_so_much_that_is_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "MOST_ASIDES", 4)  # to sit down is the first
    monkeypatch.setattr(table_module, "MOST_ENTRIES", 25)

    async def run(house: House) -> None:
        async with company(house) as table:
            one, two = table.players
            for n in range(3):
                await one.do("mute", seat=1, muted=n % 2 == 0)
            await refused("too_many", one.do("mute", seat=1, muted=False))
            await refused("too_many", one.do("say", text="hello"))
            await two.do("say", text="hello")
            with pytest.raises(Refusal, match="too_many"):
                await table.play_on(random.Random(1), most=25)
            await one.do("concede")

    with open_house() as house:
        happens(run(house))
