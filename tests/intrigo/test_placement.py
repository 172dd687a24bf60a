"""Phase 2: goes, passes, and what counting promises."""

import pytest

from signoria.core.decision import IllegalAnswer, UndoRefused
from signoria.intrigo import IntrigoView
from signoria.intrigo.words import CHARACTERS
from tests.intrigo.table import ANNA, BELA, CESAR, DORA, Table, TableMaker, numbers
from tests.rules import rule

HANDS = ["co4, co2, ti3, da2", "da3, co3, gr4, ti3", "gr3, gr2, mo4, ti4", "da4, mo3, mo2, ti2"]


def goes(t: Table) -> list[list[int]]:
    return IntrigoView(t.state, t.active).all_goes()


def fill(t: Table) -> Table:
    """Everybody plays the first card into the first empty gap until the round is over."""
    begun = t.fact("round")
    while t.fact("phase") == "placement" and t.fact("round") == begun:
        t.move(t.hand(t.active)[0] if t.hand(t.active) else "pass", *first_gap(t))
    return t


def first_gap(t: Table) -> list[str]:
    return [next(f"g{i}" for i in range(t.state.palace.size) if t.gap(f"g{i}") is None)] if t.hand(t.active) else []


@rule("intrigo:PL-1", "intrigo:PL-2", "intrigo:RO-1")
def test_from_the_first_player_clockwise_one_go_each_until_no_gap_is_empty(palace: TableMaker) -> None:
    t = palace(first=2, hands=HANDS)
    order = []
    for _ in range(16):
        assert t.fact("phase") == "placement"
        order.append(t.active)
        t.play(t.hand(t.active)[0], *first_gap(t))
    assert order == [2, 3, 0, 1] * 4
    assert t.fact("phase") == "draft", "the award and the upkeep follow at once"
    assert t.fact("round") == 2


@rule("intrigo:PL-2")
def test_a_go_is_one_action(palace: TableMaker) -> None:
    t = palace(hands=HANDS)
    with pytest.raises(IllegalAnswer, match="bad param"):
        t.game.clone().apply_move(ANNA, numbers(["co4", "g0", "g1"]))
    with pytest.raises(IllegalAnswer, match="too few"):
        t.game.clone().apply_move(ANNA, numbers(["co4"]))
    t.play("co4", "g0")
    assert t.active == BELA


@rule("intrigo:PL-3")
def test_any_card_of_the_hand_may_go_into_any_empty_gap(palace: TableMaker) -> None:
    t = palace(hands=HANDS)
    assert [name for name in t.offers() if name not in CHARACTERS] == [
        "contarini_2",
        "contarini_4",
        "dandolo_2",
        "tiepolo_3",
    ]
    assert t.offers("da2") == [f"g{i}" for i in range(16)]
    t.play("da2", "g7")
    assert t.gap("g7") == "dandolo_2"
    assert t.ducats() == [1, 1, 1, 1], "no cost"
    assert [t.leads("b7"), t.leads("b8")] == [BELA, BELA], "played by Anna, a card of Bela's family"
    assert t.told("play") == [(ANNA, ["dandolo_2", "g7"])]
    t.refuses("co2", "g0", reason="card_not_in_hand")
    t.refuses("da3", "g7", reason="gap_occupied")
    assert "g7" not in t.offers("da3")


@rule("intrigo:PL-4", "intrigo:RU-26", "intrigo:RU-25")
def test_a_bought_card_is_paid_into_the_pool_and_laid_at_once(palace: TableMaker) -> None:
    t = palace(hands=HANDS, ducats=[3, 2, 1, 1])
    pool = t.state.pool
    t.buy("thief", "g5")
    assert t.gap("g5") == "thief"
    assert t.ducats()[ANNA] == 2
    assert t.state.pool == pool + 1
    assert t.fact("prices", "thief") == 2, "the next card is there at once, and dearer"
    assert [event.things[2] for event in t.events("buy")] == [1], "the price is told"
    assert t.active == BELA, "one card a go"
    t.buy("thief", "g6")
    assert t.ducats()[BELA] == 0
    t.refuses("thief", "g7", reason="cannot_afford")


@rule("intrigo:PL-4", "intrigo:LI-1")
def test_an_empty_stack_offers_nothing(palace: TableMaker) -> None:
    t = palace(hands=HANDS, ducats=[9, 1, 1, 1], bought={"guard": 3, "thief": 2})
    t.refuses("guard", "g0", reason="stack_empty")
    assert "guard" not in t.offers()
    assert "thief" in t.offers()
    assert t.fact("prices", "guard") is None


@rule("intrigo:LI-1")
def test_when_all_influence_cards_are_gone_ducats_have_no_use(palace: TableMaker) -> None:
    t = palace(hands=HANDS, ducats=[9, 1, 1, 1], bought=dict.fromkeys(CHARACTERS, 3))
    assert t.offers() == t.hand(ANNA)


@rule("intrigo:PL-4")
def test_reasons_against_a_purchase_come_in_the_order_of_the_rules(palace: TableMaker) -> None:
    t = palace(hands=["co4, co2, ti3, da2", *HANDS[1:]], ducats=[0, 1, 1, 1], bought={"guard": 3})
    t.play("co4", "g0")
    t.buy("thief", "g3").play("gr3", "g4").play("da4", "g5")
    assert t.judged("guard", "g0", "g7", "g8") == "gap_occupied"
    assert t.judged("guard", "g1", "g7", "g8") == "stack_empty"
    assert t.judged("trader", "g1", "b7", "b8") == "cannot_afford"
    assert t.judged("trader", "g1", "g7") == "bad_param"
    assert t.judged("trader") == "cannot_afford"
    assert t.judged("thief", "g16"[:2], "b1") == "cannot_afford"
    assert t.judged("g1") == "bad_param"
    assert t.judged("decline") == "bad_param"
    assert t.judged("pass", "g1") == "bad_param"
    assert t.judged("contarini_9", "g1") == "bad_param"
    assert t.judged("co2", "b1") == "bad_param"
    assert t.judged("da3", "g0") == "card_not_in_hand", "before gap_occupied"
    assert t.judged("co2", "g0") == "gap_occupied"
    assert t.judged("pass") == "pass_not_allowed"
    assert t.judged("co2", "g1") == ""


@rule("intrigo:PL-4")
def test_a_gap_or_building_beyond_the_ring_of_twelve_is_none(palace: TableMaker) -> None:
    t = palace(seats=3, ducats=[2, 1, 1])
    t.refuses(t.hand(ANNA)[0], "g12", reason="bad_param")
    t.refuses("thief", "g11", "b12", reason="bad_param")
    t.refuses("ti3", "g1", reason="card_not_in_hand")


@rule("intrigo:PL-5", "intrigo:RU-4", "intrigo:IN-4")
def test_an_empty_handed_player_may_pass_or_buy(palace: TableMaker) -> None:
    t = palace(
        hands=["nothing", *HANDS[1:]], gaps={"g0": "co4", "g1": "co2", "g2": "ti3", "g3": "da2"}, ducats=[1, 1, 1, 1]
    )
    assert t.offers() == [*CHARACTERS, "pass"]
    t.pass_()
    assert t.active == BELA
    assert t.told("pass") == [(ANNA, [])]
    assert t.empty() == 12


@rule("intrigo:PL-5")
def test_who_can_do_nothing_else_passes_unasked(palace: TableMaker) -> None:
    t = palace(
        hands=["nothing", "da3", "nothing", HANDS[3]],
        gaps={
            f"g{i}": card
            for i, card in enumerate(["co4", "co2", "ti3", "da2", "co3", "gr4", "ti3", "gr3", "gr2", "mo4", "ti4"])
        },
        ducats=[0, 1, 0, 1],
        active=BELA,
    )
    t.play("da3", "g15")
    assert t.active == DORA, "Cesar passed"
    assert t.told("auto_pass") == [(CESAR, [])]
    assert t.state.players[CESAR].gos == 1, "it counts as his go"
    t.play("da4", "g14")
    assert t.active == BELA, "Bela has nothing in hand either, but a ducat: she must be asked"
    assert t.told("auto_pass") == [(ANNA, [])]
    assert "pass" in t.offers()


@rule("intrigo:PL-6", "intrigo:RU-4")
def test_who_holds_a_card_may_not_pass(palace: TableMaker) -> None:
    t = palace(hands=HANDS)
    t.refuses("pass", reason="pass_not_allowed")
    assert "pass" not in t.offers()


@rule("intrigo:PL-7", "intrigo:IN-5")
def test_influence_may_be_bought_with_a_full_hand_and_leaves_cards_unplayed(palace: TableMaker) -> None:
    t = palace(hands=HANDS, ducats=[10, 1, 1, 1])
    for character in ("thief", "trader", "guard", "assassin"):
        t.buy(character, *first_gap(t))
        for _ in range(3):
            t.play(t.hand(t.active)[0], *first_gap(t)) if t.empty() != 1 or t.active != DORA else None
    assert t.hand(ANNA) == ["contarini_2", "contarini_4", "dandolo_2", "tiepolo_3"]
    assert t.empty() == 1
    assert t.ducats()[ANNA] == 6
    t.play(t.hand(DORA)[0], *first_gap(t))
    assert t.fact("round") == 2


@rule("intrigo:PL-8")
def test_no_effect_touches_an_influence_card(palace: TableMaker) -> None:
    t = palace(hands=HANDS, gaps={"g0": "thief", "g2": "guard", "g4": "assassin"}, ducats=[9, 1, 1, 1])
    for character in ("assassin", "gondolier", "guard"):
        for gap in ("g1", "g3"):
            for neighbour in ("g0", "g2", "g4"):
                if neighbour in t.offers(character, gap):
                    raise AssertionError(f"{character} in {gap} may touch {neighbour}")
    t.refuses("assassin", "g1", "g0", reason="target_not_intrigue")
    t.refuses("guard", "g1", "g2", "g8", reason="target_not_intrigue")


@rule("intrigo:PL-9", "intrigo:RU-18")
def test_there_is_nothing_to_do_but_play_buy_or_pass(palace: TableMaker) -> None:
    t = palace(hands=HANDS, ducats=[3, 1, 1, 1])
    assert {go[0] for go in goes(t)} <= {*numbers(t.hand(ANNA)), *numbers(CHARACTERS)}
    t.buy("thief", "g0", "b0")
    assert t.ducats() == [2, 1, 1, 1], "nobody else's ducats change"
    assert t.hand_sizes() == [4, 4, 4, 4]


# --- counting -----------------------------------------------------------------------------------------------------------------


@rule("intrigo:IN-1")
def test_what_each_action_does_to_empty_gaps_and_cards_in_hands(palace: TableMaker) -> None:
    t = palace(hands=HANDS, ducats=[5, 5, 5, 5])
    assert (t.empty(), t.in_hands()) == (16, 16)
    t.play("co4", "g0")
    assert (t.empty(), t.in_hands()) == (15, 15)
    t.buy("thief", "g5", "b5")
    assert (t.empty(), t.in_hands()) == (14, 15)
    t.buy("courtesan", "g8", "g9", "co2")
    assert (t.empty(), t.in_hands()) == (12, 14)
    t.buy("guard", "g1", "g0", "g15")
    assert (t.empty(), t.in_hands()) == (11, 14), "the guard's move changes neither"
    t.buy("gondolier", "g14", "g15", "g9")
    assert (t.empty(), t.in_hands()) == (10, 14)
    t.buy("courtesan", "g3")
    assert (t.empty(), t.in_hands()) == (9, 14), "without its effect"


@rule("intrigo:IN-1")
def test_a_pass_changes_neither(palace: TableMaker) -> None:
    t = palace(hands=["nothing", *HANDS[1:]], gaps={"g0": "co4", "g1": "co2", "g2": "ti3", "g3": "da2"})
    before = (t.empty(), t.in_hands())
    t.pass_()
    assert (t.empty(), t.in_hands()) == before == (12, 12)


@rule("intrigo:IN-6")
def test_without_courtesans_there_are_as_many_gos_as_gaps(palace: TableMaker) -> None:
    t = fill(palace(hands=HANDS))
    history = t.game.history
    assert history is not None
    assert len(history.moves) == 16


@rule("intrigo:IN-3", "intrigo:IN-6")
def test_a_courtesan_shortens_the_phase(palace: TableMaker) -> None:
    t = palace(hands=HANDS)
    t.buy("courtesan", "g8", "g9", "da4")
    fill(t)
    history = t.game.history
    assert history is not None
    assert len(history.moves) == 15


# --- a go is one move ---------------------------------------------------------------------------------------------------------


def test_until_the_go_is_complete_nothing_of_it_is_visible_and_it_can_be_taken_back(palace: TableMaker) -> None:
    t = palace(hands=HANDS)
    game = t.game
    before = game.state.key()
    seen = [game.view(seat) for seat in (-1, BELA, CESAR, DORA)]
    for pick in numbers(["courtesan", "g1", "g2"]):
        game.apply(ANNA, pick)
        assert game.state.key() == before
        assert [game.view(seat) for seat in (-1, BELA, CESAR, DORA)] == seen
    game.take_back(ANNA)
    with pytest.raises(UndoRefused):
        game.take_back(ANNA)
    assert game.picks(ANNA) == []
    t.play("co4", "g0")


@rule("intrigo:EF-1")
def test_an_effect_is_declined_by_a_word_or_by_saying_no_more(palace: TableMaker) -> None:
    t = palace(hands=HANDS)
    assert t.offers("thief", "g3") == ["decline", "b3", "b4"]
    twin = t.game.clone()
    for pick in numbers(["thief", "g3", "decline"]):
        twin.apply(ANNA, pick)
    t.buy("thief", "g3")
    assert twin.state.key() == t.state.key()
    assert len(t.events("decline")) == 1


def test_decline_comes_only_where_an_effect_could_begin(palace: TableMaker) -> None:
    t = palace(hands=HANDS)
    game = t.game
    decline = numbers(["decline"])[0]
    for picks in ([], ["trader"], ["trader", "g3", "b3"]):
        clone = game.clone()
        for pick in numbers(picks):
            clone.apply(ANNA, pick)
        assert clone.why_not(ANNA, decline) == "too_few"


def test_a_card_laid_for_all_to_see_cannot_be_taken_back_freely(palace: TableMaker) -> None:
    cards = ["co4", "co2", "ti3", "da2", "da3", "co3", "gr4", "ti3", "gr3", "gr2", "mo4", "ti4"]
    gaps = {f"g{i}": card for i, card in enumerate(cards)}
    t = palace(gaps=gaps, hands=["mo2, mo3, da4, ti2", "nothing", "nothing", "nothing"], ducats=[1, 0, 0, 0])
    t.play("mo2", "g12")
    assert t.active == ANNA, "all others passed"
    with pytest.raises(UndoRefused, match="the others must agree"):
        t.game.undo(ANNA)
    t.game.undo(ANNA, agreed=True)
    assert t.gap("g12") is None
    t.buy("thief", "g12")
    t.game.undo(ANNA)
    assert t.ducats() == [1, 0, 0, 0], "a purchase shows nothing hidden"


def test_not_your_go(palace: TableMaker) -> None:
    t = palace(hands=HANDS)
    assert t.game.why_not(BELA, numbers(["da3"])[0]) == "not_your_go"


# --- all goes -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "most"), [(4, 1136), (3, 684)])
def test_how_many_goes_there_are_on_the_first_go(palace: TableMaker, seats: int, most: int) -> None:
    hands = ["co4, co2, ti3, da2"] if seats == 4 else ["co4, co2, mo3, da2"]
    t = palace(seats=seats, hands=hands)
    assert len(goes(t)) == most
    kinds = [go[0] for go in goes(t) if len(go) > 2]
    count = {name: kinds.count(numbers([name])[0]) for name in CHARACTERS}
    if seats == 4:
        assert count == {"trader": 464, "assassin": 0, "courtesan": 480, "gondolier": 0, "guard": 0, "thief": 32}


def test_a_pair_that_can_be_named_in_two_orders_is_listed_once_but_both_are_accepted(palace: TableMaker) -> None:
    gaps = {"g0": "co4", "g2": "da4"}
    t = palace(gaps=gaps, ducats=[1, 1, 1, 1], hands=["co2, ti3, da2"])
    listed = goes(t)
    for one, other in (
        (["trader", "g3", "b3", "b4"], ["trader", "g3", "b4", "b3"]),
        (["gondolier", "g1", "g0", "g2"], ["gondolier", "g1", "g2", "g0"]),
    ):
        assert numbers(one) in listed
        assert numbers(other) not in listed
        first, second = t.game.clone(), t.game.clone()
        first.apply_move(ANNA, numbers(one))
        second.apply_move(ANNA, numbers(other))
        assert first.state.key() == second.state.key()


def test_every_listed_go_can_be_made_and_no_two_are_equal(palace: TableMaker) -> None:
    t = palace(gaps={"g0": "co4", "g1": "da4 (down)", "g3": "thief"}, ducats=[9, 1, 1, 1], hands=["co2, ti3, da2"])
    listed = goes(t)
    assert len({tuple(go) for go in listed}) == len(listed)
    for go in listed:
        t.game.clone().apply_move(ANNA, go)
