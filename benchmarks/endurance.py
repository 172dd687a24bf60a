"""Whether any bot of Dominion ever answers illegally or keeps a game from ending: `python -m benchmarks.endurance`.

Every game has a random kingdom that one of the bots fits, and two to six players. In every other game all of them are
that bot, for a pile shared by many of a kind is what stalls a menu; in the rest any bots that fit sit together.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from signoria import compiled
from signoria.bots import Bot
from signoria.bots.bot import play_until
from signoria.bots.dominion.ladder import ladder_bot, menu_names
from signoria.bots.registry import find_bot
from signoria.core.decision import IllegalAnswer
from signoria.core.game import Game
from signoria.core.rng import Rng, from_seed
from signoria.dominion import BASIC, GAME, Choice, Setup, Wish, deal, list_cards, load_cards

LEVELS = ("novice", "easy", "medium")
HARD = ("hard",)  # by itself, for it thinks long
BASICS = [entry.card.id for entry in list_cards(load_cards(), [BASIC])]
ENTRIES = {kind.card.id: kind.entry() for kind in Choice().kinds()}  # a bare `village` is a sort of cards


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.endurance", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--bots", choices=("ladder", "levels", "hard"), default="ladder")
    parser.add_argument(
        "--rounds", type=int, default=GAME.metrics().patience(), help="a game that takes more is a stall"
    )
    parser.add_argument("--seed", default="endurance")
    options = parser.parse_args()
    names = {"ladder": menu_names(), "levels": list(LEVELS), "hard": list(HARD)}[options.bots]
    needs = {name: needed(name) if options.bots == "ladder" else [] for name in names}
    say(f"{'compiled' if compiled() else 'plain'}, {len(names)} bots, seed {options.seed}")
    found: Counter[str] = Counter()
    turns = 0
    began = time.monotonic()
    for number in range(options.games):
        turns += play_one(number, names, needs, options, found)
        if (number + 1) % max(1, options.games // 20) == 0:
            say(f"{number + 1:,} games, {turns:,} turns, {time.monotonic() - began:.0f} s: {tell(found)}")
    say(f"{options.games:,} games: {tell(found)}")
    return 1 if found else 0


def play_one(
    number: int, names: list[str], needs: dict[str, list[str]], options: argparse.Namespace, found: Counter[str]
) -> int:
    """One game; what went wrong is counted and said. The turns it took."""
    chance = from_seed(f"{options.seed} {number}")
    host, seats = names[number % len(names)], 2 + number // len(names) % 5
    kingdom = Choice().at_random(chance, [Wish(ENTRIES[card]) for card in needs[host]])
    company = seated(number, host, seats, kingdom, needs, chance)
    game = Game(deal(Setup(seats, kingdom), chance))
    game.state.events = None
    bots: list[Bot] = [
        find_bot(name, GAME.name).new(from_seed(f"bot {number} {seat}")) for seat, name in enumerate(company)
    ]
    try:
        over = play_until(game, bots, options.rounds * seats)
    except IllegalAnswer as error:
        found["illegal answers"] += 1
        say(f"ILLEGAL in game {number}: {company[error.seat]} answers {error.option!r}: {error.reason}; {kingdom}")
        return 0
    if not over:
        found["stalls"] += 1
        say(f"STALL in game {number}: {', '.join(company)}; {', '.join(kingdom)}")
    return int(game.state.turn_number())


def seated(
    number: int, host: str, seats: int, kingdom: tuple[str, ...], needs: dict[str, list[str]], chance: Rng
) -> list[str]:
    """The host everywhere, or with anybody who fits."""
    if number // (5 * len(needs)) % 2 == 0:
        return [host] * seats
    here = [entry.partition("@")[0] for entry in kingdom]
    fitting = [name for name, cards in needs.items() if set(cards) <= set(here)]
    return [host, *[fitting[chance.below(len(fitting))] for _ in range(seats - 1)]]


def needed(name: str) -> list[str]:
    """The kingdom cards that a bot of the ladder cannot do without."""
    bot = ladder_bot(name)
    cards = bot.menu.cards() + (bot.many.cards() if bot.many is not None else [])
    return [card for card in dict.fromkeys(cards) if card not in BASICS]


def tell(found: Counter[str]) -> str:
    return f"{found['illegal answers']} illegal answers, {found['stalls']} stalls"


def say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
