"""A card: its printed facts as data, and hooks for what the printed icons do not say."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Final, TypeVar

from mypy_extensions import i64

from signoria.core.decision import Ask

if TYPE_CHECKING:
    from signoria.dominion.effects import Turn
    from signoria.dominion.kingdom import Kingdom
    from signoria.dominion.state import Player

# Types, one bit each: a card with several is all of them everywhere.
ACTION: Final[i64] = 1
TREASURE: Final[i64] = 2
VICTORY: Final[i64] = 4
CURSE_TYPE: Final[i64] = 8
ATTACK: Final[i64] = 16
REACTION: Final[i64] = 32

TYPE_NAMES: Final = {
    ACTION: "action",
    TREASURE: "treasure",
    VICTORY: "victory",
    CURSE_TYPE: "curse",
    ATTACK: "attack",
    REACTION: "reaction",
}

T = TypeVar("T")
Asks = Generator[Ask, list[int], T]
OnPlay = Callable[["Turn"], Asks[None]]
AtOnce = Callable[["Turn"], None]
ToPlayer = Callable[["Turn", "Player"], Asks[None]]
ToPlayerAtOnce = Callable[["Turn", "Player"], None]
Points = Callable[[list[int]], int]
PointsHere = Callable[["Kingdom", list[int]], int]


class Card:
    """Facts are printed on the card; hooks are added below it with decorators."""

    def __init__(
        self,
        id: str,
        cost: i64,
        types: i64,
        cards: i64 = 0,
        actions: i64 = 0,
        buys: i64 = 0,
        coins: i64 = 0,
        points: i64 = 0,
    ) -> None:
        self.id = id
        self.cost = cost
        self.types = types
        self.cards = cards
        self.actions = actions
        self.buys = buys
        self.coins = coins
        self.points = points
        self.shields = False
        self.play_hook: OnPlay | None = None
        self.at_once_hook: AtOnce | None = None
        self.victim_hook: ToPlayer | None = None
        self.victim_at_once_hook: ToPlayerAtOnce | None = None
        self.attack_hook: ToPlayer | None = None
        self.points_hook: Points | None = None
        self.points_here_hook: PointsHere | None = None
        self.recipe = ""  # what a custom card was made of, so that records can carry it

    def on_play(self, hook: OnPlay) -> OnPlay:
        """Text that may ask something, after the printed bonuses."""
        self.play_hook = hook
        return hook

    def at_once(self, hook: AtOnce) -> AtOnce:
        """Text that asks nothing, after the printed bonuses."""
        self.at_once_hook = hook
        return hook

    def each_victim(self, hook: ToPlayer) -> ToPlayer:
        """What an Attack does to each other player who is not unaffected, one after another in turn order."""
        self.victim_hook = hook
        return hook

    def each_victim_at_once(self, hook: ToPlayerAtOnce) -> ToPlayerAtOnce:
        """The same for an Attack that asks its victims nothing."""
        self.victim_at_once_hook = hook
        return hook

    def on_attack(self, hook: ToPlayer) -> ToPlayer:
        """What revealing this Reaction does for its owner when another player plays an Attack."""
        self.attack_hook = hook
        return hook

    def unaffected_when_revealed(self) -> Card:
        """Revealing this Reaction makes its owner unaffected by the Attack."""
        self.shields = True
        return self

    def worth(self, hook: Points) -> Points:
        """Victory points of one copy, from the counts of all its owner's cards."""
        self.points_hook = hook
        return hook

    def worth_here(self, hook: PointsHere) -> PointsHere:
        """The same where it takes this game's piles to tell: which of the cards are Victory cards, how many copies of this."""
        self.points_here_hook = hook
        return hook

    def asks(self) -> bool:
        """Whether its own text may ask something when it is played."""
        return self.play_hook is not None or self.victim_hook is not None

    def is_reaction_to_attack(self) -> bool:
        return self.shields or self.attack_hook is not None

    def type_names(self) -> list[str]:
        return [name for bit, name in TYPE_NAMES.items() if self.types & bit]

    def __repr__(self) -> str:
        return f"<card {self.id}>"
