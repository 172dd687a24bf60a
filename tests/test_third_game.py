"""A third game from a folder outside the package (examples/matches): found, played, recorded, checked, at every kind of table."""

from __future__ import annotations

import asyncio
import json
import os
import random
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

import signoria
from signoria.cli.main import app
from signoria.core.game import Game
from signoria.core.record import Record, Start
from signoria.core.registry import BadSetup, Ruleset, find_game, game_names
from signoria.core.rng import from_seed
from tests.cli.terminal import Tty

if TYPE_CHECKING:
    from tests.server.house import House

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "examples" / "matches"
SCENARIO = """
game: matches
name: Whoever takes the last match wins
position: {heap: 5, taken: [4, 3]}
steps:
  - take two
  - expect: {heap: 3, taken: [6, 3], active: 1, winners: []}
  - asks: {verb: take, options: [one, two, three]}
  - take three
  - expect: {heap: 0, winners: [1]}
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The package on the path as an installer leaves it, and the variables by which another process finds it."""
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = tmp_path / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    lines = [
        f"[{group}]\n" + "".join(f"{name} = {place}\n" for name, place in entries.items())
        for group, entries in project["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("\n".join(lines))
    path = os.pathsep.join([str(tmp_path), str(PACKAGE), os.environ.get("PYTHONPATH", "")]).strip(os.pathsep)
    variables = {"PYTHONPATH": path, "SIGNORIA_LANG_PATH": str(PACKAGE / "lang"), "PYTHONDONTWRITEBYTECODE": "1"}
    monkeypatch.syspath_prepend(str(PACKAGE))
    monkeypatch.syspath_prepend(str(tmp_path))
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    return variables


@pytest.fixture
def ruleset(installed: dict[str, str]) -> Ruleset:
    return find_game("matches")


def dealt(ruleset: Ruleset, seed: str, seats: int = 3) -> tuple[Start, Game]:
    start = Start.dealt(ruleset.lobby_rules().setup({}, seats, from_seed(seed)), seed)
    return start, start.game(ruleset)


def command(*arguments: str) -> str:
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    return done.output


def test_it_is_one_of_the_games(ruleset: Ruleset) -> None:
    assert game_names() == ["dominion", "intrigo", "matches"]
    with pytest.raises(BadSetup):
        ruleset.deal({"seats": 7}, from_seed(""))


def test_copies_redeals_and_undo_work_at_every_decision(ruleset: Ruleset) -> None:
    for number in range(20):
        _, game = dealt(ruleset, f"game {number}", 2 + number % 3)
        game.start_log()
        chance = random.Random(number)
        while not game.over():
            (seat,) = game.asked()
            assert game.clone().state.key() == game.state.key()
            assert game.redeal(seat, from_seed("other")).view(seat) == game.view(seat)
            before = game.state.key()
            game.apply(seat, chance.choice(game.options(seat)))
            if chance.random() < 0.2:
                game.undo(seat, agreed=True)
                assert game.state.key() == before
        assert len(game.state.winners()) == 1


def test_bots_are_simulated(ruleset: Ruleset) -> None:
    told = json.loads(command("simulate", "matches", "--bots", "random,random,random", "--games", "30", "--json"))
    assert told["games"] == 30
    assert "Random bot" in command("simulate", "matches", "--bots", "random,random", "--games", "5")


def test_programs_play_it(ruleset: Ruleset) -> None:
    game = signoria.new_game("matches", players=2, seed="1")
    assert "heap: 21" in str(game)
    while not game.over:
        assert game.decision is not None
        game.play(game.decision.options[-1])
    assert sum(game.points) == 21 and len(game.winners) == 1


def test_a_record_is_kept_verified_and_told(ruleset: Ruleset, tmp_path: Path) -> None:
    start, game = dealt(ruleset, "kept")
    game.start_log()
    while not game.over():
        (seat,) = game.asked()
        game.apply(seat, game.options(seat)[-1])
    record = Record.from_game(ruleset, game, start, ["Anna", "Bela", "Cili"])
    file = tmp_path / "game.json"
    file.write_text(record.to_json(), encoding="utf-8")
    assert Record.from_json(file.read_bytes()).replay().state.key() == game.state.key()
    assert "has taken the last match and wins" in command("replay", str(file))


def test_scenarios_are_played(ruleset: Ruleset, tmp_path: Path) -> None:
    file = tmp_path / "matches.yaml"
    file.write_text(SCENARIO, encoding="utf-8")
    assert "Whoever takes the last match wins" in command("scenario", str(file))
    file.write_text(SCENARIO.replace("winners: [1]", "winners: [0]"), encoding="utf-8")
    assert CliRunner().invoke(app, ["scenario", str(file)]).exit_code == 1


def test_it_is_played_in_the_terminal(installed: dict[str, str], tmp_path: Path) -> None:
    with Tty(["play", "matches", "--players", "Anna", "--seed", "1"], tmp_path, 24, 80, **installed) as tty:
        assert "Whoever takes the last one wins" in tty
        tty.type("")
        for _ in range(30):
            if "has taken the last match and wins" in tty:
                break
            assert "matches are left" in tty or "match is left" in tty, tty.text
            tty.type("1")
        assert "has taken the last match and wins" in tty
        tty.type("q")


async def a_game_against_a_bot(house: House) -> None:
    from tests.server.people import company

    async with company(house, "matches", 2, bots=1, wishes={"heap": 9}) as there:
        (player,) = there.players
        while True:
            await player.until(lambda: player.ask is not None or player.table["status"] != "playing")
            if player.table["status"] != "playing":
                break
            assert player.ask is not None and player.ask["verb"] == "take"
            await player.move("one")
        assert sum(player.view["taken"]) == 9
        assert Record.from_json((await there.guests[0].record(there.id)).encode()).replay().over()


def test_it_is_played_on_a_server(ruleset: Ruleset) -> None:
    from tests.server.house import PATIENCE, open_house  # loads the server: a second for all who collect tests

    with open_house() as house:
        asyncio.run(asyncio.wait_for(a_game_against_a_bot(house), PATIENCE))


# --- the list of places -----------------------------------------------------------------------------------------------------


def naming_a_game() -> list[str]:
    """The files outside its own folders that name Intrigo."""
    files = [ROOT / "setup.py", ROOT / "pyproject.toml"]
    files += (ROOT / "src" / "signoria").rglob("*.py")
    files += [file for ending in ("*.ts", "*.svelte") for file in (ROOT / "web" / "src").rglob(ending)]
    places = [file.relative_to(ROOT) for file in files if "intrigo" in file.read_text(encoding="utf-8").lower()]
    return [place.as_posix() for place in places if "intrigo" not in place.parts and ".test." not in place.name]


def test_the_guide_lists_every_place_that_names_a_game() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8").partition("## Every place")[2]
    places = naming_a_game()
    assert len(places) > 15
    assert [place for place in places if f"`{place}`" not in guide] == []


def test_every_place_in_the_guide_exists() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8").partition("## Every place")[2]
    table = [line for line in guide.splitlines() if line.startswith("| `")]
    places = [place for line in table for place in line.split("|")[1].replace("`", "").split(",")]
    for place in places:
        assert list(ROOT.glob(place.strip().replace("yourgame", "intrigo").rstrip("/"))), place
