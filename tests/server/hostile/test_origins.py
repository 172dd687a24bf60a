"""Whose pages may act for their visitors: ours and those that are named, by scheme, host and port; others never."""

from __future__ import annotations

import httpx
import pytest
from starlette.requests import HTTPConnection

from signoria.server.origins import may_act, plain
from signoria.server.settings import Settings
from tests.server.house import BUSY, PATIENCE, House, at_a_house

ELSEWHERE = "https://play.example"
TABLE = {"game": "dominion", "seats": 2}


@at_a_house()
async def test_a_cookie_alone_does_nothing_unless_it_says_where_it_is_from(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.http, timeout=PATIENCE) as browser:
        token = (await browser.post("/api/guests")).json()["token"]
        for method, path in (("POST", "/api/tables"), ("POST", "/api/me/code"), ("DELETE", "/api/me")):
            answer = await browser.request(method, path, headers={})
            assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
        assert (await browser.get("/api/me")).json()["known"], "reading is no harm"
        assert (await browser.post("/api/tables", json=TABLE, headers={"Origin": house.http})).status_code == 201
        bearer = {"Authorization": f"Bearer {token}"}
        assert (await browser.post("/api/tables", json=TABLE, headers=bearer)).status_code == 201
        for empty in ("Bearer", "Basic x"):
            answer = await browser.post("/api/tables", json=TABLE, headers={"Authorization": empty})
            assert answer.status_code == 403


def connection(host: str, origin: str, scheme: str = "http") -> HTTPConnection:
    headers = [(b"host", host.encode()), (b"origin", origin.encode())]
    return HTTPConnection({"type": "http", "scheme": scheme, "path": "/", "headers": headers, "server": None})


@pytest.mark.parametrize(
    ("host", "scheme", "origin", "fine"),
    [
        ("a.example", "http", "http://a.example", True),
        ("a.example", "http", "HTTP://A.example", True),
        ("a.example:80", "http", "http://a.example", True),
        ("a.example:443", "wss", "https://a.example", True),
        ("a.example", "https", "http://a.example", False),
        ("a.example", "http", "https://a.example", False),
        ("a.example", "http", "http://a.example:8000", False),
        ("a.example", "http", "ftp://a.example", False),
        ("a.example", "http", "http://b.a.example", False),
        ("a.example", "http", "null", False),
        ("a.example", "http", "", False),
        ("", "http", "http://", True),  # no browser sends this
    ],
)
def test_an_origin_is_compared_with_its_scheme(host: str, scheme: str, origin: str, fine: bool) -> None:
    assert may_act(connection(host, origin, scheme), Settings()) is fine


def test_behind_https_the_page_is_at_https_whatever_the_proxy_says() -> None:
    settings = Settings(secure_cookies=True)
    assert may_act(connection("a.example", "https://a.example"), settings)
    assert not may_act(connection("a.example", "http://a.example"), settings)


def test_an_origin_in_the_settings_may_be_written_as_people_do() -> None:
    assert plain("https://Play.Example:443/") == "https://play.example"


@at_a_house(Settings(limits=BUSY, origins=(ELSEWHERE + "/",)))
async def test_a_page_that_is_named_gets_answers_that_its_browser_lets_it_read(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.http, timeout=PATIENCE) as browser:
        asks = {"Origin": ELSEWHERE, "Access-Control-Request-Method": "POST"}
        before = await browser.options("/api/tables", headers=asks)
        assert before.status_code == 204
        for answer in (before, await browser.get("/api/games", headers={"Origin": ELSEWHERE})):
            assert answer.headers["access-control-allow-origin"] == ELSEWHERE
            assert answer.headers["access-control-allow-credentials"] == "true"
            assert "authorization" in answer.headers["access-control-allow-headers"].lower()
            assert "origin" in answer.headers["vary"].lower()
        refused = await browser.get("/api/tables/none", headers={"Origin": ELSEWHERE})
        assert refused.status_code == 404 and refused.headers["access-control-allow-origin"] == ELSEWHERE
        for other in ("https://evil.example", "http://play.example", "null"):
            answer = await browser.options("/api/tables", headers={**asks, "Origin": other})
            assert answer.status_code >= 400 and "access-control-allow-origin" not in answer.headers
