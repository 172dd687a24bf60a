"""The benchmark's shape. How fast anything is, is measured by the benchmark itself and never tested here."""

import io
import json
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import signoria
from signoria.cli import bench, contestant
from signoria.cli.main import app

OURS = ["compiled", "plain"] if signoria.compiled() else ["plain"]


@pytest.fixture
def run() -> CliRunner:
    return CliRunner()


def outcome(values: dict[str, float]) -> bench.Outcome:
    """A run in which every contestant had the same value in every measure and round."""
    results = {
        (measure.name, who): bench.Series(3, [value] * 3)
        for measure in bench.MEASURES
        for who, value in values.items()
        if measure.by_peers or who != bench.PYMINION
    }
    ratios = bench.compare(results, next(iter(values)))
    greetings = [bench.Greeting(who, "0.1.0", "3.11.0", 34.0) for who in values]
    return bench.Outcome(3, 0.3, greetings, results, ratios, bench.judge(results, ratios))


def test_a_quick_run_prints_json_and_nothing_else(run: CliRunner) -> None:
    result = run.invoke(app, ["bench", "--quick", "--json"])
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert data["build"] == OURS[0]
    assert data["python"].split(".") == [str(part) for part in sys.version_info[:3]]
    assert data["cpus"] >= 1 and data["rounds"] >= 2
    assert [one["name"] for one in data["contestants"]] == OURS
    assert len({one["turns_per_game"] for one in data["contestants"]}) == 1  # all of ours play the same games
    assert [measure["name"] for measure in data["measures"]] == [measure.name for measure in bench.measured()]
    for measure in data["measures"]:
        assert list(measure["results"]) == OURS
        for series in measure["results"].values():
            assert series["n"] > 0 and len(series["values"]) == data["rounds"]
            assert 0 < series["low"] <= series["median"] <= series["high"]
    assert len(data["ratios"]) == (len(OURS) - 1) * len(bench.measured())
    assert [target["met"] is None for target in data["targets"]] == [
        target["than"] == "pyminion" or not signoria.compiled() for target in data["targets"]
    ]


@pytest.mark.skipif(find_spec("pyminion") is not None, reason="pyminion is installed")
def test_a_missing_peer_is_an_error_that_says_how_to_get_it(run: CliRunner) -> None:
    result = run.invoke(app, ["bench", "--against", "pyminion"])
    assert result.exit_code == 2
    assert ".[bench]" in result.output


@pytest.mark.skipif(find_spec("pyminion") is None, reason="pyminion is not installed")
def test_a_peer_is_measured_beside_ours(run: CliRunner) -> None:
    data = json.loads(run.invoke(app, ["bench", "--quick", "--json", "--against", "pyminion"]).stdout)
    assert [one["name"] for one in data["contestants"]] == [*OURS, "pyminion"]
    assert ["pyminion" in measure["results"] for measure in data["measures"]] == [
        measure.by_peers for measure in bench.measured()
    ]


def test_more_games_and_shorter_times_are_better() -> None:
    ratios = {ratio.measure: ratio.ratio for ratio in outcome({"compiled": 8, "plain": 2}).ratios}
    assert ratios["big_money"] == 4
    assert ratios["clone"] == 0.25


def test_targets_are_for_the_compiled_rules_and_may_be_missed() -> None:
    assert {verdict.met for verdict in outcome({"plain": 2, "pyminion": 1}).verdicts} == {None}
    made = {
        (verdict.target.measure, verdict.target.than): verdict
        for verdict in outcome({"compiled": 3.7, "plain": 0.7}).verdicts
    }
    assert made["big_money", "plain"].met is True
    assert made["big_money", "pyminion"].met is None
    assert made["random_first_game", ""].met is False
    assert made["clone", ""].met is False
    assert made["redeal", ""].met is True
    assert made["simulate", "menu_bots"].met is True
    assert made["two_jobs", "one_job"].met is False


def test_what_is_shown_fits_eighty_columns() -> None:
    page = io.StringIO()
    bench.show(outcome({"compiled": 888_888, "plain": 88_888, "pyminion": 11_111}), Console(file=page, width=80))
    lines = page.getvalue().splitlines()
    assert max(map(len, lines)) <= 80
    for measure in bench.MEASURES:
        assert any(line.startswith(f"{measure.title}, {measure.unit}") for line in lines)
    assert any("≥ 60 × pyminion" in line and "80 ×" in line and "not met" not in line for line in lines)
    assert any("≥ 0.85 × Big Money menu alone" in line and "1 ×" in line for line in lines)


def test_the_plain_contestant_has_no_compiled_file(tmp_path: Path) -> None:
    bench.copy_plain(tmp_path)
    assert (tmp_path / "signoria" / "core" / "game.py").exists()
    assert (
        tmp_path / "signoria" / "lang" / "en" / "cards.ftl"
    ).exists()  # names of cards and kingdoms are read from there
    assert not {file.suffix for file in tmp_path.rglob("*")} & {".so", ".pyd"}


def test_a_contestant_that_is_not_what_it_claims_refuses() -> None:
    contestant.ours(OURS[0])
    with pytest.raises(contestant.NotWhatItClaims):
        contestant.check_files("plain" if signoria.compiled() else "compiled")
