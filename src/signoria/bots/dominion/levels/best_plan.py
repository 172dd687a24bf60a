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
from signoria.bots.dominion.levels.tournament import TABLES_KEPT, best_menu, board_at, table_key
from signoria.bots.dominion.menu import MenuText
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.dominion import Dominion, DominionView, deal_like

PICKS: Final[i64] = 700_000 if compiled() else 30_000  # in all games of a race
FEW: Final[i64] = 4  # with more players there are fewer picks: it takes longer to sit down to a game
SUGGESTED: Final[i64] = 12 if compiled() else 4  # menus that the kingdom suggests
FROM_LIBRARY: Final[i64] = 60 if compiled() else 8
COMBINED: Final[i64] = 5 if compiled() else 2  # of so many menus each is combined with each other one
IN_TURN: Final[i64] = 3  # rivals of the others in a round
# What part of the picks each round gets, and how many stay after the first ones.
FIRST: Final = (0.15, 12)
SECOND: Final = (0.12, 6)
THIRD: Final = (0.18, 5)
COUNTERS: Final = 0.1
EVERYBODY: Final = (0.2, 3)
LAST: Final = 0.25
IMAGINED: Final = 6.0  # deals with an even score, which keep luck from counting for much
PATIENCE: Final[i64] = 60  # turns of each player; a game that takes longer is won by nobody
SILVER: Final = "silver"
GOLD: Final = "gold"
POINTS: Final = ("province", "duchy", "estate", "copper", "duke", "gardens")
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
        self.picks: i64 = picks * FEW // max(self.seats, FEW)
        self.left: i64 = 0
        self.deal: i64 = 0
        self.field: list[Runner] = []
        self.room: i64 = len(menus) + COMBINED * COMBINED
        self.texts: set[str] = set()
        for menu in menus:
            self._enter(menu)

    def _enter(self, menu: MenuText) -> None:
        """Let a menu run that isn't among the others yet."""
        text = text_of(menu)
        if text not in self.texts:
            self.texts.add(text)
            self.field.append(Runner(menu, len(self.field), self.room, self.seats))

    def ranked(self) -> list[MenuText]:
        """The best few menus, the best first. The first runner, which must be beaten, is in all rounds."""
        running = self._round(self.field, self.field[:2], FIRST[0], FIRST[1])
        running = self._round(running, running[:IN_TURN], SECOND[0], SECOND[1])
        running += self._combined(running[:COMBINED])
        running = self._round(running, running[:IN_TURN], THIRD[0], THIRD[1])
        running += self._counter(running)
        self._round_robin(running, EVERYBODY[0])
        best = [running[0], *self._sorted(running[1:], running)[: EVERYBODY[1] - 1]]
        self._round_robin(best, LAST)
        others = [one for one in self._sorted(running, running) if one not in best]
        return [one.menu for one in self._sorted(best, running) + others]

    def _round(self, running: list[Runner], rivals: list[Runner], share: float, stay: int) -> list[Runner]:
        """The first runner, and the best of the others against these rivals."""
        self._run(running, rivals, share)
        return [running[0], *self._sorted(running[1:], rivals)[: stay - 1]]

    def _counter(self, running: list[Runner]) -> list[Runner]:
        """What does best against the leader of the others, if it isn't running any more: strategies may go in a circle."""
        leader = running[1:2]
        if not leader:
            return []
        self._run(self.field, leader, COUNTERS)
        best = self._sorted([one for one in self.field if one is not leader[0]], leader)[:1]
        return [one for one in best if one not in running]

    def _combined(self, best: list[Runner]) -> list[Runner]:
        """Each of the best with what the others buy besides."""
        before = len(self.field)
        for one in best:
            for other in best:
                if one is not other:
                    self._enter(combined(one.menu, other.menu))
        return self.field[before:]

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

    def _run(self, running: list[Runner], rivals: list[Runner], share: float) -> None:
        """Everybody plays the rivals in turn, on the same deals."""
        self.left = i64(float(self.picks) * share)
        while self.left > 0:
            rival = rivals[self.deal % len(rivals)]
            for one in running:
                if one is not rival:
                    self._meet(one, rival)
            self.deal += 1

    def _round_robin(self, running: list[Runner], share: float) -> None:
        self.left = i64(float(self.picks) * share)
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
    return menus


def combined(menu: MenuText, other: MenuText) -> MenuText:
    """A menu, and what only the other one buys: before Gold, before Silver or last, as there."""
    own = [card for _, card, _ in menu.lines]
    waiting: list[tuple[str, str]] = []  # lines of the other menu since its last Gold or Silver
    before: dict[str, list[tuple[str, str]]] = {}
    for _, card, condition in other.lines:
        if card in (GOLD, SILVER):
            before[card] = before.get(card, []) + waiting
            waiting = []
        elif card not in own and card not in POINTS:
            waiting.append((card, condition))
    lines: list[tuple[str, str]] = []
    for _, card, condition in menu.lines:
        lines += before.pop(card, [])
        lines.append((card, condition))
    for rest in before.values():
        lines += rest
    return MenuText(f"{menu.name} & {other.name}", _text(lines + waiting))


def text_of(menu: MenuText) -> str:
    return _text([(card, condition) for _, card, condition in menu.lines])


def _text(lines: list[tuple[str, str]]) -> str:
    return "\n".join([f"{card} if {condition}" if condition else card for card, condition in lines])


_ranked: dict[str, list[MenuText]] = {}  # of the kingdoms met last


def best_plans(seat: Seat[DominionView], picks: i64 = PICKS) -> list[MenuText]:
    """The best few menus for this table, the best first."""
    board = board_at(seat)
    key = f"{picks} {table_key(board)}"
    found = _ranked.get(key)
    if found is None:
        found = Race(board, entrants(seat, library()), picks).ranked()
        if len(_ranked) >= TABLES_KEPT:
            _ranked.clear()
        _ranked[key] = found
    return found
