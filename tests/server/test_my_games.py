"""A guest's finished games: the list, what they come to, the files; and that they are gone when the guest is."""

import asyncio
import csv
import io
import json
import random
from typing import Any

import pytest
from sqlalchemy import text

from signoria.core.record import Record
from signoria.server.database import open_engine
from signoria.server.results import Facts, ResultRow
from signoria.server.settings import Settings
from signoria.server.statistics import statistics
from tests.server.house import BUSY, House, at_a_house, open_house
from tests.server.people import Guest, Refusal, company, guest
from tests.server.test_operations import happens


async def games_of(who: Guest) -> list[dict[str, Any]]:
    return list((await who.ask("GET", "/api/me/games"))["games"])


async def give_up(who: Guest, name: str = "Anna", bot: str = "easy", **wanted: Any) -> str:
    """A short game against bots that they win."""
    id = await who.open(**wanted)
    await who.sit(id, 0, name)
    for seat in range(1, wanted.get("seats", 2)):
        await who.seat_bot(id, seat, bot)
    await who.start(id)
    async with who.player(id, 0) as player:
        await player.do("concede")
    return id


@at_a_house()
async def test_a_finished_game_is_in_the_lists_of_those_who_played(house: House) -> None:
    async with company(house, "intrigo", 3, bots=1) as table:
        await table.play_on(random.Random(3))
        result = table.players[0].table["result"]
        for seat, one in enumerate(table.guests):
            [game] = await games_of(one)
            assert (game["table"], game["number"], game["seat"], game["game"]) == (table.id, 1, seat, "intrigo")
            assert game["winners"] == result["winners"] and game["places"] == result["places"]
            assert game["players"] == ["Anna", "Béla", "bot:random"] and game["turns"] == result["rounds"]
            assert game["had"].get("ducat", 0) == result["ducats"][seat]


@at_a_house()
async def test_points_kingdom_and_deck_are_those_of_the_game(house: House) -> None:
    async with company(house, wishes={"kingdom": "village_square"}) as table:
        await table.play_on(random.Random(5), most=60)
        await table.players[1].do("concede")
        [game] = await games_of(table.guests[0])
        assert game["title"] == "village_square" and len(game["kingdom"]) == 10
        assert game["winners"] == [0] and game["places"] == [1, 2] and game["conceded"] and not game["gave_up"]
        assert sum(game["had"].values()) >= 10 and len(game["points"]) == 2
        [other] = await games_of(table.guests[1])
        assert other["gave_up"]


@at_a_house()
async def test_one_game_is_removed_for_one_guest_alone(house: House) -> None:
    async with company(house) as table:
        await table.players[1].do("concede")
        anna, bela = table.guests
        other = await give_up(anna)
        address = f"/api/me/games/{table.id}/1"
        assert {game["table"] for game in await games_of(anna)} == {table.id, other}
        await anna.ask("DELETE", address)
        assert [game["table"] for game in await games_of(anna)] == [other]
        assert (await anna.ask("GET", "/api/me/statistics"))["all"]["games"] == 1
        assert [game["table"] for game in await games_of(bela)] == [table.id]
        for gone in (address, f"/api/me/games/{other}/2", f"/api/me/games/{other}/0"):
            with pytest.raises(Refusal):
                await anna.ask("DELETE", gone)
        assert [game["table"] for game in await games_of(anna)] == [other]


@at_a_house()
async def test_earlier_games_come_page_by_page_and_by_game(house: House) -> None:
    async with guest(house) as anna:
        tables = [await give_up(anna) for _ in range(3)]
        intrigo = await give_up(anna, game="intrigo", seats=3)
        first = await anna.ask("GET", "/api/me/games", params={"limit": 2})
        assert first["total"] == 4 and [game["table"] for game in first["games"]] == [intrigo, tables[2]]
        rest = await anna.ask("GET", "/api/me/games", params={"before": first["games"][-1]["at"]})
        assert [game["table"] for game in rest["games"]] == [tables[1], tables[0]]
        only = await anna.ask("GET", "/api/me/games", params={"game": "intrigo"})
        assert only["total"] == 1 and [game["table"] for game in only["games"]] == [intrigo]


@at_a_house()
async def test_several_at_one_screen_are_one_line_and_no_statistics(house: House) -> None:
    async with guest(house) as anna:
        id = await anna.open(seats=2)
        await anna.sit(id, 0, "Anna")
        await anna.sit(id, 1, "Béla")
        await anna.start(id)
        async with anna.player(id, 1) as player:
            await player.do("concede")
        [game] = await games_of(anna)
        assert (game["seat"], game["screen"], game["winners"]) == (0, [0, 1], [0])
        assert (await anna.ask("GET", "/api/me/statistics"))["all"]["games"] == 0


@at_a_house()
async def test_a_guest_who_is_forgotten_leaves_no_results_and_no_name(house: House) -> None:
    async with company(house) as table:
        anna, bela = table.guests
        await table.players[1].do("concede")
        await games_of(anna)
        await anna.ask("DELETE", "/api/me")
        with pytest.raises(Refusal, match="no_guest"):
            await anna.ask("GET", "/api/me/games")
        while (await games_of(bela))[0]["players"] != ["…", "Béla"]:
            await asyncio.sleep(0.05)
        engine = open_engine(house.settings.database)
        with engine.connect() as connection:
            mine = text('SELECT seat FROM results WHERE "table" = :id')
            assert [row[0] for row in connection.execute(mine, {"id": table.id})] == [1]
        engine.dispose()


def test_what_a_server_had_no_time_to_note_is_there_after_the_next_start(database: str) -> None:
    """The same way, games of a version without results get theirs."""
    kept: list[str] = []

    async def before(house: House) -> None:
        async with guest(house) as anna:
            await give_up(anna)
            await games_of(anna)
            kept.append(anna.token)

    async def after(house: House) -> None:
        async with guest(house) as anna:
            anna.client.headers["Authorization"] = f"Bearer {kept[0]}"
            [game] = await games_of(anna)
            assert game["winners"] == [1] and game["at"] > 1_000_000

    with open_house(Settings(database=database, limits=BUSY)) as house:
        happens(before(house))
    engine = open_engine(database)
    with engine.execution_options(writes=True).begin() as connection:
        connection.execute(text("DELETE FROM results"))
        connection.execute(text("UPDATE tables SET told = NULL, touched = 1"))
    engine.dispose()
    with open_house(Settings(database=database, limits=BUSY)) as house:
        happens(after(house))


# --- statistics ---------------------------------------------------------------------------------------------------------


def row(won: bool, *bots: str, kingdom: tuple[str, ...] = (), had: dict[str, int] | None = None) -> ResultRow:
    facts = Facts(
        bots=("", *bots),
        winners=(0,) if won else (1,),
        places=(1, 2) if won else (2, 1),
        turns=9,
        points=(30, 20),
        kingdom=kingdom,
        had=had or {},
    )
    return ResultRow("t", 1, 0, "anna", "dominion", None, json.dumps(facts, default=encode))


def encode(facts: Facts) -> dict[str, object]:
    return {name: getattr(facts, name) for name in facts.__struct_fields__}


def test_shares_have_intervals_by_level_kingdom_and_card() -> None:
    village, witch = ("village@base2",), ("witch@base2", "village@base2")
    rows = [row(True, "easy", kingdom=village, had={"village": 2}) for _ in range(8)]
    rows += [row(False, "easy", kingdom=witch) for _ in range(2)]
    rows += [row(False, "hard"), row(True, ""), row(True, "easy", "hard")]
    found = statistics(rows)
    assert found.all.games == 13 and found.points == 30.0
    assert found.chance == pytest.approx(100 * (12 / 2 + 1 / 3) / 13, abs=0.1)
    levels = {one.level: one for one in found.levels}
    assert {level: one.games for level, one in levels.items()} == {"easy": 10, "hard": 1, "mixed": 1, "people": 1}
    assert levels["easy"].share == 80.0 and 40 < levels["easy"].low < 80 < levels["easy"].high < 100
    assert levels["hard"].low == 0 and levels["hard"].high > 50, "one game proves little"
    assert [(one.kingdom, one.games) for one in found.kingdoms] == [(["village@base2"], 8), (sorted(witch), 2)]
    cards = {one.card: one for one in found.cards}
    assert (cards["village"].games, cards["village"].had.games, cards["village"].had.share) == (10, 8, 100.0)
    assert (cards["witch"].games, cards["witch"].share, cards["witch"].had.games) == (2, 0.0, 0)


def test_a_shared_win_counts_for_its_part() -> None:
    shared = Facts(bots=("", "easy"), winners=(0, 1), places=(1, 1), turns=9)
    found = statistics([ResultRow("t", 1, 0, "anna", "intrigo", None, json.dumps(shared, default=encode))])
    assert found.all.share == 50.0 and found.points is None


def test_nothing_played_is_no_mistake() -> None:
    found = statistics([])
    assert found.all.games == 0 and (found.all.low, found.all.high) == (0.0, 100.0) and found.levels == []


# --- files --------------------------------------------------------------------------------------------------------------


@at_a_house()
async def test_the_files_hold_every_game_and_its_record(house: House) -> None:
    async with guest(house) as anna:
        id = await give_up(anna, name="=1+1")
        await games_of(anna)
        answer = await anna.client.get("/api/me/games.csv")
        assert "attachment" in answer.headers["content-disposition"]
        [line] = list(csv.DictReader(io.StringIO(answer.text)))
        assert (line["game"], line["won"], line["place"]) == ("dominion", "0", "2")
        assert line["players"] == "'=1+1, bot:easy", "a spreadsheet must not calculate a name"
        exported = (await anna.client.get("/api/me/games.json")).json()["games"]
        assert [game["table"] for game in exported] == [id]
        record = Record.from_json(json.dumps(exported[0]["record"]))
        assert record == Record.from_json(await anna.record(id))
