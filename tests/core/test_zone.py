"""A zone does what a list does, whatever its block has held before."""

from __future__ import annotations

from random import Random

import pytest

from signoria.core.rng import from_seed
from signoria.core.zone import Zone


def test_a_zone_is_the_same_as_a_list_after_any_changes() -> None:
    random = Random(1)
    for _ in range(200):
        zone = Zone()
        numbers: list[int] = []
        for _ in range(60):
            change = random.randrange(9)
            number = random.randrange(4000)
            if change < 4 or not numbers:
                zone.append(number)
                numbers.append(number)
            elif change == 4:
                assert zone.pop() == numbers.pop()
            elif change == 5:
                place = random.randrange(len(numbers))
                assert zone.take(place) == numbers.pop(place)
            elif change == 6:
                zone.sort()
                numbers.sort()
            elif change == 7:
                zone[-1] = number
                numbers[-1] = number
            elif random.random() < 0.2:
                zone.clear()
                numbers.clear()
            assert zone == numbers
            assert len(zone) == len(numbers)
            assert list(zone) == numbers


def test_a_copy_is_independent() -> None:
    zone = Zone([1, 2, 3])
    twin = zone.copy()
    twin.append(4)
    twin[0] = 9
    assert zone == [1, 2, 3]
    assert twin == [9, 2, 3, 4]


def test_loading_replaces_everything_and_keeps_nothing_in_common() -> None:
    for n in range(12):
        zone, other = Zone(range(8)), Zone(range(100, 100 + n))
        zone.load(other)
        assert zone == list(range(100, 100 + n))
        zone.append(7)
        assert other == list(range(100, 100 + n))


def test_adding_and_swapping_move_whole_zones() -> None:
    one, other = Zone([1, 2]), Zone([3, 4, 5])
    one.add(other)
    assert one == [1, 2, 3, 4, 5]
    one.swap(other)
    assert one == [3, 4, 5] and other == [1, 2, 3, 4, 5]


def test_the_cold_part_reads_and_writes_like_a_list() -> None:
    zone = Zone([5, 6, 7, 6])
    assert (zone[0], zone[-1], zone[1:3]) == (5, 6, [6, 7])
    assert (zone.count(6), zone.index(7), 7 in zone, 8 in zone) == (2, 2, True, False)
    zone.remove(6)
    zone.reverse()
    assert zone == [6, 7, 5] and zone != [6, 7] and zone == Zone([6, 7, 5])
    zone[:] = zone[1:]
    del zone[0]
    zone.extend([1, 2])
    assert repr(zone) == "[5, 1, 2]"
    assert list(reversed(zone)) == [2, 1, 5]
    assert bool(zone) and not Zone()


@pytest.mark.parametrize("place", [3, -4, 100])
def test_there_is_nothing_beyond_the_end(place: int) -> None:
    zone = Zone([1, 2, 3])
    with pytest.raises(IndexError):
        zone[place]
    with pytest.raises(IndexError):
        zone[place] = 1
    with pytest.raises(ValueError, match="not in list"):
        zone.remove(9)


def test_a_zone_is_shuffled_as_a_list_is() -> None:
    zone, numbers = Zone(range(40)), list(range(40))
    from_seed("one").shuffle(zone)
    from_seed("one").shuffle(numbers)
    assert zone == numbers != list(range(40))
