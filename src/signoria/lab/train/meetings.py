"""Menus that meet in random kingdoms, so that an estimate can learn who wins: those it likes itself, against the best known ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from signoria.bots.dominion.learned.cards import TITLES, Floats
from signoria.bots.dominion.learned.estimate import Estimate
from signoria.bots.dominion.learned.ideas import best_of, expected, new_ideas
from signoria.bots.dominion.learned.menu_facts import SIZE, WIDTH, facts_of
from signoria.bots.dominion.learned.net import Weights
from signoria.bots.dominion.levels.best_plan import entrants
from signoria.bots.dominion.levels.library import library
from signoria.bots.dominion.levels.variants import MOST_LINES
from signoria.bots.dominion.menu import lines_of, text_of
from signoria.lab.evolve.arena import Duel
from signoria.lab.evolve.plan import Line
from signoria.lab.statistics import WHOLE
from signoria.lab.train.champions import arena_of, random_kingdom

DEALS = 6  # of each meeting, with the seats swapped
IDEAS = 90  # of a kingdom
ALIKE = (3, 8, 20)  # ideas for the same Kingdom cards
GENERATIONS = (1, 2, 4, 8, 12)  # how far the ideas are from what was known
STRONG = 5  # known menus that the ideas meet, besides medium's
EACH = 4  # rivals of an idea
KNOWN = 40  # meetings of known menus
KEPT_APART = 12  # one kingdom in so many shows how good the estimate is


@dataclass
class Meetings:
    """Menus as numbers, with the cards they name alone, since all else is 0; and what part of its games one won against another."""

    cards: NDArray[np.uint8]  # menu, card
    facts: NDArray[np.float16]  # menu, card, number
    pairs: NDArray[np.int32]
    shares: Floats
    apart: NDArray[np.bool_]  # pairs that nothing is learned from

    def rows(self, menus: NDArray[np.int32]) -> Floats:
        """These menus as the estimate reads them."""
        rows = np.zeros((len(menus), len(TITLES) + 1, WIDTH), np.float32)
        rows[np.arange(len(menus))[:, None], self.cards[menus]] = self.facts[menus]
        return rows[:, :-1].reshape(len(menus), SIZE)


def joined(parts: Sequence[Meetings]) -> Meetings:
    firsts = np.cumsum([0, *[len(part.cards) for part in parts]])
    return Meetings(
        np.concatenate([part.cards for part in parts]),
        np.concatenate([part.facts for part in parts]),
        np.concatenate([part.pairs + first for part, first in zip(parts, firsts, strict=False)]).astype(np.int32),
        np.concatenate([part.shares for part in parts]),
        np.concatenate([part.apart for part in parts]),
    )


def played(net: Weights, kingdoms: Sequence[tuple[str, bool]]) -> Meetings:
    """Meetings in these kingdoms: by name, and whether they are kept apart."""
    estimate = Estimate(net)
    return joined([_played_in(name, apart, estimate) for name, apart in kingdoms])


def _played_in(name: str, apart: bool, estimate: Estimate) -> Meetings:
    chance = Random(name)
    arena = arena_of(random_kingdom(name), 2, name)
    known = list(dict.fromkeys(lines_of(menu) for menu in entrants(arena.seat(), library())))
    ideas = new_ideas(
        arena.view(), known, estimate, chance, IDEAS, chance.choice(ALIKE), generations=chance.choice(GENERATIONS)
    )
    styles = estimate.styles(known)
    strong = [known[at] for at in best_of(known, expected(estimate, styles, styles), STRONG, 1)]
    rivals = list(dict.fromkeys([known[0], *strong, *ideas[:1], chance.choice(ideas[:STRONG])]))
    pairs = {(idea, rival): None for idea in ideas for rival in chance.sample(rivals, min(EACH, len(rivals)))}
    pairs.update({(chance.choice(known), chance.choice(known)): None for _ in range(KNOWN)})
    menus = {menu: at for at, menu in enumerate(dict.fromkeys([*known, *ideas]))}
    texts = [text_of(tuple(Line(*line) for line in menu)) for menu in menus]
    met, shares = [], []
    for one, other in pairs:
        if one != other and (other, one) not in pairs:
            first = DEALS * chance.randrange(100_000)
            share = arena.play(Duel(texts[menus[one]], texts[menus[other]], first, DEALS))
            met.append((menus[one], menus[other]))
            shares.append(share.total / (2 * DEALS * WHOLE))
    cards = np.full((len(menus), MOST_LINES), len(TITLES), np.uint8)
    facts = np.zeros((len(menus), MOST_LINES, WIDTH), np.float16)
    for at, menu in enumerate(menus):
        whole = facts_of(menu).reshape(len(TITLES), WIDTH)
        named = np.flatnonzero(whole[:, 0])
        cards[at, : len(named)] = named
        facts[at, : len(named)] = whole[named]
    return Meetings(
        cards, facts, np.array(met, np.int32), np.array(shares, np.float32), np.full(len(met), apart, np.bool_)
    )
