"""The strongest menu for a table: what the kingdom suggests and the library's menus race on the same deals.

The first rounds are short and send most menus home; in the last one everybody meets everybody. A menu that beats most
others but loses clearly to one of them isn't chosen: strategies can beat each other in a circle.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria import compiled
from signoria.bots.bot import Bot, play_out
from signoria.bots.dominion.ladder import MenuBot
from signoria.bots.dominion.levels.candidates import candidates
from signoria.bots.dominion.levels.known_plans import known_plan
from signoria.bots.dominion.levels.library import Entry, fitting, library
from signoria.bots.dominion.levels.tournament import best_menu
from signoria.bots.dominion.menu import MenuText
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.dominion import Dominion, DominionView, deal_like

PICKS: Final[i64] = 700_000 if compiled() else 30_000  # in all games of a race
SUGGESTED: Final[i64] = 12  # menus that the kingdom suggests
FROM_LIBRARY: Final[i64] = 60
# In each round: the part of the picks, how many are rivals to the others (0: everybody meets everybody), how many stay.
ROUNDS: Final[list[tuple[float, int, int]]] = [(0.2, 2, 16), (0.2, 3, 7), (0.3, 0, 4), (0.3, 0, 4)]
IMAGINED: Final = 6.0  # deals with an even score, which keep luck from counting for much
PATIENCE: Final[i64] = 60  # turns of each player; a game that takes longer is won by nobody
SAFE: Final = 0.5  # how much the worst result counts, beside the mean of all


class Runner:
    """A menu in the race, and what it has won against each other one."""

    def __init__(self, menu: MenuText, number: i64, field: i64, seats: i64) -> None:
        self.menu = menu
        self.number = number
        self.won: list[float] = [0.0] * field
        self.deals: list[float] = [0.0] * field
        self.bots: list[MenuBot] = [MenuBot(menu) for _ in range(seats)]

    def score(self, rival: Runner) -> float:
        """About what part of its fair share more, or less, it wins against a rival: 0 is even."""
        deals = self.deals[rival.number]
        return (self.won[rival.number] - deals) / (deals + IMAGINED)


class Race:
    """All menus for one table. `picks` bounds the work."""

    def __init__(self, board: Dominion, menus: list[MenuText], picks: i64) -> None:
        self.table = board
        self.seats: i64 = board.seats
        self.name = " ".join(board.kingdom.chosen())
        self.picks = picks
        self.left: i64 = 0
        self.deal: i64 = 0
        self.field = [Runner(menu, number, len(menus), self.seats) for number, menu in enumerate(menus)]

    def ranked(self) -> list[MenuText]:
        """The best few menus, the best first. The first runner is never sent home before the end."""
        running = list(self.field)
        finalists: list[Runner] = []
        for share, several, stay in ROUNDS:
            self.left = i64(float(self.picks) * share)
            rivals = running[:several] if several else running
            if several:
                self._run(running, rivals)
            else:
                self._round_robin(running)
                finalists = finalists or running
                rivals = finalists
            others = self._sorted(running[1:], rivals)
            running = [running[0], *others[: stay - 1]]
        return [one.menu for one in self._sorted(running, finalists)]

    def _sorted(self, runners: list[Runner], rivals: list[Runner]) -> list[Runner]:
        return sorted(runners, key=lambda one: -self._score(one, rivals))

    def _score(self, one: Runner, rivals: list[Runner]) -> float:
        """What it wins on average and at worst."""
        total = 0.0
        least = 0.0
        for rival in rivals:
            if rival is not one:
                score = one.score(rival)
                total += score
                least = min(least, score)
        return (1.0 - SAFE) * total / float(max(1, len(rivals))) + SAFE * least

    def _run(self, running: list[Runner], rivals: list[Runner]) -> None:
        """Everybody plays the rivals in turn, on the same deals."""
        while self.left > 0:
            rival = rivals[self.deal % len(rivals)]
            for one in running:
                if one is not rival:
                    self._meet(one, rival)
            self.deal += 1

    def _round_robin(self, running: list[Runner]) -> None:
        while self.left > 0:
            for i, one in enumerate(running):
                for other in running[i + 1 :]:
                    self._meet(one, other)
                    if self.seats > 2:
                        self._meet(other, one)
            self.deal += 1

    def _meet(self, one: Runner, rival: Runner) -> None:
        """One deal; the menu sits in each seat once, and all others play the rival's."""
        won = 0.0
        dealt = deal_like(self.table, from_seed(f"{self.name} {self.deal}"), 0)
        for seat in range(self.seats):
            board = dealt.copy() if seat + 1 < self.seats else dealt
            bots: list[Bot] = []
            for other in range(self.seats):
                bots.append(one.bots[other] if other == seat else rival.bots[other])
            game = Game(board)
            self.left -= play_out(game, bots, PATIENCE * self.seats)
            if game.over():
                winners = board.winners()
                if seat in winners:
                    won += 1.0 / len(winners)
        one.won[rival.number] += won
        one.deals[rival.number] += 1.0
        if self.seats == 2:
            rival.won[one.number] += 2.0 - won
            rival.deals[one.number] += 1.0


def entrants(seat: Seat[DominionView], entries: list[Entry]) -> list[MenuText]:
    """The menus that race: medium's first, then those the kingdom suggests and those of the library that fit."""
    view = seat.view
    known = known_plan(view)
    menus = [best_menu(seat)]
    if known is not None:
        menus.append(known)
    menus += [candidate.menu for candidate in candidates(view)[:SUGGESTED]]
    menus += [entry.menu() for entry in fitting(entries, view)[:FROM_LIBRARY]]
    different: dict[str, MenuText] = {}
    for menu in menus:
        different.setdefault("\n".join([f"{card} if {condition}" for _, card, condition in menu.lines]), menu)
    return list(different.values())


_ranked: dict[str, list[MenuText]] = {}  # of the kingdoms met so far


def best_plans(seat: Seat[DominionView], picks: i64 = PICKS) -> list[MenuText]:
    """The best few menus for this table, the best first."""
    view = seat.view
    board = seat.sample(from_seed("table")).state
    assert isinstance(board, Dominion)
    cards = " ".join(board.kingdom.chosen() + [card.recipe for card in board.kingdom.cards])
    key = f"{view.seats()} {board.second_edition} {picks} {cards}"
    found = _ranked.get(key)
    if found is None:
        found = Race(board, entrants(seat, library()), picks).ranked()
        _ranked[key] = found
    return found
