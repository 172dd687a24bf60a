"""Kingdom reports that were worked out before. The same search finds the same, so another language or format needs no games."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import asdict
from hashlib import blake2b
from pathlib import Path

import msgspec

from signoria import __version__
from signoria.core.limits import REPORT_BYTES, REPORT_CACHE_BYTES, OverLimit, read_bytes
from signoria.core.record import Record
from signoria.lab.evolve.arena import Arena
from signoria.lab.evolve.saved import SavedSearch, fits_together
from signoria.lab.evolve.search import Finding, Strategy
from signoria.lab.evolve.study import CardWorth, Effort, Opening, Study
from signoria.lab.keeping import cache_folder, write_whole

ENDING = ".report"
SEARCH_ENDING = ".search"  # one that isn't finished


class KeptReport(msgspec.Struct, forbid_unknown_fields=True):
    """What a search and a study found."""

    strategies: Sequence[Strategy]
    games: int
    generations: int
    seconds: float
    cards: list[CardWorth]
    openings: dict[str, list[Opening]]
    rounds: list[int]
    example: str  # a record
    study_games: int


def packed(finding: Finding, study: Study) -> bytes:
    """A report as it is kept and sent."""
    kept = KeptReport(
        finding.strategies,
        finding.games,
        finding.generations,
        finding.seconds,
        study.cards,
        study.openings,
        study.rounds,
        study.example.to_json(),
        study.games,
    )
    return msgspec.json.encode(kept)


def unpacked(content: bytes) -> tuple[Finding, Study]:
    """The same back; a ValueError if it is damaged."""
    kept = msgspec.json.decode(content, type=KeptReport)
    finding = Finding(list(kept.strategies), kept.games, kept.generations, kept.seconds, whole=True)
    example = Record.from_json(kept.example)
    return finding, Study(kept.cards, kept.openings, kept.rounds, example, kept.study_games)


class ReportCache:
    """Reports by kingdom, players, seed, number of games and version; the ones used longest ago make room for new ones."""

    def __init__(self, folder: Path | None = None, most_bytes: int = REPORT_CACHE_BYTES) -> None:
        self.folder = cache_folder() / "reports" if folder is None else folder
        self.most_bytes = most_bytes

    def find(self, arena: Arena, games: int, effort: Effort) -> tuple[Finding, Study] | None:
        """What was found before; None if that isn't there, or can't be read."""
        file = self._file(arena, games, effort)
        try:
            found = unpacked(read_bytes(file, REPORT_BYTES))
            os.utime(file)  # it was used just now
        except (OSError, OverLimit, ValueError):
            return None
        return found

    def keep(self, arena: Arena, games: int, effort: Effort, finding: Finding, study: Study) -> None:
        """Keep what a whole search found. OSError: there is no room for it, or no folder."""
        assert finding.whole
        write_whole(self._file(arena, games, effort), packed(finding, study))
        self._file(arena, games, effort, SEARCH_ENDING).unlink(missing_ok=True)
        self._make_room()

    def find_search(self, arena: Arena, games: int, effort: Effort) -> SavedSearch | None:
        """A search for such a report that somebody has left; None if there is none, or it can't be read."""
        try:
            content = read_bytes(self._file(arena, games, effort, SEARCH_ENDING), REPORT_BYTES)
            saved = msgspec.json.decode(content, type=SavedSearch)
        except (OSError, OverLimit, ValueError):
            return None
        return saved if fits_together(saved) else None

    def keep_search(self, arena: Arena, games: int, effort: Effort, saved: SavedSearch) -> None:
        """Keep how far a search has come. OSError as in `keep`."""
        write_whole(self._file(arena, games, effort, SEARCH_ENDING), msgspec.json.encode(saved))
        self._make_room()

    def _file(self, arena: Arena, games: int, effort: Effort, ending: str = ENDING) -> Path:
        asked = [__version__, dict(arena.setup), arena.seats, arena.seed, games, asdict(effort)]
        digest = blake2b(msgspec.json.encode(asked, order="sorted"), digest_size=16).hexdigest()
        return self.folder / f"{digest}{ending}"

    def _make_room(self) -> None:
        """Remove what was used longest ago until the rest fits; another process may be doing the same."""
        files = []
        for file in (*self.folder.glob(f"*{ENDING}"), *self.folder.glob(f"*{SEARCH_ENDING}")):
            try:
                facts = file.stat()
            except FileNotFoundError:
                continue
            files.append((facts.st_mtime_ns, facts.st_size, file))
        taken = sum(size for _, size, _ in files)
        for _, size, file in sorted(files)[:-1]:  # the newest stays in any case
            if taken <= self.most_bytes:
                break
            file.unlink(missing_ok=True)
            taken -= size
