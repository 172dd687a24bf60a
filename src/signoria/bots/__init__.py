"""Opponents. A bot sees a Seat and nothing else."""

from signoria.bots.bot import Bot, RandomBot, play
from signoria.bots.dominion.money import BigMoney

__all__ = ["BigMoney", "Bot", "RandomBot", "play"]
