"""Work that takes its time is done beside the event loop, one piece after another, and everybody's in turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from signoria.server import bites
from signoria.server.refusal import Refused

MOST_WAITING: Final = 60
MOST_OF_ONE: Final = 15  # pieces that wait for one address; a class looks at the same game at once

P = ParamSpec("P")
T = TypeVar("T")


class WorkQueue:
    """Clients with waiting work are served in turn, so nobody waits for all of someone else's."""

    def __init__(self) -> None:
        self._busy = False
        self._waiting = 0
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # by address, the next one first

    async def do(self, who: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What comes of it; Refused if too much is waiting already, of this address or at all."""
        if self._busy:
            await self._wait(who)
        self._busy = True
        piece = asyncio.ensure_future(asyncio.to_thread(work, *args, **kwargs))
        piece.add_done_callback(lambda _: self._next())  # not when the client is gone: a thread can't be stopped
        return await asyncio.shield(piece)

    async def _wait(self, who: str) -> None:
        line = self._lines.get(who)
        if self._waiting >= MOST_WAITING or (line is not None and len(line) >= MOST_OF_ONE):
            bites.bite("work")
            raise Refused("too_fast")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(who, deque()).append(turn)
        self._waiting += 1
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()  # it was ours to do
            raise

    def _next(self) -> None:
        """Let the next in turn continue. A client with more work goes to the end."""
        while self._lines:
            who, line = self._lines.popitem(last=False)
            turn = line.popleft()
            self._waiting -= 1
            if line:
                self._lines[who] = line
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._busy = False
