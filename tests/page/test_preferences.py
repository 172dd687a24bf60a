"""Preferences: kept in this browser, in effect at once, and working at the table."""

import re
from functools import partial

from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.player import ANSWERS, CAN, Picker, play_until, sit_down
from tests.page.visitor import Visitor

# One look at the page: a question that is asked of me, and not in my own turn.
ATTACKED = f"""() => document.querySelector("{CAN}, .Question .confirm") !== null
  && document.querySelector("[data-word=all_treasures], [data-word=end_treasures], [data-word=end_turn]") === null"""


class Attacked(Picker):
    """Answers what the Attacks of others ask, and leaves everything else to the page."""

    def pick_one(self) -> None:
        if self.page.evaluate(ATTACKED):
            super().pick_one()
        else:
            self.page.wait_for_timeout(50)


def switch(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_role("switch", name=name).click()


def test_preferences_are_kept_and_apply_at_once(visit: Visit) -> None:
    anna = visit()
    anna.open("/preferences")
    page = anna.page
    page.get_by_role("radio", name="Dark").check(force=True)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    before = page.locator("h1").evaluate("(heading) => getComputedStyle(heading).fontSize")
    page.get_by_role("radio", name="Largest").check(force=True)
    expect(page.locator("h1")).to_have_css("font-size", f"{1.25 * float(before[:-2]):g}px")
    switch(anna, "End my turn for me")
    page.get_by_role("radio", name="Polski").check(force=True)
    expect(page.get_by_role("heading", name="Ustawienia")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Ustawienia")).to_be_visible()
    expect(page.get_by_role("switch", name="Kończ za mnie turę")).to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_treasures_are_played_and_an_empty_turn_ends_for_those_who_want_it(visit: Visit) -> None:
    anna = visit()
    anna.open("/preferences")
    switch(anna, "Play Treasures for me")
    switch(anna, "End my turn for me")
    sit_down(anna)
    page = anna.page
    picker = Attacked(page, "automatic", plan=())
    copper, silver = [page.locator(f"[data-pile={card}][data-can]") for card in ("copper", "silver")]
    bought = 8
    for turn in range(1, bought + 1):  # one press for each turn: Treasures and ends without a choice take none
        play_until(partial(can_buy_in, page, turn), picker)
        (silver if silver.count() else copper).click()
    play_until(partial(can_buy_in, page, bought + 1), picker)


def can_buy_in(page: Page, turn: int) -> bool:
    where = page.locator(".TopBar .where").inner_text()
    return page.locator("[data-pile=copper][data-can]").count() > 0 and re.findall(r"\d+", where) == [str(turn)]


def test_after_an_undo_the_player_decides(visit: Visit) -> None:
    anna = visit()
    anna.open("/preferences")
    switch(anna, "Play Treasures for me")
    sit_down(anna)
    page = anna.page
    page.locator("[data-pile=copper][data-can]").wait_for()  # the Treasures were played
    page.keyboard.press("u")
    expect(page.locator("[data-word=all_treasures]")).to_be_visible()


def test_a_turn_with_coins_left_ends_on_the_second_press(visit: Visit) -> None:
    anna = visit()
    sit_down(anna)
    page = anna.page
    page.locator("[data-word=all_treasures]").click()
    end = page.locator("[data-word=end_turn]")
    end.wait_for()
    now: float = page.evaluate("Date.now()")
    page.clock.set_fixed_time(now)  # however long the machine takes over two clicks
    end.dblclick()
    expect(page.get_by_text(re.compile("Press again to end your turn"))).to_be_visible()
    page.clock.set_fixed_time(now + 600)
    end.click()
    expect(page.locator("[data-word=end_turn]")).to_have_count(0)


def test_the_score_counter_is_shown_to_those_who_want_it(visit: Visit) -> None:
    anna = visit()
    sit_down(anna)
    expect(anna.page.locator(".SeatBadge", has_text="3 points").first).to_be_visible()
    address = anna.page.url
    anna.open("/preferences")
    switch(anna, "Score counter")
    anna.page.goto(address)
    anna.page.locator(".SeatBadge").first.wait_for()
    expect(anna.page.locator(".SeatBadge", has_text="3 points")).to_have_count(0)


def test_sounds_are_off_until_somebody_wants_them(visit: Visit) -> None:
    heard = "window.heard = 0; AudioContext.prototype.createOscillator = new Proxy("
    heard += "AudioContext.prototype.createOscillator, {apply: (...call) => (window.heard++, Reflect.apply(...call))})"
    for wanted in (False, True):
        anna = visit()
        anna.context.add_init_script(heard)
        anna.open("/preferences")
        if wanted:
            switch(anna, "Sound")
        sit_down(anna)
        picker = Picker(anna.page, "sounds")
        for _ in range(6):
            anna.page.locator(f"{CAN}, {ANSWERS}").first.wait_for()
            picker.pick_one()
        if wanted:
            anna.until("window.heard > 0")
        else:
            anna.page.wait_for_timeout(300)
            assert anna.page.evaluate("window.heard") == 0
