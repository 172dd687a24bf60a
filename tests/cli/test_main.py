"""The command line as a user meets it first."""

import re

import pytest
from typer.testing import CliRunner

import signoria
from signoria.cli.main import app


@pytest.fixture
def run() -> CliRunner:
    return CliRunner()


def test_the_version_says_how_it_was_built(run: CliRunner) -> None:
    result = run.invoke(app, ["--version"])
    assert result.exit_code == 0
    assert re.fullmatch(r"signoria \d+\.\d+\.\d+ \((plain|compiled)\)\n", result.output)
    assert ("compiled" in result.output) == signoria.compiled()


def test_the_bare_command_shows_the_help(run: CliRunner) -> None:
    assert "Usage: signoria" in run.invoke(app, [], prog_name="signoria").output


def test_an_unknown_command_is_an_error(run: CliRunner) -> None:
    result = run.invoke(app, ["no-such-command"])
    assert result.exit_code == 2
    assert "no-such-command" in result.output
