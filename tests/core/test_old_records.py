"""Records that version 0.1.0 wrote: they load, verify, and are written again byte for byte."""

from pathlib import Path

import pytest

import signoria
from signoria.core.record import Record

RECORDS = sorted((Path(__file__).resolve().parent.parent / "records_0_1_0").glob("*.json"))


def test_there_are_records_of_both_games_finished_and_not() -> None:
    read = [Record.from_json(path.read_bytes()) for path in RECORDS]
    assert {record.game for record in read} == {"dominion", "intrigo"}
    assert {record.result is None for record in read} == {True, False}
    assert any(record.start.secret for record in read) and any(record.start.position for record in read)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_0_1_0_loads_and_verifies(path: Path) -> None:
    record = Record.from_json(path.read_bytes())
    game = signoria.load(path)
    assert game.over == (record.result is not None)
    assert game.record(record.players).to_json() == path.read_text(encoding="utf-8")
