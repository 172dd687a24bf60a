"""A real server and a real browser for the tests of the page."""

import os
import shutil
import traceback
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from signoria.server.page_files import BUILT
from tests.page.visitor import Visitor
from tests.server.house import House, open_house

WHOLE = shutil.which("chromium")
# Chromium without windows, menus and notifications does the same with about three quarters of the processor time.
CHROMIUM = shutil.which("chromium-headless-shell") or WHOLE
# Chromium asks for news, updates and names of its maker's as soon as it starts: none of that here.
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--js-flags=--no-turbofan",  # no test stays on a page for so long that its best compiler pays
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.*",
)


# Playwright has Chromium share memory by files on the disk, since some containers have little of it. Where there is enough, that's work for nothing.
SHARED = Path("/dev/shm")
SLOW = ["--disable-dev-shm-usage"] if SHARED.is_dir() and shutil.disk_usage(SHARED).free > 2**30 else []


def is_of_the_page(item: pytest.Item) -> bool:
    return item.path.is_relative_to(Path(__file__).parent)


def missed_its_moment(error: BaseException | None) -> bool:
    """Whether something has not come in time, or not what Playwright's `expect` waited for."""
    if isinstance(error, PlaywrightTimeout):
        return True
    where = traceback.extract_tb(error.__traceback__) if isinstance(error, AssertionError) else []
    return bool(where) and "playwright" in Path(where[-1].filename).parts


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests of the page get up to two more tries if they waited in vain, and only then; the summary names each of them.

    The machines that run them are shared, and a browser without a core to run on misses its moment. Wrong results and errors
    fail at the first try, and so does every test elsewhere.
    """
    if not config.pluginmanager.hasplugin("rerunfailures"):
        return  # in a virtualenv without it, each test has one try
    for item in items:
        if is_of_the_page(item):
            item.add_marker(pytest.mark.flaky(reruns=2, condition=missed_its_moment))


def missing() -> str:
    if CHROMIUM is None:
        return "Chromium is not installed here"
    return "" if (BUILT / "index.html").exists() else "the page is not built: python tools/page.py build"


_opened = ExitStack()  # Playwright and its browsers, which the tests of the page share
_browsers: dict[str | None, Browser] = {}


@cache
def _playwright() -> Playwright:
    if missing():
        assert "SIGNORIA_EXPECT" not in os.environ, f"make should have seen to it: {missing()}"
        pytest.skip(missing())
    return _opened.enter_context(sync_playwright())


def launched(program: str | None) -> Browser:
    """A browser that stays open for the tests to come; a new one if it has crashed."""
    browser = _browsers.get(program)
    if browser is None or not browser.is_connected():
        browser = _playwright().chromium.launch(
            executable_path=program, args=list(QUIET), ignore_default_args=SLOW, timeout=180_000
        )
        _opened.callback(browser.close)
        _browsers[program] = browser
    return browser


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """End Playwright before a test that isn't of the page: it keeps an event loop running, and no other can run meanwhile."""
    try:
        yield
    finally:
        if nextitem is None or not is_of_the_page(nextitem):
            _opened.close()
            _playwright.cache_clear()
            _browsers.clear()


@pytest.fixture
def browser() -> Browser:
    return launched(CHROMIUM)


@pytest.fixture(scope="session")
def house() -> Iterator[House]:
    with open_house() as house:
        yield house


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """Opens the page for one more person, in a browser context of their own. What went wrong in it fails the test.

    A service worker fetches all files anew for each of them, so only those who are to have the `app` get one.
    Nobody looks at the pixels, but for the tests that ask to have them `drawn`.
    """
    visitors: list[Visitor] = []

    def new_visitor(
        size: tuple[int, int] = (1440, 900),
        language: str = "en",
        reduced: bool = True,
        app: bool = False,
        drawn: bool = False,
        **options: Any,
    ) -> Visitor:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            reduced_motion="reduce" if reduced else "no-preference",
            **options,
        )
        if not app:
            context.add_init_script("delete Navigator.prototype.serviceWorker")  # as in browsers that have none
        visitor = Visitor(context, house.http, drawn)
        visitors.append(visitor)
        return visitor

    yield new_visitor
    for visitor in visitors:
        visitor.context.close()
    for visitor in visitors:
        visitor.check()
