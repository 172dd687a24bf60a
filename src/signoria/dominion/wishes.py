"""Wishes for a random kingdom ("a village, at most two attacks"), and drawing one that fulfils them all.

Nothing is tried until it fits: the kingdoms that fulfil every wish are counted exactly and one of them is drawn, each
equally likely. Where there is none, the wishes that cannot be met, or not together, are named.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import comb
from typing import Final

from signoria.core.limits import WISHES as MOST_WISHES
from signoria.core.phrase import Phrase, card_phrase, phrase
from signoria.core.rng import Rng
from signoria.core.words import NO_HINT, hint, plain
from signoria.dominion.catalogue import KINGDOM_CARDS, SETS
from signoria.dominion.chosen import BASE_EDITIONS, CUSTOM, KINGDOM_SIZE, BadKingdom, Cards, Kind, card_hint, id_of
from signoria.dominion.traits import TRAITS, traits_of

# Of the count: some seconds at worst. All traits, costs and boxes wished for at once take 25,000.
MOST_STATES: Final = 200_000
FORGOTTEN: Final = -1
BOXES: Final = ("base", *SETS, CUSTOM)
SHORT: Final[dict[str, str]] = {  # a word for wishes that often go together
    "spread": "cost2, cost3, cost4, cost5",
    "half": "intrigue1=5, base=5",  # S-14 b
    "answer": "reaction if attack",
}
_WISH = re.compile(r"(?P<what>[^<>=]+?)\s*(?:(?P<sign>>=|<=|=)\s*(?P<n>\d{1,3}))?\s*(?:\bif\b\s*(?P<given>[^<>=]+))?")
_COST = re.compile(r"cost\d{1,3}")

Counts = tuple[int, ...]  # of cards of each sort the wishes name


@dataclass(frozen=True)
class Wish:
    """How many cards of a sort the kingdom must have; with `given`, only if it has a card of that sort."""

    what: str  # a trait, `cost4`, a box, or a card: `witch`, `village@base2`
    least: int = 1
    most: int = KINGDOM_SIZE
    given: str = ""

    def phrase(self) -> Phrase:
        """The wish in words, for errors."""
        if self.least == self.most:
            number = phrase("wish-exactly", n=self.least) if self.most else phrase("wish-none")
        elif self.most == KINGDOM_SIZE:
            number = phrase("wish-at-least", n=self.least)
        elif self.least == 0:
            number = phrase("wish-at-most", n=self.most)
        else:
            number = phrase("wish-from-to", least=self.least, most=self.most)
        if self.given:
            return phrase("wish-if", what=_in_words(self.what), number=number, given=_in_words(self.given))
        return phrase("wish", what=_in_words(self.what), number=number)


def _in_words(what: str) -> Phrase:
    """What people call a sort of cards: a trait, a cost, a box, or a card."""
    if what in TRAITS:
        return phrase(f"trait-{what}")
    if what in BOXES:
        return phrase(f"box-{what}")
    if _COST.fullmatch(what):
        return phrase("wish-cost", n=int(what.removeprefix("cost")))
    id, _, edition = what.partition("@")
    return Phrase((f"card-{id}-{edition}", *card_phrase(id).messages), card_phrase(id).arguments)


def is_of(kind: Kind, what: str) -> bool:
    """Whether a card is of a sort: by trait, cost, box, or that very card."""
    if what in TRAITS:
        return what in traits_of(kind.card)
    if what == "base":
        return kind.edition in BASE_EDITIONS
    if what in BOXES:
        return kind.edition == what
    if "@" in what:
        return kind.entry() == what
    if _COST.fullmatch(what):
        return kind.card.cost == int(what.removeprefix("cost"))
    return kind.card.id == what


def read_wishes(text: str, cards: Cards = KINGDOM_CARDS) -> list[Wish]:
    """Wishes in words: `village, attack<=2, reaction if attack, cost5>=2, intrigue1=5, witch, spread`."""
    wishes: list[Wish] = []
    for part in text.split(","):
        words = SHORT.get(plain(part), part)
        wishes.extend([_read_wish(word.strip(), cards) for word in words.split(",") if word.strip()])
        _check_number(len(wishes))
    return wishes


def _check_number(wishes: int) -> None:
    if wishes > MOST_WISHES:
        raise BadKingdom(phrase("error-wish-number", most=MOST_WISHES))


def read_refusals(text: str, cards: Cards = KINGDOM_CARDS) -> list[Wish]:
    """What the kingdom must not have: `attack, cost6`."""
    parts = [part for part in text.split(",") if part.strip()]
    _check_number(len(parts))
    return [Wish(_read_what(part, cards), 0, 0) for part in parts]


def _read_wish(text: str, cards: Cards) -> Wish:
    match = _WISH.fullmatch(text)
    if match is None:
        raise BadKingdom(phrase("error-wish", wish=text))
    what = _read_what(match["what"], cards)
    given = _read_what(match["given"], cards) if match["given"] else ""
    n = int(match["n"] or 1)
    if n > KINGDOM_SIZE:
        raise BadKingdom(phrase("error-wish-size", wish=text, size=KINGDOM_SIZE))
    sign = match["sign"] or ">="
    return Wish(what, 0 if sign == "<=" else n, KINGDOM_SIZE if sign == ">=" else n, given)


def _read_what(text: str, cards: Cards) -> str:
    what = plain(text)
    if what in TRAITS or what in BOXES or _COST.fullmatch(what):
        return what
    name, at, edition = what.partition("@")
    id = id_of(name, cards)
    if (id, edition) in cards if at else any(id == known for known, _ in cards):
        return f"{id}@{edition}" if at else id
    near = hint(what, [*TRAITS, *BOXES], otherwise=card_hint(name, cards))
    if near == NO_HINT:
        near = phrase("hint-wish", traits=list(TRAITS))
    raise BadKingdom(phrase("error-nothing-called", name=text.strip(), hint=near))


class Ways:
    """All ways to choose `number` of the kinds so that they and the kept ones fulfil the wishes.

    Kinds that count alike for the wishes stand together in a group; how many of each group, decided group by group, is
    all that must be counted. As soon as a wish is sure to hold, whatever comes, it is looked at no more, and a count
    that no open wish looks at is forgotten.
    """

    def __init__(
        self,
        kinds: Sequence[Kind],
        number: int,
        wishes: Sequence[Wish],
        kept: Sequence[Kind] = (),
        most_states: int = MOST_STATES,
    ) -> None:
        self.number = number
        self.most_states = most_states
        sorts = [wish.what for wish in wishes] + [wish.given for wish in wishes if wish.given]
        self.sorts: list[str] = list(dict.fromkeys(sorts))
        self.wishes: list[tuple[Wish, int, int]] = [
            (wish, self.sorts.index(wish.what), self.sorts.index(wish.given) if wish.given else -1) for wish in wishes
        ]
        alike: dict[Counts, list[Kind]] = {}
        for kind in kinds:
            alike.setdefault(self._sorts_of(kind), []).append(kind)
        self.groups: list[tuple[Counts, list[Kind]]] = [(s, alike[s]) for s in self._rarest_first(list(alike))]
        self.to_come: list[Counts] = self._to_come()
        self.memo: dict[tuple[int, int, Counts], int] = {}
        counts: Counts = tuple([0] * len(self.sorts))
        for kind in kept:
            counts = _add(counts, self._sorts_of(kind), 1)
        self.start: Counts | None = self._settle(0, number, counts)

    def _sorts_of(self, kind: Kind) -> Counts:
        return tuple([int(is_of(kind, sort)) for sort in self.sorts])

    def _rarest_first(self, groups: list[Counts]) -> list[Counts]:
        """What few groups have is decided first, so that it can be forgotten early."""
        order: list[Counts] = []
        places = list(range(len(self.sorts)))
        places.sort(key=lambda i: sum([group[i] for group in groups]))
        for i in places:
            order.extend([group for group in groups if group[i] and group not in order])
        return order + [group for group in groups if group not in order]

    def _to_come(self) -> list[Counts]:
        """For each level, how many kinds of each sort are in the groups from there on."""
        rows: list[Counts] = [tuple([0] * len(self.sorts))]
        for sorts, kinds in reversed(self.groups):
            rows.append(_add(rows[-1], sorts, len(kinds)))
        return rows[::-1]

    def _settle(self, level: int, left: int, counts: Counts) -> Counts | None:
        """The counts that still matter, the others forgotten; None if some wish cannot be met any more."""
        to_come = self.to_come[level]
        matter = [False] * len(counts)
        for wish, what, given in self.wishes:
            if counts[what] == FORGOTTEN or (given >= 0 and counts[given] == FORGOTTEN):
                continue
            least = counts[what]
            most = least + min(left, to_come[what])
            if wish.least <= least and most <= wish.most:
                continue
            if given >= 0:
                if counts[given] == 0 and min(left, to_come[given]) == 0:
                    continue
                matter[given] = True
            if (most < wish.least or wish.most < least) and (given < 0 or counts[given] > 0):
                return None
            matter[what] = True
        return tuple([n if matter[i] else FORGOTTEN for i, n in enumerate(counts)])

    def count(self) -> int:
        return 0 if self.start is None else self._from(0, self.number, self.start)

    def _from(self, level: int, left: int, counts: Counts) -> int:
        """In how many ways the groups from this level on can give what is left, after these counts."""
        if level == len(self.groups):
            return int(left == 0)
        key = (level, left, counts)
        known = self.memo.get(key, -1)
        if known >= 0:
            return known
        if len(self.memo) >= self.most_states:
            raise BadKingdom(phrase("error-wish-too-many"))
        ways = sum([ways for _, ways, _ in self._steps(level, left, counts)])
        self.memo[key] = ways
        return ways

    def _steps(self, level: int, left: int, counts: Counts) -> list[tuple[int, int, Counts]]:
        """How many to take of a group, in how many ways it can continue from there, and the counts after it."""
        sorts, kinds = self.groups[level]
        steps: list[tuple[int, int, Counts]] = []
        for n in range(min(left, len(kinds)) + 1):
            after = self._settle(level + 1, left - n, _add(counts, sorts, n))
            if after is not None:
                ways = comb(len(kinds), n) * self._from(level + 1, left - n, after)
                if ways:
                    steps.append((n, ways, after))
        return steps

    def draw(self, rng: Rng) -> list[Kind]:
        """One of the ways, each equally likely. There must be one."""
        assert self.start is not None, "there is no such kingdom"
        chosen: list[Kind] = []
        left = self.number
        counts = self.start
        for level, (_, kinds) in enumerate(self.groups):
            steps = self._steps(level, left, counts)
            lot = below(rng, sum([ways for _, ways, _ in steps]))
            for n, ways, after in steps:
                if lot < ways:
                    chosen.extend(some_of(rng, kinds, n))
                    left -= n
                    counts = after
                    break
                lot -= ways
        return chosen


def _add(counts: Counts, sorts: Counts, n: int) -> Counts:
    return tuple([FORGOTTEN if count == FORGOTTEN else count + n * sorts[i] for i, count in enumerate(counts)])


def below(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1, each equally likely, however large n is."""
    if n < 1 << 31:
        return int(rng.below(n))
    words = -(-n.bit_length() // 32)
    fair = (1 << 32 * words) // n * n
    while True:
        lot = 0
        for _ in range(words):
            lot = lot << 32 | int(rng.word())
        if lot < fair:
            return lot % n


def some_of(rng: Rng, kinds: Sequence[Kind], n: int) -> list[Kind]:
    """So many of them, each choice equally likely."""
    rest = list(kinds)
    return [rest.pop(int(rng.below(len(rest)))) for _ in range(n)]


def draw_kinds(
    rng: Rng,
    kinds: Sequence[Kind],
    number: int,
    wishes: Sequence[Wish] = (),
    kept: Sequence[Kind] = (),
    most_states: int = MOST_STATES,
) -> list[Kind]:
    """So many of the kinds, such that they and those kept fulfil the wishes; BadKingdom names what cannot be met."""
    if len(kinds) < number:
        raise BadKingdom(phrase("error-wish-kinds", needed=number, n=len(kinds)))
    ways = Ways(kinds, number, wishes, kept, most_states)
    if ways.count() == 0:
        raise BadKingdom(why_impossible(kinds, number, wishes, kept, most_states))
    return ways.draw(rng)


def why_impossible(
    kinds: Sequence[Kind],
    number: int,
    wishes: Sequence[Wish],
    kept: Sequence[Kind] = (),
    most_states: int = MOST_STATES,
) -> Phrase:
    """Which wish cannot be met; or, where each can alone, a smallest group of wishes that cannot be met together.

    All of it together takes no more than one count may.
    """
    left = most_states

    def is_impossible(some: Sequence[Wish]) -> bool:
        nonlocal left
        ways = Ways(kinds, number, some, kept, left)
        ruled_out = ways.count() == 0
        left -= len(ways.memo)
        return ruled_out

    for wish in wishes:
        if is_impossible([wish]):
            there = how_many(wish.what, [*kinds, *kept])
            return phrase("error-wish-impossible", wish=wish.phrase(), n=there)
    clash = list(wishes)
    for wish in wishes:
        fewer = [other for other in clash if other is not wish]
        if is_impossible(fewer):
            clash = fewer
    return phrase("error-wish-clash", wishes=[wish.phrase() for wish in clash])


def how_many(what: str, kinds: Iterable[Kind]) -> int:
    """How many of the kinds are of a sort."""
    return sum([1 for kind in kinds if is_of(kind, what)])
