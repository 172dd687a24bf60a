"""The shapes of requests and answers over HTTP, as the OpenAPI description shows them."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from fastapi import Path, Query
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, WithJsonSchema

from signoria.core.errors import SignoriaError
from signoria.core.limits import (
    CARD_FILE_BYTES,
    CARD_TEXT,
    CODE,
    KEY,
    KINGDOM_TEXT,
    OWN_CARDS,
    PICKS,
    POSITION_CODE,
    RECORD_BYTES,
    SEATS,
    SETUP_BYTES,
    SETUP_PARTS,
    TOKEN,
    WISH_TEXT,
    WORD,
    OverLimit,
    check_data,
)
from signoria.core.phrase import phrase

Name = Annotated[str, StringConstraints(min_length=1, max_length=KEY)]  # what a name may be is said by `texts`
Key = Annotated[str, StringConstraints(min_length=1, max_length=KEY)]
WishText = Annotated[str, StringConstraints(max_length=WISH_TEXT)]
# Of addresses.
Id = Annotated[str, Path(max_length=KEY)]
Invite = Annotated[str, Query(max_length=TOKEN)]


class TooMuch(SignoriaError, ValueError):
    """Data beyond a bound, as the library that reads requests wants to hear of it."""


def sound(value: Any) -> Any:
    """JSON of a modest size that can be written down again: everybody at a table is sent what it is set up with."""
    try:
        check_data(value, parts=SETUP_PARTS, longest=CARD_TEXT)
    except OverLimit as error:
        raise TooMuch(error.phrase) from error
    if len(json.dumps(value, ensure_ascii=False).encode()) > SETUP_BYTES:
        raise TooMuch(phrase("limit-bytes", most=SETUP_BYTES))
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
    code: Annotated[str, StringConstraints(min_length=1, max_length=CODE)]


class NewTable(Shape):
    game: Key
    seats: int = Field(ge=1, le=8)
    wishes: Wishes = Field(default_factory=dict, description="What the game is to be set up with.")
    public: bool = False
    undo: Key = Field("ask", description="What can be undone: `ask`, `free` or `never`.")
    chat: bool = True
    points: bool = Field(False, description="Whether all see the points of all during the game, where it counts any.")
    watch: bool = Field(False, description="Whether everybody with the invite may watch.")
    pause: bool = Field(
        True, description="Whether choices from hidden cards take a moment even where there is none; among people only."
    )
    practice: bool = Field(
        False, description="Whether the coach can be asked before a move what it would cost; against bots only."
    )
    request_id: Annotated[str, StringConstraints(max_length=64)] = Field(
        "", description="Your own name for this request: sent again with the same one, it gives the same table."
    )


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


class Score(Shape):
    """What one seat has come to in all games of a table."""

    won: int = Field(description="Alone.")
    shared: int
    points: int | None = Field(description="In sum; none where not every game counted them.")


class Table(Shape):
    id: str
    game: str
    status: str
    public: bool
    undo: str
    chat: bool
    points: bool
    watch: bool
    pause: bool
    practice: bool
    hosted: bool = Field(description="Whether you opened it.")
    invite: str | None = Field(description="The last part of the invite link; only those at the table get it.")
    wishes: dict[str, Any]
    seats: list[Seat]
    games_played: int
    score: list[Score] = Field(description="By seat.")
    number: int = Field(description="1 or 2 for a table that many people were split into; otherwise 0.")


class TableLine(Shape):
    """A table in a list."""

    id: str
    game: str
    status: str
    public: bool
    touched: int = Field(description="When something happened there last, to the minute: milliseconds since 1970.")
    seats: list[str] = Field(description="The players by seat; empty for a free seat.")
    waits: bool = Field(False, description="Whether you are asked something there.")


class MyGame(Shape):
    """A finished game of yours."""

    table: str
    number: int = Field(description="Which game of its table it is, from 1.")
    seat: int = Field(description="Yours; the first, if several shared your screen.")
    at: int = Field(description="When it ended: milliseconds since 1970.")
    game: str
    day: str | None = Field(description="The date of a kingdom of the day.")
    players: list[str] = Field(description="By seat; `bot:easy` for a bot.")
    winners: list[int]
    places: list[int] = Field(description="By seat, from 1.")
    points: list[int] = Field(description="By seat, in a game that counts any.")
    turns: int
    conceded: bool = Field(description="Whether it ended because others gave up.")
    gave_up: bool = Field(description="Whether you did.")
    screen: list[int] = Field(description="The seats that shared your screen, if there were several.")
    kingdom: list[str] = Field(description="Its ten cards, as `moat@base2`.")
    title: str | None = Field(description="Of a recommended set: `kingdom-ID` is its title.")
    had: dict[str, int] = Field(description="What you had in the end: cards, or seals and ducats.")
    hints: int = Field(description="Questions that the coach helped you with.")


class MyGames(Shape):
    games: list[MyGame] = Field(description="The last ones first.")
    total: int = Field(description="How many there are.")


class Standing(Shape):
    """How often you have won, in percent, with a 95% interval. A shared win counts for its part."""

    games: int
    share: float
    low: float
    high: float


class LevelStanding(Standing):
    level: str = Field(description="The bot that all opponents were; `people` if there was a person; else `mixed`.")


class KingdomStanding(Standing):
    kingdom: list[str]
    title: str | None


class CardStanding(Standing):
    """Games in whose kingdom a card was."""

    card: str
    had: Standing = Field(description="Those in which you had it in the end.")


class Statistics(Shape):
    """What your finished games come to; those of several people at one screen aren't counted."""

    all: Standing
    chance: float = Field(description="What share of wins luck alone would give, in percent.")
    points: float | None = Field(description="Your mean, where points are counted.")
    levels: list[LevelStanding]
    kingdoms: list[KingdomStanding] = Field(description="The most played first.")
    cards: list[CardStanding] = Field(description="The most played first.")


class DailyResult(Shape):
    who: str = Field(description="A level; empty for you.")
    points: int
    other: int = Field(description="The opponent's.")
    won: bool
    turns: int
    gave_up: bool
    day: str = ""
    table: str = ""


class Daily(Shape):
    """The kingdom of the day."""

    day: str = Field(description="The date in UTC: 2026-11-16.")
    until: int = Field(description="When the next one comes: milliseconds since 1970.")
    kingdom: Kingdom
    opponent: str = Field(description="The bot you play against.")
    table: str | None = Field(description="Your table, if you have begun.")
    yours: DailyResult | None
    levels: list[DailyResult] = Field(description="In your seat, the same game; only for those who have finished it.")
    history: list[DailyResult] = Field(description="Your games of the last days, today's first.")


class DailyTable(Shape):
    table: str


class GameInfo(Shape):
    game: str
    least_seats: int
    most_seats: int
    most_people: int = Field(description="More than `most_seats` play at two tables.")
    splits: dict[int, list[str]] = Field(
        description="By number of people, how they can sit at two tables: what `tables` in the wishes may be."
    )
    bots: list[str]


class Network(Shape):
    name: str = Field(description="Of this computer’s connection to it, such as `wlan0`.")
    addresses: list[str] = Field(description="Of this computer in it.")


class NetworkName(Shape):
    name: Key


class NetworkState(Shape):
    """The networks of the computer that the server runs on, and the one it is open to."""

    yours: bool = Field(description="Whether you may open and close it: you are at the computer of a personal server.")
    networks: list[Network]
    open: str | None = Field(description="The name of a network; none if only this computer can reach the server.")
    links: list[str] = Field(description="Where others on that network find it.")


class Health(Shape):
    status: str = Field(description="`ok`, or `failing` if nothing can be read or written.")
    parts: dict[str, str] = Field(description="The same of `reading`, `writing` and `bots`.")
    tables: dict[str, int]


# --- kingdoms of Dominion -----------------------------------------------------------------------------------------------


BaseEdition = Annotated[str, StringConstraints(max_length=10)]
OwnCards = Annotated[list[dict[str, Any]], Field(max_length=OWN_CARDS), AfterValidator(sound)]


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
    text: Annotated[str, StringConstraints(max_length=KINGDOM_TEXT)] = Field(
        description="A share code, ten cards or a name."
    )
    base_edition: BaseEdition = ""
    custom: OwnCards = Field([], description="Custom cards that may be in it, as data.")


class KingdomDrawn(Kingdom):
    among: int = Field(description="How many kingdoms would have done.")


class KingdomWishes(Shape):
    """Conditions for a random kingdom, in the words of `signoria kingdoms`."""

    editions: list[Key] = Field(["base1", "base2", "intrigue1"], min_length=1, max_length=3)
    wanted: WishText = Field("", description="`village, attack<=2, reaction if attack`")
    unwanted: WishText = Field("", description="`curser, cost6`")
    base_edition: BaseEdition = Field("", description="In which edition cards are that both have.")
    kingdom: list[Key] = Field([], max_length=10, description="With `swap`: exchange some cards of this kingdom.")
    swap: list[Key] = Field([], max_length=10)
    custom: OwnCards = Field([], description="Custom cards to draw from, as data.")


class CardFile(Shape):
    text: Annotated[str, StringConstraints(max_length=CARD_FILE_BYTES)] = Field(
        description="A file of custom cards, in YAML."
    )


class OwnCard(KingdomCard):
    """A custom card."""

    names: dict[str, str] = Field(description="By language.")
    texts: dict[str, str] = Field(description="By language.")
    data: dict[str, Any] = Field(description="What goes into a table's wishes, under `custom`.")


# --- what wins on a kingdom ---------------------------------------------------------------------------------------------


class ReportWanted(Shape):
    text: Annotated[str, StringConstraints(max_length=KINGDOM_TEXT)] = Field(
        description="A share code, ten cards or a name."
    )
    base_edition: BaseEdition = ""
    players: int = Field(2, ge=2, le=6)


class Range(Shape):
    """A figure in percent with its 95% interval."""

    value: float
    low: float
    high: float


class Plan(Shape):
    """A strategy."""

    title: str = Field(description="Its most telling cards, by name.")
    words: list[str] = Field(description="What it buys and when: sentences in the reader's language.")
    cards: list[str] = Field(description="The same cards by id.")
    score: Range = Field(description="Games won against the other strategies.")


class Strategy(Plan):
    share: float = Field(description="How often to play it in the mixture that none of the others beats, in percent.")
    against: list[Range | None] = Field(
        description="Games won against each strategy, in order; none against itself, or if they never met."
    )


class CardWorth(Shape):
    card: str
    added: Range = Field(description="In percentage points: the best deck with it against the best without it.")


class Opening(Shape):
    first: str | None = Field(description="A card; none: nothing.")
    second: str | None
    score: Range


class Openings(Shape):
    coins: str = Field(description="Of the first two turns: `5/2`.")
    best: list[Opening]


class WhatWins(Shape):
    games: int = Field(description="How many were played to find all this.")
    strategies: list[Strategy] = Field(description="The best first.")
    cards: list[CardWorth] = Field(description="What each card of the kingdom adds, the most first.")
    openings: list[Openings]
    rounds: list[int] = Field(description="How many turns games took, each game by itself, in order.")


class ReportProgress(Shape):
    """How far the work on a report is."""

    before: int = Field(description="Reports that others asked for earlier; 0: this one is worked on.")
    generation: int
    games: int = Field(description="Played so far.")
    most_games: int = Field(description="How many it will be, about; 0: not known yet.")
    seconds_left: float | None = Field(description="About; none: not known yet.")
    best: list[Plan] = Field(description="The best so far; the order may change.")


class Report(Shape):
    """What wins on a kingdom: either the report, or how far it is."""

    id: str
    kingdom: Kingdom
    players: int
    progress: ReportProgress | None
    found: WhatWins | None


# --- the coach ----------------------------------------------------------------------------------------------------------


class ReviewChoice(Shape):
    """A move and the chance to win with it."""

    move: list[str] = Field(description="As in a record; empty: none.")
    text: str
    chance: float = Field(description="From 0 to 1.")
    error: float = Field(description="Its standard error.")


class ReviewDecision(Shape):
    step: int = Field(description="So many moves were made before it, as in the replay.")
    seat: int
    turn: int = Field(description="As players count their own.")
    grade: Literal["best", "good", "inaccuracy", "mistake", "blunder"]
    loss: float = Field(description="What it cost in chance to win, as far as that is proven.")
    done: list[str] = Field(description="The move, as in a record.")
    deed: str = Field(description="The same in words: `bought Gold`.")
    better: list[str] | None = Field(description="None if nothing better is known.")
    better_text: str | None
    reason: str | None = Field(description="Only one that the figures show.")
    kind: str | None = Field(description="What kind of mistake it was, as in `/api/me/mistakes`.")
    settled: bool = Field(description="Whether the coach has finished with it.")
    choices: list[ReviewChoice] = Field(description="The best moves and the one made, the best first.")


class ReviewTurning(Shape):
    """Where the game turned."""

    step: int
    seat: int
    turn: int
    change: float = Field(description="Of the seat's chance.")
    kind: Literal["decision", "luck"]
    text: str


class Review(Shape):
    """What decisions and luck did in a game. Lists of numbers are by seat."""

    game: str
    number: int = Field(description="Which game of its table it is, from 1.")
    games: int = Field(description="How many there are at that table.")
    players: list[str]
    chances: list[list[float]] = Field(description="Before each step; the last row is the result.")
    turns: list[int] = Field(description="The turn of each row, as players count their own.")
    movers: list[int] = Field(description="The seat that decides at each row; -1 at the end.")
    decisions: list[ReviewDecision]
    turning: list[ReviewTurning] = Field(description="The largest change first.")
    start: list[float]
    own: list[float] = Field(description="What their own decisions changed.")
    others: list[float] = Field(description="What the others' decisions changed.")
    luck: list[float]
    skill: list[float] = Field(description="`own` and `others` together.")
    result: list[float] = Field(description="`start`, `own`, `others` and `luck` together.")
    hints: list[int] = Field(description="Questions that the coach helped with; empty if none.")
    over: bool
    imagined: int = Field(description="How many games were imagined for it.")


class ReviewProgress(Shape):
    """How far the work on a review is."""

    share: float = Field(description="From 0 to 1.")
    beside: int = Field(description="How many other reviews are worked on at the same time.")
    seconds_left: float | None = Field(description="About; none: not known yet.")


class ReviewState(Shape):
    version: int = Field(description="Another one whenever something has changed.")
    progress: ReviewProgress | None = Field(description="None: it is finished.")
    review: Review | None = Field(description="None before the first graph, or if nothing is new since `since`.")


class HintWanted(Shape):
    seat: int = Field(ge=0, le=SEATS)
    ask: Key = Field(description="The id of the question.")


class Hint(Shape):
    """What the coach would do."""

    ask: str
    choices: list[ReviewChoice] = Field(description="The best first.")
    reason: str | None = Field(description="Why the first is better than what is usual, if the figures show it.")


class CheckWanted(HintWanted):
    picks: Annotated[list[Annotated[str, StringConstraints(max_length=WORD)]], Field(max_length=PICKS)]


class MoveWarning(Shape):
    """That a move would be a mistake."""

    loss: float = Field(description="What it would cost in chance to win.")
    chance: float = Field(description="With this move.")
    better: list[str]
    better_text: str
    better_chance: float
    reason: str | None


class Check(Shape):
    ask: str
    picks: list[str]
    warning: MoveWarning | None = Field(description="None: nothing speaks against it, or the coach had no time.")


class MistakeMoment(Shape):
    table: str
    number: int = Field(description="Which game of its table.")
    step: int
    seat: int
    turn: int
    at: int = Field(description="When the game ended: milliseconds since 1970.")
    loss: float
    deed: str
    better_text: str


class MistakeKind(Shape):
    kind: str
    title: str
    advice: str
    times: int
    games: int = Field(description="In how many games.")
    loss: float = Field(description="What all of them cost, in chances to win.")
    moments: list[MistakeMoment] = Field(description="The costliest first.")


class Mistakes(Shape):
    """What you most often get wrong, from your own reviewed games."""

    games: int
    decisions: int
    kinds: list[MistakeKind] = Field(description="The costliest first.")


# --- games that are over ------------------------------------------------------------------------------------------------

# Plain data with a shape of its own: the titles name it in the schema.
ViewData = Annotated[dict[str, Any], WithJsonSchema({"title": "View", "type": "object"})]
ResultData = Annotated[dict[str, Any], WithJsonSchema({"title": "Result", "type": "object"})]


class RecordText(Shape):
    record: Annotated[str, StringConstraints(max_length=RECORD_BYTES)] = Field(description="A record as it was saved.")


class ReplayId(Shape):
    id: str = Field(description="Good for a quarter of an hour after the last look.")


class ReplayTurn(Shape):
    step: int = Field(description="Where it begins.")
    turn: int
    seat: int = Field(description="Whose it is; -1: everybody's.")


class ReplayLine(Shape):
    """A sentence of the log."""

    step: int = Field(description="The step that brought it.")
    say: Phrase
    seat: int
    weight: int
    depth: int = Field(description="How many lines above it caused it, one the other.")


class Replay(Shape):
    """A game that can be looked at step by step. Step k is where k moves were made."""

    game: str
    number: int = Field(description="Which game of its table it is, from 1.")
    games: int = Field(description="How many there are at that table.")
    seats: list[str] = Field(description="Names.")
    seat: int = Field(description="The seat that looks; -1: a spectator.")
    steps: int = Field(description="The last step.")
    turns: list[ReplayTurn]
    lines: list[ReplayLine]


class ReplayStep(Shape):
    step: int
    view: ViewData
    prompt: Phrase | None = Field(description="What is asked, or whom everybody waits for; none at the end.")
    lines: int = Field(description="How many lines of the log have been told.")
    log_from: int = Field(description="`log` stands for the lines from this number on.")
    log: list[ReplayLine] = Field(description="The turn being played as it is told so far.")
    mover: int = Field(description="The seat that makes the next move; -1: none.")


class LessonInfo(Shape):
    name: str
    game: str
    steps: list[str] = Field(description="The messages with the titles of its remarks, in order.")


class NewBranch(Shape):
    """Where to play on from, and how."""

    of: Literal["table", "record", "position", "lesson"]
    id: Annotated[str, StringConstraints(max_length=KEY)] = Field(
        "", description="Of a table, of a record that was brought, or the name of a lesson."
    )
    game: int = Field(0, ge=0, description="Of a table: which of its finished games, from 1; 0: the last.")
    step: int = Field(0, ge=0, description="So many moves were made.")
    code: Annotated[str, StringConstraints(max_length=POSITION_CODE)] = Field("", description="Of a position.")
    seat: int = Field(0, ge=0, le=SEATS, description="Yours; a lesson has its own.")
    name: Name
    bot: Key = Field("medium", description="The bot at the other seats; a lesson has its own.")
    anew: bool = Field(False, description="Begin a lesson again instead of resuming it.")
    practice: bool = Field(False, description="Whether the coach can be asked before a move what it would cost.")
    request_id: Annotated[str, StringConstraints(max_length=64)] = Field(
        "", description="Your own name for this request: sent again with the same one, it gives the same table."
    )


class SeatAtTable(Shape):
    table: str
    seat: int


class PositionCode(Shape):
    code: Annotated[str, StringConstraints(max_length=POSITION_CODE)] = Field(
        description="A position: what its link contains."
    )


class OpenedPosition(Shape):
    id: str = Field(description="Under which it is replayed, for a quarter of an hour after the last look.")
    step: int = Field(description="The step that is the position.")


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
    outcome: Phrase | None = Field(description="The winners and what decided the game; none if it was broken off.")
    how: Phrase | None = Field(description="How it came to its end, where the outcome does not say it.")
    result: ResultData | None = Field(description="As in the record; none if the game was not played to its end.")
    seats: list[SummarySeat]
    unit: str = Field(description="The message with what a round is called.")
    gauges: list[str] = Field(description="The messages with what is measured; the most telling first.")
    rounds: list[SummaryRound] = Field(description="How it went: at the beginning, and after each round.")
