"""Duels of plans on one kingdom. A duel depends on the arena, both plans and the numbers of its deals, and on nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from signoria.bots.bot import Bot, play_until
from signoria.bots.dominion.ladder import MenuBot
from signoria.bots.dominion.menu import MenuText
from signoria.core.game import Game
from signoria.core.registry import Dealer, find_game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.core.state import State
from signoria.dominion import DominionView
from signoria.lab.statistics import WHOLE, Share

PATIENCE = 60  # turns of each player; a game that takes longer is lost for the plan on trial
MOST_BOTS = 4000  # kept ready in a process


class Duel(NamedTuple):
    """A plan on trial among rivals that all play another plan, on some deals by number; texts, so that it travels."""

    plan: str
    rival: str
    first: int
    deals: int


@dataclass(frozen=True)
class Arena:
    """A kingdom for a number of players, as plain data: it travels to other processes."""

    setup: Mapping[str, object]
    seats: int
    seed: str

    def __reduce__(self) -> tuple[type[Arena], tuple[object, ...]]:
        """What it has made ready for playing stays behind: compiled objects don't travel."""
        return Arena, (dict(self.setup), self.seats, self.seed)

    @cached_property
    def dealer(self) -> Dealer:
        return find_game("dominion").dealer(self.setup)

    @cached_property
    def bots(self) -> dict[tuple[str, int], MenuBot]:
        return {}  # by menu and seat: a bot keeps in mind where it sits

    def deal(self, number: int) -> State:
        return self.dealer.deal(from_seed(f"{self.seed} deal {number}"))

    def seat(self) -> Seat:
        """A player before the first turn."""
        return Seat(Game(self.deal(0)), 0)

    def view(self) -> DominionView:
        """The kingdom as that player sees it."""
        view = self.seat().view
        assert isinstance(view, DominionView), "plans are Dominion's"
        return view

    def games(self, duel: Duel) -> int:
        return duel.deals * self.seats

    def play(self, duel: Duel) -> Share:
        """What the plan wins of each deal, sitting once in each seat."""
        mine = [self.bot(duel.plan, seat) for seat in range(self.seats)]
        theirs = [self.bot(duel.rival, seat) for seat in range(self.seats)]
        share = Share()
        for number in range(duel.first, duel.first + duel.deals):
            dealt = self.deal(number)
            won = 0
            for seat in range(self.seats):
                state = dealt.copy() if seat + 1 < self.seats else dealt
                seated: list[Bot] = [*theirs[:seat], mine[seat], *theirs[seat + 1 :]]
                if play_until(Game(state), seated, PATIENCE * self.seats):
                    winners = state.winners()
                    if seat in winners:
                        won += WHOLE // len(winners)
            share.add(won)
        return share

    def bot(self, text: str, seat: int) -> MenuBot:
        """Somebody who plays this menu in this seat."""
        bot = self.bots.get((text, seat))
        if bot is None:
            if len(self.bots) >= MOST_BOTS:
                self.bots.clear()
            bot = self.bots[text, seat] = MenuBot(MenuText("plan", text))
        return bot


_known: dict[str, Arena] = {}  # the arena this process plays in, with its dealer and bots ready


def ready(arena: Arena) -> Arena:
    """The same arena, with what this process has made ready for it."""
    if _known.get("arena") != arena:
        _known["arena"] = arena
    return _known["arena"]


def play_duels(arena: Arena, duels: Sequence[Duel]) -> list[Share]:
    """Duels in their order, in whatever process this is."""
    known = ready(arena)
    return [known.play(duel) for duel in duels]
