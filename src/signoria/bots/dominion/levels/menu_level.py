"""Two levels that buy by one menu for the whole game: `easy` takes it from a table, `medium` finds it for the kingdom."""

from __future__ import annotations

from signoria.bots.dominion.card_player import CardPlayer
from signoria.bots.dominion.levels.candidates import plain_menu, singles_in
from signoria.bots.dominion.levels.tournament import best_menu
from signoria.bots.dominion.menu import Menu, MenuText
from signoria.core.seat import Seat
from signoria.dominion import DominionView


class Chooser(CardPlayer):
    """Chooses a menu when it sits down and buys by it."""

    def menu(self, seat: Seat[DominionView]) -> MenuText:
        raise NotImplementedError

    def menu_at(self, seat: Seat[DominionView]) -> Menu:
        view = seat.view
        return self.menu(seat).at(view)


class Easy(Chooser):
    """Big Money with the best single card of the kingdom."""

    def menu(self, seat: Seat[DominionView]) -> MenuText:
        view = seat.view
        return plain_menu(singles_in(view)[0])


class Medium(Chooser):
    """The menu that wins a tournament in this kingdom."""

    def menu(self, seat: Seat[DominionView]) -> MenuText:
        return best_menu(seat)
