"""`signoria simulate` and `signoria calibrate` as their users see them."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from signoria.cli.main import app

BOT_KEYS = ["name", "wins", "ties", "score", "ci_low", "ci_high", "mean_points", "mean_turns"]


def run(*arguments: str, exit_code: int = 0) -> str:
    plain = {"COLUMNS": "80", "NO_COLOR": "1", "TERM": "dumb"}
    result = CliRunner().invoke(app, arguments, env=plain)
    assert result.exit_code == exit_code, result.output
    return result.output


def refused(*arguments: str) -> str:
    """The error as one line, out of its box."""
    return " ".join(run("simulate", *arguments, exit_code=2).replace("│", " ").split())


def simulated(*arguments: str) -> dict[str, object]:
    data = json.loads(run("simulate", *arguments, "--json"))
    assert isinstance(data, dict)
    return data


def test_the_data_has_exactly_what_is_promised() -> None:
    data = simulated("dominion", "--bots", "smithy,big_money", "--games", "20")
    assert list(data) == ["game", "kingdom", "games", "seconds", "games_per_second", "bots", "unfinished"]
    assert data["game"] == "dominion"
    assert data["games"] == 20
    assert isinstance(data["kingdom"], list) and len(data["kingdom"]) == 10 and "smithy" in data["kingdom"]
    bots = data["bots"]
    assert isinstance(bots, list)
    for bot, name in zip(bots, ["smithy", "big_money"], strict=True):
        assert list(bot) == BOT_KEYS
        assert bot["name"] == name
        assert 0 <= bot["ci_low"] <= bot["score"] <= bot["ci_high"] <= 100
        assert bot["mean_points"] > 0 and bot["mean_turns"] > 5
        assert bot["score"] == pytest.approx(100 * (bot["wins"] + bot["ties"] / 2) / 20)


def test_the_table_shows_scores_intervals_points_turns_and_how_to_play_it_again() -> None:
    text = run("simulate", "dominion", "--bots", "smithy,big_money", "--games", "10", "--seed", "x")
    assert all(word in text for word in ("score", "95% interval", "points", "turns", "10 games", "seed x"))
    assert max(len(line) for line in text.splitlines()) <= 80


@pytest.mark.parametrize("kingdom", ["big_money", "random", "225J-CR4J-28XA"])
def test_a_kingdom_may_be_a_name_a_code_or_random(kingdom: str) -> None:
    data = simulated("dominion", "--bots", "big_money,random", "--games", "2", "--kingdom", kingdom)
    assert data == data | {"games": 2}
    again = simulated("dominion", "--bots", "big_money,random", "--games", "2", "--kingdom", kingdom)
    assert again["kingdom"] == data["kingdom"]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["dominion", "--bots", "smithi,random"], "no bot for Dominion is called “smithi”; did you mean smithy?"),
        (["dominion", "--bots", "witch,random", "--kingdom", "big_money"], "witch:5: Witch isn’t in this kingdom"),
        (["dominion", "--bots", "smithy,random", "--games", "0"], "--games"),
        (["dominion", "--bots", "smithy,random", "--jobs", "0"], "--jobs"),
        (["dominoes", "--bots", "smithy,random"], "no game is called “dominoes”"),
        (["dominion", "--bots", "smithy"], "Dominion is for 2 to 6 bots, not 1"),
        (["dominion", "--bots", ""], "Dominion is for 2 to 6 bots, not 0"),
        (["dominion", "--bots", ",".join(["random"] * 7)], "Dominion is for 2 to 6 bots, not 7"),
        (["dominion", "--bots", "random,random", "--kingdom", "village_sqare"], "did you mean Village Square"),
        (["intrigo", "--bots", "random,random,smithy"], "smithy doesn’t play Intrigo"),
        (["intrigo", "--bots", "random,random"], "Intrigo is for 3 to 4 bots, not 2"),
        (["intrigo", "--bots", ",".join(["random"] * 5)], "Intrigo is for 3 to 4 bots, not 5"),
        (["dominion", "--bots", "nobody.menu,random"], "nobody.menu: no such file"),
        (["dominion", "--bots", "smithy,random", "--turns", "0"], "--turns"),
        (["dominion", "--bots", "smithy,random", "--report", "report.pdf"], "a report file must end in"),
        (["dominion", "--bots", "smithy,random", "--report", "no-such-folder/report.html"], "can’t write"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(arguments: list[str], reason: str) -> None:
    assert reason in refused(*arguments)


def test_a_bot_that_answers_nonsense_is_named(tmp_path: Path) -> None:
    file = tmp_path / "nonsense.py"
    file.write_text(
        "from signoria.bots import Bot\nfrom signoria.bots.registry import BotKind\n"
        "class Nonsense(Bot):\n    def pick(self, seat):\n        return 999\n"
        "BOT = BotKind('nonsense', lambda rng: Nonsense(), ['dominion'])\n",
        encoding="utf-8",
    )
    for jobs in ("1", "2"):
        said = refused("dominion", "--bots", f"random,{file}", "--jobs", jobs)
        assert "nonsense.py can’t answer “option 999”" in said


def test_menus_that_cannot_be_read_are_refused_with_their_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.menu"
    file.write_text("Province\nSmithy if own smithy\n", encoding="utf-8")
    assert "mine.menu:2: " in refused("dominion", "--bots", f"random,{file}")


@pytest.mark.parametrize("n", [2, 3, 4, 5, 6])
def test_two_to_six_bots_play_dominion(n: int) -> None:
    bots = ["big_money", "smithy", "random", "militia", "big_money", "random"][:n]
    data = simulated("dominion", "--bots", ",".join(bots), "--games", str(n))
    shown = data["bots"]
    assert isinstance(shown, list)
    assert [bot["name"] for bot in shown] == bots
    assert sum(bot["score"] for bot in shown) == pytest.approx(100, abs=0.01)


@pytest.mark.parametrize("n", [3, 4])
def test_three_or_four_bots_play_intrigo(n: int) -> None:
    data = simulated("intrigo", "--bots", ",".join(["random"] * n), "--games", str(n))
    assert data == data | {"game": "intrigo", "kingdom": [], "games": n, "unfinished": 0}
    bots = data["bots"]
    assert isinstance(bots, list)
    assert all(bot["mean_points"] is None and bot["mean_turns"] >= 1 for bot in bots)


def test_bots_of_one_name_are_told_apart_in_the_table() -> None:
    text = run("simulate", "intrigo", "--bots", "random,random,random", "--games", "3")
    assert all(f"Random bot ({i})" in text for i in (1, 2, 3))


def test_the_number_of_jobs_changes_only_the_time() -> None:
    arguments = ("dominion", "--bots", "big_money,random", "--games", "12", "--seed", "7", "--kingdom", "random")
    one, two = (simulated(*arguments, "--jobs", jobs) for jobs in ("1", "2"))
    for times in ("seconds", "games_per_second"):
        del one[times], two[times]
    assert one == two


def test_games_that_take_too_long_are_counted_as_unfinished() -> None:
    arguments = ("dominion", "--bots", "big_money,smithy", "--games", "4", "--turns", "5")
    data = simulated(*arguments)
    bots = data["bots"]
    assert isinstance(bots, list)
    assert data["unfinished"] == 4
    assert [(bot["wins"], bot["ties"], bot["score"], bot["mean_turns"]) for bot in bots] == [(0, 0, 50.0, 5.0)] * 2
    assert "4 unfinished after 5 turns each" in run("simulate", *arguments)
    assert "unfinished" not in run("simulate", *arguments[:-2])


def test_the_ten_cards_of_a_kingdom_may_be_named() -> None:
    cards = "cellar,market,merchant,militia,mine,moat,remodel,smithy,village,workshop"
    data = simulated("dominion", "--bots", "big_money,smithy", "--games", "2", "--kingdom", cards)
    assert sorted(data["kingdom"]) == sorted(cards.split(","))  # type: ignore[call-overload] # plain data


def test_a_report_is_written_beside_the_table(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="the extra `report` is not installed")
    file = tmp_path / "report.md"
    text = run("simulate", "dominion", "--bots", "big_money,smithy", "--games", "4", "--report", str(file))
    assert "95% interval" in text and str(file) in text
    assert {path.name for path in tmp_path.iterdir()} == {"report.md", "report.png"}


INTERRUPTING = """
from signoria.bots import RandomBot
from signoria.bots.registry import BotKind

games = 0

def make(rng):
    global games
    games += 1
    if games == 10:
        raise KeyboardInterrupt  # as Ctrl-C does, also where the shell has the signal ignored
    return RandomBot(rng)

BOT = BotKind("interrupting", make, ["dominion"])
"""


def test_an_interrupt_shows_what_is_known_so_far(tmp_path: Path) -> None:
    file = tmp_path / "interrupting.py"
    file.write_text(INTERRUPTING, encoding="utf-8")
    text = run("simulate", "dominion", "--bots", f"big_money,{file}", "--games", "1000", "--json", exit_code=130)
    data = json.loads(text)
    assert 2 <= data["games"] < 10
    assert data["bots"][0]["score"] > 50


def test_calibrating_shows_our_figures_beside_the_known_ones() -> None:
    text = run("calibrate", "--games", "6")
    assert all(known in text for known in ("74.3", "17.0", "69.4", "74.8", "99.9", "33.3", "53.3"))
    assert max(len(line) for line in text.splitlines()) <= 80
