"""Menus as numbers, what a net expects of them, and new ideas for a kingdom."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from signoria.bots.dominion.ladder import ladder_menu
from signoria.bots.dominion.learned import ideas
from signoria.bots.dominion.learned.cards import Floats
from signoria.bots.dominion.learned.estimate import FACT_PLACES, Estimate, new_weights, odds, rounded, styles
from signoria.bots.dominion.learned.ideas import Ideas, best_of, new_ideas
from signoria.bots.dominion.learned.menu_facts import (
    AFTER_OTHERS,
    ALWAYS,
    ANY,
    BY_TREASURES,
    COPIES,
    DEPTH,
    EARLY,
    EITHER,
    MONEY,
    NOT_THE_END,
    PART,
    PLACES,
    PROVINCES,
    SIZE,
    TAKEN,
    TO_THE_END,
    WIDTH,
    Line,
    facts_of,
    knows,
)
from signoria.bots.dominion.levels.best_plan import contenders
from signoria.bots.dominion.levels.library import library
from signoria.bots.dominion.levels.variants import MOST_LINES
from signoria.bots.dominion.menu import MenuText, lines_of
from tests.bots.test_library import BASICS, FIRST_GAME, seat_at

MENU = (
    ("province", "own gold > 0 or provinces <= 3"),
    ("duchy", "gains to end <= 4"),
    ("council_room", "own council_room < 2 and turns < 5"),
    ("gold", ""),
    ("council_room", "own council room < treasures / 4"),
    ("silver", "money < 10"),
    ("moat", "provinces > 1"),
)
MONEY_ONLY = (("province", ""), ("gold", ""), ("silver", ""))


def numbers(menu: tuple[Line, ...], card: str) -> Floats:
    facts: Floats = facts_of(menu).reshape(-1, WIDTH)
    row: Floats = facts[PLACES[card]]
    return row


def test_what_a_menu_takes_when() -> None:
    card = numbers(MENU, "council_room")
    assert card[TAKEN] == 1 and card[DEPTH] == pytest.approx(2 / 7)
    assert card[COPIES : COPIES + 3].tolist() == pytest.approx([2 / ANY, 3 / ANY, 0])
    assert card[PART : PART + 3].tolist() == [1, 1, 0]
    assert (card[EARLY], card[BY_TREASURES]) == (0.5, 2)
    province = numbers(MENU, "province")
    assert (province[EITHER], province[PROVINCES]) == (1, 0.375) and province[AFTER_OTHERS] == pytest.approx(1 / 3)
    assert numbers(MENU, "duchy")[TO_THE_END] == 0.5
    assert numbers(MENU, "gold")[ALWAYS] == 1
    assert numbers(MENU, "silver")[MONEY] == -0.5
    assert numbers(MENU, "moat")[NOT_THE_END] == 0.25
    assert not numbers(MENU, "witch").any()


def test_a_card_is_the_same_in_either_spelling() -> None:
    other = tuple((card, condition.replace("council_room", "council room")) for card, condition in MENU)
    assert (facts_of(other) == facts_of(MENU)).all()


def test_every_menu_of_the_library_can_be_told() -> None:
    for entry in library():
        lines = lines_of(entry.menu())
        assert knows(lines) and len(facts_of(lines)) == SIZE


def test_a_card_of_one_s_own_can_t_be_told_and_nothing_is_expected() -> None:
    strange = (*MONEY_ONLY, ("old_mill", ""))
    assert not knows(strange)
    edges = Estimate(new_weights(1)).among([MONEY_ONLY, strange, MENU])
    assert edges[1] == [0, 0, 0] and edges[0][1] == 0 and edges[0][2] != 0


def test_what_one_is_expected_to_win_the_other_is_expected_to_lose() -> None:
    weights = new_weights(2)
    weights["circle"] = np.random.default_rng(1).standard_normal(weights["circle"].shape).astype(np.float32)
    estimate = Estimate(weights)
    edges = np.array(estimate.among([MONEY_ONLY, MENU, MENU[2:]]))
    assert (edges == -edges.T).all() and np.abs(edges).max() > 0.01
    found = estimate.styles([MONEY_ONLY, MENU, MENU[2:]])
    rowwise = np.tanh(odds(weights, found[:2], found[1:]) / 2)
    assert rowwise == pytest.approx([edges[0, 1], edges[1, 2]], abs=0.01)


def test_what_is_expected_is_exact_in_whatever_order_it_is_added() -> None:
    """Other machines, and other numbers of threads, add in another order."""
    estimate = Estimate()
    menus = [lines_of(entry.menu()) for entry in library()[:60]]
    order = np.random.default_rng(1).permutation(SIZE)
    numbers = np.stack([facts_of(menu) for menu in menus])
    turned = {**estimate.net, "facts": estimate.net["facts"][order]}
    assert (styles(np, turned, rounded(numbers[:, order], FACT_PLACES), rounded) == estimate.styles(menus)).all()
    found = estimate.styles(menus)
    other = np.random.default_rng(2).permutation(found.shape[1])
    estimate.net["strength"], estimate.circle = estimate.net["strength"][other], estimate.circle[other][:, other]
    assert (estimate.edges(found[:, other], found[:, other]) == Estimate().edges(found, found)).all()


def test_the_shipped_estimate_knows_the_ladder() -> None:
    """Against `big_money_ultimate`, these win 75, 95, 74, and 99 percent of their games."""
    names = ("big_money_ultimate", "smithy", "witch", "militia", "ironworks_gardens")
    edges = Estimate().among([lines_of(ladder_menu(name)) for name in names])
    known = [2 * won - 1 for won in (0.75, 0.95, 0.74, 0.99)]
    assert [row[0] for row in edges[1:]] == pytest.approx(known, abs=0.2)


def test_ideas_are_menus_of_the_kingdom() -> None:
    seat = seat_at(FIRST_GAME)
    some = Ideas(seat.view, Random("children"))
    parents = [MONEY_ONLY, *[lines_of(menu) for menu in contenders(seat, library(), Estimate())]]
    born = {some.child(parents) for _ in range(2_000)}
    assert len(born) > 1_000
    for lines in born:
        assert len(lines) <= MOST_LINES
        assert any(card == "province" for card, _ in lines)
        menu = MenuText("child", "\n".join(f"{card} if {when}" if when else card for card, when in lines))
        assert set(menu.cards()) <= BASICS | set(FIRST_GAME.split(", "))
        menu.at(seat.view)


def test_new_ideas_are_new_and_the_same_again() -> None:
    seat = seat_at(FIRST_GAME)
    estimate = Estimate()
    found, again = (
        new_ideas(seat.view, [MONEY_ONLY, MENU[2:4]], estimate, Random("same"), 10, 2, generations=2) for _ in range(2)
    )
    assert found == again and len(set(found)) == 10
    assert MONEY_ONLY not in found
    kinds = [frozenset(card for card, _ in one) - BASICS for one in found]
    assert max(kinds.count(kind) for kind in kinds) <= 2


def test_there_are_no_ideas_where_all_cards_are_somebody_s_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ideas, "PLACES", {card: PLACES[card] for card in BASICS})
    assert not new_ideas(seat_at(FIRST_GAME).view, [MONEY_ONLY], Estimate(new_weights(1)), Random("none"), 5, 1)


def test_new_ideas_are_expected_to_beat_what_was_there() -> None:
    estimate = Estimate()
    best = new_ideas(seat_at(FIRST_GAME).view, [MONEY_ONLY], estimate, Random("better"), 1, 1)
    assert estimate.among([best[0], MONEY_ONLY])[0][1] > 0.2


def test_the_best_are_few_of_each_kind() -> None:
    menus = [MONEY_ONLY, (*MONEY_ONLY, ("moat", "")), (("moat", ""), *MONEY_ONLY), (("smithy", ""), *MONEY_ONLY)]
    worth = np.array([0.1, 0.3, 0.4, 0.2])
    assert best_of(menus, worth, 3, 1) == [2, 3, 0]
    assert best_of(menus, worth, 2, 2) == [2, 1]
