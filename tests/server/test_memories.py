"""What bots remember between two questions of a game: it goes back with an undo, and it is bounded."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from signoria.core.record import Start
from signoria.core.rng import from_seed
from signoria.dominion import Choice, Setup, write_setup
from signoria.server import bots, memories
from signoria.server.bot_pool import BotPool
from signoria.server.bots import Job, Thought, job_for, think
from signoria.server.memories import Memories
from signoria.server.table_registry import replay
from tests.server.test_operations import happens
from tests.server.test_table import begun

SETUP = write_setup(Setup(2, Choice().at_random(from_seed("memories"), [])))
PLAN = "province\ngold\nsilver"


def job(moves: list[int], seat: int = 0, bot: str = "expert", key: bytes = bytes(32)) -> Job:
    """At a question after these moves."""
    start = Start.live(SETUP, bytes(32))
    return Job(bot, "dominion", start, key, [(seat, (move,)) for move in moves], [], seat, "any")


def test_the_last_answer_before_a_question_is_remembered() -> None:
    kept = Memories()
    assert kept.of(job([])) == ""
    kept.keep(job([]), "first")
    kept.keep(job([1, 2]), "second")
    assert kept.of(job([1, 2, 3])) == "second"
    assert kept.of(job([1, 2])) == "first", "the question of the second answer"
    assert kept.of(job([])) == ""


def test_after_an_undo_a_bot_continues_from_before_it() -> None:
    kept = Memories()
    kept.keep(job([1]), "first")
    kept.keep(job([1, 2]), "undone")
    assert kept.of(job([1, 7, 8])) == "first"
    kept.keep(job([1, 7, 8]), "after it")
    assert kept.of(job([1, 7, 8, 9])) == "after it"
    assert kept.of(job([1, 2, 3])) == "first"


def test_each_game_seat_and_bot_has_its_own() -> None:
    kept = Memories()
    kept.keep(job([]), "mine")
    for other in (job([1], seat=1), job([1], bot="hard"), job([1], key=bytes([1]) * 32)):
        assert kept.of(other) == ""


def test_it_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memories, "SEATS_KEPT", 3)
    kept = Memories()
    for n in range(5):
        kept.keep(job([], key=bytes([n]) * 32), str(n))
    assert [kept.of(job([1], key=bytes([n]) * 32)) for n in range(5)] == ["", "", "2", "3", "4"]
    for n in range(20):
        kept.keep(job(list(range(n))), str(n))
    assert [kept.of(job(list(range(n)))) for n in (5, 12, 13, 20)] == ["", "", "12", "19"]


def test_a_bot_gets_its_memory_with_the_question() -> None:
    thought = think(replace(job([]), memory=PLAN))
    assert thought.memory == PLAN


def test_a_memory_that_is_too_long_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "LONGEST_MEMORY", len(PLAN) - 1)
    assert think(replace(job([]), memory=PLAN)).memory == ""


def test_tables_of_one_secret_have_memories_of_their_own() -> None:
    """All tables of the game of the day, and all runs of a lesson, share one."""
    table, log = begun("dominion", 2)
    other = replay("other table", log)
    assert table.secret == other.secret
    assert job_for(table, 0, "ask").key != job_for(other, 0, "ask").key


def test_a_pool_gives_bots_what_they_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        pool = BotPool(1)
        asked: list[str] = []

        def ask(ticket: object) -> object:
            asked.append(ticket.job.memory)  # type: ignore[attr-defined]  # a ticket of the pool
            ticket.future.set_result(Thought(["silver"], 0.0, f"plan {len(asked)}"))  # type: ignore[attr-defined]
            return ticket

        monkeypatch.setattr(pool, "_ask", ask)
        for moves in ([], [1], [1, 2]):
            assert await pool.think("anna", job(moves)) == ["silver"]
        assert asked == ["", "plan 1", "plan 2"]
        pool.close()

    happens(asyncio.wait_for(story(), 60))
