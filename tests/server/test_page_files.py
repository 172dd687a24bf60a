"""The page is served as it was built: its files, and index.html for every address inside it."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from signoria.server.page_files import FOR_EVER, HOW_TO_BUILD, Page
from signoria.server.settings import Settings
from tests.server.house import BUSY, PATIENCE, House, open_house

HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
SCRIPT = "say('hello');\n" * 200


def build(folder: Path) -> None:
    """Something like a page."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<head><base href="/"><script src="./assets/a1.js">', encoding="utf-8")
    (folder / "assets" / "a1.js").write_text(SCRIPT, encoding="utf-8")
    (folder / "assets" / "b2.css").write_text("p{}", encoding="utf-8")
    (folder / "assets" / "b2.css.gz").write_bytes(gzip.compress(b"p{}"))
    (folder / "assets" / "b2.css.br").write_bytes(b"as brotli packs it")
    (folder / "assets" / "font.woff2").write_bytes(bytes(3000))
    (folder / "page.ftl").write_text("hello = Szia", encoding="utf-8")
    (folder.parent / "secret.txt").write_text("nobody's business", encoding="utf-8")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a page, behind a proxy that puts /play before its addresses."""
    folder = tmp_path_factory.mktemp("built") / "page"
    build(folder)
    with open_house(Settings(base_path="/play", limits=BUSY)) as there:
        there.app.state.page.folder = folder
        yield there


@pytest.fixture
def browser(house: House) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.http, timeout=PATIENCE, headers={"Accept-Encoding": "identity"}) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/table/j3Kv207TC0GiECKN", "/join/x", "/learn", "/replay/a/3", "/play/learn"])
def test_every_address_of_the_page_gives_it_with_its_base(browser: httpx.Client, path: str) -> None:
    """A proxy may have cut the base path off, or not."""
    answer = browser.get(path, headers=HTML)
    assert answer.status_code == 200 and answer.headers["content-type"] == "text/html; charset=utf-8"
    assert '<base href="/play/">' in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_the_policy_lets_the_page_set_its_base_and_nothing_from_elsewhere_in(browser: httpx.Client) -> None:
    policy = browser.get("/", headers=HTML).headers["content-security-policy"]
    assert "base-uri 'self'" in policy and "default-src 'self'" in policy
    assert "unsafe" not in policy and "http" not in policy


@pytest.mark.parametrize(
    ("name", "kind", "kept"),
    [
        ("assets/a1.js", "text/javascript; charset=utf-8", FOR_EVER),
        ("assets/b2.css", "text/css; charset=utf-8", FOR_EVER),
        ("assets/font.woff2", "font/woff2", FOR_EVER),
        ("page.ftl", "text/plain; charset=utf-8", "no-cache"),
    ],
)
def test_a_file_has_its_type_and_may_be_kept(browser: httpx.Client, name: str, kind: str, kept: str) -> None:
    answer = browser.get(f"/{name}")
    assert answer.status_code == 200
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, kept)
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_what_the_browser_has_already_is_not_sent_again(browser: httpx.Client) -> None:
    first = browser.get("/page.ftl")
    again = browser.get("/page.ftl", headers={"If-None-Match": f'"other", W/{first.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert browser.get("/page.ftl", headers={"If-None-Match": '"other"'}).status_code == 200


@pytest.mark.parametrize(
    ("name", "accepted", "packed"),
    [
        ("assets/a1.js", "gzip, br", "gzip"),  # packed by us
        ("assets/b2.css", "gzip, br", "br"),  # packed when it was built
        ("assets/b2.css", "gzip", "gzip"),
        ("assets/b2.css", "br;q=0, GZIP;q=0.5", "gzip"),
        ("assets/b2.css", "br;q=0.00, gzip; q=0", ""),
        ("assets/font.woff2", "gzip", ""),  # is packed in itself
    ],
)
def test_a_file_is_packed_as_the_browser_takes_it(browser: httpx.Client, name: str, accepted: str, packed: str) -> None:
    with browser.stream("GET", f"/{name}", headers={"Accept-Encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding", "") == packed
    assert answer.headers["vary"] == "Accept-Encoding"
    plain = browser.get(f"/{name}")
    assert (plain.headers["etag"] == answer.headers["etag"]) == (packed == "")
    if packed == "gzip":
        assert gzip.decompress(raw) == plain.content


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/..%2fsecret.txt",
        "/assets/%2e%2e%5c..%5csecret.txt",
        "//secret.txt",
        "/assets/a1.js%00.css",
        "/assets",
        "/assets/gone.js",
    ],
)
def test_nothing_but_the_files_of_the_page_can_be_had(house: House, path: str) -> None:
    with httpx.Client(timeout=PATIENCE) as client:
        request = httpx.Request("GET", house.http)
        request.url = request.url.copy_with(raw_path=path.encode())
        answer = client.send(request)
    assert answer.status_code == 404 and "nobody" not in answer.text
    assert answer.json()["code"] == "no_page"


def test_unknown_addresses_of_the_server_are_not_the_pages(browser: httpx.Client) -> None:
    for method, path in (("GET", "/api/nothing"), ("GET", "/api"), ("POST", "/api/nothing"), ("GET", "/play/api/no")):
        answer = browser.request(method, path, headers=HTML)
        assert answer.status_code == 404 and answer.headers["content-type"] == "application/json"
    assert browser.post("/learn").status_code == 405


def test_the_base_path_itself_leads_to_the_page(browser: httpx.Client) -> None:
    answer = browser.get("/play", headers=HTML)
    assert answer.is_redirect and answer.headers["location"].endswith("/play/")


def test_the_files_of_the_page_do_not_count_as_requests(tmp_path: Path) -> None:
    build(tmp_path / "page")
    with (
        open_house(Settings(limits=replace(BUSY, requests="1/minute"))) as house,
        httpx.Client(base_url=house.http, timeout=PATIENCE) as browser,
    ):
        house.app.state.page.folder = tmp_path / "page"
        assert [browser.get("/assets/a1.js").status_code for _ in range(10)] == [200] * 10
        assert browser.head("/assets/a1.js").status_code == 200
        assert [browser.get("/api/games").status_code for _ in range(2)] == [200, 429]


def test_a_page_that_was_built_anew_is_served_at_once(tmp_path: Path) -> None:
    build(tmp_path / "page")
    page = Page("", tmp_path / "page")
    assert page.bring_up_to_date() and b"hello" in page.files["assets/a1.js"].content
    index = page.files["index.html"].content
    assert b'<base href="/">' in index
    (tmp_path / "page" / "index.html").write_bytes(index + b"<p>")
    assert page.bring_up_to_date() and page.files["index.html"].content == index + b"<p>"


@pytest.mark.parametrize(("language", "word"), [("en", "built"), ("ru-RU,en;q=0.5", "собрана"), ("de", "built")])
def test_without_a_page_its_address_says_how_it_is_built(tmp_path: Path, language: str, word: str) -> None:
    with open_house() as house, httpx.Client(base_url=house.http, timeout=PATIENCE) as client:
        house.app.state.page.folder = tmp_path / "nothing"
        answer = client.get("/", headers={"Accept-Language": language})
        assert answer.status_code == 404 and answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert word in answer.text and HOW_TO_BUILD in answer.text
        assert client.get("/learn", headers=HTML | {"Accept-Language": language}).text == answer.text
        assert client.get("/assets/a1.js").json()["code"] == "no_page"
