"""Arrays by name, in files."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import numpy as np

from signoria.bots.dominion.learned.net import Weights
from signoria.lab.keeping import write_whole


def small(weights: Weights) -> dict[str, Any]:
    """The weights in half the space, as they are shipped."""
    return {name: value.astype(np.float16) for name, value in weights.items()}


def read_arrays(file: Path) -> dict[str, Any]:
    with np.load(file) as kept:
        return {name: kept[name] for name in kept.files}


def write_arrays(file: Path, arrays: dict[str, Any]) -> None:
    """Arrays as one file that is whole or the old one."""
    content = io.BytesIO()
    np.savez_compressed(content, **arrays)
    write_whole(file, content.getvalue())


def number_of(seed: str) -> int:
    """What begins the random numbers of NumPy."""
    return int.from_bytes(seed.encode()[:6].rjust(6, b"\0"), "big")
