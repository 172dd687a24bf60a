"""`signoria scenario` as a user meets it."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from signoria.cli.main import app

GOOD = "{game: dominion, name: Smithy draws three, position: {hand: smithy, deck: 4 gold}, steps: [play smithy, expect: {hand: 3 gold}]}"
WRONG = GOOD.replace("3 gold", "4 gold")
TYPO = GOOD.replace("play smithy", "play smity")


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("some", "more").mkdir(parents=True)
    Path("some/good.yaml").write_text(GOOD, encoding="utf-8")
    Path("some/more/wrong.yaml").write_text(WRONG, encoding="utf-8")
    Path("typo.yaml").write_text(TYPO, encoding="utf-8")
    Path("some/notes.txt").write_text("not a scenario", encoding="utf-8")
    return tmp_path


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["scenario", *arguments])


@pytest.mark.usefixtures("files")
def test_what_goes_as_written_is_ok() -> None:
    result = run("some/good.yaml")
    assert (result.exit_code, result.output) == (0, "ok      some/good.yaml: Smithy draws three\n")


@pytest.mark.usefixtures("files")
def test_directories_are_walked_and_the_difference_is_shown() -> None:
    result = run("some")
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        "ok      some/good.yaml: Smithy draws three",
        "FAILED  some/more/wrong.yaml: Smithy draws three",
        "        some/more/wrong.yaml:1: step 2 (expect): hand: expected 4 gold, got 3 gold",
    ]


@pytest.mark.usefixtures("files")
def test_a_file_that_cannot_be_read_is_an_error_and_the_rest_is_played() -> None:
    result = run("typo.yaml", "missing.yaml", "some")
    assert result.exit_code == 2
    assert "error   typo.yaml:1: nothing is called “smity”; did you mean smithy?" in result.output
    assert "error   missing.yaml: can’t be read" in result.output
    assert "ok      some/good.yaml" in result.output


@pytest.mark.usefixtures("files")
def test_a_directory_without_scenarios_is_an_error() -> None:
    Path("empty").mkdir()
    result = run("empty")
    assert result.exit_code == 2
    assert "empty: no scenario files here" in result.output
