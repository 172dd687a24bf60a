"""A Dominion bot that plays its cards by the card-play policy, and takes cards by a menu."""

from __future__ import annotations

from signoria.bots.bot import Bot
from signoria.bots.dominion.card_play import CardPlay
from signoria.bots.dominion.menu import Menu
from signoria.core.seat import Seat
from signoria.dominion import CardQuestion, DominionView


class CardPlayer(Bot[DominionView]):
    def __init__(self) -> None:
        self.card_play: CardPlay | None = None

    def menu_at(self, seat: Seat[DominionView]) -> Menu:
        """The menu for this table."""
        raise NotImplementedError

    def fit(self, seat: Seat[DominionView]) -> CardPlay:
        """The card play for this table: the one in use, or a new one if it is another game."""
        view = seat.view
        card_play = self.card_play
        if card_play is None or card_play.view is not view:
            card_play = CardPlay(view, self.menu_at(seat))
            self.card_play = card_play
        return card_play

    def pick(self, seat: Seat[DominionView]) -> int:
        question = seat.pending()
        assert isinstance(question, CardQuestion), "this bot plays Dominion"
        return self.fit(seat).answer(seat, question)
