"""Dominion: the base game in both editions, and Intrigue."""

from signoria.dominion.kind import GAME
from signoria.dominion.setup import Setup, deal
from signoria.dominion.turn import Dominion
from signoria.dominion.view import View
from signoria.dominion.words import (
    ALL_TREASURES,
    BUY,
    END_ACTIONS,
    END_TREASURES,
    END_TURN,
    GOLD,
    PLAY_ACTION,
    PLAY_TREASURE,
    PROVINCE,
    SILVER,
)

__all__ = [
    "ALL_TREASURES",
    "BUY",
    "END_ACTIONS",
    "END_TREASURES",
    "END_TURN",
    "GAME",
    "GOLD",
    "PLAY_ACTION",
    "PLAY_TREASURE",
    "PROVINCE",
    "SILVER",
    "Dominion",
    "Setup",
    "View",
    "deal",
]
