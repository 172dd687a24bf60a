"""Training: positions as the bot sees them, games that everybody finishes, searches that are kept, chances that are tested."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from signoria.bots.dominion.learned import estimate
from signoria.bots.dominion.learned import position as at
from signoria.bots.dominion.learned.cards import Floats, Ints
from signoria.bots.dominion.learned.menu_facts import with_plan
from signoria.bots.dominion.learned.net import forward, new_weights
from signoria.bots.dominion.learned.value import piles_of
from signoria.bots.dominion.menu import lines_of
from signoria.core.seat import Seat
from signoria.dominion import DominionView
from signoria.lab.train import chances, meetings, tables
from signoria.lab.train import games as playing
from signoria.lab.train.champions import read, search_many
from signoria.lab.train.games import Games, samples_of
from signoria.lab.train.tables import MENU, NET, Decision, Kingdoms, Story, new_table, shares_of
from signoria.lab.workers import Here
from signoria.lang import Translator

NET_WEIGHTS = new_weights(1)


def net(numbers: Ints, facts: Floats, rows: at.Row) -> tuple[Floats, Floats]:
    return forward(np, NET_WEIGHTS, numbers, facts, rows)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "TABLES", {2: 4, 3: 2, 4: 1, 5: 1, 6: 1})
    monkeypatch.setattr(tables, "RACED", 2_000)


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_batch_shows_what_a_seat_sees(seats: int) -> None:
    """The net is trained on rows of a batch, and plays by rows of a seat."""
    table = new_table(seats, [MENU] * seats, Kingdoms([]), f"rows {seats}", Random(1))
    batch = table.batch
    columns = at.Columns(batch.fields, seats)
    for _ in range(12):
        rows = columns.rows(batch.views, batch.verbs, batch.masks[:, 0])
        for i in np.flatnonzero(batch.asked >= 0).tolist():
            seat: Seat[DominionView] = Seat(batch.game(i), int(batch.asked[i]))
            assert np.array_equal(rows[i], at.row_of(seat))
        batch.answer_at_random()


@pytest.mark.usefixtures("few")
def test_who_follows_a_plan_does_what_the_row_says_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "FAITHFUL", 1.0)
    _, stories = Games([], "faithful", only_menus=True).collect(None, None, 300)
    for story in stories:
        for decision in story.decisions:
            assert decision.row[at.PLANNED] == decision.act
    table = new_table(3, [NET] * 3, Kingdoms([]), "plans", Random(1))
    for seat, planner in enumerate(table.planners[0]):
        view = Seat[DominionView](table.batch.game(0), seat).view
        assert (table.facts[seat] == with_plan(piles_of(view), lines_of(planner.menu))).all()


@pytest.mark.usefixtures("few")
def test_menus_and_the_net_play_and_tell_what_they_decided() -> None:
    games = Games([], "played")
    tally, stories = games.collect(net, net, 300)
    assert tally.decisions >= 300 and tally.games > 0
    assert {story.by_menu for story in stories} == {True, False}
    for story in stories:
        assert story.shares.sum() == pytest.approx(1)
        for decision in story.decisions:
            assert decision.row[at.OFFERED + decision.act] == 1, "only what was offered is chosen"


@pytest.mark.usefixtures("few")
def test_the_same_seed_gives_the_same_games() -> None:
    def acts() -> list[int]:
        _, stories = Games([], "again", only_menus=True).collect(None, None, 200)
        return [decision.act for story in stories for decision in story.decisions]

    assert acts() == acts()


def test_a_decision_is_worth_what_it_changed() -> None:
    row = np.zeros(at.width(2), np.int16)
    row[at.SEATS] = 2
    none = np.zeros((0, 0))
    story = Story(
        none.astype(np.int64),
        none.astype(np.float32),
        [Decision(row, 0, -1.0, 0.5), Decision(row, 1, -1.0, 0.7)],
        np.array([1.0, 0.0]),
        False,
        NET,
    )
    samples = samples_of([story], trust=0.0)
    assert samples.gained.tolist() == pytest.approx([0.2, 0.3])
    assert samples_of([story], trust=1.0).gained.tolist() == pytest.approx([0.5, 0.3])


def test_shares_begin_with_the_seat_that_looks() -> None:
    assert shares_of(np.array([2, 1, 1]), 1).tolist() == [0.5, 0.5, 0.0]
    assert shares_of(np.array([0, 0]), 0).tolist() == [0.0, 0.0], "nobody won a game that took too long"


def test_a_search_that_was_kept_is_not_done_again(tmp_path: Path) -> None:
    file = tmp_path / "champions.json"
    told: list[int] = []
    found = search_many(file, 1, 500, "kept", Here(), told.append)
    again = search_many(file, 1, 500, "kept", Here(), told.append)
    assert found == again == read(file) and told == [0]
    assert len(found[0].kingdom) == 10 and found[0].menus


def test_chances_are_tested_by_number_of_players() -> None:
    seen = chances.Evening(8, "watched", [], chances.UsualPlayers(NET_WEIGHTS), (2, 3)).watch()
    assert {len(one.shares) for one in seen} <= {2, 3}
    for found in chances.calibration(NET_WEIGHTS, seen):
        assert 0 <= found.brier <= 1 and 0 <= found.error <= 1
        # New weights say that all have about the same chance.
        assert found.brier == pytest.approx(found.brier_of_equal, abs=0.1)


def test_a_whole_training_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, few: None) -> None:
    pytest.importorskip("jax")
    pytest.importorskip("optax")
    from signoria.lab.train import estimating, run

    monkeypatch.setattr(run, "AT_ONCE", 2_000)
    speech = Translator("en")
    monkeypatch.setattr(estimating, "KINGDOMS", 2)
    plan = run.Plan("tiny", kingdoms=1, search_games=500, shown=4_000, minutes=0.0, watched=40, menu_rounds=2)
    found = run.Training(tmp_path, plan, Here(), lambda progress: None).run(speech)
    assert found and all(0 <= one.brier <= 1 for one in found)
    assert {"policy.npz", "value.npz", "menus.npz", "menus.csv", "curve.png", "checkpoint.npz", "log.csv"} <= {
        p.name for p in tmp_path.iterdir()
    }
    longer = run.Training(tmp_path, run.Plan("tiny", 1, 500, 4_000, 0.01, 40, 2), Here(), lambda progress: None)
    longer.run(speech)
    assert longer.rounds >= 1 and longer.log


def test_menus_meet_and_somebody_wins() -> None:
    net = estimate.new_weights(1)
    apart, learned = (meetings.played(net, [(name, name == "apart")]) for name in ("apart", "learned"))
    both = meetings.joined([apart, learned])
    assert len(both.shares) == len(both.pairs) == len(both.apart) == len(apart.shares) + len(learned.shares)
    assert both.apart.sum() == len(apart.shares)
    assert ((both.shares >= 0) & (both.shares <= 1)).all() and both.shares.std() > 0.05
    assert both.pairs.max() == len(both.cards) - 1
    rows = both.rows(both.pairs[-3:, 0])
    assert (rows == learned.rows(learned.pairs[-3:, 0])).all() and rows.any(1).all()


def test_a_round_of_meetings_is_the_same_again() -> None:
    net = estimate.new_weights(1)
    one, again = (meetings.played(net, [("again", False)]) for _ in range(2))
    assert (one.shares == again.shares).all() and (one.facts == again.facts).all()


def test_the_estimate_learns_from_meetings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("jax")
    pytest.importorskip("optax")
    from signoria.lab.train import estimating

    for name, value in (("KINGDOMS", 4), ("KEPT_APART", 4), ("PORTION", 128)):
        monkeypatch.setattr(estimating, name, value)
    told: list[tuple[float, int]] = []

    def learned(rounds: int) -> list[list[str]]:
        estimating.learn_menus(tmp_path, rounds, "few", Here(), lambda done, games, seconds: told.append((done, games)))
        return [line.split(",") for line in (tmp_path / "menus.csv").read_text().splitlines()[1:]]

    rows = learned(2)
    assert len(rows) == 2 and float(rows[0][2]) < float(rows[0][3]), (
        "it knows more than somebody who takes all for equal"
    )
    assert [done for done, _ in told] == [0, 0.5] and told[0][1] == 0 < told[1][1]
    two = (tmp_path / "menus.npz").read_bytes()
    assert learned(2) == rows and len(told) == 2, "nothing is played again"
    assert learned(3)[:1] == rows[:1] and len(told) == 3, "one more round"
    assert (tmp_path / "menus.npz").read_bytes() != two
