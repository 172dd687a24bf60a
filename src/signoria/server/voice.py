"""What a table tells one seat: its view, its question, its log. The only place where a game's state becomes messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from signoria.core.event import Event
from signoria.core.game import Game
from signoria.core.history import Move
from signoria.core.record import Start
from signoria.server.protocol import (
    AskInfo,
    Because,
    Line,
    NewPlace,
    Option,
    Peeked,
    ProposalInfo,
    Score,
    SeatInfo,
    TableInfo,
    encode,
)
from signoria.server.refusal import Refused
from signoria.server.table import OPEN, OVER, PLAYING, Table

SPECTATOR: Final = -1


class Story:
    """The log of the present game as one seat gets it, told piece by piece as it grows; undo cuts it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.start: Start | None = None  # of the game it tells
        self.moves: list[Move] = []
        self.ends: list[int] = []  # how many lines there are after the opening, and after each move
        self.lines: list[bytes] = []  # as they are sent: every seat keeps all of them

    def bring_up_to_date(self, table: Table) -> int:
        """Tell what is new; the number of the first line that is not as it was, -1 if there is none."""
        game = table.game
        if game is None or game.history is None:
            return -1
        history = game.history
        if self.start is not table.start:
            self.start = table.start
            self.moves, self.ends = [], []
        same = self._moves_in_force(history.moves)
        if self.ends and same == len(self.moves) == len(history.moves):
            return -1
        del self.moves[same:]
        del self.ends[same + 1 :]
        first = self.ends[-1] if self.ends else 0
        before = self.lines[first:]
        del self.lines[first:]
        if not self.ends:
            self._tell(table, game, history.opening)
        for move in history.moves[same:]:
            self.moves.append(move)
            self._tell(table, game, move.events)
        after = self.lines[first:]
        if before == after:
            return -1
        shorter = min(len(before), len(after))
        return first + next((i for i in range(shorter) if before[i] != after[i]), shorter)

    def _moves_in_force(self, moves: Sequence[Move]) -> int:
        """How many of the moves told are still in force: a log is cut and goes on, it does not change in between."""
        same = min(len(self.moves), len(moves))
        while same > 0 and self.moves[same - 1] is not moves[same - 1]:
            same -= 1
        return same

    def _tell(self, table: Table, game: Game, events: Sequence[Event]) -> None:
        for sentence in table.kind.teller().events(game, events, self.seat, table.called()):
            self.lines.append(encode(Line(sentence.phrase.data(), int(sentence.seat), int(sentence.weight))))
        self.ends.append(len(self.lines))


class Common:
    """What a table tells all its seats alike, put together once for everything that happens there."""

    def __init__(self, table: Table, present: set[int]) -> None:
        self.at = (table.length, present)
        self.info = common_info(table, present)
        self.encoded = encode(self.info)


def table_info(table: Table, seat: int, present: set[int]) -> bytes:
    """`TableInfo` for a seat, encoded."""
    common = table.common
    if common is None or common.at != (table.length, present):
        common = table.common = Common(table, present)
    if seat < 0:
        return common.encoded
    place, moved = table.places[seat], table.new_places[seat : seat + 1]
    if not (place.standing or place.muted or moved):
        return common.encoded
    own = msgspec.structs.replace(
        common.info,
        standing={verb: list(picks) for verb, picks in place.standing.items()},
        muted=sorted(place.muted),
        moved=[NewPlace(new.table, new.seat) for new in moved],
    )
    return encode(own)


def common_info(table: Table, present: set[int]) -> TableInfo:
    """Without what is a seat's own."""
    proposal = None
    if table.proposal is not None:
        wanted = table.proposal
        proposal = ProposalInfo(
            number=wanted.number,
            what=wanted.what,
            seat=wanted.seat,
            about=wanted.about,
            choice=wanted.choice,
            agreed=sorted(wanted.named),
            needed=table.needed(wanted.what, wanted.about),
        )
    host = table.seats_of(table.opened.host)
    return TableInfo(
        id=table.id,
        game=table.kind.name,
        status=table.status,
        host=host[0] if host else -1,
        seats=[
            SeatInfo(place.name, place.bot, number in present, place.conceded)
            for number, place in enumerate(table.places)
        ],
        undo=table.opened.undo,
        chat=table.opened.chat,
        public=table.opened.public,
        proposal=proposal,
        commitment=(table.start.commitment or "") if table.start is not None else "",
        series=[list(game.winners) for game in table.games],
        score=score_of(table) if table.games else [],
        points=points_of(table) if table.opened.points and table.status == PLAYING else [],
        result=dict(table.games[-1].result) if table.status == OVER else None,
    )


def score_of(table: Table) -> list[Score]:
    score = [Score() for _ in table.places]
    for game in table.games:
        for seat in game.winners:
            if len(game.winners) == 1:
                score[seat].won += 1
            else:
                score[seat].shared += 1
    return score


def points_of(table: Table) -> list[int]:
    """What everybody has now; empty in a game that counts no points."""
    assert table.game is not None
    state = table.game.state
    counted = [table.kind.ending().points(state, seat) for seat in range(len(table.places))]
    return [int(points) for points in counted if points is not None]


def view_of(table: Table, seat: int) -> dict[str, object] | None:
    return None if table.game is None or table.status == OPEN else table.game.view(seat)


def prompt_of(table: Table, seat: int) -> dict[str, object] | None:
    """What is asked of the seat, or whom it waits for, as a phrase."""
    if table.game is None or table.status != PLAYING:
        return None
    reader = SPECTATOR if seat >= 0 and table.places[seat].bot else seat  # whoever gave up looks on
    phrase = table.kind.teller().question(table.game, reader, table.called())
    return phrase.data() if phrase is not None else None


def ask_of(table: Table, seat: int) -> AskInfo | None:
    game = table.game
    if game is None or seat not in table.people_asked():
        return None
    ask = game.ask
    assert ask is not None
    options, stop = _options(table, game, seat, game.picks(seat))
    return AskInfo(
        id=table.ask_id(seat),
        verb=game.state.verb_name(ask.verb),
        least=int(ask.least),
        most=int(ask.most),
        ordered=bool(ask.ordered),
        place=table.kind.teller().place(game, seat),
        options=options,
        stop=stop,
    )


def _options(table: Table, game: Game, seat: int, picks: list[int]) -> tuple[list[Option], str]:
    ask = game.ask
    assert ask is not None
    teller = table.kind.teller()
    all_of_them = game.state.options(ask, seat, picks)
    options = [
        Option(game.state.option_name(option), teller.option(game, seat, option).data()) for option in all_of_them
    ]
    return options, game.state.option_name(ask.stop) if ask.stop in all_of_them else ""


def peek(table: Table, seat: int, ask_id: str, picks: list[str]) -> Peeked:
    """What could be picked after these; looked up, not carried out, so that nothing of what would follow shows."""
    after = _after(table, seat, ask_id, picks)
    made = after.picks(seat)
    teller = table.kind.teller()
    outlook = [phrase.data() for phrase in teller.outlook(after, seat, table.called())]
    assert after.ask is not None
    if len(made) >= after.ask.most:
        return Peeked(ask_id, picks, [], "", "", None, True, outlook)
    options, stop = _options(table, after, seat, made)
    prompt = teller.question(after, seat, table.called())
    assert prompt is not None, "who is asked has a question"
    complete = all(option.pick == stop for option in options)
    return Peeked(ask_id, picks, options, stop, teller.place(after, seat), prompt.data(), complete, outlook)


def why(table: Table, seat: int, ask_id: str, option: str, picks: Sequence[str] = ()) -> Because:
    after = _after(table, seat, ask_id, list(picks)) if picks else _asked(table, seat, ask_id)
    phrase = table.kind.teller().refusal(after, seat, table.options([option])[0])
    return Because(option, phrase.data() if phrase is not None else None)


def _after(table: Table, seat: int, ask_id: str, picks: list[str]) -> Game:
    """A copy of the game with these picks made, but not carried out."""
    game = _asked(table, seat, ask_id)
    ask = game.ask
    assert ask is not None
    made: list[int] = []
    for option in table.options(picks):
        if len(made) >= ask.most or game.state.refusal(ask, seat, made, option) != 0 or option == ask.stop:
            raise Refused("illegal")
        made.append(option)
    after = game.clone()
    after.given[seat] = made
    return after


def _asked(table: Table, seat: int, ask_id: str) -> Game:
    if seat not in table.people_asked():
        raise Refused("not_asked")
    if ask_id != table.ask_id(seat):
        raise Refused("stale_question")
    assert table.game is not None
    return table.game
