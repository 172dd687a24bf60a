"""What README and the documents show works: Python runs, files are what they are called, and commands are there.

A block of Python runs in its document's directory of files, after the blocks before it. `file=NAME` is a file to save,
`excerpt` a piece of our own sources. Commands run with few games; those that can't run here are at least known to the
command line, with every option they name.
"""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import signoria
from signoria.cli.main import COMMANDS, app, load
from tools import terminal_picture

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = {path.name: path.read_text(encoding="utf-8") for path in [ROOT / "README.md", *ROOT.glob("docs/*.md")]}
BLOCK = re.compile(r"^```(\w*)(?: ([^\n]+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`(signoria [^`\n]+)`")

OWN_TEST = ("first-card.md",)  # tests/test_first_card.py compares what its commands answer
# What needs more than a reader's desk has: a language that is not there yet, a server, a peer to compare with.
NOT_HERE = ("adding-a-language.md", "operations.md", "speed.md")
RUNS = ("simulate", "replay", "kingdoms", "cards", "scenario", "rules")


def blocks(document: str, language: str) -> list[tuple[str, str]]:
    return [(extra, body) for found, extra, body in BLOCK.findall(DOCUMENTS[document]) if found == language]


def files(document: str) -> dict[str, str]:
    found = BLOCK.findall(DOCUMENTS[document])
    return {extra.removeprefix("file="): body for _, extra, body in found if extra.startswith("file=")}


def commands(document: str) -> list[str]:
    """Lines of blocks, without what stands beside them."""
    found = []
    for language, _, body in BLOCK.findall(DOCUMENTS[document]):
        if language in ("", "console"):
            for line in body.splitlines():
                text = line.removeprefix("$ ")
                if text.startswith("signoria "):
                    found.append(re.split(r"\s{2,}|\s#", text)[0].removeprefix("signoria "))
    return found


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def lay_out(document: str, desk: Path) -> None:
    for name, body in files(document).items():
        (desk / name).write_text(body, encoding="utf-8")


WITH_PYTHON = [name for name in sorted(DOCUMENTS) if name not in OWN_TEST and blocks(name, "python")]


def test_the_documents_that_matter_are_looked_at() -> None:
    assert {"README.md", "library.md", "first-bot.md", "records.md", "simulate.md"} <= set(WITH_PYTHON)


@pytest.mark.parametrize("document", WITH_PYTHON)
def test_the_python_of_a_document_runs(document: str, desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lay_out(document, desk)
    names: dict[str, object] = {}
    for extra, body in blocks(document, "python"):
        if extra == "excerpt":
            assert body.strip() in everything_we_wrote()
        elif not extra:
            few = re.sub(r"games=\d+", "games=20", body)
            exec(compile(few, document, "exec"), names)
    for name in files(document):
        sys.modules.pop(name.removesuffix(".py"), None)


def everything_we_wrote() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))


def test_readme_shows_the_example_that_is_typed() -> None:
    assert (ROOT / "tests" / "library" / "example.py").read_text(encoding="utf-8") in DOCUMENTS["README.md"]


def test_every_bot_that_a_document_shows_plays(desk: Path) -> None:
    for document in ("first-bot.md", "library.md"):
        lay_out(document, desk)
        for name in files(document):
            result = signoria.simulate("dominion", [str(desk / name), "random"], games=1, rounds=3)
            assert result.games == 1


def test_the_table_that_the_tour_shows_is_the_one_that_is_printed() -> None:
    game = signoria.new_game("dominion", players=2, kingdom="first game", seed="1")
    assert ("", f"{game}\n") in blocks("library.md", "text")


def test_the_error_that_the_tour_shows_is_the_one_that_is_raised() -> None:
    game = signoria.new_game("dominion", players=2, kingdom="first game", seed="1")
    game.play("all treasures").play("buy silver").play("end")
    with pytest.raises(signoria.IllegalAnswer) as refused:
        game.play("smity")
    assert f"print(error)  # {refused.value}\n" in DOCUMENTS["library.md"]


# --- commands --------------------------------------------------------------------------------------------------------------

TO_RUN = [
    (document, command)
    for document in sorted(DOCUMENTS)
    if document not in (*OWN_TEST, *NOT_HERE)
    for command in commands(document)
    if command.split()[0] in RUNS
]


@pytest.mark.parametrize(("document", "command"), TO_RUN)
def test_a_command_runs(document: str, command: str, desk: Path) -> None:
    lay_out(document, desk)
    game = signoria.new_game("dominion", seed="1")
    bot = signoria.bot("big_money")
    while len(game.log) < 50:
        game.play(bot.pick(game.seat()))
    game.save("game.json")
    few = re.sub(r"--games \d+", "--games 2", re.sub(r"--jobs \d+", "--jobs 1", command))
    result = CliRunner().invoke(app, shlex.split(few))
    assert result.exit_code == 0, result.output


SHOWN = sorted(
    {
        (document, command)
        for document, text in DOCUMENTS.items()
        for command in [*commands(document), *(one.removeprefix("signoria ") for one in INLINE.findall(text))]
        if command.split()[0].isalpha() and "…" not in command
    }
)


@pytest.mark.parametrize(("document", "command"), SHOWN)
def test_the_command_line_knows_the_command_and_its_options(document: str, command: str) -> None:
    name, *arguments = shlex.split(command)
    assert name in COMMANDS
    options = {option for parameter in load(name).params for option in (*parameter.opts, *parameter.secondary_opts)}
    used = {argument.partition("=")[0] for argument in arguments if argument.startswith("--")}
    assert used <= {*options, "--help", "--lang"}


def test_the_picture_of_the_terminal_shows_what_the_terminal_shows(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNORIA_LANG", "en")
    terminal_picture.main(desk / "terminal.svg")
    shown, drawn = (
        re.sub(r"terminal-\d+", "", file.read_text(encoding="utf-8"))
        for file in (ROOT / "docs/images/terminal.svg", desk / "terminal.svg")
    )
    assert shown == drawn, "draw it again: .venv/bin/python tools/terminal_picture.py docs/images/terminal.svg"
