"""Games that are over, to be looked at again: every step of one as any seat saw it, and how it came out."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from signoria.core.game import Game
from signoria.core.phrase import Phrase, phrase
from signoria.core.record import Record, RecordError
from signoria.core.telling import HEADING
from signoria.server import shapes
from signoria.server.refusal import Refused
from signoria.server.voice import SPECTATOR

MOST_LINES: Final = 20_000  # of the log of a record that somebody brings
LONGEST_NAME: Final = 40
STRIDE: Final = 16  # moves from one position that is kept to the next
KEPT: Final = 64  # games at once
KEPT_FOR: Final = 900.0  # seconds after the last look


@dataclass(frozen=True)
class Ended:
    """How a game ended, where its table knows more than its record: given up, or broken off."""

    winners: tuple[int, ...] | None = None  # None: nobody has won
    conceded: bool = False


@dataclass
class Round:
    """How far everybody had come when a round ended."""

    step: int
    standings: list[list[int]]  # by seat, by gauge
    holdings: list[dict[str, int]]  # by seat


class Replay:
    """A game played again from its record. Step k is where k moves are made; what was taken back is not among them."""

    def __init__(self, record: Record, ended: Ended | None = None) -> None:
        """RecordError if the record cannot be played."""
        if len(record.log) > MOST_LINES:
            raise Refused("too_large")
        self.record = record
        self.kind = record.kind()
        self.last = record.replay()
        history = self.last.history
        assert history is not None
        self.history = history
        self.seats = int(self.last.state.seats)
        self.steps = len(history.moves)
        self.ended = ended if ended is not None else Ended(self._own_winners())
        self.positions: list[Game] = []
        self.rounds: list[Round] = []
        self._walk()
        self._lines: dict[int, list[shapes.ReplayLine]] = {}

    def _own_winners(self) -> tuple[int, ...] | None:
        if not self.last.over():
            return None
        winners = self.kind.result(self.last.state)["winners"]
        assert isinstance(winners, list)
        return tuple(winners)

    def _walk(self) -> None:
        """Once through the game, keeping a position now and then, and taking down how it went."""
        game = self.record.start.game(self.kind).clone()
        course = self.kind.course()
        in_round = course.turns_in_round(game.state.seats)
        turn = game.state.turn_number()
        for step in range(self.steps + 1):
            if step:
                move = self.history.moves[step - 1]
                game.apply_move(move.seat, move.picks[:])
            if step % STRIDE == 0:
                self.positions.append(game.clone())
            before, turn = turn, game.state.turn_number()
            if step in (0, self.steps) or (turn - 1) // in_round != (before - 1) // in_round:
                self.rounds.append(self._round(game, step))

    def _round(self, game: Game, step: int) -> Round:
        course, ending, seats = self.kind.course(), self.kind.ending(), range(self.seats)
        return Round(
            step,
            [[int(value) for value in course.standing(game.state, seat)] for seat in seats],
            [{one.thing: int(one.count) for one in ending.holdings(game.state, seat)} for seat in seats],
        )

    def names(self) -> list[str]:
        """Everyone as messages name them: the second of a name is `Anna 2`."""
        names = [shown(name) for name in self.record.players] or [f"#{seat + 1}" for seat in range(self.seats)]
        return [
            f"{name} {names[:seat].count(name) + 1}" if name in names[:seat] else name
            for seat, name in enumerate(names)
        ]

    def check_seat(self, seat: int) -> None:
        if not SPECTATOR <= seat < self.seats:
            raise Refused("no_such_seat", seats=self.seats)

    # --- step by step ---------------------------------------------------------------------------------------------------

    def lines(self, seat: int) -> list[shapes.ReplayLine]:
        """The whole log as a seat gets it, each line with the step it belongs to."""
        if seat not in self._lines:
            told = [self.history.opening, *(move.events for move in self.history.moves)]
            teller, names = self.kind.teller(), self.names()
            self._lines[seat] = [
                shapes.ReplayLine(step=step, say=say_shape(line.phrase), seat=int(line.seat), weight=int(line.weight))
                for step, events in enumerate(told)
                for line in teller.events(self.last, events, seat, names)
            ]
        return self._lines[seat]

    def overview(self, seat: int, number: int, games: int) -> shapes.Replay:
        self.check_seat(seat)
        headings = {line.step: line.seat for line in self.lines(seat) if line.weight == HEADING}
        return shapes.Replay(
            game=self.kind.name,
            number=number,
            games=games,
            seats=self.names(),
            seat=seat,
            steps=self.steps,
            turns=[
                shapes.ReplayTurn(step=int(step), turn=int(turn), seat=headings.get(int(step), SPECTATOR))
                for step, turn, _ in self.history.turns
            ],
            lines=self.lines(seat),
        )

    def at(self, step: int, seat: int) -> shapes.ReplayStep:
        self.check_seat(seat)
        if not 0 <= step <= self.steps:
            raise Refused("no_such_step", n=self.steps)
        game = self.positions[step // STRIDE].clone()
        for move in self.history.moves[step // STRIDE * STRIDE : step]:
            game.apply_move(move.seat, move.picks[:])
        asked = self.kind.teller().question(game, seat, self.names())
        following = self.history.moves[step] if step < self.steps else None
        return shapes.ReplayStep(
            step=step,
            view=game.view(seat),
            prompt=say_shape(asked) if asked is not None else None,
            lines=sum(1 for line in self.lines(seat) if line.step <= step),
            mover=int(following.seat) if following is not None else SPECTATOR,
        )

    # --- how it came out ------------------------------------------------------------------------------------------------

    def summary(self, seat: int, number: int, games: int) -> shapes.Summary:
        self.check_seat(seat)
        course, ending, state = self.kind.course(), self.kind.ending(), self.last.state
        places = self._places()
        return shapes.Summary(
            game=self.kind.name,
            number=number,
            games=games,
            outcome=maybe_shape(self._outcome(seat)),
            how=maybe_shape(self._how()),
            result=dict(self.record.result) if self.record.result is not None else None,
            seats=[
                shapes.SummarySeat(
                    name=name,
                    place=places[who],
                    won=who in (self.ended.winners or ()),
                    turns=int(ending.turns(state, who)),
                    standing=[int(value) for value in course.standing(state, who)],
                    holdings=[
                        shapes.Holding(thing=one.thing, count=int(one.count), points=int(one.points))
                        for one in ending.holdings(state, who)
                    ],
                )
                for who, name in enumerate(self.names())
            ],
            unit=course.unit(),
            gauges=course.gauges(),
            rounds=[
                shapes.SummaryRound(step=one.step, standings=one.standings, holdings=one.holdings)
                for one in self.rounds
            ],
        )

    def _places(self) -> list[int]:
        """Whoever has won comes first: one who has given up cannot, however good the cards."""
        winners = self.ended.winners or ()
        own = self.kind.ending().places(self.last.state)
        ranks = [(bool(winners) and seat not in winners, int(place)) for seat, place in enumerate(own)]
        return [1 + sum(other < rank for other in ranks) for rank in ranks]

    def _outcome(self, seat: int) -> Phrase | None:
        winners = self.ended.winners
        if winners is None:
            return None
        if winners == self._own_winners():
            return self.kind.ending().outcome(self.last.state, seat, self.names())
        names = [self.names()[who] for who in winners]
        form = "end-conceded"
        return Phrase((f"{form}.you", form) if winners == (seat,) else (form,), {"players": names})

    def _how(self) -> Phrase | None:
        if self.last.over():
            return self.kind.ending().how(self.last.state)
        return None if self.ended.conceded else phrase("end-broken-off")


def shown(name: str) -> str:
    """A name as it can be shown, whoever wrote it."""
    return "".join(letter for letter in name if letter.isprintable())[:LONGEST_NAME]


def say_shape(said: Phrase) -> shapes.Phrase:
    return shapes.Phrase.model_validate(said.data())


def maybe_shape(said: Phrase | None) -> shapes.Phrase | None:
    return say_shape(said) if said is not None else None


def lay_out(record: Record, ended: Ended | None = None) -> Replay:
    """A record ready to be looked at; Refused with what is wrong with it."""
    try:
        return Replay(record, ended)
    except RecordError as wrong:
        raise Refused("bad_record", wrong.phrase) from wrong


def read_record(text: str) -> Replay:
    """The record that somebody brings."""
    try:
        return lay_out(Record.from_json(text))
    except RecordError as wrong:
        raise Refused("bad_record", wrong.phrase) from wrong


@dataclass
class Shelf:
    """The games that were looked at last, ready to be looked at again."""

    clock: Callable[[], float] = time.monotonic
    _kept: OrderedDict[str, tuple[float, Replay]] = field(default_factory=OrderedDict)

    def find(self, name: str) -> Replay | None:
        now = self.clock()
        while self._kept and next(iter(self._kept.values()))[0] < now - KEPT_FOR:
            self._kept.popitem(last=False)
        found = self._kept.pop(name, None)
        if found is None:
            return None
        self._kept[name] = (now, found[1])
        return found[1]

    def put(self, name: str, replay: Replay) -> None:
        self._kept[name] = (self.clock(), replay)
        self._kept.move_to_end(name)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
