"""A card: its printed facts as data, and hooks for what the printed icons do not say."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.core.decision import Effect

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

# A hook that asks something is a generator function; one that asks nothing is a plain function.
Text = Callable[["Turn"], Effect[None] | None]
TextFor = Callable[["Turn", "Player"], Effect[None] | None]
Points = Callable[["Kingdom", list[int]], int]


class Counter:
    """A number that a card remembers until the turn ends, 0 at its start. Copies, views and positions carry it by themselves."""

    def __init__(self, name: str, card: str, index: i64) -> None:
        self.name = name
        self.card = card  # the id of the card that declared it
        self.index = index  # in the memory of a board


_counters: dict[str, Counter] = {}  # of all cards there are, by name


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
        self.makes_unaffected = False
        self.play_hook: Text | None = None
        self.victim_hook: TextFor | None = None
        self.reaction_hook: TextFor | None = None
        self.points_hook: Points | None = None
        self.after_hooks: list[tuple[i64, Text, Counter | None]] = []
        self.counters: list[Counter] = []
        self.recipe = ""  # what a custom card was made of, so that records can carry it

    def on_play(self, hook: Text) -> Text:
        """What happens when the card is played, after the printed bonuses."""
        self.play_hook = hook
        return hook

    def each_victim(self, hook: TextFor) -> TextFor:
        """What an Attack does to each affected player, one after another in turn order."""
        self.victim_hook = hook
        return hook

    def remembers(self, name: str) -> Counter:
        """Declare a number that is kept for the rest of the turn: `turn.remember` adds to it, `turn.recall` reads it."""
        known = _counters.get(name)
        if known is None:
            known = _counters[name] = Counter(name, self.id, len(_counters))
        assert known.card == self.id, f"{self.id} and {known.card} both remember {name}"
        self.counters.append(known)
        return known

    def after_each(self, pile: i64, counter: Counter | None = None) -> Callable[[Text], Text]:
        """What happens after each play of one of the seven basic cards, in games with this card.

        With a counter, it changes nothing while that is 0, so it may be left out then.
        """

        def keep(hook: Text) -> Text:
            self.after_hooks.append((pile, hook, counter))
            return hook

        return keep

    def works_like(self, other: Card) -> None:
        """Share what another card remembers, and what that does when basic cards are played."""
        self.counters += other.counters
        self.after_hooks += other.after_hooks

    def on_attack(self, hook: TextFor) -> TextFor:
        """What revealing this Reaction does for its owner when another player plays an Attack."""
        self.reaction_hook = hook
        return hook

    def unaffected_when_revealed(self) -> Card:
        """Revealing this Reaction makes its owner unaffected by the Attack."""
        self.makes_unaffected = True
        return self

    def worth(self, hook: Points) -> Points:
        """Victory points of one copy: from the piles of this game, and how many of each its owner has."""
        self.points_hook = hook
        return hook

    def is_reaction_to_attack(self) -> bool:
        return self.makes_unaffected or self.reaction_hook is not None

    def type_names(self) -> list[str]:
        return [name for bit, name in TYPE_NAMES.items() if self.types & bit]

    def __repr__(self) -> str:
        return f"<card {self.id}>"
