"""A position as a row of whole numbers: what one seat sees of its table, what it is asked, and what its plan would answer.

The other players follow in turn order, beginning with the left neighbor. A row for two players is shorter than one for more.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from signoria.core.seat import Seat
from signoria.dominion import (
    BUY,
    DISCARD,
    END_ACTIONS,
    END_TURN,
    GAIN,
    PILES,
    PLAY_ACTION,
    STOP,
    TRASH,
    CardQuestion,
    DominionView,
)

Row = NDArray[np.int16]

SEATS, COINS, BUYS, ACTIONS, WHAT, ACTIVE, TURNS, IN_HAND, SOURCE, PLANNED = range(10)
NOTHING, A_BUY, A_GAIN, TO_TRASH, TO_DISCARD, TO_PLAY = range(6)  # what is asked
KINDS = 6
ASKED = {int(BUY): A_BUY, int(GAIN): A_GAIN, int(TRASH): TO_TRASH, int(DISCARD): TO_DISCARD, int(PLAY_ACTION): TO_PLAY}
LEAST = {
    int(BUY): 1,
    int(GAIN): 2,
    int(TRASH): 2,
    int(DISCARD): 2,
    int(PLAY_ACTION): 3,
}  # options: one Action or none is hardly a question
N = int(PILES)
CHOICES = N + 1  # the piles, and none of them
NO_PLAN = -1  # PLANNED, if nobody says what the plan would answer
OFFERED = 10
SUPPLY = OFFERED + CHOICES
COSTS = SUPPLY + N
OWNED = COSTS + N
PICKED = OWNED + N  # cards that were picked in this move already; they haven't moved yet
HAND = PICKED + N
OTHERS = HAND + N
OTHER = 2 + N  # turns, cards in hand, cards owned
MOST_OTHERS = 5
VERBS = 64  # more than there are


def others_in(seats: int) -> int:
    """For how many other players a row has room."""
    return 1 if seats == 2 else MOST_OTHERS


def width(seats: int) -> int:
    return OTHERS + OTHER * others_in(seats)


def row_of(seat: Seat[DominionView], planned: int = NO_PLAN) -> Row:
    """The position as this seat sees it, with the choice of a card if it has one.

    A spectator (-1) looks from seat 0 and doesn't know its hand.
    """
    view = seat.view
    me, seats = max(0, view.seat), view.seats()
    row = np.zeros(width(seats), np.int16)
    question = seat.question() if view.seat >= 0 else None
    what, source = NOTHING, -1
    if isinstance(question, CardQuestion):
        source = int(question.source)
        what = ASKED.get(int(question.verb), NOTHING)
    if what != NOTHING:
        for option in seat.options():
            if option < N:
                row[OFFERED + option] = 1
            elif option in (STOP, END_ACTIONS, END_TURN):
                row[OFFERED + N] = 1
        for option in seat.picked():
            if option < N:
                row[PICKED + option] += 1
    active = (view.active() - me) % seats
    row[:OFFERED] = (
        seats,
        view.coins(),
        view.buys(),
        view.actions(),
        what,
        active,
        view.turns(me),
        view.hand_size(me),
        source,
        planned,
    )
    row[SUPPLY:COSTS] = [view.supply(pile) for pile in range(N)]
    row[COSTS:OWNED] = [view.cost(pile) for pile in range(N)]
    row[OWNED:PICKED] = view.owned(me)
    for card in view.hand() if view.seat >= 0 else []:
        row[HAND + card] += 1
    for step in range(1, seats):
        other = (me + step) % seats
        at = OTHERS + OTHER * (step - 1)
        row[at] = view.turns(other)
        row[at + 1] = view.hand_size(other)
        row[at + 2 : at + OTHER] = view.owned(other)
    return row


def choice_of(option: int) -> int:
    """An option as a choice: a pile, or none of them."""
    return option if option < N else N


def option_of(choice: int, verb: int) -> int:
    """A choice as an option of a question."""
    if choice < N:
        return choice
    return int(END_TURN if verb == BUY else END_ACTIONS if verb == PLAY_ACTION else STOP)


class Columns:
    """Where the numbers of a position are in a row of many games with so many seats."""

    def __init__(self, fields: dict[str, slice], seats: int) -> None:
        pairs: list[tuple[int, int]] = []

        def copy(to: int, name: str) -> None:
            there = fields[name]
            pairs.extend((to + i, there.start + i) for i in range(there.stop - there.start))

        copy(COINS, "coins")
        copy(SOURCE, "source")
        copy(BUYS, "buys")
        copy(ACTIONS, "actions")
        copy(TURNS, "turns")
        copy(SUPPLY, "supply")
        copy(COSTS, "costs")
        copy(OWNED, "owned")
        copy(PICKED, "picked")
        copy(HAND, "hand")
        for step in range(1, seats):
            other = OTHERS + OTHER * (step - 1)
            copy(other, f"{step}_turns")
            copy(other + 1, f"{step}_hand")
            copy(other + 2, f"{step}_owned")
        self.to = np.array([to for to, _ in pairs])
        self.of = np.array([of for _, of in pairs])
        self.seats = seats
        self.active = fields["active"].start
        self.seat = fields["seat"].start
        self.asked = np.array([ASKED.get(verb, NOTHING) for verb in range(VERBS)], np.int16)

    def rows(self, views: NDArray[np.int16], verbs: NDArray[np.int64], masks: NDArray[np.int64]) -> Row:
        """Positions, of many games at once. `masks` are those of the options below 63."""
        rows = np.zeros((len(views), width(self.seats)), np.int16)
        rows[:, self.to] = views[:, self.of]
        rows[:, SEATS] = self.seats
        rows[:, WHAT] = np.where(verbs >= 0, self.asked[verbs], NOTHING)
        rows[:, PLANNED] = NO_PLAN
        rows[:, ACTIVE] = (views[:, self.active] - views[:, self.seat]) % self.seats
        rows[:, IN_HAND] = rows[:, HAND:OTHERS].sum(1)
        low = masks[:, None]
        rows[:, OFFERED : OFFERED + N] = (low >> np.arange(N)) & 1
        rows[:, OFFERED + N] = (
            np.bitwise_or.reduce([low[:, 0] >> int(word) for word in (STOP, END_ACTIONS, END_TURN)]) & 1
        )
        return rows
