"""The general statements of the rules that need the log, the stream of chance, or many games to be shown.

What a position and moves can show of them is in tests/scenarios/dominion/general.yaml.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from random import Random

import pytest

from signoria.core.event import Event
from signoria.core.game import Game
from signoria.core.rng import from_seed
from signoria.dominion import Dominion, Setup
from signoria.dominion.card import ACTION
from signoria.dominion.setup import deal
from signoria.dominion.state import CARD
from signoria.dominion.words import EVENTS
from tests.properties.games import lively_answer, random_kingdom
from tests.rules import rule
from tests.table import Seat, Table, TableMaker

SPECTATOR = -1
AMOUNTS = ("turn", "plus_actions", "plus_buys", "plus_coins", "cheaper")  # their things are a number
TAKING = ("draw", "reveal", "look")
PROFILES = ("ed1", "ed2")
OF_THE_TURN = ("play_action", "play_treasure", "buy")


def events(t: Table) -> list[Event]:
    """All that happened since the table was set."""
    assert t.game.history is not None
    return [event for move in t.game.history.moves for event in move.events]


def name(event: Event) -> str:
    return EVENTS[event.code]


def told(t: Table, seat: int) -> list[str]:
    """What happened as a seat knows it: `0 draw gold, copper`, or `0 draw 2 cards`."""
    lines: list[str] = []
    for event in events(t):
        known = event.seen_from(seat)
        if known is not None:
            _, whose, _, n, things = known
            if things is None:
                lines.append(f"{whose} {name(event)} {n} cards")
            elif name(event) in AMOUNTS:
                lines.append(f"{whose} {name(event)} {things[0]}")
            else:
                lines.append(f"{whose} {name(event)} {', '.join(map(t.game.state.option_name, things))}".strip())
    return lines


def taken(t: Table, seat: int) -> list[str]:
    """What a seat took from its deck and when it shuffled: `draw 2`, `shuffle`."""
    return [
        name(event) if name(event) == "shuffle" else f"{name(event)} {len(event.things)}"
        for event in events(t)
        if event.seat == seat and name(event) in (*TAKING, "shuffle")
    ]


def finish_effect(t: Table) -> Table:
    """Answer every question of an effect with the first thing offered."""
    while t.verb and t.verb not in OF_THE_TURN:
        seat = t.asked[0]
        t.game.apply(seat, t.game.options(seat)[0])
    return t


def table_by_seats(active: int, words: dict[str, object], others: dict[str, object], seats: int = 4) -> Table:
    """The player on turn sits anywhere; all others are alike."""
    position: dict[str, object] = {str(seat): others for seat in range(seats) if seat != active}
    position.update(words, active=active, seats=seats)
    return Table(False, position)  # type: ignore[arg-type]  # seats by number, which the keywords of a table cannot say


# --- shuffling: SH --------------------------------------------------------------------------------------------------------


def draw_three(table: TableMaker, profile: str) -> tuple[Table, int]:
    return table(profile=profile, hand="smithy", deck="gold", discard="copper, estate, curse").play("smithy"), 0


def reveal_four(table: TableMaker, profile: str) -> tuple[Table, int]:
    t = table(profile=profile, hand="scout", deck="gold", discard="2 estate, 2 duchy").play("scout")
    return t, 0


def look_at_two(table: TableMaker, profile: str) -> tuple[Table, int]:
    t = table(profile=profile, kingdom="sentry", hand="sentry", deck="copper, gold", discard="2 estate, curse")
    return t.play("sentry"), 0


def tribute_of_two(table: TableMaker, profile: str) -> tuple[Table, int]:
    victim = Seat(deck="gold", discard="copper, silver")
    return table(profile=profile, hand="tribute", others=[victim]).play("tribute"), 1


def thief_of_two(table: TableMaker, profile: str) -> tuple[Table, int]:
    victim = Seat(deck="curse", discard="duchy, estate")
    return table(profile=profile, hand="thief", others=[victim]).play("thief"), 1


def bandit_of_two(table: TableMaker, profile: str) -> tuple[Table, int]:
    victim = Seat(deck="curse", discard="duchy, estate")
    return table(profile=profile, kingdom="bandit", hand="bandit", others=[victim]).play("bandit"), 1


def new_hand(table: TableMaker, profile: str) -> tuple[Table, int]:
    t = table(profile=profile, phase="buy", deck="gold, silver", discard="5 copper", hands=["estate"])
    return t.end_turn(), 0


BATCHES: list[tuple[Callable[[TableMaker, str], tuple[Table, int]], list[str], list[str]]] = [
    (draw_three, ["draw 1", "shuffle", "draw 2"], ["shuffle", "draw 3"]),
    (reveal_four, ["reveal 1", "shuffle", "reveal 3"], ["shuffle", "reveal 4"]),
    (look_at_two, ["draw 1", "look 1", "shuffle", "look 1"], ["draw 1", "shuffle", "look 2"]),
    (tribute_of_two, ["reveal 1", "shuffle", "reveal 1"], ["shuffle", "reveal 2"]),
    (thief_of_two, ["reveal 1", "shuffle", "reveal 1"], ["shuffle", "reveal 2"]),
    (bandit_of_two, ["reveal 1", "shuffle", "reveal 1"], ["shuffle", "reveal 2"]),
    (new_hand, ["draw 2", "shuffle", "draw 3"], ["shuffle", "draw 5"]),
]


@rule("dominion:SH-2", "dominion:SH-7", "dominion:SH-8", "dominion:D-5")
@pytest.mark.parametrize(("batch", "first_edition"), [(batch, ed1) for batch, ed1, _ in BATCHES])
def test_by_the_first_edition_what_the_deck_has_is_taken_before_the_shuffle(
    table: TableMaker, batch: Callable[[TableMaker, str], tuple[Table, int]], first_edition: list[str]
) -> None:
    t, seat = batch(table, "ed1")
    assert taken(t, seat) == first_edition


@rule("dominion:SH-3", "dominion:SH-7", "dominion:SH-8", "dominion:D-5")
@pytest.mark.parametrize(("batch", "second_edition"), [(batch, ed2) for batch, _, ed2 in BATCHES])
def test_by_the_second_edition_the_shuffle_comes_before_all_is_taken(
    table: TableMaker, batch: Callable[[TableMaker, str], tuple[Table, int]], second_edition: list[str]
) -> None:
    t, seat = batch(table, "ed2")
    assert taken(t, seat) == second_edition


@rule("dominion:SH-7", "dominion:P-5")
@pytest.mark.parametrize("batch", [batch for batch, _, _ in BATCHES])
def test_both_editions_leave_the_same_cards_in_the_same_places(
    table: TableMaker, batch: Callable[[TableMaker, str], tuple[Table, int]]
) -> None:
    def places(profile: str) -> list[list[str]]:
        t, _ = batch(table, profile)
        zones = (t.deck, t.discard, t.revealed, t.hand, t.in_play, t.set_aside)
        return [[f"{seat} {zone.__name__}", *zone(seat).names] for seat in (0, 1) for zone in zones]

    assert places("ed1") == places("ed2")


@rule("dominion:SH-9", "dominion:SH-1")
@pytest.mark.parametrize("profile", PROFILES)
def test_cards_taken_one_at_a_time_are_all_taken_before_the_shuffle(table: TableMaker, profile: str) -> None:
    t = table(profile=profile, hand="library, 4 copper", deck="gold, silver", discard="estate").play("library")
    assert taken(t, 0) == ["look 1", "look 1", "shuffle", "look 1"]
    t = table(profile=profile, hand="adventurer", deck="gold, curse", discard="silver").play("adventurer")
    assert taken(t, 0) == ["reveal 1", "reveal 1", "shuffle", "reveal 1"]
    t = table(profile=profile, hand="saboteur", others=[Seat(deck="copper, curse", discard="estate")]).play("saboteur")
    assert taken(t, 1) == ["reveal 1", "reveal 1", "shuffle", "reveal 1"]


@rule("dominion:SH-1", "dominion:SH-12")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize(
    ("deck", "discard"), [("3 copper", "gold, silver"), ("5 copper", "gold"), ("2 copper", ""), ("", "")]
)
def test_with_cards_enough_or_an_empty_discard_nothing_is_shuffled_and_no_chance_used(
    table: TableMaker, profile: str, deck: str, discard: str
) -> None:
    t = table(profile=profile, hand="smithy", deck=deck, discard=discard)
    before = t.turn.rng.numbers()
    t.play("smithy")
    assert "shuffle" not in taken(t, 0)
    assert t.turn.rng.numbers() == before


@rule("dominion:SH-12")
@pytest.mark.parametrize("profile", PROFILES)
def test_one_card_in_the_discard_still_counts_as_a_shuffle(table: TableMaker, profile: str) -> None:
    t = table(profile=profile, hand="village", discard="gold").play("village")
    assert taken(t, 0) == ["shuffle", "draw 1"]


@rule("dominion:SH-12", "dominion:SH-10")
def test_putting_a_card_onto_an_empty_deck_shuffles_nothing(table: TableMaker) -> None:
    t = table(hand="courtyard, gold", deck="3 copper", discard="2 estate, curse")
    before = t.turn.rng.numbers()
    t.play("courtyard").answer("gold")
    t2 = table(hand="bureaucrat", discard="2 estate", others=[Seat(hand="estate", discard="3 copper")])
    t2.play("bureaucrat")
    for one in (t, t2):
        assert "shuffle" not in [name(event) for event in events(one)]
        assert one.turn.rng.numbers() == before
    assert t2.deck(1) == "estate"


@rule("dominion:SH-6")
def test_a_shuffle_is_of_the_discard_and_nothing_else(table: TableMaker) -> None:
    """Twenty shuffles: the old card of the deck is always drawn first, hand and play never come back."""
    for seed in range(20):
        t = table(hand="smithy, 2 province", deck="gold", discard="3 copper", in_play="market", seed=str(seed))
        t.play("smithy")
        assert t.hand() == "2 province, gold, 2 copper"
        assert t.deck() == "copper"


@rule("dominion:SH-2", "dominion:SH-3")
@pytest.mark.parametrize("profile", PROFILES)
def test_a_shuffle_may_bring_any_card_of_the_discard_to_the_top(table: TableMaker, profile: str) -> None:
    tops = set()
    for seed in range(40):
        t = table(profile=profile, hand="village", discard="copper, silver, gold", seed=str(seed)).play("village")
        tops.update(t.hand().names)
    assert tops == {"copper", "silver", "gold"}


# --- the order of things: A, B, CL, R -------------------------------------------------------------------------------------


@rule("dominion:R-1", "dominion:A-2")
@pytest.mark.parametrize(
    ("hand", "order"),
    [
        ("market", ["play market", "draw copper", "plus_actions 1", "plus_buys 1", "plus_coins 1"]),
        ("village", ["play village", "draw copper", "plus_actions 2"]),
        ("laboratory", ["play laboratory", "draw copper, copper", "plus_actions 1"]),
        ("great_hall", ["play great_hall", "draw copper", "plus_actions 1"]),
        ("festival", ["play festival", "plus_actions 2", "plus_buys 1", "plus_coins 2"]),
        ("woodcutter", ["play woodcutter", "plus_buys 1", "plus_coins 2"]),
        ("bridge", ["play bridge", "plus_buys 1", "plus_coins 1", "cheaper 1"]),
        ("council_room", ["play council_room", "draw copper, copper, copper, copper", "plus_buys 1"]),
        ("poacher", ["play poacher", "draw copper", "plus_actions 1", "plus_coins 1"]),
        ("merchant", ["play merchant", "draw copper", "plus_actions 1"]),
    ],
)
def test_bonuses_come_in_the_order_of_the_text(table: TableMaker, hand: str, order: list[str]) -> None:
    t = table(hand=hand, deck="6 copper", hands=["estate"]).play(hand)
    assert [line[2:] for line in told(t, 0) if line.startswith("0 ")] == order


@rule("dominion:R-1")
def test_a_condition_comes_after_what_stands_above_it(table: TableMaker) -> None:
    t = table(hand="conspirator", actions_played=2, deck="copper").play("conspirator")
    assert told(t, 0) == ["0 play conspirator", "0 plus_coins 2", "0 draw copper", "0 plus_actions 1"]
    t = table(hand="witch", deck="2 copper", hands=["copper", "copper"]).play("witch")
    assert told(t, 0) == ["0 play witch", "0 draw copper, copper", "1 gain curse", "2 gain curse"]
    t = table(hand="council_room", deck="4 copper", others=[Seat(deck="gold")]).play("council_room")
    assert told(t, 0)[1:] == ["0 draw copper, copper, copper, copper", "0 plus_buys 1", "1 draw 1 cards"]


@rule("pawn#2", "dominion:R-1")
@pytest.mark.parametrize(
    ("named", "order"),
    [
        ("cards, coins", ["draw copper", "plus_coins 1"]),
        ("coins, cards", ["plus_coins 1", "draw copper"]),
        ("buys, actions", ["plus_buys 1", "plus_actions 1"]),
        ("actions, buys", ["plus_actions 1", "plus_buys 1"]),
    ],
)
def test_what_was_named_first_for_pawn_is_done_first(table: TableMaker, named: str, order: list[str]) -> None:
    t = table(hand="pawn", deck="copper").play("pawn").answer(named)
    assert told(t, 0)[2:] == [f"0 {line}" for line in order]


@rule("dominion:A-2", "dominion:R-6", "dominion:R-8")
def test_an_attack_is_played_then_answered_then_carried_out(table: TableMaker) -> None:
    t = table(hand="militia", hands=["moat, 4 copper", "moat, 3 estate"]).play("militia")
    assert told(t, 0) == ["0 play militia"]
    t.answer("moat", seat=1).answer("nothing", seat=2)
    happened = [line for line in told(t, 0) if "unaffected" not in line]
    assert happened[:3] == ["0 play militia", "1 react moat", "0 plus_coins 2"]
    assert "play" not in [name(event) for event in events(t) if event.seat == 1]


@rule("dominion:A-3", "throne_room#1", "dominion:A-2")
def test_the_first_play_is_finished_before_the_second(table: TableMaker) -> None:
    t = table(kingdom="throne_room@base1", hand="throne_room, market", deck="gold, silver").play("throne_room")
    once = ["plus_actions 1", "plus_buys 1", "plus_coins 1"]
    plays = ["play throne_room", "play market", "draw gold", *once, "play market", "draw silver", *once]
    assert told(t, 0) == [f"0 {line}" for line in plays]


@rule("dominion:B-1")
def test_treasures_played_together_are_played_one_by_one(table: TableMaker) -> None:
    t = table(phase="treasure", merchants=1, hand="copper, 2 silver, gold").play_treasures()
    played = [line for line in told(t, 1) if line.startswith("0 play ")]
    assert sorted(played) == ["0 play copper", "0 play gold", "0 play silver", "0 play silver"]
    assert t.turn.coins == 1 + 2 + 2 + 3 + 1


@rule("dominion:D-8", "dominion:B-2")
def test_buying_is_a_way_to_gain_and_gaining_is_not_buying(table: TableMaker) -> None:
    t = table(phase="buy", coins=3, buys=2).buy("silver")
    assert [line for line in told(t, 1) if "silver" in line] == ["0 buy silver", "0 gain silver"]
    t = table(hand="workshop").play("workshop").answer("silver")
    assert told(t, 1) == ["0 play workshop", "0 gain silver"]
    assert t.turn.buys == 1


@rule("dominion:D-3", "dominion:D-7")
def test_coins_are_no_card_and_a_trashed_one_is_no_gain(table: TableMaker) -> None:
    t = table(hand="steward, estate, curse").play("steward").answer("trash_cards")
    assert {name(event) for event in events(t)} == {"play", "choose", "trash"}
    t = table(hand="steward, estate, curse").play("steward").answer("coins")
    assert {name(event) for event in events(t)} == {"play", "choose", "plus_coins"}


@rule("dominion:CL-1", "dominion:CL-5")
@pytest.mark.parametrize("profile", PROFILES)
def test_clean_up_discards_then_draws_and_then_the_next_turn_begins(table: TableMaker, profile: str) -> None:
    t = table(profile=profile, phase="buy", hand="gold", in_play="village", deck="5 copper", hands=["estate"])
    t.end_turn()
    order = [(event.seat, name(event)) for event in events(t)]
    assert [what for what, _ in groupby(order)] == [(0, "clean_up"), (0, "draw"), (1, "turn")]


@rule("dominion:CL-1", "dominion:E-1")
def test_the_game_ends_after_the_five_cards_are_drawn(table: TableMaker) -> None:
    t = table(phase="buy", hand="gold", deck="5 copper", supply={"province": 0}, hands=["estate"]).end_turn()
    assert [name(event) for event in events(t)] == ["clean_up", "draw", "end"]
    assert t.over
    assert t.turn.players[1].turns == 0


@rule("dominion:R-2")
@pytest.mark.parametrize(
    ("card", "victim"),
    [
        ("bandit", {"deck": "silver, estate"}),
        ("bureaucrat", {"hand": "estate, duchy"}),
        ("militia", {"hand": "4 copper, estate"}),
        ("witch", {}),
        ("council_room", {"deck": "copper"}),
        ("minion", {"hand": "5 copper", "deck": "4 estate"}),
        ("saboteur", {"deck": "estate, gold, curse"}),
        ("swindler", {"deck": "estate"}),
        ("torturer", {"hand": "estate, copper, gold"}),
    ],
)
def test_each_victim_finishes_before_the_next_from_the_left_neighbour_on(card: str, victim: dict[str, object]) -> None:
    t = table_by_seats(2, {"hand": card, "deck": "6 copper"}, victim).play(card)
    if card == "minion":
        t.answer("new_hand")
    finish_effect(t)
    seats = [event.seat for event in events(t) if event.seat != 2]
    assert [seat for seat, _ in groupby(seats)] == [3, 0, 1]


@rule("dominion:R-2", "spy#0")
def test_spy_goes_round_from_the_current_player() -> None:
    t = finish_effect(table_by_seats(2, {"hand": "spy", "deck": "copper, gold"}, {"deck": "silver"}).play("spy"))
    assert [event.seat for event in events(t) if name(event) == "reveal"] == [2, 3, 0, 1]
    assert [seat for seat, _ in groupby(event.seat for event in events(t))] == [2, 3, 0, 1]


@rule("dominion:R-2", "thief#0")
def test_thief_gains_and_its_victims_discard_after_all_reveals() -> None:
    t = table_by_seats(2, {"hand": "thief"}, {"deck": "gold, silver"}).play("thief")
    finish_effect(t)
    order = [(name(event), event.seat) for event in events(t)][1:]
    reveals = [(what, seat) for seat in (3, 0, 1) for what in ("reveal", "trash")]
    assert order == [*reveals, *[("gain_from_trash", 2)] * 3, *[("discard", seat) for seat in (3, 0, 1)]]


@rule("dominion:R-10", "dominion:R-6")
def test_reactions_are_revealed_in_turn_order() -> None:
    t = table_by_seats(2, {"hand": "witch", "deck": "2 copper"}, {"hand": "moat"}).play("witch")
    finish_effect(t)
    assert [line for line in told(t, SPECTATOR) if "react" in line] == ["3 react moat", "0 react moat", "1 react moat"]
    assert "gain" not in [name(event) for event in events(t)]


@rule("dominion:R-17")
def test_what_is_revealed_without_a_choice_is_logged_for_all(table: TableMaker) -> None:
    t = table(hand="bureaucrat", hands=["estate, gold", "2 copper"]).play("bureaucrat")
    for seat in (SPECTATOR, 0, 1, 2):
        lines = told(t, seat)
        assert any(line.startswith("1 ") and "estate" in line for line in lines)
        assert any(line.startswith("2 reveal_hand copper, copper") for line in lines)
    t = table(hand="thief", others=[Seat(deck="gold, estate"), Seat(deck="curse, duchy")]).play("thief")
    for seat in (SPECTATOR, 0, 1, 2):
        assert "1 reveal gold, estate" in told(t, seat)
        assert "2 reveal curse, duchy" in told(t, seat)


# --- who sees what: I -----------------------------------------------------------------------------------------------------

ALL = {SPECTATOR, 0, 1, 2}
SEEN: list[tuple[str, dict[str, object], list[str], dict[str, set[int]]]] = [
    ("drawn", {"hand": "smithy", "deck": "gold, silver, estate"}, ["play smithy"], {"0 draw": {0}, "0 play": ALL}),
    (
        "looked at",
        {"hand": "sentry", "deck": "copper, gold, curse, estate"},
        ["play sentry", "trash curse", "discard gold"],
        {"0 look": {0}, "0 trash": ALL, "0 discard": ALL},
    ),
    (
        "put from hand onto the deck",
        {"hand": "courtyard, gold", "deck": "3 copper"},
        ["play courtyard", "put gold on deck"],
        {"0 put_on_deck": {0}},
    ),
    (
        "gained to hand, then one put back",
        {"hand": "artisan, gold"},
        ["play artisan", "gain silver", "put gold on deck"],
        {"0 gain_to_hand": ALL, "0 put_on_deck": {0}},
    ),
    (
        "put back in a Reaction",
        {"hand": "militia", "1": {"hand": "secret_chamber", "deck": "gold, silver, copper"}},
        ["play militia", "1: reveal secret_chamber", "1: put gold, silver on deck", "1: reveal nothing"],
        {"1 react": ALL, "1 draw": {1}, "1 put_on_deck": {1}},
    ),
    (
        "taken by Harbinger",
        {"hand": "harbinger", "deck": "copper", "discard": "gold, silver"},
        ["play harbinger", "put silver on deck"],
        {"0 put_on_deck": {0}},
    ),
    (
        "revealed and returned in an order of one's own",
        {"hand": "scout", "deck": "gold, silver, estate, copper"},
        ["play scout", "put back copper, gold, silver"],
        {"0 reveal": ALL, "0 return": {0}, "0 put_in_hand": ALL},
    ),
    (
        "set aside face up, or kept",
        {"hand": "library, 5 copper", "deck": "village, gold, silver"},
        ["play library", "set aside village"],
        {"0 look": {0}, "0 set_aside": ALL, "0 put_in_hand": {0}, "0 discard": ALL},
    ),
    (
        "passed",
        {"hand": "masquerade, gold", "1": {"hand": "silver"}, "2": {"hand": "estate"}},
        ["play masquerade", "0: pass gold", "1: pass silver", "2: pass estate", "trash estate"],
        {"0 pass": {0, 1}, "1 pass": {1, 2}, "2 pass": {2, 0}, "0 trash": ALL},
    ),
    (
        "gained onto a deck, and a Victory card revealed",
        {"hand": "bureaucrat", "1": {"hand": "estate, duchy"}},
        ["play bureaucrat", "1: put duchy on deck"],
        {"0 gain_onto_deck": ALL, "1 put_on_deck": ALL},
    ),
    ("trashed", {"hand": "chapel, 2 gold"}, ["play chapel", "trash 2 gold"], {"0 trash": ALL}),
    ("gained", {"hand": "workshop"}, ["play workshop", "gain silver"], {"0 gain": ALL}),
    (
        "bought",
        {"phase": "buy", "coins": 3, "buys": 2},
        ["buy silver"],
        {"0 buy": ALL, "0 gain": ALL},
    ),
    (
        "revealed from hand and deck",
        {"hand": "shanty_town, wishing_well", "deck": "gold, silver"},
        ["play shanty_town", "play wishing_well", "name estate"],
        {"0 reveal_hand": ALL, "0 name": ALL, "0 reveal": ALL},
    ),
    (
        "stolen",
        {"hand": "thief", "1": {"deck": "gold, curse"}, "2": {}},
        ["play thief", "gain gold"],
        {"1 reveal": ALL, "1 trash": ALL, "0 gain_from_trash": ALL, "1 discard": ALL},
    ),
    ("discarded from the deck", {"hand": "vassal", "deck": "gold"}, ["play vassal"], {"0 discard": ALL}),
    (
        "discarded at the end of the turn",
        {"phase": "buy", "hand": "gold, silver", "deck": "5 copper"},
        ["end turn"],
        {"0 clean_up": {0}, "0 draw": {0}},
    ),
]


@rule("dominion:I-9", "dominion:D-9", "dominion:D-10", "dominion:CL-3")
@pytest.mark.parametrize(("words", "moves", "seen"), [case[1:] for case in SEEN], ids=[case[0] for case in SEEN])
def test_who_sees_the_cards_of_an_event(words: dict[str, object], moves: list[str], seen: dict[str, set[int]]) -> None:
    t = Table(False, {"seats": 3, **words})  # type: ignore[typeddict-item]  # seats by number
    for move in moves:
        t.move(move)
    found: dict[str, set[int]] = {}
    for event in events(t):
        seeing = {seat for seat in ALL if (event.seen_from(seat) or (0, 0, 0, 0, None))[4] is not None}
        what = f"{event.seat} {name(event)}"
        if what in seen:
            assert found.setdefault(what, seeing) == seeing
    assert found == seen


@rule("dominion:I-9")
@pytest.mark.parametrize(("words", "moves"), [case[1:3] for case in SEEN], ids=[case[0] for case in SEEN])
def test_everyone_hears_how_many_cards_were_drawn_discarded_or_passed(
    words: dict[str, object], moves: list[str]
) -> None:
    t = Table(False, {"seats": 3, **words})  # type: ignore[typeddict-item]  # seats by number
    for move in moves:
        t.move(move)
    for event in events(t):
        for seat in ALL:
            known = event.seen_from(seat)
            assert known is not None
            assert known[3] == len(event.things)


@rule("dominion:I-9", "dominion:D-6")
def test_of_cards_discarded_together_others_see_the_last_and_hear_of_the_rest(table: TableMaker) -> None:
    t = table(hand="militia", hands=["gold, silver, estate, 2 copper", "3 copper"]).play("militia")
    t.answer("gold, estate", seat=1)
    assert told(t, 1)[-2:] == ["1 discard gold", "1 discard estate"]
    for seat in (SPECTATOR, 0, 2):
        assert told(t, seat)[-2:] == ["1 discard 1 cards", "1 discard estate"]


@rule("dominion:I-3", "dominion:I-4")
def test_others_cannot_count_decks_and_discards_and_nobody_the_own_discard(table: TableMaker) -> None:
    """The same cards, split otherwise between deck and discard, look the same but for the size of the own deck."""

    def split(deck: str, under: str) -> Table:
        hidden = f"gold, {under} (known to nobody)"
        other = Seat(hand="estate", deck=deck, discard=hidden)
        return table(hand="village", deck=deck, discard=hidden, others=[other, Seat(hand="copper")])

    one, two = split("3 copper", "2 copper"), split("4 copper", "copper")
    for seat in (SPECTATOR, 2):
        assert one.game.view(seat) == two.game.view(seat)
    for seat in (0, 1):
        views = [t.game.view(seat) for t in (one, two)]
        sizes = [own_entry(view, seat).pop("deck_size") for view in views]
        assert sizes == [3, 4]
        assert views[0] == views[1]


def own_entry(view: dict[str, object], seat: int) -> dict[str, object]:
    players = view["players"]
    assert isinstance(players, list)
    own = players[seat]
    assert isinstance(own, dict)
    return own


@rule("dominion:CL-3", "dominion:I-2")
@pytest.mark.parametrize("profile", PROFILES)
def test_a_hand_left_at_clean_up_cannot_be_told_from_another(table: TableMaker, profile: str) -> None:
    def after(hidden: str) -> Table:
        """Estate is the last of the hand, or Gold in play is the last of all: what is under it is not seen."""
        t = table(profile=profile, phase="treasure", actions=0, hand=f"{hidden}, gold, estate", deck="6 duchy", seats=3)
        return t.play("gold").end_turn()

    one, two = after("2 copper"), after("2 silver")
    assert one.discard().names != two.discard().names
    assert one.discard().top == two.discard().top == {"ed1": "estate", "ed2": "gold"}[profile]
    for seat in (SPECTATOR, 1, 2):
        seen = [t.game.view(seat) for t in (one, two)]
        for view in seen:
            own_entry(view, 0).pop("owned")  # positions say openly which cards everyone owns
        assert seen[0] == seen[1]
        assert told(one, seat) == told(two, seat)


@rule("dominion:CL-3", "dominion:I-2")
@pytest.mark.parametrize("profile", PROFILES)
def test_a_hand_left_at_clean_up_is_among_the_cards_the_others_do_not_know(table: TableMaker, profile: str) -> None:
    t = table(profile=profile, hand="copper, gold, province", deck="5 duchy, 2 estate", in_play="village", phase="buy")
    t.end_turn()
    under = set()
    for seed in range(20):
        state = t.game.redeal(1, from_seed(str(seed))).state
        assert isinstance(state, Dominion)
        under.add(state.players[0].discard[1] & CARD)
    assert len(under) > 1, "what lies under the top of the discard is no secret"


@rule("dominion:I-7", "dominion:I-9")
def test_others_hear_that_cards_went_back_and_not_in_which_order(table: TableMaker) -> None:
    def scouted(order: str) -> Table:
        t = table(hand="scout", deck="gold, silver, copper, curse", seats=3).play("scout")
        return t.answer(order)

    one, two = scouted("gold, silver, copper, curse"), scouted("curse, gold, copper, silver")
    assert one.deck().names != two.deck().names
    for seat in (SPECTATOR, 1, 2):
        assert told(one, seat) == told(two, seat)
    assert told(one, 0) != told(two, 0)


@rule("dominion:I-1", "dominion:I-6")
def test_the_order_in_which_cards_were_trashed_cannot_be_seen(table: TableMaker) -> None:
    hand = "2 chapel, gold, estate"
    one = table(hand=hand, actions=2).play("chapel").answer("gold").play("chapel").answer("estate")
    two = table(hand=hand, actions=2).play("chapel").answer("estate").play("chapel").answer("gold")
    for seat in (SPECTATOR, 0, 1):
        assert one.game.view(seat) == two.game.view(seat)


# --- whole games ----------------------------------------------------------------------------------------------------------


def dealt(number: int) -> Game:
    """A game of any kingdom and any number of players, at its first question."""
    random = Random(number)
    seats = 2 + number % 5
    setup = Setup(seats=seats, kingdom=random_kingdom(random), profile=PROFILES[number % 2], first=number % seats)
    game = Game(deal(setup, from_seed(str(number))))
    game.start_log()
    return game


def picks(game: Game, number: int) -> Iterator[Dominion]:
    """Play on by chance; the state after every pick, to the end of the game."""
    random = Random(f"picks {number}")
    while not game.over():
        game.apply(*lively_answer(game, random))
        assert isinstance(game.state, Dominion)
        yield game.state


def copies(state: Dominion) -> list[int]:
    """How many there are of each card, counted one by one."""
    found = list(state.supply)
    for card in state.trash_pile:
        found[card] += 1
    for who in state.players:
        for zone in (who.hand, who.deck, who.discard, who.in_play, who.aside, who.revealed):
            for slot in zone:
                found[slot & CARD] += 1
    return found


GAMES = range(10)


@rule("dominion:T-5", "dominion:T-1")
@pytest.mark.parametrize("number", GAMES)
def test_no_card_appears_or_vanishes_and_nothing_lies_apart_between_effects(number: int) -> None:
    game = dealt(number)
    assert isinstance(game.state, Dominion)
    start = copies(game.state)
    for made, state in enumerate(picks(game, number)):
        assert copies(state) == start
        if game.run is None:
            assert not any(who.aside or who.revealed for who in state.players)
        if made > 1500:
            return


@rule("dominion:A-9")
@pytest.mark.parametrize("number", GAMES)
def test_nobody_plays_an_action_in_the_first_two_turns(number: int) -> None:
    game = dealt(number)
    for state in picks(game, number):
        if max(who.turns for who in state.players) > 2:
            break
        assert state.actions_played == 0
        assert not any(state.kingdom.cards[slot & CARD].types & ACTION for slot in state.me.hand)
    assert isinstance(game.state, Dominion)
    assert min(who.turns for who in game.state.players) >= 2


@rule("dominion:T-2", "dominion:T-3", "dominion:T-4", "dominion:CL-4")
@pytest.mark.parametrize("number", GAMES)
def test_each_turn_begins_with_fresh_counters_to_the_left_of_the_last(number: int) -> None:
    game = dealt(number)
    assert isinstance(game.state, Dominion)
    turn, active, turns = game.state.turn, game.state.active, [who.turns for who in game.state.players]
    for state in picks(game, number):
        if game.over() or state.turn > 60:
            return
        if state.turn == turn:
            assert (state.active, [who.turns for who in state.players]) == (active, turns)
            continue
        last = state.players[active]
        turn, active = turn + 1, (active + 1) % state.seats
        turns[active] += 1
        assert (state.turn, state.active, [who.turns for who in state.players]) == (turn, active, turns)
        assert (state.actions, state.buys, state.coins, state.actions_played) == (1, 1, 0, 0)
        assert (state.cost_reduction, state.silvers_played) == (0, 0)
        assert not any(state.remembered().values())
        assert not last.in_play
        assert len(last.hand) == 5 or (not last.deck and not last.discard)


@rule("dominion:E-1", "dominion:E-2", "dominion:E-3", "dominion:E-4", "dominion:E-5", "dominion:E-6")
@pytest.mark.parametrize("number", GAMES)
def test_a_game_ends_when_the_piles_say_so_and_the_right_players_win(number: int) -> None:
    game = dealt(number)
    assert isinstance(game.state, Dominion)
    province = game.state.option_named("province")
    allowed = 3 if game.state.seats <= 4 else 4
    turn, done = game.state.turn, False
    for state in picks(game, number):
        if not game.over() and state.turn != turn:
            assert not done, "a turn began though the game should have ended"
        turn, done = state.turn, state.supply[province] == 0 or state.supply.count(0) >= allowed
    assert done
    final = game.state
    assert isinstance(final, Dominion)
    scores = [score(final, seat) for seat in range(final.seats)]
    assert final.points() == scores
    best = [who for who in final.players if scores[who.seat] == max(scores)]
    fewest = min(who.turns for who in best)
    assert final.winners() == [who.seat for who in best if who.turns == fewest]


@rule("wishing_well#1", "wishing_well#2")
def test_card_titles_are_named_at_wishing_well_and_not_types_and_any_title_there_is(table: TableMaker) -> None:
    with (Path(__file__).parents[2] / "docs" / "rules" / "cards.csv").open(encoding="utf-8", newline="") as file:
        titles = {row["id"] for row in csv.DictReader(file)}
    t = table(hand="wishing_well", deck="silver, copper, gold").play("wishing_well")
    t.asks("name", options=", ".join(sorted(titles)))


def score(state: Dominion, seat: int) -> int:
    """The points of a player by the rules, counted from the cards in all zones."""
    who = state.players[seat]
    zones = (who.hand, who.deck, who.discard, who.in_play, who.aside, who.revealed)
    own = [state.kingdom.cards[slot & CARD].id for zone in zones for slot in zone]
    worth = {"estate": 1, "duchy": 3, "province": 6, "curse": -1, "great_hall": 1, "harem": 2, "nobles": 2}
    worth |= {"gardens": len(own) // 10, "duke": own.count("duchy")}
    return sum(worth.get(id, 0) for id in own)
