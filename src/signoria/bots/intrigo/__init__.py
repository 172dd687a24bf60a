"""Bots for Intrigo: those that look no further than the palace before them, and those that simulate the rest of the round."""

from signoria.bots.intrigo.greedy import Careless, Greedy
from signoria.bots.intrigo.search import Searcher, strongest, weaker

__all__ = ["Careless", "Greedy", "Searcher", "strongest", "weaker"]
