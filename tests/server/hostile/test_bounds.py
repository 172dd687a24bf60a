"""Every field of every request and message has its bounds: what is just over one is refused, clearly and at once."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec
import pytest

from signoria.server.app import build_app
from signoria.server.protocol import AnyFromClient
from signoria.server.refusal import STATUS
from signoria.server.settings import Settings
from tests.server.hostile.schemas import Field, Schema, Schemas, is_free, too_much, with_value
from tests.server.house import House, at_a_house, common_house
from tests.server.people import company

AT_ONCE = 15.0  # seconds on a machine that is busy; usually some milliseconds

# --- requests -----------------------------------------------------------------------------------------------------------

OPENAPI: Schema = build_app(Settings()).openapi()
SCHEMAS = Schemas(OPENAPI)


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    described: Schema

    def __str__(self) -> str:
        return f"{self.method} {self.path}"

    def body(self) -> Schema | None:
        content = self.described.get("requestBody", {}).get("content", {}).get("application/json")
        return content["schema"] if content is not None else None

    def parameters(self) -> list[Schema]:
        return list(self.described.get("parameters", []))


ENDPOINTS = [
    Endpoint(method.upper(), path, described)
    for path, methods in OPENAPI["paths"].items()
    for method, described in methods.items()
]


def incoming() -> Iterator[tuple[str, Field]]:
    """All that comes in over HTTP."""
    for endpoint in ENDPOINTS:
        for parameter in endpoint.parameters():
            yield str(endpoint), Field((parameter["name"],), SCHEMAS.resolved(parameter["schema"]))
        body = endpoint.body()
        if body is not None:
            for field in SCHEMAS.fields(body):
                yield str(endpoint), field


def test_every_text_and_list_that_comes_in_says_how_long_it_may_be() -> None:
    messages = [(name, field) for name, schema in MESSAGES.items() for field in MESSAGE_SCHEMAS.fields(schema)]
    for where, field in [*incoming(), *messages]:
        if field.schema.get("type") == "string" and not {"const", "enum"} & field.schema.keys():
            assert "maxLength" in field.schema, f"{where}: {field}"
        if field.schema.get("type") == "array":
            assert "maxItems" in field.schema, f"{where}: {field}"


@pytest.fixture(scope="module")
def client() -> Iterator[httpx.Client]:
    with httpx.Client(base_url=common_house().http, timeout=60) as one:
        token = one.post("/api/guests").json()["token"]
        one.cookies.clear()
        one.headers["Authorization"] = f"Bearer {token}"
        yield one


@pytest.fixture(scope="module")
def table(client: httpx.Client) -> str:
    opened = client.post("/api/tables", json={"game": "dominion", "seats": 3})
    return str(opened.json()["id"])


def is_refused(answer: httpx.Response, took: float, what: str) -> None:
    assert 400 <= answer.status_code < 500, f"{what}: {answer.status_code} {answer.text[:200]}"
    problem = answer.json()
    assert problem["code"] in STATUS and 0 < len(problem["text"]) < 3_000, what
    assert len(answer.content) < 5_000, f"{what}: it is quoted at length"
    assert took < AT_ONCE, f"{what}: {took:.1f} s"


def send(client: httpx.Client, endpoint: Endpoint, values: dict[str, Any], body: Any) -> tuple[httpx.Response, float]:
    path = endpoint.path
    query = {}
    for parameter in endpoint.parameters():
        name = parameter["name"]
        value = str(values.get(name, SCHEMAS.example(parameter["schema"])))
        if parameter["in"] == "path":
            path = path.replace("{" + name + "}", value.encode(errors="replace").decode())
        elif name in values or parameter.get("required"):
            query[name] = value.encode(errors="replace").decode()
    begun = time.perf_counter()
    content = None if body is None else json.dumps(body).encode()
    headers = {} if body is None else {"Content-Type": "application/json"}
    answer = client.request(endpoint.method, path, params=query, content=content, headers=headers)
    return answer, time.perf_counter() - begun


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=str)
def test_what_is_over_a_bound_of_an_address_is_refused(endpoint: Endpoint, client: httpx.Client, table: str) -> None:
    body = endpoint.body()
    for parameter in endpoint.parameters():
        schema = SCHEMAS.resolved(parameter["schema"])
        for name, value in too_much(schema):
            if name in ("half a character", "something else") and schema.get("type") == "string":
                continue  # in an address all is text, and whole
            if parameter["in"] == "path" and value == "":
                continue
            if isinstance(value, str) and len(value) > 30_000:
                value = value[:30_000]  # more than that is cut off before it is read
            values = {"id": table, parameter["name"]: value}
            answer, took = send(client, endpoint, values, None if body is None else SCHEMAS.example(body))
            is_refused(answer, took, f"{endpoint}: {parameter['name']} {name}")


def test_cases_for_bodies_are_not_few() -> None:
    fields = [field for endpoint in ENDPOINTS if (body := endpoint.body()) for field in SCHEMAS.fields(body)]
    assert len(fields) > 30 and sum(is_free(field.schema) for field in fields) >= 3


@pytest.mark.parametrize("endpoint", [one for one in ENDPOINTS if one.body() is not None], ids=str)
def test_what_is_over_a_bound_of_a_body_is_refused(endpoint: Endpoint, client: httpx.Client, table: str) -> None:
    body = endpoint.body()
    assert body is not None
    good = SCHEMAS.example(body)
    for field in SCHEMAS.fields(body):
        for name, value in too_much(field.schema):
            wrong = with_value(good, field.path, value, SCHEMAS, body)
            answer, took = send(client, endpoint, {"id": table}, wrong)
            is_refused(answer, took, f"{endpoint}: {field} {name}")
    answer, took = send(client, endpoint, {"id": table}, {**good, "unknown": 1})
    is_refused(answer, took, f"{endpoint}: a field that there is not")


def test_a_refusal_says_which_field_is_wrong(client: httpx.Client) -> None:
    answer = client.post("/api/tables", json={"game": "dominion", "seats": 9}, headers={"Accept-Language": "en"})
    assert answer.json()["code"] == "bad_message" and answer.json()["text"].startswith("body.seats: ")
    deep: Any = 1
    for _ in range(30):
        deep = [deep]
    for language, word in (("en", "levels"), ("hu", "szint")):
        wishes = {"game": "dominion", "seats": 2, "wishes": {"custom": deep}}
        answer = client.post("/api/tables", json=wishes, headers={"Accept-Language": language})
        assert "body.wishes" in answer.json()["text"] and word in answer.json()["text"]


def test_a_table_full_of_custom_cards_is_refused(client: httpx.Client) -> None:
    cards = [
        {"id": f"card_{n}", "names": {"en": "x"}, "cost": 2, "types": ["action"], "cards": 1} for n in range(10_000)
    ]
    for n in (21, 10_000):
        begun = time.perf_counter()
        answer = client.post("/api/tables", json={"game": "dominion", "seats": 2, "wishes": {"custom": cards[:n]}})
        is_refused(answer, time.perf_counter() - begun, f"{n} cards")


@pytest.mark.parametrize("length", [401, 3_200, 60_000, 900_000])
@pytest.mark.parametrize("field", ["kingdom", "profile", "base_edition", "nonsense"])
def test_a_wish_of_any_length_is_refused_and_not_quoted(client: httpx.Client, field: str, length: int) -> None:
    begun = time.perf_counter()
    wishes = {field: "x" * length}
    answer = client.post("/api/tables", json={"game": "dominion", "seats": 2, "wishes": wishes})
    is_refused(answer, time.perf_counter() - begun, f"{field} of {length}")


# --- messages -----------------------------------------------------------------------------------------------------------

WHOLE: Schema = msgspec.json.schema(AnyFromClient)
MESSAGE_SCHEMAS = Schemas(WHOLE)
MESSAGES: dict[str, Schema] = {kind["properties"]["type"]["enum"][0]: kind for kind in MESSAGE_SCHEMAS.kinds(WHOLE)}


def over_bounds(name: str) -> Iterator[tuple[str, Any]]:
    """Messages of a type that are wrong in one field."""
    schema = MESSAGES[name]
    good = {**MESSAGE_SCHEMAS.example(schema), "type": name}
    for field in MESSAGE_SCHEMAS.fields(schema):
        if field.path and field.path != ("type",):
            for what, value in too_much(field.schema):
                yield f"{name}.{field}: {what}", with_value(good, field.path, value, MESSAGE_SCHEMAS, schema)
    yield f"{name}: a field that there is not", {**good, "unknown": 1}


@at_a_house()
async def test_what_is_over_a_bound_of_a_message_is_rejected(house: House) -> None:
    tried = 0
    async with company(house) as there:
        player = there.players[0]
        for name in MESSAGES:
            for what, message in over_bounds(name):
                text = json.dumps(message)
                if len(text) > house.settings.limits.message_bytes:
                    continue  # that ends the socket: another test
                assert player.connection is not None
                begun = time.perf_counter()
                await player.connection.send(text)
                await player.until(lambda: not player.answers.empty())
                answer = player.answers.get_nowait()
                assert (answer["type"], answer["code"]) == ("reject", "bad_message"), what
                assert time.perf_counter() - begun < AT_ONCE, what
                tried += 1
        await player.do("concede")
    assert tried > 60
