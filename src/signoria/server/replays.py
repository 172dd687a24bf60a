"""Games to be looked at again: every step of one as a seat saw it, and how it came out."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from signoria.core.event import SPECTATOR
from signoria.core.game import Game
from signoria.core.phrase import Argument, Phrase, numbered, phrase
from signoria.core.record import Origin, Record, RecordError, Start
from signoria.core.registry import Ruleset
from signoria.core.story import Story
from signoria.core.telling import HEADING, Sentence
from signoria.server import shapes
from signoria.server.refusal import Refused

LONGEST_NAME: Final = 40
STRIDE: Final = 16  # moves from one position that is kept to the next
KEPT: Final = 64  # games at once
KEPT_STEPS: Final = 100_000  # of all of them together: a long game takes some megabytes
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
    """A game played again from its record. Step k is where k moves are made; undone moves aren't among them."""

    def __init__(self, record: Record, ended: Ended | None = None) -> None:
        """RecordError if the record cannot be played."""
        self.record = record
        self.ruleset = record.ruleset()
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
        self._stories: dict[int, Story] = {}

    def _own_winners(self) -> tuple[int, ...] | None:
        if not self.last.over():
            return None
        winners = self.ruleset.result(self.last.state)["winners"]
        assert isinstance(winners, list)
        return tuple(winners)

    def _walk(self) -> None:
        """Once through the game, keeping a position now and then, and taking down how it went."""
        game = self.record.start.game(self.ruleset).clone()
        metrics = self.ruleset.metrics()
        in_round = metrics.turns_in_round(game.state.seats)
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
        metrics, scoreboard, seats = self.ruleset.metrics(), self.ruleset.scoreboard(), range(self.seats)
        return Round(
            step,
            [[int(value) for value in metrics.standing(game.state, seat)] for seat in seats],
            [{one.thing: int(one.count) for one in scoreboard.holdings(game.state, seat)} for seat in seats],
        )

    def names(self) -> list[str]:
        """Everyone as messages name them: the second of a name is `Anna 2`."""
        return numbered([shown(name) for name in self.record.players] or [f"#{seat + 1}" for seat in range(self.seats)])

    def check_seat(self, seat: int) -> None:
        if not SPECTATOR <= seat < self.seats:
            raise Refused("no_such_seat", seats=self.seats)

    # --- step by step ---------------------------------------------------------------------------------------------------

    def story(self, seat: int) -> Story:
        """The whole log as a seat gets it. What a batch of events is to the story is a step here."""
        if seat not in self._stories:
            self._stories[seat] = Story(self.ruleset.teller(), seat, self.names())
            self._stories[seat].tell(self.last, self.history.batches())
        return self._stories[seat]

    def lines(self, seat: int) -> list[shapes.ReplayLine]:
        return [line_shape(line) for line in self.story(seat).lines]

    def overview(self, seat: int, number: int, games: int) -> shapes.Replay:
        self.check_seat(seat)
        lines = self.lines(seat)
        headings = {line.step: line.seat for line in lines if line.weight == HEADING}
        return shapes.Replay(
            game=self.ruleset.name,
            number=number,
            games=games,
            seats=self.names(),
            seat=seat,
            steps=self.steps,
            turns=[
                shapes.ReplayTurn(step=int(step), turn=int(turn), seat=headings.get(int(step), SPECTATOR))
                for step, turn, _ in self.history.turns
            ],
            lines=lines,
        )

    def at(self, step: int, seat: int) -> shapes.ReplayStep:
        self.check_seat(seat)
        if not 0 <= step <= self.steps:
            raise Refused("no_such_step", n=self.steps)
        game = self.positions[step // STRIDE].clone()
        for move in self.history.moves[step // STRIDE * STRIDE : step]:
            game.apply_move(move.seat, move.picks[:])
        asked = self.ruleset.teller().question(game, seat, self.names())
        following = self.history.moves[step] if step < self.steps else None
        first, told = self.story(seat).until(self.last, step)
        return shapes.ReplayStep(
            step=step,
            view=game.view(seat),
            prompt=say_shape(asked) if asked is not None else None,
            lines=sum(1 for line in self.story(seat).lines if line.batch <= step),
            log_from=int(first),
            log=[line_shape(line) for line in told],
            mover=int(following.seat) if following is not None else next(iter(game.asked()), SPECTATOR),
        )

    # --- how it came out ------------------------------------------------------------------------------------------------

    def summary(self, seat: int, number: int, games: int) -> shapes.Summary:
        self.check_seat(seat)
        metrics, scoreboard, state = self.ruleset.metrics(), self.ruleset.scoreboard(), self.last.state
        places = self._places()
        return shapes.Summary(
            game=self.ruleset.name,
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
                    turns=int(scoreboard.turns(state, who)),
                    standing=[int(value) for value in metrics.standing(state, who)],
                    holdings=[
                        shapes.Holding(thing=one.thing, count=int(one.count), points=int(one.points))
                        for one in scoreboard.holdings(state, who)
                    ],
                )
                for who, name in enumerate(self.names())
            ],
            unit=metrics.unit(),
            gauges=metrics.gauges(),
            rounds=[
                shapes.SummaryRound(step=one.step, standings=one.standings, holdings=one.holdings)
                for one in self.rounds
            ],
        )

    def _places(self) -> list[int]:
        """Winners come first: a player who resigned can't win, no matter how good the cards."""
        winners = self.ended.winners or ()
        own = self.last.state.places()
        ranks = [(bool(winners) and seat not in winners, int(place)) for seat, place in enumerate(own)]
        return [1 + sum(other < rank for other in ranks) for rank in ranks]

    def _outcome(self, seat: int) -> Phrase | None:
        winners = self.ended.winners
        if winners is None:
            return None
        if winners == self._own_winners():
            return self.ruleset.scoreboard().outcome(self.last.state, seat, self.names())
        names = [self.names()[who] for who in winners]
        if self.ended.conceded and seat >= 0 and seat not in winners:
            return phrase("end-gave_up", players=names, n=len(names))
        form = "end-conceded"
        said: dict[str, Argument] = {"players": names, "n": len(names)}
        return Phrase((f"{form}.you", form) if winners == (seat,) else (form,), said)

    def _how(self) -> Phrase | None:
        if self.last.over():
            return self.ruleset.scoreboard().how(self.last.state)
        return None if self.ended.conceded else phrase("end-broken-off")


def shown(name: str) -> str:
    """A name made safe to show."""
    return "".join(letter for letter in name if letter.isprintable())[:LONGEST_NAME]


def line_shape(line: Sentence) -> shapes.ReplayLine:
    return shapes.ReplayLine(
        step=int(line.batch),
        say=say_shape(line.phrase),
        seat=int(line.seat),
        weight=int(line.weight),
        depth=int(line.depth),
    )


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


def lay_out_so_far(ruleset: Ruleset, game: Game, start: Start, players: list[str], origin: Origin | None) -> Replay:
    """A game that is still being played, up to now."""
    game.pass_stops()  # they aren't in a record
    return Replay(Record.from_game(ruleset, game, start, players, origin), Ended())


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
        while len(self._kept) > 1 and (len(self._kept) > KEPT or self.steps() > KEPT_STEPS):
            self._kept.popitem(last=False)

    def clear(self) -> None:
        self._kept.clear()

    def steps(self) -> int:
        return sum(replay.steps for _, replay in self._kept.values())
