"""What happens at once is answered in any order: Masquerade's passing is the example, the rule is the house's."""

from __future__ import annotations

from itertools import permutations

import pytest

from signoria.core.decision import IllegalAnswer, UndoRefused
from signoria.core.game import Game
from signoria.core.rng import from_seed
from tests.rules import rule
from tests.table import Seat, Table, TableMaker

HANDS = ["gold, copper", "silver, curse", "estate, duchy", "province, militia"]
PASSED = ["copper", "curse", "duchy", "militia"]


def masquerade(table: TableMaker, seats: int) -> Table:
    others = [Seat(hand=hand) for hand in HANDS[1:seats]]
    t = table(
        hand=f"masquerade, {HANDS[0]}", deck="4 copper", others=others, kingdom="masquerade, militia", seats=seats
    )
    return t.play("masquerade")


def pick(game: Game, seat: int) -> None:
    game.apply(seat, game.state.option_named(PASSED[seat]))


@rule("masquerade#1", "dominion:R-2")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("cloned", [False, True])
def test_answers_given_at_once_lead_to_one_end_in_whatever_order_they_arrive(seats: int, cloned: bool) -> None:
    question = masquerade(TableMaker(cloning=False), seats).game
    ends = set()
    logs = set()
    for order in permutations(range(seats)):
        game = question.clone(with_history=True)
        for seat in order:
            if cloned:
                game = game.clone(with_history=True)
            pick(game, seat)
        assert game.history is not None
        ends.add((game.state.key(), *(str(game.view(seat)) for seat in range(-1, seats))))
        logs.add(tuple((int(move.seat), tuple(move.picks)) for move in game.history.moves))
    assert len(ends) == 1
    assert len(logs) == 1, "the log lists them in seat order"


@rule("masquerade#1")
def test_nobody_sees_an_answer_before_all_are_in(table: TableMaker) -> None:
    t = masquerade(table, 3)
    game, other = t.game.clone(), t.game.clone()
    pick(game, 1)
    other.apply(1, other.state.option_named("silver"))
    for seat in (-1, 0, 2):
        assert game.view(seat) == other.view(seat)
    assert game.asked() == [0, 2]
    assert game.view(1)["question"] != other.view(1)["question"], "the own answer is shown"


@rule("masquerade#1")
def test_an_answer_nobody_has_seen_can_be_taken_back(table: TableMaker) -> None:
    t = masquerade(table, 3)
    before = [t.game.view(seat) for seat in range(-1, 3)]
    t.answer("curse", seat=1)
    assert t.asked == [0, 2]
    t.take_back(1)
    assert [t.game.view(seat) for seat in range(-1, 3)] == before
    t.answer("silver", seat=1).answer("duchy", seat=2).answer("copper", seat=0)
    assert t.hand(2) == "estate, silver"


def test_an_undo_of_an_answer_nobody_has_seen_takes_it_back(table: TableMaker) -> None:
    t = masquerade(table, 3)
    t.answer("curse", seat=1)
    t.undo(1)
    assert t.asked == [0, 1, 2]


def test_an_answer_that_all_have_seen_cannot_be_taken_back(table: TableMaker) -> None:
    t = masquerade(table, 3)
    t.answer("copper", seat=0).answer("curse", seat=1).answer("duchy", seat=2)
    with pytest.raises(UndoRefused):
        t.game.take_back(1)
    with pytest.raises(UndoRefused):
        t.game.undo(1)


def test_a_seat_that_has_answered_cannot_answer_again(table: TableMaker) -> None:
    t = masquerade(table, 3)
    t.answer("curse", seat=1)
    before = t.game.state.key(), list(t.game.picks(1))
    for option in ("curse", "silver"):
        with pytest.raises(IllegalAnswer) as refused:
            t.game.apply(1, t.game.state.option_named(option))
        assert refused.value.reason == "already_answered"
        with pytest.raises(IllegalAnswer):
            t.game.apply_move(1, [int(t.game.state.option_named(option))])
    assert (t.game.state.key(), list(t.game.picks(1))) == before
    assert t.game.options(1) == []


def test_what_others_have_answered_unseen_is_dealt_anew(table: TableMaker) -> None:
    t = masquerade(table, 3)
    t.answer("curse", seat=1)
    answers = {tuple(t.game.redeal(2, from_seed(str(n))).picks(1)) for n in range(40)}
    assert len(answers) > 1, "a re-deal for seat 2 tells what seat 1 answered"
    assert all(tuple(t.game.redeal(1, from_seed(str(n))).picks(1)) == tuple(t.game.picks(1)) for n in range(5))


@rule("masquerade#5")
def test_a_seat_without_cards_is_not_asked_and_still_gets_one(table: TableMaker) -> None:
    t = table(hand="masquerade, copper, gold", deck="2 silver", hands=["", "estate, curse"], kingdom="masquerade").play(
        "masquerade"
    )
    assert t.asked == [0, 2]
    t.answer("curse", seat=2).answer("copper", seat=0)
    assert t.hand(1) == "copper"
    assert t.hand(2) == "estate"
