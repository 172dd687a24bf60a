"""The tool that breaks cards, on one card and two scenarios; `make mutants` does it on all."""

import sys
from collections import Counter
from pathlib import Path

import pytest

from signoria.dominion.catalogue import BASICS, KINGDOM_CARDS
from tests.mutants.breakings import all_breakings
from tests.mutants.net import failing_unbroken, is_plain, read_net, relevant, try_all

plain_only = pytest.mark.skipif(not is_plain(), reason="compiled cards cannot be broken")
can_fork = pytest.mark.skipif(sys.platform == "win32", reason="each breaking is tried in a forked child")


def test_every_card_of_every_edition_is_broken_in_several_ways() -> None:
    ways = Counter((one.module, one.card) for one in all_breakings())
    cards = {id(card) for card in [*BASICS, *KINGDOM_CARDS.values()]}
    assert len(ways) == len(cards)
    assert min(ways.values()) >= 4
    assert ways.total() >= 300


def test_a_breaking_has_its_own_name_and_changes_something() -> None:
    names = [one.name for one in all_breakings()]
    assert sorted(set(names)) == sorted(names)
    assert all("→" not in name or len(set(name.partition(": ")[2].split(" → "))) == 2 for name in names)


@pytest.mark.parametrize(
    "name",
    [
        "militia: discard_down_to(victim, 3) → discard_down_to(victim, 4)",
        "chapel: trash(me, 0, 4) → trash(me, 1, 4)",
        "mine@base2: for card in (trash(me, 0, 1, TREASURE)) → for card in (trash(me, 1, 1, TREASURE))",
        "village: actions 2 → 1",
        "moat: not unaffected_when_revealed",
        "torturer: gain(victim, CURSE, to=victim.hand) → gain(victim, CURSE)",
        "secret_chamber: without draw_two_put_back_two",
    ],
)
def test_the_breakings_are_those_a_slip_of_the_pen_could_make(name: str) -> None:
    assert name in {one.name for one in all_breakings()}


@plain_only
def test_a_broken_card_is_broken_and_the_real_one_is_not() -> None:
    (breaking,) = [one for one in all_breakings() if one.name == "village: actions 2 → 1"]
    assert breaking.broken_card().actions == 1
    assert KINGDOM_CARDS["village", "base2"].actions == 2


@plain_only
@can_fork
def test_what_no_scenario_speaks_of_gets_through_and_the_rest_is_caught(tmp_path: Path) -> None:
    file = tmp_path / "militia.yaml"
    file.write_text(
        "game: dominion\nname: Militia\nposition: {hand: militia, 1: {hand: 5 copper}}\n"
        "steps: [play militia, {expect: {coins: 2, 1: {hand: 3 copper}}}]\n",
        encoding="utf-8",
    )
    net = read_net(file)
    assert failing_unbroken(net) == []
    assert relevant(net, "militia") == net
    assert relevant(net, "village") == []
    chosen = [one for one in all_breakings() if one.name.startswith("militia: ") and "discard" in one.name]
    caught = {catch.breaking.name: catch.by for catch in try_all(chosen, net, 2)}
    assert len(caught) >= 5
    assert set(caught.values()) == {"militia.yaml:1"}
    (unseen,) = [
        one for one in all_breakings() if one.name.startswith("council_room:") and "others()[::-1]" in one.name
    ]
    assert [catch.by for catch in try_all([unseen], net, 1)] == [""]
