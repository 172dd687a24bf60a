"""How sure one may be: intervals that hold what they promise."""

import random
from collections.abc import Sequence

import pytest

from signoria.lab.statistics import Outcome, Tally


def tally(deals: Sequence[Sequence[tuple[int, ...]]], bots: int = 2) -> Tally:
    """Of the winners of each game of each deal."""
    made = Tally(bots)
    for deal in deals:
        made.add([Outcome(winners) for winners in deal])
    return made


def test_a_shared_win_counts_for_its_part() -> None:
    both = tally([[(0,), (0, 1)]])
    assert [both.score(i).value for i in (0, 1)] == [75.0, 25.0]
    assert [(bot.wins, bot.ties) for bot in both.bots] == [(1, 1), (0, 1)]
    assert both.ties().value == 50.0
    three = tally([[(0, 1, 2), (1, 2), (2,)]], bots=3)
    assert [round(three.score(i).value, 2) for i in range(3)] == [11.11, 27.78, 61.11]


def test_scores_add_up_to_a_hundred() -> None:
    chance = random.Random(1)
    made = tally([[tuple(sorted(chance.sample(range(5), chance.randint(1, 5))))] * 5 for _ in range(50)], bots=5)
    assert sum(made.score(i).value for i in range(5)) == pytest.approx(100)


def test_mirrored_deals_that_cancel_out_make_a_narrow_interval() -> None:
    mirrored = tally([[(0,), (1,)]] * 100).score(0)
    single = tally([[(0,), (0,)], [(1,), (1,)]] * 50).score(0)
    assert mirrored.value == single.value == 50
    assert mirrored.high - mirrored.low < 5 < 15 < single.high - single.low


def test_ten_wins_are_not_called_certain() -> None:
    score = tally([[(0,), (0,)]] * 5).score(0)
    assert score.value == score.high == 100
    assert 50 < score.low < 90


def test_nothing_is_known_of_no_games() -> None:
    score = Tally(2).score(0)
    assert (score.low, score.high) == (0, 100)
    assert Tally(2).mean_points(0) is None


def test_a_deal_cut_short_counts_for_the_games_it_had() -> None:
    made = tally([[(0,), (0,)], [(1,)]])
    assert made.games == 3
    assert made.score(0).value == pytest.approx(200 / 3)


def test_tallies_are_merged_in_any_order() -> None:
    chance = random.Random(2)
    parts = [tally([[(chance.randrange(3),), (0, 1), (2,)]], bots=3) for _ in range(9)]

    def merged(order: list[Tally]) -> list[object]:
        whole = Tally(3)
        for part in order:
            whole.merge(part)
        return [whole.games, whole.deals, *(whole.score(i) for i in range(3)), whole.ties()]

    assert merged(parts) == merged(parts[::-1])


@pytest.mark.parametrize(("chance_to_win", "deals"), [(0.5, 20), (0.75, 50), (0.9, 50), (0.99, 100)])
def test_the_interval_holds_the_true_score_in_95_of_100_runs(chance_to_win: float, deals: int) -> None:
    chance = random.Random(3)
    held = 0
    for _ in range(1000):
        luck = [[(int(chance.random() > chance_to_win),) for _ in range(2)] for _ in range(deals)]
        held += tally(luck).score(0).holds(100 * chance_to_win)
    assert held >= 930
