"""What lies where before the first pick, and what the players may agree on."""

from collections import Counter
from collections.abc import Mapping

import pytest

from signoria.core.game import Game
from signoria.core.registry import BadPosition, BadSetup, find_game
from signoria.core.rng import from_seed
from signoria.intrigo import GAME, Intrigo, Setup, deal, read_setup, write_setup
from signoria.intrigo.draft import pack
from signoria.intrigo.palace import NOTHING, is_seal_building
from signoria.intrigo.state import (
    COPIES,
    DUCAT_TOTAL,
    FAMILY_VALUES,
    INFLUENCE_COSTS,
    MAX_ROUNDS,
    SEAL_TOTAL,
    TIEPOLO_VALUES,
)
from signoria.intrigo.words import CHARACTERS, DUCAT, FAMILIES, FIRST_CHARACTER, ORGANISATIONS, TIEPOLO, option_name
from tests.rules import rule

TABLES = pytest.mark.parametrize("seats", [3, 4])
SEEDS = [f"setup {i}" for i in range(40)]


def dealt(seats: int, seed: str = "a table", **agreed: object) -> Intrigo:
    table = GAME.deal({"seats": seats, **agreed}, from_seed(seed))
    assert isinstance(table, Intrigo)
    return table


def test_the_house_finds_the_game() -> None:
    assert find_game("intrigo") is GAME


@rule("intrigo:CO-1", "intrigo:SE-4", "intrigo:AS-4")
@TABLES
def test_one_player_has_the_marker_by_chance(seats: int) -> None:
    firsts = Counter(int(dealt(seats, seed).first) for seed in SEEDS)
    assert sorted(firsts) == list(range(seats))
    assert dealt(seats, first=2).first == 2


@rule("intrigo:CO-2")
@TABLES
def test_half_of_the_buildings_are_for_ducats(seats: int) -> None:
    table = dealt(seats)
    kinds = Counter(is_seal_building(building) for building in range(table.palace.size))
    assert kinds == {True: 2 * seats, False: 2 * seats}


@rule("intrigo:CO-3", "intrigo:SE-3", "intrigo:RU-23", "intrigo:AS-4")
@TABLES
def test_every_player_gets_a_family_by_lot_a_ducat_and_counters_at_zero(seats: int) -> None:
    seen = set()
    for seed in SEEDS:
        table = dealt(seats, seed)
        families = [int(who.family) for who in table.players]
        assert len(set(families)) == seats
        assert TIEPOLO not in families
        assert [table.owners[family] for family in families] == list(range(seats))
        seen.add(tuple(families))
        for who in table.players:
            assert who.ducats == 1
            assert who.counters == [0] * 5
    assert len(seen) > 10


@rule("intrigo:CO-4", "intrigo:AS-7")
def test_sixteen_intrigue_cards_three_for_each_family_and_four_neutral() -> None:
    names = Counter(option_name(card) for card in dealt(4).terms.deck)
    assert names == {
        **{f"{family}_{value}": 1 for family in FAMILIES[:4] for value in (2, 3, 4)},
        "tiepolo_2": 1,
        "tiepolo_3": 2,
        "tiepolo_4": 1,
    }
    assert FAMILY_VALUES == (2, 3, 4)
    assert TIEPOLO_VALUES == (2, 3, 3, 4)


@rule("intrigo:CO-4")
@pytest.mark.parametrize(("seats", "histogram"), [(4, {2: 5, 3: 6, 4: 5}), (3, {2: 4, 3: 4, 4: 4})])
def test_how_many_cards_of_each_value(seats: int, histogram: dict[int, int]) -> None:
    assert Counter(card % 10 for card in dealt(seats).terms.deck) == histogram


@rule("intrigo:AS-6")
def test_the_two_tiepolo_threes_are_the_same_card() -> None:
    deck = dealt(4).terms.deck
    assert len(deck) == 16
    assert len(set(deck)) == 15
    assert [option_name(card) for card in set(deck) if deck.count(card) == 2] == ["tiepolo_3"]


@rule("intrigo:CO-5", "intrigo:SE-3")
@TABLES
def test_five_counters_for_each_player(seats: int) -> None:
    assert ORGANISATIONS == ("merchants", "military", "clergy", "farmers", "workers")
    counters = [who.counters for who in dealt(seats).players]
    assert sum(len(row) for row in counters) == 5 * seats == (20 if seats == 4 else 20 - 5), "one of each is removed"
    assert counters == [[0] * 5] * seats


@rule("intrigo:CO-5")
@pytest.mark.parametrize("organisation", ORGANISATIONS)
def test_a_counter_shows_nought_to_four(organisation: str) -> None:
    at = ORGANISATIONS.index(organisation)
    for seals in range(4):
        state = GAME.read_position({"1": {"counters": {organisation: seals}}})
        assert isinstance(state, Intrigo)
        assert [who.counters[at] for who in state.players] == [0, seals, 0, 0]
    won: dict[str, object] = {"phase": "over", "result": "four", "winner": 1}
    assert GAME.read_position({**won, "1": {"counters": {organisation: 4}}}).winners() == [1]
    with pytest.raises(BadPosition, match="at most 4 seals"):
        GAME.read_position({**won, "1": {"counters": {organisation: 5}}})


@rule("intrigo:CO-6", "intrigo:SE-5", "intrigo:RU-20")
@TABLES
def test_all_fifteen_seals_are_in_the_game_with_three_players_too(seats: int) -> None:
    table = dealt(seats)
    on_buildings = Counter(token for token in table.palace.tokens if token != DUCAT)
    assert [table.bag[i] + on_buildings[i] for i in range(5)] == [3] * 5
    assert SEAL_TOTAL == 15


@rule("intrigo:CO-7", "intrigo:AS-2", "intrigo:SE-5")
@TABLES
def test_thirty_two_ducats(seats: int) -> None:
    table = dealt(seats)
    assert DUCAT_TOTAL == 32
    before_the_buildings = table.pool + table.palace.count_tokens(True)
    assert before_the_buildings == 32 - seats == (28 if seats == 4 else 29)


@rule("intrigo:CO-8", "intrigo:SE-9", "intrigo:AS-1")
def test_six_stacks_of_three_cards_the_cheapest_on_top() -> None:
    table = dealt(4)
    assert CHARACTERS == ("trader", "assassin", "courtesan", "gondolier", "guard", "thief")
    assert INFLUENCE_COSTS == (1, 2, 3)
    assert len(table.terms.prices) == 18
    for kind in range(len(CHARACTERS)):
        prices = []
        while (price := int(table.price(FIRST_CHARACTER + kind))) >= 0:
            prices.append(price)
            table.bought[kind] += 1
        assert prices == [1, 2, 3]
        assert table.bought[kind] == COPIES


@rule("intrigo:SE-1", "intrigo:RU-8")
def test_with_three_players_one_family_is_absent_and_tiepolo_is_in_the_box() -> None:
    absent = set()
    for seed in SEEDS:
        table = dealt(3, seed)
        (nobodys,) = [family for family in range(TIEPOLO) if table.owners[family] < 0]
        absent.add(nobodys)
        families = Counter(card // 10 for card in table.terms.deck)
        assert families == {0: 3, 1: 3, 2: 3, 3: 3}, "the absent family's cards stay in the deck"
        assert table.palace.size == 12
        assert table.view(0).data(None, [], 0)["absent"] == FAMILIES[nobodys]
    assert absent == {0, 1, 2, 3}
    assert dealt(4).view(0).data(None, [], 0)["absent"] is None


@rule("intrigo:SE-2", "intrigo:DR-1")
@TABLES
def test_four_cards_for_each_player_and_one_gap_for_each_card(seats: int) -> None:
    table = dealt(seats)
    assert len(table.terms.deck) == 4 * seats == table.palace.size
    packs = [pack(table, seat) for seat in range(seats)]
    assert [len(cards) for cards in packs] == [4] * seats
    assert sorted(card for cards in packs for card in cards) == sorted(table.terms.deck), "no card is left over"


@rule("intrigo:SE-6", "intrigo:SE-7", "intrigo:SE-8", "intrigo:SE-10")
@pytest.mark.parametrize(("seats", "seals", "bag", "pool"), [(4, 8, 7, 20), (3, 6, 9, 23)])
def test_tokens_lie_on_all_buildings_before_the_first_draft(seats: int, seals: int, bag: int, pool: int) -> None:
    table = dealt(seats)
    for building in range(table.palace.size):
        token = table.palace.tokens[building]
        assert token != NOTHING
        assert (token == DUCAT) != is_seal_building(building)
    assert table.palace.turned == 0
    assert table.palace.count_tokens(False) == seals == table.palace.count_tokens(True)
    assert sum(table.bag) == bag
    assert table.pool == pool
    view = Game(table).view(0)
    assert view["phase"] == "draft"
    buildings = view["buildings"]
    assert isinstance(buildings, list)
    assert all(building["token"] is not None for building in buildings), "players draft knowing the tokens"


@rule("intrigo:SE-7")
def test_every_seal_is_as_likely_to_be_drawn_as_any_other() -> None:
    at_the_entrance = Counter(dealt(4, f"draw {i}").palace.tokens[0] for i in range(1000))
    assert sorted(at_the_entrance) == [0, 1, 2, 3, 4]
    assert all(150 < n < 250 for n in at_the_entrance.values())


@rule("intrigo:AS-1", "intrigo:AS-2", "intrigo:AS-3", "intrigo:AS-7")
def test_prices_values_ducats_and_rounds_are_data() -> None:
    table = dealt(
        4,
        prices={"thief": [2, 3, 4], "trader": [1, 1, 2]},
        intrigue_values={"contarini": [1, 5, 9], "tiepolo": [3, 3, 3, 3]},
        ducat_total=36,
        max_rounds=7,
    )
    assert [int(table.price(FIRST_CHARACTER + i)) for i in range(6)] == [1, 1, 1, 1, 1, 2]
    table.bought[0] = 1
    assert table.price(FIRST_CHARACTER) == 1
    assert [option_name(card) for card in table.terms.deck[:3]] == ["contarini_1", "contarini_5", "contarini_9"]
    assert table.terms.deck[-4:] == [43] * 4
    assert table.pool == 36 - 4 - 8
    assert table.terms.max_rounds == 7
    assert MAX_ROUNDS == 30
    assert dealt(4).terms.max_rounds == 30


@rule("intrigo:AS-4")
def test_families_and_the_first_player_may_be_agreed_on() -> None:
    table = dealt(3, families=["morosini", "contarini", "dandolo"], first=1)
    assert [FAMILIES[who.family] for who in table.players] == ["morosini", "contarini", "dandolo"]
    assert table.owners == [1, 2, -1, 0, -1]
    assert table.first == 1


@pytest.mark.parametrize(
    ("agreed", "message"),
    [
        ({}, "number of seats"),
        ({"seats": 2}, "3 or 4 players"),
        ({"seats": 5}, "3 or 4 players"),
        ({"seats": "4"}, "must be a whole number"),
        ({"seats": 4, "first": 4}, "no seat 4"),
        ({"seats": 4, "kingdom": []}, "unknown setup field “kingdom”"),
        ({"seats": 4, "families": "contarini"}, "list of names"),
        ({"seats": 4, "families": ["contarini"]}, "only 1 family for 4"),
        ({"seats": 3, "families": ["contarini", "dandolo", "tiepolo"]}, "tiepolo"),
        ({"seats": 3, "families": ["contarini", "dandolo", "dandolo"]}, "two players"),
        ({"seats": 4, "prices": [1, 2, 3]}, "must be a table"),
        ({"seats": 4, "prices": {"doge": [1, 2, 3]}}, "unknown “doge”"),
        ({"seats": 4, "prices": {"thief": [3, 2, 1]}}, "cheapest first"),
        ({"seats": 4, "prices": {"thief": [1, 2]}}, "three"),
        ({"seats": 4, "prices": {"thief": [0, 1, 2]}}, "from 1 to"),
        ({"seats": 4, "prices": {"thief": [1, 2, 1001]}}, "from 1 to 1,000 ducats"),
        ({"seats": 4, "prices": {"thief": [99999999999999999999] * 3}}, "larger than"),
        ({"seats": 4, "prices": {"thief": "1 2 3"}}, "list of numbers"),
        ({"seats": 4, "intrigue_values": {"dandolo": [2, 2, 4]}}, "must all be different"),
        ({"seats": 4, "intrigue_values": {"dandolo": [2, 3, 10]}}, "from 1 to 9"),
        ({"seats": 4, "intrigue_values": {"tiepolo": [2, 3, 4]}}, "4 values from 1 to 9"),
        ({"seats": 4, "ducat_total": 3}, "3 ducats"),
        ({"seats": 4, "max_rounds": 0}, "not 0"),
    ],
)
def test_what_cannot_be_played_is_named(agreed: Mapping[str, object], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        GAME.deal(agreed, from_seed(""))


def test_a_setup_is_written_and_read_back() -> None:
    setup = Setup(seats=3, families=("morosini", "dandolo", "contarini"), first=2, ducat_total=36, max_rounds=9)
    assert read_setup(write_setup(setup)) == setup
    assert read_setup({"seats": 4}) == Setup(seats=4)
    assert deal(setup, from_seed("x")).key() == GAME.deal(write_setup(setup), from_seed("x")).key()
