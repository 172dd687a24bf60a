"""The palace as a seat hopes for it: what every building promises, and how that would change. It knows no goes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.bots.intrigo.chances import HOUSES, KINDS, Stakes
from signoria.intrigo import FIRST_CHARACTER, PER_FAMILY, IntrigoView

MOST_GAPS: Final[i64] = 16
NONE: Final[i64] = -1  # no token that could be won
OPEN: Final[i64] = -2  # a gap that is still empty
SILENT: Final[i64] = -1  # a gap whose card does not compete: influence, or face down


class Weights:
    """What a greedy player goes by, in percent; found by playing some thirty thousand games against others.

    A pair of numbers says what holds for a card that no card left is lower than, and how much more for one that all are.
    """

    def __init__(self) -> None:
        # A lone card wins so often if what comes beside it is lower, equal, higher; and so often a higher one does.
        self.over_lower: i64 = 70
        self.over_equal: i64 = 25
        self.over_higher: i64 = 8
        self.to_higher: i64 = 62
        # Of what a token is worth with any of the cards left, so much counts where one side, or none, is decided.
        self.beside_silent: i64 = 60
        self.nothing_yet: i64 = 20
        # What a card is worth in the hand, of an average token: played now, it is gone.
        self.keep_own: i64 = 25
        self.keep_own_higher: i64 = 70
        self.keep_other: i64 = -15
        self.keep_other_higher: i64 = 10
        self.keep_neutral: i64 = -8
        self.keep_neutral_higher: i64 = -8
        self.spending: i64 = 110  # what ducats are worth, of what the chances say
        # What card to keep in the draft.
        self.pick_own: i64 = 90
        self.pick_own_higher: i64 = 110
        self.pick_other: i64 = 14
        self.pick_other_higher: i64 = 68
        self.pick_neutral: i64 = 22
        self.pick_neutral_higher: i64 = 26


class Prospect:
    """Tokens and contenders, and for every building what it promises to one seat, in millionths of a win."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.stakes = Stakes()
        self.size: i64 = 0
        self.tokens: list[int] = [NONE] * MOST_GAPS
        self.contenders: list[int] = [OPEN] * MOST_GAPS
        self.now: list[int] = [0] * MOST_GAPS
        self.half: list[int] = [0] * (KINDS * FIRST_CHARACTER)  # by token and card: the other side is open
        self.beside_silent: list[int] = [0] * KINDS
        self.nothing_yet: list[int] = [0] * KINDS
        self.left: list[int] = []  # the cards that are in hands
        self.lower: list[int] = [0] * PER_FAMILY  # of those, in percent, by value
        self.higher: list[int] = [0] * PER_FAMILY
        self.above: list[int] = [0] * PER_FAMILY  # what the token looked at is worth with all higher cards
        self.average: i64 = 0  # what an open token is worth to its winner

    def read(self, view: IntrigoView, seat: i64) -> None:
        """Look at the table as it is now."""
        self.stakes.read(view, seat)
        size: i64 = view.size()
        self.size = size
        i: i64 = 0
        while i < size:
            self.tokens[i] = NONE if view.is_token_down(i) else view.token_on(i)
            card: i64 = view.card_in(i)
            if card < 0:
                card = OPEN
            elif card >= FIRST_CHARACTER or view.is_card_down(i):
                card = SILENT
            self.contenders[i] = card
            i += 1
        self._count_what_is_left(view.outside())
        self._weigh_cards()
        self._find_average(view.family(seat))
        i = 0
        while i < size:
            self.now[i] = self.promise(i)
            i += 1

    def _count_what_is_left(self, mask: i64) -> None:
        self.left.clear()
        card: i64 = 0
        while mask:
            if mask & 1:
                self.left.append(card)
            mask >>= 1
            card += 1
        counts: list[int] = [0] * PER_FAMILY
        for one in self.left:
            counts[one % PER_FAMILY] += 1
        cards: i64 = len(self.left)
        if cards == 0:
            cards = 1
        below: i64 = 0
        value: i64 = 0
        while value < PER_FAMILY:
            equal: i64 = counts[value]
            self.lower[value] = below * 100 // cards
            self.higher[value] = (len(self.left) - below - equal) * 100 // cards
            below += equal
            value += 1

    def _weigh_cards(self) -> None:
        """What a token promises with one card beside it, for each card that is or may be placed there."""
        weights = self.weights
        cards: i64 = len(self.left)
        if cards == 0:
            cards = 1
        token: i64 = 0
        while token < KINDS:
            anyone: i64 = self._sum_what_is_higher(token) // cards
            self.beside_silent[token] = anyone * weights.beside_silent // 100
            self.nothing_yet[token] = anyone * weights.nothing_yet // 100
            for card in self.left:
                self._weigh(token, card, cards)
            i: i64 = 0
            while i < self.size:
                lying: i64 = self.contenders[i]
                if lying >= 0:
                    self._weigh(token, lying, cards)
                i += 1
            token += 1

    def _sum_what_is_higher(self, token: i64) -> i64:
        """Note by value what this token is worth with all the higher cards that are left; the sum over all of them."""
        above = self.above
        value: i64 = 0
        while value < PER_FAMILY:
            above[value] = 0
            value += 1
        for one in self.left:
            card: i64 = one
            above[card % PER_FAMILY] += self.stakes.worth[token * HOUSES + card // PER_FAMILY]
        total: i64 = 0
        value = PER_FAMILY - 1
        while value >= 0:
            here: i64 = above[value]
            above[value] = total
            total += here
            value -= 1
        return total

    def _weigh(self, token: i64, card: i64, cards: i64) -> None:
        weights = self.weights
        value: i64 = card % PER_FAMILY
        lower: i64 = self.lower[value]
        higher: i64 = self.higher[value]
        wins: i64 = lower * weights.over_lower + higher * weights.over_higher
        wins += (100 - lower - higher) * weights.over_equal
        mine: i64 = self.stakes.worth[token * HOUSES + card // PER_FAMILY]
        loses: i64 = self.above[value] * weights.to_higher // (100 * cards)
        self.half[token * FIRST_CHARACTER + card] = mine * wins // 10000 + loses

    def _find_average(self, family: i64) -> None:
        total: i64 = 0
        found: i64 = 0
        i: i64 = 0
        while i < self.size:
            token: i64 = self.tokens[i]
            if token >= 0:
                total += self.stakes.worth[token * HOUSES + family]
                found += 1
            i += 1
        self.average = total // found if found > 0 else 0

    # --- geometry -----------------------------------------------------------------------------------------------------

    def next(self, i: i64) -> i64:
        return i + 1 if i + 1 < self.size else 0

    def before(self, i: i64) -> i64:
        return i - 1 if i > 0 else self.size - 1

    # --- what is promised -----------------------------------------------------------------------------------------------

    def promise(self, building: i64) -> i64:
        """What a building promises as tokens and contenders are noted here."""
        token: i64 = self.tokens[building]
        if token < 0:
            return 0
        one: i64 = self.contenders[self.before(building)]
        two: i64 = self.contenders[building]
        if one >= 0 and two >= 0:
            high: i64 = one % PER_FAMILY
            low: i64 = two % PER_FAMILY
            if high == low:
                return 0
            if high > low:
                return self.stakes.worth[token * HOUSES + one // PER_FAMILY]
            return self.stakes.worth[token * HOUSES + two // PER_FAMILY]
        if one < 0 and two < 0:
            if one == SILENT and two == SILENT:
                return 0
            if one == OPEN and two == OPEN:
                return self.nothing_yet[token]
            return self.beside_silent[token]
        lone: i64 = one if one >= 0 else two
        if one == SILENT or two == SILENT:
            return self.stakes.worth[token * HOUSES + lone // PER_FAMILY]
        return self.half[token * FIRST_CHARACTER + lone]

    def change(self, building: i64) -> i64:
        """How much more a building promises as noted here than it does on the table."""
        return self.promise(building) - self.now[building]

    def change_along(self, first: i64, buildings: i64) -> i64:
        """The same for several buildings in a row."""
        total: i64 = 0
        building: i64 = first
        while buildings > 0:
            total += self.promise(building) - self.now[building]
            building = self.next(building)
            buildings -= 1
        return total

    def change_beyond(self, gap: i64, first: i64, buildings: i64) -> i64:
        """The same for the two buildings of a gap, those in a row left out that are counted already."""
        total: i64 = 0
        far: i64 = gap - first
        if far < 0:
            far += self.size
        if far >= buildings:
            total += self.change(gap)
        far = far + 1 if far + 1 < self.size else 0
        if far >= buildings:
            total += self.change(self.next(gap))
        return total

    def keeping(self, card: i64, family: i64, owner: i64) -> i64:
        """What a card in this seat's hand is worth there."""
        weights = self.weights
        lower: i64 = self.lower[card % PER_FAMILY]
        percent: i64 = 0
        if card // PER_FAMILY == family:
            percent = weights.keep_own + weights.keep_own_higher * lower // 100
        elif owner >= 0:
            percent = weights.keep_other + weights.keep_other_higher * lower // 100
        else:
            percent = weights.keep_neutral + weights.keep_neutral_higher * lower // 100
        return self.average * percent // 100
