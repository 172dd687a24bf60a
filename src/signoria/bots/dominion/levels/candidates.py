"""The menus that a kingdom suggests: those of the ladder whose cards are there, and money with one or two of its cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from signoria.bots.dominion.ladder import MANY, ladder_menu, menu_names
from signoria.bots.dominion.levels.singles import Single, single_of
from signoria.bots.dominion.menu import MenuText
from signoria.dominion import ANY, PILES, DominionView

FIRST_KINGDOM_PILE: Final[i64] = 7
PAIRED: Final = 4  # how many of the best single cards are tried together

# What the ladder's menus of several cards, or of none, score against `big_money_ultimate` in percent.
LADDER: Final[dict[str, int]] = {
    "ironworks_gardens": 99,
    "workshop_gardens": 96,
    "witch": 95,
    "double_witch": 95,
    "lab_militia_chapel": 95,
    "torturer_village": 94,
    "bureaucrat_gardens": 87,
    "torturer": 86,
    "courtyard": 82,
    "masquerade": 79,
    "minion_chapel": 78,
    "smithy": 76,
    "duke_duchy": 75,
    "militia": 74,
    "council_room": 73,
    "minion": 67,
    "big_money_ultimate": 50,
}


class Candidate:
    """A menu and what is expected of it."""

    def __init__(self, menu: MenuText, score: int) -> None:
        self.menu = menu
        self.score = score


def singles_in(view: DominionView) -> list[Single]:
    """The kingdom's cards as companions of money, the best first."""
    found = [single_of(view.card(pile)) for pile in range(FIRST_KINGDOM_PILE, PILES)]
    return sorted(found, key=lambda single: (-single.score, single.card))


def plain_menu(single: Single) -> MenuText:
    """Big Money and one card, with no eye on the end of the game, unless attacks on money keep it from ever coming."""
    lines = [
        "Province",
        "Duchy if turns > 30",
        "Estate if turns > 40",
        *_lines([single], first=True),
        "Gold",
        *_lines([single], first=False),
        "Silver",
    ]
    return _menu(single.card, lines)


def timed_menu(singles: list[Single], seats: i64) -> MenuText:
    """Money and some cards, with Duchies and Estates when the end comes near."""
    many = seats > 2
    lines = [
        "Province if own gold > 0",
        "Duchy if gains to end <= 7" if many else "Duchy if provinces <= 4",
        "Estate if gains to end <= 3" if many else "Estate if provinces <= 2",
        *_lines(singles, first=True),
        "Gold",
        *([] if many else ["Duchy if provinces <= 6"]),
        *_lines(singles, first=False),
        "Silver",
    ]
    return _menu("+".join(single.card for single in singles), lines)


def _lines(singles: list[Single], first: bool) -> list[str]:
    """The cards that are bought rather than Gold, or rather than Silver."""
    lines: list[str] = []
    for single in singles:
        copies = single.first if first else single.later
        if copies:
            lines.append(single.card if copies == ANY else f"{single.card} if own {single.card} < {copies}")
    return lines


def _menu(name: str, lines: list[str]) -> MenuText:
    return MenuText(name, "\n".join(lines))


def candidates(view: DominionView) -> list[Candidate]:
    """Every menu that fits this kingdom, the most promising first."""
    seats = view.seats()
    singles = singles_in(view)
    found = [Candidate(_ladder(name, seats), score) for name, score in LADDER.items() if _fits(name, view)]
    found += [Candidate(timed_menu([single], seats), single.score) for single in singles]
    best = singles[:PAIRED]
    for i, one in enumerate(best):
        for other in best[i + 1 :]:
            found.append(Candidate(timed_menu([one, other], seats), one.score + 2))
    return sorted(found, key=lambda candidate: (-candidate.score, candidate.menu.name))


def _fits(name: str, view: DominionView) -> bool:
    return all(view.pile(card) >= 0 for card in ladder_menu(name).cards())


def _ladder(name: str, seats: i64) -> MenuText:
    return ladder_menu(name + MANY if seats > 2 and name + MANY in _names() else name)


@lru_cache(maxsize=1)
def _names() -> list[str]:
    return menu_names()
