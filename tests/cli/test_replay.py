"""`signoria replay`: what it shows of a record, and what it says about one that is not sound."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from signoria.cli.main import app
from signoria.core.record import Record, Start
from signoria.core.rng import from_seed
from signoria.dominion import GAME
from signoria.intrigo import GAME as INTRIGO
from signoria.lang import Translator
from tests.core.random_games import holding, move, play_on, setup


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, ["replay", *map(str, arguments)])


def file(directory: Path, record: Record, **changes: object) -> Path:
    path = directory / "game.json"
    path.write_text(json.dumps(json.loads(record.to_json()) | changes), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def finished() -> Record:
    start = Start.live(setup(2), bytes(32))
    game = start.game(GAME)
    play_on(game, from_seed("replayed"), 100_000, undos=True)
    return Record.from_game(GAME, game, start, ["Anna", "Béla"])


def test_a_game_is_told_turn_by_turn_up_to_its_result(tmp_path: Path, finished: Record) -> None:
    shown = run(file(tmp_path, finished))
    assert shown.exit_code == 0
    lines = shown.output.splitlines()
    assert lines[0] == "Dominion: Anna, Béla"
    assert "Anna, turn 1" in lines
    assert "Béla, turn 1" in lines
    winner = lines[-3].removeprefix("Winner: ")
    assert winner in ("Anna", "Béla")
    assert f"       The game is over. {winner} wins." in lines
    assert lines[-2].startswith("Points: Anna ")


def test_what_happens_is_told_in_words(tmp_path: Path) -> None:
    game = holding("militia copper", "copper copper estate estate estate")
    move(game, 0, "militia")
    move(game, 1, "estate estate")
    move(game, 0, "copper")
    game.undo(0)
    assert run(file(tmp_path, Record.from_game(GAME, game))).output.splitlines() == [
        "Dominion: Player 1, Player 2",
        "",
        "Player 1, turn 1",
        "    1  Player 1 plays a Militia: +$2.",
        "    2    Player 2 discards 2 Estates.",
        "    3  Player 1 plays a Copper: +$1.",
        "    4  undo, back to move 2",
        "",
        "Now deciding: Player 1",
    ]


def test_after_an_undo_only_what_is_new_is_told(tmp_path: Path) -> None:
    game = holding("militia copper copper", "copper copper estate estate estate")
    move(game, 0, "militia")
    move(game, 1, "estate estate")
    move(game, 0, "copper")
    move(game, 0, "copper")
    game.undo(0)
    move(game, 0, "copper")
    assert run(file(tmp_path, Record.from_game(GAME, game))).output.splitlines()[5:8] == [
        "    3  Player 1 plays 2 Coppers: +$2.",
        "    5  undo, back to move 3",
        "    3  Player 1 plays 2 Coppers: +$2.",
    ]


def test_a_choice_that_nobody_sees_is_not_told(tmp_path: Path) -> None:
    game = holding("militia", "moat copper estate estate")
    move(game, 0, "militia")
    game.apply(1, game.options(1)[-1])
    assert run(file(tmp_path, Record.from_game(GAME, game))).output.splitlines()[3:] == [
        "    1  Player 1 plays a Militia: +$2.",
        "",
        "Now deciding: Player 2",
    ]


def test_it_is_told_in_the_reader_s_language(tmp_path: Path) -> None:
    game = holding("militia copper", "copper copper estate estate estate")
    move(game, 0, "militia")
    record = Record.from_game(GAME, game)
    lines = run(file(tmp_path, record), "--lang", "hu").output.splitlines()
    hungarian = Translator("hu")
    played = hungarian.say("deed-play", cards=["militia@base2"])
    assert lines[3].startswith(f"    1  {hungarian.say('play-person', n=1)} {played}: ")


def test_intrigo_is_told_by_its_own_teller(tmp_path: Path) -> None:
    start = Start.dealt({"seats": 3}, "told")
    game = start.game(INTRIGO)
    for seat in range(3):
        game.apply(seat, game.options(seat)[0])
    told = run(file(tmp_path, Record.from_game(INTRIGO, game, start, ["Anna", "Béla", "Cleo"]))).output
    assert "Béla keeps " in told
    assert told.splitlines()[-1] == "Now deciding: Anna, Béla, Cleo"


def test_the_first_lines_can_be_shown_alone(tmp_path: Path) -> None:
    game = holding("militia copper", "copper copper estate estate estate")
    move(game, 0, "militia")
    move(game, 1, "estate estate")
    path = file(tmp_path, Record.from_game(GAME, game))
    assert run(path, "--until", "1").output.splitlines()[-1] == "Now deciding: Player 2"
    assert run(path, "--until", "3").exit_code == 1


def test_a_sound_record_is_verified(tmp_path: Path, finished: Record) -> None:
    checked = run(file(tmp_path, finished), "--verify")
    assert checked.exit_code == 0
    assert checked.output.splitlines() == [
        f"{len(finished.log)} lines of the log: all moves are legal",
        f"{len(finished.turns)} turns: all digests match",
        "the commitment matches the secret and the setup",
        "the result matches",
    ]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"last": "0" * 16}, "the log ends with digest"),
        ({"commitment": "0" * 64}, "the published commitment is"),
        ({"result": {"winners": [0, 1]}}, "the result is"),
        ({"turns": []}, "turn 1 begins here, but not in the record"),
    ],
)
def test_verifying_says_what_is_wrong(
    tmp_path: Path, finished: Record, changes: dict[str, object], reason: str
) -> None:
    path = file(tmp_path, finished, **changes)
    checked = run(path, "--verify")
    assert checked.exit_code == 1
    assert reason in checked.stderr
    assert run(path).exit_code == 0  # it can still be watched


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "cut off"),
        (b"GIF89a", "isn’t valid JSON"),
        (b"{}", "not a record"),
        (b'{"format": "pgn"}', "pgn"),
    ],
)
def test_what_is_no_record_is_refused_in_one_line(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    refused = run(path)
    assert refused.exit_code == 1
    assert refused.stdout == ""
    assert len(refused.stderr.splitlines()) == 1
    assert reason in refused.stderr


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    refused = run(tmp_path / "nowhere.json")
    assert refused.exit_code == 1
    assert "nowhere.json" in refused.stderr


def test_a_name_cannot_move_the_cursor(tmp_path: Path) -> None:
    start = Start.dealt(setup(2), "names")
    record = Record.from_game(GAME, start.game(GAME), start, ["\x1b[2J", "Béla"])
    assert run(file(tmp_path, record)).output.splitlines()[0] == "Dominion: ·[2J, Béla"
