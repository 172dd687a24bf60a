"""How games went: what is taken down of them, and that taking it down changes nothing."""

from pathlib import Path

import pytest

from signoria.lab import Chronicle, Match, Run, new_match
from signoria.lab.chronicle import SHARED, UNFINISHED, Notes
from signoria.lab.statistics import Outcome

SLEEPER = """
from signoria.bots import Bot
from signoria.bots.registry import BotKind

class Sleeper(Bot):
    def pick(self, seat):
        return seat.options()[-1]  # the words come last: to end the phase, to end the turn

BOT = BotKind("sleeper", lambda rng: Sleeper(), ["dominion"])
"""


def match(*bots: str, game: str = "dominion", rounds: int = 0) -> Match:
    return new_match(game, bots, {}, "1", rounds)


def chronicled(match: Match, games: int, jobs: int = 1) -> Run:
    run = Run(match, games, jobs, chronicled=True)
    run.play()
    return run


def chronicle(match: Match, games: int, jobs: int = 1) -> Chronicle:
    kept = chronicled(match, games, jobs).chronicle
    assert kept is not None
    return kept


def test_nothing_is_taken_down_that_nobody_asked_for() -> None:
    run = Run(match("big_money", "smithy"), 2)
    run.play()
    assert run.chronicle is None


@pytest.mark.parametrize("game", ["dominion", "intrigo"])
def test_taking_down_how_games_go_changes_nothing(game: str) -> None:
    one = match("random", "random", "random", game=game)
    watched, unwatched = chronicled(one, 6), Run(one, 6)
    unwatched.play()
    assert [watched.tally.bots[i] for i in range(3)] == [unwatched.tally.bots[i] for i in range(3)]


def test_the_number_of_jobs_changes_nothing_in_a_chronicle() -> None:
    one = match("smithy", "random")
    here, elsewhere = chronicle(one, 8), chronicle(one, 8, jobs=2)
    assert vars(here) == vars(elsewhere)


def test_the_last_standing_is_the_result() -> None:
    run = chronicled(match("smithy", "big_money", "militia"), 9)
    assert run.chronicle is not None
    rounds = run.chronicle.span(1)
    assert run.chronicle.lengths.total() == 9
    for bot in range(3):
        spreads = run.chronicle.standing(bot, 0, rounds)
        assert spreads[0].mean == 3  # three Estates
        assert spreads[-1].mean == pytest.approx(run.tally.mean_points(bot))


def test_purchases_belong_to_the_bot_that_made_them_wherever_it_sat() -> None:
    kept = chronicle(match("smithy", "big_money"), 8)
    assert kept.copies_in_all(0, "smithy") > 0.9
    assert "smithy" not in kept.cards(1)
    assert sum(kept.copies(0, "smithy", 2)) > 0.9  # it opens with it
    assert kept.cards(0).index("smithy") < kept.cards(0).index("province")


def test_dominion_ends_with_the_provinces_or_with_three_piles() -> None:
    money = chronicle(match("big_money", "big_money"), 4)
    assert {ending for ending, _ in money.endings} == {("ending-provinces",)}
    gardens = chronicle(match("workshop_gardens", "workshop_gardens"), 4)
    ending = max(gardens.endings, key=lambda entry: gardens.endings[entry])[0]
    assert ending[0] == "ending-piles" and len(ending) == 4 and "workshop" in ending


def test_intrigo_tells_seals_ducats_and_what_decided_it() -> None:
    kept = chronicle(match("random", "random", "random", game="intrigo"), 6)
    assert {ending for (ending, *_), _ in kept.endings} <= {"ending-four", "ending-five", "ending-round-limit"}
    final = [[kept.standing(bot, gauge, kept.span(1))[-1] for bot in range(3)] for gauge in range(3)]
    assert sum(spread.mean for spread in final[0]) > 6  # seals
    assert any(spread.low == 0 for spread in final[1])  # the winner misses none
    assert set(kept.cards(0)) <= {"trader", "assassin", "courtesan", "gondolier", "guard", "thief"}


def test_a_game_that_never_ends_is_stopped_and_told_as_unfinished(tmp_path: Path) -> None:
    sleeper = tmp_path / "sleeper.py"
    sleeper.write_text(SLEEPER, encoding="utf-8")
    run = chronicled(match(str(sleeper), str(sleeper), str(sleeper), rounds=7), 3)
    assert run.tally.unfinished == 3
    assert [run.tally.score(i).value for i in range(3)] == [pytest.approx(100 / 3)] * 3
    assert [(bot.wins, bot.ties) for bot in run.tally.bots] == [(0, 0)] * 3
    assert run.tally.mean_points(0) == 3
    assert run.chronicle is not None
    assert run.chronicle.endings == {((), UNFINISHED): 3}
    assert run.chronicle.lengths == {7: 3}


def test_the_games_that_end_in_time_are_not_touched_by_the_limit() -> None:
    free, limited = (chronicle(match("big_money", "smithy", rounds=rounds), 6) for rounds in (0, 40))
    assert vars(free) == vars(limited)


def notes(*points: tuple[int, int]) -> Notes:
    """After each round the points of both seats."""
    return Notes([[[first], [second]] for first, second in points])


def test_a_game_that_is_over_counts_as_it_ended() -> None:
    kept = Chronicle(bots=2, gauges=1)
    kept.add(notes((3, 3), (9, 3)), Outcome([0]), 0, ("ending-over",))
    kept.add(notes((3, 3), (3, 3), (3, 6), (3, 15)), Outcome([0]), 1, ("ending-over",))  # bot 0 sat at seat 1
    assert [spread.mean for spread in kept.standing(0, 0, 4)] == [3, 6, 7.5, 12]
    assert [spread.mean for spread in kept.standing(1, 0, 4)] == [3, 3, 3, 3]
    assert (kept.standing(0, 0, 4)[-1].low, kept.standing(0, 0, 4)[-1].high) == (9, 15)
    assert (kept.span(0.5), kept.span(0.9)) == (2, 4)


def test_endings_are_counted_by_winner() -> None:
    kept = Chronicle(bots=2, gauges=1)
    for winners in ([0], [0], [1], [0, 1]):
        kept.add(notes((3, 3)), Outcome(winners), 0, ("ending-over",))
    kept.add(notes((3, 3)), Outcome([]), 0, ())
    over = ("ending-over",)
    assert kept.endings == {(over, 0): 2, (over, 1): 1, (over, SHARED): 1, ((), UNFINISHED): 1}


def test_chronicles_are_merged_in_any_order() -> None:
    parts = []
    for bot in (0, 1, 0):
        part = Chronicle(bots=2, gauges=1)
        part.add(notes((3, 3), (bot, 9)), Outcome([bot]), bot, ("ending-over",))
        parts.append(part)
    forth, back = Chronicle(2, 1), Chronicle(2, 1)
    for part in parts:
        forth.merge(part)
    for part in parts[::-1]:
        back.merge(part)
    assert vars(forth) == vars(back)
    assert forth.games == 3
