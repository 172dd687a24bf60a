"""docs/protocol.md says what the server does: its examples are real messages, its lists are complete."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from signoria.server.app import build_app
from signoria.server.protocol import AnyFromClient, AnyFromServer, AnyRequest, decode
from signoria.server.refusal import STATUS
from signoria.server.settings import Settings
from signoria.server.sockets import QUEUED, QUEUED_BYTES
from tests.server.house import House, at_a_house, common_house
from tests.server.people import Message, company, guest

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def examples(kind: str) -> list[str]:
    return re.findall(rf"```json {kind}\n(.*?)```", TEXT, re.DOTALL)


def tags(union: object) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


@pytest.mark.parametrize("text", examples("client"))
def test_every_example_of_a_client_is_understood(text: str) -> None:
    decode(text)


@pytest.mark.parametrize("text", examples("server"))
def test_every_example_of_the_server_has_the_fields_it_sends(text: str) -> None:
    message = msgspec.json.decode(text, type=AnyFromServer)
    sent = msgspec.to_builtins(message)
    assert set(msgspec.json.decode(text)) <= set(sent)


@pytest.mark.parametrize(("kind", "union"), [("client", AnyFromClient), ("server", AnyFromServer)])
def test_every_message_has_an_example(kind: str, union: object) -> None:
    assert {msgspec.json.decode(text)["type"] for text in examples(kind)} == tags(union)


def test_every_request_is_in_the_list() -> None:
    section = TEXT.partition("### Requests")[2].partition("```")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)) == tags(AnyRequest)


def test_every_code_is_in_the_list_with_its_status() -> None:
    listed = re.findall(r"^\| `(\w+)` \| (\d+) \|", TEXT.partition("## Codes")[2], re.MULTILINE)
    assert {code: int(status) for code, status in listed} == STATUS


def test_every_endpoint_is_in_the_list() -> None:
    listed = set(re.findall(r"^\| `([A-Z]+ /api/\S*)` \|", TEXT, re.MULTILINE))
    paths = build_app(Settings()).openapi()["paths"]
    assert listed == {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}


def test_the_limits_are_those_of_the_settings() -> None:
    limits = Settings().limits
    section = " ".join(TEXT.partition("### How much, how often")[2].partition("## ")[0].split())
    for promised in (
        f"at most {limits.message_bytes // 1024} kB",
        f"more than {limits.messages.partition('/')[0]} messages a second, or {limits.messages_from.partition('/')[0]} from",
        f"leaves {QUEUED} messages or {QUEUED_BYTES // 10**6} MB unread",
        f"at most {limits.sockets_per_guest} sockets and {limits.tables_per_guest} tables",
        f"at most {limits.sockets_per_address} sockets, and at most {limits.new_sockets.partition('/')[0]} new ones a second",
        f"{limits.requests.partition('/')[0]} a second from one address",
        f"{limits.new_guests.partition('/')[0]} new guests or codes tried a minute",
        f"{limits.new_tables.partition('/')[0]} new tables a minute",
        f"In ten seconds, a seat may say {limits.chat.partition('/')[0]} lines of chat",
        f"propose `rematch` or `hand_over` {limits.proposals.partition('/')[0]} times",
    ):
        assert promised in section


# --- what the server does ------------------------------------------------------------------------------------------------

SECTIONS = {"dominion": "## The view of Dominion", "intrigo": "## The view of Intrigo"}


def fields(view: Message) -> set[str]:
    """All names of a view: its own, its players' and its question's."""
    question = view["question"] or {}
    return {*view, *question, *question.get("mine", {}), *(name for player in view["players"] for name in player)}


@pytest.mark.parametrize("game", SECTIONS)
def test_every_field_of_a_view_is_described(game: str) -> None:
    section = TEXT.partition(SECTIONS[game])[2].partition("\n## ")[0]
    described = set(re.findall(r"`(\w+)`", section))
    if game == "intrigo":  # a question has the same parts as in Dominion
        described |= {"least", "most", "ordered", "picked", "options"}

    async def story() -> None:
        async with company(common_house(), game, seats=3) as table:
            for player in table.players:
                assert fields(player.view) - described == set()

    asyncio.run(story())


@at_a_house()
async def test_a_table_and_a_line_have_the_fields_of_their_examples(house: House) -> None:
    table_text, line_text = re.findall(r"```json\n(\{\"id\".*?)```", TEXT, re.DOTALL)
    async with guest(house) as anna:
        id = await anna.open()
        assert set(await anna.table(id)) == set(json.loads(table_text))
        assert set((await anna.ask("GET", "/api/me/tables"))[0]) == set(json.loads(line_text))


async def heard(address: str, *frames: str | bytes, **more: object) -> tuple[list[Message], int]:
    """What comes before a socket ends, and the code it ends with."""
    messages: list[Message] = []
    async with connect(address, proxy=None, **more) as socket:  # type: ignore[arg-type]  # headers or nothing
        try:
            for frame in frames:
                await socket.send(frame, text=True)
            while True:
                messages.append(json.loads(await socket.recv()))
        except ConnectionClosed as closed:
            return messages, closed.rcvd.code if closed.rcvd is not None else 1006


@at_a_house()
async def test_sockets_end_as_the_document_says(house: House) -> None:
    listed = TEXT.partition("### How a socket ends")[2].partition("\n#")[0]
    async with guest(house) as anna:
        id = await anna.open()
        address = f"{house.ws}/api/tables/{id}/socket"
        hello = json.dumps({"type": "hello", "seat": 0, "token": await anna.sit(id, 0)})
        unread, code = await heard(address, "{")
        assert [one["type"] for one in unread] == ["reject", "bye"] and unread[0]["code"] == "bad_message"
        assert code == 1013
        sent_away, code = await heard(address, json.dumps({"type": "hello", "seat": 1}))
        assert [one["type"] for one in sent_away] == ["bye"] and code == 1013
        assert (await heard(address, hello, "x" * 40_000))[1] == 1009
        assert (await heard(address, hello, b"\xff\xfe"))[1] == 1007
        with pytest.raises(InvalidStatus) as refused:
            await heard(address, hello, additional_headers={"Origin": "https://elsewhere.example"})
        assert refused.value.response.status_code == 403
        with pytest.raises(InvalidStatus) as nowhere:
            await heard(f"{address}s", hello)
        assert nowhere.value.response.status_code == 403
        assert all(f"| {code}" in listed for code in (1013, 1009, 1007))


@at_a_house()
async def test_a_new_name_gives_another_token_beside_the_old_one(house: House) -> None:
    async with guest(house) as anna:
        id = await anna.open()
        old, new = await anna.sit(id, 0, "Anna"), await anna.sit(id, 0, "Annuska")
        assert old != new
        for token in (old, new):
            async with connect(f"{house.ws}/api/tables/{id}/socket", proxy=None) as socket:
                await socket.send(json.dumps({"type": "hello", "seat": 0, "token": token}))
                assert [json.loads(await socket.recv())["type"] for _ in range(2)] == ["welcome", "state"]


@at_a_house()
async def test_the_state_comes_before_the_ack(house: House) -> None:
    async with company(house, seats=2, bots=1) as table:
        anna = table.players[0]
        await anna.asked()
        before = len(anna.raw)
        await anna.move(anna.ask["options"][-1]["pick"] if anna.ask else "")
        assert [json.loads(raw)["type"] for raw in anna.raw[before:]][:2] == ["state", "ack"]
