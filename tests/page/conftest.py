"""A real server and a real browser for the tests of the page."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from signoria.server.page_files import BUILT
from tests.page.visitor import Visitor
from tests.server.house import House, open_house

CHROMIUM = shutil.which("chromium")
# Chromium asks for news, updates and names of its maker's as soon as it starts: none of that here.
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)


def missing() -> str:
    if CHROMIUM is None:
        return "Chromium is not installed here"
    return "" if (BUILT / "index.html").exists() else "the page is not built: python tools/page.py build"


# Playwright keeps an event loop running in the thread that started it, and no other can run there meanwhile: it ends with
# its module, before the tests that have a loop of their own.
@pytest.fixture(scope="module")
def _playwright() -> Iterator[Playwright]:
    if missing():
        assert "SIGNORIA_EXPECT" not in os.environ, f"make should have seen to it: {missing()}"
        pytest.skip(missing())
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="module")
def browser(_playwright: Playwright) -> Iterator[Browser]:
    browser = _playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def house() -> Iterator[House]:
    with open_house() as house:
        yield house


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """Opens the page for one more person, in a browser context of their own. What went wrong in it fails the test."""
    visitors: list[Visitor] = []

    def new_visitor(size: tuple[int, int] = (1440, 900), language: str = "en", **options: Any) -> Visitor:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=language, reduced_motion="reduce", **options
        )
        visitor = Visitor(context, house.http)
        visitors.append(visitor)
        return visitor

    yield new_visitor
    for visitor in visitors:
        visitor.context.close()
    for visitor in visitors:
        visitor.check()
