"""What a table tells one seat: its view, its question, its log. The only place where a game's state becomes messages."""

from __future__ import annotations

from collections.abc import Sequence
from weakref import WeakKeyDictionary

import msgspec

from signoria.core.event import SPECTATOR
from signoria.core.game import Game
from signoria.core.phrase import phrase
from signoria.core.record import Start
from signoria.core.story import Story
from signoria.core.telling import Sentence
from signoria.lessons.coach import Hint
from signoria.lessons.lesson import Lesson
from signoria.server.protocol import (
    AskInfo,
    Because,
    CoachInfo,
    Line,
    NewSeat,
    Option,
    OriginInfo,
    Peeked,
    ProposalInfo,
    Score,
    SeatInfo,
    TableInfo,
    encode,
)
from signoria.server.refusal import Refused
from signoria.server.table import OPEN, OVER, PLAYING, Table


class SentLog:
    """The log of the present game as one seat gets it. It grows, undo cuts it, and its last sentences may change."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.start: Start | None = None  # of the game it tells
        self.story: Story | None = None
        self.lines: list[bytes] = []  # as they are sent: every seat keeps all of them

    def bring_up_to_date(self, table: Table) -> int:
        """Tell what is new; the number of the first line that is not as it was, -1 if there is none."""
        game = table.game
        if game is None or game.history is None:
            return -1
        if self.story is None or self.start is not table.start:
            self.start = table.start
            self.story = Story(table.ruleset.teller(), self.seat, table.called())
        self.story.names = table.called()  # others may have sat down
        first = int(self.story.tell(game, game.history.batches()))
        before = self.lines[first:]
        after = [encoded_line(sentence) for sentence in self.story.lines[first:]]
        if before == after:
            return -1
        self.lines[first:] = after
        shorter = min(len(before), len(after))
        return first + next((i for i in range(shorter) if before[i] != after[i]), shorter)


def encoded_line(sentence: Sentence) -> bytes:
    return encode(Line(sentence.phrase.data(), int(sentence.seat), int(sentence.weight), int(sentence.depth)))


class Common:
    """What a table tells all its seats alike, put together once for every change of the table."""

    def __init__(self, table: Table, present: set[int]) -> None:
        self.at = (table.changes, present)
        self.info = common_info(table, present)
        self.encoded = encode(self.info)


_common: WeakKeyDictionary[Table, Common] = WeakKeyDictionary()


def table_info(table: Table, seat: int, present: set[int]) -> bytes:
    """`TableInfo` for a seat, encoded."""
    common = _common.get(table)
    if common is None or common.at != (table.changes, present):
        common = _common[table] = Common(table, present)
    if seat < 0:
        return common.encoded
    chair, moved = table.chairs[seat], table.new_seats[seat : seat + 1]
    if not (chair.standing or chair.muted or moved):
        return common.encoded
    own = msgspec.structs.replace(
        common.info,
        standing={verb: list(picks) for verb, picks in chair.standing.items()},
        muted=sorted(chair.muted),
        moved=[NewSeat(new.table, new.seat) for new in moved],
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
        game=table.ruleset.name,
        status=table.status,
        host=host[0] if host else -1,
        seats=[
            SeatInfo(chair.name, chair.bot, number in present, chair.conceded)
            for number, chair in enumerate(table.chairs)
        ],
        undo=table.opened.undo,
        chat=table.opened.chat,
        pause=table.opened.pause,
        daily=table.day(),
        public=table.opened.public,
        proposal=proposal,
        commitment=(table.start.commitment or "") if table.start is not None else "",
        series=[list(game.winners) for game in table.games],
        score=score_of(table) if table.games else [],
        starters=starters_of(table),
        points=points_of(table) if table.opened.points and table.status == PLAYING else [],
        result=dict(table.games[-1].result) if table.status == OVER else None,
        origin=OriginInfo(table.origin.of, table.origin.moves) if table.origin is not None else None,
        number=table.opened.number,
        hints_on=table.may_be_helped(),
        hints=table.hints_by_seat(),
        practice=table.opened.practice,
    )


def score_of(table: Table) -> list[Score]:
    score = [Score() for _ in table.chairs]
    for game in table.games:
        for seat in game.winners:
            if len(game.winners) == 1:
                score[seat].won += 1
            else:
                score[seat].shared += 1
    points = [game.result.get("points") for game in table.games]
    for seat, one in enumerate(score):
        counted = [of_game[seat] for of_game in points if isinstance(of_game, list)]
        if len(counted) == len(table.games):
            one.points = sum(counted)
    return score


def starters_of(table: Table) -> list[int]:
    """Of which seats one starts the next game, once the last one is over."""
    if table.status != OVER:
        return []
    rules = table.ruleset.lobby_rules()
    return [int(seat) for seat in rules.starters(table.opened.wishes, len(table.chairs), table.games[-1].winners)]


def points_of(table: Table) -> list[int]:
    """What everybody has now; empty in a game that counts no points."""
    assert table.game is not None
    state = table.game.state
    counted = [table.ruleset.scoreboard().points(state, seat) for seat in range(len(table.chairs))]
    return [int(points) for points in counted if points is not None]


def view_of(table: Table, seat: int) -> dict[str, object] | None:
    return None if table.game is None or table.status == OPEN else table.game.view(seat)


def prompt_of(table: Table, seat: int) -> dict[str, object] | None:
    """What is asked of the seat, or whom it waits for, as a phrase."""
    if table.game is None or table.status != PLAYING:
        return None
    looks_on = seat in table.asked() and not table.is_waited_for(seat)  # gave up, or has answered in advance
    reader = SPECTATOR if looks_on else seat
    phrase = table.ruleset.teller().question(table.game, reader, table.called())
    return phrase.data() if phrase is not None else None


def coach_of(table: Table, seat: int) -> CoachInfo | None:
    coach = table.coach
    if coach is None or seat != coach.lesson.seat or not table.is_waited_for(seat):
        return None
    return _hint(coach.lesson, table.coaching())


def _hint(lesson: Lesson, said: Hint | None) -> CoachInfo | None:
    if said is None:
        return None
    message = lesson.message(said.remark)
    return CoachInfo(
        lesson=lesson.name,
        remark=said.remark.say,
        say=phrase(message).data(),
        title=phrase(f"{message}.title").data(),
        number=said.number,
        of=said.of,
        points=list(said.remark.points),
        before=_hint(lesson, said.before),
    )


def ask_of(table: Table, seat: int) -> AskInfo | None:
    game = table.game
    if game is None or not table.is_waited_for(seat):
        return None
    ask = game.question
    assert ask is not None
    options, stop = _options(table, game, seat, game.picks(seat))
    return AskInfo(
        id=table.ask_id(seat),
        verb=game.state.verb_name(ask.verb),
        least=int(ask.least),
        most=int(ask.most),
        ordered=bool(ask.ordered),
        place=table.ruleset.teller().picked_from(game, seat),
        options=options,
        stop=stop,
    )


def _options(table: Table, game: Game, seat: int, picks: list[int]) -> tuple[list[Option], str]:
    ask = game.question
    assert ask is not None
    teller = table.ruleset.teller()
    all_of_them = game.state.options(ask, seat, picks)
    options = [
        Option(game.state.option_name(option), teller.option(game, seat, option).data()) for option in all_of_them
    ]
    return options, game.state.option_name(ask.stop) if ask.stop in all_of_them else ""


def peek(table: Table, seat: int, ask_id: str, picks: list[str]) -> Peeked:
    """What could be picked after these; looked up, not carried out, so that nothing of what would follow shows."""
    after = _after(table, seat, ask_id, picks)
    made = after.picks(seat)
    teller = table.ruleset.teller()
    outlook = [phrase.data() for phrase in teller.outlook(after, seat, table.called())]
    assert after.question is not None
    if len(made) >= after.question.most:
        return Peeked(ask_id, picks, [], "", "", None, True, outlook)
    options, stop = _options(table, after, seat, made)
    prompt = teller.question(after, seat, table.called())
    assert prompt is not None, "who is asked has a question"
    complete = all(option.pick == stop for option in options)
    return Peeked(ask_id, picks, options, stop, teller.picked_from(after, seat), prompt.data(), complete, outlook)


def why(table: Table, seat: int, ask_id: str, option: str, picks: Sequence[str] = ()) -> Because:
    after = _after(table, seat, ask_id, list(picks)) if picks else _asked(table, seat, ask_id)
    phrase = table.ruleset.teller().refusal(after, seat, table.options([option])[0])
    return Because(option, phrase.data() if phrase is not None else None)


def _after(table: Table, seat: int, ask_id: str, picks: list[str]) -> Game:
    """A copy of the game with these picks made, but not carried out."""
    game = _asked(table, seat, ask_id)
    ask = game.question
    assert ask is not None
    made: list[int] = []
    for option in table.options(picks):
        if len(made) >= ask.most or game.state.refusal(ask, seat, made, option) != 0 or option == ask.stop:
            raise Refused("illegal")
        made.append(option)
    after = game.clone()
    after.given = {**after.given, seat: made}
    return after


def _asked(table: Table, seat: int, ask_id: str) -> Game:
    if seat not in table.people_asked():
        raise Refused("not_asked")
    if ask_id != table.ask_id(seat):
        raise Refused("stale_question")
    assert table.game is not None
    return table.game
