"""Invites that work: a table of one computer is opened to a network, and friends come by the link it offers then."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from signoria.server.settings import Settings
from tests.page.player import ANSWERS, CAN, Picker
from tests.page.tour import invite_of
from tests.page.visitor import Visitor
from tests.server.house import BUSY, House, open_house

HERE_ONLY = "Only this computer can reach this table"


@pytest.fixture
def home() -> Iterator[House]:
    """A server as bare `signoria` starts it."""
    with open_house(Settings(limits=BUSY, personal=True)) as house:
        yield house


def come(browser: Browser, server: str) -> Visitor:
    return Visitor(browser.new_context(locale="en", reduced_motion="reduce"), server.rstrip("/"), drawn=False)


def open_table(anna: Visitor, seats: int = 2) -> None:
    anna.open("/friends")
    page = anna.page
    page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    page.locator("input[autocomplete=nickname]").fill("Anna")
    page.locator("form .Button.solid").click()
    page.locator(".Lobby .Invite").wait_for()


def test_a_table_of_this_computer_is_opened_to_a_network_and_played_through_the_link(
    browser: Browser, home: House
) -> None:
    anna = come(browser, home.http)
    open_table(anna)
    page = anna.page
    expect(page.get_by_text(HERE_ONLY)).to_be_visible()
    expect(page.locator(".address")).to_have_count(0)
    expect(page.get_by_text(re.compile("Only open it to a network you trust"))).to_be_visible()
    assert anna.complaints() == []
    page.get_by_text("Network near").click()
    page.get_by_role("button", name="Open to network").click()
    link = page.locator(".address").inner_text()
    assert link.startswith("http://127.0.0.2:") and "127.0.0.1" not in page.locator(".Invite").inner_text()
    assert anna.complaints() == []

    server, _, path = link.partition("/join/")
    bela = come(browser, server)
    bela.open(f"/join/{path}")
    bela.page.locator("input[autocomplete=nickname]").fill("Bela")
    bela.page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Start game").click()
    pickers = [Picker(one.page, "network") for one in (anna, bela)]
    for _ in range(10):
        for picker in pickers:
            if picker.page.locator(f"{CAN}, {ANSWERS}").count():
                picker.pick_one()
            picker.page.wait_for_timeout(100)
    for one in (anna, bela):
        expect(one.page.locator(".Log").first).to_contain_text(re.compile("Anna|Bela"))
        one.check()
    bela.context.close()
    anna.context.close()


def test_closing_it_ends_the_connections_of_those_who_came_over_the_network(browser: Browser, home: House) -> None:
    anna = come(browser, home.http)
    open_table(anna, 3)
    page = anna.page
    page.get_by_text("Network far").click()
    page.get_by_role("button", name="Open to network").click()
    link = page.locator(".address").inner_text()
    bela = come(browser, link.partition("/join/")[0])
    bela.open("/" + link.partition("://")[2].partition("/")[2])
    bela.page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("here", exact=True)).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_text(HERE_ONLY)).to_be_visible()
    expect(page.get_by_text("not connected")).to_be_visible()
    bela.page.get_by_text("Connection lost").wait_for()
    anna.check()
    for one in (anna, bela):
        one.context.close()


def test_an_invite_to_a_running_table_leads_to_watching_if_the_host_allows_it(browser: Browser, home: House) -> None:
    for allowed in (True, False):
        anna, cesar = come(browser, home.http), come(browser, home.http)
        anna.open("/friends")
        page = anna.page
        if not allowed:
            page.get_by_text("Allow spectators").click()
        page.get_by_role("radio", name="2", exact=True).check(force=True)
        page.locator("form .Button.solid").click()
        expect(page.locator(".Lobby .Button.solid")).to_have_text(["Start game", "Open to network"])
        page.locator(".Lobby .fill .Button").click()
        expect(page.locator(".Lobby .Button.solid")).to_have_text(["Start game"])  # nobody is missing any more
        invite = invite_of(anna)
        page.get_by_role("button", name="Start game").click()
        page.locator(".Question").wait_for()
        cesar.open(f"/join/{invite}")
        expect(cesar.page.get_by_text("The game has started.")).to_be_visible()
        watch = cesar.link("Watch")
        if allowed:
            watch.click()
            cesar.page.locator(".Seats").wait_for()
            expect(cesar.page.locator(".SeatBadge")).to_have_count(2)
        else:
            expect(watch).to_have_count(0)
        for one in (anna, cesar):
            one.check()
            one.context.close()
