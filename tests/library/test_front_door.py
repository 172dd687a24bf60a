"""`import signoria`: quick, and exactly what it promises."""

import json
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import signoria

EXAMPLE = Path(__file__).with_name("example.py")


def test_the_first_example_runs_as_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """mypy reads it, too: it is one of the files of the tests."""
    monkeypatch.chdir(tmp_path)
    made = runpy.run_path(str(EXAMPLE))
    said = capsys.readouterr().out
    assert said.startswith("Dominion, turn 1: seat 0")
    assert said.rstrip().endswith("1,000 games, seed 1")
    assert made["game"].over and made["game"].winners
    assert not made["twin"].over and not made["world"].over
    assert json.loads((tmp_path / "g.json").read_text(encoding="utf-8"))["game"] == "dominion"


@pytest.mark.parametrize("name", signoria.__all__)
def test_all_that_is_promised_is_there(name: str) -> None:
    assert getattr(signoria, name) is not None
    assert name in dir(signoria)


def test_what_is_not_promised_is_not_there() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'new_gaem'"):
        _ = signoria.new_gaem


def test_importing_brings_no_rules_and_no_catalogues() -> None:
    program = "import sys, signoria; print(*sorted(name for name in sys.modules if name.startswith('signoria')))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=180)
    loaded = [name for name in done.stdout.split() if not name.endswith("__mypyc")]
    core = ["errors", "limits", "names", "phrase", "spelling"]
    assert loaded == ["signoria", "signoria.core", *(f"signoria.core.{name}" for name in core)]
