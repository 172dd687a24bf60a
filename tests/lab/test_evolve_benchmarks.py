"""The commands that measure the search: what they keep, what they show, and what they take for the best."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from benchmarks import choice, evolve, library, truths
from benchmarks.evolve import Result, Score
from signoria.bots.dominion.levels.library import read_library
from signoria.bots.dominion.menu import MenuText
from signoria.dominion import ROSTER
from signoria.lab.evolve.contest import Contest
from signoria.lab.evolve.library import Grown, Searched
from signoria.lab.evolve.plan import BASICS, Plan, plan_of
from signoria.lab.evolve.search import Finding, Strategy
from signoria.lab.statistics import Interval
from signoria.lab.workers import Here

EVEN = Score(50.0, 48.0, 52.0)
LOST = Score(45.0, 43.0, 47.0)
WON = Score(70.0, 68.0, 72.0)


def plan(text: str) -> Plan:
    return plan_of(MenuText("x", text))


def keep(folder: Path, kingdom: str, medium: Score, best: Score) -> None:
    result = Result(kingdom, "1", [], 9, 1.0, ["province"], "smithy", medium, "witch", best)
    (folder / f"{kingdom} 1 9.json").write_bytes(msgspec.json.encode(result))


def test_what_is_kept_is_shown_and_not_measured_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep(tmp_path, "random-7", WON, LOST)
    keep(tmp_path, "deck_top", EVEN, EVEN)
    assert evolve.main(["random-7", "deck_top", "--games", "9", "--folder", str(tmp_path)]) == 0
    shown = capsys.readouterr().out
    assert "against medium's menu: 60.0" in shown
    assert "clearly below in 1: random-7 1" in shown


def test_every_kingdom_is_searched_once_and_five_with_three_seeds() -> None:
    searches = list(evolve.searches([]))
    assert len(searches) == len(set(searches)) == 37 + 2 * 5
    assert {kingdom for kingdom, seed in searches if seed == "3"} == set(evolve.SEVERAL_SEEDS)
    assert [kingdom for kingdom, _ in searches[:3]] == ["random-1", "first_game_base1", "random-2"]


def test_the_best_known_menu_is_the_one_that_beats_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evolve, "ROUND_ROBINS", ((4, 2), (4, 1)))
    contest = Contest(evolve.arena_of("deck_top", "x"), Here())
    money = plan("province\ngold\nsilver")
    assert evolve.best_known(contest, [plan("province\ncopper"), money, plan("estate\ncopper")]) == money
    assert evolve.score(contest, money, plan("estate\ncopper"), 8).value == 100
    assert evolve.score(contest, money, money, 8) == Score(50.0, 50.0, 50.0)


def test_every_truth_has_a_source_and_is_about_cards_of_its_kingdom() -> None:
    assert len(truths.TRUTHS) == 10
    for truth in truths.TRUTHS:
        cards = truth.kingdom.split(", ")
        assert len(set(cards)) == 10
        assert truth.buys and set(truth.buys + truth.leaves) <= set(cards) - BASICS
        assert truth.source.startswith("http")


def test_a_truth_comes_out_if_the_best_strategy_buys_what_it_should() -> None:
    truth = next(truth for truth in truths.TRUTHS if truth.leaves)
    even = Interval(50.0, 40.0, 60.0)

    def found(text: str) -> Finding:
        return Finding([Strategy(plan(text), "", even, 1.0, [None])], 1, 1, 1.0, True)

    assert truths.comes_out(truth, found("province\ncourtyard"))
    assert not truths.comes_out(truth, found("province\ncourtyard\nmining village"))
    assert not truths.comes_out(truth, found("province\nsilver"))


def test_the_menu_of_the_race_plays_medium_s_in_each_kingdom(capsys: pytest.CaptureFixture[str]) -> None:
    assert choice.main(["--kingdoms", "2", "--games", "4", "--picks", "300", "--seed", "test"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5 and "over 2 kingdoms, n = 8;" in lines[3]


def test_the_library_is_written_from_what_was_found(tmp_path: Path) -> None:
    grown = {"+".join(group): None for size in (1, 2) for group in combinations(sorted(ROSTER), size)}
    (tmp_path / "cards.json").write_bytes(msgspec.json.encode({**grown, "moat": Grown("moat\nsilver", 0.9, 0.9)}))
    found = Searched([], 0, ["witch\ngold", "smithy"], [60.0, 50.0], [False, True])
    (tmp_path / "0.json").write_bytes(msgspec.json.encode(found))
    file = tmp_path / "library.menus"
    assert library.main(["--kingdoms", "1", "--folder", str(tmp_path), "--write", str(file)]) == 0
    entries = read_library(file.read_text(encoding="utf-8"))
    assert [(entry.cards, entry.text) for entry in entries] == [
        (["witch"], "witch\ngold"),
        (["moat"], "province\nmoat\nsilver"),
    ]
