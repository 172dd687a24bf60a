"""Every screen: nothing to complain about for axe, nothing beyond the edge of the window, in all languages and sizes."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.player import CAN, sit_down
from tests.page.tour import doors, game, lobby
from tests.page.visitor import Visitor

SIZES = {"desk": (1440, 900), "tablet": (768, 1024), "phone": (360, 740)}
LOOKS = [("en", size, "light") for size in SIZES] + [
    ("ru", "phone", "light"),
    ("pl", "phone", "dark"),
    ("hu", "phone", "dark"),
]
# Each walk begins in another language, window and theme, and every screen on it is looked at in all of them.
Walk = Callable[[Visitor, Visitor], Iterator[str]]
WALKS: dict[str, tuple[Walk, tuple[str, str, str], set[str]]] = {
    "doors": (
        lambda anna, _: doors(anna),
        ("en", "desk", "light"),
        {"home-new", "home", "preferences", "kingdom-hand"},
    ),
    "lobby": (lobby, ("pl", "phone", "dark"), {"lobby", "join"}),
    "dominion": (
        lambda anna, _: game(anna, "Dominion"),
        ("ru", "phone", "light"),
        {"table-dominion", "end-dominion", "review-dominion", "replay-dominion"},
    ),
    "intrigo": (
        lambda anna, _: game(anna, "Intrigo"),
        ("hu", "phone", "dark"),
        {"table-intrigo", "end-intrigo", "review-intrigo", "replay-intrigo"},
    ),
}


def look_like(visitor: Visitor, language: str, size: str, theme: str) -> None:
    width, height = SIZES[size]
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    visitor.speak(language)


def check_in_every_look(visitor: Visitor, screen: str, last: tuple[str, str, str]) -> None:
    compared = set()  # colors don't depend on the language
    at = LOOKS.index(last) + 1
    for language, size, theme in LOOKS[at:] + LOOKS[:at]:
        look_like(visitor, language, size, theme)
        colors = (size, theme) not in compared
        compared.add((size, theme))
        assert visitor.complaints(colors) == [], (screen, language, size, theme)
        assert visitor.sideways() <= 0, (screen, language, size, theme)


@pytest.mark.parametrize("name", WALKS)
def test_every_screen_fits_the_window_and_has_no_barriers(visit: Visit, name: str) -> None:
    walk, first, known = WALKS[name]
    language, size, theme = first
    anna, bela = [visit(SIZES[size], language, app=True, color_scheme=theme) for _ in range(2)]
    seen = set()
    for screen in walk(anna, bela):
        seen.add(screen)
        visitor = bela if screen == "join" else anna
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        check_in_every_look(visitor, screen, last=first)
    assert known <= seen


@pytest.mark.parametrize("name", ["Dominion", "Intrigo"])
def test_the_tables_have_no_barriers_by_night(visit: Visit, name: str) -> None:
    visitor = visit(color_scheme="dark")
    sit_down(visitor, name)
    visitor.page.locator(CAN).first.wait_for()
    for size in SIZES:
        look_like(visitor, "en", size, "dark")
        assert visitor.complaints(sheets=True) == [], size
        assert visitor.sideways() <= 0, size
