"""Choosing a kingdom: the recommended ones, by chance, by code, by hand, with cards of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from signoria.dominion import RECOMMENDED
from signoria.dominion.catalogue import TITLES
from signoria.lang import Translator, languages
from tests.server.house import PATIENCE, common_house

OLD_MILL = (Path(__file__).parents[2] / "examples" / "old_mill.yaml").read_text(encoding="utf-8")
FIRST_GAME = "cellar, market, merchant, militia, mine, moat, remodel, smithy, village, workshop"


def ask(method: str, path: str, **more: Any) -> httpx.Response:
    return httpx.request(method, f"{common_house().http}/api/dominion{path}", timeout=PATIENCE, **more)


def given(method: str, path: str, **more: Any) -> Any:
    answer = ask(method, path, **more)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(method: str, path: str, **more: Any) -> Any:
    answer = ask(method, path, **more)
    assert 400 <= answer.status_code < 500, answer.text
    problem = answer.json()
    assert problem["code"] and problem["say"]["messages"] and problem["text"]
    return problem


def test_the_seventeen_recommended_kingdoms_have_a_title_a_word_and_a_code() -> None:
    kingdoms = given("GET", "/kingdoms")
    assert [one["id"] for one in kingdoms] == [one.id for one in RECOMMENDED] and len(kingdoms) == 17
    for one in kingdoms:
        assert len(one["cards"]) == 10
        assert {card.partition("@")[2] for card in one["cards"]} == set(one["boxes"])
        assert given("GET", "/kingdoms/read", params={"code": one["code"]}) == one
        for language in languages():
            assert Translator(language).knows(f"kingdom-{one['id']}") and Translator(language).knows(
                f"kingdom-{one['id']}.about"
            )


def test_the_cards_of_a_kingdom_stand_by_cost() -> None:
    costs = {f"{card['id']}@{card['edition']}": card["cost"] for card in given("GET", "/cards")}
    for one in given("GET", "/kingdoms"):
        assert [costs[card] for card in one["cards"]] == sorted(costs[card] for card in one["cards"])


def test_every_card_has_its_facts_and_a_text_in_every_language() -> None:
    cards = given("GET", "/cards")
    assert {card["id"] for card in cards} == set(TITLES)
    for card in cards:
        for language in languages():
            assert any(Translator(language).knows(text) for text in card["text"]), card
    by_name = {(card["id"], card["edition"]): card for card in cards}
    assert by_name["gold", "basic"]["coins"] == 3 and by_name["province", "basic"]["points"] == 6
    assert by_name["gardens", "base1"]["points"] is None
    assert by_name["moat", "base2"]["types"] == ["action", "reaction"]
    assert "village" in by_name["festival", "base1"]["traits"]


def test_a_kingdom_is_read_from_its_cards_and_its_code_is_that_of_the_command_line() -> None:
    kingdom = given("GET", "/kingdoms/read", params={"code": FIRST_GAME})
    assert kingdom["id"] == "first_game_base2" and kingdom["boxes"] == ["base2"]
    first = given("GET", "/kingdoms/read", params={"code": "mine, moat, " + "cellar, market, militia, remodel, smithy, "
                  "village, woodcutter, workshop", "base_edition": "base1"})  # fmt: skip
    assert first["id"] == "first_game_base1"


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("", "error-kingdom-name"),
        ("moat, mine", "error-kingdom-size"),
        (FIRST_GAME.replace("moat", "mine"), "error-kingdom-twice"),
        (FIRST_GAME.replace("moat", "copper"), "error-kingdom-basic"),
        (FIRST_GAME.replace("moat", "moaat"), "error-kingdom-card"),
        ("random", "refused-bad_kingdom"),
    ],
)
def test_what_is_no_kingdom_is_refused_with_the_reason(code: str, message: str) -> None:
    problem = refused("GET", "/kingdoms/read", params={"code": code})
    assert problem["code"] == "bad_kingdom" and message in problem["say"]["messages"]


@pytest.mark.parametrize("params", [{"code": "x" * 401}, {"code": "moat", "base_edition": "b" * 11}, {}])
def test_words_that_are_too_long_are_refused(params: dict[str, str]) -> None:
    assert refused("GET", "/kingdoms/read", params=params)["code"] == "bad_message"


def test_a_mistyped_code_is_refused_in_the_readers_language() -> None:
    code = given("GET", "/kingdoms")[0]["code"]
    wrong = code[:-1] + ("2" if code[-1] != "2" else "3")
    texts = {
        refused("GET", "/kingdoms/read", params={"code": wrong}, headers={"Accept-Language": language})["text"]
        for language in languages()
    }
    assert len(texts) == len(languages())


def test_a_kingdom_is_drawn_by_wishes_and_can_be_shared() -> None:
    asked = {"editions": ["base2"], "wanted": "village, attack<=1", "unwanted": "curser"}
    drawn = given("POST", "/kingdoms/draw", json=asked)
    traits = {f"{card['id']}@{card['edition']}": card["traits"] for card in given("GET", "/cards")}
    assert drawn["boxes"] == ["base2"] and drawn["among"] > 1000
    of_it = [traits[card] for card in drawn["cards"]]
    assert any("village" in one for one in of_it) and not any("curser" in one for one in of_it)
    assert sum("attack" in one for one in of_it) <= 1
    assert given("GET", "/kingdoms/read", params={"code": drawn["code"]})["cards"] == drawn["cards"]


def test_some_cards_of_a_kingdom_can_be_exchanged() -> None:
    before = given("GET", "/kingdoms/read", params={"code": FIRST_GAME})["cards"]
    after = given("POST", "/kingdoms/draw", json={"kingdom": before, "swap": ["moat@base2", "mine"]})["cards"]
    assert len(set(before) & set(after)) == 8
    assert not {"moat@base2", "mine@base2"} & set(after)


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"wanted": "vilage"}, "bad_kingdom"),
        ({"wanted": "reaction=9"}, "bad_kingdom"),
        ({"wanted": "witch", "unwanted": "curser"}, "bad_kingdom"),
        ({"editions": ["base3"]}, "bad_kingdom"),
        ({"editions": []}, "bad_message"),
        ({"base_edition": "base3"}, "bad_kingdom"),
        ({"kingdom": ["moat"], "swap": ["moat"]}, "bad_kingdom"),
        ({"kingdom": FIRST_GAME.split(", "), "swap": ["witch"]}, "bad_kingdom"),
        ({"custom": [{"id": "x"}]}, "bad_kingdom"),
        ({"wanted": "a" * 400}, "bad_message"),
        ({"wishes": "village"}, "bad_message"),
    ],
)
def test_wishes_that_cannot_be_met_are_refused(wishes: dict[str, object], code: str) -> None:
    assert refused("POST", "/kingdoms/draw", json=wishes)["code"] == code


def test_wishes_that_would_take_too_long_are_refused() -> None:
    wanted = (
        "buy<=3, trasher<=2, cost6, cost2<=2, victory<=3, attack<=3, cost5<=2, village=2, cost4<=3, base>=2, coins<=3, "
        "gainer>=2, cantrip=2, draw>=2"
    )
    problem = refused("POST", "/kingdoms/draw", json={"wanted": wanted})
    assert problem["say"]["messages"] == ["error-wish-too-many"]


def test_a_file_of_custom_cards_gives_their_facts_and_what_a_table_needs() -> None:
    [mill] = given("POST", "/custom", json={"text": OLD_MILL})
    assert mill["id"] == "old_mill" and mill["edition"] == "custom" and mill["names"]["en"]
    drawn = given("POST", "/kingdoms/draw", json={"wanted": "old_mill", "custom": [mill["data"]]})
    assert "old_mill@custom" in drawn["cards"]
    asked = {"text": drawn["code"], "custom": [mill["data"]]}
    assert given("POST", "/kingdoms/read", json=asked)["cards"] == drawn["cards"]
    assert refused("GET", "/kingdoms/read", params={"code": drawn["code"]})["code"] == "bad_kingdom"


@pytest.mark.parametrize(
    "text",
    ["", "[", "id: moat", "- id: a\n  cost: -1", "&a [*a]", "a: " * 5000, "- " * 3000, OLD_MILL + "\nmade_up: 1\n"],
)
def test_a_file_that_is_wrong_is_refused_with_its_place(text: str) -> None:
    problem = refused("POST", "/custom", json={"text": text})
    assert problem["code"] == "bad_cards" and problem["say"]["messages"] == ["error-where"]


def test_a_file_that_is_too_long_is_refused() -> None:
    assert refused("POST", "/custom", json={"text": "#" * 70_000})["code"] == "bad_message"
