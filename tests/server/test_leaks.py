"""No byte that a seat is sent depends on what it cannot know.

`pytest -m soak` compares a hundred thousand messages; LEAK_MESSAGES says how many.
"""

from __future__ import annotations

import os
import sys
import time

import pytest

from signoria.server import presenter
from signoria.server.protocol import Line, encode
from signoria.server.stream import Stream
from signoria.server.table import Table
from tests.server.leaks import Found, look_into

GAMES = ("dominion", "intrigo")


def looked(game: str, messages: int, first: int = 0, tell: bool = False) -> Found:
    found = Found()
    number, begun = first, time.monotonic()
    while found.messages < messages:
        look_into(game, f"leak {number}", found, most=150, share=0.05)
        number += 1
        if tell:
            pace = found.messages / (time.monotonic() - begun)
            sys.stdout.write(
                f"\r{game}: {number - first} games, {found.messages} messages compared, {found.alike} answers that look "
                f"alike, {found.covered} questions with none, {pace:.0f}/s, {len(found.wrong)} wrong "
            )
            sys.stdout.flush()
    assert not found.wrong, f"{len(found.wrong)} leaks, the first:\n" + "\n".join(found.wrong[:3])
    assert found.alike > messages // 20, "hardly anything was compared"
    assert found.covered > 0 or game != "dominion", "no question was compared with none"
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_is_sent_does_not_depend_on_what_it_cannot_know(game: str) -> None:
    looked(game, 1_000)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_hundred_thousand_messages_do_not_depend_on_what_their_reader_cannot_know(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with capsys.disabled():
        looked(game, int(os.environ.get("LEAK_MESSAGES", "100000")) // len(GAMES), first=1_000, tell=True)


# --- would a leak be noticed? --------------------------------------------------------------------------------------------


def view_of_the_next_seat(table: Table, seat: int) -> dict[str, object] | None:
    assert table.game is not None
    return table.game.view((seat + 1) % len(table.chairs))


def tell_everything(log: presenter.SentLog, table: Table) -> int:
    assert table.game is not None and table.game.history is not None
    events = [event for move in table.game.history.moves for event in move.events]
    log.lines = [encode(Line({"things": event.things}, 0, 0)) for event in events]
    return 0


def count_everything(stream: Stream, table: Table, present: set[int]) -> object:
    assert table.game is not None
    stream.seq = sum(sum(picks) for picks in table.game.given.values())
    return honest(stream, table, present)


honest = Stream.state
LEAKS = {
    "another's view": (presenter, "view_of", view_of_the_next_seat),
    "hidden cards in the log": (presenter.SentLog, "bring_up_to_date", tell_everything),
    "a number that depends on hidden answers": (Stream, "state", count_everything),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_noticed(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    place, name, leaky = LEAKS[leak]
    monkeypatch.setattr(place, name, leaky)
    with pytest.raises(AssertionError, match="leaks, the first"):
        looked("intrigo", 1_000)
