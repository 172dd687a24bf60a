"""A game up to the point where somebody plays on: how it began and the moves so far, as plain data or as one line of text.

A branch may end in the middle of an effect, where no position in words can be written. It is exact: the game that continues
from it has the same cards and the same chance as the one it comes from.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

import msgspec

from signoria.core.decision import IllegalAnswer
from signoria.core.game import Game
from signoria.core.json_errors import wrong_field
from signoria.core.limits import (
    BRANCH_BYTES,
    BRANCH_MOVES,
    POSITION_CODE,
    RECORD_PARTS,
    RECORD_PICKS,
    OverLimit,
    check_data,
)
from signoria.core.phrase import phrase
from signoria.core.record import (
    BAD_POSITION,
    DAMAGED,
    ILLEGAL_MOVE,
    TOO_LARGE,
    UNKNOWN_OPTION,
    Count,
    Hex256,
    Moved,
    Origin,
    Record,
    RecordError,
    Start,
    Text,
    Word,
    find_ruleset,
)
from signoria.core.registry import BadPosition, Ruleset


class _Data(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A branch as plain data; the names are short because links carry them."""

    game: Word
    rules: Count
    setup: dict[str, object] | None = None
    position: dict[str, object] | None = None
    seed: Text | None = None
    secret: Hex256 | None = None
    moves: Annotated[
        list[tuple[Count, Annotated[list[Word], msgspec.Meta(max_length=RECORD_PICKS)]]],
        msgspec.Meta(max_length=BRANCH_MOVES),
    ] = []


@dataclass(frozen=True)
class Branch:
    game: str
    rules: int
    start: Start
    moves: tuple[Moved, ...] = ()

    @classmethod
    def of_record(cls, record: Record, step: int) -> Branch:
        """A recorded game as it was after so many moves; undone moves don't count.

        Between the answers that several seats give at once there is no such point: it ends before their question.
        """
        history = record.replay(check=False).history
        assert history is not None
        if not 0 <= step <= len(history.moves):
            raise RecordError(DAMAGED, phrase("record-no-line", n=len(history.moves), line=step))
        step = int(history.question_of(step))
        if step > BRANCH_MOVES:
            raise RecordError(TOO_LARGE, phrase("branch-moves", most=BRANCH_MOVES))
        state = history.start
        made = [
            Moved(int(move.seat), tuple(state.option_name(pick) for pick in move.picks))
            for move in history.moves[:step]
        ]
        return cls(record.game, record.rules, record.start, tuple(made))

    # --- as plain data --------------------------------------------------------------------------------------------------

    @classmethod
    def from_data(cls, data: Mapping[str, object]) -> Branch:
        """RecordError if it makes no sense. The moves are looked at when it is played."""
        try:
            check_data(dict(data), parts=RECORD_PARTS + BRANCH_MOVES * 4)
            read = msgspec.convert(data, _Data)
        except OverLimit as error:
            raise RecordError(DAMAGED, error.phrase) from error
        except msgspec.ValidationError as error:
            raise RecordError(DAMAGED, phrase("branch-damaged", why=wrong_field(error))) from error
        chances = (read.seed is not None) + (read.secret is not None)
        if (read.setup is None) == (read.position is None) or chances != (0 if read.setup is None else 1):
            raise RecordError(DAMAGED, phrase("branch-damaged", why=phrase("record-start")))
        if read.position is not None:
            start = Start(position=read.position)
        elif read.secret is not None:
            assert read.setup is not None
            start = Start.live(read.setup, bytes.fromhex(read.secret))
        else:
            start = Start(setup=read.setup, seed=read.seed)
        moves = tuple(Moved(seat, tuple(picks)) for seat, picks in read.moves)
        return cls(read.game, read.rules, start, moves)

    def data(self) -> dict[str, object]:
        start = self.start
        words: dict[str, object] = {"game": self.game, "rules": self.rules}
        if start.position is not None:
            words["position"] = dict(start.position)
        else:
            assert start.setup is not None
            words["setup"] = dict(start.setup)
            if start.secret is not None:
                words["secret"] = start.secret.hex()
            else:
                words["seed"] = start.seed or ""
        words["moves"] = [[move.seat, list(move.picks)] for move in self.moves]
        return words

    # --- as one line of text: what a link to a position contains ----------------------------------------------------------

    @classmethod
    def from_code(cls, code: str) -> Branch:
        """RecordError if the code is damaged, or unpacks to too much."""
        if len(code) > POSITION_CODE:
            raise RecordError(TOO_LARGE, phrase("branch-code-long", most=POSITION_CODE))
        try:
            packed = base64.urlsafe_b64decode(code.encode("ascii") + b"=" * (-len(code) % 4))
            unpacking = zlib.decompressobj(-zlib.MAX_WBITS)
            raw = unpacking.decompress(packed, BRANCH_BYTES)
            if unpacking.unconsumed_tail or not unpacking.eof or unpacking.unused_data:
                raise RecordError(DAMAGED, phrase("branch-code"))
            data = msgspec.json.decode(raw)
        except (UnicodeError, binascii.Error, zlib.error, msgspec.DecodeError, RecursionError) as error:
            raise RecordError(DAMAGED, phrase("branch-code")) from error
        if not isinstance(data, dict):
            raise RecordError(DAMAGED, phrase("branch-code"))
        return cls.from_data(data)

    def code(self) -> str:
        """RecordError if it is too long for a link."""
        packing = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
        packed = packing.compress(msgspec.json.encode(self.data())) + packing.flush()
        code = base64.urlsafe_b64encode(packed).decode().rstrip("=")
        if len(code) > POSITION_CODE:
            raise RecordError(TOO_LARGE, phrase("branch-code-long", most=POSITION_CODE))
        return code

    # --- as a game --------------------------------------------------------------------------------------------------------

    def ruleset(self) -> Ruleset:
        return find_ruleset(self.game, self.rules)

    def play(self, stops: bool = False) -> Game:
        """The game, ready to be played on; no undo goes back into what was played before. RecordError if that fails."""
        game = self.start.game(self.ruleset(), stops)
        for number, move in enumerate(self.moves, 1):
            picks = [int(game.state.option_named(name)) for name in move.picks]
            if -1 in picks:
                unknown = phrase("record-unknown-option", seat=move.seat, option=move.picks[picks.index(-1)])
                what = phrase("branch-move", n=number, why=unknown)
                raise RecordError(UNKNOWN_OPTION, what)
            try:
                game.apply_move(move.seat, picks)
            except IllegalAnswer as error:
                raise RecordError(ILLEGAL_MOVE, phrase("branch-move", n=number, why=error.phrase)) from error
            except BadPosition as error:  # a position may lay down shuffles to come
                raise RecordError(BAD_POSITION, phrase("branch-move", n=number, why=error.phrase)) from error
            game.pass_stops()
        assert game.history is not None
        game.history.floor = len(self.moves)
        return game

    def origin(self, of: str) -> Origin:
        return Origin(of, len(self.moves))

    def record(self) -> Record:
        """The moves so far as a record of their own."""
        return Record.from_game(self.ruleset(), self.play(), self.start)

    def setup(self) -> dict[str, object]:
        """What another game with the same cards is dealt from."""
        if self.start.setup is not None:
            return dict(self.start.setup)
        ruleset = self.ruleset()
        return ruleset.setup_of(self.start.state(ruleset))
