"""A whole database as a text file, and back. The same file serves SQLite and PostgreSQL, so one can be moved to the other.

The first line says what the file is, each further line is a row, and the last one counts them: a file that was cut off is found out.
"""

from __future__ import annotations

import gzip
import os
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final, cast
from zlib import error as ZlibError  # noqa: N812  # it is a class

import msgspec
from sqlalchemy import Connection, Engine, MetaData, Table, select
from sqlalchemy.exc import IntegrityError, StatementError

from signoria.core.errors import SignoriaError
from signoria.core.phrase import phrase
from signoria.core.system_errors import system_error
from signoria.server import schema
from signoria.server.database import Tenancy, reach, shown
from signoria.server.migrations import revision, revisions, upgrade_with
from signoria.server.store import now

FORMAT: Final = "signoria-backup"
VERSION: Final = 1
AT_ONCE: Final = 1_000  # rows
NAMES: Final = [table.name for table in schema.metadata.sorted_tables]  # what others refer to comes first
NOTE: Final = "alembic_version"  # where the database says which schema it has


class BadBackup(SignoriaError):
    """A file cannot be written or restored, or not here; nothing has changed."""


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    format: str
    version: int
    schema: str
    made: int  # milliseconds since 1970


class Foot(msgspec.Struct, forbid_unknown_fields=True):
    """The last line."""

    rows: dict[str, int]


Values = dict[str, str | int | bool | None]
Row = tuple[str, Values]  # the name of a table, and what its columns hold
_encode = msgspec.json.Encoder().encode
_row = msgspec.json.Decoder(Row | Foot).decode


# --- out ----------------------------------------------------------------------------------------------------------------


def back_up(engine: Engine, file: Path) -> int:
    """Write everything as it is at one moment, while the server runs or not; how many rows there were.

    Even after a crash, a reader finds all of it or what was there before. Only its owner can read it.
    """
    reach(engine)
    try:
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    except OSError as error:
        raise _bad_file(file, error) from error
    os.close(handle)
    scratch = Path(name)
    try:
        with engine.connect() as connection, _open(scratch, "wb", file) as out:
            if engine.dialect.name == "postgresql":
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            rows = _write(connection, out)
        with scratch.open("r+b") as written:
            os.fsync(written.fileno())
        scratch.replace(file)
    except OSError as error:
        raise _bad_file(file, error) from error
    finally:
        scratch.unlink(missing_ok=True)
    return rows


def _open(path: Path, mode: str, file: Path) -> IO[bytes]:
    """Compressed, if the file is called so."""
    return cast("IO[bytes]", gzip.open(path, mode) if file.suffix == ".gz" else path.open(mode))


def _write(connection: Connection, out: IO[bytes]) -> int:
    there = revision(connection)
    if there is None:
        raise BadBackup(phrase("backup-nothing", database=shown(connection.engine.url)))
    counted: Counter[str] = Counter()
    out.write(_encode(Head(FORMAT, VERSION, there, now())) + b"\n")
    streaming = connection.execution_options(yield_per=AT_ONCE)
    for name, table in _tables(connection).items():
        for row in streaming.execute(select(table).order_by(*table.primary_key)).mappings():
            out.write(_encode((name, {str(column): value for column, value in row.items()})) + b"\n")
            counted[name] += 1
    out.write(_encode(Foot(dict(counted))) + b"\n")
    return counted.total()


def _tables(connection: Connection) -> dict[str, Table]:
    """Ours, as this database has them; others may lie beside them."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in NAMES)
    return {str(table.name): table for table in found.sorted_tables}


# --- in -----------------------------------------------------------------------------------------------------------------


def restore(engine: Engine, file: Path, replace: bool = False) -> int:
    """Put everything back as it was written, and up to date; how many rows. BadBackup leaves the database as it is.

    One that holds anything is left alone unless it is to be replaced, and one that a server uses in any case.
    """
    reach(engine)
    tenancy = Tenancy(engine)
    tenancy.take()
    try:
        with _open(file, "rb", file) as lines, engine.execution_options(writes=True).begin() as connection:
            return Restoration(connection, file, lines).run(replace)
    except (OSError, EOFError, ZlibError) as error:
        raise _bad_file(file, error) from error
    finally:
        tenancy.release()


class Restoration:
    """One run through a file, inside one transaction."""

    def __init__(self, connection: Connection, file: Path, lines: IO[bytes]) -> None:
        self.connection = connection
        self.file = file
        self.lines = lines
        self.line = 0
        self.foot: Foot | None = None

    def run(self, replace: bool) -> int:
        head = self._head()
        self._clear(replace)
        upgrade_with(self.connection, head.schema)
        rows = self._insert(_tables(self.connection))
        upgrade_with(self.connection)
        return rows

    def _head(self) -> Head:
        try:
            head = msgspec.json.decode(self._next(), type=Head)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise BadBackup(phrase("backup-no-backup", file=str(self.file))) from error
        if head.format != FORMAT:
            raise BadBackup(phrase("backup-no-backup", file=str(self.file)))
        if head.version != VERSION or head.schema not in revisions():
            raise BadBackup(phrase("backup-newer", file=str(self.file)))
        return head

    def _clear(self, replace: bool) -> None:
        """Make room: of ours nothing stays."""
        there = _tables(self.connection)
        full = any(self.connection.execute(select(table).limit(1)).first() for table in there.values())
        if full and not replace:
            raise BadBackup(phrase("backup-not-empty", database=shown(self.connection.engine.url)))
        old = MetaData()
        old.reflect(self.connection, only=lambda name, _: name in (*NAMES, NOTE))
        old.drop_all(self.connection)

    def _insert(self, tables: dict[str, Table]) -> int:
        counted: Counter[str] = Counter()
        for name, rows in self._groups():
            if name not in tables:
                raise self._damaged()
            try:
                self.connection.execute(tables[name].insert(), rows)
            except (IntegrityError, StatementError) as error:  # twice the same, something missing, no such column
                raise self._damaged() from error
            counted[name] += len(rows)
        if self.foot != Foot(dict(counted)):
            raise self._damaged()
        return counted.total()

    def _groups(self) -> Iterator[tuple[str, list[Values]]]:
        """Rows of the same table together."""
        name, rows = "", list[Values]()
        while isinstance(read := self._row(), tuple):
            if rows and (read[0] != name or len(rows) >= AT_ONCE):
                yield name, rows
                rows = []
            name = read[0]
            rows.append(read[1])
        if rows:
            yield name, rows
        self.foot = read

    def _row(self) -> Row | Foot:
        try:
            read: Row | Foot = _row(self._next())
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise self._damaged() from error
        return read

    def _next(self) -> bytes:
        self.line += 1
        return self.lines.readline()

    def _damaged(self) -> BadBackup:
        return BadBackup(phrase("backup-damaged", file=str(self.file), line=str(self.line)))


def _bad_file(file: Path, error: Exception) -> BadBackup:
    return BadBackup(phrase("backup-bad-file", file=str(file), why=system_error(error)))
