"""A bot that buys and gains by the net alone, without looking ahead. It plays its cards by the card-play policy."""

from __future__ import annotations

import numpy as np

from signoria.bots.bot import Bot
from signoria.bots.dominion.card_play import CardPlay
from signoria.bots.dominion.learned.cards import Floats
from signoria.bots.dominion.learned.net import Weights, forward, softmax
from signoria.bots.dominion.learned.position import N, row_of
from signoria.bots.dominion.learned.value import POLICY, piles_of, weights
from signoria.bots.dominion.levels.winning_buy import winning_buy
from signoria.bots.dominion.menu import MenuText
from signoria.core.seat import Seat
from signoria.dominion import BUY, END_TURN, GAIN, STOP, CardQuestion, DominionView

WISHES = MenuText("net", "Province\nGold\nSilver")  # what the card play goes by


class NetBot(Bot[DominionView]):
    game = "dominion"

    def __init__(self, net: Weights | None = None) -> None:
        self.net = weights(POLICY) if net is None else net
        self.view: DominionView | None = None

    def sit_at(self, seat: Seat[DominionView]) -> None:
        """Look at the table, if it is another one than before."""
        view = seat.view
        if self.view is not view:
            self.view = view
            self.card_play = CardPlay(view, WISHES.at(view))
            self.piles = piles_of(view)

    def pick(self, seat: Seat[DominionView]) -> int:
        self.sit_at(seat)
        question = seat.pending()
        assert isinstance(question, CardQuestion), "this bot plays Dominion"
        buy = question.verb == BUY
        if not buy and (question.verb != GAIN or question.owner != seat.seat):
            return self.card_play.answer(seat, question)
        options = seat.options()
        if len(options) == 1:
            return options[0]
        last = winning_buy(seat) if buy else -1
        if last >= 0:
            return last
        best = int(self.wishes(seat).argmax())
        return best if best < N else int(END_TURN if buy else STOP)

    def wishes(self, seat: Seat[DominionView]) -> Floats:
        """How likely the net would take each pile, or nothing; 0 where it can't."""
        self.sit_at(seat)
        rows = row_of(seat)[None]
        wishes, _ = forward(np, self.net, self.piles.numbers[None], self.piles.facts[None], rows)
        chances: Floats = softmax(wishes)[0]
        return chances
