"""One contestant of the benchmark, in a process of its own: greets, then measures what each line of its input names.

`python -m signoria.cli.contestant compiled|plain|pyminion`; a line is `<measure> <seconds>`, and each answer is a line
of JSON. It knows no other contestant and no target.
"""

import json
import logging
import platform
import sys
import time
from collections.abc import Callable
from importlib import import_module, metadata

import signoria

Work = Callable[[int], int]  # does the batch of this number; how much was done

GAMES = 20  # in one batch of the Big Money mirror
RANDOM_GAMES = 5
CALLS = 200  # of clone, redeal and view
GREETING_GAMES = 100  # played before the greeting: to count their turns, and to warm up

HOT = (
    "core.game",
    "core.rng",
    "dominion.state",
    "dominion.question",
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


def ours(claim: str) -> tuple[dict[str, Work], float]:
    """Our own rules: what can be measured, and the turns of an average Big Money game."""
    from signoria.bots import measure  # not for the peer, whose process stays free of our rules
    from signoria.core.rng import from_seed

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
    }
    return works, measure.play_big_money(simple, 0, GREETING_GAMES) / GREETING_GAMES


def pyminion() -> tuple[dict[str, Work], float]:
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
    return {"big_money": big_money}, turns / GREETING_GAMES


def timed(work: Work, seconds: float) -> dict[str, float]:
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


def say(answer: dict[str, object] | dict[str, float]) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def main(name: str) -> None:
    works, turns = pyminion() if name == "pyminion" else ours(name)
    version = metadata.version("pyminion") if name == "pyminion" else signoria.__version__
    say({"name": name, "version": version, "python": platform.python_version(), "turns_per_game": turns})
    for line in sys.stdin:
        measure, seconds = line.split()
        say(timed(works[measure], float(seconds)))


if __name__ == "__main__":
    main(sys.argv[1])
