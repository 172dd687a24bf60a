"""The reference ladder: well-known menus, played with good sense."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.menu import MenuText
from signoria.bots.sense import Sense
from signoria.core.seat import Seat
from signoria.dominion import Question, View

MANY = "_many"  # a menu NAME has a brother NAME_many where three and more play it differently


class MenuBot(Bot):
    """Buys by a menu and plays by good sense; with three and more players by another menu if it has one."""

    def __init__(self, menu: MenuText, many: MenuText | None = None) -> None:
        self.menu = menu
        self.many = many
        self.sense: Sense | None = None

    def menu_for(self, seats: i64) -> MenuText:
        many = self.many
        return many if many is not None and seats > 2 else self.menu

    def sit_down(self, seat: Seat) -> None:
        """BadMenu if the menu names a card that is not there."""
        view = seat.view
        assert isinstance(view, View)
        self.fit(view)

    def fit(self, view: View) -> Sense:
        """Fit the menu to a table."""
        sense = Sense(view, self.menu_for(view.seats()).at(view))
        self.sense = sense
        return sense

    def pick(self, seat: Seat) -> int:
        view = seat.view
        assert isinstance(view, View)
        sense = self.sense
        if sense is None or sense.view is not view:  # another game
            sense = self.fit(view)
        ask = seat.question()
        assert isinstance(ask, Question)
        return sense.answer(seat, ask)


def menu_names() -> list[str]:
    """The ladder, in alphabetical order."""
    folder = files("signoria.bots").joinpath("ladder")
    return sorted(entry.name.removesuffix(".menu") for entry in folder.iterdir() if entry.name.endswith(".menu"))


@lru_cache(maxsize=64)
def ladder_menu(name: str) -> MenuText:
    """A menu of the ladder by name."""
    file = files("signoria.bots").joinpath("ladder").joinpath(f"{name}.menu")
    return MenuText(name, file.read_text(encoding="utf-8"))


@lru_cache(maxsize=64)
def _brother(name: str) -> MenuText | None:
    return ladder_menu(name + MANY) if name + MANY in menu_names() else None


def ladder_bot(name: str) -> MenuBot:
    """A bot of the ladder by name."""
    return MenuBot(ladder_menu(name), _brother(name))
