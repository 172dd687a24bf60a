"""Games that are over can be looked at again, step by step as any seat saw them, and how they came out."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import httpx
import pytest

from signoria.core.record import Record, Start
from signoria.core.registry import find_game
from signoria.core.rng import from_seed
from signoria.core.story import Story
from signoria.lang import Translator, languages
from signoria.server.replays import KEPT, KEPT_FOR, Shelf, line_shape, read_record
from tests.server.house import PATIENCE, House, at_a_house, common_house
from tests.server.people import Refusal, company, guest

ALL_AT_ONCE = "masquerade, spy, library, scout, bridge, courtyard, thief, moat, swindler, mining_village"


@cache
def played(name: str, seats: int = 3, most: int = 100_000) -> Record:
    """A game between people who answer at random, and now and then take something back."""
    kind = find_game(name)
    chance = random.Random(name)
    wishes: dict[str, object] = {"kingdom": ALL_AT_ONCE} if name == "dominion" else {}
    start = Start.dealt(kind.lobby_rules().setup(wishes, seats, from_seed(name)), "again")
    game = start.game(kind)
    for number in range(most):
        if game.over():
            break
        seat = chance.choice(game.asked())
        game.apply(seat, chance.choice(game.options(seat)))
        if number % 97 == 50 and not game.given and game.history is not None and game.history.moves:
            game.rewind(game.history.question_of(len(game.history.moves) - 1))
    while game.given:  # a record holds whole answers
        seat = game.asked()[0]
        game.apply(seat, game.options(seat)[0])
    return Record.from_game(kind, game, start, ["Anna", "bot:easy", "Anna"][:seats])


def ask(method: str, path: str, **more: Any) -> httpx.Response:
    return httpx.request(method, f"{common_house().http}/api{path}", timeout=PATIENCE, **more)


def given(path: str, **params: Any) -> Any:
    answer = ask("GET", path, params=params)
    assert answer.status_code == 200, answer.text
    return answer.json()


@cache
def brought(name: str) -> str:
    answer = ask("POST", "/replays", json={"record": played(name).to_json()})
    assert answer.status_code == 201, answer.text
    return f"/replays/{answer.json()['id']}"


every_game = pytest.mark.parametrize("name", ["dominion", "intrigo"])


@every_game
def test_a_step_shows_what_the_seat_saw_then(name: str) -> None:
    record = played(name)
    moves = record.replay().history
    assert moves is not None
    game = record.start.game(record.ruleset())
    replay = read_record(record.to_json())
    assert replay.steps == len(moves.moves)
    for step, move in enumerate(moves.moves):
        if step % 7 == 0 or game.given:
            for seat in range(-1, 3):
                assert replay.at(step, seat).view == game.view(seat)
        assert replay.at(step, -1).mover == move.seat
        game.apply_move(move.seat, move.picks[:])
    assert replay.at(replay.steps, 0).view == game.view(0)
    assert replay.at(replay.steps, 0).prompt is None and replay.at(replay.steps, 0).mover == -1


@every_game
def test_the_lines_of_the_log_belong_to_steps_and_turns_begin_with_their_headings(name: str) -> None:
    whole = given(brought(name), seat=1)
    assert whole["game"] == name and whole["seats"] == ["Anna", "bot:easy", "Anna 2"] and whole["seat"] == 1
    steps = [line["step"] for line in whole["lines"]]
    assert steps == sorted(steps) and steps[-1] == whole["steps"]
    assert given(f"{brought(name)}/0", seat=1)["lines"] == sum(step == 0 for step in steps)
    assert given(f"{brought(name)}/{whole['steps']}", seat=1)["lines"] == len(steps)
    for turn in whole["turns"]:
        assert turn["seat"] in [line["seat"] for line in whole["lines"] if line["step"] == turn["step"]]
    assert [turn["turn"] for turn in whole["turns"]] == list(range(1, len(whole["turns"]) + 1))
    other = given(brought(name))
    assert other["seat"] == -1 and other["lines"] != whole["lines"]


@every_game
def test_at_a_step_the_turn_is_told_as_it_was_then(name: str) -> None:
    record = played(name)
    history = record.replay().history
    assert history is not None
    game = record.start.game(record.ruleset())
    replay = read_record(record.to_json())
    told = Story(record.ruleset().teller(), 1, replay.names())
    for step, move in enumerate(history.moves[:400]):
        assert game.history is not None
        told.tell(game, game.history.batches())
        if step % 3 == 0 and not game.given:
            shown = replay.at(step, 1)
            assert replay.lines(1)[: shown.log_from] + shown.log == [line_shape(line) for line in told.lines]
        game.apply_move(move.seat, move.picks[:])


@every_game
def test_a_summary_ranks_everybody_and_shows_how_the_game_went(name: str) -> None:
    summary = given(f"{brought(name)}/summary")
    record = played(name)
    kind, state = record.ruleset(), record.replay().state
    assert summary["result"] == record.result
    winners = [seat for seat, one in enumerate(summary["seats"]) if one["won"]]
    assert winners == summary["result"]["winners"]
    assert [seat for seat, one in enumerate(summary["seats"]) if one["place"] == 1] == winners
    assert len(summary["gauges"]) == len(kind.metrics().gauges()) > 0
    assert [one["standing"] for one in summary["seats"]] == summary["rounds"][-1]["standings"]
    for seat, one in enumerate(summary["seats"]):
        holdings = {held["thing"]: held["count"] for held in one["holdings"]}
        assert holdings == summary["rounds"][-1]["holdings"][seat]
        assert one["standing"] == kind.metrics().standing(state, seat)
    steps = [one["step"] for one in summary["rounds"]]
    assert steps == sorted(set(steps)) and steps[-1] == given(brought(name))["steps"]
    for language in languages():
        translator = Translator(language)
        assert all(translator.knows(message) for message in [summary["unit"], *summary["gauges"]])
        assert translator.knows(summary["outcome"]["messages"][-1])


def test_the_points_of_the_cards_are_those_of_the_player() -> None:
    summary = given(f"{brought('dominion')}/summary")
    for seat, one in enumerate(summary["seats"]):
        assert (
            sum(held["points"] for held in one["holdings"]) == one["standing"][0] == summary["result"]["points"][seat]
        )
        assert one["turns"] == summary["result"]["turns"][seat]
    assert summary["how"]["messages"][0] in ("end-provinces", "end-piles")


def test_the_seals_of_every_round_are_there() -> None:
    summary = given(f"{brought('intrigo')}/summary")
    assert len(summary["rounds"]) == 1 + summary["result"]["rounds"]
    last = summary["rounds"][-1]["holdings"]
    assert [sum(one.values()) - one["ducat"] for one in last] == [sum(seals) for seals in summary["result"]["seals"]]
    assert [one["ducat"] for one in last] == summary["result"]["ducats"]


def test_a_winner_is_spoken_to() -> None:
    summary = given(f"{brought('dominion')}/summary")
    [winner] = summary["result"]["winners"]
    assert given(f"{brought('dominion')}/summary", seat=winner)["outcome"]["messages"][0].endswith(".you")


def test_an_unfinished_record_can_be_looked_at_up_to_its_end() -> None:
    record = played("dominion", 2, 300)
    assert record.result is None
    replay = read_record(record.to_json())
    summary = replay.summary(-1, 1, 1)
    assert summary.outcome is None and summary.result is None and summary.how is not None
    assert not any(one.won for one in summary.seats)
    assert replay.at(replay.steps, 0).prompt is not None


# --- at a table ---------------------------------------------------------------------------------------------------------


@at_a_house()
async def test_a_game_of_a_table_is_seen_again_as_it_was_seen(house: House) -> None:
    async with company(house, "intrigo", 3) as there:
        await there.play_on(random.Random(1))
        told = [json.loads(raw) for raw in there.players[0].raw]
        seen = [one["view"] for one in told if one["type"] == "state" and one["table"]["status"] == "playing"]
        assert there.players[0].table["status"] == "over"
        path = f"/api/tables/{there.id}/replay"
        wholes = [await one.ask("GET", path, params={"seat": seat}) for seat, one in enumerate(there.guests)]
        for seat, whole in enumerate(wholes):
            lines = [{name: line[name] for name in ("say", "seat", "weight", "depth")} for line in whole["lines"]]
            assert lines == [{"depth": 0} | line for line in there.players[seat].log]
        steps = [
            (await there.guests[0].ask("GET", f"{path}/{step}", params={"seat": 0}))["view"]
            for step in range(wholes[0]["steps"] + 1)
        ]
        # while others had still to answer, everybody saw less than between two moves
        whole_views = [view for view in seen if "answered" not in (view["question"] or {})]
        assert len(whole_views) > 20 and all(view in steps for view in whole_views)
        summary = await there.guests[0].ask("GET", f"/api/tables/{there.id}/summary", params={"seat": 0})
        assert summary["result"] == there.players[0].table["result"]
        assert [one["name"] for one in summary["seats"]] == ["Anna", "Béla", "Cili"]


@at_a_house()
async def test_a_game_that_was_given_up_says_so(house: House) -> None:
    async with company(house) as there:
        await there.play_on(random.Random(2), 10)
        await there.players[0].do("concede")
        summary = await there.guests[1].ask("GET", f"/api/tables/{there.id}/summary", params={"seat": 1})
        assert summary["outcome"]["messages"] == ["end-conceded.you", "end-conceded"]
        assert [(one["place"], one["won"]) for one in summary["seats"]] == [(2, False), (1, True)]
        assert summary["result"] is None and summary["how"] is None
        mine = await there.guests[0].ask("GET", f"/api/tables/{there.id}/summary", params={"seat": 0})
        assert mine["outcome"]["messages"] == ["end-gave_up"]


@at_a_house()
async def test_only_who_may_see_a_table_may_see_its_games(house: House) -> None:
    async with company(house) as there, guest(house) as stranger:
        invite = (await there.guests[0].table(there.id))["invite"]
        await there.players[0].do("concede")
        for what in ("replay", "replay/0", "summary"):
            path = f"/api/tables/{there.id}/{what}"
            assert await there.guests[1].ask("GET", path)
            assert await stranger.ask("GET", path, params={"invite": invite})
            for wrong in ("", "x"):
                with pytest.raises(Refusal, match="no_table"):
                    await stranger.ask("GET", path, params={"invite": wrong})


@at_a_house()
async def test_a_game_that_is_being_played_is_nobodys_to_look_at(house: House) -> None:
    async with company(house, public=True) as there:
        for what in ("replay", "replay/0", "summary"):
            for game in (0, 1):
                with pytest.raises(Refusal, match="no_record"):
                    await there.guests[0].ask("GET", f"/api/tables/{there.id}/{what}", params={"game": game})
        await there.players[0].do("concede")
        await there.players[0].do("rematch", how="same")
        await there.players[1].until(lambda: "proposal" in there.players[1].table)
        proposal = there.players[1].table["proposal"]["number"]
        await there.players[1].do("consent", proposal=proposal, agrees=True)
        await there.told()
        assert (await there.guests[0].ask("GET", f"/api/tables/{there.id}/replay"))["games"] == 1
        with pytest.raises(Refusal, match="no_record"):
            await there.guests[0].ask("GET", f"/api/tables/{there.id}/replay", params={"game": 2})


@at_a_house()
async def test_a_player_looks_back_at_the_game_so_far_from_their_own_seat(house: House) -> None:
    for name in ("dominion", "intrigo"):
        await look_back(house, name)


async def look_back(house: House, name: str) -> None:
    async with company(house, name, 3) as there, guest(house) as stranger:
        invite = (await there.guests[0].table(there.id))["invite"]
        await there.play_on(random.Random(3), 25)
        await there.told()
        path = f"/api/tables/{there.id}/so-far"
        for seat, (one, player) in enumerate(zip(there.guests, there.players, strict=True)):
            whole = await one.ask("GET", path, params={"seat": seat})
            lines = [{name: line[name] for name in ("say", "seat", "weight", "depth")} for line in whole["lines"]]
            assert lines == [{"depth": 0} | line for line in player.log]
            steps = [
                (await one.ask("GET", f"{path}/{step}", params={"seat": seat}))["view"]
                for step in range(whole["steps"] + 1)
            ]
            told = [json.loads(raw) for raw in player.raw]
            seen = [state["view"] for state in told if state["type"] == "state" and state.get("view")]
            # of answers given at the same time, a replay shows one after another
            # (and who may react to an Attack is told to nobody)
            whole_views = [
                view for view in seen if len(view["question"]["asked"] or []) == (3 if is_draft(view) else 1)
            ]
            assert len(whole_views) > 5 and all(view in steps for view in whole_views)
            for other in {0, 1, 2} - {seat}:
                with pytest.raises(Refusal, match="not_your_seat"):
                    await one.ask("GET", path, params={"seat": other})
            assert (await one.ask("GET", path))["seat"] == -1
        for wrong in ("", "x"):
            with pytest.raises(Refusal, match="no_table"):
                await stranger.ask("GET", path, params={"invite": wrong})
        with pytest.raises(Refusal, match="not_your_seat"):
            await stranger.ask("GET", path, params={"invite": invite, "seat": 0})
        for player in there.players[:2]:
            await player.do("concede")
        await there.players[2].until(lambda: there.players[2].table["status"] == "over")
        with pytest.raises(Refusal, match="not_playing"):
            await there.guests[2].ask("GET", path, params={"seat": 2})


def is_draft(view: dict[str, Any]) -> bool:
    return bool(view["question"]["verb"] == "pick")


@at_a_house()
async def test_only_those_who_may_watch_look_back_with_a_spectators_eyes(house: House) -> None:
    for watch in (True, False):
        async with company(house, watch=watch) as there, guest(house) as stranger:
            invite = (await there.guests[0].table(there.id))["invite"]
            path = f"/api/tables/{there.id}/so-far/0"
            if watch:
                view = (await stranger.ask("GET", path, params={"invite": invite}))["view"]
                assert not any("hand" in player for player in view["players"])
            else:
                with pytest.raises(Refusal, match="not_your_seat"):
                    await stranger.ask("GET", path, params={"invite": invite})


@at_a_house()
async def test_a_host_sees_the_table_before_sitting_down_and_is_known_by_the_last_name(house: House) -> None:
    async with guest(house) as host, guest(house) as other:
        assert (await host.ask("GET", "/api/me"))["name"] == ""
        id = await host.open()
        table = await host.table(id)
        assert table["hosted"] and table["invite"] and not any(seat["yours"] for seat in table["seats"])
        with pytest.raises(Refusal, match="no_table"):
            await other.table(id)
        await host.sit(id, 1, "Zoë")
        me = await host.ask("GET", "/api/me")
        assert me["known"] and me["guest"] and me["name"] == "Zoë"
        assert not (await other.ask("GET", "/api/me"))["name"]
        host.client.headers.pop("authorization")
        assert await host.ask("GET", "/api/me") == {"known": False, "guest": "", "name": ""}


# --- what is refused ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "params", "code"),
    [
        ("/0", {"seat": 3}, "no_such_seat"),
        ("/0", {"seat": -2}, "no_such_seat"),
        ("", {"seat": 10**20}, "no_such_seat"),
        ("/summary", {"seat": 99}, "no_such_seat"),
        ("/0", {"seat": "Anna"}, "bad_message"),
        ("/-1", {}, "no_such_step"),
        (f"/{10**30}", {}, "no_such_step"),
        ("/first", {}, "bad_message"),
    ],
)
def test_what_is_not_there_is_refused(path: str, params: dict[str, Any], code: str) -> None:
    answer = ask("GET", brought("intrigo") + path, params=params)
    assert 400 <= answer.status_code < 500 and answer.json()["code"] == code and answer.json()["text"]


@pytest.mark.parametrize("path", ["/replays/unknown", f"/replays/{'0' * 24}/0", "/replays/x/summary"])
def test_an_unknown_replay_is_refused(path: str) -> None:
    assert (ask("GET", path).status_code, ask("GET", path).json()["code"]) == (404, "no_record")


@pytest.mark.parametrize("what", ["replay", "replay/3", "summary"])
def test_an_unknown_table_is_refused(what: str) -> None:
    assert ask("GET", f"/tables/nowhere/{what}").json()["code"] == "no_table"


def damaged() -> list[str]:
    data = json.loads(played("intrigo").to_json())
    illegal = {**data, "log": [{"seat": 0, "move": ["nonsense"]}]}
    return [
        "",
        "[]",
        "{",
        "[" * 100_000,
        json.dumps({**data, "game": "chess"}),
        json.dumps({**data, "last": "0" * 16}),
        json.dumps({**data, "players": ["one"]}),
        json.dumps({**data, "setup": {"seats": 99}}),
        json.dumps(illegal),
    ]


@pytest.mark.parametrize("number", range(9))
def test_a_record_that_cannot_be_played_is_refused_with_the_reason(number: int) -> None:
    answer = ask("POST", "/replays", json={"record": damaged()[number]})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_record")
    assert answer.json()["say"]["messages"][0].startswith(("record-", "error-"))


def test_a_record_that_is_too_long_is_refused() -> None:
    data = json.loads(played("intrigo").to_json())
    data["log"] = [{"back": 0}] * 30_000
    assert ask("POST", "/replays", json={"record": json.dumps(data)}).json()["code"] == "bad_record"
    assert ask("POST", "/replays", json={"record": " " * 1_000_001}).status_code in (413, 422)


def test_names_of_a_record_are_shown_without_tricks() -> None:
    data = json.loads(played("intrigo").to_json())
    data["players"] = ["A\u202enna\n", "x" * 500, ""]
    answer = ask("POST", "/replays", json={"record": json.dumps(data)}).json()
    assert given(f"/replays/{answer['id']}")["seats"] == ["Anna", "x" * 40, ""]


def test_a_game_nobody_looks_at_is_forgotten() -> None:
    now = 0.0
    shelf = Shelf(lambda: now)
    replay = read_record(played("intrigo").to_json())
    shelf.put("first", replay)
    now = KEPT_FOR - 1
    assert shelf.find("first") is replay
    now += KEPT_FOR - 1
    assert shelf.find("first") is replay
    now += KEPT_FOR + 1
    assert shelf.find("first") is None
    for number in range(KEPT + 1):
        shelf.put(str(number), replay)
    assert shelf.find("0") is None and shelf.find("1") is replay
