"""Every move a seat could make, and what the palace would promise after it. It ignores what others may answer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.bots.intrigo.prospect import NONE, OPEN, SILENT, Prospect, Weights
from signoria.intrigo import (
    ASSASSIN,
    CHARACTERS,
    COURTESAN,
    FIRST_BUILDING,
    FIRST_CHARACTER,
    FIRST_GAP,
    GONDOLIER,
    GUARD,
    PASS,
    PER_FAMILY,
    THIEF,
    TRADER,
    IntrigoView,
)

UNPICKED: Final[i64] = -1
WORST: Final[i64] = -1_000_000_000


class Shortlist:
    """The best goes so far, the best one first."""

    def __init__(self, most: i64) -> None:
        self.most = most
        self.least: i64 = WORST  # a go must promise more than this
        self.values: list[int] = []
        self.goes: list[list[int]] = []

    def clear(self) -> None:
        self.least = WORST
        self.values.clear()
        self.goes.clear()

    def add(self, value: i64, go: list[int]) -> None:
        at: i64 = len(self.values)
        while at > 0 and self.values[at - 1] < value:
            at -= 1
        self.values.insert(at, value)
        self.goes.insert(at, go)
        if len(self.values) > self.most:
            self.values.pop()
            self.goes.pop()
        if len(self.values) == self.most:
            self.least = self.values[-1]


def openings(view: IntrigoView) -> list[int]:
    """What a go of this seat may begin with: the cards of its hand, all characters, and passing with an empty hand."""
    hand = view.hand()
    found: list[int] = []
    for card in hand:
        if not found or found[-1] != card:  # the hand is in order
            found.append(card)
    if not hand:
        found.append(PASS)
    for kind in range(len(CHARACTERS)):
        found.append(FIRST_CHARACTER + kind)
    return found


class Planner:
    """Goes through everything a seat could do on its go."""

    def __init__(self, weights: Weights) -> None:
        self.prospect = Prospect(weights)
        self.weights = weights
        self.shortlist = Shortlist(1)
        self.family: i64 = 0
        self.begun: list[int] = []  # what is picked already

    def best_go(self, view: IntrigoView, seat: i64, begun: list[int]) -> list[int]:
        """The best go that begins like this."""
        self.shortlist.clear()
        self.look(view, seat, begun)
        for opening in openings(view):
            self.plan(view, opening)
        return self.shortlist.goes[0]

    def look(self, view: IntrigoView, seat: i64, begun: list[int]) -> None:
        self.begun = begun
        self.family = view.family(seat)
        self.prospect.read(view, seat)

    def allows(self, at: i64, option: i64) -> bool:
        """Does a go with this option there begin as it was begun?"""
        return at >= len(self.begun) or self.begun[at] == option

    def plan(self, view: IntrigoView, opening: i64) -> None:
        """Put the best goes with this card, character or word on the shortlist."""
        if not self.allows(0, opening):
            return
        if opening == PASS:
            if self.shortlist.least < 0:
                self.shortlist.add(0, [PASS])
        elif opening < FIRST_CHARACTER:
            self._plan_card(view, opening)
        else:
            self._plan_character(view, opening)

    # --- intrigue -------------------------------------------------------------------------------------------------------

    def _plan_card(self, view: IntrigoView, card: i64) -> None:
        """Every gap for a card of the hand."""
        prospect = self.prospect
        cost: i64 = 0
        if self._goes_again(view):
            cost = prospect.keeping(card, self.family, view.owner(card // PER_FAMILY))
        gap: i64 = 0
        while gap < prospect.size:
            if prospect.contenders[gap] == OPEN and self.allows(1, FIRST_GAP + gap):
                prospect.contenders[gap] = card
                value: i64 = prospect.change_along(gap, 2) - cost
                prospect.contenders[gap] = OPEN
                if value > self.shortlist.least:
                    self.shortlist.add(value, [card, FIRST_GAP + gap])
            gap += 1

    def _goes_again(self, view: IntrigoView) -> bool:
        """Will this seat have another go this round, if all goes as usual?"""
        mask: i64 = view.empty_gaps()
        empty: i64 = 0
        while mask:
            mask &= mask - 1
            empty += 1
        return empty > view.seats()

    # --- influence ------------------------------------------------------------------------------------------------------

    def _plan_character(self, view: IntrigoView, character: i64) -> None:
        """Every gap for a character, without its effect and with it."""
        price: i64 = view.price(character)
        if price < 0 or price > view.ducats(view.seat):
            return
        prospect = self.prospect
        cost: i64 = prospect.stakes.price(price) * self.weights.spending // 100
        gap: i64 = 0
        while gap < prospect.size:
            if prospect.contenders[gap] == OPEN and self.allows(1, FIRST_GAP + gap):
                prospect.contenders[gap] = SILENT
                if len(self.begun) <= 2:
                    value: i64 = prospect.change_along(gap, 2) - cost
                    if value > self.shortlist.least:
                        self.shortlist.add(value, [character, FIRST_GAP + gap])
                self._plan_effect(view, character, gap, cost)
                prospect.contenders[gap] = OPEN
            gap += 1

    def _plan_effect(self, view: IntrigoView, character: i64, gap: i64, cost: i64) -> None:
        if character in (TRADER, THIEF):
            for building in (gap, self.prospect.next(gap)):
                if view.token_on(building) >= 0 and self.allows(2, FIRST_BUILDING + building):
                    if character == THIEF:
                        self._plan_thief(gap, building, cost)
                    else:
                        self._plan_trader(view, gap, building, cost)
            return
        self._plan_beside(view, character, gap, self.prospect.before(gap), cost)
        self._plan_beside(view, character, gap, self.prospect.next(gap), cost)

    def _plan_beside(self, view: IntrigoView, character: i64, gap: i64, beside: i64, cost: i64) -> None:
        """The effects that start at a neighbouring gap; three buildings in a row are touched by the two."""
        if not self.allows(2, FIRST_GAP + beside):
            return
        first: i64 = beside if self.prospect.next(beside) == gap else gap
        card: i64 = view.card_in(beside)
        if character == COURTESAN:
            if card < 0:
                self._plan_courtesan(view, gap, beside, first, cost)
        elif 0 <= card < FIRST_CHARACTER:
            if character == ASSASSIN:
                self._plan_assassin(gap, beside, first, cost)
            elif character == GUARD:
                self._plan_guard(gap, beside, first, cost)
            elif character == GONDOLIER:
                self._plan_gondolier(view, gap, beside, first, cost)

    def _plan_thief(self, gap: i64, building: i64, cost: i64) -> None:
        prospect = self.prospect
        token: i64 = prospect.tokens[building]
        if token == NONE:
            return
        prospect.tokens[building] = NONE
        value: i64 = prospect.change_along(gap, 2) - cost
        prospect.tokens[building] = token
        if value > self.shortlist.least:
            self.shortlist.add(value, [THIEF, FIRST_GAP + gap, FIRST_BUILDING + building])

    def _plan_trader(self, view: IntrigoView, gap: i64, building: i64, cost: i64) -> None:
        prospect = self.prospect
        tokens = prospect.tokens
        near: i64 = tokens[building]
        other: i64 = 0
        while other < prospect.size:
            far: i64 = tokens[other]
            differs = far != near or len(self.begun) == 3
            if differs and other != building and view.token_on(other) >= 0 and self.allows(3, FIRST_BUILDING + other):
                tokens[building] = far
                tokens[other] = near
                value: i64 = prospect.change_along(gap, 2) - cost
                if other != gap and other != prospect.next(gap):
                    value += prospect.change(other)
                tokens[building] = near
                tokens[other] = far
                if value > self.shortlist.least:
                    self.shortlist.add(
                        value, [TRADER, FIRST_GAP + gap, FIRST_BUILDING + building, FIRST_BUILDING + other]
                    )
            other += 1

    def _plan_assassin(self, gap: i64, beside: i64, first: i64, cost: i64) -> None:
        prospect = self.prospect
        card: i64 = prospect.contenders[beside]
        if card == SILENT:
            return
        prospect.contenders[beside] = SILENT
        value: i64 = prospect.change_along(first, 3) - cost
        prospect.contenders[beside] = card
        if value > self.shortlist.least:
            self.shortlist.add(value, [ASSASSIN, FIRST_GAP + gap, FIRST_GAP + beside])

    def _plan_courtesan(self, view: IntrigoView, gap: i64, beside: i64, first: i64, cost: i64) -> None:
        prospect = self.prospect
        hand = view.hand()
        for name in prospect.left:
            if not self.allows(3, name):
                continue
            prospect.contenders[beside] = name
            value: i64 = prospect.change_along(first, 3) - cost
            if name in hand:
                value -= prospect.keeping(name, self.family, view.owner(name // PER_FAMILY))
            if value > self.shortlist.least:
                self.shortlist.add(value, [COURTESAN, FIRST_GAP + gap, FIRST_GAP + beside, name])
        prospect.contenders[beside] = OPEN

    def _plan_guard(self, gap: i64, beside: i64, first: i64, cost: i64) -> None:
        prospect = self.prospect
        contenders = prospect.contenders
        card: i64 = contenders[beside]
        contenders[beside] = OPEN
        other: i64 = 0
        while other < prospect.size:
            if contenders[other] == OPEN and other != beside and self.allows(3, FIRST_GAP + other):
                contenders[other] = card
                value: i64 = prospect.change_along(first, 3) + prospect.change_beyond(other, first, 3) - cost
                contenders[other] = OPEN
                if value > self.shortlist.least:
                    self.shortlist.add(value, [GUARD, FIRST_GAP + gap, FIRST_GAP + beside, FIRST_GAP + other])
            other += 1
        contenders[beside] = card

    def _plan_gondolier(self, view: IntrigoView, gap: i64, beside: i64, first: i64, cost: i64) -> None:
        prospect = self.prospect
        contenders = prospect.contenders
        near: i64 = contenders[beside]
        other: i64 = 0
        while other < prospect.size:
            far: i64 = contenders[other]
            lying: i64 = view.card_in(other)
            differs = far != near or len(self.begun) == 3
            if differs and other != beside and 0 <= lying < FIRST_CHARACTER and self.allows(3, FIRST_GAP + other):
                contenders[beside] = far
                contenders[other] = near
                value: i64 = prospect.change_along(first, 3) + prospect.change_beyond(other, first, 3) - cost
                contenders[beside] = near
                contenders[other] = far
                if value > self.shortlist.least:
                    self.shortlist.add(value, [GONDOLIER, FIRST_GAP + gap, FIRST_GAP + beside, FIRST_GAP + other])
            other += 1

    # --- the draft ------------------------------------------------------------------------------------------------------

    def best_card(self, view: IntrigoView, seat: i64) -> i64:
        """The card of the pack to keep."""
        self.look(view, seat, [])
        best: i64 = WORST
        keep: i64 = UNPICKED
        for card in view.pack():
            value: i64 = self._liking(view, card, seat)
            if value > best:
                best = value
                keep = card
        return keep

    def _liking(self, view: IntrigoView, card: i64, seat: i64) -> i64:
        weights = self.weights
        lower: i64 = self.prospect.lower[card % PER_FAMILY]
        owner: i64 = view.owner(card // PER_FAMILY)
        if owner == seat:
            return weights.pick_own + weights.pick_own_higher * lower // 100
        if owner >= 0:
            return weights.pick_other + weights.pick_other_higher * lower // 100
        return weights.pick_neutral + weights.pick_neutral_higher * lower // 100
