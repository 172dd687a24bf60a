"""`signoria card` as its users see it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from signoria.lab.card import worth
from signoria.lab.card.worth import over_kingdoms
from signoria.lab.evolve.arena import Arena, Duel
from signoria.lab.evolve.plan import Line
from signoria.lab.statistics import WHOLE, Share
from tests.cli.test_simulate import run

QUICK = ["--kingdoms", "2", "--games", "4", "--jobs", "1"]


def buys_witches(menu: str) -> bool:
    return any(line.startswith("witch") for line in menu.splitlines())


@pytest.fixture(autouse=True)
def a_short_race(monkeypatch: pytest.MonkeyPatch) -> None:
    """Decks without card play: a deck with Witch wins two games of three, so that only the counting is tested."""

    def play(arena: Arena, duel: Duel) -> Share:
        share = Share()
        for i in range(duel.deals):
            ahead = buys_witches(duel.plan) - buys_witches(duel.rival)
            share.add(WHOLE * arena.seats * (1 + ahead) // 2 if i % 3 else WHOLE * arena.seats // 2)
        return share

    monkeypatch.setattr(Arena, "play", play)


def test_the_data_says_what_the_card_adds_over_all_and_by_copies_and_kingdom() -> None:
    data = json.loads(run("card", "Witch", *QUICK, "--json"))
    assert data["card"] == "witch" and len(data["kingdoms"]) == 2 and data["players"] == 2
    assert [one["copies"] for one in data["by_copies"]] == [1, 2, 3, 5]
    assert data["added"]["value"] == 25
    for kingdom in data["kingdoms"]:
        assert any(entry.startswith("witch@") for entry in kingdom["kingdom"])
        assert buys_witches("\n".join(kingdom["with"]))
        assert not buys_witches("\n".join(kingdom["without"]))
        assert kingdom["added"]["low"] <= kingdom["added"]["value"] <= kingdom["added"]["high"]
    assert data == json.loads(run("card", "Boszorkány", *QUICK, "--json"))
    other = json.loads(run("card", "witch", *QUICK, "--seed", "2", "--json"))
    assert other["kingdoms"][0]["code"] not in {one["code"] for one in data["kingdoms"]}


def test_people_read_it_in_their_language() -> None:
    text = run("card", "Throne", "Room", *QUICK, "--lang", "pl")
    assert "przedział 95%" in text and "Sala tronowa" in text
    assert max(len(line) for line in text.splitlines()) <= 80


@pytest.mark.parametrize("ending", ["html", "md", "json", "png"])
def test_a_report_is_written(ending: str, tmp_path: Path) -> None:
    if ending == "png":
        pytest.importorskip("matplotlib")
    file = tmp_path / f"witch.{ending}"
    run("card", "witch", *QUICK, "--report", str(file))
    content = file.read_bytes()
    assert content.startswith(b"\x89PNG") if ending == "png" else b"itch" in content


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["wich"], "did you mean"),
        (["copper"], "Copper"),
        (["witch", "--kingdoms", "0"], "--kingdoms"),
        (["witch", "--report", "x.pdf"], "must end in"),
        (["witch", "--players", "7"], "--players"),
        ([], "CARD"),
    ],
)
def test_what_cannot_be_measured_is_refused_at_once(arguments: list[str], words: str) -> None:
    assert words in " ".join(run("card", *arguments, exit_code=2).split())


def test_an_interval_over_kingdoms_says_how_much_they_differ() -> None:
    alike, apart = over_kingdoms([10.0, 10.0, 10.0, 10.0]), over_kingdoms([-10.0, 30.0, 0.0, 20.0])
    assert alike.low == alike.high == 10
    assert apart.value == 10 and apart.low < -15 and apart.high > 35
    assert apart.high - 10 == pytest.approx(3.18 * 18.26 / 2, rel=0.05)  # Student's t with three degrees of freedom
    assert over_kingdoms([5.0]).low == -100  # one kingdom says nothing about others


def test_copies_are_limited_where_the_card_was_bought_first() -> None:
    plan = (Line("province"), Line("witch", "turns < 9"), Line("gold"), Line("witch"), Line("silver"))
    limited = worth._limited(plan, "witch", 2)
    assert limited == (Line("province"), Line("witch", "own witch < 2"), Line("gold"), Line("silver"))
