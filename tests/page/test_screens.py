"""Every screen: nothing to complain about for axe, nothing beyond the edge of the window, in all languages and sizes."""

from itertools import chain

import pytest

from tests.page.conftest import Visit
from tests.page.player import CAN, sit_down
from tests.page.tour import doors, games, lobby

SIZES = {"desk": (1440, 900), "tablet": (768, 1024), "phone": (360, 740)}
VISITS = [("en", size) for size in SIZES] + [(language, "phone") for language in ("ru", "pl", "hu")]


@pytest.mark.parametrize(("language", "size"), VISITS)
def test_every_screen_fits_the_window_and_has_no_barriers(visit: Visit, language: str, size: str) -> None:
    anna, bela = visit(SIZES[size], language), visit(SIZES[size], language)
    seen = []
    for screen in chain(doors(anna), lobby(anna, bela), games(anna)):
        seen.append(screen)
        visitor = bela if screen == "join" else anna
        assert visitor.page.locator("html").get_attribute("lang") == language
        assert visitor.complaints() == [], screen
        assert visitor.sideways() <= 0, screen
    assert {"home", "lobby", "join", "kingdom-hand", "table-intrigo", "end-dominion", "replay-dominion"} <= set(seen)


@pytest.mark.parametrize("game", ["Dominion", "Intrigo"])
def test_the_tables_have_no_barriers_by_night(visit: Visit, game: str) -> None:
    for size in SIZES.values():
        visitor = visit(size, color_scheme="dark")
        sit_down(visitor, game)
        visitor.page.locator(CAN).first.wait_for()
        assert visitor.complaints() == [], size
        assert visitor.sideways() <= 0, size
