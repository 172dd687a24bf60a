"""The coach of Intrigo: greedy players finish the round, and counters and ducats say who is likely to win from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from signoria.bots.intrigo.chances import CERTAIN, chance_of
from signoria.bots.intrigo.search import Searcher
from signoria.core.game import Game
from signoria.core.phrase import phrase
from signoria.core.rng import from_seed
from signoria.core.seat import Seat
from signoria.intrigo import (
    DRAFT,
    FAMILIES,
    FIRST_CHARACTER,
    PASS,
    PER_FAMILY,
    PICK,
    Intrigo,
    IntrigoView,
    card_name,
)
from signoria.lang import Translator, languages
from signoria.review.coach import Move, Reason

MOST: Final = 16  # moves that are tried for one decision
CLEAR: Final = 3.0  # standard errors by which a figure must differ to be a reason
A_SEAL: Final = 0.2  # fewer seals on average don't count as a reason
HEAT: Final = {3: 0.55, 4: 0.5}  # by number of players: fitted on games of novice and easy; bots play by chances with 1

INTRIGO_KINDS: Final = ("draft", "passed", "played-on", "place", "target", "character-passed", "character", "card")

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

    def answers(self, game: Game, seat: int, move: Move) -> list[Move]:
        return []  # a go is one move

    def are_alike(self, game: Game, one: Move, other: Move) -> bool:
        return one == other

    def wins_at_once(self, game: Game, seat: int, move: Move) -> bool:
        return False

    def shows_nothing(self, before: Game, after: Game, seat: int) -> bool:
        return False  # others move in between

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
        return chances_in(view)

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
        # Not if as much as half of it is lost on the other side.
        if own > max(A_SEAL, CLEAR * own_error, -theirs, 2 * theirs):
            return Reason("seals", own)
        if -theirs > max(A_SEAL, CLEAR * their_error, -2 * own):
            return Reason("others-seals", -theirs)
        return None

    def kind(self, game: Game, seat: int, done: Move, better: Move) -> str:
        question = game.question
        assert question is not None
        if question.verb == PICK:
            return "draft"
        if done[0] == PASS:
            return "passed"
        if better[0] == PASS:
            return "played-on"
        if done[0] == better[0]:
            return "place" if done[1] != better[1] else "target"
        if better[0] >= FIRST_CHARACTER and done[0] < FIRST_CHARACTER:
            return "character-passed"
        return "character" if done[0] >= FIRST_CHARACTER else "card"

    def own_names(self, game: Game) -> dict[str, dict[str, str]]:
        board = game.state
        assert isinstance(board, Intrigo)
        cards = [card for card in range(FIRST_CHARACTER) if board.terms.box >> card & 1]
        unknown = [card for card in cards if not Translator().knows(f"card-{card_name(card)}")]
        return {
            card_name(card): {
                lang: Translator(lang).say(
                    "intrigo-card",
                    family=phrase(f"family-{FAMILIES[card // PER_FAMILY]}"),
                    n=card % PER_FAMILY,
                )
                for lang in languages()
            }
            for card in unknown
        }


class IntrigoValue:
    """Chances by counters and ducats alone."""

    def chances(self, places: Sequence[tuple[Game, int]]) -> list[list[float]]:
        return [self._of(game, seat) for game, seat in places]

    def _of(self, game: Game, seat: int) -> list[float]:
        view: IntrigoView = Seat(game, seat).view
        return chances_in(view)


def chances_in(view: IntrigoView) -> list[float]:
    """Each seat's chance; they add up to 1. Counters and ducats are open, so it's the same from every seat."""
    seats = int(view.seats())
    return tempered([float(chance_of(view, who)) / float(CERTAIN) for who in range(seats)], HEAT[seats])


def tempered(chances: Sequence[float], heat: float) -> list[float]:
    """The same chances, surer the smaller the heat is."""
    powers = [chance ** (1 / heat) for chance in chances]
    return [power / sum(powers) for power in powers]
