"""`signoria train` as its users see it."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from signoria.cli import train
from tests.cli.test_simulate import run


def test_without_its_libraries_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "find_spec", lambda name: None if name == "jax" else find_spec(name))
    said = run("train", "dominion", str(tmp_path / "net"), exit_code=2)
    assert "signoria[train]" in said and not (tmp_path / "net").exists()


def test_only_dominion_has_a_net(tmp_path: Path) -> None:
    assert "intrigo" in run("train", "intrigo", str(tmp_path / "net"), exit_code=2)
