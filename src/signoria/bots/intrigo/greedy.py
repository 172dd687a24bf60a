"""The greedy bot makes the move after which the palace promises most; another one is often careless."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.bots.bot import Bot, RandomBot
from signoria.bots.intrigo.planner import UNPICKED, Planner
from signoria.bots.intrigo.prospect import Weights
from signoria.core.rng import Rng
from signoria.core.seat import Seat
from signoria.intrigo import DECLINE, DRAFT, IntrigoView


class Plan:
    """A go that is handed out pick by pick: of use only for the question it was made for."""

    def __init__(self) -> None:
        self.go: list[int] = []
        self.round: i64 = 0
        self.empty: i64 = 0

    def make(self, view: IntrigoView, go: list[int]) -> None:
        self.go = go
        self.round = view.round()
        self.empty = view.empty_gaps()

    def next_pick(self, seat: Seat[IntrigoView], view: IntrigoView) -> i64:
        """The pick after those that were made; UNPICKED if this plan does not fit."""
        picked = seat.picked()
        made = len(picked)
        if self.round != view.round() or self.empty != view.empty_gaps() or self.go[:made] != picked:
            return UNPICKED
        pick: i64 = self.go[made] if made < len(self.go) else DECLINE
        return pick if pick in seat.options() else UNPICKED


class Greedy(Bot[IntrigoView]):
    """Makes the move with the best immediate outlook."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.planner = Planner(weights if weights is not None else Weights())
        self.plan = Plan()

    def pick(self, seat: Seat[IntrigoView]) -> int:
        view = seat.view
        if view.phase() == DRAFT:
            return self.planner.best_card(view, seat.seat)
        pick = self.plan.next_pick(seat, view)
        if pick == UNPICKED:
            self.plan.make(view, self.planner.best_go(view, seat.seat, seat.picked()))
            pick = self.plan.next_pick(seat, view)
        return pick


class Careless(Bot[IntrigoView]):
    """Plays like the greedy bot, but every other move just anyhow."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.careful = Greedy()
        self.anyhow = RandomBot(rng)
        self.cares = True

    def pick(self, seat: Seat[IntrigoView]) -> int:
        if not seat.picked():
            self.cares = self.rng.below(2) == 0
        return self.careful.pick(seat) if self.cares else self.anyhow.pick(seat)
