"""The kingdom of the day: ten cards and every shuffle follow from the date alone, so all servers deal the same."""

from __future__ import annotations

import hashlib
from typing import Final

from signoria.core.rng import from_seed
from signoria.dominion.kingdoms import Choice
from signoria.dominion.lobby import HOSTING

DAILY_SEATS: Final = 2
# Another number means other kingdoms from now on: raise it if the same date would give another deal than before.
RULE: Final = "signoria kingdom of the day 1"


def daily_setup(day: str) -> dict[str, object]:
    """The game of a date (2026-11-16), from the printed cards only: what else is installed somewhere doesn't matter."""
    rng = from_seed(f"{RULE} {day}")
    kingdom = Choice().at_random(rng)
    return HOSTING.setup({"kingdom": ", ".join(kingdom)}, DAILY_SEATS, rng)


def daily_secret(day: str) -> bytes:
    """What is behind its shuffles. Unlike a live table's secret, anyone can work it out."""
    return hashlib.sha256(f"{RULE} {day}".encode()).digest()
