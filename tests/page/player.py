"""How the tests play on the page: by what glows on the table and the buttons beside the question, as people do."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.page.visitor import Visitor

CAN = "[data-can], button.may"
ANSWERS = ".Question .answer .Button:not([aria-disabled=true])"
BEST = ("province", "gold", "duchy", "silver")  # what is bought in a game that shall come to an end


def sit_down(visitor: Visitor, game: str = "Dominion") -> None:
    """From the start page to a table with bots: two clicks."""
    visitor.open()
    visitor.page.locator(".Door", has=visitor.page.locator(f"input[value={game.lower()}]")).click()
    visitor.page.locator(".Button.solid").click()
    visitor.page.locator(".Question").wait_for()


def is_over(page: Page) -> bool:
    return page.locator(".End h1").count() > 0


def question(page: Page) -> str:
    return page.locator(".Question h1").inner_text()


def click(what: Locator) -> None:
    """Press something. That it is gone by then is no mistake: the table goes on while one looks at it."""
    with contextlib.suppress(PlaywrightTimeout):
        what.click(timeout=2_000)


class Picker:
    """Answers any question: by a simple plan where a game shall come to an end, else by chance."""

    def __init__(self, page: Page, seed: str, plan: Sequence[str] = BEST) -> None:
        self.page = page
        self.plan = plan
        self.chance = random.Random(seed)

    def pick_one(self) -> None:
        page = self.page
        confirm = page.locator(".Question .Button.confirm.solid")
        if confirm.count() and self.chance.random() < 0.6:
            return click(confirm)
        for card in self.plan:
            pile = page.locator(f"[data-pile={card}][data-can]")
            if pile.count():
                return click(pile.first)
        treasures = page.locator(ANSWERS, has_text="all Treasures")
        if treasures.count():
            return click(treasures)
        things = page.locator(f"{CAN}, {ANSWERS}").filter(visible=True).all()
        return click(self.chance.choice(things)) if things else None


def play_on(visitor: Visitor, seed: str, most: int = 1_500) -> None:
    """Answer whatever is asked until the game is over."""
    page, picker = visitor.page, Picker(visitor.page, seed)
    for _ in range(most):
        page.locator(f"{CAN}, {ANSWERS}, .End h1").first.wait_for()
        if is_over(page):
            return
        picker.pick_one()
    raise AssertionError(f"not over after {most} answers: {question(page)}")


def expect_end(visitor: Visitor) -> None:
    expect(visitor.page.locator(".End h1")).to_be_visible()
