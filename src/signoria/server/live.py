"""A table while people are at it: requests one after another, each kept before it is acknowledged, and everyone told."""

from __future__ import annotations

import asyncio
import functools
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from datetime import timedelta
from typing import Any, Final, ParamSpec, Protocol, TypeVar

from signoria.bots.registry import RANDOM
from signoria.core.event import SPECTATOR
from signoria.core.rng import from_seed
from signoria.server import bites, metrics
from signoria.server.bot_pool import BotPool, NoThought
from signoria.server.bots import answer, check_bots, job_for
from signoria.server.entries import AnyEntry, Closed, Said, Sat, Started, write_entry
from signoria.server.pace import Pace
from signoria.server.protocol import AnyRequest, Bye, MoveMessage, encode
from signoria.server.refusal import Refused, Unknown
from signoria.server.split import split
from signoria.server.store import Conflict, Note, Store, TableRow, now
from signoria.server.stream import Link, Stream
from signoria.server.table import CLOSED, PLAYING, Change, Table

HELPERS: Final = ("easy", RANDOM)  # who answers for a bot that cannot
SAY_EVERY: Final = 60.0  # seconds
LONGEST_PAUSE: Final = 5.0  # seconds, until a helper that fails too tries again
FULL: Final = "too_many"  # the log of a table has no room for another move
TOO_LATE: Final = ("stale_question", "not_asked", "not_playing", "already_answered", "closed")  # for a bot's answer
log = logging.getLogger("signoria.server")


def secret_for(table: Table) -> str:
    """Behind the shuffles and the bots of a first game. In a lesson the bots do the same for everybody."""
    if table.coach is not None:
        return hashlib.sha256(table.opened.origin.encode()).hexdigest()
    return secrets.token_hex(32)


P = ParamSpec("P")
T = TypeVar("T")


def to_its_end(method: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Awaitable[T]]:  # Any: as asyncio has it
    """What is begun is carried out, even if its caller is gone before the end."""

    @functools.wraps(method)
    async def shielded(*args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.shield(asyncio.create_task(method(*args, **kwargs)))

    return shielded


class Asker(Protocol):
    """The sender of a request, waiting for it to be kept."""

    seat: int

    def acknowledge(self) -> None: ...


class LiveTable:
    def __init__(
        self, table: Table, store: Store, pool: BotPool, mend: Callable[[str], None], away_after: timedelta
    ) -> None:
        self.table = table
        self.store = store
        self.pool = pool
        self.mend = mend  # sees to it that a broken table is loaded anew
        self.away_after = away_after  # so long after its owner has gone, a bot may play for a seat
        self.lock = asyncio.Lock()
        self.streams: dict[int, Stream] = {}
        self.gone_since: dict[int, float] = {}  # by seat; since this table was loaded, where nobody has come yet
        self.loaded = time.monotonic()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.silent_until = 0.0  # what is said about its bots is said once in a while
        self.pace = Pace()
        self.pausing: asyncio.Task[None] | None = None  # continues when the state has been shown long enough
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
        stream.send(
            stream.state(self.table, present)
        )  # to those who are there already, before the newcomer gets everything
        stream.links.add(link)
        self.tell()
        return stream

    def leave(self, link: Link) -> None:
        stream = self.streams.get(link.seat)
        if stream is not None:
            stream.links.discard(link)
            if not stream.links and not self.dismissed:
                self.gone_since[link.seat] = time.monotonic()
                self.tell()

    def has(self, link: Link) -> bool:
        """Whether a socket still belongs here: its seat may have been given to somebody else."""
        stream = self.streams.get(link.seat)
        return stream is not None and link in stream.links

    def send_away(self, seat: int) -> None:
        """A seat is no longer theirs: connections to it get nothing from now on."""
        stream = self.streams.pop(seat, None)
        if stream is not None:
            refused = Refused("not_your_seat")
            for link in list(stream.links):
                link.send(encode(Bye(refused.code, refused.phrase.data(), again=False)))
                link.end()

    def away(self) -> set[int]:
        """The seats whose owners have been gone long enough to be replaced."""
        since = time.monotonic() - self.away_after.total_seconds()
        gone = {seat for seat in range(len(self.table.chairs)) if self.gone_since.get(seat, self.loaded) <= since}
        return gone - self.present()

    def tell(self, seats: Iterable[int] | None = None) -> None:
        """Send these seats what is new for them; all, if none are named."""
        present = self.present()
        for seat in self.streams if seats is None else seats:
            stream = self.streams.get(seat)
            if stream is not None and stream.links:
                stream.send(stream.state(self.table, present))

    def _tell_chat(self, said: Said) -> None:
        line = self.table.chat[-1]
        assert (line.seat, line.text) == (said.seat, said.text)
        for stream in self.streams.values():
            stream.send(stream.hear(self.table, line))

    # --- doing things ---------------------------------------------------------------------------------------------------

    async def request(self, request: AnyRequest, asker: Asker) -> None:
        """Do what a seat asks for."""
        plays = isinstance(request, MoveMessage)
        await self.do(lambda table: table.decide(asker.seat, request, self.away()), asker, plays)

    @to_its_end
    async def do(self, decide: Callable[[Table], Change], asker: Asker | None = None, plays: bool = False) -> bool:
        """Carry a request out; whether it changed anything. When this returns, that is durable, and everyone is told.

        Unknown says that nobody can tell whether it is kept; any other exception, Refused or not, that it is not. Its
        sender may be gone before the end: it is carried out anyway.
        An answer to the game (`plays`) that comes sooner than the others may see it waits; nobody else waits for it.
        """
        if plays and (left := self.pace.left(self.table)) > 0:
            await asyncio.sleep(left)
        async with self.lock:
            self._check_sound()
            change = decide(self.table)
            if not change.entries:
                return False
            if not self.table.has_room(change.entries):
                bites.bite("log_entries")
                raise Refused("too_many")
            sat = [chair.guest for chair in self.table.chairs]
            await self._commit(change)
            try:
                await self._follow(change.entries, sat, asker)
            except Exception as error:
                # The request is kept, and its sender is told; what should have come of it comes of the log.
                if not isinstance(error, Unknown):
                    log.exception("a table is loaded anew", extra={"table": self.table.id})
                self.break_()
            finally:
                if asker is not None:
                    asker.acknowledge()
        return True

    def _check_sound(self) -> None:
        """Unknown if this copy cannot judge a request: the same one may have been kept before."""
        if self.broken or self.dismissed:
            raise Unknown

    async def _follow(self, entries: Sequence[AnyEntry], sat: Sequence[str], asker: Asker | None) -> None:
        """What comes of entries that are kept: who sat where hears it, and what follows of itself is done."""
        for seat, chair in enumerate(self.table.chairs):
            if chair.guest != sat[seat]:
                self.send_away(seat)
        for entry in entries:
            if isinstance(entry, Said):
                self._tell_chat(entry)
        await self._go_on()
        if asker is not None:
            # Senders wait for it, as do others at other tables: all of them come before spectators.
            self.tell([asker.seat])
            asker.acknowledge()
            await asyncio.sleep(0)
        self.tell([seat for seat in self.streams if asker is None or seat != asker.seat])
        self.wake_bots()

    async def go_on(self) -> None:
        """After a table was loaded: do what follows of itself from what its log ends with."""
        async with self.lock:
            self._check_sound()
            await self._go_on()
            self._note()
            self.tell()
            self.wake_bots()

    async def _go_on(self) -> None:
        """Pass stops, and give standing answers, as far as others may already see them."""
        table = self.table
        while (stop := table.at_stop()) or (seat := table.standing_seat()) >= 0:
            if (left := self.pace.left(table)) > 0:
                self._go_on_in(left)
                return
            if stop:
                self.tell()  # everyone would have waited for the seat that is asked there
                table.leave_stop()
                self._note()
            else:
                await self._commit(table.standing_move(seat))
        self.pace.left(table)  # a question that nobody knows of: its time begins
        if (proposal := self.table.rematch_is_due()) is not None:
            setup = self.table.next_setup(proposal.choice, proposal.named, from_seed(secrets.token_hex(16)))
            await self._commit(Change([Started(setup, secrets.token_hex(32))]))

    def _go_on_in(self, seconds: float) -> None:
        if self.pausing is None or self.pausing.done():
            self.pausing = asyncio.create_task(self._go_on_after(seconds))

    async def _go_on_after(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self.pausing = None
        try:
            await self.go_on()
        except Unknown:
            pass  # the table is reloaded, and continues then
        except Exception:
            log.exception("a table is loaded anew", extra={"table": self.table.id})
            self.break_()

    async def _commit(self, change: Change) -> None:
        """Keep a change, and then make it."""
        table, entries = self.table, change.entries
        status = table.status_after(change)
        members = [(entry.guest, entry.name) for entry in entries if isinstance(entry, Sat)]
        texts = [write_entry(entry) for entry in entries]
        try:
            await self.store.append(table.id, table.length, texts, status, members)
        except (Conflict, Unknown) as error:
            self.break_()
            raise Unknown from error
        metrics.count_moves(table.ruleset.name, entries)
        try:
            table.apply(*change.entries, played=change.played)
            assert table.status == status, f"{table.status} instead of {status}"
            self._note()
        except Exception as error:
            log.exception("a table is loaded anew", extra={"table": table.id})
            self.break_()  # what is kept is right; what we have in memory is not
            raise Unknown from error

    def _note(self) -> None:
        """What lists show of this table, as soon as it is different."""
        table = self.table
        waits = [table.chairs[seat].guest for seat in table.people_asked()]
        bots = any(chair.bot for chair in table.chairs)
        note = Note(tuple(table.called()), tuple(waits), bots, len(table.games), tuple(table.results))
        self.store.note(table.id, note)

    def break_(self) -> None:
        """Nobody may do anything with this copy any more: it is not what its log says."""
        self.broken = True
        self.mend(self.table.id)  # not only when somebody asks for it: people may be waiting for a bot

    async def start(self, guest: str, setup: dict[str, object] | None) -> list[str]:
        """Deal a game that is set up so. The tables that this one has become, if there are too many people for one."""
        if setup is None:
            return await self._split(guest)

        def deal(table: Table) -> Change:
            if table.was_started_by(guest):
                return Change()
            table.check_startable(guest)
            check_bots(table, setup)
            return Change([Started(setup, secret_for(table), branch=bool(table.opened.branch))])

        await self.do(deal)
        return []

    @to_its_end
    async def _split(self, guest: str) -> list[str]:
        async with self.lock:
            self._check_sound()
            table = self.table
            if table.was_started_by(guest):
                return []
            table.check_startable(guest)
            new, closed = split(table)
            rows = [
                (
                    TableRow(one.id, one.invite, table.ruleset.name, PLAYING, table.opened.public, now(), now()),
                    [write_entry(entry) for entry in one.entries],
                    one.members,
                )
                for one in new
            ]
            try:
                await self.store.replace_table(table.id, table.length, write_entry(closed), rows)
            except (Conflict, Unknown) as error:
                self.break_()
                raise Unknown from error
            try:
                table.apply(closed)
                self._note()
                self.tell()
            except Exception:  # it is kept anyway
                log.exception("a table is loaded anew", extra={"table": table.id})
                self.break_()
        return [one.id for one in new]

    async def close(self, why: str) -> None:
        await self.do(lambda table: Change([] if table.status == CLOSED else [Closed(why)]))

    async def dismiss(self) -> None:
        """Finish what is being done, and take no more."""
        async with self.lock:
            self.dismissed = True
            self.stop_tasks()

    def stop_tasks(self) -> None:
        """What a table does of itself: loaded again, it does it again."""
        for task in (*self.thinking.values(), *([self.pausing] if self.pausing is not None else [])):
            task.cancel()

    def is_busy(self) -> bool:
        """Whether something is happening here, even if nobody is looking."""
        return self.lock.locked() or self.pausing is not None or bool(self.table.bots_asked())

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

        A bot that has no answer, or none that is possible, is helped by simpler ones: nobody should wait for it forever.
        """
        table = self.table
        question, failures = "", 0
        while seat in table.bots_asked() and not self.broken:
            ask = table.ask_id(seat)
            if ask != question:
                question, failures = ask, 0
            await asyncio.sleep(0 if failures < len(HELPERS) else min(0.05 * 2.0**failures, LONGEST_PAUSE))
            same_for_all = table.coach is not None or table.day() != ""  # there its own answer is tried once more
            helpers = (table.chairs[seat].bot, *HELPERS) if same_for_all else HELPERS
            bot = helpers[min(failures, len(helpers)) - 1] if failures else table.chairs[seat].bot
            try:
                picks = await self._picks(seat, ask, bot, helped=failures > 0)
                await self.do(
                    lambda table, ask=ask, picks=picks: self._bot_move(table, seat, ask, picks),  # type: ignore[misc]
                    plays=True,
                )
            except Unknown:
                return  # the table is loaded anew, and its bots with it
            except Exception as error:  # noqa: BLE001  # whatever it is, another answers
                if isinstance(error, Refused) and error.code == FULL:
                    return  # nobody can play on here
                if not (isinstance(error, Refused) and error.code in TOO_LATE):
                    failures += 1
                    self._note_failure(bot, error)

    def _note_failure(self, bot: str, error: Exception) -> None:
        """For the operator: always counted, logged now and then."""
        metrics.helped.inc()
        now = time.monotonic()
        if now > self.silent_until:
            self.silent_until = now + SAY_EVERY
            why = str(error) if isinstance(error, NoThought | Refused) else repr(error)
            log.warning("a simpler bot answers", extra={"table": self.table.id, "bot": bot, "why": why})

    async def _picks(self, seat: int, ask: str, bot: str, helped: bool) -> list[str]:
        """A bot thinks in its own process; a quick helper answers here if that process fails."""
        table = self.table
        if not helped:
            return await self.pool.think(table.opened.host, job_for(table, seat, ask))
        assert table.game is not None
        return await asyncio.to_thread(answer, table.game.clone(), table.ruleset.name, seat, bot, ask)

    @staticmethod
    def _bot_move(table: Table, seat: int, ask: str, picks: Sequence[str]) -> Change:
        if not table.chairs[seat].bot:  # its owner has come back meanwhile
            return Change()
        return table.decide_move(seat, ask, picks, f"bot-{ask}", bot=True)
