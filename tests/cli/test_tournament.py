"""`signoria tournament` as its users see it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.test_simulate import run

QUICK = ["--jobs", "1", "--games", "4"]
CUP = ["dominion", "--bots", "smithy,big_money,militia", *QUICK]


def data_of(*arguments: str) -> dict[str, object]:
    data = json.loads(run("tournament", *arguments, "--json"))
    assert isinstance(data, dict)
    return data


def test_the_data_has_ratings_scores_and_who_beats_whom() -> None:
    bots = ["--bots", "big_money,random,big_money_ultimate"]
    kingdoms = ["--kingdom", "first game", "--random", "2"]
    data = data_of("dominion", *bots, *kingdoms, *QUICK, "--seed", "x")
    assert data["games"] == 3 * 3 * 4 and data["seed"] == "x" and data["rounds"] is None
    assert isinstance(data["kingdoms"], list) and len({one["code"] for one in data["kingdoms"]}) == 3
    assert isinstance(data["bots"], list)
    assert data["bots"][-1]["name"] == "random"
    for place, bot in enumerate(data["bots"]):
        assert bot["rating"]["low"] <= bot["rating"]["value"] <= bot["rating"]["high"]
        assert bot["games"] == 24 and len(bot["by_kingdom"]) == 3
        assert [score is None for score in bot["against"]] == [other == place for other in range(3)]


def test_players_and_swiss_rounds_can_be_chosen() -> None:
    data = data_of("dominion", "--bots", "big_money,big_money,smithy,random", "--players", "3", *QUICK)
    assert data["players"] == 3 and data["games"] == 4 * 6
    data = data_of("dominion", "--bots", "big_money,big_money,smithy,random", "--swiss", "2", *QUICK)
    assert data["rounds"] == 2 and data["games"] == 2 * 2 * 4
    assert isinstance(data["bots"], list)
    assert {bot["name"] for bot in data["bots"]} == {"big_money (1)", "big_money (2)", "smithy", "random"}


def test_people_see_standings_and_a_table_in_their_language() -> None:
    text = run("tournament", *CUP)
    assert all(words in text for words in ("Smithy bot", "95% interval", "What beats what", "12 games", "seed 1"))
    assert max(len(line) for line in text.splitlines()) <= 80
    text = run("tournament", "intrigo", "--bots", "easy,novice,random", "--jobs", "1", "--games", "3", "--lang", "pl")
    assert "ranking" in text and "3 gry" in text


@pytest.mark.parametrize("ending", ["html", "md", "json", "png"])
def test_a_report_is_written(ending: str, tmp_path: Path) -> None:
    if ending == "png":
        pytest.importorskip("matplotlib")
    file = tmp_path / f"cup.{ending}"
    run("tournament", *CUP, "--report", str(file), "--lang", "hu")
    content = file.read_bytes()
    if ending == "png":
        assert content.startswith(b"\x89PNG")
    elif ending == "json":
        assert json.loads(content)["games"] == 12
    else:
        assert "Értékszámok".encode() in content or "értékszám".encode() in content
        assert content.count("–".encode()) >= 3  # nobody meets themselves


def test_a_tournament_in_a_file_continues_and_may_get_more_games(tmp_path: Path) -> None:
    file = str(tmp_path / "cup.json")
    first = data_of(*CUP, "--resume", file)
    assert data_of("dominion", "--jobs", "1", "--resume", file) == first
    assert data_of(*CUP, "--resume", file) == first
    more = data_of("dominion", "--jobs", "1", "--games", "6", "--resume", file)
    assert more["games"] == 18
    assert more == data_of("dominion", "--bots", "smithy,big_money,militia", "--jobs", "1", "--games", "6")
    for option, value in (("--seed", "y"), ("--swiss", "2"), ("--players", "3"), ("--turns", "9")):
        assert f"different {option}" in refused(*CUP, "--resume", file, option, value)


def refused(*arguments: str) -> str:
    return " ".join(run("tournament", *arguments, exit_code=2).replace("│", " ").split())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["dominion"], "the option --bots is missing"),
        (["dominion", "--bots", "smithy"], "needs 2 to 100 bots, not 1"),
        (["dominion", "--bots", "smithy,smity"], "did you mean smithy"),
        (["dominion", "--bots", "smithy,witch", "--kingdom", "frist game"], "did you mean First Game"),
        (["dominion", "--bots", "smithy,witch", "--kingdom", "first game"], "Witch isn’t in this kingdom"),
        (["dominion", "--bots", "smithy,big_money", "--players", "7"], "2 to 6 players, not 7"),
        (["dominion", "--bots", "smithy,big_money", "--games", "0"], "--games must be a whole number, 1 or more"),
        (["dominion", "--bots", "smithy,big_money", "--report", "x.pdf"], "must end in"),
        (["dominion", "--bots", "smithy,big_money", "--ray", "nowhere"], "isn’t the address of a Ray cluster"),
        (["dominion", "--bots", "nobody.menu,big_money"], "nobody.menu: no such file"),
        (["intrigo", "--bots", "easy,easy,easy", "--kingdom", "x"], "kingdom"),
        (["dominion", "--bots", "smithy,big_money", "--resume", "/dev/null/cup.json"], "/dev/null/cup.json"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(arguments: list[str], words: str) -> None:
    assert words in refused(*arguments)


def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna", encoding="utf-8")
    assert "isn’t a tournament" in refused(*CUP, "--resume", str(file))
    assert file.read_text(encoding="utf-8") == "Dear Anna"
