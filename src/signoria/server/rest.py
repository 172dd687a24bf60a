"""The lobby over HTTP: guests, tables, seats, records. What happens at a table goes over its sockets."""

from __future__ import annotations

import hmac
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.requests import HTTPConnection

from signoria.bots.registry import bot_names
from signoria.core.limits import TOKEN
from signoria.core.registry import find_game, game_names
from signoria.server import shapes, tokens
from signoria.server.entries import Opened
from signoria.server.live import LiveTable
from signoria.server.origins import COOKIE, bearer_of
from signoria.server.presenter import score_of
from signoria.server.rates import NEW_GUESTS, NEW_TABLES, TABLES_FROM, household
from signoria.server.refusal import Refused
from signoria.server.store import TableRow, now
from signoria.server.table import Table
from signoria.server.table_registry import TableRegistry, check_bot
from signoria.server.texts import check_name

YEAR = 365 * 24 * 3600
CODE_MINUTES = 10
LISTED = 50
MINUTE = 60_000  # milliseconds

TURNED_DOWN: dict[int | str, dict[str, Any]] = {"4XX": {"model": shapes.Problem, "description": "Turned down: why."}}
router = APIRouter(prefix="/api", responses=TURNED_DOWN)


async def the_registry(request: Request) -> TableRegistry:  # async: else every request would wait for a thread
    registry = request.app.state.registry
    assert isinstance(registry, TableRegistry)
    return registry


async def maybe_guest(request: Request) -> str:
    """The guest, by cookie or bearer token; "" for a stranger."""
    return await guest_of(await the_registry(request), request)


async def guest_of(registry: TableRegistry, connection: HTTPConnection) -> str:
    token = bearer_of(connection) or connection.cookies.get(COOKIE, "")
    if not token or len(token) > TOKEN:
        return ""
    return await registry.store.guest_with(tokens.kept(token)) or ""


def where_from(request: HTTPConnection) -> str:
    return household(request.client.host) if request.client is not None else ""


async def known_guest(request: Request) -> str:
    guest = await maybe_guest(request)
    if not guest:
        raise Refused("no_guest")
    return guest


TheRegistry = Annotated[TableRegistry, Depends(the_registry)]
AnyGuest = Annotated[str, Depends(maybe_guest)]
KnownGuest = Annotated[str, Depends(known_guest)]


# --- guests -------------------------------------------------------------------------------------------------------------


@router.post("/guests", status_code=201)
async def new_guest(registry: TheRegistry, request: Request, response: Response) -> shapes.Guest:
    """Become a guest. Nothing is asked: the token is all that says who you are."""
    registry.rates.check(NEW_GUESTS, where_from(request))
    guest, token = tokens.new_id(), tokens.new_token()
    await registry.store.add_guest(guest, tokens.kept(token))
    set_cookie(registry, response, token)
    return shapes.Guest(guest=guest, token=token)


def set_cookie(registry: TableRegistry, response: Response, token: str) -> None:
    settings = registry.settings
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
async def me(registry: TheRegistry, guest: AnyGuest) -> shapes.Me:
    """Your identity here, if you have one."""
    return shapes.Me(known=bool(guest), guest=guest, name=await registry.store.last_name(guest) if guest else "")


@router.get("/me/tables")
async def my_tables(registry: TheRegistry, guest: KnownGuest) -> list[shapes.TableLine]:
    await registry.store.seen(guest)
    return [line_of(registry, row, guest) for row in await registry.store.tables_of(guest, LISTED)]


@router.post("/me/code")
async def new_code(registry: TheRegistry, guest: KnownGuest) -> shapes.Code:
    """A code to type on another device, which then has the same games."""
    code = tokens.new_code()
    await registry.store.add_code(tokens.kept(code), guest, now() + CODE_MINUTES * 60_000)
    return shapes.Code(code=code, minutes=CODE_MINUTES)


@router.post("/me/claim")
async def claim(registry: TheRegistry, asked: shapes.Claim, request: Request, response: Response) -> shapes.Guest:
    """Get the games of the guest with this code on this device too."""
    registry.rates.check(NEW_GUESTS, where_from(request))
    token = tokens.new_token()
    guest = await registry.store.use_code(tokens.kept(tokens.plain_code(asked.code)), tokens.kept(token))
    if guest is None:
        raise Refused("no_code")
    set_cookie(registry, response, token)
    return shapes.Guest(guest=guest, token=token)


@router.delete("/me", status_code=204)
async def forget_me(registry: TheRegistry, guest: KnownGuest, response: Response) -> None:
    """Delete what we have about you: your token, and your name wherever it stands."""
    await registry.forget(guest)
    response.delete_cookie(COOKIE, path=registry.settings.base_path or "/")


# --- tables -------------------------------------------------------------------------------------------------------------


@router.get("/games")
async def games() -> list[shapes.GameInfo]:
    kinds = [find_game(name) for name in game_names()]
    return [
        shapes.GameInfo(
            game=ruleset.name,
            least_seats=ruleset.least_seats,
            most_seats=ruleset.most_seats,
            most_people=max(ruleset.most_seats, ruleset.lobby_rules().most_people()),
            splits={
                people: ways
                for people in range(ruleset.least_seats, ruleset.lobby_rules().most_people() + 1)
                if (ways := ruleset.lobby_rules().ways_to_split(people))
            },
            bots=bot_names(ruleset.name),
        )
        for ruleset in kinds
    ]


@router.get("/tables")
async def public_tables(registry: TheRegistry) -> list[shapes.TableLine]:
    """Those that can be joined or watched."""
    return [line_of(registry, row) for row in await registry.store.public_tables(LISTED)]


@router.post("/tables", status_code=201)
async def open_table(
    registry: TheRegistry, guest: KnownGuest, request: Request, asked: shapes.NewTable
) -> shapes.Table:
    row = await registry.opened_before(guest, asked.request_id)
    if row is None:
        registry.rates.check(NEW_TABLES, guest)
        registry.rates.check(TABLES_FROM, where_from(request))
        opened = Opened(
            asked.game,
            asked.seats,
            asked.wishes,
            guest,
            asked.public,
            asked.undo,
            asked.chat,
            asked.points,
            asked.watch,
            asked.pause,
            practice=asked.practice,
        )
        row = await registry.open(opened, asked.request_id, where_from(request))
    return await table_shape(registry, await registry.table(row.id), guest)


@router.get("/tables/{id}")
async def one_table(registry: TheRegistry, guest: AnyGuest, id: shapes.Id, invite: shapes.Invite = "") -> shapes.Table:
    """A table that is public, where you have a seat, or to which you bring the invite."""
    return await table_shape(registry, await seen_table(registry, id, guest, invite), guest, with_invite=invite)


@router.get("/invites/{invite}")
async def invited(registry: TheRegistry, guest: AnyGuest, invite: shapes.Id) -> shapes.Table:
    row = await registry.store.invited(invite) if tokens.could_be_ours(invite) else None
    if row is None:
        raise Refused("no_table")
    return await table_shape(registry, await registry.table(row.id), guest, with_invite=invite)


@router.post("/tables/{id}/seats/{seat}")
async def sit_down(
    registry: TheRegistry, guest: KnownGuest, id: shapes.Id, seat: int, asked: shapes.Sitter, invite: shapes.Invite = ""
) -> shapes.SeatToken:
    """Take a seat. At a table that is not public, with the invite."""
    live = await seen_table(registry, id, guest, invite)
    name, token = check_name(asked.name), tokens.new_token()
    most = registry.settings.limits.seats_per_guest
    await live.do(lambda table: table.decide_sit(seat, guest, name, tokens.kept(token), most))
    return shapes.SeatToken(seat=seat, token=token)


@router.delete("/tables/{id}/seats/{seat}", status_code=204)
async def stand_up(registry: TheRegistry, guest: KnownGuest, id: shapes.Id, seat: int) -> None:
    live = await seen_table(registry, id, guest)
    await live.do(lambda table: table.decide_stand(seat, guest))


@router.put("/tables/{id}/seats/{seat}/bot", status_code=204)
async def seat_bot(registry: TheRegistry, guest: KnownGuest, id: shapes.Id, seat: int, asked: shapes.BotName) -> None:
    live = await seen_table(registry, id, guest)
    bot = check_bot(asked.bot, live.table.ruleset.name)
    await live.do(lambda table: table.decide_bot(seat, guest, bot))


@router.post("/tables/{id}/start", status_code=204)
async def start(registry: TheRegistry, guest: KnownGuest, request: Request, id: shapes.Id) -> None:
    await seen_table(registry, id, guest)
    await registry.start(id, guest, where_from(request))


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def record(
    registry: TheRegistry,
    guest: AnyGuest,
    request: Request,
    id: shapes.Id,
    game: int = 0,
    invite: shapes.Invite = "",
) -> PlainTextResponse:
    """The record of a game that is over, by its number from 1; without one, of the last. Its secret proves the shuffles."""
    records = (await seen_table(registry, id, guest, invite)).table.records
    number = game or len(records)
    if not 1 <= number <= len(records):
        raise Refused("no_record")
    text = await registry.desk.do(where_from(request), records[number - 1].to_json)
    return PlainTextResponse(text, media_type="application/json")


def line_of(registry: TableRegistry, row: TableRow, guest: str = "") -> shapes.TableLine:
    return shapes.TableLine(
        id=row.id,
        game=row.game,
        status=row.status,
        public=row.public,
        touched=row.touched - row.touched % MINUTE,  # this must not reveal who answers unseen
        seats=registry.seated(row),
        waits=registry.waits_for(row, guest),
    )


def is_inside(table: Table, guest: str) -> bool:
    """Whether somebody has a seat there, or has opened it."""
    return bool(table.seats_of(guest)) or bool(guest and guest == table.opened.host)


async def may_see(registry: TableRegistry, table: Table, guest: str, invite: str = "") -> bool:
    """Whether a table is public, somebody's own, or they are invited."""
    return table.opened.public or is_inside(table, guest) or await is_invited(registry, table.id, invite)


async def is_invited(registry: TableRegistry, id: str, invite: str) -> bool:
    row = await registry.store.table(id) if invite else None
    return row is not None and hmac.compare_digest(row.invite.encode(), invite.encode())


async def seen_table(registry: TableRegistry, id: str, guest: str, invite: str = "") -> LiveTable:
    """A table; for guests who may not see it, it doesn't exist."""
    live = await registry.table(id)
    if not await may_see(registry, live.table, guest, invite):
        raise Refused("no_table")
    return live


async def table_shape(registry: TableRegistry, live: LiveTable, guest: str, with_invite: str = "") -> shapes.Table:
    """A table for somebody who may sit down. The cards on it are not in it."""
    table = live.table
    row = await registry.store.table(table.id) if is_inside(table, guest) else None
    present = live.present()
    return shapes.Table(
        id=table.id,
        game=table.ruleset.name,
        status=table.status,
        public=table.opened.public,
        undo=table.opened.undo,
        chat=table.opened.chat,
        points=table.opened.points,
        watch=table.opened.watch,
        pause=table.opened.pause,
        practice=table.opened.practice,
        hosted=bool(guest and guest == table.opened.host),
        invite=row.invite if row is not None else (with_invite or None),
        wishes=table.opened.wishes,
        seats=[
            shapes.Seat(
                name=chair.name,
                bot=chair.bot,
                yours=bool(guest and chair.guest == guest),
                present=seat in present,
                conceded=chair.conceded,
            )
            for seat, chair in enumerate(table.chairs)
        ],
        games_played=len(table.games),
        score=[shapes.Score(won=one.won, shared=one.shared, points=one.points) for one in score_of(table)],
        number=table.opened.number,
    )
