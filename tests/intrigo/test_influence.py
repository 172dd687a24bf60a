"""The six characters, one by one."""

import pytest

from signoria.intrigo import IntrigoView
from signoria.intrigo.words import CHARACTERS
from tests.intrigo.table import ANNA, BELA, CESAR, DORA, TableMaker, numbers
from tests.rules import rule

SEALS = {
    f"b{i}": seal
    for i, seal in enumerate(["me", "d", "mi", "d", "cl", "d", "fa", "d", "wo", "d", "me", "d", "mi", "d", "cl", "d"])
}


# --- all of them ----------------------------------------------------------------------------------------------------------


@rule("intrigo:EF-1", "intrigo:RU-2")
@pytest.mark.parametrize("character", CHARACTERS)
def test_every_effect_may_be_declined(palace: TableMaker, character: str) -> None:
    t = palace(gaps={"g0": "co4", "g4": "da4"})
    before = (t.state.palace.tokens[:], t.state.palace.turned, t.state.palace.face_down, t.hand_sizes())
    t.buy(character, "g1")
    assert t.gap("g1") == character
    assert (t.state.palace.tokens, t.state.palace.turned, t.state.palace.face_down, t.hand_sizes()) == before
    assert t.ducats()[ANNA] == 0
    assert t.active == BELA


@rule("intrigo:EF-1", "intrigo:RU-2")
@pytest.mark.parametrize("character", ["assassin", "gondolier", "guard"])
def test_a_card_without_a_target_may_be_bought_and_blocks_its_gap(palace: TableMaker, character: str) -> None:
    t = palace()
    assert t.offers(character, "g5") == [], "the go is complete"
    t.buy(character, "g5")
    assert t.gap("g5") == character
    assert t.empty() == 15


@rule("intrigo:EF-1", "intrigo:LI-3")
def test_traders_and_thieves_find_no_target_beside_empty_buildings(palace: TableMaker) -> None:
    t = palace(tokens={"b9": "ducat"})
    for character in ("trader", "thief"):
        assert t.offers(character, "g2") == []
    t.refuses("thief", "g2", "b2", reason="no_token")
    t.refuses("trader", "g2", "b2", "b9", reason="no_token")
    t.refuses("trader", "g9", "b9", "b2", reason="no_token")
    assert t.offers("trader", "g9") == [], "there is no second token"
    assert t.offers("thief", "g9") == ["decline", "b9"]


@rule("intrigo:EF-2", "intrigo:RU-3")
def test_an_effect_starts_at_one_of_the_two_touching_buildings(palace: TableMaker) -> None:
    t = palace(gaps={"g15": "co2", "g1": "da2", "g4": "mo3", "g2": "ti4"})
    assert t.offers("thief", "g0") == ["decline", "b0", "b1"]
    assert t.offers("trader", "g0") == ["decline", "b0", "b1"]
    for character in ("assassin", "gondolier", "guard"):
        assert t.offers(character, "g0") == ["decline", "g1", "g15"], "one gap through each building"
        t.refuses(character, "g0", "g4", *(["g15"] if character != "assassin" else []), reason="target_not_neighbour")
        t.refuses(character, "g0", "g0", *(["g15"] if character != "assassin" else []), reason="target_not_neighbour")
    assert t.offers("courtesan", "g6") == ["decline", "g5", "g7"]
    t.refuses("courtesan", "g6", "g6", "co4", reason="target_not_neighbour")
    t.refuses("thief", "g0", "b2", reason="target_not_neighbour")
    t.refuses("trader", "g0", "b15", "b3", reason="target_not_neighbour")


@rule("intrigo:EF-4")
def test_the_influence_card_already_occupies_its_gap(palace: TableMaker) -> None:
    t = palace(gaps={"g1": "co4"})
    assert "g2" not in t.offers("guard", "g2", "g1")
    t.refuses("guard", "g2", "g1", "g2", reason="destination_occupied")
    t.refuses("gondolier", "g2", "g1", "g2", reason="target_not_intrigue")


@rule("intrigo:EF-5")
def test_influence_leaves_influence_hands_stacks_and_ducats_alone(palace: TableMaker) -> None:
    t = palace(
        gaps={"g1": "co4", "g3": "da4", "g5": "thief", "g15": "ti2"},
        ducats=[3, 3, 3, 3],
    )
    hands = [t.hand(seat) for seat in range(4)]
    t.buy("trader", "g0", "b0", "b8").buy("gondolier", "g2", "g1", "g3").buy("assassin", "g4", "g3")
    t.buy("guard", "g14", "g15", "g9")
    assert [t.hand(seat) for seat in range(4)] == hands
    assert t.ducats() == [2, 2, 2, 2], "each paid for the own card only"
    assert t.gap("g5") == "thief"
    assert [t.fact("prices", name) for name in CHARACTERS] == [2, 2, 1, 2, 2, 2]


@rule("intrigo:EF-5")
def test_a_wrong_effect_rejects_the_whole_purchase_and_costs_nothing(palace: TableMaker) -> None:
    t = palace(gaps={"g1": "co4"})
    t.refuses("assassin", "g2", "g3", reason="target_not_intrigue")
    assert t.ducats() == [1, 1, 1, 1]
    assert t.gap("g2") is None
    assert t.fact("prices", "assassin") == 1


@pytest.mark.parametrize(
    "go",
    [
        ("thief", "g2", "g3"),
        ("trader", "g2", "b2", "g3"),
        ("assassin", "g2", "b2"),
        ("gondolier", "g2", "g1", "b3"),
        ("guard", "g2", "g1", "co4"),
        ("courtesan", "g2", "g3", "g4"),
        ("courtesan", "g2", "g3", "contarini_7"),
        ("courtesan", "g2", "co4", "g3"),
    ],
)
def test_an_effect_of_the_wrong_shape_is_refused(palace: TableMaker, go: tuple[str, ...]) -> None:
    palace(gaps={"g1": "co4", "g9": "da4"}).refuses(*go, reason="bad_param")


# --- trader ---------------------------------------------------------------------------------------------------------------


@rule("intrigo:EF-8")
def test_a_trader_swaps_a_touching_token_with_any_other(palace: TableMaker) -> None:
    t = palace(tokens=SEALS)
    assert t.offers("trader", "g3", "b3") == [f"b{i}" for i in range(16) if i != 3]
    t.buy("trader", "g3", "b3", "b8")
    assert (t.token("b3"), t.token("b8")) == ("workers", "ducat"), "whatever the buildings are for"
    assert t.told("swap_tokens") == [(ANNA, ["b3", "b8"])]


@rule("intrigo:EF-8")
def test_a_trader_may_swap_the_tokens_of_both_touching_buildings(palace: TableMaker) -> None:
    t = palace(tokens=SEALS)
    t.buy("trader", "g0", "b1", "b0")
    assert (t.token("b0"), t.token("b1")) == ("ducat", "merchants")


@rule("intrigo:EF-8")
def test_swapping_equal_tokens_is_legal_and_changes_nothing(palace: TableMaker) -> None:
    t = palace(tokens=SEALS)
    before = t.state.palace.tokens[:]
    t.buy("trader", "g0", "b1", "b3")
    assert t.state.palace.tokens == before


@rule("intrigo:EF-8")
def test_a_trader_needs_two_different_buildings_with_tokens(palace: TableMaker) -> None:
    t = palace(tokens={"b0": "me", "b1": "d", "b7": "d"})
    t.refuses("trader", "g0", "b0", "b0", reason="target_same")
    t.refuses("trader", "g0", "b0", "b6", reason="no_token")
    t.refuses("trader", "g1", "b2", "b0", reason="no_token")
    assert t.judged("trader", "g1", "b2", "b2") == "target_same", "before no_token"
    assert t.offers("trader", "g0", "b0") == ["b1", "b7"]
    assert t.offers("trader", "g1") == ["decline", "b1"]


@rule("intrigo:RU-6", "intrigo:EF-3")
def test_a_face_down_token_may_be_swapped_and_stays_face_down(palace: TableMaker) -> None:
    t = palace(tokens={**SEALS, "b0": "me (down)"})
    t.buy("trader", "g0", "b0", "b9")
    assert (t.token("b0"), t.token("b9")) == ("ducat", "merchants_down")


@rule("intrigo:RU-6")
def test_two_face_down_tokens_stay_face_down_when_swapped(palace: TableMaker) -> None:
    t = palace(tokens={**SEALS, "b0": "me (down)", "b2": "mi (down)"})
    t.buy("trader", "g0", "b0", "b2")
    assert (t.token("b0"), t.token("b2")) == ("military_down", "merchants_down")


# --- assassin ---------------------------------------------------------------------------------------------------------------


@rule("intrigo:EF-9")
def test_an_assassin_turns_a_neighbouring_card_face_down_which_still_fills_its_gap(palace: TableMaker) -> None:
    t = palace(gaps={"g3": "da4"})
    assert (t.leads("b3"), t.leads("b4")) == (BELA, BELA)
    t.buy("assassin", "g4", "g3")
    assert t.gap("g3") == "dandolo_4_down"
    assert (t.leads("b3"), t.leads("b4")) == ("no_contender", "no_contender")
    assert t.empty() == 14
    t.refuses(t.hand(BELA)[0], "g3", reason="gap_occupied")
    assert t.told("turn_card") == [(ANNA, ["g3", "dandolo_4"])]


@rule("intrigo:EF-9", "intrigo:EF-7")
def test_a_second_assassin_may_not_target_a_face_down_card(palace: TableMaker) -> None:
    t = palace(gaps={"g3": "da4 (down)", "g5": "co2"})
    assert t.offers("assassin", "g4") == ["decline", "g5"]
    t.refuses("assassin", "g4", "g3", reason="target_face_down")
    t.refuses("assassin", "g2", "g3", reason="target_face_down")
    t.refuses("assassin", "g2", "g1", reason="target_not_intrigue")


@rule("intrigo:EF-7")
def test_nothing_turns_a_card_up_again_before_the_end_of_the_round(palace: TableMaker) -> None:
    t = palace(gaps={"g3": "da4 (down)", "g5": "co2"}, ducats=[9, 1, 1, 1])
    for go in IntrigoView(t.state, ANNA).all_goes():
        twin = t.game.clone()
        twin.apply_move(ANNA, go)
        gaps = twin.view(ANNA)["gaps"]
        assert isinstance(gaps, list)
        assert [gap["down"] for gap in gaps if gap["card"] == "dandolo_4"] == [True]


# --- courtesan ----------------------------------------------------------------------------------------------------------------

HANDS = ["co4, co2, ti3, da2", "da3, co3, gr4, ti3", "gr3, gr2, mo4, ti4", "da4, mo3, mo2, ti2"]


@rule("intrigo:EF-10", "intrigo:RU-10")
def test_a_courtesan_makes_the_holder_lay_the_named_card(palace: TableMaker) -> None:
    t = palace(hands=HANDS)
    t.buy("courtesan", "g1", "g2", "da4")
    assert (t.gap("g1"), t.gap("g2")) == ("courtesan", "dandolo_4")
    assert t.hand_sizes() == [4, 4, 4, 3]
    assert t.told("call") == [(DORA, ["dandolo_4", "g2"])]
    assert t.active == BELA, "it was not Dora's go, and Anna's is over"
    assert t.state.players[DORA].gos == 0
    t.play("da3", "g9").play("gr3", "g10")
    assert t.active == DORA, "and Dora does not lose hers"


@rule("intrigo:EF-10")
def test_a_courtesan_may_call_the_own_card(palace: TableMaker) -> None:
    t = palace(hands=HANDS)
    t.buy("courtesan", "g1", "g0", "co2")
    assert t.gap("g0") == "contarini_2"
    assert t.hand_sizes() == [3, 4, 4, 4]
    assert t.told("call") == [(ANNA, ["contarini_2", "g0"])]


@rule("intrigo:EF-10", "intrigo:EF-6", "intrigo:RU-8")
def test_a_courtesan_may_name_exactly_the_cards_outside_the_palace(palace: TableMaker) -> None:
    t = palace(gaps={"g8": "co4", "g9": "ti3", "g10": "mo2 (down)"})
    outside = set(t.offers("courtesan", "g1", "g2"))
    assert outside == {name for seat in range(4) for name in t.hand(seat)}
    assert "tiepolo_3" in outside, "the second copy"
    assert not outside & {"contarini_4", "morosini_2"}
    t.refuses("courtesan", "g1", "g2", "co4", reason="name_in_palace")
    t.refuses("courtesan", "g1", "g2", "mo2", reason="name_in_palace")


@rule("intrigo:RU-7")
def test_tiepolo_three_may_be_named_while_a_copy_is_outside(palace: TableMaker) -> None:
    t = palace(gaps={"g8": "ti3"})
    t.buy("courtesan", "g1", "g2", "ti3")
    assert t.gap("g2") == "tiepolo_3"
    t = palace(gaps={"g8": "ti3", "g9": "ti3"})
    t.refuses("courtesan", "g1", "g2", "ti3", reason="name_in_palace")


@rule("intrigo:EF-6", "intrigo:RU-8")
def test_with_three_players_tiepolo_may_not_be_named_but_the_absent_family_may(palace: TableMaker) -> None:
    t = palace(seats=3, families=["contarini", "dandolo", "morosini"])
    for name in ("ti2", "ti3", "ti4"):
        t.refuses("courtesan", "g1", "g2", name, reason="name_not_in_play")
    t.buy("courtesan", "g1", "g2", "gr3")
    assert t.gap("g2") == "gradenigo_3"


@rule("intrigo:EF-10", "intrigo:RU-9")
def test_a_courtesan_needs_an_empty_neighbouring_gap(palace: TableMaker) -> None:
    t = palace(gaps={"g0": "co4", "g2": "da4"})
    assert t.offers("courtesan", "g1") == []
    t.refuses("courtesan", "g1", "g0", "co2", reason="gap_occupied")
    t.buy("courtesan", "g1")
    assert t.gap("g1") == "courtesan"


@rule("intrigo:RU-9", "intrigo:RU-27")
def test_in_the_last_empty_gap_a_courtesan_or_guard_has_no_effect(palace: TableMaker) -> None:
    cards = ["co4", "co2", "ti3", "da2", "da3", "co3", "gr4", "ti3", "gr3", "gr2", "mo4", "ti4", "da4", "mo3", "thief"]
    for character in ("courtesan", "guard"):
        t = palace(gaps={f"g{i}": card for i, card in enumerate(cards)}, hands=["mo2", "ti2", "nothing", "nothing"])
        assert t.empty() == 1
        assert t.offers(character, "g15") == []
        t.buy(character, "g15")
        assert t.fact("round") == 2


@rule("intrigo:RU-27")
def test_a_called_card_may_end_the_phase(palace: TableMaker) -> None:
    cards = ["co4", "co2", "ti3", "da2", "da3", "co3", "gr4", "ti3", "gr3", "gr2", "mo4", "ti4", "da4", "mo3"]
    t = palace(gaps={f"g{i}": card for i, card in enumerate(cards)}, hands=["mo2", "ti2", "nothing", "nothing"])
    t.buy("courtesan", "g14", "g15", "ti2")
    assert t.fact("round") == 2


@rule("intrigo:RU-7")
@pytest.mark.parametrize(
    ("active", "holders", "lays"),
    [
        (ANNA, (BELA, DORA), BELA),
        (BELA, (ANNA, BELA), ANNA),
        (CESAR, (BELA, ANNA), ANNA),
        (DORA, (DORA, CESAR), CESAR),
    ],
)
def test_of_two_holders_the_first_clockwise_from_the_left_lays_the_card(
    palace: TableMaker, active: int, holders: tuple[int, int], lays: int
) -> None:
    others = iter(["co2", "co3", "co4", "da2", "da3", "da4", "gr2", "gr3", "gr4", "mo2", "mo3", "mo4", "ti2", "ti4"])
    hands = [
        ", ".join(["ti3" if seat in holders else next(others), *(next(others) for _ in range(3))]) for seat in range(4)
    ]
    t = palace(hands=hands, active=active)
    t.buy("courtesan", "g1", "g2", "ti3")
    assert t.told("call") == [(lays, ["tiepolo_3", "g2"])]
    (keeps,) = (seat for seat in holders if seat != lays)
    assert "tiepolo_3" in t.hand(keeps)
    assert "tiepolo_3" not in t.hand(lays)


# --- gondolier ----------------------------------------------------------------------------------------------------------------


@rule("intrigo:EF-11")
def test_a_gondolier_swaps_a_neighbouring_card_with_any_other_in_the_palace(palace: TableMaker) -> None:
    t = palace(gaps={"g3": "da4", "g9": "co2", "g12": "thief"})
    assert t.offers("gondolier", "g4", "g3") == ["g9"]
    t.buy("gondolier", "g4", "g3", "g9")
    assert (t.gap("g3"), t.gap("g9")) == ("contarini_2", "dandolo_4")
    assert t.told("swap_cards") == [(ANNA, ["g3", "g9"])]


@rule("intrigo:EF-11")
def test_what_a_gondolier_may_not_swap(palace: TableMaker) -> None:
    t = palace(gaps={"g3": "da4", "g9": "co2", "g12": "thief"})
    t.refuses("gondolier", "g4", "g3", "g3", reason="target_same")
    t.refuses("gondolier", "g4", "g3", "g12", reason="target_not_intrigue")
    t.refuses("gondolier", "g4", "g3", "g6", reason="target_not_intrigue")
    t.refuses("gondolier", "g4", "g5", "g3", reason="target_not_intrigue")
    t.refuses("gondolier", "g6", "g3", "g9", reason="target_not_neighbour")
    assert t.judged("gondolier", "g4", "g5", "g5") == "target_same", "before target_not_intrigue"


@rule("intrigo:EF-11")
def test_a_gondolier_beside_the_only_intrigue_card_has_no_effect(palace: TableMaker) -> None:
    t = palace(gaps={"g3": "da4"})
    assert t.offers("gondolier", "g4") == []


@rule("intrigo:RU-5", "intrigo:EF-3")
def test_face_down_cards_are_intrigue_cards_and_travel_face_down(palace: TableMaker) -> None:
    t = palace(gaps={"g3": "da4 (down)", "g9": "co2", "g11": "mo3 (down)"}, ducats=[1, 1, 2, 2])
    t.buy("gondolier", "g4", "g3", "g9")
    assert (t.gap("g3"), t.gap("g9")) == ("contarini_2", "dandolo_4_down")
    t.buy("guard", "g10", "g9", "g0")
    assert (t.gap("g9"), t.gap("g0")) == (None, "dandolo_4_down")
    t.buy("gondolier", "g1", "g0", "g11")
    assert (t.gap("g0"), t.gap("g11")) == ("morosini_3_down", "dandolo_4_down")


# --- guard ------------------------------------------------------------------------------------------------------------------


@rule("intrigo:EF-12")
def test_a_guard_moves_a_neighbouring_card_to_an_empty_gap(palace: TableMaker) -> None:
    t = palace(gaps={"g6": "da4", "g8": "thief"})
    assert t.offers("guard", "g7") == ["decline", "g6"]
    assert t.offers("guard", "g7", "g6") == [f"g{i}" for i in range(16) if i not in (6, 7, 8)]
    t.buy("guard", "g7", "g6", "g15")
    assert (t.gap("g6"), t.gap("g15")) == (None, "dandolo_4")
    assert t.empty() == 13
    assert t.told("move_card") == [(ANNA, ["g6", "g15"])]
    t.play(t.hand(BELA)[0], "g6")
    assert t.gap("g6") is not None, "the gap can be filled again"


@rule("intrigo:EF-12", "intrigo:RU-11")
def test_where_a_guard_may_not_move_a_card(palace: TableMaker) -> None:
    t = palace(gaps={"g6": "da4", "g3": "co2"})
    for place in ("g7", "g6", "g3"):
        t.refuses("guard", "g7", "g6", place, reason="destination_occupied")
    t.refuses("guard", "g7", "g8", "g9", reason="target_not_intrigue")
    t.refuses("guard", "g7", "g3", "g9", reason="target_not_neighbour")


@rule("intrigo:RU-11", "intrigo:RU-27")
def test_a_guard_never_ends_the_phase_by_its_move(palace: TableMaker) -> None:
    cards = ["co4", "co2", "ti3", "da2", "da3", "co3", "gr4", "ti3", "gr3", "gr2", "mo4", "ti4", "da4", "mo3"]
    t = palace(gaps={f"g{i}": card for i, card in enumerate(cards)}, hands=["nothing", "ti2", "mo2", "nothing"])
    t.buy("guard", "g14", "g13", "g15")
    assert t.fact("round") == 1
    assert t.empty() == 1
    assert t.gap("g13") is None


@rule("intrigo:RU-11")
def test_a_guard_without_an_empty_gap_names_the_occupied_destination(palace: TableMaker) -> None:
    cards = ["co4", "co2", "ti3", "da2", "da3", "co3", "gr4", "ti3", "gr3", "gr2", "mo4", "ti4", "da4", "mo3", "thief"]
    t = palace(gaps={f"g{i}": card for i, card in enumerate(cards)}, hands=["mo2", "ti2", "nothing", "nothing"])
    assert t.judged("guard", "g15", "g0") == "destination_occupied", "so far as it is picked"
    t.refuses("guard", "g15", "g0", "g15", reason="destination_occupied")


# --- thief ------------------------------------------------------------------------------------------------------------------


@rule("intrigo:EF-13")
def test_a_thief_turns_a_touching_token_face_down_and_nobody_can_win_it(palace: TableMaker) -> None:
    t = palace(tokens=SEALS, gaps={"g1": "co4"})
    assert t.leads("b2") == ANNA
    t.buy("thief", "g2", "b2")
    assert t.token("b2") == "military_down"
    assert t.leads("b2") == "face_down"
    assert t.told("turn_token") == [(ANNA, ["b2", "military"])]


@rule("intrigo:EF-13", "intrigo:RU-6")
def test_a_thief_needs_a_token_that_is_face_up(palace: TableMaker) -> None:
    t = palace(tokens={"b2": "mi (down)", "b3": "d"})
    assert t.offers("thief", "g2") == ["decline", "b3"]
    t.refuses("thief", "g2", "b2", reason="target_face_down")
    t.refuses("thief", "g1", "b1", reason="no_token")


@rule("intrigo:RU-27")
@pytest.mark.parametrize("character", ["trader", "assassin", "gondolier", "thief"])
def test_the_effect_of_the_card_in_the_last_gap_is_still_resolved(palace: TableMaker, character: str) -> None:
    cards = ["co4", "co2", "ti3", "da2", "da3", "co3", "gr4", "ti3", "gr3", "gr2", "mo4", "ti4", "da4", "mo3", "thief"]
    t = palace(
        tokens=SEALS,
        gaps={f"g{i}": card for i, card in enumerate(cards)},
        hands=["mo2", "ti2", "nothing", "nothing"],
        ducats=[2, 1, 1, 1],
    )
    assert t.leads("b0") == ANNA
    assert t.leads("b1") == ANNA
    targets = {"trader": ["b0", "b14"], "assassin": ["g0"], "gondolier": ["g0", "g2"], "thief": ["b0"]}[character]
    t.buy(character, "g15", *targets)
    awards = {numbers_to_building(event.things[0]): int(event.seat) for event in t.events("award")}
    if character == "trader":
        assert t.counters(ANNA)[2] >= 1, "the clergy seal of B14 lay at the entrance"
    else:
        assert awards.get("b0") != ANNA
    assert t.fact("round") == 2


def numbers_to_building(option: int) -> str:
    return f"b{option - numbers(['b0'])[0]}"
