"""The text of a custom card as data: steps, what they refer to, and how far a card under way has come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from signoria.dominion.effects import Player, Turn
from signoria.dominion.kingdom import Kingdom
from signoria.dominion.words import PILES

THIS: Final = "this"  # the card whose text it is
LOOK: Final = "look"

# How many cards a step is about.
EXACTLY: Final = 0  # as far as there are so many
UP_TO: Final = 1
DOWN_TO: Final = 2  # until so many are left in hand
ANY_NUMBER: Final = 3

# What an amount may count besides a plain number.
DONE: Final = "done"  # the cards of the step before
EMPTY_PILES: Final = "empty_piles"
HAND_SIZE: Final = "hand_size"
ACTIONS_PLAYED: Final = "actions_played"
COUNTS: Final = (DONE, EMPTY_PILES, HAND_SIZE, ACTIONS_PLAYED)

# What an `if` may ask besides whether one of these counts is at least so many.
IT_IS: Final = "it_is"
IT_COSTS: Final = "it_costs"
HAND_HAS: Final = "hand_has"
WAS_NAMED: Final = "it_was_named"
IN_PLAY: Final = "in_play"


@dataclass(frozen=True)
class Amount:
    """A number, or a number for each thing counted."""

    times: int
    of: str = ""

    def value(self, turn: Turn, at: Frame) -> int:
        return self.times if not self.of else self.times * count(self.of, turn, at)


@dataclass(frozen=True)
class Cost:
    """A cost, or so much more or less than the card of the step before costs now."""

    plus: int
    than_it: bool = False


@dataclass(frozen=True)
class Filter:
    """Which cards count: of these types, this card, not those."""

    types: int = 0
    card: str = ""
    but: tuple[str, ...] = ()

    def piles(self, turn: Turn) -> i64:
        piles: i64 = turn.board.kingdom.of_type(self.types)
        if self.card:
            pile = pile_of(turn, self.card)
            piles &= 1 << pile if pile >= 0 else 0
        for id in self.but:
            pile = pile_of(turn, id)
            if pile >= 0:
                piles &= ~(1 << pile)
        return piles


@dataclass(frozen=True)
class Test:
    """What an `if` asks."""

    what: str
    number: int = 0
    types: int = 0


@dataclass(frozen=True)
class Step:
    """One step of a card's text. A verb uses those fields that its line in `custom.FORMS` names."""

    verb: str
    number: Amount
    extent: int = EXACTLY
    which: Filter = Filter()
    cost: Cost | None = None
    at_most: bool = False  # the cost is an upper limit
    to: str = "discard"
    may: bool = False
    shown: bool = False
    by_you: bool = False  # the active player chooses, not the one whose cards they are
    it: bool = False  # the card of the step before, instead of a choice
    test: Test | None = None
    blocks: tuple[tuple[int, tuple[Step, ...]], ...] = ()  # a word to choose, or -1, and steps
    then: tuple[Step, ...] = ()
    otherwise: tuple[Step, ...] = ()


class Frame:
    """A list of steps under way for one player, and what the last of them dealt with."""

    def __init__(self, steps: tuple[Step, ...], who: Player, it: list[int], done: int) -> None:
        self.steps = steps
        self.next = 0
        self.who = who
        self.it = it  # cards everyone has seen; replaced, never changed
        self.done = done

    def note(self, cards: list[int]) -> None:
        """The step dealt with these cards, for all to see."""
        self.it = cards
        self.done = len(cards)

    def note_hidden(self, n: int) -> None:
        """The step dealt with so many cards; which, not everyone knows."""
        self.it = []
        self.done = n


class Run:
    """One play of a custom card, or one reveal of a Reaction."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.work: list[Frame] = []  # the list under way last
        self.named = -1
        self.taken: list[int] = []  # trashed from other players by this play

    def enter(self, steps: tuple[Step, ...], who: Player, it: list[int], done: int) -> None:
        if steps:
            self.work.append(Frame(steps, who, it, done))

    def trashed(self, who: Player, cards: list[int]) -> None:
        if who.seat != self.turn.board.active:
            self.taken.extend(cards)


def is_single(step: Step) -> bool:
    """Whether the step is about one card, or at most one."""
    return step.number == Amount(1) and step.extent in (EXACTLY, UP_TO)


def count(what: str, turn: Turn, at: Frame) -> int:
    if what == DONE:
        return at.done
    if what == EMPTY_PILES:
        return turn.board.empty_piles()
    if what == HAND_SIZE:
        return len(at.who.hand)
    assert what == ACTIONS_PLAYED
    return turn.board.actions_played


def pile_of(turn: Turn, id: str) -> i64:
    """The pile of a card in this game; -1 if it is not in it."""
    pile = turn.board.source if id == THIS else turn.board.kingdom.option_named(id)
    return pile if 0 <= pile < PILES else -1


@dataclass(frozen=True)
class PointsRule:
    """So many points for every so many of the cards that its owner has: all, of some types, or one card."""

    worth: int
    per: int
    which: Filter

    def points(self, kingdom: Kingdom, owned: list[int], this: str) -> int:
        piles: i64 = kingdom.of_type(self.which.types)
        if self.which.card:
            pile = kingdom.option_named(this if self.which.card == THIS else self.which.card)
            piles &= 1 << pile if 0 <= pile < PILES else 0
        counted = sum(owned[pile] for pile in range(PILES) if (piles >> pile) & 1)
        return self.worth * (counted // self.per)
