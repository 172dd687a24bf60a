"""Every screen: nothing to complain about for axe, nothing beyond the edge of the window, in all languages and sizes."""

from itertools import chain

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.player import CAN, sit_down
from tests.page.tour import doors, games, lobby

SIZES = {"desk": (1440, 900), "tablet": (768, 1024), "phone": (360, 740)}
VISITS = [("en", size, "light") for size in SIZES] + [
    ("ru", "phone", "light"),
    ("pl", "phone", "dark"),
    ("hu", "phone", "dark"),
]


@pytest.mark.parametrize(("language", "size", "theme"), VISITS)
def test_every_screen_fits_the_window_and_has_no_barriers(visit: Visit, language: str, size: str, theme: str) -> None:
    anna, bela = [visit(SIZES[size], language, color_scheme=theme) for _ in range(2)]
    seen = []
    first = next(visit for visit in VISITS if visit[1:] == (size, theme))
    colors = language == first[0]  # they don't depend on the language
    for screen in chain(doors(anna), lobby(anna, bela), games(anna)):
        seen.append(screen)
        visitor = bela if screen == "join" else anna
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        assert visitor.complaints(colors) == [], screen
        assert visitor.sideways() <= 0, screen
    assert {
        "home",
        "lobby",
        "join",
        "kingdom-hand",
        "table-intrigo",
        "end-intrigo",
        "review-intrigo",
        "replay-dominion",
    } <= set(seen)


@pytest.mark.parametrize("game", ["Dominion", "Intrigo"])
def test_the_tables_have_no_barriers_by_night(visit: Visit, game: str) -> None:
    for size in SIZES.values():
        visitor = visit(size, color_scheme="dark")
        sit_down(visitor, game)
        visitor.page.locator(CAN).first.wait_for()
        assert visitor.complaints() == [], size
        assert visitor.sideways() <= 0, size
