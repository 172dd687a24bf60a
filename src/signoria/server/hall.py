"""All tables: opening them, finding them, loading them from the log when somebody comes, closing those that are abandoned."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from signoria.bots.registry import UnknownBot, find_bot
from signoria.core.registry import UnknownGame, find_game
from signoria.core.rng import from_seed
from signoria.core.trouble import Trouble
from signoria.server import tokens
from signoria.server.bots import BotPool
from signoria.server.entries import (
    AnyEntry,
    BotSat,
    Handed,
    Opened,
    Said,
    Sat,
    Stood,
    beginning,
    read_entry,
    write_entry,
)
from signoria.server.live import LiveTable
from signoria.server.rates import Rates
from signoria.server.refusal import Refused
from signoria.server.settings import Settings
from signoria.server.store import Store, TableRow, now
from signoria.server.table import CLOSED, OPEN, OVER, PLAYING, UNDO_RULES, Table

LOOK_AGAIN: Final = 0.02  # seconds
MEND_AFTER: Final = 0.5  # seconds
ABANDONED: Final = "abandoned"
BEGINNINGS: Final = (beginning(BotSat), beginning(Handed))  # of the entries by which a bot comes to a table
LONGEST_NAME: Final = 24
LOOKED_THROUGH: Final = 5  # tables, for somebody's last name
NO_NAME: Final = "…"  # of somebody whose data was deleted
log = logging.getLogger("signoria.server")


class Hall:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.pool = BotPool(settings.bot_workers)
        self.rates = Rates(settings.limits)
        self.live: dict[str, LiveTable] = {}
        self.going_down = False
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._mending: dict[str, asyncio.Task[None]] = {}

    # --- opening and finding --------------------------------------------------------------------------------------------

    async def open(self, opened: Opened) -> TableRow:
        """A new table; Refused if the game cannot be set up as wished."""
        if self.going_down:
            raise Refused("going_down")
        try:
            kind = find_game(opened.game)
        except UnknownGame as error:
            raise Refused("bad_setup", error.phrase) from error
        most = max(kind.most_seats, kind.hosting().most_people())
        if not kind.least_seats <= opened.seats <= most:
            raise Refused("bad_setup", least=kind.least_seats, most=most)
        if opened.undo not in UNDO_RULES:
            raise Refused("bad_message")
        await asyncio.to_thread(check_wishes, opened)  # wishes for a random kingdom may be hard to weigh
        mine = [row for row in await self.store.tables_of(opened.host, 200) if row.status in (OPEN, PLAYING)]
        if len(mine) >= self.settings.limits.tables_per_guest:
            raise Refused("too_many")
        at = now()
        row = TableRow(tokens.new_id(), tokens.new_invite(), opened.game, OPEN, opened.public, at, at)
        await self.store.open_table(row, write_entry(opened), [opened.host])
        self.live[row.id] = LiveTable(Table(row.id, opened), self.store, self.pool, self._mend)
        return row

    async def table(self, id: str) -> LiveTable:
        """A table by its id, from memory or from its log."""
        live = self.live.get(id)
        if live is not None and not live.broken:
            return live
        if self.going_down:
            raise Refused("going_down")
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> LiveTable:
        entries = await self.store.entries(id)
        if not entries:
            raise Refused("no_table")
        # In a thread: others play on while a long log is gone through.
        table = await asyncio.to_thread(lambda: replay(id, [read_entry(text) for text in entries]))
        live = LiveTable(table, self.store, self.pool, self._mend)
        old = self.live.get(id)
        if old is not None:  # whoever is connected stays so
            live.streams = old.streams
            live.gone_since = old.gone_since
            for stream in live.streams.values():
                stream.reread(live.table)
        self.live[id] = live
        await live.go_on()
        return live

    def _mend(self, id: str) -> None:
        """A table is not what its log says: load it as soon as that is possible."""
        if id not in self._mending:
            task = self._mending[id] = asyncio.create_task(self._load_when_possible(id))
            task.add_done_callback(lambda _: self._mending.pop(id, None))

    async def _load_when_possible(self, id: str) -> None:
        while not self.going_down:
            await asyncio.sleep(MEND_AFTER)
            try:
                await self.table(id)
                return
            except (Refused, SQLAlchemyError) as error:  # the database is still away
                if isinstance(error, Refused) and error.code == "no_table":
                    return
            except Exception:
                log.exception("a table could not be loaded", extra={"table": id})
                return

    async def start(self, id: str, guest: str) -> None:
        """Deal. A table with more people than one game takes becomes two."""
        live = await self.table(id)
        for new in await live.start(guest):
            await self.table(new)

    async def seated(self, id: str) -> list[str]:
        """Who sits where, for lists: nothing is played for that."""
        live = self.live.get(id)
        if live is not None:
            return live.table.called()
        entries = [read_entry(text) for text in await self.store.entries(id)]
        return replay(id, [entry for entry in entries if isinstance(entry, Opened | Sat | Stood | BotSat)]).called()

    async def waits_for(self, row: TableRow, guest: str) -> bool:
        """Whether a game cannot go on before this guest has answered."""
        if not guest or row.status != PLAYING:
            return False
        table = (await self.table(row.id)).table
        return any(seat in table.asked() for seat in table.seats_of(guest))

    async def last_name(self, guest: str) -> str:
        """What somebody was called at one of the last tables; "" if they have sat at none."""
        for row in await self.store.tables_of(guest, LOOKED_THROUGH):
            for text in reversed(await self.store.entries(row.id)):
                entry = read_entry(text)
                if isinstance(entry, Sat) and entry.guest == guest:
                    return entry.name
        return ""

    async def wake(self) -> int:
        """After a start: games with a bot go on, even if nobody comes. How many there are; others are loaded when they are wanted."""
        ids = await self.store.with_entries(PLAYING, BEGINNINGS)
        for id in ids:
            try:
                await self.table(id)
            except Exception:  # one broken table must not keep the others from waking
                log.exception("a table could not be loaded", extra={"table": id})
        return len(ids)

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
        for id, live in list(self.live.items()):
            if not live.links() and not live.lock.locked() and not live.table.bots_asked():
                del self.live[id]
                self.store.rest(id)

    async def _close_abandoned(self, id: str) -> None:
        try:
            live = await self.table(id)
            if not live.present():
                await live.close(ABANDONED)
        except Exception:  # one broken table must not keep the others from being tidied up
            log.exception("a table could not be closed", extra={"table": id})

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
                live.broken = True
            await self.table(row.id)  # anew, from what is left
        await self.store.delete_guest(guest)

    async def _rewrite_without(self, id: str, guest: str) -> None:
        nobody = f"gone-{tokens.new_id()}"
        seats: set[int] = set()
        for n, text in enumerate(await self.store.entries(id), 1):
            entry = read_entry(text)
            if isinstance(entry, Sat) and entry.guest == guest:
                seats.add(entry.seat)
                await self.store.rewrite(id, n, write_entry(Sat(entry.seat, nobody, NO_NAME, "")))
            elif isinstance(entry, Sat | Stood | BotSat):
                seats.discard(entry.seat)
            elif isinstance(entry, Said) and entry.seat in seats:
                await self.store.rewrite(id, n, write_entry(Said(entry.seat, NO_NAME)))
            elif isinstance(entry, Opened) and entry.host == guest:
                await self.store.rewrite(id, n, write_entry(msgspec.structs.replace(entry, host=nobody)))

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
            for task in live.thinking.values():
                task.cancel()
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
    kind = find_game(opened.game)
    try:
        if opened.seats > kind.most_seats:
            kind.hosting().split(opened.wishes, opened.seats, from_seed("trial"))
        else:
            kind.hosting().setup(opened.wishes, opened.seats, from_seed("trial"))
    except Trouble as trouble:
        raise Refused("bad_setup", trouble.phrase) from trouble


def check_bot(name: str, game: str) -> str:
    try:
        return find_bot(name, game).name
    except UnknownBot as error:
        raise Refused("no_bot", name=name) from error


def check_name(name: str) -> str:
    """A name as it is shown: one line, printable, of a modest length."""
    text = " ".join(name.split())
    if not text or len(text) > LONGEST_NAME or not text.isprintable() or text.lower().startswith("bot:"):
        raise Refused("bad_name", most=LONGEST_NAME)
    return text
