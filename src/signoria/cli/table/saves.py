"""Where games are kept: a record in the user's data folder, written after every move, whole or not at all."""

import os
import secrets
import sys
from datetime import UTC, datetime
from pathlib import Path

from signoria.core.record import Record, RecordError
from signoria.lab.keeping import PRIVATE, write_whole


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
    """Write a record to a file. A reader finds either this one or the previous one, even after a crash."""
    write_whole(file, record.to_json().encode(), PRIVATE)


def read(file: Path) -> Record:
    """The record in a file; RecordError or OSError if there is none."""
    return Record.from_file(file)


def last_unfinished(game: str = "") -> Path | None:
    """The newest game that is not over, of this kind or any; files that aren't records are skipped."""
    folder = data_folder()
    found = sorted(folder.glob(f"{game or '*'}-*.json"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
    for file in found:
        try:
            if read(file).result is None:
                return file
        except RecordError:
            continue
    return None
