"""Bots at a table: they answer by themselves, and a table never waits for one in vain."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import pytest

from signoria.server import table as table_module
from signoria.server.bots import Job
from signoria.server.refusal import Unknown
from signoria.server.settings import Settings
from tests.server.house import BUSY, PATIENCE, House, at_a_house, open_house
from tests.server.people import company, guest
from tests.server.test_lobby import refused
from tests.server.test_operations import happens


@at_a_house()
async def test_bots_of_every_level_play(house: House) -> None:
    for game, seats in (("dominion", 2), ("intrigo", 3)):
        for level in ("novice", "easy", "medium"):
            async with company(house, game, seats, bots=seats - 1, bot=level) as table:
                assert await table.players[0].play_on(random.Random(1), most=6) == 6


@at_a_house(Settings(limits=BUSY))
async def test_a_bot_that_fails_or_answers_nonsense_is_helped(house: House) -> None:
    asked: list[str] = []

    async def poorly(owner: str, job: Job) -> list[str]:
        asked.append(job.bot)
        if len(asked) % 2:
            raise RuntimeError("no idea")
        return ["dragon"]

    house.registry.pool.think = poorly  # type: ignore[method-assign]  # a method for a method
    async with company(house, bots=1, bot="medium") as table:
        (player,) = table.players
        while player.view["turn"] < 4:
            assert await player.play_on(random.Random(2), most=1) == 1
    assert len(asked) > 2


@at_a_house(Settings(limits=BUSY))
async def test_a_bot_goes_on_after_the_database_has_failed_it(house: House) -> None:
    """Anna waits for it and sends nothing."""
    append = house.registry.store.append
    failed: list[str] = []

    async def poorly(table: str, length: int, entries: Sequence[str], *rest: Any) -> None:
        if "bot-" in entries[0] and len(failed) < 3:
            failed.append(entries[0])
            raise Unknown
        await append(table, length, entries, *rest)

    house.registry.store.append = poorly  # type: ignore[method-assign, assignment]  # a method for a method
    async with company(house, bots=1) as table:
        assert await table.players[0].play_on(random.Random(3), most=10) == 10
    assert len(failed) == 3


@at_a_house()
async def test_a_game_does_not_begin_with_a_bot_that_wants_cards_which_are_not_there(house: House) -> None:
    async with guest(house) as anna:
        id = await anna.open("dominion", 2, wishes={"kingdom": "big money"})
        await anna.sit(id, 0)
        await anna.seat_bot(id, 1, "minion")
        refusal = await refused("bad_setup", anna.start(id))
        assert "Minion isn’t in this kingdom" in refusal.answer["text"]
        await anna.seat_bot(id, 1, "medium")
        await anna.start(id)


def test_at_a_game_that_has_no_room_left_a_bot_does_not_think_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        async with company(house, bots=1) as table:
            (player,) = table.players
            while "end_turn" not in [option["pick"] for option in (await player.asked())["options"]]:
                await player.move(*await player.any_picks(random.Random(1)))
            live = await house.within(house.registry.table(table.id))
            assert live.table.game is not None and live.table.game.history is not None
            monkeypatch.setattr(table_module, "MOST_MOVES", len(live.table.game.history.moves) + 1)
            await player.move("end_turn")
            async with asyncio.timeout(PATIENCE):
                while not all(task.done() for task in live.thinking.values()):
                    await asyncio.sleep(0.05)
            assert live.table.bots_asked() == [1], "it is asked, and knows that there is no room"
            await player.do("concede")
            await player.do("rematch", how="same")
            assert player.table["status"] == "playing"

    with open_house() as house:
        happens(story(house))
