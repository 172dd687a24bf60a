"""How a database is reached: SQLite or PostgreSQL, by its URL, with every commit durable, and by one server at a time."""

from __future__ import annotations

import errno
import sqlite3
import time
from pathlib import Path
from typing import Any, Final, cast

from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from signoria.core.errors import SignoriaError
from signoria.core.phrase import phrase
from signoria.core.system_errors import system_error

WAIT_FOR_LOCK: Final = 10.0  # seconds, for another process that writes to the same SQLite file
LONG_LOG: Final = 4_000  # pages of SQLite's log, then a commit carries them into the database if `Checkpoints` hasn't
WAIT_TO_CONNECT: Final = 10  # seconds, for PostgreSQL
LINGERING: Final = 2.0  # seconds, for the session of a server that was killed
LOOK_AGAIN: Final = 0.1
TENANCY: Final = 0x5169_6E6F_7269_61  # the advisory lock, which PostgreSQL keeps apart by database


PRIVATE: Final = 0o600
FOR_OTHERS: Final = 0o077
BESIDE: Final = ("-wal", "-shm", "-journal", ".lock")  # what SQLite and we put beside the file


class DatabaseError(SignoriaError):
    """The database cannot be used; it says why, without the password of its URL."""


def read_url(url: str) -> URL:
    """The parts of an address; DatabaseError if it is none of a database that we can use."""
    try:
        parts = make_url(url)
    except ArgumentError as error:
        raise DatabaseError(phrase("database-bad-url")) from error
    backend = parts.get_backend_name()
    if backend in ("postgresql", "postgres"):
        return parts.set(drivername="postgresql+psycopg")
    if backend != "sqlite" or parts.database in (None, "", ":memory:"):  # what is in memory is not kept
        raise DatabaseError(phrase("database-bad-url"))
    return parts


def shown(url: URL) -> str:
    """An address for people to read: no password."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)


def open_engine(url: str) -> Engine:
    """A database that loses nothing it has acknowledged. Nothing is opened yet."""
    parts = read_url(url)
    # Parameters stay out of errors, and so out of the log: names and secrets are among them.
    try:
        if parts.get_backend_name() != "sqlite":
            timeout = {"connect_timeout": WAIT_TO_CONNECT}
            return create_engine(parts, pool_pre_ping=True, hide_parameters=True, connect_args=timeout)
        engine = create_engine(parts, hide_parameters=True, connect_args={"timeout": WAIT_FOR_LOCK})
    except (ModuleNotFoundError, NoSuchModuleError) as error:
        raise DatabaseError(phrase("database-no-driver")) from error

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: object) -> None:  # whatever driver SQLAlchemy has chosen
        connection.isolation_level = None  # we say BEGIN, so that reads see one state and savepoints are real
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute(f"PRAGMA wal_autocheckpoint={LONG_LOG}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")

    return engine


def reach(engine: Engine) -> None:
    """Connect once; DatabaseError if that fails. An SQLite file, and a new folder for it, are its owner's only."""
    try:
        if engine.dialect.name == "sqlite":
            _keep_to_owner(engine)
        with engine.connect():
            pass
    except (SQLAlchemyError, OSError) as error:
        raise unreachable(engine, error) from error


def _keep_to_owner(engine: Engine) -> None:
    """Nobody else may read who plays what with which cards. DatabaseError for a file of several names.

    SQLite finds its own journal, and we our lock, by the name of the file: under another name both would be missed.
    """
    file = file_of(engine)
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, "", str(file))
    file.touch(mode=PRIVATE)
    if file.stat().st_nlink > 1:
        raise DatabaseError(phrase("database-several-names", database=str(file)))
    for one in (file, *(file.with_name(file.name + ending) for ending in BESIDE)):
        if one.exists() and one.stat().st_mode & FOR_OTHERS:
            one.chmod(PRIVATE)


def unreachable(engine: Engine, error: Exception) -> DatabaseError:
    cause = getattr(error, "orig", None) or error
    foreign = getattr(cause, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB
    why = phrase("database-foreign") if foreign else system_error(cause)
    return DatabaseError(phrase("database-unreachable", database=shown(engine.url), why=why))


def file_of(engine: Engine) -> Path:
    """Where an SQLite database lies."""
    return Path(cast("str", engine.url.database)).resolve()  # never None: `read_url` sees to that


class Tenancy:
    """That we are the only server of a database. It ends with the process, however that ends.

    Two servers would not harm the logs, whose numbers are unique, but each would hold tables in memory that the other has
    moved on, and bots would think twice.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._file: sqlite3.Connection | None = None
        self._session: Connection | None = None

    def take(self) -> None:
        """DatabaseError if another process has it."""
        taken = self._lock_file() if self._engine.dialect.name == "sqlite" else self._wait_for_session()
        if not taken:
            raise DatabaseError(phrase("database-in-use", database=shown(self._engine.url)))

    def _lock_file(self) -> bool:
        """Beside the database lies an empty one, exclusively locked: that works the same on every system."""
        file = file_of(self._engine)
        beside = file.with_name(f"{file.name}.lock")
        beside.touch(mode=PRIVATE)
        lock = sqlite3.connect(beside, timeout=0, check_same_thread=False)
        try:
            lock.execute("PRAGMA journal_mode=OFF")
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            lock.close()
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise unreachable(self._engine, error) from error
            return False
        self._file = lock
        return True

    def _wait_for_session(self) -> bool:
        """PostgreSQL may take a moment to notice that the last server was killed."""
        until = time.monotonic() + LINGERING
        while not self._lock_session():
            if time.monotonic() > until:
                return False
            time.sleep(LOOK_AGAIN)
        return True

    def _lock_session(self) -> bool:
        session = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        if session.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": TENANCY}).scalar():
            self._session = session
            return True
        session.close()
        return False

    def is_ours(self) -> bool:
        """Look whether we still have it. A session with PostgreSQL that was lost is opened again, if nobody was faster.

        SQLAlchemyError if PostgreSQL is not there at all.
        """
        if self._file is not None:
            return True
        if self._session is not None:
            try:
                self._session.execute(text("SELECT 1"))
                return True
            except SQLAlchemyError:
                self._end_session()
        return self._lock_session()

    def release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
        if self._session is not None:
            self._end_session()

    def _end_session(self) -> None:
        assert self._session is not None
        self._session.invalidate()  # closed, not given back to the pool: the lock goes with the session
        self._session.close()
        self._session = None
