"""From what the players agreed on to the first turn."""

import re
from pathlib import Path

import pytest

from signoria.core.registry import BadSetup
from signoria.core.rng import from_seed
from signoria.dominion import GAME, Dominion, Setup, deal, read_kingdom
from signoria.dominion.card import VICTORY
from signoria.dominion.catalogue import BASICS, KINGDOM_CARDS, SETS
from signoria.dominion.kingdom import pile_size
from signoria.dominion.roster import ROWS
from signoria.dominion.words import E_DRAW, E_SHUFFLE
from tests.rules import rule
from tests.table import TableMaker

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules" / "dominion.md"
FIRST_GAME = read_kingdom("first_game_base2")
# Every Victory pile of the kingdom cards, and five others.
VICTORY_PILES = ("gardens", "duke", "great_hall", "harem", "nobles")
MANY_POINTS = read_kingdom(",".join([*VICTORY_PILES, "moat", "village", "smithy", "market", "artisan"]))

SUPPLY = {  # section 1.2, for 2 to 6 players
    "copper": (46, 39, 32, 85, 78),
    "silver": (40, 40, 40, 80, 80),
    "gold": (30, 30, 30, 60, 60),
    "estate": (8, 12, 12, 12, 12),
    "duchy": (8, 12, 12, 12, 12),
    "province": (8, 12, 12, 15, 18),
    "curse": (10, 20, 30, 40, 50),
    **dict.fromkeys(VICTORY_PILES, (8, 12, 12, 12, 12)),
    **dict.fromkeys(("moat", "village", "smithy", "market", "artisan"), (10, 10, 10, 10, 10)),
}
PLAYERS = (2, 3, 4, 5, 6)


def dealt(
    seats: int, kingdom: tuple[str, ...] = FIRST_GAME, seed: str = "a seed", **options: bool | int | str
) -> Dominion:
    table = GAME.deal({"seats": seats, "kingdom": list(kingdom), **options}, from_seed(seed))
    assert isinstance(table, Dominion)
    return table


def supply(table: Dominion) -> dict[str, int]:
    return {card.id: table.supply[pile] for pile, card in enumerate(table.kingdom.cards)}


def ids(edition: str) -> set[str]:
    """The cards of a printed box; others may have come later."""
    return {id for id, of in KINGDOM_CARDS if of == edition} - {row.id for row in ROWS if row.batch > 1}


@rule("dominion:P-1")
def test_there_are_three_sets_and_the_base_sets_share_nineteen_cards() -> None:
    assert [len(ids(name)) for name in SETS] == [25, 26, 25]
    assert len(ids("base1") & ids("base2")) == 19
    assert not (ids("base1") | ids("base2")) & ids("intrigue1")


@rule("dominion:P-1", "dominion:S-7")
def test_the_seven_basic_cards_belong_to_every_game() -> None:
    basics = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"]
    for kingdom in ("first_game_base1", "deck_top", "best_wishes"):
        assert list(supply(dealt(2, read_kingdom(kingdom))))[:7] == basics


@rule("dominion:P-2")
@pytest.mark.parametrize(
    ("kingdom", "second"),
    [("first_game_base1", False), ("first_game_base2", True), ("victory_dance", False), ("hand_madness", False)],
)
def test_the_profile_is_ed2_where_a_second_edition_card_is_in_the_kingdom(kingdom: str, second: bool) -> None:
    assert dealt(2, read_kingdom(kingdom)).second_edition is second


@rule("dominion:P-2")
def test_one_second_edition_card_is_enough_for_ed2() -> None:
    kingdom = ("mine@base2", *[entry for entry in read_kingdom("first_game_base1") if entry != "mine@base1"])
    assert dealt(2, kingdom).second_edition


@rule("dominion:P-2")
def test_the_players_may_agree_on_the_other_profile() -> None:
    assert not dealt(2, FIRST_GAME, profile="ed1").second_edition
    assert dealt(2, read_kingdom("interaction"), profile="ed2").second_edition
    with pytest.raises(BadSetup, match="“ed3”; use ed1 or ed2"):
        dealt(2, profile="ed3")


@rule("dominion:P-3")
@pytest.mark.parametrize("profile", ["ed1", "ed2"])
def test_a_cards_text_is_that_of_its_edition_whatever_the_profile(table: TableMaker, profile: str) -> None:
    first = table(hand="mine, copper", kingdom="mine@base1", profile=profile).play("mine")
    assert first.trash == "copper"  # must: there is nothing else to trash
    table(hand="mine, copper", kingdom="mine@base2", profile=profile).play("mine").asks("trash", least=0, most=1)


@rule("dominion:P-4")
def test_three_shared_cards_differ_between_the_editions_and_all_others_are_the_same() -> None:
    shared = ids("base1") & ids("base2")
    different = {id for id in shared if KINGDOM_CARDS[id, "base1"] is not KINGDOM_CARDS[id, "base2"]}
    assert different == {"throne_room", "moneylender", "mine"}


def facts_of(id: str, edition: str) -> tuple[int, ...]:
    card = KINGDOM_CARDS[id, edition]
    return (card.cost, card.types, card.cards, card.actions, card.buys, card.coins, card.points)


@rule("dominion:P-4")
def test_what_is_printed_on_the_three_is_the_same_in_both_editions() -> None:
    for id in ("throne_room", "moneylender", "mine"):
        assert facts_of(id, "base1") == facts_of(id, "base2")


@rule("dominion:P-5")
def test_the_profiles_shuffle_at_another_moment_and_leave_the_same_cards(table: TableMaker) -> None:
    events: dict[str, list[int]] = {}
    for profile in ("ed1", "ed2"):
        t = table(hand="smithy", deck="copper, silver", discard="gold, 2 estate", profile=profile)
        t.play("smithy")
        assert len(t.hand()) == 3
        assert {"copper", "silver"} < set(t.hand().names)
        assert len(t.deck()) == 2
        assert t.game.history is not None
        events[profile] = [int(event.code) for event in t.game.history.moves[-1].events]
    assert events["ed1"][-3:] == [E_DRAW, E_SHUFFLE, E_DRAW]
    assert events["ed2"][-2:] == [E_SHUFFLE, E_DRAW]
    assert events["ed1"][:-3] == events["ed2"][:-2]


@rule("dominion:P-5")
def test_the_profiles_discard_in_another_order_at_clean_up(table: TableMaker) -> None:
    first = table(hand="village, estate", deck="10 copper", profile="ed1").play("village").end_turn()
    second = table(hand="village, estate", deck="10 copper", profile="ed2").play("village").end_turn()
    assert first.discard().top == "estate"
    assert second.discard().top == "village"
    assert first.discard().in_any_order() == second.discard().in_any_order()


BOX = {"copper": 60, "silver": 40, "gold": 30, "estate": 24, "duchy": 12, "province": 12, "curse": 30}


@rule("dominion:S-1", "dominion:S-4")
@pytest.mark.parametrize("seats", PLAYERS)
def test_the_basics_of_one_box_are_enough_for_four_and_of_two_boxes_for_six(seats: int) -> None:
    boxes = 1 if seats <= 4 else 2
    on_the_table = supply(dealt(seats))
    on_the_table["copper"] += 7 * seats
    on_the_table["estate"] += 3 * seats
    for id, copies in BOX.items():
        if id in ("copper", "silver", "gold"):
            assert on_the_table[id] == boxes * copies
        else:
            assert on_the_table[id] <= boxes * copies


@rule("dominion:S-2", "dominion:S-7")
@pytest.mark.parametrize(("name", "copies"), [("base1", 252), ("base2", 262), ("intrigue1", 258)])
def test_the_kingdom_piles_of_a_set_are_the_kingdom_cards_of_its_box(name: str, copies: int) -> None:
    assert sum(pile_size(KINGDOM_CARDS[id, name], 4, False) for id in ids(name)) == copies


@rule("dominion:S-3", "dominion:S-7")
@pytest.mark.parametrize("seats", PLAYERS)
def test_the_supply_has_seven_basic_piles_and_ten_of_the_kingdom(seats: int) -> None:
    piles = supply(dealt(seats))
    assert len(piles) == 17
    assert list(piles)[:7] == [card.id for card in BASICS]
    assert {f"{id}@base2" for id in list(piles)[7:]} == set(FIRST_GAME)


@rule("dominion:S-4", "dominion:S-5", "dominion:S-7", "dominion:S-16")
@pytest.mark.parametrize("seats", PLAYERS)
@pytest.mark.parametrize("pile", SUPPLY)
def test_every_pile_has_its_size(pile: str, seats: int) -> None:
    assert supply(dealt(seats, MANY_POINTS))[pile] == SUPPLY[pile][seats - 2]


def test_the_sizes_here_are_those_of_the_rules() -> None:
    table = RULES.read_text(encoding="utf-8").partition("### 1.2")[2].partition("- S-4")[0]
    rows = re.findall(r"^\| ([a-zK][^|]*?) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", table, re.MULTILINE)
    written = {row[0].split(" (")[0]: tuple(map(int, row[1:])) for row in rows}
    assert written.pop("Kingdom pile, not Victory") == SUPPLY["moat"]
    assert written.pop("Kingdom pile with Victory type") == SUPPLY["gardens"]
    assert written == {card.id: SUPPLY[card.id] for card in BASICS}


@rule("dominion:S-7")
@pytest.mark.parametrize("seats", PLAYERS)
def test_every_kingdom_card_has_ten_copies_or_as_many_as_victory_cards_have(seats: int) -> None:
    victories = set()
    for name in ("base1", "base2", "intrigue1"):
        cards = sorted(ids(name))
        for ten in (cards[:10], cards[10:20], cards[-10:]):
            table = dealt(seats, tuple([f"{id}@{name}" for id in ten]))
            for pile in range(7, 17):
                is_victory = table.kingdom.types[pile] & VICTORY != 0
                victories |= {table.kingdom.cards[pile].id} if is_victory else set()
                assert table.supply[pile] == ((8 if seats == 2 else 12) if is_victory else 10)
    assert victories == set(VICTORY_PILES)


@rule("dominion:S-6")
@pytest.mark.parametrize(("seats", "coppers"), [(2, 106), (3, 99), (4, 92)])
def test_two_boxes_of_treasures_may_be_merged_for_two_to_four(seats: int, coppers: int) -> None:
    merged = supply(dealt(seats, merged_treasure=True))
    assert [merged[pile] for pile in ("copper", "silver", "gold")] == [coppers, 80, 60]
    usual = supply(dealt(seats))
    assert {pile: n for pile, n in merged.items() if usual[pile] == n}.keys() == usual.keys() - {
        "copper",
        "silver",
        "gold",
    }


@rule("dominion:S-4", "dominion:S-6")
@pytest.mark.parametrize("seats", [5, 6])
def test_five_and_six_use_two_boxes_of_treasures_anyway(seats: int) -> None:
    assert supply(dealt(seats, merged_treasure=True)) == supply(dealt(seats))


@rule("dominion:S-8")
@pytest.mark.parametrize("pile", ["copper", "curse", "estate", "moat"])
def test_any_pile_that_runs_out_is_an_empty_pile(table: TableMaker, pile: str) -> None:
    t = table(hand="poacher, 3 estate", kingdom="poacher, moat", supply={pile: 0}, deck="5 silver")
    t.play("poacher").asks("discard", least=1, most=1)


@rule("dominion:S-8")
def test_empty_treasure_and_curse_piles_count_for_the_end(table: TableMaker) -> None:
    t = table(kingdom="moat", supply={"copper": 0, "curse": 0, "moat": 0}, hand="estate", deck="5 copper")
    assert t.end_turn().over


@rule("dominion:S-9")
@pytest.mark.parametrize("seats", PLAYERS)
def test_everyone_starts_with_seven_coppers_and_three_estates_and_draws_five(seats: int) -> None:
    facts = GAME.facts(dealt(seats))
    for seat in range(seats):
        player = facts[str(seat)]
        assert isinstance(player, dict)
        assert sorted(player["owned"].names) == ["copper"] * 7 + ["estate"] * 3
        assert len(player["hand"].names) == len(player["deck"].names) == 5
        assert not any(player[zone].names for zone in ("discard", "in_play", "set_aside", "revealed"))
    assert dealt(seats).trash_pile == []


@rule("dominion:S-9")
def test_starting_decks_are_shuffled() -> None:
    assert len({tuple(who.deck) for n in range(10) for who in dealt(2, seed=f"seed {n}").players}) > 10


@rule("dominion:S-10")
@pytest.mark.parametrize("seats", PLAYERS)
def test_chance_decides_who_starts_the_first_game(seats: int) -> None:
    starts = [int(dealt(seats, seed=f"seed {n}").active) for n in range(60 * seats)]
    for seat in range(seats):
        assert 30 <= starts.count(seat) <= 90  # 60 are expected; four standard deviations are less than 30


@rule("dominion:S-11")
def test_the_one_who_is_to_start_can_be_given() -> None:
    assert [int(dealt(4, first=seat).active) for seat in range(4)] == [0, 1, 2, 3]
    with pytest.raises(BadSetup, match="no seat 4; this game has 4"):
        dealt(4, first=4)


@rule("dominion:S-16", "dominion:S-17")
@pytest.mark.parametrize("seats", [0, 1, 7, 8])
def test_a_table_has_two_to_six_players(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"2 to 6 players, not {seats}"):
        dealt(seats)


@rule("dominion:S-13", "dominion:P-3")
@pytest.mark.parametrize(
    ("kingdom", "reason"),
    [
        (FIRST_GAME[:9], "a kingdom has 10 cards, not 9"),
        ((*FIRST_GAME, "witch@base2"), "a kingdom has 10 cards, not 11"),
        ((*FIRST_GAME[:9], "moat@base2"), "Moat is in the kingdom twice"),
        ((*FIRST_GAME[:9], "moat@base1"), "Moat is in the kingdom in two editions, base2 and base1"),
        ((*FIRST_GAME[:9], "milita@base2"), "unknown card “milita”; did you mean Militia"),
        ((*FIRST_GAME[:9], "mine@base3"), "unknown edition “base3” of Mine; use base1 or base2"),
        ((*FIRST_GAME[:9], "spy@base2"), "Spy isn’t in base2; it’s in base1"),
        ((*FIRST_GAME[:9], "gold@base2"), "Gold is in every game"),
        ((*FIRST_GAME[:9], "witch"), "with their edition: witch@base2, not witch"),
    ],
)
def test_a_bad_kingdom_is_refused_with_the_reason(kingdom: tuple[str, ...], reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        deal(Setup(2, kingdom), from_seed(""))


@rule("dominion:S-15")
def test_base_and_intrigue_cards_mix_freely(table: TableMaker) -> None:
    t = table(hand="shanty town, throne room, bridge", kingdom="throne_room@base1, bridge, shanty_town")
    t.play("shanty town", "throne room")
    assert t.cost("province") == 6
