"""A server in a process of its own, as people run it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

PATIENCE = 120.0  # seconds: a busy machine is no failure
COMMAND = [sys.executable, "-c", "from signoria.cli.main import app; app()"]


class Running:
    """`signoria serve` at any free port. `http` is "" if it did not start."""

    def __init__(self, database: str, *options: str) -> None:
        self.log = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115  # closed with the server
        self.process = subprocess.Popen(
            [*COMMAND, "serve", "--port", "0", "--database", database, *options],
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            env={**os.environ, "SIGNORIA_LANG": "en"},
        )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        self.http = found.group().rstrip("/") if found else ""

    @property
    def ws(self) -> str:
        return self.http.replace("http", "ws", 1)

    def written(self) -> str:
        """What it has written about itself."""
        self.log.seek(0)
        return self.log.read()

    def end(self, number: int = signal.SIGTERM) -> int:
        """Send a signal and wait; the exit status."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()


@contextmanager
def running(database: str, *options: str) -> Iterator[Running]:
    """A server until the block ends, or until somebody ends it before."""
    server = Running(database, *options)
    try:
        assert server.http, server.written()
        yield server
    finally:
        server.close()
