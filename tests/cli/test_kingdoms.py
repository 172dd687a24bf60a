"""`signoria kingdoms` as its users see it."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from signoria.cli.main import app
from signoria.dominion import RECOMMENDED, TRAITS, kingdom_code, read_kingdom
from signoria.lang import Translator, languages


def run(*arguments: str, exit_code: int = 0) -> str:
    plain = {"COLUMNS": "80", "NO_COLOR": "1", "TERM": "dumb"}
    result = CliRunner().invoke(app, ["kingdoms", *arguments], env=plain)
    assert result.exit_code == exit_code, result.output
    return result.output


def shown(*arguments: str) -> str:
    return run(*arguments)


def refused(*arguments: str) -> str:
    """The error as one line."""
    return " ".join(run(*arguments, exit_code=2).split())


@pytest.mark.parametrize("lang", languages())
def test_the_list_has_every_recommended_set_with_a_word_on_it(lang: str) -> None:
    text = " ".join(shown("--lang", lang).split())
    for one in RECOMMENDED:
        title, about = Translator(lang).say(f"kingdom-{one.id}"), Translator(lang).say(f"kingdom-{one.id}.about")
        assert f" {title} {about} " in text


def test_a_set_is_shown_with_its_title_and_cards_in_the_reader_s_language() -> None:
    text = shown("best_wishes", "--lang", "hu")
    assert "Sok szerencsét" in text
    assert "Álarcosbál" in text
    assert json.loads(shown("best_wishes", "--json", "--lang", "hu")) == json.loads(shown("best_wishes", "--json"))


@pytest.mark.parametrize(
    "arguments", [[], ["underlings"], ["deconstruction"], ["victory_dance"], ["--random", "--seed", "7"]]
)
def test_everything_fits_into_80_columns(arguments: list[str]) -> None:
    assert max(len(line) for line in shown(*arguments).splitlines()) <= 80


def test_one_set_shows_its_cards_by_cost_with_traits_and_code() -> None:
    text = shown("first", "game")
    assert text.index("Cellar") < text.index("Village") < text.index("Smithy") < text.index("Market")
    assert "+Actions, cantrip" in text
    assert kingdom_code(read_kingdom("first_game_base2")) in text
    assert "First Game (2nd ed.)" in text


def test_a_code_and_ten_names_show_the_same() -> None:
    kingdom = read_kingdom("interaction")
    assert shown(kingdom_code(kingdom)) == shown(",".join(kingdom)) == shown("interaction")


def test_a_random_kingdom_has_what_is_wished_for() -> None:
    wishes = ["--sets", "base2,intrigue1", "--with", "village,attack", "--without", "curser", "--seed", "7"]
    text = shown("--random", *wishes)
    assert text == shown("--random", *wishes)
    data = json.loads(shown("--random", *wishes, "--json"))
    assert data["code"] in text
    traits = [trait for card in data["cards"] for trait in card["traits"]]
    assert {"village", "attack"} < set(traits)
    assert "curser" not in traits
    assert {card["edition"] for card in data["cards"]} <= {"base2", "intrigue1"}


def test_the_base_edition_can_be_chosen() -> None:
    assert "Festival    Base (2nd ed.)" in shown("underlings", "--base-edition", "base2")
    assert "can’t be played with base2: Spy and Thief" in refused("deconstruction", "--base-edition", "base2")


def test_the_help_and_the_handbook_name_all_traits() -> None:
    handbook = (Path(__file__).resolve().parents[2] / "docs" / "kingdoms.md").read_text(encoding="utf-8")
    words = shown("--help").replace(",", " ").replace(".", " ").split()
    assert set(TRAITS) < set(words)
    assert all(f"`{trait}`" in handbook for trait in TRAITS)


def test_the_list_as_data() -> None:
    data = json.loads(shown("--json"))
    assert [one["id"] for one in data] == [one.id for one in RECOMMENDED]
    assert data[0]["titles"] == {"en": "First Game", "pl": "Pierwsza rozgrywka"}
    assert data[0]["kingdom"] == list(read_kingdom("first_game_base1"))
    assert data[0]["cards"][0] == {
        "id": "cellar",
        "edition": "base1",
        "cost": 2,
        "types": ["action"],
        "traits": [],
    }


def test_custom_cards_of_a_file_can_be_drawn_and_are_missed_by_others(tmp_path: Path) -> None:
    file = tmp_path / "tower.yaml"
    file.write_text("id: tower\nnames: {en: Tower}\ncost: 4\ntypes: [action]\ncards: 1\nactions: 2\n", encoding="utf-8")
    data = json.loads(shown("--random", "--with", "tower", "--cards", str(file), "--json"))
    assert "tower@custom" in data["kingdom"]
    assert "Tower" in shown(data["code"], "--cards", str(file))
    assert "that isn’t known here" in refused(data["code"])


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["mine,moat"], "a kingdom has 10 cards, not 2"),
        (["vilage_square"], "did you mean Village Square?"),
        (
            ["--random", "--with", "reaction>=3"],
            "no kingdom can meet the condition “Reaction: at least 3” (2 cards to choose from)",
        ),
        (["--random", "--sets", "base7"], "unknown set “base7”"),
        (["--with", "village"], "--with and --without work only with --random"),
        (["--random", "big_money"], "either --random or a kingdom, not both"),
        (["225X-CR4J-28XA"], "did you mean 225J-CR4J-28XA?"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(arguments: list[str], reason: str) -> None:
    assert reason in refused(*arguments)
