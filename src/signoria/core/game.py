"""A running game: takes answers, copies itself anywhere, undoes moves, redeals what a seat can't know.

It knows no rules: those are the state's. An effect in progress is a generator, which cannot be copied, so a copy made
in mid-effect starts from the snapshot before the effect and replays the tape: the answers since, and the patches that
re-deals left.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.decision import (
    ALREADY_ANSWERED,
    DONE,
    FINE,
    GAME_OVER,
    NOT_ASKED,
    NOT_OFFERED,
    TOO_FEW,
    TOO_MANY,
    Decision,
    Effect,
    IllegalAnswer,
    Question,
    UndoRefused,
)
from signoria.core.event import Event
from signoria.core.history import History, Move
from signoria.core.rng import Rng
from signoria.core.spelling import plain
from signoria.core.state import State

NO_PICKS: Final[list[int]] = []  # shared, never changed, and so are these: most moves are a single pick
SINGLES: Final[i64] = 64
SINGLE_PICKS: Final[list[list[int]]] = [[option] for option in range(SINGLES)]
# What a game has between effects and between moves, shared by all of them and never changed: a copy is spared making its own.
NO_MOVES: Final[list[list[int]]] = []
NO_TAPE: Final[list[list[int]]] = []
NO_PATCHES: Final[list[tuple[int, State]]] = []


class Game:
    def __init__(self, state: State) -> None:
        # What every answer looks at comes first, so that it shares lines of memory in the compiled game.
        self.state = state
        self.question: Question | None = state.question()
        self.begun = NO_MOVES  # by seat, its picks of the present question, seen by nobody else; NO_PICKS: none yet
        self.run: Effect[None] | None = None
        self.history: History | None = None
        self.ready: i64 = 0  # mask of seats whose move is complete while others still think
        self.shown_to: i64 = -1  # the seat that has been shown its options since the last answer, and these
        self.shown_low: i64 = 0
        self.shown_high: i64 = 0
        self.snap: State | None = None  # before the effect; shared by copies, never changed
        self.snap_shared = False
        self.spare: State | None = None  # a snapshot that nobody needs any more, to be used again
        self.tape = NO_TAPE  # answers since, the one that started the effect first
        self.patches = NO_PATCHES  # (answers replayed before it, zones to load), from re-deals

    # --- asking ---------------------------------------------------------------------------------------------------

    def over(self) -> bool:
        return self.question is None

    def waiting(self) -> i64:
        """Mask of the seats that still owe an answer."""
        question = self.question
        if question is None:
            return 0
        return question.asked & ~self.ready

    def at_stop(self) -> bool:
        """Whether nobody is asked and the game only waits to continue."""
        question = self.question
        return question is not None and question.asked == 0

    def asked(self) -> list[int]:
        """The seats that still owe an answer, in seat order."""
        mask = self.waiting()
        return [seat for seat in range(self.state.seats) if (mask >> seat) & 1]

    def seat(self) -> i64:
        """The first seat that owes an answer; -1 when the game is over."""
        question = self.question
        if question is None:
            return -1
        mask = question.asked & ~self.ready
        if mask == 0:
            return -1
        seat: i64 = 0
        while (mask >> seat) & 1 == 0:
            seat += 1
        return seat

    def picks(self, seat: i64) -> list[int]:
        """What the seat has picked so far of its present move."""
        begun = self.begun
        if begun is NO_MOVES or seat < 0 or seat >= len(begun):
            return NO_PICKS
        return begun[seat]

    @property
    def given(self) -> dict[int, list[int]]:
        """The picks of the present question by seat, for those who have made any."""
        return {seat: picks for seat, picks in enumerate(self.begun) if picks is not NO_PICKS}

    @given.setter
    def given(self, moves: dict[int, list[int]]) -> None:
        self._forget_moves()
        for seat, picks in moves.items():
            self._give(seat, picks)

    def _forget_moves(self) -> None:
        self.begun = NO_MOVES
        self.shown_to = -1

    def _question_to(self, seat: i64) -> Question | None:
        """The question that this seat still owes an answer to."""
        question = self.question
        if (
            question is None
            or seat < 0
            or seat >= self.state.seats
            or ((question.asked & ~self.ready) >> seat) & 1 == 0
        ):
            return None
        return question

    def options(self, seat: i64) -> list[int]:
        question = self._question_to(seat)
        if question is None:
            return []
        return self.state.options(question, seat, self.picks(seat))

    def option_masks(self, seat: i64) -> tuple[i64, i64]:
        """The same as masks, which is quicker; see `State.option_masks`."""
        question = self._question_to(seat)
        if question is None:
            return 0, 0
        picks = NO_PICKS if self.begun is NO_MOVES else self.picks(seat)
        low, high = self.state.option_masks(question, seat, picks)
        if low >= 0:
            self.shown_to = seat
            self.shown_low = low
            self.shown_high = high
        return low, high

    def _is_shown(self, option: i64) -> bool:
        """Whether this is one of the options that a seat has just been shown: those needn't be worked out again."""
        if option < 0:
            return False
        if option < 63:
            return (self.shown_low >> option) & 1 != 0
        return 64 <= option < 127 and (self.shown_high >> (option - 64)) & 1 != 0

    def decision(self, seat: i64) -> Decision | None:
        """The seat's question, or None if nothing is asked of it."""
        question = self._question_to(seat)
        if question is None:
            return None
        state, picks = self.state, self.picks(seat)
        verb = state.verb_name(question.verb).replace("_", " ")
        decision = Decision(seat, verb, question.least, question.most, question.ordered)
        decision.picked = [state.option_word(pick) for pick in picks]
        decision.numbers = state.options(question, seat, picks)
        decision.options = [state.option_word(option) for option in decision.numbers]
        return decision

    def refusal(self, seat: i64, option: i64) -> i64:
        """0 if the seat may pick this option now, else the reason."""
        question = self.question
        if question is None:
            return GAME_OVER
        if seat < 0 or seat >= self.state.seats or (question.asked >> seat) & 1 == 0:
            return NOT_ASKED
        if (self.ready >> seat) & 1:
            return ALREADY_ANSWERED
        picks = NO_PICKS if self.begun is NO_MOVES else self.picks(seat)
        return self.state.refusal(question, seat, picks, option)

    def why_not(self, seat: i64, option: i64) -> str | None:
        """The name of the reason why this is not possible now; None if it is."""
        reason = self.refusal(seat, option)
        return None if reason == FINE else self.state.reason_name(reason)

    def view(self, seat: i64) -> dict[str, object]:
        """All that this seat may see, as plain data; seat -1 is a spectator."""
        return self.state.view(seat).data(self.question, self.picks(seat), self.ready)

    # --- answering ------------------------------------------------------------------------------------------------

    def apply(self, seat: i64, option: i64) -> None:
        """Take one pick. An illegal one raises IllegalAnswer and changes nothing."""
        if seat != self.shown_to or not self._is_shown(option):
            reason = self.refusal(seat, option)
            if reason != FINE:
                raise self._illegal(seat, option, reason)
        self.take(seat, option)

    def take(self, seat: i64, option: i64) -> None:
        """Take one pick that is known to be legal: one of the options of a seat that is asked now."""
        question = self.question
        assert question is not None
        if question.most == 1 and question.asked == 1 << seat:  # the usual question: one seat, one pick
            if option == question.stop:
                answers = NO_PICKS
            elif option < SINGLES:
                answers = SINGLE_PICKS[option]
            else:
                answers = [option]
            if self.history is None:
                self._carry_out(answers)
            else:
                self._commit(seat, answers)
            return
        picks = self.picks(seat)
        if picks is NO_PICKS:
            picks = []
        if option != question.stop:
            picks.append(option)
        if option == question.stop or self._is_complete(question, seat, picks):
            self._complete(question, seat, picks)
        else:
            self._give(seat, picks)

    def _give(self, seat: i64, picks: list[int]) -> None:
        """Note what a seat has picked so far."""
        if self.begun is NO_MOVES:
            self.begun = [NO_PICKS] * self.state.seats
        self.begun[seat] = picks
        self.shown_to = -1

    def apply_move(self, seat: i64, options: list[int]) -> None:
        """Take a seat's whole move, all or nothing. What may be stopped after these picks is stopped."""
        picks = self.check_move(seat, options)
        question = self.question
        assert question is not None
        if question.asked == 1 << seat:
            self._forget_moves()
        self._complete(question, seat, picks)

    def check_move(self, seat: i64, options: list[int]) -> list[int]:
        """The picks of a whole move that would be taken; IllegalAnswer if it wouldn't. Nothing changes."""
        question = self.question
        picks = self.picks(seat)[:]
        reason = (
            self.refusal(seat, options[0])
            if options
            else self.refusal(seat, question.stop if question is not None else -1)
        )
        if reason != FINE:
            raise self._illegal_move(seat, options, options[0] if options else -1, reason)
        assert question is not None
        complete = False
        for option in options:
            reason = self.state.refusal(question, seat, picks, option) if len(picks) < question.most else TOO_MANY
            if complete and reason == FINE:  # if nothing more could be picked, the game says why not this
                reason = TOO_MANY
            if reason != FINE:
                raise self._illegal_move(seat, options, option, reason)
            if option == question.stop:
                complete = True
            else:
                picks.append(option)
                complete = self._is_complete(question, seat, picks)
        if not complete and (question.stop < 0 or self.state.refusal(question, seat, picks, question.stop) != FINE):
            raise self._illegal_move(seat, options, picks[-1] if picks else -1, TOO_FEW)
        return picks

    def take_back(self, seat: i64) -> None:
        """Forget what the seat has picked of a move that nobody has seen yet."""
        if self.picks(seat) is NO_PICKS:
            raise UndoRefused("nothing_to_take_back")
        self.begun[seat] = NO_PICKS
        self.ready &= ~(1 << seat)
        self.shown_to = -1

    def go_on(self) -> None:
        """Leave a stop: up to the next one, or to a question."""
        assert self.at_stop(), "only a stop is left without an answer"
        counter = self.state.rng.counter
        self._carry_out([])
        history = self.history
        if history is not None:
            events = self._take_events()
            history.go_on(events, self._is_final(history.moves[-1].seat, counter, events))
            if self.run is None:
                history.keep(len(history.moves), self.state)

    def pass_stops(self) -> None:
        """Go on until somebody is asked or the game is over."""
        while self.at_stop():
            self.go_on()

    def settle(self) -> None:
        """Answer every question that leaves no choice, until someone has one or the game is over."""
        while True:
            seat = self._forced_seat()
            if seat < 0:
                return
            self.apply(seat, self.options(seat)[0])

    def _forced_seat(self) -> i64:
        question = self.question
        if question is None:
            return -1
        seat: i64 = 0
        while seat < self.state.seats:
            if ((question.asked & ~self.ready) >> seat) & 1 and len(
                self.state.options(question, seat, self.picks(seat))
            ) == 1:
                return seat
            seat += 1
        return -1

    def _illegal_move(self, seat: i64, options: list[int], option: i64, reason: i64) -> IllegalAnswer:
        question = self.question
        if question is not None and 0 <= seat < self.state.seats:
            picks = options if (self.ready >> seat) & 1 else [*self.picks(seat), *options]
            reason = self.state.why_not_move(question, seat, picks, reason)
        return self._illegal(seat, option, reason)

    def _illegal(self, seat: i64, option: i64, reason: i64) -> IllegalAnswer:
        name = self.state.option_name(option) if option >= 0 else "nothing"
        offered = [self.state.option_word(one) for one in self.options(seat)]
        return IllegalAnswer(seat, name, self.state.reason_name(reason), offered)

    def option_meant(self, seat: i64, word: str) -> i64:
        """The option that a word means among those the seat may pick; IllegalAnswer says what there is, and the nearest."""
        said = plain(word)
        state = self.state
        offered = self.options(seat)
        for option in offered:
            if said == plain(state.option_word(option)):
                return option
        named = state.option_named(said)
        if named in offered:
            return named
        words = [state.option_word(option) for option in offered]
        reason = self.refusal(seat, named) if named >= 0 or not offered else NOT_OFFERED
        raise IllegalAnswer(seat, word, state.reason_name(reason), words)

    def _is_complete(self, question: Question, seat: i64, picks: list[int]) -> bool:
        if len(picks) >= question.most:
            return True
        low, high = self.state.option_masks(question, seat, picks)
        if low < 0:
            more = self.state.options(question, seat, picks)
            return len(more) == 0 or (len(more) == 1 and more[0] == question.stop)
        return high == 0 and (low == 0 or (question.stop >= 0 and low == 1 << question.stop))

    def _complete(self, question: Question, seat: i64, picks: list[int]) -> None:
        if not question.ordered:
            picks.sort()
        if question.asked == 1 << seat:
            self._commit(seat, picks)
            return
        self._give(seat, picks)
        self.ready |= 1 << seat
        if self.ready == question.asked:  # all are in: handed over in seat order, however they arrived
            answers: list[int] = []
            for who in range(self.state.seats):
                if (question.asked >> who) & 1:
                    answers.extend(self.begun[who])
            self._commit(-1, answers)

    def _carry_out(self, answers: list[int]) -> None:
        self.shown_to = -1
        if self.begun is not NO_MOVES:
            self.begun = NO_MOVES
            self.ready = 0
        run = self.run
        if run is not None:
            self.tape.append(answers)
            self._forward(run, answers)
            return
        run = self.state.perform(answers)
        if run is None:
            self.question = self.state.question()
        else:  # the effect has not begun, so this is the state before it
            self._take_snapshot()
            self.tape = [answers]
            self.run = run
            try:
                question = next(run)
            except StopIteration:
                question = DONE
            self._effect_reached(question)

    def _take_snapshot(self) -> None:
        spare = self.spare
        if spare is None:
            self.snap = self.state.copy()
        else:
            spare.load(self.state)
            self.snap = spare
            self.spare = None

    def _forward(self, run: Effect[None], answers: list[int]) -> None:
        try:
            question = run.send(answers)
        except StopIteration:
            question = DONE
        self._effect_reached(question)

    def _effect_reached(self, question: Question) -> None:
        """An effect asks this next, or has ended."""
        if question is not DONE:
            self.question = question
            return
        self.run = None
        if self.snap_shared:
            self.snap_shared = False
        else:
            self.spare = self.snap
        self.snap = None
        self.tape = NO_TAPE
        if self.patches:
            self.patches = NO_PATCHES
        self.question = self.state.question()

    # --- the log and undo -------------------------------------------------------------------------------------------

    def start_log(self) -> History:
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

    def _commit(self, seat: i64, answers: list[int]) -> None:
        """Carry out a whole answer, and note it in the log; seat -1 is all who were asked together."""
        history = self.history
        if history is None:
            self._carry_out(answers)
            return
        question = self.question
        assert question is not None
        moves: list[Move] = []
        if seat >= 0:
            moves.append(Move(seat, answers))
        else:
            for who in range(self.state.seats):
                if (question.asked >> who) & 1:
                    move = Move(who, self.begun[who])
                    move.joined = len(moves) > 0
                    moves.append(move)
        counter = self.state.rng.counter
        self._carry_out(answers)
        events = self._take_events()
        last = moves[-1]
        last.events = events
        last.final = len(moves) > 1 or self._is_final(last.seat, counter, events)
        for move in moves:
            history.note(move)
        history.turn_began(self.state)
        if self.run is None:
            history.keep(len(history.moves), self.state)

    def _is_final(self, seat: i64, counter: int, events: list[Event]) -> bool:
        """Whether what a seat did ends free undo. A seat that might have been asked counts like one that is: it must not show."""
        reply = self.question
        return (
            self.state.rng.counter != counter
            or any(event.reveals for event in events)
            or (reply is not None and reply.concerns != 1 << seat)
        )

    def _take_events(self) -> list[Event]:
        events = self.state.events
        if events is None:
            return []
        self.state.events = []
        return events

    def undo(self, seat: i64, agreed: bool = False) -> None:
        """Undo the seat's last move; beyond what is free, only if the others agreed."""
        if self.picks(seat) is not NO_PICKS:
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
        """Go back to where k moves were made; chance is not re-rolled. The log keeps undone moves.

        Between the answers that several seats gave at once there is no such place: it goes back to their question.
        """
        history = self.history
        if history is None:
            raise UndoRefused("no_log")
        if k < 0 or k > len(history.moves):
            raise UndoRefused("no_such_move")
        k = history.question_of(k)
        made, position = history.position_before(k)
        earlier = Game(position.copy())
        history.replayed += k - made
        for move in history.moves[made:k]:
            earlier.apply_move(move.seat, move.picks)
            earlier.pass_stops()
            made += 1
            if earlier.run is None and earlier.begun is NO_MOVES:
                history.keep(made, earlier.state)
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
            self.snap_shared = True
        if self.begun is not NO_MOVES:
            twin.begun = [picks if picks is NO_PICKS else picks[:] for picks in self.begun]
            twin.ready = self.ready
        if with_history and self.history is not None:
            twin.history = self.history.copy()
            twin.state.events = []
        return twin

    def replay_tape(self, snap: State, tape: list[list[int]], patches: list[tuple[int, State]]) -> None:
        self.snap = snap
        self.snap_shared = True
        self.tape = tape[:]
        run = self.state.perform(tape[0])
        assert run is not None
        self.run = run
        question = next(run)
        at = 1
        if patches:
            self.patches = patches[:]
            for replayed, zones in patches:
                while at < replayed:
                    question = run.send(tape[at])
                    at += 1
                self.state.load(zones)
        while at < len(tape):
            question = run.send(tape[at])
            at += 1
        self.question = question

    def redeal(self, seat: i64, rng: Rng) -> Game:
        """A copy in which all that the seat cannot know is dealt anew, future chance included."""
        twin = self.clone()
        twin.state.rng = rng
        question = twin.question
        twin.state.redeal(seat, question, rng)
        if twin.begun is not NO_MOVES and question is not None:
            for who in range(twin.state.seats):
                if who != seat and twin.begun[who] is not NO_PICKS:
                    twin.begun[who] = twin.unseen_pick(question, who, rng)
        if twin.run is not None:
            twin.patches = [*twin.patches, (len(twin.tape), twin.state.copy())]
        return twin

    def unseen_pick(self, question: Question, who: i64, rng: Rng) -> list[int]:
        """What another seat may have picked: nobody saw it. A move it has not completed is begun anew."""
        if (self.ready >> who) & 1 == 0:
            return NO_PICKS
        options = self.state.options(question, who, NO_PICKS)
        return [options[rng.below(len(options))]]

    def _become(self, other: Game) -> None:
        self.state = other.state
        self.question = other.question
        self.begun = other.begun
        self.shown_to = -1
        self.ready = other.ready
        self.run = other.run
        self.snap = other.snap
        self.snap_shared = other.snap_shared
        self.tape = other.tape
        self.patches = other.patches
