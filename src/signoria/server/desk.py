"""Work that takes its time is done beside the event loop, one piece after another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from signoria.server.refusal import Refused

MOST_WAITING: Final = 50

P = ParamSpec("P")
T = TypeVar("T")


class Desk:
    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._waiting = 0

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What comes of it; Refused if too much is waiting already."""
        if self._waiting >= MOST_WAITING:
            raise Refused("too_fast")
        self._waiting += 1
        try:
            async with self._lock:
                return await asyncio.to_thread(work, *args, **kwargs)
        finally:
            self._waiting -= 1
