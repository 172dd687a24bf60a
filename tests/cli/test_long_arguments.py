"""Whatever a command is given, however long, it says what is wrong in a few lines, and never with a traceback."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from signoria.cli.help import SpokenCommand
from signoria.cli.main import COMMANDS, app, load

ARGUMENTS = ["x" * 3_000, "x" * 100_000, "9" * 5_000, "ё" * 3_000, "x," * 2_000, "\ud800" * 3, "-" * 3_000]
STARTS_SOMETHING = ("serve", "backup", "restore", "bench", "calibrate")  # tried with options that end them at once


def is_refused(*arguments: str) -> None:
    result = CliRunner().invoke(app, list(arguments), prog_name="signoria")
    assert result.exit_code in (1, 2), result.output[:500]
    assert result.exception is None or isinstance(result.exception, SystemExit), repr(result.exception)[:500]
    assert 0 < len(result.output) < 4_000


@pytest.mark.parametrize("number", range(len(ARGUMENTS)))
@pytest.mark.parametrize("command", [name for name in COMMANDS if name not in STARTS_SOMETHING])
def test_an_argument_of_any_length_is_refused_in_a_few_words(command: str, number: int) -> None:
    is_refused(command, ARGUMENTS[number])


@pytest.mark.parametrize("number", range(len(ARGUMENTS)))
def test_an_unknown_command_or_language_of_any_length_is_refused(number: int) -> None:
    is_refused(ARGUMENTS[number])
    is_refused("--lang", ARGUMENTS[number], "kingdoms")
    is_refused(f"--{ARGUMENTS[number]}")


def options() -> list[tuple[str, str]]:
    """Every option of every command that takes a value."""
    found: list[tuple[str, str]] = []
    for name in COMMANDS:
        command: SpokenCommand = load(name)
        for one in command.params:
            if one.param_type_name == "option" and not getattr(one, "is_flag", False):
                found.append((name, one.opts[0]))
    return found


@pytest.mark.parametrize(("command", "option"), [pair for pair in options() if pair[0] not in STARTS_SOMETHING])
def test_an_option_of_any_length_is_refused_in_a_few_words(command: str, option: str) -> None:
    is_refused(command, option, "x" * 5_000, "--no-such-option")
