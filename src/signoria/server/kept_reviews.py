"""A review as it lies in the database, and what learning over many games needs of it. It does no I/O."""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Sequence
from typing import Final

import msgspec

from signoria.review.account import Account, Decision, Review
from signoria.review.figures import CUTS

FORMAT: Final = 3  # of what is kept; anything else is found out anew


class Kept(msgspec.Struct):
    """A review as it lies in the database."""

    format: int
    account: Account
    seconds: float  # of the processor, so far


class Finding(msgspec.Struct):
    """A decision of one seat that cost something."""

    seat: int
    step: int
    turn: int
    loss: float
    kind: str
    verb: str
    done: list[dict[str, object]]  # phrases
    better: list[dict[str, object]]


class Findings(msgspec.Struct):
    """What learning over many games needs of a review."""

    decisions: list[int]  # by seat
    found: list[Finding]
    names: dict[str, dict[str, str]] = {}  # of cards that no catalog has


_write = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(Kept).decode
read_findings = msgspec.json.Decoder(Findings).decode


def packed(account: Account, seconds: float) -> str:
    return base64.b64encode(zlib.compress(_write(Kept(FORMAT, account, seconds)), 6)).decode()


def unpacked(text: str) -> Kept | None:
    """None for what another version has kept."""
    try:
        kept = _read(zlib.decompress(base64.b64decode(text)))
    except (binascii.Error, zlib.error, msgspec.MsgspecError):
        return None
    return kept if kept.format == FORMAT else None


def findings_of(account: Account, review: Review) -> str:
    decisions = [0] * account.seats
    found = []
    for one in review.decisions:
        decisions[one.seat] += 1
        if one.loss >= CUTS[0] and one.better is not None and one.kind:
            done, better = said(one, one.done), said(one, one.better)
            found.append(Finding(one.seat, one.step, one.turn, one.loss, one.kind, one.verb, done, better))
    return _write(Findings(decisions, found, account.names)).decode()


def said(one: Decision, move: Sequence[str]) -> list[dict[str, object]]:
    return [one.words[pick].data() for pick in move or [""]]
