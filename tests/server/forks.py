"""A server that can be killed and started again at the same address, many times a minute.

A parent holds the port and has all modules loaded; each server is a child of it, a real process with nothing of the last one but
the database. While there is none, whoever connects waits.

The server is imported where it is run: every process that thinks for a bot reads this module once more.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]


class Killable:
    """What tests have of it."""

    def __init__(self, database: str) -> None:
        self.parent = subprocess.Popen(
            [sys.executable, "-m", "tests.server.forks", database],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        self.host = f"127.0.0.1:{self._line()}"
        self.pid = 0
        self.start()

    @property
    def http(self) -> str:
        return f"http://{self.host}"

    @property
    def ws(self) -> str:
        return f"ws://{self.host}"

    def _line(self) -> str:
        assert self.parent.stdout is not None
        line = self.parent.stdout.readline().strip()
        assert line, "the server did not start"
        return line

    def start(self) -> None:
        """Returns when requests are taken."""
        assert self.parent.stdin is not None
        self.parent.stdin.write("start\n")
        self.parent.stdin.flush()
        self.pid = int(self._line())

    def kill(self) -> None:
        """At once, and for good: returns when it is dead."""
        os.kill(self.pid, signal.SIGKILL)
        assert self._line() == "dead"

    def close(self) -> None:
        self.kill()
        assert self.parent.stdin is not None and self.parent.stdout is not None
        self.parent.stdin.close()
        self.parent.wait(60)
        self.parent.stdout.close()


@contextlib.contextmanager
def killable(database: str) -> Iterator[Killable]:
    server = Killable(database)
    try:
        yield server
    finally:
        server.close()


def say_who() -> None:
    """Which process serves now, for whoever wants to kill it."""
    os.write(1, f"{os.getpid()}\n".encode())


def main(database: str) -> None:
    from signoria.server.listening import listen
    from signoria.server.run import run
    from signoria.server.settings import Settings
    from tests.server.house import BUSY

    listener = listen("127.0.0.1", 0)
    sys.stdout.write(f"{listener.getsockname()[1]}\n")
    sys.stdout.flush()
    settings = Settings(database=database, limits=BUSY)
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            logging.basicConfig(level=logging.WARNING)
            run(settings, listener, say_who)
            os._exit(0)
        os.waitpid(child, 0)
        sys.stdout.write("dead\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
