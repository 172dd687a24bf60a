"""How often somebody may do something: by address, by guest, by seat."""

from __future__ import annotations

import ipaddress
from typing import Final

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

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
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._items: dict[str, RateLimitItem] = {
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

    def check(self, what: str, *who: str) -> None:
        """Count it; Refused if that was too often."""
        if not self._limiter.hit(self._items[what], what, *who):
            bites.bite(what)
            raise Refused("too_fast")


def household(address: str) -> str:
    """The client behind an address: with IPv6 everyone has very many."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:  # a name, or a Unix socket
        return address
    if parsed.version == 4:
        return address
    return str(ipaddress.ip_network((parsed, ONE_HOUSEHOLD), strict=False))
