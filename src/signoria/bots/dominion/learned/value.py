"""Each seat's chance to win, from what one seat may know.

    from signoria.bots.dominion.learned.value import chances
    chances(Seat(game, 0))       # [0.62, 0.38]: as seat 0 sees it, by seat

It knows Dominion's positions with two to six players, at any moment of the game, custom cards included. `Seat(game, -1)` is
a spectator.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import numpy as np

from signoria.bots.dominion.learned.cards import Piles
from signoria.bots.dominion.learned.net import Weights, forward, softmax
from signoria.bots.dominion.learned.position import N, row_of
from signoria.core.seat import Seat
from signoria.dominion import DominionView

VALUE = "value.npz"
POLICY = "policy.npz"


@cache
def weights(name: str) -> Weights:
    """Weights of the package, as they are worked with."""
    with files("signoria.bots.dominion.learned").joinpath(name).open("rb") as file, np.load(file) as kept:
        return {key: kept[key].astype(np.float32) for key in kept.files}


def piles_of(view: DominionView) -> Piles:
    return Piles([view.card(pile) for pile in range(N)])


def chances(seat: Seat[DominionView]) -> list[float]:
    """The chance to win of each seat, in the order of the seats; they add up to 1. A shared win counts in parts."""
    return chances_in([seat])[0]


def chances_in(seats: list[Seat[DominionView]]) -> list[list[float]]:
    """The same for several positions of tables with as many players, in one go."""
    if not seats:
        return []
    rows = np.stack([row_of(seat) for seat in seats])
    piles = [piles_of(seat.view) for seat in seats]
    numbers = np.stack([one.numbers for one in piles])
    facts = np.stack([one.facts for one in piles])
    _, wins = forward(np, weights(VALUE), numbers, facts, rows)
    found = softmax(wins)
    players = seats[0].view.seats()
    return [_from_first(found[i, :players], max(0, seat.seat)) for i, seat in enumerate(seats)]


def _from_first(found: object, seat: int) -> list[float]:
    """By seat, where the net begins with the seat that looks."""
    own = [float(one) for one in np.asarray(found)]
    return own[-seat:] + own[:-seat] if seat else own
