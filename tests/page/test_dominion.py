"""Dominion on the page, in a real browser."""

import re

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.player import CAN, expect_end, is_over, play_on, question, sit_down


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
    for _ in range(700):
        page.locator(f"{CAN}, .Question .answer .Button, .End h1").first.wait_for()
        if is_over(page):
            break
        before = page.locator(".Question").inner_text()
        page.keyboard.press("t")
        bought = page.evaluate(
            """() => { // the best pile that glows: the arrow keys would lead there
                for (const card of ['province', 'gold', 'duchy', 'silver'])
                    { const pile = document.querySelector(`[data-pile=${card}][data-can]`);
                      if (pile) { pile.focus(); return true } }
                return false }"""
        )
        page.keyboard.press("Enter" if bought else "e")
        page.keyboard.press("c")
        if page.locator(".Question").count() and before == page.locator(".Question").inner_text():
            page.keyboard.press("1")  # the first card of the hand, where that is what is asked
    expect_end(anna)


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
    asked = question(anna.page)
    anna.page.locator(".HandCard[data-can]").first.click()
    expect(anna.page.locator(".Question h1")).not_to_have_text(asked)
    anna.button(re.compile("^Undo")).first.click()
    expect(anna.page.locator(".Question h1")).to_have_text(asked)


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
