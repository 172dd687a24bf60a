"""`signoria env describe`: every field has a place and a meaning, and every action a name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from signoria.cli.main import app
from signoria.core.registry import find_game

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "environments.md"


def shown(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["env", "describe", *arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_the_guide_shows_what_the_command_shows() -> None:
    assert shown("dominion", "--players", "2") in GUIDE.read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "players"), [("dominion", 6), ("intrigo", 4)])
@pytest.mark.parametrize("layout", ["flat", "piles"])
def test_fields_follow_each_other_and_have_a_meaning(game: str, players: int, layout: str) -> None:
    data = json.loads(shown(game, "--players", str(players), "--layout", layout, "--json"))
    at = 0
    for field in data["fields"]:
        assert field["offset"] == at and field["length"] > 0 and field["meaning"]
        at += field["length"]
    assert at == find_game(game).observation(players, layout).words * 4


def test_actions_are_listed_by_number() -> None:
    lines = shown("intrigo", "--actions").splitlines()
    assert len(lines) == 85 and lines[51].split() == ["51", "pass"]


def test_a_number_of_players_that_no_game_has_is_refused() -> None:
    result = CliRunner().invoke(app, ["env", "describe", "intrigo", "--players", "7"])
    assert result.exit_code == 2 and "3" in result.output
