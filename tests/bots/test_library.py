"""The library's menus load and fit their cards, and a race on the same deals finds the strongest of some menus."""

from pathlib import Path

import pytest

from signoria.bots.dominion.learned.estimate import Estimate
from signoria.bots.dominion.levels.best_plan import STAY, Race, best_plans, contenders, entrants
from signoria.bots.dominion.levels.library import Entry, fitting, library, read_library, write_library
from signoria.bots.dominion.levels.tournament import best_menu
from signoria.bots.dominion.menu import MenuText, lines_of
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.dominion import GAME, ROSTER, Dominion, DominionView, load_cards

BASICS = {"copper", "silver", "gold", "estate", "duchy", "province", "curse"}
FIRST_GAME = "cellar, market, militia, mine, moat, remodel, smithy, village, woodcutter, workshop"
MONEY = MenuText("money", "province\ngold\nsilver")
POOR = MenuText("poor", "province\nsilver if own silver < 1\nmoat")
SMITHY = MenuText("smithy", "province\ngold\nsmithy if own smithy < 1\nsilver")


def seat_at(kingdom: str, players: int = 2) -> Seat[DominionView]:
    setup = GAME.lobby_rules().match_setup({"kingdom": kingdom}, players, [], from_seed("kingdom"))
    return Seat(Game(GAME.dealer(setup).deal(from_seed("library"))), 0)


def board_of(seat: Seat[DominionView]) -> Dominion:
    board = seat.sample(from_seed("table")).state
    assert isinstance(board, Dominion)
    return board


def race(seat: Seat[DominionView], menus: list[MenuText], picks: int, edges: list[list[float]] | None = None) -> Race:
    """A race of menus of which nothing is expected, unless it is said."""
    return Race(board_of(seat), menus, edges or [[0.0] * len(menus) for _ in menus], picks)


def test_every_menu_of_the_library_names_exactly_the_cards_at_its_head() -> None:
    assert len(library()) > 100
    for entry in library():
        named = set(entry.menu().cards()) - BASICS
        assert entry.cards == sorted(named)
        assert named <= ROSTER.keys()


def test_no_menu_is_in_the_library_twice() -> None:
    texts = [entry.text for entry in library()]
    assert len(texts) == len(set(texts))


def test_a_library_reads_as_it_was_written() -> None:
    entries = [Entry(["chapel", "minion"], "province\nminion\nchapel if own chapel < 1"), Entry(["moat"], "moat")]
    again = read_library(write_library(entries, "About these.\nTwo lines."))
    assert [(one.cards, one.text) for one in again] == [(one.cards, one.text) for one in entries]


def test_menus_fit_where_all_their_cards_are_in_their_order() -> None:
    there, absent = Entry(["moat", "smithy"], "smithy\nmoat"), Entry(["moat", "witch"], "witch\nmoat")
    another = Entry(["smithy"], "smithy")
    assert fitting([there, absent, another], seat_at(FIRST_GAME).view) == [there, another]


@pytest.mark.parametrize("players", [2, 3])
def test_the_stronger_menu_wins_the_race(players: int) -> None:
    seat = seat_at(FIRST_GAME, players)
    assert race(seat, [MONEY, POOR, SMITHY], 20_000).ranked()[0] is SMITHY


def test_what_is_expected_counts_until_games_say_otherwise() -> None:
    lies = [[0.0, -0.5, 0.5], [0.5, 0.0, 0.5], [-0.5, -0.5, 0.0]]  # poor is best, smithy is worst
    seat = seat_at(FIRST_GAME)
    assert race(seat, [MONEY, POOR, SMITHY], 0, lies).ranked()[0] is POOR
    assert race(seat, [MONEY, POOR, SMITHY], 60_000, lies).ranked()[0] is SMITHY


GOLDSMITH = """
id: goldsmith
names: {en: Goldsmith, ru: Ювелир, pl: Złotnik, hu: Ötvös}
text: {en: "+2 Cards. +1 Action. +$3."}
cost: 4
types: [action]
cards: 2
actions: 1
coins: 3
"""


@pytest.mark.parametrize("players", [2, 4])
def test_a_menu_with_a_card_of_one_s_own_races_though_nothing_is_expected_of_it(tmp_path: Path, players: int) -> None:
    file = tmp_path / "goldsmith.yaml"
    file.write_text(GOLDSMITH, encoding="utf-8")
    wishes = {
        "kingdom": "goldsmith, " + FIRST_GAME.partition(", ")[2],
        "custom": [card.data() for card in load_cards([file]).custom],
    }
    setup = GAME.lobby_rules().match_setup(wishes, players, [], from_seed("kingdom"))
    seat = Seat[DominionView](Game(GAME.dealer(setup).deal(from_seed("library"))), 0)
    own = MenuText("own", "province\ngold\ngoldsmith\nsilver")
    menus = [MONEY, *[menu for menu in contenders(seat, library(), Estimate()) if "goldsmith" not in menu.cards()], own]
    edges = Estimate().among([lines_of(menu) for menu in menus])
    assert sum(edge[0] > 0 for edge in edges) > STAY[0], "enough menus of which more is expected"
    assert race(seat, menus, 100_000, edges).ranked()[0] is own


def test_one_menu_wins_its_race() -> None:
    assert race(seat_at(FIRST_GAME), [MONEY], 1_000).ranked() == [MONEY]


def test_a_menu_that_beats_the_first_one_a_bit_more_does_not_win_against_one_that_beats_it() -> None:
    three = race(seat_at(FIRST_GAME), [POOR, MONEY, SMITHY], 0)
    poor, money, smithy = three.field
    for one, other, won in ((money, poor, 40.0), (smithy, poor, 38.0), (smithy, money, 30.0)):
        one.won[other.number], other.won[one.number] = won, 40.0 - won
        one.deals[other.number] = other.deals[one.number] = 20.0
    assert three._sorted(three.field, three.field) == [smithy, money, poor]


def test_the_work_of_a_race_is_bounded() -> None:
    three = race(seat_at(FIRST_GAME), [MONEY, POOR, SMITHY], 3_000)
    three.ranked()
    assert 0 < three.deal < 30


def test_medium_s_menu_and_fitting_menus_of_the_library_race() -> None:
    seat = seat_at(FIRST_GAME)
    menus = entrants(seat, library())
    assert menus[0] is best_menu(seat)
    texts = {entry.text for entry in fitting(library(), seat.view)}
    assert sum(menu.name.startswith("library") for menu in menus) <= len(texts)
    for menu in menus:
        menu.at(seat.view)


def test_the_same_table_gets_the_same_plans() -> None:
    first = best_plans(seat_at(FIRST_GAME), 3_000)
    assert best_plans(seat_at(FIRST_GAME), 3_000) is first
    seat = seat_at(FIRST_GAME)
    menus = contenders(seat, library(), Estimate())
    edges = Estimate().among([lines_of(menu) for menu in menus])
    again = race(seat, menus, 3_000, edges).ranked()
    assert [menu.lines for menu in again] == [menu.lines for menu in first]
