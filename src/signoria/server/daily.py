"""The kingdom of the day: one game for everyone, by the date alone, and what the four levels make of it.

The date is UTC's. A table of the day is openly predictable, so it's for one person against a bot, once per guest and day.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, date, datetime, timedelta
from typing import Final

import msgspec
from fastapi import APIRouter, Request
from sqlalchemy.exc import IntegrityError

from signoria.core.record import Start
from signoria.core.registry import find_game
from signoria.dominion import DAILY_SEATS, Choice, daily_secret, daily_setup
from signoria.server import shapes, tokens
from signoria.server.bot_pool import BotPool, NoThought
from signoria.server.bots import Job
from signoria.server.entries import AnyEntry, BotSat, Opened, Sat, Started, write_entry
from signoria.server.kingdoms import kingdom_shape
from signoria.server.rates import NEW_TABLES, TABLES_FROM
from signoria.server.refusal import Unknown
from signoria.server.rest import TURNED_DOWN, AnyGuest, KnownGuest, TheRegistry, where_from
from signoria.server.results import ResultRow, read_facts
from signoria.server.store import Store, TableRow, names, now
from signoria.server.table import PLAYING
from signoria.server.table_registry import TableRegistry
from signoria.server.table_state import ask_name
from signoria.server.texts import check_name

GAME: Final = "dominion"
OPPONENT: Final = "medium"
LEVELS: Final = ("novice", "easy", "medium", "hard")
HISTORY: Final = 60  # days
OWNER: Final = "daily"  # in the bots' queue: everybody's tables come in turn with it
TRY_AGAIN: Final = 5.0  # seconds, where bots have no time now
MOST_TRIES: Final = 100  # in vain, for one level
MOST_MOVES: Final = 4_000  # of a game between bots; usual ones have some hundreds
log = logging.getLogger("signoria.server")
router = APIRouter(prefix="/api/daily", responses=TURNED_DOWN)


class Result(msgspec.Struct, frozen=True):
    """A game of the day: what came of it for its first seat."""

    points: int
    other: int
    won: bool
    turns: int


def today() -> date:
    return datetime.now(UTC).date()


def ends_at(day: date) -> int:
    """When the next kingdom comes: milliseconds since 1970."""
    return int(datetime.combine(day + timedelta(days=1), datetime.min.time(), UTC).timestamp() * 1000)


# --- your own game ------------------------------------------------------------------------------------------------------


def table_id(guest: str, day: date) -> str:
    """A guest has one table for each day."""
    return tokens.id_for(guest, f"daily {day.isoformat()}")


def first_entries(guest: str, name: str, day: date) -> list[AnyEntry]:
    """A table that begins in the middle of its log: everybody sits, and the cards are dealt."""
    written = day.isoformat()
    setup = daily_setup(written)
    return [
        Opened(GAME, DAILY_SEATS, {}, guest, undo="free", chat=False, pause=False, daily=written),
        Sat(0, guest, name, ""),
        BotSat(1, OPPONENT),
        Started(setup, daily_secret(written).hex()),
    ]


async def open_table(registry: TableRegistry, guest: str, name: str, day: date) -> str:
    """The guest's table of the day, dealt now if it isn't there yet."""
    id = table_id(guest, day)
    if await registry.store.table(id) is not None:
        return id
    await registry.check_room(guest)
    at = now()
    row = TableRow(id, tokens.new_invite(), GAME, PLAYING, False, at, at, names([name, f"bot:{OPPONENT}"]), bots=True)
    entries = [write_entry(entry) for entry in first_entries(guest, name, day)]
    try:
        await registry.store.open_table(row, entries, [(guest, name)])
    except IntegrityError:  # the same request, sent twice, was faster
        if await registry.store.table(id) is None:
            raise
    return id


# --- the four levels ----------------------------------------------------------------------------------------------------


class Levels:
    """Plays the game of the day with each level in a person's place, once, in the background."""

    def __init__(self, store: Store, pool: BotPool) -> None:
        self.store = store
        self.pool = pool
        self._playing: asyncio.Task[None] | None = None

    async def results(self, day: date) -> dict[str, Result]:
        found = await self.store.daily(day.isoformat())
        return {level: _read(text) for level, text in found.items() if level in LEVELS}

    def find_out(self, day: date) -> None:
        """See to it that the results of this day will be there. One day at a time: others are asked for again."""
        if self._playing is None or self._playing.done():
            self._playing = asyncio.create_task(self._find_out(day))

    async def _find_out(self, day: date) -> None:
        try:
            there = await self.results(day)
            for level in LEVELS:
                if level not in there:
                    result = await self.play(level, day.isoformat())
                    await self.store.keep_daily(day.isoformat(), level, _write(result))
        except Unknown:
            pass  # the database is away, or we are going down: asked for again with the next look
        except NoThought as error:
            log.warning("a level has no result of the day", extra={"why": str(error)})

    async def play(self, level: str, day: str) -> Result:
        """A whole game, answer by answer, so that people's bots think in between."""
        secret = daily_secret(day)
        start = Start.live(daily_setup(day), secret)
        ruleset = find_game(GAME)
        game = start.game(ruleset)
        moves: list[tuple[int, tuple[int, ...]]] = []
        tries = 0
        while not game.over():
            if len(moves) > MOST_MOVES:
                raise NoThought("the game has no end")
            assert game.history is not None
            seat = game.asked()[0]
            chance = ask_name(secret, 0, seat, len(game.history.entries))
            given = [(int(who), tuple(picks)) for who, picks in game.given.items() if (game.ready >> who) & 1]
            job = Job(level if seat == 0 else OPPONENT, GAME, start, secret, moves, given, seat, chance)
            try:
                picks = await self.pool.think(OWNER, job)
            except NoThought:
                tries += 1
                if tries > MOST_TRIES:
                    raise
                await asyncio.sleep(TRY_AGAIN)
                continue
            game.apply_move(seat, [game.state.option_named(name) for name in picks])
            moves = [(int(move.seat), tuple(move.picks)) for move in game.history.moves]
        points = game.state.points()
        won = 0 in game.state.winners()
        return Result(int(points[0]), int(points[1]), won, ruleset.scoreboard().turns(game.state, 0))

    def stop(self) -> None:
        if self._playing is not None:
            self._playing.cancel()


_read = msgspec.json.Decoder(Result).decode


def _write(result: Result) -> str:
    return msgspec.json.encode(result).decode()


# --- over HTTP ----------------------------------------------------------------------------------------------------------


@router.get("")
async def daily(request: Request, registry: TheRegistry, guest: AnyGuest) -> shapes.Daily:
    """Today's kingdom and, once you have played it, your result beside the four levels'."""
    day = today()
    levels: Levels = request.app.state.levels
    rows = await registry.store.results_of(guest, HISTORY, daily=True) if guest else []
    mine = {row.day: row for row, _ in rows}
    yours = mine.get(day.isoformat())
    there = await levels.results(day) if yours is not None else {}
    if yours is not None and len(there) < len(LEVELS):
        levels.find_out(day)
    table = await registry.store.table(table_id(guest, day)) if guest else None
    choice = Choice()
    setup = daily_setup(day.isoformat())
    kingdom = setup["kingdom"]
    assert isinstance(kingdom, list)
    return shapes.Daily(
        day=day.isoformat(),
        until=ends_at(day),
        kingdom=kingdom_shape(choice, kingdom),
        opponent=OPPONENT,
        table=table.id if table is not None else None,
        yours=your_shape(yours) if yours is not None else None,
        levels=[level_shape(level, there[level]) for level in LEVELS if level in there],
        history=[your_shape(row) for row in mine.values()],
    )


@router.post("", status_code=201)
async def play_daily(
    request: Request, registry: TheRegistry, guest: KnownGuest, asked: shapes.Sitter
) -> shapes.DailyTable:
    """Your table of the day, dealt. There is one for each guest and day: asked again, you get the same."""
    registry.rates.check(NEW_TABLES, guest)
    registry.rates.check(TABLES_FROM, where_from(request))
    levels: Levels = request.app.state.levels
    id = await open_table(registry, guest, check_name(asked.name), today())
    levels.find_out(today())
    await registry.table(id)  # a bot may have to begin
    return shapes.DailyTable(table=id)


def your_shape(row: ResultRow) -> shapes.DailyResult:
    facts = read_facts(row)
    mine, other = facts.points
    return shapes.DailyResult(
        who="",
        day=row.day or "",
        table=row.table,
        points=mine,
        other=other,
        won=row.seat in facts.winners,
        turns=facts.turns,
        gave_up=facts.gave_up,
    )


def level_shape(level: str, result: Result) -> shapes.DailyResult:
    return shapes.DailyResult(
        who=level, points=result.points, other=result.other, won=result.won, turns=result.turns, gave_up=False
    )
