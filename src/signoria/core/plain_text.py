"""Lines of plain text for programmers: counted names, and columns that line up. It knows no game and no language."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

WIDTH: Final = 100


def spoken(name: str) -> str:
    """A name with spaces: throne_room is `throne room`."""
    return name.replace("_", " ")


def counted(names: Iterable[str]) -> str:
    """`2 estate, 3 copper`; in the order in which they are first named."""
    found: dict[str, int] = {}
    for name in names:
        found[name] = found.get(name, 0) + 1
    return ", ".join(spoken(name) if n == 1 else f"{n} {spoken(name)}" for name, n in found.items()) or "nothing"


def number(n: int, what: str) -> str:
    """`1 buy`, `2 buys`."""
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def labelled(label: str, text: str, width: int = 9) -> list[str]:
    """A label with a text next to it, wrapped below itself."""
    return textwrap.wrap(text, WIDTH, initial_indent=label.ljust(width), subsequent_indent=" " * width)


def in_columns(entries: Sequence[str], width: int) -> list[str]:
    """Entries below each other in as many columns as fit."""
    wide = max(len(entry) for entry in entries) + 2
    each = max(1, width // wide)
    return [
        "".join(entry.ljust(wide) for entry in entries[at : at + each]).rstrip() for at in range(0, len(entries), each)
    ]
