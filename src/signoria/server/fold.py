"""What a table has come to: its seats, its game, what is proposed there. It is the fold of its log, and does no I/O."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from signoria.core.game import Game
from signoria.core.record import Record, Start
from signoria.core.registry import GameKind, find_game
from signoria.server.entries import (
    BOT,
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

if TYPE_CHECKING:
    from signoria.server.voice import Common

# What a table is at.
OPEN: Final = "open"  # people sit down
PLAYING: Final = "playing"
OVER: Final = "over"  # until a rematch
CLOSED: Final = "closed"

CHAT_KEPT: Final = 200


class Fold:
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
        self.common: Common | None = None  # what `voice` has told all seats alike
        self._called: tuple[int, list[str]] = (0, [])

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
        if self._called[0] != self.length:
            names = self.names()
            numbered = [
                f"{name} {names[:seat].count(name) + 1}" if name in names[:seat] else name
                for seat, name in enumerate(names)
            ]
            self._called = (self.length, numbered)
        return self._called[1]

    def asked(self) -> list[int]:
        return self.game.asked() if self.game is not None and self.status == PLAYING else []

    def ask_id(self, seat: int) -> str:
        """The name of the question a seat is to answer: the same after a restart, and it tells nothing about the others."""
        assert self.game is not None and self.game.history is not None and self.start is not None
        assert self.start.secret is not None
        what = f"{len(self.games)} {seat} {len(self.game.history.entries)}"
        return hashlib.blake2b(what.encode(), key=self.start.secret, digest_size=8).hexdigest()

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

    def playing(self) -> Game:
        if self.status == CLOSED:
            raise Refused("closed")
        if self.status != PLAYING or self.game is None:
            raise Refused("not_playing")
        return self.game

    def options(self, picks: Sequence[str]) -> list[int]:
        game = self.playing()
        options: list[int] = []
        for name in picks:
            option = game.state.option_named(name)
            if option < 0:
                raise Refused("bad_message")
            options.append(int(option))
        return options

    def still_in(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if not place.conceded]

    def ends_without(self, seat: int) -> bool:
        """Whether nothing is left to play for if this seat gives up: one is left, or bots among themselves."""
        left = [other for other in self.still_in() if other != seat]
        return len(left) < 2 or not any(self.places[other].guest for other in left)

    # --- applying -------------------------------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> None:
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
        self.length += 1

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
            ends = self.ends_without(entry.seat)
            place.conceded = True
            if ends:
                left = self.still_in()
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
            self.playing().take_back(entry.seat)
        elif isinstance(entry, Undone):
            place = self.places[entry.seat]
            place.remember("", entry.id)
            place.undid = True
            self.playing().undo(entry.seat, entry.agreed)
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
        game = self.playing()
        place = self.places[entry.seat]
        place.undid = False
        place.remember(self.ask_id(entry.seat), entry.id, entry.picks)
        game.apply_move(entry.seat, self.options(entry.picks))
        if self.proposal is not None and self.proposal.what == UNDO:  # the game went on without an answer
            self.proposal = None
        if game.over():
            result = self.kind.result(game.state)
            self._finish(self.kind.hosting().best_of(result, self.still_in()), result, False)

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
