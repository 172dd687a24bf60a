"""Dominion for PettingZoo: `env()` makes the environment, as PettingZoo's own modules do."""

from __future__ import annotations

from signoria.env.aec import GameEnv

__all__ = ["env", "raw_env"]


def env(players: int = 2, **options: object) -> GameEnv:
    """The environment; GameEnv says which options there are."""
    return GameEnv("dominion", players, **options)  # type: ignore[arg-type] # they are checked there


raw_env = env  # nothing has to be wrapped: it checks actions by itself
