"""Several games by the same people: who starts, what it stands at, the next kingdom, two tables for many."""

from fractions import Fraction

import pytest

from signoria.core.registry import BadSetup
from signoria.core.rng import from_seed
from signoria.dominion import (
    BadKingdom,
    Choice,
    Played,
    Series,
    Setup,
    deal,
    read_kingdom,
    read_wishes,
    seat_people,
    starting_seat,
    table_sizes,
)
from tests.rules import rule

FIRST_GAME = read_kingdom("first_game_base2")


def ids(kingdom: tuple[str, ...]) -> set[str]:
    return {entry.partition("@")[0] for entry in kingdom}


def starts(seats: int, winners: list[int], n: int = 400) -> list[int]:
    rng = from_seed(f"{seats} {winners}")
    return [starting_seat(seats, winners, rng) for _ in range(n)]


def series(seats: int, *games: tuple[list[int], list[int]]) -> Series:
    """A series of finished games: winners and points of each."""
    made = Series(seats)
    for winners, points in games:
        made.add(Played(FIRST_GAME, tuple(winners), tuple(points)))
    return made


@rule("dominion:S-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_chance_decides_who_starts_the_first_game(seats: int) -> None:
    found = starts(seats, [])
    assert all(found.count(seat) >= 400 // seats - 45 for seat in range(seats))


@rule("dominion:S-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_player_to_the_left_of_the_winner_starts_the_next_game(seats: int) -> None:
    for winner in range(seats):
        assert set(starts(seats, [winner], 20)) == {(winner + 1) % seats}


@rule("dominion:S-12")
@pytest.mark.parametrize(
    ("seats", "winners", "others"),
    [(3, [0, 1], [2]), (3, [0, 2], [1]), (4, [1, 2], [0, 3]), (4, [0, 1, 3], [2]), (6, [0, 5], [1, 2, 3, 4])],
)
def test_after_a_shared_victory_one_of_those_who_did_not_win_starts(
    seats: int, winners: list[int], others: list[int]
) -> None:
    found = starts(seats, winners)
    assert sorted(set(found)) == others
    assert all(found.count(seat) >= 400 // len(others) - 45 for seat in others)


@rule("dominion:S-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_if_all_shared_the_victory_any_of_them_starts(seats: int) -> None:
    found = starts(seats, list(range(seats)))
    assert all(found.count(seat) >= 400 // seats - 45 for seat in range(seats))


@rule("dominion:S-11", "dominion:S-12")
def test_the_next_game_begins_with_the_right_player() -> None:
    played = series(3, ([1], [10, 30, 20]))
    assert played.next_setup(Setup(3, FIRST_GAME), from_seed("")).first == 2
    played.add(Played(FIRST_GAME, (1, 2), (10, 30, 30)))
    setup = played.next_setup(Setup(3, FIRST_GAME, merged_treasure=True), from_seed(""))
    assert setup == Setup(3, FIRST_GAME, merged_treasure=True, first=0)
    assert deal(setup, from_seed("")).active == 0


@rule("dominion:S-11")
def test_who_wins_a_tie_by_fewer_turns_is_the_one_winner() -> None:
    """The winners of a finished game are those after the tie-break (E-4), so nothing is left to decide here."""
    table = deal(Setup(2, FIRST_GAME, first=0), from_seed(""))
    for who, turns in zip(table.players, (10, 9), strict=True):
        who.turns = turns
    assert table.leaders() == [1]
    played = Series(2)
    played.add(Played(FIRST_GAME, tuple(table.leaders()), (3, 3)))
    assert played.next_setup(Setup(2, FIRST_GAME), from_seed("")).first == 0


def test_the_score_counts_victories_and_those_who_share_one_share_it() -> None:
    played = series(3, ([0], [30, 20, 10]), ([1, 2], [5, 21, 21]), ([1], [12, 18, 0]), ([0, 1, 2], [9, 9, 9]))
    rows = {row.seat: row for row in played.standings()}
    assert [row.seat for row in played.standings()] == [1, 0, 2]
    assert (rows[0].won, rows[0].shared, rows[0].victories, rows[0].points) == (1, 1, Fraction(4, 3), 56)
    assert (rows[1].won, rows[1].shared, rows[1].victories, rows[1].points) == (1, 2, Fraction(11, 6), 68)
    assert (rows[2].won, rows[2].shared, rows[2].victories, rows[2].points) == (0, 2, Fraction(5, 6), 40)
    assert sum(row.victories for row in rows.values()) == 4
    assert played.leaders() == [1]


def test_before_the_first_game_nobody_leads() -> None:
    assert Series(2).leaders() == []
    assert series(2, ([0], [9, 5]), ([1], [3, 4])).leaders() == [0, 1]


@pytest.mark.parametrize(
    ("winners", "points", "reason"),
    [
        ([], [1, 2], "winners must be among the game’s 2 seats"),
        ([2], [1, 2], "winners must be among the game’s 2 seats"),
        ([0, 0], [1, 2], "a seat can win a game only once"),
        ([0], [1, 2, 3], "2 seats need 2 scores, not 3"),
    ],
)
def test_a_result_that_cannot_be_is_refused(winners: list[int], points: list[int], reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        series(2, (winners, points))


def test_a_series_keeps_its_number_of_players() -> None:
    with pytest.raises(BadSetup, match="the series has 2 players, but this game has 3"):
        Series(2).next_setup(Setup(3, FIRST_GAME), from_seed(""))


@rule("dominion:S-14")
def test_between_games_each_player_may_name_a_kind_to_be_swapped_out() -> None:
    played = Series(3, Choice(["base2"]))
    played.add(Played(FIRST_GAME, (0,), (3, 2, 1)))
    for n in range(20):
        following = played.rotate(["Mine", "", "mine"], from_seed(str(n)))
        assert ids(FIRST_GAME) - ids(following) == {"mine"}
        assert len(ids(following)) == 10
        assert all(entry.endswith("@base2") for entry in following)
    assert played.rotate(["", "", ""], from_seed("")) == FIRST_GAME


@rule("dominion:S-14")
def test_nobody_may_name_two() -> None:
    played = series(2, ([0], [3, 2]))
    with pytest.raises(BadKingdom, match="each of the 2 players may name one card to swap, but 3 are named"):
        played.rotate(["mine", "moat", "market"], from_seed(""))


def test_before_the_first_game_there_is_nothing_to_swap() -> None:
    with pytest.raises(BadKingdom, match="this is the first game"):
        Series(2).rotate(["mine"], from_seed(""))


@rule("dominion:S-16", "dominion:S-17")
@pytest.mark.parametrize(
    ("people", "ways"),
    [
        (2, [[2]]),
        (3, [[3]]),
        (4, [[4]]),
        (5, [[2, 3], [5]]),
        (6, [[3, 3], [2, 4], [6]]),
        (7, [[3, 4]]),
        (8, [[4, 4]]),
    ],
)
def test_five_and_more_sit_down_at_two_tables_or_up_to_six_at_one(people: int, ways: list[list[int]]) -> None:
    assert table_sizes(people) == ways


@rule("dominion:S-17")
@pytest.mark.parametrize("people", [0, 1, 9, 12])
def test_more_than_eight_are_refused(people: int) -> None:
    with pytest.raises(BadSetup, match=f"2 to 8 people, not {people}"):
        table_sizes(people)


@rule("dominion:S-17", "dominion:S-18")
@pytest.mark.parametrize(("people", "sizes"), [(5, []), (6, []), (6, [2, 4]), (6, [4, 2]), (7, []), (8, [])])
def test_everyone_gets_a_seat_and_no_kind_is_at_both_tables(people: int, sizes: list[int]) -> None:
    names = [f"player {n}" for n in range(people)]
    for n in range(10):
        one, other = seat_people(names, from_seed(str(n)), Choice(), sizes)
        assert sorted([*one.people, *other.people]) == names
        assert not ids(one.kingdom) & ids(other.kingdom)
        for table in (one, other):
            assert 2 <= len(table.people) <= 4
            deal(Setup(len(table.people), table.kingdom), from_seed(""))
        assert [len(one.people), len(other.people)] == (sizes or table_sizes(people)[0])


@rule("dominion:S-16")
def test_five_or_six_may_stay_at_one_table() -> None:
    (table,) = seat_people(list("abcdef"), from_seed(""), Choice(), [6])
    assert sorted(table.people) == list("abcdef")
    assert len(deal(Setup(6, table.kingdom), from_seed("")).players) == 6


@rule("dominion:S-17")
def test_tables_of_other_sizes_are_refused() -> None:
    with pytest.raises(BadSetup, match=r"6 people can be seated as 3\+3, 2\+4, or 6, not as 1\+5"):
        seat_people(list("abcdef"), from_seed(""), Choice(), [1, 5])


@rule("dominion:S-17")
def test_chance_decides_who_sits_where() -> None:
    seatings = {seat_people(list("abcde"), from_seed(str(n)), Choice())[0].people for n in range(60)}
    assert len(seatings) > 10


@rule("dominion:S-18")
def test_both_tables_get_what_is_wished_for() -> None:
    tables = seat_people(list("abcdefgh"), from_seed(""), Choice(), wishes=read_wishes("moat<=1, village, trasher"))
    assert len(tables) == 2
    with pytest.raises(BadKingdom, match="two tables can’t both meet"):
        seat_people(list("abcdefgh"), from_seed(""), Choice(), wishes=read_wishes("witch"))
