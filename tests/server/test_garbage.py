"""The server looks for garbage where there is some, and not while everybody waits for nothing."""

import asyncio
import gc
from types import SimpleNamespace
from typing import Any

import pytest

from signoria.server import app
from signoria.server.run import spare_the_collector


def looks_after(monkeypatch: pytest.MonkeyPatch, closed: int, tables: int) -> tuple[int, int]:
    """How often everything is looked through while the server tidies up a few times, and what it then counts as closed."""
    looks: list[int] = []
    times: list[int] = []
    tidied = asyncio.Event()

    async def tidy() -> None:
        times.append(1)
        if len(times) > 3:
            tidied.set()

    monkeypatch.setattr(app, "TIDY_EVERY", 0.0)
    monkeypatch.setattr(gc, "collect", lambda: looks.append(1))
    registry: Any = SimpleNamespace(tidy=tidy, live=dict.fromkeys(range(tables)))
    connected: Any = SimpleNamespace(closed=closed)

    async def run() -> None:
        task = asyncio.create_task(app.tidy_forever(registry, connected))
        await asyncio.wait_for(tidied.wait(), 20)
        task.cancel()

    asyncio.run(run())
    return len(looks), connected.closed


def test_a_look_through_everything_waits_until_more_sockets_have_closed_than_there_are_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert looks_after(monkeypatch, closed=5, tables=5) == (0, 5)


def test_then_it_happens_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert looks_after(monkeypatch, closed=6, tables=5) == (1, 0)


def test_young_garbage_is_looked_for_a_little_at_a_time() -> None:
    before = gc.get_threshold()
    try:
        spare_the_collector()
        young, *older = gc.get_threshold()
        assert 0 < young <= 2_000
        assert min(older) >= 100_000
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
