"""Dominion on the page, in a real browser."""

import contextlib
import random
import re

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.player import ANSWERS, BEST, CAN, expect_end, is_over, play_on, question, sit_down


def test_a_whole_game_against_bots_by_mouse(visit: Visit) -> None:
    anna = visit()
    sit_down(anna)
    play_on(anna, "a whole game")
    expect_end(anna)
    assert anna.complaints() == []


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    """T plays all Treasures, C confirms or takes the usual way on, E ends; the rest goes by Tab, arrows and Enter."""
    anna = visit()
    anna.open()
    page = anna.page
    for _ in range(40):  # to the button that deals
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.Button.solid')"):
            break
    page.keyboard.press("Enter")
    page.locator(".Question").wait_for()
    chance = random.Random("keys")
    for _ in range(1_200):
        page.locator(f"{CAN}, {ANSWERS}, .End h1").first.wait_for()
        if is_over(page):
            break
        press_a_key(page, chance)
    expect_end(anna)


def press_a_key(page: Page, chance: random.Random) -> None:
    """What somebody without a mouse would press now."""
    if page.locator(ANSWERS, has_text="all Treasures").count():
        return page.keyboard.press("t")
    for card in BEST:
        pile = page.locator(f"[data-pile={card}][data-can]")
        if pile.count():
            with contextlib.suppress(PlaywrightError):  # the bots are already playing
                pile.focus(timeout=1_000)  # where Tab and the arrow keys lead
            return page.keyboard.press("Enter")
    return page.keyboard.press(chance.choice(["e", "c", "1", "2", "e"]))


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    anna = visit((360, 740), has_touch=True, is_mobile=True)
    sit_down(anna)
    play_on(anna, "a phone")
    expect_end(anna)
    assert anna.sideways() <= 0


def test_what_cannot_be_bought_says_why(visit: Visit) -> None:
    anna = visit()
    sit_down(anna)
    anna.page.locator(CAN).first.wait_for()
    treasures = anna.page.locator(".Question .answer .Button", has_text="all Treasures")
    if treasures.count():
        treasures.click()
    anna.page.locator("[data-pile=silver]").wait_for()
    anna.page.locator("[data-pile=province]").click()
    expect(anna.page.locator(".Question .notice")).not_to_be_empty()


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
    assert anna.page.locator("html").get_attribute("lang") == "hu"
