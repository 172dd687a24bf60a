"""Twenty thousand random games of Intrigo, looked into as the property tests do. Run it with `pytest -m soak`.

SOAK_GAMES says how many, SOAK_FROM with which number to begin, SOAK_WORKERS how many processes.
"""

from __future__ import annotations

import os
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

import pytest

from tests.intrigo.inspection import Found, inspect_game

BLOCK = 50


def inspect_block(first: int, games: int) -> tuple[Found, list[str]]:
    """What was looked at, and what went wrong in which game."""
    found = Found()
    wrong: list[str] = []
    for number in range(first, first + games):
        try:
            found.add(inspect_game(number))
        except Exception:  # noqa: BLE001  # whatever it is, the run goes on and tells at the end
            wrong.append(f"game {number}: {traceback.format_exc(limit=-4)}")
    return found, wrong


@pytest.mark.soak
def test_twenty_thousand_random_games_are_sound(capsys: pytest.CaptureFixture[str]) -> None:
    games = int(os.environ.get("SOAK_GAMES", "20000"))
    first = int(os.environ.get("SOAK_FROM", "10000"))
    workers = int(os.environ.get("SOAK_WORKERS", "0")) or os.cpu_count() or 1
    began = time.monotonic()
    wrong: list[str] = []
    found = Found()
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        blocks = [
            pool.submit(inspect_block, number, min(BLOCK, first + games - number))
            for number in range(first, first + games, BLOCK)
        ]
        for block in as_completed(blocks):
            more, errors = block.result()
            found.add(more)
            wrong += errors
            with capsys.disabled():
                pace = (found.games + len(wrong)) / (time.monotonic() - began)
                sys.stdout.write(
                    f"\r{found.games} of {games} games, {pace:.1f}/s, {found.decisions} decisions, "
                    f"{found.looks} looked into, {found.compared} views compared, "
                    f"longest {found.rounds} rounds, {len(wrong)} wrong "
                )
                sys.stdout.flush()
    assert not wrong, f"{len(wrong)} games went wrong, the first:\n" + "\n".join(wrong[:5])
    assert found.games == games
