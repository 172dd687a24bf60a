"""The messages on a socket, both ways. `docs/protocol.md` describes them for whoever writes a client."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

VERSION: Final = 1

Word = Annotated[str, msgspec.Meta(max_length=80)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Picks = Annotated[list[Word], msgspec.Meta(max_length=200)]
SeatNumber = Annotated[int, msgspec.Meta(ge=-1, le=15)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
# Plain data with a shape of its own: the titles name it in the schema.
PhraseData = Annotated[dict[str, object], msgspec.Meta(title="Phrase")]
ViewData = Annotated[dict[str, object], msgspec.Meta(title="View")]
ResultData = Annotated[dict[str, object], msgspec.Meta(title="Result")]


class FromClient(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """What a client sends."""


class Hello(FromClient, tag="hello"):
    """The first message: which seat (-1: to watch), with its token unless the cookie says whose it is.

    Who comes back gives the epoch and number of the last message it has seen, and gets what came after that one.
    """

    seat: SeatNumber
    token: Annotated[str, msgspec.Meta(max_length=100)] = ""
    epoch: Annotated[str, msgspec.Meta(max_length=40)] = ""
    seq: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0


class Request(FromClient):
    """What changes something: it is acknowledged or rejected. The same request again, `move_id` included, is done once."""

    move_id: Id


class MoveMessage(Request, tag="move"):
    """A whole answer to a question."""

    ask: Id
    picks: Picks


class Undo(Request, tag="undo"):
    """Take the last move back: at once if that is free, else by the others' consent."""


class Consent(Request, tag="consent"):
    """To what is proposed, or not. `named` is what this seat wants exchanged, where a rematch is rotated."""

    proposal: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    agrees: bool
    named: Word = ""


class Standing(Request, tag="standing"):
    """Always answer questions of this verb so; null: ask me again."""

    verb: Word
    picks: Picks | None


class Concede(Request, tag="concede"):
    """Give this game up."""


class HandOver(Request, tag="hand_over"):
    """Propose that a bot plays on for a seat whose owner is gone."""

    seat: SeatNumber


class TakeSeat(Request, tag="take_seat"):
    """I am back: play my seat again myself."""


class Rematch(Request, tag="rematch"):
    """Propose another game with the same cards, some exchanged, or new ones."""

    how: Word
    named: Word = ""


class Say(Request, tag="say"):
    text: Text


class Mute(Request, tag="mute"):
    """Do not send me what this seat says; with `muted` false, send it again."""

    seat: SeatNumber
    muted: bool = True


class Peek(FromClient, tag="peek"):
    """What could be picked next after these picks? Nothing is done."""

    ask: Id
    picks: Picks


class Why(FromClient, tag="why"):
    """Why can this not be picked now, or after these picks?"""

    ask: Id
    option: Word
    picks: Picks = []


class Ping(FromClient, tag="ping"):
    """Are you there?"""


AnyRequest: TypeAlias = MoveMessage | Undo | Consent | Standing | Concede | HandOver | TakeSeat | Rematch | Say | Mute
AnyFromClient: TypeAlias = Hello | AnyRequest | Peek | Why | Ping


class FromServer(msgspec.Struct, tag_field="type", omit_defaults=True):
    """What the server sends."""


class Welcome(FromServer, tag="welcome"):
    """The first answer. What follows is numbered within this epoch."""

    protocol: int
    table: str
    seat: int
    epoch: str
    seq: int  # of the last message for this seat


class Option(msgspec.Struct):
    pick: str
    say: PhraseData


class AskInfo(msgspec.Struct, omit_defaults=True):
    """What this seat is asked."""

    id: str
    verb: str
    least: int
    most: int
    ordered: bool
    place: str
    options: list[Option]
    stop: str = ""  # the one of them that ends the picking; it is left out of a move


class SeatInfo(msgspec.Struct, omit_defaults=True):
    name: str
    bot: str = ""
    present: bool = False
    conceded: bool = False


class ProposalInfo(msgspec.Struct, omit_defaults=True):
    number: int  # to be named by who agrees
    what: str
    seat: int
    about: int
    choice: str
    agreed: list[int]
    needed: list[int]


class Score(msgspec.Struct, omit_defaults=True):
    """What one seat has come to in all games of this table."""

    won: int = 0
    shared: int = 0


class NewPlace(msgspec.Struct):
    """Where the reader goes on: a seat of another table."""

    table: str
    seat: int


class TableInfo(msgspec.Struct, omit_defaults=True):
    id: str
    game: str
    status: str
    host: int  # the seat of whoever opened the table; -1: none
    seats: list[SeatInfo]
    undo: str
    chat: bool
    public: bool = False
    proposal: ProposalInfo | None = None
    commitment: str = ""  # to the chance of this game: see docs/records.md
    series: list[list[int]] = []  # the winners of every game that is over
    score: list[Score] = []  # by seat
    points: list[int] = []  # by seat, in the game that is played; at a table that was opened with a score counter
    result: ResultData | None = None
    standing: dict[str, list[str]] = {}  # the reader's own
    muted: list[int] = []  # whom the reader has muted
    moved: list[NewPlace] = []  # the reader's new place, where a table of many people became two


class Line(msgspec.Struct):
    """A sentence of the log."""

    say: PhraseData
    seat: int
    weight: int


class State(FromServer, tag="state"):
    """Everything this seat may know, now. `log` holds the lines from number `log_from` on: they replace all from there."""

    seq: int
    table: TableInfo
    view: ViewData | None
    ask: AskInfo | None
    prompt: PhraseData | None
    log_from: int
    log: list[Line]


class Ack(FromServer, tag="ack"):
    """Done, and kept: nothing that happens to the server can undo it."""

    move_id: str


class Reject(FromServer, tag="reject"):
    """Not done. `code` is for programs, `say` for people; `move_id` is empty if what came was no request."""

    code: str
    say: PhraseData
    move_id: str = ""


class Peeked(FromServer, tag="peeked"):
    ask: str
    picks: list[str]
    options: list[Option]
    stop: str
    place: str  # where the things lie that can be picked next
    prompt: PhraseData | None  # what is asked next
    complete: bool  # nothing more can be picked
    outlook: list[PhraseData] = []  # what these picks would bring about, where the game can tell


class Because(FromServer, tag="because"):
    """Why an option cannot be picked; nothing to say if it can."""

    option: str
    say: PhraseData | None


class ChatMessage(FromServer, tag="said"):
    """Numbered like the states."""

    seq: int
    seat: int
    name: str
    text: str


class Pong(FromServer, tag="pong"):
    """Yes."""


class Bye(FromServer, tag="bye"):
    """The server closes this socket; `again` says whether to come back."""

    code: str
    say: PhraseData
    again: bool


AnyFromServer: TypeAlias = Welcome | State | ChatMessage | Ack | Reject | Peeked | Because | Pong | Bye

encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyFromClient).decode


def read_message(data: bytes | str) -> AnyFromClient:
    """msgspec.MsgspecError if it is none."""
    message: AnyFromClient = _decode(data)
    return message
