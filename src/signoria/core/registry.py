"""The games of the house, found by name through entry points: a game is one package and one line in pyproject."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from importlib.metadata import entry_points

from mypy_extensions import i64, mypyc_attr

from signoria.core.decision import FINE, Ask
from signoria.core.rng import Rng
from signoria.core.state import State
from signoria.core.telling import Teller
from signoria.core.words import BadWords, Vocabulary

GROUP = "signoria.games"


class UnknownGame(LookupError):
    """No game of this name is installed."""


class BadSetup(ValueError):
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

    def result(self, state: State) -> dict[str, object]:
        """What came of a finished game, as plain data: `winners` (seats), and what else the game counts by seat."""
        raise NotImplementedError


def game_names() -> list[str]:
    return sorted(entry.name for entry in entry_points(group=GROUP))


def find_game(name: str) -> GameKind:
    """The game of this name; UnknownGame names the nearest ones otherwise."""
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            kind = entry.load()
            assert isinstance(kind, GameKind), f"{entry.value} is no GameKind"
            return kind
    known = game_names()
    near = difflib.get_close_matches(name, known, n=1)
    hint = f"; did you mean {near[0]}?" if near else f"; there are: {', '.join(known)}"
    raise UnknownGame(f"no game is called {name!r}{hint}")
