"""How the tests play on the page: by what glows on the table and the buttons beside the question, as people do."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.page.visitor import Visitor

CAN = "[data-can], button.may"
ANSWERS = ".Question .answer .Button:not([aria-disabled=true], .undo, .skip, .clock)"
WHOLE_GAME = 300.0  # seconds, on a machine with much else to do
BEST = ("province", "gold", "duchy", "silver")  # what is bought in a game that shall come to an end
FOR_TWO = '{"seats": {"dominion": 2}}'  # the plan for the shortest games of Dominion
TREASURES = "all Treasures"
# While there is nothing to press, the page looks for a moment whenever it changes, and nobody has to ask again and again.
WAIT = """
  const there = (what) => document.querySelector(what) !== null;
  const something = () => there(`${can}, ${answers}, .Doubt .no, .confirm.solid, .End h1`);
  if (!something())
    await new Promise((done) => {
      const seeing = new MutationObserver(() => something() && enough());
      const enough = () => (seeing.disconnect(), done());
      seeing.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "data-can", "aria-disabled"] });
      AbortSignal.timeout(200).addEventListener("abort", enough); // tests that hurry a page's timers leave this one alone
    });
  const pile = plan.find((card) => there(`[data-pile=${card}][data-can]`)) ?? "";
  const treasures = [...document.querySelectorAll(answers)].find((one) => one.textContent.includes("all Treasures"));
"""
# What there is to press, at one look: each question to the browser takes its time.
LOOK = f"""async ([plan, can, answers]) => {{{WAIT}
  return {{
    something: something(),
    doubt: there(".Doubt .no"),
    confirm: there(".Question .Button.confirm.solid"),
    pile,
    treasures: treasures !== undefined,
  }};
}}"""
# The same, and it is pressed in the same moment, if nothing lies over it. Returns whether the game is over.
PRESS = f"""async ([plan, can, answers, confirms, chance]) => {{{WAIT}
  if (there(".End h1")) return true;
  const first = (what) => document.querySelector(what);
  const seen = [...document.querySelectorAll(`${{can}}, ${{answers}}`)].filter((one) => one.checkVisibility({{ visibilityProperty: true }}));
  const target =
    first(".Doubt .no") ?? // a move of others would be undone, too
    (confirms ? first(".Question .Button.confirm.solid") : null) ??
    (pile ? first(`[data-pile=${{pile}}][data-can]`) : (treasures ?? seen[Math.floor(chance * seen.length)]));
  if (target === undefined) return false;
  target.scrollIntoView({{ block: "nearest", inline: "nearest", behavior: "instant" }});
  const {{ left, top, width, height }} = target.getBoundingClientRect();
  const at = {{ clientX: left + width / 2, clientY: top + height / 2 }};
  const hit = document.elementFromPoint(at.clientX, at.clientY);
  if (target.contains(hit)) {{
    for (const kind of ["pointerdown", "pointerup"])
      hit.dispatchEvent(new PointerEvent(kind, {{ ...at, bubbles: true, pointerType: "mouse" }}));
    hit.dispatchEvent(new MouseEvent("click", {{ ...at, bubbles: true, cancelable: true, detail: 1 }}));
  }}
  await new Promise(requestAnimationFrame);
  return false;
}}"""


def sit_down(visitor: Visitor, game: str = "Dominion") -> None:
    """From the page for people who know the games to a table with bots: two clicks."""
    visitor.open("/play")
    visitor.page.locator(".Door", has=visitor.page.locator(f"input[value={game.lower()}]")).click()
    visitor.page.locator(".Button.solid").click()
    visitor.page.locator(".Question").wait_for()


def is_over(page: Page) -> bool:
    return page.locator(".End h1").count() > 0


def question(page: Page) -> str:
    return page.locator(".Question h1").inner_text()


def click(what: Locator) -> None:
    """Press something. That it is gone by then is no mistake: the table goes on while one looks at it.

    If it is there all the same, something lies over it, as a card that was pressed for long on a slow machine: that is closed.
    """
    try:
        what.click(timeout=2_000)
    except PlaywrightTimeout:
        what.page.keyboard.press("Escape")


class Picker:
    """Answers any question: by a simple plan where a game shall come to an end, else by chance.

    What it sees may be gone a moment later, so a press that comes too late is none: whoever uses it looks again.
    """

    def __init__(self, page: Page, seed: str, plan: Sequence[str] = BEST, avoid: re.Pattern[str] | None = None) -> None:
        self.page = page
        self.plan = plan
        self.avoid = avoid
        self.chance = random.Random(seed)

    def pick_one(self) -> None:
        page = self.page
        seen: dict[str, Any] = page.evaluate(LOOK, [list(self.plan), CAN, ANSWERS])
        if not seen["something"]:
            return None
        if seen["doubt"]:  # a move of others would be undone, too
            return click(page.locator(".Doubt .no"))
        if seen["confirm"] and self.chance.random() < 0.6:
            return click(page.locator(".Question .Button.confirm.solid"))
        if seen["pile"]:
            return click(page.locator(f"[data-pile={seen['pile']}][data-can]").first)
        if seen["treasures"]:
            return click(page.locator(ANSWERS, has_text=TREASURES))
        things = page.locator(f"{CAN}, {ANSWERS}").filter(visible=True, has_not_text=self.avoid).all()
        return click(self.chance.choice(things)) if things else page.wait_for_timeout(50)


class QuickPicker(Picker):
    """Presses in the moment in which it looks, as nobody can: for whole games."""

    over = False  # the end has been seen

    def pick_one(self) -> None:
        confirms, chance = self.chance.random() < 0.6, self.chance.random()
        self.over = self.page.evaluate(PRESS, [list(self.plan), CAN, ANSWERS, confirms, chance])


def play_until(so: Callable[[], object], *pickers: Picker, seconds: float = WHOLE_GAME) -> None:
    """Answer whatever these people are asked until something is so."""
    deadline = time.monotonic() + seconds
    while not so():
        if time.monotonic() > deadline:
            raise PlaywrightTimeout(f"never so: {[one.page.locator('.Question').all_inner_texts() for one in pickers]}")
        for picker in pickers:
            picker.pick_one()


def expect_end(visitor: Visitor) -> None:
    expect(visitor.page.locator(".End h1")).to_be_visible()
