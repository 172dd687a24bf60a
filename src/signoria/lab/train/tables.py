"""The games a net is trained in: many kingdoms at once, each seat played by the net, a past net or a menu.

A `Table` is a batch of games in one kingdom, and lasts for some games. All tables advance together, a decision at a time.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import numpy as np
from numpy.typing import NDArray

from signoria.batch import RANKING, Batch
from signoria.bots.bot import Bot
from signoria.bots.dominion.ladder import MenuBot
from signoria.bots.dominion.learned import position as at
from signoria.bots.dominion.learned.cards import Piles
from signoria.bots.dominion.menu import MenuText
from signoria.core.rng import Rng
from signoria.core.seat import Seat
from signoria.dominion import GOLD, PROVINCE, SILVER, DominionView
from signoria.lab.train.champions import Searched, arena_of, one_of, random_kingdom, suggested

NET, PAST, MENU = range(3)  # who plays a seat
GAMES = 8  # at a table
DEALS = 5  # for each place of a table, until another kingdom comes
WISHED = (int(PROVINCE), int(GOLD), int(SILVER))  # what the card play goes by in seats of the net
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

    piles: Piles
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
class Table:
    """Games of one kingdom. `kinds` says who plays each seat."""

    batch: Batch
    kinds: list[int]
    piles: Piles
    swindler: int  # its pile; -1: none
    left: int  # games to begin
    stories: list[list[list[Decision]]] = field(default_factory=list)  # by game and seat


def new_table(seats: int, kinds: list[int], champions: list[Searched], seed: str, chance: Random) -> Table:
    """A table in a random kingdom, or in one of those that were searched if a menu is played there."""
    searched = chance.choice(champions) if champions and MENU in kinds and chance.random() < KNOWN else None
    kingdom = searched.kingdom if searched is not None else random_kingdom(seed)
    view = arena_of(kingdom, seats, seed).view()
    menus = suggested(view)
    if searched is not None:
        menus = [MenuText("found", text) for text in searched.menus] + menus
    policies = [player_of(menus) if kind == MENU else RANKING for kind in kinds]
    batch = Batch(
        "dominion",
        policies,
        GAMES,
        seed=seed,
        play=range(seats),
        wishes={"kingdom": ",".join(entry.partition("@")[0] for entry in kingdom), "base_edition": _edition(kingdom)},
    )
    piles = Piles([view.card(pile) for pile in range(at.N)])
    table = Table(batch, kinds, piles, view.pile(NO_OTHER), (DEALS - 1) * GAMES)
    table.stories = [[[] for _ in range(seats)] for _ in range(GAMES)]
    _tell_wishes(table)
    return table


def _edition(kingdom: tuple[str, ...]) -> str:
    return "base1" if any(entry.endswith("@base1") for entry in kingdom) else "base2"


def _tell_wishes(table: Table) -> None:
    for seat, kind in enumerate(table.kinds):
        if kind != MENU:
            table.batch.rank(seat, np.tile(np.array(WISHED), (GAMES, 1)))


def shares_of(places: NDArray[np.int64], seat: int) -> NDArray[np.float32]:
    """Shares of the win, beginning with a seat; all 0 if the game took too long."""
    won = (places == 1).astype(np.float32)
    return np.roll(won / max(1.0, float(won.sum())), -seat)
