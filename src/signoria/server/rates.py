"""How often somebody may do something: by address, by guest, by seat."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final

from limits import RateLimitItem, parse

from signoria.server import bites
from signoria.server.refusal import Refused
from signoria.server.settings import Limits

# What is counted.
REQUESTS: Final = "requests"
NEW_SOCKETS: Final = "new_sockets"
NEW_GUESTS: Final = "new_guests"  # and codes that are tried
NEW_TABLES: Final = "new_tables"
TABLES_FROM: Final = "tables_from"
NEW_RECORDS: Final = "new_records"
NEW_REPORTS: Final = "new_reports"
NEW_REVIEWS: Final = "new_reviews"
HINTS: Final = "hints"
CHECKS: Final = "checks"
CHAT: Final = "chat"
PROPOSALS: Final = "proposals"
ONE_HOUSEHOLD: Final = 64  # bits of an IPv6 address that one household has


class Rates:
    def __init__(self, limits: Limits) -> None:
        rates = {
            REQUESTS: parse(limits.requests),
            NEW_SOCKETS: parse(limits.new_sockets),
            NEW_GUESTS: parse(limits.new_guests),
            NEW_TABLES: parse(limits.new_tables),
            TABLES_FROM: parse(limits.tables_from),
            NEW_RECORDS: parse(limits.new_records),
            NEW_REPORTS: parse(limits.new_reports),
            NEW_REVIEWS: parse(limits.new_reviews),
            HINTS: parse(limits.hints),
            CHECKS: parse(limits.checks),
            CHAT: parse(limits.chat),
            PROPOSALS: parse(limits.proposals),
        }
        self._windows = {what: Window(rate) for what, rate in rates.items()}

    def check(self, what: str, *who: str) -> None:
        """Count it; Refused if that was too often."""
        if not self._windows[what].lets_through(who):
            bites.bite(what)
            raise Refused("too_fast")


class Window:
    """The recent times at which each client did one thing.

    The library's own memory starts a thread for what it forgets, and the server waits until that thread runs.
    """

    def __init__(self, rate: RateLimitItem, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = rate.amount
        self._seconds = rate.get_expiry()
        self._clock = clock
        self._times: OrderedDict[tuple[str, ...], deque[float]] = OrderedDict()  # who did it last comes last

    def __len__(self) -> int:
        """How many are remembered."""
        return len(self._times)

    def lets_through(self, who: tuple[str, ...]) -> bool:
        now = self._clock()
        self._forget(now - self._seconds)
        times = self._times.get(who, deque[float]())
        while times and times[0] <= now - self._seconds:
            times.popleft()
        if len(times) >= self._most:
            return False
        times.append(now)
        self._times[who] = times
        self._times.move_to_end(who)
        return True

    def _forget(self, before: float) -> None:
        while self._times:
            who, times = next(iter(self._times.items()))
            if times[-1] > before:
                break
            del self._times[who]


def household(address: str) -> str:
    """The client behind an address: with IPv6 everyone has very many."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:  # a name, or a Unix socket
        return address
    if parsed.version == 4:
        return address
    return str(ipaddress.ip_network((parsed, ONE_HOUSEHOLD), strict=False))
