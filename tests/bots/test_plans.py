"""Menus of a long search that are kept for some kingdoms: they load, they fit, and hard plays by them."""

from importlib.resources import files

import pytest

from signoria.bots.dominion.levels import Hard
from signoria.bots.dominion.levels.known_plans import known_plan
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.dominion import GAME, RECOMMENDED, DominionView
from tests.volume import some

KEPT = sorted(entry.name.removesuffix(".menu") for entry in files("signoria.bots.dominion").joinpath("plans").iterdir())


def seat_at(kingdom: str, players: int = 2) -> Seat[DominionView]:
    setup = GAME.lobby_rules().match_setup({"kingdom": kingdom}, players, [], from_seed("kingdom"))
    return Seat(Game(GAME.dealer(setup).deal(from_seed("plans"))), 0)


def test_there_are_menus_and_each_is_for_a_recommended_kingdom() -> None:
    assert KEPT
    assert {one.id for one in RECOMMENDED}.issuperset(KEPT)


@pytest.mark.parametrize("kingdom", some(KEPT))
def test_hard_plays_by_the_menu_for_its_kingdom(kingdom: str) -> None:
    seat = seat_at(kingdom)
    plan = known_plan(seat.view)
    assert plan is not None
    plan.at(seat.view)
    assert Hard(from_seed("hard")).menu(seat).name == plan.name == kingdom
    assert Hard(from_seed("hard"), searched=False).menu(seat).name != kingdom


def test_there_is_no_menu_for_other_kingdoms_or_more_players() -> None:
    assert known_plan(seat_at(KEPT[0], 3).view) is None
    assert known_plan(seat_at("random").view) is None
