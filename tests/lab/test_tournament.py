"""Tournaments: ratings, who meets whom, and that nothing depends on where games are played."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import combinations
from math import log10
from pathlib import Path
from random import Random

import pytest

from signoria.bots.dominion.menu import BadMenu
from signoria.core.errors import SignoriaError
from signoria.lab.statistics import WHOLE, Outcome
from signoria.lab.tournament.pairing import round_robin, swiss_round
from signoria.lab.tournament.ratings import MEAN, ratings
from signoria.lab.tournament.run import TournamentRun
from signoria.lab.tournament.saved import read_tournament, write_tournament
from signoria.lab.tournament.scores import Place, Scores, ScoreSheet
from signoria.lab.tournament.tournament import BadTournament, Tournament, new_tournament
from signoria.lab.workers import Cores, Here, Workers


def played(strengths: list[float], tables: list[tuple[int, ...]], deals: int, seed: int = 1) -> ScoreSheet:
    """A sheet of games that the strengths decide."""
    chance = Random(seed)
    seats = len(tables[0])
    sheet = ScoreSheet(len(strengths), seats)
    for table in tables:
        scores = Scores(seats)
        weights = [strengths[bot] for bot in table]
        for _ in range(deals):
            scores.add([Outcome(chance.choices(range(seats), weights)) for _ in range(seats)])
        sheet.add(Place(table, 0), scores)
    return sheet


# --- ratings ----------------------------------------------------------------------------------------------------------


def test_winning_three_times_as_often_is_worth_191_points() -> None:
    sheet = ScoreSheet(2, 2)
    scores = Scores(2)
    for _ in range(5000):
        scores.add([Outcome([0]), Outcome([0])])
        scores.add([Outcome([0]), Outcome([1])])
    sheet.add(Place((0, 1), 0), scores)
    best, worst = sheet.ratings()
    assert best.value - worst.value == pytest.approx(400 * log10(3), abs=0.1)
    assert best.value + worst.value == pytest.approx(2 * MEAN)


@pytest.mark.parametrize("seats", [2, 3])
def test_ratings_find_the_strengths_that_games_were_decided_by(seats: int) -> None:
    strengths = [1.0, 2.0, 4.0, 0.5]
    sheet = played(strengths, round_robin(range(4), seats), 1500)
    mean = sum(400 * log10(strength) for strength in strengths) / 4
    for strength, rating in zip(strengths, sheet.ratings(), strict=True):
        truth = MEAN + 400 * log10(strength) - mean
        assert rating.value == pytest.approx(truth, abs=30)
        assert rating.low < rating.value < rating.high < rating.low + 60


def test_about_95_of_100_intervals_hold_the_truth() -> None:
    strengths = [1.0, 1.5, 3.0]
    mean = sum(400 * log10(strength) for strength in strengths) / 3
    held = 0
    for seed in range(100):
        rated = played(strengths, round_robin(range(3), 2), 60, seed).ratings()
        held += sum(
            rating.holds(MEAN + 400 * log10(strength) - mean) for strength, rating in zip(strengths, rated, strict=True)
        )
    assert 270 <= held <= 299


def test_a_bot_that_won_everything_has_a_rating_and_no_certainty() -> None:
    best, worst = played([1.0, 0.0], [(0, 1)], 5).ratings()
    assert MEAN < best.value < 2500 and best.high - best.low > 100
    assert worst.high < best.low


def test_without_games_everybody_is_average() -> None:
    assert [rating.value for rating in ratings(3, [])] == [MEAN] * 3


def test_what_hangs_together_counts_as_one() -> None:
    """Twins: both games of a deal go the same way, so twice the games say no more than the deals do."""
    alike, apart = Scores(2), Scores(2)
    for i in range(200):
        winner = i % 2
        alike.add([Outcome([winner]), Outcome([winner])])
        apart.add([Outcome([0]), Outcome([1])])
    widths = []
    for scores in (alike, apart):
        sheet = ScoreSheet(2, 2)
        sheet.add(Place((0, 1), 0), scores)
        rating = sheet.ratings()[0]
        widths.append(rating.high - rating.low)
        against = sheet.against(0, 1)
        assert against is not None and against.value == 50
    assert widths[0] > 5 * widths[1]


def test_at_a_table_of_three_only_games_that_one_of_the_two_won_compare_them() -> None:
    scores = Scores(3)
    scores.add([Outcome([0]), Outcome([2]), Outcome([0])])
    scores.add([Outcome([1]), Outcome([2]), Outcome([])])
    sheet = ScoreSheet(3, 3)
    sheet.add(Place((0, 1, 2), 0), scores)
    compared = sheet.against(0, 1)
    third = WHOLE // 3
    assert compared is not None
    assert compared.value == pytest.approx(100 * (2 * WHOLE + third) / (3 * WHOLE + 2 * third))
    assert sheet.unfinished == 1 and sheet.games == 6


# --- who meets whom ---------------------------------------------------------------------------------------------------


def test_in_a_round_robin_every_group_meets_once() -> None:
    assert round_robin([2, 0, 1], 2) == [(0, 1), (0, 2), (1, 2)]
    assert len(round_robin(range(6), 3)) == 20


@pytest.mark.parametrize(("bots", "seats"), [(8, 2), (7, 2), (9, 3), (10, 4)])
def test_swiss_rounds_bring_new_neighbors_together_and_rest_everyone_alike(bots: int, seats: int) -> None:
    rounds: list[list[tuple[int, ...]]] = []
    for _ in range(4):
        rounds.append(swiss_round(range(bots), seats, rounds, lambda table: True))
        seated = [bot for table in rounds[-1] for bot in table]
        assert len(seated) == len(set(seated)) == bots - bots % seats
    assert rounds[0][0] == tuple(range(seats))
    met = Counter(pair for tables in rounds for table in tables for pair in combinations(table, 2))
    assert seats > 2 or max(met.values()) == 1
    rested = Counter(dict.fromkeys(range(bots), 0))
    for tables in rounds:
        rested.update(set(range(bots)) - {bot for table in tables for bot in table})
    assert max(rested.values()) - min(rested.values()) <= 1


def test_bots_without_a_common_kingdom_are_not_paired() -> None:
    tables = swiss_round([0, 1, 2, 3], 2, [], lambda table: table != (0, 1))
    assert tables == [(0, 2), (1, 3)]


# --- playing ----------------------------------------------------------------------------------------------------------

BOTS = ["smithy", "big_money", "militia"]


def tournament(bots: list[str] | None = None, seats: int = 2) -> Tournament:
    return new_tournament("dominion", bots or BOTS, [{}, {"kingdom": "first game"}], seats, "x")


def results(run: TournamentRun) -> dict[Place, Scores]:
    return dict(sorted(run.sheet.places.items()))


def test_the_same_seed_gives_the_same_result_on_one_core_and_on_two() -> None:
    found = []
    for workers in (Here(), Cores(2)):
        run = TournamentRun(tournament(), workers, 9)
        try:
            assert run.play()
        finally:
            workers.close()
        found.append(results(run))
    assert found[0] == found[1]
    assert {scores.deals for scores in found[0].values()} == {5} and len(found[0]) == 6


class Interrupted(Here):
    """Somebody presses Ctrl-C after some work."""

    def __init__(self, after: int) -> None:
        self.left = after

    def map(self, work, shared, chunks):  # type: ignore[no-untyped-def]  # as in the class above
        if not self.left:
            raise KeyboardInterrupt
        self.left -= 1
        return super().map(work, shared, chunks)


@pytest.mark.parametrize("rounds", [0, 3])
def test_an_interrupted_tournament_continues_as_if_nothing_had_happened(rounds: int, tmp_path: Path) -> None:
    file = tmp_path / "cup.json"
    whole = TournamentRun(tournament(), Here(), 8, rounds)
    assert whole.play()

    def begin(workers: Workers) -> TournamentRun:
        saved = read_tournament(file)
        if saved is None:
            return TournamentRun(tournament(), workers, 8, rounds, keep=keep)
        run = TournamentRun(saved.tournament(), workers, saved.games, saved.rounds, keep=keep)
        saved.continue_in(run)
        return run

    def keep(run: TournamentRun) -> None:
        write_tournament(file, run, 8)

    first = begin(Interrupted(2))
    assert not first.play() and 0 < first.sheet.games < whole.sheet.games
    second = begin(Here())
    assert second.play()
    assert results(second) == results(whole) and second.drawn == whole.drawn


def test_an_interrupt_leaves_no_pairing_without_games() -> None:
    run = TournamentRun(tournament(), Interrupted(5), 400)
    assert not run.play()
    assert len(run.sheet.places) == 6


def test_a_menu_sits_out_the_kingdoms_that_lack_its_cards() -> None:
    made = new_tournament("dominion", ["witch", *BOTS], [{"kingdom": "first game"}, {}], 2, "x")
    assert made.fitting == ((1, 2, 3), (0, 1, 2, 3))
    assert made.kingdoms_of((0, 1)) == [1]


def test_a_menu_from_a_file_travels_with_its_text(tmp_path: Path) -> None:
    menu = tmp_path / "mine.menu"
    menu.write_text("Province\nGold\nSilver\n", encoding="utf-8")
    made = tournament([str(menu), "big_money"])
    menu.unlink()
    sent = pickle.loads(pickle.dumps(made))
    assert sent == made and sent.names() == ["mine.menu", "big_money"]
    run = TournamentRun(sent, Here(), 2)
    assert run.play() and run.sheet.games == 4


def test_intrigo_is_played_by_three() -> None:
    made = new_tournament("intrigo", ["easy", "random", "novice", "random"], [{}], 0, "x")
    run = TournamentRun(made, Here(), 3)
    assert run.play() and run.sheet.games == 4 * 3
    easy, random, *_ = run.sheet.ratings()
    assert easy.value > random.value


@pytest.mark.parametrize(
    ("bots", "kingdoms", "seats", "error"),
    [
        (["smithy"], [{}], 2, BadTournament),
        (["smithy"] * 101, [{}], 2, BadTournament),
        (BOTS, [{}], 7, BadTournament),
        (BOTS, [{}], 1, BadTournament),
        (BOTS, [{}] * 1001, 2, BadTournament),
        (["witch", *BOTS], [{"kingdom": "first game"}], 2, BadMenu),
        (["witch", "chapel_nonsense"], [{}], 2, SignoriaError),
        (["witch", "smithy"], [{}, {"kingdom": "first game"}], 2, BadTournament),
    ],
)
def test_what_cannot_be_played_is_refused(
    bots: list[str], kingdoms: list[dict[str, object]], seats: int, error: type[SignoriaError]
) -> None:
    with pytest.raises(error):
        new_tournament("dominion", bots, kingdoms, seats, "x")


def test_too_many_pairings_are_refused() -> None:
    made = new_tournament("dominion", ["big_money"] * 60, [{}], 6, "x")
    with pytest.raises(BadTournament):
        TournamentRun(made, Here(), 1)
