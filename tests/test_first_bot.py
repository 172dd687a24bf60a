"""docs/first-bot.md tells everything, and its files are those of the examples; test_doc_examples runs what it shows."""

import re
import tomllib
from pathlib import Path

import pytest

from signoria.bots.dominion.menu import COUNTS
from signoria.bots.registry import bot_names

ROOT = Path(__file__).resolve().parent.parent
TUTORIAL = (ROOT / "docs" / "first-bot.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^```\w+ file=(\S+)\n(.*?)^```$", TUTORIAL, re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("name", ["my.menu", "my_bot.py"])
def test_the_files_of_the_tutorial_are_those_of_the_examples(name: str) -> None:
    assert FILES[name] == (ROOT / "examples" / name).read_text(encoding="utf-8")


def test_the_tutorial_names_every_reference_bot_and_every_number() -> None:
    for name in bot_names("dominion"):
        assert f"`{name}`" in TUTORIAL or name.endswith("_many")
    for word in COUNTS:
        assert f"`{word}`" in TUTORIAL


def test_the_first_bot_takes_ten_lines_and_one_import() -> None:
    code = [line for line in FILES["my_bot.py"].splitlines() if line.strip() and not line.startswith('"""')]
    assert len(code) <= 10
    assert sum("import" in line for line in code) == 1
    assert "isinstance" not in FILES["my_bot.py"]


def test_the_entry_point_of_the_tutorial_is_read() -> None:
    (lines,) = re.findall(r"^```toml\n(.*?)^```$", TUTORIAL, re.MULTILINE | re.DOTALL)
    assert "signoria.bots" in tomllib.loads(lines)["project"]["entry-points"]
