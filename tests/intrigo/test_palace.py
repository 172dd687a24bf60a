"""The ring: buildings, gaps, and which touches which."""

import pytest

from signoria.intrigo.palace import ENTRANCE, Palace, is_seal_building, ring_size, row_and_column
from signoria.intrigo.words import is_card, option_name, option_named
from tests.rules import rule


def gaps_of(palace: Palace, building: int) -> list[int]:
    """The gaps that touch a building, found from the gaps' side."""
    return [gap for gap in range(palace.size) if palace.touching(gap) >> building & 1]


@rule("intrigo:GE-1")
@pytest.mark.parametrize(("seats", "size", "side"), [(4, 16, 5), (3, 12, 4)])
def test_the_buildings_are_the_outline_of_a_square(seats: int, size: int, side: int) -> None:
    assert ring_size(seats) == size == 4 * (side - 1)
    places = {row_and_column(2 * building, size) for building in range(size)}
    edge = 2 * (side - 1)
    assert places == {
        (row, column)
        for row in range(0, edge + 1, 2)
        for column in range(0, edge + 1, 2)
        if row in (0, edge) or column in (0, edge)
    }


@rule("intrigo:GE-8", "intrigo:AS-5")
@pytest.mark.parametrize(("size", "last"), [(16, 8), (12, 6)])
def test_cells_are_counted_clockwise_from_the_entrance_at_the_top_left(size: int, last: int) -> None:
    cells = [row_and_column(cell, size) for cell in range(2 * size)]
    assert len(set(cells)) == 2 * size
    assert cells[0] == (0, 0)
    assert cells[1] == (0, 1), "first to the right"
    corners = [building for building in range(size) if set(cells[2 * building]) <= {0, last}]
    assert corners == [i * size // 4 for i in range(4)]
    assert [cells[2 * corner] for corner in corners] == [(0, 0), (0, last), (last, last), (last, 0)]
    for here, there in zip(cells, cells[1:] + cells[:1], strict=True):
        assert abs(here[0] - there[0]) + abs(here[1] - there[1]) == 1
    for cell, (row, column) in enumerate(cells):
        assert (row + column) % 2 == cell % 2, "buildings on even offsets, gaps between them"


@rule("intrigo:GE-2", "intrigo:GE-3", "intrigo:CO-2", "intrigo:RU-19")
@pytest.mark.parametrize("size", [12, 16])
def test_seal_and_ducat_buildings_alternate_from_the_entrance_which_is_for_a_seal(size: int) -> None:
    assert ENTRANCE == 0
    assert is_seal_building(ENTRANCE)
    kinds = [is_seal_building(building) for building in range(size)]
    assert kinds.count(True) == size // 2
    assert all(kinds[i] != kinds[i - 1] for i in range(size)), "the alternation closes"
    assert row_and_column(2 * ENTRANCE, size) == (0, 0), "a corner"


@rule("intrigo:GE-4", "intrigo:GE-5", "intrigo:GE-7")
@pytest.mark.parametrize("size", [12, 16])
def test_each_gap_touches_two_buildings_and_each_building_two_gaps(size: int) -> None:
    palace = Palace(size)
    for i in range(size):
        assert palace.touching(i) == 1 << i | 1 << (i + 1) % size
        assert sorted(gaps_of(palace, i)) == sorted([(i - 1) % size, i])
        touched = [building for building in range(size) if palace.touching(i) >> building & 1]
        assert sorted(map(is_seal_building, touched)) == [False, True]


@rule("intrigo:GE-4")
def test_a_gap_holds_at_most_one_card() -> None:
    palace = Palace(16)
    palace.lay(option_named("co4"), 3)
    assert palace.empty_gaps() == 15
    with pytest.raises(AssertionError):
        palace.lay(option_named("da4"), 3)


@rule("intrigo:GE-6", "intrigo:RU-3")
@pytest.mark.parametrize("size", [12, 16])
def test_neighbours_are_the_two_gaps_beyond_the_touching_buildings(size: int) -> None:
    palace = Palace(size)
    for gap in range(size):
        shared = {
            other
            for building in range(size)
            if palace.touching(gap) >> building & 1
            for other in gaps_of(palace, building)
            if other != gap
        }
        assert (
            {i for i in range(size) if palace.neighbours(gap) >> i & 1}
            == shared
            == {(gap - 1) % size, (gap + 1) % size}
        )


def test_every_name_has_a_number_and_back() -> None:
    for number in range(128):
        name = option_name(number)
        if not name.startswith("option"):
            assert option_named(name) == number
            assert option_named(name.upper()) == number
    assert option_named("Co4") == option_named("contarini_4") == 4
    assert option_named("Ti3") == option_named("tiepolo_3")
    assert is_card(option_named("Mo2"))
    assert option_named("Me") == option_named("merchants")
    assert option_named("d") == option_named("ducat")
    assert option_named("g16") == option_named("contarini") == option_named("") == -1
