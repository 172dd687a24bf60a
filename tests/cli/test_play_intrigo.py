"""Intrigo in a real terminal: what people see and type, from the first pack to the Doge, and after a crash."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from signoria.cli.main import app
from signoria.core.record import Record
from signoria.lang import Translator, languages
from tests.cli.terminal import Tty

COMMAND = Path(sys.executable).with_name("signoria")
FAMILY_CARD = re.compile(r"(Contarini|Dandolo|Gradenigo|Morosini|Tiepolo) [234]")


def play(home: Path, *arguments: str, rows: int = 24, columns: int = 80) -> Tty:
    return Tty(["play", "intrigo", *arguments], home, rows, columns)


def saved(home: Path) -> list[Record]:
    files = sorted((home / "signoria" / "games").glob("*.json"))
    return [Record.from_json(file.read_bytes()) for file in files]


def assert_whole(tty: Tty) -> None:
    """The heading is at the top, the prompt in the last line, and nothing was cut or wrapped by the terminal."""
    assert re.fullmatch(r"Round \d+ · .* seals?", tty.lines[0]), tty.text
    assert tty.lines[-1].endswith(">"), tty.text
    assert tty.too_long() == []


def empty_gaps(tty: Tty) -> list[str]:
    return re.findall(r"(\d+) ····", tty.text)


def answer(tty: Tty) -> str:
    """What someone would type who plays the first card into the first gap."""
    return f"1 {empty_gaps(tty)[0]}" if "Hand " in tty else "1"


def draft(tty: Tty) -> None:
    """Through the introduction and the draft of a person alone with bots."""
    tty.type("", "1", "1", "1")


def test_a_whole_game_against_bots_ends_with_a_doge(tmp_path: Path) -> None:
    with play(tmp_path, "--players", "Anna", "--bots", "random,random", "--seed", "doge") as tty:
        assert "four seals of one organization" in tty
        assert re.search(r"You lead (Contarini|Dandolo|Gradenigo|Morosini)", tty.text)
        awards = 0
        tty.type("")
        for _ in range(200):
            if "play again" in tty:
                break
            if ": award" in tty:
                awards += 1
                assert len(re.findall(r"(?m)^[A-L]: the .* (goes to|stays)", tty.text)) <= 12
                assert "kinds alike" in tty
                tty.type("")
            else:
                assert_whole(tty)
                tty.type(answer(tty))
        assert re.search(r"becomes? Doge with", tty.text)
        tty.type("log")
        assert "Round 1: " in tty
        tty.type("q", "q")
        assert tty.status == 0
        assert "Doge" in tty
    (record,) = saved(tmp_path)
    assert record.result is not None
    assert record.result["rounds"] == awards
    assert record.replay().over()


def test_what_was_agreed_on_is_played(tmp_path: Path) -> None:
    agreed = ("--prices", "2,3,4", "--ducats", "35", "--rounds", "8", "--first", "2")
    with play(tmp_path, "--players", "Anna", "--bots", "random,random", *agreed) as tty:
        draft(tty)
        tty.type("q")
    (record,) = saved(tmp_path)
    setup = record.start.setup
    assert setup is not None
    prices = setup["prices"]
    assert isinstance(prices, dict) and set(map(tuple, prices.values())) == {(2, 3, 4)}
    assert (setup["ducat_total"], setup["max_rounds"], setup["first"]) == (35, 8, 1)


def test_people_at_one_keyboard_draft_each_behind_a_cover(tmp_path: Path) -> None:
    with play(tmp_path, "--players", "Anna,Ben", "--bots", "random", "--seed", "cover") as tty:
        tty.type("")
        assert "Pass the keyboard to Anna." in tty
        assert not FAMILY_CARD.search(tty.text)
        tty.type("")
        packs = [tty.find(r"Pack +(.*)")]
        assert_whole(tty)
        tty.type("1")
        assert "Pass the keyboard to Ben." in tty  # nothing is shown before both have kept a card
        assert not FAMILY_CARD.search(tty.text)
        tty.type("undo")
        assert tty.find(r"Pack +(.*)") == packs[0]
        tty.type("2", "")
        packs.append(tty.find(r"Pack +(.*)"))
        assert packs[0] != packs[1]
        tty.type("3")  # now the packs go on; Ben has the keyboard and keeps it
        assert "pack 2 of 3" in tty.lines[0]
        assert tty.find(r"Kept +(.*)") in packs[1]
        tty.type("1", "")
        assert tty.find(r"Kept +(.*)") in packs[0]
        assert tty.find(r"(?m)^(\w+)>$") == "Anna"


def test_undo_takes_back_the_picks_of_a_go_and_then_whole_goes(tmp_path: Path) -> None:
    with play(tmp_path, "--players", "Anna", "--bots", "random,random", "--seed", "undo") as tty:
        draft(tty)
        before = tty.lines
        tty.type("1")
        assert "Which gap does" in tty
        tty.type("undo")
        assert tty.lines == before
        tty.type(answer(tty))
        assert "You play" in tty
        tty.type("undo")
        assert tty.lines[:10] == before[:10]
        assert "You play" not in tty
        tty.type("undo")
        assert "pack 3 of 3" in tty.lines[0]
        assert_whole(tty)


def test_nothing_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    with play(tmp_path, "--players", "Anna", "--bots", "random,random,random", "--seed", "kill") as tty:
        draft(tty)
        tty.type(answer(tty))
        tty.type(answer(tty))
        before = tty.lines
        tty.kill()
    with Tty(["play", "--resume"], tmp_path) as tty:
        assert tty.lines == before
        tty.type("undo", "quit")
        assert tty.status == 0
    with Tty(["play", "intrigo", "--resume"], tmp_path) as tty:
        assert "empty gaps" in tty.lines[0]
        tty.type(f"save {tmp_path / 'friday.json'}")
        assert "Saved to" in tty
    assert len(saved(tmp_path)) == 1
    with Tty(["play", "--resume", str(tmp_path / "friday.json")], tmp_path) as tty:
        assert "empty gaps" in tty.lines[0]


def test_a_whole_go_can_be_typed_at_once_and_says_what_is_wrong_with_it(tmp_path: Path) -> None:
    with play(tmp_path, "--players", "Anna", "--bots", "random,random", "--seed", "go") as tty:
        draft(tty)
        card = tty.find(r"Hand +1 (\w+ \d)")
        gap = empty_gaps(tty)[-1]
        before = tty.lines[:10]
        tty.type(f"{card} {gap} {gap}")
        assert "That’s too many." in tty
        tty.type("thief 99")
        assert "Nothing here is called “99”." in tty
        tty.type(f"why {gap}")
        assert "That doesn’t answer the question." in tty
        tty.type("no such card")
        assert "Nothing here is called “no such card”." in tty
        assert tty.lines[:10] == before  # nothing has happened so far
        tty.type(f"buy thief into gap {gap}")
        assert f"Thief in gap {gap}: choose a token to turn face down." in tty
        assert "no Skip the effect" in tty
        tty.type("undo")
        short = card[:2].lower() + card[-1]
        tty.type(f"play {short} into {gap}")
        assert f"You play {card} into gap {gap}." in tty
        tty.type(f"1 {gap}")
        assert f"Gap {gap} is already filled." in tty
        assert_whole(tty)


def test_cards_characters_gaps_and_buildings_say_what_they_are(tmp_path: Path) -> None:
    with play(tmp_path, "--players", "Anna", "--bots", "random,random", "--seed", "text") as tty:
        draft(tty)
        tty.type("? gondolier")
        assert "Swap the intrigue card in a neighboring gap" in tty
        tty.type("? ti4")
        assert "which nobody leads" in tty
        tty.type("? B")
        assert "B: the ducat" in tty
        tty.type("? 3")
        assert "Gap 3, between C and D" in tty
        tty.type("palace")
        assert len(re.findall(r"(?m)^[A-L]: ", tty.text)) == 12
        tty.type("", "help")
        assert "Gap 1 is between A and B" in tty
        tty.type("q")
        assert_whole(tty)


@pytest.mark.parametrize(("rows", "columns", "seats"), [(24, 80, 3), (24, 80, 4), (45, 132, 4)])
def test_the_question_is_seen_and_nothing_is_cut(tmp_path: Path, rows: int, columns: int, seats: int) -> None:
    people = "Maximilian Alexander,Wilhelmina Elisabeth"
    bots = ",".join(["random"] * (seats - 2))
    with play(tmp_path, "--players", people, "--bots", bots, "--seed", "size", rows=rows, columns=columns) as tty:
        tty.type("")
        for _ in range(40):
            if re.search(r"Enter: $|Enter: continue $", tty.text.rstrip() + " "):
                tty.type("")
                continue
            assert_whole(tty)
            if "buy a character" in tty:  # with as many steps as there are
                tty.type(re.findall(r" (\d+) (?:trader|gondolier|guard|courtesan)", tty.text)[0])
            elif "Which gap" in tty or "to which empty gap" in tty or "choose the gap to fill" in tty:
                tty.type(empty_gaps(tty)[0])
            elif "Skip the effect" in tty:
                tty.type("no")
            else:
                tty.type(answer(tty))


@pytest.mark.parametrize("lang", languages())
def test_the_heading_fits_into_80_columns(lang: str) -> None:
    say = Translator(lang).say
    supplies = say("intrigo-supplies", ducats=25, seals=9)
    for left in (say("intrigo-heading-draft", n=30, pack=3), say("intrigo-heading-placement", n=30, gaps=16)):
        assert len(f"{left} {supplies}") <= 80


def test_it_can_be_played_through_a_pipe(tmp_path: Path) -> None:
    arguments = ["play", "intrigo", "--players", "Anna", "--seed", "pipe", "--bots", "random,random"]
    done = subprocess.run(
        [str(COMMAND), *arguments],
        input="\n1\n1\n1\n",
        env={"XDG_DATA_HOME": str(tmp_path), "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert done.returncode == 0
    assert done.stdout.count("You keep") > 3
    assert "\x1b" not in done.stdout
    assert done.stderr == ""
    assert all(len(line) <= 80 for line in done.stdout.splitlines())


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--players", "Anna", "--bots", "random"], "3 to 4 players, not 2"),
        (["--bots", "random,random,random,random"], "3 to 4 players, not 5"),
        (["--bots", "smithy,random"], "smithy doesn’t play Intrigo"),
        (["--kingdom", "big_money"], "--kingdom doesn’t apply to Intrigo"),
        (["--merged-treasure"], "--merged-treasure doesn’t apply to Intrigo"),
        (["--resume"], "there is no unfinished game"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], complaint: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    result = CliRunner().invoke(app, ["play", "intrigo", *arguments])
    assert result.exit_code == 2
    assert complaint in " ".join(result.output.split())
