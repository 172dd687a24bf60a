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
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, and_, bindparam, delete, func, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from signoria.server import metrics, schema
from signoria.server.checkpoints import Checkpoints
from signoria.server.database import file_of
from signoria.server.outage import Outage
from signoria.server.refusal import Unknown
from signoria.server.results import ResultRow

T = TypeVar("T")
GROUP: Final = 64  # jobs that share a transaction
BUSY: Final = 0.010  # seconds since the last one began
GATHER: Final = 0.004
TOUCH_EVERY: Final = 5_000  # milliseconds between notes that a table is alive
PROBE_EVERY: Final = 1_000  # milliseconds, however many ask
NOTE_WITHIN: Final = 1.0  # seconds
NOTES_LOST: Final = 60_000  # milliseconds: what happened before this is noted, whatever became of the server
CLOSED: Final = "closed"  # a table to which nothing is added any more

DOUBT_WITHIN: Final = "5s"  # then it is still open whether an earlier transaction was committed

log = logging.getLogger("signoria.server")


class Conflict(Exception):
    """The log of this table is not what its writer thinks: it has to be read anew before anything can be added to it."""


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
    seats: str = "[]"
    waits: str | None = None
    bots: bool = False
    told: int | None = None

    def seated(self) -> list[str]:
        """The seats and their players."""
        return _read_names(self.seats)

    def waits_for(self, guest: str) -> bool:
        """Whether the game is waiting for this guest's answer."""
        return bool(guest and self.waits) and guest in _read_names(self.waits or "[]")


@dataclass(frozen=True)
class Note:
    """What lists show of a table beside its status."""

    seats: tuple[str, ...]
    waits: tuple[str, ...]
    bots: bool
    told: int = 0  # games that are over
    results: tuple[ResultRow, ...] = ()


@dataclass(frozen=True)
class ReviewRow:
    """What is kept of a review."""

    finished: bool
    data: str


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class _Append:
    """What one table adds to its log. Those of many tables are written together."""

    def __init__(self, rows: list[dict[str, Any]], touch: dict[str, Any] | None, members: list[dict[str, Any]]) -> None:
        self.rows = rows
        self.touch = touch
        self.members = members


Member = tuple[str, str]  # a guest, and what they are called
Job = Callable[[Connection], Any] | _Append
_read_names = msgspec.json.Decoder(list[str]).decode
Done = tuple[asyncio.Future[Any], object, BaseException | None]  # what came of a job


class Store:
    """The caller learns that something is kept, or gets Unknown if the database has failed or the store is closed.

    Any other exception says that nothing was written.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.reading = Outage("the database cannot be read")
        self.writing = Outage("nothing can be written to the database")
        self._writing = engine.execution_options(writes=True)
        self._insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self._touched: dict[str, tuple[str, int]] = {}
        self._jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._new_rows = self._insert(schema.log).on_conflict_do_nothing().returning(schema.log.c.table, schema.log.c.n)
        new_members = self._insert(schema.members)
        self._new_members = new_members.on_conflict_do_update(
            index_elements=["guest", "table"], set_={"name": new_members.excluded.name}
        )
        self._notes: dict[str, Note] = {}  # that are to be written with the next transaction
        self._noted: dict[str, Note] = {}  # what stands there, of tables in memory
        self._write_note = (
            update(schema.tables)
            .where(schema.tables.c.id == bindparam("id_"))
            .values(seats=bindparam("seats"), waits=bindparam("waits"), bots=bindparam("bots"), told=bindparam("told"))
        )
        self._touch = (
            update(schema.tables)
            .where(schema.tables.c.id == bindparam("id_"))
            .values(status=bindparam("status"), touched=bindparam("touched"))
        )
        ended = and_(schema.log.c.table == bindparam("of"), schema.log.c.n == bindparam("entry"))
        self._new_results = (
            self._insert(schema.results)
            .values(at=select(schema.log.c.at).where(ended).scalar_subquery())
            .on_conflict_do_nothing()
        )
        self._probed = 0  # when something could be written for certain
        self._closed = False
        self._noting = threading.Lock()
        self._notes_taken = False  # the writer has notes that others can't read yet
        self._closing = threading.Lock()  # no job may come in behind the last one
        self._writer = threading.Thread(target=self._write, name="signoria-store", daemon=True)
        self._writer.start()
        self._checkpoints = Checkpoints(file_of(engine)) if engine.dialect.name == "sqlite" else None

    # --- the log --------------------------------------------------------------------------------------------------------

    async def open_table(self, row: TableRow, entries: Sequence[str], members: Sequence[Member] = ()) -> None:
        await self.write(lambda connection: self._open(connection, row, entries, members))

    def _open(self, connection: Connection, row: TableRow, entries: Sequence[str], members: Sequence[Member]) -> None:
        rows = [{"table": row.id, "n": n, "at": row.created, "entry": entry} for n, entry in enumerate(entries, 1)]
        connection.execute(schema.tables.insert().values(**vars(row)))
        connection.execute(schema.log.insert(), rows)
        if members:
            connection.execute(self._new_members, _members(row.id, members))

    async def replace_table(
        self, id: str, length: int, entry: str, new: Sequence[tuple[TableRow, Sequence[str], Sequence[Member]]]
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
        self, table: str, length: int, entries: Sequence[str], status: str, members: Sequence[Member] = ()
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
        await self._do(_Append(rows, touch, _members(table, members)))

    def note(self, table: str, note: Note) -> None:
        """Write this down with the next transaction, or soon: a list may be behind its table for a moment."""
        if self._noted.get(table) != note:
            self._noted[table] = note
            with self._noting:
                self._notes[table] = note

    async def catch_up(self) -> None:
        """Wait until everything that was noted is written, also what is being written at this moment."""
        with self._noting:
            behind = self._notes or self._notes_taken
        if behind:
            await self.write(lambda _: None)

    def rest(self, table: str) -> None:
        """Nobody has this table in memory any more."""
        self._touched.pop(table, None)
        self._noted.pop(table, None)

    async def entries(self, table: str, after: int = 0) -> list[str]:
        query = (
            select(schema.log.c.entry)
            .where(schema.log.c.table == table, schema.log.c.n > after)
            .order_by(schema.log.c.n)
        )
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def settle(self) -> None:
        """Wait until nothing is in doubt: what is read after this stays so until we write.

        PostgreSQL may still commit what came over a line that was lost, or from a server that was killed.
        """

        def job(connection: Connection) -> None:
            if connection.dialect.name == "postgresql":  # in SQLite to begin a transaction is to wait for all others
                connection.execute(text(f"SET LOCAL lock_timeout = '{DOUBT_WITHIN}'"))
                connection.execute(text("LOCK TABLE log IN SHARE ROW EXCLUSIVE MODE"))

        await self.write(job)

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

    async def to_be_woken(self) -> list[TableRow]:
        """Games with a bot, and tables whose last note may have got lost with the last server: see `note`."""
        tables = schema.tables.c
        newest = select(func.max(tables.touched)).scalar_subquery()
        lost = and_(tables.status.in_(("open", "playing", "over")), tables.touched > newest - NOTES_LOST)
        return await self._tables(or_(lost, and_(tables.status == "playing", or_(tables.bots, tables.waits.is_(None)))))

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        mine = select(schema.members.c.table).where(schema.members.c.guest == guest)
        return await self._tables(schema.tables.c.id.in_(mine), limit=limit)

    async def _tables(self, *conditions: Any, limit: int | None = None) -> list[TableRow]:
        query = select(schema.tables).where(*conditions).order_by(schema.tables.c.touched.desc()).limit(limit)
        return await self.read(lambda connection: [TableRow(**row._mapping) for row in connection.execute(query)])

    async def results_of(
        self, guest: str, limit: int, before: int | None = None, game: str = "", daily: bool = False
    ) -> list[tuple[ResultRow, TableRow]]:
        """Finished games of a guest with the tables they were played at, the last ones first."""
        await self.catch_up()
        results, tables = schema.results.c, schema.tables.c
        query = select(schema.results, schema.tables).join(schema.tables, tables.id == results.table)
        query = query.where(results.guest == guest)
        if before is not None:
            query = query.where(results.at < before)
        if game:
            query = query.where(results.game == game)
        if daily:
            query = query.where(results.day.is_not(None))
        query = query.order_by(results.at.desc(), results.table, results.n.desc(), results.seat).limit(limit)
        width = len(schema.results.columns)

        def job(connection: Connection) -> list[tuple[ResultRow, TableRow]]:
            names = [column.name for column in schema.results.columns]
            return [
                (ResultRow(**dict(zip(names, row[:width]))), TableRow(*row[width:]))
                for row in connection.execute(query)
            ]

        return await self.read(job)

    async def daily(self, day: str) -> dict[str, str]:
        """What each level made of a kingdom of the day, as far as that is known."""
        query = select(schema.daily.c.level, schema.daily.c.result).where(schema.daily.c.day == day)
        return await self.read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    async def keep_daily(self, day: str, level: str, result: str) -> None:
        query = self._insert(schema.daily).values(day=day, level=level, result=result).on_conflict_do_nothing()
        await self.write(lambda connection: connection.execute(query))

    async def review(self, table: str, n: int) -> ReviewRow | None:
        """What the coach found out about a game of a table so far."""
        reviews = schema.reviews.c
        query = select(reviews.finished, reviews.data).where(reviews.table == table, reviews.n == n)

        def job(connection: Connection) -> ReviewRow | None:
            row = connection.execute(query).first()
            return None if row is None else ReviewRow(row.finished, row.data)

        return await self.read(job)

    async def keep_review(self, table: str, n: int, finished: bool, data: str, findings: str) -> None:
        known = {"at": now(), "finished": finished, "data": data, "findings": findings}
        query = self._insert(schema.reviews).values(table=table, n=n, **known)
        query = query.on_conflict_do_update(index_elements=["table", "n"], set_=known)
        await self.write(lambda connection: connection.execute(query))

    async def findings_of(self, guest: str, limit: int, game: str = "") -> list[tuple[ResultRow, str]]:
        """What the coach found in the last finished games of a guest that were reviewed."""
        await self.catch_up()
        results, reviews = schema.results.c, schema.reviews.c
        same = and_(reviews.table == results.table, reviews.n == results.n)
        query = select(schema.results, reviews.findings).join(schema.reviews, same)
        query = query.where(results.guest == guest, reviews.finished)
        if game:
            query = query.where(results.game == game)
        query = query.order_by(results.at.desc(), results.table, results.n.desc(), results.seat).limit(limit)
        names = [column.name for column in schema.results.columns]

        def job(connection: Connection) -> list[tuple[ResultRow, str]]:
            return [(ResultRow(**dict(zip(names, row[:-1]))), row[-1]) for row in connection.execute(query)]

        return await self.read(job)

    async def count_results(self, guest: str, game: str = "") -> int:
        query = select(func.count()).where(schema.results.c.guest == guest)
        if game:
            query = query.where(schema.results.c.game == game)
        return await self.read(lambda connection: connection.execute(query).scalar()) or 0

    async def delete_result(self, guest: str, table: str, n: int) -> bool:
        """Take one finished game out of a guest's list; False if it isn't there."""
        results = schema.results.c
        query = delete(schema.results).where(results.guest == guest, results.table == table, results.n == n)
        return await self.write(lambda connection: connection.execute(query).rowcount > 0)

    async def untold(self, guest: str, limit: int) -> list[str]:
        """Tables of a guest whose finished games were never looked at: those of an older version."""
        mine = select(schema.members.c.table).where(schema.members.c.guest == guest)
        tables = schema.tables.c
        query = (
            select(tables.id)
            .where(tables.id.in_(mine), tables.told.is_(None), tables.status.in_(("over", CLOSED, "playing")))
            .limit(limit)
        )
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def last_name(self, guest: str) -> str:
        """What somebody was called where something happened last; "" if they have sat nowhere."""
        members, tables = schema.members.c, schema.tables.c
        query = (
            select(members.name)
            .join(schema.tables, tables.id == members.table)
            .where(members.guest == guest, members.name != "")
            .order_by(tables.touched.desc())
            .limit(1)
        )
        return await self.read(lambda connection: connection.execute(query).scalar()) or ""

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

    async def use_code(self, code: str, token: str) -> str | None:
        """The guest of a code that is still good, who has this token too from now on; a code is good once."""

        def job(connection: Connection) -> str | None:
            query = delete(schema.codes).where(schema.codes.c.code == code)
            row = connection.execute(query.returning(schema.codes.c.guest, schema.codes.c.until)).first()
            if row is None or row.until < now():
                return None
            connection.execute(schema.tokens.insert().values(token=token, guest=row.guest))
            return str(row.guest)

        return await self.write(job)

    async def delete_guest(self, guest: str) -> None:
        def job(connection: Connection) -> None:
            connection.execute(delete(schema.members).where(schema.members.c.guest == guest))
            connection.execute(delete(schema.results).where(schema.results.c.guest == guest))
            connection.execute(delete(schema.guests).where(schema.guests.c.id == guest))

        await self.write(job)

    async def rewrite(self, table: str, entries: Mapping[int, str]) -> None:
        """The one exception to append-only: to take a person's name out of entries, by their numbers."""
        query = (
            update(schema.log)
            .where(schema.log.c.table == table, schema.log.c.n == bindparam("n_"))
            .values(entry=bindparam("entry_"))
        )
        rows = [{"n_": n, "entry_": entry} for n, entry in entries.items()]
        await self.write(lambda connection: connection.execute(query, rows))

    async def forget_guests(self, seen_before: int) -> int:
        """Delete guests who have not been here for long and have no table."""
        seated = select(schema.members.c.guest)
        query = delete(schema.guests).where(schema.guests.c.seen < seen_before, schema.guests.c.id.not_in(seated))
        return await self.write(lambda connection: connection.execute(query).rowcount)

    async def count_tables(self) -> dict[str, int]:
        query = select(schema.tables.c.status, func.count()).group_by(schema.tables.c.status)
        return await self.read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    async def probe(self) -> bool:
        """Write something, as any request would: a disk may be full, or a database be there to be read only."""
        if now() - self._probed > PROBE_EVERY:
            same = update(schema.version).values(version_num=schema.version.c.version_num)
            await self.write(lambda connection: connection.execute(same))
            self._probed = now()
        return True

    # --- the machinery --------------------------------------------------------------------------------------------------

    async def read(self, job: Callable[[Connection], T]) -> T:
        def run() -> T:
            try:
                with self.engine.connect() as connection:
                    result = job(connection)
            except DataError:
                raise  # not the database has failed but the question is wrong
            except SQLAlchemyError as error:
                self.reading.failed(error)
                raise Unknown from error
            self.reading.worked()
            return result

        return await asyncio.to_thread(run)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in a transaction; when this returns, what it wrote is durable."""
        result: T = await self._do(job)
        return result

    async def _do(self, job: Job) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        with self._closing:
            if self._closed:
                raise Unknown
            self._jobs.put((job, future))
        return await future

    def close(self) -> None:
        """Finish what was begun, and stop."""
        with self._closing:
            if self._closed:
                return
            self._closed = True
            self._jobs.put(None)
        self._writer.join()
        if self._checkpoints is not None:
            self._checkpoints.close()
        self.engine.dispose()

    def _write(self) -> None:
        going = True
        last = 0.0
        while going:
            try:
                group = [self._jobs.get(timeout=NOTE_WITHIN)]
            except queue.Empty:
                if self._notes:
                    self._write_group([])
                continue
            # Where one job follows another, those of a few milliseconds share a transaction: it costs more than they do.
            if time.perf_counter() - last < BUSY:
                time.sleep(GATHER)
            last = time.perf_counter()
            while len(group) < GROUP and not self._jobs.empty():
                group.append(self._jobs.get())
            going = None not in group
            # One that was called off by now is not begun; one that is begun cannot be called off.
            jobs = [job for job in group if job is not None and not job[1].cancelled()]
            if jobs or self._notes:
                self._write_group(jobs)

    def _write_group(self, jobs: list[tuple[Job, asyncio.Future[Any]]]) -> None:
        """One transaction for all."""
        begun = time.perf_counter()
        with self._noting:
            notes, self._notes = self._notes, {}
            self._notes_taken = bool(notes)
        try:
            try:
                done = self._transact(jobs, notes)
            except IntegrityError:  # another server has written to a table of ours: see which it was
                done = self._transact(jobs, notes, carefully=True)
        except Exception as error:  # noqa: BLE001  # the commit may have succeeded anyway
            self.writing.failed(error)
            done = [(future, None, Unknown()) for _, future in jobs]
            with self._noting:
                self._notes = notes | self._notes
        else:
            self.writing.worked()
        self._notes_taken = False
        if not jobs:  # only notes: nobody waits
            return
        metrics.commits.observe(time.perf_counter() - begun)
        metrics.jobs.inc(len(jobs))
        with suppress(RuntimeError):  # the loop was closed: nobody waits any more
            jobs[0][1].get_loop().call_soon_threadsafe(_tell, done)

    def _transact(
        self, jobs: list[tuple[Job, asyncio.Future[Any]]], notes: dict[str, Note], carefully: bool = False
    ) -> list[Done]:
        """IntegrityError if the log of a table had grown meanwhile; carefully, that one alone gets a Conflict."""
        done: list[Done] = []
        with self._writing.begin() as connection:
            appends = [(job, future) for job, future in jobs if isinstance(job, _Append)]
            if appends:
                written = [job for job, _ in appends]
                if carefully:
                    written = self._append_carefully(connection, written)
                else:  # what many tables add, in one statement
                    connection.execute(schema.log.insert(), [row for job in written for row in job.rows])
                if touches := [job.touch for job in written if job.touch is not None]:
                    connection.execute(self._touch, touches)
                if members := [member for job in written for member in job.members]:
                    connection.execute(self._new_members, members)
                for one, future in appends:
                    done.append((future, None, None if one in written else Conflict()))
            for job, future in jobs:
                if not isinstance(job, _Append):
                    done.append((future, *_attempt(connection, job)))
            if notes:
                connection.execute(self._write_note, [_note_row(id, note) for id, note in notes.items()])
                if results := [_result_row(row) for note in notes.values() for row in note.results]:
                    connection.execute(self._new_results, results)
        return done

    def _append_carefully(self, connection: Connection, jobs: list[_Append]) -> list[_Append]:
        """Write what tables add whose log has not grown meanwhile; those that were written."""
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
        return written


def _members(table: str, members: Sequence[Member]) -> list[dict[str, Any]]:
    return [{"guest": guest, "table": table, "name": name} for guest, name in members]


def _note_row(table: str, note: Note) -> dict[str, object]:
    return {
        "id_": table,
        "seats": names(note.seats),
        "waits": names(note.waits),
        "bots": note.bots,
        "told": note.told,
    }


def _result_row(row: ResultRow) -> dict[str, object]:
    fields = ("table", "n", "seat", "guest", "game", "day", "facts", "entry")
    return {field: getattr(row, field) for field in fields} | {"of": row.table}


def names(of: Sequence[str]) -> str:
    """As a row has them."""
    return msgspec.json.encode(of).decode()


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
    except Exception as error:
        if isinstance(error, SQLAlchemyError) and not isinstance(error, IntegrityError | DataError):
            raise  # not the job but the database fails: who knows what else has
        return None, error  # it is raised where the job came from
