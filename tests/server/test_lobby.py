"""The lobby: who may open, find, join, leave and start a table, and what strangers do not get to see."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from datetime import timedelta

import httpx
import pytest

from signoria.server.settings import Limits, Settings
from signoria.server.store import now
from tests.rules import rule
from tests.server.house import BUSY, PATIENCE, House, at_a_house
from tests.server.people import Guest, Refusal, guest


async def refused(code: str, doing: object) -> Refusal:
    """What is done is refused with this code."""
    with pytest.raises(Refusal) as caught:
        await doing  # type: ignore[misc]  # a coroutine
    assert caught.value.code == code
    return caught.value


# --- opening -----------------------------------------------------------------------------------------------------------


@at_a_house()
async def test_a_table_is_opened_with_a_game_seats_wishes_and_an_undo_rule(house: House) -> None:
    async with guest(house) as anna:
        id = await anna.open("dominion", 3, wishes={"kingdom": "big money"}, undo="never", chat=False)
        table = await anna.table(id)
        assert (table["game"], table["status"], table["undo"], table["chat"]) == ("dominion", "open", "never", False)
        assert [seat["name"] for seat in table["seats"]] == ["", "", ""]
        assert table["wishes"] == {"kingdom": "big money"}
        assert table["hosted"] and table["invite"]


@at_a_house()
async def test_a_game_that_cannot_be_set_up_so_is_refused_when_its_table_is_opened(house: House) -> None:
    async with guest(house) as anna:
        for more in (
            {"game": "chess"},
            {"seats": 1},
            {"seats": 8, "game": "intrigo"},
            {"wishes": {"kingdom": "nonsense"}},
            {"wishes": {"colour": "red"}},
            {"seats": 7, "wishes": {"kingdom": "big money"}},
        ):
            await refused("bad_setup", anna.open(**more))
        await refused("bad_message", anna.open(undo="sometimes"))


@at_a_house()
async def test_only_guests_open_tables(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.http, timeout=PATIENCE) as stranger:
        answer = await stranger.post("/api/tables", json={"game": "dominion", "seats": 2})
        assert (answer.status_code, answer.json()["code"]) == (401, "no_guest")


@at_a_house(Settings(limits=Limits(tables_per_guest=2)))
async def test_a_guest_has_only_so_many_tables_that_are_not_over(house: House) -> None:
    async with guest(house) as anna:
        await anna.open()
        await anna.open()
        await refused("too_many", anna.open())


# --- finding -----------------------------------------------------------------------------------------------------------


@at_a_house()
async def test_public_tables_are_listed_and_others_are_not(house: House) -> None:
    async with guest(house) as anna, guest(house) as bela:
        shown, hidden = await anna.open(public=True), await anna.open()
        await anna.sit(shown, 1, "Anna")
        lines = {line["id"]: line for line in await bela.ask("GET", "/api/tables")}
        assert hidden not in lines
        assert lines[shown]["seats"] == ["", "Anna"]


@at_a_house()
async def test_a_private_table_is_seen_and_joined_only_with_its_invite(house: House) -> None:
    async with guest(house) as anna, guest(house) as bela:
        id = await anna.open()
        invite = (await anna.table(id))["invite"]
        assert (await refused("no_table", bela.table(id))).status == 404
        await refused("no_table", bela.sit(id, 0))
        await refused("no_table", bela.sit(id, 0, invite="nonsense"))
        found = await bela.ask("GET", f"/api/invites/{invite}")
        assert (found["id"], found["hosted"]) == (id, False)
        await bela.sit(id, 0, "Béla", invite)
        assert [seat["yours"] for seat in (await bela.table(id))["seats"]] == [True, False]


@at_a_house()
async def test_no_invite_leads_nowhere(house: House) -> None:
    async with guest(house) as anna:
        assert (await refused("no_table", anna.ask("GET", "/api/invites/nonsense"))).status == 404
        assert (await refused("no_table", anna.table("nonsense"))).status == 404


# --- sitting down ------------------------------------------------------------------------------------------------------


@at_a_house()
async def test_a_seat_is_taken_once_and_left_again(house: House) -> None:
    async with guest(house) as anna, guest(house) as bela:
        id = await anna.open(public=True)
        await anna.sit(id, 0)
        assert (await refused("seat_taken", bela.sit(id, 0))).status == 409
        await bela.sit(id, 1, "Béla")
        await refused("not_your_seat", bela.stand(id, 0))
        await bela.stand(id, 1)
        assert [seat["name"] for seat in (await anna.table(id))["seats"]] == ["Anna", ""]


@at_a_house()
async def test_whoever_has_a_seat_may_take_it_again_by_another_name(house: House) -> None:
    async with guest(house) as anna:
        id = await anna.open()
        old = await anna.sit(id, 0, "Anna")
        new = await anna.sit(id, 0, "Anna the Great")
        assert (await anna.table(id))["seats"][0]["name"] == "Anna the Great"
        for token in (new, old):  # what was given out for the seat stays good
            player = anna.player(id, 0, token=token)
            player.bearer = ""
            async with player:
                pass
        await anna.stand(id, 0)
        await anna.sit(id, 0, "Bea")
        for token in (new, old):
            player = anna.player(id, 0, token=token)
            player.bearer = ""
            await refused("no_table", player.come())


@at_a_house()
async def test_there_are_no_other_seats_than_there_are(house: House) -> None:
    async with guest(house) as anna:
        id = await anna.open()
        for seat in (-1, 2, 10**20):
            await refused("no_such_seat", anna.sit(id, seat))
            await refused("no_such_seat", anna.stand(id, seat))
            await refused("no_such_seat", anna.seat_bot(id, seat))


@at_a_house()
async def test_names_are_one_printable_line_of_modest_length(house: House) -> None:
    async with guest(house) as anna:
        id = await anna.open()
        for name in ("x" * 25, "a\u202eb", "a\x00b", "bot:easy", "   "):
            await refused("bad_name", anna.sit(id, 0, name))
        await anna.sit(id, 0, "  Ő  Ж \t Ł ")
        assert (await anna.table(id))["seats"][0]["name"] == "Ő Ж Ł"


@at_a_house()
async def test_the_host_fills_seats_with_bots_of_any_level_and_somebody_may_take_their_place(house: House) -> None:
    async with guest(house) as anna, guest(house) as bela:
        for game, seats in (("dominion", 3), ("intrigo", 3)):
            levels = next(info for info in await anna.ask("GET", "/api/games") if info["game"] == game)["bots"]
            assert {"novice", "easy", "medium"} <= set(levels)
            id = await anna.open(game, seats, public=True)
            for bot in levels:
                await anna.seat_bot(id, 1, bot)
                assert (await anna.table(id))["seats"][1]["bot"] == bot
            await refused("no_bot", anna.seat_bot(id, 1, "grandmaster"))
            await refused("not_the_host", bela.seat_bot(id, 2))
            await bela.sit(id, 1, "Béla")
            assert (await anna.table(id))["seats"][1]["bot"] == ""
            await refused("seat_taken", anna.seat_bot(id, 1))


# --- starting ----------------------------------------------------------------------------------------------------------


@at_a_house()
async def test_the_host_starts_a_full_table_once(house: House) -> None:
    async with guest(house) as anna, guest(house) as bela:
        id = await anna.open(public=True)
        await anna.seat_bot(id, 0)
        assert (await refused("seats_empty", anna.start(id))).answer["say"]["arguments"] == {"n": 1}
        await anna.seat_bot(id, 1)
        await refused("nobody_plays", anna.start(id))
        await bela.sit(id, 1)
        await refused("not_the_host", bela.start(id))
        await anna.start(id)
        assert (await anna.table(id))["status"] == "playing"
        await anna.start(id)  # once more, should the answer have got lost: nothing happens
        await refused("not_open", bela.start(id))
        await refused("not_open", bela.stand(id, 1))
        await refused("not_open", anna.sit(id, 0))


@at_a_house()
async def test_several_seats_may_be_one_guests(house: House) -> None:
    async with guest(house) as anna:
        id = await anna.open()
        await anna.sit(id, 0, "Anna")
        await anna.sit(id, 1, "Bea")
        await anna.start(id)
        async with anna.player(id, 0) as one, anna.player(id, 1) as other:
            assert (one.ask is None) != (other.ask is None)
            assert one.view["seat"] == 0 and other.view["seat"] == 1


# --- more people than one game takes ---------------------------------------------------------------------------------------


@rule("dominion:S-17", "dominion:S-18")
@at_a_house()
async def test_seven_people_are_dealt_to_two_tables_that_have_no_card_in_common(house: House) -> None:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(guest(house)) for _ in range(7)]
        id = await people[0].open(seats=7, public=True)
        seats = [await one.sit(id, seat, f"Guest {seat}") for seat, one in enumerate(people)]
        watching = [await stack.enter_async_context(one.player(id, seat)) for seat, one in enumerate(people)]
        await people[0].start(id)
        places: list[tuple[str, int]] = []
        for player in watching:
            await player.until(lambda player=player: player.table["status"] == "closed")  # type: ignore[misc]
            (moved,) = player.table["moved"]
            places.append((moved["table"], moved["seat"]))
        tables = sorted({table for table, _ in places})
        assert len(tables) == 2 and len(set(places)) == 7
        numbers = {place: (await one.table(place))["number"] for one, (place, _) in zip(people, places)}
        assert sorted(numbers.values()) == [1, 2]
        assert sorted([sum(table == one for table, _ in places) for one in tables]) == [3, 4]
        kingdoms = []
        for table in tables:
            inside = next(seat for seat in range(7) if places[seat][0] == table)
            new = people[inside].player(table, places[inside][1], token=seats[inside])
            new.bearer = ""  # the token of the old seat is good for the new one
            async with new:
                assert new.table["status"] == "playing"
                assert new.table["number"] == numbers[table]
                assert new.table["seats"][places[inside][1]]["name"] == f"Guest {inside}"
                kingdoms.append({pile for pile, _, _ in new.view["supply"][7:]})
            outside = next(seat for seat in range(7) if places[seat][0] != table)
            await refused("not_your_seat", people[outside].player(table, 0).come())
        assert len(kingdoms[0]) == len(kingdoms[1]) == 10 and not kingdoms[0] & kingdoms[1]
        assert places[3][0] in [line["id"] for line in await people[3].ask("GET", "/api/me/tables")]


@at_a_house()
async def test_who_is_dealt_where_is_a_matter_of_chance(house: House) -> None:
    async with guest(house) as anna:
        ways = set()
        for _ in range(4):
            id = await anna.open(seats=8)
            await anna.sit(id, 0, "Anna")
            for seat in range(1, 8):
                await anna.sit(id, seat, f"Guest {seat}")
            async with anna.player(id, 0) as player:
                await anna.start(id)
                await player.until(lambda player=player: player.table["status"] == "closed")  # type: ignore[misc]
                table = await anna.table(player.table["moved"][0]["table"])
            ways.add(tuple(seat["name"] for seat in table["seats"]))
            assert len(table["seats"]) == 4
        assert len(ways) > 1


# --- my games, on any device -----------------------------------------------------------------------------------------------


@at_a_house()
async def test_the_list_of_my_tables_says_where_i_am_asked_and_tells_nobody_else(house: House) -> None:
    async with guest(house) as anna, guest(house) as bela:
        id = await anna.open(public=True)
        await anna.sit(id, 0, "Anna")
        await bela.sit(id, 1, "Béla")
        assert [line["waits"] for line in await anna.ask("GET", "/api/me/tables")] == [False]
        await anna.start(id)
        async with anna.player(id, 0) as first, bela.player(id, 1) as second:
            asked = {who: bool(player.ask) for who, player in ((anna, first), (bela, second))}
        assert sorted(asked.values()) == [False, True]
        for who, waits in asked.items():
            assert [line["waits"] for line in await who.ask("GET", "/api/me/tables")] == [waits]
            assert not any(line["waits"] for line in await who.ask("GET", "/api/tables"))


@at_a_house()
async def test_my_games_go_to_another_device_by_a_code_that_is_good_once(house: House) -> None:
    async with guest(house) as anna, httpx.AsyncClient(base_url=house.http, timeout=PATIENCE) as phone:
        id = await anna.open()
        await anna.sit(id, 0)
        code = (await anna.ask("POST", "/api/me/code"))["code"]
        answer = await phone.post("/api/me/claim", json={"code": f" {code.lower().replace('-', ' ')} "})
        assert answer.status_code == 200 and phone.cookies.get("signoria_guest") == answer.json()["token"]
        assert [line["id"] for line in (await phone.get("/api/me/tables")).json()] == [id]
        async with Guest(house, phone, answer.json()["token"]).player(id, 0) as player:
            assert player.table["seats"][0]["present"]
        assert [line["id"] for line in await anna.ask("GET", "/api/me/tables")] == [id], (
            "the first device stays signed in"
        )
        again = await phone.post("/api/me/claim", json={"code": code}, headers={"Origin": house.http})
        assert (again.status_code, again.json()["code"]) == (404, "no_code")


@at_a_house()
async def test_only_the_last_code_is_good_and_only_for_some_minutes(house: House) -> None:
    async with guest(house) as anna:
        old = (await anna.ask("POST", "/api/me/code"))["code"]
        new = (await anna.ask("POST", "/api/me/code"))["code"]
        await refused("no_code", anna.ask("POST", "/api/me/claim", json={"code": old}))
        await anna.ask("POST", "/api/me/claim", json={"code": new})


@at_a_house()
async def test_who_wants_to_be_forgotten_is(house: House) -> None:
    async with guest(house) as anna, guest(house) as bela:
        id = await anna.open(public=True)
        await anna.sit(id, 0, "Anna")
        await bela.sit(id, 1, "Béla")
        await anna.start(id)
        async with bela.player(id, 1) as player:
            async with anna.player(id, 0) as other:
                await other.do("say", text="I live in Debrecen")
            await anna.ask("DELETE", "/api/me")
            await player.until(lambda: player.table["status"] == "over")
            assert player.table["series"] == [[1]]
        await refused("no_guest", anna.ask("GET", "/api/me/tables"))
        table = await bela.table(id)
        assert [seat["name"] for seat in table["seats"]] == ["…", "Béla"]
        assert "Anna" not in await bela.record(id)
        async with bela.player(id, 1) as player:
            assert [line["text"] for line in player.chat] == ["…"]


@at_a_house(Settings(limits=BUSY))
async def test_lists_read_no_logs(house: House) -> None:
    """Nobody is at the tables: what is shown of them stands beside them."""
    async with guest(house) as anna, guest(house) as bela:
        id = await anna.open(public=True)
        await anna.sit(id, 0, "Anna")
        await bela.sit(id, 1, "Béla")
        await anna.start(id)
        before = await lists(anna, bela)
        await house.within(house.registry.tidy())
        assert id not in house.registry.live

        async def unread(*_: object) -> list[str]:
            raise AssertionError("a log is read")

        entries, house.registry.store.entries = house.registry.store.entries, unread  # type: ignore[method-assign, assignment]
        while await lists(anna, bela) != before:  # it is written down soon
            await asyncio.sleep(0.05)
        assert (await anna.ask("GET", "/api/me"))["name"] == "Anna"
        house.registry.store.entries = entries  # type: ignore[method-assign]
        public, *mine = before
        assert public[0]["seats"] == ["Anna", "Béla"]
        assert {line[0]["waits"] for line in mine} == {False, True}


async def lists(anna: Guest, bela: Guest) -> list[list[dict[str, object]]]:
    """What everybody finds, without the times."""
    found = [
        await anna.ask("GET", "/api/tables"),
        await anna.ask("GET", "/api/me/tables"),
        await bela.ask("GET", "/api/me/tables"),
    ]
    return [[{key: line[key] for key in ("id", "status", "seats", "waits")} for line in lines] for lines in found]


# --- abandoned tables ------------------------------------------------------------------------------------------------------


@at_a_house(Settings(limits=BUSY, open_for=timedelta(0), idle_for=timedelta(0)))
async def test_a_table_that_nobody_is_at_is_closed_after_its_time_and_gives_its_secret_away(house: House) -> None:
    async with guest(house) as anna:
        waiting, playing = await anna.open(), await anna.open()
        await anna.sit(playing, 0)
        await anna.sit(playing, 1, "Bea")
        await anna.start(playing)
        await refused("no_record", anna.record(playing))
        player = await anna.player(playing, 0).__aenter__()
        await tidy(house)
        assert (await anna.table(waiting))["status"] == "closed"
        assert (await anna.table(playing))["status"] == "playing", "somebody is there"
        await player.go()
        await tidy(house)
        assert (await anna.table(playing))["status"] == "closed"
        assert '"secret"' in await anna.record(playing)
        await refused("closed", anna.sit(waiting, 0))


async def tidy(house: House) -> None:
    begun = now()
    while now() == begun:  # "longer ago than no time at all" takes a millisecond
        await asyncio.sleep(0.001)
    await house.within(house.registry.tidy())
