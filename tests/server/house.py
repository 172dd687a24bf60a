"""A server for tests: the real application behind a real port, in a thread of this process or in a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import shutil
import socket
import tempfile
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import uvicorn

from signoria.server.app import build_app
from signoria.server.interfaces import Network
from signoria.server.network import Doors
from signoria.server.run import config_for
from signoria.server.settings import Limits, Settings
from signoria.server.table_registry import TableRegistry

T = TypeVar("T")
# For tests, other addresses of this computer are networks: nothing leaves it.
NETWORKS = (Network("near", ("127.0.0.2",)), Network("far", ("127.0.0.3", "127.0.0.4")))
PATIENCE = 300.0  # seconds until a test that waits for something has failed
BUSY = Limits(
    sockets_per_address=5_000,
    messages="10000/second",
    messages_from="10000/second",
    requests="10000/second",
    new_sockets="10000/second",
    new_guests="10000/second",
    new_tables="10000/second",
    tables_from="10000/second",
    new_records="10000/second",
    connections_per_address=5_000,
    chat="20/second",
    proposals="10000/second",
    new_reports="10000/second",
    report_games=1,  # all that a search does in any case
)


class House:
    """A running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.listener = socket.socket()
        self.listener.bind(("127.0.0.1", 0))
        self.listener.listen(128)
        self.host = f"127.0.0.1:{self.listener.getsockname()[1]}"
        self.app = build_app(settings)
        config = config_for(self.app, settings)
        config.lifespan = "on"
        self._server = uvicorn.Server(config)
        if settings.personal:
            self.app.state.doors = Doors(self._server, self.listener.getsockname()[1], lambda: list(NETWORKS))
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=self._server.config.get_loop_factory()) as runner:
            self._loop = runner.get_loop()
            runner.run(self._server.serve([self.listener]))

    async def within(self, doing: Coroutine[object, object, T]) -> T:
        """Do something inside the server."""
        assert self._loop is not None
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(doing, self._loop))

    @property
    def http(self) -> str:
        return f"http://{self.host}"

    @property
    def ws(self) -> str:
        return f"ws://{self.host}"

    @property
    def registry(self) -> TableRegistry:
        registry = self.app.state.registry
        assert isinstance(registry, TableRegistry)
        return registry

    def start(self) -> None:
        self._thread.start()
        waited = 0.0
        while not self._server.started:
            assert self._thread.is_alive() and waited < PATIENCE, "the server did not start"
            threading.Event().wait(0.02)
            waited += 0.02

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self.listener.close()


@contextlib.contextmanager
def open_house(settings: Settings | None = None) -> Iterator[House]:
    """A server with an empty database, until the block ends."""
    folder = Path(tempfile.mkdtemp(prefix="signoria-"))
    settings = settings if settings is not None else Settings(limits=BUSY)
    database = settings.database or f"sqlite:///{folder / 'house.db'}"
    house = House(replace(settings, database=database, cache=settings.cache or str(folder), background=0))
    try:
        house.start()
        yield house
    finally:
        house.stop()
        shutil.rmtree(folder, ignore_errors=True)


@functools.cache
def common_house() -> House:
    """The server that most tests share: nobody in them knows anybody of another test."""
    folder = Path(tempfile.mkdtemp(prefix="signoria-"))
    house = House(Settings(database=f"sqlite:///{folder / 'house.db'}", cache=str(folder), background=0, limits=BUSY))
    house.start()
    return house


def close_the_common_house() -> None:
    """After the last test, if there was one that needed it."""
    if common_house.cache_info().currsize:
        house = common_house()
        house.stop()
        shutil.rmtree(Path(house.settings.database.removeprefix("sqlite:///")).parent)


Story = Callable[[House], Awaitable[None]]


def at_a_house(settings: Settings | None = None) -> Callable[[Story], Callable[[], None]]:
    """A test that happens at a server: `@at_a_house()` at the common one, with settings at one of its own."""

    def decorate(story: Story) -> Callable[[], None]:
        def test() -> None:
            if settings is None:
                asyncio.run(asyncio.wait_for(story(common_house()), PATIENCE))
            else:
                with open_house(settings) as house:
                    asyncio.run(asyncio.wait_for(story(house), PATIENCE))

        test.__name__ = story.__name__
        test.__doc__ = story.__doc__
        test.__module__ = story.__module__
        return test

    return decorate
