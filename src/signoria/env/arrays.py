"""An arena's blocks as NumPy arrays, and observations made of them."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from signoria.batch.arena import Arena
from signoria.core.observation import FLAT, Observation

Numbers: TypeAlias = NDArray[np.int16]
Seen: TypeAlias = Numbers | dict[str, Numbers]  # in the flat layout, or by piles
LARGEST = np.iinfo(np.int16).max


class Arrays:
    """The same memory as the arena's: row i is game i, and the last row of `views` and `legal` is for a look aside."""

    def __init__(self, arena: Arena, layout: str) -> None:
        games, seats = int(arena.games), int(arena.most_seats)
        self.shape = Shape(arena.observation, layout)
        self.asked = np.frombuffer(memoryview(arena.asked), dtype=np.int64)
        self.views = np.frombuffer(memoryview(arena.views), dtype=np.int16).reshape(games + 1, -1)
        self.finals = np.frombuffer(memoryview(arena.finals), dtype=np.int16).reshape(games, -1)
        self.legal = np.frombuffer(memoryview(arena.legal), dtype=np.int8).reshape(games + 1, -1)
        self.rewards = np.frombuffer(memoryview(arena.rewards), dtype=np.float64).reshape(games, seats)
        self.terminated = np.frombuffer(memoryview(arena.terminated), dtype=np.bool_)
        self.truncated = np.frombuffer(memoryview(arena.truncated), dtype=np.bool_)


class Shape:
    """How a row becomes an observation."""

    def __init__(self, observation: Observation, layout: str) -> None:
        self.flat = layout == FLAT
        self.width = int(observation.words) * 4
        self.things = len(observation.things)
        self.count = int(observation.count)
        self.padded = int(observation.width)
        self.table = self.width - self.things * self.padded  # what comes before the fields of things

    def seen(self, rows: Numbers) -> Seen:
        """A copy of one row or several, in this layout."""
        if self.flat:
            return rows.copy()
        fields = rows[..., self.table :].reshape(*rows.shape[:-1], self.things, self.padded)[..., : self.count]
        return {"table": rows[..., : self.table].copy(), "piles": np.swapaxes(fields, -1, -2).copy()}

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """The shape of an observation, or of its two parts."""
        if self.flat:
            return {"": (self.width,)}
        return {"table": (self.table,), "piles": (self.count, self.things)}


def offsets(observation: Observation) -> dict[str, slice]:
    """Where each field of a flat observation is."""
    slices, at = {}, 0
    for name, length in observation.fields:
        if not name.startswith("_"):
            slices[name] = slice(at, at + length)
        at += length
    return slices
