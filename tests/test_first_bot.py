"""docs/first-bot.md does what it says: its files are those of the examples, and its commands run."""

import re
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from signoria.bots.menu import COUNTS
from signoria.bots.registry import bot_names
from signoria.cli.main import app

ROOT = Path(__file__).resolve().parent.parent
TUTORIAL = (ROOT / "docs" / "first-bot.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^```\w+ file=(\S+)\n(.*?)^```$", TUTORIAL, re.MULTILINE | re.DOTALL))
COMMANDS = re.findall(r"^\$ signoria (.+)$", TUTORIAL, re.MULTILINE)


@pytest.mark.parametrize("name", ["my.menu", "my_bot.py"])
def test_the_files_of_the_tutorial_are_those_of_the_examples(name: str) -> None:
    assert FILES[name] == (ROOT / "examples" / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_tutorial_run(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, body in FILES.items():
        (tmp_path / name).write_text(body, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(app, command.replace("--games 200", "--games 20").split())
    assert result.exit_code == 0, result.output
    assert "20 games" in result.output


def test_the_tutorial_names_every_reference_bot_and_every_number() -> None:
    for name in bot_names("dominion"):
        assert f"`{name}`" in TUTORIAL or name.endswith("_many")
    for word in COUNTS:
        assert f"`{word}`" in TUTORIAL


def test_the_entry_point_of_the_tutorial_is_read() -> None:
    (lines,) = re.findall(r"^```toml\n(.*?)^```$", TUTORIAL, re.MULTILINE | re.DOTALL)
    assert "signoria.bots" in tomllib.loads(lines)["project"]["entry-points"]
