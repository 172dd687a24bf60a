"""What installed packages bring along under a name: games, bots. Looked up once, because that reads a file of every package."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint, entry_points

_known: dict[tuple[str, tuple[str, ...]], list[EntryPoint]] = {}


def installed(group: str) -> list[EntryPoint]:
    """The entry points of a group, from all places where Python looks now."""
    where = (group, tuple(sys.path))
    found = _known.get(where)
    if found is None:
        found = list(entry_points(group=group))
        _known[where] = found
    return found
