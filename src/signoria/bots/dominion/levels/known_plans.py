"""Menus that a long search found for the kingdoms of the rule books, with two players."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from signoria.bots.dominion.levels.candidates import FIRST_KINGDOM_PILE
from signoria.bots.dominion.menu import MenuText
from signoria.dominion import PILES, RECOMMENDED, DominionView

PLAYERS = 2  # that the search was for


def known_plan(view: DominionView) -> MenuText | None:
    """The menu for exactly this kingdom, if there is one."""
    if view.seats() != PLAYERS:
        return None
    cards = " ".join(sorted([view.card(pile).id for pile in range(FIRST_KINGDOM_PILE, PILES)]))
    return _plans().get(cards)


@lru_cache(maxsize=1)
def _plans() -> dict[str, MenuText]:
    """By the cards of the kingdom."""
    folder = files("signoria.bots.dominion").joinpath("plans")
    found: dict[str, MenuText] = {}
    for kingdom in RECOMMENDED:
        file = folder.joinpath(f"{kingdom.id}.menu")
        if file.is_file():
            text = file.read_text(encoding="utf-8")
            found[" ".join(sorted(kingdom.cards))] = MenuText(kingdom.id, text)
    return found
