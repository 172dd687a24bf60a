"""A walk through every screen, for whoever looks at all of them: the tests for barriers, the screenshots."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.page.player import CAN, sit_down
from tests.page.visitor import PATIENCE, Visitor

PLAIN = {
    "home-new": "/",
    "home": "/play",
    "daily": "/daily",
    "screen": "/screen",
    "invited": "/join",
    "friends": "/friends",
    "learn-dominion": "/learn",
    "learn-intrigo": "/learn/intrigo",
    "learn-cards": "/learn/cards",
    "lessons": "/learn/lessons",
    "games": "/games",
    "replay-open": "/replay",
    "preferences": "/preferences",
}
WAYS = ("sets", "random", "hand", "code")


def doors(visitor: Visitor) -> Iterator[str]:
    """The screens before a game; the name of each while it is shown."""
    for name, path in PLAIN.items():
        visitor.open(path)
        yield name
    visitor.open("/kingdom")
    for way in WAYS:
        visitor.page.locator(f"#tab-{way}").click()
        yield f"kingdom-{way}"


def lobby(visitor: Visitor, friend: Visitor) -> Iterator[str]:
    """A table that waits for friends, and what the one sees who has followed the link."""
    visitor.open("/friends")
    page = visitor.page
    page.locator("input[autocomplete=nickname]").fill("Anna")
    page.locator("form .Button.solid").click()
    page.locator(".Invite .state").wait_for()
    yield "lobby"
    friend.open(f"/join/{invite_of(visitor)}")
    yield "join"


def invite_of(visitor: Visitor) -> str:
    """The last part of the link to a table, which its lobby shows only if others can reach the page."""
    id = visitor.page.url.partition("/table/")[2].partition("/")[0]
    answer = visitor.context.request.get(f"{visitor.server}/api/tables/{id}")
    return str(answer.json()["invite"])


def games(visitor: Visitor) -> Iterator[str]:
    for name in ("Dominion", "Intrigo"):
        yield from game(visitor, name)


def game(visitor: Visitor, name: str) -> Iterator[str]:
    """A table, how a game ends, its review, and stepping through it."""
    page, id = visitor.page, name.lower()
    sit_down(visitor, name)
    page.locator(CAN).first.wait_for()
    yield f"table-{id}"
    take_one(page)
    give_up(visitor)
    page.locator(".End h1").wait_for()
    yield f"end-{id}"
    page.locator("a[href*='/review/']").click()
    page.locator(".Decisions li").first.wait_for(timeout=4 * PATIENCE)
    yield f"review-{id}"
    page.go_back()
    page.locator(".End h1").wait_for()
    page.locator("a[href*='/replay/']").click()
    page.locator(".ReplayBar").wait_for()
    yield f"replay-{id}"


def take_one(page: Page) -> None:
    """Pick a card, and wait for the next question: in a draft, a pick counts when everybody has picked."""
    before = page.locator(CAN).count()
    page.locator(CAN).first.click()
    page.wait_for_function(
        "([can, before]) => ![0, before].includes(document.querySelectorAll(can).length)", arg=[CAN, before]
    )


def give_up(visitor: Visitor) -> None:
    page = visitor.page
    page.locator("[popovertarget=table-menu]").click()
    page.locator("#table-menu .concede").click()
    say_yes(page)


def say_yes(page: Page) -> None:
    """Answer a doubt; for a moment it takes no answer, because a double-click is none."""
    page.locator(".Doubt .yes:not([aria-disabled=true])").click()
    page.locator(".Doubt").wait_for(state="detached")
