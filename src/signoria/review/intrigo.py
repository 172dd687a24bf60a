"""The coach of Intrigo: greedy players finish the round, and counters and ducats say who is likely to win from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.bots.intrigo.chances import CERTAIN, chance_of
from signoria.bots.intrigo.search import Searcher
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.intrigo import DRAFT, IntrigoView
from signoria.review.coach import Move, Reason

MOST: Final = 16  # moves that are tried for one decision
CLEAR: Final = 3.0  # standard errors by which a figure must differ to be a reason
A_SEAL: Final = 0.1

# The facts of an imagined round.
OWN_SEALS, OTHERS_SEALS = range(2)


class IntrigoCoach:
    def __init__(self) -> None:
        self.searcher = Searcher(from_seed("coach"))
        self.planner = self.searcher.planner

    def moves(self, game: Game, seat: int) -> list[Move]:
        place: Seat[IntrigoView] = Seat(game, seat)
        view = place.view
        if view.phase() == DRAFT:
            usual: Move = (int(self.planner.best_card(view, seat)),)
            found: list[Move] = [(card,) for card in place.options()]
        else:
            usual = tuple(self.planner.best_go(view, seat, []))
            found = [tuple(move) for move in self.searcher.candidates(view, seat, [])]
        return list(dict.fromkeys([usual, *found]))[:MOST]

    def are_alike(self, game: Game, one: Move, other: Move) -> bool:
        return one == other

    def wins_at_once(self, game: Game, seat: int, move: Move) -> bool:
        return False

    def play_on(self, world: Game) -> list[float]:
        seats: list[Seat[IntrigoView]] = [Seat(world, who) for who in range(world.state.seats)]
        view = seats[0].view
        this_round = view.round()
        while view.round() == this_round:
            who = world.seat()
            if who < 0:
                break
            theirs = seats[who].view
            if theirs.phase() == DRAFT:
                world.apply(who, self.planner.best_card(theirs, who))
            else:
                world.apply_move(who, self.planner.best_go(theirs, who, []))
        return [float(chance_of(one.view, who)) / float(CERTAIN) for who, one in enumerate(seats)]

    def facts(self, world: Game, seat: int) -> Sequence[float]:
        seals = world.state.points()
        return seals[seat], (sum(seals) - seals[seat]) / (len(seals) - 1)

    def reason(
        self, game: Game, seat: int, done: Move, better: Move, facts: Sequence[tuple[float, float]]
    ) -> Reason | None:
        if not facts:
            return None
        own, own_error = facts[OWN_SEALS]
        theirs, their_error = facts[OTHERS_SEALS]
        if own > max(A_SEAL, CLEAR * own_error) and own >= -theirs:
            return Reason("seals", own)
        if -theirs > max(A_SEAL, CLEAR * their_error):
            return Reason("others-seals", -theirs)
        return None
