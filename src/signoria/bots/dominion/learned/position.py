"""A position as a row of whole numbers: what one seat sees of its table, and nothing else.

The other players follow in turn order, beginning with the left neighbor. A row for two players is shorter than one for more.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from signoria.core.seat import Seat
from signoria.dominion import BUY, END_TURN, GAIN, PILES, STOP, DominionView

Row = NDArray[np.int16]

SEATS, COINS, BUYS, ACTIONS, WHAT, ACTIVE, TURNS, IN_HAND = range(8)
NOTHING, A_BUY, A_GAIN = range(3)  # what is asked
N = int(PILES)
CHOICES = N + 1  # the piles, and to take nothing
OFFERED = 8
SUPPLY = OFFERED + CHOICES
COSTS = SUPPLY + N
OWNED = COSTS + N
HAND = OWNED + N
OTHERS = HAND + N
OTHER = 2 + N  # turns, cards in hand, cards owned
MOST_OTHERS = 5


def others_in(seats: int) -> int:
    """For how many other players a row has room."""
    return 1 if seats == 2 else MOST_OTHERS


def width(seats: int) -> int:
    return OTHERS + OTHER * others_in(seats)


def row_of(seat: Seat[DominionView]) -> Row:
    """The position as this seat sees it, with the choice of a card if it has one.

    A spectator (-1) looks from seat 0 and doesn't know its hand.
    """
    view = seat.view
    me, seats = max(0, view.seat), view.seats()
    row = np.zeros(width(seats), np.int16)
    question = seat.question() if view.seat >= 0 else None
    what = NOTHING
    if question is not None and question.verb in (BUY, GAIN):
        what = A_BUY if question.verb == BUY else A_GAIN
        for option in seat.options():
            if option < N:
                row[OFFERED + option] = 1
            elif option in (STOP, END_TURN):
                row[OFFERED + N] = 1
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
    )
    row[SUPPLY:COSTS] = [view.supply(pile) for pile in range(N)]
    row[COSTS:OWNED] = [view.cost(pile) for pile in range(N)]
    row[OWNED:HAND] = view.owned(me)
    for card in view.hand() if view.seat >= 0 else []:
        row[HAND + card] += 1
    for step in range(1, seats):
        other = (me + step) % seats
        at = OTHERS + OTHER * (step - 1)
        row[at] = view.turns(other)
        row[at + 1] = view.hand_size(other)
        row[at + 2 : at + OTHER] = view.owned(other)
    return row


class Columns:
    """Where the numbers of a position are in a row of many games with so many seats."""

    def __init__(self, fields: dict[str, slice], seats: int) -> None:
        pairs: list[tuple[int, int]] = []

        def copy(to: int, name: str) -> None:
            there = fields[name]
            pairs.extend((to + i, there.start + i) for i in range(there.stop - there.start))

        copy(COINS, "coins")
        copy(BUYS, "buys")
        copy(ACTIONS, "actions")
        copy(TURNS, "turns")
        copy(SUPPLY, "supply")
        copy(COSTS, "costs")
        copy(OWNED, "owned")
        copy(HAND, "hand")
        for step in range(1, seats):
            other = OTHERS + OTHER * (step - 1)
            copy(other, f"{step}_turns")
            copy(other + 1, f"{step}_hand")
            copy(other + 2, f"{step}_owned")
        self.to = np.array([to for to, _ in pairs])
        self.of = np.array([of for _, of in pairs])
        self.seats = seats
        self.source = fields["source"].start
        self.active = fields["active"].start
        self.seat = fields["seat"].start

    def rows(self, views: NDArray[np.int16], verbs: NDArray[np.int64], masks: NDArray[np.int64]) -> Row:
        """Positions, of many games at once. `masks` are those of the options below 63."""
        rows = np.zeros((len(views), width(self.seats)), np.int16)
        rows[:, self.to] = views[:, self.of]
        rows[:, SEATS] = self.seats
        rows[:, WHAT] = np.where(verbs == BUY, A_BUY, np.where(verbs == GAIN, A_GAIN, NOTHING))
        rows[:, ACTIVE] = (views[:, self.active] - views[:, self.seat]) % self.seats
        rows[:, IN_HAND] = rows[:, HAND:OTHERS].sum(1)
        low = masks[:, None]
        rows[:, OFFERED : OFFERED + N] = (low >> np.arange(N)) & 1
        rows[:, OFFERED + N] = ((low[:, 0] >> int(STOP)) | (low[:, 0] >> int(END_TURN))) & 1
        return rows
