"""From what people wish for in a lobby to a game's setup, and from one game to the next.

What a game offers here, servers and pages can offer without knowing it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from signoria.core.rng import Rng

# How the next game of the same people is set up.
SAME: Final = "same"
ROTATED: Final = "rotated"  # some things exchanged
NEW: Final = "new"
WAYS_ON: Final = (SAME, ROTATED, NEW)


@dataclass(frozen=True)
class Company:
    """Some of the people, by number, in the order they sit, and the game they play."""

    people: tuple[int, ...]
    setup: dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class LobbyRules:
    """How a game is set up for people who come and go. Wishes come from outside: nothing in them is taken on trust."""

    def setup(self, wishes: Mapping[str, object], seats: int, rng: Rng) -> dict[str, object]:
        """The setup of a first game, which can be dealt; BadSetup says what is wrong with the wishes."""
        raise NotImplementedError

    def again(
        self,
        wishes: Mapping[str, object],
        setup: Mapping[str, object],
        winners: Sequence[int],
        how: str,
        named: Sequence[str],
        rng: Rng,
    ) -> dict[str, object]:
        """The setup of the next game. `how` is one of WAYS_ON; `named` is what the players want exchanged."""
        raise NotImplementedError

    def match_setup(
        self, wishes: Mapping[str, object], seats: int, wanted: Sequence[str], rng: Rng
    ) -> dict[str, object]:
        """The setup of many games between bots that can't do without some cards; lots are drawn for every deal anew."""
        return self.setup(wishes, seats, rng)

    def most_people(self) -> int:
        """How many can sit down together if they play at several tables; 0: no more than one game takes."""
        return 0

    def ways_to_split(self, people: int) -> list[str]:
        """How so many people can sit down at several tables, as `tables` in the wishes names it; the usual way first."""
        return []

    def is_split(self, wishes: Mapping[str, object], people: int) -> bool:
        """Whether so many people play at several tables: they are too many for one, or they wish to."""
        return False

    def split(self, wishes: Mapping[str, object], people: int, rng: Rng) -> list[Company]:
        """People assigned to several tables at random; BadSetup says what is wrong with the wishes."""
        raise NotImplementedError

    def starters(self, wishes: Mapping[str, object], seats: int, winners: Sequence[int]) -> list[int]:
        """The seats that may start the next game, given who won the last one; of several, chance picks one."""
        return list(range(seats))

    def best_of(self, result: Mapping[str, object], seats: Sequence[int]) -> list[int]:
        """The best of these seats in a finished game, by its result as plain data."""
        raise NotImplementedError

    def standing_verbs(self) -> list[str]:
        """Questions that a player may answer once and for all. None of them can keep a game going by itself."""
        return []
