"""Whether known truths come out: `python -m benchmarks.truths`.

Ten kingdoms about which strong players agree, each with what they say and where they say it. A search looks for strategies
there, as `signoria evolve --report` does; what is told is what its report says about the cards that matter. A truth comes out
if the best strategy buys these cards, and none that should be left alone.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import NamedTuple

from signoria import compiled
from signoria.core.rng import from_seed
from signoria.dominion import GAME
from signoria.lab.evolve.arena import Arena
from signoria.lab.evolve.plan import BASICS, kingdom_cards
from signoria.lab.evolve.search import Budget, Evolution, Finding
from signoria.lab.evolve.study import Researcher, Study, effort_for
from signoria.lab.workers import Cores, Here, Workers

GAMES = 100_000
MONEY = "money alone"


class Truth(NamedTuple):
    name: str
    kingdom: str
    says: str
    source: str
    buys: tuple[str, ...]
    leaves: tuple[str, ...] = ()


TRUTHS = (
    Truth(
        "Gardens rush",
        "gardens, workshop, cellar, moat, woodcutter, chancellor, village, smithy, mine, remodel",
        "Workshops gain Gardens, and three piles are empty before the Provinces are.",
        "https://wiki.dominionstrategy.com/index.php/Combo:_Workshop_and_Gardens",
        ("gardens", "workshop"),
    ),
    Truth(
        "Ironworks before Workshop",
        "gardens, workshop, ironworks, moat, woodcutter, chancellor, village, smithy, mine, remodel",
        "Ironworks is a quicker gainer of Gardens than Workshop.",
        "https://wiki.dominionstrategy.com/index.php/Combo:_Workshop_and_Gardens",
        ("gardens", "ironworks"),
    ),
    Truth(
        "Witch",
        "witch, village, smithy, market, woodcutter, cellar, workshop, militia, mine, festival",
        "Where Curses can't be trashed, an early Witch decides the game.",
        "https://adamhorton.com/flog/forum/topic/bite-sized-witch-2/",
        ("witch",),
    ),
    Truth(
        "Duke",
        "duke, smithy, woodcutter, moat, cellar, chancellor, bureaucrat, workshop, mine, feast",
        "Duchies and Dukes outlast most decks that go for Provinces.",
        "https://dominionstrategy.com/2012/02/13/intrigue-duke/",
        ("duke",),
    ),
    Truth(
        "Chapel",
        "chapel, laboratory, market, festival, militia, village, smithy, cellar, mine, workshop",
        "Chapel in the first two turns: a thin deck draws its good cards every turn.",
        "https://wiki.dominionstrategy.com/index.php/Chapel",
        ("chapel",),
    ),
    Truth(
        "Minion",
        "minion, cellar, village, smithy, woodcutter, workshop, mine, chancellor, feast, bureaucrat",
        "A deck mostly of Minions, since their best companion is another Minion.",
        "http://wiki.dominionstrategy.com/index.php/Minion",
        ("minion",),
    ),
    Truth(
        "Torturer with a village",
        "torturer, village, cellar, woodcutter, workshop, mine, chancellor, moat, feast, bureaucrat",
        "Torturers stack, so the game is about them wherever there is a village.",
        "https://adamhorton.com/flog/category/tabletopgames/page/2/",
        ("torturer", "village"),
    ),
    Truth(
        "Masquerade",
        "masquerade, village, cellar, woodcutter, workshop, mine, chancellor, moat, feast, great_hall",
        "It thins the deck and still leaves a good buy: one of the strongest cards there are.",
        "https://adamhorton.com/flog/bite-sized-masquerade/",
        ("masquerade",),
    ),
    Truth(
        "Courtyard and money",
        "courtyard, cellar, mining_village, woodcutter, ironworks, mine, great_hall, wishing_well, chancellor, feast",
        "Without trashing, Attacks, or other draw, money with Courtyard is better than an engine.",
        "https://dominionstrategy.com/2013/01/14/stef-s-dominion-academy/",
        ("courtyard",),
        ("mining_village",),
    ),
    Truth(
        "First Game",
        "cellar, market, militia, mine, moat, remodel, smithy, village, woodcutter, workshop",
        "An engine of Villages and Smithies beats money with Smithy, if it is played very well.",
        "https://dominionstrategy.com/2012/07/30/building-the-first-game-engine/",
        ("smithy", "village"),
    ),
)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.truths", description=__doc__)
    parser.add_argument("truths", nargs="*", help="numbers from 1 to 10; default: all")
    parser.add_argument("--games", type=int, default=GAMES, help="for each search")
    parser.add_argument("--seed", default="truths")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(arguments)
    print(
        f"{'compiled' if compiled() else 'plain'}, seed {options.seed}, {options.games:,} games for a search",
        flush=True,
    )
    workers: Workers = Here() if options.jobs == 1 else Cores(options.jobs)
    chosen = [TRUTHS[int(number) - 1] for number in options.truths] or list(TRUTHS)
    out = 0
    try:
        for truth in chosen:
            finding, study = report(truth, options.games, options.seed, workers)
            out += comes_out(truth, finding)
            show(truth, finding, study)
    finally:
        workers.close()
    print(f"{out} of {len(chosen)} come out")
    return 0


def report(truth: Truth, games: int, seed: str, workers: Workers) -> tuple[Finding, Study]:
    setup = GAME.lobby_rules().match_setup({"kingdom": truth.kingdom}, 2, [], from_seed("kingdom"))
    arena = Arena(setup, 2, f"{seed} {truth.name}")
    finding = Evolution(arena, workers, Budget(games=games)).run()
    return finding, Researcher(arena, workers, finding, effort_for(games)).study()


def comes_out(truth: Truth, finding: Finding) -> bool:
    bought = kingdom_cards(finding.strategies[0].plan)
    return bought.issuperset(truth.buys) and bought.isdisjoint(truth.leaves)


def show(truth: Truth, finding: Finding, study: Study) -> None:
    print(f"{truth.name}: {truth.says}\n    {truth.source}")
    for found in finding.strategies[:3]:
        cards = [line.card for line in found.plan if line.card not in BASICS]
        score = found.score
        print(
            f"    {', '.join(dict.fromkeys(cards)) or MONEY}: {score.value:.1f} ({score.low:.1f} – {score.high:.1f}), "
            f"mixture {found.share:.0%}"
        )
    adds = {worth.card: worth.added for worth in study.cards}
    for card in (*truth.buys, *truth.leaves):
        print(f"    {card} adds {adds[card].value:+.1f} ({adds[card].low:+.1f} – {adds[card].high:+.1f})")
    openings = [f"{split} {found[0].first or '–'}/{found[0].second or '–'}" for split, found in study.openings.items()]
    print(f"    openings: {', '.join(openings)}")
    print(f"    {'comes out' if comes_out(truth, finding) else 'DOES NOT COME OUT'}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
