"""A guest's finished games over HTTP: the list, what they come to, and all of it as a file."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import StreamingResponse

from signoria.core.limits import KEY, LARGEST_NUMBER
from signoria.server import shapes
from signoria.server.entries import read_entry
from signoria.server.rates import NEW_RECORDS
from signoria.server.refusal import Refused, Unknown
from signoria.server.rest import TURNED_DOWN, KnownGuest, TheRegistry, where_from
from signoria.server.results import ResultRow, read_facts
from signoria.server.statistics import statistics, title_of
from signoria.server.store import TableRow
from signoria.server.table_registry import TableRegistry, replay

router = APIRouter(prefix="/api/me", responses=TURNED_DOWN)
LISTED: Final = 50
MOST_LISTED: Final = 500
COUNTED: Final = 5_000  # games that statistics look at, the last ones
EXPORTED: Final = 5_000
RECORDED: Final = 1_000  # games that are exported with their records
LOOKED_UP: Final = 20  # tables of an older version that one request looks at
FORMULA: Final = "=+-@\t\r"  # a name that begins so would be calculated by a spreadsheet
Game = Annotated[str, Query(max_length=KEY)]


@router.get("/games")
async def my_games(
    registry: TheRegistry,
    guest: KnownGuest,
    game: Game = "",
    before: Annotated[int | None, Query(ge=0, le=LARGEST_NUMBER)] = None,
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = LISTED,
) -> shapes.MyGames:
    """Your finished games, the last ones first; earlier ones with `before`, which is the `at` of the last you have."""
    await look_up(registry, guest)
    rows = await registry.store.results_of(guest, limit, before, game)
    total = await registry.store.count_results(guest, game)
    return shapes.MyGames(games=[game_shape(registry, *row) for row in rows], total=total)


@router.delete("/games/{table}/{number}", status_code=204)
async def remove_game(
    registry: TheRegistry,
    guest: KnownGuest,
    table: shapes.Id,
    number: Annotated[int, Path(ge=1, le=LARGEST_NUMBER)],
) -> None:
    """Take a finished game out of your list and your statistics. Others who played it keep it in theirs."""
    if not await registry.store.delete_result(guest, table, number):
        raise Refused("no_table")


@router.get("/statistics")
async def my_statistics(
    registry: TheRegistry, guest: KnownGuest, request: Request, game: Game = ""
) -> shapes.Statistics:
    """How often you win: in all, by level, by kingdom, and by card."""
    rows = await registry.store.results_of(guest, COUNTED, game=game)
    return await registry.desk.do(where_from(request), statistics, [row for row, _ in rows])


@router.get("/games.csv", response_class=StreamingResponse)
async def export_csv(registry: TheRegistry, guest: KnownGuest, request: Request) -> StreamingResponse:
    """Your finished games as a table, a line each."""
    registry.rates.check(NEW_RECORDS, where_from(request))
    rows = await registry.store.results_of(guest, EXPORTED)
    text = await registry.desk.do(where_from(request), as_csv, [(row, registry.seated(table)) for row, table in rows])
    return StreamingResponse(iter([text.encode()]), media_type="text/csv; charset=utf-8", headers=attached("csv"))


@router.get("/games.json", response_class=StreamingResponse)
async def export_json(registry: TheRegistry, guest: KnownGuest, request: Request) -> StreamingResponse:
    """Your finished games with their records, each on a line of its own."""
    registry.rates.check(NEW_RECORDS, where_from(request))
    rows = await registry.store.results_of(guest, RECORDED)
    return StreamingResponse(
        as_json(registry, rows, where_from(request)), media_type="application/json", headers=attached("json")
    )


async def look_up(registry: TableRegistry, guest: str) -> None:
    """Games of an older version get their results when somebody wants to see them, some at a time."""
    for id in await registry.store.untold(guest, LOOKED_UP):
        try:
            await registry.table(id)  # once it is loaded, its results are noted
        except (Unknown, Refused):
            continue


def attached(ending: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="signoria-games.{ending}"', "Cache-Control": "no-store"}


def game_shape(registry: TableRegistry, row: ResultRow, table: TableRow) -> shapes.MyGame:
    facts = read_facts(row)
    return shapes.MyGame(
        table=row.table,
        number=row.n,
        seat=row.seat,
        at=row.at,
        game=row.game,
        day=row.day,
        players=registry.seated(table),
        winners=list(facts.winners),
        places=list(facts.places),
        points=list(facts.points),
        turns=facts.turns,
        conceded=facts.conceded,
        gave_up=facts.gave_up,
        screen=list(facts.screen),
        kingdom=list(facts.kingdom),
        title=title_of(facts.kingdom),
        had=facts.had,
        hints=facts.hints,
    )


def as_csv(rows: Sequence[tuple[ResultRow, Sequence[str]]]) -> str:
    written = io.StringIO()
    columns = ("ended", "game", "table", "number", "day", "place", "won", "points", "turns", "players", "kingdom")
    sheet = csv.writer(written)
    sheet.writerow(columns)
    for row, players in rows:
        facts = read_facts(row)
        ended = datetime.fromtimestamp(row.at / 1000, UTC).isoformat(timespec="seconds")
        sheet.writerow(
            [
                ended,
                row.game,
                harmless(row.table),
                row.n,
                row.day or "",
                facts.places[row.seat],
                int(row.seat in facts.winners),
                " ".join(map(str, facts.points)),
                facts.turns,
                harmless(", ".join(players)),
                " ".join(facts.kingdom),
            ]
        )
    return written.getvalue()


def harmless(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in FORMULA and text else text


async def as_json(
    registry: TableRegistry, rows: Sequence[tuple[ResultRow, TableRow]], address: str
) -> AsyncIterator[bytes]:
    """One game after another: what is sent is not gathered in memory, and other work comes in between."""
    yield b'{"games": ['
    for number, (row, table) in enumerate(rows):
        entries = await registry.store.entries(row.table)
        record = await registry.desk.do(address, record_of, row.table, entries, row.n)
        one = game_shape(registry, row, table).model_dump() | {"record": record}
        yield (b",\n" if number else b"\n") + json.dumps(one, ensure_ascii=False).encode()
        await asyncio.sleep(0)
    yield b"\n]}\n"


def record_of(id: str, entries: Sequence[str], number: int) -> object:
    """The record of a finished game, from the log of its table; None if that can't be read any more."""
    if not entries:
        return None
    records = replay(id, [read_entry(text) for text in entries]).records
    return json.loads(records[number - 1].to_json()) if number <= len(records) else None
