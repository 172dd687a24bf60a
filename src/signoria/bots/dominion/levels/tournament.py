"""Which menu is best in a kingdom: a quick tournament that comes out the same whenever it is played.

The most promising menu is champion, the others challenge it one by one; who clearly wins takes its place.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from signoria import compiled
from signoria.bots.bot import Bot, play_until
from signoria.bots.dominion.ladder import MenuBot
from signoria.bots.dominion.levels.candidates import Candidate, candidates
from signoria.bots.dominion.menu import MenuText
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.dominion import Dominion, DominionView, deal_like

CHALLENGERS: Final[i64] = 14 if compiled() else 7
DEALS: Final[i64] = 24 if compiled() else 8  # against each at most for two players, with the seats swapped
STEP: Final[i64] = 4  # deals before a challenger who is clearly worse is sent home
TABLES_KEPT: Final = 1000  # whose best menus a process remembers
PATIENCE: Final[i64] = 60  # turns of each player; a game that takes longer counts for nobody


class Tournament:
    """All that is known of the menus at one table."""

    def __init__(self, board: Dominion, view: DominionView, challengers: i64 = CHALLENGERS, deals: i64 = DEALS) -> None:
        self.table = board
        self.seats: i64 = view.seats()
        self.field: list[Candidate] = candidates(view)[: challengers + 1]
        # Four players take twice as many turns in twice as many games for each deal.
        self.deals: i64 = max(1, 4 * deals // (self.seats * self.seats))
        self.name = " ".join(board.kingdom.chosen())

    def winner(self) -> MenuText:
        champion = self.field[0].menu
        for challenger in self.field[1:]:
            if self._beats(challenger.menu, champion):
                champion = challenger.menu
        return champion

    def _beats(self, menu: MenuText, champion: MenuText) -> bool:
        """Whether it wins more than its share, by more than luck over this many games explains."""
        won = 0.0
        deal: i64 = 0
        while deal < self.deals:
            won += self._won(menu, champion, deal)
            deal += 1
            if deal % STEP == 0 and won < self._even(deal) - self._luck(deal):
                return False
        return won > self._even(deal) + self._luck(deal)

    def _even(self, deals: i64) -> float:
        return float(deals)  # one game of each deal, if all are equal: there are as many games as seats

    def _luck(self, deals: i64) -> float:
        """One standard deviation, for games won with a chance of one in the number of seats."""
        return sqrt(float(deals) * (1.0 - 1.0 / float(self.seats)))

    def _won(self, menu: MenuText, champion: MenuText, deal: i64) -> float:
        """Games of one deal that the menu wins, sitting in each place once among champions."""
        won = 0.0
        seat: i64 = 0
        while seat < self.seats:
            game = Game(deal_like(self.table, from_seed(f"{self.name} {deal}"), 0))
            bots: list[Bot] = [MenuBot(menu if other == seat else champion) for other in range(self.seats)]
            if play_until(game, bots, PATIENCE * self.seats):
                state = game.state
                assert isinstance(state, Dominion)
                winners = state.winners()
                if seat in winners:
                    won += 1.0 / len(winners)
            seat += 1
        return won


def board_at(seat: Seat[DominionView]) -> Dominion:
    """A board like the one that this seat sees."""
    board = seat.sample(from_seed("table")).state
    assert isinstance(board, Dominion)
    return board


def table_key(board: Dominion) -> str:
    """What tells tables apart for which other menus are best."""
    cards = " ".join(board.kingdom.chosen() + [card.recipe for card in board.kingdom.cards])
    return f"{board.seats} {board.second_edition} {cards}"


_winners: dict[str, MenuText] = {}  # of the kingdoms met last


def best_menu(seat: Seat[DominionView]) -> MenuText:
    """The best menu for the kingdom of this table, with this many players."""
    board = board_at(seat)
    key = table_key(board)
    found = _winners.get(key)
    if found is None:
        found = Tournament(board, seat.view).winner()
        if len(_winners) >= TABLES_KEPT:
            _winners.clear()
        _winners[key] = found
    return found
