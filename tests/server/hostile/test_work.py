"""Who has much to be done waits for it; the others don't."""

from __future__ import annotations

import asyncio
import json
import logging
import time

import httpx
import pytest

from signoria.core.limits import KINGDOM_TEXT, RECORD_LINES
from signoria.server.bites import QUIET, Bites
from signoria.server.kingdoms import understood
from signoria.server.refusal import Refused
from signoria.server.replays import KEPT_STEPS, Shelf, read_record
from signoria.server.shapes import KingdomText
from signoria.server.work_queue import MOST_OF_ONE, MOST_WAITING, WorkQueue
from tests.server.house import PATIENCE, House, at_a_house
from tests.server.test_page_replays import played

PIECE = 0.02  # seconds


def test_everybody_is_served_in_turn() -> None:
    done: list[str] = []

    async def story() -> None:
        queue = WorkQueue()

        async def want(who: str) -> None:
            await queue.do(who, time.sleep, PIECE)
            done.append(who)

        greedy = [asyncio.create_task(want("greedy")) for _ in range(10)]
        await asyncio.sleep(0)
        await asyncio.gather(want("modest"), want("other"), *greedy)

    asyncio.run(story())
    assert done.count("greedy") == 10
    assert max(done.index("modest"), done.index("other")) <= 4, "nobody waits for all that somebody else wants"


def test_nobody_can_fill_the_queue_alone() -> None:
    async def story() -> None:
        queue = WorkQueue()
        first = [asyncio.create_task(queue.do("greedy", time.sleep, PIECE)) for _ in range(MOST_OF_ONE + 1)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too much"):
            await queue.do("greedy", time.sleep, PIECE)
        assert await queue.do("modest", lambda: 1) == 1
        await asyncio.gather(*first)
        assert await queue.do("greedy", lambda: 2) == 2

    asyncio.run(story())


def test_the_queue_has_an_end() -> None:
    async def story() -> None:
        queue = WorkQueue()
        tasks = [asyncio.create_task(queue.do(f"{n}", time.sleep, 0)) for n in range(MOST_WAITING + 1)]
        await asyncio.sleep(0)
        with pytest.raises(Refused):
            await queue.do("late", time.sleep, 0)
        await asyncio.gather(*tasks)

    asyncio.run(story())


def test_whoever_leaves_while_waiting_holds_nobody_up() -> None:
    async def story() -> None:
        queue = WorkQueue()
        first = asyncio.create_task(queue.do("a", time.sleep, PIECE))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(queue.do("b", time.sleep, PIECE)) for _ in range(3)]
        await asyncio.sleep(0)
        for task in waiting[:2]:
            task.cancel()
        await asyncio.wait_for(asyncio.gather(first, waiting[2], queue.do("c", time.sleep, 0)), 5)
        assert await asyncio.wait_for(queue.do("d", lambda: 4), 5) == 4

    asyncio.run(story())


def test_an_error_in_a_piece_is_its_own() -> None:
    async def story() -> None:
        queue = WorkQueue()
        with pytest.raises(ZeroDivisionError):
            await queue.do("a", lambda: 1 // 0)
        assert await queue.do("a", lambda: 1) == 1

    asyncio.run(story())


def bomb() -> str:
    """A whole game whose last move is taken back and made again until the log is full."""
    data = json.loads(played("dominion").to_json())
    made = 0  # moves in force
    for line in data["log"]:
        made = line["back"] if "back" in line else made + 1
    while len(data["log"]) < RECORD_LINES - 2:
        data["log"] += [{"back": made - 1}, data["log"][-1]]
    return json.dumps(data)


@at_a_house()
async def test_a_record_full_of_undos_holds_nobody_up(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.http, timeout=PATIENCE) as client:
        begun = time.perf_counter()
        answer, cards = await asyncio.gather(
            client.post("/api/replays", json={"record": bomb()}),
            client.post("/api/dominion/kingdoms/draw", json={}),
        )
        assert answer.status_code == 201 and cards.status_code == 200
        assert time.perf_counter() - begun < 30  # it was minutes


def test_long_games_that_are_looked_at_take_only_so_much_memory() -> None:
    replay = read_record(played("intrigo").to_json())
    shelf = Shelf()
    replay.steps = KEPT_STEPS // 3
    for number in range(10):
        shelf.put(str(number), replay)
    assert shelf.steps() <= KEPT_STEPS
    assert shelf.find("9") is replay and shelf.find("0") is None


def test_a_limit_that_is_reached_again_and_again_is_written_down_now_and_then(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    bites = Bites(lambda: now)
    with caplog.at_level(logging.WARNING, "signoria.server"):
        for _ in range(1000):
            bites.bite("sockets")
        bites.bite("tables")
        now = QUIET + 1
        bites.bite("sockets")
    said = [(record.__dict__["limit"], record.__dict__["times"]) for record in caplog.records]
    assert said == [("sockets", 1), ("tables", 1), ("sockets", 1000)]


@pytest.mark.parametrize("text", ["2" * KINGDOM_TEXT, "A1B2-" * 80, "E" + "9" * 399, "villagf," * 50, "x" * 400])
def test_a_long_kingdom_text_is_refused_without_much_work(text: str) -> None:
    with pytest.raises(Refused):
        understood(KingdomText(text="moaf", custom=[]))  # reads the names of all languages, once
    begun = time.process_time()
    with pytest.raises(Refused):
        understood(KingdomText(text=text, custom=[]))
    assert time.process_time() - begun < 0.1  # every code that is one mistake away was tried: 0.4 s and more
