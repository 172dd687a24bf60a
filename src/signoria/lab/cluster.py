"""The lab's work on a Ray cluster: one on this machine, or one that is there already. It needs the extra `ray`.

Each CPU of the cluster gets a process that stays until the work ends and has the next chunk waiting while it works on one. Ray starts
these processes and tells which nodes there are; chunks and results travel on lines of our own. When a process or its node dies, its chunks
go to others, so a death costs only what was being worked out there.
"""

from __future__ import annotations

import logging
import os
import pickle
import secrets
import socket
import time
from collections import Counter, deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.util import find_spec
from multiprocessing import AuthenticationError
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar
from urllib.parse import urlsplit

from signoria import __version__
from signoria.core.phrase import phrase
from signoria.core.system_errors import system_error
from signoria.lab.cluster_process import PATIENCE, Process, call
from signoria.lab.workers import MOST_DEATHS, NoWorkers

S = TypeVar("S")
C = TypeVar("C")
R = TypeVar("R")
Ref = Any  # Ray's promise of a result; Ray isn't there for everybody's type checker

LOCAL = "local"  # the address of a cluster that is started here and ends with the work
LOOK_AGAIN = 2.0  # seconds until nodes that joined or left are noticed
AHEAD = 2  # chunks of a process: it works on one, and the next one is there already


@dataclass(eq=False)
class Helper:
    """A process of the cluster, as it looks from here."""

    node: str
    actor: Any  # Ray's handle
    line: Connection | None = None  # once it has arrived
    chunks: deque[int] = field(default_factory=deque)  # that it was given and that haven't come back, by number


class RayWorkers:
    """All CPUs of a Ray cluster, however many there are at the time."""

    def __init__(self, address: str, jobs: int | None = None) -> None:
        if find_spec("ray") is None:
            raise NoWorkers(phrase("error-ray-library"))
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray would send figures about its use to its makers
        if address != LOCAL:
            _knock(address)
        import ray  # here: not everybody has it

        self.ray = ray
        self.local: Any = None  # a cluster that was started here
        try:
            if address == LOCAL:
                self._start_here(jobs)
            else:
                ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
        except Exception as error:  # Ray raises this itself, where a node takes too long to start
            self.close()
            raise NoWorkers(phrase("error-ray-unreachable", address=address, why=system_error(error))) from error
        self.key = secrets.token_bytes(32)  # of the lines
        self.crew: list[Helper] = []
        self.coming: dict[Ref, Helper] = {}  # those that are being started, by what tells when they are there
        self.lost = 0  # times in a row that nobody came
        self.cpus: dict[str, int] = {}  # by node
        self.looked = 0.0
        self._look()
        self._hire()  # they get ready while the work is being prepared

    def _start_here(self, jobs: int | None) -> None:
        try:
            from signoria.lab.local_cluster import LocalCluster
        except ImportError:  # another version of Ray
            self.ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        else:
            self.local = LocalCluster(jobs)
            self.ray.init(self.local.gcs_address, log_to_driver=False, logging_level=logging.ERROR)

    @property
    def size(self) -> int:
        self._look()
        return max(1, sum(self.cpus.values()))

    def map(self, work: Callable[[S, C], R], shared: S, chunks: Sequence[C]) -> list[R]:
        errors = self.ray.exceptions
        try:
            return self._map(work, shared, chunks)
        except BaseException as error:
            self._dismiss()  # they may still be working on what nobody waits for any more
            cause = error.cause if isinstance(error, errors.RayTaskError) else error
            if isinstance(cause, ImportError):
                raise NoWorkers(phrase("error-ray-node", why=system_error(cause))) from error
            if isinstance(error, (errors.RayError, ConnectionError)):
                raise NoWorkers(phrase("error-ray-gone", why=system_error(error))) from error
            raise

    def _map(self, work: Callable[[S, C], R], shared: S, chunks: Sequence[C]) -> list[R]:
        results: dict[int, R] = {}
        todo = deque(range(len(chunks)))
        deaths: Counter[int] = Counter()  # of those who worked on a chunk
        while len(results) < len(chunks):
            self._muster()
            for helper, number in self._shared_out(todo):
                with suppress(OSError):  # a line that is broken is noticed below
                    self._line(helper).send_bytes(pickle.dumps((work, shared, chunks[number])))
            for helper in self._ready():
                try:
                    went_well, found = pickle.loads(self._line(helper).recv_bytes())  # noqa: S301  # from one who knows the key
                except (EOFError, OSError):
                    self._lose(helper, todo, deaths)
                    continue
                if not went_well:
                    raise found
                results[helper.chunks.popleft()] = found
            for helper in [one for one in self.crew if one.node not in self.cpus]:
                self._lose(helper, todo, deaths)
        return [results[number] for number in range(len(chunks))]

    def _shared_out(self, todo: deque[int]) -> list[tuple[Helper, int]]:
        """Give chunks to processes that have room for them."""
        given = []
        for helper in self.crew * AHEAD:
            # The last chunks wait for a process with nothing to do: in line behind another chunk, they would come last of all.
            most = AHEAD if len(todo) > len(self.crew) else 1
            if todo and len(helper.chunks) < most:
                given.append((helper, todo.popleft()))
                helper.chunks.append(given[-1][1])
        return given

    def _ready(self) -> list[Helper]:
        """Those who have finished a chunk, or died over it; waits for one, but not so long that a lost node isn't noticed."""
        working = {self._line(helper): helper for helper in self.crew if helper.chunks}
        return [working[line] for line in wait(list(working), LOOK_AGAIN) if isinstance(line, Connection)]

    def _lose(self, helper: Helper, todo: deque[int], deaths: Counter[int]) -> None:
        """Somebody has died: others do what they were given."""
        self.crew.remove(helper)
        self._let_go(helper)
        self.looked = 0.0
        if helper.chunks:
            deaths[helper.chunks[0]] += 1
            if deaths[helper.chunks[0]] > MOST_DEATHS:
                raise NoWorkers(phrase("error-workers-die", n=deaths[helper.chunks[0]]))
        todo.extendleft(reversed(helper.chunks))

    @staticmethod
    def _line(helper: Helper) -> Connection:
        assert helper.line is not None, "only those who have arrived are in the crew"
        return helper.line

    # --- who helps --------------------------------------------------------------------------------------------------------

    def _is_due(self) -> bool:
        return time.monotonic() - self.looked >= LOOK_AGAIN

    def _look(self) -> None:
        """Which nodes there are, and how many CPUs they have."""
        if self._is_due():
            self.looked = time.monotonic()
            self.cpus = {
                node["NodeID"]: int(node["Resources"].get("CPU", 0)) for node in self.ray.nodes() if node["Alive"]
            }

    def _muster(self) -> None:
        """Have a process started for each CPU that has none; returns when somebody is there to work."""
        while not self.crew or self.coming or self._is_due():
            self._look()
            self._hire()
            self._welcome()
            if self.crew:
                return
            if not self.coming:
                time.sleep(LOOK_AGAIN)  # no CPU at all: nodes may still join

    def _hire(self) -> None:
        there = Counter(helper.node for helper in [*self.crew, *self.coming.values()])
        for node, cpus in self.cpus.items():
            for _ in range(cpus - there[node]):
                helper = Helper(node, self._start(node))
                self.coming[helper.actor.arrive.remote(__version__, self.key)] = helper

    def _start(self, node: str) -> Any:  # Ray's handle
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        # No CPU is booked: several searches may share a cluster.
        there = NodeAffinitySchedulingStrategy(node, soft=False)
        kind = self.ray.remote(num_cpus=0, scheduling_strategy=there, enable_task_events=False)(Process)
        return kind.remote()

    def _welcome(self) -> None:
        """Those who have come since; if nobody else is there, it waits for one."""
        if not self.coming:
            return
        refs = list(self.coming)
        if not self.crew:
            self.ray.wait(refs, num_returns=1)
        came, _ = self.ray.wait(refs, num_returns=len(refs), timeout=0)
        before = len(self.crew)
        for ref in came:
            helper = self.coming.pop(ref)
            errors = self.ray.exceptions
            try:
                helper.line = call(self.ray.get(ref), self.key)
            except (errors.RayActorError, errors.ActorUnschedulableError, AuthenticationError, EOFError, OSError):
                self.looked = 0.0  # its node is gone, perhaps
            else:
                self.crew.append(helper)
        if came:
            self.lost = 0 if len(self.crew) > before else self.lost + 1
            if self.lost > MOST_DEATHS:
                raise NoWorkers(phrase("error-workers-die", n=self.lost))

    def _dismiss(self) -> None:
        for helper in [*self.crew, *self.coming.values()]:
            self._let_go(helper)
        self.crew, self.coming = [], {}

    def _let_go(self, helper: Helper) -> None:
        """It may still be there, on a node that can't be reached."""
        if helper.line is not None:
            helper.line.close()
        with suppress(self.ray.exceptions.RayError, ConnectionError):  # the cluster itself may be gone
            self.ray.kill(helper.actor)

    def close(self) -> None:
        self.ray.shutdown()
        if self.local is not None:
            self.local.close()


def _knock(address: str) -> None:
    """See that somebody answers at a host and port; Ray itself would try for minutes."""
    parts = urlsplit(address if "://" in address else f"//{address}")
    try:
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if not host or not port:
        raise NoWorkers(phrase("error-ray-address", address=address))
    try:
        socket.create_connection((host, port), PATIENCE).close()
    except OSError as error:
        raise NoWorkers(phrase("error-ray-unreachable", address=address, why=system_error(error))) from error
