"""What happens at a table: moves, undo, simultaneous answers, standing answers, giving up, another game."""

from __future__ import annotations

import json
import random
from typing import Any

from signoria.core.record import Record
from signoria.core.rng import from_seed
from signoria.dominion.series import starting_seat
from signoria.server.settings import Settings
from tests.rules import rule
from tests.server.house import House, at_a_house
from tests.server.people import Company, Player, company, guest
from tests.server.test_lobby import refused


async def end_turn(player: Player, *bought: str) -> None:
    """Play all Treasures, buy what we can of these, and end the turn."""
    wanted = list(bought)
    turn = player.view["turn"]
    while player.ask is not None and player.view["turn"] == turn:
        options = [option["pick"] for option in player.ask["options"]]
        choice = next((card for card in wanted if card in options and player.ask["verb"] == "buy"), "")
        if choice:
            wanted.remove(choice)
        words = ("end_actions", "all_treasures", "end_treasures", "end_turn")
        await player.move(choice or next(word for word in words if word in options))
        await player.send(type="ping")


# --- moves -----------------------------------------------------------------------------------------------------------


@at_a_house()
async def test_a_move_is_acknowledged_and_everyone_is_told_what_they_may_know(house: House) -> None:
    async with company(house) as table:
        player = await table.asked()
        other = table.players[1 - player.seat]
        assert other.ask is None and other.state["prompt"]["messages"] == ["waiting"]
        lines = len(other.log)
        await player.move("all_treasures")
        await table.told()
        assert player.ask is not None and player.ask["verb"] == "buy"
        assert len(other.log) > lines and other.view["coins"] == player.view["coins"] > 0
        assert "hand" not in other.view["players"][player.seat] or not other.view["players"][player.seat]["hand"]


@at_a_house()
async def test_an_impossible_move_is_rejected_with_the_reason_and_changes_nothing(house: House) -> None:
    async with company(house) as table:
        player = await table.asked()
        assert player.ask is not None
        before = [(one.seq, one.state) for one in table.players]
        refusal = await refused("illegal", player.move("province"))
        assert refusal.answer["say"]["arguments"]["option"] == "province"
        await refused("illegal", player.move("copper", "copper"))
        await refused("bad_message", player.move("dragon"))
        assert player.ask["id"] == before[player.seat][1]["ask"]["id"]
        await table.told()
        assert [(one.seq, one.state) for one in table.players] == before


@at_a_house()
async def test_at_a_table_with_a_score_counter_everyone_sees_the_points_of_all(house: House) -> None:
    async with company(house, points=True) as table:
        assert [one.state["table"]["points"] for one in table.players] == [[3, 3], [3, 3]]  # three Estates each
        player = await table.asked()
        await end_turn(player, "estate")
        await table.told()
        wanted = [3, 3]
        wanted[player.seat] += 1
        assert [one.state["table"]["points"] for one in table.players] == [wanted, wanted]


@at_a_house()
async def test_otherwise_and_in_a_game_without_points_nobody_is_told_any(house: House) -> None:
    async with company(house) as table:
        assert "points" not in table.players[0].state["table"]
    async with company(house, "intrigo", 3, points=True) as table:
        assert "points" not in table.players[0].state["table"]


@at_a_house()
async def test_only_the_seat_that_is_asked_answers_and_only_the_question_that_is_asked(house: House) -> None:
    async with company(house) as table:
        player = await table.asked()
        other = table.players[1 - player.seat]
        assert player.ask is not None
        old = player.ask["id"]
        await refused("not_asked", other.do("move", ask=old, picks=["all_treasures"]))
        await refused("stale_question", player.do("move", ask="0" * 16, picks=["all_treasures"]))
        await player.move("all_treasures")
        await refused("stale_question", player.do("move", ask=old, picks=["end_treasures"]))


@at_a_house()
async def test_a_request_that_is_sent_again_is_done_once(house: House) -> None:
    async with company(house) as table:
        player = await table.asked()
        assert player.ask is not None
        move = {"type": "move", "ask": player.ask["id"], "move_id": "mine", "picks": ["all_treasures"]}
        for _ in range(3):
            assert await player.send(**move) == {"type": "ack", "move_id": "mine"}
        assert player.ask["verb"] == "buy"
        await refused("already_answered", player.send(**{**move, "picks": ["end_treasures"]}))
        for _ in range(3):
            await player.send(type="undo", move_id="back")
            await player.send(type="say", move_id="said", text="hm")
        assert player.ask["verb"] == "play_treasure"
        await table.told()
        assert [line["text"] for line in player.chat] == ["hm"]
        assert await player.send(**move) == {"type": "ack", "move_id": "mine"}, "it was done, and taken back"
        assert player.ask["verb"] == "play_treasure"


@at_a_house()
async def test_looking_ahead_says_what_could_be_picked_next_and_does_nothing(house: House) -> None:
    async with company(house) as table:
        player = await table.asked()
        ask = player.ask
        assert ask is not None
        peeked = await player.send(type="peek", ask=ask["id"], picks=[])
        assert (peeked["options"], peeked["complete"]) == (ask["options"], False)
        peeked = await player.send(type="peek", ask=ask["id"], picks=["copper"])
        assert (peeked["options"], peeked["complete"]) == ([], True)
        await refused("illegal", player.send(type="peek", ask=ask["id"], picks=["copper", "copper"]))
        because = await player.send(type="why", ask=ask["id"], option="province")
        assert because["say"]["messages"]
        assert (await player.send(type="why", ask=ask["id"], option="copper"))["say"] is None
        await refused("stale_question", player.send(type="peek", ask="0" * 16, picks=[]))
        other = table.players[1 - player.seat]
        await refused("not_asked", other.send(type="peek", ask=ask["id"], picks=[]))
        assert player.ask == ask


@at_a_house()
async def test_why_something_cannot_be_picked_can_be_asked_in_the_middle_of_a_move(house: House) -> None:
    async with company(house, "intrigo", 3) as table:
        while (await table.asked()).view["phase"] == "draft":
            for player in table.players:
                if player.ask is not None and player.view["phase"] == "draft":
                    await player.move(player.ask["options"][0]["pick"])
            await table.told()
        player = await table.asked()
        await player.move(player.view["players"][player.seat]["hand"][0], "g4")
        player = await table.asked()
        ask, card = player.ask, player.view["players"][player.seat]["hand"][0]
        assert ask is not None
        because = await player.send(type="why", ask=ask["id"], option="g4")
        assert because["say"]["messages"][0] == "intrigo-reason-bad_param", "first a card"
        because = await player.send(type="why", ask=ask["id"], option="g4", picks=[card])
        assert because["say"]["messages"][0] == "intrigo-reason-gap_occupied"
        assert (await player.send(type="why", ask=ask["id"], option="g5", picks=[card]))["say"] is None
        await refused("illegal", player.send(type="why", ask=ask["id"], option="g5", picks=["g4"]))
        assert player.ask == ask


# --- undo ------------------------------------------------------------------------------------------------------------


@at_a_house()
async def test_what_nobody_has_learnt_from_is_taken_back_at_once(house: House) -> None:
    async with company(house) as table:
        player = await table.asked()
        before, lines = player.view, list(player.log)
        await player.move("all_treasures")
        await player.do("undo")
        assert (player.view, player.log) == (before, lines)
        await table.told()
        assert table.players[1 - player.seat].log == table.players[1 - player.seat].log[: len(lines)]


@at_a_house()
async def test_further_back_the_others_must_agree(house: House) -> None:
    async with company(house, seats=3) as table:
        player = await table.asked()
        others = [one for one in table.players if one is not player]
        turn = player.view["turn"]
        await end_turn(player)
        await player.do("undo")
        await table.told()
        proposal = others[0].table["proposal"]
        assert (proposal["what"], proposal["seat"], proposal["agreed"]) == ("undo", player.seat, [player.seat])
        assert proposal["needed"] == [0, 1, 2]
        await others[0].do("consent", proposal=proposal["number"], agrees=True)
        assert player.view["turn"] != turn
        await refused("no_proposal", others[1].do("consent", proposal=proposal["number"] + 1, agrees=True))
        await others[1].do("consent", proposal=proposal["number"], agrees=True)
        await table.told()
        assert player.view["turn"] == turn and player.ask is not None
        assert "proposal" not in player.table


@at_a_house()
async def test_who_does_not_agree_or_plays_on_ends_the_matter(house: House) -> None:
    async with company(house) as table:
        player = await table.asked()
        other = table.players[1 - player.seat]
        await end_turn(player)
        await player.do("undo")
        await table.told()
        number = other.table["proposal"]["number"]
        await other.do("consent", proposal=number, agrees=False)
        await table.told()
        assert "proposal" not in player.table and other.ask is not None
        await player.do("undo")
        await player.do("consent", proposal=number + 1, agrees=False)  # never mind
        await player.do("undo")
        await other.move("all_treasures")
        await table.told()
        assert "proposal" not in player.table
        await refused("no_proposal", other.do("consent", proposal=number + 2, agrees=True))


@at_a_house()
async def test_against_bots_everything_can_be_taken_back(house: House) -> None:
    async with company(house, bots=1) as table:
        (player,) = table.players
        await player.asked()
        turn, before = player.view["turn"], player.view
        await end_turn(player)
        await player.until(lambda: player.ask is not None and player.view["turn"] > turn)
        while player.view["turn"] != turn or player.view["coins"]:
            await player.do("undo")
        assert player.view == before


@at_a_house()
async def test_the_table_says_what_can_be_taken_back(house: House) -> None:
    async with company(house, undo="never") as table:
        player = await table.asked()
        await player.move("all_treasures")
        await refused("no_undo", player.do("undo"))
    async with company(house, undo="free") as table:
        player = await table.asked()
        await player.move("all_treasures")
        await player.do("undo")
        await end_turn(player)
        await refused("no_undo", player.do("undo"))
    async with company(house) as table:
        player = await table.asked()
        await refused("no_undo", table.players[1 - player.seat].do("undo"))


# --- several at once -------------------------------------------------------------------------------------------------


@rule("intrigo:DR-2")
@at_a_house()
async def test_a_draft_is_answered_in_any_order_and_an_answer_may_be_taken_back_until_all_are_in(house: House) -> None:
    async with company(house, "intrigo", 3) as table:
        one, two, three = table.players
        assert all(player.ask is not None for player in table.players)
        asks = [player.ask["id"] for player in table.players if player.ask is not None]
        assert len(set(asks)) == 3
        choice = random.Random(1)
        await three.move(*await three.any_picks(choice))
        picks = await one.any_picks(choice)
        await one.move(*picks)
        assert one.ask is None and three.ask is None and two.ask is not None
        await refused("already_answered", one.do("move", ask=asks[0], picks=picks))
        await one.do("undo")
        assert one.ask is not None and one.ask["id"] == asks[0]
        assert three.ask is None, "only the own answer comes back"
        await two.move(*await two.any_picks(choice))
        await one.move(*picks)
        await table.told()
        assert all(player.ask is not None for player in table.players), "the next pick"
        assert asks != [player.ask["id"] for player in table.players if player.ask is not None]


# --- standing answers ------------------------------------------------------------------------------------------------

MOATS = {"kingdom": "moat, militia, cellar, village, smithy, market, festival, laboratory, mine, workshop"}


async def until_attacked(table: Company, attacker: Player, victim: Player) -> None:
    """Play until the victim of Militia holds a Moat, and the attacker has played Militia."""
    for _ in range(200):
        player = await table.asked()
        ask = player.ask
        assert ask is not None
        options = [option["pick"] for option in ask["options"]]
        if player is attacker and "militia" in options and ask["verb"] == "play_action":
            hand = victim.view["players"][victim.seat]["hand"]
            if any("moat" in str(card) for card in hand):
                await player.move("militia")
                await table.told()
                return
        if ask["verb"] == "discard":
            await player.move(*await player.any_picks(random.Random(1)))
        else:
            await end_turn(player, "militia" if player is attacker else "moat")
        await table.told()
    raise AssertionError("no attack in 200 turns")


@rule("moat#1")
@at_a_house()
async def test_who_always_reveals_moat_is_not_asked(house: House) -> None:
    async with company(house, wishes=MOATS) as table:
        attacker, victim = table.players
        await victim.do("standing", verb="reveal", picks=["moat"])
        assert victim.table["standing"] == {"reveal": ["moat"]} and "standing" not in attacker.table
        await until_attacked(table, attacker, victim)
        assert victim.ask is None, "neither whether to reveal nor what to discard"
        assert len(victim.view["players"][victim.seat]["hand"]) == 5
        assert any(deed["messages"][-1] == "deed-react" for line in attacker.log for deed in deeds_of(line))
        await victim.do("standing", verb="reveal", picks=None)
        await table.told()
        assert "standing" not in victim.table
        await end_turn(attacker)
        await until_attacked(table, attacker, victim)
        assert victim.ask is not None and victim.ask["verb"] == "reveal"


@at_a_house()
async def test_who_never_reveals_anything_discards(house: House) -> None:
    async with company(house, wishes=MOATS) as table:
        attacker, victim = table.players
        await victim.do("standing", verb="reveal", picks=[])
        await until_attacked(table, attacker, victim)
        assert victim.ask is not None and victim.ask["verb"] == "discard"


@at_a_house()
async def test_a_standing_answer_that_was_taken_back_is_asked_for(house: House) -> None:
    async with company(house, wishes=MOATS) as table:
        attacker, victim = table.players
        await victim.do("standing", verb="reveal", picks=["moat"])
        await until_attacked(table, attacker, victim)
        await victim.do("undo")
        await table.told()
        await attacker.do("consent", proposal=attacker.table["proposal"]["number"], agrees=True)
        await table.told()
        assert victim.ask is not None and victim.ask["verb"] == "reveal"
        await victim.move()
        assert victim.ask is not None and victim.ask["verb"] == "discard"


@at_a_house()
async def test_only_reactions_can_be_answered_in_advance(house: House) -> None:
    async with company(house) as table:
        player = table.players[0]
        await refused("no_standing", player.do("standing", verb="buy", picks=["end_turn"]))
        await refused("no_standing", player.do("standing", verb="dance", picks=None))
        await refused("bad_message", player.do("standing", verb="reveal", picks=["dragon"]))


# --- giving up -------------------------------------------------------------------------------------------------------


@at_a_house()
async def test_of_two_the_other_wins_when_one_gives_up(house: House) -> None:
    async with company(house) as table:
        await table.play_on(random.Random(2), most=5)
        loser = table.players[1]
        await loser.do("concede")
        await table.told()
        for player in table.players:
            assert player.table["status"] == "over" and player.ask is None
            assert player.table["series"] == [[0]] and player.table["result"] == {"winners": [0]}
            assert player.table["seats"][1]["conceded"]
        await refused("not_playing", loser.do("concede"))
        record = Record.from_json(await table.guests[0].record(table.id))
        assert record.result is None and not record.replay().over()


@at_a_house()
async def test_of_three_a_bot_plays_on_and_cannot_win(house: House) -> None:
    async with company(house, "intrigo", 3) as table:
        loser = table.players[2]
        await loser.do("concede")
        await table.told()
        assert loser.table["status"] == "playing" and loser.table["seats"][2]["bot"] == "easy"
        await refused("not_asked", loser.do("move", ask="0" * 16, picks=[]))
        await loser.go()
        await loser.come()
        assert loser.table["seats"][2]["bot"] == "easy", "who gave up does not come back"
        await table.players[0].do("concede")
        await table.told()
        assert table.players[1].table["series"] == [[1]]


@at_a_house()
async def test_with_only_bots_left_the_game_is_over(house: House) -> None:
    async with company(house, seats=3, bots=2) as table:
        (player,) = table.players
        await player.do("concede")
        assert player.table["status"] == "over" and player.table["series"] == [[1, 2]]


# --- another game ------------------------------------------------------------------------------------------------------


def deeds_of(line: dict[str, Any]) -> list[dict[str, Any]]:
    return line["say"]["arguments"].get("deeds", [])  # type: ignore[no-any-return]  # as the wire has it


def kingdom(player: Player) -> set[str]:
    return {pile for pile, _, _ in player.view["supply"][7:]}


async def another(table: Company, how: str, named: tuple[str, str] = ("", "")) -> None:
    one, two = table.players
    await one.do("rematch", how=how, named=named[0])
    await table.told()
    assert two.table["status"] == "over" and two.table["proposal"]["choice"] == how
    await two.do("consent", proposal=two.table["proposal"]["number"], agrees=True, named=named[1])
    await table.told()
    assert two.table["status"] == "playing"


@rule("dominion:S-11")
@at_a_house()
async def test_after_a_game_they_play_again_and_whoever_is_left_of_the_winner_starts(house: House) -> None:
    async with company(house) as table:
        one, _two = table.players
        first = kingdom(one)
        await refused("not_over", one.do("rematch", how="same"))
        for winner in (1, 0, 0):
            await table.players[1 - winner].do("concede")
            await table.told()
            assert one.table["series"][-1] == [winner]
            await another(table, "same")
            assert (await table.asked()).seat == starting_seat(2, [winner], from_seed("nobody asks it")) == 1 - winner
            assert kingdom(one) == first
        assert one.table["score"] == [{"won": 2}, {"won": 1}]


@rule("dominion:S-14")
@at_a_house()
async def test_the_next_kingdom_may_be_new_or_have_some_cards_exchanged(house: House) -> None:
    async with company(house) as table:
        one, two = table.players
        first = kingdom(one)
        await one.do("concede")
        await table.told()
        await refused("bad_setup", one.do("rematch", how="other"))
        await refused("bad_setup", one.do("rematch", how="rotated", named="dragon"))
        await another(table, "rotated", ("moat", "village"))
        second = kingdom(one)
        assert len(second - first) == 2 and first - second == {"moat", "village"}
        await two.do("concede")
        await table.told()
        await another(table, "new")
        assert len(kingdom(one)) == 10 and kingdom(one) != second


@at_a_house()
async def test_every_game_of_a_series_has_its_own_record(house: House) -> None:
    async with company(house) as table:
        one, _ = table.players
        commitments = []
        for _ in range(2):
            commitments.append(one.table["commitment"])
            await one.do("concede")
            await table.told()
            await another(table, "same")
        records = [json.loads(await table.guests[0].record(table.id, game)) for game in (1, 2)]
        assert [record["commitment"] for record in records] == commitments
        assert len(set(commitments)) == 2 and one.table["commitment"] not in commitments
        assert json.loads(await table.guests[0].record(table.id)) == records[1]
        await refused("no_record", table.guests[0].record(table.id, 3))


@at_a_house()
async def test_the_record_of_a_private_table_is_for_who_sat_there_or_is_invited(house: House) -> None:
    async with company(house) as table, guest(house) as stranger:
        await table.players[0].do("concede")
        assert (await refused("no_table", stranger.record(table.id))).status == 404
        invite = (await table.guests[0].table(table.id))["invite"]
        await refused("no_table", stranger.ask("GET", f"/api/tables/{table.id}/record?invite=nonsense"))
        assert await stranger.ask("GET", f"/api/tables/{table.id}/record?invite={invite}")


@at_a_house()
async def test_who_does_not_want_to_play_again_need_not(house: House) -> None:
    async with company(house) as table:
        one, two = table.players
        await one.do("concede")
        await one.do("rematch", how="new")
        await table.told()
        await two.do("consent", proposal=two.table["proposal"]["number"], agrees=False)
        await table.told()
        assert one.table["status"] == "over" and "proposal" not in one.table
        await two.do("rematch", how="same")
        await refused("already_proposed", one.do("rematch", how="new"))
        await one.do("rematch", how="same")  # who wants what is proposed agrees to it
        assert one.table["status"] == "playing"


@at_a_house(Settings())
async def test_nobody_proposes_without_end(house: House) -> None:
    """To look whether a rematch is possible is work, custom cards and all, and the rejected one costs as much."""
    async with company(house) as table:
        one, two = table.players
        await two.do("concede")
        for _ in range(5):
            await refused("bad_setup", one.do("rematch", how="rotated", named="dragon"))
        await refused("too_fast", one.do("rematch", how="rotated", named="dragon"))
        await two.do("rematch", how="same")
