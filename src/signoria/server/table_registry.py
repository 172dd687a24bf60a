"""All tables: opening them, finding them, loading them from the log when somebody comes, closing those that are abandoned."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
from sqlalchemy.exc import IntegrityError

from signoria.bots.registry import UnknownBot, find_bot
from signoria.core.branch import Branch
from signoria.core.errors import SignoriaError
from signoria.core.phrase import phrase
from signoria.core.record import RecordError
from signoria.core.registry import UnknownGame, find_game
from signoria.core.rng import from_seed
from signoria.server import bites, tokens
from signoria.server.bot_pool import BotPool
from signoria.server.entries import (
    AnyEntry,
    BotSat,
    Opened,
    Said,
    Sat,
    Stood,
    read_entry,
    write_entry,
)
from signoria.server.live import LiveTable
from signoria.server.rates import Rates
from signoria.server.refusal import Refused, Unknown
from signoria.server.results import GONE
from signoria.server.settings import Settings
from signoria.server.split import is_for_two
from signoria.server.store import Store, TableRow, names, now
from signoria.server.table import CLOSED, OPEN, OVER, PLAYING, UNDO_RULES, Table
from signoria.server.work_queue import WorkQueue

T = TypeVar("T")
LOOK_AGAIN: Final = 0.02  # seconds
MEND_AFTER: Final = 0.5  # seconds
ABANDONED: Final = "abandoned"
NO_NAME: Final = "…"  # of somebody whose data was deleted
log = logging.getLogger("signoria.server")


class TableRegistry:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.pool = BotPool(settings.bot_workers, settings.background)
        self.rates = Rates(settings.limits)
        self.desk = WorkQueue()
        self.live: dict[str, LiveTable] = {}
        self.going_down = False
        self.crowded = False  # too much memory is taken
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._mending: dict[str, asyncio.Task[None]] = {}
        self._unreadable: set[str] = set()  # tables whose logs make no sense to us

    # --- opening and finding --------------------------------------------------------------------------------------------

    async def opened_before(self, guest: str, request: str) -> TableRow | None:
        """The table that this request of this guest has opened, if its answer got lost."""
        return await self.store.table(tokens.id_for(guest, request)) if request else None

    async def open(self, opened: Opened, request: str = "", address: str = "") -> TableRow:
        """A new table; Refused if the game cannot be set up as wished. `request` is its sender's name for this."""
        if self.going_down:
            raise Unknown
        try:
            ruleset = find_game(opened.game)
        except UnknownGame as error:
            raise Refused("bad_setup", error.phrase) from error
        most = max(ruleset.most_seats, ruleset.lobby_rules().most_people())
        if not ruleset.least_seats <= opened.seats <= most:
            raise Refused("bad_setup", least=ruleset.least_seats, most=most)
        if opened.undo not in UNDO_RULES:
            raise Refused("bad_message")
        await self.check_room(opened.host)
        await self.desk.do(address, check_wishes, opened)  # wishes for a random kingdom may be hard to weigh
        at = now()
        id = tokens.id_for(opened.host, request) if request else tokens.new_id()
        row = TableRow(id, tokens.new_invite(), opened.game, OPEN, opened.public, at, at, names([""] * opened.seats))
        try:
            await self.store.open_table(row, [write_entry(opened)], [(opened.host, "")])
        except IntegrityError:  # the same request, sent twice, was faster
            there = await self.store.table(id)
            if there is None:
                raise
            return there
        self.live[row.id] = LiveTable(
            Table(row.id, opened), self.store, self.pool, self._mend, self.settings.away_after
        )
        return row

    async def check_room(self, guest: str) -> None:
        """Refused if this guest, or everyone together, has too many tables already."""
        mine = [row for row in await self.store.tables_of(guest, 200) if row.status in (OPEN, PLAYING)]
        if len(mine) >= self.settings.limits.tables_per_guest:
            bites.bite("tables_per_guest")
            raise Refused("too_many")
        self.check_memory()
        counted = await self.store.count_tables()
        if counted.get(OPEN, 0) + counted.get(PLAYING, 0) >= self.settings.limits.tables:
            bites.bite("tables")
            raise Refused("too_many")

    def check_memory(self) -> None:
        if self.crowded:
            bites.bite("memory")
            raise Refused("too_many")

    async def table(self, id: str) -> LiveTable:
        """A table by its id, from memory or from its log. Unknown if it cannot be loaded now."""
        if not tokens.could_be_ours(id):
            raise Refused("no_table")
        live = self.live.get(id)
        if live is not None and not live.broken:
            return live
        if self.going_down:
            raise Unknown
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> LiveTable:
        old = self.live.get(id)
        if old is not None:
            await self.store.settle()  # what made it unsound may still be on its way
        entries = await self.store.entries(id)
        if not entries:
            raise Refused("no_table")
        try:
            # In a thread: others play on while a long log is gone through.
            table = await asyncio.to_thread(lambda: replay(id, [read_entry(text) for text in entries]))
        except Exception as error:
            if id not in self._unreadable:  # said once, however often somebody asks for it
                self._unreadable.add(id)
                log.exception("a table could not be loaded", extra={"table": id})
            raise Unknown from error
        live = LiveTable(table, self.store, self.pool, self._mend, self.settings.away_after)
        if old is not None:  # existing connections stay
            live.streams = old.streams
            live.gone_since = old.gone_since
            for stream in live.streams.values():
                stream.reread(live.table)
        self.live[id] = live
        await live.go_on()
        return live

    def _mend(self, id: str, after: float = MEND_AFTER) -> None:
        """A table is not what its log says, or not loaded at all: load it as soon as that is possible."""
        if id not in self._mending:
            task = self._mending[id] = asyncio.create_task(self._load_when_possible(id, after))
            task.add_done_callback(lambda _: self._mending.pop(id, None))

    async def _load_when_possible(self, id: str, after: float) -> None:
        while not self.going_down:
            await asyncio.sleep(after)
            after = MEND_AFTER
            try:
                await self.table(id)
                return
            except Unknown:  # the database is still away
                if id in self._unreadable:
                    return
            except Refused:  # there is no such table any more
                return

    async def start(self, id: str, guest: str, address: str = "") -> None:
        """Deal. A table with more people than one game takes becomes two."""
        live = await self.table(id)
        table = live.table
        setup: dict[str, object] | None = None
        if not table.was_started_by(guest):
            table.check_startable(guest)
            setup = None if is_for_two(table) else await self.desk.do(address, setup_of, table)
        for new in await live.start(guest, setup):
            self._mend(new, after=0)  # a bot may have to begin

    def seated(self, row: TableRow) -> list[str]:
        """The seats and their players, for lists: no log is read for that."""
        live = self.live.get(row.id)
        return live.table.called() if live is not None else row.seated()

    def waits_for(self, row: TableRow, guest: str) -> bool:
        """Whether a game is waiting for this guest's answer."""
        live = self.live.get(row.id)
        if live is None:
            return row.status == PLAYING and row.waits_for(guest)
        return any(seat in live.table.people_asked() for seat in live.table.seats_of(guest))

    async def wake(self) -> int:
        """After a start: games with a bot continue, even if nobody comes. How many there are; others are loaded when they are wanted."""
        rows = await self._when_possible(self.store.to_be_woken)
        for row in rows:
            await self._load_when_possible(row.id, after=0)
        return len(rows)

    async def _when_possible(self, read: Callable[[], Awaitable[T]]) -> T:
        while True:
            try:
                return await read()
            except Unknown:
                await asyncio.sleep(MEND_AFTER)

    # --- tidying up -----------------------------------------------------------------------------------------------------

    async def tidy(self) -> None:
        """Close what is abandoned, delete what was kept long enough, and forget what nobody looks at."""
        settings = self.settings
        for status, kept_for in ((OPEN, settings.open_for), (PLAYING, settings.idle_for), (OVER, settings.idle_for)):
            before = now() - int(kept_for.total_seconds() * 1000)
            for row in await self.store.with_status(status, before):
                await self._close_abandoned(row.id)
        before = now() - int(settings.keep_for.total_seconds() * 1000)
        old = [row.id for row in await self.store.with_status(CLOSED, before)]
        if old:
            await self.store.delete_tables(old)
        await self.store.forget_guests(before)
        self.unload()

    def unload(self) -> None:
        """Forget tables that nobody looks at: they are loaded again when somebody comes."""
        for id, live in list(self.live.items()):
            if not live.links() and not live.is_busy():
                del self.live[id]
                self.store.rest(id)

    async def _close_abandoned(self, id: str) -> None:
        try:
            live = await self.table(id)
            if not live.present():
                await live.close(ABANDONED)
        except Unknown:  # one broken table must not keep the others from being tidied up
            pass

    async def forget(self, guest: str) -> None:
        """Delete what says who somebody was: name, chat, tokens. The games of the others stay as they were played."""
        for row in await self.store.tables_of(guest, 10_000):
            live = await self.table(row.id)
            for seat in live.table.seats_of(guest):
                if live.table.status == OPEN:
                    await live.do(lambda table, seat=seat: table.decide_stand(seat, guest))  # type: ignore[misc]
                elif live.table.status == PLAYING:
                    await live.do(lambda table, seat=seat: table.decide_concede(seat))  # type: ignore[misc]
            async with live.lock:
                for seat in live.table.seats_of(guest):
                    live.send_away(seat)
                await self._rewrite_without(row.id, guest)
                live.break_()
            await self.table(row.id)  # anew, from what is left
        await self.store.delete_guest(guest)

    async def _rewrite_without(self, id: str, guest: str) -> None:
        """All or nothing: what somebody said is found by where they sat, which is rewritten too."""
        nobody = f"{GONE}{tokens.new_id()}"
        seats: set[int] = set()
        changed: dict[int, AnyEntry] = {}
        for n, text in enumerate(await self.store.entries(id), 1):
            entry = read_entry(text)
            if isinstance(entry, Sat) and entry.guest == guest:
                seats.add(entry.seat)
                changed[n] = Sat(entry.seat, nobody, NO_NAME, "")
            elif isinstance(entry, Sat | Stood | BotSat):
                seats.discard(entry.seat)
            elif isinstance(entry, Said) and entry.seat in seats:
                changed[n] = Said(entry.seat, NO_NAME)
            elif isinstance(entry, Opened) and entry.host == guest:
                changed[n] = msgspec.structs.replace(entry, host=nobody)
        if changed:
            await self.store.rewrite(id, {n: write_entry(entry) for n, entry in changed.items()})

    async def drain(self, goodbye: bytes) -> None:
        """Let what is being done finish, and wait until everybody has heard that we are going down."""
        self.going_down = True
        for live in list(self.live.values()):
            await live.dismiss()
        while any(link.busy for live in self.live.values() for link in live.links()):
            await asyncio.sleep(LOOK_AGAIN)
        for live in self.live.values():
            for link in live.links():
                link.send(goodbye)
                link.end()
        while any(live.links() for live in self.live.values()):
            await asyncio.sleep(LOOK_AGAIN)

    def close(self) -> None:
        for mending in self._mending.values():
            mending.cancel()
        for live in self.live.values():
            live.stop_tasks()
        self.pool.close()


def replay(id: str, entries: list[AnyEntry]) -> Table:
    """A table from its log."""
    first = entries[0]
    assert isinstance(first, Opened), "a log begins with the opening of its table"
    table = Table(id, first)
    for entry in entries[1:]:
        table.apply(entry)
    return table


def check_wishes(opened: Opened) -> None:
    """Whether the game can be set up so: found out now, not when everybody sits."""
    ruleset = find_game(opened.game)
    if opened.branch:
        check_branch(opened)
        return
    try:
        if ruleset.lobby_rules().is_split(opened.wishes, opened.seats):
            ruleset.lobby_rules().split(opened.wishes, opened.seats, from_seed("trial"))
        else:
            ruleset.lobby_rules().setup(opened.wishes, opened.seats, from_seed("trial"))
    except SignoriaError as error:
        raise Refused("bad_setup", error.phrase) from error


def check_branch(opened: Opened) -> None:
    """Whether a game can be played on from there."""
    try:
        game = Branch.from_data(opened.branch).play()
    except RecordError as error:
        raise Refused("bad_position", error.phrase) from error
    if game.over():
        raise Refused("bad_position", phrase("branch-over"))
    assert game.state.seats == opened.seats


def setup_of(table: Table) -> dict[str, object]:
    """A game as its people wished for it, ready to be dealt."""
    if table.opened.branch:
        return Branch.from_data(table.opened.branch).setup()
    chance = from_seed(secrets.token_hex(16))
    try:
        return table.ruleset.lobby_rules().setup(table.opened.wishes, len(table.chairs), chance)
    except SignoriaError as error:
        raise Refused("bad_setup", error.phrase) from error


def check_bot(name: str, game: str) -> str:
    try:
        return find_bot(name, game).name
    except UnknownBot as error:
        raise Refused("no_bot", name=name) from error
