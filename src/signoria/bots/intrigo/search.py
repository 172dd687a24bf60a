"""The searching bot: simulates the rest of the round after each good move and picks the best.

How much it thinks is a number of rounds played in the mind and not a time, so that the same seed gives the same game.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.intrigo.chances import chance_of
from signoria.bots.intrigo.greedy import Plan
from signoria.bots.intrigo.planner import UNPICKED, Planner, openings
from signoria.bots.intrigo.prospect import Weights
from signoria.core.game import Game
from signoria.core.rng import Rng
from signoria.core.seat import Seat
from signoria.intrigo import DRAFT, IntrigoView

ROLLOUTS: Final[i64] = 320  # rounds played in the mind for one decision, about
FEW_ROLLOUTS: Final[i64] = 60  # of a weaker player
EACH: Final[i64] = 3  # goes that are looked at for each card and character
LEAST_WORLDS: Final[i64] = 4  # in which a move is tried before it is dropped


class Tried:
    """A move and the sum of the chances it led to, in all worlds it was tried in."""

    def __init__(self, move: list[int]) -> None:
        self.move = move
        self.total: i64 = 0


class Searcher(Bot[IntrigoView]):
    """Deals what it cannot know in many ways, and lets greedy players finish the round in each."""

    def __init__(self, rng: Rng, rollouts: i64 = ROLLOUTS, each: i64 = EACH, weights: Weights | None = None) -> None:
        self.rng = rng
        self.rollouts = rollouts
        self.each = each
        self.planner = Planner(weights if weights is not None else Weights())
        self.plan = Plan()

    def pick(self, seat: Seat[IntrigoView]) -> int:
        options = seat.options()
        if len(options) == 1:
            return options[0]
        view = seat.view
        if view.phase() == DRAFT:
            return self.best_move(seat, [[card] for card in options])[0]
        pick = self.plan.next_pick(seat, view)
        if pick == UNPICKED:
            self.plan.make(view, self.best_move(seat, self.candidates(view, seat.seat, seat.picked())))
            pick = self.plan.next_pick(seat, view)
        return pick

    def candidates(self, view: IntrigoView, seat: i64, begun: list[int]) -> list[list[int]]:
        """The most promising goes of every card and character."""
        planner = self.planner
        shortlist = planner.shortlist
        found: list[list[int]] = []
        shortlist.most = self.each
        planner.look(view, seat, begun)
        for opening in openings(view):
            shortlist.clear()
            planner.plan(view, opening)
            found.extend(shortlist.goes)
        shortlist.most = 1
        return found

    def best_move(self, seat: Seat[IntrigoView], moves: list[list[int]]) -> list[int]:
        """Of these moves the best: all are tried in a few worlds, the better half in more, until one is left."""
        tried = [Tried(move) for move in moves]
        stages: i64 = 0
        left: i64 = len(moves)
        while left > 1:
            left = (left + 1) // 2
            stages += 1
        while len(tried) > 1:
            worlds: i64 = self.rollouts // (stages * len(tried))
            if worlds < LEAST_WORLDS:
                worlds = LEAST_WORLDS
            self._try(seat, tried, worlds)
            tried.sort(key=_from_the_best)
            del tried[(len(tried) + 1) // 2 :]
        return tried[0].move

    def _try(self, seat: Seat[IntrigoView], tried: list[Tried], worlds: i64) -> None:
        """All moves in the same worlds, so that luck falls on all of them alike."""
        made = len(seat.picked())
        while worlds > 0:
            world = seat.sample(Rng(self.rng.word(), self.rng.word(), self.rng.word(), 1))
            for one in tried:
                one.total += self._play_out(world.clone(), seat.seat, one.move[made:])
            worlds -= 1

    def _play_out(self, game: Game, seat: i64, move: list[int]) -> i64:
        """Let greedy players finish the round after the rest of a move; the chance the seat has then."""
        game.apply_move(seat, move)
        seats: list[Seat[IntrigoView]] = [Seat(game, who) for who in range(game.state.seats)]
        view = seats[seat].view
        this_round: i64 = view.round()
        while view.round() == this_round:
            who: i64 = game.seat()
            if who < 0:
                break
            lens = seats[who].view
            if lens.phase() == DRAFT:
                game.apply(who, self.planner.best_card(lens, who))
            else:
                game.apply_move(who, self.planner.best_go(lens, who, []))
        return chance_of(view, seat)


def strongest(rng: Rng) -> Searcher:
    """As strong as can be within a second for a decision: plain Python has time for less."""
    spec = find_spec("signoria.bots.intrigo.search")
    if spec is None or spec.origin is None or spec.origin.endswith(".py"):
        return weaker(rng)
    return Searcher(rng)


def weaker(rng: Rng) -> Searcher:
    """One that looks at fewer goes, and at each for a shorter time."""
    return Searcher(rng, FEW_ROLLOUTS, 1)


def _from_the_best(tried: Tried) -> int:
    return -tried.total
