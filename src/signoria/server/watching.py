"""Looking at games that are over, over HTTP: step by step as any seat saw them, and how they came out."""

from __future__ import annotations

import hashlib
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request

from signoria.server import shapes
from signoria.server.desk import Desk
from signoria.server.hall import Hall
from signoria.server.rates import NEW_TABLES
from signoria.server.refusal import Refused
from signoria.server.replays import Ended, Replay, Shelf, lay_out, read_record
from signoria.server.rest import TURNED_DOWN, AnyGuest, TheHall, may_see, where_from
from signoria.server.voice import SPECTATOR

router = APIRouter(prefix="/api", responses=TURNED_DOWN)
NAME_LENGTH: Final = 24


class Library:
    """Finds games that are over, and lays out those that were not looked at lately."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.shelf = Shelf()

    async def of_table(self, hall: Hall, guest: str, id: str, number: int, invite: str) -> Found:
        """A game of a table by its number from 1; the last one for 0."""
        live = await hall.table(id)
        if not await may_see(hall, live.table, guest, invite):
            raise Refused("no_table")
        table = live.table
        index = (number or len(table.records)) - 1
        if not 0 <= index < len(table.records):
            raise Refused("no_record")
        record = table.records[index]
        name = "/".join([id, str(index), *record.players])  # names may be deleted
        replay = self.shelf.find(name)
        if replay is None:
            over = table.games[index] if index < len(table.games) else None
            ended = Ended(over.winners, over.conceded) if over is not None else Ended()
            replay = await self.desk.do(lay_out, record, ended)
            self.shelf.put(name, replay)
        return Found(self.desk, replay, index + 1, len(table.records))

    async def bring(self, text: str) -> str:
        """Somebody's own record; the name under which it is found."""
        name = hashlib.sha256(text.encode()).hexdigest()[:NAME_LENGTH]
        if self.shelf.find(name) is None:
            self.shelf.put(name, await self.desk.do(read_record, text))
        return name

    def brought(self, name: str) -> Found:
        replay = self.shelf.find(name) if len(name) == NAME_LENGTH else None
        if replay is None:
            raise Refused("no_record")
        return Found(self.desk, replay, 1, 1)


class Found:
    """One game of so many, ready to be looked at."""

    def __init__(self, desk: Desk, replay: Replay, number: int, games: int) -> None:
        self.desk = desk
        self.replay = replay
        self.number = number
        self.games = games

    async def overview(self, seat: int) -> shapes.Replay:
        return await self.desk.do(self.replay.overview, seat, self.number, self.games)

    async def at(self, step: int, seat: int) -> shapes.ReplayStep:
        return await self.desk.do(self.replay.at, step, seat)

    async def summary(self, seat: int) -> shapes.Summary:
        return await self.desk.do(self.replay.summary, seat, self.number, self.games)


def the_library(request: Request) -> Library:
    library = request.app.state.library
    assert isinstance(library, Library)
    return library


async def game_of_table(
    request: Request, hall: TheHall, guest: AnyGuest, id: str, game: int = 0, invite: str = ""
) -> Found:
    return await the_library(request).of_table(hall, guest, id, game, invite)


async def brought_game(request: Request, id: str) -> Found:
    return the_library(request).brought(id)


GameOfTable = Annotated[Found, Depends(game_of_table)]
BroughtGame = Annotated[Found, Depends(brought_game)]


@router.get("/tables/{id}/replay")
async def replay(found: GameOfTable, seat: int = SPECTATOR) -> shapes.Replay:
    """A game that is over, to be stepped through as a seat saw it; `game` is its number from 1, else it is the last one."""
    return await found.overview(seat)


@router.get("/tables/{id}/replay/{step}")
async def replay_step(found: GameOfTable, step: int, seat: int = SPECTATOR) -> shapes.ReplayStep:
    """What the seat saw after so many moves."""
    return await found.at(step, seat)


@router.get("/tables/{id}/summary")
async def summary(found: GameOfTable, seat: int = SPECTATOR) -> shapes.Summary:
    """How a game came out: ranking, what everybody has, and how it went round by round."""
    return await found.summary(seat)


@router.post("/replays", status_code=201)
async def bring(request: Request, hall: TheHall, asked: shapes.RecordText) -> shapes.ReplayId:
    """Look at a record of your own. It is not kept for longer than you look at it."""
    hall.rates.check(NEW_TABLES, where_from(request))
    return shapes.ReplayId(id=await the_library(request).bring(asked.record))


@router.get("/replays/{id}")
async def own_replay(found: BroughtGame, seat: int = SPECTATOR) -> shapes.Replay:
    return await found.overview(seat)


@router.get("/replays/{id}/summary")
async def own_summary(found: BroughtGame, seat: int = SPECTATOR) -> shapes.Summary:
    return await found.summary(seat)


@router.get("/replays/{id}/{step}")
async def own_replay_step(found: BroughtGame, step: int, seat: int = SPECTATOR) -> shapes.ReplayStep:
    return await found.at(step, seat)
