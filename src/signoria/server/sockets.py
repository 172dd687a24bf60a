"""One WebSocket for each seat: reads messages, bounds them, and hands them to the table."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from weakref import WeakValueDictionary

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from limits import RateLimitItem, parse

from signoria.core.event import SPECTATOR
from signoria.server import bites, metrics, presenter
from signoria.server.live import LiveTable
from signoria.server.meter import Meter
from signoria.server.origins import is_ours, may_act
from signoria.server.protocol import (
    VERSION,
    Ack,
    AnyFromClient,
    AnyRequest,
    Bye,
    HandOver,
    Hello,
    Mute,
    Peek,
    Ping,
    Pong,
    Reject,
    Rematch,
    Say,
    Standing,
    Welcome,
    Why,
    decode,
    encode,
)
from signoria.server.rates import CHAT, NEW_SOCKETS, PROPOSALS
from signoria.server.refusal import Refused, Unknown
from signoria.server.rest import guest_of, is_inside, is_invited, where_from
from signoria.server.table_registry import TableRegistry

QUEUED: Final = 500  # messages; who reads slower is cut off and comes back for the whole state
QUEUED_BYTES: Final = 4_000_000  # of them; the log of the longest game is 1.5 MB
HELLO_WITHIN: Final = 10.0  # seconds
WAIT: Final = 0.05
COME_AGAIN: Final = ("going_down", "too_many", "too_fast")
POLICY: Final = 1008
TRY_AGAIN: Final = 1013

router = APIRouter(prefix="/api")
log = logging.getLogger("signoria.server")


class Socket:
    """A connected client. What is sent goes through a queue of its own, so that nobody waits for a slow reader."""

    def __init__(self, websocket: WebSocket, meters: dict[str, Meter]) -> None:
        self.websocket = websocket
        self.meters = meters  # by limit: its own, and that of its address
        self.seat = SPECTATOR
        self.busy = False
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUED)
        self.queued_bytes = 0
        self.cut = False

    def send(self, data: bytes) -> None:
        if self.queue.full() or self.queued_bytes > QUEUED_BYTES:
            if not self.cut:
                bites.bite("unread")
            self.cut = True
        if not self.cut:
            self.queue.put_nowait(data)
            self.queued_bytes += len(data)

    def end(self) -> None:
        if self.queue.full():
            self.cut = True
        else:
            self.queue.put_nowait(None)

    async def pump(self) -> None:
        """Send what is queued, until the socket is gone."""
        while (data := await self.queue.get()) is not None and not self.cut:
            await self.websocket.send_text(data.decode())
            self.queued_bytes -= len(data)
        await self.websocket.close(TRY_AGAIN)


class Sockets:
    """All sockets of this server, counted and rated."""

    def __init__(self, registry: TableRegistry, most: int) -> None:
        self.registry = registry
        self.most = most
        self.rate: RateLimitItem = parse(registry.settings.limits.messages)
        self.rate_from: RateLimitItem = parse(registry.settings.limits.messages_from)
        self.meters: WeakValueDictionary[str, Meter] = WeakValueDictionary()  # by address, as long as it has a socket
        self.open = 0
        self.closed = 0  # since garbage was last looked for everywhere
        self.by_guest: Counter[str] = Counter()
        self.by_address: Counter[str] = Counter()
        self.going_down = False

    def meters_for(self, address: str) -> dict[str, Meter]:
        shared = self.meters.get(address)
        if shared is None:
            shared = self.meters[address] = Meter(self.rate_from)
        return {"messages": Meter(self.rate), "messages_from": shared}

    def check_new(self, address: str) -> None:
        """Refused if there are too many already, or too many in a short time."""
        limits = self.registry.settings.limits
        if self.going_down:
            raise Unknown
        if self.open > self.most:
            bites.bite("sockets")
            raise Refused("too_many")
        if self.by_address[address] > limits.sockets_per_address:
            bites.bite("sockets_per_address")
            raise Refused("too_many")
        self.registry.rates.check(NEW_SOCKETS, address)


@contextmanager
def counted(counter: Counter[str], name: str) -> Iterator[None]:
    """As long as it is there."""
    counter[name] += 1
    try:
        yield
    finally:
        counter[name] -= 1
        if not counter[name]:
            del counter[name]


@router.websocket("/tables/{id}/socket")
async def seat_socket(websocket: WebSocket, id: str) -> None:
    sockets: Sockets = websocket.app.state.sockets
    settings = sockets.registry.settings
    if not (is_ours(websocket, settings) and may_act(websocket, settings)):
        metrics.refused("bad_origin")
        await websocket.close(POLICY)
        return
    await websocket.accept()
    sockets.open += 1
    address = where_from(websocket)
    socket = Socket(websocket, sockets.meters_for(address))
    sender = asyncio.create_task(socket.pump())
    try:
        with counted(sockets.by_address, address):
            await serve(sockets, socket, id, address)
    except WebSocketDisconnect:
        pass  # the other side is gone
    finally:
        sockets.open -= 1
        sockets.closed += 1
        socket.queue.put_nowait(None) if not socket.queue.full() else sender.cancel()
        await asyncio.wait([sender], timeout=2)
        sender.cancel()


async def serve(sockets: Sockets, socket: Socket, id: str, address: str) -> None:
    registry = sockets.registry
    guest = ""
    live: LiveTable | None = None
    try:
        sockets.check_new(address)
        hello = await read_hello(sockets, socket)
        guest = await guest_of(registry, socket.websocket)
        live = await registry.table(id)
        socket.seat = seat_for(live, hello, guest, await is_invited(registry, id, hello.invite))
        if socket.seat == SPECTATOR and live.watchers() >= registry.settings.limits.spectators_per_table:
            bites.bite("spectators_per_table")
            raise Refused("too_many")
        if guest and sockets.by_guest[guest] >= registry.settings.limits.sockets_per_guest:
            bites.bite("sockets_per_guest")
            raise Refused("too_many")
    except Refused as refused:
        say_goodbye(socket, refused)
        return
    with counted(sockets.by_guest, guest):
        await sit(sockets, socket, id, live, hello)


def say_goodbye(socket: Socket, refused: Refused) -> None:
    metrics.refused(refused.code)
    socket.send(encode(Bye(refused.code, refused.phrase.data(), again=refused.code in COME_AGAIN)))


async def sit(sockets: Sockets, socket: Socket, id: str, live: LiveTable, hello: Hello) -> None:
    """Be at a table until the line ends."""
    stream = live.join(socket)
    try:
        socket.send(encode(Welcome(VERSION, id, socket.seat, stream.epoch, stream.seq)))
        for missed in stream.since(hello.epoch, hello.seq):
            socket.send(encode(missed))
        if socket.seat != SPECTATOR:
            try:
                await live.come_back(socket.seat)
            except Unknown as unknown:
                say_goodbye(socket, unknown)
                return
        while True:
            message = await receive(sockets, socket)
            if message is not None:
                socket.busy = True
                await handle(sockets, socket, id, message)
                socket.busy = False
    finally:
        sockets.registry.live.get(id, live).leave(socket)


async def read_hello(sockets: Sockets, socket: Socket) -> Hello:
    try:
        message = await asyncio.wait_for(receive(sockets, socket), HELLO_WITHIN)
    except TimeoutError as error:
        raise Refused("bad_message") from error
    if not isinstance(message, Hello):
        raise Refused("bad_message")
    return message


def seat_for(live: LiveTable, hello: Hello, guest: str, invited: bool) -> int:
    """The seat this socket may sit at; Refused if it is somebody else's. Of a private table a stranger learns nothing."""
    table = live.table
    chair = table.chairs[hello.seat] if 0 <= hello.seat < len(table.chairs) else None
    if chair is not None and ((guest and chair.guest == guest) or chair.opens(hello.token)):
        return hello.seat
    watches = hello.seat == SPECTATOR and table.opened.watch and invited
    if not table.opened.public and not is_inside(table, guest) and not watches:
        raise Refused("no_table")
    if hello.seat == SPECTATOR:
        return SPECTATOR
    if chair is None:
        raise Refused("no_such_seat", seat=hello.seat, seats=len(table.chairs))
    raise Refused("not_your_seat")


async def receive(sockets: Sockets, socket: Socket) -> AnyFromClient | None:
    """The next message; None for one that is none, which has been answered."""
    data = await socket.websocket.receive()
    if data["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(data.get("code", 1000))
    text = data.get("text") or data.get("bytes") or ""
    for limit, meter in socket.meters.items():
        if not meter.lets_through():  # who sends too fast is read more slowly; nothing is lost
            bites.bite(limit)
            await asyncio.sleep(WAIT)
            while not meter.lets_through():
                await asyncio.sleep(WAIT)
    size = len(text.encode()) if isinstance(text, str) else len(text)
    if size > sockets.registry.settings.limits.message_bytes:
        reject(socket, Refused("too_large"))
        return None
    try:
        return decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        reject(socket, Refused("bad_message"))
        return None


def reject(socket: Socket, refused: Refused, move_id: str = "") -> None:
    metrics.refused(refused.code)
    socket.send(encode(Reject(refused.code, refused.phrase.data(), move_id)))


async def handle(sockets: Sockets, socket: Socket, id: str, message: AnyFromClient) -> None:
    """Do what a client asks for; every message is answered, in the order in which they came."""
    move_id = message.move_id if isinstance(message, AnyRequest) else ""
    answer = Answer(socket, move_id)
    try:
        match message:
            case Ping():
                socket.send(encode(Pong()))
            case Hello():
                raise Refused("bad_message")
            case _ if socket.seat == SPECTATOR:
                raise Refused("not_your_seat")
            case Peek():
                table = (await table_of(sockets, socket, id)).table
                socket.send(encode(presenter.peek(table, socket.seat, message.ask, message.picks)))
            case Why():
                table = (await table_of(sockets, socket, id)).table
                socket.send(encode(presenter.why(table, socket.seat, message.ask, message.option, message.picks)))
            case _:
                await act(sockets, socket, id, message, answer)
                answer.acknowledge()
    except Refused as refused:
        reject(socket, refused, move_id)
    except Exception:  # a mistake of ours, before anything was kept: `LiveTable.do` sees to that
        log.exception("a request failed", extra={"table": id, "what": type(message).__name__})
        reject(socket, Refused("failed"), move_id)


class Answer:
    """That a request is kept, said once."""

    def __init__(self, socket: Socket, move_id: str) -> None:
        self.socket = socket
        self.seat = socket.seat
        self.move_id = move_id
        self.given = False

    def acknowledge(self) -> None:
        if not self.given:
            self.given = True
            self.socket.send(encode(Ack(self.move_id)))


async def table_of(sockets: Sockets, socket: Socket, id: str) -> LiveTable:
    """Our table, loaded anew if need be; Refused if the seat is not ours any more."""
    live = await sockets.registry.table(id)
    if not live.has(socket):
        raise Refused("not_your_seat")
    return live


async def act(sockets: Sockets, socket: Socket, id: str, request: AnyRequest, answer: Answer) -> None:
    """Hand a request to the table, once more if it had to be loaded anew: what was kept after all is recognized there."""
    live = await table_of(sockets, socket, id)
    if not live.table.was_done(socket.seat, request.id):
        check_rate(sockets, live, socket.seat, request)
    try:
        await live.request(request, answer)
    except Unknown:
        live = await table_of(sockets, socket, id)
        await live.request(request, answer)


def check_rate(sockets: Sockets, live: LiveTable, seat: int, request: AnyRequest) -> None:
    """Refused if somebody sends too much of what they could send without end."""
    match request:
        case Say() | Mute() | Standing():
            sockets.registry.rates.check(CHAT, live.table.id, str(seat))
        case HandOver() | Rematch():
            sockets.registry.rates.check(PROPOSALS, live.table.chairs[seat].guest)
