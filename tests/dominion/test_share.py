"""Share codes: every kingdom there and back, and no typo unnoticed."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.dominion import RECOMMENDED, BadKingdom, Choice, from_recommended, kingdom_code, read_kingdom
from signoria.dominion.card import ACTION, Card
from signoria.dominion.catalogue import KINGDOM_CARDS
from signoria.dominion.share import ALPHABET, NUMBERED, BadCode, fingerprint, read_code
from tests.volume import examples

EDITIONS: dict[str, list[str]] = {}
for _id, _edition in KINGDOM_CARDS:
    EDITIONS.setdefault(_id, []).append(_edition)


def custom(id: str, recipe: str) -> Card:
    card = Card(id, cost=4, types=ACTION)
    card.recipe = recipe
    return card


CUSTOMS = [custom(f"card_{n}", f'{{"id":"card_{n}"}}') for n in range(12)]
CHOICE = Choice(customs=CUSTOMS)


@st.composite
def kingdoms(draw: st.DrawFn, most_custom: int = 0) -> tuple[str, ...]:
    own = draw(st.integers(0, most_custom))
    names = draw(st.lists(st.sampled_from(sorted(EDITIONS)), min_size=10 - own, max_size=10 - own, unique=True))
    customs = draw(st.lists(st.sampled_from([card.id for card in CUSTOMS]), min_size=own, max_size=own, unique=True))
    return CHOICE.by_hand([f"{id}@{draw(st.sampled_from(EDITIONS[id]))}" for id in names] + customs)


def test_every_card_of_every_edition_has_a_number() -> None:
    assert len(NUMBERED) == len(set(NUMBERED))
    assert set(NUMBERED) == {f"{id}@{edition}" for id, edition in KINGDOM_CARDS}


# Codes that people have: they must stay what they are, whatever is appended to the list of cards.
GIVEN_OUT = {
    "first_game_base1": "2222-2ERJ-F9C4",
    "big_money": "2222-22MQ-XTM9",
    "interaction": "2222-23RH-WXHC",
    "size_distortion_base1": "2222-2FJE-84KJ",
    "village_square": "2222-27MV-Q4WM",
    "first_game_base2": "225J-CR4J-28XA",
    "deck_top": "224A-R6T8-Q26R",
    "size_distortion_base2": "225Q-8VAJ-XT69",
    "sleight_of_hand": "223F-CK22-K4CC",
    "improvements": "224K-8X9X-3XX3",
    "silver_and_gold": "223W-69C8-5Y9J",
    "victory_dance": "2CQ9-Y9JR-A5TT",
    "secret_schemes": "2C5J-XC8M-M88H",
    "best_wishes": "2H5V-VK4C-2AWC",
    "deconstruction": "28TV-HVX8-Q64M",
    "hand_madness": "28MH-JV9X-C4XJ",
    "underlings": "26R7-V83V-754F",
}


@pytest.mark.parametrize("name", [one.id for one in RECOMMENDED])
def test_a_code_given_out_stays_the_same(name: str) -> None:
    assert kingdom_code(read_kingdom(name)) == GIVEN_OUT[name]
    assert read_kingdom(GIVEN_OUT[name]) == read_kingdom(name)


@examples(300)
@given(kingdoms())
def test_every_kingdom_survives_its_code(kingdom: tuple[str, ...]) -> None:
    code = kingdom_code(kingdom)
    assert re.fullmatch(rf"[{ALPHABET}]{{4}}-[{ALPHABET}]{{4}}-[{ALPHABET}]{{4}}", code)
    assert read_kingdom(code) == kingdom


@examples(200)
@given(kingdoms(most_custom=10))
def test_every_kingdom_with_custom_cards_survives_its_code(kingdom: tuple[str, ...]) -> None:
    assert CHOICE.read(CHOICE.code(kingdom)) == kingdom


def test_the_order_of_the_cards_makes_no_difference() -> None:
    kingdom = read_kingdom("interaction")
    assert kingdom_code(kingdom[::-1]) == kingdom_code(kingdom)


@pytest.mark.parametrize(
    "read_as", [str.lower, lambda code: code.replace("-", ""), lambda code: f" {code.replace('-', ' ')} "]
)
def test_a_code_may_be_written_in_any_case_with_or_without_hyphens(read_as: object) -> None:
    assert callable(read_as)
    kingdom = read_kingdom("deck_top")
    assert read_kingdom(read_as(kingdom_code(kingdom))) == kingdom


def test_no_character_looks_or_sounds_like_another() -> None:
    assert not set(ALPHABET) & set("0O1ILSZBGUNDP")
    assert len(set(ALPHABET)) == len(ALPHABET) == 23


@examples(300)
@given(kingdoms(most_custom=2), st.data())
def test_one_wrong_character_is_always_noticed(kingdom: tuple[str, ...], data: st.DataObject) -> None:
    code = CHOICE.code(kingdom).replace("-", "")
    place = data.draw(st.integers(0, len(code) - 1))
    wrong = data.draw(st.sampled_from([c for c in "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ" if c != code[place]]))
    with pytest.raises(BadCode):
        read_code(code[:place] + wrong + code[place + 1 :], CHOICE.cards)


@examples(200)
@given(kingdoms(), st.data())
def test_two_wrong_characters_are_always_noticed(kingdom: tuple[str, ...], data: st.DataObject) -> None:
    code = list(kingdom_code(kingdom).replace("-", ""))
    for place in data.draw(st.lists(st.integers(0, 11), min_size=2, max_size=2, unique=True)):
        code[place] = data.draw(st.sampled_from([c for c in ALPHABET if c != code[place]]))
    with pytest.raises(BadCode):
        read_code("".join(code))


@examples(200)
@given(kingdoms(most_custom=2), st.data())
def test_characters_that_changed_places_are_always_noticed(kingdom: tuple[str, ...], data: st.DataObject) -> None:
    code = list(CHOICE.code(kingdom).replace("-", ""))
    one, other = data.draw(st.lists(st.integers(0, len(code) - 1), min_size=2, max_size=2, unique=True))
    if code[one] != code[other]:
        code[one], code[other] = code[other], code[one]
        with pytest.raises(BadCode):
            read_code("".join(code), CHOICE.cards)


@examples(200)
@given(kingdoms(), st.data())
def test_a_missing_or_additional_character_is_always_noticed(kingdom: tuple[str, ...], data: st.DataObject) -> None:
    code = kingdom_code(kingdom).replace("-", "")
    place = data.draw(st.integers(1, len(code) - 1))
    with pytest.raises(BadCode, match="has 12 characters, but this one has 11"):
        read_code(code[:place] + code[place + 1 :])
    with pytest.raises(BadCode, match="has 12 characters, but this one has 13"):
        read_code(code[:place] + data.draw(st.sampled_from(ALPHABET)) + code[place:])


def test_a_typo_is_called_a_typo_and_the_right_code_is_suggested() -> None:
    code = kingdom_code(read_kingdom("deck_top"))
    for place in (1, 6, 13):
        wrong = "7" if code[place] != "7" else "9"
        with pytest.raises(BadCode, match=f"a typo in the code.*did you mean {code}"):
            read_kingdom(code[:place] + wrong + code[place + 1 :])
        with pytest.raises(BadCode, match=f"a code can’t contain “O”; check for typos; did you mean {code}"):
            read_kingdom(code[:place] + "O" + code[place + 1 :])


def test_a_code_of_another_version_is_told_from_a_typo() -> None:
    with pytest.raises(BadCode, match="a code of this version has"):
        read_kingdom("Y3YY-YYYY-YYYY")


def test_a_damaged_code_is_refused_by_the_same_error_as_any_bad_kingdom() -> None:
    with pytest.raises(BadKingdom):
        read_kingdom("2222-2222-2223")


# --- custom cards --------------------------------------------------------------------------------------------------------

TOWER = custom("tower", '{"id":"tower","cost":4}')
NINE = "moat, throne room, spy, bridge, witch, militia, smithy, village, harbinger"


def test_a_code_with_a_custom_card_is_refused_by_those_who_lack_it() -> None:
    owner = Choice(customs=[TOWER])
    code = owner.code(owner.read(f"{NINE}, tower"))
    assert "tower@custom" in owner.read(code)
    with pytest.raises(BadCode, match=rf"a custom card \(fingerprint {fingerprint(TOWER)}\) that isn’t known here"):
        read_kingdom(code)


def test_another_card_of_the_same_name_is_another_card() -> None:
    other = custom("tower", '{"id":"tower","cost":5}')
    owner = Choice(customs=[TOWER])
    with pytest.raises(BadCode, match="that isn’t known here"):
        Choice(customs=[other]).read(owner.code(owner.read(f"{NINE}, tower")))


def test_recommended_sets_have_codes_without_custom_cards() -> None:
    for one in RECOMMENDED:
        assert len(kingdom_code(from_recommended(one))) == 14
