"""Bots at a table: they answer by themselves, and a table never waits for one in vain."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from signoria.server.settings import Settings
from signoria.server.store import Unsure
from tests.server.house import BUSY, House, at_a_house
from tests.server.people import company, guest
from tests.server.test_lobby import refused


@at_a_house()
async def test_bots_of_every_level_play(house: House) -> None:
    for game, seats in (("dominion", 2), ("intrigo", 3)):
        for level in ("novice", "easy", "medium"):
            async with company(house, game, seats, bots=seats - 1, bot=level) as table:
                assert await table.players[0].play_on(random.Random(1), most=6) == 6


@at_a_house(Settings(limits=BUSY))
async def test_a_bot_that_fails_or_answers_nonsense_is_helped(house: House) -> None:
    think = house.hall.pool.think
    asked: list[str] = []

    async def poorly(bot: str, *rest: Any) -> list[str]:
        asked.append(bot)
        if bot == "random":
            return await think(bot, *rest)
        if len(asked) % 2:
            raise RuntimeError("no idea")
        return ["dragon"]

    house.hall.pool.think = poorly  # type: ignore[assignment,method-assign]  # a method for a method
    async with company(house, bots=1, bot="easy") as table:
        (player,) = table.players
        while player.view["turn"] < 4:
            assert await player.play_on(random.Random(2), most=1) == 1
    assert asked[:2] == ["easy", "random"] and asked.count("easy") > 2


@at_a_house(Settings(limits=BUSY))
async def test_a_bot_goes_on_after_the_database_has_failed_it(house: House) -> None:
    """Anna waits for it and sends nothing."""
    append = house.hall.store.append
    failed: list[str] = []

    async def poorly(table: str, length: int, entries: Sequence[str], *rest: Any) -> None:
        if "bot-" in entries[0] and len(failed) < 3:
            failed.append(entries[0])
            raise Unsure
        await append(table, length, entries, *rest)

    house.hall.store.append = poorly  # type: ignore[method-assign, assignment]  # a method for a method
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
        assert "minion is not in this kingdom" in refusal.answer["text"]
        await anna.seat_bot(id, 1, "medium")
        await anna.start(id)
