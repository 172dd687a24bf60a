"""What happened, as data: a code and numbers. Sentences are made of it elsewhere, in the reader's language."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

SPECTATOR: Final = -1  # who only watches, where a seat is named
EVERYONE: Final[i64] = 0xFF  # a mask of seats; a spectator's bit is never set, so a spectator sees what everyone sees


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears of each event at the moment it happens, in the middle of an effect; it must change nothing."""

    def hear(self, event: Event) -> None:
        raise NotImplementedError


class Event:
    """One thing that happened to one seat.

    `things` are options or amounts (cards drawn, a pile bought); those outside `seen_by` learn only how many.
    `heard_by` are the seats that learn of the event at all. `reveals` marks what cannot be unseen: it ends free undo.
    `depth` counts the events that it happened inside of, such as the playing of the card that caused it.
    """

    def __init__(
        self,
        code: i64,
        seat: i64,
        things: list[int],
        source: i64,
        seen_by: i64,
        heard_by: i64,
        reveals: bool,
        depth: i64 = 0,
    ) -> None:
        self.code = code
        self.seat = seat
        self.things = things
        self.source = source  # the option whose text caused it, or -1
        self.seen_by = seen_by
        self.heard_by = heard_by
        self.reveals = reveals
        self.depth = depth

    def seen_from(self, seat: i64) -> tuple[int, int, int, int, list[int] | None] | None:
        """(code, seat, source, how many, things or None) as this seat may know it; None if it may not; -1: a spectator."""
        heard = self.heard_by == EVERYONE if seat < 0 else (self.heard_by >> seat) & 1 != 0
        if not heard:
            return None
        seen = self.seen_by == EVERYONE if seat < 0 else (self.seen_by >> seat) & 1 != 0
        return self.code, self.seat, self.source, len(self.things), list(self.things) if seen else None
