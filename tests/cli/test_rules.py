"""`signoria rules`: statements, the tests that show them, and what is missing."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import setup
import signoria.rules.coverage
from signoria.cli.main import app
from signoria.cli.rules import find
from signoria.rules import NoTests, find_root, load_statements, not_behaviour, shown_statements

ROOT = Path(__file__).resolve().parents[2]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["rules", *arguments])


def test_a_statement_is_printed_with_the_tests_that_show_it() -> None:
    result = run("S-2")
    assert result.exit_code == 0
    assert "base1: 252 Kingdom cards" in " ".join(result.output.split())
    assert "checked by tests/cli/test_cards.py::test_the_boxes_hold_as_many" in result.output


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("mine#2", ["mine#2"]),
        ("mine#0", ["mine#0@base1", "mine#0@base2"]),
        ("chapel", ["chapel#0", "chapel#1"]),
        ("R-7", ["dominion:R-7"]),
        ("intrigo:PL-4", ["intrigo:PL-4"]),
        ("9.2", ["dominion:9.2"]),
        ("scenario-C", ["intrigo:scenario-C"]),
    ],
)
def test_a_name_is_an_id_with_or_without_its_game_or_a_card(name: str, ids: list[str]) -> None:
    assert [one.id for one in find(name)] == ids


def test_a_statement_as_plain_data_has_its_text_and_tests() -> None:
    (data,) = json.loads(run("S-2", "--json").output)
    assert data["id"] == "dominion:S-2"
    assert data["text"].startswith("base1: 252")
    assert any("test_cards.py" in test for test in data["tests"])


def test_an_unknown_id_is_an_error_with_the_nearest_ids() -> None:
    result = run("remodle#3")
    assert result.exit_code == 2
    assert "remodel#3" in result.output


def test_the_list_counts_all_statements() -> None:
    assert f"{len(load_statements())} rules" in run().output
    assert len(json.loads(run("--json").output)) == len(load_statements())


def test_coverage_counts_what_tests_scenarios_and_reasons_cover() -> None:
    report = json.loads(run("--coverage", "--json").output)
    assert sorted(report) == ["covered", "missing", "statements"]
    shown = {one.id for one in shown_statements(ROOT)} | set(not_behaviour())
    assert report["statements"] == len(load_statements())
    assert report["missing"] == [id for id in load_statements() if id not in shown]
    assert report["covered"] == report["statements"] - len(report["missing"])
    assert f"{len(report['missing'])} not checked" in run("--coverage").output


def test_tests_and_scenarios_are_read_not_run(tmp_path: Path) -> None:
    (tmp_path / "tests" / "scenarios" / "dominion").mkdir(parents=True)
    (tmp_path / "tests" / "test_x.py").write_text(
        'from tests.rules import rule\n\n@rule("moat#1", "moat#2")\ndef test_it(): 1 / 0\n\nrule("moat#3")\n\n'
        '@rule("moat#5")\nasync def test_later(): 1 / 0\n'
    )
    (tmp_path / "tests" / "scenarios" / "dominion" / "a.yaml").write_text(
        "game: dominion\nshows: [dominion:R-6]\nscenarios:\n- {name: one, shows: moat#4}\n- {name: two}\n"
    )
    found = [(one.id, one.test) for one in shown_statements(tmp_path)]
    assert found == [
        ("moat#1", "tests/test_x.py::test_it"),
        ("moat#2", "tests/test_x.py::test_it"),
        ("moat#5", "tests/test_x.py::test_later"),
        ("dominion:R-6", "tests/scenarios/dominion/a.yaml: one"),
        ("moat#4", "tests/scenarios/dominion/a.yaml: one"),
        ("dominion:R-6", "tests/scenarios/dominion/a.yaml: two"),
    ]


def installed_copy(place: Path) -> Path:
    """The package as a build leaves it: the code and, beside it, the documents."""
    package = Path(signoria.rules.coverage.__file__).parent
    shutil.copytree(package, place / "signoria" / "rules", ignore=shutil.ignore_patterns("__pycache__"))
    (place / "signoria" / "__init__.py").write_text("")
    for name in setup.RULES:
        shutil.copy(ROOT / "docs" / "rules" / name, place / "signoria" / "rules")
    return place


def test_an_installed_package_has_the_rules_and_says_that_it_has_no_tests(tmp_path: Path) -> None:
    code = (
        "from signoria.rules import NoTests, find_root, load_statements, not_behaviour\n"
        "print(len(load_statements()), len(not_behaviour()))\n"
        "try:\n    find_root()\nexcept NoTests as error:\n    print(error)\n"
    )
    place = installed_copy(tmp_path)
    done = subprocess.run([sys.executable, "-c", code], cwd=place, capture_output=True, text=True, check=True)
    first, second = done.stdout.splitlines()
    assert first == f"{len(load_statements())} {len(not_behaviour())}"
    assert "no tests are around" in second


def test_without_tests_coverage_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise NoTests("nothing here")

    monkeypatch.setattr("signoria.cli.rules.find_root", nowhere)
    assert find_root() == ROOT
    result = run("--coverage")
    assert result.exit_code == 2
    assert "there are no tests here" in result.output
    assert "source tree" in run("mine#2").output
