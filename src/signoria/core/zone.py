"""Small numbers in order, such as the cards of a zone. Knows no game, and not what the numbers mean.

A list holds an object for each number. Compiled, a zone is a block of machine words that stays allocated when the zone
empties; in plain Python the block is a list. Where every instruction counts, `slots` and `n` are read and written directly:
the first `n` slots are the zone, and the others are room for more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, overload

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

COMPILED: Final = not __file__.endswith(".py")
SPARE: Final[i64] = 8  # slots more than needed, when a zone needs more
new_object: Final[Any] = object.__new__  # without __init__: a call of a class takes much of a copy in plain Python


def _room(size: i64) -> vec[i64]:
    """A new block."""
    if COMPILED:
        return vec[i64]([0] * size)
    return [0] * size  # type: ignore[return-value] # in plain Python a list is the fastest block


@mypyc_attr(acyclic=True)
class Zone:
    """Numbers in order; in a pile of cards the last one is on top. Offers what a list does, and changes in place."""

    __slots__ = ("n", "slots")

    def __init__(self, numbers: Iterable[int] | None = None) -> None:
        self.slots = vec[i64]() if COMPILED else _room(0)
        self.n: i64 = 0
        if numbers is not None:
            self.extend(numbers)

    # --- the fast part --------------------------------------------------------------------------------------------------

    def reserve(self, size: i64) -> None:
        """Have room for so many numbers."""
        if len(self.slots) < size:
            if not COMPILED:
                block = self.block()
                block.extend([0] * (size - len(block)))
                return
            larger = _room(size + SPARE)
            slots = self.slots
            i: i64 = 0
            n = self.n
            while i < n:
                larger[i] = slots[i]
                i += 1
            self.slots = larger

    def block(self) -> list[int]:
        """In plain Python: the numbers where they are, without room for more.

        Working on this list takes less than slices and other lists do, and less of the interpreter's own code. Its numbers
        need variables of their own: compiled, one that also holds a slot would make an object of each.
        """
        block: list[int] = self.slots  # type: ignore[assignment] # a list in plain Python, here and below
        if len(block) > self.n:
            del block[self.n :]
        return block

    def append(self, number: i64) -> None:
        n = self.n
        slots = self.slots
        if n == len(slots):
            if not COMPILED:
                self.n = n + 1
                self.block().append(number)
                return
            self.reserve(n + n + 1)
            slots = self.slots
        slots[n] = number
        self.n = n + 1

    def pop(self) -> i64:
        """Take the last number."""
        n = self.n - 1
        assert n >= 0, "the zone is empty"
        self.n = n
        return self.slots[n]

    def take(self, index: i64) -> i64:
        """Take the number at a place; those behind it move up."""
        if not COMPILED:
            number: i64 = self.block().pop(index)
            self.n -= 1
            return number
        slots = self.slots
        number = slots[index]
        n = self.n - 1
        while index < n:
            slots[index] = slots[index + 1]
            index += 1
        self.n = n
        return number

    def add(self, other: Zone) -> None:
        """Put a copy of another zone behind this one."""
        n = self.n
        more = other.n
        if not COMPILED:
            self.block().extend(other.block())
            self.n = n + more
            return
        self.reserve(n + more)
        slots = self.slots
        end = n + more
        for number in other.slots:  # without an index there is nothing to check
            if n == end:
                break
            slots[n] = number
            n += 1
        self.n = end

    def add_marked(self, other: Zone, bits: i64) -> None:
        """The same, with these bits set in each of the numbers."""
        if not COMPILED:
            block = self.block()
            for one in other.block():
                block.append(one | bits)
            self.n = len(block)
            return
        n = self.n
        end = n + other.n
        self.reserve(end)
        slots = self.slots
        for number in other.slots:
            if n == end:
                break
            slots[n] = number | bits
            n += 1
        self.n = end

    def clear(self) -> None:
        self.n = 0
        if not COMPILED:
            self.slots.clear()  # type: ignore[attr-defined]

    def load(self, other: Zone) -> None:
        """Become a copy of another zone."""
        n = other.n
        if not COMPILED or n > len(self.slots):
            self.slots = other.slots[:n]
            self.n = n
        else:
            self.n = 0
            self.add(other)

    def copy(self) -> Zone:
        if not COMPILED:
            twin: Zone = new_object(Zone)
            twin.slots = self.slots.copy()  # type: ignore[attr-defined]
            twin.n = self.n
            return twin
        n = self.n
        twin = Zone()
        if n > 0:
            twin.slots = self.slots[:n]
            twin.n = n
        return twin

    def swap(self, other: Zone) -> None:
        """Exchange everything with another zone."""
        self.slots, other.slots = other.slots, self.slots
        self.n, other.n = other.n, self.n

    def sort(self) -> None:
        """Ascending; made for a few numbers."""
        if not COMPILED:
            self.block().sort()
            return
        slots = self.slots
        n = self.n
        i: i64 = 1
        while i < n:
            number = slots[i]
            index = i
            while index > 0 and slots[index - 1] > number:
                slots[index] = slots[index - 1]
                index -= 1
            slots[index] = number
            i += 1

    # --- the rest of what a list does -------------------------------------------------------------------------------------

    def __len__(self) -> int:
        return self.n

    def __iter__(self) -> Iterator[int]:
        return iter(self.numbers())

    def __reversed__(self) -> Iterator[int]:
        return iter(self.numbers()[::-1])

    def __contains__(self, number: object) -> bool:
        return number in self.numbers()

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Zone):
            return self.numbers() == other.numbers()
        return self.numbers() == other

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __repr__(self) -> str:
        return repr(self.numbers())

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> list[int]: ...
    def __getitem__(self, index: int | slice) -> int | list[int]:
        if isinstance(index, int):
            at = index if index >= 0 else index + self.n
            if not 0 <= at < self.n:
                raise IndexError("there are fewer")
            return self.slots[at]
        return self.numbers()[index]

    def __setitem__(self, index: int | slice, value: int | Iterable[int]) -> None:
        if isinstance(index, int) and isinstance(value, int):
            at = index if index >= 0 else index + self.n
            if not 0 <= at < self.n:
                raise IndexError("there are fewer")
            self.slots[at] = value
            return
        numbers = self.numbers()
        numbers[index] = value  # type: ignore[index,assignment] # a list says what fits
        self.refill(numbers)

    def __delitem__(self, index: int | slice) -> None:
        numbers = self.numbers()
        del numbers[index]
        self.refill(numbers)

    def numbers(self) -> list[int]:
        """A list of all of it."""
        if not COMPILED:
            return self.block().copy()
        numbers: list[int] = []
        i: i64 = 0
        while i < self.n:
            numbers.append(self.slots[i])
            i += 1
        return numbers

    def refill(self, numbers: Iterable[int]) -> None:
        """Hold these numbers instead."""
        fresh = list(numbers)  # they may come out of this zone
        if not COMPILED:
            self.slots = fresh  # type: ignore[assignment]
            self.n = len(fresh)
            return
        self.n = 0
        self.extend(fresh)

    def become(self, numbers: list[int]) -> None:
        """The same with a list that nobody else needs: in plain Python it becomes the block itself."""
        if not COMPILED:
            self.slots = numbers  # type: ignore[assignment]
            self.n = len(numbers)
            return
        self.refill(numbers)

    def extend(self, numbers: Iterable[int]) -> None:
        if not COMPILED:
            block = self.block()
            block.extend(numbers)
            self.n = len(block)
            return
        for number in numbers:
            self.append(number)

    def reverse(self) -> None:
        self.refill(self.numbers()[::-1])

    def count(self, number: i64) -> int:
        return self.numbers().count(number)

    def index(self, number: i64) -> int:
        return self.numbers().index(number)

    def remove(self, number: i64) -> None:
        """Take the first of these numbers; ValueError if there is none."""
        self.take(self.index(number))
