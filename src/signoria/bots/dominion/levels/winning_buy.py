"""Whether this turn's buys can end the game so that this seat wins. Exact, not by trial."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.dominion import END_TURN, PILES, Dominion, DominionView, is_finished

MOST_TRIED: Final[i64] = 400  # ways to spend the coins; with more buys than anyone ever has the rest is left out
NOTHING: Final[i64] = -1


def winning_buy(seat: Seat[DominionView]) -> i64:
    """The first buy of those that end the game and win it alone; END_TURN if it is done already; -1 if there are none."""
    view = seat.view
    if view.gains_to_end() > view.buys():
        return NOTHING
    return _Search(seat.seat).first_buy(seat.sample(from_seed("ending")))


class _Search:
    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.tried: i64 = 0

    def first_buy(self, game: Game) -> i64:
        """What to buy first, dear cards before cheap ones; what a re-deal changes does not matter for it."""
        self.tried += 1
        board = game.state
        assert isinstance(board, Dominion)
        if is_finished(board) and board.leaders() == [self.seat]:
            return END_TURN
        if board.buys == 0:
            return NOTHING
        for pile in sorted(game.options(self.seat), key=lambda pile: -board.cost(pile) if pile < PILES else 1):
            if pile < PILES and self.tried < MOST_TRIED:
                then = game.clone()
                then.apply(self.seat, pile)
                if self.first_buy(then) != NOTHING:
                    return pile
        return NOTHING
