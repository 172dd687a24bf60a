"""How many files and sockets this process may have open: raised as far as the system lets us, and shared out."""

from __future__ import annotations

import logging
import sys
from dataclasses import dataclass
from typing import Final

from signoria.server.settings import Limits

RESERVED: Final = 100  # for the database, the bots' processes, files, and what is being closed
ENOUGH: Final = 65_536  # nobody needs more, and some systems allow a billion
UNKNOWN: Final = 1_024  # where the system does not say

log = logging.getLogger("signoria.server")


@dataclass(frozen=True)
class Shares:
    """How many descriptors there are for what."""

    sockets: int
    connections: int


def raise_limit() -> int:
    """How many descriptors this process may have, after asking for more."""
    if sys.platform == "win32":
        return UNKNOWN
    import resource  # not on every system

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # some systems allow less than they say
        return soft
    return wanted


def share_out(descriptors: int, limits: Limits) -> Shares:
    """As many sockets and connections as the limits allow, or as there are descriptors for."""
    free = max(descriptors - RESERVED, 16)
    if limits.sockets + limits.connections <= free:
        return Shares(limits.sockets, limits.connections)
    connections = min(limits.connections, free // 4)
    shares = Shares(free - connections, connections)
    log.warning(
        "few file descriptors: raise the limit of open files (LimitNOFILE)",
        extra={"descriptors": descriptors, "sockets": shares.sockets, "connections": shares.connections},
    )
    return shares
