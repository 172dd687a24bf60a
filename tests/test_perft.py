"""How many ways lead on from a position: the number of picks to depth four from ten fixed positions, plain and compiled.

`UPDATE_GOLDEN=1` counts anew; without tests/golden/perft.json it looks for ten new positions first.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from signoria.core.game import Game
from signoria.dominion.setup import Setup
from tests.golden.anew import is_wanted
from tests.golden.playthrough import kingdoms_with_every_card
from tests.properties.games import lively_answer, new_game

FILE = Path(__file__).parent / "golden" / "perft.json"
DEPTH = 4
POSITIONS = 10
EXTRA = 6
FEWEST, MOST = 300, 6000  # a position whose count says something and takes no second


def ways(game: Game, depth: int) -> int:
    """Picks of whoever owes an answer, one after another, as many as the depth."""
    if depth == 1:
        return sum(len(game.options(seat)) for seat in game.asked())
    count = 0
    for seat in game.asked():
        for option in game.options(seat):
            twin = game.clone()
            twin.apply(seat, option)
            count += ways(twin, depth - 1)
    return count


def position(entry: dict[str, object]) -> Game:
    kingdom, seats, seed, answers = entry["kingdom"], entry["seats"], entry["seed"], entry["answers"]
    assert isinstance(kingdom, list) and isinstance(seats, int) and isinstance(seed, str) and isinstance(answers, list)
    game = new_game(Setup(seats, tuple(kingdom), first=0), seed, EXTRA)
    for answer in answers:
        seat, _, name = answer.partition(" ")
        game.apply(int(seat), game.state.option_named(name))
    return game


def counts(entry: dict[str, object]) -> list[int]:
    return [ways(position(entry), depth) for depth in range(1, DEPTH + 1)]


def look_for_positions() -> list[dict[str, object]]:
    """Questions of as many kinds as possible, from games in all kingdoms."""
    found: list[dict[str, object]] = []
    verbs: set[int] = set()
    kingdoms = kingdoms_with_every_card()
    number = 0
    while len(found) < POSITIONS:
        entry = _look_in_game(kingdoms[number % len(kingdoms)], number, verbs)
        if entry is not None:
            found.append(entry)
        number += 1
    return found


def _look_in_game(kingdom: list[str], number: int, verbs: set[int]) -> dict[str, object] | None:
    seats = 2 + number % 3
    seed = f"perft {number}"
    game = new_game(Setup(seats, tuple(kingdom), first=0), seed, EXTRA)
    random = Random(seed)
    answers: list[str] = []
    while not game.over() and len(answers) < 120:
        ask = game.question
        assert ask is not None
        if len(answers) > 10 and ask.verb not in verbs and len(game.options(game.seat())) < 9 and ways(game, 2) > 10:
            if FEWEST <= ways(game, DEPTH) <= MOST:
                verbs.add(ask.verb)
                return {"kingdom": kingdom, "seats": seats, "seed": seed, "answers": answers}
            return None
        seat, option = lively_answer(game, random)
        answers.append(f"{seat} {game.state.option_name(option)}")
        game.apply(seat, option)
    return None


def write_counts() -> None:
    entries = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else look_for_positions()
    for entry in entries:
        game = position(entry)
        assert game.question is not None
        entry["asked"] = game.state.verb_name(game.question.verb)
        entry["counts"] = counts(entry)
    FILE.write_text(json.dumps(entries, indent=1) + "\n", encoding="utf-8")


if is_wanted():
    write_counts()


@pytest.mark.parametrize("number", range(POSITIONS))
def test_as_many_ways_lead_on_as_ever(number: int) -> None:
    entry = json.loads(FILE.read_text(encoding="utf-8"))[number]
    assert counts(entry) == entry["counts"]
