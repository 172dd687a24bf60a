"""The coach on a server: reviews that grow and are kept, hints and warnings against bots, and what somebody often gets wrong."""

from __future__ import annotations

import asyncio
import json
import pickle
import random
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from signoria.core.record import Record
from signoria.review.account import review_of
from signoria.review.figures import GRADES
from signoria.server import reviews as reviewing
from signoria.server import schema, shapes
from signoria.server.bot_pool import ADVICE, BOTS, REVIEWS, BotPool, NoThought
from signoria.server.coach_work import PackReview, ReadGame, Refine, Reviewed, TellReview, Worked
from signoria.server.kept_reviews import unpacked
from signoria.server.refusal import Refused
from signoria.server.reviews import Reviews, Subject, Work
from signoria.server.settings import Limits, Settings
from tests.review.test_review import EVEN, WON, played_on
from tests.server.house import BUSY, PATIENCE, House, at_a_house, open_house
from tests.server.people import Guest, Player, Refusal, company, guest
from tests.server.test_mistakes import row
from tests.server.test_operations import happens
from tests.server.test_page_replays import played


async def bring(who: Guest, record: Record) -> str:
    opened = await who.ask("POST", "/api/replays", json={"record": record.to_json()})
    return f"/api/replays/{opened['id']}/review"


async def reviewed(who: Guest, path: str, **headers: str) -> tuple[Any, list[Any]]:
    """A finished review, and what was told before it was."""
    told = [await who.ask("POST", path, headers=headers)]
    while told[-1]["progress"] is not None:
        await asyncio.sleep(0.1)
        told.append(await who.ask("GET", path, headers=headers))
    return told[-1]["review"], told[:-1]


async def refusal(who: Guest, method: str, path: str, **more: Any) -> str:
    with pytest.raises(Refusal) as refused:
        await who.ask(method, path, **more)
    return str(refused.value.answer["code"])


# --- reviews ----------------------------------------------------------------------------------------------------------------


@at_a_house()
async def test_a_review_grows_from_a_first_graph_to_grades_with_reasons(house: House) -> None:
    async with guest(house) as anna:
        record = played_on(EVEN, "end_turn", finish=True)
        review, told = await reviewed(anna, await bring(anna, record))
        first = next(one["review"] for one in told if one["review"] is not None)
        assert len(first["chances"]) == len(review["chances"]) == len(record.log) + 1
        shares = [one["progress"]["share"] for one in told]
        assert shares == sorted(shares)
        blunder = review["decisions"][0]
        assert blunder["grade"] in GRADES[-2:] and blunder["done"] == ["end_turn"] and blunder["kind"] == "unspent"
        assert blunder["better_text"] == "Province" and blunder["reason"] == "$8 stayed unspent"
        assert blunder["choices"][0]["move"] == blunder["better"]
        assert shapes.Review.model_validate(review).model_dump(mode="json") == review
        assert review["movers"][0] == 0 and review["movers"][-1] == -1
        for seat in range(2):
            parts = sum(review[part][seat] for part in ("start", "own", "others", "luck"))
            assert parts == pytest.approx(review["result"][seat], abs=0.01)
            assert review["skill"][seat] == pytest.approx(review["own"][seat] + review["others"][seat], abs=0.001)


@at_a_house()
async def test_a_review_is_told_in_the_readers_language_and_only_if_it_has_changed(house: House) -> None:
    async with guest(house) as anna:
        path = await bring(anna, played_on(WON, "end_turn"))
        english, _ = await reviewed(anna, path)
        hungarian = await anna.ask("GET", path, headers={"Accept-Language": "hu"})
        assert english["decisions"][0]["better_text"] == "Province"
        assert hungarian["review"]["decisions"][0]["better_text"] == "Tartomány"
        same = await anna.ask("GET", path, params={"since": hungarian["version"]})
        assert same["review"] is None and same["progress"] is None and same["version"] == hungarian["version"]


async def finished(who: Guest, moves: int = 12, **wanted: Any) -> str:
    """A game against a bot that ends when somebody gives up."""
    id = await who.open(**wanted)
    await who.sit(id, 0)
    for seat in range(1, wanted.get("seats", 2)):
        await who.seat_bot(id, seat, "easy")
    await who.start(id)
    async with who.player(id, 0) as player:
        await player.play_on(random.Random(4), most=moves)
        await player.do("concede")
    return id


def test_a_review_is_kept_with_its_game_and_after_a_restart_there_at_once(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'games.db'}", limits=BUSY)
    kept: dict[str, Any] = {}

    async def before(house: House) -> None:
        async with guest(house) as anna:
            kept["token"], kept["table"] = anna.token, await finished(anna)
            path = f"/api/tables/{kept['table']}/review"
            assert await refusal(anna, "GET", path) == "no_review"
            kept["review"], _ = await reviewed(anna, path)

    async def after(house: House) -> None:
        async with guest(house) as anna:
            anna.client.headers["Authorization"] = f"Bearer {kept['token']}"
            again = await anna.ask("GET", f"/api/tables/{kept['table']}/review")
            assert again["progress"] is None and again["review"] == kept["review"]

    for story in (before, after):
        with open_house(settings) as house:
            happens(story(house))


class OneProcess:
    """A pool that works right here, and is stopped after some bites."""

    def __init__(self, most: int = 100_000) -> None:
        self.left = most

    async def coach(self, owner: str, job: Any, rank: int) -> Worked:
        await asyncio.sleep(0)
        self.left -= not isinstance(job, PackReview)
        if self.left < 0 and not isinstance(job, PackReview):
            await asyncio.Event().wait()
        worked: Worked = pickle.loads(pickle.dumps(pickle.loads(pickle.dumps(job)).run()))  # as between processes
        return worked


class OneRow:
    """A store with room for one review."""

    row: Any = None

    async def review(self, table: str, n: int) -> Any:
        return self.row

    async def keep_review(self, table: str, n: int, finished: bool, data: str, findings: str) -> None:
        self.row = type("Row", (), {"finished": finished, "data": data})


def test_a_review_that_was_left_is_continued_after_a_restart_and_finds_the_same(tmp_path: Path) -> None:
    whole = Reviewed(b"whole", "dominion", played_on(EVEN, "end_turn", finish=True).to_json())

    async def story() -> None:
        record = Record.from_json(whole.record)
        subject = Subject("t/1", record, table="t")
        store, straight = OneRow(), OneRow()
        for pool, into in ((OneProcess(), straight), (OneProcess(6), store)):
            first = Reviews(Settings(), pool, into)  # type: ignore[arg-type]  # all that it needs
            work = await first.ask(subject, "anna", "home")
            while not work.finished and pool.left >= 0:
                await asyncio.sleep(0)
            assert work.task is not None
            if work.finished:
                await work.task
            else:
                await first._keep(work)
            first.close()
        assert not store.row.finished
        second = Reviews(Settings(), OneProcess(), store)  # type: ignore[arg-type]
        work = await second.ask(subject, "anna", "home")
        assert work.task is not None
        await work.task
        one, other = unpacked(store.row.data), unpacked(straight.row.data)
        assert one is not None and other is not None
        assert review_of(one.account) == review_of(other.account)

    happens(story())


def test_a_review_is_kept_before_anybody_hears_that_it_is_finished() -> None:
    async def story() -> None:
        works: list[Work] = []

        class Slow(OneRow):
            async def keep_review(self, table: str, n: int, finished: bool, data: str, findings: str) -> None:
                await asyncio.sleep(0.01)
                assert not works[0].finished
                await super().keep_review(table, n, finished, data, findings)

        store = Slow()
        reviews = Reviews(Settings(), OneProcess(), store)  # type: ignore[arg-type]
        works.append(await reviews.ask(Subject("t/1", played_on(WON, "end_turn"), table="t"), "anna", "home"))
        assert works[0].task is not None
        await works[0].task
        assert works[0].finished and store.row.finished

    happens(story())


def test_a_review_that_grows_is_written_where_it_grows_and_no_look_waits_for_that(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reviewing, "TELL_EVERY", 0.0)
    monkeypatch.setattr(reviewing, "REST", 0)

    async def story() -> None:
        versions: list[int] = []  # that a look saw
        ranks: list[int] = []  # at which a review was written

        class Watched(OneProcess):
            async def coach(self, owner: str, job: Any, rank: int) -> Worked:
                if isinstance(job, TellReview):
                    ranks.append(rank)
                if isinstance(job, Refine) or (isinstance(job, TellReview) and rank == REVIEWS):
                    told = await asyncio.wait_for(reviews.tell(work, subject, "en"), PATIENCE)
                    assert told is not None
                    versions.append(told.version)
                return await super().coach(owner, job, rank)

        subject = Subject("record", played_on(WON, "end_turn"))
        reviews = Reviews(Settings(), Watched(), None)  # type: ignore[arg-type]
        work = await reviews.ask(subject, "anna", "home")
        assert work.task is not None
        await work.task
        assert ranks[0] == ADVICE and REVIEWS in ranks and set(ranks[1:]) == {REVIEWS}
        assert versions == sorted(versions) and len(set(versions)) > 2
        last = await reviews.tell(work, subject, "en")
        assert (
            last is not None and last.version == work.version and ranks[-1] == ADVICE
        )  # somebody waits for the end of it

    happens(story())


def test_a_review_that_cannot_be_written_now_stays_as_it_was_told() -> None:
    class Tired(OneProcess):
        tired = False

        async def coach(self, owner: str, job: Any, rank: int) -> Worked:
            if self.tired and isinstance(job, TellReview):
                raise NoThought("its process has died")
            return await super().coach(owner, job, rank)

    async def story() -> None:
        pool, subject = Tired(), Subject("record", played_on(WON, "end_turn"))
        reviews = Reviews(Settings(), pool, None)  # type: ignore[arg-type]
        work = await reviews.ask(subject, "anna", "home")
        assert work.task is not None
        await work.task
        first = await reviews.tell(work, subject, "en")
        assert first is not None and json.loads(first.data)["players"] == ["#1", "#2"]
        work.version += 1
        pool.tired = True
        assert await reviews.tell(work, subject, "en") == first and await reviews.tell(work, subject, "hu") is None
        pool.tired = False
        second = await reviews.tell(work, subject, "en")
        assert second is not None and second.version == first.version + 1

    happens(story())


@at_a_house()
async def test_whoever_may_not_see_the_replay_may_not_see_the_review(house: House) -> None:
    async with guest(house) as anna, guest(house) as bela:
        id = await finished(anna, moves=3)
        for method in ("GET", "POST"):
            assert await refusal(bela, method, f"/api/tables/{id}/review") == "no_table"
        invite = (await anna.table(id))["invite"]
        assert await bela.ask("POST", f"/api/tables/{id}/review", params={"invite": invite})
        assert await refusal(anna, "POST", f"/api/tables/{id}/review?game=2") == "no_record"
        assert await refusal(anna, "POST", "/api/replays/nothing/review") == "no_record"


@at_a_house()
async def test_a_game_that_is_played_or_was_never_begun_is_not_reviewed(house: House) -> None:
    async with company(house, seats=2, bots=1) as table:
        anna = table.guests[0]
        assert await refusal(anna, "POST", f"/api/tables/{table.id}/review") == "no_record"
        id = await finished(anna, moves=0)
        path = f"/api/tables/{id}/review"
        await anna.ask("POST", path)
        told: Any = {"progress": {}}
        while "code" not in told and told["progress"] is not None:
            await asyncio.sleep(0.05)
            told = (await anna.client.get(path)).json()
        assert told.get("code", "bad_record") == "bad_record"  # or a bot has moved before she gave up


@at_a_house()
async def test_a_game_of_intrigo_is_reviewed_too(house: House) -> None:
    async with guest(house) as anna:
        path = await bring(anna, played("intrigo"))
        told = await anna.ask("POST", path)
        while told["review"] is None or not any(one["choices"] for one in told["review"]["decisions"]):
            await asyncio.sleep(0.1)
            told = await anna.ask("GET", path)
        assert len(told["review"]["start"]) == 3 and told["review"]["players"] == ["Anna", "bot:easy", "Anna 2"]
        for row in told["review"]["chances"]:
            assert sum(row) == pytest.approx(1, abs=0.01)


class Idle:
    """A pool in which nobody works."""

    async def coach(self, owner: str, job: Any, rank: int) -> Worked:
        await asyncio.Event().wait()
        raise AssertionError


def waiting(limits: Limits, clock: list[float]) -> Reviews:
    return Reviews(Settings(limits=limits), Idle(), None, lambda: clock[0])  # type: ignore[arg-type]  # no table is kept


def test_what_one_guest_one_address_and_all_may_wait_for_is_bounded() -> None:
    async def story() -> None:
        clock = [0.0]
        reviews = waiting(Limits(reviews=4, reviews_per_address=3, reviews_per_guest=2), clock)
        record = played_on(EVEN, "end_turn")
        games = [Subject(f"record {n}", record) for n in range(6)]
        await reviews.ask(games[0], "anna", "home")
        await reviews.ask(games[1], "anna", "home")
        await reviews.ask(games[1], "anna", "home")  # the same again
        with pytest.raises(Refused):
            await reviews.ask(games[2], "anna", "elsewhere")
        await reviews.ask(games[2], "bela", "home")
        with pytest.raises(Refused):
            await reviews.ask(games[3], "bela", "home")
        work = await reviews.ask(games[3], "cesar", "school")
        assert reviews.beside(work) == 3
        with pytest.raises(Refused):
            await reviews.ask(games[4], "dora", "library")
        await reviews.ask(games[0], "dora", "library")  # one that is worked on already costs nothing
        clock[0] = reviewing.PATIENCE - 1
        await reviews.find(games[0], "dora")
        clock[0] += 2
        await reviews.ask(games[4], "emil", "library")  # the others have left
        assert [await reviews.find(game) is not None for game in games[:5]] == [True, False, False, False, True]
        reviews.close()

    asyncio.run(story())


def test_a_review_whose_work_fails_is_said_to_have_failed_and_may_be_tried_again() -> None:
    class Failing:
        async def coach(self, owner: str, job: Any, rank: int) -> Worked:
            raise NoThought("its process has died")

    async def story() -> None:
        reviews = Reviews(Settings(), Failing(), None)  # type: ignore[arg-type]
        subject = Subject("record", played_on(EVEN, "end_turn"))
        work = await reviews.ask(subject, "anna", "home")
        assert work.task is not None
        await work.task
        with pytest.raises(Refused, match="couldn’t be worked out"):
            await reviews.find(subject)
        assert isinstance(await reviews.ask(subject, "anna", "home"), Work)
        reviews.close()

    asyncio.run(story())


def test_bots_come_before_advice_and_reviews_have_processes_of_their_own() -> None:
    async def story() -> None:
        pool = BotPool(1)
        bots, quick, reviews = pool._slots
        for slot in pool._slots:
            slot.busy = True
        job = ReadGame(Reviewed(b"", "dominion", "{}"))

        def served(slot: Any) -> int | None:
            ticket = pool._next(slot)
            return ticket.rank if ticket is not None else None

        asked = [asyncio.create_task(pool.coach("anna", job, rank)) for rank in (REVIEWS, ADVICE)]
        await asyncio.sleep(0)
        assert served(quick) is None
        asked.append(asyncio.create_task(pool.coach("anna", job, BOTS)))
        await asyncio.sleep(0)
        assert [served(bots) for _ in range(3)] == [BOTS, ADVICE, None]
        assert [served(reviews) for _ in range(2)] == [REVIEWS, None]
        for one in asked:
            one.cancel()
        pool.close()

    asyncio.run(story())


# --- in play ----------------------------------------------------------------------------------------------------------------


async def table_with_bot(who: Guest, **wanted: Any) -> Player:
    id = await who.open(**wanted)
    await who.sit(id, 0)
    await who.seat_bot(id, 1, "easy")
    await who.start(id)
    return who.player(id, 0)


@at_a_house()
async def test_a_hint_has_the_best_moves_and_the_record_says_so(house: House) -> None:
    async with guest(house) as anna, await table_with_bot(anna) as player:
        ask = await player.asked()
        assert player.table["hints_on"] and "hints" not in player.table
        while ask["verb"] != "buy":
            await player.move("all_treasures" if ask["verb"] == "play_treasure" else "end_actions")
            ask = await player.asked()
        path, wanted = f"/api/tables/{player.table['id']}/hint", {"seat": 0, "ask": ask["id"]}
        hint = await anna.ask("POST", path, json=wanted)
        while len(hint["choices"]) < 2:  # on a busy machine; the coach continues where it was
            hint = await anna.ask("POST", path, json=wanted)
        offered = {option["pick"] for option in ask["options"]}
        chances = [choice["chance"] for choice in hint["choices"]]
        assert hint["ask"] == ask["id"] and chances == sorted(chances, reverse=True) and len(chances) >= 2
        assert all(set(choice["move"]) <= offered and choice["text"] for choice in hint["choices"])
        await player.until(lambda: player.table.get("hints") == [1, 0])
        while (again := await anna.ask("POST", path, json=wanted))["choices"] != hint["choices"]:
            hint = again  # on a busy machine, as above
        assert player.table["hints"] == [1, 0]
        await player.move("end_turn")
        assert await refusal(anna, "POST", path, json=wanted) in ("stale_question", "not_asked")
        await player.do("concede")
        record = json.loads(await anna.record(player.table["id"]))
        assert record["coach"] == {"hints": [1, 0], "practice": False}
        assert Record.from_json(json.dumps(record)).coach is not None
        assert (await anna.ask("GET", "/api/me/games"))["games"][0]["hints"] == 1


@at_a_house()
async def test_nobody_is_helped_among_people_or_at_somebody_elses_seat(house: House) -> None:
    async with company(house, seats=3, bots=1) as table:
        player = await table.asked()
        who = table.guests[table.players.index(player)]
        assert player.ask is not None and "hints_on" not in player.table
        wanted = {"seat": player.seat, "ask": player.ask["id"]}
        assert await refusal(who, "POST", f"/api/tables/{table.id}/hint", json=wanted) == "no_hints"
        more = wanted | {"picks": [player.ask["options"][0]["pick"]]}
        assert await refusal(who, "POST", f"/api/tables/{table.id}/check", json=more) == "no_hints"
    async with guest(house) as anna, guest(house) as bela, await table_with_bot(anna, public=True) as player:
        ask = await player.asked()
        wanted = {"seat": 0, "ask": ask["id"]}
        path = f"/api/tables/{player.table['id']}"
        assert await refusal(bela, "POST", f"{path}/hint", json=wanted) == "not_your_seat"
        assert await refusal(anna, "POST", f"{path}/hint", json=wanted | {"seat": 1}) == "not_your_seat"
        assert await refusal(anna, "POST", f"{path}/hint", json=wanted | {"ask": "other"}) == "stale_question"
        more = wanted | {"picks": [ask["options"][0]["pick"]]}
        assert await refusal(anna, "POST", f"{path}/check", json=more) == "no_hints"  # not opened for practice


@at_a_house()
async def test_the_game_of_the_day_is_played_without_hints(house: House) -> None:
    async with guest(house) as anna:
        id = (await anna.ask("POST", "/api/daily", json={"name": "Anna"}))["table"]
        async with anna.player(id, 0) as player:
            ask = await player.asked()
            wanted = {"seat": 0, "ask": ask["id"]}
            assert "hints_on" not in player.table
            assert await refusal(anna, "POST", f"/api/tables/{id}/hint", json=wanted) == "no_hints"


async def played_from(who: Guest, record: Record, **how: Any) -> Player:
    """A table where somebody practices from the first position of a record."""
    opened = await who.ask("POST", "/api/replays", json={"record": record.to_json()})
    where = {"of": "record", "id": opened["id"], "step": 0, "seat": 0, "name": "Anna", "bot": "easy"}
    found = await who.ask("POST", "/api/branches", json=where | {"practice": True} | how)
    return who.player(found["table"], 0)


@at_a_house()
async def test_practice_warns_before_a_mistake_and_only_then(house: House) -> None:
    async with guest(house) as anna, await played_from(anna, played_on(WON, "end_turn")) as player:
        id, ask = player.table["id"], await player.asked()
        assert player.table["practice"] and player.table["hints_on"] and (await anna.table(id))["practice"]
        wanted = {"seat": 0, "ask": ask["id"], "picks": ["province"]}
        fine = await anna.ask("POST", f"/api/tables/{id}/check", json=wanted)
        assert fine == {"ask": ask["id"], "picks": ["province"], "warning": None} and "hints" not in player.table
        check: Any = {"warning": None}
        most = 20
        while check["warning"] is None and most:  # on a busy machine it may be late
            check, most = (
                await anna.ask("POST", f"/api/tables/{id}/check", json=wanted | {"picks": ["end_turn"]}),
                most - 1,
            )
        warning = check["warning"]
        assert warning["loss"] > 0.1 and warning["better"] == ["province"] and warning["better_text"] == "Province"
        assert warning["better_chance"] == pytest.approx(1) and warning["reason"] == "It wins the game this turn"
        await player.until(lambda: player.table.get("hints") == [1, 0])
        hint = await anna.ask("POST", f"/api/tables/{id}/hint", json={"seat": 0, "ask": ask["id"]})
        assert hint["choices"][0]["move"] == ["province"] and player.table["hints"] == [1, 0]
        for picks, code in ((["no such card"], "bad_message"), (["witch", "witch"], "illegal")):
            assert await refusal(anna, "POST", f"/api/tables/{id}/check", json=wanted | {"picks": picks}) == code
        await player.move("end_turn")  # a warning holds nothing back


@at_a_house()
async def test_a_coach_that_is_late_or_fails_keeps_nobody_from_moving(house: House) -> None:
    async with guest(house) as anna, await played_from(anna, played_on(WON, "end_turn")) as player:
        id, ask = player.table["id"], await player.asked()
        wanted = {"seat": 0, "ask": ask["id"], "picks": ["end_turn"]}
        pool = house.registry.pool
        coach = pool.coach

        async def never(owner: str, job: Any, rank: int) -> Worked:
            await asyncio.sleep(PATIENCE)
            raise AssertionError

        async def fails(owner: str, job: Any, rank: int) -> Worked:
            raise NoThought("it has failed")

        try:
            for bad in (never, fails):
                pool.coach = bad  # type: ignore[method-assign]
                begun = asyncio.get_running_loop().time()
                check = await anna.ask("POST", f"/api/tables/{id}/check", json=wanted)
                assert check["warning"] is None and asyncio.get_running_loop().time() - begun < 5
            assert (
                await refusal(anna, "POST", f"/api/tables/{id}/hint", json={"seat": 0, "ask": ask["id"]}) == "no_advice"
            )
        finally:
            pool.coach = coach  # type: ignore[method-assign]
        await player.move("end_turn")
        assert "hints" not in player.table  # nobody was helped


# --- over many games --------------------------------------------------------------------------------------------------------


def count_as_played(connection: Connection, table: str) -> None:
    """Games played on from a position don't count; a review of one that does takes a minute in plain Python."""
    guest = connection.execute(select(schema.members.c.guest).where(schema.members.c.table == table)).scalar_one()
    result = asdict(replace(row(table, seat=0), guest=guest))
    wanted = {column.name: result[column.name] for column in schema.results.columns}
    connection.execute(schema.results.insert().values(wanted))


@at_a_house()
async def test_mistakes_are_counted_by_kind_with_their_moments(house: House) -> None:
    async with guest(house) as anna:
        assert await anna.ask("GET", "/api/me/mistakes") == {"games": 0, "decisions": 0, "kinds": []}
        async with await played_from(anna, played_on(EVEN, "end_turn")) as player:
            id = player.table["id"]
            for pick in ("end_turn", "all_treasures", "end_turn"):  # somebody who never buys anything
                await player.asked()
                await player.move(pick)
            await player.asked()
            await player.do("concede")
        await house.within(house.registry.store.write(lambda connection: count_as_played(connection, id)))
        review, _ = await reviewed(anna, f"/api/tables/{id}/review")
        found = await anna.ask("GET", "/api/me/mistakes", params={"game": "dominion"})
        mine = [one for one in review["decisions"] if one["seat"] == 0]
        assert found["games"] == 1 and found["decisions"] == len(mine)
        unspent = next(kind for kind in found["kinds"] if kind["kind"] == "unspent")
        steps = {one["step"] for one in mine if one["kind"] == "unspent"}
        assert {moment["step"] for moment in unspent["moments"]} <= steps and unspent["times"] == len(steps) > 0
        assert unspent["title"] == "Money left unspent" and unspent["moments"][0]["table"] == id
        losses = [moment["loss"] for moment in unspent["moments"]]
        assert losses == sorted(losses, reverse=True)
        assert (await anna.ask("GET", "/api/me/mistakes?game=intrigo"))["games"] == 0
