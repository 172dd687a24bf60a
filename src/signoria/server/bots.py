"""What a bot does at a table: from a game and a question to an answer. It runs wherever it is called, and does no I/O."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from signoria.bots.bot import Bot
from signoria.bots.registry import find_bot
from signoria.core.errors import SignoriaError
from signoria.core.game import Game
from signoria.core.record import Start
from signoria.core.registry import find_game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.server.refusal import Refused
from signoria.server.table import Table

LONGEST_MEMORY: Final = 4000  # letters; a bot that wants to remember more remembers nothing
GAMES_KEPT: Final = 64  # in each process, so that a bot need not hear a whole game again for every move

Played = tuple[int, tuple[int, ...]]  # a seat and its picks


@dataclass(frozen=True)
class Job:
    """A game from its beginning to a question, and the bot that answers it: what travels to a worker."""

    bot: str
    game: str
    start: Start
    key: bytes  # tells this game of this table from all others
    moves: list[Played]
    given: list[Played]  # answers to the same question that nobody has seen
    seat: int
    chance: str
    memory: str = ""  # of the bot's last answer in this game


@dataclass(frozen=True)
class Thought:
    """The picks of a bot, by name, how many seconds of the processor they took, and what it wants to remember."""

    picks: list[str]
    seconds: float
    memory: str = ""


def job_for(table: Table, seat: int, ask: str) -> Job:
    """What the bot of a seat has to think about now."""
    game, start = table.game, table.start
    assert game is not None and game.history is not None and start is not None
    moves = [(int(move.seat), tuple(move.picks)) for move in game.history.moves]
    given = [(int(who), tuple(picks)) for who, picks in game.given.items() if (game.ready >> who) & 1]
    bot = table.chairs[seat].bot
    key = table.id.encode() + table.secret  # all tables of the game of the day share its secret
    return Job(bot, table.ruleset.name, start, key, moves, given, seat, ask)


def check_bots(table: Table, setup: dict[str, object]) -> None:
    """Refused if a bot of this table cannot play a game that is set up so."""
    game = Game(Start.live(setup, bytes(32)).state(table.ruleset))
    for seat, chair in enumerate(table.chairs):
        if chair.bot:
            try:
                find_bot(chair.bot, table.ruleset.name).new(from_seed("any")).sit_down(Seat(game, seat))
            except SignoriaError as error:
                raise Refused("bad_setup", error.phrase) from error


def think(job: Job) -> Thought:
    """Answer a question. The caller has the game of the last job still: it goes through what is new."""
    game = game_before(job)
    for seat, picks in job.given:
        game.apply_move(seat, list(picks))
    begun = time.process_time()
    thinker = find_bot(job.bot, job.game).new(from_seed(job.chance))
    thinker.recall(job.memory)
    found = picks_of(thinker, game, job.seat)
    memory = thinker.memory()
    return Thought(found, time.process_time() - begun, memory if len(memory) <= LONGEST_MEMORY else "")


def answer(game: Game, ruleset: str, seat: int, bot: str, chance: str) -> list[str]:
    """The picks of a bot that remembers nothing of this game, which is used up by that."""
    return picks_of(find_bot(bot, ruleset).new(from_seed(chance)), game, seat)


def picks_of(thinker: Bot, game: Game, seat: int) -> list[str]:
    """Its answer to the question that its seat is asked."""
    ask = game.question
    assert ask is not None and seat in game.asked()
    picks: list[int] = []
    while True:
        option = thinker.pick(Seat(game, seat))
        if option != ask.stop:
            picks.append(option)
        more = game.state.options(ask, seat, picks) if len(picks) < ask.most else []
        if option == ask.stop or not more or more == [ask.stop]:
            return [game.state.option_name(pick) for pick in picks]
        game.apply(seat, option)


def game_before(job: Job) -> Game:
    """A copy of the game before the question, without what others have answered unseen."""
    return _game(job).clone()


_kept: OrderedDict[bytes, tuple[list[Played], Game]] = OrderedDict()


def _game(job: Job) -> Game:
    """The game before the question, from what this worker has of it already."""
    played, game = _kept.pop(job.key, ([], None))
    if game is None or job.moves[: len(played)] != played:
        game = Game(job.start.state(find_game(job.game)))
        played = []
    for seat, picks in job.moves[len(played) :]:
        game.apply_move(seat, list(picks))
    _kept[job.key] = (job.moves, game)
    while len(_kept) > GAMES_KEPT:
        _kept.popitem(last=False)
    return game
