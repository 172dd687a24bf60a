"""A running game: takes answers, copies itself anywhere, takes moves back, deals anew what a seat cannot know.

It knows no rules: those are the state's. An effect in progress is a generator, which cannot be copied, so a copy made
in mid-effect starts from the snapshot before the effect and replays the tape: the answers since, and the patches that
re-deals left.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.decision import (
    ALREADY_ANSWERED,
    FINE,
    GAME_OVER,
    NOT_ASKED,
    TOO_FEW,
    TOO_MANY,
    Ask,
    Asks,
    IllegalAnswer,
    UndoRefused,
)
from signoria.core.event import Event
from signoria.core.history import History, Move
from signoria.core.rng import Rng
from signoria.core.state import State

NO_PICKS: Final[list[int]] = []  # shared, never changed, and so are these: most moves are a single pick
SINGLE_PICKS: Final[list[list[int]]] = [[option] for option in range(64)]


class Decision:
    """What one seat is asked now, for whoever answers: a person, a bot, a test."""

    def __init__(
        self, seat: int, verb: int, least: int, most: int, ordered: bool, picked: list[int], options: list[int]
    ) -> None:
        self.seat = seat
        self.verb = verb
        self.least = least
        self.most = most
        self.ordered = ordered
        self.picked = picked
        self.options = options


class Game:
    def __init__(self, state: State) -> None:
        self.state = state
        self.ask: Ask | None = state.ask()
        self.given: dict[int, list[int]] = {}  # picks of the present question, seen by nobody else
        self.ready: i64 = 0  # mask of seats whose move is complete while others still think
        self.run: Asks | None = None
        self.snap: State | None = None  # before the effect; shared by copies, never changed
        self.tape: list[list[int]] = []  # answers since, the one that started the effect first
        self.patches: list[tuple[int, State]] = []  # (answers replayed before it, zones to load), from re-deals
        self.history: History | None = None

    # --- asking ---------------------------------------------------------------------------------------------------

    def over(self) -> bool:
        return self.ask is None

    def waiting(self) -> i64:
        """Mask of the seats that still owe an answer."""
        ask = self.ask
        if ask is None:
            return 0
        return ask.asked & ~self.ready

    def asked(self) -> list[int]:
        """The seats that still owe an answer, in seat order."""
        mask = self.waiting()
        return [seat for seat in range(self.state.seats) if (mask >> seat) & 1]

    def seat(self) -> i64:
        """The first seat that owes an answer; -1 when the game is over."""
        mask: i64 = self.waiting()
        if mask == 0:
            return -1
        seat: i64 = 0
        while (mask >> seat) & 1 == 0:
            seat += 1
        return seat

    def picks(self, seat: i64) -> list[int]:
        """What the seat has picked so far of its present move."""
        if not self.given:
            return NO_PICKS
        return self.given.get(seat, NO_PICKS)

    def options(self, seat: i64) -> list[int]:
        ask = self.ask
        if ask is None or seat < 0 or seat >= self.state.seats or ((ask.asked & ~self.ready) >> seat) & 1 == 0:
            return []
        return self.state.options(ask, seat, self.picks(seat))

    def decision(self, seat: i64) -> Decision | None:
        """The seat's question, or None if nothing is asked of it."""
        ask = self.ask
        if ask is None or seat < 0 or seat >= self.state.seats or ((ask.asked & ~self.ready) >> seat) & 1 == 0:
            return None
        picks = self.picks(seat)
        return Decision(
            seat, ask.verb, ask.least, ask.most, ask.ordered, picks[:], self.state.options(ask, seat, picks)
        )

    def refusal(self, seat: i64, option: i64) -> i64:
        """0 if the seat may pick this option now, else the reason."""
        ask = self.ask
        if ask is None:
            return GAME_OVER
        if seat < 0 or seat >= self.state.seats or (ask.asked >> seat) & 1 == 0:
            return NOT_ASKED
        if (self.ready >> seat) & 1:
            return ALREADY_ANSWERED
        return self.state.refusal(ask, seat, self.picks(seat), option)

    def why_not(self, seat: i64, option: i64) -> str | None:
        """The name of the reason why this is not possible now; None if it is."""
        reason = self.refusal(seat, option)
        return None if reason == FINE else self.state.reason_name(reason)

    def view(self, seat: i64) -> dict[str, object]:
        """All that this seat may see, as plain data; seat -1 is a spectator."""
        return self.state.view_data(seat, self.ask, self.picks(seat), self.ready)

    # --- answering ------------------------------------------------------------------------------------------------

    def apply(self, seat: i64, option: i64) -> None:
        """Take one pick. An illegal one raises IllegalAnswer and changes nothing."""
        reason = self.refusal(seat, option)
        if reason != FINE:
            raise self._illegal(seat, option, reason)
        ask = self.ask
        assert ask is not None
        if ask.most == 1 and ask.asked == 1 << seat:  # the usual question: one seat, one pick
            if option == ask.stop:
                self._commit(seat, NO_PICKS)
            elif option < len(SINGLE_PICKS):
                self._commit(seat, SINGLE_PICKS[option])
            else:
                self._commit(seat, [option])
            return
        picks = self.picks(seat)[:]
        if option != ask.stop:
            picks.append(option)
        if option == ask.stop or self._is_complete(ask, seat, picks):
            self._complete(ask, seat, picks)
        else:
            self.given[seat] = picks

    def apply_move(self, seat: i64, options: list[int]) -> None:
        """Take a seat's whole move, all or nothing. What may be stopped after these picks is stopped."""
        ask = self.ask
        picks = self.picks(seat)[:]
        reason = self.refusal(seat, options[0]) if options else self.refusal(seat, ask.stop if ask is not None else -1)
        if reason != FINE:
            raise self._illegal(seat, options[0] if options else -1, reason)
        assert ask is not None
        complete = False
        for option in options:
            reason = self.state.refusal(ask, seat, picks, option) if len(picks) < ask.most else TOO_MANY
            if complete:  # if nothing more could be picked, the game says why not this
                raise self._illegal(seat, option, reason if reason != FINE else TOO_MANY)
            if reason != FINE:
                raise self._illegal(seat, option, reason)
            if option == ask.stop:
                complete = True
            else:
                picks.append(option)
                complete = self._is_complete(ask, seat, picks)
        if not complete and (ask.stop < 0 or self.state.refusal(ask, seat, picks, ask.stop) != FINE):
            raise self._illegal(seat, picks[-1] if picks else -1, TOO_FEW)
        if ask.asked == 1 << seat:
            self.given.clear()
        self._complete(ask, seat, picks)

    def take_back(self, seat: i64) -> None:
        """Forget what the seat has picked of a move that nobody has seen yet."""
        if seat not in self.given:
            raise UndoRefused("nothing_to_take_back")
        del self.given[seat]
        self.ready &= ~(1 << seat)

    def settle(self) -> None:
        """Answer every question that leaves no choice, until someone has one or the game is over."""
        while True:
            seat = self._forced_seat()
            if seat < 0:
                return
            self.apply(seat, self.options(seat)[0])

    def _forced_seat(self) -> i64:
        ask = self.ask
        if ask is None:
            return -1
        seat: i64 = 0
        while seat < self.state.seats:
            if ((ask.asked & ~self.ready) >> seat) & 1 and len(self.state.options(ask, seat, self.picks(seat))) == 1:
                return seat
            seat += 1
        return -1

    def _illegal(self, seat: i64, option: i64, reason: i64) -> IllegalAnswer:
        name = self.state.option_name(option) if option >= 0 else "nothing"
        return IllegalAnswer(seat, name, self.state.reason_name(reason))

    def _is_complete(self, ask: Ask, seat: i64, picks: list[int]) -> bool:
        if len(picks) >= ask.most:
            return True
        more = self.state.options(ask, seat, picks)
        return len(more) == 0 or (len(more) == 1 and more[0] == ask.stop)

    def _complete(self, ask: Ask, seat: i64, picks: list[int]) -> None:
        if not ask.ordered:
            picks.sort()
        if ask.asked == 1 << seat:
            self._commit(seat, picks)
            return
        self.given[seat] = picks
        self.ready |= 1 << seat
        if self.ready == ask.asked:  # all are in: handed over in seat order, however they arrived
            answers: list[int] = []
            for who in range(self.state.seats):
                if (ask.asked >> who) & 1:
                    answers.extend(self.given[who])
            self._commit(-1, answers)

    def _commit(self, seat: i64, answers: list[int]) -> None:
        if self.history is not None:
            self._commit_noted(self.history, seat, answers)
        else:
            self._carry_out(answers)

    def _carry_out(self, answers: list[int]) -> None:
        if self.given:
            self.given = {}
            self.ready = 0
        run = self.run
        if run is not None:
            self.tape.append(answers)
            self._forward(run, answers)
            return
        run = self.state.perform(answers)
        if run is None:
            self.ask = self.state.ask()
        else:  # the effect has not begun, so this is the state before it
            self.snap = self.state.copy()
            self.tape = [answers]
            self.run = run
            try:
                self.ask = next(run)
            except StopIteration:
                self._effect_ended()

    def _forward(self, run: Asks, answers: list[int]) -> None:
        try:
            self.ask = run.send(answers)
        except StopIteration:
            self._effect_ended()

    def _effect_ended(self) -> None:
        self.run = None
        self.snap = None
        self.tape = []
        if self.patches:
            self.patches = []
        self.ask = self.state.ask()

    # --- the log and undo -------------------------------------------------------------------------------------------

    def record(self) -> History:
        """Keep a log from here on: moves, events, undo."""
        history = self.history
        if history is None:
            assert self.run is None, "a log starts between effects"
            history = History(self.state.copy())
            if self.state.events is not None:
                history.opening = self.state.events
            self.state.events = []
            history.turn_began(self.state)
            self.history = history
        return history

    def _commit_noted(self, history: History, seat: i64, answers: list[int]) -> None:
        ask = self.ask
        assert ask is not None
        moves: list[Move] = []
        if seat >= 0:
            moves.append(Move(seat, answers))
        else:
            for who in range(self.state.seats):
                if (ask.asked >> who) & 1:
                    move = Move(who, self.given[who])
                    move.joined = len(moves) > 0
                    moves.append(move)
        counter = self.state.rng.counter
        self._carry_out(answers)
        events = self._take_events()
        last = moves[-1]
        last.events = events
        reply = self.ask
        last.final = (
            len(moves) > 1
            or self.state.rng.counter != counter
            or any(event.reveals for event in events)
            or (reply is not None and reply.asked != 1 << last.seat)
        )
        for move in moves:
            history.note(move)
        history.turn_began(self.state)

    def _take_events(self) -> list[Event]:
        events = self.state.events
        if events is None:
            return []
        self.state.events = []
        return events

    def undo(self, seat: i64, agreed: bool = False) -> None:
        """Take the seat's last move back; beyond what is free, only if the others agreed."""
        if seat in self.given:
            self.take_back(seat)
            return
        history = self.history
        if history is None:
            raise UndoRefused("no_log")
        k = history.last_move_of(seat)
        if k < 0:
            raise UndoRefused("nothing_to_take_back")
        if k < history.free_from() and not agreed:
            raise UndoRefused("others_must_agree")
        self.rewind(k)

    def rewind(self, k: i64) -> None:
        """Go back to where k moves were made; chance is not re-rolled. The log keeps what was taken back.

        Between the answers that several seats gave at once there is no such place: it goes back to their question.
        """
        history = self.history
        if history is None:
            raise UndoRefused("no_log")
        if k < 0 or k > len(history.moves):
            raise UndoRefused("no_such_move")
        k = history.question_of(k)
        earlier = Game(history.start.copy())
        for move in history.moves[:k]:
            earlier.apply_move(move.seat, move.picks)
        history.cut(k)
        self._become(earlier)
        self.state.events = []

    # --- copies -----------------------------------------------------------------------------------------------------

    def clone(self, with_history: bool = False) -> Game:
        """An independent copy at any moment, in mid-effect too; without the log unless asked for."""
        snap = self.snap
        if snap is None:
            twin = Game(self.state.copy())
        else:
            twin = Game(snap.copy())
            twin.replay_tape(snap, self.tape, self.patches)
        if self.given:
            for seat, picks in self.given.items():
                twin.given[seat] = picks[:]
            twin.ready = self.ready
        if with_history and self.history is not None:
            twin.history = self.history.copy()
            twin.state.events = []
        return twin

    def replay_tape(self, snap: State, tape: list[list[int]], patches: list[tuple[int, State]]) -> None:
        self.snap = snap
        self.tape = tape[:]
        run = self.state.perform(tape[0])
        assert run is not None
        self.run = run
        ask = next(run)
        at = 1
        if patches:
            self.patches = patches[:]
            for place, zones in patches:
                while at < place:
                    ask = run.send(tape[at])
                    at += 1
                self.state.load(zones)
        while at < len(tape):
            ask = run.send(tape[at])
            at += 1
        self.ask = ask

    def redeal(self, seat: i64, rng: Rng) -> Game:
        """A copy in which all that the seat cannot know is dealt anew, future chance included."""
        twin = self.clone()
        twin.state.rng = rng
        ask = twin.ask
        twin.state.redeal(seat, ask, rng)
        if twin.given and ask is not None:
            for who in list(twin.given):
                if who != seat:
                    twin.given[who] = twin.unseen_pick(ask, who, rng)
                    if len(twin.given[who]) == 0:
                        del twin.given[who]
        if twin.run is not None:
            twin.patches.append((len(twin.tape), twin.state.copy()))
        return twin

    def unseen_pick(self, ask: Ask, who: i64, rng: Rng) -> list[int]:
        """What another seat may have picked: nobody saw it. A move it has not completed is begun anew."""
        if (self.ready >> who) & 1 == 0:
            return []
        options = self.state.options(ask, who, NO_PICKS)
        return [options[rng.below(len(options))]]

    def _become(self, other: Game) -> None:
        self.state = other.state
        self.ask = other.ask
        self.given = other.given
        self.ready = other.ready
        self.run = other.run
        self.snap = other.snap
        self.tape = other.tape
        self.patches = other.patches
