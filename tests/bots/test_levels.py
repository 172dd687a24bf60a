"""The levels for people: legal in any company and kingdom, each better than the one below, the same whenever they play."""

from pathlib import Path

import pytest

from signoria.bots import Bot
from signoria.bots.bot import play_until
from signoria.bots.dominion.levels.candidates import LADDER, candidates, singles_in
from signoria.bots.registry import find_bot
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.dominion import (
    GAME,
    ROSTER,
    Choice,
    DominionView,
    Setup,
    deal,
    load_cards,
)
from signoria.lab import Run, new_match
from tests.volume import some

FEW = "cellar, moat, village, workshop, woodcutter, bureaucrat, feast, remodel, festival"
GARDENS = "gardens, cellar, moat, village, workshop, woodcutter, feast, remodel, festival, chapel"
LEVELS = ("novice", "easy", "medium")
CUSTOM = Path(__file__).resolve().parents[2] / "examples" / "old_mill.yaml"


def level(name: str, seed: str = "1") -> Bot:
    return find_bot(name, "dominion").new(from_seed(seed))


def kingdom_of(number: int) -> tuple[str, ...]:
    return Choice().at_random(from_seed(f"levels {number}"), [])


def view_of(kingdom: tuple[str, ...], seats: int = 2) -> DominionView:
    return deal(Setup(seats, kingdom), from_seed("view")).view(0)


@pytest.mark.parametrize("seats", some(range(2, 7)))
@pytest.mark.parametrize("number", range(2))
def test_every_level_plays_to_the_end_in_any_company(number: int, seats: int) -> None:
    names = [LEVELS[(number + seat) % len(LEVELS)] for seat in range(seats)]
    game = Game(deal(Setup(seats, kingdom_of(10 * seats + number)), from_seed(f"levels deal {number}")))
    assert play_until(game, [level(name) for name in names], 100 * seats)
    points = game.state.points()
    assert {points[seat] for seat in game.state.winners()} == {max(points)}


@pytest.mark.parametrize(("better", "worse"), [("easy", "novice"), ("medium", "easy")])
def test_a_level_beats_the_one_below(better: str, worse: str) -> None:
    won = games = 0.0
    for number in range(3):
        run = Run(new_match(GAME.name, (better, worse), {"kingdom": "random"}, f"beats {number}"), 20)
        run.play()
        won += run.tally.score(0).value * run.tally.games / 100
        games += run.tally.games
    assert games == 60
    assert won > 0.6 * games


def played(name: str) -> bytes:
    """A game of a level against itself, as everything that is on the table in the end."""
    game = Game(deal(Setup(2, kingdom_of(1)), from_seed("played")))
    assert play_until(game, [level(name), level(name)], 200)
    return game.state.key()


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_chance_plays_the_same_game(name: str) -> None:
    assert played(name) == played(name)


@pytest.mark.parametrize("name", LEVELS)
def test_a_card_nobody_has_heard_of_breaks_nothing(name: str) -> None:
    custom = [own.data() for own in load_cards([CUSTOM]).custom]
    run = Run(new_match(GAME.name, (name, "big_money"), {"kingdom": "old_mill, " + FEW, "custom": custom}, "1"), 4)
    run.play()
    assert run.tally.games == 4


def test_every_kingdom_card_has_been_measured() -> None:
    measured = {row.id for row in ROSTER.values() if row.single is not None}
    assert measured == {kind.card.id for kind in Choice().kinds()}


def test_the_menus_of_a_kingdom_begin_with_the_most_promising() -> None:
    view = view_of(kingdom_of(2))
    found = candidates(view)
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)
    assert {single.card for single in singles_in(view)} <= {one.menu.name for one in found}
    for one in found:
        one.menu.at(view)


def test_a_menu_of_the_ladder_is_tried_where_all_its_cards_are() -> None:
    names = [one.menu.name for one in candidates(view_of(Choice().read(GARDENS, from_seed("1"))))]
    assert "workshop_gardens" in names
    assert "ironworks_gardens" not in names
    assert set(names) & set(LADDER) == {"workshop_gardens", "big_money_ultimate"}
