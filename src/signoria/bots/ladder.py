"""The reference ladder: well-known menus, played with good sense."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from signoria.bots.bot import Bot
from signoria.bots.menu import MenuText
from signoria.bots.sense import Sense
from signoria.core.seat import Seat
from signoria.dominion import Question, View


class MenuBot(Bot):
    """Buys by a menu and plays by good sense."""

    def __init__(self, menu: MenuText) -> None:
        self.menu = menu
        self.sense: Sense | None = None

    def pick(self, seat: Seat) -> int:
        view = seat.view
        assert isinstance(view, View)
        sense = self.sense
        if sense is None or sense.view is not view:  # another game: the menu is fitted to its table
            sense = Sense(view, self.menu.at(view))
            self.sense = sense
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
