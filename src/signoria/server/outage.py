"""A part of the server that fails for a while: said in the log once when it begins and once when it ends."""

from __future__ import annotations

import logging
import threading
import time

log = logging.getLogger("signoria.server")


class Outage:
    """Any thread may report; `lasts` says how it is now."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.lasts = False
        self._lock = threading.Lock()
        self._began = 0.0
        self._failures = 0

    def failed(self, error: BaseException) -> None:
        with self._lock:
            self._failures += 1
            if self.lasts:
                return
            self.lasts = True
            self._began = time.monotonic()
        log.error(self.what, exc_info=error)

    def worked(self) -> None:
        with self._lock:
            if not self.lasts:
                return
            self.lasts = False
            facts = {"seconds": round(time.monotonic() - self._began, 1), "failures": self._failures}
            self._failures = 0
        log.warning(f"{self.what}: over", extra=facts)
