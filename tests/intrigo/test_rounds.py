"""From round to round: upkeep, supplies running out, the last round, and who is first then."""

from random import Random
from typing import Unpack

import pytest

from signoria.core.rng import from_seed
from signoria.intrigo import Intrigo, Setup, deal
from signoria.intrigo.award import refill
from signoria.intrigo.draft import pack
from signoria.intrigo.end_of_game import need
from tests.intrigo.games import board, new_game, only_intrigue, play, play_out
from tests.intrigo.table import ANNA, BELA, CESAR, DORA, Position, Table, TableMaker, names, numbers
from tests.rules import rule

# A palace full but for G15, so that Anna's last card starts the award. B1, B3, B7 and B9 are won, and B0, B6, B10.
FULL = {
    f"g{i}": card
    for i, card in enumerate(
        ["co4", "da3", "gr3", "mo4", "ti4", "da2", "da4", "co3", "mo3", "gr4", "gr2", "ti3", "co2", "mo2", "ti2"]
    )
}
LAST_HANDS = ["ti3", "nothing", "nothing", "nothing"]


def last_go(palace: TableMaker, **words: Unpack[Position]) -> Table:
    words.setdefault("gaps", FULL)
    words.setdefault("hands", LAST_HANDS)
    return palace(**words).play("ti3", "g15")


@rule("intrigo:RO-1")
def test_a_round_is_draft_placement_award_and_upkeep() -> None:
    game = new_game(4, "phases")
    game.start_log()
    history = game.history
    assert history is not None
    seen: list[object] = []
    for g in play(game, Random(1)):
        phase = g.view(-1)["phase"]
        if not seen or seen[-1] != phase:
            seen.append(phase)
    rounds = int(board(game).round)
    assert seen == ["draft", "placement"] * rounds + ["over"]
    award = next(move.events for move in history.moves if any(e.code == 0 for e in move.events))
    told = [game.state.event_name(event.code) for event in award]
    assert told.index("round") > max(i for i, name in enumerate(told) if name.startswith(("award", "stays")))
    assert told.index("token") > told.index("round"), "refill, then the draft"
    assert told.index("pack") > told.index("token")


@rule("intrigo:EN-1")
@pytest.mark.parametrize("first", range(4))
def test_the_marker_moves_one_seat_clockwise(palace: TableMaker, first: int) -> None:
    t = last_go(palace, first=first, active=ANNA)
    assert t.fact("first") == (first + 1) % 4
    assert t.told("round")[0][0] == (first + 1) % 4


@rule("intrigo:EN-2")
def test_all_intrigue_cards_return_from_gaps_and_hands(palace: TableMaker) -> None:
    gaps = {**FULL, "g14": "thief", "g0": "co4 (down)"}
    t = last_go(palace, gaps=gaps, hands=["ti3", "ti2", "nothing", "nothing"])
    assert t.empty() == 16
    cards = [card for seat in range(4) for card in pack(t.state, seat)]
    assert sorted(cards) == t.state.terms.deck
    assert t.hand_sizes() == [0, 0, 0, 0]
    assert t.state.palace.face_down == 0


@rule("intrigo:EN-2", "intrigo:RU-12")
def test_cards_left_in_hand_are_not_shown(palace: TableMaker) -> None:
    gaps = {**FULL, "g14": "thief", "g13": "guard"}
    t = last_go(palace, gaps=gaps, hands=["ti3", "ti2", "mo2", "nothing"])
    left = set(numbers(["ti2", "mo2"]))
    for event in t.events():
        if t.state.event_name(event.code) not in ("pack", "keep"):
            assert not left & set(event.things)
        elif event.seat != CESAR:
            seen = event.seen_from(CESAR)
            assert seen is not None and seen[4] is None
    assert t.fact("round") == 2


@rule("intrigo:EN-3")
def test_influence_cards_in_gaps_leave_the_game(palace: TableMaker) -> None:
    gaps = {**FULL, "g14": "thief", "g13": "guard"}
    t = last_go(palace, gaps=gaps, hands=["ti3", "ti2", "mo2", "nothing"])
    assert t.fact("bought", "thief") == 1
    assert t.fact("prices", "thief") == 2
    assert t.fact("prices", "guard") == 2
    assert t.fact("prices", "trader") == 1


@rule("intrigo:EN-4")
def test_face_down_tokens_are_turned_up_in_place(palace: TableMaker) -> None:
    tokens = {
        f"b{i}": token
        for i, token in enumerate(
            ["me", "d", "mi", "d", "cl", "d", "fa", "d", "wo", "d", "me", "d", "mi", "d", "cl", "d"]
        )
    }
    t = last_go(palace, tokens={**tokens, "b0": "me (down)", "b5": "d (down)"})
    assert (t.token("b0"), t.token("b5")) == ("merchants", "ducat")
    assert t.counters(ANNA) == [0, 0, 0, 0, 0]


@rule("intrigo:EN-5", "intrigo:RU-14", "intrigo:RU-28", "intrigo:SE-7")
def test_only_empty_buildings_are_refilled_by_their_own_symbol(palace: TableMaker) -> None:
    tokens = {
        f"b{i}": token
        for i, token in enumerate(
            ["d", "me", "mi", "d", "d", "cl", "fa", "d", "wo", "d", "d", "fa", "mi", "d", "cl", "d"]
        )
    }
    t = last_go(palace, tokens=tokens)
    won_misplaced = ["b0", "b1", "b10"]
    assert t.counters(ANNA) == [1, 0, 0, 0, 0], "the seal on the ducat building B1 was won like any"
    assert t.token("b1") == "ducat"
    for building in ("b0", "b10"):
        assert t.token(building) not in (None, "ducat"), "a seal building gets a seal again"
    kept = {
        name: token for name, token in tokens.items() if name in ("b2", "b4", "b5", "b8", "b11", "b12", "b13", "b14")
    }
    assert {name: t.token(name) for name in kept} == {
        "b2": "military",
        "b4": "ducat",
        "b5": "clergy",
        "b8": "workers",
        "b11": "farmers",
        "b12": "military",
        "b13": "ducat",
        "b14": "clergy",
    }, "whatever the token is, it stays"
    assert set(won_misplaced) <= {names([event.things[0]])[0] for event in t.events("token")}


@rule("intrigo:SE-7", "intrigo:KN-5")
def test_the_refill_goes_clockwise_from_the_entrance(palace: TableMaker) -> None:
    t = last_go(palace)
    filled = [names([event.things[0]])[0] for event in t.events("token")]
    assert filled == ["b0", "b1", "b3", "b6", "b7", "b9", "b10"]


@rule("intrigo:EN-6")
def test_seals_and_ducats_are_conserved(palace: TableMaker) -> None:
    t = palace(ducats=[3, 1, 1, 1])

    def totals() -> tuple[int, int]:
        state = t.state
        seals = sum(state.bag) + state.palace.count_tokens(False)
        return int(seals), int(state.pool + sum(t.ducats()) + state.palace.count_tokens(True))

    assert totals() == (15, 32)
    t.buy("trader", "g3", "b3", "b8")
    assert totals() == (15, 32)
    t.state.pool += 1
    with pytest.raises(AssertionError, match="33 ducats"):
        t.state.check_conservation()


# --- supplies running out -----------------------------------------------------------------------------------------------------


@rule("intrigo:LI-2", "intrigo:RU-13")
def test_when_the_pool_is_empty_the_last_ducat_buildings_stay_empty(palace: TableMaker) -> None:
    t = last_go(palace, ducat_total=4 + 8 + 2)
    assert (t.token("b1"), t.token("b3")) == ("ducat", "ducat")
    assert (t.token("b7"), t.token("b9")) == (None, None)
    assert t.state.pool == 0
    assert t.fact("round") == 2, "the game goes on"


@rule("intrigo:LI-2", "intrigo:RU-13", "intrigo:SE-7")
def test_an_empty_bag_leaves_the_seal_buildings_empty() -> None:
    table = deal(Setup(seats=4), from_seed("empty bag"))
    for building in (0, 4):
        table.palace.take_token(building)
    table.bag[:] = [0, 1, 0, 0, 0]
    refill(table)
    assert table.palace.tokens[0] == 1
    assert table.palace.tokens[4] == -1
    assert table.bag == [0] * 5


@rule("intrigo:LI-2")
@pytest.mark.parametrize(("seats", "enough"), [(4, 3), (3, 4)])
def test_hoarding_empties_the_pool_only_after_some_rounds(seats: int, enough: int) -> None:
    start = {4: 20, 3: 23}[seats]
    for i in range(60):
        game = new_game(seats, f"hoard {i}")
        seen = 0
        for g in play(game, Random(i), only_intrigue):
            state = board(g)
            if state.round != seen and state.result == 0:
                seen = int(state.round)
                assert state.pool >= start - 2 * seats * (seen - 1)
                if seen <= enough:
                    assert state.palace.count_tokens(True) == 2 * seats
    assert start - 2 * seats * (enough - 1) >= 0 > start - 2 * seats * enough, "the next refill may be short"


# --- victory ------------------------------------------------------------------------------------------------------------------


@rule("intrigo:VI-2", "intrigo:VI-3", "intrigo:VI-5")
@pytest.mark.parametrize("seats", [3, 4])
def test_one_winner_never_in_round_one_and_nobody_else_near(seats: int) -> None:
    for i in range(60):
        state = board(play_out(new_game(seats, f"victory {i}"), Random(i)))
        (winner,) = state.winners()
        assert state.round >= 2
        assert state.places()[winner] == 1
        assert sum(sum(who.counters) for who in state.players) <= 12 * seats + 1
        for who in state.players:
            if who.seat != winner:
                assert max(who.counters) <= 3
                assert who.counters.count(0) >= 1
                assert need(who) >= 1
            else:
                assert need(who) == 0


@rule("intrigo:VI-3", "intrigo:RU-15")
def test_a_round_may_award_no_seal_so_the_rounds_are_limited(palace: TableMaker) -> None:
    pairs = [
        "co2",
        "da2",
        "gr2",
        "mo2",
        "co3",
        "da3",
        "gr3",
        "mo3",
        "ti3",
        "ti3",
        "co4",
        "da4",
        "gr4",
        "mo4",
        "ti2",
        "ti4",
    ]
    gaps = {f"g{(i - 1) % 16}": card for i, card in enumerate(pairs) if i}
    assert "g15" not in gaps
    t = palace(gaps=gaps, hands=["co2", "nothing", "nothing", "nothing"], max_rounds=1)
    t.play("co2", "g15")
    assert t.game.over()
    assert t.fact("result") == "round_limit"
    assert all(sum(t.counters(seat)) == 0 for seat in range(4))
    assert t.fact("seals_on_buildings") == 8


@rule("intrigo:VI-4", "intrigo:RU-15", "intrigo:AS-3")
def test_after_the_last_round_need_then_seals_then_ducats_decide(palace: TableMaker) -> None:
    nothing_won: dict[str, str] = {}

    def places(counters: list[dict[str, int]], ducats: list[int]) -> object:
        t = last_go(palace, tokens=nothing_won, counters=counters, ducats=ducats, max_rounds=1)
        assert t.game.over()
        assert t.fact("result") == "round_limit"
        assert t.fact("round") == 1
        assert len(t.events("round_limit")) == 1
        assert t.fact("first") == ANNA, "no upkeep"
        places = t.state.places()
        assert t.state.winners() == [seat for seat in range(4) if places[seat] == 1]
        assert t.state.winner == -1, "no one is proclaimed Doge"
        return places

    three = {"clergy": 3}
    four_kinds = {"merchants": 1, "military": 1, "clergy": 1, "farmers": 1}
    assert places([three, {"clergy": 2}, {}, {"workers": 1}], [0, 5, 5, 5]) == [1, 2, 4, 3], "need"
    assert places([three, four_kinds, {}, {}], [0, 0, 0, 0]) == [2, 1, 3, 3], "need is 1 for both, then seals"
    assert places([three, three, three, {}], [1, 2, 2, 9]) == [3, 1, 1, 4], "then ducats; equals share"
    assert places([{}, {}, {}, {}], [1, 1, 1, 1]) == [1, 1, 1, 1]


@rule("intrigo:VI-4")
def test_a_win_by_seals_in_the_last_round_counts_as_one(palace: TableMaker) -> None:
    t = last_go(palace, counters=[{"merchants": 3}, {}, {}, {}], max_rounds=1)
    assert t.fact("result") == "four"
    assert t.state.winners() == [ANNA]


@rule("intrigo:VI-4", "intrigo:AS-3")
def test_the_game_ends_within_the_agreed_rounds() -> None:
    for limit in (1, 2, 3):
        for i in range(10):
            game = new_game(3, f"limit {limit} {i}", max_rounds=limit)
            state = board(play_out(game, Random(i)))
            assert state.round <= limit
            assert state.winners()


def test_places_of_a_won_game_put_the_winner_first(palace: TableMaker) -> None:
    t = last_go(palace, counters=[{"merchants": 3}, {"clergy": 3, "military": 3}, {}, {"clergy": 1}])
    assert t.state.places() == [1, 2, 4, 3]
    assert (BELA, CESAR, DORA) == (1, 2, 3)
    result = t.game.view(-1)["result"]
    assert result == {"reason": "four", "winners": [0], "places": [1, 2, 4, 3]}


@rule("intrigo:EN-2", "intrigo:DR-1")
def test_the_next_round_is_dealt_by_chance(palace: TableMaker) -> None:
    deals = set()
    for seed in range(5):
        t = last_go(palace, seed=str(seed))
        assert isinstance(t.state, Intrigo)
        deals.add(tuple(t.state.slots))
    assert len(deals) == 5
