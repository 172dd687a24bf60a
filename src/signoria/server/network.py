"""Opening a server of one computer to a network while it runs, and closing it again. Only the person at it may."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from collections.abc import Callable
from typing import Annotated

import uvicorn
from fastapi import APIRouter, Depends, Request
from starlette.requests import HTTPConnection

from signoria.server import shapes
from signoria.server.interfaces import Network, find_networks
from signoria.server.listening import BACKLOG, NoAddress, listen
from signoria.server.origins import OUR_NAME, host_name
from signoria.server.refusal import Refused
from signoria.server.rest import TURNED_DOWN, TheRegistry

router = APIRouter(prefix="/api/network", responses=TURNED_DOWN)


class Doors:
    """The listeners of a server besides its first one, which only this computer can reach."""

    def __init__(self, server: uvicorn.Server, port: int, find: Callable[[], list[Network]] = find_networks) -> None:
        self.server = server
        self.port = port
        self.find = find
        self.name = ""  # of the network that is let in
        self.at: list[tuple[str, int]] = []
        self._listening: list[asyncio.AbstractServer] = []
        self._changing = asyncio.Lock()

    async def open(self, name: str) -> None:
        """Let a network in, and no other; Refused if there is none of this name, or we can't listen there."""
        async with self._changing:
            network = next((one for one in self.find() if one.name == name), None)
            if network is None:
                raise Refused("no_network")
            self._close()
            for address in network.addresses:
                with contextlib.suppress(NoAddress):
                    await self._listen(address)
            if not self.at:
                raise Refused("no_network")
            self.name = name

    async def close(self) -> None:
        async with self._changing:
            self._close()

    async def _listen(self, address: str) -> None:
        try:
            listener = listen(address, self.port)
        except NoAddress:
            listener = listen(address, 0)  # our port is somebody else's there
        config, state = self.server.config, self.server
        listening = await asyncio.get_running_loop().create_server(
            lambda: config.http_protocol_class(  # type: ignore[call-arg]  # as uvicorn makes them
                config=config, server_state=state.server_state, app_state=state.lifespan.state
            ),
            sock=listener,
            backlog=BACKLOG,
        )
        self.server.servers.append(listening)  # which are closed with the server  # type: ignore[arg-type]
        self._listening.append(listening)
        self.at.append((address, listener.getsockname()[1]))

    def _close(self) -> None:
        """Nobody else comes in, and those who came by these ways are sent away."""
        for listening in self._listening:
            listening.close()
            self.server.servers.remove(listening)  # type: ignore[arg-type]
        for connection in list(self.server.server_state.connections):
            transport = getattr(connection, "transport", None)
            ours = transport.get_extra_info("sockname") if transport is not None else None
            if transport is not None and ours is not None and tuple(ours[:2]) in self.at:
                transport.close()
        self.name, self.at, self._listening = "", [], []

    def came_through(self, connection: HTTPConnection) -> bool:
        """Whether a request came by one of these ways."""
        ours = connection.scope.get("server")
        return ours is not None and tuple(ours[:2]) in self.at


def is_at_home(request: Request, doors: Doors) -> bool:
    """Whether a request is from a page of this computer that was opened by its own address.

    A page elsewhere whose name leads here (DNS rebinding) says that name; others on the network come by another way.
    """
    host = host_name(request)
    client = request.client.host if request.client is not None else ""
    return not doors.came_through(request) and _is_loopback(client) and (host == OUR_NAME or _is_loopback(host))


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def any_doors(request: Request, registry: TheRegistry) -> Doors | None:
    """None for everyone but the person who may open and close them."""
    doors = request.app.state.doors
    mine = registry.settings.personal and isinstance(doors, Doors) and is_at_home(request, doors)
    return doors if mine else None


AnyDoors = Annotated[Doors | None, Depends(any_doors)]


def the_doors(doors: AnyDoors) -> Doors:
    if doors is None:
        raise Refused("not_here")
    return doors


TheDoors = Annotated[Doors, Depends(the_doors)]


@router.get("")
async def network(doors: AnyDoors, registry: TheRegistry) -> shapes.NetworkState:
    """Says who can reach this server: only this computer, or a network too. Only the person at this computer learns it."""
    if doors is None:
        return shapes.NetworkState(yours=False, networks=[], open=None, links=[])
    found = await asyncio.to_thread(doors.find)
    return shapes.NetworkState(
        yours=True,
        networks=[shapes.Network(name=one.name, addresses=list(one.addresses)) for one in found],
        open=doors.name or None,
        links=[f"http://{written(address)}:{port}{registry.settings.base_path}/" for address, port in doors.at],
    )


@router.put("")
async def open_network(doors: TheDoors, registry: TheRegistry, asked: shapes.NetworkName) -> shapes.NetworkState:
    """Open this server to one of its networks, until it is closed again or the server stops."""
    await doors.open(asked.name)
    return await network(doors, registry)


@router.delete("")
async def close_network(doors: TheDoors, registry: TheRegistry) -> shapes.NetworkState:
    """Only this computer again. Everybody who came over the network is disconnected."""
    await doors.close()
    return await network(doors, registry)


def written(address: str) -> str:
    return f"[{address}]" if ":" in address else address
