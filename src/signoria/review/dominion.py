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
    PLAY_ACTION,
    PLAY_TREASURE,
    CardQuestion,
    Dominion,
    DominionView,
    is_finished,
)
from signoria.lang.catalogue import FALLBACK
from signoria.review.coach import Move, Reason
from signoria.review.kinds import kind_of

MOST: Final = 12  # moves that are tried for one decision
FEW: Final = 4  # answers to a card's own question that are tried together with playing the card
PATIENCE: Final = 60  # turns of each player; a longer game is scored as it is
CLEAR: Final = 3.0  # standard errors by which a figure must differ to be a reason
A_CURSE: Final = 0.3  # fewer Curses on average don't count as a reason
A_POINT: Final = 0.5
ALMOST_ALL: Final = 0.75  # of a larger lead: then one side's points alone are the reason
AT_ONCE: Final = 64  # positions that the net looks at together
PHASES: Final = (PLAY_ACTION, PLAY_TREASURE, BUY)  # questions of a turn, not of a card
CUSTOM: Final = "custom"  # the edition of cards that no catalog knows

# The facts of an imagined game.
OWN_POINTS, OTHERS_POINTS, LEAD, OWN_CURSES, OTHERS_CURSES = range(5)


class DominionCoach:
    """Knows the menu for one kingdom and number of players."""

    def __init__(self) -> None:
        self.bots: list[Bot] = []
        self.endings: Endings | None = None  # of the game that was asked about last

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
        winning = self._endings(game, seat).winning
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

    def answers(self, game: Game, seat: int, move: Move) -> list[Move]:
        """Those to the question of a card that is played, such as Chancellor, if there are only a few."""
        question = game.question
        assert question is not None
        if question.verb != PLAY_ACTION:
            return []
        before = game.redeal(seat, from_seed("answers"))
        after = before.clone()
        after.apply_move(seat, list(move))
        if after.question is None or after.question.verb in PHASES or after.asked() != [seat]:
            return []
        found = self.moves(after, seat) if self.shows_nothing(before, after, seat) else []
        return found if 1 < len(found) <= FEW else []

    def are_alike(self, game: Game, one: Move, other: Move) -> bool:
        question = game.question
        assert question is not None
        if question.verb == DISCARD:  # which card lies on top hardly ever matters
            return sorted(one) == sorted(other)
        return one == other

    # --- the end of the game ----------------------------------------------------------------------------------------------

    def wins_at_once(self, game: Game, seat: int, move: Move) -> bool:
        return self._endings(game, seat).wins(move)

    def _endings(self, game: Game, seat: int) -> Endings:
        if self.endings is None or self.endings.game is not game or self.endings.seat != seat:
            self.endings = Endings(game, seat)
        return self.endings

    def shows_nothing(self, before: Game, after: Game, seat: int) -> bool:
        one, other = before.state, after.state
        assert isinstance(one, Dominion) and isinstance(other, Dominion)
        if one.turn != other.turn:
            return False
        return all(
            list(was.deck) == list(now.deck) and (was.seat == seat or list(was.hand) == list(now.hand))
            for was, now in zip(one.players, other.players, strict=True)
        )

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
        points, curses = board.points(), [int(who.owned[CURSE]) for who in board.players]
        n = board.seats - 1
        others, their_curses = (sum(points) - points[seat]) / n, (sum(curses) - curses[seat]) / n
        return points[seat], others, points[seat] - others, curses[seat], their_curses

    def reason(
        self, game: Game, seat: int, done: Move, better: Move, facts: Sequence[tuple[float, float]]
    ) -> Reason | None:
        board = game.state
        assert isinstance(board, Dominion)
        endings = self._endings(game, seat)
        if endings.wins(better):
            return Reason("wins")
        if endings.loses(done):
            return Reason("loses")
        question = game.question
        assert question is not None
        if question.verb == BUY and ends_turn(done) and board.coins > 0:
            return Reason("unspent", float(board.coins))
        return (_curses(facts) or _points(facts)) if facts else None

    def kind(self, game: Game, seat: int, done: Move, better: Move) -> str:
        endings = self._endings(game, seat)
        return kind_of(game, seat, done, better, endings.wins(better), endings.loses(done))

    def own_names(self, game: Game) -> dict[str, dict[str, str]]:
        board = game.state
        assert isinstance(board, Dominion)
        return {
            card.id: json.loads(card.recipe)["names"] if card.recipe else {FALLBACK: card.id.replace("_", " ").title()}
            for card, edition in zip(board.kingdom.cards, board.kingdom.editions)
            if edition == CUSTOM
        }


def _curses(facts: Sequence[tuple[float, float]]) -> Reason | None:
    """Curses, where the better move spares the seat some or gives the others more."""
    fewer, more = -facts[OWN_CURSES][0], facts[OTHERS_CURSES][0]
    kind, curses, error = (
        ("curses", more, facts[OTHERS_CURSES][1]) if more >= fewer else ("own-curses", fewer, facts[OWN_CURSES][1])
    )
    return Reason(kind, curses) if curses > max(A_CURSE, CLEAR * error) else None


def _points(facts: Sequence[tuple[float, float]]) -> Reason | None:
    """Points, where the better move brings the seat further ahead: its own, the others', or some of both."""
    lead, error = facts[LEAD]
    if lead <= max(A_POINT, CLEAR * error):
        return None
    for kind, (points, of_points) in (
        ("points", facts[OWN_POINTS]),
        ("others-points", (-facts[OTHERS_POINTS][0], facts[OTHERS_POINTS][1])),
    ):
        if ALMOST_ALL * lead <= points <= lead / ALMOST_ALL and points > CLEAR * of_points:
            return Reason(kind, points)
    return Reason("lead", lead)


class Endings:
    """What buys make of the end of the game: whether a seat's move wins it in this turn, or ends it for others to win."""

    def __init__(self, game: Game, seat: int) -> None:
        question = game.question
        assert question is not None
        self.game = game
        self.seat = seat
        self.buys = question.verb == BUY and game.state.view(seat).buys() > 0  # type: ignore[attr-defined] # Dominion's view
        self.winning = (
            int(winning_buy(Seat(game, seat))) if self.buys else -1
        )  # the first of the buys; -1 if there are none
        self._wins: dict[Move, bool] = {}

    def wins(self, move: Move) -> bool:
        """Whether the seat wins this turn, whatever is hidden, if it continues well."""
        if self.winning < 0 or move == (self.winning,):
            return self.winning >= 0
        if move not in self._wins:
            self._wins[move] = not ends_turn(move) and winning_buy(Seat(self._after(move), self.seat)) >= 0
        return self._wins[move]

    def loses(self, move: Move) -> bool:
        """Whether this is the last buy, the game is over after it, and only others win."""
        if not self.buys or len(move) != 1:
            return False
        board = self.game.state if ends_turn(move) else self._after(move).state
        assert isinstance(board, Dominion)
        is_last = ends_turn(move) or board.buys == 0
        return is_last and is_finished(board) and self.seat not in board.leaders()

    def _after(self, move: Move) -> Game:
        game = self.game.redeal(self.seat, from_seed("ending"))
        game.apply_move(self.seat, list(move))
        return game


def ends_turn(move: Move) -> bool:
    return list(move) == [END_TURN]


class DominionValue:
    """The net's chances; several positions at once cost little more than one."""

    def chances(self, places: Sequence[tuple[Game, int]]) -> list[list[float]]:
        from signoria.bots.dominion.learned.value import chances_in  # NumPy and the weights: only when they are wanted

        found: list[list[float]] = []
        for first in range(0, len(places), AT_ONCE):
            found += chances_in([Seat(game, seat) for game, seat in places[first : first + AT_ONCE]])
        return found
