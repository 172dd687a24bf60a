"""Where games are kept: whole or not at all, and the last unfinished one is found again."""

import os
from pathlib import Path

import pytest

from signoria.cli.table import saves
from signoria.core.record import Record, Start
from signoria.dominion import GAME, Setup, read_kingdom, write_setup


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def started(seed: str) -> Record:
    start = Start.dealt(write_setup(Setup(2, read_kingdom("first game"), first=0)), seed)
    return Record.from_game(GAME, start.game(GAME), start, ("Anna", "Ben"))


def test_a_record_comes_back_as_it_was_written() -> None:
    file = saves.new_file("dominion")
    record = started("a")
    saves.write(file, record)
    assert saves.read(file).to_json() == record.to_json()
    assert [entry.name for entry in file.parent.iterdir()] == [file.name]  # nothing is left lying about


def test_a_failed_write_leaves_the_old_record(monkeypatch: pytest.MonkeyPatch) -> None:
    file = saves.new_file("dominion")
    saves.write(file, started("old"))
    before = file.read_bytes()

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        saves.write(file, started("new"))
    assert file.read_bytes() == before
    assert [entry.name for entry in file.parent.iterdir()] == [file.name]


def test_the_last_unfinished_game_is_found_past_what_is_no_record(home: Path) -> None:
    assert saves.last_unfinished("dominion") is None
    older, newer = home / "signoria/games/dominion-1.json", home / "signoria/games/dominion-2.json"
    saves.write(older, started("a"))
    saves.write(newer, started("b"))
    os.utime(older, ns=(1, 1))
    assert saves.last_unfinished("dominion") == newer
    newer.write_text("{", encoding="utf-8")
    assert saves.last_unfinished("dominion") == older
