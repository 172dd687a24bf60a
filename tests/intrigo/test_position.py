"""Positions in words: what is understood, what is left out, and what makes no sense."""

from collections.abc import Mapping
from random import Random

import pytest

from signoria.core.game import Game
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
        ({"gap": {}}, "a position has no “gap”"),
        ({"gaps": []}, "write this as"),
        ({"gaps": {"g16": "co4"}}, "nothing is called “g16”"),
        ({"gaps": {"b1": "co4"}}, "isn’t a gap"),
        ({"seats": 3, "gaps": {"g12": "co4"}}, "isn’t a gap"),
        ({"gaps": {"g1": "co9"}}, "no contarini_9 left"),
        ({"gaps": {"g1": "co4", "g2": "co4"}}, "no contarini_4 left"),
        ({"gaps": {"g1": "me"}}, "isn’t in a gap"),
        ({"gaps": {"g1": "thief (down)"}}, "never turned"),
        ({"gaps": {"g1": "co4 (up)"}}, "only \\(down\\)"),
        ({"gaps": {"g1": "co4, da4"}}, "a gap holds one card"),
        ({"gaps": {"g1": "contarno 4"}}, "did you mean"),
        ({"tokens": {"b1": "co4"}}, "isn’t a token"),
        ({"tokens": {"g1": "me"}}, "isn’t a building"),
        ({"tokens": {"b0": "me", "b1": "me", "b2": "me", "b3": "me"}}, "only 3 seals"),
        ({"pool": 3}, "20 ducats are left"),
        ({"bag": "me"}, "left for the bag"),
        ({"bag": "ducat"}, "isn’t a seal"),
        ({"0": {"ducats": 40}}, "only 32 ducats"),
        ({"0": {"coins": 4}}, "seat 0 has no “coins”"),
        ({"0": {"hand": "co4, co3, co2, da2, da3"}}, "at most 4"),
        ({"0": {"hand": "thief"}}, "isn’t an intrigue card"),
        ({"0": {"counters": {"bankers": 1}}}, "nothing is called"),
        ({"0": {"counters": {"ducat": 1}}}, "no organization"),
        ({str(seat): {"hand": "nothing"} for seat in range(4)}, "neither in a hand"),
        ({"bought": {"thief": 4}}, "thief: 4 bought"),
        ({"gaps": {"g1": "thief"}, "bought": {"thief": 0}}, "1 in the palace"),
        ({"active": 4}, "no seat 4"),
        ({"phase": "award"}, "no phase"),
        ({"phase": "over"}, "has a result"),
        ({"phase": "draft"}, "needs its rows"),
        ({"phase": "draft", "draft": ["co4"]}, "four cards for each seat"),
        ({"rng": [1, 2]}, "four numbers"),
        ({"rng": [1, 2, 3, 4], "seed": "x"}, "not both"),
    ],
)
def test_what_makes_no_sense_is_named(words: Mapping[str, object], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.read_position(words)


def test_a_full_palace_leaves_no_go() -> None:
    families = ("co", "da", "gr", "mo")
    cards = [f"{family}{value}" for family in families for value in (2, 3, 4)] + ["ti2", "ti3", "ti3", "ti4"]
    with pytest.raises(BadPosition, match="leave a gap empty"):
        read(gaps={f"g{i}": card for i, card in enumerate(cards)})


def any_facts(random: Random) -> dict[str, object]:
    """A position of whatever numbers come: cards, gaps, gos and calls that may contradict each other."""
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
    random.shuffle(cards)
    lying, held = cards[: random.choice((0, 4, 8, 12, 15))], random.random() < 0.5
    gaps = dict(zip(random.sample([f"g{i}" for i in range(16)], len(lying)), lying))
    words: dict[str, object] = {"active": random.randrange(4), "first": random.randrange(4), "gaps": gaps}
    gos = random.randrange(5)
    for seat in range(4):
        player: dict[str, object] = {"ducats": random.randrange(4)}
        if random.random() < 0.7:
            player["gos"] = gos + (random.random() < 0.3)
        if random.random() < 0.3:
            player["called"] = random.randrange(5)
        if held and seat < 3:
            left = cards[len(lying) :]
            player["hand"] = ", ".join(left[seat * len(left) // 4 : (seat + 1) * len(left) // 4]) or "nothing"
        words[str(seat)] = player
    return words


def test_a_position_that_is_accepted_can_be_played_on() -> None:
    random = Random("facts")
    accepted = refused = 0
    for _ in range(1_500):
        try:
            game = Game(GAME.read_position(any_facts(random)))
        except BadPosition:
            refused += 1
            continue
        accepted += 1
        for _ in range(60):
            if game.over():
                break
            seat = random.choice(game.asked())
            game.apply(seat, random.choice(game.options(seat)))
    assert accepted > 50 and refused > 50
