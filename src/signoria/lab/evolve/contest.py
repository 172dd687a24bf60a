"""Plans that meet: what each has won against which rival, and how many games that took."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from signoria.bots.dominion.menu import text_of
from signoria.lab.evolve.arena import Arena, Duel, play_duels
from signoria.lab.evolve.plan import Plan
from signoria.lab.statistics import WHOLE, Interval, Share
from signoria.lab.workers import Workers

LEAST_CHUNK = 40  # games: sending fewer costs more than playing them
CHUNKS = 2  # of the same size as the next one that are left for each worker


@dataclass
class Record:
    """What a plan won on some deals against one rival."""

    share: Share = field(default_factory=Share)
    deals: int = 0

    def merge(self, other: Record) -> None:
        self.share.merge(other.share)
        self.deals += other.deals

    def mean(self, seats: int) -> float:
        """The share of games won, between 0 and 1."""
        return self.share.total / (WHOLE * seats * self.deals)

    def interval(self, seats: int) -> Interval:
        return self.share.interval(seats, self.deals * seats)

    def mirrored(self) -> Record:
        """The same games between two, as the rival sees them."""
        whole = 2 * WHOLE
        total = self.deals * whole - self.share.total
        squares = whole * (total - self.share.total) + self.share.squares
        return Record(Share(total, squares), self.deals)


class Contender:
    """A plan with all it has shown so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.text = text_of(plan)
        self.records: dict[str, Record] = {}  # by the rival's text

    def note(self, rival: Contender, record: Record) -> None:
        self.records.setdefault(rival.text, Record()).merge(record)


class Meeting(NamedTuple):
    one: Contender
    rival: Contender
    first: int  # of the deals, by number
    deals: int


class Contest:
    """Plays meetings wherever the workers are, and counts games and deals."""

    def __init__(self, arena: Arena, workers: Workers) -> None:
        self.arena = arena
        self.workers = workers
        self.games = 0
        self.next_deal = 0

    def new_deals(self, number: int) -> int:
        """The first of some deals that nobody has played yet."""
        first = self.next_deal
        self.next_deal += number
        return first

    def play(self, meetings: Sequence[Meeting]) -> None:
        for meeting, record in zip(meetings, self._records(meetings), strict=True):
            meeting.one.note(meeting.rival, record)

    def round_robin(self, contenders: Sequence[Contender], deals: int) -> None:
        """Let each meet each other on the same new deals."""
        first = self.new_deals(deals)
        self.pair_up([(one, other) for one in contenders for other in contenders if one is not other], first, deals)

    def pair_up(self, pairs: Sequence[tuple[Contender, Contender]], first: int, deals: int) -> None:
        """Play pairs in both directions; between two players one meeting tells what both won."""
        if self.arena.seats > 2:
            self.play([Meeting(one, other, first, deals) for one, other in pairs])
            return
        once = {frozenset((one.text, other.text)): Meeting(one, other, first, deals) for one, other in pairs}
        meetings = list(once.values())
        for meeting, record in zip(meetings, self._records(meetings), strict=True):
            meeting.one.note(meeting.rival, record)
            meeting.rival.note(meeting.one, record.mirrored())

    def _records(self, meetings: Sequence[Meeting]) -> list[Record]:
        duels = [Duel(one.text, rival.text, first, deals) for one, rival, first, deals in meetings]
        parts = self.workers.map(play_duels, self.arena, self._chunks(duels))
        self.games += sum(self.arena.games(duel) for duel in duels)
        shares = [share for part in parts for share in part]
        return [Record(share, duel.deals) for share, duel in zip(shares, duels, strict=True)]

    def _chunks(self, duels: Sequence[Duel]) -> list[list[Duel]]:
        """Duels in parts that get smaller: nobody waits long for the last one."""
        left = sum(self.arena.games(duel) for duel in duels)
        chunks: list[list[Duel]] = []
        size = wanted = 0
        for duel in duels:
            if size >= wanted:
                chunks.append([])
                size, wanted = 0, max(LEAST_CHUNK, left // (CHUNKS * self.workers.size))
            chunks[-1].append(duel)
            size += self.arena.games(duel)
            left -= self.arena.games(duel)
        return chunks
