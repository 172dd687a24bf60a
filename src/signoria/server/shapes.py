"""The shapes of requests and answers over HTTP, as the OpenAPI description shows them."""

from __future__ import annotations

import math
from typing import Annotated, Any, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

Name = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=64)]


DEEPEST: Final = 20


def sound(value: Any, depth: int = 0) -> Any:
    """JSON that can be written down again: not too deep, no half characters, no numbers that are none."""
    if depth > DEEPEST:
        raise ValueError("too deep")
    if isinstance(value, str):
        value.encode()
    elif isinstance(value, float) and not math.isfinite(value):
        raise ValueError("not a number")
    elif isinstance(value, list):
        for one in value:
            sound(one, depth + 1)
    elif isinstance(value, dict):
        for name, one in value.items():
            sound(name)
            sound(one, depth + 1)
    return value


Wishes = Annotated[dict[str, Any], AfterValidator(sound)]


class Shape(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Phrase(Shape):
    """Something to say in the reader's language: the first of these messages that a catalogue has."""

    messages: list[str]
    arguments: dict[str, Any]


class Problem(Shape):
    """Why a request was turned down. `text` is in the language of the request's Accept-Language."""

    code: str
    say: Phrase
    text: str


class Guest(Shape):
    guest: str
    token: str = Field(description="For clients without cookies: send it as `Authorization: Bearer …`.")


class Code(Shape):
    code: str
    minutes: int


class Claim(Shape):
    code: Annotated[str, StringConstraints(min_length=1, max_length=20)]


class NewTable(Shape):
    game: Key
    seats: int = Field(ge=1, le=8)
    wishes: Wishes = Field(default_factory=dict, description="What the game is to be set up with.")
    public: bool = False
    undo: Key = Field("ask", description="What can be taken back: `ask`, `free` or `never`.")
    chat: bool = True


class Sitter(Shape):
    name: Name


class BotName(Shape):
    bot: Key


class SeatToken(Shape):
    seat: int
    token: str = Field(description="Opens the socket of this seat, on any device.")


class Seat(Shape):
    name: str
    bot: str
    yours: bool
    present: bool
    conceded: bool


class Table(Shape):
    id: str
    game: str
    status: str
    public: bool
    undo: str
    chat: bool
    hosted: bool = Field(description="Whether you opened it.")
    invite: str | None = Field(description="The last part of the invite link; only those at the table get it.")
    wishes: dict[str, Any]
    seats: list[Seat]
    games_played: int


class TableLine(Shape):
    """A table in a list."""

    id: str
    game: str
    status: str
    public: bool
    touched: int = Field(description="When something happened there last: milliseconds since 1970.")
    seats: list[str] = Field(description="Who sits where; empty for a free seat.")


class GameInfo(Shape):
    game: str
    least_seats: int
    most_seats: int
    most_people: int = Field(description="More than `most_seats` play at two tables.")
    bots: list[str]


class Health(Shape):
    status: str
    tables: dict[str, int]
