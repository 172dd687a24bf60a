"""Chance: small streams of 32-bit words that live in a game's state; the same words compiled or not."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64, mypyc_attr

from signoria.core.zone import Zone

WORD: Final[i64] = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Rng:
    """sfc32: four 32-bit integers, quick to copy, plenty for shuffling cards."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def word(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        out: i64 = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = c * 9 & WORD
        self.c = (c << 21) + (c >> 11) + out & WORD
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (multiply and shift, biased words thrown away)."""
        product: i64 = self.word() * n
        low: i64 = product & WORD
        if low < n:
            unfair: i64 = (WORD + 1) % n
            while low < unfair:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def shuffle_zone(self, zone: Zone) -> None:
        """Put a zone into random order, in place: `below` for each card, written out because shuffles take most of a game."""
        slots = zone.slots
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        counter: i64 = self.counter
        n: i64 = zone.n
        while n > 1:
            out: i64 = (a + b + counter) & WORD
            counter += 1
            a = b ^ (b >> 9)
            b = c * 9 & WORD
            c = (c << 21) + (c >> 11) + out & WORD
            product: i64 = out * n
            low: i64 = product & WORD
            if low < n and low < (WORD + 1) % n:
                continue
            j: i64 = product >> 32
            n -= 1
            card = slots[n]
            slots[n] = slots[j]
            slots[j] = card
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter & WORD

    def shuffle(self, numbers: Zone | list[int]) -> None:
        """Put a zone or a list into random order, in place: both alike."""
        if isinstance(numbers, Zone):
            self.shuffle_zone(numbers)
        else:
            zone = Zone(numbers)
            self.shuffle_zone(zone)
            numbers[:] = zone.numbers()

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.counter)

    def branch(self) -> Rng:
        """Another stream, begun with the next words of this one."""
        a, b, c = self.word(), self.word(), self.word()
        return Rng(a, b, c, 1)

    def numbers(self) -> list[int]:
        """What a record or a digest needs to tell this stream from another at another place."""
        return [self.a, self.b, self.c, self.counter]


@mypyc_attr(acyclic=True)
class KeyedRng(Rng):
    """HMAC-SHA-256 of a secret key over a counter: no shuffle can be told from the ones seen before.

    The key is outside the state (two copies share it); the counter is inside.
    """

    def __init__(self, key: bytes, counter: i64) -> None:
        super().__init__(0, 0, 0, counter)
        self.key = key
        self.block = b""
        self.block_number: i64 = -1

    def word(self) -> i64:
        number: i64 = self.counter >> 3  # a digest holds eight words
        if number != self.block_number:
            self.block = hmac.new(self.key, int(number).to_bytes(8, "big"), hashlib.sha256).digest()
            self.block_number = number
        at = int(self.counter & 7) * 4
        self.counter += 1
        return int.from_bytes(self.block[at : at + 4], "big")

    def shuffle_zone(self, zone: Zone) -> None:
        slots = zone.slots
        i: i64 = zone.n - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            card = slots[i]
            slots[i] = slots[j]
            slots[j] = card
            i -= 1

    def copy(self) -> Rng:
        return KeyedRng(self.key, self.counter)


def _word_at(digest: bytes, at: i64) -> i64:
    """Four bytes as a number, the highest first."""
    a: i64 = digest[at]
    b: i64 = digest[at + 1]
    c: i64 = digest[at + 2]
    d: i64 = digest[at + 3]
    return a << 24 | b << 16 | c << 8 | d


def from_seed(seed: str) -> Rng:
    """A stream from any text; equal texts give equal streams."""
    digest = hashlib.sha256(seed.encode()).digest()
    rng = Rng(_word_at(digest, 0), _word_at(digest, 4), _word_at(digest, 8), 1)
    for _ in range(12):  # the generator's usual warming up
        rng.word()
    return rng


def keyed(secret: bytes) -> Rng:
    """The stream of a live table from its 256-bit secret."""
    if len(secret) != 32:
        raise ValueError(f"a secret has 32 bytes, not {len(secret)}")
    return KeyedRng(secret, 0)
