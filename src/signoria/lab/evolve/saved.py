"""A search as data between two generations, so that it can be continued later as if nothing had happened."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from signoria import __version__
from signoria.bots.dominion.menu import MenuText
from signoria.core.errors import SignoriaError
from signoria.core.phrase import phrase
from signoria.core.system_errors import system_error
from signoria.lab.evolve.contest import Contender, Record
from signoria.lab.evolve.plan import plan_of
from signoria.lab.keeping import write_whole
from signoria.lab.statistics import Share

FILE = "search.json"
MOST_BYTES = 256 * 1024 * 1024


class BadSearch(SignoriaError, ValueError):
    """A search can't be kept or continued; the message says why."""


class SavedRecord(msgspec.Struct, array_like=True):
    """What a plan won against a rival, which is a place in `SavedSearch.texts`."""

    rival: int
    total: int
    squares: int
    deals: int


class SavedContender(msgspec.Struct, array_like=True):
    text: int  # a place in `SavedSearch.texts`
    records: list[SavedRecord]


class SavedSearch(msgspec.Struct, forbid_unknown_fields=True):
    """Everything the rest of a search depends on."""

    version: str
    setup: dict[str, object]
    seats: int
    seed: str
    budget_games: int
    budget_seconds: float
    seconds: float  # used so far
    games: int
    next_deal: int
    generation: int
    chance: tuple[int, tuple[int, ...], float | None]
    seen: list[str]
    texts: list[str]
    contenders: list[SavedContender]
    elite: list[int]  # places in `contenders`; so are the next ones
    hall: list[int]
    finalists: list[int]
    anchored: int
    mixture: list[float]
    finished: bool

    def write(self, folder: Path) -> None:
        """Replace what the folder has of this search, all or nothing."""
        try:
            write_whole(folder / FILE, msgspec.json.encode(self))
        except OSError as error:
            raise BadSearch(phrase("error-where", where=str(folder / FILE), why=system_error(error))) from error


class Table:
    """Contenders as data. Each is written once, wherever it is named: what one shows later must count everywhere."""

    def __init__(self) -> None:
        self.texts: dict[str, int] = {}
        self.contenders: list[SavedContender] = []
        self.places: dict[int, int] = {}  # by identity: two contenders may have the same plan and different records

    def add(self, contenders: Sequence[Contender]) -> list[int]:
        """Their places."""
        for one in contenders:
            if id(one) not in self.places:
                self.places[id(one)] = len(self.contenders)
                records = [
                    SavedRecord(self._text(rival), made.share.total, made.share.squares, made.deals)
                    for rival, made in one.records.items()
                ]
                self.contenders.append(SavedContender(self._text(one.text), records))
        return [self.places[id(one)] for one in contenders]

    def _text(self, text: str) -> int:
        return self.texts.setdefault(text, len(self.texts))


def contenders_of(saved: SavedSearch) -> list[Contender]:
    """All of them, by place."""
    contenders = []
    for kept in saved.contenders:
        one = Contender(plan_of(MenuText("kept", saved.texts[kept.text])))
        for made in kept.records:
            one.records[saved.texts[made.rival]] = Record(Share(made.total, made.squares), made.deals)
        contenders.append(one)
    return contenders


def read_search(folder: Path) -> SavedSearch:
    """The search in a folder."""
    file = folder / FILE
    try:
        if file.stat().st_size > MOST_BYTES:
            raise BadSearch(phrase("evolve-not-a-search", file=str(file)))
        saved = msgspec.json.decode(file.read_bytes(), type=SavedSearch)
    except FileNotFoundError as error:
        raise BadSearch(phrase("evolve-no-search", folder=str(folder))) from error
    except OSError as error:
        raise BadSearch(phrase("error-where", where=str(file), why=system_error(error))) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSearch(phrase("evolve-not-a-search", file=str(file))) from error
    if not fits_together(saved):
        raise BadSearch(phrase("evolve-not-a-search", file=str(file)))
    if saved.version != __version__:
        raise BadSearch(phrase("evolve-other-version", file=str(file), theirs=saved.version, ours=__version__))
    return saved


def fits_together(saved: SavedSearch) -> bool:
    """Whether all places exist; what they say is taken on trust, as with any file of one's own."""
    places = [place for group in (saved.elite, saved.hall, saved.finalists) for place in group]
    named = [one.text for one in saved.contenders] + [made.rival for one in saved.contenders for made in one.records]
    return (
        all(0 <= place < len(saved.contenders) for place in places)
        and all(0 <= place < len(saved.texts) for place in named)
        and len(saved.mixture) == len(saved.hall) > 0
        and 2 <= saved.seats <= 6
        and (saved.budget_games > 0 or saved.budget_seconds > 0)
    )
