"""A queue in which owners take turns: however much one of them puts in, the others don't wait behind all of it."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()  # whose turn it is comes first

    def put(self, owner: str, thing: T) -> None:
        self._waiting.setdefault(owner, deque()).append(thing)

    def put_back(self, owner: str, thing: T) -> None:
        """Something that was taken and could not be done: it comes first."""
        self._waiting.setdefault(owner, deque()).appendleft(thing)
        self._waiting.move_to_end(owner, last=False)

    def take(self, fits: Callable[[T], bool]) -> T | None:
        """The first item that fits, from the client that has waited longest."""
        for owner, things in self._waiting.items():
            for at, thing in enumerate(things):
                if fits(thing):
                    del things[at]
                    if things:
                        self._waiting.move_to_end(owner)
                    else:
                        del self._waiting[owner]
                    return thing
        return None
