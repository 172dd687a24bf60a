"""The games of the house, found by name through entry points: a game is one package and one line in pyproject."""

from __future__ import annotations

import difflib
from collections.abc import Mapping

from mypy_extensions import i64, mypyc_attr

from signoria.core.course import Course
from signoria.core.decision import FINE, Ask
from signoria.core.ending import Ending
from signoria.core.hosting import Hosting
from signoria.core.installed import installed
from signoria.core.phrase import phrase
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.core.telling import Teller
from signoria.core.trouble import Trouble
from signoria.core.words import BadWords, Vocabulary

GROUP = "signoria.games"


class UnknownGame(Trouble, LookupError):
    """No game of this name is installed."""


class BadSetup(Trouble, ValueError):
    """What the players agreed on cannot be played; the message says why."""


class BadPosition(BadWords):
    """A position in words that makes no sense: what is wrong, and where in the data it stands."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GameKind:
    """What a game package gives to records, scenarios, servers and tools. Words come in and go out here."""

    name: str
    rules_version: int  # raised when the same moves no longer give the same game
    least_seats: int
    most_seats: int
    vocabulary: Vocabulary  # for moves in words

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

    # What scenarios ask of a game. Facts are numbers, words, lists of numbers, `Things` of a zone, or further facts by
    # name; those of a seat stand under its number.

    def facts(self, state: State) -> dict[str, object]:
        """All that can be expected of a game, seen by nobody in particular."""
        raise NotImplementedError

    def seen_facts(self, view: Mapping[str, object]) -> dict[str, object]:
        """The same of what one seat sees, from its view as plain data."""
        raise NotImplementedError

    def question_facts(self, state: State, ask: Ask) -> dict[str, object]:
        """What the game adds to a question: which card asks, and about what (`about`)."""
        raise NotImplementedError

    def inventory(self, state: State) -> dict[str, int]:
        """Counts that no move may change: the copies of each card over all zones, and the like."""
        raise NotImplementedError

    def misplaced(self, state: State, ask: Ask, seat: i64, verb: str, option: i64) -> i64:
        """The reason why this cannot be done now, if it answers a question of another moment; else 0."""
        return FINE

    def teller(self) -> Teller:
        """How this game is told to people."""
        raise NotImplementedError

    def hosting(self) -> Hosting:
        """How people who come and go set this game up."""
        raise NotImplementedError

    def course(self) -> Course:
        """What of this game is worth counting over many games."""
        return Course()

    def ending(self) -> Ending:
        """What people see of this game when it is over."""
        return Ending()

    def result(self, state: State) -> dict[str, object]:
        """What came of a finished game, as plain data: `winners` (seats), and what else the game counts by seat."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Deals the same setup again and again; nobody listens. A game that reads setups slowly has a quicker one."""

    def __init__(self, kind: GameKind, setup: Mapping[str, object]) -> None:
        self.kind = kind
        self.setup = setup

    def deal(self, rng: Rng) -> State:
        state = self.kind.deal(self.setup, rng)
        state.events = None
        return state


def game_names() -> list[str]:
    return sorted(entry.name for entry in installed(GROUP))


def find_game(name: str) -> GameKind:
    """The game of this name; UnknownGame names the nearest ones otherwise."""
    for entry in installed(GROUP):
        if entry.name == name:
            kind = entry.load()
            assert isinstance(kind, GameKind), f"{entry.value} is no GameKind"
            return kind
    raise unknown_game(name)


def unknown_game(name: str) -> UnknownGame:
    known = game_names()
    near = difflib.get_close_matches(name, known, n=1)
    if near:
        return UnknownGame(phrase("error-game-near", name=name, near=near))
    return UnknownGame(phrase("error-game", name=name, known=known))
