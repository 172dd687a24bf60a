"""The line between one player and a server: it can break, and stay broken for a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Wire:
    """Passes on what comes, both ways. `ws` is where a player connects instead of the server itself."""

    def __init__(self, host: str) -> None:
        self.there, _, self.port = host.partition(":")
        self.whole = True
        self.mended_at = 0.0
        self.ws = ""
        self._near: list[asyncio.StreamWriter] = []  # towards the player
        self._far: list[asyncio.StreamWriter] = []  # towards the server
        self._carrying: set[asyncio.Task[None]] = set()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.whole:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_connection(self.there, int(self.port))
        self._near.append(writer)
        self._far.append(far_writer)
        for source, sink in ((reader, far_writer), (far_reader, writer)):
            task = asyncio.create_task(carry(source, sink))
            self._carrying.add(task)
            task.add_done_callback(self._carrying.discard)

    def cut(self, unnoticed: bool = False) -> None:
        """Break it. The server may take a while to notice: until then it believes that the old line is good."""
        self.whole = False
        for writer in self._near:
            writer.transport.abort()
        if unnoticed:
            for task in self._carrying:
                task.cancel()
        else:
            self.hang_up()
        self._near.clear()

    def mend(self) -> None:
        self.whole = True
        self.mended_at = time.perf_counter()

    def hang_up(self) -> None:
        for writer in self._far:
            writer.transport.abort()
        self._far.clear()


async def carry(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await source.read(65536):
            sink.write(data)
            await sink.drain()
        sink.close()


@asynccontextmanager
async def wire(host: str) -> AsyncIterator[Wire]:
    one = Wire(host)
    async with await asyncio.start_server(one.connect, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        one.ws = f"ws://127.0.0.1:{port}"
        try:
            yield one
        finally:
            one.cut()
