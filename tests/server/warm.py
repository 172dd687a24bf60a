"""The `signoria` command in processes that have everything imported: that is most of the time a server needs to start.

One process imports the server and waits. Each command is a fork of it: a real process with arguments, environment, limits and output of its
own, and with nothing else of the commands before it. `test_it_starts_with_nothing_set_up_and_says_where_it_is` starts one from nothing.

What is heavy is imported in the process that waits, not by the tests that read this module.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


class Command:
    """A command that has been started, as `subprocess.Popen` has it."""

    def __init__(
        self,
        arguments: Sequence[str],
        stdout: int,
        stderr: int,
        environment: dict[str, str],
        files: tuple[int, int] | None = None,
    ) -> None:
        self._line, theirs = socket.socketpair()
        with theirs:
            socket.send_fds(waiting().line, [b"."], [theirs.fileno(), stdout, stderr])
        what = {"arguments": arguments, "environment": environment, "folder": str(Path.cwd()), "files": files}
        self._line.sendall(json.dumps(what).encode() + b"\n")
        self._said = self._line.makefile("r", encoding="ascii")
        self.pid = int(self._said.readline())
        self.returncode: int | None = None

    def wait(self, timeout: float | None) -> int:
        """The exit status, negative for a signal; TimeoutError if there is none in time."""
        if self.returncode is None:
            self._line.settimeout(timeout)
            self.returncode = int(self._said.readline())
            self._said.close()
            self._line.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)


class Waiting:
    """The process that is forked, as the tests have it."""

    def __init__(self) -> None:
        self.line, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", __name__, str(theirs.fileno())],
                cwd=ROOT,
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
            )

    def close(self) -> None:
        self.line.close()
        self._process.wait()


@cache
def waiting() -> Waiting:
    return Waiting()


def end_waiting() -> None:
    """After the last test, if there was one that needed it."""
    if waiting.cache_info().currsize:
        waiting().close()


# --- in the process ------------------------------------------------------------------------------------------------------


def become_a_command(asked: socket.socket) -> None:
    """Returns in each command, ready to run; the process that waits ends here."""
    while True:
        message, given, _, _ = socket.recv_fds(asked, 1, 3)
        if not message:
            os._exit(0)
        if os.fork() == 0:
            asked.close()
            break
        for one in given:
            os.close(one)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    line, stdout, stderr = given
    with socket.socket(fileno=line) as told, told.makefile("rw", encoding="utf-8") as file:
        what = json.loads(file.readline())
        command = os.fork()
        if command:
            os.close(stdout)
            os.close(stderr)
            file.write(f"{command}\n")
            file.flush()
            _, status = os.waitpid(command, 0)
            file.write(f"{os.waitstatus_to_exitcode(status)}\n")
            file.flush()
            os._exit(0)
    os.dup2(stdout, 1)
    os.dup2(stderr, 2)
    os.close(stdout)
    os.close(stderr)
    os.environ.clear()
    os.environ.update(what["environment"])
    os.chdir(what["folder"])
    if what["files"]:
        resource.setrlimit(resource.RLIMIT_NOFILE, tuple(what["files"]))
    sys.argv = ["signoria", *what["arguments"]]


def main(line: int) -> None:
    # They come with the first request or database, when it is a command's own time.

    import signoria.cli.backup
    import signoria.cli.restore
    import signoria.cli.serve  # noqa: F401
    from signoria.cli.main import app

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who wait for commands
    become_a_command(socket.socket(fileno=line))
    module = sys.modules["__main__"]
    module.__spec__ = module.__file__ = None  # processes of the bots have nothing of ours to import
    app()


if __name__ == "__main__":
    main(int(sys.argv[1]))
