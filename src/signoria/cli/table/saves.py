"""Where games are kept: a record in the user's data folder, written after every move, whole or not at all."""

import os
import secrets
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from signoria.core.record import Record, RecordError


def data_folder() -> Path:
    """The folder for the games of this user."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif os.environ.get("XDG_DATA_HOME"):
        base = Path(os.environ["XDG_DATA_HOME"])
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path.home() / ".local" / "share"
    return base / "signoria" / "games"


def new_file(game: str) -> Path:
    """A name for a new game, later than all earlier ones."""
    return data_folder() / f"{game}-{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.json"


def write(file: Path, record: Record) -> None:
    """Put a record into a file; whoever reads it, even after a crash, finds this one or the one before."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    scratch = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            stream.write(record.to_json())
            stream.flush()
            os.fsync(stream.fileno())
        scratch.replace(file)
    except BaseException:
        scratch.unlink(missing_ok=True)
        raise


def read(file: Path) -> Record:
    """The record in a file; RecordError or OSError if there is none."""
    return Record.from_json(file.read_bytes())


def last_unfinished(game: str = "") -> Path | None:
    """The newest game that is not over, of this kind or any; files that are no records are passed over."""
    folder = data_folder()
    found = sorted(folder.glob(f"{game or '*'}-*.json"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
    for file in found:
        try:
            if read(file).result is None:
                return file
        except RecordError:
            continue
    return None
