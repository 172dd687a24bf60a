"""Somebody plays on from a point of a finished game, a record, a position or a lesson: alone, as any seat, against bots."""

from __future__ import annotations

import random
from typing import Any

import pytest

from signoria.core.record import Record
from tests.core.test_branch import throne_room_on_militia
from tests.server.house import House, at_a_house
from tests.server.people import Guest, Message, Player, Refusal, company, guest
from tests.server.test_page_replays import played


async def bring(anna: Guest, record: Record) -> str:
    return str((await anna.ask("POST", "/api/replays", json={"record": record.to_json()}))["id"])


async def play_on(anna: Guest, **how: Any) -> tuple[Player, Message]:
    found: Message = await anna.ask("POST", "/api/branches", json={"name": "Anna", "bot": "random", **how})
    return anna.player(found["table"], found["seat"]), found


async def hears(player: Player, remark: str) -> None:
    """Wait until the coach says this."""
    await player.until(lambda: player.state.get("coach", {}).get("remark") == remark)


@at_a_house()
async def test_a_record_is_played_on_from_any_step_as_any_seat(house: House) -> None:
    async with guest(house) as anna:
        for name in ("dominion", "intrigo"):
            record = played(name)
            id = await bring(anna, record)
            steps = (await anna.ask("GET", f"/api/replays/{id}"))["steps"]
            for seat in range(3):
                player, _ = await play_on(anna, of="record", id=id, step=steps // 3 + seat, seat=seat)
                async with player:
                    assert player.table["origin"]["of"] == "record"
                    assert player.table["origin"]["moves"] <= steps // 3 + seat
                    assert await player.play_on(random.Random(seat), 3) == 3


@at_a_house()
async def test_in_the_middle_of_throne_room_on_militia(house: House) -> None:
    async with guest(house) as anna:
        id = await bring(anna, throne_room_on_militia())
        player, found = await play_on(anna, of="record", id=id, step=3, seat=1)
        async with player:
            ask = await player.asked()
            assert ask["verb"] == "discard" and ask["least"] == 2
            assert player.view["question"]["source"] == "militia"
            with pytest.raises(Refusal) as nothing:
                await player.do("undo")  # the moves before were made in another game
            assert nothing.value.code == "no_undo"
            await player.move("gold", "silver")
            await player.do("undo")
            await player.until(lambda: player.view["players"][1]["hand_size"] == 5)
            await player.move("copper", "estate")
            await player.do("concede")
            await player.until(lambda: player.table["status"] == "over")
            record = Record.from_json(await anna.record(found["table"]))
            assert record.origin is not None and (record.origin.of, record.origin.moves) == ("record", 3)
            record.replay()
            await player.do("rematch", how="same")
            await player.until(lambda: player.table["status"] == "playing")
            assert "origin" not in player.table
            kingdom = {pile for pile, _, _ in player.view["supply"]}
            assert {"throne_room", "militia"} <= kingdom


@at_a_house()
async def test_a_link_contains_the_position(house: House) -> None:
    async with guest(house) as anna, guest(house) as bela:
        id = await bring(anna, throne_room_on_militia())
        code = (await anna.ask("GET", f"/api/replays/{id}/3/position"))["code"]
        opened = await bela.ask("POST", "/api/positions", json={"code": code})
        assert opened["step"] == 3
        shown = await bela.ask("GET", f"/api/replays/{opened['id']}/3", params={"seat": 1})
        assert shown["view"]["question"]["source"] == "militia"
        player, _ = await play_on(bela, of="position", code=code, seat=1)
        async with player:
            assert (await player.asked())["verb"] == "discard"
            assert player.table["origin"] == {"of": "position", "moves": 3}
        for wrong in ("", "nonsense", code[:-20], code[:40] + "AAAA" + code[44:]):
            with pytest.raises(Refusal) as refusal:
                await bela.ask("POST", "/api/positions", json={"code": wrong})
            assert refusal.value.code == "bad_position"
        with pytest.raises(Refusal) as refusal:
            await bela.ask("POST", "/api/positions", json={"code": "A" * 20_000})
        assert refusal.value.status == 422 or refusal.value.code == "bad_message"


@at_a_house()
async def test_a_game_that_is_still_played_cannot_be_branched_and_a_strangers_neither(house: House) -> None:
    async with company(house, "dominion", 2) as people, guest(house) as stranger:
        anna = people.guests[0]
        with pytest.raises(Refusal) as live:
            await play_on(anna, of="table", id=people.id, step=0)
        assert live.value.code == "no_record"
        with pytest.raises(Refusal) as live:
            await anna.ask("GET", f"/api/tables/{people.id}/replay/0/position")
        assert live.value.code == "no_record"
        await people.players[1].do("concede")
        player, _ = await play_on(anna, of="table", id=people.id, step=0)
        async with player:
            assert player.table["origin"]["of"] == f"table {people.id} 1"
        with pytest.raises(Refusal) as hidden:
            await play_on(stranger, of="table", id=people.id, step=0)
        assert hidden.value.code == "no_table"


@at_a_house()
async def test_what_makes_no_sense_is_refused_and_opens_nothing(house: House) -> None:
    async with guest(house) as anna:
        record = played("dominion")
        id = await bring(anna, record)
        steps = (await anna.ask("GET", f"/api/replays/{id}"))["steps"]
        wrong = [
            ({"of": "record", "id": id, "step": steps}, "bad_position"),  # the game is over there
            ({"of": "record", "id": id, "step": steps + 1}, "bad_position"),
            ({"of": "record", "id": "x" * 24, "step": 0}, "no_record"),
            ({"of": "record", "id": id, "step": 0, "bot": "nobody"}, "no_bot"),
            ({"of": "record", "id": id, "step": 0, "seat": 7}, "no_such_seat"),
            ({"of": "lesson", "id": "nothing"}, "no_lesson"),
            ({"of": "moon"}, "bad_message"),
        ]
        for how, code in wrong:
            with pytest.raises(Refusal) as refusal:
                await play_on(anna, **how)
            assert refusal.value.code == code, how
        assert [line for line in await anna.ask("GET", "/api/me/tables") if line["status"] == "playing"] == []


@at_a_house()
async def test_the_same_request_again_gives_the_same_table(house: House) -> None:
    async with guest(house) as anna:
        id = await bring(anna, throne_room_on_militia())
        _, first = await play_on(anna, of="record", id=id, step=3, seat=1, request_id="mine")
        _, second = await play_on(anna, of="record", id=id, step=3, seat=1, request_id="mine")
        assert first == second


@at_a_house()
async def test_a_lesson_has_a_coach_is_resumed_and_begins_anew(house: House) -> None:
    async with guest(house) as anna:
        names = [lesson["name"] for lesson in await anna.ask("GET", "/api/lessons")]
        assert "first_dominion" in names and "first_intrigo" in names
        player, first = await play_on(anna, of="lesson", id="first_dominion")
        async with player:
            await player.asked()
            assert player.state["coach"]["remark"] == "treasures" and player.state["coach"]["number"] == 1
            await player.move("all_treasures")
            await hears(player, "buy")
            assert player.state["coach"]["points"] == ["pile smithy"]
            await player.move("moat")  # something else than told
            await hears(player, "clean_up")
        player, again = await play_on(anna, of="lesson", id="first_dominion")
        assert again == first
        async with player:
            await hears(player, "clean_up")
            assert player.state["coach"]["number"] == 3
        _, anew = await play_on(anna, of="lesson", id="first_dominion", anew=True)
        assert anew["table"] != first["table"]


@at_a_house()
async def test_a_lesson_is_played_on_from_any_step_while_it_is_played(house: House) -> None:
    async with guest(house) as anna, guest(house) as bela:
        player, lesson = await play_on(anna, of="lesson", id="attacks")
        async with player:
            await hears(player, "moat")  # the Militia is being resolved
            step = player.table["origin"]["moves"]
            await player.move("moat")
            await player.asked()
        id = lesson["table"]
        steps = (await anna.ask("GET", f"/api/tables/{id}/replay", params={"game": 1}))["steps"]
        code = (await anna.ask("GET", f"/api/tables/{id}/replay/{step}/position", params={"game": 1}))["code"]
        for how in ({"of": "table", "id": id, "game": 1, "step": step}, {"of": "position", "code": code}):
            branch, found = await play_on(anna, **how)
            assert found["table"] != id
            async with branch:
                assert (await branch.asked())["verb"] == "reveal"
                assert branch.view["question"]["source"] == "militia"
                assert "coach" not in branch.state
                if how["of"] == "table":
                    assert branch.table["origin"] == {"of": f"lesson attacks {id} 1", "moves": step}
        other, _ = await play_on(anna, of="table", id=id, game=1, step=steps, seat=1)
        async with other:
            assert other.seat == 1 and await other.play_on(random.Random(1), 2) == 2
        async with anna.player(id, 0) as player:
            await player.asked()  # the lesson itself waits where it was
            assert player.state["coach"]["remark"] == "attack"
        with pytest.raises(Refusal) as hidden:
            await play_on(bela, of="table", id=id, game=1, step=0)
        assert hidden.value.code == "no_table"


@at_a_house()
async def test_a_lesson_is_the_same_for_everybody_and_survives_a_reload(house: House) -> None:
    seen = []
    async with guest(house) as anna, guest(house) as bela:
        for one in (anna, bela):
            player, found = await play_on(one, of="lesson", id="first_dominion")
            async with player:
                for pick in ("all_treasures", "smithy", "end_turn", "all_treasures", "silver", "end_turn"):
                    await player.asked()
                    await player.move(pick)
                await hears(player, "action")
                seen.append((player.view["players"], player.state["coach"]))
            house.registry.live.pop(found["table"])
            async with one.player(found["table"], 0) as back:
                await back.asked()
                assert back.state["coach"] == seen[-1][1]
    assert seen[0] == seen[1]
