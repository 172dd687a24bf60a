"""The log of a game as one reader gets it, kept up to date: only what may have changed is told again. It knows no game."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from signoria.core.event import Event
from signoria.core.game import Game
from signoria.core.telling import Sentence, Teller


class Chapter:
    """A part of the log that is told by itself: where it begins, and the number of its first line."""

    def __init__(self, batch: i64, event: i64, line: i64) -> None:
        self.batch = batch
        self.event = event  # its index in that batch
        self.line = line


class Story:
    """All lines of a log. A sentence may take in what happens later, so the last chapter is told again when it grows."""

    def __init__(self, teller: Teller, seat: i64, names: Sequence[str]) -> None:
        self.teller = teller
        self.seat = seat
        self.names = names
        self.lines: list[Sentence] = []
        self._batches: list[list[Event]] = []
        self._chapters: list[Chapter] = [Chapter(0, 0, 0)]

    def tell(self, game: Game, batches: list[list[Event]]) -> i64:
        """Tell what is new and forget what was undone; the number of the first line that may have changed.

        Batches are told in the order of the log (`History.batches`); those told already are known by their identity.
        """
        same: i64 = 0
        most: i64 = min(len(batches), len(self._batches))
        while same < most and batches[same] is self._batches[same]:
            same += 1
        if same == len(batches) == len(self._batches):
            return len(self.lines)
        while len(self._chapters) > 1 and self._chapters[-1].batch >= same:
            self._chapters.pop()
        last = self._chapters[-1]
        first = last.line
        del self.lines[first:]
        self._batches = batches
        for start, chapter in self._split(last):
            if start is not last:
                start.line = len(self.lines)
                self._chapters.append(start)
            for one in self.teller.story(game, chapter, self.seat, self.names):
                self.lines.append(Sentence(one.phrase, one.seat, one.weight, one.depth, one.batch + start.batch))
        return first

    def until(self, game: Game, batch: i64) -> tuple[i64, list[Sentence]]:
        """The last chapter as it was told when this batch was the newest: the number of its first line, and its lines."""
        number = len(self._chapters) - 1
        while number > 0 and self._chapters[number].batch > batch:
            number -= 1
        last = self._chapters[number]
        earlier = Story(self.teller, self.seat, self.names)
        earlier.tell(game, [self._batches[last.batch][last.event :], *self._batches[last.batch + 1 : batch + 1]])
        return last.line, earlier._numbered(last.batch)

    def _numbered(self, first: i64) -> list[Sentence]:
        """The lines of a log whose batch 0 is another's batch `first`."""
        return [Sentence(one.phrase, one.seat, one.weight, one.depth, one.batch + first) for one in self.lines]

    def _split(self, start: Chapter) -> list[tuple[Chapter, list[list[Event]]]]:
        """The batches from a chapter's beginning on, chapter by chapter."""
        found: list[tuple[Chapter, list[list[Event]]]] = []
        chapter: list[list[Event]] = []
        at: i64 = start.batch
        skipped: i64 = start.event
        while at < len(self._batches):
            events: list[Event] = []
            for index, event in enumerate(self._batches[at]):
                if index > skipped and self.teller.begins_chapter(event):
                    chapter.append(events)
                    found.append((start, chapter))
                    start, chapter, events = Chapter(at, index, 0), [], []
                if index >= skipped:
                    events.append(event)
            chapter.append(events)
            skipped = -1
            at += 1
        found.append((start, chapter))
        return found
