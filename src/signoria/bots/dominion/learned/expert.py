"""The strongest level: the net or a menu, whichever wins in this kingdom, held against other buys in imagined games."""

from __future__ import annotations

from math import sqrt

from signoria import compiled
from signoria.bots.bot import Bot
from signoria.bots.dominion.learned.imagined import Kingdom, play_on, share_of
from signoria.bots.dominion.learned.net import Weights
from signoria.bots.dominion.learned.player import NetBot
from signoria.bots.dominion.learned.position import N
from signoria.bots.dominion.levels.hard import Hard
from signoria.bots.dominion.levels.trial import Trial
from signoria.bots.dominion.levels.winning_buy import winning_buy
from signoria.bots.dominion.menu import MenuText
from signoria.core.game import Game
from signoria.core.rng import Rng, from_seed
from signoria.core.seat import Seat
from signoria.dominion import (
    BUY,
    END_TURN,
    GAIN,
    STOP,
    CardQuestion,
    Dominion,
    DominionView,
    deal_like,
)

PICKS = 500_000 if compiled() else 30_000  # made in imagined games for one buy
FEW = 3  # with more players there are fewer picks
RACE = 80_000 if compiled() else 15_000  # picks to find out whether the net or the menu is better in a kingdom
DEALS = 8  # at a time in this race
LIKED = 4  # buys that the net would make are tried
UNLIKELY = 0.02  # unless it would make them so rarely


class Expert(Bot[DominionView]):
    """Buys as the net would or, as `hard` does, as a menu says, unless another buy clearly wins more imagined games.

    `by_net` says which of the two, None: the one that wins a race in this kingdom. `picks` bounds what is imagined for one
    decision.
    """

    game = "dominion"

    def __init__(self, rng: Rng, picks: int = PICKS, net: Weights | None = None, by_net: bool | None = None) -> None:
        self.rng = rng
        self.picks = picks
        self.player = NetBot(net)
        self.hard = Hard(rng, picks)
        self.view: DominionView | None = None
        self.choice = by_net

    def sit_at(self, seat: Seat[DominionView]) -> None:
        """Look at the table, if it is another one than before."""
        if self.view is not seat.view:
            self.view = seat.view
            self.player.sit_at(seat)
            self.plan = self.hard.menu(seat)
            said = self.choice
            self.by_net = net_is_better(seat, Kingdom(seat.view, self.player.net), self.plan) if said is None else said

    def pick(self, seat: Seat[DominionView]) -> int:
        self.sit_at(seat)
        question = seat.pending()
        assert isinstance(question, CardQuestion), "this bot plays Dominion"
        buys = question.verb == BUY and seat.view.buys() > 0
        if not buys and (question.verb != GAIN or question.owner != seat.seat):
            return self.hard.pick(seat)
        last = winning_buy(seat) if buys else -1
        return last if last >= 0 else self._take(seat, question)

    def _take(self, seat: Seat[DominionView], question: CardQuestion) -> int:
        """A card, or nothing: what the net or the menu wants, or what is clearly better than that."""
        view, options = seat.view, seat.options()
        nothing = int(END_TURN if question.verb == BUY else STOP)
        likely = self.player.wishes(seat)
        order = [int(pile) for pile in likely.argsort()[::-1][:LIKED] if likely[pile] >= UNLIKELY]
        liked = [pile if pile < N else nothing for pile in order]
        by_menu = int(self.hard.fit(seat).answer(seat, question))
        usual = liked[0] if self.by_net else by_menu
        thought_of = [by_menu, *liked, *self.hard.others(view, options, usual)]
        others = [option for option in dict.fromkeys(thought_of) if option != usual]
        picks = self.picks * FEW // max(FEW, view.seats())
        return Trial(seat, self.plan, self.rng, picks).best(usual, others) if others else usual


_known: dict[str, bool] = {}  # by kingdom and number of players


def net_is_better(seat: Seat[DominionView], kingdom: Kingdom, menu: MenuText) -> bool:
    """Whether the net wins at least its share against the menu in this kingdom. It comes out the same whenever it is asked."""
    board = seat.sample(from_seed("table")).state
    assert isinstance(board, Dominion)
    seats = kingdom.seats
    name = " ".join(board.kingdom.chosen() + [card.recipe for card in board.kingdom.cards])
    key = f"{seats} {board.second_edition} {name}"
    if key not in _known:
        won, games, left = 0.0, 0, RACE
        while left > 0:
            for mine in range(seats):
                dealt = [Game(deal_like(board, from_seed(f"{key} {games + i}"), 0)) for i in range(DEALS)]
                menus: list[MenuText | None] = [menu] * seats
                menus[mine] = None
                left -= play_on(kingdom, dealt, menus)
                won += sum(share_of(game, mine) for game in dealt)
            games += DEALS * seats
        even = games / seats
        _known[key] = won > even - 0.3 * sqrt(even * (1 - 1 / seats))
    return _known[key]
