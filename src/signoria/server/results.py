"""What is kept of a finished game for each person who played it: enough for lists and statistics, without any log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from signoria.core.game import Game

if TYPE_CHECKING:
    from signoria.server.table_state import TableState

GONE: Final = "gone-"  # guests whose data was deleted begin with this


class Facts(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game came out for one seat."""

    bots: tuple[str, ...]  # by seat; "": a person
    winners: tuple[int, ...]
    places: tuple[int, ...]  # by seat, from 1
    turns: int  # that this seat had
    points: tuple[int, ...] = ()  # by seat, in a game that counts any
    conceded: bool = False  # it ended because others gave up
    gave_up: bool = False  # this seat did
    screen: tuple[int, ...] = ()  # the seats that shared a screen, if there were several
    kingdom: tuple[str, ...] = ()
    had: dict[str, int] = {}  # cards of the deck, or seals and ducats
    hints: int = 0  # questions the coach helped this seat with


@dataclass(frozen=True)
class ResultRow:
    """One finished game of one person."""

    table: str
    n: int  # which game of its table, from 1
    seat: int
    guest: str
    game: str
    day: str | None  # of a kingdom of the day
    facts: str
    entry: int = 0  # the number of the log's entry that ended it: that is when it was
    at: int = 0


def read_facts(row: ResultRow) -> Facts:
    return _read(row.facts)


def finished_rows(table: TableState, game: Game, winners: Sequence[int], conceded: bool) -> list[ResultRow]:
    """The rows of a game that has just ended. Games played on from somewhere are practice, and have none."""
    if table.origin is not None:
        return []
    board = table.ruleset.scoreboard()
    everyone = range(len(table.chairs))
    counted = [board.points(game.state, seat) for seat in everyone]
    ranks = [(seat not in winners, int(place)) for seat, place in enumerate(game.state.places())]
    kingdom = table.setup.get("kingdom")
    rows: list[ResultRow] = []
    for seat in everyone:
        chair = table.chairs[seat]
        screen = table.seats_of(chair.guest)
        if not chair.guest or chair.guest.startswith(GONE) or seat != screen[0]:
            continue
        facts = Facts(
            bots=tuple("" if one.guest else one.bot for one in table.chairs),
            winners=tuple(winners),
            places=tuple(1 + sum(other < rank for other in ranks) for rank in ranks),
            turns=board.turns(game.state, seat),
            points=tuple(int(points) for points in counted if points is not None),
            conceded=conceded,
            gave_up=chair.conceded,
            screen=tuple(screen) if len(screen) > 1 else (),
            kingdom=tuple(kingdom) if isinstance(kingdom, list) else (),
            hints=sum(table.hints_by_seat()[seat : seat + 1]),
            had={one.thing: int(one.count) for one in board.holdings(game.state, seat) if one.count},
        )
        n, day = len(table.games) + 1, table.day() or None
        rows.append(
            ResultRow(table.id, n, seat, chair.guest, table.ruleset.name, day, _write(facts), entry=table.length + 1)
        )
    return rows


def _write(facts: Facts) -> str:
    return msgspec.json.encode(facts).decode()


_read = msgspec.json.Decoder(Facts).decode
