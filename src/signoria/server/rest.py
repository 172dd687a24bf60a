"""The lobby over HTTP: guests, tables, seats, records. What happens at a table goes over its sockets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.requests import HTTPConnection

from signoria.bots.registry import bot_names
from signoria.core.registry import find_game, game_names
from signoria.server import shapes, tokens
from signoria.server.entries import AnyEntry, Opened
from signoria.server.hall import Hall, check_bot, check_name
from signoria.server.live import LiveTable
from signoria.server.rates import NEW_GUESTS, NEW_TABLES, household
from signoria.server.refusal import Refused
from signoria.server.store import TableRow, now
from signoria.server.table import Table

COOKIE = "signoria_guest"
YEAR = 365 * 24 * 3600
CODE_MINUTES = 10
LISTED = 50

TURNED_DOWN: dict[int | str, dict[str, Any]] = {"4XX": {"model": shapes.Problem, "description": "Turned down: why."}}
router = APIRouter(prefix="/api", responses=TURNED_DOWN)


async def the_hall(request: Request) -> Hall:  # async: else every request would wait for a thread
    hall = request.app.state.hall
    assert isinstance(hall, Hall)
    return hall


async def maybe_guest(request: Request) -> str:
    """Who asks: by cookie or bearer token; "" for a stranger."""
    return await guest_of(
        await the_hall(request), request.cookies.get(COOKIE, ""), request.headers.get("authorization", "")
    )


async def guest_of(hall: Hall, cookie: str, authorization: str) -> str:
    bearer = authorization.removeprefix("Bearer ").strip() if authorization.startswith("Bearer ") else ""
    token = bearer or cookie
    if not token or len(token) > 100:
        return ""
    return await hall.store.guest_with(tokens.kept(token)) or ""


def where_from(request: HTTPConnection) -> str:
    return household(request.client.host) if request.client is not None else ""


async def known_guest(request: Request) -> str:
    guest = await maybe_guest(request)
    if not guest:
        raise Refused("no_guest")
    return guest


TheHall = Annotated[Hall, Depends(the_hall)]
AnyGuest = Annotated[str, Depends(maybe_guest)]
KnownGuest = Annotated[str, Depends(known_guest)]


# --- guests -------------------------------------------------------------------------------------------------------------


@router.post("/guests", status_code=201)
async def new_guest(hall: TheHall, request: Request, response: Response) -> shapes.Guest:
    """Become a guest. Nothing is asked: the token is all that says who you are."""
    hall.rates.check(NEW_GUESTS, where_from(request))
    guest, token = tokens.new_id(), tokens.new_token()
    await hall.store.add_guest(guest, tokens.kept(token))
    set_cookie(hall, response, token)
    return shapes.Guest(guest=guest, token=token)


def set_cookie(hall: Hall, response: Response, token: str) -> None:
    settings = hall.settings
    response.set_cookie(
        COOKIE,
        token,
        max_age=YEAR,
        path=settings.base_path or "/",
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
    )


@router.get("/me")
async def me(hall: TheHall, guest: AnyGuest) -> shapes.Me:
    """Who you are here. A stranger is told so."""
    return shapes.Me(known=bool(guest), guest=guest, name=await hall.last_name(guest) if guest else "")


@router.get("/me/tables")
async def my_tables(hall: TheHall, guest: KnownGuest) -> list[shapes.TableLine]:
    await hall.store.seen(guest)
    return [await line_of(hall, row, guest) for row in await hall.store.tables_of(guest, LISTED)]


@router.post("/me/code")
async def new_code(hall: TheHall, guest: KnownGuest) -> shapes.Code:
    """A code to type on another device, which then has the same games."""
    code = tokens.new_code()
    await hall.store.add_code(tokens.kept(code), guest, now() + CODE_MINUTES * 60_000)
    return shapes.Code(code=code, minutes=CODE_MINUTES)


@router.post("/me/claim")
async def claim(hall: TheHall, asked: shapes.Claim, request: Request, response: Response) -> shapes.Guest:
    """Have the games of whoever got this code, on this device too."""
    hall.rates.check(NEW_GUESTS, where_from(request))
    guest = await hall.store.use_code(tokens.kept(tokens.plain_code(asked.code)))
    if guest is None:
        raise Refused("no_code")
    token = tokens.new_token()
    await hall.store.add_token(guest, tokens.kept(token))
    set_cookie(hall, response, token)
    return shapes.Guest(guest=guest, token=token)


@router.delete("/me", status_code=204)
async def forget_me(hall: TheHall, guest: KnownGuest, response: Response) -> None:
    """Delete what we have about you: your token, and your name wherever it stands."""
    await hall.forget(guest)
    response.delete_cookie(COOKIE, path=hall.settings.base_path or "/")


# --- tables -------------------------------------------------------------------------------------------------------------


@router.get("/games")
async def games() -> list[shapes.GameInfo]:
    kinds = [find_game(name) for name in game_names()]
    return [
        shapes.GameInfo(
            game=kind.name,
            least_seats=kind.least_seats,
            most_seats=kind.most_seats,
            most_people=max(kind.most_seats, kind.hosting().most_people()),
            bots=bot_names(kind.name),
        )
        for kind in kinds
    ]


@router.get("/tables")
async def public_tables(hall: TheHall) -> list[shapes.TableLine]:
    """Those that can be joined or watched."""
    return [await line_of(hall, row) for row in await hall.store.public_tables(LISTED)]


@router.post("/tables", status_code=201)
async def open_table(hall: TheHall, guest: KnownGuest, asked: shapes.NewTable) -> shapes.Table:
    hall.rates.check(NEW_TABLES, guest)
    opened = Opened(asked.game, asked.seats, asked.wishes, guest, asked.public, asked.undo, asked.chat, asked.points)
    row = await hall.open(opened)
    return await table_shape(hall, await hall.table(row.id), guest)


@router.get("/tables/{id}")
async def one_table(hall: TheHall, guest: AnyGuest, id: str) -> shapes.Table:
    """A table that is public, or where you have a seat; others are found by their invite."""
    live = await hall.table(id)
    if not await may_see(hall, live.table, guest):
        raise Refused("no_table")
    return await table_shape(hall, live, guest)


@router.get("/invites/{invite}")
async def invited(hall: TheHall, guest: AnyGuest, invite: str) -> shapes.Table:
    row = await hall.store.invited(invite)
    if row is None:
        raise Refused("no_table")
    return await table_shape(hall, await hall.table(row.id), guest, with_invite=invite)


@router.post("/tables/{id}/seats/{seat}")
async def sit_down(
    hall: TheHall, guest: KnownGuest, id: str, seat: int, asked: shapes.Sitter, invite: str = ""
) -> shapes.SeatToken:
    """Take a seat. At a table that is not public, with the invite."""
    live = await hall.table(id)
    if not live.table.opened.public and guest != live.table.opened.host:
        row = await hall.store.table(id)
        if row is None or row.invite != invite:
            raise Refused("no_table")
    name, token = check_name(asked.name), tokens.new_token()
    await live.do(lambda table: table.decide_sit(seat, guest, name, tokens.kept(token)))
    return shapes.SeatToken(seat=seat, token=token)


@router.delete("/tables/{id}/seats/{seat}", status_code=204)
async def stand_up(hall: TheHall, guest: KnownGuest, id: str, seat: int) -> None:
    await change(hall, id, lambda table: table.decide_stand(seat, guest))


@router.put("/tables/{id}/seats/{seat}/bot", status_code=204)
async def seat_bot(hall: TheHall, guest: KnownGuest, id: str, seat: int, asked: shapes.BotName) -> None:
    live = await hall.table(id)
    bot = check_bot(asked.bot, live.table.kind.name)
    await live.do(lambda table: table.decide_bot(seat, guest, bot))


@router.post("/tables/{id}/start", status_code=204)
async def start(hall: TheHall, guest: KnownGuest, id: str) -> None:
    await hall.start(id, guest)


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def record(hall: TheHall, guest: AnyGuest, id: str, game: int = 0, invite: str = "") -> PlainTextResponse:
    """The record of a game that is over, by its number from 1; without one, of the last. Its secret proves the shuffles."""
    table = (await hall.table(id)).table
    if not await may_see(hall, table, guest, invite):
        raise Refused("no_table")
    records = table.records
    number = game or len(records)
    if not 1 <= number <= len(records):
        raise Refused("no_record")
    return PlainTextResponse(records[number - 1].to_json(), media_type="application/json")


async def change(hall: Hall, id: str, decide: Callable[[Table], list[AnyEntry]]) -> None:
    live = await hall.table(id)
    await live.do(decide)


async def line_of(hall: Hall, row: TableRow, guest: str = "") -> shapes.TableLine:
    return shapes.TableLine(
        id=row.id,
        game=row.game,
        status=row.status,
        public=row.public,
        touched=row.touched,
        seats=await hall.seated(row.id),
        waits=await hall.waits_for(row, guest),
    )


def is_inside(table: Table, guest: str) -> bool:
    """Whether somebody has a seat there, or has opened it."""
    return bool(table.seats_of(guest)) or bool(guest and guest == table.opened.host)


async def may_see(hall: Hall, table: Table, guest: str, invite: str = "") -> bool:
    """Whether a table is public, somebody's own, or they are invited."""
    if table.opened.public or is_inside(table, guest):
        return True
    row = await hall.store.table(table.id) if invite else None
    return row is not None and row.invite == invite


async def table_shape(hall: Hall, live: LiveTable, guest: str, with_invite: str = "") -> shapes.Table:
    """A table for somebody who may sit down. The cards on it are not in it."""
    table = live.table
    row = await hall.store.table(table.id) if is_inside(table, guest) else None
    present = live.present()
    return shapes.Table(
        id=table.id,
        game=table.kind.name,
        status=table.status,
        public=table.opened.public,
        undo=table.opened.undo,
        chat=table.opened.chat,
        points=table.opened.points,
        hosted=bool(guest and guest == table.opened.host),
        invite=row.invite if row is not None else (with_invite or None),
        wishes=table.opened.wishes,
        seats=[
            shapes.Seat(
                name=place.name,
                bot=place.bot,
                yours=bool(guest and place.guest == guest),
                present=seat in present,
                conceded=place.conceded,
            )
            for seat, place in enumerate(table.places)
        ],
        games_played=len(table.games),
    )
