"""A table while people are at it: requests one after another, each kept before it is acknowledged, and everyone told."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Final, Protocol

from signoria.bots.registry import RANDOM
from signoria.core.rng import from_seed
from signoria.server import metrics
from signoria.server.bots import BotPool, check_bots
from signoria.server.entries import AnyEntry, Closed, Said, Sat, Started, write_entry
from signoria.server.protocol import Bye, encode
from signoria.server.refusal import Refused
from signoria.server.split import is_for_two, split
from signoria.server.store import Conflict, Store, StoreClosed, TableRow, now
from signoria.server.stream import Link, Stream
from signoria.server.table import CLOSED, PLAYING, Table

SPECTATOR: Final = -1
NOBODY: Final = -2
TOO_LATE: Final = ("stale_question", "not_asked", "not_playing", "already_answered", "closed")  # for a bot's answer
log = logging.getLogger("signoria.server")


class Asker(Protocol):
    """Who wants something done and waits for it to be kept."""

    seat: int

    def acknowledge(self) -> None: ...


class LiveTable:
    def __init__(self, table: Table, store: Store, pool: BotPool, mend: Callable[[str], None]) -> None:
        self.table = table
        self.store = store
        self.pool = pool
        self.mend = mend  # sees to it that a broken table is loaded anew
        self.hosting = table.kind.hosting()
        self.lock = asyncio.Lock()
        self.streams: dict[int, Stream] = {}
        self.gone_since: dict[int, float] = {}  # by seat; since this table was loaded, where nobody has come yet
        self.loaded = time.monotonic()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.broken = False  # the store and this copy disagree: it is loaded anew
        self.dismissed = False  # the server is going down

    # --- who is here ----------------------------------------------------------------------------------------------------

    def present(self) -> set[int]:
        return {seat for seat, stream in self.streams.items() if seat >= 0 and stream.links}

    def watchers(self) -> int:
        stream = self.streams.get(SPECTATOR)
        return len(stream.links) if stream is not None else 0

    def join(self, link: Link) -> Stream:
        """A socket comes; everyone else sees that."""
        stream = self.streams.get(link.seat)
        if stream is None:
            stream = self.streams[link.seat] = Stream(link.seat, self.table)
        self.gone_since.pop(link.seat, None)
        present = self.present() | ({link.seat} - {SPECTATOR})
        self._tell(stream, present)  # to those who are there already, before the newcomer gets everything
        stream.links.add(link)
        self.tell_all()
        return stream

    def leave(self, link: Link) -> None:
        stream = self.streams.get(link.seat)
        if stream is not None:
            stream.links.discard(link)
            if not stream.links and not self.dismissed:
                self.gone_since[link.seat] = time.monotonic()
                self.tell_all()

    def has(self, link: Link) -> bool:
        """Whether a socket still belongs here: its seat may have been given to somebody else."""
        stream = self.streams.get(link.seat)
        return stream is not None and link in stream.links

    def send_away(self, seat: int) -> None:
        """A seat is not theirs any more: whoever was connected there hears nothing of what follows."""
        stream = self.streams.pop(seat, None)
        if stream is not None:
            refused = Refused("not_your_seat")
            for link in list(stream.links):
                link.send(encode(Bye(refused.code, refused.phrase.data(), again=False)))
                link.end()

    def check_away(self, seat: int, away_after: timedelta) -> None:
        """Whether the owner of a seat has been gone long enough to be replaced."""
        gone_for = time.monotonic() - self.gone_since.get(seat, self.loaded)
        if seat in self.present() or gone_for < away_after.total_seconds():
            raise Refused("not_away")

    def tell_all(self, but: int = NOBODY) -> None:
        """Send everyone what is new for them."""
        present = self.present()
        for seat, stream in self.streams.items():
            if stream.links and seat != but:
                self._tell(stream, present)

    def tell_seat(self, seat: int) -> None:
        stream = self.streams.get(seat)
        if stream is not None and stream.links:
            self._tell(stream, self.present())

    def _tell(self, stream: Stream, present: set[int]) -> None:
        state = stream.state(self.table, present)
        if state is not None:
            data = encode(state)
            for link in list(stream.links):
                link.send(data)

    def _tell_chat(self, said: Said) -> None:
        line = self.table.chat[-1]
        assert (line.seat, line.text) == (said.seat, said.text)
        for stream in self.streams.values():
            message = stream.hear(self.table, line)
            if message is not None:
                data = encode(message)
                for link in list(stream.links):
                    link.send(data)

    # --- doing things ---------------------------------------------------------------------------------------------------

    async def do(self, decide: Callable[[Table], Sequence[AnyEntry]], asker: Asker | None = None) -> bool:
        """Carry a request out; whether it changed anything. When this returns, that is durable, and everyone is told.

        Refused says why not; then nothing has changed. Whoever asked may be gone before the end: it is carried out all the same.
        """
        return await asyncio.shield(asyncio.create_task(self._do(decide, asker)))

    async def _do(self, decide: Callable[[Table], Sequence[AnyEntry]], asker: Asker | None) -> bool:
        async with self.lock:
            if self.broken or self.dismissed:
                raise Refused("going_down")
            entries = list(decide(self.table))
            if not entries:
                return False
            sat = [place.guest for place in self.table.places]
            await self._commit(entries)
            for seat, place in enumerate(self.table.places):
                if place.guest != sat[seat]:
                    self.send_away(seat)
            for entry in entries:
                if isinstance(entry, Said):
                    self._tell_chat(entry)
            await self._go_on()
            if asker is not None:
                # Who asks waits for it, as do others at other tables: all of them come before those who only look on.
                self.tell_seat(asker.seat)
                asker.acknowledge()
                await asyncio.sleep(0)
            self.tell_all(but=asker.seat if asker is not None else NOBODY)
            self.wake_bots()
        return True

    async def go_on(self) -> None:
        """After a table was loaded: do what follows of itself from what its log ends with."""
        async with self.lock:
            await self._go_on()
            self.tell_all()
            self.wake_bots()

    async def _go_on(self) -> None:
        while (move := self.table.standing_move()) is not None:
            await self._commit([move])
        if (proposal := self.table.rematch_is_due()) is not None:
            setup = self.table.next_setup(proposal.choice, proposal.named, from_seed(secrets.token_hex(16)))
            await self._commit([Started(setup, secrets.token_hex(32))])

    async def _commit(self, entries: Sequence[AnyEntry]) -> None:
        table = self.table
        status = table.status_after(entries)
        members = [entry.guest for entry in entries if isinstance(entry, Sat)]
        try:
            await self.store.append(table.id, table.length, [write_entry(entry) for entry in entries], status, members)
        except (Conflict, StoreClosed) as error:
            self._break()
            raise Refused("going_down") from error
        metrics.count_moves(table.kind.name, entries)
        try:
            for entry in entries:
                table.apply(entry)
        except Exception:
            self._break()  # what is kept is right; what we have in memory is not
            raise
        assert table.status == status, f"{table.status} instead of {status}"

    def _break(self) -> None:
        self.broken = True
        self.mend(self.table.id)  # not only when somebody asks for it: people may be waiting for a bot

    async def start(self, guest: str) -> list[str]:
        """Deal. The tables that this one has become, if there are too many people for one."""
        if is_for_two(self.table):
            return await asyncio.shield(asyncio.create_task(self._split(guest)))

        def decide(table: Table) -> list[AnyEntry]:
            table.check_startable(guest)
            setup = self.hosting.setup(table.opened.wishes, len(table.places), from_seed(secrets.token_hex(16)))
            check_bots(table, setup)
            return [Started(setup, secrets.token_hex(32))]

        await self.do(decide)
        return []

    async def _split(self, guest: str) -> list[str]:
        async with self.lock:
            if self.broken or self.dismissed:
                raise Refused("going_down")
            table = self.table
            table.check_startable(guest)
            new, closed = split(table)
            rows = [
                (
                    TableRow(one.id, one.invite, table.kind.name, PLAYING, table.opened.public, now(), now()),
                    [write_entry(entry) for entry in one.entries],
                    one.members,
                )
                for one in new
            ]
            try:
                await self.store.replace_table(table.id, table.length, write_entry(closed), rows)
            except Exception:
                self._break()  # perhaps it was written, perhaps not
                raise
            table.apply(closed)
            self.tell_all()
        return [one.id for one in new]

    async def close(self, why: str) -> None:
        await self.do(lambda table: [] if table.status == CLOSED else [Closed(why)])

    async def dismiss(self) -> None:
        """Finish what is being done, and take no more."""
        async with self.lock:
            self.dismissed = True
            for task in self.thinking.values():
                task.cancel()

    def links(self) -> list[Link]:
        """Every socket at this table."""
        return [link for stream in self.streams.values() for link in stream.links]

    async def come_back(self, seat: int) -> None:
        """The owner of a seat is here again: a bot that played for them stops."""
        await self.do(lambda table: table.decide_return(seat))

    # --- bots -----------------------------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let every bot think that is asked and does not think yet."""
        for seat in self.table.bots_asked():
            task = self.thinking.get(seat)
            if task is None or task.done():
                self.thinking[seat] = asyncio.create_task(self._think(seat))

    async def _think(self, seat: int) -> None:
        """Answer for a bot until it is not asked any more. A move's id comes from its question, so none is made twice.

        A bot that cannot answer is helped by one that answers anything: nobody shall wait for it for ever.
        """
        table = self.table
        helpless = ""  # the question that it could not answer
        while seat in table.bots_asked() and not self.broken:
            assert table.game is not None and table.start is not None
            ask = table.ask_id(seat)
            bot = RANDOM if ask == helpless else table.places[seat].bot
            try:
                picks = await self.pool.think(bot, table.kind.name, table.start, table.game, seat, ask)
                await self.do(lambda table, ask=ask, picks=picks: self._bot_move(table, seat, ask, picks))  # type: ignore[misc]
            except Exception as error:
                if isinstance(error, Refused) and error.code in TOO_LATE:
                    continue
                if isinstance(error, Refused) and error.code == "going_down":
                    return
                log.exception("a bot failed", extra={"table": table.id, "bot": bot})
                if ask == helpless:
                    return
                helpless = ask

    @staticmethod
    def _bot_move(table: Table, seat: int, ask: str, picks: Sequence[str]) -> Sequence[AnyEntry]:
        if not table.places[seat].bot:  # its owner has come back meanwhile
            return []
        return table.decide_move(seat, ask, picks, f"bot-{ask}", bot=True)
