"""Which of two menus wins, as a small net estimates it between two players: thousands of pairs in the time of a few games.

What it says of one menu against another is exactly the opposite of what it says the other way around. At the table it works with numbers that are
rounded so much that sums of their products are exact, in whatever order they are added: every machine says the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from signoria.bots.dominion.learned.cards import Floats
from signoria.bots.dominion.learned.menu_facts import SIZE, Menu, facts_of, knows
from signoria.bots.dominion.learned.net import Weights
from signoria.bots.dominion.learned.value import weights

MENUS = "menus.npz"
HIDDEN = 192
STYLE = 64  # numbers by which a menu is known to others
ROCK_PAPER_SCISSORS = 1 / 8  # how much each pair of these numbers counts at first
# Binary places of the rounded numbers: together few enough for the 53 of a float.
FACT_PLACES, WEIGHT_PLACES, CIRCLE_PLACES, VALUE_PLACES, EDGE_PLACES = 8, 12, 14, 10, 12
Exact = NDArray[np.float64]


def new_weights(seed: int) -> Weights:
    chance = np.random.default_rng(seed)

    def dense(inputs: int, outputs: int, scale: float) -> Floats:
        drawn: Floats = (chance.standard_normal((inputs, outputs)) * scale).astype(np.float32)
        return drawn

    return {
        "facts": dense(SIZE, HIDDEN, 0.1),
        "facts_bias": np.zeros(HIDDEN, np.float32),
        "style": dense(HIDDEN, STYLE, (2 / HIDDEN) ** 0.5),
        "style_bias": np.zeros(STYLE, np.float32),
        "strength": dense(STYLE, 1, 0.05),
        "circle": np.zeros((STYLE, STYLE), np.float32),
    }


def styles(xp: Any, weights: Any, facts: Any, rounded: Callable[[Any], Any] = lambda values: values) -> Any:
    """What the net makes of menus, a row for each. `xp` is numpy or jax.numpy."""
    hidden = rounded(xp.maximum(facts @ weights["facts"] + weights["facts_bias"], 0.0))
    return rounded(xp.maximum(hidden @ weights["style"] + weights["style_bias"], 0.0))


def odds(weights: Any, ours: Any, theirs: Any) -> Any:
    """Log odds that one style wins against another, row by row."""
    strength = ((ours - theirs) @ weights["strength"])[:, 0]
    return strength + ((ours @ _circle(weights)) * theirs).sum(1)


def _circle(weights: Any) -> Any:
    """How styles beat each other where it isn't a matter of strength."""
    return ROCK_PAPER_SCISSORS * (weights["circle"] - weights["circle"].T)


def rounded(values: Any, places: int = VALUE_PLACES) -> Exact:
    """To so many binary places."""
    found: Exact = np.round(np.asarray(values, np.float64) * 2**places) / 2**places
    return found


class Estimate:
    """What is expected of menus that meet."""

    def __init__(self, net: Weights | None = None) -> None:
        net = weights(MENUS) if net is None else net
        self.net = {name: rounded(value, WEIGHT_PLACES) for name, value in net.items()}
        self.circle = rounded(_circle(net), CIRCLE_PLACES)

    def styles(self, menus: Sequence[Menu]) -> Exact:
        facts = rounded(np.stack([facts_of(menu) for menu in menus]), FACT_PLACES)
        found: Exact = styles(np, self.net, facts, rounded)
        return found

    def edges(self, ours: Exact, theirs: Exact) -> Exact:
        """How much more than its fair share each of ours wins against each of theirs, between -1 and 1."""
        said = ours @ self.net["strength"] - (theirs @ self.net["strength"]).T + ours @ self.circle @ theirs.T
        return rounded(np.tanh(said / 2), EDGE_PLACES)

    def among(self, menus: Sequence[Menu]) -> list[list[float]]:
        """Each against each; where a card isn't known, they are taken for equal."""
        found = self.styles(menus)
        known = np.array([knows(menu) for menu in menus], np.float64)
        edges: list[list[float]] = (self.edges(found, found) * known[:, None] * known[None, :]).tolist()
        return edges
