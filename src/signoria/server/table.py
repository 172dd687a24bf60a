"""One table, and what may happen there: a request becomes a change of the table, or is refused.

It knows no sockets, and nothing changes yet: the caller writes the change down and applies it.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Final

from signoria.core.decision import IllegalAnswer, UndoRefused
from signoria.core.errors import SignoriaError
from signoria.core.game import Game
from signoria.core.phrase import phrase
from signoria.core.rng import Rng, from_seed
from signoria.server.entries import (
    BOT,
    REMATCH,
    UNDO,
    Agreed,
    AnyEntry,
    BotSat,
    Closed,
    Conceded,
    Declined,
    Handed,
    Hinted,
    Moved,
    Muted,
    Proposed,
    Returned,
    Said,
    Sat,
    StandingAnswer,
    Started,
    Stood,
    TookBack,
    Undone,
)
from signoria.server.protocol import (
    AnyRequest,
    Concede,
    Consent,
    HandOver,
    MoveMessage,
    Mute,
    Rematch,
    Say,
    Standing,
    TakeSeat,
    Undo,
)
from signoria.server.refusal import Refused
from signoria.server.table_parts import Chair, Proposal
from signoria.server.table_state import ASIDES, CHAT_KEPT, CLOSED, OPEN, OVER, PLAYING, Change, TableState
from signoria.server.texts import clean_text

__all__ = ["CHAT_KEPT", "CLOSED", "OPEN", "OVER", "PLAYING", "UNDO_RULES", "Change", "Table"]

# What can be undone: moves that taught nobody anything, and the rest if the others agree; only the former; nothing.
ASK: Final = "ask"
FREE: Final = "free"
NEVER: Final = "never"
MOST_ENTRIES: Final = 30_000  # of a log: some forty games
MOST_MOVES: Final = 5_000  # of one game; six random players need 800, and everyone who comes gets the whole log
MOST_ASIDES: Final = 2_000  # of them, per seat, other than moves
UNDO_RULES: Final = (ASK, FREE, NEVER)
REPLACEMENT: Final = "easy"  # the bot that plays on for somebody


class Table(TableState):
    def decide(self, seat: int, request: AnyRequest, away: Container[int]) -> Change:
        """What a seat's request makes of the table; `away` are the seats whose owners have been gone for long."""
        match request:
            case MoveMessage():
                return self.decide_move(seat, request.ask, request.picks, request.id)
            case _ if self.was_done(seat, request.id):
                return Change()
            case Undo():
                return self.decide_undo(seat, request.id)
            case Concede():
                return self.decide_concede(seat, request.id)
            case Standing():
                return self.decide_standing(seat, request.verb, request.picks, request.id)
            case Mute():
                return self.decide_mute(seat, request.seat, request.muted, request.id)
            case Say():
                return self.decide_say(seat, clean_text(request.text), request.id)
            case Consent():
                return self.decide_agree(seat, request.proposal, request.agrees, request.named, request.id)
            case HandOver():
                return self.decide_hand_over(seat, request.seat, request.id, away)
            case TakeSeat():
                return self.decide_return(seat)
            case Rematch():
                return self.decide_rematch(seat, request.how, request.named, request.id)

    def was_done(self, seat: int, id: str) -> bool:
        """Whether this request was carried out already, and only its answer got lost."""
        return ("", id) in self.chairs[seat].done

    def has_room(self, entries: Sequence[AnyEntry]) -> bool:
        """Whether the log may get so long. Nobody is kept from giving up, coming back or being closed."""
        if any(isinstance(entry, Conceded | Returned | Closed) for entry in entries):
            return True
        history = self.game.history if self.game is not None else None
        moves = len(history.moves) if history is not None else 0
        return not (
            self.length + len(entries) > MOST_ENTRIES
            or (moves >= MOST_MOVES and any(isinstance(entry, Moved) for entry in entries))
            or any(isinstance(entry, ASIDES) and self.asides[entry.seat] >= MOST_ASIDES for entry in entries)
        )

    def status_after(self, change: Change) -> str:
        """What a change makes of the table, for lists."""
        for entry in reversed(change.entries):
            if isinstance(entry, Closed):
                return CLOSED
            if isinstance(entry, Started):
                return PLAYING
            if isinstance(entry, Moved) and change.played is not None and change.played.over():
                return OVER
            if isinstance(entry, Conceded) and self.ends_without(entry.seat):
                return OVER
        return self.status

    # --- deciding: before the start -------------------------------------------------------------------------------------

    def decide_sit(self, seat: int, guest: str, name: str, token: str, most: int = 8) -> Change:
        """Sit down, or be called something else. A guest has at most so many seats at somebody else's public table."""
        chair = self._open_chair(seat)
        if chair.guest not in ("", guest):
            raise Refused("seat_taken", seat=seat)
        stranger = self.opened.public and guest != self.opened.host
        if stranger and chair.guest != guest and len(self.seats_of(guest)) >= most:
            raise Refused("too_many", phrase("refused-seats_enough", n=most))
        return Change([Sat(seat, guest, name, token)])

    def decide_stand(self, seat: int, guest: str) -> Change:
        chair = self._open_chair(seat)
        if not chair.taken():
            return Change()
        if guest not in (chair.guest, self.opened.host):
            raise Refused("not_your_seat")
        return Change([Stood(seat)])

    def decide_bot(self, seat: int, guest: str, bot: str) -> Change:
        chair = self._open_chair(seat)
        if guest != self.opened.host:
            raise Refused("not_the_host")
        if chair.guest:
            raise Refused("seat_taken", seat=seat)
        if chair.bot == bot:
            return Change()
        return Change([BotSat(seat, bot)])

    def was_started_by(self, guest: str) -> bool:
        """Whether the host has dealt already, and perhaps only the answer got lost."""
        return guest == self.opened.host and (self.start is not None or bool(self.new_seats))

    def check_startable(self, guest: str) -> None:
        if self.status != OPEN:
            raise Refused("not_open")
        if guest != self.opened.host:
            raise Refused("not_the_host")
        empty = [seat for seat, chair in enumerate(self.chairs) if not chair.taken()]
        if empty:
            raise Refused("seats_empty", n=len(empty))
        if not self.people():
            raise Refused("nobody_plays")

    def _open_chair(self, seat: int) -> Chair:
        if self.status == CLOSED:
            raise Refused("closed")
        if self.status != OPEN:
            raise Refused("not_open")
        return self._chair(seat)

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refused("no_such_seat", seat=seat, seats=len(self.chairs))
        return self.chairs[seat]

    # --- deciding: during the game --------------------------------------------------------------------------------------

    def decide_move(self, seat: int, ask: str, picks: Sequence[str], id: str, bot: bool = False) -> Change:
        """A move, played on a copy of the game that becomes the game once the move is kept.

        No change: this move was made already, and its answer got lost.
        """
        made = self._chair(seat).done.get((ask, id))
        if made is not None:
            if made != tuple(picks):
                raise Refused("already_answered")
            return Change()
        game = self.playing() if bot else self._played_by_its_owner(seat)
        if seat not in game.asked():
            answered = game.question is not None and (game.ready >> seat) & 1
            raise Refused("already_answered" if answered and ask == self.ask_id(seat) else "not_asked")
        if ask != self.ask_id(seat):
            raise Refused("stale_question")
        played = game.clone(with_history=True)
        try:
            played.apply_move(seat, self.options(picks))
        except IllegalAnswer as error:
            raise Refused("illegal", error.phrase) from error
        return Change([Moved(seat, tuple(picks), id)], played)

    def decide_undo(self, seat: int, id: str) -> Change:
        """What is free is done at once; the rest is proposed to the others, if the table has it so."""
        game = self._played_by_its_owner(seat)
        if self.opened.undo == NEVER:
            raise Refused("no_undo")
        if seat in game.given:
            return Change([TookBack(seat, id)])
        history = game.history
        assert history is not None
        k = history.last_move_of(seat)  # looked up, not tried: trying would play the whole game again
        if k < 0:
            raise Refused("no_undo", UndoRefused("nothing_to_take_back").phrase)
        if k >= history.free_from():
            return Change([Undone(seat, id=id)])
        if self.opened.undo != ASK:
            raise Refused("no_undo")
        return self._propose(Proposed(UNDO, seat, about=seat, id=id))

    def decide_concede(self, seat: int, id: str = "") -> Change:
        """Two who play: the game is over. More: a bot plays on, and cannot win."""
        self.playing()
        chair = self.chairs[seat]
        if chair.conceded:
            return Change()
        entries: list[AnyEntry] = [Conceded(seat, id)]
        if not chair.bot and not self.ends_without(seat):
            entries.append(Handed(seat, REPLACEMENT))
        return Change(entries)

    def decide_standing(self, seat: int, verb: str, picks: Sequence[str] | None, id: str = "") -> Change:
        self._played_by_its_owner(seat)
        if verb not in self.ruleset.lobby_rules().standing_verbs():
            raise Refused("no_standing")
        wanted = None if picks is None else tuple(picks)
        if wanted is not None:
            self.options(wanted)
        if self.chairs[seat].standing.get(verb) == wanted:
            return Change()
        return Change([StandingAnswer(seat, verb, wanted, id)])

    def standing_seat(self) -> int:
        """The first seat that is asked what it has answered in advance; -1 if there is none."""
        return next((seat for seat in self.asked() if self.standing_picks(seat) is not None), -1)

    def standing_move(self, seat: int) -> Change:
        """The move that this seat always makes."""
        picks = self.standing_picks(seat)
        assert picks is not None
        return self.decide_move(seat, self.ask_id(seat), picks, "standing")

    def standing_picks(self, seat: int) -> tuple[str, ...] | None:
        """What a seat always answers to what it is asked now; None: it wants to be asked."""
        chair = self.chairs[seat]
        if chair.bot or chair.undid or not chair.standing:
            return None
        game = self.playing()
        assert game.question is not None
        picks = chair.standing.get(game.state.verb_name(game.question.verb))
        if picks is not None:
            try:
                game.check_move(seat, self.options(picks))
            except (IllegalAnswer, Refused):  # not with these cards: the owner is asked
                return None
        return picks

    def is_waited_for(self, seat: int) -> bool:
        """Whether a person has to answer, who has not answered in advance."""
        return seat in self.people_asked() and self.standing_picks(seat) is None

    # --- deciding: the coach --------------------------------------------------------------------------------------------

    def check_hint(self, seat: int, guest: str, ask: str) -> Game:
        """The game in which this guest may ask the coach about this question; Refused if that isn't so."""
        chair = self._chair(seat)
        if not guest or chair.guest != guest:
            raise Refused("not_your_seat")
        game = self._played_by_its_owner(seat)
        if not self.may_be_helped():
            raise Refused("no_hints")
        if seat not in game.asked():
            raise Refused("not_asked")
        if ask != self.ask_id(seat):
            raise Refused("stale_question")
        return game

    def decide_hint(self, seat: int, guest: str, ask: str) -> Change:
        """That the coach helps with this question: it is written down before anybody hears what it thinks."""
        self.check_hint(seat, guest, ask)
        return Change() if ask in self.hints else Change([Hinted(seat, ask)])

    def _played_by_its_owner(self, seat: int) -> Game:
        """Players who resigned no longer have a say."""
        game = self.playing()
        if not self.chairs[seat].person():
            raise Refused("not_asked")
        return game

    # --- deciding: chat -------------------------------------------------------------------------------------------------

    def decide_say(self, seat: int, text: str, id: str) -> Change:
        if not self.opened.chat:
            raise Refused("no_chat")
        if self.status == CLOSED:
            raise Refused("closed")
        return Change([Said(seat, text, id)])

    def decide_mute(self, seat: int, about: int, muted: bool, id: str = "") -> Change:
        self._chair(about)
        if about == seat:
            raise Refused("no_such_seat", seat=about, seats=len(self.chairs))
        if (about in self.chairs[seat].muted) == muted:
            return Change()
        return Change([Muted(seat, about, muted, id)])

    # --- deciding: what others must agree to ----------------------------------------------------------------------------

    def decide_hand_over(self, seat: int, about: int, id: str, away: Container[int]) -> Change:
        """That a bot plays on for another seat, whose owner is away."""
        if self.status != OVER:
            self.playing()
        if not self._chair(about).person() or about == seat:
            raise Refused("no_such_seat", seat=about, seats=len(self.chairs))
        if about not in away:
            raise Refused("not_away")
        return self._propose(Proposed(BOT, seat, about, id=id))

    def decide_return(self, seat: int) -> Change:
        """The owner of a seat is here: no bot plays there, or is to play there, any more."""
        chair = self.chairs[seat]
        entries: list[AnyEntry] = []
        if chair.bot and chair.guest and not chair.conceded:
            entries.append(Returned(seat))
        if self.proposal is not None and self.proposal.what == BOT and self.proposal.about == seat:
            entries.append(Declined(seat))
        return Change(entries)

    def decide_rematch(self, seat: int, how: str, named: str, id: str) -> Change:
        if self.status != OVER:
            raise Refused("closed" if self.status == CLOSED else "not_over")
        return self._propose(Proposed(REMATCH, seat, choice=how, named=named, id=id))

    def decide_agree(self, seat: int, number: int, agrees: bool, named: str, id: str) -> Change:
        proposal = self.proposal
        if proposal is None or proposal.number != number:
            raise Refused("no_proposal")
        if seat not in self.needed(proposal.what, proposal.about):
            raise Refused("no_proposal")
        if not agrees:
            return Change([Declined(seat, id)])
        if seat in proposal.named:
            return Change()
        return Change([Agreed(seat, named, id), *self._outcome(proposal, {**proposal.named, seat: named})])

    def _propose(self, entry: Proposed) -> Change:
        """A player who asks for what is already proposed agrees to it."""
        if entry.seat not in self.people():
            raise Refused("not_asked")
        wanted = Proposal(self.proposals + 1, entry.what, entry.seat, entry.about, entry.choice, {})
        there = self.proposal
        if there is not None:
            if (there.what, there.about, there.choice) != (wanted.what, wanted.about, wanted.choice):
                raise Refused("already_proposed")
            return self.decide_agree(entry.seat, there.number, True, entry.named, entry.id)
        return Change([entry, *self._outcome(wanted, {entry.seat: entry.named})])

    def _outcome(self, proposal: Proposal, named: Mapping[int, str]) -> list[AnyEntry]:
        """What follows if these have agreed. A rematch begins with a deal, which its caller adds."""
        if proposal.what == REMATCH:
            self.next_setup(proposal.choice, named, from_seed("trial"))
        if not set(self.needed(proposal.what, proposal.about)) <= set(named):
            return []
        if proposal.what == UNDO:
            return [Undone(proposal.seat, agreed=True)]
        if proposal.what == BOT:
            return [Handed(proposal.about, REPLACEMENT)]
        return []

    def rematch_is_due(self) -> Proposal | None:
        """The next game, once all have agreed to it."""
        proposal = self.proposal
        if proposal is None or proposal.what != REMATCH:
            return None
        return proposal if set(self.needed(REMATCH, -1)) <= set(proposal.named) else None

    def next_setup(self, how: str, named: Mapping[int, str], rng: Rng) -> dict[str, object]:
        """The setup of the next game; Refused if it isn't possible."""
        assert self.start is not None
        gone = [named[seat] for seat in sorted(named) if named[seat]]
        try:
            return self.ruleset.lobby_rules().again(
                self.opened.wishes, self.setup, self.games[-1].winners, how, gone, rng
            )
        except SignoriaError as error:
            raise Refused("bad_setup", error.phrase) from error
