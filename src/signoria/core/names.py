"""What people call things, in any language: `Throne Room`, `тронный зал` and `tronterem` are one card.

The core holds no names: callers that have the words pass them in. Capitals, accents and signs make no difference.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from signoria.core.limits import WORD
from signoria.core.spelling import nearest, simple

Source = Callable[[], Mapping[str, Sequence[str]]]  # the names of each thing, by its id


class Names:
    """The names of one sort of things. They are read when somebody first asks."""

    def __init__(self) -> None:
        self._sources: list[Source] = []
        self._ids: dict[str, list[str]] = {}  # by name

    def learn_from(self, source: Source) -> None:
        self._sources.append(source)

    def find(self, text: str) -> list[str]:
        """The ids of what is called so; of several the one whose first name it is comes first."""
        return self._read().get(simple(text), []) if len(text) <= WORD else []

    def of(self, id: str) -> list[str]:
        """All that a thing is called, without capitals, accents and signs."""
        return [name for name, ids in self._read().items() if id in ids]

    def nearest(self, text: str) -> list[str]:
        """The ids of what somebody may have meant who wrote a name that nobody knows."""
        names = self._read()
        found = [id for name in nearest(simple(text), names) for id in names[name]]
        return list(dict.fromkeys(found))

    def _read(self) -> dict[str, list[str]]:
        for source in self._sources:
            for id, names in source().items():
                for name in names:
                    known = self._ids.setdefault(simple(name), [])
                    if id not in known:
                        known.append(id)
        self._sources = []
        return self._ids


CARDS: Final = Names()  # by id, whatever the edition
KINGDOMS: Final = Names()
BOTS: Final = Names()
