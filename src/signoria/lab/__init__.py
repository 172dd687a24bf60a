"""The strategy lab: many games between bots, and how sure one may be of what came of them."""

from signoria.lab.chronicle import Chronicle
from signoria.lab.kingdom import kingdom_ids, new_match
from signoria.lab.match import BadMatch, BotFailed, Match
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
