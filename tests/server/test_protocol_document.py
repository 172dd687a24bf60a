"""docs/protocol.md says what the server does: its examples are real messages, its lists are complete."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from signoria.server.app import build_app
from signoria.server.protocol import AnyFromClient, AnyFromServer, AnyRequest, read_message
from signoria.server.refusal import STATUS
from signoria.server.settings import Settings

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def examples(kind: str) -> list[str]:
    return re.findall(rf"```json {kind}\n(.*?)```", TEXT, re.DOTALL)


def tags(union: object) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


@pytest.mark.parametrize("text", examples("client"))
def test_every_example_of_a_client_is_understood(text: str) -> None:
    read_message(text)


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
        f"more than {limits.messages.partition('/')[0]} messages a second",
        f"at most {limits.sockets_per_guest} sockets and {limits.tables_per_guest} tables",
        f"at most {limits.sockets_per_address} sockets, and at most {limits.new_sockets.partition('/')[0]} new ones a second",
        f"{limits.requests.partition('/')[0]} a second from one address",
        f"{limits.new_guests.partition('/')[0]} new guests or codes tried a minute",
        f"{limits.new_tables.partition('/')[0]} new tables a minute",
    ):
        assert promised in section
