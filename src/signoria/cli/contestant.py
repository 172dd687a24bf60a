"""One contestant of the benchmark, in a process of its own: greets, then measures what each line of its input names.

`python -m signoria.cli.contestant compiled|plain|pyminion`; a line is `<measure> <seconds>`, and each answer is a line
of JSON. It knows no other contestant and no target.
"""

from __future__ import annotations

import json
import logging
import platform
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module, metadata
from multiprocessing import Process
from typing import TYPE_CHECKING

import signoria

if TYPE_CHECKING:
    from signoria.batch import Batch
    from signoria.lab.match import Match

Work = Callable[[int], int]  # does the batch of this number; how much was done
Answer = dict[str, float]  # how much was done, and in how many seconds
Measuring = Callable[[float], Answer]  # for about so many seconds

GAMES = 20  # in one batch of the Big Money mirror
RANDOM_GAMES = 5
SIMULATED = 100  # games of bots with menus, simulated or not
BATCH_GAMES = 1024  # in one batch
CALLS = 200  # of clone, redeal and view
LONGER = 4  # times as long, where processes have to be started
ENVIRONMENTS = ("env_aec", "env_vector", "env_openspiel", "peer_gin_rummy", "peer_texas_holdem")
GREETING_GAMES = 100  # played before the greeting: to count their turns, and to warm up

HOT = (
    "core.game",
    "core.rng",
    "dominion.state",
    "dominion.question",
    "dominion.zones",
    "dominion.playing",
    "dominion.effects",
    "dominion.turn",
    "intrigo.palace",
    "intrigo.placement",
    "intrigo.round",
    "intrigo.state",
    "bots.measure",
)


class NotWhatItClaims(Exception):
    """The files that run here are not those of this contestant."""


def check_files(claim: str) -> None:
    """Plain: every module of ours comes from a Python file. Compiled: the hot ones come from none."""
    ours = {name: str(module.__file__) for name, module in sys.modules.items() if name.partition(".")[0] == "signoria"}
    if claim == "plain":
        wrong = [name for name, file in ours.items() if not file.endswith(".py")]
    else:
        wrong = [f"signoria.{name}" for name in HOT if ours[f"signoria.{name}"].endswith(".py")]
    if wrong:
        raise NotWhatItClaims(f"the {claim} contestant runs other files of {', '.join(wrong)}")


def ours(claim: str) -> tuple[dict[str, Measuring], float]:
    """Our own rules: what can be measured, and the turns of an average Big Money game."""
    from signoria.bots import measure, play  # not for the peer, whose process stays free of our rules
    from signoria.core.game import Game
    from signoria.core.rng import from_seed
    from signoria.lab.match import new_match
    from signoria.lab.simulate import Chunk, Run, play_chunk

    check_files(claim)
    simple, busy = measure.FIRST_GAME, measure.DECONSTRUCTION
    between, inside = measure.before_militia(2), measure.inside_militia()
    chance = from_seed("bench redeal")

    def big_money(batch: int) -> int:
        measure.play_big_money(simple, batch * GAMES, GAMES)
        return GAMES

    def intrigo_games(batch: int) -> int:
        measure.play_intrigo_at_random(measure.INTRIGO, batch * RANDOM_GAMES, RANDOM_GAMES)
        return RANDOM_GAMES

    many: list[Batch] = []  # made when it is first measured: it takes a while, and NumPy

    def answer_many(batch: int) -> int:
        if not many:
            many.append(new_batch())
        done = many[0].decisions
        if many[0].answer_at_random() < BATCH_GAMES:
            many[0].restart()
        return many[0].decisions - done

    match = new_match("dominion", ("big_money", "big_money"), {"kingdom": "first_game_base2"}, "bench")
    bots = match.new_bots(0, 0)

    def menu_bots(batch: int) -> int:
        for i in range(SIMULATED):
            play(Game(match.deal(batch * SIMULATED + i)), bots)
        return SIMULATED

    def simulate(batch: int) -> int:
        deals = SIMULATED // len(bots)
        return play_chunk(match, SIMULATED * (batch + 1), Chunk(batch * deals, deals)).tally.games

    works: dict[str, Work] = {
        "big_money": big_money,
        "random_first_game": lambda batch: measure.play_at_random(simple, batch * RANDOM_GAMES, RANDOM_GAMES),
        "random_deconstruction": lambda batch: measure.play_at_random(busy, batch * RANDOM_GAMES, RANDOM_GAMES),
        "random_intrigo": lambda batch: measure.play_intrigo_at_random(
            measure.INTRIGO, batch * RANDOM_GAMES, RANDOM_GAMES
        ),
        "random_intrigo_games": intrigo_games,
        "clone": lambda batch: measure.clone(between, CALLS),
        "clone_in_militia": lambda batch: measure.clone(inside, CALLS),
        "redeal": lambda batch: measure.redeal(between, chance, CALLS),
        "redeal_in_militia": lambda batch: measure.redeal(inside, chance, CALLS),
        "view": lambda batch: measure.view(between, CALLS),
        "batch": answer_many,
        "menu_bots": menu_bots,
        "simulate": simulate,
        **environments(),
    }
    measuring: dict[str, Measuring] = {name: partial(timed, work) for name, work in works.items()}
    measuring |= {
        "one_job": partial(simulated, lambda games: Run(match, games, 1).play()),
        "two_jobs": partial(simulated, lambda games: Run(match, games, 2).play()),
        "two_apart": partial(simulated, partial(play_apart, match)),
    }
    return measuring, measure.play_big_money(simple, 0, GREETING_GAMES) / GREETING_GAMES


def environments() -> dict[str, Work]:
    """Steps of environments; each is made when it is first measured, which takes its extra."""
    made: dict[str, Work] = {}

    def step(name: str, batch: int) -> int:
        if name not in made:
            from signoria.cli.env_works import WORKS

            made[name] = WORKS[name]()
        return made[name](batch)

    return {name: partial(step, name) for name in ENVIRONMENTS}


def new_batch() -> Batch:
    """Many games of First Game in which every choice is the caller's."""
    from signoria.batch import Batch

    bots, kingdom = ("random", "random"), {"kingdom": "first_game_base2"}
    return Batch("dominion", bots, BATCH_GAMES, seed="bench", play=(0, 1), ask=2, wishes=kingdom)


def pyminion() -> tuple[dict[str, Measuring], float]:
    """The peer's own Big Money bots and engine on the same kingdom, as fast as it goes.

    Its log is switched off at the root: it makes every record otherwise, though nobody reads it, and takes twice as
    long. Each game is played by itself, which spares it the results that its simulator keeps.
    """
    base = import_module("pyminion.expansions.base")
    bot = import_module("pyminion.bots.examples").BigMoney
    kingdom = (
        *(base.cellar, base.market, base.merchant, base.militia, base.mine),
        *(base.moat, base.remodel, base.smithy, base.village, base.workshop),
    )
    game = import_module("pyminion.game").Game(
        players=[bot("one"), bot("two")], expansions=[base.base_set], kingdom_cards=list(kingdom), log_stdout=False
    )

    logging.disable(logging.CRITICAL)

    def big_money(batch: int) -> int:
        for _ in range(GAMES):
            game.play()
        return GAMES

    turns = 0
    for _ in range(GREETING_GAMES):
        turns += sum(player.turns for player in game.play().game.players)
    measuring: Measuring = partial(timed, big_money)
    return {"big_money": measuring, "simulate": measuring}, turns / GREETING_GAMES


def timed(work: Work, seconds: float) -> Answer:
    """Batches until the time is up, by this process's own time: what others do on the machine counts less that way."""
    work(0)
    done = batch = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        done += work(batch)
        batch += 1
        spent = time.process_time() - start
    return {"n": done, "seconds": spent}


def simulated(play: Callable[[int], None], seconds: float) -> Answer:
    """A simulation that lasts long enough, by the clock: what another core brings doesn't show in a process's own time."""
    games, spent = SIMULATED, 0.0
    while spent < LONGER * seconds:
        games *= 2
        start = time.perf_counter()
        play(games)
        spent = time.perf_counter() - start
    return {"n": games, "seconds": spent}


def play_apart(match: Match, games: int) -> None:
    """Half of the games in each of two processes that share nothing and say nothing: what two cores of this machine can do."""
    from signoria.lab.simulate import Chunk, play_chunk

    half = games // len(match.bots) // 2  # deals
    chunks = (Chunk(0, half), Chunk(half, half))
    players = [Process(target=play_chunk, args=(match, games, chunk)) for chunk in chunks]
    for player in players:
        player.start()
    for player in players:
        player.join()


def say(answer: dict[str, object] | Answer) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def main(name: str) -> None:
    measuring, turns = pyminion() if name == "pyminion" else ours(name)
    version = metadata.version("pyminion") if name == "pyminion" else signoria.__version__
    say({"name": name, "version": version, "python": platform.python_version(), "turns_per_game": turns})
    for line in sys.stdin:
        measure, seconds = line.split()
        say(measuring[measure](float(seconds)))


if __name__ == "__main__":
    main(sys.argv[1])
