"""A bot for Dominion in one file: money, and a Militia or two.

Try it with `signoria simulate dominion --bots examples/my_bot.py,big_money`.
"""

from signoria.bots import Bot
from signoria.bots.registry import BotKind
from signoria.core.rng import Rng
from signoria.core.seat import Seat
from signoria.dominion import (
    ALL_TREASURES,
    BUY,
    DUCHY,
    END_ACTIONS,
    END_TURN,
    GOLD,
    PLAY_ACTION,
    PLAY_TREASURE,
    PROVINCE,
    SILVER,
    View,
)


class MyBot(Bot):
    """Answers every question with one of `seat.options()`."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng  # chance of its own, for bots that want some

    def pick(self, seat: Seat) -> int:
        view = seat.view
        assert isinstance(view, View)
        options = seat.options()
        verb = seat.verb()
        militia = view.pile("militia")  # -1 if it is not in this kingdom
        if verb == PLAY_ACTION:
            return militia if militia in options else END_ACTIONS
        if verb == PLAY_TREASURE:
            return ALL_TREASURES
        if verb == BUY:
            return self.buy(view, options, militia)
        return options[0]  # any other question: the first answer there is

    def buy(self, view: View, options: list[int], militia: int) -> int:
        wishes = [PROVINCE, GOLD]
        if view.supply(PROVINCE) <= 4:
            wishes = [PROVINCE, DUCHY, GOLD]  # towards the end points count more than money
        if militia >= 0 and view.own(militia) < 2:
            wishes.append(militia)
        wishes.append(SILVER)
        for card in wishes:
            if card in options:
                return card
        return END_TURN


BOT = BotKind("my_bot", MyBot, games=["dominion"])
