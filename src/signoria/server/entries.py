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
    wishes: dict[str, object]  # what the game is to be set up with, as its `LobbyRules` understands it
    host: str  # the guest who opened it
    public: bool = False
    undo: str = "ask"
    chat: bool = True
    points: bool = False  # everybody sees everybody's, where the game counts any
    watch: bool = False  # whether everybody with the invite may watch; at a public table anybody may
    pause: bool = True  # among people, choices from hidden cards take their time whether there is one or not
    daily: str = ""  # the date, at a table of the day: its chance is known to everyone
    branch: dict[str, object] = {}  # what its first game is played on from, as `core.branch` writes it; none: a deal
    origin: str = ""  # where that comes from, as in protocol.OriginInfo
    number: int = 0  # 1 or 2, where one table became two
    practice: bool = False  # the coach warns before mistakes, while one person plays


class Sat(Entry, tag="sat"):
    seat: int
    guest: str
    name: str
    token: str  # SHA-256 of the seat's token


class Stood(Entry, tag="stood"):
    """A seat is empty again, no matter who or what sat there."""

    seat: int


class BotSat(Entry, tag="bot_sat"):
    seat: int
    bot: str


class Started(Entry, tag="started"):
    """A game begins. The secret is behind every shuffle of it; it is published when the game is over."""

    setup: dict[str, object]
    secret: str
    branch: bool = False  # played on from the branch of the table; the setup is for the game after it


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
    """A move is undone. `id` is empty if it follows from an agreement."""

    seat: int
    agreed: bool = False
    id: str = ""


class Proposed(Entry, tag="proposed"):
    """Someone proposes what others must agree to. The player who proposes it counts as agreeing."""

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
    """The player who proposed it may decline it too: that withdraws it."""

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
    id: str = ""


class Said(Entry, tag="said"):
    seat: int
    text: str
    id: str = ""


class Muted(Entry, tag="muted"):
    """A seat does not want to read another's chat any more, or (`muted` is false) wants to again."""

    seat: int
    about: int
    muted: bool = True
    id: str = ""


class Hinted(Entry, tag="hinted"):
    """The coach told a seat what it thinks of this question."""

    seat: int
    ask: str


class NewSeat(msgspec.Struct):
    """Where someone continues: a seat of another table."""

    table: str
    seat: int


class Closed(Entry, tag="closed"):
    why: str
    seats: list[NewSeat] = msgspec.field(default_factory=list, name="places")  # by seat, where one table became two


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
    | Hinted
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


def read_entry(text: str) -> AnyEntry:
    entry: AnyEntry = _decode(text)
    return entry
