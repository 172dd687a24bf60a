"""Every screen: nothing to complain about for axe, nothing beyond the edge of the window, in all languages and sizes."""

import pytest

from tests.page.conftest import Visit
from tests.page.player import CAN, sit_down

SIZES = {"desk": (1440, 900), "tablet": (768, 1024), "phone": (360, 740)}
LANGUAGES = ("en", "ru", "pl", "hu")
SCREENS = ("/", "/friends", "/kingdom", "/learn", "/games", "/replay")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_fits_the_window_and_has_no_barriers(visit: Visit, language: str) -> None:
    for size in SIZES.values():
        visitor = visit(size, language)
        for screen in SCREENS:
            visitor.open(screen)
            assert visitor.page.locator("html").get_attribute("lang") == language
            assert visitor.complaints() == [], (screen, size)
            assert visitor.sideways() <= 0, (screen, size)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", ["Dominion", "Intrigo"])
def test_the_tables_have_no_barriers_by_day_and_by_night(visit: Visit, game: str, scheme: str) -> None:
    for size in SIZES.values():
        visitor = visit(size, color_scheme=scheme)
        sit_down(visitor, game)
        visitor.page.locator(CAN).first.wait_for()
        assert visitor.complaints() == [], size
        assert visitor.sideways() <= 0, size
