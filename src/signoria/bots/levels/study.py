"""Making a good menu better: a long tournament in slices, in which one small change after another challenges the menu.

What has been found after so many slices depends on the kingdom and the number of players and on nothing else, so that
whoever thinks a slice in each turn plays the same game again, however often the kingdom was met before.
"""

from __future__ import annotations

import re
from math import sqrt
from typing import Final

from mypy_extensions import i64

from signoria.bots.levels.candidates import singles_in
from signoria.bots.levels.singles import ANY
from signoria.bots.levels.tournament import Tournament, best_menu, table_key, table_of
from signoria.bots.menu import MenuText
from signoria.core.seat import Seat
from signoria.dominion import View

DEALS: Final[i64] = 60  # against each change at most, for two players
STEP: Final[i64] = 5  # deals before a change that does worse is given up
BEHIND: Final = 0.3  # standard deviations by which it may do worse until then
CLEARLY: Final = 1.5  # standard deviations by which a change must be better
COMPANIONS: Final = 7  # so many of the best cards that are not in the menu are tried in it
KINGDOM: Final[i64] = 7  # the first pile that is not basic
_NUMBER: Final = re.compile(r"\b\d+\b")


class Study:
    """The menu of one kingdom as it gets better."""

    def __init__(self, tournament: Tournament, view: View, menu: MenuText) -> None:
        self.tournament = tournament
        self.view = view
        self.found: list[MenuText] = [menu]  # after no slice, one, two …
        self.changes: list[MenuText] = changes(menu, view)
        self.next = 0
        self.since = 0  # changes tried in vain
        self.deal: i64 = 0

    def after(self, slices: i64, games: i64) -> MenuText:
        """The menu after so many slices of about so many games."""
        while len(self.found) <= slices:
            self.found.append(self._slice(games))
        return self.found[slices]

    def _slice(self, games: i64) -> MenuText:
        champion = self.found[-1]
        left = games
        while left > 0 and self.since < len(self.changes):
            change = self.changes[self.next % len(self.changes)]
            self.next += 1
            self.since += 1
            began = self.deal
            if self._is_better(change, champion):
                champion = change
                self.changes = changes(champion, self.view)
                self.since = 0
            left -= (self.deal - began) * self.tournament.seats
        return champion

    def _is_better(self, change: MenuText, champion: MenuText) -> bool:
        """Over deals that no change has met before: one that was only lucky in them would be lucky again."""
        seats = self.tournament.seats
        deals: i64 = max(STEP, 4 * DEALS // (seats * seats))
        ahead = squares = 0.0
        done: i64 = 0
        while done < deals:
            more = self.tournament.won(change, champion, self.deal) - 1.0
            self.deal += 1
            done += 1
            ahead += more
            squares += more * more
            if done % STEP == 0 and ahead < -BEHIND * sqrt(max(1.0, squares)):
                return False
        return ahead > CLEARLY * sqrt(max(1.0, squares))


def changes(menu: MenuText, view: View) -> list[MenuText]:
    """Every small change of a menu that is worth a try."""
    lines = [f"{card} if {condition}" if condition else card for _, card, condition in menu.lines]
    cards = [card for _, card, _ in menu.lines]
    chosen = [i for i in range(len(cards)) if view.pile(cards[i]) >= KINGDOM]
    found: list[list[str]] = []
    found += _with_another_card(lines, cards, view)
    found += [_swapped(lines, i) for i in chosen if i + 1 < len(lines)]
    found += [_swapped(lines, i - 1) for i in chosen if i > 0 and i - 1 not in chosen]
    for i in range(len(lines)):
        found += _with_other_numbers(lines, i)
    found += [lines[:i] + lines[i + 1 :] for i in chosen]
    return [MenuText(f"{menu.name.rstrip('*')}*", "\n".join(change)) for change in found]


def _with_another_card(lines: list[str], cards: list[str], view: View) -> list[list[str]]:
    """Before Silver, as often as it is good alone; and before all kingdom cards, once."""
    found: list[list[str]] = []
    before_silver = cards.index("silver") if "silver" in cards else len(cards)
    after_gold = cards.index("gold") + 1 if "gold" in cards else before_silver
    others = [single for single in singles_in(view) if single.card not in cards]
    for single in others[:COMPANIONS]:
        card = single.card
        line = card if single.later == ANY else f"{card} if own {card} < {single.later}"
        found.append([*lines[:before_silver], line, *lines[before_silver:]])
        if after_gold < before_silver:
            found.append([*lines[:after_gold], f"{card} if own {card} < 1", *lines[after_gold:]])
    return found


def _swapped(lines: list[str], i: i64) -> list[str]:
    """A line after the next one."""
    return [*lines[:i], lines[i + 1], lines[i], *lines[i + 2 :]]


def _with_other_numbers(lines: list[str], i: i64) -> list[list[str]]:
    """Each number of a line one more and one less."""
    line = lines[i]
    found: list[list[str]] = []
    for match in _NUMBER.finditer(line):
        for number in (int(match.group()) - 1, int(match.group()) + 1):
            if number >= 0:
                found.append([*lines[:i], f"{line[: match.start()]}{number}{line[match.end() :]}", *lines[i + 1 :]])
    return found


_studies: dict[str, Study] = {}  # of the kingdoms met so far


def study_of(seat: Seat) -> Study:
    """The study of this table's kingdom, as far as it has come."""
    table = table_of(seat)
    key = table_key(table)
    study = _studies.get(key)
    if study is None:
        view = table.lens(seat.seat)
        assert isinstance(view, View)
        study = Study(Tournament(table, view), view, best_menu(seat))
        _studies[key] = study
    return study
