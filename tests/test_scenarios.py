"""Plays every scenario file of the tests, and every example of the document about them."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from signoria.cli.main import app
from signoria.core.decision import REASON_NAMES
from signoria.core.registry import find_game
from signoria.core.scenario import Scenario, play, read_file, read_text, scenario_files
from signoria.dominion import GAME
from signoria.dominion.catalogue import KINGDOM_CARDS
from signoria.dominion.words import REASONS, VERBS
from tests.rules import STATEMENT

HERE = Path(__file__).resolve().parent
DOCUMENT = HERE.parent / "docs" / "scenarios.md"
FENCE = re.compile(r"^```([a-z ]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
SCENARIOS = [scenario for file in scenario_files([HERE / "scenarios"]) for scenario in read_file(file)]


def examples(kind: str) -> list[tuple[str, int]]:
    """The blocks of the document with this mark, and the lines they begin in."""
    text = DOCUMENT.read_text(encoding="utf-8")
    found = [(match[2], text.count("\n", 0, match.start()) + 1) for match in FENCE.finditer(text) if match[1] == kind]
    assert found, f"no {kind} block in {DOCUMENT.name}"
    return found


DOCUMENTED = [one for text, line in examples("yaml") for one in read_text(text, f"{DOCUMENT.name} from line {line}")]


@pytest.mark.parametrize(
    "scenario", [pytest.param(one, marks=pytest.mark.rule(*one.shows), id=one.name) for one in SCENARIOS]
)
def test_scenario(scenario: Scenario) -> None:
    failure = play(scenario)
    assert failure is None, f"{scenario.file}:{failure}"


def test_scenarios_name_statements_of_the_rules() -> None:
    for scenario in SCENARIOS + DOCUMENTED:
        for statement in scenario.shows:
            assert STATEMENT.fullmatch(statement), f"{scenario.file}:{scenario.line}: {statement} is no statement"


def test_every_kingdom_card_has_a_file_of_its_own() -> None:
    files = {file.stem: read_file(file) for file in scenario_files([HERE / "scenarios" / "dominion" / "cards"])}
    assert sorted(files) == sorted({id for id, _ in KINGDOM_CARDS})
    for card, scenarios in files.items():
        stray = [one.name for one in scenarios if card not in str(one.data)]
        assert stray == [], f"{card}.yaml has scenarios without this card"


def test_no_two_scenarios_have_one_name() -> None:
    names = [(scenario.file, scenario.name) for scenario in SCENARIOS]
    assert sorted(names) == sorted(set(names))


# --- the document ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", [pytest.param(one, id=one.name) for one in DOCUMENTED])
def test_an_example_of_the_document(scenario: Scenario) -> None:
    failure = play(scenario)
    assert failure is None, f"{scenario.file}:{failure}"


def test_the_documented_position_can_be_read() -> None:
    for text, line in examples("yaml position"):
        wrapped = "game: dominion\nname: a position\nsteps: []\nposition:\n" + re.sub(
            "^", "  ", text, flags=re.MULTILINE
        )
        (scenario,) = read_text(wrapped, f"{DOCUMENT.name} from line {line}")
        assert play(scenario) is None


def test_the_documented_failure_is_reported_like_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ((example, _),) = examples("yaml failing")
    ((report, _),) = examples("text")
    Path("example.yaml").write_text(example, encoding="utf-8")
    result = CliRunner().invoke(app, ["scenario", "example.yaml"])
    assert result.output == report
    assert result.exit_code == 1


def test_every_verb_can_be_said() -> None:
    answered = {verb for verbs in GAME.vocabulary.verbs.values() for verb in verbs}
    assert answered == set(VERBS)


@pytest.mark.parametrize("game", ["dominion", "intrigo"])
def test_every_event_is_documented(game: str) -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert [name for name in find_game(game).event_names() if f"`{name}`" not in text] == []


def test_every_reason_is_documented() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    missing = [reason for reason in (*REASONS, *REASON_NAMES.values()) if f"`{reason}`" not in text]
    assert not missing
