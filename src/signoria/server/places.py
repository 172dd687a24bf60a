"""What a table is made of: its seats, what is proposed there, its finished games. It knows nothing of how they change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

REMEMBERED: Final = 64  # of a seat's last requests, to recognise one that is sent again


@dataclass
class Place:
    """A seat, and who plays there."""

    guest: str = ""  # "": nobody's
    name: str = ""
    token: str = ""
    bot: str = ""  # what plays there now; for a seat with an owner, in the owner's place
    conceded: bool = False
    undid: bool = False  # its last request was to take something back: it wants to be asked, standing answer or not
    standing: dict[str, tuple[str, ...]] = field(default_factory=dict)  # by verb
    muted: set[int] = field(default_factory=set)  # whose chat it does not read
    done: dict[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)  # by question and id: the picks

    def taken(self) -> bool:
        return bool(self.guest or self.bot)

    def person(self) -> bool:
        """Whether a person plays there now."""
        return bool(self.guest and not self.bot)

    def remember(self, ask: str, id: str, picks: tuple[str, ...] = ()) -> None:
        if id:
            self.done[ask, id] = picks
            if len(self.done) > REMEMBERED:
                del self.done[next(iter(self.done))]


@dataclass
class Proposal:
    """What somebody wants that others must agree to."""

    number: int
    what: str
    seat: int
    about: int
    choice: str
    named: dict[int, str]  # by seat that has agreed: what it wants exchanged for the next game


@dataclass(frozen=True)
class ChatLine:
    """Who said it is written down with it: another may have the seat by now."""

    number: int  # of all that was ever said at the table
    seat: int
    name: str
    text: str


@dataclass(frozen=True)
class Finished:
    """A game of this table that is over: how it came out, by seat."""

    winners: tuple[int, ...]
    result: Mapping[str, object]
    conceded: bool  # it ended because the others gave up
