"""What a bot is, the one that knows nothing, and the loop that lets bots play a game."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from signoria.core.game import Game
from signoria.core.rng import Rng
from signoria.core.seat import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers one pick at a time."""

    def pick(self, seat: Seat) -> int:
        """One of `seat.options()`, of which there are at least two."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal pick, each equally likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def pick(self, seat: Seat) -> int:
        options = seat.options()
        return options[self.rng.below(len(options))]


def play(game: Game, bots: list[Bot]) -> i64:
    """Let bots play a game to its end; how many real decisions (of two options and more) they took."""
    seats = [Seat(game, seat) for seat in range(game.state.seats)]
    decisions: i64 = 0
    while True:
        who = game.seat()
        if who < 0:
            return decisions
        options = game.options(who)
        if len(options) == 1:
            game.apply(who, options[0])
        else:
            decisions += 1
            game.apply(who, bots[who].pick(seats[who]))
