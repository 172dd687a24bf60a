"""The table that card tests are played on."""

import pytest

from signoria.core.words import BadWords
from tests.table import TableMaker


def test_a_throned_throne_room_doubles_two_cards(table: TableMaker) -> None:
    t = table(hand="2 Throne Room, Village, Smithy", deck="20 Copper")
    t.play("Throne Room").answer("Throne Room").answer("Village").answer("Smithy")
    assert t.turn.actions == 4


def test_militia_and_moat(table: TableMaker) -> None:
    t = table(hand="Militia, Gold", hands=["moat, 4 copper", "2 estate, 3 copper"])
    t.play("militia").asks("reveal", seat=1, source="militia", options="moat, stop")
    t.refuses("copper", "not_a_reaction").move("reveal moat")
    t.asks("discard", seat=2, options="copper, estate", least=2, most=2)
    t.move("2: discard copper, estate")
    assert t.hand(2) == "2 copper, estate"
    assert t.discard(2) == "estate, copper"
    assert t.hand(1) == "moat, 4 copper"
    assert t.turn.coins == 2
    t.refuses("play moat", "not_in_hand")
    t.end_turn()
    assert t.turn.active == 1


def test_several_seats_answer_at_once_and_in_any_order(table: TableMaker) -> None:
    t = table(hand="masquerade, curse", hands=["gold, silver", "2 estate, duchy"], deck="2 copper")
    t.play("masquerade")
    assert t.asked == [0, 1, 2]
    t.answer("duchy", seat=2).answer("silver", seat=1).refuses("gold", "already_answered", seat=1)
    t.take_back(1).answer("gold", seat=1).move("0: pass curse")
    assert t.hand(0) == "2 copper, duchy"
    assert t.hand(1) == "curse, silver"
    assert t.hand(2) == "gold, 2 estate"
    assert t.sees(0, 1, "hand") == "curse"
    assert t.sees(2, 1, "hand") == "nothing"
    t.asks("trash", seat=0, options="copper, duchy, stop", least=0, most=1).answer("nothing")


def test_undo_and_redeal(table: TableMaker) -> None:
    t = table(hand="courtyard, estate", deck="3 copper, 2 silver", in_play="3 copper", buys=2, coins=3)
    t.play("courtyard").answer("estate").redeal(0)
    assert t.deck().top == "estate"
    t = table(hand="3 copper").play_treasures().buy("silver").undo()
    assert (t.turn.coins, len(t.discard()), t.supply("silver")) == (3, 0, 40)


def test_a_typo_is_named(table: TableMaker) -> None:
    with pytest.raises(BadWords, match="militia"):
        table(hand="Milita")
