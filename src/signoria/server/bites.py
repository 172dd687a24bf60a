"""Limits that were reached: counted each time, and logged now and then, however often it happens."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

from signoria.server import metrics

QUIET: Final = 60.0  # seconds between two lines about the same limit

log = logging.getLogger("signoria.server")


class Bites:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._said: dict[str, float] = {}  # by limit: when it was written last
        self._unsaid: dict[str, int] = {}  # by limit: how often since then

    def bite(self, limit: str) -> None:
        """Somebody was turned away because of this limit."""
        metrics.limits.labels(limit).inc()
        self._unsaid[limit] = self._unsaid.get(limit, 0) + 1
        now = self._clock()
        if now - self._said.get(limit, -QUIET) >= QUIET:
            self._said[limit] = now
            log.warning("a limit was reached", extra={"limit": limit, "times": self._unsaid.pop(limit)})


bite = Bites().bite
