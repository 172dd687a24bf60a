"""Whatever is written in a position, a setup or a scenario, the answer to what is wrong is a clear error and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from signoria.core.errors import SignoriaError
from signoria.core.registry import find_game
from signoria.core.rng import from_seed
from signoria.core.scenario import BadScenario, play, read_file, read_text
from tests.core.malformed import (
    CONTRADICTIONS,
    POSITIONS,
    SETUPS,
    TEXTS,
    as_yaml,
    wrong_data,
    wrong_scenarios,
)

GAMES = ("dominion", "intrigo")
LONGEST = 1_500  # characters of an error: it is read by a person


def is_refused(call: Callable[[], object]) -> str:
    """Empty if the call ends in a clear error; else what it does instead."""
    try:
        call()
    except SignoriaError as error:
        text = str(error)
        return "" if text.strip() and len(text) <= LONGEST else f"an error of {len(text)} characters"
    except Exception as error:  # noqa: BLE001  # any other error is what is looked for
        return f"{type(error).__name__}: {str(error)[:100]}"
    return "accepted"


def read_and_play(text: str) -> None:
    for scenario in read_text(text, "wrong.yaml"):
        failure = play(scenario)
        if failure is not None:  # understood, and not as written: that is an answer too
            raise SignoriaError(failure.phrase())


def complaints(found: dict[str, str]) -> list[str]:
    return [f"{what}: {outcome}" for what, outcome in found.items() if outcome]


@pytest.mark.parametrize("game", GAMES)
def test_the_position_that_is_spoiled_is_right_to_begin_with(game: str) -> None:
    find_game(game).read_position(POSITIONS[game])
    find_game(game).deal(SETUPS[game], from_seed("x"))


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_position_is_refused(game: str) -> None:
    ruleset = find_game(game)
    found = {
        what: is_refused(lambda words=words: ruleset.read_position(words))  # type: ignore[misc]  # bound at once
        for what, words in wrong_data(POSITIONS[game])
    }
    assert len(found) > 300
    assert complaints(found) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_setup_is_refused(game: str) -> None:
    ruleset = find_game(game)
    found = {
        what: is_refused(lambda words=words: ruleset.deal(words, from_seed("x")))  # type: ignore[misc]  # bound at once
        for what, words in wrong_data(SETUPS[game])
    }
    assert len(found) > 80
    assert complaints(found) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_position_that_contradicts_itself_is_refused(game: str) -> None:
    ruleset = find_game(game)
    for words in CONTRADICTIONS[game]:
        assert is_refused(lambda words=words: ruleset.read_position(words)) == "", words  # type: ignore[misc]  # bound at once


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_scenario_is_refused(game: str) -> None:
    found = {}
    for what, data in wrong_scenarios(game):
        text = as_yaml(data)
        found[what] = is_refused(lambda text=text: read_and_play(text))  # type: ignore[misc]  # bound at once
    assert len(found) >= 100
    assert complaints(found) == []


@pytest.mark.parametrize("what", TEXTS)
def test_a_text_that_is_no_scenario_is_refused(what: str, tmp_path: Path) -> None:
    assert is_refused(lambda: read_and_play(TEXTS[what])) == ""
    file = tmp_path / "wrong.yaml"
    file.write_bytes(TEXTS[what].encode())
    with pytest.raises(BadScenario, match=r"wrong\.yaml"):
        [play(scenario) for scenario in read_file(file)]
