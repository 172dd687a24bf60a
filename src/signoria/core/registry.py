"""The games of the house, found by name through entry points: a game is one package and one line in pyproject."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from mypy_extensions import i64, mypyc_attr

from signoria.core.decision import FINE, Question
from signoria.core.encoding import Encoding
from signoria.core.errors import SignoriaError
from signoria.core.event import Event
from signoria.core.installed import installed
from signoria.core.limits import DEEPEST_START, OverLimit, check_data
from signoria.core.lobby import LobbyRules
from signoria.core.metrics import GameMetrics
from signoria.core.observation import Observation
from signoria.core.phrase import phrase
from signoria.core.rng import Rng
from signoria.core.scoreboard import Scoreboard
from signoria.core.state import State
from signoria.core.telling import Teller
from signoria.core.words import BadWords, Vocabulary, hint, nearest, plain

GROUP = "signoria.games"


class UnknownGame(SignoriaError, LookupError):
    """No game of this name is installed."""


class BadSetup(SignoriaError, ValueError):
    """What the players agreed on cannot be played; the message says why."""


def unknown_field(field: str, known: Iterable[str]) -> BadSetup:
    """A field that no setup of this game has, with those it has."""
    fields = sorted(known)
    return BadSetup(
        phrase("error-setup-field", field=field, hint=hint(field, fields, phrase("hint-known", known=fields)))
    )


def check_setup(data: Mapping[str, object]) -> None:
    """A setup of a size that can be read; BadSetup if it is not."""
    try:
        check_data(dict(data), deepest=DEEPEST_START)
    except OverLimit as over:
        raise BadSetup(over.phrase) from over


class BadPosition(BadWords):
    """A position in words that makes no sense: what is wrong, and where in the data it stands."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset:
    """What a game package gives to records, scenarios, servers and tools. Words come in and go out here."""

    name: str
    rules_version: int  # raised when the same moves no longer give the same game
    least_seats: int
    most_seats: int
    vocabulary: Vocabulary  # for moves in words

    def encoding(self, seats: int) -> Encoding:
        """How views become rows of numbers."""
        raise NotImplementedError

    def observation(self, seats: int, layout: str) -> Observation:
        """How up to so many seats see any game, and what its actions are; `layout` is one of LAYOUTS."""
        raise NotImplementedError

    def deal(self, setup: Mapping[str, object], rng: Rng) -> State:
        """A new game from plain data; BadSetup if it cannot be played."""
        raise NotImplementedError

    def dealer(self, setup: Mapping[str, object]) -> Dealer:
        """Deals one setup many times; BadSetup if it cannot be played."""
        return Dealer(self, setup)

    def read_position(self, words: Mapping[str, object]) -> State:
        """A game from a position in words; BadPosition if it makes no sense."""
        raise NotImplementedError

    def write_position(self, state: State) -> dict[str, object]:
        """A position in words, from which `read_position` makes an equal game."""
        raise NotImplementedError

    def setup_of(self, state: State) -> dict[str, object]:
        """What a new game with the same cards is dealt from, for a game that began with a position."""
        raise NotImplementedError

    # What scenarios ask of a game. Facts are numbers, words, lists of numbers, `Things` of a zone, or further facts by
    # name; those of a seat stand under its number.

    def facts(self, state: State) -> dict[str, object]:
        """All that can be expected of a game, seen by nobody in particular."""
        raise NotImplementedError

    def seen_facts(self, view: Mapping[str, object]) -> dict[str, object]:
        """The same of what one seat sees, from its view as plain data."""
        raise NotImplementedError

    def question_facts(self, state: State, question: Question) -> dict[str, object]:
        """What the game adds to a question: which card asks, and about what (`about`)."""
        raise NotImplementedError

    def event_names(self) -> Sequence[str]:
        """The names of all events."""
        raise NotImplementedError

    def event_things(self, state: State, event: Event) -> list[str]:
        """What an event is about, in words: options by name, amounts as numbers."""
        return [state.option_name(thing) for thing in event.things]

    def inventory(self, state: State) -> dict[str, int]:
        """Counts that no move may change: the copies of each card over all zones, and the like."""
        raise NotImplementedError

    def misplaced(self, state: State, question: Question, seat: i64, verb: str, option: i64) -> i64:
        """The reason why this cannot be done now, if it answers a question of another moment; else 0."""
        return FINE

    def table_text(self, state: State) -> list[str]:
        """The whole table in plain English, a line each, for programmers: hands and all. People are told by `teller`."""
        return [f"{name.replace('_', ' ')}: {fact}" for name, fact in self.facts(state).items()]

    def teller(self) -> Teller:
        """How this game is told to people."""
        raise NotImplementedError

    def lobby_rules(self) -> LobbyRules:
        """How people who come and go set this game up."""
        raise NotImplementedError

    def metrics(self) -> GameMetrics:
        """What of this game is worth counting over many games."""
        return GameMetrics()

    def scoreboard(self) -> Scoreboard:
        """What people see of this game when it is over."""
        return Scoreboard()

    def result(self, state: State) -> dict[str, object]:
        """What came of a finished game, as plain data: `winners` (seats), and what else the game counts by seat."""
        raise NotImplementedError

    def outcome(self, state: State) -> tuple[list[int], list[int], list[int]]:
        """The winners, and by seat the points and turns of `result`; none where the game doesn't count them.

        The simulator asks for this after each game, so a game may have a quicker way than by `result`.
        """
        result = self.result(state)
        return _numbers(result, "winners"), _numbers(result, "points"), _numbers(result, "turns")


def _numbers(result: Mapping[str, object], key: str) -> list[int]:
    numbers = result.get(key, [])
    assert isinstance(numbers, list)
    return numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Deals the same setup again and again; nobody listens. A game that reads setups slowly has a quicker one."""

    def __init__(self, ruleset: Ruleset, setup: Mapping[str, object]) -> None:
        self.ruleset = ruleset
        self.setup = setup

    def deal(self, rng: Rng) -> State:
        state = self.ruleset.deal(self.setup, rng)
        state.events = None
        return state


def game_names() -> list[str]:
    return sorted(entry.name for entry in installed(GROUP))


def find_game(name: str) -> Ruleset:
    """The game of this name; UnknownGame names the nearest ones otherwise."""
    for entry in installed(GROUP):
        if entry.name == name:
            ruleset = entry.load()
            assert isinstance(ruleset, Ruleset), f"{entry.value} is no Ruleset"
            return ruleset
    raise unknown_game(name)


def unknown_game(name: str) -> UnknownGame:
    known = game_names()
    near = nearest(plain(name), known)
    if near:
        return UnknownGame(phrase("error-game-near", name=name, near=near))
    return UnknownGame(phrase("error-game", name=name, known=known))
