"""The strongest level: the net or a menu, whichever wins in this kingdom, and imagined games in which it plays on."""

from __future__ import annotations

from math import sqrt

from signoria import compiled
from signoria.bots.bot import Bot
from signoria.bots.dominion.learned.lookahead import Kingdom, Lookahead, play_on, share_of
from signoria.bots.dominion.learned.net import Weights
from signoria.bots.dominion.learned.player import NetBot
from signoria.bots.dominion.levels.hard import Hard
from signoria.bots.dominion.levels.winning_buy import winning_buy
from signoria.bots.dominion.menu import MenuText
from signoria.core.game import Game
from signoria.core.rng import Rng, from_seed
from signoria.core.seat import Seat
from signoria.dominion import (
    BUY,
    CHOOSE,
    DISCARD,
    END_TURN,
    GAIN,
    STOP,
    TRASH,
    CardQuestion,
    Dominion,
    DominionView,
    deal_like,
)

WORK = 380_000 if compiled() else 30_000  # picks in imagined games for one buy of the net
PICKS = 500_000 if compiled() else 30_000  # the same where it plays by a menu
OTHERS = 3  # any other choice gets this fraction
RACE = 120_000 if compiled() else 15_000  # picks to find out whether the net or the menu is better in a kingdom
DEALS = 8  # at a time in this race
CONSIDERED = 5  # answers beside the usual one
UNLIKELY = 0.01  # a buy that the net would make so rarely isn't tried


class Expert(Bot[DominionView]):
    """Plays by the net or, as `hard` does, by a menu; `by_net` says which, None: the one that wins a race in this kingdom.

    `work` and `picks` bound what is imagined for one decision.
    """

    game = "dominion"

    def __init__(
        self,
        rng: Rng,
        work: int = WORK,
        picks: int = PICKS,
        net: Weights | None = None,
        by_net: bool | None = None,
    ) -> None:
        self.rng = rng
        self.work = work
        self.player = NetBot(net)
        self.hard = Hard(rng, picks)
        self.view: DominionView | None = None
        self.choice = by_net
        self.by_net = True

    def sit_at(self, seat: Seat[DominionView]) -> None:
        """Look at the table, if it is another one than before."""
        if self.view is not seat.view:
            self.view = seat.view
            self.player.sit_at(seat)
            self.kingdom = Kingdom(seat.view, self.player.net)
            said = self.choice
            self.by_net = net_is_better(seat, self.kingdom, self.hard.menu(seat)) if said is None else said

    def pick(self, seat: Seat[DominionView]) -> int:
        self.sit_at(seat)
        if not self.by_net:
            return self.hard.pick(seat)
        question = seat.pending()
        assert isinstance(question, CardQuestion), "this bot plays Dominion"
        verb = question.verb
        options = seat.options()
        if len(options) == 1:
            return options[0]
        if verb == BUY or (verb == GAIN and question.owner == seat.seat):
            last = winning_buy(seat) if verb == BUY else -1
            return last if last >= 0 else self._take(seat, END_TURN if verb == BUY else STOP)
        usual = self.player.pick(seat)
        if verb not in (GAIN, TRASH, DISCARD, CHOOSE):
            return usual
        others = [option for option in options if option != usual][:CONSIDERED]
        return self._tried(seat, usual, others, self.work // OTHERS)

    def _take(self, seat: Seat[DominionView], nothing: int) -> int:
        """A card, or nothing, by the net; other likely answers are tried."""
        likely = self.player.wishes(seat)
        order = [int(pile) for pile in likely.argsort()[::-1] if likely[pile] >= UNLIKELY]
        taken = [pile if pile < len(likely) - 1 else nothing for pile in order]
        first = seat.view.turns(seat.seat) <= 1  # in which it also finds out how to play
        return self._tried(seat, taken[0], taken[1 : CONSIDERED + 1], self.work // 2 if first else self.work)

    def _tried(self, seat: Seat[DominionView], usual: int, others: list[int], work: int) -> int:
        return Lookahead(self.kingdom, seat, self.rng, work).best(usual, others) if others else usual


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
