"""SQLite's write-ahead log is carried into the database beside the writing, and is never what a database can't do without."""

import asyncio
import itertools
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from signoria.server import checkpoints
from signoria.server.database import LONG_LOG, open_engine
from signoria.server.migrations import upgrade
from signoria.server.store import Store, TableRow

WITHIN = 20.0  # seconds


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kept here.db"


@pytest.fixture
def store(file: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    monkeypatch.setattr(checkpoints, "EVERY", 0.02)
    engine = open_engine(f"sqlite:///{file}")
    upgrade(engine)
    store = Store(engine)
    yield store
    store.close()


def write_tables(store: Store, count: int, first: int = 0) -> None:
    async def write() -> None:
        for n in range(first, first + count):
            row = TableRow(f"t{n}", f"i{n}", "dominion", "open", public=True, created=1, touched=1)
            await store.open_table(row, ["x" * 5000])

    asyncio.run(write())


def tables_without_its_log(file: Path) -> int:
    """What a copy of the database file alone has."""
    copy = file.with_name("copy.db")
    shutil.copyfile(file, copy)
    with closing(sqlite3.connect(copy)) as database:
        try:
            return int(database.execute("SELECT count(*) FROM tables").fetchone()[0])
        except sqlite3.Error:  # not even the tables' table has come, or the copy was made in mid-writing
            return -1


def wait_until(happens: Callable[[], bool]) -> None:
    until = time.monotonic() + WITHIN
    while not happens():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_what_was_written_comes_into_the_database_without_more_writing(store: Store, file: Path) -> None:
    write_tables(store, 3)  # far too few for SQLite to do it by itself
    wait_until(lambda: tables_without_its_log(file) == 3)


def times_begun_anew(file: Path) -> int:
    """SQLite counts in the log's head how often it has begun the log again from its start."""
    head = file.with_name(f"{file.name}-wal").read_bytes()[:16]
    return int.from_bytes(head[12:], "big")


def test_the_log_begins_anew_instead_of_growing(store: Store, file: Path) -> None:
    numbers = itertools.count()

    def begins_anew_with_the_next_table() -> bool:
        before = times_begun_anew(file)
        write_tables(store, 1, first=next(numbers))
        return times_begun_anew(file) > before

    write_tables(store, 1, first=next(numbers))
    for _ in range(3):
        wait_until(begins_anew_with_the_next_table)


def test_where_it_cant_be_done_beside_the_writing_commits_do_it(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 3600.0)
    engine = open_engine(f"sqlite:///{file}")
    upgrade(engine)
    store = Store(engine)
    try:
        with engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA wal_autocheckpoint").scalar() == LONG_LOG
            page = int(connection.exec_driver_sql("PRAGMA page_size").scalar_one())

        async def fill() -> None:
            row = TableRow("t", "i", "dominion", "open", public=True, created=1, touched=1)
            await store.open_table(row, ["x" * page * LONG_LOG])

        asyncio.run(fill())
        assert tables_without_its_log(file) == 1
    finally:
        store.close()


def test_a_store_closes_without_waiting_for_the_next_time(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 3600.0)
    engine = open_engine(f"sqlite:///{file}")
    upgrade(engine)
    store = Store(engine)
    write_tables(store, 1)
    store.close()
    assert not file.with_name(f"{file.name}-wal").exists()
    assert tables_without_its_log(file) == 1


def test_it_never_brings_a_file_into_being(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 0.01)
    gone = tmp_path / "gone.db"
    (tmp_path / "gone.db-wal").write_bytes(b"")  # as if the database had been taken away
    one = checkpoints.Checkpoints(gone)
    time.sleep(0.1)
    one.close()
    assert not gone.exists()
