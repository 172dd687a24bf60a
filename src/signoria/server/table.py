"""One table, and what may happen there: requests are looked at here, and become entries of its log or are refused.

Nothing changes by looking: whoever wants it done writes the entries down and applies them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from signoria.core.decision import IllegalAnswer, UndoRefused
from signoria.core.game import Game
from signoria.core.rng import Rng, from_seed
from signoria.core.trouble import Trouble
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
    Moved,
    Muted,
    Opened,
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
from signoria.server.fold import CHAT_KEPT, CLOSED, OPEN, OVER, PLAYING, Fold
from signoria.server.places import Place, Proposal
from signoria.server.refusal import Refused

__all__ = ["CHAT_KEPT", "CLOSED", "OPEN", "OVER", "PLAYING", "UNDO_RULES", "Table"]

# What can be taken back: what nobody has learnt from, and the rest if the others agree; only the former; nothing.
ASK: Final = "ask"
FREE: Final = "free"
NEVER: Final = "never"
UNDO_RULES: Final = (ASK, FREE, NEVER)
REPLACEMENT: Final = "easy"  # the bot that plays on for somebody


class Table(Fold):
    def __init__(self, id: str, opened: Opened) -> None:
        super().__init__(id, opened)
        self._tried: tuple[int, tuple[str, ...], bool] | None = None  # a move, and whether it ends the game

    def was_done(self, seat: int, id: str) -> bool:
        """Whether this request was carried out already, and only its answer got lost."""
        return ("", id) in self.places[seat].done

    def status_after(self, entries: Sequence[AnyEntry]) -> str:
        """What these entries make of the table, for lists."""
        for entry in reversed(entries):
            if isinstance(entry, Closed):
                return CLOSED
            if isinstance(entry, Started):
                return PLAYING
            if isinstance(entry, Moved) and self._tried == (entry.seat, entry.picks, True):
                return OVER
            if isinstance(entry, Conceded) and self.ends_without(entry.seat):
                return OVER
        return self.status

    # --- deciding: before the start -------------------------------------------------------------------------------------

    def decide_sit(self, seat: int, guest: str, name: str, token: str) -> list[AnyEntry]:
        place = self._open_place(seat)
        if place.guest not in ("", guest):
            raise Refused("seat_taken", seat=seat)
        return [Sat(seat, guest, name, token)]

    def decide_stand(self, seat: int, guest: str) -> list[AnyEntry]:
        place = self._open_place(seat)
        if not place.taken():
            return []
        if guest not in (place.guest, self.opened.host):
            raise Refused("not_your_seat")
        return [Stood(seat)]

    def decide_bot(self, seat: int, guest: str, bot: str) -> list[AnyEntry]:
        place = self._open_place(seat)
        if guest != self.opened.host:
            raise Refused("not_the_host")
        if place.guest:
            raise Refused("seat_taken", seat=seat)
        return [BotSat(seat, bot)]

    def check_startable(self, guest: str) -> None:
        if self.status != OPEN:
            raise Refused("not_open")
        if guest != self.opened.host:
            raise Refused("not_the_host")
        empty = [seat for seat, place in enumerate(self.places) if not place.taken()]
        if empty:
            raise Refused("seats_empty", n=len(empty))
        if not self.people():
            raise Refused("nobody_plays")

    def _open_place(self, seat: int) -> Place:
        if self.status == CLOSED:
            raise Refused("closed")
        if self.status != OPEN:
            raise Refused("not_open")
        return self._place(seat)

    def _place(self, seat: int) -> Place:
        if not 0 <= seat < len(self.places):
            raise Refused("no_such_seat", seat=seat, seats=len(self.places))
        return self.places[seat]

    # --- deciding: during the game --------------------------------------------------------------------------------------

    def decide_move(self, seat: int, ask: str, picks: Sequence[str], id: str, bot: bool = False) -> list[AnyEntry]:
        """No entries: this move was made already, and its answer got lost."""
        made = self._place(seat).done.get((ask, id))
        if made is not None:
            if made != tuple(picks):
                raise Refused("already_answered")
            return []
        game = self.playing() if bot else self._played_by_its_owner(seat)
        if seat not in game.asked():
            answered = game.ask is not None and (game.ready >> seat) & 1
            raise Refused("already_answered" if answered and ask == self.ask_id(seat) else "not_asked")
        if ask != self.ask_id(seat):
            raise Refused("stale_question")
        self._try_picks(seat, picks)
        return [Moved(seat, tuple(picks), id)]

    def _try_picks(self, seat: int, picks: Sequence[str]) -> None:
        """Make a move on a copy; Refused with the game's own reason if it is not possible."""
        twin = self.playing().clone()
        try:
            twin.apply_move(seat, self.options(picks))
        except IllegalAnswer as error:
            raise Refused("illegal", error.phrase) from error
        self._tried = (seat, tuple(picks), twin.over())

    def decide_undo(self, seat: int, id: str) -> list[AnyEntry]:
        """What is free is done at once; the rest is proposed to the others, if the table has it so."""
        game = self._played_by_its_owner(seat)
        if self.opened.undo == NEVER:
            raise Refused("no_undo")
        if seat in game.given:
            return [TookBack(seat, id)]
        history = game.history
        assert history is not None
        k = history.last_move_of(seat)  # looked up, not tried: trying would play the whole game again
        if k < 0:
            raise Refused("no_undo", UndoRefused("nothing_to_take_back").phrase)
        if k >= history.free_from():
            return [Undone(seat, id=id)]
        if self.opened.undo != ASK:
            raise Refused("no_undo")
        return self._propose(Proposed(UNDO, seat, about=seat, id=id))

    def decide_concede(self, seat: int, id: str = "") -> list[AnyEntry]:
        """Two who play: the game is over. More: a bot plays on, and cannot win."""
        self.playing()
        place = self.places[seat]
        if place.conceded:
            return []
        entries: list[AnyEntry] = [Conceded(seat, id)]
        if not place.bot and not self.ends_without(seat):
            entries.append(Handed(seat, REPLACEMENT))
        return entries

    def decide_standing(self, seat: int, verb: str, picks: Sequence[str] | None) -> list[AnyEntry]:
        self._played_by_its_owner(seat)
        if verb not in self.kind.hosting().standing_verbs():
            raise Refused("no_standing")
        wanted = None if picks is None else tuple(picks)
        if wanted is not None:
            self.options(wanted)
        if self.places[seat].standing.get(verb) == wanted:
            return []
        return [StandingAnswer(seat, verb, wanted)]

    def standing_move(self) -> Moved | None:
        """A move that somebody always makes, if that can be made now."""
        for seat in self.asked():
            place = self.places[seat]
            if place.bot or place.undid or not place.standing:
                continue
            game = self.playing()
            assert game.ask is not None
            picks = place.standing.get(game.state.verb_name(game.ask.verb))
            if picks is not None:
                try:
                    self._try_picks(seat, picks)
                except Refused:  # not with these cards: the owner is asked
                    continue
                return Moved(seat, picks, "standing")
        return None

    def _played_by_its_owner(self, seat: int) -> Game:
        """Whoever gave up has no say any more."""
        game = self.playing()
        if not self.places[seat].person():
            raise Refused("not_asked")
        return game

    # --- deciding: chat -------------------------------------------------------------------------------------------------

    def decide_say(self, seat: int, text: str, id: str) -> list[AnyEntry]:
        if not self.opened.chat:
            raise Refused("no_chat")
        if self.status == CLOSED:
            raise Refused("closed")
        return [Said(seat, text, id)]

    def decide_mute(self, seat: int, about: int, muted: bool) -> list[AnyEntry]:
        self._place(about)
        if about == seat:
            raise Refused("no_such_seat", seat=about, seats=len(self.places))
        if (about in self.places[seat].muted) == muted:
            return []
        return [Muted(seat, about, muted)]

    # --- deciding: what others must agree to ----------------------------------------------------------------------------

    def decide_hand_over(self, seat: int, about: int, id: str) -> list[AnyEntry]:
        """That a bot plays on for another seat, whose owner is gone."""
        if self.status != OVER:
            self.playing()
        if not self._place(about).person() or about == seat:
            raise Refused("no_such_seat", seat=about, seats=len(self.places))
        return self._propose(Proposed(BOT, seat, about, id=id))

    def decide_return(self, seat: int) -> list[AnyEntry]:
        """The owner of a seat is here: no bot plays there, or is to play there, any more."""
        place = self.places[seat]
        entries: list[AnyEntry] = []
        if place.bot and place.guest and not place.conceded:
            entries.append(Returned(seat))
        if self.proposal is not None and self.proposal.what == BOT and self.proposal.about == seat:
            entries.append(Declined(seat))
        return entries

    def decide_rematch(self, seat: int, how: str, named: str, id: str) -> list[AnyEntry]:
        if self.status != OVER:
            raise Refused("closed" if self.status == CLOSED else "not_over")
        return self._propose(Proposed(REMATCH, seat, choice=how, named=named, id=id))

    def decide_agree(self, seat: int, number: int, agrees: bool, named: str, id: str) -> list[AnyEntry]:
        proposal = self.proposal
        if proposal is None or proposal.number != number:
            raise Refused("no_proposal")
        if seat not in self.needed(proposal.what, proposal.about):
            raise Refused("no_proposal")
        if not agrees:
            return [Declined(seat, id)]
        if seat in proposal.named:
            return []
        return [Agreed(seat, named, id), *self._outcome(proposal, {**proposal.named, seat: named})]

    def _propose(self, entry: Proposed) -> list[AnyEntry]:
        """Who wants what is proposed already agrees to it."""
        if entry.seat not in self.people():
            raise Refused("not_asked")
        wanted = Proposal(self.proposals + 1, entry.what, entry.seat, entry.about, entry.choice, {})
        there = self.proposal
        if there is not None:
            if (there.what, there.about, there.choice) != (wanted.what, wanted.about, wanted.choice):
                raise Refused("already_proposed")
            return self.decide_agree(entry.seat, there.number, True, entry.named, entry.id)
        return [entry, *self._outcome(wanted, {entry.seat: entry.named})]

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
        """The setup of the next game; Refused if it cannot be had so."""
        assert self.start is not None and self.start.setup is not None
        gone = [named[seat] for seat in sorted(named) if named[seat]]
        try:
            return self.kind.hosting().again(
                self.opened.wishes, self.start.setup, self.games[-1].winners, how, gone, rng
            )
        except Trouble as trouble:
            raise Refused("bad_setup", trouble.phrase) from trouble
