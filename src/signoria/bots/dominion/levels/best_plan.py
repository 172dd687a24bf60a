"""The strongest menu for a table: what the kingdom suggests, the library's menus, and new ideas race on the same deals.

Those of which an estimate expects most start. What it expects counts as some deals that were played, so luck decides less.
What counts most is to beat the first menu, which the others most likely play; but a menu that loses clearly to another one
is worth less, because strategies can beat each other in a circle.
"""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

from signoria import compiled
from signoria.bots.bot import Bot, play_out
from signoria.bots.dominion.ladder import MenuBot
from signoria.bots.dominion.learned.estimate import Estimate
from signoria.bots.dominion.learned.ideas import best_of, expected, new_ideas
from signoria.bots.dominion.learned.menu_facts import knows
from signoria.bots.dominion.levels.candidates import candidates
from signoria.bots.dominion.levels.known_plans import known_plan
from signoria.bots.dominion.levels.library import Entry, fitting, library
from signoria.bots.dominion.levels.tournament import TABLES_KEPT, best_menu, board_at, table_key
from signoria.bots.dominion.menu import MenuText, lines_of, text_of
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.dominion import Dominion, DominionView, deal_like

PICKS: Final[i64] = 700_000 if compiled() else 30_000  # in all games of a race
FEW: Final[i64] = 4  # with more players there are fewer picks: it takes longer to sit down to a game
SUGGESTED: Final[i64] = 12  # menus that the kingdom suggests
FROM_LIBRARY: Final[i64] = 60
IDEAS: Final[i64] = 40
ALIKE: Final[i64] = 3  # ideas for the same Kingdom cards
# How many start besides the first one, and how many stay after each round.
STAY: Final[tuple[i64, i64, i64, i64]] = (24, 9, 5, 3)
ROUND: Final = 0.25  # of the picks
IN_TURN: Final[i64] = 4  # rivals of the others in a round
EXPECTED: Final = 9.0  # deals for which the estimate counts
PATIENCE: Final[i64] = 60  # turns of each player; a game that takes longer is won by nobody
USUAL: Final = 0.75  # how much the first menu counts, which the others most likely play, beside all rivals together
SAFE: Final = 0.5  # of these, how much the worst result counts, beside the mean


class Runner:
    """A menu in the race, what is expected of it if that is known, and what it has won against each other one."""

    def __init__(self, menu: MenuText, number: i64, edges: list[float], seats: i64) -> None:
        self.menu = menu
        self.number = number
        self.edges = edges
        self.known = knows(lines_of(menu))
        self.won: list[float] = [0.0] * len(edges)
        self.deals: list[float] = [0.0] * len(edges)
        self.bots: list[MenuBot] = [MenuBot(menu) for _ in range(seats)]

    def score(self, rival: Runner) -> float:
        """About what part of its fair share more, or less, it wins against a rival: 0 is even."""
        deals = self.deals[rival.number]
        expected = EXPECTED if self.known and rival.known else 0.0
        if deals + expected == 0.0:
            return 0.0
        return (self.won[rival.number] - deals + expected * self.edges[rival.number]) / (deals + expected)


class Race:
    """Different menus for one table, and the edge each is expected to have over each. `picks` bounds the work."""

    def __init__(self, board: Dominion, menus: list[MenuText], edges: list[list[float]], picks: i64) -> None:
        self.table = board
        self.seats: i64 = board.seats
        self.name = " ".join(board.kingdom.chosen())
        self.picks: i64 = picks * FEW // max(self.seats, FEW)
        self.left: i64 = 0
        self.deal: i64 = 0
        self.field = [Runner(menu, number, edges[number], self.seats) for number, menu in enumerate(menus)]

    def ranked(self) -> list[MenuText]:
        """The best few menus, the best first. The first runner is in all rounds: it must be beaten."""
        known = [one for one in self.field if one.known or one is self.field[0]]
        running = self._best(known, known, STAY[0])
        running += [one for one in self.field if one not in running and not one.known]  # nobody knows which are good
        for stay in STAY[1:3]:
            rivals = running[:IN_TURN]
            self._run(running, rivals)
            running = self._best(running, rivals, stay)
        self._round_robin(running)
        best = self._best(running, running, STAY[3])
        self._round_robin(best)
        others = [one for one in self._sorted(running, running) if one not in best]
        return [one.menu for one in self._sorted(best, running) + others]

    def _best(self, running: list[Runner], rivals: list[Runner], stay: i64) -> list[Runner]:
        """The first runner, and the best of the others against these rivals."""
        return [running[0], *self._sorted(running[1:], rivals)[:stay]]

    def _sorted(self, runners: list[Runner], rivals: list[Runner]) -> list[Runner]:
        return sorted(runners, key=lambda one: -self._score(one, rivals))

    def _score(self, one: Runner, rivals: list[Runner]) -> float:
        """What it wins against the first one, on average, and at worst."""
        total = 0.0
        least = 0.0
        for rival in rivals:
            if rival is not one:
                score = one.score(rival)
                total += score
                least = min(least, score)
        others = (1.0 - SAFE) * total / float(max(1, len(rivals))) + SAFE * least
        first = self.field[0]
        usual = one.score(first) if one is not first else 0.0
        return USUAL * usual + (1.0 - USUAL) * others

    def _run(self, running: list[Runner], rivals: list[Runner]) -> None:
        """Everybody plays the rivals in turn, on the same deals."""
        self.left = i64(float(self.picks) * ROUND) if len(running) > 1 else 0
        while self.left > 0:
            rival = rivals[self.deal % len(rivals)]
            for one in running:
                if one is not rival and self.left > 0:
                    self._meet(one, rival)
            self.deal += 1

    def _round_robin(self, running: list[Runner]) -> None:
        self.left = i64(float(self.picks) * ROUND) if len(running) > 1 else 0
        while self.left > 0:
            for i, one in enumerate(running):
                for other in running[i + 1 :]:
                    if self.left > 0:
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
    return menus


def promising(view: DominionView, estimate: Estimate, chance: Random, most: i64) -> list[MenuText]:
    """The menus of which an estimate expects most, the best first. Nobody plays a game to find them."""
    suggested = [candidate.menu for candidate in candidates(view)[:SUGGESTED]]
    menus: dict[tuple[tuple[str, str], ...], MenuText] = {}
    for menu in suggested + [entry.menu() for entry in fitting(library(), view)[:FROM_LIBRARY]]:
        if knows(lines_of(menu)):
            menus.setdefault(lines_of(menu), menu)
    if not menus:
        return suggested[:most]
    for idea in new_ideas(view, list(menus), estimate, chance, IDEAS, ALIKE, generations=1):
        menus[idea] = MenuText("idea", text_of(idea))
    lines = list(menus)
    styles = estimate.styles(lines)
    return [menus[lines[at]] for at in best_of(lines, expected(estimate, styles, styles), most, ALIKE)]


def contenders(seat: Seat[DominionView], entries: list[Entry], estimate: Estimate) -> list[MenuText]:
    """The entrants, and new ideas."""
    menus: dict[tuple[tuple[str, str], ...], MenuText] = {}
    for menu in entrants(seat, entries):
        menus.setdefault(lines_of(menu), menu)
    chance = Random(table_key(board_at(seat)))
    known = [lines for lines in menus if knows(lines)]
    usual = USUAL if known[:1] == list(menus)[:1] else 0.0  # how much the first menu counts: medium's, if it is known
    for lines in new_ideas(seat.view, known, estimate, chance, IDEAS, ALIKE, usual=usual):
        menus[lines] = MenuText("idea", text_of(lines))
    return list(menus.values())


_ranked: dict[str, list[MenuText]] = {}  # of the kingdoms met last


def best_plans(seat: Seat[DominionView], picks: i64 = PICKS) -> list[MenuText]:
    """The best few menus for this table, the best first."""
    board = board_at(seat)
    key = f"{picks} {table_key(board)}"
    found = _ranked.get(key)
    if found is None:
        estimate = Estimate()
        menus = contenders(seat, library(), estimate)
        edges = estimate.among([lines_of(menu) for menu in menus])
        found = Race(board, menus, edges, picks).ranked()
        if len(_ranked) >= TABLES_KEPT:
            _ranked.clear()
        _ranked[key] = found
    return found
