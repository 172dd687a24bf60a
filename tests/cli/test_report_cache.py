"""Reports of `signoria evolve` that were worked out before."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from signoria.lab.evolve.cache import ReportCache
from signoria.lab.evolve.search import Evolution, Finding
from signoria.lab.evolve.study import Effort, Researcher
from signoria.lab.keeping import cache_folder
from tests.cli.test_simulate import run
from tests.lab.test_evolve import arena
from tests.lab.test_kingdom_report import report as small_report

SEARCH = ["dominion", "--kingdom", "First Game", "--games", "1", "--jobs", "1"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "cache"))
    return cache_folder() / "reports"


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The seeds of all searches; each finds the same few strategies right away."""
    seeds: list[str] = []
    made = small_report()

    def search(evolution: Evolution) -> Finding:
        seeds.append(evolution.contest.arena.seed)
        return made.finding

    monkeypatch.setattr(Evolution, "run", search)
    monkeypatch.setattr(Researcher, "study", lambda researcher: made.study)
    return seeds


def test_a_report_in_another_language_takes_no_games(tmp_path: Path, folder: Path, searches: list[str]) -> None:
    first, again, other = (tmp_path / name for name in ("a.json", "b.json", "c.md"))
    run("evolve", *SEARCH, "--report", str(first))
    assert len(list(folder.iterdir())) == 1
    assert searches == ["1"]
    assert "cache" in run("evolve", *SEARCH, "--report", str(again))
    assert again.read_bytes() == first.read_bytes()
    run("evolve", *SEARCH, "--report", str(other), "--lang", "hu")
    assert "Mi nyer itt?" in other.read_text(encoding="utf-8")
    assert searches == ["1"]
    run("evolve", *SEARCH, "--seed", "2", "--report", str(again))
    assert searches == ["1", "2"]  # another seed is another search
    run("evolve", *SEARCH)
    assert searches == ["1", "2", "1"]  # without a report the search itself is wanted


def test_what_cannot_be_kept_is_said_and_nothing_is_lost(tmp_path: Path, folder: Path, searches: list[str]) -> None:
    folder.parent.mkdir(parents=True)
    folder.write_text("a file where the folder should be", encoding="utf-8")
    made = tmp_path / "a.md"
    assert "could not be cached" in run("evolve", *SEARCH, "--report", str(made))
    assert made.exists() and searches == ["1"]


def test_a_kept_report_is_the_same_and_a_damaged_one_is_worked_out_again(folder: Path) -> None:
    made = small_report()
    cache = ReportCache()
    assert cache.find(arena(), 5, Effort()) is None
    cache.keep(arena(), 5, Effort(), made.finding, made.study)
    known = cache.find(arena(), 5, Effort())
    assert known is not None
    assert known[0].strategies == made.finding.strategies and known[1].cards == made.study.cards
    assert known[1].example.to_json() == made.study.example.to_json()
    assert cache.find(arena(), 6, Effort()) is None and cache.find(arena(), 5, Effort(card=1)) is None
    (file,) = folder.iterdir()
    file.write_bytes(file.read_bytes()[:-9])
    assert cache.find(arena(), 5, Effort()) is None


def test_reports_used_longest_ago_make_room(folder: Path) -> None:
    made = small_report()
    cache = ReportCache()
    for games in (1, 2, 3):
        cache.keep(arena(), games, Effort(), made.finding, made.study)
        for file in folder.iterdir():
            os.utime(file, ns=(file.stat().st_atime_ns, file.stat().st_mtime_ns - 10**9))
    size = next(folder.iterdir()).stat().st_size
    assert cache.find(arena(), 1, Effort()) is not None  # used just now
    ReportCache(most_bytes=3 * size).keep(arena(), 4, Effort(), made.finding, made.study)
    assert [cache.find(arena(), games, Effort()) is not None for games in (1, 2, 3, 4)] == [True, False, True, True]
