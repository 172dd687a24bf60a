"""Phase 1: keep one, pass the rest to the left."""

import pytest

from signoria.core.decision import IllegalAnswer
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.intrigo import Setup, deal
from signoria.intrigo.draft import pack
from tests.intrigo.table import ANNA, BELA, CESAR, DORA, Table, TableMaker, names
from tests.rules import rule

FOUR = ["co2, co3, co4, da2", "da3, da4, gr2, gr3", "gr4, mo2, mo3, mo4", "ti2, ti3, ti3, ti4"]
THREE = FOUR[:3]


def packs(t: Table) -> list[list[str]]:
    return [names(pack(t.state, seat)) for seat in range(t.state.seats)]


@rule("intrigo:DR-1")
def test_all_cards_are_dealt_anew_every_round() -> None:
    deals = {tuple(deal(Setup(seats=4), from_seed(str(i))).slots) for i in range(20)}
    assert len(deals) == 20


@rule("intrigo:DR-2", "intrigo:DR-4", "intrigo:RU-17")
def test_all_keep_one_card_and_pass_the_rest_to_the_left(palace: TableMaker) -> None:
    t = palace(phase="draft", draft=FOUR)
    assert t.game.asked() == [ANNA, BELA, CESAR, DORA]
    t.keep("co4", "da4", "mo4", "ti4")
    assert [t.hand(seat) for seat in range(4)] == [["contarini_4"], ["dandolo_4"], ["morosini_4"], ["tiepolo_4"]]
    assert packs(t) == [
        ["tiepolo_2", "tiepolo_3", "tiepolo_3"],
        ["contarini_2", "contarini_3", "dandolo_2"],
        ["dandolo_3", "gradenigo_2", "gradenigo_3"],
        ["gradenigo_4", "morosini_2", "morosini_3"],
    ]


@rule("intrigo:DR-2")
def test_the_last_card_is_kept_without_a_question(palace: TableMaker) -> None:
    t = palace(phase="draft", draft=FOUR)
    t.keep("co4", "da4", "mo4", "ti4").keep("ti3", "co3", "gr3", "gr4").keep("mo3", "ti3", "da2", "gr2")
    assert t.fact("phase") == "placement"
    assert t.hand(ANNA) == ["contarini_4", "dandolo_3", "morosini_3", "tiepolo_3"], "Dandolo 3 came last"
    assert t.told("keep")[-4:] == [
        (ANNA, ["dandolo_3"]),
        (BELA, ["morosini_2"]),
        (CESAR, ["tiepolo_2"]),
        (DORA, ["contarini_2"]),
    ]
    history = t.game.history
    assert history is not None
    assert len(history.moves) == 3 * 4, "three real choices each"


@rule("intrigo:DR-3")
def test_a_player_sees_what_he_has_kept_during_the_draft_and_later_his_hand(palace: TableMaker) -> None:
    t = palace(phase="draft", draft=FOUR)
    t.keep("co4", "da4", "mo4", "ti4")
    assert own(t, ANNA)["hand"] == ["contarini_4"]
    t.keep("ti3", "co3", "gr3", "gr4").keep("mo3", "ti3", "da2", "gr2")
    assert own(t, ANNA)["hand"] == t.hand(ANNA)
    assert len(t.hand(ANNA)) == 4


def own(t: Table, seat: int) -> dict[str, object]:
    players = t.game.view(seat)["players"]
    assert isinstance(players, list)
    player = players[seat]
    assert isinstance(player, dict)
    return player


@rule("intrigo:DR-4", "intrigo:RU-17")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_packs_go_to_the_left_in_every_round(palace: TableMaker, number: int) -> None:
    t = palace(phase="draft", draft=FOUR, round=number, first=number)
    t.keep("co4", "da4", "mo4", "ti4")
    assert packs(t)[BELA] == ["contarini_2", "contarini_3", "dandolo_2"]


@rule("intrigo:DR-5")
def test_with_four_players_each_pack_is_picked_from_by_all_in_turn(palace: TableMaker) -> None:
    t = palace(phase="draft", draft=FOUR)
    t.keep("co4", "da4", "mo4", "ti4").keep("ti3", "co3", "gr3", "gr4").keep("mo3", "ti3", "da2", "gr2")
    first_pack = ["contarini_4", "contarini_3", "dandolo_2", "contarini_2"]
    for seat, card in enumerate(first_pack):
        assert card in t.hand(seat)


@rule("intrigo:DR-5")
def test_with_three_players_the_last_card_of_a_pack_comes_back(palace: TableMaker) -> None:
    t = palace(seats=3, phase="draft", draft=THREE)
    t.keep("co4", "da4", "mo4").keep("gr4", "co3", "gr3").keep("gr2", "mo3", "co2")
    assert t.fact("phase") == "placement"
    assert t.hand(ANNA) == ["contarini_4", "dandolo_2", "gradenigo_2", "gradenigo_4"], "Dandolo 2 is back"
    assert t.hand(BELA) == ["contarini_3", "dandolo_3", "dandolo_4", "morosini_3"]
    assert t.hand(CESAR) == ["contarini_2", "gradenigo_3", "morosini_2", "morosini_4"]


@rule("intrigo:DR-6", "intrigo:KN-4")
def test_nothing_is_passed_or_seen_before_all_have_picked(palace: TableMaker) -> None:
    t = palace(phase="draft", draft=FOUR)
    before = packs(t)
    cesar_saw = t.game.view(CESAR)
    t.move("da4", seat=BELA).move("ti4", seat=DORA).move("co2", seat=ANNA)
    assert packs(t) == before
    assert t.hand_sizes() == [0, 0, 0, 0]
    assert t.game.asked() == [CESAR]
    cesar_sees = t.game.view(CESAR)
    question = cesar_sees.pop("question")
    assert isinstance(question, dict)
    assert question["asked"] == [CESAR], "only who is done"
    cesar_saw.pop("question")
    assert cesar_sees == cesar_saw
    t.move("mo2", seat=CESAR)
    assert t.hand_sizes() == [1, 1, 1, 1]


@rule("intrigo:DR-6")
def test_a_pick_may_be_taken_back_while_others_think(palace: TableMaker) -> None:
    t = palace(phase="draft", draft=FOUR)
    t.move("da4", seat=BELA)
    t.game.take_back(BELA)
    assert t.game.asked() == [ANNA, BELA, CESAR, DORA]
    t.move("da3", seat=BELA)
    with pytest.raises(IllegalAnswer, match="already picked"):
        t.game.clone().apply(BELA, 14)


def test_what_cannot_be_picked(palace: TableMaker) -> None:
    t = palace(phase="draft", draft=FOUR)
    game = t.game
    assert game.why_not(ANNA, 14) == "card_not_in_pack"
    assert game.why_not(ANNA, 9) == "bad_param"
    assert game.why_not(ANNA, 50) == "wrong_phase"
    assert game.why_not(ANNA, 56) == "wrong_phase"
    assert game.why_not(ANNA, -1) == "bad_param"
    assert game.options(ANNA) == [2, 3, 4, 12]
    assert game.options(DORA) == [42, 43, 44], "two equal cards are one option"


@rule("intrigo:KN-5")
def test_picks_and_packs_are_logged_only_for_who_made_and_held_them(palace: TableMaker) -> None:
    t = palace(phase="draft", draft=FOUR)
    t.keep("co4", "da4", "mo4", "ti4")
    private = t.events("keep") + t.events("pack")
    assert len(private) == 8
    for event in private:
        for seat in range(-1, 4):
            seen = event.seen_from(seat)
            assert seen is not None
            assert (seen[4] is not None) == (seat == event.seat)


def test_after_the_draft_the_first_player_begins() -> None:
    for first in range(4):
        game = Game(deal(Setup(seats=4, first=first), from_seed("first")))
        for _ in range(12):
            seat = game.seat()
            game.apply(seat, game.options(seat)[0])
        assert game.asked() == [first]
