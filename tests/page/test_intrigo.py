"""Intrigo on the page, in a real browser."""

from tests.page.conftest import Visit
from tests.page.player import expect_end, play_on, sit_down


def test_a_whole_game_against_bots_by_mouse(visit: Visit) -> None:
    anna = visit()
    sit_down(anna, "Intrigo")
    play_on(anna, "intrigo")
    expect_end(anna)
    assert anna.complaints() == []
