"""The strategy lab: many games between bots, and how certain the results are."""

from signoria.lab.chronicle import Chronicle
from signoria.lab.match import BadMatch, BotFailed, Match, kingdom_ids, new_match
from signoria.lab.simulate import Run
from signoria.lab.statistics import Interval, Tally

__all__ = [
    "BadMatch",
    "BotFailed",
    "Chronicle",
    "Interval",
    "Match",
    "Run",
    "Tally",
    "kingdom_ids",
    "new_match",
]
