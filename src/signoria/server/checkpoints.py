"""Carries what SQLite's write-ahead log has gathered into the database, beside the writing.

Otherwise SQLite does it within a commit, when the log has become long: about 30 ms every few seconds, and all moves of that moment wait.
"""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

EVERY: Final = 1.0  # seconds


class Checkpoints:
    """A thread with a connection of its own. Neither those who write nor those who read wait for it."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="signoria-checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closed.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._closed.wait(EVERY):
            with suppress(sqlite3.Error):  # those who write will notice, and carry a long log over themselves
                self._carry()

    def _carry(self) -> None:
        # What is left because somebody was reading is tried again the next time. With nothing to carry, nothing is written.
        with closing(sqlite3.connect(f"{self._file.as_uri()}?mode=rw", uri=True, timeout=0)) as connection:
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
