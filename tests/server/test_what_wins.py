"""What wins on a kingdom: worked out while somebody waits, kept for everybody, continued where it was left."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from signoria import compiled
from signoria.lab.evolve.search import Budget, Evolution
from signoria.lab.workers import Here
from signoria.server import kingdoms, reports, shapes
from signoria.server.refusal import Refused
from signoria.server.report_worker import Author, Job
from signoria.server.reports import Reports, subject_of
from signoria.server.settings import Limits, Settings
from tests.server.house import BUSY, PATIENCE, House, at_a_house, open_house
from tests.server.people import Guest, guest
from tests.server.test_operations import happens

CARDS = "cellar, market, merchant, militia, mine, moat, remodel, smithy, village, workshop"
SOME = replace(BUSY, report_games=16_000 if compiled() else 1_000)  # it takes long enough to say how far it is
OTHERS = ["Big Money", "Interaction", "Size Distortion", "Village Square"]  # recommended sets


def subject(name: str = "First Game", players: int = 2, games: int = 1) -> reports.Subject:
    return subject_of(kingdoms.understood(shapes.KingdomText(text=name, custom=[])), players, games)


async def worked_out(who: Guest, asked: dict[str, object]) -> tuple[Any, list[Any]]:
    """A report, and what was told before it was there."""
    told = [await who.ask("POST", "/api/dominion/reports", json=asked)]
    while told[-1]["found"] is None:
        await asyncio.sleep(0.2)
        told.append(await who.ask("GET", f"/api/dominion/reports/{told[-1]['id']}"))
    return told[-1], told[:-1]


class Worked(NamedTuple):
    folder: Path  # the cache
    report: Any
    told: list[Any]  # before it was there
    replay: Any  # of the example


@pytest.fixture(scope="module")
def worked(tmp_path_factory: pytest.TempPathFactory) -> Worked:
    """A report that a server has worked out."""
    folder = tmp_path_factory.mktemp("cache")

    async def story(house: House) -> Worked:
        async with guest(house) as anna:
            report, told = await worked_out(anna, {"text": "First Game", "players": 2})
            opened = await anna.ask("POST", f"/api/dominion/reports/{report['id']}/example")
            return Worked(folder, report, told, await anna.ask("GET", f"/api/replays/{opened['id']}"))

    with open_house(Settings(limits=SOME, cache=str(folder))) as house:
        return asyncio.run(asyncio.wait_for(story(house), PATIENCE))


def test_a_report_says_what_wins_with_intervals(worked: Worked) -> None:
    found = worked.report["found"]
    strategies = found["strategies"]
    assert len(strategies) > 3 and sum(one["share"] for one in strategies) == pytest.approx(100, abs=1)
    for place, one in enumerate(strategies):
        assert one["title"] and one["words"] and one["score"]["low"] <= one["score"]["value"] <= one["score"]["high"]
        assert len(one["against"]) == len(strategies) and one["against"][place] is None
    assert sorted(one["card"] for one in found["cards"]) == sorted(CARDS.split(", "))
    assert [one["coins"] for one in found["openings"]] == ["5/2", "4/3", "3/4", "2/5"]
    assert all(one["best"] for one in found["openings"]) and found["rounds"] == sorted(found["rounds"])
    assert worked.replay["game"] == "dominion" and worked.replay["steps"] > 20


def test_whoever_waits_is_told_how_far_it_is(worked: Worked) -> None:
    told = [one["progress"] for one in worked.told]
    assert told and all(one["before"] == 0 for one in told)
    games = [one["games"] for one in told]
    assert games == sorted(games) and 0 < games[-1] <= told[-1]["most_games"]
    assert any(one["best"] for one in told), "the best so far are told on the way"
    assert any(one["seconds_left"] is not None for one in told)


def test_after_a_restart_no_game_is_played_again(worked: Worked) -> None:
    async def story(house: House) -> None:
        async with guest(house) as bela:
            by_cards = await bela.ask("POST", "/api/dominion/reports", json={"text": CARDS})
            assert by_cards == worked.report
            asked = {"text": worked.report["kingdom"]["code"]}
            hu = await bela.ask("POST", "/api/dominion/reports", json=asked, headers={"Accept-Language": "hu"})
            assert hu["found"]["games"] == worked.report["found"]["games"]
            assert hu["found"]["strategies"][0]["words"] != worked.report["found"]["strategies"][0]["words"]

    with open_house(Settings(limits=SOME, cache=str(worked.folder))) as house:
        happens(story(house))


def test_a_search_that_was_left_is_continued_and_finds_the_same(worked: Worked, tmp_path: Path) -> None:
    class Left(Exception):
        pass

    def author() -> Author:
        one = Reports(Settings(limits=SOME, cache=str(tmp_path)))
        return Author(Job(subject().arena, one.games, one.effort, one.cache.folder, 0), lambda _: None)

    leaving = author()
    keep, times = leaving._keep, iter(range(100))

    def keep_and_leave(saved: Any) -> None:
        keep(saved)
        if next(times) == 1:  # after everything the kingdom suggests was tried
            raise Left

    leaving._keep = keep_and_leave  # type: ignore[method-assign]
    with pytest.raises(Left):
        leaving.report()
    again = author()
    finding = again._search()
    assert again.games_before > 0
    ready = Reports(Settings(limits=SOME, cache=str(worked.folder))).read(subject())
    assert ready is not None
    whole = ready.finding
    assert finding.strategies == whole.strategies and finding.games == whole.games


async def refused(who: Guest, method: str, path: str, **more: Any) -> Any:
    answer = await who.client.request(method, path, **more)
    assert 400 <= answer.status_code < 500, answer.text
    return answer.json()


@at_a_house()
async def test_bad_input_is_refused_with_a_reason(house: House) -> None:
    async with guest(house) as anna:
        for asked, code in (
            ({"text": "no such kingdom"}, "bad_kingdom"),
            ({"text": "moat, village"}, "bad_kingdom"),
            ({"text": "random"}, "bad_kingdom"),
            ({"text": "First Game", "players": 7}, "bad_message"),
            ({"text": "First Game", "players": 1}, "bad_message"),
        ):
            problem = await refused(anna, "POST", "/api/dominion/reports", json=asked)
            assert problem["code"] == code and problem["text"]
        assert (await refused(anna, "GET", "/api/dominion/reports/nothing"))["code"] == "no_report"
        assert (await refused(anna, "POST", "/api/dominion/reports/nothing/example"))["code"] == "no_report"


# --- who waits, without a process -------------------------------------------------------------------------------------------


class Waiting(Reports):
    """Reports that nobody works on."""

    def __init__(self, folder: Path, limits: Limits) -> None:
        self.now = 0.0
        super().__init__(Settings(limits=limits, cache=str(folder)), lambda: self.now)

    async def _work(self) -> None:
        pass


def test_what_one_guest_one_address_and_all_may_wait_for_is_bounded(tmp_path: Path) -> None:
    async def story() -> None:
        waiting = Waiting(tmp_path, Limits(reports=4, reports_per_address=3, reports_per_guest=2))
        sets = [subject(name) for name in ["First Game", *OTHERS]]
        waiting.ask(sets[0], "anna", "home")
        waiting.ask(sets[1], "anna", "home")
        waiting.ask(sets[1], "anna", "home")  # the same again
        with pytest.raises(Refused):
            waiting.ask(sets[2], "anna", "elsewhere")
        waiting.ask(sets[2], "bela", "home")
        with pytest.raises(Refused):
            waiting.ask(sets[3], "bela", "home")
        request = waiting.ask(sets[3], "cesar", "school")
        assert waiting.before(request) == 3
        with pytest.raises(Refused):
            waiting.ask(sets[4], "dora", "library")
        waiting.ask(sets[0], "dora", "library")  # one that is waited for already costs nothing

    asyncio.run(story())


def test_what_nobody_looks_after_is_dropped(tmp_path: Path) -> None:
    async def story() -> None:
        waiting = Waiting(tmp_path, Limits())
        left, kept = subject(), subject("Big Money")
        waiting.ask(left, "anna", "home")
        waiting.ask(kept, "anna", "home")
        waiting.ask(kept, "bela", "home")
        waiting.now = reports.PATIENCE - 1
        assert waiting.look(left.id, "stranger") is not None  # who hasn't asked doesn't keep it going
        waiting.look(kept.id, "bela")
        waiting.now += 2
        waiting._tidy()
        assert waiting.look(left.id, "anna") is None and waiting.look(kept.id, "bela") is not None
        waiting.leave(kept.id, "bela")
        assert waiting.look(kept.id, "bela") is None
        assert waiting._queue.take(lambda _: True) is None

    asyncio.run(story())


def test_addresses_take_turns(tmp_path: Path) -> None:
    async def story() -> list[str]:
        waiting = Waiting(tmp_path, Limits())
        for number, name in enumerate(["First Game", "Big Money", "Interaction"]):
            waiting.ask(subject(name), f"guest {number}", "greedy")
        waiting.ask(subject("Size Distortion"), "modest", "modest")
        order = []
        while (request := waiting._queue.take(lambda _: True)) is not None:
            order.append(request.address)
        return order

    assert asyncio.run(story()) == ["greedy", "modest", "greedy", "greedy"]


@at_a_house(Settings(limits=BUSY))
async def test_when_everybody_has_left_the_process_ends(house: House) -> None:
    working: Reports = house.app.state.reports
    async with guest(house) as anna:
        id = (await anna.ask("POST", "/api/dominion/reports", json={"text": "Big Money"}))["id"]
        while working._process is None or working._process._process.pid is None:
            await asyncio.sleep(0.05)
        process = working._process._process
        await anna.ask("DELETE", f"/api/dominion/reports/{id}")
        while process.is_alive():
            await asyncio.sleep(0.05)
        assert (await refused(anna, "GET", f"/api/dominion/reports/{id}"))["code"] == "no_report"
        while working._task is not None and not working._task.done():
            await asyncio.sleep(0.05)


def test_a_cache_that_cant_be_written_stops_nobody(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder", encoding="utf-8")
    one = Reports(Settings(limits=BUSY, cache=str(blocked)))
    author = Author(Job(subject().arena, one.games, one.effort, one.cache.folder, 0), lambda _: None)
    author.evolution = Evolution(author.job.arena, Here(), Budget(games=1), keep=author._keep)
    author.evolution._keep()
    assert one.read(subject()) is None
