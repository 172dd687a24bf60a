"""What happened, in words, against what somebody wrote: `0 draw 2 copper`, `1 gain curse`, `0 draw 3 cards`. It knows no game.

An event is written as the seat, the event's name and its things. Without things it is any event of that name.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from signoria.core.event import Event
from signoria.core.facts import AND_MORE, SIZE, Mismatch, split_order
from signoria.core.phrase import phrase
from signoria.core.registry import Ruleset
from signoria.core.state import State
from signoria.core.words import SEAT, BadWords, Path, hint, plain, read_names

_EVENT = re.compile(rf"({SEAT}|nobody)[\s:]+(.+)", re.DOTALL)
EVERYTHING: Final = -2  # a reader who sees it all: what is expected of the game, not of a seat
NOBODY: Final = "nobody"


class Written:
    """An event as somebody wrote it down."""

    def __init__(self, text: object, names: Sequence[str], path: Path) -> None:
        match = _EVENT.fullmatch(text.strip()) if isinstance(text, str) else None
        if match is None:
            raise BadWords(phrase("error-event", value=repr(text)), path)
        said = plain(match[2])
        found = [name for name in names if said == name or said.startswith(f"{name}_")]
        if not found:
            raise BadWords(phrase("error-event-name", name=match[2], hint=hint(said.partition("_")[0], names)), path)
        self.text = " ".join(match[0].split())
        self.seat = -1 if match[1] == NOBODY else int(match[1])
        self.name = max(found, key=len)
        rest = said[len(self.name) + 1 :].replace("_", " ")
        size = SIZE.fullmatch(rest)
        self.count = int(size[1]) if size is not None else -1
        self.things = sorted(read_names(rest, path)) if rest and size is None else None

    def is_about(self, ruleset: Ruleset, state: State, event: Event, reader: int) -> bool:
        """Whether this is how the reader heard of the event."""
        if self.seat != event.seat or self.name != state.event_name(event.code):
            return False
        if self.count >= 0:
            return self.count == len(event.things) and not _sees(event, reader)
        return self.things is None or (
            _sees(event, reader) and self.things == sorted(ruleset.event_things(state, event))
        )


def heard(ruleset: Ruleset, state: State, events: Sequence[Event], reader: int) -> list[str]:
    """The events a reader hears of, in words."""
    return [_in_words(ruleset, state, event, reader) for event in events if _hears(event, reader)]


def compare_events(
    wanted: object, events: Sequence[Event], ruleset: Ruleset, state: State, reader: int, path: Path, what: str
) -> None:
    """The events that are written down are those that the reader heard of; `…` stands for any number of others."""
    entries, in_order = split_order(wanted if isinstance(wanted, list) else [wanted], True)
    names = ruleset.event_names()
    written = [None if one in AND_MORE else Written(one, names, (*path, i)) for i, one in enumerate(entries)]
    known = [event for event in events if _hears(event, reader)]
    fits = [[one is None or one.is_about(ruleset, state, event, reader) for event in known] for one in written]
    gaps = [one is None for one in written]
    if not (_in_order(fits, gaps, len(known)) if in_order else _in_any_order(fits, gaps, len(known))):
        expected = "; ".join("…" if one is None else one.text for one in written)
        raise Mismatch(what, expected or "nothing", "; ".join(heard(ruleset, state, known, reader)) or "nothing", path)


def compare_lines(wanted: object, lines: list[str], path: Path, what: str) -> None:
    """The lines of a log, word for word; `…` stands for any number of others."""
    entries: list[str] = []
    for i, one in enumerate(wanted if isinstance(wanted, list) else [wanted]):
        if not isinstance(one, str):
            raise BadWords(phrase("error-words-entry", value=repr(one)), (*path, i))
        entries.append(one)
    fits = [[one in AND_MORE or " ".join(one.split()) == line for line in lines] for one in entries]
    if not _in_order(fits, [one in AND_MORE for one in entries], len(lines)):
        raise Mismatch(what, " / ".join(entries) or "nothing", " / ".join(lines) or "nothing", path)


def _in_order(fits: list[list[bool]], gaps: list[bool], count: int) -> bool:
    """Whether entries cover all events from first to last; a gap covers any number."""
    reached = {0}  # how many events the entries so far may have covered
    for fit, gap in zip(fits, gaps):
        if gap:
            reached = set(range(min(reached), count + 1)) if reached else reached
        else:
            reached = {at + 1 for at in reached if at < count and fit[at]}
    return count in reached


def _in_any_order(fits: list[list[bool]], gaps: list[bool], count: int) -> bool:
    """Whether each entry has an event of its own, and without a gap each event an entry."""
    rows = [fit for fit, gap in zip(fits, gaps) if not gap]
    if len(rows) > count or (len(rows) < count and not any(gaps)):
        return False
    taken: dict[int, int] = {}  # event -> row
    return all(_find_match(row, rows, taken, set()) for row in range(len(rows)))


def _find_match(row: int, rows: list[list[bool]], taken: dict[int, int], tried: set[int]) -> bool:
    for at, fits in enumerate(rows[row]):
        if fits and at not in tried:
            tried.add(at)
            if at not in taken or _find_match(taken[at], rows, taken, tried):
                taken[at] = row
                return True
    return False


def _hears(event: Event, reader: int) -> bool:
    return reader == EVERYTHING or event.seen_from(reader) is not None


def _sees(event: Event, reader: int) -> bool:
    if reader == EVERYTHING:
        return True
    seen = event.seen_from(reader)
    return seen is not None and seen[4] is not None


def _in_words(ruleset: Ruleset, state: State, event: Event, reader: int) -> str:
    who = str(event.seat) if event.seat >= 0 else NOBODY
    things = ", ".join(ruleset.event_things(state, event)) if _sees(event, reader) else f"{len(event.things)} cards"
    return f"{who} {state.event_name(event.code)} {things}".rstrip()
