"""Win rates that the community's best simulator has for the reference ladder: the yardstick of our rules and bots."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Known:
    """A pairing and its known scores in the order of its bots; `ties` is the share of tied games, where that is known."""

    bots: tuple[str, ...]
    scores: tuple[float, ...]
    ties: float | None = None


BMU = "big_money_ultimate"
KNOWN = (  # ±1 point
    Known(("smithy", BMU), (74.3, 25.7)),
    Known(("big_money", BMU), (17.0, 83.0)),
    Known(("minion", BMU), (69.4, 30.6)),
    Known(("duke_duchy", BMU), (74.8, 25.2)),
    Known(("ironworks_gardens", BMU), (99.9, 0.1)),
    Known(("big_money", "big_money"), (50.0, 50.0), ties=100 / 3),
    Known(("smithy", "militia", BMU), (53.3, 37.4, 9.3)),
)
TOLERANCE = 1.0  # of the known figures themselves
