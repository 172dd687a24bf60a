"""Runs the application: at an address, until a signal ends it, and then gently."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import socket
import sys
import time
from collections.abc import Callable, Generator
from signal import SIGINT, SIGTERM, signal

import uvicorn
from fastapi import FastAPI

import signoria
from signoria.server.app import build_app
from signoria.server.connections import Connections
from signoria.server.descriptors import Shares, raise_limit, share_out
from signoria.server.frames import BoundedFrames
from signoria.server.network import Doors
from signoria.server.protocol import Bye, encode
from signoria.server.refusal import Unknown
from signoria.server.settings import Settings

# Seconds until a waiting thread may continue: the one that writes to the disk does several times for each move.
TURNS = 0.0005
log = logging.getLogger("signoria.server")


def run(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until SIGTERM or Ctrl-C; `ready` is called when requests are taken. DatabaseError if we cannot start."""
    sys.setswitchinterval(TURNS)
    app = build_app(settings)
    config = config_for(app, settings, share_out(raise_limit(), settings.limits))
    server = Server(config, app, settings, ready)
    app.state.stop = server.stop
    if settings.personal:
        app.state.doors = Doors(server, listener.getsockname()[1])
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_serve(app, server, listener))


def config_for(app: FastAPI, settings: Settings, shares: Shares | None = None) -> uvicorn.Config:
    limits = settings.limits
    if shares is None:
        shares = Shares(limits.sockets, limits.connections)
    app.state.most_sockets = shares.sockets
    return uvicorn.Config(
        app,
        http=Connections(limits, settings.trusted_proxies, shares.connections),  # type: ignore[arg-type] # makes them
        ws=BoundedFrames,
        timeout_keep_alive=limits.idle_seconds,
        log_config=None,
        access_log=False,  # it would write invites
        lifespan="off",  # `_serve` sees to it: what goes wrong there comes out here
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        ws_per_message_deflate=False,  # it would double what a socket takes of our memory, to save two kilobytes a move
        ws_max_size=2 * limits.message_bytes,  # what is a little too large is answered, the rest cut off
        ws_ping_interval=settings.heartbeat.total_seconds(),
        ws_ping_timeout=settings.heartbeat.total_seconds(),
        timeout_graceful_shutdown=max(1, round(settings.drain.total_seconds())),
    )


async def _serve(app: FastAPI, server: Server, listener: socket.socket) -> None:
    async with app.router.lifespan_context(app):
        await server.serve(sockets=[listener])


def spare_the_collector() -> None:
    """Tables live long and hold no cycles: to look through all of them for garbage is a pause that everybody notices.

    What is young is looked through often, since 20,000 young objects at once already took 20 to 40 ms; the rest only when the server tidies up.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 1_000_000, 1_000_000)


class Server(uvicorn.Server):
    """Ends with status 0 on SIGTERM, and not before everybody has been told."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, settings: Settings, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.settings = settings
        self.ready = ready

    def stop(self) -> None:
        self.should_exit = True

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Without raising them again afterwards, as the library does."""
        before = {number: signal(number, self.handle_exit) for number in (SIGINT, SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        spare_the_collector()
        log.info("ready", extra={"version": signoria.__version__})
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("going down")
        until = time.monotonic() + self.settings.drain.total_seconds()
        for server in self.servers:
            server.close()
        state = self.app.state
        state.sockets.going_down = True
        refused = Unknown()
        goodbye = encode(Bye(refused.code, refused.phrase.data(), again=True))
        try:
            await asyncio.wait_for(state.registry.drain(goodbye), self.settings.drain.total_seconds())
        except TimeoutError:
            log.warning("not everybody has gone in time")
        self.config.timeout_graceful_shutdown = max(1, round(until - time.monotonic()))
        await super().shutdown(sockets)
        log.info("gone")
