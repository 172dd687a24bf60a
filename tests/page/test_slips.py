"""What must not go wrong by accident, and what is told to the one it concerns."""

import re

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.player import ANSWERS, CAN, sit_down
from tests.page.test_together import open_table
from tests.page.tour import give_up, say_yes
from tests.page.visitor import Visitor


def doubt_is_elsewhere(visitor: Visitor, x: float, y: float) -> bool:
    """Whether the point that was pressed is outside all buttons of the question that follows."""
    boxes = [one.bounding_box() for one in visitor.page.locator(".Doubt .Button").all()]
    return all(
        box is not None and not (box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"])
        for box in boxes
    )


def test_a_double_click_gives_nothing_up(visit: Visit) -> None:
    anna = visit()
    sit_down(anna)
    page = anna.page
    page.locator(CAN).first.wait_for()
    for size in ((1440, 900), (1366, 625), (844, 390), (390, 844), (360, 640)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.locator("[popovertarget=table-menu]").click()
        item = page.locator("#table-menu .concede")
        item.wait_for()
        anna.settle()
        box = item.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.dblclick(x, y)
        page.locator(".Doubt .no").wait_for()
        anna.settle()
        assert doubt_is_elsewhere(anna, x, y), size
        if size == (390, 844):
            assert anna.complaints() == []
        page.keyboard.press("Escape")
        expect(page.locator(".Doubt")).to_have_count(0)
        expect(page.locator(".Question")).to_be_visible()
    expect(page.locator("#table-menu .keys")).to_be_hidden()  # a phone has no keys
    give_up(anna)
    expect(page.locator(".End h1")).to_contain_text("You resigned")


def test_reasons_keys_and_undo(visit: Visit) -> None:
    anna = visit()
    sit_down(anna)
    page, notice = anna.page, anna.page.locator(".Question .notice")
    page.locator(CAN).first.wait_for()
    page.locator("[data-pile=province]").click()
    expect(notice).to_have_text("Play your Treasures first.")
    page.keyboard.press("Escape")
    expect(notice).to_have_count(0)
    page.keyboard.press("w")
    expect(notice).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(notice).to_have_count(0)
    page.keyboard.press("t")
    page.locator("[data-pile=copper][data-can]").wait_for()
    page.locator("[data-pile=province]").click()
    expect(notice).to_contain_text("costs $8")
    page.keyboard.press("Escape")
    page.keyboard.press("e")  # with coins left
    expect(notice).to_contain_text("You still have")
    expect(page.locator("[data-pile=copper][data-can]")).to_be_visible()
    page.locator(".Hand .deck button").first.focus()
    page.locator("[data-pile=copper][data-can]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".Question h1")).to_have_text("You have no buys left.")
    page.keyboard.press("e")
    expect(page.locator(".rail .LogLine.turn").last).to_have_text("Turn 2 (you)")
    page.locator(f"{CAN}, {ANSWERS}").first.wait_for()
    page.locator(".Pace").wait_for(state="detached")
    anna.until("document.activeElement.matches('[data-can], .Question .Button')")  # the focus is on what is asked
    anna.button(re.compile("^Undo")).first.click()
    expect(page.locator(".Doubt")).to_contain_text("This will also undo moves by")
    say_yes(page)
    expect(page.locator(".Question h1")).to_have_text("You have no buys left.")


def test_going_offline_is_noticed_immediately(visit: Visit) -> None:
    anna = visit(language="ru")  # which says it in the most letters
    anna.expected += ["WebSocket", "ERR_INTERNET_DISCONNECTED"]
    anna.context.add_init_script("window.setInterval = () => 0")  # no ping tells of it: the browser's word does
    sit_down(anna)
    expect(anna.page.locator(".LinkState.open")).to_be_visible()
    anna.context.set_offline(True)
    expect(anna.page.locator(".LinkState.lost")).to_be_visible()
    for width, height in ((360, 640), (844, 390), (768, 1024)):
        anna.page.set_viewport_size({"width": width, "height": height})
        expect(anna.page.locator(".LinkState.lost .word")).to_be_in_viewport(ratio=1)
        expect(anna.page.locator("[popovertarget=table-menu]")).to_be_in_viewport(ratio=1)
    anna.context.set_offline(False)
    expect(anna.page.locator(".LinkState.open")).to_be_visible()


def test_people_answer_requests_and_talk_at_every_width(visit: Visit) -> None:
    anna, bela = visit(), visit((390, 844))
    bela.open(open_table(anna))
    bela.page.get_by_role("textbox").first.fill("Béla")
    bela.page.locator(".Button.solid").click()
    anna.button("Start game").click()
    for one in (anna, bela):
        one.page.locator(".Question").wait_for()
    talker, asker = anna, bela
    talker.page.locator(".Chat summary").click()
    talker.page.locator(".Chat input").fill("Hello")
    talker.page.keyboard.press("Enter")
    chat = asker.page.locator("[popovertarget=chat-sheet]").first
    expect(chat.locator("b")).to_have_text("1")
    chat.click()
    expect(asker.page.locator("#chat-sheet")).to_contain_text("Hello")
    assert asker.complaints() == []
    asker.page.locator("#chat-sheet").get_by_text("Close").click()
    expect(chat.locator("b")).to_have_count(0)

    hers, his = anna.page.locator(CAN), bela.page.locator(CAN)
    anna.wait(lambda: hers.count() or his.count(), "it is somebody's turn")
    first, other = (anna, bela) if hers.count() else (bela, anna)
    first.page.locator(ANSWERS, has_text="all Treasures").click()
    first.page.locator("[data-pile=copper][data-can]").click()
    first.page.locator("[data-word=end_turn]").click()
    other.page.locator(CAN).first.wait_for()
    first.button(re.compile("^Undo")).first.click()
    decline = other.page.get_by_role("button", name="Decline")
    decline.wait_for()
    for width, height in ((844, 390), (360, 640)):
        other.page.set_viewport_size({"width": width, "height": height})
        expect(other.page.locator(".Question .Button").last).to_be_in_viewport(ratio=1)
        expect(decline).to_be_in_viewport(ratio=1)
    decline.click()
    expect(first.page.locator(".Question .notice")).to_have_text("Your request was declined.")


def test_the_log_leads_to_cards_and_to_moments(visit: Visit) -> None:
    anna = visit((390, 844), has_touch=True)
    sit_down(anna)
    page = anna.page
    page.locator(ANSWERS, has_text="all Treasures").click()
    expect(page.locator(".LogStrip")).to_contain_text("You play")
    page.locator(".LogStrip .last").tap()  # one tap
    name = page.locator("#log-sheet .LogLine .card", has_text="Copper").last
    name.tap()
    expect(page.locator(".FullCard")).to_contain_text("Copper")
    anna.until(
        "(() => { const box = document.querySelector('.FullCard').getBoundingClientRect();"
        " return box.top >= 0 && box.bottom <= innerHeight && box.width > 100 })()"
    )
    page.locator("#log-sheet").get_by_text("Close").tap()
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(".rail .LogLine .card").last.hover()
    expect(page.locator(".FullCard")).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator(".FullCard")).to_have_count(0)
    page.locator(".rail .Log .scroll").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.locator(".FullCard")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".FullCard")).to_have_count(0)

    page.locator("[data-pile=copper][data-can]").click()
    page.locator("[data-word=end_turn]").click()
    page.locator(f"{CAN}, {ANSWERS}").first.wait_for()
    give_up(anna)
    page.locator("a[href*='/replay/']").click()
    bar = page.locator(".ReplayBar")
    bar.wait_for()
    expect(page.locator(".LinkState")).to_have_count(0)
    expect(page.get_by_role("button", name="Why?")).to_have_count(0)
    page.get_by_role("button", name="Go to end").click()
    expect(bar).to_contain_text(re.compile(r"Step (\d+) of \1\b"))
    page.get_by_label("Seen by").select_option(index=2)
    expect(page).to_have_url(re.compile(r"seat=1"))
    page.locator(".rail .LogLine .jump").first.click()
    expect(page).to_have_url(re.compile(r"step=[0-2]\b"))
    step = page.url.partition("step=")[2].partition("&")[0]
    where = re.compile(f"^Step {step} of")
    expect(bar.locator(".where span")).to_have_text(where)
    page.reload()
    expect(bar.locator(".where span")).to_have_text(where)
    expect(page.get_by_label("Seen by")).to_have_value("1")
    page.get_by_role("link", name="Back to result").click()
    page.locator(".End h1").wait_for()


def test_ten_cards_by_hand(visit: Visit) -> None:
    anna = visit()
    anna.open("/kingdom")
    page = anna.page
    page.locator("#tab-hand").click()
    tiles = page.locator(".ByHand .CardTile")
    page.locator(".ByHand .clear").click()
    expect(page.locator(".ByHand .status")).to_contain_text("Choose 10 more")
    tiles.nth(0).hover()
    expect(page.locator(".ByHand .looked")).to_contain_text(tiles.nth(0).locator(".Name").inner_text())
    for i in range(10):
        tiles.nth(i).click()
    expect(page.locator(".ByHand .status")).to_contain_text("all ten")
    tiles.nth(10).click(force=True)
    expect(page.locator(".ByHand .over")).to_contain_text("Remove one")
    assert anna.complaints() == []
