"""docs/first-card.md and docs/custom-cards.md do what they say: every example in them is read, run and compared."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from signoria.cli.main import app
from signoria.core.registry import find_game
from signoria.dominion import effects
from signoria.dominion.card import Card
from signoria.dominion.custom import read_text
from tests.rules import rule
from tests.table import TableMaker

ROOT = Path(__file__).resolve().parent.parent
TUTORIAL = (ROOT / "docs" / "first-card.md").read_text(encoding="utf-8")
REFERENCE = (ROOT / "docs" / "custom-cards.md").read_text(encoding="utf-8")
HARBOUR = ROOT / "examples" / "harbour"
BLOCK = re.compile(r"^```(\w+)(?: ([^\n]+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(text: str, language: str) -> list[tuple[str, str]]:
    """(what stands behind the language, contents) of each block."""
    return [(extra, body) for found, extra, body in BLOCK.findall(text) if found == language]


FILES = {
    extra.removeprefix("file="): body for extra, body in blocks(TUTORIAL, "yaml") + blocks(TUTORIAL, "python") if extra
}


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a reader of the tutorial has saved its files."""
    for name, body in FILES.items():
        (tmp_path / name).write_text(body, encoding="utf-8")
    misspelt = FILES["old_mill.yaml"].replace("- discard:", "- dicard:")
    (tmp_path / "misspelt.yaml").write_text(misspelt, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def squeezed(text: str) -> str:
    """Without frames, line ends and spaces."""
    return re.sub(r"[\s│╭╮╰╯─]+", "", text)


@pytest.mark.parametrize("block", [body for _, body in blocks(TUTORIAL, "console")])
def test_the_commands_of_the_tutorial_answer_as_shown(block: str, desk: Path) -> None:
    command, *shown = block.splitlines()
    assert command.startswith("$ signoria ")
    output = squeezed(CliRunner().invoke(app, command.split()[2:]).output)
    for line in shown:
        assert squeezed(line.strip("…")) in output


def test_the_files_of_the_tutorial_are_those_of_the_examples() -> None:
    assert FILES["old_mill.yaml"] == (ROOT / "examples" / "old_mill.yaml").read_text(encoding="utf-8")
    assert FILES["signoria_harbour.py"] == (HARBOUR / "signoria_harbour.py").read_text(encoding="utf-8")
    (lines,) = (body for _, body in blocks(TUTORIAL, "toml"))
    assert lines in (HARBOUR / "pyproject.toml").read_text(encoding="utf-8")


def test_the_snippets_in_python_work(table: TableMaker) -> None:
    card, test = (body for extra, body in blocks(TUTORIAL, "python") if not extra)
    names: dict[str, object] = {name: getattr(effects, name) for name in effects.__all__}
    exec(compile(card, "first-card.md", "exec"), names)
    lagoon = names["lagoon"]
    assert isinstance(lagoon, Card)
    assert lagoon.victim_hook is not None
    names = {"rule": rule, "TableMaker": TableMaker}
    exec(compile(test, "first-card.md", "exec"), names)
    (shown,) = (thing for name, thing in names.items() if name.startswith("test_"))
    assert callable(shown)
    shown(table)


def test_the_examples_of_the_reference_are_read() -> None:
    read = 0
    for extra, body in blocks(REFERENCE, "yaml"):
        if extra == "position":
            data = json.loads(json.dumps(yaml_data(body)))
            find_game("dominion").read_position(data)
        else:
            assert read_text(body)
        read += 1
    assert read == 2


def yaml_data(text: str) -> object:
    import yaml

    return yaml.safe_load(text)


def test_every_step_shown_in_the_reference_is_one_that_is_read() -> None:
    """The first words of the tables of verbs, as steps of a card."""
    rows = re.findall(
        r"^\| (`.*?`(?:, `.*?`)*) \|", REFERENCE.partition("## Steps")[2].partition("| `if` |")[0], re.MULTILINE
    )
    steps = [step for row in rows for step in re.findall(r"`([^`]+)`", row)]
    assert len(steps) > 40
    for step in steps:
        written = step.replace("[steps]", "[{cards: 1}]").replace("{…}", "{cards: [], coins: [], buys: []}")
        if step.startswith("if"):
            continue
        before = "reveal: 1, " if step in ("take_revealed: it", "trash_revealed: it") or "for_each" in step else ""
        before = "discard_top, " if step == "may_play_it" else before.replace("reveal: 1", "{reveal: 1}")
        others = "{left_player: [{%s}]}" if step.startswith("you") else "{%s}"
        entry = others % written if ":" in written else written
        text = f"id: own\nnames: {{en: Own}}\ncost: 2\ntypes: [action]\nsteps: [{before}{entry}]\n"
        assert read_text(text, step)


# --- the package in Python --------------------------------------------------------------------------------------------------


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A directory on the path in which the example lies as an installer leaves it."""
    project = tomllib.loads((HARBOUR / "pyproject.toml").read_text(encoding="utf-8"))
    name, version = project["project"]["name"], project["project"]["version"]
    info = tmp_path / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    lines = [
        f"[{group}]\n" + "".join(f"{key} = {value}\n" for key, value in entries.items())
        for group, entries in project["project"]["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("\n".join(lines))
    for module in project["tool"]["setuptools"]["py-modules"]:
        shutil.copy(HARBOUR / f"{module}.py", tmp_path)
    return tmp_path


def python(place: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Run code where the directory is on the path; a fresh process, for installed cards are looked up once."""
    environment = {**os.environ, "PYTHONPATH": str(place), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)


PLAY = """
from signoria.core.game import Game
from signoria.core.registry import find_game
kind = find_game("dominion")
position = {"hand": "village, harbour, copper", "deck": "5 copper", "kingdom": "harbour@custom"}
game = Game(kind.read_position(position))
for card in ("village", "harbour"):
    game.apply(0, game.state.option_named(card))
print(game.state.coins, game.state.buys, len(game.state.me.hand))
assert kind.read_position(kind.write_position(game.state)).key() == game.state.key()
"""


@rule("dominion:BL-2")
def test_an_installed_package_brings_its_card_into_games(installed: Path) -> None:
    done = python(installed, PLAY)
    assert done.stdout == "2 2 3\n", done.stderr


def test_an_installed_card_is_listed(installed: Path) -> None:
    done = python(installed, "from signoria.cli.main import app; app(['cards', '--set', 'custom', '--json'])")
    (row,) = json.loads(done.stdout)
    assert (row["id"], row["cost"], row["sets"]) == ("harbour", 5, ["custom"])


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("from signoria.dominion.effects import ACTION, Card\nmoat = Card('moat', 2, ACTION)\n", "called moat already"),
        ("from signoria.dominion.effects import ACTION, Card\nx = Card('The X', 2, ACTION)\n", "isn’t a valid id"),
    ],
)
def test_an_installed_package_with_a_wrong_card_is_named(installed: Path, code: str, words: str) -> None:
    (installed / "signoria_harbour.py").write_text(code)
    done = python(installed, "from signoria.cli.main import app; app(['cards'])")
    assert done.returncode == 2
    assert squeezed(f"signoria_harbour: {words}").replace("signoria_harbour:", "") in squeezed(done.stderr)
    assert "signoria_harbour" in done.stderr


def test_without_the_package_its_card_is_unknown() -> None:
    done = python(ROOT / "docs", PLAY)
    assert "no card is called “harbour”" in done.stderr
