"""`signoria review`: in the terminal, as JSON and as a page, in every language, and for records that cannot be reviewed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from signoria.cli.main import app
from signoria.cli.simulate import INTERRUPTED
from signoria.lang import Translator, languages
from signoria.review.figures import GRADES
from signoria.review.review import Reviewer
from tests.review.test_review import EVEN, played_on


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, ["review", *map(str, arguments)])


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short ending that begins with a blunder."""
    file = tmp_path_factory.mktemp("review") / "game.json"
    file.write_text(played_on(EVEN, "end_turn", finish=True).to_json(), encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def data(record: Path) -> dict[str, object]:
    shown = run(record, "--json")
    assert shown.exit_code == 0
    read = json.loads(shown.stdout)
    assert isinstance(read, dict)
    return read


def test_the_json_has_chances_decisions_skill_and_luck(record: Path, data: dict[str, object]) -> None:
    moves = len(json.loads(record.read_text(encoding="utf-8"))["log"])
    chances, decisions = data["chances"], data["decisions"]
    assert isinstance(chances, list) and isinstance(decisions, list)
    assert len(chances) == moves + 1
    assert {len(row) for row in chances} == {2}
    for one in decisions:
        assert {"step", "seat", "grade", "loss", "done", "better", "reason"} <= one.keys()
        assert one["grade"] in GRADES
    skill, luck = data["skill"], data["luck"]
    assert isinstance(skill, list) and isinstance(luck, list)
    for seat in range(2):
        assert chances[0][seat] + skill[seat] + luck[seat] == pytest.approx(chances[-1][seat], abs=0.01)


def test_the_blunder_is_in_the_json_with_what_was_better_and_why(data: dict[str, object]) -> None:
    decisions, turning = data["decisions"], data["turning"]
    assert isinstance(decisions, list) and isinstance(turning, list)
    first = decisions[0]
    assert first["step"] == 0 and first["done"] == ["end_turn"] and first["grade"] in GRADES[-2:]
    assert first["reason"] == "$8 stayed unspent"
    assert 0 in [point["step"] for point in turning]


@pytest.mark.parametrize("lang", languages())
def test_the_terminal_tells_it_in_every_language(record: Path, lang: str) -> None:
    shown = CliRunner().invoke(app, ["--lang", lang, "review", str(record), "--seconds", "0.1"])
    assert shown.exit_code == 0
    speech = Translator(lang)
    for title in ("review-turning", "review-chances", "review-decisions", "review-split-title"):
        assert speech.say(title) in shown.stdout
    assert "●" in shown.stdout and "○" in shown.stdout


def test_the_page_is_one_file_with_everything_in_it(record: Path, tmp_path: Path) -> None:
    file = tmp_path / "review.html"
    assert run(record, "--html", file, "--seconds", "0.1").exit_code == 0
    text = file.read_text(encoding="utf-8")
    assert "<svg" in text and "</html>" in text
    assert "src=" not in text and "href=" not in text


def test_it_is_written_in_one_form_at_a_time(record: Path, tmp_path: Path) -> None:
    file = tmp_path / "review.html"
    shown = run(record, "--json", "--html", file)
    assert shown.exit_code == 2
    assert not file.exists()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda text: text[: len(text) // 2], "cut off"),
        (lambda text: text.replace('"end_turn"', '"fly"', 1), "fly"),
        (lambda text: "{}", "signoria-record"),
        (lambda text: "", "cut off"),
        (lambda text: "no record", "valid JSON"),
        (lambda text: "[" * 100_000, "nested too deeply"),
        (lambda text: text + " " * 1_000_000, "larger than"),
        (lambda text: text.replace('"dominion"', '"chess"', 1), "no game is called “chess”"),
    ],
)
def test_a_damaged_record_is_refused_with_the_reason(
    record: Path, tmp_path: Path, change: object, complaint: str
) -> None:
    assert callable(change)
    file = tmp_path / "damaged.json"
    file.write_text(change(record.read_text(encoding="utf-8")), encoding="utf-8")
    shown = run(file)
    assert shown.exit_code == 1
    assert complaint in shown.stderr
    assert shown.stdout == ""


def test_a_page_that_was_there_before_stays_if_the_record_is_damaged(record: Path, tmp_path: Path) -> None:
    file, page = tmp_path / "damaged.json", tmp_path / "review.html"
    file.write_text(record.read_text(encoding="utf-8")[:-9], encoding="utf-8")
    page.write_text("precious", encoding="utf-8")
    assert run(file, "--html", page).exit_code == 1
    assert page.read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize("old", ["dominion_random_undo", "dominion_position", "intrigo_four_undo"])
def test_records_of_older_versions_and_unfinished_games_are_reviewed(old: str) -> None:
    file = Path(__file__).parents[1] / "records_0_1_0" / f"{old}.json"
    shown = run(file, "--seconds", "0.1", "--json")
    assert shown.exit_code == 0
    data = json.loads(shown.stdout)
    assert len(data["chances"]) > 1 and data["over"] == ("result" in json.loads(file.read_text(encoding="utf-8")))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    shown = run(tmp_path / "nothing.json")
    assert shown.exit_code == 1
    assert "nothing.json" in shown.stderr


def test_an_interrupt_shows_what_is_known(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(reviewer: Reviewer) -> Iterator[None]:
        yield
        raise KeyboardInterrupt

    monkeypatch.setattr(Reviewer, "rounds", interrupted)
    shown = run(record)
    assert shown.exit_code == INTERRUPTED
    assert "Skill and luck" in shown.stdout
