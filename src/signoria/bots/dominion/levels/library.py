"""The library: menus that long searches found in many random kingdoms. Each fits any kingdom that has its cards."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from signoria.bots.dominion.menu import MenuText
from signoria.dominion import DominionView

FILE = "library.menus"


class Entry:
    """A menu of the library: the Kingdom cards it names, and its lines."""

    def __init__(self, cards: list[str], text: str) -> None:
        self.cards = cards
        self.text = text

    def fits(self, view: DominionView) -> bool:
        return all(view.pile(card) >= 0 for card in self.cards)

    def menu(self) -> MenuText:
        return MenuText("library: " + "+".join(self.cards), self.text)


def read_library(text: str) -> list[Entry]:
    """Each menu begins with its cards in a line such as `[masquerade, torturer]`; the next lines are the menu."""
    found: list[Entry] = []
    for part in text.split("\n[")[1:]:
        head, _, lines = part.partition("\n")
        cards = head.partition("]")[0].split(",")
        found.append(Entry([card.strip() for card in cards], lines.strip()))
    return found


def write_library(entries: list[Entry], about: str) -> str:
    """The library as a file; `about` goes first, as a comment."""
    head = "".join([f"# {line}\n" for line in about.splitlines()])
    return head + "".join([f"\n[{', '.join(entry.cards)}]\n{entry.text}\n" for entry in entries])


@lru_cache(maxsize=1)
def library() -> list[Entry]:
    """The library of the package, the menus that win most often first."""
    file = files("signoria.bots.dominion").joinpath(FILE)
    return read_library(file.read_text(encoding="utf-8"))


def fitting(entries: list[Entry], view: DominionView) -> list[Entry]:
    """The menus for the cards of this table, in their order."""
    return [entry for entry in entries if entry.fits(view)]
