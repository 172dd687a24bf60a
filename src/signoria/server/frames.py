"""WebSockets below their messages: pings, and pieces of a message, cost us work too, and only so many of them are taken."""

from __future__ import annotations

from typing import Any, Final

from limits import parse
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from signoria.server import bites
from signoria.server.meter import Meter

RATE: Final = "100/second"  # frames that aren't messages; a browser sends one in 20 seconds
SLICE: Final = 1_024  # bytes that are taken apart at a time: a frame may have six


class BoundedFrames(WebSocketsSansIOProtocol):
    """Closes a connection that sends many frames that aren't messages; uvicorn would answer and collect all of them."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # Any: as uvicorn calls it
        super().__init__(*args, **kwargs)
        self.meter = Meter(parse(RATE))
        self.refused = False

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.refused or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def _may_come(self) -> bool:
        if not self.refused and not self.meter.lets_through():
            bites.bite("frames")
            self.refused = True
            self.transport.abort()
        return not self.refused

    def handle_cont(self, event: Frame) -> None:
        if self._may_come():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._may_come():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_come():
            super().handle_pong(event)
