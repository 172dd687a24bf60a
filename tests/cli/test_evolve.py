"""`signoria evolve` as its users see it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from signoria.bots.dominion.menu import MenuText
from tests.cli.test_simulate import run


def test_it_finds_menus_that_can_be_simulated(tmp_path: Path) -> None:
    menus = tmp_path / "found"
    arguments = [
        "dominion",
        "--kingdom",
        "First Game",
        "--games",
        "600",
        "--jobs",
        "1",
        "--menus",
        str(menus),
        "--json",
    ]
    data = json.loads(run("evolve", *arguments))
    assert data["games"] >= 600 and data["whole"] and len(data["kingdom"]) == 10
    best = data["strategies"][0]
    assert MenuText("best", (menus / "1.menu").read_text(encoding="utf-8")).cards()
    assert (menus / "1.menu").read_text(encoding="utf-8").splitlines()[1:] == best["menu"]
    assert 0 <= best["score"]["low"] <= best["score"]["value"] <= best["score"]["high"] <= 100
    assert sum(found["share"] for found in data["strategies"]) == pytest.approx(1, abs=0.01)
    played = json.loads(
        run(
            "simulate",
            "dominion",
            "--bots",
            f"{menus / '1.menu'},big_money",
            "--kingdom",
            "First Game",
            "--games",
            "2",
            "--json",
        )
    )
    assert played["games"] == 2


def test_a_search_in_a_folder_can_be_continued_with_more_games(tmp_path: Path) -> None:
    folder = str(tmp_path / "found")
    new = ["dominion", "--kingdom", "First Game", "--games", "1", "--jobs", "1"]
    first = json.loads(run("evolve", *new, "--seed", "x", "--menus", folder, "--json"))
    assert "finished" in run("evolve", "dominion", "--resume", folder, exit_code=2)
    assert "--resume" in run("evolve", *new, "--menus", folder, exit_code=2)
    more = json.loads(run("evolve", "dominion", "--resume", folder, "--games", "1100", "--jobs", "1", "--json"))
    assert more["games"] > first["games"] and more["kingdom"] == first["kingdom"]
    assert len(list(Path(folder).glob("*.menu"))) == len(more["strategies"])


def test_a_person_reads_what_was_found_in_their_language() -> None:
    text = run("evolve", "dominion", "--kingdom", "First Game", "--games", "300", "--jobs", "1", "--lang", "hu")
    assert "A legjobb vásárlási lista:" in text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["intrigo", "--kingdom", "x"], "only in Dominion"),
        (["dominion", "--kingdom", "First Game", "--games", "5", "--seconds", "5"], "either --seconds or --games"),
        (["dominion", "--kingdom", "frist game"], "did you mean First Game"),
        (["dominion", "--kingdom", "First Game", "--games", "0"], "--games must be a whole number, 1 or more"),
        (["dominion", "--resume", "nowhere", "--seed", "x"], "--seed can’t be combined with --resume"),
        (["dominion", "--resume", "nowhere"], "there is no search in nowhere"),
        (["dominion", "--kingdom", "First Game", "--ray", "nowhere"], "isn’t the address of a Ray cluster"),
        (["dominion"], "the option --kingdom is missing"),
    ],
)
def test_what_cannot_be_searched_is_refused_at_once(arguments: list[str], words: str) -> None:
    assert words in " ".join(run("evolve", *arguments, exit_code=2).replace("│", " ").split())
