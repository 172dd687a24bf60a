"""The reference ladder: well-known menus, played by the card-play policy."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from mypy_extensions import i64

from signoria.bots.dominion.card_player import CardPlayer
from signoria.bots.dominion.menu import Menu, MenuText
from signoria.core.seat import Seat
from signoria.dominion import DominionView

MANY = "_many"  # a menu NAME has a brother NAME_many where three and more play it differently


class MenuBot(CardPlayer):
    """Buys by a menu and plays by the card-play policy; with three and more players by another menu if it has one."""

    def __init__(self, menu: MenuText, many: MenuText | None = None) -> None:
        super().__init__()
        self.menu = menu
        self.many = many

    def __repr__(self) -> str:
        return f"<bot {self.menu.name}>"

    def menu_for(self, seats: i64) -> MenuText:
        many = self.many
        return many if many is not None and seats > 2 else self.menu

    def wanted_cards(self, players: int) -> list[str]:
        return self.menu_for(players).cards()

    def sit_down(self, seat: Seat[DominionView]) -> None:
        """BadMenu if the menu names a card that is not there."""
        self.fit(seat)

    def menu_at(self, seat: Seat[DominionView]) -> Menu:
        view = seat.view
        return self.menu_for(view.seats()).at(view)


def menu_names() -> list[str]:
    """The ladder, in alphabetical order."""
    folder = files("signoria.bots.dominion").joinpath("menus")
    return sorted(entry.name.removesuffix(".menu") for entry in folder.iterdir() if entry.name.endswith(".menu"))


@lru_cache(maxsize=64)
def ladder_menu(name: str) -> MenuText:
    """A menu of the ladder by name."""
    file = files("signoria.bots.dominion").joinpath("menus").joinpath(f"{name}.menu")
    return MenuText(name, file.read_text(encoding="utf-8"))


@lru_cache(maxsize=64)
def _brother(name: str) -> MenuText | None:
    return ladder_menu(name + MANY) if name + MANY in menu_names() else None


def ladder_bot(name: str) -> MenuBot:
    """A bot of the ladder by name."""
    return MenuBot(ladder_menu(name), _brother(name))
