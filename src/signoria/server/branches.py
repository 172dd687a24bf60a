"""Playing on from a point of a finished game, a record, a shared position or a lesson; and links to such points."""

from __future__ import annotations

from fastapi import APIRouter, Request

from signoria.core.branch import Branch
from signoria.core.record import Record, RecordError
from signoria.lessons.lesson import lessons
from signoria.server import shapes, tokens
from signoria.server.entries import Opened
from signoria.server.live import LiveTable
from signoria.server.rates import NEW_RECORDS, NEW_TABLES, TABLES_FROM
from signoria.server.refusal import Refused
from signoria.server.rest import TURNED_DOWN, KnownGuest, TheRegistry, where_from
from signoria.server.table import CLOSED, OVER
from signoria.server.table_registry import TableRegistry, check_bot
from signoria.server.table_state import LESSON
from signoria.server.texts import check_name
from signoria.server.watching import BroughtGame, GameOfTable, Library, the_library

router = APIRouter(prefix="/api", responses=TURNED_DOWN)
LESSONS_KEPT = 500  # of one lesson and one guest


@router.get("/lessons")
async def all_lessons() -> list[shapes.LessonInfo]:
    """The lessons there are: `lesson-NAME` is the title, `lesson-NAME.about` a word on it."""
    return [
        shapes.LessonInfo(
            name=lesson.name,
            game=lesson.game,
            steps=[f"{lesson.message(remark)}.title" for remark in lesson.steps()],
        )
        for lesson in lessons().values()
    ]


@router.post("/branches", status_code=201)
async def play_on(
    registry: TheRegistry, guest: KnownGuest, request: Request, asked: shapes.NewBranch
) -> shapes.SeatAtTable:
    """Play on alone against bots, as any seat. Of your live games only a lesson is offered: the others stay hidden."""
    name = check_name(asked.name)
    if asked.of == "lesson":
        return await begin_lesson(registry, guest, request, asked, name)
    row = await registry.opened_before(guest, asked.request_id)
    if row is None:
        branch, origin = await found_branch(registry, guest, request, asked)
        live = await open_branch(registry, guest, request, branch, origin, asked.request_id, asked.practice)
    else:
        live = await registry.table(row.id)
    return await take_seats(registry, live, guest, request, asked.seat, name, asked.bot)


async def begin_lesson(
    registry: TableRegistry, guest: str, request: Request, asked: shapes.NewBranch, name: str
) -> shapes.SeatAtTable:
    """A lesson that was left is resumed, on any device of the guest; `anew` begins it again."""
    lesson = lessons().get(asked.id)
    if lesson is None:
        raise Refused("no_lesson", name=asked.id)
    for number in range(LESSONS_KEPT):
        attempt = f"{LESSON}{lesson.name} {number}"
        row = await registry.opened_before(guest, attempt)
        if row is not None and (row.status in (OVER, CLOSED) or asked.anew):
            continue
        if row is None:
            origin = f"{LESSON}{lesson.name}"
            live = await open_branch(registry, guest, request, lesson.branch, origin, attempt, practice=False)
        else:
            live = await registry.table(row.id)
        return await take_seats(registry, live, guest, request, lesson.seat, name, lesson.bot)
    raise Refused("too_many")


async def found_branch(
    registry: TableRegistry, guest: str, request: Request, asked: shapes.NewBranch
) -> tuple[Branch, str]:
    address = where_from(request)
    if asked.of == "position":
        return await registry.desk.do(address, read_code, asked.code), "position"
    library: Library = the_library(request)
    if asked.of == "table":
        found = await library.of_table(registry, guest, asked.id, asked.game, "", address)
        origin = f"table {asked.id} {found.number}"
        table = (await registry.table(asked.id)).table
        if table.coach is not None and found.number == 1:
            origin = f"{LESSON}{table.coach.lesson.name} {asked.id} 1"
    else:
        found = library.brought(asked.id, address)
        origin = "record"
    return await registry.desk.do(address, cut, found.replay.record, asked.step), origin


async def open_branch(
    registry: TableRegistry, guest: str, request: Request, branch: Branch, origin: str, attempt: str, practice: bool
) -> LiveTable:
    registry.rates.check(NEW_TABLES, guest)
    registry.rates.check(TABLES_FROM, where_from(request))
    seats, wishes = await registry.desk.do(where_from(request), seats_and_wishes, branch)
    data = branch.data()
    opened = Opened(branch.game, seats, wishes, guest, chat=False, branch=data, origin=origin, practice=practice)
    row = await registry.open(opened, attempt or tokens.new_id(), where_from(request))
    return await registry.table(row.id)


async def take_seats(
    registry: TableRegistry, live: LiveTable, guest: str, request: Request, seat: int, name: str, bot: str
) -> shapes.SeatAtTable:
    """The guest at one seat, bots at the others, and the game continues. Sent again, it changes nothing."""
    table = live.table
    if not table.was_started_by(guest):
        bot = check_bot(bot, table.ruleset.name)
        if not 0 <= seat < len(table.chairs):
            raise Refused("no_such_seat", seats=len(table.chairs))
        token = tokens.kept(tokens.new_token())
        await live.do(lambda table: table.decide_sit(seat, guest, name, token))
        for other in range(len(table.chairs)):
            if other != seat:
                await live.do(lambda table, other=other: table.decide_bot(other, guest, bot))  # type: ignore[misc]
        await registry.start(table.id, guest, where_from(request))
    return shapes.SeatAtTable(table=table.id, seat=next(iter(table.seats_of(guest)), seat))


@router.post("/positions", status_code=201)
async def open_position(registry: TheRegistry, request: Request, asked: shapes.PositionCode) -> shapes.OpenedPosition:
    """Look at a position from its link: it becomes a short record, shown at its last step."""
    registry.rates.check(NEW_RECORDS, where_from(request))
    registry.check_memory()
    branch = await registry.desk.do(where_from(request), read_code, asked.code)
    text = await registry.desk.do(where_from(request), as_record, branch)
    id = await the_library(request).bring(text, where_from(request))
    return shapes.OpenedPosition(id=id, step=len(branch.moves))


@router.get("/tables/{id}/replay/{step}/position")
async def position_of_table(
    registry: TheRegistry, request: Request, found: GameOfTable, step: int
) -> shapes.PositionCode:
    """The last part of a link to this step, which contains it."""
    code = await registry.desk.do(where_from(request), code_of, found.replay.record, step)
    return shapes.PositionCode(code=code)


@router.get("/replays/{id}/{step}/position")
async def position_of_record(
    registry: TheRegistry, request: Request, found: BroughtGame, step: int
) -> shapes.PositionCode:
    code = await registry.desk.do(where_from(request), code_of, found.replay.record, step)
    return shapes.PositionCode(code=code)


# --- what takes time, in a thread ---------------------------------------------------------------------------------------


def cut(record: Record, step: int) -> Branch:
    try:
        return Branch.of_record(record, step)
    except RecordError as error:
        raise Refused("bad_position", error.phrase) from error


def read_code(code: str) -> Branch:
    try:
        branch = Branch.from_code(code)
        branch.play()
    except RecordError as error:
        raise Refused("bad_position", error.phrase) from error
    return branch


def code_of(record: Record, step: int) -> str:
    try:
        return Branch.of_record(record, step).code()
    except RecordError as error:
        raise Refused("bad_position", error.phrase) from error


def as_record(branch: Branch) -> str:
    return branch.record().to_json()


def seats_and_wishes(branch: Branch) -> tuple[int, dict[str, object]]:
    """How many play, and what a rematch is set up with: custom cards stay at the table."""
    try:
        setup = branch.setup()
    except RecordError as error:
        raise Refused("bad_position", error.phrase) from error
    seats = setup["seats"]
    assert isinstance(seats, int)
    return seats, {"custom": setup["custom"]} if "custom" in setup else {}
