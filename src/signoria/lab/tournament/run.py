"""Plays a tournament wherever the workers are, a little of everything at a time, and keeps what is known."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from signoria.core.errors import SignoriaError
from signoria.core.limits import TOURNAMENT_TABLES
from signoria.core.phrase import phrase
from signoria.lab.tournament.pairing import round_robin, swiss_round
from signoria.lab.tournament.scores import Place, ScoreSheet, Table
from signoria.lab.tournament.tournament import BadTournament, Sitting, Tournament, play_sittings
from signoria.lab.workers import Workers

CHUNK_SECONDS = 0.5  # how long a chunk should take: the scheduler doesn't show, and an interrupt loses little
CHUNKS = 2  # for each worker at a time
MOST_IN_CHUNK = 4000  # deals
FIRST_PASS = 2  # deals for every place before any gets more: an interrupt leaves no table empty


@dataclass(frozen=True)
class Progress:
    """How far a tournament is."""

    round: int  # of a Swiss tournament, from 1; 0: round robin
    games: int
    all_games: int
    played: int  # games of this run alone
    seconds: float


class TournamentRun:
    """A tournament being played; `sheet` is what is known so far at any time."""

    def __init__(
        self,
        tournament: Tournament,
        workers: Workers,
        games: int,
        rounds: int = 0,
        tell: Callable[[Progress], None] = lambda progress: None,
        keep: Callable[[TournamentRun], None] = lambda run: None,
    ) -> None:
        self.tournament = tournament
        self.workers = workers
        self.deals = -(-games // tournament.seats)  # for each table and kingdom
        self.rounds = rounds  # Swiss; 0: round robin
        self.tell = tell
        self.keep = keep
        self.sheet = ScoreSheet(len(tournament.bots), tournament.seats)
        self.drawn: list[list[Table]] = []  # the tables of each Swiss round so far
        self.chunk = 1  # deals
        self.seconds = 0.0
        self.trouble: SignoriaError | None = None
        self.before = 0  # games that an earlier run has played
        self.total = self._total()

    def play(self) -> bool:
        """Play everything that is still missing; False if somebody interrupted or something went wrong."""
        began = time.perf_counter()
        self.before = self.sheet.games
        try:
            for wanted in self._stages():
                for sittings in self._waves(wanted):
                    self._play(sittings)
                    self.seconds = time.perf_counter() - began
                    self.keep(self)
                    self._report()
        except KeyboardInterrupt:
            return False
        except SignoriaError as error:  # workers that are gone, a bot that fails: what is known is still worth having
            if not self.sheet.games:
                raise
            self.trouble = error
            return False
        finally:
            self.seconds = time.perf_counter() - began
        return True

    # --- what is to be played -----------------------------------------------------------------------------------------

    def _stages(self) -> Iterator[dict[Place, int]]:
        """How many deals each place should have, one stage after another; what follows may depend on what came of it."""
        if not self.rounds:
            yield dict.fromkeys(self._everything(), self.deals)
        wanted: dict[Place, int] = {}
        for number in range(self.rounds):
            if len(self.drawn) == number:
                self.drawn.append(self._draw())
            for table in self.drawn[number]:
                for kingdom in self.tournament.kingdoms_of(table):
                    place = Place(table, kingdom)
                    wanted[place] = wanted.get(place, 0) + self.deals
            yield wanted

    def _draw(self) -> list[Table]:
        """The tables of the next Swiss round, by the ratings so far."""
        rated = self.sheet.ratings()
        standing = sorted(range(len(rated)), key=lambda bot: (-rated[bot].value, bot))
        seats, can_meet = self.tournament.seats, self.tournament.kingdoms_of
        return swiss_round(standing, seats, self.drawn, lambda table: bool(can_meet(table)))

    def _everything(self) -> list[Place]:
        places = [
            Place(table, kingdom)
            for kingdom, bots in enumerate(self.tournament.fitting)
            for table in round_robin(bots, self.tournament.seats)
        ]
        return sorted(places)

    def _total(self) -> int:
        """Games in all; of a Swiss tournament at most."""
        tournament = self.tournament
        seats = tournament.seats
        if self.rounds:
            places = self.rounds * (len(tournament.bots) // seats) * len(tournament.setups)
        else:
            places = 0
            for bots in tournament.fitting:
                groups = 1
                for i in range(seats):
                    groups = groups * (len(bots) - i) // (i + 1)
                places += groups
        if places > TOURNAMENT_TABLES:
            raise BadTournament(phrase("tournament-tables", n=places, most=TOURNAMENT_TABLES))
        return places * self.deals * seats

    def _waves(self, wanted: dict[Place, int]) -> Iterator[list[list[Sitting]]]:
        """What is missing, in waves of chunks, as many as the workers can take at a time."""
        queue: deque[Sitting] = deque()
        start, end = 0, FIRST_PASS
        while start < max(wanted.values(), default=0):  # each pass as long as all before it together
            for place, deals in wanted.items():
                first, last = max(self.sheet.deals(place), start), min(deals, end)
                if first < last:
                    queue.append(Sitting(place, first, last - first))
            start, end = end, 2 * end
        while queue:
            wave: list[list[Sitting]] = []
            while queue and len(wave) < CHUNKS * self.workers.size:
                wave.append(_next_chunk(queue, self.chunk))
            yield wave

    # --- playing it ---------------------------------------------------------------------------------------------------

    def _play(self, chunks: list[list[Sitting]]) -> None:
        results = self.workers.map(play_sittings, self.tournament, chunks)
        for sittings, (scores, _) in zip(chunks, results, strict=True):
            for sitting, made in zip(sittings, scores, strict=True):
                self.sheet.add(sitting.place, made)
        deals = sum(sitting.deals for sittings in chunks for sitting in sittings)
        each = sum(seconds for _, seconds in results) / deals
        self.chunk = max(1, min(MOST_IN_CHUNK, 2 * self.chunk, int(CHUNK_SECONDS / max(each, 1e-6))))

    def _report(self) -> None:
        games = self.sheet.games
        self.tell(Progress(len(self.drawn), games, max(games, self.total), games - self.before, self.seconds))


def _next_chunk(queue: deque[Sitting], deals: int) -> list[Sitting]:
    """The next so many deals."""
    chunk: list[Sitting] = []
    while queue and deals:
        place, first, waiting = queue.popleft()
        taken = min(waiting, deals)
        chunk.append(Sitting(place, first, taken))
        deals -= taken
        if taken < waiting:
            queue.appendleft(Sitting(place, first + taken, waiting - taken))
    return chunk
