"""Dominion on the page, in a real browser."""

import contextlib
import re

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

from signoria.core.branch import Branch
from signoria.core.record import Moved, Start
from signoria.core.registry import find_game
from tests.page.conftest import Visit
from tests.page.player import ANSWERS, CAN, FOR_TWO, LOOK, Picker, expect_end, is_over, play_until, question, sit_down


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    """T plays all Treasures, C confirms or takes the usual way on, E ends; the rest goes by Tab, arrows and Enter."""
    anna = visit()
    anna.keeps(speed="off", plan=FOR_TWO)
    anna.open("/play")
    page = anna.page
    page.locator(".Button.solid").first.wait_for()
    for _ in range(40):  # to the button that deals
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.Button.solid')"):
            break
    page.keyboard.press("Enter")
    page.locator(".Question").wait_for()
    play_until(lambda: is_over(page), Keyboard(page, "keys"))
    expect_end(anna)


class Keyboard(Picker):
    """Presses what somebody without a mouse would press."""

    def pick_one(self) -> None:
        page = self.page
        seen = page.evaluate(LOOK, [list(self.plan), CAN, ANSWERS])
        if not seen["something"] or is_over(page):
            return None
        if seen["treasures"]:
            return page.keyboard.press("t")
        if seen["pile"]:
            with contextlib.suppress(PlaywrightError):  # the bots are already playing
                page.locator(f"[data-pile={seen['pile']}][data-can]").focus(timeout=1_000)  # where Tab and arrows lead
            return page.keyboard.press("Enter")
        return page.keyboard.press(self.chance.choice(["e", "c", "1", "2", "e"]))


def test_a_move_can_be_taken_back(visit: Visit) -> None:
    anna = visit()
    sit_down(anna)
    anna.page.locator(CAN).first.wait_for()
    hand = anna.page.locator(".HandCard")
    before = hand.count()
    anna.page.locator(".HandCard[data-can]").first.click()
    expect(hand).to_have_count(before - 1)
    anna.button(re.compile("^Undo")).first.click()
    expect(hand).to_have_count(before)


def test_the_language_can_be_changed_in_the_middle_of_a_game(visit: Visit) -> None:
    anna = visit()
    sit_down(anna)
    anna.page.locator(CAN).first.wait_for()
    english = question(anna.page)
    anna.page.get_by_label("Language").select_option("hu")
    expect(anna.page.locator(".Question h1")).not_to_have_text(english)
    expect(anna.page.locator("[data-pile=copper]")).to_contain_text("Réz")
    anna.page.reload()
    expect(anna.page.locator("[data-pile=copper]")).to_contain_text("Réz")
    expect(anna.page.locator("html")).to_have_attribute("lang", "hu")


LIBRARY = {
    "seats": 2,
    "seed": "library",
    "0": {"hand": "library, 3 copper", "deck": "copper, village, moat, 5 copper"},
    "1": {"hand": "5 copper"},
    "kingdom": ["library", "village", "moat", "militia", "smithy", "market", "cellar", "mine", "remodel", "workshop"],
}


def test_library_offers_what_answering_does_instead_of_the_card(visit: Visit) -> None:
    rules = find_game("dominion").rules_version
    anna = visit()
    code = Branch("dominion", rules, Start(position=LIBRARY), (Moved(0, ("library",)),)).code()
    anna.page.goto(f"{anna.server}/position#{code}")
    anna.page.locator(".ReplayBar .open").click()
    anna.page.locator("#play-on .Button.solid").click()
    anna.page.wait_for_url("**/table/**/0")
    expect(anna.page.locator(".Question h1")).to_contain_text("You drew a Village. Set it aside?")
    expect(anna.button("Keep in hand")).to_be_visible()
    anna.button("Set aside").click()
    expect(anna.page.locator(".Question h1")).to_contain_text("You drew a Moat. Set it aside?")
    anna.button("Keep in hand").click()
    expect(anna.page.locator(".HandCard[data-card=moat]")).to_have_count(1)
    expect(anna.page.locator(".HandCard[data-card=village]")).to_have_count(0)
