"""Whatever is asked of us, we answer with a refusal, and the server lives. HOSTILE_EXAMPLES says how much is tried."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error, response_schema_conformance, status_code_conformance

from signoria.server.app import build_app
from signoria.server.refusal import STATUS
from signoria.server.settings import Settings
from tests.server.house import PATIENCE, common_house

EXAMPLES = int(os.environ.get("HOSTILE_EXAMPLES", "15"))  # of requests to each endpoint


@dataclass
class Somebody:
    """With a table, so that not every request is about nothing."""

    token: str
    table: str
    invite: str


@pytest.fixture(scope="module")
def somebody() -> Somebody:
    with httpx.Client(base_url=common_house().http, timeout=PATIENCE) as client:
        token = client.post("/api/guests").json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        table = client.post("/api/tables", json={"game": "dominion", "seats": 3}, headers=headers).json()
        return Somebody(token, table["id"], table["invite"])


@pytest.fixture(scope="module")
def line() -> Iterator[requests.Session]:
    """One for all requests: to get a new one ready takes longer than a request."""
    with requests.Session() as line:
        line.trust_env = False  # settings of proxies would be read anew for each
        yield line


schema = schemathesis.openapi.from_dict(build_app(Settings()).openapi())


@schema.parametrize()
@settings(
    max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None
)
def test_no_request_breaks_the_server(case: schemathesis.Case[Any], somebody: Somebody, line: requests.Session) -> None:
    token = somebody.token
    if (case.method, case.path) == ("DELETE", "/api/me"):
        token = httpx.post(f"{common_house().http}/api/guests", timeout=PATIENCE).json()["token"]
    if "id" in case.path_parameters:
        chance = random.Random(repr(case.path_parameters))
        case.path_parameters["id"] = chance.choice((somebody.table, case.path_parameters["id"]))
    answer = case.call(base_url=common_house().http, headers={"Authorization": f"Bearer {token}"}, session=line)
    case.validate_response(answer, checks=[not_a_server_error, status_code_conformance, response_schema_conformance])
    if answer.status_code >= 400:
        problem = answer.json()
        assert problem["code"] in STATUS and problem["text"]
        assert not any(word in answer.text for word in ("Traceback", "site-packages", ".py"))


def deep(levels: int) -> list[Any]:
    inside: list[Any] = []
    for _ in range(levels):
        inside = [inside]
    return inside


EVIL: list[tuple[str, dict[str, Any]]] = [
    ("dominion", {"kingdom": "\ud800"}),
    ("dominion", {"\ud800": "x"}),
    ("dominion", {"custom": ["\ud800"]}),
    ("dominion", {"custom": deep(800)}),
    ("dominion", {"custom": [{"id": "x"}]}),
    ("dominion", {"kingdom": float("nan")}),
    ("dominion", {"kingdom": "random with attack<=" + "9" * 5000}),
    ("dominion", {"kingdom": "random with " + "village," * 3000}),
    ("intrigo", {"max_rounds": 10**30}),
    ("intrigo", {"max_rounds": float("inf")}),
    ("intrigo", {"families": deep(800)}),
    ("\ud800", {}),
]


@pytest.mark.parametrize("evil", range(len(EVIL)))
def test_no_wish_breaks_the_server(evil: int, somebody: Somebody) -> None:
    game, wishes = EVIL[evil]
    answer = httpx.post(
        f"{common_house().http}/api/tables",
        content=json.dumps({"game": game, "seats": 3, "wishes": wishes}),
        headers={"Authorization": f"Bearer {somebody.token}"},
        timeout=PATIENCE,
    )
    assert answer.status_code == 422 and answer.json()["code"] in ("bad_message", "bad_setup")
