"""The seventeen piles of one game: which card is where, what it costs, what the rules ask of it. Never changes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.zone import Zone
from signoria.dominion.card import ACTION, TREASURE, VICTORY, Card, Counter, Text
from signoria.dominion.words import BASICS, FIRST_TITLE, PILES, WORDS

EVERY_PILE: Final[i64] = (1 << 17) - 1
ANY_TYPE: Final[i64] = 0
# Records and messages have had these two from the beginning, whatever the kingdom.
FIRST_COUNTERS: Final = ("copper_bonus", "merchants")


class Kingdom:
    """Basics first, then the ten chosen cards by cost and id: a card's place in this order is its pile."""

    def __init__(self, basics: list[Card], chosen: list[tuple[Card, str]], titles: list[str]) -> None:
        ordered = sorted(chosen, key=lambda entry: (entry[0].cost, entry[0].id))
        self.cards: list[Card] = basics + [card for card, _ in ordered]
        self.editions: list[str] = ["basic"] * len(basics) + [edition for _, edition in ordered]
        assert len(self.cards) == PILES, f"a kingdom has {PILES} piles, not {len(self.cards)}"
        self.cost = Zone([card.cost for card in self.cards])
        self.coins = Zone([card.coins for card in self.cards])  # their printed +$
        self.types: list[int] = [card.types for card in self.cards]
        self.up_to: list[int] = [  # masks of the piles printed with at most this cost
            sum(1 << pile for pile in range(PILES) if self.cost[pile] <= cost) for cost in range(max(self.cost) + 1)
        ]
        present = {card.id for card in self.cards}
        self.other_titles: list[str] = [title for title in titles if title not in present]
        # The numbers of the piles and of the other titles among all cards: as in `titles`, then custom ones in pile order.
        among = {title: i for i, title in enumerate(titles)}
        for card in self.cards:
            among.setdefault(card.id, len(among))
        self.numbers = Zone([among[card.id] for card in self.cards])
        self.title_numbers = Zone([among[title] for title in self.other_titles])
        self.reactions: i64 = 0  # mask of piles
        self.makes_unaffected: i64 = 0
        self.actions: i64 = 0
        self.treasures: i64 = 0
        self.victories: i64 = 0
        for pile, card in enumerate(self.cards):
            if card.is_reaction_to_attack():
                self.reactions |= 1 << pile
            if card.makes_unaffected:
                self.makes_unaffected |= 1 << pile
            if card.types & ACTION:
                self.actions |= 1 << pile
            if card.types & TREASURE:
                self.treasures |= 1 << pile
            if card.types & VICTORY:
                self.victories |= 1 << pile
        self.asking: i64 = 0  # mask of the piles whose play may ask something; `rehearsal` finds out
        self.counters: list[Counter] = []  # what the cards of this game remember
        self.memory: i64 = 0  # how many indices that takes
        self.after: list[list[Text]] = [[] for _ in range(PILES)]  # what cards do after each play of a pile
        self.followed: i64 = 0  # mask of the piles for which they do
        self.always_followed: i64 = 0  # the same, even if nothing is remembered
        for card in self.cards:
            self._take_memory(card)
        self.blank: list[int] = [0] * self.memory  # nothing remembered; never changed
        indices = dict.fromkeys(FIRST_COUNTERS, -1)
        for counter in self.counters:
            indices[counter.name] = counter.index
        # What is told of memory: names, and indices in it; -1 for what no card of this game remembers.
        self.counted: list[tuple[str, int]] = list(indices.items())
        self._numbers: dict[str, int] = {card.id: pile for pile, card in enumerate(self.cards)}
        self._numbers.update({word: PILES + i for i, word in enumerate(WORDS)})
        self._numbers.update({title: FIRST_TITLE + i for i, title in enumerate(self.other_titles)})

    def _take_memory(self, card: Card) -> None:
        for counter in card.counters:
            if counter not in self.counters:
                self.counters.append(counter)
                self.memory = max(self.memory, counter.index + 1)
        for pile, hook, needed in card.after_hooks:
            if hook not in self.after[pile]:
                self.after[pile].append(hook)
                self.followed |= 1 << pile
                if needed is None:
                    self.always_followed |= 1 << pile

    def of_type(self, types: i64) -> i64:
        """Mask of the piles with any of these types; with no type asked for, all piles."""
        if types == ANY_TYPE:
            return EVERY_PILE
        if types == ACTION:
            return self.actions
        if types == TREASURE:
            return self.treasures
        if types == VICTORY:
            return self.victories
        piles: i64 = 0
        for pile in range(PILES):
            if self.types[pile] & types:
                piles |= 1 << pile
        return piles

    def costing_up_to(self, cost: i64) -> i64:
        """Mask of the piles printed with at most this cost."""
        if cost < 0:
            return 0
        dearest: i64 = len(self.up_to) - 1
        return self.up_to[cost if cost < dearest else dearest]

    def chosen(self) -> list[str]:
        """The ten kingdom cards as `id@edition`, in pile order."""
        return [f"{self.cards[i].id}@{self.editions[i]}" for i in range(BASICS, PILES)]

    def option_name(self, option: i64) -> str:
        if 0 <= option < PILES:
            return self.cards[option].id
        if PILES <= option < PILES + len(WORDS):
            return WORDS[option - PILES]
        if FIRST_TITLE <= option < FIRST_TITLE + len(self.other_titles):
            return self.other_titles[option - FIRST_TITLE]
        return f"option {option}"

    def option_named(self, name: str) -> i64:
        return self._numbers.get(name, -1)


# Rules of section 1.2 that belong to one card; all others go by type.
OWN_PILE_RULES: Final = {
    "copper": "copper_rest",
    "silver": "silver_all",
    "gold": "gold_all",
    "estate": "basic_victory",
    "duchy": "basic_victory",
    "province": "province",
    "curse": "curse",
}
TREASURE_BOXES: Final = {"copper_rest": 60, "silver_all": 40, "gold_all": 30}
PROVINCES: Final = {2: 8, 3: 12, 4: 12, 5: 15, 6: 18}


def pile_rule(card: Card) -> str:
    """Which rule says how many copies there are: its name in cards.csv."""
    return OWN_PILE_RULES.get(card.id, "kingdom_victory" if card.types & VICTORY else "kingdom10")


def pile_size(card: Card, seats: int, merged_treasure: bool) -> int:
    """How many copies are in the Supply at the start (section 1.2), after the starting decks are dealt."""
    rule = pile_rule(card)
    if rule in TREASURE_BOXES:
        boxes = 2 if seats >= 5 or merged_treasure else 1
        dealt = 7 * seats if rule == "copper_rest" else 0
        return TREASURE_BOXES[rule] * boxes - dealt
    if rule == "province":
        return PROVINCES[seats]
    if rule == "curse":
        return 10 * (seats - 1)
    if rule == "kingdom10":
        return 10
    return 8 if seats == 2 else 12
