"""A series at the terminal: what it stands at, who starts next, and the cards of the next game."""

import pytest

from signoria.cli.play import NotHere, game_of, only_wished, prices_of, seats
from signoria.cli.table.company import BadCompany
from signoria.cli.table.series import TerminalSeries
from signoria.cli.table.two_tables import TwoTables
from signoria.core.errors import SignoriaError
from signoria.core.lobby import NEW, ROTATED, SAME
from signoria.core.rng import from_seed
from signoria.lang import Translator

NAMES = ["Anna", "Marta"]
ENGLISH = Translator("en")


def series(seats: int = 2) -> TerminalSeries:
    ruleset = game_of("dominion")
    games = TerminalSeries(ruleset, seats, {})
    games.setup = ruleset.lobby_rules().setup({}, seats, from_seed("series"))
    return games


def test_won_shared_and_points_are_counted_over_all_games() -> None:
    games = series()
    games.results = [{"winners": [1], "points": [20, 30]}, {"winners": [0, 1], "points": [12, 12]}]
    assert games.standings() == [(1, 1, 1, 42), (0, 0, 1, 32)]
    lines = [line.plain for line in games.lines(ENGLISH, NAMES)]
    assert "  Marta: 1 won, 1 shared, 42 points" in lines
    assert lines[-1] == "A random player starts the next game."
    games.results.append({"winners": [0], "points": [9, 3]})
    assert games.lines(ENGLISH, NAMES)[-1].plain == "Marta, to the left of the winner, starts the next game."


def test_the_only_player_who_lost_starts_next() -> None:
    games = series(3)
    games.results = [{"winners": [0, 2], "points": [12, 9, 12]}]
    line = games.lines(ENGLISH, ["Anna", "Marta", "Zsófi"])[-1].plain
    assert line == "Marta, the only player who didn’t win, starts the next game."


def test_the_next_game_has_the_same_cards_new_ones_or_some_swapped() -> None:
    games = series()
    games.results = [{"winners": [1], "points": [20, 30]}]
    assert games.wants("", ENGLISH) == (SAME, [])
    assert games.wants("new", ENGLISH) == (NEW, [])
    how, named = games.wants("swap Moat, Village", ENGLISH)
    assert (how, named) == (ROTATED, ["Moat", "Village"])
    before = games.setup["kingdom"]
    assert isinstance(before, list)
    games.go_on(how, named, from_seed("next"))
    after = games.setup["kingdom"]
    assert isinstance(after, list)
    assert len(set(before) - set(after)) == 2 and not any("moat" in card for card in after)
    assert games.setup["first"] == 0
    with pytest.raises(SignoriaError):
        games.go_on(ROTATED, ["Throne Room"], from_seed("next"))
    assert games.setup["kingdom"] == after


def test_options_of_one_game_are_refused_for_the_other() -> None:
    intrigo, dominion = game_of("intrigo"), game_of("dominion")
    assert only_wished(intrigo, {}, {"first": 2, "ducat_total": 0}) == {"first": 1}
    with pytest.raises(NotHere, match="--rounds"):
        only_wished(dominion, {}, {"max_rounds": 5})
    with pytest.raises(NotHere, match="--kingdom"):
        only_wished(intrigo, {"kingdom": "deck_top"}, {})
    with pytest.raises(NotHere):
        prices_of("1,x,3")


def test_five_to_eight_people_sit_at_two_tables_with_different_cards() -> None:
    everyone = ["Anna", "Béla", "Cili", "Dóra", "Ede"]
    ruleset = game_of("dominion")
    two = [TwoTables.draw(ruleset, {"tables": "2+3"}, 5, "night", here) for here in (1, 2)]
    assert two[0].tables == two[1].tables, "each computer draws the same"
    names = [one.names(everyone) for one in two]
    assert [len(sitting) for sitting in names] == [2, 3] and sorted([*names[0], *names[1]]) == everyone
    kingdoms = [one.setup["kingdom"] for one in two]
    here, there = [
        {str(card).partition("@")[0] for card in kingdom} for kingdom in kingdoms if isinstance(kingdom, list)
    ]
    assert len(here) == len(there) == 10 and not here & there
    lines = [line.plain for line in two[0].lines(ENGLISH, everyone)]
    assert lines[0] == "Two tables" and lines[2].endswith("(here)")
    assert "--seed night --table 2" in lines[-1]
    for people, way in ((5, "1+4"), (4, "2+2"), (9, "4+5")):
        with pytest.raises(SignoriaError):
            TwoTables.draw(ruleset, {"tables": way}, people, "night", 1)
    with pytest.raises(BadCompany, match="table 3"):
        TwoTables.draw(ruleset, {"tables": "3+3"}, 6, "night", 3)
    with pytest.raises(NotHere, match="--tables"):
        only_wished(game_of("intrigo"), {"tables": "2+3"}, {})
    assert len(seats(ruleset, "A,B,C,D,E,F,G,H", "", True)) == 8
    with pytest.raises(BadCompany):
        seats(ruleset, "A,B,C,D,E,F,G", "")
