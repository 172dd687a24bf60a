"""Every window: whatever a question is about can be seen and reached, and nothing covers anything."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.player import ANSWERS, CAN, Picker, sit_down
from tests.page.tour import PLAIN, give_up, invite_of
from tests.page.visitor import Visitor

SIZES = (
    (360, 640),
    (390, 844),
    (640, 360),
    (844, 390),
    (720, 450),  # 1440 × 900 at 200 %
    (768, 1024),
    (1024, 600),
    (1024, 768),
    (1280, 720),
    (1366, 625),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
ANSWERS_BEFORE = 12  # so that there is something in play and in the log

# What is drawn at the middle of a thing must be the thing itself. A part of the table that scrolls is scrolled to it first.
COVERED = """() => {
  const things = ".SupplyPile, .HandCard, .SeatBadge, .PlayArea, .FamilySeat, .Gap, .Building, .IntrigueCard, .Question .ask, .Question .Button, .LogStrip .Button, .ReplayBar button";
  const named = (thing) => thing.dataset.pile ?? thing.dataset.card ?? thing.textContent.trim().slice(0, 30) + ` .${thing.classList[0]}`;
  const found = [];
  for (const thing of document.querySelectorAll(things)) {
    if (!thing.checkVisibility() || thing.closest("[popover]:not(:popover-open)")) continue;
    thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    for (let around = thing.parentElement; around; around = around.parentElement)
      if (around.scrollTop > 1 && getComputedStyle(around).overflowY === "hidden") {
        found.push(`${named(thing)} is cut off: nobody can scroll to it`);
        around.scrollTop = 0;
      }
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const reached = top !== null && (thing.contains(top) || top.contains(thing));
    if (!reached || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      found.push(`${named(thing)} at ${Math.round(x)},${Math.round(y)} by ${top ? top.className : "nothing: it is outside"}`);
  }
  return found;
}"""
OVERLAPS = """() => {
  const parts = [".Question", ".Question .words", ".Tools", ".Hand .cards", ".Supply", ".PlayArea", ".Seats", ".LogStrip", ".palace", ".FamilySeats", ".MyHand", ".TopBar", ".ReplayBar"];
  const shown = (part) => {
    const thing = document.querySelector(part);
    if (!thing?.checkVisibility()) return null;
    // What scrolls away under its edge is not there.
    const [box, edge] = [thing.getBoundingClientRect(), (thing.closest(".Tab, .palace, .mine") ?? thing.closest(".MySide"))?.getBoundingClientRect()];
    const top = Math.max(box.top, edge?.top ?? box.top);
    const bottom = Math.min(box.bottom, edge?.bottom ?? box.bottom);
    return box.width > 0 && bottom > top ? { part, thing, left: box.left, right: box.right, top, bottom } : null;
  };
  const boxes = parts.map(shown).filter((box) => box !== null);
  const found = [];
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) {
      if (a.thing.contains(b.thing)) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2) found.push(`${a.part} and ${b.part} by ${Math.round(wide)} × ${Math.round(high)}`);
    }
  return found;
}"""
# The parts of a seat, one by one: names, numbers and marks.
CROWDED = """() => {
  const found = [];
  for (const seat of document.querySelectorAll(".SeatBadge")) {
    const parts = [".name", ".facts", ".marks"].map((part) => seat.querySelector(part)).filter((part) => part?.checkVisibility());
    const boxes = parts.map((part) => [part, part.getBoundingClientRect()]);
    for (const [i, [a, first]] of boxes.entries())
      for (const [b, second] of boxes.slice(i + 1)) {
        const wide = Math.min(first.right, second.right) - Math.max(first.left, second.left);
        const high = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
        if (wide > 2 && high > 2) found.push(`${a.className} and ${b.className} of ${seat.textContent.slice(0, 12)}`);
      }
    const name = seat.querySelector(".name");
    if (name.getBoundingClientRect().width < 20) found.push(`no name: ${seat.textContent.slice(0, 12)}`);
    if (name.scrollWidth > name.clientWidth + 1) found.push(`half a name: ${seat.textContent.slice(0, 12)}`);
  }
  return found;
}"""
SCROLLS = (
    "() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
)


LANGUAGES = ("en", "ru", "pl", "hu")


def wrong_in_every_window(visitor: Visitor, languages: tuple[str, ...] = LANGUAGES) -> list[str]:
    """What is covered, overlaps, or scrolls, in each size and each language; the game stays where it is."""
    page, wrong = visitor.page, []
    for language in languages:
        page.set_viewport_size({"width": 1440, "height": 900})
        page.locator(".Language select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            visitor.settle()
            found, alike = wrong_now(page), 0
            while found and alike < 20:  # a table that is still being laid out changes; what is wrong stays wrong
                page.wait_for_timeout(150)
                visitor.settle()
                before, found = found, wrong_now(page)
                alike = alike + 1 if found == before else 0
            wrong += [f"{language} {width}x{height} {one}" for one in found]
    return wrong


def wrong_now(page: Page) -> list[str]:
    found = [f"covered: {one}" for one in page.evaluate(COVERED)]
    found += [f"overlap: {one}" for one in page.evaluate(OVERLAPS)]
    found += [f"crowded: {one}" for one in page.evaluate(CROWDED)]
    found += [f"the page scrolls by {by}" for by in [page.evaluate(SCROLLS)] if max(by) > 0]
    return found


@pytest.mark.parametrize("game", ["Dominion", "Intrigo"])
def test_nothing_is_covered_in_any_window(visit: Visit, game: str) -> None:
    visitor = visit()
    sit_down(visitor, game)
    picker = Picker(visitor.page, f"layout {game}")
    for _ in range(ANSWERS_BEFORE):
        visitor.page.locator(f"{CAN}, {ANSWERS}").first.wait_for()
        picker.pick_one()
    visitor.page.locator(f"{CAN}, {ANSWERS}").first.wait_for()
    wrong = wrong_in_every_window(visitor)
    assert not wrong, "\n".join(wrong)


def test_five_bots_have_room_and_a_spectator_sees_six_seats(visit: Visit) -> None:
    visitor = visit()
    visitor.keeps(speed="off")
    visitor.open("/friends")
    page = visitor.page
    page.get_by_role("radio", name="6", exact=True).check(force=True)
    visitor.button("Open table").click()
    visitor.button(re.compile("^Fill")).click()
    visitor.button("Start game").click()
    picker = Picker(page, "five bots")
    while page.locator(".SeatBadge .Chip").count() < 5:
        page.locator(f"{CAN}, {ANSWERS}").first.wait_for()
        picker.pick_one()
    watcher = visit()
    watcher.keeps(speed="off")
    watcher.open(f"/join/{invite_of(visitor)}")
    watcher.page.locator(".Join a.Button.solid").click()
    expect(watcher.page.locator(".SeatBadge")).to_have_count(6)
    wrong = wrong_in_every_window(visitor, ("ru",)) + wrong_in_every_window(watcher, ("ru",))
    assert not wrong, "\n".join(wrong)


def test_a_card_and_the_trash_can_be_read_in_every_window(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script("""localStorage.setItem("signoria.kingdom", '{"kingdom": "interaction"}')""")
    sit_down(visitor)
    page = visitor.page
    page.locator(CAN).first.wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        pile = page.locator("[data-pile=thief]")
        for kind in ("pointerdown", "pointerup"):  # a press that is long enough
            pile.dispatch_event(kind, {"pointerType": "touch", "clientX": 1, "clientY": 1})
            page.locator(".FullCard").wait_for()
        card = "document.querySelector('.FullCard')"
        assert page.evaluate(f"{card}.scrollHeight - {card}.clientHeight") <= 1, (width, height)
        expect(page.locator(".FullCard .foot")).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")
        expect(page.locator(".FullCard")).to_have_count(0)
        page.locator(".Trash").click()
        expect(page.locator("#trash-sheet p")).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")
        expect(page.locator("#trash-sheet")).to_be_hidden()


@pytest.mark.parametrize("game", ["Dominion", "Intrigo"])
def test_nothing_is_covered_in_a_replay(visit: Visit, game: str) -> None:
    visitor = visit()
    sit_down(visitor, game)
    picker = Picker(visitor.page, f"layout replay {game}")
    for _ in range(6):
        visitor.page.locator(f"{CAN}, {ANSWERS}").first.wait_for()
        picker.pick_one()
    give_up(visitor)
    visitor.page.locator("a[href*='/replay/']").click()
    bar = visitor.page.locator(".ReplayBar")
    expect(bar).to_contain_text("Step 0 of")
    visitor.page.keyboard.press("ArrowRight")
    expect(bar).to_contain_text("Step 1 of")
    wrong = wrong_in_every_window(visitor)
    assert not wrong, "\n".join(wrong)


def test_every_screen_grows_in_a_large_window(visit: Visit) -> None:
    visitor = visit((2560, 1440))
    for name, path in PLAIN.items():
        visitor.open(path)
        zooms = visitor.page.locator(".TopBar, main").evaluate_all(
            "(parts) => parts.map((part) => part.currentCSSZoom)"
        )
        assert zooms == [1.5, 1.5], name
        assert visitor.sideways() <= 0, name
