"""What a table has come to: its seats, its game, what is proposed there. It is the fold of its log, and does no I/O."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from signoria.core.branch import Branch
from signoria.core.game import Game
from signoria.core.phrase import numbered
from signoria.core.record import Coached, Origin, Record, Start
from signoria.core.registry import Ruleset, find_game
from signoria.lessons.coach import Coach, Hint
from signoria.lessons.lesson import lessons
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
    Hinted,
    Moved,
    Muted,
    NewSeat,
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
from signoria.server.refusal import Refused
from signoria.server.results import ResultRow, finished_rows
from signoria.server.table_parts import TOKENS, Chair, ChatLine, Finished, Proposal

# What a table is at.
OPEN: Final = "open"  # people sit down
PLAYING: Final = "playing"
OVER: Final = "over"  # until a rematch
CLOSED: Final = "closed"

CHAT_KEPT: Final = 200
# What somebody can do over and over again without the game getting on.
ASIDES: Final = (Sat, Stood, BotSat, TookBack, Undone, Proposed, Agreed, Declined, StandingAnswer, Said, Muted, Hinted)


LESSON: Final = "lesson "  # how the origin of a lesson's game begins


@dataclass(frozen=True)
class Change:
    """What a request makes of a table, before it is kept: entries for its log, none if what was asked for is there already."""

    entries: Sequence[AnyEntry] = ()
    played: Game | None = field(default=None, repr=False, compare=False)  # after a move: this copy becomes the game


def ask_name(secret: bytes, games: int, seat: int, entries: int) -> str:
    """What a question is called, and the chance of a bot that answers it."""
    return hashlib.blake2b(f"{games} {seat} {entries}".encode(), key=secret, digest_size=8).hexdigest()


def coach_for(origin: str) -> Coach | None:
    """The coach at the table of a lesson; None at any other table, or if the lesson is gone."""
    lesson = lessons().get(origin.removeprefix(LESSON)) if origin.startswith(LESSON) else None
    return Coach(lesson) if lesson is not None else None


class TableState:
    def __init__(self, id: str, opened: Opened) -> None:
        self.id = id
        self.opened = opened
        self.ruleset: Ruleset = find_game(opened.game)
        self.status = OPEN
        self.chairs = [Chair() for _ in range(opened.seats)]
        self.game: Game | None = None
        self.start: Start | None = None
        self.setup: dict[str, object] = {}  # of the game that is played, for the one after it
        self.secret = b""
        self.origin: Origin | None = None  # of the game that is played
        self.games: list[Finished] = []
        self.results: list[ResultRow] = []  # of every game that is over, for each person
        self.records: list[Record] = []  # of every game that is not played any more; one that was broken off too
        self.proposal: Proposal | None = None
        self.proposals = 0
        self.chat: list[ChatLine] = []
        self.new_seats: list[NewSeat] = []  # by seat, where the table became two
        self.asides: Counter[int] = Counter()  # by seat: entries other than moves
        self.length = 1  # entries of its log, `opened` being the first
        self.coach = coach_for(opened.origin)
        self.hints: dict[str, int] = {}  # of the game that is played, by question: the seat that got one
        self.changes = 0  # since it was loaded: entries applied, and stops left

    # --- what others ask it ---------------------------------------------------------------------------------------------

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest]

    def people(self) -> list[int]:
        """The seats where a person plays now."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person()]

    def names(self) -> list[str]:
        """Everyone's name by seat, as a record has it."""
        return [chair.name or (f"bot:{chair.bot}" if chair.bot else "") for chair in self.chairs]

    def called(self) -> list[str]:
        """Everyone's name by seat, as messages have it: the second of a name is `Anna 2`, `bot:easy 2`."""
        return numbered(self.names())

    def asked(self) -> list[int]:
        return self.game.asked() if self.game is not None and self.status == PLAYING else []

    def at_stop(self) -> bool:
        """Whether nobody is asked anything, and the game only waits to continue."""
        return self.game is not None and self.status == PLAYING and self.game.at_stop()

    def leave_stop(self) -> None:
        """Continue from a stop. That isn't in the log, yet what all are told may have changed: points, for example."""
        self.playing().go_on()
        self.changes += 1

    def ask_id(self, seat: int) -> str:
        """The name of the question a seat is to answer: the same after a restart, and it tells nothing about the others."""
        assert self.game is not None and self.game.history is not None
        return ask_name(self.secret, len(self.games), seat, len(self.game.history.entries))

    def day(self) -> str:
        """The date of the game at this table, if it's one of the day: only a table's first game can be."""
        return self.opened.daily if len(self.games) < (1 if self.status == PLAYING else 2) else ""

    def bots_asked(self) -> list[int]:
        """Where a bot has to answer. While an undo is proposed, bots wait."""
        if self.proposal is not None and self.proposal.what == UNDO:
            return []
        return [seat for seat in self.asked() if self.chairs[seat].bot]

    def people_asked(self) -> list[int]:
        """Where a person has to answer."""
        return [seat for seat in self.asked() if self.chairs[seat].person()]

    def needed(self, what: str, about: int) -> list[int]:
        """The seats that must agree: all people at the table, except the one to be replaced by a bot."""
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

    def coaching(self) -> Hint | None:
        """What the coach says to what is asked now, at the table of a lesson."""
        if self.coach is None or self.game is None or not self.in_lesson():
            return None
        return self.coach.follow(self.game)

    def in_lesson(self) -> bool:
        """Whether a lesson is being played: a table's first game, until it is over."""
        return self.coach is not None and self.status == PLAYING and self.origin is not None

    def hints_by_seat(self) -> list[int]:
        """How many questions each seat got help with in this game; empty if none."""
        return [list(self.hints.values()).count(seat) for seat in range(len(self.chairs))] if self.hints else []

    def may_be_helped(self) -> bool:
        """Whether the coach may help: one person plays against bots. The game of the day is the same for everyone."""
        return sum(bool(chair.guest) for chair in self.chairs) == 1 and self.status == PLAYING and not self.day()

    def practices(self) -> bool:
        """Whether the coach is to warn before mistakes."""
        return self.opened.practice and self.may_be_helped()

    def coached(self) -> Coached | None:
        """What the record says about help."""
        practice = self.opened.practice and sum(bool(chair.guest) for chair in self.chairs) == 1
        if not self.hints and not practice:
            return None
        return Coached(tuple(self.hints_by_seat()) or (0,) * len(self.chairs), practice)

    def still_in(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if not chair.conceded]

    def ends_without(self, seat: int) -> bool:
        """Whether nothing is left to play for if this seat gives up: one is left, or bots among themselves."""
        left = [other for other in self.still_in() if other != seat]
        return len(left) < 2 or not any(self.chairs[other].guest for other in left)

    # --- applying -------------------------------------------------------------------------------------------------------

    def apply(self, *entries: AnyEntry, played: Game | None = None) -> None:
        """Apply entries of the log, one after another; a move that was played on a copy of the game isn't played again."""
        for entry in entries:
            match entry:
                case Moved():
                    self._apply_move(entry, played)
                case Started():
                    self._apply_start(entry)
                case TookBack() | Undone():
                    self._apply_undo(entry)
                case Sat() | Stood() | BotSat():
                    self._apply_seating(entry)
                case Proposed() | Agreed() | Declined():
                    self._apply_proposal(entry)
                case Handed() | Returned() | Conceded() | StandingAnswer() | Hinted():
                    self._apply_change(entry)
                case Said() | Muted():
                    self._apply_chat(entry)
                case Closed():
                    self._apply_close(entry)
                case Opened():
                    raise AssertionError(f"{entry!r} in the middle of a log")
            if isinstance(entry, ASIDES):
                self.asides[entry.seat] += 1
            self.length += 1
            self.changes += 1

    def _apply_seating(self, entry: Sat | Stood | BotSat) -> None:
        if isinstance(entry, Sat):
            before = self.chairs[entry.seat]  # a new name: what was given out for the seat stays good
            others = before.tokens if before.guest == entry.guest else ()
            chair = Chair(entry.guest, entry.name, (*others, entry.token)[-TOKENS:])
        else:
            chair = Chair(bot=entry.bot) if isinstance(entry, BotSat) else Chair()
        if chair.guest != self.chairs[entry.seat].guest:
            for other in self.chairs:
                other.muted.discard(entry.seat)
        self.chairs[entry.seat] = chair

    def _apply_proposal(self, entry: Proposed | Agreed | Declined) -> None:
        self.chairs[entry.seat].remember("", entry.id)
        if isinstance(entry, Proposed):
            self.proposals += 1
            named = {entry.seat: entry.named}
            self.proposal = Proposal(self.proposals, entry.what, entry.seat, entry.about, entry.choice, named)
        elif isinstance(entry, Agreed):
            assert self.proposal is not None
            self.proposal.named[entry.seat] = entry.named
        else:
            self.proposal = None

    def _apply_change(self, entry: Handed | Returned | Conceded | StandingAnswer | Hinted) -> None:
        """The player of a seat, and how they play."""
        chair = self.chairs[entry.seat]
        if isinstance(entry, Hinted):
            self.hints[entry.ask] = entry.seat
        elif isinstance(entry, Handed):
            chair.bot = entry.bot
            self.proposal = None
        elif isinstance(entry, Returned):
            chair.bot = ""
        elif isinstance(entry, Conceded):
            chair.remember("", entry.id)
            self.proposal = None
            ends = self.ends_without(entry.seat)
            chair.conceded = True
            if ends:
                left = self.still_in()
                self._finish(left, {"winners": left}, True)
        else:
            chair.remember("", entry.id)
            chair.standing.pop(entry.verb, None)
            if entry.picks is not None:
                chair.standing[entry.verb] = entry.picks

    def _apply_chat(self, entry: Said | Muted) -> None:
        chair = self.chairs[entry.seat]
        chair.remember("", entry.id)
        if isinstance(entry, Muted):
            (chair.muted.add if entry.muted else chair.muted.discard)(entry.about)
        else:
            number = self.chat[-1].number + 1 if self.chat else 0
            self.chat.append(ChatLine(number, entry.seat, chair.name, entry.text))
            del self.chat[:-CHAT_KEPT]

    def _apply_close(self, entry: Closed) -> None:
        if self.status == PLAYING:
            self._write_record()
        self.status = CLOSED
        self.proposal = None
        self.new_seats = entry.seats

    def _apply_undo(self, entry: TookBack | Undone) -> None:
        self._pass_stops()
        chair = self.chairs[entry.seat]
        chair.remember("", entry.id)
        if isinstance(entry, TookBack):
            self.playing().take_back(entry.seat)
        else:
            chair.undid = True
            self.playing().undo(entry.seat, entry.agreed)
            self.proposal = None

    def _pass_stops(self) -> None:
        """Stops are not in the log: what happens to the game next comes after them."""
        if self.game is not None:
            self.game.pass_stops()
            self.coaching()

    def _apply_start(self, entry: Started) -> None:
        self._pass_stops()
        self.setup = entry.setup
        self.secret = bytes.fromhex(entry.secret)
        if entry.branch:
            branch = Branch.from_data(self.opened.branch)
            self.start = branch.start
            self.origin = branch.origin(self.opened.origin)
            self.game = branch.play(stops=True)
        else:
            self.start = Start.live(entry.setup, self.secret)
            self.origin = None
            self.game = self.start.game(self.ruleset, stops=True)
        self.status = PLAYING
        self.proposal = None
        self.hints = {}
        for chair in self.chairs:
            chair.conceded = chair.undid = False

    def _apply_move(self, entry: Moved, played: Game | None) -> None:
        self._pass_stops()
        game = self.playing()
        chair = self.chairs[entry.seat]
        chair.undid = False
        chair.remember(self.ask_id(entry.seat), entry.id, entry.picks)
        if played is None:
            game.apply_move(entry.seat, self.options(entry.picks))
        else:
            self.game = game = played
        if self.proposal is not None and self.proposal.what == UNDO:  # the game continued without an answer
            self.proposal = None
        if game.over():
            result = self.ruleset.result(game.state)
            self._finish(self.ruleset.lobby_rules().best_of(result, self.still_in()), result, False)

    def _finish(self, winners: Sequence[int], result: Mapping[str, object], conceded: bool) -> None:
        self._write_record()
        assert self.game is not None
        self.results += finished_rows(self, self.game, winners, conceded)
        self.games.append(Finished(tuple(winners), result, conceded))
        self.status = OVER
        self.proposal = None
        for chair in self.chairs:
            if chair.conceded and chair.guest:  # asked for the next game like everyone else
                chair.bot = ""

    def _write_record(self) -> None:
        """Of a game that is not played any more: the secret is in it."""
        assert self.game is not None and self.start is not None
        names, coach = self.names(), self.coached()
        self.records.append(Record.from_game(self.ruleset, self.game, self.start, names, self.origin, coach))
