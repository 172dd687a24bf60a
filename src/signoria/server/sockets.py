"""One WebSocket for each seat: reads messages, bounds them, and hands them to the table."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from limits import RateLimitItem, parse

from signoria.server import metrics, tokens, voice
from signoria.server.entries import AnyEntry
from signoria.server.hall import Hall
from signoria.server.live import SPECTATOR, LiveTable
from signoria.server.meter import Meter
from signoria.server.protocol import (
    VERSION,
    Ack,
    AnyFromClient,
    AnyRequest,
    Bye,
    Concede,
    Consent,
    HandOver,
    Hello,
    MoveMessage,
    Mute,
    Peek,
    Ping,
    Pong,
    Reject,
    Rematch,
    Say,
    Standing,
    TakeSeat,
    Undo,
    Welcome,
    Why,
    encode,
    read_message,
)
from signoria.server.rates import CHAT, NEW_SOCKETS
from signoria.server.refusal import Refused
from signoria.server.rest import COOKIE, guest_of, where_from
from signoria.server.table import Table

QUEUED: Final = 500  # messages; who reads slower is cut off and comes back for the whole state
HELLO_WITHIN: Final = 10.0  # seconds
WAIT: Final = 0.05
JOINERS: Final = "\u200c\u200d"  # letters of some scripts, and many emoji, are put together with these
POLICY: Final = 1008
TRY_AGAIN: Final = 1013

router = APIRouter(prefix="/api")
log = logging.getLogger("signoria.server")


class Socket:
    """A connected client. What is sent goes through a queue of its own, so that nobody waits for a slow reader."""

    def __init__(self, websocket: WebSocket, rate: RateLimitItem) -> None:
        self.websocket = websocket
        self.meter = Meter(rate)
        self.seat = SPECTATOR
        self.busy = False
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUED)
        self.cut = False

    def send(self, data: bytes) -> None:
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.cut = True

    def end(self) -> None:
        if self.queue.full():
            self.cut = True
        else:
            self.queue.put_nowait(None)

    async def pump(self) -> None:
        """Send what is queued, until the socket is gone."""
        while (data := await self.queue.get()) is not None and not self.cut:
            await self.websocket.send_text(data.decode())
        await self.websocket.close(TRY_AGAIN)


class Sockets:
    """All sockets of this server, counted and rated."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.rate: RateLimitItem = parse(hall.settings.limits.messages)
        self.open = 0
        self.by_guest: Counter[str] = Counter()
        self.by_address: Counter[str] = Counter()
        self.going_down = False

    def check_new(self, address: str) -> None:
        """Refused if there are too many already, or too many in a short time."""
        limits = self.hall.settings.limits
        if self.going_down:
            raise Refused("going_down")
        if self.open > limits.sockets or self.by_address[address] > limits.sockets_per_address:
            raise Refused("too_many")
        self.hall.rates.check(NEW_SOCKETS, address)


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
    if not origin_is_fine(websocket, sockets.hall):
        await websocket.close(POLICY)
        return
    await websocket.accept()
    sockets.open += 1
    socket = Socket(websocket, sockets.rate)
    sender = asyncio.create_task(socket.pump())
    address = where_from(websocket)
    try:
        with counted(sockets.by_address, address):
            await serve(sockets, socket, id, address)
    except WebSocketDisconnect:
        pass  # the other side is gone
    finally:
        sockets.open -= 1
        socket.queue.put_nowait(None) if not socket.queue.full() else sender.cancel()
        await asyncio.wait([sender], timeout=2)
        sender.cancel()


def origin_is_fine(websocket: WebSocket, hall: Hall) -> bool:
    """A page of another address may not talk to us in its visitor's name; who is no page brings a bearer token."""
    origin = websocket.headers.get("origin")
    if origin is None:
        return websocket.headers.get("authorization", "").startswith("Bearer ") or not websocket.cookies.get(COOKIE)
    host = websocket.headers.get("host", "")
    return origin.partition("://")[2] == host or origin in hall.settings.origins


async def serve(sockets: Sockets, socket: Socket, id: str, address: str) -> None:
    hall = sockets.hall
    guest = ""
    live: LiveTable | None = None
    try:
        sockets.check_new(address)
        hello = await read_hello(sockets, socket)
        guest = await guest_of(
            hall, socket.websocket.cookies.get(COOKIE, ""), socket.websocket.headers.get("authorization", "")
        )
        live = await hall.table(id)
        socket.seat = seat_for(live, hello, guest)
        if socket.seat == SPECTATOR and live.watchers() >= hall.settings.limits.spectators_per_table:
            raise Refused("too_many")
        if guest and sockets.by_guest[guest] >= hall.settings.limits.sockets_per_guest:
            raise Refused("too_many")
    except Refused as refused:
        metrics.refused(refused.code)
        again = refused.code in ("going_down", "too_many", "too_fast")
        socket.send(encode(Bye(refused.code, refused.phrase.data(), again)))
        return
    with counted(sockets.by_guest, guest):
        await sit(sockets, socket, id, live, hello)


async def sit(sockets: Sockets, socket: Socket, id: str, live: LiveTable, hello: Hello) -> None:
    """Be at a table until the line ends."""
    stream = live.join(socket)
    try:
        socket.send(encode(Welcome(VERSION, id, socket.seat, stream.epoch, stream.seq)))
        for missed in stream.since(hello.epoch, hello.seq):
            socket.send(encode(missed))
        if socket.seat != SPECTATOR:
            await live.come_back(socket.seat)
        while True:
            message = await receive(sockets, socket)
            if message is not None:
                socket.busy = True
                await handle(sockets, socket, id, message)
                socket.busy = False
    finally:
        sockets.hall.live.get(id, live).leave(socket)


async def read_hello(sockets: Sockets, socket: Socket) -> Hello:
    try:
        message = await asyncio.wait_for(receive(sockets, socket), HELLO_WITHIN)
    except TimeoutError as error:
        raise Refused("bad_message") from error
    if not isinstance(message, Hello):
        raise Refused("bad_message")
    return message


def seat_for(live: LiveTable, hello: Hello, guest: str) -> int:
    """The seat this socket may sit at; Refused if it is somebody else's."""
    if hello.seat == SPECTATOR:
        if not live.table.opened.public and not live.table.seats_of(guest) and guest != live.table.opened.host:
            raise Refused("not_your_seat")
        return SPECTATOR
    if hello.seat >= len(live.table.places):
        raise Refused("no_such_seat", seat=hello.seat, seats=len(live.table.places))
    place = live.table.places[hello.seat]
    by_token = hello.token and place.token and hmac.compare_digest(tokens.kept(hello.token), place.token)
    if not by_token and not (guest and place.guest == guest):
        raise Refused("not_your_seat")
    return hello.seat


async def receive(sockets: Sockets, socket: Socket) -> AnyFromClient | None:
    """The next message; None for one that is none, which has been answered."""
    data = await socket.websocket.receive()
    if data["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(data.get("code", 1000))
    text = data.get("text") or data.get("bytes") or ""
    while not socket.meter.lets_through():
        await asyncio.sleep(WAIT)  # who sends too fast is read more slowly; nothing is lost
    size = len(text.encode()) if isinstance(text, str) else len(text)
    if size > sockets.hall.settings.limits.message_bytes:
        reject(socket, Refused("too_large"))
        return None
    try:
        return read_message(text)
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
                socket.send(encode(voice.peek(table, socket.seat, message.ask, message.picks)))
            case Why():
                table = (await table_of(sockets, socket, id)).table
                socket.send(encode(voice.why(table, socket.seat, message.ask, message.option, message.picks)))
            case _:
                await carry_out(sockets, socket, id, message, answer)
                answer.acknowledge()
    except Refused as refused:
        reject(socket, refused, move_id)
    except Exception:
        log.exception("a request failed", extra={"table": id, "what": type(message).__name__})
        if not answer.given:
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
    live = await sockets.hall.table(id)
    if not live.has(socket):
        raise Refused("not_your_seat")
    return live


async def carry_out(sockets: Sockets, socket: Socket, id: str, request: AnyRequest, answer: Answer) -> None:
    live = await table_of(sockets, socket, id)
    try:
        await live.do(lambda table: decide(sockets, live, table, socket.seat, request), answer)
    except Refused:
        if not live.broken:
            raise
        live = await table_of(sockets, socket, id)  # if it was kept after all, it is recognised
        await live.do(lambda table: decide(sockets, live, table, socket.seat, request), answer)


def decide(sockets: Sockets, live: LiveTable, table: Table, seat: int, request: AnyRequest) -> list[AnyEntry]:
    """The entries that a request asks for; none if they are there already."""
    id = f"{type(request).__name__}:{request.move_id}"
    match request:
        case MoveMessage():
            return table.decide_move(seat, request.ask, request.picks, id)
        case _ if table.was_done(seat, id):
            return []
        case Undo():
            return table.decide_undo(seat, id)
        case Concede():
            return table.decide_concede(seat, id)
        case Standing():
            return table.decide_standing(seat, request.verb, request.picks)
        case Mute():
            return table.decide_mute(seat, request.seat, request.muted)
        case Say():
            text = clean_text(request.text)
            sockets.hall.rates.check(CHAT, table.id, str(seat))
            return table.decide_say(seat, text, id)
        case _:
            return decide_together(sockets, live, table, seat, request, id)


def decide_together(
    sockets: Sockets,
    live: LiveTable,
    table: Table,
    seat: int,
    request: Consent | HandOver | TakeSeat | Rematch,
    id: str,
) -> list[AnyEntry]:
    """What others have a say in."""
    match request:
        case Consent():
            return table.decide_agree(seat, request.proposal, request.agrees, request.named, id)
        case HandOver():
            entries = table.decide_hand_over(seat, request.seat, id)
            live.check_away(request.seat, sockets.hall.settings.away_after)
            return entries
        case TakeSeat():
            return table.decide_return(seat)
        case Rematch():
            return table.decide_rematch(seat, request.how, request.named, id)


def clean_text(text: str) -> str:
    """One line of text as it is shown: no control characters, nothing that turns the direction of what follows."""
    shown = "".join(letter for letter in " ".join(text.split()) if letter.isprintable() or letter in JOINERS)
    if not shown.strip(JOINERS):
        raise Refused("bad_text")
    return shown
