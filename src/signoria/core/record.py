"""Records: a game written down as its start and its log, read back strictly, and played again.

One JSON format for every game; docs/records.md describes it. Whatever is wrong with a record is a RecordError that says
what and where.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Final

import msgspec

from signoria.core.decision import IllegalAnswer
from signoria.core.errors import SignoriaError
from signoria.core.game import Game
from signoria.core.history import History
from signoria.core.json_errors import where_it_breaks, wrong_field
from signoria.core.limits import (
    RECORD_BYTES,
    RECORD_LINES,
    RECORD_PARTS,
    RECORD_PICKS,
    RECORD_PLAYERS,
    RECORD_TEXT,
    RECORD_TURNS,
    RECORD_WORK,
    WORD,
    OverLimit,
    check_data,
    read_bytes,
)
from signoria.core.phrase import Phrase, game_phrase, phrase
from signoria.core.registry import BadPosition, BadSetup, Ruleset, UnknownGame, find_game
from signoria.core.rng import KeyedRng, from_seed, keyed
from signoria.core.state import State
from signoria.core.words import NO_HINT

FORMAT: Final = "signoria-record"
VERSION: Final = 1
BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"  # some editors put it before everything else

# What can be wrong, as RecordError.code:
NOT_JSON: Final = "not_json"
TRUNCATED: Final = "truncated"
NOT_A_RECORD: Final = "not_a_record"
FOREIGN_FORMAT: Final = "foreign_format"
NEWER_FORMAT: Final = "newer_format"
DAMAGED: Final = "damaged"
UNKNOWN_GAME: Final = "unknown_game"
NEWER_RULES: Final = "newer_rules"
BAD_SETUP: Final = "bad_setup"
BAD_POSITION: Final = "bad_position"
WRONG_COMMITMENT: Final = "wrong_commitment"
UNKNOWN_OPTION: Final = "unknown_option"
ILLEGAL_MOVE: Final = "illegal_move"
AFTER_THE_END: Final = "after_the_end"
BAD_BACK: Final = "bad_back"
INCOMPLETE: Final = "incomplete"
OTHER_STATE: Final = "other_state"
WRONG_RESULT: Final = "wrong_result"
NO_SUCH_LINE: Final = "no_such_line"
NO_LOG: Final = "no_log"
TOO_LARGE: Final = "too_large"
TOO_MUCH_WORK: Final = "too_much_work"


class RecordError(SignoriaError, ValueError):
    """A record that cannot be used: `code` says what is wrong, `line` and `turn` where, if it is in the log."""

    def __init__(self, code: str, what: Phrase, line: int | None = None, turn: int | None = None) -> None:
        super().__init__(what)
        self.code = code
        self.line = line  # of the log, from 1
        self.turn = turn


def digest(state: State) -> str:
    """A short fingerprint of everything in a state."""
    return _short(state.key())


def commitment(secret: bytes, setup: Mapping[str, object]) -> str:
    """What a live table publishes at the start: it binds the secret and the setup and tells neither."""
    return hashlib.sha256(secret + _canonical(setup)).hexdigest()


def _short(key: bytes) -> str:
    return hashlib.sha256(key).hexdigest()[:16]


def _canonical(data: object) -> bytes:
    """Equal bytes for equal data, however it was written: no spaces, keys in order, UTF-8."""
    text = json.dumps(data, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":"))
    return text.encode()


@dataclass(frozen=True)
class Start:
    """How a game began: dealt from a setup by a seed or by a live table's secret, or a position in words."""

    setup: Mapping[str, object] | None = None
    position: Mapping[str, object] | None = None
    seed: str | None = None
    secret: bytes | None = None
    commitment: str | None = None  # as it was published

    @classmethod
    def dealt(cls, setup: Mapping[str, object], seed: str) -> Start:
        return cls(setup=setup, seed=seed)

    @classmethod
    def live(cls, setup: Mapping[str, object], secret: bytes) -> Start:
        """The start of a live table, whose chance nobody can foretell."""
        return cls(setup=setup, secret=secret, commitment=commitment(secret, setup))

    @classmethod
    def at(cls, ruleset: Ruleset, state: State) -> Start:
        """A start from wherever a game is between effects. Not for live tables: their chance is not in a position."""
        assert not isinstance(state.rng, KeyedRng), "the record of a live table begins with its setup"
        return cls(position=ruleset.write_position(state))

    def state(self, ruleset: Ruleset) -> State:
        """The game at its first question."""
        if self.position is not None:
            try:
                return ruleset.read_position(self.position)
            except BadPosition as error:
                raise RecordError(BAD_POSITION, phrase("record-position", why=error.phrase)) from error
        assert self.setup is not None and (self.seed is None) != (self.secret is None)
        rng = keyed(self.secret) if self.secret is not None else from_seed(self.seed or "")
        try:
            return ruleset.deal(self.setup, rng)
        except BadSetup as error:
            raise RecordError(BAD_SETUP, phrase("record-setup", why=error.phrase)) from error

    def game(self, ruleset: Ruleset, stops: bool = False) -> Game:
        """A new game that keeps its log."""
        state = self.state(ruleset)
        state.stops = stops
        game = Game(state)
        game.start_log()
        return game

    def check_commitment(self) -> None:
        if self.secret is not None and self.setup is not None:
            made = commitment(self.secret, self.setup)
            if made != self.commitment:
                what = phrase("record-commitment", published=str(self.commitment), made=made)
                raise RecordError(WRONG_COMMITMENT, what)


@dataclass(frozen=True)
class Moved:
    """A line of the log: one seat's whole answer, in words."""

    seat: int
    picks: tuple[str, ...]


@dataclass(frozen=True)
class Back:
    """A line of the log: an undo, back to where so many moves were made."""

    to: int


@dataclass(frozen=True)
class TurnMark:
    """Where a turn began, and the fingerprint of the state there."""

    turn: int
    moves: int  # in force when it began
    digest: str


@dataclass(frozen=True)
class Origin:
    """Where a game was played on from: the first moves of its log were made in another one, and stay made."""

    of: str  # "table ID 1", "lesson NAME", "lesson NAME ID 1", "record", "position"
    moves: int


@dataclass(frozen=True)
class Coached:
    """The help that players had from the coach."""

    hints: tuple[int, ...]  # by seat: questions to which it gave a hint or a warning
    practice: bool = False  # whether it was to warn before mistakes


@dataclass(frozen=True)
class Record:
    game: str
    rules: int
    start: Start
    players: tuple[str, ...]  # names by seat; none if nobody gave any
    turns: tuple[TurnMark, ...]
    log: tuple[Moved | Back, ...]
    last: str  # digest of the state after the log
    result: Mapping[str, object] | None  # None while the game isn't over
    origin: Origin | None = None  # None if the game was played from its start
    coach: Coached | None = None  # None if nobody had help

    @classmethod
    def from_game(
        cls,
        ruleset: Ruleset,
        game: Game,
        start: Start | None = None,
        players: Sequence[str] = (),
        origin: Origin | None = None,
        coach: Coached | None = None,
    ) -> Record:
        """The record of a game at any moment; without a start, from the position its log began with."""
        history = game.history
        assert history is not None, "only a game with a log can be recorded"
        if start is None:
            start = Start.at(ruleset, history.start)
        assert digest(start.state(ruleset)) == digest(history.start), "the game has another start"
        assert len(players) in (0, game.state.seats), "every seat has a name, or none has"
        return cls(
            game=ruleset.name,
            rules=ruleset.rules_version,
            start=start,
            players=tuple(players),
            turns=tuple(_marks(history)),
            log=tuple(_lines(history, game.state)),
            last=digest(game.state),
            result=ruleset.result(game.state) if game.over() else None,
            origin=origin,
            coach=coach,
        )

    @classmethod
    def from_json(cls, data: bytes | str) -> Record:
        """Read a record; RecordError if it is none. The moves are looked at when it is replayed."""
        return _record(_read(data))

    @classmethod
    def from_file(cls, file: Path) -> Record:
        """Read a record from a file; RecordError if it is none, OSError if there is no file."""
        try:
            return cls.from_json(read_bytes(file, RECORD_BYTES))
        except OverLimit as error:
            raise RecordError(TOO_LARGE, error.phrase) from error

    def to_json(self) -> str:
        """One field, one turn, one move per line, always in the same order."""
        fields: dict[str, str] = {
            "format": _inline(FORMAT),
            "version": _inline(VERSION),
            "game": _inline(self.game),
            "rules": _inline(self.rules),
        }
        start = self.start
        if start.position is not None:
            fields["position"] = _per_line("{}", [f"{_inline(k)}: {_inline(v)}" for k, v in start.position.items()])
        else:
            assert start.setup is not None
            fields["setup"] = _per_line("{}", [f"{_inline(k)}: {_inline(v)}" for k, v in start.setup.items()])
        if start.secret is not None:
            fields["secret"] = _inline(start.secret.hex())
            fields["commitment"] = _inline(start.commitment)
        elif start.seed is not None:
            fields["seed"] = _inline(start.seed)
        if self.origin is not None:
            fields["origin"] = _inline({"of": self.origin.of, "moves": self.origin.moves})
        if self.coach is not None:
            fields["coach"] = _inline({"hints": self.coach.hints, "practice": self.coach.practice})
        if self.players:
            fields["players"] = _inline(self.players)
        turns = [_inline({"turn": mark.turn, "moves": mark.moves, "digest": mark.digest}) for mark in self.turns]
        fields["turns"] = _per_line("[]", turns)
        fields["log"] = _per_line("[]", [_inline(_line_data(line)) for line in self.log])
        fields["last"] = _inline(self.last)
        if self.result is not None:
            fields["result"] = _inline(self.result)
        return "{\n" + ",\n".join(f"  {_inline(name)}: {text}" for name, text in fields.items()) + "\n}\n"

    def ruleset(self) -> Ruleset:
        """The game that is played; RecordError if it is not installed or this record is ahead of it."""
        return find_ruleset(self.game, self.rules)

    def replay(self, until: int | None = None, check: bool = True) -> Game:
        """Play the log again, or its first `until` lines; the game continues from there with its log.

        Unless `check` is off, the commitment, the digests on the way and, at the end of the log, the result must agree.
        """
        ruleset = self.ruleset()
        if until is not None and not 0 <= until <= len(self.log):
            raise RecordError(NO_SUCH_LINE, phrase("record-no-line", n=len(self.log), line=until))
        if check:
            self.start.check_commitment()
        return _Replay(self, ruleset, check).run(until)


def find_ruleset(game: str, rules: int) -> Ruleset:
    """A game by name; RecordError if it is not installed, or older than these rules."""
    try:
        ruleset = find_game(game)
    except UnknownGame as error:
        raise RecordError(UNKNOWN_GAME, error.phrase) from error
    if rules > ruleset.rules_version:
        what = phrase("record-newer-rules", rules=rules, game=game_phrase(game), installed=ruleset.rules_version)
        raise RecordError(NEWER_RULES, what)
    return ruleset


def _marks(history: History) -> Iterator[TurnMark]:
    for moves, number, key in history.turns:
        yield TurnMark(number, moves, _short(key))


def _lines(history: History, state: State) -> Iterator[Moved | Back]:
    for entry in history.entries:
        if entry.move is None:
            yield Back(int(entry.back))
        else:
            yield Moved(int(entry.move.seat), tuple(state.option_name(pick) for pick in entry.move.picks))


def _line_data(line: Moved | Back) -> dict[str, object]:
    return {"back": line.to} if isinstance(line, Back) else {"seat": line.seat, "move": line.picks}


def _inline(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, allow_nan=False)


def _per_line(brackets: str, items: Sequence[str]) -> str:
    if not items:
        return brackets
    return f"{brackets[0]}\n    " + ",\n    ".join(items) + f"\n  {brackets[1]}"


# --- reading ------------------------------------------------------------------------------------------------------------

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Word = Annotated[str, msgspec.Meta(max_length=WORD)]
Text = Annotated[str, msgspec.Meta(max_length=RECORD_TEXT)]
Digest = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{16}\Z")]
Hex256 = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    seat: Count | None = None
    move: Annotated[list[Word], msgspec.Meta(max_length=RECORD_PICKS)] | None = None
    back: Count | None = None


class _Turn(msgspec.Struct, forbid_unknown_fields=True):
    turn: Count
    moves: Count
    digest: Digest


class _Origin(msgspec.Struct, forbid_unknown_fields=True):
    of: Text
    moves: Count


class _Coached(msgspec.Struct, forbid_unknown_fields=True):
    hints: Annotated[list[Count], msgspec.Meta(max_length=RECORD_PLAYERS)]
    practice: bool = False


class _File(msgspec.Struct, forbid_unknown_fields=True):
    """The fields of a record as they are in the file."""

    format: str
    version: Count
    game: Word
    rules: Count
    turns: Annotated[list[_Turn], msgspec.Meta(max_length=RECORD_TURNS)]
    log: Annotated[list[_Line], msgspec.Meta(max_length=RECORD_LINES)]
    last: Digest
    setup: dict[str, object] | None = None
    position: dict[str, object] | None = None
    seed: Text | None = None
    secret: Hex256 | None = None
    commitment: Hex256 | None = None
    origin: _Origin | None = None
    coach: _Coached | None = None
    players: Annotated[list[Text], msgspec.Meta(max_length=RECORD_PLAYERS)] | None = None
    result: dict[str, object] | None = None


def _read(data: bytes | str) -> _File:
    """From bytes to fields of the right types: JSON first, then whether it is ours, then the fields."""
    plain = _read_json(data)
    if not isinstance(plain, dict) or "format" not in plain:
        raise RecordError(NOT_A_RECORD, phrase("record-no-format", format=FORMAT))
    if plain["format"] != FORMAT:
        what = phrase("record-other-format", found=_as_written(plain["format"]), format=FORMAT)
        raise RecordError(FOREIGN_FORMAT, what)
    version = plain.get("version")
    if type(version) is int and version > VERSION:
        raise RecordError(NEWER_FORMAT, phrase("record-newer", version=_brief(version), newest=VERSION))
    if version != VERSION:
        raise _damaged(phrase("record-version", version=_brief(version)))
    try:
        file = msgspec.convert(plain, _File)
        for part in (file.setup, file.position, file.result):
            check_data(part, parts=RECORD_PARTS)
    except msgspec.ValidationError as error:
        raise _damaged(wrong_field(error)) from error
    except OverLimit as error:
        raise _damaged(error.phrase) from error
    return file


def _read_json(data: bytes | str) -> object:
    if len(data) > RECORD_BYTES:
        raise RecordError(TOO_LARGE, phrase("limit-bytes", most=RECORD_BYTES))
    try:
        raw = data.encode() if isinstance(data, str) else data
        plain: object = msgspec.json.decode(raw.removeprefix(BYTE_ORDER_MARK))
    except msgspec.ValidationError as error:  # JSON, but with a number beyond all bounds
        raise _damaged(wrong_field(error)) from error
    except msgspec.DecodeError as error:
        if "truncated" in str(error):
            raise RecordError(TRUNCATED, phrase("record-truncated")) from error
        raise RecordError(NOT_JSON, phrase("record-no-json", why=where_it_breaks(error))) from error
    except (UnicodeDecodeError, UnicodeEncodeError) as error:
        raise RecordError(NOT_JSON, phrase("record-no-utf8", byte=error.start)) from error
    except RecursionError as error:
        raise RecordError(NOT_A_RECORD, phrase("record-too-deep")) from error
    return plain


def _damaged(why: Phrase, line: int | None = None) -> RecordError:
    return RecordError(DAMAGED, phrase("record-damaged", why=why), line)


def _as_written(value: object) -> str:
    """As it stands in the file, but a text without its quotes."""
    return _cut(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))


def _brief(value: object) -> str:
    return _cut(repr(value))


def _cut(text: str) -> str:
    return text if len(text) <= 40 else text[:37] + "..."


def _record(file: _File) -> Record:
    marks = tuple(TurnMark(turn.turn, turn.moves, turn.digest) for turn in file.turns)
    for before, after in pairwise(marks):
        if after.moves <= before.moves:
            raise _damaged(phrase("record-turns", turn=after.turn))
    log = tuple(_line(line, number) for number, line in enumerate(file.log, 1))
    origin = Origin(file.origin.of, file.origin.moves) if file.origin is not None else None
    if origin is not None and sum(isinstance(line, Moved) for line in log[: origin.moves]) < origin.moves:
        raise _damaged(phrase("record-origin", n=origin.moves))
    return Record(
        game=file.game,
        rules=file.rules,
        start=_start(file),
        players=tuple(file.players or ()),
        turns=marks,
        log=log,
        last=file.last,
        result=file.result,
        origin=origin,
        coach=Coached(tuple(file.coach.hints), file.coach.practice) if file.coach is not None else None,
    )


def _start(file: _File) -> Start:
    if (file.setup is None) == (file.position is None):
        raise _damaged(phrase("record-start"))
    if (file.secret is None) != (file.commitment is None):
        raise _damaged(phrase("record-secret"))
    chances = (file.seed is not None) + (file.secret is not None)
    if chances != (0 if file.setup is None else 1):
        raise _damaged(phrase("record-chance"))
    secret = bytes.fromhex(file.secret) if file.secret is not None else None
    return Start(file.setup, file.position, file.seed, secret, file.commitment)


def _line(line: _Line, number: int) -> Moved | Back:
    if line.back is not None and line.seat is None and line.move is None:
        return Back(line.back)
    if line.back is None and line.seat is not None and line.move is not None:
        return Moved(line.seat, tuple(line.move))
    raise _damaged(phrase("record-line", line=str(number)), number)


# --- replaying ----------------------------------------------------------------------------------------------------------


class _Replay:
    """Plays the lines of a log one by one and compares the results with the record."""

    def __init__(self, record: Record, ruleset: Ruleset, check: bool) -> None:
        self.record = record
        self.ruleset = ruleset
        self.check = check
        self.game = record.start.game(ruleset)
        if len(record.players) not in (0, self.game.state.seats):
            raise _damaged(phrase("record-names", n=len(record.players), seats=int(self.game.state.seats)))
        self.marks = {mark.moves: mark for mark in record.turns}
        self.returns = _lowest_returns(record.log)

    def run(self, until: int | None) -> Game:
        lines = len(self.record.log) if until is None else until
        self._compare_turn(0)
        for number, line in enumerate(self.record.log[:lines], 1):
            if isinstance(line, Back):
                self._go_back(number, line)
            else:
                self._move(number, line)
            self._compare_turn(number)
            if self.record.origin is not None and number == self.record.origin.moves:
                self._history().floor = number
        if lines == len(self.record.log):
            self._finish()
        return self.game

    def _history(self) -> History:
        history = self.game.history
        assert history is not None
        return history

    def _error(self, code: str, number: int, what: Phrase) -> RecordError:
        turn = int(self.game.state.turn_number())
        where = phrase("record-at", line=str(number), turn=turn)
        return RecordError(code, phrase("record-wrong", where=where, what=what, older=self._older()), number, turn)

    def _older(self) -> Phrase:
        """Why a sound record may not agree with us."""
        if self.record.rules == self.ruleset.rules_version:
            return NO_HINT
        return phrase("record-older", rules=self.record.rules, installed=self.ruleset.rules_version)

    def _move(self, number: int, line: Moved) -> None:
        game = self.game
        if game.over():
            raise self._error(AFTER_THE_END, number, phrase("record-after-end", seat=line.seat))
        picks: list[int] = []
        for name in line.picks:
            option = game.state.option_named(name)
            if option < 0:
                what = phrase("record-unknown-option", seat=line.seat, option=_brief(name))
                raise self._error(UNKNOWN_OPTION, number, what)
            picks.append(option)
        try:
            game.apply_move(line.seat, picks)
        except IllegalAnswer as error:
            raise self._error(ILLEGAL_MOVE, number, error.phrase) from error
        except BadPosition as error:  # a position may lay down shuffles to come
            raise self._error(BAD_POSITION, number, error.phrase) from error

    def _go_back(self, number: int, line: Back) -> None:
        history = self._history()
        if line.to > len(history.moves):
            what = phrase("record-back", n=line.to, made=len(history.moves))
            raise self._error(BAD_BACK, number, what)
        if line.to < history.floor:
            raise self._error(BAD_BACK, number, phrase("record-back-origin", n=int(history.floor)))
        if self.game.given or history.question_of(line.to) != line.to:
            raise self._error(BAD_BACK, number, phrase("record-back-between"))
        self.game.rewind(line.to)
        if history.replayed > RECORD_WORK:
            raise self._error(TOO_MUCH_WORK, number, phrase("record-too-much", most=RECORD_WORK))

    def _compare_turn(self, number: int) -> None:
        """If a turn begins here and is not undone later on, it must be the one of the record."""
        moves = len(self._history().moves)
        if not self.check or self.game.given or moves > self.returns[number]:
            return
        at, turn, key = self._history().turns[-1]
        begun = TurnMark(turn, at, _short(key)) if at == moves else None
        noted = self.marks.get(moves)
        if begun == noted:
            return
        if begun is None:
            assert noted is not None
            what = phrase("record-turn-missing", turn=noted.turn)
        elif noted is None or noted.turn != begun.turn:
            what = phrase("record-turn-unknown", turn=begun.turn)
        else:
            what = phrase("record-turn-differs", turn=begun.turn, digest=begun.digest, noted=noted.digest)
        turn = noted.turn if begun is None and noted is not None else turn
        where = phrase("record-after", line=str(number)) if number else phrase("record-at-start")
        older = self._older()
        raise RecordError(OTHER_STATE, phrase("record-wrong", where=where, what=what, older=older), number, turn)

    def _finish(self) -> None:
        """At the end of the log: nothing is half answered, nothing of the record is left over, the result agrees."""
        game = self.game
        number = len(self.record.log)
        if game.given:
            owing = [str(seat) for seat in game.asked()]
            raise self._error(INCOMPLETE, number, phrase("record-incomplete", seats=owing))
        if not self.check:
            return
        made = len(self._history().moves)
        for mark in self.record.turns:
            if mark.moves > made:
                raise self._error(OTHER_STATE, number, phrase("record-turn-later", turn=mark.turn))
        if digest(game.state) != self.record.last:
            what = phrase("record-last", digest=digest(game.state), noted=self.record.last)
            raise self._error(OTHER_STATE, number, what)
        self._compare_result(number)

    def _compare_result(self, number: int) -> None:
        noted = self.record.result
        if not self.game.over():
            if noted is not None:
                raise self._error(WRONG_RESULT, number, phrase("record-result-early"))
            return
        result = self.ruleset.result(self.game.state)
        if noted is None:
            raise self._error(WRONG_RESULT, number, phrase("record-result-missing", result=_inline(result)))
        if _canonical(noted) != _canonical(result):
            what = phrase("record-result-differs", result=_inline(result), noted=_inline(noted))
            raise self._error(WRONG_RESULT, number, what)


def _lowest_returns(log: Sequence[Moved | Back]) -> list[int]:
    """For every place between the lines: the fewest moves to which any later line goes back."""
    lowest = len(log)
    returns = [lowest]
    for line in reversed(log):
        if isinstance(line, Back) and line.to < lowest:
            lowest = line.to
        returns.append(lowest)
    returns.reverse()
    return returns
