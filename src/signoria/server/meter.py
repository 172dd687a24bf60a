"""How fast somebody sends, measured where it is asked for at every message: one number, and no lookups."""

import time

from limits import RateLimitItem


class Meter:
    """Lets so many through at once, and then as many as the rate allows."""

    def __init__(self, rate: RateLimitItem) -> None:
        self._most = float(rate.amount)
        self._per_second = rate.amount / rate.get_expiry()
        self._left = self._most
        self._at = time.monotonic()

    def lets_through(self) -> bool:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
