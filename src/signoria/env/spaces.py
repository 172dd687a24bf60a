"""Observations and actions as Gymnasium's spaces."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from signoria.core.observation import Observation
from signoria.env.arrays import LARGEST, Shape


def observation_space(observation: Observation, layout: str, games: int = 0) -> spaces.Space:
    """The space of one observation, or of those of many games at once."""
    rows = (games,) if games else ()
    boxes = {
        name: spaces.Box(0, LARGEST, rows + shape, np.int16)
        for name, shape in Shape(observation, layout).shapes().items()
    }
    return boxes[""] if "" in boxes else spaces.Dict(boxes)


def action_space(observation: Observation) -> spaces.Discrete:
    return spaces.Discrete(len(observation.actions))


def check_begun(those_who_play: Sequence[object]) -> None:
    """ResetNeeded if nobody plays: before the first game, or after the last."""
    if not those_who_play:
        raise ResetNeeded("no game is running; call reset() first")
