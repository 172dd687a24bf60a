"""New menus for a kingdom: small changes to those that are there, chosen by what the estimate expects of them.

Only what the estimate can see is changed: which cards, how many of them, and before what.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random

import numpy as np

from signoria.bots.dominion.learned.cards import BASICS
from signoria.bots.dominion.learned.estimate import Estimate, Exact
from signoria.bots.dominion.learned.menu_facts import PLACES, Line, Menu
from signoria.bots.dominion.levels.variants import GREEN, replaced, tidy_lines
from signoria.bots.dominion.menu import words
from signoria.dominion import PILES, DominionView

Lines = tuple[Line, ...]

GENERATIONS = 4
CHILDREN = 300  # in a generation
PARENTS = 40
RELATED = 6  # parents that buy the same Kingdom cards
POOL = 200  # that are remembered from one generation to the next
RIVALS = 8  # to begin with; the best of each generation joins them
ONCE_MORE = 0.5  # of the children are changed a second time, and so on
FAVOR = 1.6  # how much better parents are preferred: an exponent
COPIES = (1, 1, 2, 2, 3, 4, 0)  # of a new card; 0: any number
MOST_COPIES = 5
SAFE = 0.5  # how much the worst result counts, beside the mean of all
LIMIT = re.compile(r"own [a-z ]+ < (\d)")


class Ideas:
    """Menus for one kingdom; the same chance gives the same ones."""

    def __init__(self, view: DominionView, chance: Random) -> None:
        self.chance = chance
        cards = [view.card(pile).id for pile in range(PILES)]
        self.kingdom = [card for card in cards if card in PLACES and card not in BASICS]
        # Cards and numbers of copies are changed most often.
        self.changes: list[Callable[[Lines, Sequence[Lines]], Lines]] = [
            self._another_card,
            self._another_card,
            self._card_less,
            self._moved,
            self._more_or_fewer,
            self._more_or_fewer,
            self._replaced,
            self._other_money_and_points,
            self._line_of_another,
        ]

    def child(self, parents: Sequence[Lines]) -> Lines:
        """One of the parents, the first ones more often, with some changes."""
        lines = parents[int(len(parents) * self.chance.random() ** FAVOR)]
        while True:
            lines = self.chance.choice(self.changes)(lines, parents)
            if self.chance.random() >= ONCE_MORE:
                return tuple(tidy_lines(list(lines)))

    def _another_card(self, lines: Lines, parents: Sequence[Lines]) -> Lines:
        card = self.chance.choice(self.kingdom)
        return self._inserted(lines, _limited(card, self.chance.choice(COPIES)))

    def _card_less(self, lines: Lines, parents: Sequence[Lines]) -> Lines:
        own = _own(lines)
        if len(own) < 2:
            return self._another_card(lines, parents)
        at = self.chance.choice(own)
        return lines[:at] + lines[at + 1 :]

    def _moved(self, lines: Lines, parents: Sequence[Lines]) -> Lines:
        own = _own(lines)
        if not own:
            return self._another_card(lines, parents)
        at = self.chance.choice(own)
        return self._inserted(lines[:at] + lines[at + 1 :], lines[at])

    def _more_or_fewer(self, lines: Lines, parents: Sequence[Lines]) -> Lines:
        limits = {at: LIMIT.fullmatch(lines[at][1]) for at in _own(lines)}
        choices = [at for at, limit in limits.items() if limit is not None or not lines[at][1]]
        if not choices:
            return self._another_card(lines, parents)
        at = self.chance.choice(choices)
        limit = limits[at]
        old = MOST_COPIES + 1 if limit is None else int(limit[1])
        new = max(1, old + self.chance.choice((-2, -1, 1, 2)))
        return (*lines[:at], _limited(lines[at][0], new if new <= MOST_COPIES else 0), *lines[at + 1 :])

    def _replaced(self, lines: Lines, parents: Sequence[Lines]) -> Lines:
        """Another card in place of one, wherever the menu names it."""
        own = _own(lines)
        if not own:
            return self._another_card(lines, parents)
        old, new = lines[self.chance.choice(own)][0], self.chance.choice(self.kingdom)
        return tuple(replaced(lines, old, new))

    def _other_money_and_points(self, lines: Lines, parents: Sequence[Lines]) -> Lines:
        """Money and points as another menu buys them, and around them the same cards."""
        groups = _groups(lines)
        found: list[Line] = []
        for part, group in enumerate(_groups(self.chance.choice(parents), basics=True)):
            found += group[:-1] if part < 2 else group
            found += groups[part]
            found += group[-1:] if part < 2 else []
        return tuple(found)

    def _line_of_another(self, lines: Lines, parents: Sequence[Lines]) -> Lines:
        other = self.chance.choice(parents)
        own = _own(other)
        if not own:
            return self._another_card(lines, parents)
        line = self.chance.choice(own)
        at = round(line / len(other) * len(lines))
        return (*lines[:at], other[line], *lines[at:])

    def _inserted(self, lines: Lines, line: Line) -> Lines:
        """The line anywhere below the points at the head."""
        head = next((at for at, (card, _) in enumerate(lines) if card not in GREEN), len(lines))
        at = self.chance.randint(head, len(lines))
        return (*lines[:at], line, *lines[at:])


def _own(lines: Menu) -> list[int]:
    """Where it names Kingdom cards."""
    return [at for at, (card, _) in enumerate(lines) if card not in BASICS]


def _limited(card: str, copies: int) -> Line:
    return card, f"own {words(card)} < {copies}" if copies else ""


def _groups(lines: Lines, basics: bool = False) -> list[list[Line]]:
    """The lines up to Gold, up to Silver, and after it: those of Kingdom cards, or the others."""
    groups: list[list[Line]] = [[], [], []]
    part = 0
    for card, condition in lines:
        if (card in BASICS) == basics:
            groups[part].append((card, condition))
        if card == "gold" and part == 0:
            part = 1
        elif card == "silver" and not condition:
            part = 2
    return groups


def new_ideas(
    view: DominionView, menus: Iterable[Lines], estimate: Estimate, chance: Random, most: int, alike: int,
    generations: int = GENERATIONS, usual: float = 0.0,
) -> list[Lines]:  # fmt: skip
    """The best new menus, the best first, no more than so many `alike`: with the same Kingdom cards.

    `usual` is the weight of the first of `menus`, the one that the others most likely play.
    """

    def worth_of(styles: Exact) -> Exact:
        return expected(estimate, styles, rivals, usual)

    ideas = Ideas(view, chance)
    known = list(dict.fromkeys(menus))
    if not ideas.kingdom or not known:
        return []  # no card, or no menu, that the estimate knows
    seen = set(known)
    pool, styles = known, estimate.styles(known)
    rivals = styles[[0, *best_of(pool, expected(estimate, styles, styles, usual), RIVALS, 1)]]
    for _ in range(generations):
        worth = worth_of(styles)
        parents = [pool[at] for at in best_of(pool, worth, PARENTS, RELATED)]
        kept = best_of(pool, worth, POOL, POOL)
        children = list(dict.fromkeys(ideas.child(parents) for _ in range(CHILDREN)))
        children = [one for one in children if one not in seen]
        seen.update(children)
        pool = [pool[at] for at in kept] + children
        styles = np.concatenate([styles[kept], *([estimate.styles(children)] if children else [])])
        best = best_of(pool, worth_of(styles), 1, 1)
        rivals = np.concatenate([rivals, styles[best]])
    worth = worth_of(styles)
    old = set(known)
    new = [at for at, menu in enumerate(pool) if menu not in old]
    return [pool[new[at]] for at in best_of([pool[at] for at in new], worth[new], most, alike)]


def expected(estimate: Estimate, ours: Exact, theirs: Exact, usual: float = 0.0) -> Exact:
    """What each wins on average, at worst, and, with the weight `usual`, against the first of them."""
    edges = estimate.edges(ours, theirs)
    found: Exact = usual * edges[:, 0] + (1 - usual) * ((1 - SAFE) * edges.mean(1) + SAFE * edges.min(1))
    return found


def best_of(menus: Sequence[Menu], worth: Exact, most: int, alike: int) -> list[int]:
    """Where the best are, the best first, only a few of each kind."""
    kinds: Counter[frozenset[str]] = Counter()
    found: list[int] = []
    for at in np.argsort(-worth, kind="stable").tolist():
        kind = frozenset(card for card, _ in menus[at]).difference(BASICS)
        kinds[kind] += 1
        if kinds[kind] <= alike:
            found.append(at)
            if len(found) == most:
                break
    return found
