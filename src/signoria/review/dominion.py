"""The coach of Dominion: imagined games are finished by the best menu of the kingdom, which all seats buy by."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from signoria.bots.bot import Bot, play_out
from signoria.bots.dominion.ladder import MenuBot
from signoria.bots.dominion.levels.tournament import best_menu
from signoria.bots.dominion.levels.winning_buy import winning_buy
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.dominion import (
    BUY,
    COPPER,
    CURSE,
    DISCARD,
    END_TURN,
    NAME,
    PILES,
    PLAY_TREASURE,
    CardQuestion,
    Dominion,
    DominionView,
)
from signoria.lang.catalogue import FALLBACK
from signoria.review.coach import Move, Reason
from signoria.review.kinds import kind_of

MOST: Final = 12  # moves that are tried for one decision
PATIENCE: Final = 60  # turns of each player; a longer game is scored as it is
CLEAR: Final = 3.0  # standard errors by which a figure must differ to be a reason
A_CURSE: Final = 0.3  # fewer Curses on average don't count as a reason
A_POINT: Final = 0.5
AT_ONCE: Final = 64  # positions that the net looks at together
CUSTOM: Final = "custom"  # the edition of cards that no catalog knows

# The facts of an imagined game.
OWN_POINTS, OTHERS_POINTS, OTHERS_CURSES = range(3)


class DominionCoach:
    """Knows the menu for one kingdom and number of players."""

    def __init__(self) -> None:
        self.bots: list[Bot] = []
        self.sure: tuple[Game, int, int] | None = None  # the last game that was asked for a winning buy, and the answer

    # --- moves ------------------------------------------------------------------------------------------------------------

    def moves(self, game: Game, seat: int) -> list[Move]:
        question = game.question
        assert isinstance(question, CardQuestion)
        self._sit_down(game, seat)
        found = [self._completed(game, seat, [])]
        if question.verb in (
            PLAY_TREASURE,
            NAME,
        ):  # naming is a guess, and nobody holds Treasures back without a reason
            return found
        winning = self._winning(game, seat)
        if winning >= 0:
            found.insert(0, (winning,))
        for option in self._worth_a_thought(game, seat, question):
            if option == question.stop:
                found.append(())
            elif question.most == 1:
                found.append((option,))
            else:
                found.append(self._completed(game, seat, [option]))
        return list(dict.fromkeys(found))[:MOST]

    def _worth_a_thought(self, game: Game, seat: int, question: CardQuestion) -> list[int]:
        """What the seat may pick first; of the supply the dear cards first, and no junk."""
        options = game.options(seat)
        if question.verb != BUY:
            return options
        board = game.state
        assert isinstance(board, Dominion)
        piles = [pile for pile in options if pile < PILES and pile not in (COPPER, CURSE)]
        return [*sorted(piles, key=lambda pile: (-board.cost(pile), pile)), *(one for one in options if one >= PILES)]

    def _completed(self, game: Game, seat: int, picks: list[int]) -> Move:
        """A whole move that begins like this and continues as usual."""
        world = game.redeal(seat, from_seed("whole move"))
        question = world.question
        assert question is not None
        for pick in picks:
            world.apply(seat, pick)
        chosen = picks[:]
        place: Seat[DominionView] = Seat(world, seat)
        while world.question is question and seat in world.asked() and len(chosen) == len(world.picks(seat)):
            pick = self.bots[seat].pick(place)
            world.apply(seat, pick)
            if pick == question.stop:
                break
            chosen.append(pick)
        return tuple(chosen if question.ordered else sorted(chosen))

    def _sit_down(self, game: Game, seat: int) -> None:
        """Find the menu once; it depends only on the kingdom and the number of players."""
        if not self.bots:
            menu = best_menu(Seat(game, seat))
            self.bots = [MenuBot(menu) for _ in range(game.state.seats)]

    def are_alike(self, game: Game, one: Move, other: Move) -> bool:
        question = game.question
        assert question is not None
        if question.verb == DISCARD:  # which card lies on top hardly ever matters
            return sorted(one) == sorted(other)
        return one == other

    # --- winning at once --------------------------------------------------------------------------------------------------

    def wins_at_once(self, game: Game, seat: int, move: Move) -> bool:
        winning = self._winning(game, seat)
        return winning >= 0 and move == (winning,)

    def _winning(self, game: Game, seat: int) -> int:
        """The buy that begins to end the game and win it; -1 if there is none."""
        if self.sure is None or self.sure[0] is not game or self.sure[1] != seat:
            question = game.question
            assert question is not None
            buys = question.verb == BUY and game.state.view(seat).buys() > 0  # type: ignore[attr-defined] # Dominion's view
            self.sure = (game, seat, int(winning_buy(Seat(game, seat))) if buys else -1)
        return self.sure[2]

    # --- imagined games ---------------------------------------------------------------------------------------------------

    def play_on(self, world: Game) -> list[float]:
        board = world.state
        assert isinstance(board, Dominion)
        self._sit_down(world, max(0, world.seat()))
        play_out(world, self.bots, board.turn + PATIENCE * board.seats)
        leaders = board.leaders()  # the winners, unless patience ran out first
        return [1 / len(leaders) if seat in leaders else 0.0 for seat in range(board.seats)]

    def facts(self, world: Game, seat: int) -> Sequence[float]:
        board = world.state
        assert isinstance(board, Dominion)
        points = board.points()
        others = [other for other in range(board.seats) if other != seat]
        return (
            points[seat],
            sum(points[other] for other in others) / len(others),
            sum(board.players[other].owned[CURSE] for other in others) / len(others),
        )

    def reason(
        self, game: Game, seat: int, done: Move, better: Move, facts: Sequence[tuple[float, float]]
    ) -> Reason | None:
        board = game.state
        assert isinstance(board, Dominion)
        if self.wins_at_once(game, seat, better):
            return Reason("wins")
        question = game.question
        assert question is not None
        if question.verb == BUY and list(done) == [END_TURN] and board.coins > 0:
            return Reason("unspent", float(board.coins))
        if not facts:
            return None
        curses, error = facts[OTHERS_CURSES]
        if curses > max(A_CURSE, CLEAR * error):
            return Reason("curses", curses)
        own, own_error = facts[OWN_POINTS]
        theirs, their_error = facts[OTHERS_POINTS]
        if own > max(A_POINT, CLEAR * own_error) and own >= -theirs:
            return Reason("points", own)
        if -theirs > max(A_POINT, CLEAR * their_error):
            return Reason("others-points", -theirs)
        return None

    def kind(self, game: Game, seat: int, done: Move, better: Move) -> str:
        return kind_of(game, seat, done, better, self.wins_at_once(game, seat, better))

    def own_names(self, game: Game) -> dict[str, dict[str, str]]:
        board = game.state
        assert isinstance(board, Dominion)
        return {
            card.id: json.loads(card.recipe)["names"] if card.recipe else {FALLBACK: card.id.replace("_", " ").title()}
            for card, edition in zip(board.kingdom.cards, board.kingdom.editions)
            if edition == CUSTOM
        }


class DominionValue:
    """The net's chances; several positions at once cost little more than one."""

    def chances(self, places: Sequence[tuple[Game, int]]) -> list[list[float]]:
        from signoria.bots.dominion.learned.value import chances_in  # NumPy and the weights: only when they are wanted

        found: list[list[float]] = []
        for first in range(0, len(places), AT_ONCE):
            found += chances_in([Seat(game, seat) for game, seat in places[first : first + AT_ONCE]])
        return found
