"""A recorded game step by step: who decided what, and the game just before it."""

from __future__ import annotations

from dataclasses import dataclass

from signoria.core.game import Game
from signoria.core.limits import REVIEW_MOVES
from signoria.core.phrase import phrase
from signoria.core.record import DAMAGED, TOO_LARGE, Record, RecordError
from signoria.review.coach import Move


@dataclass(frozen=True)
class Step:
    """One move that is in force, and the game in which it was decided."""

    number: int  # moves made before it
    seat: int
    turn: int  # as the record numbers turns
    round: int  # as players count their own turns
    done: Move
    game: Game  # before the question, which other seats may answer at the same time

    def is_choice(self) -> bool:
        question = self.game.question
        assert question is not None
        return len(self.game.options(self.seat)) > 1 or question.most > 1


@dataclass(frozen=True)
class Played:
    """A whole recorded game."""

    record: Record
    steps: tuple[Step, ...]
    final: Game

    @property
    def seats(self) -> int:
        return int(self.final.state.seats)

    def result(self) -> list[float] | None:
        """Each seat's part of the win; None if the game isn't over."""
        winners = self.final.state.winners()
        if not winners:
            return None
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]


def read_steps(record: Record) -> Played:
    """Replay a record and stop before every move that is in force. RecordError if it is damaged or has no moves."""
    final = record.replay()
    history = final.history
    assert history is not None
    if not history.moves:
        raise RecordError(DAMAGED, phrase("review-no-moves"))
    game = Game(record.start.state(record.ruleset()))
    if len(history.moves) > REVIEW_MOVES:
        raise RecordError(TOO_LARGE, phrase("review-too-long", most=REVIEW_MOVES))
    per_round = int(record.ruleset().metrics().turns_in_round(game.state.seats))
    steps: list[Step] = []
    before = game.clone()
    for number, move in enumerate(history.moves):
        if not move.joined:
            before = game.clone()
        turn = int(before.state.turn_number())
        steps.append(Step(number, int(move.seat), turn, (turn - 1) // per_round + 1, tuple(move.picks), before))
        game.apply_move(move.seat, list(move.picks))
        game.pass_stops()
    return Played(record, tuple(steps), final)
