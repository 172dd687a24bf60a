"""The games a net is trained in: many kingdoms at once, each seat played by the net, a past net or a menu.

A `Table` is a batch of games in one kingdom, and lasts for some games. All tables advance together, a decision at a time. Each seat has a plan for
the net to go by, also where a menu plays: so the net sees what others do who are given the same advice.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import numpy as np
from numpy.typing import NDArray

from signoria.batch import Batch
from signoria.bots.bot import Bot
from signoria.bots.dominion.ladder import MenuBot
from signoria.bots.dominion.learned import position as at
from signoria.bots.dominion.learned.cards import Floats, Ints, Piles
from signoria.bots.dominion.learned.menu_facts import with_plan
from signoria.bots.dominion.levels.best_plan import best_plans
from signoria.bots.dominion.levels.variants import cautious
from signoria.bots.dominion.menu import MenuText, lines_of
from signoria.core.rng import Rng
from signoria.core.seat import Seat
from signoria.dominion import VERBS, DominionView
from signoria.lab.train.champions import Searched, arena_of, one_of, random_kingdom, suggested

NET, PAST, MENU = range(3)  # who plays a seat
GAMES = 8  # at a table
DEALS = 5  # for each place of a table, until another kingdom comes
RACED = 120_000  # picks in the race for the plans of a kingdom
PLANS = 4
FIRST_PLANS = 1.2  # how strongly the first ones are preferred: see `one_of`
FAITHFUL = 0.6  # of those who play menus follow their plan, the others another menu
REMEMBERED = 1_500  # kingdoms whose plans are kept
NEW = 0.25  # of the tables have a kingdom that is not among these
KNOWN = 0.5  # of the tables with menus have a kingdom that was searched
NO_OTHER = "swindler"  # a gain that is for somebody else


@dataclass
class Decision:
    row: at.Row
    act: int
    logp: float
    chance: float  # to win, as the net saw it


@dataclass
class Story:
    """What one seat decided in a game, and how the game ended: shares of the win, beginning with this seat."""

    numbers: Ints  # of the piles
    facts: Floats
    decisions: list[Decision]
    shares: NDArray[np.float32]
    by_menu: bool
    rivals: int  # who the others were: NET, PAST or MENU

    @property
    def won(self) -> float:
        return float(self.shares[0])


def player_of(menus: list[MenuText]) -> type[Bot[DominionView]]:
    """A class of bots that choose one of these menus when they are made."""

    class Player(Bot[DominionView]):
        game = "dominion"

        def __init__(self, rng: Rng) -> None:
            self.inner = MenuBot(one_of(menus, Random(int(rng.word()))))

        def pick(self, seat: Seat[DominionView]) -> int:
            return self.inner.pick(seat)

    return Player


@dataclass
class Known:
    """A kingdom: menus that are good there, beside those that it suggests, and plans for the net."""

    kingdom: tuple[str, ...]
    menus: list[MenuText]
    plans: list[MenuText]


class Kingdoms:
    """Kingdoms to play in. It takes some time to find plans for a new one, so many tables have one that was there before."""

    def __init__(self, champions: list[Searched]) -> None:
        self.champions = champions
        self.searched: dict[tuple[str, ...], Known] = {}
        self.known: list[Known] = []

    def any(self, menus_play: bool, seed: str, chance: Random) -> Known:
        """A random one, or one of those that were searched if a menu is played there."""
        if self.champions and menus_play and chance.random() < KNOWN:
            one = chance.choice(self.champions)
            found = self.searched.get(one.kingdom)
            if found is None:
                found = self._look_at(one.kingdom, [MenuText("found", text) for text in one.menus], seed)
                self.searched[one.kingdom] = found
            return found
        if self.known and (len(self.known) >= REMEMBERED or chance.random() >= NEW):
            return chance.choice(self.known)
        found = self._look_at(random_kingdom(seed), [], seed)
        self.known.append(found)
        return found

    def _look_at(self, kingdom: tuple[str, ...], menus: list[MenuText], seed: str) -> Known:
        plans = [cautious(plan) for plan in best_plans(arena_of(kingdom, 2, seed).seat(), RACED)[:PLANS]]
        return Known(kingdom, [*menus, *plans[:2]], plans)


@dataclass
class Table:
    """Games of one kingdom. `kinds` says who plays each seat."""

    batch: Batch
    kinds: list[int]
    numbers: Ints
    facts: Floats  # by seat
    swindler: int  # its pile; -1: none
    left: int  # games to begin
    planners: list[list[MenuBot]]  # by game and seat: what the plan would do
    stories: list[list[list[Decision]]] = field(default_factory=list)  # by game and seat


def new_table(seats: int, kinds: list[int], kingdoms: Kingdoms, seed: str, chance: Random) -> Table:
    known = kingdoms.any(MENU in kinds, seed, chance)
    view = arena_of(known.kingdom, seats, seed).view()
    plans = [one_of(known.plans, chance, FIRST_PLANS) for _ in range(seats)]
    menus = [*known.menus, *suggested(view)]
    other = [kind == MENU and chance.random() >= FAITHFUL for kind in kinds]
    policies = [player_of(menus if others else [plan]) for others, plan in zip(other, plans, strict=True)]
    batch = Batch(
        "dominion",
        policies,
        GAMES,
        seed=seed,
        play=range(seats),
        ask={VERBS[verb]: least for verb, least in at.LEAST.items()},
        wishes={
            "kingdom": ",".join(entry.partition("@")[0] for entry in known.kingdom),
            "base_edition": _edition(known.kingdom),
        },
    )
    piles = Piles([view.card(pile) for pile in range(at.N)])
    facts = np.stack([with_plan(piles, lines_of(plan)) for plan in plans])
    planners = [[MenuBot(plan) for plan in plans] for _ in range(GAMES)]
    table = Table(batch, kinds, piles.numbers, facts, view.pile(NO_OTHER), (DEALS - 1) * GAMES, planners)
    table.stories = [[[] for _ in range(seats)] for _ in range(GAMES)]
    return table


def _edition(kingdom: tuple[str, ...]) -> str:
    return "base1" if any(entry.endswith("@base1") for entry in kingdom) else "base2"


def shares_of(places: NDArray[np.int64], seat: int) -> NDArray[np.float32]:
    """Shares of the win, beginning with a seat; all 0 if the game took too long."""
    won = (places == 1).astype(np.float32)
    return np.roll(won / max(1.0, float(won.sum())), -seat)
