"""Where everything is kept: an append-only log for each table, on SQLite or PostgreSQL, by the same statements.

All writing goes through one thread, which puts what has gathered meanwhile into one transaction: a move is acknowledged only
after that has been committed, and many tables share the price of a commit.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, bindparam, delete, exists, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from signoria.server import metrics, schema

T = TypeVar("T")
GROUP: Final = 64  # jobs that share a transaction
BUSY: Final = 0.010  # seconds since the last one began
GATHER: Final = 0.004
TOUCH_EVERY: Final = 5_000  # milliseconds between notes that a table is alive
CLOSED: Final = "closed"  # a table to which nothing is added any more

log = logging.getLogger("signoria.server")


class Conflict(Exception):
    """The log of this table is not what its writer thinks: it has to be read anew before anything can be added to it."""


class Unsure(Conflict):
    """The database failed in the middle: perhaps this was written, perhaps not."""


class StoreClosed(Exception):
    """The store takes no more jobs: the server is going down."""


@dataclass(frozen=True)
class TableRow:
    """A table as lists show it."""

    id: str
    invite: str
    game: str
    status: str
    public: bool
    created: int
    touched: int


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class _Append:
    """What one table adds to its log. Those of many tables are written together."""

    def __init__(self, rows: list[dict[str, Any]], touch: dict[str, Any] | None, members: list[dict[str, Any]]) -> None:
        self.rows = rows
        self.touch = touch
        self.members = members


Job = Callable[[Connection], Any] | _Append
Done = tuple[asyncio.Future[Any], object, BaseException | None]  # what came of a job


class Store:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._writing = engine.execution_options(writes=True)
        self._insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self._touched: dict[str, tuple[str, int]] = {}
        self._jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._new_rows = self._insert(schema.log).on_conflict_do_nothing().returning(schema.log.c.table, schema.log.c.n)
        self._new_members = self._insert(schema.members).on_conflict_do_nothing()
        self._touch = (
            update(schema.tables)
            .where(schema.tables.c.id == bindparam("id_"))
            .values(status=bindparam("status"), touched=bindparam("touched"))
        )
        self._closed = False
        self._writer = threading.Thread(target=self._write, name="signoria-store", daemon=True)
        self._writer.start()

    # --- the log --------------------------------------------------------------------------------------------------------

    async def open_table(self, row: TableRow, entry: str, members: Sequence[str] = ()) -> None:
        await self.write(lambda connection: self._open(connection, row, [entry], members))

    def _open(self, connection: Connection, row: TableRow, entries: Sequence[str], members: Sequence[str]) -> None:
        rows = [{"table": row.id, "n": n, "at": row.created, "entry": entry} for n, entry in enumerate(entries, 1)]
        connection.execute(schema.tables.insert().values(**vars(row)))
        connection.execute(schema.log.insert(), rows)
        if members:
            connection.execute(self._new_members, [{"guest": guest, "table": row.id} for guest in members])

    async def replace_table(
        self, id: str, length: int, entry: str, new: Sequence[tuple[TableRow, Sequence[str], Sequence[str]]]
    ) -> None:
        """Close a table and open others in its place, each with its entries and members: all or nothing."""

        def job(connection: Connection) -> None:
            row = {"table": id, "n": length + 1, "at": now(), "entry": entry}
            if connection.execute(self._new_rows, [row]).first() is None:
                raise Conflict
            connection.execute(self._touch, [{"id_": id, "status": CLOSED, "touched": row["at"]}])
            for table, entries, members in new:
                self._open(connection, table, entries, members)

        self._touched.pop(id, None)
        await self.write(job)

    async def append(
        self, table: str, length: int, entries: Sequence[str], status: str, members: Sequence[str] = ()
    ) -> None:
        """Add entries to a log that has `length` now; Conflict if it has more. When this returns, they are durable."""
        at = now()
        rows = [{"table": table, "n": length + i, "at": at, "entry": entry} for i, entry in enumerate(entries, 1)]
        last = self._touched.get(table)
        touches = last is None or last[0] != status or at - last[1] > TOUCH_EVERY
        if touches:
            self._touched[table] = (status, at)
        if status == CLOSED:
            self._touched.pop(table, None)
        touch = {"id_": table, "status": status, "touched": at} if touches else None
        await self._do(_Append(rows, touch, [{"guest": guest, "table": table} for guest in members]))

    def rest(self, table: str) -> None:
        """Nobody has this table in memory any more."""
        self._touched.pop(table, None)

    async def entries(self, table: str, after: int = 0) -> list[str]:
        query = (
            select(schema.log.c.entry)
            .where(schema.log.c.table == table, schema.log.c.n > after)
            .order_by(schema.log.c.n)
        )
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    # --- tables ---------------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> TableRow | None:
        return next(iter(await self._tables(schema.tables.c.id == id, limit=1)), None)

    async def invited(self, invite: str) -> TableRow | None:
        return next(iter(await self._tables(schema.tables.c.invite == invite, limit=1)), None)

    async def public_tables(self, limit: int) -> list[TableRow]:
        """Those that can be joined or watched, the liveliest first."""
        return await self._tables(schema.tables.c.public, schema.tables.c.status.in_(("open", "playing")), limit=limit)

    async def with_status(self, status: str, touched_before: int | None = None) -> list[TableRow]:
        conditions = [schema.tables.c.status == status]
        if touched_before is not None:
            conditions.append(schema.tables.c.touched < touched_before)
        return await self._tables(*conditions)

    async def with_entries(self, status: str, beginnings: Sequence[str]) -> list[str]:
        """Tables of this status whose log has an entry that begins so, those first at which something happened last."""
        tables, log = schema.tables.c, schema.log.c
        begins = or_(*(log.entry.startswith(text, autoescape=True) for text in beginnings))
        found = exists().where(log.table == tables.id, begins)
        query = select(tables.id).where(tables.status == status, found).order_by(tables.touched.desc())
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        mine = select(schema.members.c.table).where(schema.members.c.guest == guest)
        return await self._tables(schema.tables.c.id.in_(mine), limit=limit)

    async def _tables(self, *conditions: Any, limit: int | None = None) -> list[TableRow]:
        query = select(schema.tables).where(*conditions).order_by(schema.tables.c.touched.desc()).limit(limit)
        return await self.read(lambda connection: [TableRow(**row._mapping) for row in connection.execute(query)])

    async def set_status(self, id: str, status: str) -> None:
        self._touched.pop(id, None)
        query = update(schema.tables).where(schema.tables.c.id == id).values(status=status, touched=now())
        await self.write(lambda connection: connection.execute(query))

    async def delete_tables(self, ids: Sequence[str]) -> None:
        await self.write(
            lambda connection: connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(ids)))
        )

    # --- guests ---------------------------------------------------------------------------------------------------------

    async def add_guest(self, id: str, token: str) -> None:
        at = now()

        def job(connection: Connection) -> None:
            connection.execute(schema.guests.insert().values(id=id, created=at, seen=at))
            connection.execute(schema.tokens.insert().values(token=token, guest=id))

        await self.write(job)

    async def add_token(self, guest: str, token: str) -> None:
        query = schema.tokens.insert().values(token=token, guest=guest)
        await self.write(lambda connection: connection.execute(query))

    async def guest_with(self, token: str) -> str | None:
        query = select(schema.tokens.c.guest).where(schema.tokens.c.token == token)
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def seen(self, guest: str) -> None:
        query = update(schema.guests).where(schema.guests.c.id == guest).values(seen=now())
        await self.write(lambda connection: connection.execute(query))

    async def add_code(self, code: str, guest: str, until: int) -> None:
        """Only the last code of a guest is good."""

        def job(connection: Connection) -> None:
            connection.execute(delete(schema.codes).where(schema.codes.c.guest == guest))
            connection.execute(schema.codes.insert().values(code=code, guest=guest, until=until))

        await self.write(job)

    async def use_code(self, code: str) -> str | None:
        """The guest of a code that is still good; it is good once."""

        def job(connection: Connection) -> str | None:
            query = delete(schema.codes).where(schema.codes.c.code == code)
            row = connection.execute(query.returning(schema.codes.c.guest, schema.codes.c.until)).first()
            return row.guest if row is not None and row.until >= now() else None

        return await self.write(job)

    async def delete_guest(self, guest: str) -> None:
        def job(connection: Connection) -> None:
            connection.execute(delete(schema.members).where(schema.members.c.guest == guest))
            connection.execute(delete(schema.guests).where(schema.guests.c.id == guest))

        await self.write(job)

    async def rewrite(self, table: str, n: int, entry: str) -> None:
        """The one exception to append-only: to take a person's name out of an entry."""
        query = update(schema.log).where(schema.log.c.table == table, schema.log.c.n == n).values(entry=entry)
        await self.write(lambda connection: connection.execute(query))

    async def forget_guests(self, seen_before: int) -> int:
        """Delete guests who have not been here for long and have no table."""
        seated = select(schema.members.c.guest)
        query = delete(schema.guests).where(schema.guests.c.seen < seen_before, schema.guests.c.id.not_in(seated))
        return await self.write(lambda connection: connection.execute(query).rowcount)

    async def count_tables(self) -> dict[str, int]:
        query = select(schema.tables.c.status, func.count()).group_by(schema.tables.c.status)
        return await self.read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    # --- the machinery --------------------------------------------------------------------------------------------------

    async def read(self, job: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return job(connection)

        return await asyncio.to_thread(run)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in a transaction; when this returns, what it wrote is durable."""
        result: T = await self._do(job)
        return result

    async def _do(self, job: Job) -> Any:
        if self._closed:
            raise StoreClosed
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        return await future

    def close(self) -> None:
        """Finish what was begun, and stop."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._writer.join()
            self.engine.dispose()

    def _write(self) -> None:
        going = True
        last = 0.0
        while going:
            group = [self._jobs.get()]
            # Where one job follows another, those of a few milliseconds share a transaction: it costs more than they do.
            if time.perf_counter() - last < BUSY:
                time.sleep(GATHER)
            last = time.perf_counter()
            while len(group) < GROUP and not self._jobs.empty():
                group.append(self._jobs.get())
            going = None not in group
            # One that was called off by now is not begun; one that is begun cannot be called off.
            jobs = [job for job in group if job is not None and not job[1].cancelled()]
            if jobs:
                self._write_group(jobs)

    def _write_group(self, jobs: list[tuple[Job, asyncio.Future[Any]]]) -> None:
        """One transaction for all."""
        begun = time.perf_counter()
        try:
            try:
                done = self._transact(jobs, self._append_all)
            except IntegrityError:  # another server has written to a table of ours: see which it was
                done = self._transact(jobs, self._append_some)
        except Exception as error:  # every one of them hears of it
            log.exception("a transaction failed", extra={"jobs": len(jobs)})
            done = [(future, None, Unsure() if isinstance(job, _Append) else error) for job, future in jobs]
        metrics.commits.observe(time.perf_counter() - begun)
        metrics.jobs.inc(len(jobs))
        with suppress(RuntimeError):  # the loop was closed: nobody waits any more
            jobs[0][1].get_loop().call_soon_threadsafe(_tell, done)

    def _transact(
        self, jobs: list[tuple[Job, asyncio.Future[Any]]], append: Callable[[Connection, list[_Append]], list[_Append]]
    ) -> list[Done]:
        done: list[Done] = []
        with self._writing.begin() as connection:
            appends = [(job, future) for job, future in jobs if isinstance(job, _Append)]
            if appends:
                behind = append(connection, [job for job, _ in appends])
                for one, future in appends:
                    done.append((future, None, Conflict() if one in behind else None))
            for job, future in jobs:
                if not isinstance(job, _Append):
                    done.append((future, *_attempt(connection, job)))
        return done

    def _append_all(self, connection: Connection, jobs: list[_Append]) -> list[_Append]:
        """Write what many tables add, in few statements. IntegrityError if the log of one had grown meanwhile."""
        connection.execute(schema.log.insert(), [row for job in jobs for row in job.rows])
        self._note(connection, jobs)
        return []

    def _append_some(self, connection: Connection, jobs: list[_Append]) -> list[_Append]:
        """The same, more carefully: those whose log had grown meanwhile are given back unwritten."""
        added = connection.execute(self._new_rows, [job.rows[0] for job in jobs])
        fresh = {(row.table, row.n) for row in added}
        written: list[_Append] = []
        for job in jobs:
            first = (job.rows[0]["table"], job.rows[0]["n"])
            if first in fresh:
                fresh.remove(first)
                written.append(job)
        more = [row for job in written for row in job.rows[1:]]
        if more:
            connection.execute(schema.log.insert(), more)
        self._note(connection, written)
        return [job for job in jobs if job not in written]

    def _note(self, connection: Connection, written: list[_Append]) -> None:
        """What the lists of tables show."""
        if touches := [job.touch for job in written if job.touch is not None]:
            connection.execute(self._touch, touches)
        if members := [member for job in written for member in job.members]:
            connection.execute(self._new_members, members)


def _tell(done: list[Done]) -> None:
    """All who waited for a group hear of it together: waking the loop for each of them would cost more than the writing."""
    for future, result, wrong in done:
        if future.cancelled():
            continue
        if wrong is not None:
            future.set_exception(wrong)
        else:
            future.set_result(result)


def _attempt(connection: Connection, job: Callable[[Connection], Any]) -> tuple[object, BaseException | None]:
    """Run a job in a savepoint, so that one that fails leaves the others of its group alone."""
    try:
        with connection.begin_nested():
            return job(connection), None
    except Exception as error:  # noqa: BLE001  # it is raised where the job came from
        return None, error
