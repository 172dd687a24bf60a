"""`signoria cards`: every card, from the cards themselves; compared with cards.csv."""

import csv
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from signoria.cli.main import app
from signoria.dominion.book import CardBook, list_cards
from signoria.dominion.kingdom import pile_size
from signoria.dominion.roster import ROWS
from signoria.lang import Translator, languages
from tests.rules import rule

ROOT = Path(__file__).resolve().parents[2]
LATER = {row.id for row in ROWS if row.batch > 1}  # they came after the printed boxes that the books count
EXAMPLE = ROOT / "examples" / "old_mill.yaml"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["cards", *arguments])


def rows(*arguments: str) -> list[dict[str, object]]:
    data = json.loads(run(*arguments, "--json").output)
    assert isinstance(data, list)
    return data


@rule("dominion:P-1", "dominion:P-4")
def test_the_cards_are_those_of_the_rules_with_the_same_facts() -> None:
    with (ROOT / "docs" / "rules" / "cards.csv").open(encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    written = {
        (row["id"], row["sets"]): {
            "id": row["id"],
            "sets": row["sets"].split("|"),
            "cost": int(row["cost"]),
            "types": row["types"].split("|"),
            "coins": int(row["coins"]),
            "vp": "var" if row["vp"] == "var" else int(row["vp"]),
            "pile": row["pile_size_rule"],
        }
        for row in table
    }
    ours = {
        (str(row["id"]), "|".join(map(str, row["sets"] if isinstance(row["sets"], list) else []))): row
        for row in rows()
    }
    assert len(ours) == len(table)
    words = {"name", "text", "rulings"}
    assert {key: {fact: row[fact] for fact in row.keys() - words} for key, row in ours.items()} == written
    for row in table:
        card = next(
            entry.card
            for entry in list_cards(CardBook())
            if entry.card.id == row["id"] and row["sets"] == "|".join(entry.sets)
        )
        plus_coins = 0 if card.types & 2 else card.coins
        bonuses = [card.cards, card.actions, card.buys, plus_coins]
        assert bonuses == [int(row[f"plus_{what}"]) for what in ("cards", "actions", "buys", "coins")], row["id"]


@pytest.mark.parametrize(
    ("box", "number"), [("base1", 25), ("base2", 26), ("intrigue1", 25), ("basic", 7), ("custom", 0)]
)
def test_a_box_has_its_cards(box: str, number: int) -> None:
    assert len([row for row in rows("--set", box) if row["id"] not in LATER]) == number


@rule("dominion:S-2")
def test_the_boxes_hold_as_many_kingdom_cards_as_the_books_say() -> None:
    def kingdom_cards(box: str) -> int:
        cards = [entry.card for entry in list_cards(CardBook(), [box])]
        return sum(pile_size(card, 4, False) for card in cards if card.id not in LATER)

    assert [kingdom_cards(box) for box in ("base1", "base2", "intrigue1")] == [252, 262, 258]


@rule("dominion:S-1")
def test_every_box_holds_the_same_basics() -> None:
    basics = {entry.card.id: entry.card for entry in list_cards(CardBook(), ["basic"])}
    treasures = [pile_size(basics[id], 4, False) for id in ("copper", "silver", "gold")]
    assert [treasures[0] + 4 * 7, *treasures[1:]] == [60, 40, 30]
    assert pile_size(basics["estate"], 4, False) + 4 * 3 == 24
    assert [pile_size(basics[id], 4, False) for id in ("duchy", "province", "curse")] == [12, 12, 30]


@pytest.mark.parametrize("lang", languages())
def test_the_table_has_a_line_of_eighty_columns_for_each_card(lang: str) -> None:
    lines = run("--lang", lang).output.splitlines()
    assert all(len(line) <= 80 for line in lines)
    assert len(lines) == 1 + len(rows()) + 2
    chamber = next(line for line in lines if "secret_chamber" in line)
    assert chamber.startswith(Translator(lang).card("secret_chamber"))


@pytest.mark.parametrize("name", ["mine", "Mine", "bánya", "Bánya"])
def test_a_card_is_found_by_its_name_in_two_languages(name: str) -> None:
    output = run(name, "--lang", "hu").output
    assert output.startswith("Bánya · ")
    assert output == run("mine", "--lang", "hu").output


def test_a_card_whose_editions_differ_is_shown_with_both_texts() -> None:
    mine, moat = run("mine").output, run("throne", "room").output
    assert "You may trash" in mine
    assert mine.index("1st ed.") < mine.index("2nd ed.")
    assert moat.startswith("Throne Room · $4 · Action\n")
    assert "1st ed.); Base (2nd ed.)" in run("moat").output


def test_a_card_that_is_not_there_is_refused_with_the_nearest() -> None:
    result = run("moot")
    assert result.exit_code == 2
    assert result.output == "Error: no card is called “moot”; did you mean Moat?\n"


def test_a_custom_card_is_shown_with_its_author_s_words() -> None:
    output = run("old_mill", "--cards", str(EXAMPLE), "--lang", "hu").output
    assert output.startswith("Öreg malom · ")


def test_custom_cards_of_a_file_are_listed_too() -> None:
    (row,) = rows("--set", "custom", "--cards", str(EXAMPLE))
    assert row == {
        "id": "old_mill",
        "sets": ["custom"],
        "cost": 4,
        "types": ["action"],
        "coins": 0,
        "vp": 0,
        "pile": "kingdom10",
        "name": "Old Mill",
        "text": row["text"],
        "rulings": "",
    }
    assert str(row["text"]).startswith("+1 Action. ")


def test_a_wrong_file_is_an_error_that_says_where(tmp_path: Path) -> None:
    file = tmp_path / "mill.yaml"
    file.write_text("id: mill\nnames: {en: Mill}\ncost: -1\ntypes: [action]\n")
    result = run("--cards", str(file))
    assert result.exit_code == 2
    assert "mill.yaml:3:7" in result.output


def test_an_unknown_set_is_an_error() -> None:
    assert run("--set", "base3").exit_code == 2


def test_plain_data_has_name_text_and_rulings_in_the_chosen_language() -> None:
    (moat,) = [row for row in rows("moat", "--lang", "hu") if row["sets"] == ["base2"]]
    hungarian = Translator("hu")
    assert moat["name"] == "Várárok"
    assert moat["text"] == hungarian.say("text-moat") and moat["rulings"] == hungarian.say("text-moat.help")


def test_a_name_of_either_edition_finds_a_card_that_is_headed_by_both() -> None:
    assert run("чиновник", "--lang", "ru").output.startswith("Бюрократ / Чиновник · ")
    assert run("БЮРОКРАТ", "--lang", "ru").output == run("bureaucrat", "--lang", "ru").output


def test_a_name_that_two_cards_have_shows_both() -> None:
    output = run("рудник", "--lang", "ru").output
    assert "Шахта / Рудник · " in output and "Шахтёрский посёлок · " in output
