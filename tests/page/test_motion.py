"""Opponents you can follow: every move is shown once and in order before the next question, as fast as you like."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.page.player import ANSWERS, CAN, FOR_TWO, Picker, QuickPicker, click, expect_end, play_until, sit_down
from tests.page.tour import give_up
from tests.page.visitor import Visitor
from tests.server.house import House

AWARDED = re.compile("Show all|Start round")
ASKED = f"{CAN}, {ANSWERS}"
CAPS = {"off": 0, "quick": 2_500, "normal": 9_000}  # ms from the question on the server to the question on the page
A_MOMENT = 250  # ms for what isn't a move
SIZES = {"desk": (1440, 900), "low": (1366, 625), "phone": (390, 844)}

# Hurries all timers and flights, so that whole games can be watched move by move; notes what the server tells, and every line that is
# shown and read out, as it appears. What takes how long is told by the timers, not by a clock that a busy machine holds up:
# `clock` is the time at which the last of them was due.
WATCH = """(() => {
  const [later, every] = [window.setTimeout, window.setInterval];
  Object.assign(window, { weights: [], asks: {}, first: -1, shown: [], early: [], flown: 0, awarded: 0, hasty: 0, skips: 0, clock: 0 });
  const sooner = (ms) => {
    if (ms === 450) return 60_000; // a long press: on a busy machine every click would be one, and pick nothing
    if (ms >= 10_000) return ms; // the line is given up when no answer comes in time
    if (window.name === "by hand" && ms > 400) return ms * 1000; // each move is shown until it is skipped
    return ms / 10;
  };
  window.setTimeout = (what, ms = 0, ...rest) => {
    const due = clock + ms;
    return later(() => {
      clock = Math.max(clock, due);
      what(...rest);
    }, sooner(ms));
  };
  window.setInterval = (what, ms = 0, ...rest) => every(what, ms > 1000 ? ms : ms / 10, ...rest);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, { duration, delay = 0, ...rest }) {
    return animate.call(this, frames, { ...rest, duration: duration / 10, delay: delay / 10 });
  };
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.type !== "state") return;
        const undone = message.log_from + message.log.length < weights.length;
        if (undone) shown = shown.filter(([line]) => line < message.log_from); // it may be told again
        weights.length = message.log_from;
        weights.push(...message.log.map((line) => line.weight));
        if (first < 0 && message.view) first = weights.length;
        if (message.ask && !(message.ask.id in asks)) asks[message.ask.id] = { lines: weights.length, at: clock };
      });
    }
  };
  const missing = (lines) => {
    const last = weights.slice(0, lines).findLastIndex((weight) => weight < 2);
    return last >= first && !shown.some(([line]) => line === last);
  };
  window.report = () => ({ weights, shown, early, hasty, first, asks: Object.values(asks) });
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      for (const node of removedNodes)
        if (node instanceof HTMLElement && node.matches(".Pace")) skips += 1;
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        const lines = node.matches("[data-line]") ? [node] : node.querySelectorAll(".Announcer [data-line]");
        for (const line of lines) shown.push([Number(line.dataset.line), line.textContent]);
        if (node.matches(".flight")) flown += 1;
        if (node.matches(".flight[data-to=seat]")) awarded += 1;
      }
    }
    if (document.querySelector(".Pace") && document.querySelector(".Award")) hasty += 1;
    later(() => {
      const question = document.querySelector(".Question[data-ask]");
      const asked = asks[question?.dataset.ask];
      if (!asked || "waited" in asked || document.querySelector(".Pace, .Award")) return;
      asked.waited = clock - asked.at;
      if (missing(asked.lines)) early.push(question.textContent);
    });
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-ask"] });
})()"""

Watching = Callable[..., Visitor]


@pytest.fixture
def moving(browser: Browser, house: House) -> Iterator[Watching]:
    """Somebody who has nothing against motion, and whose page takes notes."""
    visitors: list[Visitor] = []

    def new_visitor(
        speed: str, size: tuple[int, int] = SIZES["desk"], by_hand: bool = False, **options: Any
    ) -> Visitor:
        width, height = size
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en", **options)
        if by_hand:
            context.add_init_script("window.name = 'by hand'")
        context.add_init_script(WATCH)
        visitors.append(Visitor(context, house.http, drawn=False))
        visitors[-1].keeps(speed=speed)
        return visitors[-1]

    yield new_visitor
    for visitor in visitors:
        visitor.context.close()
        visitor.check()


def my_question(page: Page) -> None:
    """Wait until others' moves have been shown; an award of Intrigo counts as seen."""
    page.locator(f"{ASKED}, .End h1").first.wait_for()
    page.locator(".Pace").wait_for(state="detached")
    while page.locator(".Award").count():
        click(page.locator(".Question .Button.solid"))
        page.locator(f"{ASKED}, .End h1").first.wait_for()
        page.locator(".Pace").wait_for(state="detached")


def wait_for_others(page: Page, picker: Picker) -> int:
    """Answer until moves of others are being shown; how often they have ended before."""

    def others_move() -> int:
        return page.locator(".Pace .skip").count()

    play_until(others_move, picker)
    skips: int = page.evaluate("skips")
    return skips


def check_shown(page: Page, shown_so_far: bool = False) -> None:
    """Every line that was told up to the last question has been shown, in order, and each wording of it once.

    To spectators, who are asked nothing: up to the last line that was shown.
    """
    noted: dict[str, Any] = page.evaluate("report()")
    shown: list[tuple[int, str]] = [(line, text) for line, text in noted["shown"]]
    order = list(dict.fromkeys(line for line, _ in shown))
    asked: list[int] = [ask["lines"] for ask in noted["asks"] if "waited" in ask]
    upto = max(order, default=-1) + 1 if shown_so_far else max(asked)
    told = [line for line, weight in enumerate(noted["weights"][:upto]) if line >= noted["first"] and weight < 2]
    assert noted["early"] == [], "a question came before what led to it"
    assert noted["hasty"] == 0, "an award began while the move before it was shown"
    assert order == sorted(order)
    assert told and set(told) <= set(order)
    assert len(shown) == len(set(shown)), "a line was told twice"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["Dominion", "Intrigo"])
def test_in_a_whole_game_every_move_is_shown_once_before_the_next_question(
    moving: Watching, game: str, size: str
) -> None:
    touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    visitor = moving("normal", SIZES[size], **touch)
    if size != "desk":
        visitor.keeps(plan=FOR_TWO)
    sit_down(visitor, game)
    page, picker = visitor.page, QuickPicker(visitor.page, f"{game} {size}")
    play_until(lambda: picker.over, picker)
    expect_end(visitor)
    check_shown(page)
    assert page.evaluate("flown") > 10
    assert visitor.sideways() <= 0
    if size == "desk":
        assert visitor.complaints() == []


def test_a_token_that_is_awarded_flies_to_its_owner(moving: Watching) -> None:
    """The award is told building by building, by itself, while somebody only looks on."""
    visitor = moving("normal")
    sit_down(visitor, "Intrigo")
    page = visitor.page
    play_until(page.locator(".Award").count, Picker(page, "awarded", plan=(), avoid=AWARDED))
    expect(page.get_by_role("button", name="Show all")).to_have_count(0)  # all is told
    won = page.locator(".Award .results .Token:not(.none)").count()  # a token nobody wins stays where it is
    assert won > 0
    assert page.evaluate("awarded") == won
    assert page.evaluate("hasty") == 0
    expect(page.locator(".PalaceRing .Building .Token")).to_have_count(
        page.locator(".Award .results .Token.none").count()
    )
    expect(page.locator(".Award .results li").last).to_be_in_viewport(ratio=0.95)


# What a card becomes where it lands, if it is the only one there: in the play area, or between two buildings.
LANDS = {
    "Dominion": "`.PlayArea .PlayedCard:has([data-card=${flight.querySelector('[data-card]')?.dataset.card}]):not(:has(.times))`",
    "Intrigo": "`[data-pick='${flight.dataset.to}'] .Intrigue`",
}
# In each picture that is drawn: how many cards are on their way, and which of them lie where they go already.
LOOK_AHEAD = """() => {
  Object.assign(window, { travelling: 0, landed: 0, ahead: [] });
  const isSeen = (card) => Number(getComputedStyle(card).opacity) > 0;
  const underway = (flight) => flight.getAnimations().some((motion) => motion.playState === "running");
  let awaited = [];
  const look = () => {
    const ways = [...document.querySelectorAll(".flight:is([data-kind=played], [data-to^=g])")].filter(underway).flatMap((flight) => {
      const card = document.querySelector(LANDS);
      return card ? [card] : [];
    });
    travelling += ways.length;
    for (const card of ways) if (isSeen(card)) ahead.push(card.textContent);
    landed += awaited.filter((card) => card.isConnected && !ways.includes(card) && isSeen(card)).length;
    awaited = ways;
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("game", LANDS)
def test_a_card_on_its_way_is_not_yet_where_it_lands(moving: Watching, game: str) -> None:
    visitor = moving("slow")
    sit_down(visitor, game)
    page = visitor.page
    page.evaluate(LOOK_AHEAD.replace("LANDS", LANDS[game]))
    play_until(lambda: page.evaluate("travelling >= 6 && landed > 0"), Picker(page, f"ahead {game}"))
    assert page.evaluate("ahead") == []


@pytest.mark.parametrize("speed", ["off", "quick", "normal"])
def test_the_next_question_comes_within_the_cap(moving: Watching, speed: str) -> None:
    """With five bots, from the moment it is asked on the server to the moment it can be answered."""
    visitor = moving(speed)
    visitor.open("/friends")
    page = visitor.page
    page.get_by_label("Your name at the table").fill("Anna")
    page.get_by_role("radio", name="6", exact=True).check(force=True)
    visitor.button("Open table").click()
    visitor.button(re.compile("^Fill")).click()
    visitor.button("Start game").click()
    picker = Picker(page, f"five bots {speed}")
    for _ in range(6):
        my_question(page)
        picker.pick_one()
    my_question(page)
    check_shown(page)
    waits: list[float] = page.evaluate("Object.values(asks).flatMap(({ waited }) => waited ?? [])")
    assert len(waits) > 3 and max(waits) <= CAPS[speed] + A_MOMENT


def test_what_bots_did_stays_on_seats_and_piles_until_i_move(moving: Watching) -> None:
    visitor = moving("normal")
    sit_down(visitor)
    page, picker = visitor.page, Picker(visitor.page, "marks")
    played = page.locator(".SeatBadge .Chip", has_text="▷")
    answered = ""
    for _ in range(80):
        my_question(page)
        visitor.settle()  # marks that are going have gone
        asked = page.locator(".Question").get_attribute("data-ask") or ""
        if asked != answered and played.count() and page.locator(".SupplyPile .gone").count():
            break
        answered = asked
        picker.pick_one()
    expect(page.locator(".SeatBadge", has_text="since your last turn").first).to_be_visible()
    chips = page.locator(".SeatBadge .Chip").count()
    visitor.until("document.querySelectorAll('.flight').length === 0")
    visitor.settle()
    expect(page.locator(".SeatBadge .Chip")).to_have_count(chips)  # the marks outlive the motion
    page.reload()
    my_question(page)
    expect(page.locator(".SeatBadge .Chip")).to_have_count(chips)  # a reload keeps them
    page.locator(ANSWERS, has_text="all Treasures").or_(page.locator(ASKED)).first.click()
    page.locator(".SeatBadge .Chip").first.wait_for(state="detached")
    expect(page.locator(".SupplyPile .gone")).to_have_count(0)


@pytest.mark.parametrize("game", ["Dominion", "Intrigo"])
def test_skipping_losing_the_connection_and_hiding_the_page_lose_nothing(moving: Watching, game: str) -> None:
    visitor = moving("slow", by_hand=True)
    page, lines = visitor.page, list[WebSocketRoute]()

    def keep(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket(re.compile("/socket$"), keep)
    sit_down(visitor, game)
    picker = Picker(page, f"slowly {game}")

    before = wait_for_others(page, picker)
    page.keyboard.press("Space")
    visitor.until(f"skips > {before}")

    before = wait_for_others(page, picker)
    page.locator(".Supply, .palace").click(position={"x": 2, "y": 2})
    visitor.until(f"skips > {before}")

    wait_for_others(page, picker)
    lines[-1].close()
    visitor.wait(lambda: len(lines) > 1, "the line comes back by itself")
    expect(page.locator(".LinkState.open")).to_be_visible()
    page.keyboard.press("Space")
    my_question(page)
    check_shown(page)

    before = wait_for_others(page, picker)
    page.evaluate(
        "() => { Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });"
        " document.dispatchEvent(new Event('visibilitychange')) }"
    )
    visitor.until(f"skips > {before}")
    my_question(page)
    check_shown(page)


MARKS = {"Dominion": ".SeatBadge .Chip", "Intrigo": ".PalaceRing .fresh"}


@pytest.mark.parametrize("game", MARKS)
def test_with_reduced_motion_nothing_flies_and_all_is_marked(moving: Watching, game: str) -> None:
    visitor = moving("normal", reduced_motion="reduce")
    sit_down(visitor, game)
    page, picker = visitor.page, Picker(visitor.page, f"still {game}")
    marks = 0
    for picks in range(80):
        my_question(page)
        marks += page.locator(MARKS[game]).count()
        if marks > 5 and picks > 3:  # what happened before the page was open isn't told
            break
        picker.pick_one()
    my_question(page)
    check_shown(page)
    assert page.evaluate("flown") == 0
    assert marks > 0


def test_a_replay_and_a_spectator_see_what_moves(moving: Watching) -> None:
    anna, cili = moving("quick"), moving("quick")
    anna.open("/friends")
    anna.page.get_by_label("Your name at the table").fill("Anna")
    anna.page.get_by_label("Open to everyone").check()
    anna.page.get_by_role("radio", name="3", exact=True).check(force=True)
    anna.button("Open table").click()
    anna.button(re.compile("^Fill")).click()
    anna.button("Start game").click()
    my_question(anna.page)
    cili.open(anna.page.url.removeprefix(anna.server))
    cili.page.locator("[data-pile=copper]").wait_for()
    picker = Picker(anna.page, "watched")
    play_until(lambda: cili.page.evaluate("flown >= 6"), picker)
    check_shown(cili.page, shown_so_far=True)
    expect(cili.page.locator(".SeatBadge .Chip").filter(visible=True).first).to_be_visible()

    give_up(anna)
    page = anna.page
    page.locator("a[href*='/replay/']").click()
    page.locator(".ReplayBar").wait_for()
    before = page.evaluate("flown")
    steps = int(page.locator(".ReplayBar input[type=range]").get_attribute("max") or 0)
    for step in range(1, min(steps, 40) + 1):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".ReplayBar")).to_contain_text(f"Step {step} of")
        anna.settle()
        if page.evaluate("flown") > before and page.locator(".SeatBadge .Chip").count():
            return
    raise AssertionError("nothing moved in the replay")
