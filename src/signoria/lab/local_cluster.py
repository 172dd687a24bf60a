"""A Ray cluster on this machine with no more processes than the lab needs. It needs the extra `ray`.

Each of Ray's processes takes about a second of processor time to start, and `ray.init` waits for most of them, one after another. It has
no options to leave them out, so this builds on parts of Ray that may change; the caller does without it then.
"""

from __future__ import annotations

import logging
import os
import socket
from typing import Any

from ray._private.authentication.authentication_token_setup import (
    enable_token_auth_by_default,
    ensure_token_if_auth_enabled,
)
from ray._private.node import Node
from ray._private.parameter import RayParams
from ray._raylet import (
    DASHBOARD_AGENT_LISTEN_PORT_NAME,
    METRICS_AGENT_PORT_NAME,
    METRICS_EXPORT_PORT_NAME,
    persist_port,
)

MEMORY = 80 * 2**20  # bytes for large objects, about the least that Ray takes: chunks and results travel without them
IDLE = 19  # the lowest priority
UNUSED = -1  # instead of a port
SETTINGS = {
    "worker_niceness": 0,  # on a busy machine, processes get as much of it as those of --jobs
    "prestart_worker_first_driver": False,  # or `ray.init` waits for processes that nobody has work for yet
}


class LocalCluster(Node):  # type: ignore[misc]  # Ray isn't there for everybody's type checker
    """Its processes end with this one, however it ends."""

    def __init__(self, cpus: int | None) -> None:
        logging.getLogger("ray").setLevel(logging.ERROR)
        # As `ray.init` does: without a token, nobody can use the cluster.
        enable_token_auth_by_default()
        ensure_token_if_auth_enabled(SETTINGS, create_token_if_missing=True)
        params = RayParams(
            num_cpus=cpus or os.cpu_count(),
            object_store_memory=MEMORY,
            no_monitor=True,
            include_log_monitor=False,
            runtime_env_agent_port=_free_port(),
            _system_config=SETTINGS,
        )
        super().__init__(params, head=True, shutdown_at_exit=False)
        self._put_agents_last()

    def _put_agents_last(self) -> None:
        """A node can't do without its two agents, but nobody waits for them: they get ready when a core has nothing else to do."""
        import psutil  # comes with Ray

        for agent in psutil.Process(self.all_processes["raylet"][0].process.pid).children():
            agent.nice(IDLE)

    def start_api_server(self, **options: Any) -> None:  # Ray's options
        """Nobody looks at the dashboard of a cluster that ends with the command."""

    def start_raylet(self, *options: Any) -> None:  # Ray's options
        """The node waits 15 seconds at most for these ports, which is too short on a busy machine, and we don't use them."""
        for name in (DASHBOARD_AGENT_LISTEN_PORT_NAME, METRICS_AGENT_PORT_NAME, METRICS_EXPORT_PORT_NAME):
            persist_port(self._session_dir, self._node_id, name, UNUSED)
        super().start_raylet(*options)

    def close(self) -> None:
        self.kill_all_processes(check_alive=False, allow_graceful=True)


def _free_port() -> int:
    """Known beforehand: the node would wait for this one, too."""
    with socket.socket() as free:
        free.bind(("", 0))
        return int(free.getsockname()[1])
