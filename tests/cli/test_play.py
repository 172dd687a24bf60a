"""Dominion in a real terminal: what a person sees and types, from the first hand to the last, and after a crash."""

import os
import re
import stat
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner

from signoria.cli.main import app
from signoria.core.record import Record
from tests.cli.terminal import Tty

COMMAND = Path(sys.executable).with_name("signoria")
BUSY = "militia,masquerade,chapel,steward,moat,library,torturer,throne_room@base1,pawn,secret_chamber"
RULE = "─" * 20


def saved(home: Path) -> list[Path]:
    return sorted((home / "signoria" / "games").glob("*.json"))


def read(file: Path) -> Record:
    return Record.from_json(file.read_bytes())


def play(home: Path, *arguments: str, rows: int = 24, columns: int = 80, **env: str) -> Tty:
    return Tty(["play", "dominion", *arguments], home, rows, columns, **env)


def money(tty: Tty) -> str:
    """What someone would type who knows only Treasures and Provinces."""
    if "What do you buy?" not in tty:
        return ""
    coins = int(tty.find(r"You have \$(\d+)"))
    return "prov" if coins >= 8 else "gold" if coins >= 6 else "silver" if coins >= 3 else ""


def assert_whole(tty: Tty) -> None:
    """The heading is at the top, the prompt in the last line, and nothing was cut or wrapped by the terminal."""
    assert re.search(r"[Tt]urn \d+.* · .* · \$\d+$", tty.lines[0]), tty.text
    assert tty.lines[-1].endswith(">"), tty.text
    assert tty.too_long() == []


def test_two_people_play_a_whole_game_and_the_player_after_the_winner_begins_the_next(tmp_path: Path) -> None:
    with play(tmp_path, "--players", "Anna,Ben", "--seed", "two") as tty:
        assert "Kingdom" in tty
        assert "Militia · $4 · Action – Attack" in tty
        tty.type("")
        covered = 0
        for _ in range(600):
            if "press Enter" in tty:
                covered += 1
                assert "Hand" not in tty  # nobody's cards can be seen
                tty.type("")
            elif "play again" in tty:
                break
            else:
                assert_whole(tty)
                tty.type(money(tty))
        assert covered > 20
        assert re.search(r"(Anna|Ben) +\d+ points  in \d+ turns", tty.text)
        assert re.search(r"Province ×\d = \d+", tty.text)
        assert re.search(r"(Anna|Ben) wins|share the victory", tty.text)
        tty.type("", "")
        assert "press Enter" in tty
        tty.type("quit")
        tty.kill()
    first, second = (read(file) for file in saved(tmp_path))
    assert first.players == second.players == ("Anna", "Ben")
    assert first.replay().over()
    assert first.result is not None
    assert first.start.setup is not None
    assert second.start.setup is not None
    winners = first.result["winners"]
    assert isinstance(winners, list)
    assert len(winners) == 1
    assert second.start.setup["first"] == (winners[0] + 1) % 2


def test_five_people_are_told_who_sits_at_which_of_two_tables(tmp_path: Path) -> None:
    with play(tmp_path, "--players", "Anna,Ben,Cili,Dan,Eva", "--tables", "2+3", "--seed", "two") as tty:
        assert "Table 1" in tty and "Table 2" in tty and "--table 2" in tty
        tty.type("")
        assert "Kingdom" in tty


def test_several_cards_are_picked_at_once_by_number_or_name(tmp_path: Path) -> None:
    with play(tmp_path, "--players", "Anna", "--seed", "chapel", "--kingdom", BUSY) as tty:
        tty.type("")
        while "Chapel: Trash" not in tty:
            tty.type("chapel" if "Play an Action" in tty else "chap" if "What do you buy?" in tty else "")
        assert "You may trash up to 4 cards from your hand." in tty
        estate = tty.find(r"(\d) Estate")
        tty.type(f"{estate} {estate} {estate} {estate}")
        assert "You’ve already chosen every Estate." in tty
        tty.type("copper, 1 estate")
        assert "You trash a Copper and an Estate." in tty
        tty.type("trash")
        assert "Trash: Copper, Estate" in tty
        assert_whole(tty)


def test_a_card_that_cannot_be_had_says_why(tmp_path: Path) -> None:
    with play(tmp_path, "--players", "Anna", "--seed", "why") as tty:
        tty.type("", "all")
        tty.type("market")
        assert re.search(r"Market costs \$5, but you have only \$\d\.", tty.text)
        tty.type("why prov")
        assert re.search(r"Province costs \$8, but you have only \$\d\.", tty.text)
        tty.type("why witch")
        assert "Witch isn’t in this game." in tty
        tty.type("why copper")
        assert "Copper: you can do that now." in tty
        tty.type("m")
        assert "“m” could be Moat" in tty, tty.text
        tty.type("no such card")
        assert "Nothing here is called “no such card”." in tty
        tty.type("99")
        assert "Nothing here is called “99”." in tty
        assert_whole(tty)


def test_the_text_of_any_card_is_shown_on_request(tmp_path: Path) -> None:
    with play(tmp_path, "--players", "Anna", "--seed", "text") as tty:
        tty.type("", "? militia")
        assert "Each other player with more than 3 cards" in tty
        tty.type("?witch")
        assert "Witch · not in this game" in tty
        tty.type("? mine")
        assert "You may trash a Treasure" in tty
        tty.type("?")
        assert "what a card does" in tty
        tty.type("q")
        assert_whole(tty)


def test_undo_takes_back_what_bots_have_answered_too(tmp_path: Path) -> None:
    with play(tmp_path, "--players", "Anna", "--seed", "undo") as tty:
        tty.type("", "", "silver", "")
        assert "Turn 2 (you)" in tty.lines[0]
        tty.type("undo")
        assert "You have no buys left." in tty
        tty.type("undo")
        assert "What do you buy?" in tty
        tty.type("undo", "undo", "undo")
        assert "There’s nothing to undo." in tty
        assert_whole(tty)
        tty.type("quit")
    assert not read(saved(tmp_path)[0]).replay().over()


def test_undo_asks_the_others_once_something_was_learnt(tmp_path: Path) -> None:
    with play(tmp_path, "--players", "Anna,Ben", "--seed", "agree") as tty:
        tty.type("", "", "", "silver")
        starter = tty.find(r"(?m)^(\w+)>$")
        tty.type("", "")  # the turn ends, and the other one sits down
        assert tty.find(r"(?m)^(\w+)>$") != starter
        tty.type("undo")
        assert f"Undo {starter}’s last move? Everyone must agree." in tty
        tty.type("no")
        assert "Nothing was undone." in tty
        tty.type("undo", "yes")
        assert f"Pass the keyboard to {starter}." in tty
        tty.type("")
        assert "You have no buys left." in tty


def test_nothing_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    with play(tmp_path, "--players", "Anna,Ben", "--bots", "random", "--seed", "kill") as tty:
        tty.type("", "")
        for _ in range(12):
            tty.type(money(tty))
        while "press Enter" in tty:
            tty.type("")
        before = tty.lines
        tty.kill()
    with Tty(["play", "--resume"], tmp_path) as tty:
        assert "press Enter" in tty  # the hands are covered: who knows who sits there now
        tty.type("")
        assert tty.lines[0] == before[0]
        assert [line for line in tty.lines if line.startswith(("Hand", "Deck", "In play"))] == [
            line for line in before if line.startswith(("Hand", "Deck", "In play"))
        ]
        tty.type("quit")
        assert tty.status == 0
    assert len(saved(tmp_path)) == 1


def test_a_game_saved_into_a_file_goes_on_from_there(tmp_path: Path) -> None:
    file = tmp_path / "friday night.json"
    with play(tmp_path, "--players", "Anna", "--seed", "save") as tty:
        tty.type("", "", f"save {file}")
        assert "Saved to" in tty
        tty.type("silver", "quit")
        assert "signoria play --resume" in tty
    with Tty(["play", "--resume", str(file)], tmp_path) as tty:
        assert "What do you buy?" in tty
        assert_whole(tty)


def test_a_file_that_cannot_be_written_is_no_disaster(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with play(tmp_path, "--players", "Anna", "--seed", "save") as tty:
        tty.type("", f"save {tmp_path}/file/game.json")
        assert "Couldn’t save" in tty
        tty.type("save")
        assert "Save to which file?" in tty
        assert_whole(tty)


@pytest.mark.parametrize(("rows", "columns", "seats"), [(24, 80, 2), (24, 80, 6), (50, 132, 4)])
def test_the_question_is_seen_and_nothing_is_cut(tmp_path: Path, rows: int, columns: int, seats: int) -> None:
    bots = ",".join(["random"] * (seats - 1))
    arguments = ["--players", "Anna", "--bots", bots, "--seed", "size", "--kingdom", BUSY]
    with play(tmp_path, *arguments, rows=rows, columns=columns) as tty:
        tty.type("")
        for _ in range(25):
            if "play again" in tty:
                break
            assert_whole(tty)
            if "What do you buy?" in tty:
                tty.type("1")
            elif "(Enter)" in tty:
                tty.type("")
            else:
                tty.type("1 2" if "several in one line" in tty else "1")


def test_without_colour_there_is_none(tmp_path: Path) -> None:
    with play(tmp_path, "--players", "Anna", "--seed", "colour", NO_COLOR="1") as tty:
        tty.type("", "")
        assert b"[33m" not in tty.printed
    with play(tmp_path, "--players", "Anna", "--seed", "colour") as tty:
        assert b"[36m" in tty.printed or b"36m" in tty.printed


def run(home: Path, arguments: Sequence[str], typed: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "XDG_DATA_HOME": str(home), "LANG": "C.UTF-8"}
    command = [str(COMMAND), *arguments]
    return subprocess.run(command, input=typed, env=env, capture_output=True, text=True, timeout=180, check=False)


def test_it_can_be_played_through_a_pipe(tmp_path: Path) -> None:
    done = run(tmp_path, ["play", "--players", "Anna", "--seed", "pipe"], "\n\nsilver\n\n")
    assert done.returncode == 0
    assert "You buy a Silver." in done.stdout
    assert "\x1b" not in done.stdout
    assert done.stderr == ""
    assert all(len(line) <= 80 for line in done.stdout.splitlines())


def test_the_same_seed_deals_the_same_game(tmp_path: Path) -> None:
    first, second = (run(tmp_path, ["play", "--players", "Anna", "--seed", "same"], "\n\n").stdout for _ in range(2))
    assert first == second


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess"], "no game is called “chess”"),
        (["--lang", "tlh"], "no language is called “tlh”; available: en"),
        (["--bots", "big_mony"], "did you mean big_money"),
        (["--players", "Anna,Anna"], "the same name"),
        (["--players", "A,B,C,D,E,F,G"], "2 to 6 players, not 7"),
        (["--players", "Anna", "--kingdom", "village_sqare"], "did you mean Village Square"),
        (["--resume", "no-such-file.json"], "no-such-file.json"),
        (["--resume"], "there is no unfinished game"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], complaint: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    result = CliRunner().invoke(app, ["play", *arguments])
    assert result.exit_code == 2
    plain = " ".join(re.sub(r"[│╭╮╰╯─]", " ", result.output).split())
    assert complaint in plain


def test_a_damaged_save_is_refused_and_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "broken.json"
    file.write_text('{"format": "signoria-record"', encoding="utf-8")
    result = CliRunner().invoke(app, ["play", "--resume", str(file)])
    assert result.exit_code == 2
    assert "cut off" in result.output
    assert stat.S_ISREG(file.stat().st_mode)
