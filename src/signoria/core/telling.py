"""How games are told: sentences of a log, questions and options as phrases. It holds no text and knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64, mypyc_attr

from signoria.core.event import Event
from signoria.core.game import Game
from signoria.core.phrase import Argument as Argument
from signoria.core.phrase import Phrase as Phrase

# What a sentence is in a log.
HEADING: Final[i64] = 0  # a turn begins
MAIN: Final[i64] = 1
DETAIL: Final[i64] = 2  # left out where room is scarce


@dataclass(frozen=True)
class Sentence:
    """One line of a log as one reader gets it: about whom, and how much it matters."""

    phrase: Phrase
    seat: int  # -1: about nobody in particular
    weight: int
    depth: int  # how many lines above it caused it, one the other: effects stand under their card
    batch: int  # of the batches of events it was made of, the number of the first


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """How a game is told to one seat: from what that seat may know, in phrases for any language."""

    def question(self, game: Game, seat: i64, names: Sequence[str]) -> Phrase | None:
        """What the seat is asked, or whom it waits for; None when the game is over. Names are by seat."""
        raise NotImplementedError

    def picked_from(self, game: Game, seat: i64) -> str:
        """Where the things lie that the seat may pick, by the game's name for it; "" if it may pick none."""
        raise NotImplementedError

    def option(self, game: Game, seat: i64, option: i64) -> Phrase:
        """What picking this option would mean."""
        raise NotImplementedError

    def refusal(self, game: Game, seat: i64, option: i64) -> Phrase | None:
        """Why the seat cannot pick this now; None if it can."""
        raise NotImplementedError

    def outlook(self, game: Game, seat: i64, names: Sequence[str]) -> list[Phrase]:
        """What the seat's picks so far would bring about, as far as a rule tells it at once; most games tell nothing."""
        return []

    def begins_chapter(self, event: Event) -> bool:
        """Whether the log is told anew from here on: nothing before it and nothing after it go into one sentence."""
        raise NotImplementedError

    def story(self, game: Game, batches: Sequence[Sequence[Event]], seat: i64, names: Sequence[str]) -> list[Sentence]:
        """What happened, as the seat (-1: a spectator) may know it. A batch is what one move brought about."""
        raise NotImplementedError


def said_in(name: str, forms: list[str], own: bool) -> tuple[str, ...]:
    """Each form as `name.form`, for what the reader does first as `name.you-form`."""
    messages: list[str] = []
    for form in forms:
        if own:
            messages.append(f"{name}.you-{form}")
        messages.append(f"{name}.{form}")
    if own:
        messages.append(f"{name}.you")
    messages.append(name)
    return tuple(messages)
