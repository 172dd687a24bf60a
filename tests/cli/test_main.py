"""The command line as a user meets it first: commands, help, languages, and what is said when something is wrong."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import signoria
from signoria.cli.main import COMMANDS, app
from signoria.cli.speech import SYSTEM_VARIABLES, language, speaking, take_language
from signoria.lang import Translator, UnknownLanguage, languages


def run(*arguments: str, **environment: str) -> Result:
    return CliRunner().invoke(app, list(arguments), prog_name="signoria", env=environment)


@pytest.fixture
def no_language(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """An environment that says nothing of languages."""
    for name in ("SIGNORIA_LANG", *SYSTEM_VARIABLES):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


def test_the_version_says_how_it_was_built() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert re.fullmatch(r"signoria \d+\.\d+\.\d+ \((plain|compiled)\)\n", result.output)
    assert ("compiled" in result.output) == signoria.compiled()


# --- help ---------------------------------------------------------------------------------------------------------------


def test_the_help_lists_all_commands() -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert result.output.startswith("Usage: signoria [OPTIONS] COMMAND…\n")
    assert all(re.search(rf"^  {name} +\S", result.output, re.MULTILINE) for name in COMMANDS)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_help_in_every_language(command: str, lang: str) -> None:
    result = run(command, "--help", "--lang", lang)
    assert result.exit_code == 0
    translator = Translator(lang)
    for title in ("help-options", "help-option.help", "help-code"):
        assert translator.say(title) in result.output
    assert " ".join(translator.say(f"help-{command}").split("\n\n")[0].split()) in " ".join(result.output.split())
    assert max(len(line) for line in result.output.splitlines()) <= 80
    assert not re.search(r" +$", result.output, re.MULTILINE)


def test_an_option_is_shown_with_its_value_and_what_counts_otherwise() -> None:
    text = " ".join(run("simulate", "--help").output.split())
    assert "--games N How many games to play in all. [default: 1000]" in text
    assert "GAME The game: dominion, intrigo, … [required]" in text
    box = "--set BOX Only cards from this box. [base1|base2|intrigue1|basic|custom]"
    assert box in " ".join(run("cards", "--help").output.split())


def test_only_the_command_that_is_named_is_loaded() -> None:
    script = (
        "import sys\n"
        "from signoria.cli.main import app\n"
        "try: app(['--version'])\n"
        "except SystemExit: pass\n"
        "print([name for name in sys.modules if name.startswith('signoria.dominion') or name == 'rich.console'])\n"
    )
    shown = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert shown.stdout.splitlines()[-1] == "[]"


# --- which language -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        ["--lang", "hu", "cards", "moat"],
        ["cards", "--lang", "hu", "moat"],
        ["cards", "moat", "--lang", "hu"],
        ["cards", "moat", "--lang=hu"],
    ],
)
def test_the_language_may_be_named_anywhere(arguments: list[str]) -> None:
    assert run(*arguments).output.startswith("Várárok · ")


def test_what_stands_after_two_dashes_is_no_option() -> None:
    assert take_language(["play", "--", "--lang", "hu"]) == ("", ["play", "--", "--lang", "hu"])
    assert take_language(["--lang"]) == ("", ["--lang"])
    assert take_language(["a", "--lang", "hu", "b"]) == ("hu", ["a", "b"])


def test_the_environment_says_it_otherwise(no_language: pytest.MonkeyPatch) -> None:
    assert language() == "en"
    no_language.setenv("LANG", "hu_HU.UTF-8")
    assert language() == "hu"
    no_language.setenv("LC_MESSAGES", "pl_PL")
    assert language() == "pl"
    no_language.setenv("LC_ALL", "ru")
    assert language() == "ru"
    no_language.setenv("SIGNORIA_LANG", "hu")
    assert language() == "hu"
    with speaking("pl"):
        assert language() == "pl"
    assert language() == "hu"


@pytest.mark.parametrize("setting", ["C.UTF-8", "POSIX", "tlh_XX", "", "@"])
def test_a_system_in_another_language_is_spoken_to_in_english(no_language: pytest.MonkeyPatch, setting: str) -> None:
    no_language.setenv("LC_ALL", setting)
    no_language.setenv("LANG", "C")
    assert language() == "en"


def test_an_unknown_language_is_an_error_that_lists_those_there_are(no_language: pytest.MonkeyPatch) -> None:
    error = f"Error: no language is called “tlh”; available: {', '.join(languages())}\n"
    for result in (run("--lang", "tlh"), run("cards", "--lang", "tlh"), run("cards", SIGNORIA_LANG="tlh")):
        assert result.exit_code == 2
        assert result.output == error
    no_language.setenv("SIGNORIA_LANG", "tlh")
    with pytest.raises(UnknownLanguage):
        language()


# --- what is wrong ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["simulat"], "no command is called “simulat”; did you mean simulate?"),
        (["cards", "--lang"], "the option --lang needs a value"),
        (["xyz"], "no command is called “xyz”"),
        (["simulate"], "GAME is missing"),
        (["simulate", "dominion"], "the option --bots is missing"),
        (["replay", "game.json", "--untill", "3"], "no option is called --untill; did you mean --until?"),
        (["simulate", "dominion", "--bots"], "the option --bots needs a value"),
        (["simulate", "dominion", "--bots", "random", "--json=1"], "the option --json takes no value"),
        (["simulate", "dominion", "--bots", "random", "--games", "many"], "--games must be a whole number, 1 or more"),
        (["simulate", "dominion", "--bots", "random", "--games", "0"], "--games must be a whole number, 1 or more"),
        (["replay", "game.json", "--until", "x"], "--until must be a whole number"),
        (["cards", "--set", "base3"], "--set must be base1, base2, intrigue1, basic, or custom"),
        (["rules", "R-7", "R-8"], "unexpected: R-8"),
        (["cards", "--cards", "nowhere.yaml"], "--cards: nowhere.yaml: can’t be read: no such file or folder"),
        (["guide", "chess"], "no game is called “chess”; available: dominion, intrigo"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments: list[str], error: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.splitlines()[0] == f"Error: {error}"


def test_an_error_of_the_arguments_says_where_to_read_more() -> None:
    assert run("simulate").stderr.splitlines()[1:] == ["See `signoria simulate --help`."]


def test_errors_are_in_the_reader_s_language_whoever_raises_them() -> None:
    hungarian = Translator("hu")
    missing = hungarian.say("usage-missing-argument", name="GAME")
    assert run("simulate", "--lang", "hu").stderr.splitlines()[0] == hungarian.say("usage-error", why=missing)
    size = hungarian.say("error-kingdom-size", size=10, n=2)
    assert run("kingdoms", "mine,moat", "--lang", "hu").stderr == f"{hungarian.say('usage-error', why=size)}\n"


# --- guides -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", ["dominion", "intrigo"])
def test_the_guide_is_shown_in_eighty_columns(game: str, lang: str) -> None:
    result = run("guide", game, "--lang", lang, COLUMNS="200")
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) > 100
    assert lines[0].strip().lower() in ("dominion", "intrigo", "доминион", "интриго")


def test_a_language_without_a_guide_shows_the_english_one(tmp_path: Path) -> None:
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo" / "cards.ftl").write_text("card-copper = Kupro\n", encoding="utf-8")
    result = run("guide", "intrigo", "--lang", "eo", SIGNORIA_LANG_PATH=str(tmp_path))
    assert "Setup" in result.output
