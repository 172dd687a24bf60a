"""The coach at the table: hints on the cards themselves, and a warning before a blunder in practice."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.page.conftest import Visit
from tests.page.player import ANSWERS, CAN, click, sit_down
from tests.page.test_review import SLOW, bring, missed_win
from tests.page.test_together import open_table
from tests.page.visitor import Visitor

MOST = 20  # times
PRACTICE = "localStorage.setItem('signoria.practice', 'on')"


def to_a_buy(visitor: Visitor) -> None:
    """Until there is something to buy."""
    page = visitor.page

    def buys() -> bool:
        if page.locator("[data-pile=silver][data-can]").count():
            return True
        answers = page.locator(ANSWERS, has_text=re.compile("all Treasures|End"))
        if answers.count():
            click(answers.first)
        return False

    visitor.wait(buys, "something to buy")


def ask(page: Page) -> None:
    """Ask the coach, and wait for the answer; it may have no time at once."""
    hint = page.get_by_role("button", name="Hint")
    hint.click()
    line = page.locator(".HintLine")
    told = line.locator("b, .Button")
    told.first.wait_for(timeout=SLOW)
    for _ in range(MOST):
        if line.locator("b").count():
            return
        page.get_by_role("button", name="Hide").click()
        hint.click()
        told.first.wait_for(timeout=SLOW)
    raise PlaywrightTimeout("the coach never has time")


def begin_at_the_missed_win(visitor: Visitor) -> None:
    """A game in which the seat that is asked can win at once."""
    page = visitor.page
    page.goto(f"{visitor.server}/review/record/{bring(visitor, missed_win())}?seat=0&moment=0")
    visitor.button("Continue from here").click(timeout=SLOW)
    page.locator("[data-pile=province][data-can]").wait_for()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_hint_is_on_the_cards_and_is_told(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size)
    page = anna.page
    begin_at_the_missed_win(anna)
    ask(page)
    expect(page.locator("[data-pile=province] .HintTag.best")).to_contain_text(re.compile(r"\d+%"))
    expect(page.locator(".HintTag")).not_to_have_count(1)
    expect(page.locator(".HintLine")).to_contain_text("Province")
    expect(page.locator(".TopBar .where")).to_contain_text(re.compile(r"\d+ hint"))
    assert anna.complaints() == []
    assert anna.sideways() <= 0
    page.get_by_role("button", name="Hide").click()
    expect(page.locator(".HintTag, .HintLine")).to_have_count(0)


def test_a_hint_goes_with_its_question(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    begin_at_the_missed_win(anna)
    page.get_by_role("button", name="Hint").focus()
    page.keyboard.press("Enter")
    page.locator(".HintLine .Button").wait_for(timeout=SLOW)
    page.locator("[data-pile=gold][data-can]").click()
    expect(page.locator(".HintTag, .HintLine")).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_intrigo_has_hints_too(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size)
    page = anna.page
    sit_down(anna, "Intrigo")
    page.locator(CAN).first.wait_for()
    ask(page)
    expect(page.locator(".HintTag.best")).not_to_have_count(0)
    assert anna.complaints() == []
    assert anna.sideways() <= 0


def test_there_are_no_hints_among_people(visit: Visit) -> None:
    anna, bela = visit(), visit()
    invite = open_table(anna)
    bela.open(invite)
    bela.page.get_by_role("textbox").first.fill("Bela")
    bela.page.locator(".Button.solid").click()
    anna.button("Start game").click()
    for one in (anna, bela):
        one.page.locator(".Question").wait_for()
        expect(one.page.get_by_role("button", name="Undo").first).to_be_visible()
        expect(one.page.get_by_role("button", name="Hint")).to_have_count(0)


def warn(route: Route) -> None:
    """A coach that warns of everything."""
    sent = json.loads(route.request.post_data or "{}")
    warning = {
        "loss": 0.15,
        "chance": 0.34,
        "better": ["silver"],
        "better_text": "Silver",
        "better_chance": 0.49,
        "reason": None,
    }
    route.fulfill(json={"ask": sent["ask"], "picks": sent["picks"], "warning": warning})


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_practice_warns_and_the_safe_answer_is_the_solid_one(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(size)
    page = anna.page
    page.add_init_script(PRACTICE)
    sit_down(anna)
    to_a_buy(anna)
    page.route("**/check", warn)
    page.locator("[data-pile=copper][data-can]").click()
    warning = page.get_by_role("alertdialog")
    expect(warning).to_contain_text("Sure? This costs about 15%.")
    expect(warning).to_contain_text("With Silver: 49%")
    expect(page.locator(".Question")).to_be_hidden()
    expect(page.locator(".Button.solid")).to_have_count(1)
    again = anna.button("Choose again")
    expect(again).to_be_focused()
    assert anna.complaints() == []
    assert anna.sideways() <= 0
    page.keyboard.press("Enter")
    expect(warning).to_have_count(0)
    expect(page.locator("[data-pile=copper]")).to_have_attribute("data-can", "true")  # nothing was bought
    page.locator("[data-pile=copper][data-can]").click()
    anna.button("Do it anyway").click()
    expect(warning).to_have_count(0)
    expect(page.locator("[data-pile=copper]")).not_to_have_attribute("data-can", "true")


def test_a_coach_that_is_late_or_fails_stops_no_move(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    anna.expected.append("check")
    page.add_init_script(PRACTICE)
    sit_down(anna)
    to_a_buy(anna)
    page.route("**/check", lambda route: None)  # never answers
    page.locator("[data-pile=copper][data-can]").click()
    expect(page.locator("[data-pile=copper]")).not_to_have_attribute("data-can", "true")
    page.unroute("**/check")
    page.route("**/check", lambda route: route.abort())
    to_a_buy(anna)
    page.locator("[data-pile=copper][data-can]").click()
    expect(page.locator("[data-pile=copper]")).not_to_have_attribute("data-can", "true")
    expect(page.get_by_role("alertdialog")).to_have_count(0)


def test_practice_is_chosen_before_the_game(visit: Visit) -> None:
    anna = visit()
    anna.open("/play")
    practice = anna.page.get_by_label(re.compile("Practice"))
    practice.check(force=True)
    anna.page.reload()
    expect(practice).to_be_checked()
    anna.open("/preferences")
    expect(anna.page.get_by_role("switch", name="Practice mode")).to_be_checked()
