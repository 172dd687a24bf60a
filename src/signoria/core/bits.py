"""Masks: sets of small numbers as the bits of one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

COMPILED: Final = not __file__.endswith(".py")  # plain Python has methods for this that are quicker than loops


def bit_count(mask: i64) -> i64:
    """How many numbers are in it."""
    if not COMPILED:
        number: int = mask  # machine words have no methods, and a call of `int` takes longer than this
        return number.bit_count()
    # Sums of neighboring bits, then of their sums; bit 63 is never in a mask.
    mask -= (mask >> 1) & 0x1555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    return (mask + (mask >> 32)) & 127


def lowest(mask: i64) -> i64:
    """The smallest number in it; it must not be empty."""
    if not COMPILED:
        bit: int = mask & -mask
        return bit.bit_length() - 1
    number: i64 = 0
    while mask & 255 == 0:
        mask >>= 8
        number += 8
    while mask & 1 == 0:
        mask >>= 1
        number += 1
    return number


def highest(mask: i64) -> i64:
    """The largest number in it; it must not be empty."""
    return int(mask).bit_length() - 1


def nth(mask: i64, n: i64) -> i64:
    """The number before which n smaller ones are in it."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)
