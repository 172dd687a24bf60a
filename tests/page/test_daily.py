"""The kingdom of the day on the page."""

import re

from playwright.sync_api import Browser, expect

from tests.page.conftest import Visit
from tests.page.player import CAN
from tests.page.tour import give_up
from tests.page.visitor import Visitor
from tests.server.house import House, open_house

HAND = ".HandCard"


def begin(visitor: Visitor) -> None:
    visitor.open("/daily")
    visitor.button("Play it").click()
    visitor.page.locator(".Question").wait_for()


def first_turns(visitor: Visitor) -> list[str]:
    """The supply and the first three hands; for the third one, the cards were shuffled. What the bot does isn't compared:
    on a busy machine, a simpler one may answer for it."""
    page = visitor.page
    page.locator(CAN).first.wait_for()
    dealt = [*sorted(page.locator(HAND).all_inner_texts()), *page.locator("[data-pile] .Name").all_inner_texts()]
    draws = page.locator(".Log").filter(visible=True).get_by_text("Clean-up: you")
    for turn in range(2):
        page.locator('[data-word="end_treasures"]').click()
        page.locator('[data-word="end_turn"]').click()
        draws.nth(turn).wait_for()
    return [*dealt, *draws.all_inner_texts()]


def test_two_servers_deal_the_same_to_two_people(visit: Visit, browser: Browser, house: House) -> None:
    anna = visit()
    begin(anna)
    with open_house() as other:
        context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en", reduced_motion="reduce")
        bela = Visitor(context, other.http, drawn=False)
        begin(bela)
        assert first_turns(anna) == first_turns(bela)
        bela.check()
        context.close()


def test_a_game_is_removed_from_my_games(visit: Visit) -> None:
    anna = visit()
    begin(anna)
    give_up(anna)
    expect(anna.link("Compare results")).to_be_visible()  # the game is over
    anna.open("/games")
    rows = anna.page.locator(".GameRow")
    expect(rows).to_have_count(1)
    rows.get_by_role("button", name="Remove from your games").click()
    rows.get_by_role("button", name="Keep", exact=True).click()
    expect(rows.locator(".sure")).to_have_count(0)
    rows.get_by_role("button", name="Remove from your games").click()
    assert anna.complaints() == []
    rows.get_by_role("button", name="Remove", exact=True).click()
    expect(rows).to_have_count(0)
    anna.page.reload()
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    expect(rows).to_have_count(0)


def test_a_result_stands_beside_the_levels_and_can_be_shared(visit: Visit) -> None:
    anna = visit(permissions=["clipboard-read", "clipboard-write"])
    begin(anna)
    give_up(anna)
    anna.link("Compare results").click()
    ranking = anna.page.locator(".ranking li")
    expect(ranking).to_have_count(5, timeout=600_000)  # the levels play in the background
    expect(anna.page.locator(".ranking .me")).to_contain_text("gave up")
    anna.button("Copy result").click()
    anna.until("navigator.clipboard.readText()")
    shared = anna.page.evaluate("navigator.clipboard.readText()")
    assert re.match(r"Signoria, .*: gave up □□□□$", shared), shared
    cards = anna.page.locator(".TenCards .Name").all_inner_texts()
    assert len(cards) == 10 and not any(card in shared for card in cards), "nothing is given away"
    assert anna.complaints() == []
    anna.open("/play")
    expect(anna.link("See results")).to_be_visible()
    anna.open("/games")
    anna.sees("Kingdom of the day")
