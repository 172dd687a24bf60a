"""Preparing the compiled install in the background: it is said, it runs once at a time, and leaving the game does not stop it."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 90.0


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """As much of a clone as the script needs."""
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "compile_later.sh", tmp_path / "tools")
    can_compile(tmp_path, True)
    return tmp_path


def can_compile(clone: Path, possible: bool) -> None:
    (clone / "setup.py").write_text(f"def why_not_compile():\n    return {None if possible else 'no compiler'!r}\n")


def later(clone: Path, command: str) -> str:
    script = [str(clone / "tools" / "compile_later.sh"), sys.executable, "sh", "-c", command]
    done = subprocess.run(script, cwd=clone, capture_output=True, text=True, check=True, timeout=PATIENCE)
    return done.stdout


def wait_for(file: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while not file.exists():
        assert time.monotonic() < deadline, f"{file} never came"
        time.sleep(0.05)


def test_it_says_so_in_one_line_and_works_on_by_itself(clone: Path) -> None:
    said = later(clone, "echo all well; touch compiled")
    assert len(said.splitlines()) == 1 and "background" in said
    wait_for(clone / "compiled")
    assert (clone / "build" / "compile.log").read_text() == "all well\n"


def test_it_runs_at_low_priority(clone: Path) -> None:
    later(clone, "nice > niceness.part; mv niceness.part niceness")
    wait_for(clone / "niceness")
    assert int((clone / "niceness").read_text()) >= min(os.nice(0) + 10, 19)


def test_a_second_start_leaves_the_first_at_work(clone: Path) -> None:
    later(clone, "while [ ! -e stop ]; do sleep 0.05; done; touch first")
    assert "still" in later(clone, "touch second")
    (clone / "stop").touch()
    wait_for(clone / "first")
    assert not (clone / "second").exists()


def test_leaving_the_game_does_not_stop_it(clone: Path) -> None:
    later(clone, "while [ ! -e stop ]; do sleep 0.05; done; touch finished")
    os.kill(int((clone / "build" / "compile.pid").read_text()), signal.SIGINT)
    (clone / "stop").touch()
    wait_for(clone / "finished")


def test_without_a_compiler_nothing_is_started(clone: Path) -> None:
    can_compile(clone, False)
    assert "no C compiler" in later(clone, "touch compiled")
    assert not (clone / "build" / "compile.pid").exists()
