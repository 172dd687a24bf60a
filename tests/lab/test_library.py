"""Building the library: plans are made shorter without a loss, and a search begins with the library's menus."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.bots.dominion.levels.library import Entry
from signoria.bots.dominion.menu import MenuText, text_of
from signoria.lab.evolve.contest import Contest
from signoria.lab.evolve.grow import grow
from signoria.lab.evolve.library import Grown, Searched, entries_for, entries_grown, entries_of, search_many
from signoria.lab.evolve.plan import Line, kingdom_cards, plan_of
from signoria.lab.evolve.search import Budget, Evolution
from signoria.lab.evolve.simplify import simplified, without_absent
from signoria.lab.workers import Here
from tests.lab.test_evolve import MONEY, Dreaming, arena

SMITHY = "province\ngold\nsmithy if own smithy < 1\nsilver"


def plan(text: str) -> tuple[Line, ...]:
    return plan_of(MenuText("plan", text))


def test_comparisons_with_cards_that_nobody_buys_go() -> None:
    before = plan(
        "province if own moat > 0 or own gold > 0\nsmithy if own smithy <= own moat\ngold if own moat < 2\n"
        "silver if own moat >= 1\nsilver if own moat = 0 and turns > 2 and turns > 2"
    )
    after = plan("province if own gold > 0\nsmithy if own smithy < 1\ngold\nsilver if turns > 2")
    assert without_absent(before) == after


def test_a_line_that_never_counts_goes_and_one_that_counts_stays() -> None:
    long = plan(f"province if turns > 90 and own gold > 0\nmoat if turns > 80\n{SMITHY}")
    assert simplified(long, plan(MONEY), Contest(arena(), Here())) == plan(SMITHY)


def test_a_search_for_a_card_finds_a_menu_that_buys_it() -> None:
    found = grow(["witch"], [], 0, Here())
    assert found is not None
    assert kingdom_cards(found.plan) == {"witch"}
    assert found.score > 0.6


def test_a_search_for_a_pair_is_given_up_if_its_first_tries_win_too_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.lab.evolve.grow.HOPELESS", 0.9)
    assert grow(["pawn", "vassal"], [], 0, Here()) is None


def test_the_best_menus_of_cards_come_first_and_bad_ones_are_left_out() -> None:
    grown = [
        Grown("moat", 0.6, 0.3),
        Grown("gold\nwitch", 0.6, 0.6),
        None,
        Grown("witch", 0.6, 0.9),
        Grown("smithy", 0.4, 0.9),
    ]
    assert [entry.text for entry in entries_grown(grown)] == ["province\nwitch", "province\ngold\nwitch"]


def test_menus_that_were_found_more_often_come_first_and_known_ones_are_left_out() -> None:
    searches = [
        Searched([], 0, ["smithy", "moat"], [60.0, 50.0], [True, False]),
        Searched([], 0, ["witch", "moat"], [60.0, 50.0], [False, False]),
        Searched([], 0, ["witch"], [60.0], [False]),
    ]
    assert [(entry.cards, entry.text) for entry in entries_of(searches)] == [(["witch"], "witch"), (["moat"], "moat")]


def test_there_are_few_menus_for_the_same_cards() -> None:
    entries = entries_for([f"witch if turns > {n}" for n in range(9)] + ["moat"])
    assert [entry.cards for entry in entries] == [["witch"]] * 4 + [["moat"]]


def test_a_search_begins_with_the_menus_that_fit() -> None:
    smithy, witch = Entry(["smithy"], SMITHY), Entry(["witch"], "witch")
    search = Evolution(arena(), Here(), Budget(games=2_000), entries=[witch, smithy])
    assert search.shelf == [plan(SMITHY)]


def test_kingdoms_that_were_searched_are_not_searched_again(tmp_path: Path) -> None:
    told: list[int] = []
    first = search_many(tmp_path, 1, 300, [], Dreaming(), lambda number, found: told.append(number))
    again = search_many(tmp_path, 1, 300, [], Dreaming(), lambda number, found: told.append(number))
    assert told == [0]
    assert again == first
    assert len(first[0].kingdom) == 10 and all(text_of(plan(text)) == text for text in first[0].plans)
