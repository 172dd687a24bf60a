"""The messages on a socket, both ways. `docs/protocol.md` describes them for authors of clients."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, TypeAlias

import msgspec

from signoria.core.limits import CHAT, KEY, LARGEST_NUMBER, PICKS, SEATS, TOKEN, WORD

VERSION: Final = 1

Word = Annotated[str, msgspec.Meta(max_length=WORD)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=KEY)]
Picks = Annotated[list[Word], msgspec.Meta(max_length=PICKS)]
SeatNumber = Annotated[int, msgspec.Meta(ge=-1, le=SEATS)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=CHAT)]
# Plain data with a shape of its own: the titles name it in the schema.
PhraseData = Annotated[dict[str, object], msgspec.Meta(title="Phrase")]
ViewData = Annotated[dict[str, object], msgspec.Meta(title="View")]
ResultData = Annotated[dict[str, object], msgspec.Meta(title="Result")]


class FromClient(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """What a client sends."""


class Hello(FromClient, tag="hello"):
    """The first message: which seat (-1: to watch), with its token unless the cookie says whose it is.

    To reconnect, give the epoch and number of the last message seen; the later ones follow.
    """

    seat: SeatNumber
    token: Annotated[str, msgspec.Meta(max_length=TOKEN)] = ""
    invite: Annotated[str, msgspec.Meta(max_length=TOKEN)] = ""  # to watch a table that isn't public
    epoch: Annotated[str, msgspec.Meta(max_length=KEY)] = ""
    seq: Annotated[int, msgspec.Meta(ge=0, le=LARGEST_NUMBER)] = 0


class Request(FromClient):
    """What changes something: it is acknowledged or rejected. The same request again, `move_id` included, is done once."""

    move_id: Id

    @property
    def id(self) -> str:
        """What the table remembers it by: a client's names for requests of different kinds may be the same."""
        return f"{type(self).__name__}:{self.move_id}"


class MoveMessage(Request, tag="move"):
    """A whole answer to a question."""

    ask: Id
    picks: Picks


class Undo(Request, tag="undo"):
    """Undo the last move: immediately if that is free, otherwise if the others agree."""


class Consent(Request, tag="consent"):
    """To what is proposed, or not. `named` is what this seat wants exchanged, where a rematch is rotated."""

    proposal: Annotated[int, msgspec.Meta(ge=0, le=LARGEST_NUMBER)]
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
    number: int  # players who agree name it
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
    points: int | None = None  # in sum; none in a game that counts none, or after one was given up


class NewSeat(msgspec.Struct):
    """Where the reader continues: a seat of another table."""

    table: str
    seat: int


class OriginInfo(msgspec.Struct, omit_defaults=True):
    """Where a game was played on from."""

    of: str  # "lesson NAME", "lesson NAME ID 1", "table ID 1", "record", "position"
    moves: int = 0  # that were made before


class TableInfo(msgspec.Struct, omit_defaults=True):
    id: str
    game: str
    status: str
    host: int  # the host's seat; -1: none
    seats: list[SeatInfo]
    undo: str
    chat: bool
    public: bool = False
    daily: str = ""  # the date of a kingdom of the day, while it is played and when it is over
    pause: bool = False  # whether choices from hidden cards take their time, had or not
    proposal: ProposalInfo | None = None
    commitment: str = ""  # to the chance of this game: see docs/records.md
    series: list[list[int]] = []  # the winners of every game that is over
    score: list[Score] = []  # by seat
    starters: list[int] = []  # between two games: the seats of which one starts the next
    points: list[int] = []  # by seat, in the game that is played; at a table that was opened with a score counter
    result: ResultData | None = None
    origin: OriginInfo | None = None
    standing: dict[str, list[str]] = {}  # the reader's own
    muted: list[int] = []  # whom the reader has muted
    moved: list[NewSeat] = []  # the reader's new seat, where a table of many people became two
    number: int = 0  # of such a new table: 1 or 2
    hints_on: bool = False  # whether the coach may be asked for a hint in this game
    hints: list[int] = []  # by seat: questions of this game that the coach helped with; empty if none
    practice: bool = False  # whether it was opened so that the coach warns before mistakes


class Line(msgspec.Struct, omit_defaults=True):
    """A sentence of the log."""

    say: PhraseData
    seat: int
    weight: int
    depth: int = 0  # how many lines above it caused it, one the other


class CoachInfo(msgspec.Struct, omit_defaults=True):
    """What the coach of a lesson says to the question of this seat."""

    lesson: str
    remark: str
    say: PhraseData
    title: PhraseData
    number: int  # of its steps; 0: a hint that isn't one
    of: int
    points: list[str] = []  # what it points at: "pile silver"
    before: CoachInfo | None = None  # what it says first, while the player looks at an award


class State(FromServer, tag="state"):
    """Everything this seat may know, now. `log` holds the lines from number `log_from` on: they replace all from there."""

    seq: int
    table: TableInfo
    view: ViewData | None
    ask: AskInfo | None
    prompt: PhraseData | None
    log_from: int
    log: list[Line]
    coach: CoachInfo | None = None


class Ack(FromServer, tag="ack"):
    """Done, and kept: nothing that happens to the server can undo it."""

    move_id: str


class Reject(FromServer, tag="reject"):
    """Not done. `code` is for programs, `say` for people; `move_id` is empty if the message wasn't a request."""

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
decode: Callable[[bytes | str], AnyFromClient] = msgspec.json.Decoder(
    AnyFromClient
).decode  # MsgspecError if it is none
