"""The strongest level: as `hard`, with the net's buys among those that are tried, and more imagined games."""

from __future__ import annotations

from signoria import compiled
from signoria.bots.bot import Bot
from signoria.bots.dominion.learned.net import Weights
from signoria.bots.dominion.learned.player import NetBot
from signoria.bots.dominion.learned.position import N
from signoria.bots.dominion.levels.hard import FEW, Hard
from signoria.bots.dominion.levels.trial import Trial
from signoria.bots.dominion.levels.winning_buy import winning_buy
from signoria.core.rng import Rng
from signoria.core.seat import Seat
from signoria.dominion import BUY, END_TURN, GAIN, STOP, CardQuestion, DominionView

PICKS = 500_000 if compiled() else 30_000  # made in imagined games for one buy
LIKED = 4  # buys that the net would make are tried
UNLIKELY = 0.02  # unless it would make them so rarely


class Expert(Bot[DominionView]):
    """Takes what its menu says, unless what the net likes or another card clearly wins more imagined games."""

    game = "dominion"

    def __init__(self, rng: Rng, picks: int = PICKS, net: Weights | None = None) -> None:
        self.rng = rng
        self.picks = picks
        self.player = NetBot(net)
        self.hard = Hard(rng, picks)

    def pick(self, seat: Seat[DominionView]) -> int:
        question = seat.pending()
        assert isinstance(question, CardQuestion), "this bot plays Dominion"
        buys = question.verb == BUY and seat.view.buys() > 0
        if not buys and (question.verb != GAIN or question.owner != seat.seat):
            return self.hard.pick(seat)
        last = winning_buy(seat) if buys else -1
        return last if last >= 0 else self._take(seat, question)

    def _take(self, seat: Seat[DominionView], question: CardQuestion) -> int:
        """A card, or nothing."""
        view, options = seat.view, seat.options()
        usual = int(self.hard.fit(seat).answer(seat, question))
        thought_of = [*self._liked(seat, question), *self.hard.others(view, options, usual)]
        others = [option for option in dict.fromkeys(thought_of) if option != usual]
        plan = self.hard.plan
        assert plan is not None, "found when it sat down"
        return Trial(seat, plan, self.rng, self.picks * FEW // max(FEW, view.seats())).best(usual, others)

    def _liked(self, seat: Seat[DominionView], question: CardQuestion) -> list[int]:
        """What the net would take, the most likely first."""
        nothing = int(END_TURN if question.verb == BUY else STOP)
        likely = self.player.wishes(seat)
        order = [int(pile) for pile in likely.argsort()[::-1][:LIKED] if likely[pile] >= UNLIKELY]
        return [pile if pile < N else nothing for pile in order]
