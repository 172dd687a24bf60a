"""Records: written and read back at any moment, and refused with a clear reason when anything about them is wrong."""

from __future__ import annotations

import hashlib
import json
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.core.game import Game
from signoria.core.limits import (
    LONGEST_TEXT,
    RECORD_BYTES,
    RECORD_LINES,
    RECORD_PARTS,
    RECORD_PICKS,
    RECORD_PLAYERS,
    RECORD_TEXT,
    RECORD_TURNS,
    RECORD_WORK,
    WORD,
)
from signoria.core.record import Back, Moved, Record, RecordError, Start, commitment, digest
from signoria.core.rng import from_seed
from signoria.dominion import GAME
from tests.core.random_games import (
    ASKING,
    LOOKING,
    fingerprint,
    holding,
    move,
    play_on,
    random_pick,
    setup,
    started,
)
from tests.volume import examples

SECRET = bytes(range(100, 132))
Plain = dict[str, object]


def saved(seed: str, picks: int = 100_000, seats: int = 3, cards: list[str] = ASKING, undos: bool = True) -> Record:
    """The record of a game after so many picks; with the usual number it is over."""
    start = Start.dealt(setup(seats, cards), seed)
    game = start.game(GAME)
    play_on(game, from_seed(f"{seed} moves"), picks, undos)
    return Record.from_game(GAME, game, start)


def read(data: object) -> Record:
    return Record.from_json(json.dumps(data))


def fields(record: Record) -> Plain:
    data = json.loads(record.to_json())
    assert isinstance(data, dict)
    return data


def error_of(data: bytes | str | Plain) -> RecordError:
    """What reading and replaying it says."""
    with pytest.raises(RecordError) as error:
        (read(data) if isinstance(data, dict) else Record.from_json(data)).replay()
    return error.value


FINISHED = saved("finished", seats=2)
RUNNING = saved("running", 60)


# --- there and back -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("undos", [False, True], ids=["straight", "with undos"])
@pytest.mark.parametrize("cards", [ASKING, LOOKING], ids=["asking", "looking"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_finished_game_is_replayed_to_the_same_end(seats: int, cards: list[str], undos: bool) -> None:
    start = Start.dealt(setup(seats, cards), "to the end")
    game = start.game(GAME)
    play_on(game, from_seed("to the end"), 100_000, undos)
    assert game.over()
    record = Record.from_game(GAME, game, start)
    again = Record.from_json(record.to_json()).replay()
    assert fingerprint(again) == fingerprint(game)
    assert again.over()


def test_a_game_can_be_saved_and_loaded_at_any_moment() -> None:
    start = Start.dealt(setup(3), "any moment")
    game = start.game(GAME)
    rng = from_seed("any moment")
    seen = {"between effects": 0, "in mid-effect": 0, "half answered": 0, "half of the seats": 0}
    for _ in range(180):
        loaded = Record.from_json(Record.from_game(GAME, game, start).to_json()).replay()
        twin = game.clone(with_history=True)
        for seat in list(twin.given):  # what is under way is not in a record
            twin.take_back(seat)
        assert fingerprint(loaded) == fingerprint(twin)
        seen["between effects" if game.run is None else "in mid-effect"] += 1
        seen["half answered"] += bool(game.given) and not game.ready
        seen["half of the seats"] += bool(game.ready)
        random_pick(game, rng)
    assert all(seen.values()), seen


def test_a_loaded_game_goes_on_like_the_saved_one() -> None:
    start = Start.dealt(setup(3), "goes on")
    game = start.game(GAME)
    play_on(game, from_seed("first half"), 100)
    for seat in list(game.given):
        game.take_back(seat)
    loaded = Record.from_json(Record.from_game(GAME, game, start).to_json()).replay()
    for one in (game, loaded):
        play_on(one, from_seed("second half"), 100, undos=True)
    assert fingerprint(loaded) == fingerprint(game)


def test_an_answer_that_nobody_has_seen_is_not_in_the_record() -> None:
    game = holding("masquerade copper", "copper estate", "copper estate")
    move(game, 0, "masquerade")
    before = Record.from_game(GAME, game)
    move(game, 2, "estate")
    assert Record.from_game(GAME, game) == before
    loaded = Record.from_json(before.to_json()).replay()
    assert loaded.asked() == [0, 1, 2]


def test_answers_given_at_once_stand_in_the_record_in_seat_order() -> None:
    game = holding("masquerade copper", "copper estate", "copper estate")
    move(game, 0, "masquerade")
    move(game, 2, "estate")
    move(game, 1, "copper")
    move(game, 0, "copper")
    assert Record.from_game(GAME, game).log[1:] == (
        Moved(0, ("copper",)),
        Moved(1, ("copper",)),
        Moved(2, ("estate",)),
    )


def test_a_record_may_begin_with_a_position_in_words() -> None:
    game = started("first part")
    rng = from_seed("first part")
    play_on(game, rng, 150)
    while game.run is not None or game.given:
        random_pick(game, rng)
    later = Game(game.state.copy())
    later.start_log()
    play_on(later, rng, 80, undos=True)
    for seat in list(later.given):
        later.take_back(seat)
    record = Record.from_game(GAME, later)
    assert record.start.setup is None
    assert Record.from_json(record.to_json()) == record
    assert fingerprint(record.replay()) == fingerprint(later)


def test_moves_taken_back_are_in_the_record_and_can_be_watched() -> None:
    game = holding("copper copper", "copper")
    move(game, 0, "end_actions")
    move(game, 0, "copper")
    game.undo(0)
    move(game, 0, "all_treasures")
    record = Record.from_game(GAME, game)
    assert record.log == (Moved(0, ("end_actions",)), Moved(0, ("copper",)), Back(1), Moved(0, ("all_treasures",)))
    coins = [record.replay(until=line).view(0)["coins"] for line in range(5)]
    assert coins == [0, 0, 1, 0, 2]


@pytest.mark.parametrize("record", [FINISHED, RUNNING], ids=["finished", "running"])
def test_a_record_can_be_replayed_up_to_every_line(record: Record) -> None:
    for until in range(0, len(record.log) + 1, 31):
        history = record.replay(until=until).history
        assert history is not None
        assert len(history.entries) <= until  # fewer where several seats answer at once and some still think


@pytest.mark.parametrize("until", [-1, len(RUNNING.log) + 1, 10**30])
def test_there_is_no_replay_up_to_a_line_that_is_not_there(until: int) -> None:
    with pytest.raises(RecordError, match="there’s no line") as error:
        RUNNING.replay(until=until)
    assert error.value.code == "no_such_line"


def test_a_game_without_moves_is_a_record_too() -> None:
    start = Start.dealt(setup(2), "nothing yet")
    game = start.game(GAME)
    record = Record.from_json(Record.from_game(GAME, game, start).to_json())
    assert record.log == ()
    assert fingerprint(record.replay()) == fingerprint(game)


def test_the_record_of_a_live_table_keeps_its_promise() -> None:
    start = Start.live(setup(2), SECRET)
    game = start.game(GAME)
    play_on(game, from_seed("live"), 80)
    for seat in list(game.given):
        game.take_back(seat)
    record = Record.from_json(Record.from_game(GAME, game, start).to_json())
    assert record.start.commitment == commitment(SECRET, setup(2))
    assert fingerprint(record.replay()) == fingerprint(game)


def test_the_commitment_is_the_hash_of_the_secret_and_the_setup_written_canonically() -> None:
    written = '{"first":0,"kingdom":["café@é"],"seats":2}'.encode()
    assert (
        commitment(SECRET, {"seats": 2, "kingdom": ["café@é"], "first": 0})
        == hashlib.sha256(SECRET + written).hexdigest()
    )


def test_the_result_gives_points_turns_and_winners() -> None:
    result = FINISHED.result
    assert result is not None
    assert list(result) == ["winners", "points", "turns"]
    assert RUNNING.result is None


# --- the file -------------------------------------------------------------------------------------------------------------


def test_the_file_is_always_written_in_the_same_way() -> None:
    start = Start.dealt({"seats": 2, "kingdom": setup()["kingdom"], "first": 0}, "Győr – Łódź")
    game = start.game(GAME)
    move(game, 0, "all_treasures")
    move(game, 0, "estate")
    game.undo(0)
    assert Record.from_game(GAME, game, start, ["Łucja", 'Zoë "Z"']).to_json().splitlines() == [
        "{",
        '  "format": "signoria-record",',
        '  "version": 1,',
        '  "game": "dominion",',
        '  "rules": 1,',
        '  "setup": {',
        '    "seats": 2,',
        '    "kingdom": ["masquerade@intrigue1", "militia@base1", "moat@base1", "throne_room@base1", '
        '"secret_chamber@intrigue1", "torturer@intrigue1", "pawn@intrigue1", "library@base1", "cellar@base1", '
        '"remodel@base1"],',
        '    "first": 0',
        "  },",
        '  "seed": "Győr – Łódź",',
        '  "players": ["Łucja", "Zoë \\"Z\\""],',
        '  "turns": [',
        f'    {{"turn": 1, "moves": 0, "digest": "{digest(start.state(GAME))}"}}',
        "  ],",
        '  "log": [',
        '    {"seat": 0, "move": ["all_treasures"]},',
        '    {"seat": 0, "move": ["estate"]},',
        '    {"back": 1}',
        "  ],",
        f'  "last": "{digest(game.state)}"',
        "}",
    ]


@pytest.mark.parametrize(
    "record", [FINISHED, RUNNING, saved("looking", 50, cards=LOOKING)], ids=lambda r: str(len(r.log))
)
def test_reading_and_writing_again_gives_the_same_bytes(record: Record) -> None:
    text = record.to_json()
    assert Record.from_json(text) == record
    assert Record.from_json(text.encode()).to_json() == text
    assert Record.from_json(b"\xef\xbb\xbf" + text.encode()).to_json() == text
    assert Record.from_json(json.dumps(json.loads(text))).to_json() == text


# --- what is wrong with it --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        b"\x89PNG\r\n",
        b"Turn 1: Anna plays a Village.",
        b"\xff\xfe{\x00}\x00",
        b'{"format": "signoria-record", }',
        b'{"format": "\xff"}',
        b"{} {}",
        FINISHED.to_json().encode("utf-16"),
        '{"format": "\ud800"}',
    ],
)
def test_what_is_no_json_is_refused(data: bytes | str) -> None:
    assert error_of(data).code == "not_json"


def test_a_record_that_was_cut_off_anywhere_is_refused_as_such() -> None:
    data = Record.from_game(GAME, started("cut", 2), Start.dealt(setup(2), "cut"), ["Łódź", "Győr"]).to_json().encode()
    for end in range(len(data) - 2):
        assert error_of(data[:end]).code == "truncated"
    assert Record.from_json(data[:-1]) == Record.from_json(data)  # only the last line break


@pytest.mark.parametrize(
    "data", ["null", "[]", "17", '"signoria-record"', "{}", '{"log": []}', "[" * 100_000 + "]" * 100_000]
)
def test_json_that_is_no_record_is_refused(data: str) -> None:
    assert error_of(data).code == "not_a_record"


@pytest.mark.parametrize("foreign", ["pgn", "", None, 7, ["signoria-record"], "x" * 10_000])
def test_a_foreign_format_is_refused_and_named(foreign: object) -> None:
    error = error_of(fields(FINISHED) | {"format": foreign})
    assert error.code == "foreign_format"
    named = foreign if isinstance(foreign, str) else json.dumps(foreign)
    assert f"the format is “{named[:20]}" in str(error)
    assert len(str(error)) < 150


@pytest.mark.parametrize("version", [2, 3, 10**18])
def test_a_newer_version_of_the_format_is_refused_whatever_else_is_in_it(version: int) -> None:
    error = error_of({"format": "signoria-record", "version": version, "moves": "in another shape"})
    assert error.code == "newer_format"
    assert str(version) in str(error)


def test_an_unknown_game_is_refused_with_the_nearest_name() -> None:
    error = error_of(fields(FINISHED) | {"game": "domino"})
    assert error.code == "unknown_game"
    assert "did you mean dominion" in str(error)


def test_newer_rules_are_refused() -> None:
    error = error_of(fields(FINISHED) | {"rules": 99})
    assert error.code == "newer_rules"
    assert "99" in str(error)


def test_older_rules_are_tried_and_named_when_the_game_goes_another_way() -> None:
    record = fields(FINISHED) | {"rules": 0}
    read(record).replay()
    assert "follows version 0 of the rules" in str(error_of(record | {"last": "0" * 16}))


@pytest.mark.parametrize(
    "changes",
    [
        {"version": "1"},
        {"version": True},
        {"version": 0},
        {"version": None},
        {"game": 5},
        {"rules": -1},
        {"rules": 1.5},
        {"rules": 10**40},
        {"setup": []},
        {"setup": None},
        {"seed": None},
        {"seed": 5},
        {"secret": "ab" * 32},
        {"commitment": "ab" * 32},
        {"secret": "ab" * 32, "commitment": "ab" * 32},
        {"seed": None, "secret": "ab", "commitment": "ab" * 32},
        {"seed": None, "secret": "AB" * 32, "commitment": "ab" * 32},
        {"position": {}},
        {"position": {}, "setup": None},
        {"players": "Anna"},
        {"players": ["Anna", None]},
        {"players": ["Anna"]},
        {"players": ["Anna", "Bea", "Cili"]},
        {"turns": {}},
        {"turns": [{"turn": 1, "moves": 0}]},
        {"turns": [{"turn": 1, "moves": 0, "digest": "xyz"}]},
        {"turns": [{"turn": 1, "moves": 0, "digest": "0123456789abcdef\n"}]},
        {"turns": [{"turn": 1, "moves": 0, "digest": "0" * 16}] * 2},
        {"log": [[0, "copper"]]},
        {"log": [{}]},
        {"log": [{"seat": 0}]},
        {"log": [{"move": ["copper"]}]},
        {"log": [{"seat": 0, "move": "copper"}]},
        {"log": [{"seat": 0, "move": [3]}]},
        {"log": [{"seat": -1, "move": ["copper"]}]},
        {"log": [{"seat": 10**20, "move": ["copper"]}]},
        {"log": [{"seat": 0, "move": ["copper"], "back": 0}]},
        {"log": [{"seat": 0, "move": ["copper"], "comment": "!"}]},
        {"log": [{"back": -1}]},
        {"log": [{"back": "1"}]},
        {"last": None},
        {"last": "0"},
        {"result": []},
        {"comment": "a good game"},
    ],
    ids=lambda changes: json.dumps(changes)[:60],
)
def test_a_damaged_field_is_refused(changes: Plain) -> None:
    assert error_of(fields(FINISHED) | changes).code == "damaged"


@pytest.mark.parametrize("field", ["version", "game", "rules", "setup", "seed", "turns", "log", "last"])
def test_a_missing_field_is_refused_and_named(field: str) -> None:
    data = fields(FINISHED)
    del data[field]
    error = error_of(data)
    assert error.code == "damaged"
    assert field in str(error)


def test_a_damaged_line_of_the_log_is_named() -> None:
    data = fields(FINISHED)
    log = data["log"]
    assert isinstance(log, list)
    log[6] = {"seat": "0", "move": ["copper"]}
    assert "$.log[6].seat" in str(error_of(data))
    log[6] = {"seat": 0}
    assert error_of(data).line == 7


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": 1},
        {"seats": 10**12},
        {"seats": "2"},
        {"first": 7},
        {"kingdom": []},
        {"kingdom": ["village@base1"] * 10},
        {"kingdom": ["dragon@base1"] * 10},
        {"kingdom": [1, 2, 3]},
        {"weather": "fine"},
    ],
)
def test_a_setup_that_cannot_be_played_is_refused(changes: Plain) -> None:
    assert error_of(fields(FINISHED) | {"setup": setup(2) | changes}).code == "bad_setup"


@pytest.mark.parametrize(
    "changes",
    [
        {"hand": "5 dragons"},
        {"hand": 5},
        {"0": []},
        {"²": {}},
        {"rng": [1, 2, 3]},
        {"rng": [2**40, 0, 0, 0]},
        {"deck": "99999999999 copper"},
    ],
)
def test_a_position_that_makes_no_sense_is_refused(changes: Plain) -> None:
    game = holding("copper copper", "copper")
    data = fields(Record.from_game(GAME, game))
    position = data["position"]
    assert isinstance(position, dict)
    assert error_of(data | {"position": position | changes}).code == "bad_position"


def test_shuffles_laid_down_in_a_position_that_cannot_be_are_refused_where_they_come_up() -> None:
    game = holding("moat", "copper", decks=False)
    data = fields(Record.from_game(GAME, game))
    position = data["position"]
    assert isinstance(position, dict)
    position["0"] = {"hand": "moat", "discard": "2 copper", "shuffles": ["2 gold"], "turns": 1}
    data |= {"log": [{"seat": 0, "move": ["moat"]}]}
    with pytest.raises(RecordError, match="line 1 of the log") as error:
        read(data).replay(check=False)
    assert error.value.code == "bad_position"


def test_a_secret_that_was_not_the_promised_one_is_refused() -> None:
    start = Start.live(setup(2), SECRET)
    data = fields(Record.from_game(GAME, start.game(GAME), start))
    read(data).replay()
    assert error_of(data | {"secret": "00" * 32}).code == "wrong_commitment"
    assert error_of(data | {"setup": setup(3)}).code == "wrong_commitment"
    assert error_of(data | {"commitment": "00" * 32}).code == "wrong_commitment"


def first_turn(*lines: Plain) -> Plain:
    """A record of a game that has just begun, with these lines in the log."""
    start = Start.dealt(setup(2), "first turn")
    return fields(Record.from_game(GAME, start.game(GAME), start)) | {"log": list(lines)}


def test_an_unknown_option_is_refused_and_named() -> None:
    error = error_of(first_turn({"seat": 0, "move": ["all_treasures"]}, {"seat": 0, "move": ["dragon"]}))
    assert (error.code, error.line, error.turn) == ("unknown_option", 2, 1)
    assert "'dragon'" in str(error)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ({"seat": 0, "move": ["province"]}, "too_expensive"),
        ({"seat": 1, "move": ["copper"]}, "not_asked"),
        ({"seat": 77, "move": ["copper"]}, "not_asked"),
        ({"seat": 0, "move": []}, "too_few"),
        ({"seat": 0, "move": ["estate", "estate"]}, "too_many"),
        ({"seat": 0, "move": ["stop"]}, "not_offered"),
        ({"seat": 0, "move": ["village"]}, "not_in_this_game"),
    ],
)
def test_an_illegal_move_is_refused_with_its_line_seat_and_reason(line: Plain, reason: str) -> None:
    error = error_of(first_turn({"seat": 0, "move": ["all_treasures"]}, line))
    assert (error.code, error.line, error.turn) == ("illegal_move", 2, 1)
    assert str(error).startswith(f"line 2 of the log, turn 1: seat {line['seat']} ")
    assert str(error).endswith(f": {reason}")


def test_moves_after_the_end_are_refused() -> None:
    data = fields(FINISHED)
    log = data["log"]
    assert isinstance(log, list)
    error = error_of(data | {"log": [*log, {"seat": 0, "move": ["copper"]}]})
    assert (error.code, error.line) == ("after_the_end", len(log) + 1)


@pytest.mark.parametrize("back", [2, 3, 1_000_000])
def test_an_undo_to_moves_that_were_never_made_is_refused(back: int) -> None:
    error = error_of(first_turn({"seat": 0, "move": ["all_treasures"]}, {"back": back}))
    assert (error.code, error.line) == ("bad_back", 2)


def passing(*lines: Plain) -> Plain:
    """A record in which all players are asked for a card to pass on, with these lines after that."""
    game = holding("masquerade copper", "copper estate", "copper estate")
    move(game, 0, "masquerade")
    data = fields(Record.from_game(GAME, game))
    log = data["log"]
    assert isinstance(log, list)
    return data | {"log": [*log, *lines]}


ALL_PASS: list[Plain] = [{"seat": seat, "move": ["copper"]} for seat in range(3)]


def test_an_undo_between_answers_given_at_once_is_refused() -> None:
    assert error_of(passing(*ALL_PASS, {"back": 2})).code == "bad_back"
    assert error_of(passing(*ALL_PASS[:2], {"back": 1})).code == "bad_back"


def test_a_log_that_ends_between_answers_given_at_once_is_refused() -> None:
    error = error_of(passing(*ALL_PASS[:1]))
    assert (error.code, error.line) == ("incomplete", 2)
    assert "seat 1, 2" in str(error)


def test_replaying_names_the_first_turn_whose_digest_differs() -> None:
    turns = [{"turn": mark.turn, "moves": mark.moves, "digest": mark.digest} for mark in FINISHED.turns]
    for wrong in (0, 4, len(turns) - 1):
        damaged = [turn | {"digest": "0" * 16} if i >= wrong else turn for i, turn in enumerate(turns)]
        error = error_of(fields(FINISHED) | {"turns": damaged})
        assert (error.code, error.turn) == ("other_state", turns[wrong]["turn"])
        assert f"turn {turns[wrong]['turn']} begins with a different state" in str(error)


def test_another_seed_is_noticed_at_the_start() -> None:
    error = error_of(fields(FINISHED) | {"seed": "another"})
    assert (error.code, error.turn, error.line) == ("other_state", 1, 0)


def test_turns_that_are_missing_or_too_many_are_noticed() -> None:
    turns = [{"turn": mark.turn, "moves": mark.moves, "digest": mark.digest} for mark in FINISHED.turns]
    missing = error_of(fields(FINISHED) | {"turns": turns[:3] + turns[4:]})
    assert (missing.code, missing.turn) == ("other_state", turns[3]["turn"])
    late = error_of(fields(FINISHED) | {"turns": [*turns, {"turn": 500, "moves": 100_000, "digest": "0" * 16}]})
    assert (late.code, late.turn) == ("other_state", FINISHED.turns[-1].turn)
    assert "turn 500" in str(late)
    between = {"turn": 2, "moves": FINISHED.turns[1].moves + 1, "digest": "0" * 16}
    assert error_of(fields(FINISHED) | {"turns": [*turns[:2], between, *turns[2:]]}).code == "other_state"


def test_another_state_after_the_log_is_noticed() -> None:
    assert error_of(fields(RUNNING) | {"last": "0" * 16}).code == "other_state"


@pytest.mark.parametrize(
    "result",
    [
        None,
        {},
        {"winners": [0, 1], "points": [0, 0], "turns": [1, 1]},
        dict(FINISHED.result or {}) | {"points": ["1", "3"]},
        dict(FINISHED.result or {}) | {"prize": 5},
    ],
)
def test_a_result_that_does_not_match_is_refused(result: object) -> None:
    assert error_of(fields(FINISHED) | {"result": result}).code == "wrong_result"


def test_a_result_before_the_end_is_refused() -> None:
    assert error_of(fields(RUNNING) | {"result": {"winners": [0]}}).code == "wrong_result"


def test_without_the_checks_a_record_with_other_digests_can_still_be_watched() -> None:
    data = fields(FINISHED) | {"turns": [], "last": "0" * 16, "result": None}
    assert read(data).replay(check=False).over()


# --- any damage ---------------------------------------------------------------------------------------------------------------

SOUND = [
    saved("sound", 25, seats=2).to_json().encode(),
    saved("sound", 40, seats=3, undos=False).to_json().encode(),
    Record.from_game(GAME, holding("masquerade copper", "militia estate", "moat")).to_json().encode(),
]
LIVE = Start.live(setup(2), SECRET)
SOUND.append(Record.from_game(GAME, LIVE.game(GAME), LIVE, ["Łucja", "Zoë"]).to_json().encode())


def is_refused_or_sound(data: bytes | str) -> None:
    """Nothing but RecordError comes out; what is accepted is a record that can be written and read again."""
    try:
        record = Record.from_json(data)
        game = record.replay()
    except RecordError:
        return
    assert Record.from_json(record.to_json()) == record
    again = Record.from_game(record.ruleset(), game, record.start, record.players)
    assert again.last == record.last


@examples(300)
@given(st.sampled_from(SOUND), st.data())
def test_random_damage_to_bytes_gives_a_record_error_or_a_sound_record(sound: bytes, data: st.DataObject) -> None:
    damaged = bytearray(sound)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(damaged) - 1))
        how = data.draw(st.sampled_from(["change", "cut", "insert", "swap", "end"]))
        if how == "change":
            damaged[at] = data.draw(st.integers(0, 255))
        elif how == "cut":
            del damaged[at : at + data.draw(st.integers(1, 30))]
        elif how == "insert":
            damaged[at:at] = data.draw(st.binary(max_size=6) | st.sampled_from([b"9" * 40, b"[" * 3000, b"null", b'"']))
        elif how == "swap":
            damaged[at : at + 2] = bytes(reversed(damaged[at : at + 2]))
        else:
            del damaged[at + 1 :]
        if not damaged:
            break
    is_refused_or_sound(bytes(damaged))


anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=8)
    | st.sampled_from(["copper", "stop", "0" * 16]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


def places(data: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The path of everything in plain data but the whole."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [deeper for key, value in inside for deeper in ((*path, key), *places(value, (*path, key)))]


def operate(plain: object, path: tuple[str | int, ...], how: str, value: object) -> None:
    """Replace, drop, double or add something at a place of plain data."""
    for key in path[:-1]:
        assert isinstance(plain, dict | list)
        plain = plain[key]  # type: ignore[index] # the path says which kind of key
    key = path[-1]
    if isinstance(plain, list) and isinstance(key, int):
        if how == "drop":
            del plain[key]
        elif how == "double":
            plain.insert(key, plain[key])
        elif how == "add":
            plain.insert(key, value)
        else:
            plain[key] = value
    elif isinstance(plain, dict) and isinstance(key, str):
        if how == "drop":
            del plain[key]
        elif how in ("add", "double"):
            plain[f"{key}{value}"] = plain[key]
        else:
            plain[key] = value


@examples(400)
@given(st.sampled_from(SOUND), st.data())
def test_random_surgery_on_the_fields_gives_a_record_error_or_a_sound_record(sound: bytes, data: st.DataObject) -> None:
    plain = json.loads(sound)
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(places(plain)))
        how = data.draw(st.sampled_from(["replace", "drop", "double", "add"]))
        operate(plain, path, how, data.draw(anything))
    is_refused_or_sound(json.dumps(plain))


# --- how much a record may cost -----------------------------------------------------------------------------------------


def undo_bomb(lines: int) -> str:
    """A whole game, its last move taken back and made again for as long as the lines last."""
    start = Start.dealt(setup(2, ASKING), "bomb")
    game = start.game(GAME)
    play_on(game, from_seed("bomb"), 100_000, False)
    assert game.history is not None
    while len(game.history.entries) < lines:
        last = game.history.moves[-1]
        game.rewind(len(game.history.moves) - 1)
        game.apply_move(last.seat, last.picks)
    return Record.from_game(GAME, game, start).to_json()


def test_a_record_full_of_undos_is_played_as_fast_as_its_lines() -> None:
    bomb = undo_bomb(RECORD_LINES - 2)
    assert len(bomb) < RECORD_BYTES
    begun = time.process_time()
    game = Record.from_json(bomb).replay()
    assert game.over() and game.history is not None
    assert game.history.replayed <= RECORD_WORK
    assert time.process_time() - begun < 15  # about two seconds, and it was two minutes


@pytest.mark.parametrize(
    "changes",
    [
        {"log": [{"back": 0}] * (RECORD_LINES + 1)},
        {"log": [{"seat": 0, "move": ["x"] * (RECORD_PICKS + 1)}]},
        {"log": [{"seat": 0, "move": ["x" * (WORD + 1)]}]},
        {"turns": [{"turn": 1, "moves": n, "digest": "0" * 16} for n in range(RECORD_TURNS + 1)]},
        {"players": [""] * (RECORD_PLAYERS + 1)},
        {"players": ["x" * (RECORD_TEXT + 1), ""]},
        {"seed": "x" * (RECORD_TEXT + 1)},
        {"game": "x" * (WORD + 1)},
        {"setup": {"kingdom": ["x"] * RECORD_PARTS}},
        {"setup": {"x" * (LONGEST_TEXT + 1): 1}},
        {"result": {"points": 2**60}},
        {"setup": {"seats": 10**30}},
    ],
)
def test_a_record_beyond_a_bound_is_refused(changes: Plain) -> None:
    assert error_of({**fields(FINISHED), **changes}).code in ("damaged", "too_large")


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "large.json"
    file.write_bytes(b" " * (RECORD_BYTES + 1))
    with pytest.raises(RecordError) as error:
        Record.from_file(file)
    assert error.value.code == "too_large"
