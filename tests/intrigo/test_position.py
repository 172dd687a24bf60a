"""Positions in words: what is understood, what is left out, and what makes no sense."""

from collections.abc import Mapping

import pytest

from signoria.core.registry import BadPosition
from signoria.intrigo import GAME, Intrigo
from signoria.intrigo.words import option_name


def read(**words: object) -> Intrigo:
    state = GAME.read_position(words)
    assert isinstance(state, Intrigo)
    return state


def test_what_is_left_out_is_as_usual() -> None:
    state = read()
    assert state.seats == 4
    assert [int(who.family) for who in state.players] == [0, 1, 2, 3]
    assert [int(who.ducats) for who in state.players] == [1, 1, 1, 1]
    assert [len(who.hand) for who in state.players] == [4, 4, 4, 4]
    assert state.palace.count_tokens(False) == state.palace.count_tokens(True) == 8
    assert (state.pool, sum(state.bag)) == (20, 7)
    assert (state.round, state.first, state.active) == (1, 0, 0)


def test_three_seats() -> None:
    state = read(seats=3, families="dandolo, morosini, contarini")
    assert state.palace.size == 12
    assert state.owners == [2, 0, -1, 1, -1]
    assert sorted(card for who in state.players for card in who.hand) == state.terms.deck


def test_cards_that_are_named_nowhere_are_in_the_hands_that_are_not_named() -> None:
    state = read(gaps={"g0": "Contarini 4", "G1": "thief"}, **{"1": {"hand": "da4, Ti3, Ti3"}})
    assert [option_name(card) for card in state.players[1].hand] == ["dandolo_4", "tiepolo_3", "tiepolo_3"]
    assert [len(who.hand) for who in state.players] == [4, 3, 4, 4]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"seats": 5}, "3 or 4 players"),
        ({"gap": {}}, "a position has no 'gap'"),
        ({"gaps": []}, "written as"),
        ({"gaps": {"g16": "co4"}}, "nothing is called 'g16'"),
        ({"gaps": {"b1": "co4"}}, "no gap"),
        ({"seats": 3, "gaps": {"g12": "co4"}}, "no gap"),
        ({"gaps": {"g1": "co9"}}, "no contarini_9 left"),
        ({"gaps": {"g1": "co4", "g2": "co4"}}, "no contarini_4 left"),
        ({"gaps": {"g1": "me"}}, "does not lie in a gap"),
        ({"gaps": {"g1": "thief (down)"}}, "never turned"),
        ({"gaps": {"g1": "co4 (up)"}}, "only \\(down\\)"),
        ({"gaps": {"g1": "co4, da4"}}, "one thing"),
        ({"gaps": {"g1": "contarno 4"}}, "did you mean"),
        ({"tokens": {"b1": "co4"}}, "no token"),
        ({"tokens": {"g1": "me"}}, "no building"),
        ({"tokens": {"b0": "me", "b1": "me", "b2": "me", "b3": "me"}}, "only 3 seals"),
        ({"pool": 3}, "20 ducats are left"),
        ({"bag": "me"}, "left for the bag"),
        ({"bag": "ducat"}, "no seal"),
        ({"0": {"ducats": 40}}, "only 32 ducats"),
        ({"0": {"coins": 4}}, "seat 0 has no 'coins'"),
        ({"0": {"hand": "co4, co3, co2, da2, da3"}}, "at most 4"),
        ({"0": {"hand": "thief"}}, "no intrigue card"),
        ({"0": {"counters": {"bankers": 1}}}, "nothing is called"),
        ({"0": {"counters": {"ducat": 1}}}, "no organisation"),
        ({str(seat): {"hand": "nothing"} for seat in range(4)}, "neither in a hand"),
        ({"bought": {"thief": 4}}, "4 cards of the thief"),
        ({"gaps": {"g1": "thief"}, "bought": {"thief": 0}}, "1 lie in the palace"),
        ({"active": 4}, "no seat 4"),
        ({"phase": "award"}, "no phase"),
        ({"phase": "over"}, "has a result"),
        ({"phase": "draft"}, "needs its rows"),
        ({"phase": "draft", "draft": ["co4"]}, "four cards for each seat"),
        ({"rng": [1, 2]}, "four numbers"),
        ({"rng": [1, 2, 3, 4], "seed": "x"}, "not from both"),
    ],
)
def test_what_makes_no_sense_is_named(words: Mapping[str, object], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.read_position(words)


def test_a_full_palace_leaves_no_go() -> None:
    cards = [
        "co2",
        "co3",
        "co4",
        "da2",
        "da3",
        "da4",
        "gr2",
        "gr3",
        "gr4",
        "mo2",
        "mo3",
        "mo4",
        "ti2",
        "ti3",
        "ti3",
        "ti4",
    ]
    with pytest.raises(BadPosition, match="leave one for the last go"):
        read(gaps={f"g{i}": card for i, card in enumerate(cards)})
