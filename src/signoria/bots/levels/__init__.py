"""Dominion's levels for people, each a good deal stronger than the one before: novice, easy, medium, hard."""

from signoria.bots.levels.hard import Hard
from signoria.bots.levels.menus import Easy, Medium
from signoria.bots.levels.novice import Novice

__all__ = ["Easy", "Hard", "Medium", "Novice"]
