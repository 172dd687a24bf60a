"""All four languages: the first turn, and the end of a game."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.player import CAN, expect_end, sit_down
from tests.page.tour import give_up

UNTRANSLATED = re.compile(r"\b(page|question|option|event|refused|word|card)-[a-z_]+|\{ ?\$|bot:|undefined|\[object")
LANGUAGES = ("en", "ru", "pl", "hu")


@pytest.mark.parametrize("game", ["Dominion", "Intrigo"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_turn_and_the_end_screen(visit: Visit, language: str, game: str) -> None:
    anna = visit((360, 740) if language in ("ru", "hu") else (1440, 900), language)
    sit_down(anna, game)
    page = anna.page
    page.locator(CAN).first.wait_for()
    assert not UNTRANSLATED.search(page.locator("body").inner_text())
    assert anna.sideways() <= 0
    page.locator(CAN).first.click()
    give_up(anna)
    expect_end(anna)
    assert not UNTRANSLATED.search(page.locator("body").inner_text())
    assert anna.sideways() <= 0
    expect(page.locator("html")).to_have_attribute("lang", language)
