"""What the menus of a long search are worth to the strongest level: `python -m benchmarks.plans`.

`hard` with the menu that is kept for a kingdom plays `hard` with medium's menu, every deal twice with the seats swapped.
`--picks` sets how much both think; fewer picks take less time.
"""

from __future__ import annotations

import argparse
import sys

from signoria import compiled
from signoria.bots.bot import Bot, play_until
from signoria.bots.dominion.levels import Hard
from signoria.bots.dominion.levels.hard import PICKS
from signoria.bots.dominion.levels.known_plans import known_plan
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.dominion import GAME, RECOMMENDED, DominionView
from signoria.lab.statistics import WHOLE, Share

PATIENCE = 60  # turns of each player


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.plans", description=__doc__)
    parser.add_argument("kingdoms", nargs="*", help="ids; default: all with a menu")
    parser.add_argument("--games", type=int, default=40, help="in each kingdom")
    parser.add_argument("--picks", type=int, default=int(PICKS), help="in simulated games for one buy")
    parser.add_argument("--seed", default="plans")
    options = parser.parse_args()
    print(
        f"{'compiled' if compiled() else 'plain'}, seed {options.seed}, {options.picks:,} picks for a buy", flush=True
    )
    whole, games = Share(), 0
    for kingdom in options.kingdoms or [one.id for one in RECOMMENDED]:
        setup = GAME.lobby_rules().match_setup({"kingdom": kingdom}, 2, [], from_seed("kingdom"))
        dealer = GAME.dealer(setup)
        view = dealer.deal(from_seed("view")).view(0)
        assert isinstance(view, DominionView)
        if known_plan(view) is None:
            continue
        share = Share()
        for number in range(options.games // 2):
            seed = f"{options.seed} {kingdom} {number}"
            won = 0
            for seat in (0, 1):
                state = dealer.deal(from_seed(seed))
                bots: list[Bot] = [
                    Hard(from_seed(f"{seed} {seat} {i}"), options.picks, searched=i == seat) for i in (0, 1)
                ]
                if play_until(Game(state), bots, 2 * PATIENCE):
                    winners = state.winners()
                    won += WHOLE // len(winners) if seat in winners else 0
                else:
                    won += WHOLE // 2
            share.add(won)
        found = share.interval(2, options.games)
        print(f"{kingdom:22} {found.value:.1f} ({found.low:.1f} – {found.high:.1f}), n = {options.games}", flush=True)
        whole.merge(share)
        games += options.games
    if games:
        found = whole.interval(2, games)
        print(f"together {found.value:.1f} ({found.low:.1f} – {found.high:.1f}), n = {games}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
