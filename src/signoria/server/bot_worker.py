"""One process that thinks for bots, a question at a time. What happens to it happens to nobody else."""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Final

from signoria.server.bots import Job, Thought, think

if TYPE_CHECKING:  # a worker that only thinks for bots needs nothing of the coach; its first job brings it along
    from signoria.server.coach_work import CoachJob, Worked

POLITENESS: Final = 10  # of a worker to the server itself, which people wait for (nice)
LOWEST: Final = 19  # of one that works only when nobody else wants the processor
START_WITHIN: Final = 30.0  # seconds
READY: Final = "ready"


class WorkerDied(Exception):
    """The process is gone: killed, out of memory, or never there."""


class BotFailed(Exception):
    """The bot raised something; its traceback is the message."""


class Worker:
    """The server's end. Its methods wait, so they are called in a thread; only `kill` is for anybody."""

    def __init__(self, politeness: int = POLITENESS) -> None:
        context = get_context("spawn")
        self._line, self._far_end = context.Pipe()
        self._process = context.Process(target=work, args=(self._far_end, politeness), daemon=True)

    def start(self) -> None:
        """Returns when it can think."""
        try:
            self._process.start()
            self._far_end.close()  # so that the line ends with the process
            if not self._line.poll(START_WITHIN):
                raise WorkerDied("it does not get ready")
            self._line.recv()
        except (OSError, EOFError) as error:
            raise WorkerDied("it did not start") from error

    def ask(self, job: Job | CoachJob) -> Thought | Worked:
        """The answer of a bot, or of the coach."""
        try:
            self._line.send(job)
            result: Thought | Worked | str = self._line.recv()
        except (OSError, EOFError) as error:
            raise WorkerDied("it died while it was thinking") from error
        if isinstance(result, str):
            raise BotFailed(result)
        return result

    def lives(self) -> bool:
        return self._process.is_alive()

    def kill(self) -> None:
        """Callers waiting for it are told that it died."""
        if self._process.pid is not None:
            self._process.kill()

    def bury(self) -> None:
        """After its death, whatever it died of."""
        self.kill()
        if self._process.pid is not None:
            self._process.join()
        self._line.close()


# --- in the process ------------------------------------------------------------------------------------------------------


def work(line: Connection, politeness: int) -> None:
    """Think until the server hangs up."""
    settle_in(politeness)
    with suppress(EOFError, OSError):
        line.send(READY)
        while True:
            line.send(attempt(line.recv()))


def attempt(job: Job | CoachJob) -> Thought | Worked | str:
    """A thought, or what went wrong."""
    try:
        return think(job) if isinstance(job, Job) else job.run()
    except Exception:  # noqa: BLE001  # the server logs it
        return traceback.format_exc()


def settle_in(politeness: int) -> None:
    """A worker ends when its server does, however that ends; what is typed at the terminal is for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(politeness)
    if sys.platform == "linux" and politeness >= LOWEST:
        # A nice process keeps the processor for some milliseconds when another one wakes up; an idle one gives it up at once.
        with suppress(OSError):  # a sandbox may forbid it
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
