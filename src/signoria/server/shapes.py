"""The shapes of requests and answers over HTTP, as the OpenAPI description shows them."""

from __future__ import annotations

import math
from typing import Annotated, Any, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, WithJsonSchema

Name = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=64)]
WishText = Annotated[str, StringConstraints(max_length=300)]


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


class Me(Shape):
    known: bool = Field(description="Whether you are a guest here.")
    guest: str
    name: str = Field(description="What you were called last.")


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
    points: bool = Field(False, description="Whether all see the points of all during the game, where it counts any.")


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
    points: bool
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
    waits: bool = Field(False, description="Whether you are asked something there.")


class GameInfo(Shape):
    game: str
    least_seats: int
    most_seats: int
    most_people: int = Field(description="More than `most_seats` play at two tables.")
    bots: list[str]


class Health(Shape):
    status: str
    tables: dict[str, int]


# --- kingdoms of Dominion -----------------------------------------------------------------------------------------------


LONGEST_KINGDOM: Final = 400  # characters
BaseEdition = Annotated[str, StringConstraints(max_length=10)]
OwnCards = Annotated[list[Wishes], Field(max_length=20)]


class KingdomCard(Shape):
    """The printed facts of a card; its name and text are in the catalogues."""

    id: str
    edition: str = Field(description="`base1`, `base2`, `intrigue1`, `basic` for what every game has, or `custom`.")
    cost: int
    types: list[str]
    traits: list[str] = Field(description="What it is good for: `village`, `trasher`…")
    coins: int = Field(description="Of a Treasure.")
    points: int | None = Field(description="None if they hang on what else its owner has.")
    text: list[str] = Field(description="The messages with its text: the first that a catalogue has.")


class Kingdom(Shape):
    """Ten cards."""

    id: str | None = Field(
        description="Of a recommended set: `kingdom-ID` is its title, `kingdom-ID.about` a word on it."
    )
    boxes: list[str] = Field(description="The editions its cards come from.")
    cards: list[str] = Field(description="By cost, as `moat@base2`.")
    code: str = Field(description="The share code.")


class KingdomText(Shape):
    text: Annotated[str, StringConstraints(max_length=LONGEST_KINGDOM)] = Field(
        description="A share code, ten cards or a name."
    )
    base_edition: BaseEdition = ""
    custom: OwnCards = Field([], description="Custom cards that may be in it, as data.")


class KingdomDrawn(Kingdom):
    among: int = Field(description="How many kingdoms would have done.")


class KingdomWishes(Shape):
    """What a random kingdom shall be like. The words are those of `signoria kingdoms`."""

    editions: list[Key] = Field(["base1", "base2", "intrigue1"], min_length=1, max_length=3)
    wanted: WishText = Field("", description="`village, attack<=2, reaction if attack`")
    unwanted: WishText = Field("", description="`curser, cost6`")
    base_edition: BaseEdition = Field("", description="In which edition cards are that both have.")
    kingdom: list[Key] = Field([], max_length=10, description="With `swap`: exchange some cards of this kingdom.")
    swap: list[Key] = Field([], max_length=10)
    custom: OwnCards = Field([], description="Custom cards to draw from, as data.")


class CardFile(Shape):
    text: Annotated[str, StringConstraints(max_length=65_536)] = Field(description="A file of custom cards, in YAML.")


class OwnCard(KingdomCard):
    """A custom card."""

    names: dict[str, str] = Field(description="By language.")
    texts: dict[str, str] = Field(description="By language.")
    data: dict[str, Any] = Field(description="What goes into a table's wishes, under `custom`.")


# --- games that are over ------------------------------------------------------------------------------------------------

# Plain data with a shape of its own: the titles name it in the schema.
ViewData = Annotated[dict[str, Any], WithJsonSchema({"title": "View", "type": "object"})]
ResultData = Annotated[dict[str, Any], WithJsonSchema({"title": "Result", "type": "object"})]


class RecordText(Shape):
    record: Annotated[str, StringConstraints(max_length=1_000_000)] = Field(description="A record as it was saved.")


class ReplayId(Shape):
    id: str = Field(description="Good for a quarter of an hour after the last look.")


class ReplayTurn(Shape):
    step: int = Field(description="Where it begins.")
    turn: int
    seat: int = Field(description="Whose it is; -1: everybody's.")


class ReplayLine(Shape):
    """A sentence of the log."""

    step: int = Field(description="The step at which it has just been told.")
    say: Phrase
    seat: int
    weight: int


class Replay(Shape):
    """A game that can be looked at step by step. Step k is where k moves were made."""

    game: str
    number: int = Field(description="Which game of its table it is, from 1.")
    games: int = Field(description="How many there are at that table.")
    seats: list[str] = Field(description="Names.")
    seat: int = Field(description="Who looks; -1: a spectator.")
    steps: int = Field(description="The last step.")
    turns: list[ReplayTurn]
    lines: list[ReplayLine]


class ReplayStep(Shape):
    step: int
    view: ViewData
    prompt: Phrase | None = Field(description="What is asked, or whom everybody waits for; none at the end.")
    lines: int = Field(description="How many lines of the log have been told.")
    mover: int = Field(description="Who makes the next move; -1: there is none.")


class Holding(Shape):
    """So many of one thing."""

    thing: str = Field(description="A card, or what else the game has, as views name it.")
    count: int
    points: int = Field(description="What they bring in all.")


class SummarySeat(Shape):
    name: str
    place: int = Field(description="From 1; equal players share one.")
    won: bool
    turns: int
    standing: list[int] = Field(description="One number for each of `gauges`.")
    holdings: list[Holding]


class SummaryRound(Shape):
    step: int = Field(description="The step of the replay after which it was so.")
    standings: list[list[int]] = Field(description="By seat, one number for each of `gauges`.")
    holdings: list[dict[str, int]] = Field(description="By seat, how many of each thing.")


class Summary(Shape):
    """How a game came out."""

    game: str
    number: int = Field(description="Which game of its table it is, from 1.")
    games: int = Field(description="How many there are at that table.")
    outcome: Phrase | None = Field(description="Who has won, and what decided it; none if the game was broken off.")
    how: Phrase | None = Field(description="How it came to its end, where the outcome does not say it.")
    result: ResultData | None = Field(description="As in the record; none if the game was not played to its end.")
    seats: list[SummarySeat]
    unit: str = Field(description="The message with what a round is called.")
    gauges: list[str] = Field(description="The messages with what is measured; the most telling first.")
    rounds: list[SummaryRound] = Field(description="How it went: at the beginning, and after each round.")
