"""Phase 3: who gets which token."""

from collections.abc import Sequence
from typing import Unpack

import pytest

from signoria.intrigo import Intrigo
from signoria.intrigo.award import award
from signoria.intrigo.palace import Palace
from tests.intrigo.table import ANNA, BELA, CESAR, DORA, Position, Table, TableMaker, numbers
from tests.rules import rule


def beside(palace: TableMaker, one: str, two: str, token: str = "d", families: Sequence[str] = ()) -> object:
    """Who leads at B1 with these two things in its gaps."""
    t = palace(gaps={"g0": one, "g1": two}, tokens={"b1": token}, families=families, seats=len(families) or 4)
    return t.leads("b1")


@rule("intrigo:AW-4", "intrigo:RU-1", "intrigo:RU-21", "intrigo:RU-22")
@pytest.mark.parametrize(
    ("one", "two", "result"),
    [
        ("co4", "da3", ANNA),
        ("co3", "da3", "tie"),
        ("co2", "co4", ANNA),
        ("co3", "ti4", "neutral"),
        ("co3", "ti2", ANNA),
        ("co3", "ti3", "tie"),
        ("co2", "thief", ANNA),
        ("ti3", "thief", "neutral"),
        ("ti3", "da4 (down)", "neutral"),
        ("co2", "da4 (down)", ANNA),
        ("co4 (down)", "da4 (down)", "no_contender"),
        ("co4 (down)", "thief", "no_contender"),
        ("trader", "thief", "no_contender"),
        ("ti3", "ti3", "tie"),
        ("ti2", "ti4", "neutral"),
        ("nothing", "da2", BELA),
        ("nothing", "nothing", "no_contender"),
    ],
)
def test_the_award_table(palace: TableMaker, one: str, two: str, result: object) -> None:
    assert beside(palace, one, two) == result
    assert beside(palace, two, one) == result, "sides do not matter"


@rule("intrigo:AW-2")
@pytest.mark.parametrize(("one", "two"), [("co4", "da3"), ("co4", "thief"), ("ti4", "co2"), ("co3", "da3")])
def test_a_face_down_token_stays_whatever_lies_beside_it(palace: TableMaker, one: str, two: str) -> None:
    assert beside(palace, one, two, "d (down)") == "face_down"


@rule("intrigo:AW-2", "intrigo:LI-3")
def test_a_building_without_a_token_is_skipped(palace: TableMaker) -> None:
    assert beside(palace, "co4", "da3", "nothing") == "no_token"
    t = last_go(palace, tokens={"b1": "d"})
    assert len(t.events("award")) == 1
    assert not [event for event in t.events() if "stays" in t.state.event_name(event.code)], (
        "nothing to say of the others"
    )


@rule("intrigo:AW-5")
def test_the_absent_family_blocks_like_tiepolo(palace: TableMaker) -> None:
    families = ["contarini", "dandolo", "morosini"]
    assert beside(palace, "gr4", "co3", families=families) == "neutral"
    assert beside(palace, "gr2", "co3", families=families) == ANNA
    assert beside(palace, "gr3", "co3", families=families) == "tie"
    assert beside(palace, "gr2", "thief", families=families) == "neutral"


@rule("intrigo:AW-3")
def test_contenders_are_the_face_up_intrigue_cards() -> None:
    palace = Palace(16)
    co4, thief = numbers(["co4", "thief"])
    palace.lay(co4, 0)
    palace.lay(thief, 1)
    palace.lay(numbers(["da2"])[0], 2)
    palace.face_down = 1 << 2
    assert [palace.contender(gap) for gap in range(4)] == [co4, -1, -1, -1]


# A palace full but for G15, so that Anna's last card starts the award.
FULL = {
    f"g{i}": card
    for i, card in enumerate(
        ["co4", "da3", "gr3", "mo4", "ti4", "da2", "da4", "co3", "mo3", "gr4", "gr2", "ti3", "co2", "mo2", "ti2"]
    )
}


def last_go(palace: TableMaker, **words: Unpack[Position]) -> Table:
    """Anna lays the second Tiepolo 3 into the last gap."""
    words.setdefault("gaps", FULL)
    words.setdefault("hands", ["ti3", "nothing", "nothing", "nothing"])
    return palace(**words).play("ti3", "g15")


@rule("intrigo:AW-1", "intrigo:KN-5")
def test_buildings_are_evaluated_clockwise_from_the_entrance_with_an_event_each(palace: TableMaker) -> None:
    t = last_go(palace)
    told = [event for event in t.events() if t.state.event_name(event.code) == "award" or event.code in range(14, 18)]
    assert [event.things[0] - numbers(["b0"])[0] for event in told] == list(range(16))
    assert all(len(event.things) == 4 and event.seen_from(-1) is not None for event in told), "both cards are told"
    names = [t.state.event_name(event.code) for event in told]
    assert names == [
        "award",  # Ti3 – Co4
        "award",  # Co4 – Da3
        "stays_tie",  # Da3 – Gr3
        "award",  # Gr3 – Mo4
        "stays_tie",  # Mo4 – Ti4
        "stays_neutral",  # Ti4 – Da2
        "award",  # Da2 – Da4
        "award",  # Da4 – Co3
        "stays_tie",  # Co3 – Mo3
        "award",  # Mo3 – Gr4
        "award",  # Gr4 – Gr2
        "stays_neutral",  # Gr2 – Ti3
        "stays_neutral",  # Ti3 – Co2
        "stays_tie",  # Co2 – Mo2
        "stays_tie",  # Mo2 – Ti2
        "stays_neutral",  # Ti2 – Ti3
    ]
    winners = [int(event.seat) for event in told if t.state.event_name(event.code) == "award"]
    assert winners == [ANNA, ANNA, DORA, BELA, BELA, CESAR, CESAR]


@rule("intrigo:AW-6", "intrigo:RU-29")
def test_the_owner_of_the_family_wins_whoever_laid_the_card(palace: TableMaker) -> None:
    t = palace(hands=["da4, gr2, gr3, gr4"], gaps={"g9": "co3"})
    t.play("da4", "g0")
    assert t.leads("b1") == BELA, "Anna laid it"
    assert t.leads("b0") == BELA


@rule("intrigo:AW-7")
def test_a_won_ducat_goes_to_the_player_and_a_won_seal_back_into_the_bag(palace: TableMaker) -> None:
    tokens = {"b0": "me", "b1": "d"}
    t = palace(gaps=FULL, hands=["ti3", "nothing", "nothing", "nothing"], tokens=tokens, ducat_total=5, max_rounds=1)
    assert t.fact("bag", "merchants") == 2
    t.play("ti3", "g15")
    assert t.counters(ANNA) == [1, 0, 0, 0, 0]
    assert t.fact("bag", "merchants") == 3
    assert t.ducats() == [2, 1, 1, 1]
    assert t.token("b0") is None
    assert t.state.pool == 0


@rule("intrigo:AW-9", "intrigo:RU-28")
def test_tokens_not_won_stay_where_they_are(palace: TableMaker) -> None:
    t = last_go(palace)
    assert t.fact("round") == 2
    kept = {"b4": "clergy", "b5": "ducat", "b8": "workers", "b2": "military", "b12": "military", "b14": "clergy"}
    for building, token in kept.items():
        assert t.token(building) == token
    told = {event.things[0] - numbers(["b0"])[0] for event in t.events("token")}
    assert told == {0, 1, 3, 6, 7, 9, 10}, "only what was won is replaced"


@rule("intrigo:AW-9")
def test_the_order_of_buildings_does_not_matter_but_for_victory(palace: TableMaker) -> None:
    t = palace(gaps=FULL, hands=["ti3", "nothing", "nothing", "nothing"])
    before = t.state
    twin = before.copy()
    other = before.copy()
    assert isinstance(twin, Intrigo)
    assert isinstance(other, Intrigo)
    for state in (twin, other):
        state.palace.lay(numbers(["ti3"])[0], 15)
        state.players[ANNA].lay(numbers(["ti3"])[0])
    for building in range(16):
        award(twin, building)
    for building in reversed(range(16)):
        award(other, building)
    assert twin.key() == other.key()


@rule("intrigo:AW-8", "intrigo:VI-1", "intrigo:VI-2", "intrigo:RU-16")
def test_the_first_building_that_decides_ends_the_award(palace: TableMaker) -> None:
    tokens = {
        f"b{i}": token
        for i, token in enumerate(
            ["me", "d", "mi", "d", "cl", "d", "fa", "d", "wo", "d", "me", "d", "mi", "d", "cl", "d"]
        )
    }
    bela_needs_farmers = {"farmers": 3}
    cesar_needs_merchants = {"merchants": 3}
    t = palace(
        gaps=FULL,
        hands=["ti3", "nothing", "nothing", "nothing"],
        tokens=tokens,
        counters=[{}, bela_needs_farmers, cesar_needs_merchants, {}],
    )
    t.play("ti3", "g15")
    assert t.game.over()
    assert t.state.winners() == [BELA], "B6 comes before B10, where Cesar would have won"
    assert t.fact("result") == "four"
    assert t.told("four") == [(BELA, ["farmers"])]
    assert t.counters(CESAR) == [3, 0, 0, 0, 0]
    assert (t.token("b7"), t.token("b10")) == ("ducat", "merchants"), "nothing after B6 is touched"
    assert t.fact("round") == 1
    assert t.fact("first") == ANNA, "no upkeep"
    assert t.gap("g15") == "tiepolo_3"
    assert t.game.why_not(ANNA, numbers(["pass"])[0]) == "game_over"


@rule("intrigo:VI-1")
def test_one_seal_of_all_five_wins(palace: TableMaker) -> None:
    tokens = {
        f"b{i}": token
        for i, token in enumerate(
            ["me", "d", "mi", "d", "cl", "d", "fa", "d", "wo", "d", "me", "d", "mi", "d", "cl", "d"]
        )
    }
    counters = [{"military": 1, "clergy": 1, "farmers": 2, "workers": 1}]
    t = palace(gaps=FULL, hands=["ti3", "nothing", "nothing", "nothing"], tokens=tokens, counters=counters)
    t.play("ti3", "g15")
    assert t.state.winners() == [ANNA]
    assert t.fact("result") == "five"
    assert t.told("five") == [(ANNA, [])]
    assert t.ducats() == [1, 1, 1, 1], "B1 is not evaluated"


@rule("intrigo:VI-1", "intrigo:AW-8")
def test_four_of_one_wins_before_five_are_looked_at(palace: TableMaker) -> None:
    tokens = {
        f"b{i}": token
        for i, token in enumerate(
            ["me", "d", "mi", "d", "cl", "d", "fa", "d", "wo", "d", "me", "d", "mi", "d", "cl", "d"]
        )
    }
    counters = [{"merchants": 3, "military": 1, "clergy": 1, "farmers": 1}]
    t = palace(gaps=FULL, hands=["ti3", "nothing", "nothing", "nothing"], tokens=tokens, counters=counters)
    t.play("ti3", "g15")
    assert t.fact("result") == "four"


@rule("intrigo:VI-1")
def test_three_of_one_and_four_organisations_do_not_win(palace: TableMaker) -> None:
    tokens = {
        f"b{i}": token
        for i, token in enumerate(
            ["me", "d", "mi", "d", "cl", "d", "fa", "d", "wo", "d", "me", "d", "mi", "d", "cl", "d"]
        )
    }
    counters = [{"merchants": 2, "military": 3, "clergy": 1, "farmers": 1}, {}, {}, {}]
    t = palace(gaps=FULL, hands=["ti3", "nothing", "nothing", "nothing"], tokens=tokens, counters=counters)
    t.play("ti3", "g15")
    assert not t.game.over()
    assert t.counters(ANNA) == [3, 3, 1, 1, 0]
    assert t.state.winners() == []
