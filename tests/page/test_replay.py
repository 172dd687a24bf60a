"""Stepping through a finished game on the page."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.player import ANSWERS, CAN, Picker, sit_down
from tests.page.tour import give_up
from tests.page.visitor import Visitor


def finish_by_giving_up(visitor: Visitor) -> None:
    """One turn, then give up: a short game with an end."""
    sit_down(visitor)
    page = visitor.page
    page.locator(CAN).first.wait_for()
    page.locator(CAN).first.click()
    give_up(visitor)
    page.locator(".End h1").wait_for()


def test_a_finished_game_can_be_stepped_through_with_anybodys_eyes(visit: Visit) -> None:
    anna = visit()
    finish_by_giving_up(anna)
    page = anna.page
    anna.link("Watch replay").click()
    bar = page.locator(".ReplayBar")
    bar.wait_for()
    expect(bar).to_contain_text("Step 0 of")
    page.keyboard.press("ArrowRight")
    expect(bar).to_contain_text("Step 1 of")
    mine = page.locator(".HandCard").all_inner_texts()
    anna.button("Go to end").click()
    expect(bar).to_contain_text(re.compile(r"Step (\d+) of \1\b"))
    anna.button("Go to start").click()
    expect(bar).to_contain_text("Step 0 of")
    page.get_by_label("Seen by").select_option(index=2)
    expect(page).to_have_url(re.compile(r"[?&]seat=1\b"))  # another seat is another table, which takes a moment
    expect(page.locator("main .HandCard").first).to_be_visible()
    assert mine
    assert anna.complaints() == []
    page.get_by_label("Seen by").select_option(index=0)
    expect(page.locator(".HandCard")).to_have_count(0)


@pytest.mark.parametrize("game", ["Dominion", "Intrigo"])
def test_a_turns_heading_leads_to_that_moment_while_the_game_is_played(visit: Visit, game: str) -> None:
    anna = visit()
    sit_down(anna, game)
    page, picker = anna.page, Picker(anna.page, f"back {game}")
    headings = page.locator("aside .Log .turn .jump")
    for _ in range(10):
        page.locator(f"{CAN}, {ANSWERS}").first.wait_for()
        picker.pick_one()
    page.locator(".Question[aria-busy=false]").wait_for()  # the last answer is taken: what is asked now stays asked
    page.locator(f"{CAN}, {ANSWERS}").first.wait_for()
    asked = page.locator(".Question").get_attribute("data-ask")
    heading = headings.first.inner_text()
    headings.first.click()
    bar = page.locator(".ReplayBar")
    expect(bar).to_contain_text("Step")
    expect(headings.last).to_have_text(heading)  # of what was told by then
    expect(page.locator(CAN)).to_have_count(0)
    expect(page.get_by_label("Seen by")).to_have_count(0)  # the others' cards are theirs
    assert "/table/" in page.url and "step=" not in page.url
    assert anna.complaints() == []
    page.keyboard.press("ArrowRight")
    bar.get_by_role("button", name="Your turn: go back").click()
    expect(page.locator(".Question")).to_have_attribute("data-ask", asked or "")
    page.locator(f"{CAN}, {ANSWERS}").first.wait_for()
    headings.first.click()
    expect(bar).to_be_visible()
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    page.locator(f"{CAN}, {ANSWERS}").first.wait_for()


def test_a_record_that_was_saved_can_be_opened_again(visit: Visit, tmp_path: Path) -> None:
    anna = visit()
    finish_by_giving_up(anna)
    with anna.page.expect_download() as coming:
        anna.link("Save record").click()
    record = tmp_path / "record.json"
    coming.value.save_as(record)
    anna.open("/replay")
    anna.page.locator("input[type=file]").set_input_files(record)
    anna.page.locator(".ReplayBar").wait_for()


def test_a_file_that_is_no_record_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    anna = visit()
    anna.expected.append("status of 4")
    broken = tmp_path / "broken.json"
    broken.write_text('{"no": "record"}', encoding="utf-8")
    anna.open("/replay")
    anna.page.locator("input[type=file]").set_input_files(broken)
    expect(anna.page.get_by_role("alert")).not_to_be_empty()
