"""What can be written into the log of a table. The table is the fold of its log: everything that must outlive a crash is here."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec


class Entry(msgspec.Struct, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """One thing that happened at a table."""


class Opened(Entry, tag="opened"):
    """A table is there, with all its seats empty."""

    game: str
    seats: int
    wishes: dict[str, object]  # what the game is to be set up with, as its `Hosting` understands it
    host: str  # the guest who opened it
    public: bool = False
    undo: str = "ask"
    chat: bool = True
    points: bool = False  # everybody sees everybody's, where the game counts any


class Sat(Entry, tag="sat"):
    seat: int
    guest: str
    name: str
    token: str  # SHA-256 of the seat's token


class Stood(Entry, tag="stood"):
    """A seat is empty again, whoever or whatever sat there."""

    seat: int


class BotSat(Entry, tag="bot_sat"):
    seat: int
    bot: str


class Started(Entry, tag="started"):
    """A game begins. The secret is behind every shuffle of it; it is published when the game is over."""

    setup: dict[str, object]
    secret: str


class Moved(Entry, tag="moved"):
    """A whole move. `id`, here as everywhere, is the sender's name for it: the same one again is the same request."""

    seat: int
    picks: tuple[str, ...]
    id: str


class TookBack(Entry, tag="took_back"):
    """An answer is withdrawn that nobody has seen, while others still think about the same question."""

    seat: int
    id: str = ""


class Undone(Entry, tag="undone"):
    """A move is taken back. `id` is empty where it follows from what others agreed to."""

    seat: int
    agreed: bool = False
    id: str = ""


class Proposed(Entry, tag="proposed"):
    """Somebody wants what others must agree to. Who proposes it agrees."""

    what: str
    seat: int
    about: int = -1
    choice: str = ""
    named: str = ""  # what this seat wants exchanged for the next game
    id: str = ""


class Agreed(Entry, tag="agreed"):
    seat: int
    named: str = ""
    id: str = ""


class Declined(Entry, tag="declined"):
    """Whoever proposed it may decline it too: that withdraws it."""

    seat: int
    id: str = ""


class Handed(Entry, tag="handed"):
    """A bot plays on for the owner of a seat."""

    seat: int
    bot: str


class Returned(Entry, tag="returned"):
    """The owner of a seat plays again."""

    seat: int


class Conceded(Entry, tag="conceded"):
    seat: int
    id: str = ""


class StandingAnswer(Entry, tag="standing"):
    """What a seat always answers to one kind of question; None: it is asked again."""

    seat: int
    verb: str
    picks: tuple[str, ...] | None = None


class Said(Entry, tag="said"):
    seat: int
    text: str
    id: str = ""


class Muted(Entry, tag="muted"):
    """A seat does not want to read another's chat any more, or (`muted` is false) wants to again."""

    seat: int
    about: int
    muted: bool = True


class NewPlace(msgspec.Struct):
    """Where somebody goes on: a seat of another table."""

    table: str
    seat: int


class Closed(Entry, tag="closed"):
    why: str
    places: list[NewPlace] = []  # by seat, where a table of many people became two


AnyEntry: TypeAlias = (
    Opened
    | Sat
    | Stood
    | BotSat
    | Started
    | Moved
    | TookBack
    | Undone
    | Proposed
    | Agreed
    | Declined
    | Handed
    | Returned
    | Conceded
    | StandingAnswer
    | Said
    | Muted
    | Closed
)

# What can be proposed.
UNDO: Final = "undo"
BOT: Final = "bot"  # that one plays on for somebody who is gone
REMATCH: Final = "rematch"

_encode = msgspec.json.Encoder(order="deterministic").encode
_decode = msgspec.json.Decoder(AnyEntry).decode


def write_entry(entry: AnyEntry) -> str:
    return _encode(entry).decode()


def beginning(kind: type[Entry]) -> str:
    """What every entry of this kind begins with, as it is written."""
    return f'{{"type":"{kind.__struct_config__.tag}"'


def read_entry(text: str) -> AnyEntry:
    entry: AnyEntry = _decode(text)
    return entry
