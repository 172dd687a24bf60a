"""What a table is made of: its seats, what is proposed there, its finished games. It knows nothing of how they change."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from signoria.server.tokens import kept

TOKENS: Final = 8  # of one seat: sitting down again at one's own seat makes a new one
REMEMBERED: Final = 64  # of a seat's last requests, to recognise one that is sent again


@dataclass
class Chair:
    """A seat at the table, and who plays there."""

    guest: str = ""  # "": nobody's
    name: str = ""
    tokens: tuple[str, ...] = ()  # each of them opens it, as SHA-256
    bot: str = ""  # what plays there now; for a seat with an owner, in the owner's place
    conceded: bool = False
    undid: bool = False  # its last request was an undo: it wants to be asked, standing answer or not
    standing: dict[str, tuple[str, ...]] = field(default_factory=dict)  # by verb
    muted: set[int] = field(default_factory=set)  # whose chat it does not read
    done: dict[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)  # by question and id: the picks

    def taken(self) -> bool:
        return bool(self.guest or self.bot)

    def opens(self, token: str) -> bool:
        """Whether this token is one of the seat's."""
        shown = kept(token) if token else ""
        return bool(shown) and any(hmac.compare_digest(shown, one) for one in self.tokens)

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
    """The speaker is stored with it: another may have the seat by now."""

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
