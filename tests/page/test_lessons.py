"""Lessons teach, whatever the player does; any point of a game can be played on from, and sent as a link."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from signoria.lang import languages
from tests.core.test_branch import throne_room_on_militia
from tests.page.conftest import Visit
from tests.page.visitor import Visitor

SIZES = [(1440, 900), (390, 844), (844, 390)]
# How many square pixels of the question, the hand and what the coach points at are under the coach.
COVERED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  const coach = document.querySelector('.Coach').getBoundingClientRect();
  const common = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
    * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const kept = boxes('.Question > *, .Hand > .cards, .MyHand, .pointer rect').filter((box) => box.width < innerWidth * 0.7 || box.height < 60);
  return kept.reduce((sum, box) => sum + common(box, coach), 0);
}"""


def hears(anna: Visitor, remark: str) -> None:
    anna.page.locator(f'.Coach.placed[data-remark="{remark}"]').wait_for()


def press(anna: Visitor, what: str) -> None:
    anna.page.locator(what).first.click()


def go_to(anna: Visitor, step: int) -> None:
    """Forward to a step of a replay."""
    for one in range(1, step + 1):
        anna.page.keyboard.press("ArrowRight")
        expect(anna.page.locator(".ReplayBar")).to_contain_text(f"Step {one} of")


def test_a_lesson_is_left_and_resumed(visit: Visit) -> None:
    anna = visit()
    anna.page.goto(anna.server + "/learn/first-dominion")
    hears(anna, "treasures")
    press(anna, '[data-word="all_treasures"]')
    hears(anna, "buy")
    press(anna, '[data-pile="smithy"]')
    hears(anna, "clean_up")
    table = anna.page.url
    anna.open("/")
    anna.page.locator(".Resume").wait_for()
    assert anna.complaints() == []
    anna.open("/learn/lessons")
    anna.page.locator("li", has_text="Your first game of Dominion").get_by_role("button", name="Play").click()
    hears(anna, "clean_up")
    expect(anna.page).to_have_url(table)
    expect(anna.page.locator(".Coach .step span")).to_have_text("Step 3")


def test_the_coach_carries_on_when_the_player_does_something_else(visit: Visit) -> None:
    anna = visit()
    anna.page.goto(anna.server + "/learn/first-dominion")
    hears(anna, "treasures")
    press(anna, '.HandCard[data-card="copper"]')  # one Copper instead of all
    anna.page.locator(".Counters", has_text="1").first.wait_for()
    press(anna, '[data-word="end_treasures"]')
    hears(anna, "buy_low")  # with $1 a Smithy is out of reach
    press(anna, '[data-pile="curse"]')
    hears(anna, "clean_up")
    press(anna, '[data-word="end_turn"]')
    hears(anna, "phases")
    press(anna, '[data-word="all_treasures"]')
    hears(anna, "silver")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_coach_covers_neither_its_target_nor_the_question_nor_the_hand(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size)
    anna.page.goto(anna.server + "/learn/first-dominion")
    steps = [
        ("treasures", '[data-word="all_treasures"]'),
        ("buy", '[data-pile="smithy"]'),
        ("clean_up", '[data-word="end_turn"]'),
        ("phases", '[data-word="all_treasures"]'),
        ("silver", '[data-pile="silver"]'),
        ("shuffle", '[data-word="end_turn"]'),
        ("action", '.HandCard[data-card="smithy"]'),
    ]
    for remark, button in steps:
        hears(anna, remark)
        anna.settle()
        anna.until(f"({COVERED})() === 0")  # it looks for its place anew while cards move
        press(anna, button)  # nothing is in the way of the next step either
    assert anna.sideways() == 0


@pytest.mark.parametrize("lesson", ["first-dominion", "first-intrigo"])
@pytest.mark.parametrize("language", languages())
def test_a_lesson_is_read_by_everybody_in_every_language(visit: Visit, lesson: str, language: str) -> None:
    dark = language in ("ru", "hu")
    anna = visit((390, 844) if language == "hu" else (1440, 900), language, color_scheme="dark" if dark else "light")
    anna.page.goto(f"{anna.server}/learn/{lesson}")
    anna.page.locator(".Coach.placed").wait_for()
    assert anna.complaints() == []
    anna.page.locator(".Coach .icononly").click()
    anna.page.locator(".Coach").wait_for(state="detached")
    anna.page.locator(".Button.open").click()
    anna.page.locator(".Coach.placed").wait_for()


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_cards_in_hand_show_their_pluses_in_low_windows(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size, "ru")
    anna.page.goto(anna.server + "/learn/example-turn")
    hears(anna, "market")
    market = anna.page.locator('.HandCard[data-card="market"]')
    expect(market.locator(".gist")).to_be_visible()
    expect(market.locator(".gist > span")).to_have_count(4)
    anna.settle()
    card, gist, drawing = (one.bounding_box() for one in (market, market.locator(".gist"), market.locator(".Field")))
    assert card and gist and drawing
    assert drawing["y"] + drawing["height"] <= gist["y"]
    assert gist["y"] + gist["height"] <= card["y"] + card["height"]


def in_the_middle_of_militia(visit: Visit, tmp_path: Path) -> Visitor:
    """Somebody at the step of a record where Bela is asked, with the sheet open to play on from there."""
    file = tmp_path / "game.json"
    file.write_text(throne_room_on_militia().to_json(), encoding="utf-8")
    anna = visit()
    anna.open("/replay")
    anna.page.locator('input[type="file"]').set_input_files(file)
    anna.page.locator(".ReplayBar").wait_for()
    go_to(anna, 3)
    press(anna, ".ReplayBar .open")
    return anna


def test_a_game_is_played_on_in_the_middle_of_throne_room_on_militia(visit: Visit, tmp_path: Path) -> None:
    anna = in_the_middle_of_militia(visit, tmp_path)
    anna.page.locator("#play-on select").first.select_option("1")
    assert anna.complaints() == []
    anna.page.locator("#play-on").get_by_role("button", name="Play", exact=True).click()
    anna.page.wait_for_url("**/table/**/1")
    anna.page.locator(".HandCard").first.wait_for()
    expect(anna.page.locator(".Question h1")).not_to_be_empty()
    for card in ("gold", "silver"):
        press(anna, f'.HandCard[data-card="{card}"]')
    press(anna, ".Question .confirm")
    anna.page.locator('.HandCard[data-card="gold"]').wait_for(state="detached")
    expect(anna.page.locator(".HandCard")).to_have_count(3)  # the second Militia has nothing left to take
    anna.button("Menu").click()
    anna.sees("Continued from a record")


def test_a_lesson_is_played_on_in_mid_effect_and_its_steps_too(visit: Visit) -> None:
    anna = visit()
    anna.page.goto(anna.server + "/learn/attacks")
    hears(anna, "moat")  # the other player's Militia waits for the answer
    lesson = anna.page.url
    press(anna, '[data-word="moat"]')
    hears(anna, "attack")
    anna.button("Menu").click()
    anna.button("Continue from here").click()
    anna.page.locator("#play-on .address").wait_for()
    assert anna.complaints() == []
    anna.page.keyboard.press("Escape")
    anna.page.locator("#play-on").wait_for(state="hidden")
    anna.page.keyboard.press("Home")
    expect(anna.page.locator(".ReplayBar")).to_contain_text("Step 0 of")
    go_to(anna, 1)
    press(anna, ".ReplayBar .open")
    anna.page.locator("#play-on").get_by_role("button", name="Play", exact=True).click()
    anna.page.wait_for_url(lambda url: "/table/" in url and url != lesson)
    press(anna, '[data-word="moat"]')
    anna.button("Menu").click()
    anna.link("Lesson: Attacks and Reactions").click()  # back to the step that it comes from
    expect(anna.page.locator(".ReplayBar")).to_contain_text("Step 1 of")
    anna.open("/learn/attacks")
    hears(anna, "attack")  # the lesson itself is where it was left
    expect(anna.page).to_have_url(lesson)


def test_a_link_opens_its_position_in_another_browser(visit: Visit, tmp_path: Path) -> None:
    anna = in_the_middle_of_militia(visit, tmp_path)
    expect(anna.page.locator("#play-on .address")).to_have_value(re.compile("/position#."))
    address = anna.page.locator("#play-on .address").input_value()
    bela = visit((390, 844), "hu")
    bela.page.goto(address)
    bela.page.locator(".ReplayBar").wait_for()
    expect(bela.page.locator(".ReplayBar input[type=range]")).to_have_value("3")
    assert bela.complaints() == []
    bela.page.locator(".ReplayBar .open").click()
    bela.page.locator("#play-on .Button.solid").click()
    bela.page.wait_for_url("**/table/**/1")
    bela.page.locator(".HandCard").first.wait_for()


def test_a_link_that_is_broken_says_so(visit: Visit) -> None:
    anna = visit()
    anna.expected.append("422")
    anna.page.goto(anna.server + "/position#nonsense")
    anna.sees("This link doesn’t contain a position.")


def test_the_same_tab_opens_one_link_after_another(visit: Visit, tmp_path: Path) -> None:
    anna = in_the_middle_of_militia(visit, tmp_path)
    expect(anna.page.locator("#play-on .address")).to_have_value(re.compile("/position#."))
    third = anna.page.locator("#play-on .address").input_value()
    anna.page.keyboard.press("Escape")
    anna.page.locator("#play-on").wait_for(state="hidden")
    anna.page.keyboard.press("ArrowLeft")
    expect(anna.page.locator(".ReplayBar")).to_contain_text("Step 2 of")
    press(anna, ".ReplayBar .open")
    another = re.compile(f"/position#(?!{re.escape(third.partition('#')[2])})")
    expect(anna.page.locator("#play-on .address")).to_have_value(another)
    second = anna.page.locator("#play-on .address").input_value()
    anna.page.goto(third)
    expect(anna.page.locator(".ReplayBar input[type=range]")).to_have_value("3")
    anna.page.goto(second)  # only what is behind the # is different
    expect(anna.page.locator(".ReplayBar input[type=range]")).to_have_value("2")


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_guide_has_live_cards_and_positions_to_try(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size)
    anna.open("/learn/dominion")
    anna.page.locator(".LiveCards").first.wait_for()
    assert anna.complaints() == []
    assert anna.sideways() == 0
    province = anna.page.locator(".LiveCards").first.locator(".CardTile").nth(2)
    province.click()
    anna.page.locator(".LiveCards .CardSheet").wait_for()
    anna.page.keyboard.press("Escape")
    anna.page.locator(".LiveCards .CardSheet").wait_for(state="detached")
    if size[0] > 1000:
        anna.page.mouse.move(5, 5)
        province.hover()
        anna.page.locator(".LiveCards .CardSheet").wait_for()
    anna.link("Try this: The example turn").click()
    hears(anna, "market")
    expect(anna.page.locator('.HandCard[data-card="market"]')).to_have_count(1)
