"""A server in a process of its own, as people run it."""

from __future__ import annotations

import os
import re
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from tests.server.warm import Command

PATIENCE = 120.0  # seconds: a busy machine is no failure
COMMAND = [sys.executable, "-c", "from signoria.cli.main import app; app()"]


class Done(NamedTuple):
    """What a command that has ended by itself has said."""

    returncode: int
    stdout: str
    stderr: str


def signoria(*arguments: str) -> Done:
    """A command that ends by itself."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said, tempfile.TemporaryFile("w+", encoding="utf-8") as log:
        status = Command(arguments, said.fileno(), log.fileno(), dict(os.environ)).wait(PATIENCE)
        said.seek(0)
        log.seek(0)
        return Done(status, said.read(), log.read())


class Running:
    """`signoria serve` at any free port. `http` is "" if it did not start. `files` are how many it may open, at first and at most."""

    def __init__(self, database: str, *options: str, files: tuple[int, int] | None = None) -> None:
        self.log = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115  # closed with the server
        said, saying = os.pipe()
        self._said = os.fdopen(said, encoding="utf-8")
        arguments = ["serve", "--port", "0", "--database", database, *options]
        environment = {**os.environ, "SIGNORIA_LANG": "en"}
        self.process = Command(arguments, saying, self.log.fileno(), environment, files)
        os.close(saying)
        found = re.search(r"http://\S+", self._said.readline())
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
        if self.process.returncode is None:
            self.end(signal.SIGKILL)
        self._said.close()
        self.log.close()


@contextmanager
def running(database: str, *options: str, files: tuple[int, int] | None = None) -> Iterator[Running]:
    """A server until the block ends, or until somebody ends it before."""
    server = Running(database, *options, files=files)
    try:
        assert server.http, server.written()
        yield server
    finally:
        server.close()
