"""Fifty thousand random games of Dominion, looked into as the property tests do. Run it with `pytest -m soak`.

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

from tests.properties.inspection import inspect_game

BLOCK = 50


def inspect_block(first: int, games: int) -> tuple[int, list[str]]:
    """How many leaks were looked for, and what went wrong in which game."""
    compared = 0
    wrong: list[str] = []
    for number in range(first, first + games):
        try:
            compared += inspect_game(number, inside=2, between=1)
        except Exception:  # noqa: BLE001  # whatever it is, the run goes on and tells at the end
            wrong.append(f"game {number}: {traceback.format_exc(limit=-4)}")
    return compared, wrong


@pytest.mark.soak
def test_fifty_thousand_random_games_are_sound(capsys: pytest.CaptureFixture[str]) -> None:
    games = int(os.environ.get("SOAK_GAMES", "50000"))
    first = int(os.environ.get("SOAK_FROM", "10000"))
    workers = int(os.environ.get("SOAK_WORKERS", "0")) or os.cpu_count() or 1
    began = time.monotonic()
    wrong: list[str] = []
    done = compared = 0
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        blocks = {
            pool.submit(inspect_block, number, min(BLOCK, first + games - number)): min(BLOCK, first + games - number)
            for number in range(first, first + games, BLOCK)
        }
        for block in as_completed(blocks):
            more, errors = block.result()
            compared += more
            wrong += errors
            done += blocks[block]
            with capsys.disabled():
                pace = done / (time.monotonic() - began)
                sys.stdout.write(
                    f"\r{done} of {games} games, {pace:.1f}/s, {compared} views compared, {len(wrong)} wrong "
                )
                sys.stdout.flush()
    assert not wrong, f"{len(wrong)} games went wrong, the first:\n" + "\n".join(wrong[:5])
