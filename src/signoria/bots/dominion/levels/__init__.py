"""Dominion's levels for people, each a good deal stronger than the one before: novice, easy, medium, hard."""

from signoria.bots.dominion.levels.hard import Hard
from signoria.bots.dominion.levels.menu_level import Easy, Medium
from signoria.bots.dominion.levels.novice import Novice

__all__ = ["Easy", "Hard", "Medium", "Novice"]
