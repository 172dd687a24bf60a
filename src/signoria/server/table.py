"""One table: its seats, its game, what is proposed there. It is the fold of its log and does no I/O.

`decide` methods look at a request and give the entries that would carry it out, or raise Refused; `apply` takes entries, from a
request just decided or from the log after a restart.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Final

from signoria.core.decision import IllegalAnswer, UndoRefused
from signoria.core.game import Game
from signoria.core.record import Record, Start
from signoria.core.registry import GameKind, find_game
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
    NewPlace,
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
from signoria.server.places import ChatLine, Finished, Place, Proposal
from signoria.server.refusal import Refused

# What a table is at.
OPEN: Final = "open"  # people sit down
PLAYING: Final = "playing"
OVER: Final = "over"  # until a rematch
CLOSED: Final = "closed"

# What can be taken back: what nobody has learnt from, and the rest if the others agree; only the former; nothing.
ASK: Final = "ask"
FREE: Final = "free"
NEVER: Final = "never"
UNDO_RULES: Final = (ASK, FREE, NEVER)
REPLACEMENT: Final = "easy"  # the bot that plays on for somebody
CHAT_KEPT: Final = 200


class Table:
    def __init__(self, id: str, opened: Opened) -> None:
        self.id = id
        self.opened = opened
        self.kind: GameKind = find_game(opened.game)
        self.status = OPEN
        self.places = [Place() for _ in range(opened.seats)]
        self.game: Game | None = None
        self.start: Start | None = None
        self.games: list[Finished] = []
        self.records: list[Record] = []  # of every game that is not played any more; one that was broken off too
        self.proposal: Proposal | None = None
        self.proposals = 0
        self.chat: list[ChatLine] = []
        self.new_places: list[NewPlace] = []  # by seat, where the table became two
        self.length = 1  # entries of its log, `opened` being the first
        self._tried: tuple[int, tuple[str, ...], bool] | None = None  # a move, and whether it ends the game

    # --- what others ask it ---------------------------------------------------------------------------------------------

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if guest and place.guest == guest]

    def people(self) -> list[int]:
        """The seats where a person plays now."""
        return [seat for seat, place in enumerate(self.places) if place.person()]

    def names(self) -> list[str]:
        """Everyone's name by seat, as a record has it."""
        return [place.name or (f"bot:{place.bot}" if place.bot else "") for place in self.places]

    def called(self) -> list[str]:
        """Everyone's name by seat, as messages have it: the second of a name is `Anna 2`, `bot:easy 2`."""
        names = self.names()
        return [
            f"{name} {names[:seat].count(name) + 1}" if name in names[:seat] else name
            for seat, name in enumerate(names)
        ]

    def asked(self) -> list[int]:
        return self.game.asked() if self.game is not None and self.status == PLAYING else []

    def ask_id(self, seat: int) -> str:
        """The name of the question a seat is to answer: the same after a restart, and it tells nothing about the others."""
        assert self.game is not None and self.game.history is not None and self.start is not None
        assert self.start.secret is not None
        what = f"{len(self.games)} {seat} {len(self.game.history.entries)}"
        return hmac.new(self.start.secret, what.encode(), hashlib.sha256).hexdigest()[:16]

    def bots_asked(self) -> list[int]:
        """Where a bot has to answer. While somebody wants to take a move back, bots do not play on."""
        if self.proposal is not None and self.proposal.what == UNDO:
            return []
        return [seat for seat in self.asked() if self.places[seat].bot]

    def people_asked(self) -> list[int]:
        """Where a person has to answer."""
        return [seat for seat in self.asked() if self.places[seat].person()]

    def needed(self, what: str, about: int) -> list[int]:
        """Who must agree: all people at the table, but not the one whom a bot shall replace."""
        return [seat for seat in self.people() if what != BOT or seat != about]

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
            if isinstance(entry, Conceded) and self._ends_without(entry.seat):
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
        game = self._playing() if bot else self._played_by_its_owner(seat)
        if seat not in game.asked():
            answered = game.ask is not None and (game.ready >> seat) & 1
            raise Refused("already_answered" if answered and ask == self.ask_id(seat) else "not_asked")
        if ask != self.ask_id(seat):
            raise Refused("stale_question")
        self._try_picks(seat, picks)
        return [Moved(seat, tuple(picks), id)]

    def _try_picks(self, seat: int, picks: Sequence[str]) -> None:
        """Make a move on a copy; Refused with the game's own reason if it is not possible."""
        twin = self._playing().clone()
        try:
            twin.apply_move(seat, self.options(picks))
        except IllegalAnswer as error:
            raise Refused("illegal", error.phrase) from error
        self._tried = (seat, tuple(picks), twin.over())

    def options(self, picks: Sequence[str]) -> list[int]:
        game = self._playing()
        options: list[int] = []
        for name in picks:
            option = game.state.option_named(name)
            if option < 0:
                raise Refused("bad_message")
            options.append(int(option))
        return options

    def decide_undo(self, seat: int, id: str) -> list[AnyEntry]:
        """What is free is done at once; the rest is proposed to the others, if the table has it so."""
        game = self._played_by_its_owner(seat)
        if self.opened.undo == NEVER:
            raise Refused("no_undo")
        if seat in game.given:
            return [TookBack(seat, id)]
        twin = game.clone(with_history=True)
        try:
            twin.undo(seat)
        except UndoRefused as error:
            if error.reason != "others_must_agree":
                raise Refused("no_undo", error.phrase) from error
            if self.opened.undo != ASK:
                raise Refused("no_undo") from error
            return self._propose(Proposed(UNDO, seat, about=seat, id=id))
        return [Undone(seat, id=id)]

    def decide_concede(self, seat: int, id: str = "") -> list[AnyEntry]:
        """Two who play: the game is over. More: a bot plays on, and cannot win."""
        self._playing()
        place = self.places[seat]
        if place.conceded:
            return []
        entries: list[AnyEntry] = [Conceded(seat, id)]
        if not place.bot and not self._ends_without(seat):
            entries.append(Handed(seat, REPLACEMENT))
        return entries

    def _still_in(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if not place.conceded]

    def _ends_without(self, seat: int) -> bool:
        """Whether nothing is left to play for if this seat gives up: one is left, or bots among themselves."""
        left = [other for other in self._still_in() if other != seat]
        return len(left) < 2 or not any(self.places[other].guest for other in left)

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
            game = self._playing()
            assert game.ask is not None
            picks = place.standing.get(game.state.verb_name(game.ask.verb))
            if picks is not None:
                try:
                    self._try_picks(seat, picks)
                except Refused:  # not with these cards: the owner is asked
                    continue
                return Moved(seat, picks, "standing")
        return None

    def _playing(self) -> Game:
        if self.status == CLOSED:
            raise Refused("closed")
        if self.status != PLAYING or self.game is None:
            raise Refused("not_playing")
        return self.game

    def _played_by_its_owner(self, seat: int) -> Game:
        """Whoever gave up has no say any more."""
        game = self._playing()
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
            self._playing()
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

    # --- applying -------------------------------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> None:
        self.length += 1
        if isinstance(entry, Sat | Stood | BotSat):
            self._apply_seating(entry)
        elif isinstance(entry, Proposed | Agreed | Declined):
            self._apply_proposal(entry)
        elif isinstance(entry, Handed | Returned | Conceded | StandingAnswer):
            self._apply_change(entry)
        elif isinstance(entry, Said | Muted):
            self._apply_chat(entry)
        elif isinstance(entry, Closed):
            self._apply_close(entry)
        else:
            self._apply_play(entry)

    def _apply_seating(self, entry: Sat | Stood | BotSat) -> None:
        if isinstance(entry, Sat):
            place = Place(entry.guest, entry.name, entry.token)
        else:
            place = Place(bot=entry.bot) if isinstance(entry, BotSat) else Place()
        if place.guest != self.places[entry.seat].guest:
            for other in self.places:
                other.muted.discard(entry.seat)
        self.places[entry.seat] = place

    def _apply_proposal(self, entry: Proposed | Agreed | Declined) -> None:
        self.places[entry.seat].remember("", entry.id)
        if isinstance(entry, Proposed):
            self.proposals += 1
            named = {entry.seat: entry.named}
            self.proposal = Proposal(self.proposals, entry.what, entry.seat, entry.about, entry.choice, named)
        elif isinstance(entry, Agreed):
            assert self.proposal is not None
            self.proposal.named[entry.seat] = entry.named
        else:
            self.proposal = None

    def _apply_change(self, entry: Handed | Returned | Conceded | StandingAnswer) -> None:
        """Who plays a seat, and how."""
        place = self.places[entry.seat]
        if isinstance(entry, Handed):
            place.bot = entry.bot
            self.proposal = None
        elif isinstance(entry, Returned):
            place.bot = ""
        elif isinstance(entry, Conceded):
            place.remember("", entry.id)
            self.proposal = None
            ends = self._ends_without(entry.seat)
            place.conceded = True
            if ends:
                left = self._still_in()
                self._finish(left, {"winners": left}, True)
        else:
            place.standing.pop(entry.verb, None)
            if entry.picks is not None:
                place.standing[entry.verb] = entry.picks

    def _apply_chat(self, entry: Said | Muted) -> None:
        place = self.places[entry.seat]
        if isinstance(entry, Muted):
            (place.muted.add if entry.muted else place.muted.discard)(entry.about)
        else:
            place.remember("", entry.id)
            number = self.chat[-1].number + 1 if self.chat else 0
            self.chat.append(ChatLine(number, entry.seat, place.name, entry.text))
            del self.chat[:-CHAT_KEPT]

    def _apply_close(self, entry: Closed) -> None:
        if self.status == PLAYING:
            self._write_record()
        self.status = CLOSED
        self.proposal = None
        self.new_places = entry.places

    def _apply_play(self, entry: AnyEntry) -> None:
        if isinstance(entry, Moved):
            self._apply_move(entry)
        elif isinstance(entry, Started):
            self._apply_start(entry)
        elif isinstance(entry, TookBack):
            self.places[entry.seat].remember("", entry.id)
            self._playing().take_back(entry.seat)
        elif isinstance(entry, Undone):
            place = self.places[entry.seat]
            place.remember("", entry.id)
            place.undid = True
            self._playing().undo(entry.seat, entry.agreed)
            self.proposal = None
        else:
            raise AssertionError(f"{entry!r} in the middle of a log")

    def _apply_start(self, entry: Started) -> None:
        self.start = Start.live(entry.setup, bytes.fromhex(entry.secret))
        self.game = self.start.game(self.kind)
        self.status = PLAYING
        self.proposal = None
        for place in self.places:
            place.conceded = place.undid = False

    def _apply_move(self, entry: Moved) -> None:
        game = self._playing()
        place = self.places[entry.seat]
        place.undid = False
        place.remember(self.ask_id(entry.seat), entry.id, entry.picks)
        game.apply_move(entry.seat, self.options(entry.picks))
        if self.proposal is not None and self.proposal.what == UNDO:  # the game went on without an answer
            self.proposal = None
        if game.over():
            result = self.kind.result(game.state)
            self._finish(self.kind.hosting().best_of(result, self._still_in()), result, False)

    def _finish(self, winners: Sequence[int], result: Mapping[str, object], conceded: bool) -> None:
        self._write_record()
        self.games.append(Finished(tuple(winners), result, conceded))
        self.status = OVER
        self.proposal = None
        for place in self.places:
            if place.conceded and place.guest:  # asked for the next game like everyone else
                place.bot = ""

    def _write_record(self) -> None:
        """Of a game that is not played any more: the secret is in it."""
        assert self.game is not None and self.start is not None
        self.records.append(Record.from_game(self.kind, self.game, self.start, self.names()))
