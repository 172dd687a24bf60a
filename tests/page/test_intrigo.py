"""Intrigo on the page, in a real browser."""

import re

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.player import ANSWERS, CAN, Picker, expect_end, is_over, play_until, sit_down

AWARDED = re.compile("Show all|Start round")
# Nothing follows the first building of an award by itself, however long a test takes to look at it.
STOP_AFTER_ONE = """(() => {
  const every = window.setInterval;
  window.setInterval = (what, ms) => every(() => document.querySelector(".Award li[data-building]") ?? what(), ms);
})()"""


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    """The focus goes to what is asked: Enter picks and answers, arrows and Tab lead to everything else."""
    anna = visit()
    anna.keeps(speed="off")
    sit_down(anna, "Intrigo")
    page = anna.page
    page.keyboard.press("Shift")  # from now on by keyboard
    play_until(lambda: is_over(page), Keyboard(page, "keys"))
    expect_end(anna)


class Keyboard(Picker):
    def pick_one(self) -> None:
        page = self.page
        page.locator(f"{CAN}, {ANSWERS}, .End h1").first.wait_for()
        on_something = page.evaluate(
            "document.activeElement.matches('.may, .Question .Button:not([aria-disabled=true], .undo)')"
        )
        page.keyboard.press("Enter" if on_something and self.chance.random() < 0.9 else "Tab")


def test_seats_and_log_are_not_ahead_of_the_award(visit: Visit) -> None:
    anna = visit(reduced=False)
    anna.keeps(speed="off")
    anna.context.add_init_script(STOP_AFTER_ONE)
    sit_down(anna, "Intrigo")
    page = anna.page
    play_until(page.locator(".Award").count, Picker(page, "award", plan=(), avoid=AWARDED))
    told, in_the_log = page.locator(".Award li[data-building]"), page.locator(".Rail .LogLine", has_text=": the ")
    told.first.wait_for()
    anna.settle()
    expect(told).to_have_count(1)  # the award is told building by building
    expect(in_the_log).to_have_count(1)
    next_round = page.get_by_role("button", name="Start round")
    expect(next_round).to_have_count(0)  # nobody misses the rest without a word
    page.get_by_role("button", name="Show all").click()
    expect(next_round).to_be_visible()
    expect(in_the_log.nth(11)).to_be_attached()
