"""Looking at games again, over HTTP: step by step as a seat saw them, and how they came out."""

from __future__ import annotations

import hashlib
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request

from signoria.core.event import SPECTATOR
from signoria.server import shapes
from signoria.server.rates import NEW_RECORDS
from signoria.server.refusal import Refused
from signoria.server.replays import Ended, Replay, Shelf, lay_out, lay_out_so_far, read_record
from signoria.server.rest import TURNED_DOWN, AnyGuest, TheRegistry, is_inside, seen_table, where_from
from signoria.server.table import Table
from signoria.server.table_registry import TableRegistry
from signoria.server.work_queue import WorkQueue

router = APIRouter(prefix="/api", responses=TURNED_DOWN)
NAME_LENGTH: Final = 24


class Library:
    """Finds games that are over, and lays out those that were not looked at lately."""

    def __init__(self, desk: WorkQueue) -> None:
        self.desk = desk
        self.shelf = Shelf()

    async def of_table(
        self, registry: TableRegistry, guest: str, id: str, number: int, invite: str, address: str
    ) -> Found:
        """A game of a table by its number from 1; the last one for 0. A lesson is open to its player before it is over."""
        table = (await seen_table(registry, id, guest, invite)).table
        if number == len(table.records) + 1 and table.in_lesson() and is_inside(table, guest):
            return await self._now(table, address)
        index = game_index(table, number)
        record = table.records[index]
        name = "/".join([id, str(index), *record.players])  # names may be deleted
        replay = self.shelf.find(name)
        if replay is None:
            over = table.games[index] if index < len(table.games) else None
            ended = Ended(over.winners, over.conceded) if over is not None else Ended()
            replay = await self.desk.do(address, lay_out, record, ended)
            self.shelf.put(name, replay)
        return Found(self.desk, address, replay, index + 1, len(table.records))

    async def so_far(self, registry: TableRegistry, guest: str, id: str, seat: int, invite: str, address: str) -> Found:
        """The game that is played now. Nobody gets more of it than they have been shown: their own seat, or a spectator's."""
        table = (await seen_table(registry, id, guest, invite)).table
        if seat != SPECTATOR and seat not in table.seats_of(guest):
            raise Refused("not_your_seat")
        if not (table.opened.public or table.opened.watch or is_inside(table, guest)):
            raise Refused("not_your_seat")
        return await self._now(table, address)

    async def _now(self, table: Table, address: str) -> Found:
        """The game that is played now, up to now."""
        game = table.playing()
        assert table.start is not None and game.history is not None
        number = len(table.records) + 1
        name = "/".join([table.id, str(number), "now", str(len(game.history.entries)), *table.names()])
        replay = self.shelf.find(name)
        if replay is None:
            copy = game.clone(with_history=True)  # the game continues meanwhile
            replay = await self.desk.do(
                address, lay_out_so_far, table.ruleset, copy, table.start, table.names(), table.origin
            )
            self.shelf.put(name, replay)
        return Found(self.desk, address, replay, number, number)

    async def bring(self, text: str, address: str) -> str:
        """Somebody's own record; the name under which it is found."""
        name = hashlib.sha256(text.encode()).hexdigest()[:NAME_LENGTH]
        if self.shelf.find(name) is None:
            self.shelf.put(name, await self.desk.do(address, read_record, text))
        return name

    def brought(self, name: str, address: str) -> Found:
        replay = self.shelf.find(name) if len(name) == NAME_LENGTH else None
        if replay is None:
            raise Refused("no_record")
        return Found(self.desk, address, replay, 1, 1)


def game_index(table: Table, number: int) -> int:
    """Which of a table's records is the game with this number from 1; the last one for 0. Refused if there is none."""
    index = (number or len(table.records)) - 1
    if not 0 <= index < len(table.records):
        raise Refused("no_record")
    return index


class Found:
    """One game of so many, ready to be looked at."""

    def __init__(self, desk: WorkQueue, address: str, replay: Replay, number: int, games: int) -> None:
        self.desk = desk
        self.address = address
        self.replay = replay
        self.number = number
        self.games = games

    async def overview(self, seat: int) -> shapes.Replay:
        return await self.desk.do(self.address, self.replay.overview, seat, self.number, self.games)

    async def at(self, step: int, seat: int) -> shapes.ReplayStep:
        return await self.desk.do(self.address, self.replay.at, step, seat)

    async def summary(self, seat: int) -> shapes.Summary:
        return await self.desk.do(self.address, self.replay.summary, seat, self.number, self.games)


def the_library(request: Request) -> Library:
    library = request.app.state.library
    assert isinstance(library, Library)
    return library


async def game_of_table(
    request: Request, registry: TheRegistry, guest: AnyGuest, id: shapes.Id, game: int = 0, invite: shapes.Invite = ""
) -> Found:
    return await the_library(request).of_table(registry, guest, id, game, invite, where_from(request))


async def game_so_far(
    request: Request,
    registry: TheRegistry,
    guest: AnyGuest,
    id: shapes.Id,
    seat: int = SPECTATOR,
    invite: shapes.Invite = "",
) -> Found:
    return await the_library(request).so_far(registry, guest, id, seat, invite, where_from(request))


async def brought_game(request: Request, id: shapes.Id) -> Found:
    return the_library(request).brought(id, where_from(request))


GameOfTable = Annotated[Found, Depends(game_of_table)]
GameSoFar = Annotated[Found, Depends(game_so_far)]
BroughtGame = Annotated[Found, Depends(brought_game)]


@router.get("/tables/{id}/replay")
async def replay(found: GameOfTable, seat: int = SPECTATOR) -> shapes.Replay:
    """A game that is over, to be stepped through as a seat saw it; `game` is its number from 1, else it is the last one."""
    return await found.overview(seat)


@router.get("/tables/{id}/replay/{step}")
async def replay_step(found: GameOfTable, step: int, seat: int = SPECTATOR) -> shapes.ReplayStep:
    """What the seat saw after so many moves."""
    return await found.at(step, seat)


@router.get("/tables/{id}/so-far")
async def so_far(found: GameSoFar, seat: int = SPECTATOR) -> shapes.Replay:
    """The game that is played now, up to now, as you saw it: only from a seat of your own, or as a spectator."""
    return await found.overview(seat)


@router.get("/tables/{id}/so-far/{step}")
async def so_far_step(found: GameSoFar, step: int, seat: int = SPECTATOR) -> shapes.ReplayStep:
    """What you saw after so many moves."""
    return await found.at(step, seat)


@router.get("/tables/{id}/summary")
async def summary(found: GameOfTable, seat: int = SPECTATOR) -> shapes.Summary:
    """How a game came out: ranking, what everybody has, and how it went round by round."""
    return await found.summary(seat)


@router.post("/replays", status_code=201)
async def bring(request: Request, registry: TheRegistry, asked: shapes.RecordText) -> shapes.ReplayId:
    """Look at a record of your own. It is not kept for longer than you look at it."""
    registry.rates.check(NEW_RECORDS, where_from(request))
    registry.check_memory()
    return shapes.ReplayId(id=await the_library(request).bring(asked.record, where_from(request)))


@router.get("/replays/{id}")
async def own_replay(found: BroughtGame, seat: int = SPECTATOR) -> shapes.Replay:
    return await found.overview(seat)


@router.get("/replays/{id}/summary")
async def own_summary(found: BroughtGame, seat: int = SPECTATOR) -> shapes.Summary:
    return await found.summary(seat)


@router.get("/replays/{id}/{step}")
async def own_replay_step(found: BroughtGame, step: int, seat: int = SPECTATOR) -> shapes.ReplayStep:
    return await found.at(step, seat)
