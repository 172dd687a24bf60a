"""The page as an app: it opens without its server and says so, never shows an old page, and calls when it's my move."""

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from signoria.server.page_files import BUILT, Page
from signoria.server.settings import Settings
from tests.page.conftest import WHOLE, Visit, launched
from tests.page.player import ANSWERS, CAN, Picker, play_until
from tests.page.test_together import open_table
from tests.page.visitor import Visitor
from tests.server.house import BUSY, House, open_house

READY = "navigator.serviceWorker.ready.then(() => true)"
KEPT = """async () => {
    const names = await caches.keys();
    const files = names.length === 1 ? await (await caches.open(names[0])).keys() : [];
    return files.some((file) => file.url.includes("/lang-")) && files.length > 20;
}"""
TOLD = """async () => {
    const worker = await navigator.serviceWorker.getRegistration();
    return (await worker.getNotifications()).map((one) => [one.title, one.body]);
}"""
HIDE = (
    "() => { Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });"
    " document.dispatchEvent(new Event('visibilitychange')) }"
)


@pytest.fixture
def browser() -> Browser:
    """The whole Chromium, because the light one has no notifications."""
    return launched(WHOLE)


def installed(visitor: Visitor, path: str = "/play") -> None:
    visitor.page.goto(visitor.server + path)
    visitor.page.get_by_role("heading").first.wait_for()
    assert visitor.page.evaluate(READY)
    visitor.until(KEPT)


def guest_of(browser: Browser, house: House) -> Visitor:
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en", reduced_motion="reduce")
    visitor = Visitor(context, house.http, drawn=False)
    visitor.expected += ["ERR_CONNECTION_REFUSED", "ERR_FAILED", "ERR_INTERNET_DISCONNECTED", "Failed to load"]
    return visitor


def test_the_page_opens_without_its_server_and_says_so(browser: Browser) -> None:
    with open_house() as house:
        visitor = guest_of(browser, house)
        installed(visitor)
    # The server is gone.
    visitor.page.goto(house.http + "/")
    visitor.sees("The server can’t be reached.")
    assert visitor.complaints() == []
    expect(visitor.button("Try again")).to_be_visible()
    visitor.page.goto(house.http + "/games")
    visitor.page.get_by_role("heading").first.wait_for()
    expect(visitor.page.get_by_role("alert").first).not_to_be_empty()
    visitor.check()
    visitor.context.close()


def test_once_the_device_is_online_again_the_page_is_as_ever(visit: Visit) -> None:
    visitor = visit(app=True)
    visitor.expected += ["ERR_INTERNET_DISCONNECTED", "Failed to load", "ERR_FAILED"]
    installed(visitor)
    visitor.context.set_offline(True)
    visitor.page.goto(visitor.server + "/play")
    visitor.sees("The server can’t be reached.")
    visitor.context.set_offline(False)
    expect(visitor.page.get_by_text("The server can’t be reached.")).to_have_count(0)
    visitor.sees("Kingdom of the day")


def test_a_newer_page_is_shown_at_once_and_the_old_one_is_forgotten(browser: Browser, tmp_path: Path) -> None:
    """The same server with another build: no page of the old one is shown."""
    with open_house() as house:
        folder = tmp_path / "page"
        shutil.copytree(BUILT, folder)
        worker = folder / "sw.js"
        for packed in folder.glob("sw.js.*"):
            packed.unlink()
        patient = worker.read_text("utf-8").replace("PATIENCE = 2500", "PATIENCE = 600_000")  # a busy machine is slow
        assert "600_000" in patient
        worker.write_text(patient, "utf-8")
        house.app.state.page = Page("", folder)
        visitor = guest_of(browser, house)
        installed(visitor)
        before = visitor.page.evaluate("caches.keys()")
        index = folder / "index.html"
        index.write_text(
            index.read_text("utf-8").replace("<title>", '<meta name="newer" content="yes"><title>'), "utf-8"
        )
        worker.write_text(re.sub(r'VERSION = "\w+"', 'VERSION = "newer"', worker.read_text("utf-8")), "utf-8")
        visitor.open("/play")
        assert visitor.page.locator("meta[name=newer]").count() == 1
        visitor.until("async () => (await caches.keys()).every((name) => name.endsWith('newer'))")
        assert visitor.page.evaluate("caches.keys()") != before
        visitor.context.close()


def test_the_manifest_names_icons_that_are_there(visit: Visit) -> None:
    visitor = visit(app=True)
    visitor.open("/")
    manifest = visitor.page.request.get(visitor.server + "/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    for icon in json.loads(manifest.text())["icons"]:
        answer = visitor.page.request.get(f"{visitor.server}/{icon['src']}")
        assert answer.ok and answer.headers["content-type"] == icon["type"]


def test_below_a_base_path_the_worker_keeps_to_it(browser: Browser) -> None:
    with open_house(Settings(limits=BUSY, base_path="/games")) as house:
        visitor = guest_of(browser, house)
        installed(visitor, "/games/play")
        assert (
            visitor.page.evaluate("navigator.serviceWorker.ready.then((one) => new URL(one.scope).pathname)")
            == "/games/"
        )
    visitor.page.goto(house.http + "/games/")
    visitor.sees("The server can’t be reached.")
    visitor.context.close()


def test_a_hidden_tab_is_told_that_its_my_move(visit: Visit) -> None:
    """By the service worker, and in Béla's browser, which has none, by the page itself."""
    anna, bela = visit(app=True, permissions=["notifications"]), visit(app=True, permissions=["notifications"])
    bela.page.add_init_script(
        "window.told = []; delete Navigator.prototype.serviceWorker; window.Notification = class {"
        " static permission = 'granted'; static async requestPermission() { return 'granted' }"
        " constructor(title, more) { window.told.push([title, more.body]) } }"
    )
    invite = open_table(anna)
    bela.open(invite)
    bela.page.get_by_role("textbox").first.fill("Béla")
    bela.page.locator(".Button.solid").click()
    anna.button("Start game").click()
    anna.page.locator(".Question").wait_for()
    mine, theirs = anna.page.locator(f"{CAN}, {ANSWERS}"), bela.page.locator(f"{CAN}, {ANSWERS}")
    pickers = {"anna": Picker(anna.page, "anna"), "bela": Picker(bela.page, "bela")}
    play_until(lambda: theirs.count() and not mine.count(), pickers["anna"])
    assert anna.page.evaluate(READY)
    anna.page.evaluate(HIDE)
    assert anna.page.evaluate(TOLD) == []
    play_until(lambda: anna.page.evaluate(TOLD), pickers["bela"])
    bela.page.evaluate(HIDE)
    assert bela.page.evaluate("window.told") == []
    play_until(lambda: bela.page.evaluate("window.told.length"), pickers["anna"])
    for [[title, body]] in (anna.page.evaluate(TOLD), bela.page.evaluate("window.told")):
        assert body == "It’s your move." and title.endswith("Signoria")


def test_permission_is_asked_for_in_the_lobby_and_only_when_wanted(visit: Visit) -> None:
    anna = visit(app=True)
    anna.page.add_init_script(
        "window.asked = 0; window.Notification = class { static permission = 'default';"
        " static async requestPermission() { window.asked += 1; return 'granted' } }"
    )
    anna.open("/")
    assert anna.page.evaluate("window.asked") == 0
    open_table(anna)
    expect(anna.button("Notify me")).to_be_visible()
    assert anna.complaints() == []
    anna.button("Notify me").click()
    anna.until("window.asked === 1")
    expect(anna.button("Notify me")).to_have_count(0)
