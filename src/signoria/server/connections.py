"""Connections before and between requests: how many there may be, and how long they may take to send one.

A connection that sends nothing, or half of a request, costs a file descriptor. When there are too many, those that have
waited longest for a request are closed first, so that real requests are served.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from signoria.server import bites
from signoria.server.rates import household
from signoria.server.settings import Limits

REFUSAL: Final = "HTTP/1.1 {}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_SLOW: Final = REFUSAL.format("408 Request Timeout").encode()
TOO_LONG: Final = REFUSAL.format("431 Request Header Fields Too Large").encode()


class Connections:
    """All connections of a server that are not sockets yet."""

    def __init__(self, limits: Limits, trusted: str, most: int) -> None:
        """`most` is how many there may be at once; those of a trusted proxy are everybody's, and not counted by address."""
        self.limits = limits
        self.most = most
        self.trusted = Trusted(trusted)
        self.by_address: Counter[str] = Counter()
        self.waiting: dict[Connection, None] = {}  # for a request; the longest first

    def __call__(self, **wanted: Any) -> Connection:  # Any: as uvicorn calls it
        return Connection(self, **wanted)

    def come(self, connection: Connection) -> bool:
        """Whether there is room for one more."""
        address = connection.address
        crowded = self.by_address[address] >= self.limits.connections_per_address
        if crowded and connection.client is not None and not self.trusted.has(connection.client[0]):
            bites.bite("connections_per_address")
            return False
        if self.by_address.total() >= self.most:
            bites.bite("connections")
            if not self.waiting:
                return False
            next(iter(self.waiting)).give_way()
        self.by_address[address] += 1
        self.waiting[connection] = None
        return True

    def go(self, connection: Connection) -> None:
        self.waiting.pop(connection, None)
        self.by_address[connection.address] -= 1
        if not self.by_address[connection.address]:
            del self.by_address[connection.address]


class Trusted:
    """The proxies that pass on others' connections: addresses and networks, or `*` for all."""

    def __init__(self, text: str) -> None:
        parts = [part.strip() for part in text.split(",") if part.strip()]
        self.all = "*" in parts
        self.networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        for part in parts:
            with contextlib.suppress(ValueError):  # a name, or a Unix socket: uvicorn compares it as it stands
                self.networks.append(ipaddress.ip_network(part, strict=False))

    def has(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return True  # a Unix socket, which only a proxy of this machine uses
        return self.all or any(address in network for network in self.networks)


class Connection(HttpToolsProtocol):
    """One connection: its head, its body and its answer each have their time."""

    def __init__(self, all_of_them: Connections, **wanted: Any) -> None:  # Any: as uvicorn calls it
        super().__init__(**wanted)
        self.all_of_them = all_of_them
        self.address = ""
        self.counted = False
        self.asked = False  # a request has come whose answer is not complete
        self.in_body = False  # of a request; where it was answered early, the rest of it still comes
        self.rest_bytes = 0
        self.refused = False
        self.head_bytes = 0
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as in uvicorn
        super().connection_made(transport)
        self.address = household(self.client[0]) if self.client is not None else ""
        self.counted = self.all_of_them.come(self)
        if not self.counted:
            self.refused = True
            transport.abort()
            return
        self._within(self.all_of_them.limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()  # from here on it counts as a socket
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._stop_timer()
        if self.counted:
            self.counted = False
            self.all_of_them.go(self)

    # --- how long it takes ----------------------------------------------------------------------------------------------

    def _within(self, seconds: float) -> None:
        self._stop_timer()
        self.timer = self.loop.call_later(seconds, self._too_slow)

    def _stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _too_slow(self) -> None:
        bites.bite("slow_requests")
        self._refuse(TOO_SLOW)

    def give_way(self) -> None:
        """Somebody else needs the place."""
        self._leave()
        self.transport.abort()

    def _refuse(self, answer: bytes) -> None:
        self.refused = True
        self._leave()
        if self.asked:  # an answer may have begun
            self.transport.abort()
        else:
            self.transport.write(answer)
            self.transport.close()

    # --- what comes -----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        if not self.asked:
            if self.timer is None:  # the first bytes after an answer, whatever they are
                self._within(self.all_of_them.limits.head_seconds)
            if self.in_body:
                self.rest_bytes += len(data)
            else:
                self.head_bytes += len(data)
        if self.rest_bytes > self.all_of_them.limits.body_bytes:
            self._rest_is_too_long()
            return
        super().data_received(data)
        if self.counted and not self.asked and self.head_bytes > self.all_of_them.limits.head_bytes:
            self._head_is_too_long()

    def send_400_response(self, msg: str) -> None:
        bites.bite("bad_requests")
        super().send_400_response(msg)

    def _unsupported_upgrade_warning(self) -> None:
        bites.bite("bad_requests")

    def _head_is_too_long(self) -> None:
        bites.bite("head_bytes")
        self._refuse(TOO_LONG)

    def _rest_is_too_long(self) -> None:
        """A request was answered before all of it had come, and more of it comes than we would have read."""
        bites.bite("rest_bytes")
        self.give_way()

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > self.all_of_them.limits.head_bytes:
            self._head_is_too_long()
        else:
            self.asked = self.in_body = True
            self.rest_bytes = 0
            self.all_of_them.waiting.pop(self, None)
            self._within(self.all_of_them.limits.body_seconds)
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self.refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.in_body = False
        if not self.refused:
            limits = self.all_of_them.limits
            self._within(limits.answer_seconds if self.asked else limits.head_seconds)
            super().on_message_complete()

    def on_response_complete(self) -> None:
        self.asked = bool(self.pipeline)  # the next request may have come already
        self.head_bytes = 0
        if self.asked:
            self._within(self.all_of_them.limits.answer_seconds)
        else:
            self._stop_timer()
            if self.counted:
                self.all_of_them.waiting[self] = None
        super().on_response_complete()  # which waits for the next request, but not long
