"""While somebody decides, the others see the same whether there was a choice or not: the same messages, as long a wait."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from unittest.mock import patch

import pytest

from signoria.core.game import Game
from signoria.core.record import Start
from signoria.dominion import GAME
from signoria.server import pace
from signoria.server.entries import Moved, Opened, Sat
from signoria.server.stream import Stream
from signoria.server.table import PLAYING, Table
from signoria.server.table_registry import TableRegistry
from tests.server.house import PATIENCE, House, at_a_house, common_house
from tests.server.leaks import SPECTATOR, Rehearsal, news
from tests.server.people import Message, Player, company, guest
from tests.server.test_playing import MOATS

PEOPLE = 3
Words = Mapping[str, object]
ASK_ID = re.compile(rb'"ask":{"id":"[0-9a-f]+"')  # from the table's secret: to whoever does not have it, chance


@dataclass(frozen=True)
class Tell:
    """Two worlds that only one seat can tell apart: in one there is nothing to choose, in the other there is."""

    card: str  # played by seat 0
    none: Words  # the position without a choice
    some: Words  # with one
    answers: tuple[str, ...]  # "verb: picks" where there is a choice, so that the same becomes public
    whose: int = 0
    kingdom: str = ""
    pauses: int = 1  # as many as there are victims who might have a choice
    more: Words = field(default_factory=dict)  # of both positions

    def game(self, world: Words, stops: bool) -> Game:
        quiet = {"hand": "5 copper", "deck": "10 copper"}
        mine = dict(quiet, hand=self.card)
        position: dict[str, object] = {
            **mine,
            "1": quiet,
            "2": quiet,
            "kingdom": self.kingdom or self.card,
            **self.more,
        }
        if self.whose == 0:
            position.update(world)
        else:
            position[str(self.whose)] = {**quiet, **world}
        state = GAME.read_position(position)
        state.stops = stops
        game = Game(state)
        game.start_log()
        return game


MOAT = ({"deck": "moat, 9 copper"}, {"hand": "moat, 4 copper"}, ("reveal:",))
TELLS = {
    "Moat against Witch": Tell("witch", *MOAT, whose=1, kingdom="witch, moat"),
    "Moat against Minion": Tell("minion", *MOAT, whose=2, kingdom="minion, moat"),
    "Moat against Militia": Tell(
        "militia",
        {"hand": "4 copper, estate", "deck": "moat, 9 copper"},
        {"hand": "3 copper, estate, moat", "deck": "10 copper"},
        ("reveal:", "discard: copper copper"),
        whose=1,
        kingdom="militia, moat",
    ),
    "a second Reaction": Tell(
        "witch",
        {"hand": "moat, 4 copper", "deck": "secret_chamber, 9 copper"},
        {"hand": "moat, secret_chamber, 3 copper", "deck": "10 copper"},
        ("reveal: moat", "reveal:"),
        whose=1,
        kingdom="witch, moat, secret chamber",
    ),
    "Militia and one kind of card": Tell(
        "militia",
        {"hand": "5 copper", "deck": "estate, 9 copper"},
        {"hand": "4 copper, estate", "deck": "10 copper"},
        ("discard: copper copper",),
        whose=1,
        pauses=2,
    ),
    "Bureaucrat and one kind of Victory card": Tell(
        "bureaucrat",
        {"hand": "estate, 4 copper", "deck": "duchy, 9 copper"},
        {"hand": "estate, duchy, 3 copper", "deck": "10 copper"},
        ("put_on_deck: estate",),
        whose=1,
    ),
    "Torturer and one kind of card": Tell(
        "torturer",
        {"hand": "3 copper", "deck": "estate, 9 copper"},
        {"hand": "2 copper, estate", "deck": "10 copper"},
        ("choose: discard_cards", "discard: copper copper"),
        whose=1,
    ),
    "Baron": Tell(
        "baron", {"hand": "baron, copper", "deck": "estate"}, {"hand": "baron, estate", "deck": "copper"}, ("discard:",)
    ),
    "Moneylender": Tell(
        "moneylender@base2",
        {"hand": "moneylender, estate", "deck": "copper"},
        {"hand": "moneylender, copper", "deck": "estate"},
        ("trash:",),
    ),
    "Mine": Tell(
        "mine@base2",
        {"hand": "mine, estate", "deck": "copper"},
        {"hand": "mine, copper", "deck": "estate"},
        ("trash:",),
    ),
    "Throne Room": Tell(
        "throne_room@base2",
        {"hand": "throne room, estate", "deck": "smithy"},
        {"hand": "throne room, smithy", "deck": "estate"},
        ("play_twice:",),
        kingdom="throne_room@base2, smithy",
    ),
    "Library": Tell(
        "library",
        {"hand": "library, 5 copper", "deck": "2 copper, smithy"},
        {"hand": "library, 5 copper", "deck": "copper, smithy, copper"},
        ("set_aside:",),
        kingdom="library, smithy",
        pauses=2,
    ),
    "Courtyard": Tell(
        "courtyard",
        {"hand": "courtyard", "deck": "3 copper, estate"},
        {"hand": "courtyard", "deck": "2 copper, estate, copper"},
        ("put_on_deck: copper",),
    ),
    "Sentry and two equal cards": Tell(
        "sentry",
        {"hand": "sentry", "deck": "3 copper, estate"},
        {"hand": "sentry", "deck": "2 copper, estate, copper"},
        ("trash:", "discard:", "arrange: copper estate"),
    ),
    "the top of a discarded hand": Tell(
        "minion",
        {"hand": "minion, 2 copper", "deck": "estate, 9 copper"},
        {"hand": "minion, copper, estate", "deck": "10 copper"},
        ("choose: new_hand", "show_on_top: copper"),
        more={"choose_discard_top": True, "1": {"hand": "copper"}, "2": {"hand": "copper"}},
    ),
}


def rehearse(game: Game) -> Table:
    table = Rehearsal("table", Opened("dominion", PEOPLE, {}, "guest 0"))
    for seat in range(PEOPLE):
        table.apply(Sat(seat, f"guest {seat}", f"Player {seat}", ""))
    table.game = game
    table.start = Start(setup={}, secret=bytes(32), commitment="0" * 64)
    table.status = PLAYING
    return table


def sent(tell: Tell, world: Words, stops: bool = True) -> dict[int, list[bytes]]:
    """All that the others are sent while the card is resolved, by seat; b"" for each moment without anything new."""
    table = rehearse(tell.game(world, stops))
    streams = [Stream(seat, table) for seat in (SPECTATOR, *range(PEOPLE)) if seat != tell.whose]
    messages: dict[int, list[bytes]] = {stream.seat: [] for stream in streams}

    def tell_all() -> None:
        for stream in streams:
            messages[stream.seat].append(ASK_ID.sub(rb'"ask":{"id":""', news(stream, table)))

    tell_all()
    table.apply(Moved(0, (tell.card.partition("@")[0],), "play"))
    tell_all()
    left = list(tell.answers)
    while (picks := next_answer(table, left)) is not None or table.at_stop():
        if picks is not None:
            table.apply(Moved(table.asked()[0], picks, "answer"))
        else:
            table.playing().go_on()
        tell_all()
    return messages


def next_answer(table: Table, left: list[str]) -> tuple[str, ...] | None:
    """What is answered now, taken out of what is left to answer."""
    ask = table.playing().question
    assert ask is not None
    for answer in left if table.asked() else []:
        verb, _, picks = answer.partition(":")
        if verb == table.playing().state.verb_name(ask.verb):
            left.remove(answer)
            return tuple(picks.split())
    return None


@pytest.mark.parametrize("name", TELLS)
def test_the_others_are_sent_the_same_whether_there_was_a_choice_or_not(name: str) -> None:
    tell = TELLS[name]
    none, some = sent(tell, tell.none), sent(tell, tell.some)
    for seat, messages in none.items():
        for one, other in zip(messages, some[seat], strict=True):
            assert json.loads(one or "0") == json.loads(other or "0")
            assert one == other


@pytest.mark.parametrize("name", TELLS)
def test_without_stops_the_others_could_tell(name: str) -> None:
    """As it was before there were any: what was settled without a question came at once."""
    tell = TELLS[name]
    assert sent(tell, tell.none, stops=False) != sent(tell, tell.some, stops=False)


# --- on the wire --------------------------------------------------------------------------------------------------------

SLACK = 2.0  # seconds: a busy machine is no tell
NAMED = re.compile(rb'"(?:id|commitment)":"[^"]*"')  # different at every table


async def put_down(registry: TableRegistry, id: str, game: Game) -> None:
    """Play this game at a table instead of the one that was dealt."""
    live = await registry.table(id)
    async with live.lock:
        live.table.game = game
        live.tell()


@dataclass
class Watched:
    lasted: float  # seconds between the first message after the card was played and the last
    messages: list[bytes]


async def watch(house: House, tell: Tell, world: Words, pause: bool) -> Watched:
    """Have a card played at a real table, answered at once by whoever is asked, and look on from another seat."""
    async with company(house, seats=PEOPLE, pause=pause) as table:
        await house.within(put_down(house.registry, table.id, tell.game(world, stops=True)))
        await table.told()
        watcher, player = table.players[2], table.players[tell.whose]
        before = len(watcher.raw)
        times = note_times(watcher)
        await table.players[0].move(tell.card.partition("@")[0])
        left = list(tell.answers)
        while table.players[0].view["question"]["source"] is not None:
            if player.ask is not None and (picks := answer_to(player.ask, left)) is not None:
                await player.move(*picks)
                await table.told()
            else:
                player.changed.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(player.changed.wait(), 0.05)
        await table.told()
        states = [data for data in watcher.raw[before:] if b'"type":"state"' in data]
        return Watched(times[-1] - times[0], [NAMED.sub(b"", data) for data in states])


def note_times(watcher: Player) -> list[float]:
    """When each state comes, from now on."""
    times: list[float] = []
    take = watcher.take

    def take_and_note(message: Message) -> None:
        if message["type"] == "state":
            times.append(time.monotonic())
        take(message)

    watcher.take = take_and_note  # type: ignore[method-assign]  # one player's, not the class's
    return times


def answer_to(ask: Message, left: list[str]) -> tuple[str, ...] | None:
    for answer in left:
        verb, _, picks = answer.partition(":")
        if verb == ask["verb"]:
            left.remove(answer)
            return tuple(picks.split())
    return None


async def watch_both(house: House, tell: Tell, pause: bool, times: int) -> tuple[list[Watched], list[Watched]]:
    none = await asyncio.gather(*[watch(house, tell, tell.none, pause) for _ in range(times)])
    some = await asyncio.gather(*[watch(house, tell, tell.some, pause) for _ in range(times)])
    return none, some


ON_THE_WIRE = (
    "Moat against Witch",
    "Baron",
    "Militia and one kind of card",
    "Moneylender",
    "Library",
    "Sentry and two equal cards",
)


@pytest.mark.parametrize("name", ON_THE_WIRE)
def test_on_the_wire_a_choice_takes_as_long_as_none(name: str) -> None:
    tell = TELLS[name]

    async def story() -> None:
        none, some = await watch_both(common_house(), tell, pause=True, times=3)
        for one in none + some:
            assert one.messages == none[0].messages
            assert tell.pauses * pace.SHORTEST - 0.05 <= one.lasted
        for alike in (none, some):
            assert min(one.lasted for one in alike) <= tell.pauses * pace.LONGEST + SLACK

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_without_a_pause_only_the_time_tells() -> None:
    """And the last test would notice: where there is nothing to choose, all comes at once."""

    async def story() -> None:
        none, some = await watch_both(common_house(), TELLS["Baron"], pause=False, times=4)
        assert {tuple(one.messages) for one in none + some} == {tuple(none[0].messages)}
        assert min(one.lasted for one in none) < pace.SHORTEST

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


BARON = TELLS["Baron"]


@contextmanager
def pauses_of(seconds: float) -> Iterator[None]:
    """Pauses so long that a wait is no busy machine's fault."""
    with patch.object(pace, "SHORTEST", seconds), patch.object(pace, "LONGEST", seconds):
        yield


@at_a_house()
async def test_during_a_pause_others_talk_and_look_and_take_back(house: House) -> None:
    async with company(house, seats=PEOPLE, pause=True) as table:
        with pauses_of(4.0):
            await house.within(put_down(house.registry, table.id, BARON.game(BARON.none, stops=True)))
            await table.told()
            anna, bela, _ = table.players
            begun = time.monotonic()
            await anna.move("baron")
            assert anna.ask is None and anna.state["prompt"]["messages"][0] == "waiting-card.you"
            await bela.do("say", text="no Estate?")
            assert (await table.guests[1].table(table.id))["status"] == "playing"
            await anna.do("undo")
            assert time.monotonic() - begun < pace.SHORTEST, "nobody has waited for the pause"
            assert anna.ask is not None and anna.ask["verb"] == "play_action"
            await asyncio.sleep(pace.LONGEST)
            assert anna.ask is not None and anna.ask["verb"] == "play_action", "what was taken back does not go on"


@at_a_house()
async def test_a_hasty_answer_is_kept_when_it_may_be_seen(house: House) -> None:
    async with company(house, seats=PEOPLE, pause=True) as table:
        with pauses_of(4.0):
            await house.within(put_down(house.registry, table.id, BARON.game(BARON.some, stops=True)))
            await table.told()
            anna, bela, _ = table.players
            await anna.move("baron")
            await table.told()
            seen = bela.seq
            moving = asyncio.create_task(anna.move("estate"))
            await asyncio.sleep(pace.SHORTEST / 2)
            assert not moving.done() and bela.seq == seen
            await moving
            await table.told()
            assert bela.seq == seen + 1


@at_a_house()
async def test_who_answers_in_advance_takes_as_long(house: House) -> None:
    moat = TELLS["Moat against Witch"]
    async with company(house, seats=PEOPLE, pause=True) as table:
        await house.within(put_down(house.registry, table.id, moat.game(moat.some, stops=True)))
        await table.told()
        anna, bela, cesar = table.players
        await bela.do("standing", verb="reveal", picks=[])
        begun = time.monotonic()
        await anna.move("witch")
        await table.told()
        assert bela.ask is None and bela.state["prompt"]["messages"] == ["waiting-reactions"]
        await cesar.until(lambda: cesar.view["question"]["source"] is None)
        assert time.monotonic() - begun >= pace.SHORTEST - 0.05


async def load_anew(registry: TableRegistry, id: str) -> bool:
    """As after a restart: whether the game stands still."""
    (await registry.table(id)).broken = True
    return (await registry.table(id)).table.at_stop()


@at_a_house()
async def test_a_pause_begins_again_when_the_table_is_loaded(house: House) -> None:
    async with company(house, pause=True, wishes=MOATS) as table:
        player = await table.asked()
        for _ in range(200):
            assert player.ask is not None
            picks = [option["pick"] for option in player.ask["options"]]
            wanted = ("militia", "all_treasures", "end_turn")  # nobody buys a Moat
            pick = next(pick for pick in wanted if pick in picks)
            attack = pick == "militia" and player.ask["verb"] == "play_action"
            await player.move(pick)
            if attack:
                break
            await table.told()
            player = await table.asked()
        assert all(one.ask is None for one in table.players)
        begun = time.monotonic()
        assert await house.within(load_anew(house.registry, table.id)), "the game stands still again"
        await table.asked()
        assert time.monotonic() - begun >= pace.SHORTEST - 0.05


@at_a_house()
async def test_who_plays_all_seats_does_not_wait(house: House) -> None:
    async with guest(house) as anna:
        id = await anna.open(seats=PEOPLE)
        for seat in range(PEOPLE):
            await anna.sit(id, seat)
        await anna.start(id)
        async with anna.player(id, 0) as player:
            await house.within(put_down(house.registry, id, BARON.game(BARON.none, stops=True)))
            await player.send(type="ping")
            with pauses_of(PATIENCE):
                await player.move("baron")
                await player.asked()


@at_a_house()
async def test_with_bots_alone_nobody_waits(house: House) -> None:
    async with company(house, seats=PEOPLE, bots=2, pause=True) as table:
        await house.within(put_down(house.registry, table.id, BARON.game(BARON.none, stops=True)))
        anna = table.players[0]
        await table.told()
        with pauses_of(PATIENCE):
            await anna.move("baron")
            await anna.asked()


@at_a_house()
async def test_the_score_counter_follows_the_game_past_a_stop(house: House) -> None:
    witch = TELLS["Moat against Witch"]
    async with company(house, seats=PEOPLE, points=True) as table:
        await house.within(put_down(house.registry, table.id, witch.game(witch.none, stops=True)))
        await table.told()
        anna = table.players[0]
        await anna.move("witch")
        await anna.until(lambda: anna.view["question"]["source"] is None)
        assert anna.table["points"] == [0, -1, -1]
