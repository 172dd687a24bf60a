"""The kingdom of the day: the same for everyone, once for each guest, beside what the four levels make of it."""

import asyncio
import random
from datetime import date

from signoria.core.record import Record
from signoria.dominion import daily_secret, daily_setup
from signoria.server import daily
from signoria.server.bot_pool import BotPool
from signoria.server.daily import LEVELS, Levels, first_entries
from signoria.server.settings import Settings
from signoria.server.store import Store
from tests.server.house import BUSY, House, at_a_house, open_house
from tests.server.people import Guest, Message, guest
from tests.server.test_operations import happens

# Written down: a change of this would give people on another version other cards. Raise `RULE` if that must be.
THE_SIXTEENTH = [
    "courtyard@intrigue1",
    "moat@base2",
    "pawn@intrigue1",
    "masquerade@intrigue1",
    "village@base2",
    "woodcutter@base1",
    "coppersmith@intrigue1",
    "mining_village@intrigue1",
    "spy@base1",
    "library@base2",
]


def test_a_date_has_the_same_kingdom_everywhere() -> None:
    assert daily_setup("2026-11-16")["kingdom"] == THE_SIXTEENTH
    assert daily_setup("2026-11-16") == daily_setup("2026-11-16")


def test_other_dates_have_other_kingdoms_and_other_shuffles() -> None:
    days = [date(2026, 11, day).isoformat() for day in range(1, 29)]
    assert len({str(daily_setup(day)["kingdom"]) for day in days}) == len({daily_secret(day) for day in days}) == 28


async def play_daily(anna: Guest, seed: str) -> Message:
    """Play five moves of today's game by chance, then give up; the view that was seen first."""
    id = (await anna.ask("POST", "/api/daily", json={"name": "Anna"}))["table"]
    chance = random.Random(seed)
    async with anna.player(id, 0) as player:
        await player.until(lambda: player.ask is not None)
        first = dict(player.state["view"])
        await player.play_on(chance, most=5)
        await player.until(lambda: player.ask is not None)  # by then the bot has made its moves
        await player.do("concede")
        await player.until(lambda: player.state["table"]["status"] == "over")
        assert player.state["table"]["daily"] == daily.today().isoformat()
    return first


def test_two_servers_deal_the_same_day_to_everyone() -> None:
    seen: list[object] = []

    async def run(house: House) -> None:
        async with guest(house) as anna, guest(house) as bela:
            today = await anna.ask("GET", "/api/daily")
            seen.append(today["kingdom"])
            for who in (anna, bela):
                view = await play_daily(who, "any")
                seen.append((view["players"][0]["hand"], view["supply"], view["active"]))
                record = Record.from_json(await who.record((await who.ask("GET", "/api/daily"))["table"]))
                seen.append(record.log)

    for _ in range(2):
        with open_house(Settings(limits=BUSY)) as house:
            happens(run(house))
    assert seen[: len(seen) // 2] == seen[len(seen) // 2 :]
    assert seen[1] == seen[3] and seen[2] == seen[4], "the same play meets the same answers"


@at_a_house()
async def test_a_guest_has_one_game_of_the_day(house: House) -> None:
    async with guest(house) as anna, guest(house) as bela:
        asked = [anna.ask("POST", "/api/daily", json={"name": "Anna"}) for _ in range(4)]
        tables = {answer["table"] for answer in await asyncio.gather(*asked)}
        assert len(tables) == 1
        assert (await bela.ask("POST", "/api/daily", json={"name": "Béla"}))["table"] not in tables
        [id] = tables
        table = await anna.table(id)
        assert not table["public"] and [seat["bot"] for seat in table["seats"]] == ["", "medium"]
        assert table["status"] == "playing"


@at_a_house(Settings(limits=BUSY))
async def test_the_levels_are_shown_to_those_who_have_finished(house: House) -> None:
    today = daily.today().isoformat()
    store: Store = house.registry.store
    async with guest(house) as anna, guest(house) as bela:
        for n, level in enumerate(LEVELS):
            result = f'{{"points": {n}, "other": 9, "won": false, "turns": 20}}'
            await house.within(store.keep_daily(today, level, result))
        assert (await anna.ask("GET", "/api/daily"))["levels"] == []
        await play_daily(anna, "any")
        mine = await anna.ask("GET", "/api/daily")
        assert [(one["who"], one["points"]) for one in mine["levels"]] == list(zip(LEVELS, range(4)))
        assert mine["yours"]["gave_up"] and not mine["yours"]["won"]
        assert [one["day"] for one in mine["history"]] == [today]
        theirs = await bela.ask("GET", "/api/daily")
        assert theirs["levels"] == [] and theirs["yours"] is None and theirs["history"] == []


@at_a_house()
async def test_only_the_first_game_of_a_table_is_one_of_the_day(house: House) -> None:
    async with guest(house) as anna:
        id = (await anna.ask("POST", "/api/daily", json={"name": "Anna"}))["table"]
        async with anna.player(id, 0) as player:
            await player.do("concede")
            await player.do("rematch", how="same")
            await player.until(lambda: player.state["table"]["status"] == "playing")
            assert "daily" not in player.state["table"]
            await player.do("concede")
        games = (await anna.ask("GET", "/api/me/games"))["games"]
        assert [game["day"] for game in games] == [None, daily.today().isoformat()]


def test_a_level_plays_the_deal_that_people_get_and_always_alike() -> None:
    async def run() -> list[object]:
        pool = BotPool(1)
        try:
            return [await Levels(None, pool).play("novice", "2026-11-16") for _ in range(2)]  # type: ignore[arg-type]
        finally:
            pool.close()

    first, second = asyncio.run(run())
    assert first == second


def test_the_log_of_a_table_of_the_day_says_that_it_is_one() -> None:
    opened, sat, bot, started = first_entries("anna", "Anna", date(2026, 11, 16))
    assert opened.daily == "2026-11-16"  # type: ignore[union-attr]
    assert started.secret == daily_secret("2026-11-16").hex()  # type: ignore[union-attr]
    assert (sat.seat, bot.seat) == (0, 1)  # type: ignore[union-attr]
