"""A bot that plays by nets alone, without looking ahead: one chooses a plan for the kingdom, another what to do.

It buys, gains, trashes, discards and plays Actions by the net. The card-play policy answers everything else, and says what the plan would do.
"""

from __future__ import annotations

from functools import cache
from random import Random

import numpy as np

from signoria.bots.bot import Bot
from signoria.bots.dominion.card_play import CardPlay
from signoria.bots.dominion.learned.cards import Floats
from signoria.bots.dominion.learned.estimate import Estimate
from signoria.bots.dominion.learned.menu_facts import with_plan
from signoria.bots.dominion.learned.net import Weights, forward, softmax
from signoria.bots.dominion.learned.position import LEAST, choice_of, option_of, row_of
from signoria.bots.dominion.learned.value import POLICY, piles_of, weights
from signoria.bots.dominion.levels.best_plan import promising
from signoria.bots.dominion.levels.winning_buy import winning_buy
from signoria.bots.dominion.menu import MenuText, lines_of
from signoria.core.seat import Seat
from signoria.dominion import BUY, PILES, CardQuestion, DominionView

LOYALTY = 1.0  # log odds that something else must have over what the plan would do, beyond what the net says
KEPT = 1000
_found: dict[str, MenuText] = {}  # promising plans, for the kingdoms met last


@cache
def _estimate() -> Estimate:
    return Estimate()


class NetBot(Bot[DominionView]):
    """Follows a plan that it is given, or one that it finds promising."""

    game = "dominion"

    def __init__(self, net: Weights | None = None, plan: MenuText | None = None) -> None:
        self.net = weights(POLICY) if net is None else net
        self.given = plan
        self.view: DominionView | None = None

    def follow(self, plan: MenuText) -> None:
        """Go by this plan from now on."""
        if plan is not self.given:
            self.given = plan
            self.view = None

    def sit_at(self, seat: Seat[DominionView]) -> None:
        """Look at the table, if it is another one than before."""
        view = seat.view
        if self.view is not view:
            self.view = view
            self.plan = promising_plan(view) if self.given is None else self.given
            self.card_play = CardPlay(view, self.plan.at(view))
            self.piles = piles_of(view)
            self.facts = with_plan(self.piles, lines_of(self.plan))

    def pick(self, seat: Seat[DominionView]) -> int:
        self.sit_at(seat)
        question = seat.pending()
        assert isinstance(question, CardQuestion), "this bot plays Dominion"
        if not is_for_the_net(seat, question):
            return int(self.card_play.answer(seat, question))
        last = winning_buy(seat) if question.verb == BUY else -1
        if last >= 0:
            return int(last)
        return option_of(int(self.wishes(seat).argmax()), int(question.verb))

    def wishes(self, seat: Seat[DominionView]) -> Floats:
        """How likely it would choose each pile, or none, with `LOYALTY` to its plan; 0 where it can't."""
        self.sit_at(seat)
        question = seat.pending()
        assert isinstance(question, CardQuestion)
        planned = choice_of(int(self.card_play.answer(seat, question)))
        rows = row_of(seat, planned)[None]
        wishes, _ = forward(np, self.net, self.piles.numbers[None], self.facts[None], rows)
        wishes[0, planned] += LOYALTY
        chances: Floats = softmax(wishes)[0]
        return chances


def is_for_the_net(seat: Seat[DominionView], question: CardQuestion) -> bool:
    """Whether it is to choose a card for itself, or none, and there is a choice."""
    least = LEAST.get(int(question.verb), 0)
    return least > 0 and question.owner == seat.seat and len(seat.options()) >= max(2, least)


def promising_plan(view: DominionView) -> MenuText:
    """What the estimate expects most of in this kingdom."""
    cards = [view.card(pile) for pile in range(PILES)]
    table = "|".join([str(view.seats()), *[card.id + card.recipe for card in cards]])
    found = _found.get(table)
    if found is None:
        found = promising(view, _estimate(), Random(table), 1)[0]
        if len(_found) >= KEPT:
            _found.clear()
        _found[table] = found
    return found
