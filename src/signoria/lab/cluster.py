"""The lab's work on a Ray cluster: one on this machine, or one that is there already. It needs the extra `ray`.

Ray works a chunk out again if its process or its node dies, so a death costs only what was being worked out there.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import TypeVar
from urllib.parse import urlsplit

from signoria import __version__
from signoria.core.phrase import phrase
from signoria.core.system_errors import system_error
from signoria.lab.workers import MOST_DEATHS, NoWorkers

S = TypeVar("S")
C = TypeVar("C")
R = TypeVar("R")

LOCAL = "local"  # the address of a cluster that is started here and ends with the work
PATIENCE = 5.0  # seconds until an address counts as unreachable


class RayWorkers:
    """All CPUs of a Ray cluster, however many there are at the time."""

    def __init__(self, address: str, jobs: int | None = None) -> None:
        if find_spec("ray") is None:
            raise NoWorkers(phrase("error-ray-library"))
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray would send figures about its use to its makers
        if address != LOCAL:
            _knock(address)
        import ray  # here: not everybody has it

        try:
            if address == LOCAL:
                ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
            else:
                ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            raise NoWorkers(phrase("error-ray-unreachable", address=address, why=system_error(error))) from error
        self.ray = ray
        self.run = ray.remote(max_retries=MOST_DEATHS)(work_out)

    @property
    def size(self) -> int:
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def map(self, work: Callable[[S, C], R], shared: S, chunks: Sequence[C]) -> list[R]:
        errors = self.ray.exceptions
        waiting = [self.run.remote(__version__, work, shared, chunk) for chunk in chunks]
        try:
            results: list[R] = self.ray.get(waiting)
        except errors.RayTaskError as error:
            cause = error.cause
            if isinstance(cause, ImportError):
                raise NoWorkers(phrase("error-ray-node", why=system_error(cause))) from error
            raise cause from error
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.ObjectLostError) as error:
            raise NoWorkers(phrase("error-workers-die", n=MOST_DEATHS)) from error
        except (errors.RaySystemError, ConnectionError) as error:
            raise NoWorkers(phrase("error-ray-gone", why=system_error(error))) from error
        except KeyboardInterrupt:
            for chunk in waiting:
                self.ray.cancel(chunk, force=True)
            raise
        return results

    def close(self) -> None:
        self.ray.shutdown()


def work_out(version: str, work: Callable[[S, C], R], shared: S, chunk: C) -> R:
    """A chunk, on a node of the cluster, which must have the same Signoria: another version may play differently."""
    if version != __version__:
        raise ImportError(f"Signoria {__version__}, not {version}")
    return work(shared, chunk)


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
