"""Bots by name, from installed packages and from files."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from signoria.bots import RandomBot
from signoria.bots.dominion.ladder import MenuBot, menu_names
from signoria.bots.dominion.menu import BadMenu
from signoria.bots.registry import BadBot, BotKind, UnknownBot, bot_names, find_bot, open_bot
from signoria.core.rng import from_seed

LAZY = """
from signoria.bots import Bot
from signoria.bots.registry import BotKind

class Lazy(Bot):
    def __init__(self, rng):
        self.rng = rng
    def pick(self, seat):
        return seat.options()[-1]

BOT = BotKind("lazy", Lazy, ["dominion"])
"""


def test_random_and_the_whole_ladder_have_names() -> None:
    assert set(bot_names("dominion")) >= {"random", *menu_names()}
    for name in menu_names():
        assert isinstance(find_bot(name, "dominion").new(from_seed("1")), MenuBot)
    assert isinstance(find_bot("random", "dominion").new(from_seed("1")), RandomBot)


def test_a_name_may_be_written_as_people_write_it() -> None:
    assert find_bot("Big Money", "dominion").name == "big_money"


def test_random_plays_any_game_and_a_menu_only_dominion() -> None:
    assert find_bot("random", "intrigo").plays("intrigo")
    assert "smithy" not in bot_names("intrigo")
    with pytest.raises(UnknownBot, match=r"Smithy doesn’t play Intrigo, only Dominion; available: .*random"):
        find_bot("Smithy", "intrigo")


def test_a_name_is_looked_for_among_the_bots_of_its_game() -> None:
    with pytest.raises(UnknownBot, match=r"no bot for Intrigo is called “randon”; did you mean random\?"):
        find_bot("randon", "intrigo")
    with pytest.raises(UnknownBot, match=r"no bot for Intrigo is called “smithi”; available: "):
        find_bot("smithi", "intrigo")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("smithi", "did you mean smithy?"),
        ("duble witch", "did you mean double_witch"),
        ("xyz", "available: big_money,"),
    ],
)
def test_an_unknown_bot_is_refused_with_the_nearest_names(name: str, words: str) -> None:
    with pytest.raises(UnknownBot, match=f"no bot for Dominion is called “{name}”") as refused:
        find_bot(name, "dominion")
    assert words in str(refused.value)


def test_a_menu_of_ones_own_is_a_bot(tmp_path: Path) -> None:
    file = tmp_path / "mine.menu"
    file.write_text("Province\nSilver\n", encoding="utf-8")
    kind = open_bot(str(file), "dominion")
    assert isinstance(kind.new(from_seed("1")), MenuBot)
    assert kind.games == ["dominion"]
    with pytest.raises(BadBot, match=r"mine\.menu doesn’t play Intrigo, only Dominion"):
        open_bot(str(file), "intrigo")
    file.write_text("Province\nSilver if\n  Gold if x\n", encoding="utf-8")
    with pytest.raises(BadMenu, match=r"mine\.menu:3: "):
        open_bot(str(file), "dominion")


def test_a_python_file_of_ones_own_is_a_bot(tmp_path: Path) -> None:
    file = tmp_path / "lazy.py"
    file.write_text(LAZY, encoding="utf-8")
    kind = open_bot(str(file), "dominion")
    assert kind.name == "lazy"
    kind.new(from_seed("1"))


@pytest.mark.parametrize(
    ("arguments", "given"),
    [
        ("self", "nothing"),
        ("self, depth=3", "nothing"),
        ("self, *, depth=3", "nothing"),
        ("self, rng", "an Rng"),
        ("self, chance, depth=3", "an Rng"),
        ("self, rng=None", "an Rng"),
        ("self, *all", "an Rng"),
    ],
)
def test_a_bot_gets_random_numbers_if_its_init_takes_them(tmp_path: Path, arguments: str, given: str) -> None:
    file = tmp_path / "own.py"
    lines = [
        "from signoria.bots import Bot",
        "class Own(Bot):",
        f"    def __init__({arguments}):",
        "        self.given = [value for name, value in locals().items() if name != 'self' and value not in (3, None)]",
    ]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    own = open_bot(str(file), "dominion").new(from_seed("1"))
    assert bool(vars(own)["given"]) == (given == "an Rng")


@pytest.mark.parametrize("arguments", ["self, rng, depth", "self, *, rng"])
def test_a_bot_that_wants_other_arguments_is_refused(tmp_path: Path, arguments: str) -> None:
    file = tmp_path / "own.py"
    code = f"from signoria.bots import Bot\nclass Own(Bot):\n    def __init__({arguments}):\n        pass\n"
    file.write_text(code, encoding="utf-8")
    with pytest.raises(BadBot, match="its __init__ expects rng"):
        open_bot(str(file), "dominion")


@pytest.mark.parametrize("name", ["none.menu", "none.py"])
def test_a_file_that_is_not_there_is_an_unknown_bot(tmp_path: Path, name: str) -> None:
    with pytest.raises(UnknownBot, match="none"):
        open_bot(str(tmp_path / name), "dominion")


def test_names_from_strangers_open_no_files(tmp_path: Path) -> None:
    file = tmp_path / "lazy.py"
    file.write_text(LAZY, encoding="utf-8")
    with pytest.raises(UnknownBot):
        find_bot(str(file), "dominion")


def test_a_file_without_a_bot_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "empty.py"
    file.write_text("BOT = 3\n", encoding="utf-8")
    with pytest.raises(BadBot, match=r"empty\.py has no bot: write one class that extends Bot"):
        open_bot(str(file), "dominion")
    with pytest.raises(BadBot, match="makes 3, which isn’t a Bot"):
        BotKind("three", lambda rng: 3).new(from_seed("1"))


def test_an_installed_package_brings_its_bot(tmp_path: Path) -> None:
    (tmp_path / "lazy_package.py").write_text(LAZY, encoding="utf-8")
    info = tmp_path / "lazy_package-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lazy_package\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[signoria.bots]\nlazy = lazy_package:BOT\n", encoding="utf-8")
    code = "from signoria.bots.registry import *; print(find_bot('lazy', 'dominion').games, 'lazy' in bot_names('dominion'), 'lazy' in bot_names('intrigo'))"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.stdout == "['dominion'] True False\n", done.stderr
