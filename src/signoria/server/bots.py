"""Bots think in processes of their own, never on the event loop. They get a Seat and nothing else."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
import time
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from typing import Final

from signoria.bots.registry import find_bot
from signoria.core.game import Game
from signoria.core.record import Start
from signoria.core.registry import find_game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.core.trouble import Trouble
from signoria.server import metrics
from signoria.server.refusal import Refused
from signoria.server.table import Table

GAMES_KEPT: Final = 64  # in each process, so that a bot need not hear a whole game again for every move
POLITENESS: Final = 10  # of a worker to the server itself, which people wait for

Played = tuple[int, tuple[int, ...]]  # a seat and its picks


class BotPool:
    """Starts its processes when the first bot has to think."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, bot: str, kind: str, start: Start, game: Game, seat: int, chance: str) -> list[str]:
        """The picks of a bot, by name, for the question that its seat is asked now."""
        assert game.history is not None and start.setup is not None and start.secret is not None
        moves = [(int(move.seat), tuple(move.picks)) for move in game.history.moves]
        given = [(int(who), tuple(picks)) for who, picks in game.given.items() if (game.ready >> who) & 1]
        job = Job(bot, kind, dict(start.setup), start.secret, moves, given, seat, chance)
        begun = time.perf_counter()
        try:
            return await self._run(job)
        except BrokenProcessPool:  # a worker was killed: once more with new ones
            return await self._run(job)
        finally:
            metrics.thinking.labels(bot).observe(time.perf_counter() - begun)

    async def _run(self, job: Job) -> list[str]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=settle_in)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, job)
        except BrokenProcessPool:
            if self._pool is pool:  # else somebody has found that out already
                self._pool = None
            raise

    def close(self) -> None:
        """Stop at once: what a bot was thinking of is thought of again after the next start."""
        pool, self._pool = self._pool, None
        if pool is not None:
            workers = list((pool._processes or {}).values())  # the library itself would wait for them
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()


def settle_in() -> None:
    """A worker ends when its server does, however that ends; what is typed at the terminal is for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(POLITENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@dataclass(frozen=True)
class Job:
    """A game from its beginning to a question, and who shall answer it: what travels to a worker."""

    bot: str
    kind: str
    setup: dict[str, object]
    secret: bytes
    moves: list[Played]
    given: list[Played]  # answers to the same question that nobody has seen
    seat: int
    chance: str


def check_bots(table: Table, setup: dict[str, object]) -> None:
    """Refused if a bot of this table cannot play a game that is set up so."""
    game = Game(Start.live(setup, bytes(32)).state(table.kind))
    for seat, place in enumerate(table.places):
        if place.bot:
            try:
                find_bot(place.bot, table.kind.name).new(from_seed("any")).sit_down(Seat(game, seat))
            except Trouble as trouble:
                raise Refused("bad_setup", trouble.phrase) from trouble


_kept: OrderedDict[bytes, tuple[list[Played], Game]] = OrderedDict()


def think(job: Job) -> list[str]:
    """Runs in a worker."""
    game = _game(job).clone()
    for seat, answer in job.given:
        game.apply_move(seat, list(answer))
    bot = find_bot(job.bot, job.kind).new(from_seed(job.chance))
    ask = game.ask
    assert ask is not None and job.seat in game.asked()
    picks: list[int] = []
    while True:
        option = bot.pick(Seat(game, job.seat))
        if option != ask.stop:
            picks.append(option)
        more = game.state.options(ask, job.seat, picks) if len(picks) < ask.most else []
        if option == ask.stop or not more or more == [ask.stop]:
            return [game.state.option_name(pick) for pick in picks]
        game.apply(job.seat, option)


def _game(job: Job) -> Game:
    """The game before the question, from what this worker has of it already."""
    played, game = _kept.pop(job.secret, ([], None))
    if game is None or job.moves[: len(played)] != played:
        game = Game(Start.live(job.setup, job.secret).state(find_game(job.kind)))
        played = []
    for seat, picks in job.moves[len(played) :]:
        game.apply_move(seat, list(picks))
    _kept[job.secret] = (job.moves, game)
    while len(_kept) > GAMES_KEPT:
        _kept.popitem(last=False)
    return game
