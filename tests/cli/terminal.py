"""A real terminal for tests: the command runs in a pseudo-terminal, and what it prints is drawn on a screen of cells."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import pyte

PATIENCE = 90.0  # seconds until a silent program has failed
QUIET = 0.01  # seconds without output after which a prompt is taken for one
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|[\x01\x02]")
PROMPT = re.compile(r"(> |Enter: .*|press Enter: |\(yes/no\) )$")


class Tty:
    """`signoria` with these arguments, on a screen of this size."""

    def __init__(self, arguments: Sequence[str], home: Path, rows: int = 24, columns: int = 80, **env: str) -> None:
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.printed = b""
        self._narrow = 0  # up to where no printed line is wider than the screen
        self._display: list[str] = []  # what is on the screen, if somebody has looked since something was printed
        self.status: int | None = None
        variables: Mapping[str, str] = {
            **{name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")},
            "TERM": "xterm-256color",
            "LANG": "C.UTF-8",
            "XDG_DATA_HOME": str(home),
            **env,
        }
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:  # the child
            fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            command = Path(sys.executable).with_name("signoria")
            os.execve(command, [str(command), *arguments], variables)

    def __enter__(self) -> "Tty":
        return self.wait()

    def __exit__(self, *why: object) -> None:
        if self.status is None:
            self.kill()
        os.close(self.terminal)

    def _read(self, patience: float) -> bool:
        """Draw what comes within this time; False if nothing came, or the program has ended."""
        if not select.select([self.terminal], [], [], patience)[0]:
            return False
        try:
            data = os.read(self.terminal, 65536)
        except OSError:  # so Linux says that the other end is closed
            data = b""
        if not data:
            self.status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
            return False
        self.printed += data
        self.stream.feed(data)
        self._display = []
        return True

    def wait(self) -> "Tty":
        """Until the program asks for a line, or has ended; a prompt counts only if something was printed meanwhile."""
        before = len(self.printed)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self._read(QUIET):
                continue
            asks = len(self.printed) > before and PROMPT.search(self._before_cursor())
            if self.status is not None or asks:
                return self
        raise AssertionError(f"no prompt after {PATIENCE} s; the screen is\n{self.text}")

    def _before_cursor(self) -> str:
        return self.display[self.screen.cursor.y][: self.screen.cursor.x]

    def type(self, *lines: str) -> "Tty":
        """Type lines, each after the answer to the one before."""
        for line in lines:
            assert self.status is None, f"the program has ended; the screen is\n{self.text}"
            os.write(self.terminal, f"{line}\n".encode())  # its echo is the first that is printed
            self.wait()
        return self

    def kill(self) -> None:
        """As the power goes out."""
        os.kill(self.pid, signal.SIGKILL)
        self.status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    @property
    def display(self) -> list[str]:
        """pyte puts it together cell by cell, which takes longer than all else here."""
        if not self._display:
            self._display = self.screen.display
        return self._display

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.display]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def __contains__(self, text: str) -> bool:
        return text in self.text

    def too_long(self) -> list[str]:
        """Lines printed so far that are wider than the screen; what was typed does not count."""
        lines = ESCAPE.sub("", self.printed[self._narrow :].decode()).splitlines()
        wide = [line for line in lines if len(line) > self.screen.columns and "> " not in line]
        if not wide:
            self._narrow = self.printed.rfind(b"\n") + 1
        return wide

    def find(self, pattern: str) -> str:
        """The first group of the first match on the screen."""
        match = re.search(pattern, self.text)
        assert match is not None, f"no {pattern!r} on the screen\n{self.text}"
        return match[1]
