"""Who knows which card after what, and until when; and that nobody learns more than the rules tell."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from signoria.core.rng import from_seed
from signoria.dominion.words import PILES
from signoria.dominion.zones import show_in_hand
from tests.properties.checks import Seen, events_for, everything, view_bytes
from tests.rules import rule
from tests.table import Seat, Table, TableMaker

SPECTATOR = -1
EVERYONE = (-1, 0, 1, 2)
OTHERS = (-1, 1, 2)  # than seat 0


def nobody_but_the_owner_sees_a_difference(one: Table, other: Table, watching: tuple[int, ...] = OTHERS) -> None:
    for seat in watching:
        assert view_bytes(one.game, seat) == view_bytes(other.game, seat), f"seat {seat} sees the two tables differ"
        assert told(one, seat) == told(other, seat), f"seat {seat} was told of the difference"


def told(t: Table, seat: int) -> list[Seen]:
    """Everything that happened, as the seat was told."""
    assert t.game.history is not None
    return [seen for move in t.game.history.moves for seen in events_for(move.events, seat)]


# --- cards put onto a deck ------------------------------------------------------------------------------------------------


@rule("courtyard#2", "dominion:I-9")
def test_only_the_owner_knows_what_courtyard_put_back(table: TableMaker) -> None:
    t = (
        table(hand="courtyard, gold, estate", deck="5 copper", hands=["5 copper", "5 copper"])
        .play("courtyard")
        .answer("gold")
    )
    assert t.sees(0, 0, "deck") == "gold"
    for seat in OTHERS:
        assert t.sees(seat, 0, "deck") == ""
    other = table(hand="courtyard, gold, estate", deck="5 copper", hands=["5 copper", "5 copper"]).play("courtyard")
    nobody_but_the_owner_sees_a_difference(t, other.answer("estate"))


@rule("courtyard#2")
def test_a_card_put_back_is_known_until_it_is_shuffled(table: TableMaker) -> None:
    t = table(hand="courtyard, gold", deck="3 copper", hands=["5 copper"], kingdom="courtyard, chancellor").play(
        "courtyard"
    )
    t.answer("gold")
    assert t.sees(0, 0, "deck") == "gold"
    t.end_turn()  # gold is drawn with four of the five cards shuffled under it
    assert t.hand(0).count("gold") == 1
    assert t.sees(0, 0, "deck") == ""


@rule("artisan#2", "dominion:I-9")
def test_all_know_the_card_artisan_gains_until_one_goes_back_unseen(table: TableMaker) -> None:
    t = table(hand="artisan, gold", deck="5 copper", hands=["5 copper"]).play("artisan").answer("silver")
    assert t.sees(1, 0, "hand") == "silver"
    t.answer("gold")
    assert t.sees(1, 0, "hand") == "", "for all the others know it may be the silver that went back"
    assert t.sees(1, 0, "deck") == ""
    assert t.sees(0, 0, "deck") == "gold"


@rule("secret_chamber#8", "secret_chamber#4")
def test_what_secret_chamber_puts_back_is_its_owners_secret(table: TableMaker) -> None:
    def attacked(back: str) -> Table:
        t = table(
            hand="militia",
            others=[Seat(hand="secret_chamber, gold, estate", deck="silver, duchy, copper"), Seat(hand="3 copper")],
        )
        return t.play("militia").answer("secret_chamber", seat=1).answer(back, seat=1)

    t = attacked("gold, estate")
    assert t.sees(1, 1, "deck") == "estate, gold"
    for seat in (SPECTATOR, 0, 2):
        assert t.sees(seat, 1, "deck") == ""
        assert t.sees(seat, 1, "hand") == "", "Secret Chamber itself may have gone back"
    nobody_but_the_owner_sees_a_difference(t, attacked("silver, duchy"), (SPECTATOR, 0, 2))


@rule("dominion:R-8", "moat#4")
def test_a_revealed_reaction_is_known_to_be_in_hand(table: TableMaker) -> None:
    t = table(hand="witch", deck="2 copper", hands=["moat, gold", "copper"]).play("witch").answer("moat", seat=1)
    for seat in (SPECTATOR, 0, 2):
        assert t.sees(seat, 1, "hand") == "moat"


@rule("bureaucrat#0")
def test_all_know_what_bureaucrat_brought_onto_the_decks(table: TableMaker) -> None:
    t = table(hand="bureaucrat", deck="2 copper", hands=["estate, gold", "3 copper"]).play("bureaucrat")
    for seat in EVERYONE:
        assert t.sees(seat, 0, "deck") == "silver"
        assert t.sees(seat, 1, "deck") == "estate"
        assert t.sees(seat, 2, "hand") == "3 copper", "a hand without a Victory card is shown"
    assert t.sees(0, 1, "hand") == ""


def test_all_forget_a_shown_hand_when_a_card_leaves_it_unseen(table: TableMaker) -> None:
    t = table(hand="shanty_town, courtyard, copper", deck="gold, silver, estate", hands=["copper"]).play("shanty_town")
    assert t.sees(1, 0, "hand") == "courtyard, copper"
    t.play("courtyard")
    assert t.sees(1, 0, "hand") == "copper", "a departure that all see leaves the rest known"
    t.answer("gold")
    assert t.sees(1, 0, "hand") == ""


@rule("dominion:D-6")
def test_of_several_discards_only_the_last_is_seen(table: TableMaker) -> None:
    def after(discards: str) -> Table:
        t = table(hand="militia", hands=["gold, silver, estate, duchy, copper", "3 copper"]).play("militia")
        return t.answer(discards, seat=1)

    t = after("estate, duchy")
    nobody_but_the_owner_sees_a_difference(t, after("gold, duchy"), (SPECTATOR, 0, 2))
    assert t.discard(1).top == "duchy"


@rule("dominion:D-6")
def test_a_discard_that_is_not_seen_makes_all_forget_the_hand(table: TableMaker) -> None:
    def after(discards: str) -> Table:
        hand = "2 gold (known to all), 2 silver (known to all), duchy (known to all)"
        return table(hand="militia", hands=[hand, "3 copper"]).play("militia").answer(discards, seat=1)

    t = after("gold, duchy")
    for seat in (SPECTATOR, 0, 2):
        assert t.sees(seat, 1, "hand") == ""
    nobody_but_the_owner_sees_a_difference(t, after("silver, duchy"), (SPECTATOR, 0, 2))


@rule("dominion:CL-3")
def test_a_hand_put_away_at_the_end_of_a_turn_is_not_shown(table: TableMaker) -> None:
    def after(hand: str, deck: str) -> Table:
        t = table(hand=f"copper, {hand}", deck=f"{deck}, 4 copper", hands=["copper"], profile="ed2")
        return t.move("play copper").end_turn()

    nobody_but_the_owner_sees_a_difference(after("gold", "silver"), after("silver", "gold"), (SPECTATOR, 1))


@rule("dominion:D-2", "dominion:I-9")
def test_what_is_drawn_is_its_owners_secret(table: TableMaker) -> None:
    def drawn(deck: str) -> Table:
        return table(hand="smithy", deck=deck, hands=["copper"]).play("smithy")

    one, other = drawn("gold, silver, copper, estate"), drawn("estate, copper, silver, gold")
    nobody_but_the_owner_sees_a_difference(one, other, (SPECTATOR, 1))
    assert "gold" in one.sees(0, 0, "hand") and one.sees(1, 0, "hand") == ""


# --- cards revealed or looked at --------------------------------------------------------------------------------------------


@rule("scout#4", "dominion:I-7")
def test_the_order_scout_leaves_is_its_owners_secret(table: TableMaker) -> None:
    def scouted(order: str) -> Table:
        t = table(hand="scout", deck="estate, copper, silver, gold, curse", hands=["copper", "copper"])
        return t.play("scout").answer(order)

    t = scouted("copper, silver, gold")
    assert t.sees(0, 0, "deck") == "gold, silver, copper"
    for seat in OTHERS:
        assert t.sees(seat, 0, "deck") == ""
        assert t.sees(seat, 0, "hand") == "estate"
    nobody_but_the_owner_sees_a_difference(t, scouted("gold, copper, silver"))


@rule("scout#4")
def test_equal_cards_that_scout_leaves_are_known_to_all(table: TableMaker) -> None:
    t = table(hand="scout", deck="estate, 3 copper, curse", hands=["copper"]).play("scout")
    for seat in (SPECTATOR, 0, 1):
        assert t.sees(seat, 0, "deck") == "3 copper"


@rule("spy#0")
def test_all_know_the_cards_that_spy_leaves(table: TableMaker) -> None:
    t = table(hand="spy", deck="copper, gold, estate", others=[Seat(hand="copper", deck="silver, curse")])
    t.play("spy").answer("keep").answer("keep")
    for seat in (SPECTATOR, 0, 1):
        assert t.sees(seat, 0, "deck") == "gold"
        assert t.sees(seat, 1, "deck") == "silver"


@rule("spy#0")
def test_a_known_card_is_known_in_the_hand_that_draws_it(table: TableMaker) -> None:
    t = table(hand="spy, smithy", deck="copper, gold, estate, duchy", others=[Seat(hand="copper", deck="silver")])
    t.play("spy").answer("keep").answer("keep").play("smithy")
    for seat in (SPECTATOR, 1):
        assert t.sees(seat, 0, "hand") == "gold"


@rule("wishing_well#4")
def test_all_know_the_card_wishing_well_revealed(table: TableMaker) -> None:
    def wished(name: str) -> Table:
        return (
            table(hand="wishing_well", deck="copper, gold, estate", hands=["copper"]).play("wishing_well").answer(name)
        )

    missed, granted = wished("silver"), wished("gold")
    for seat in (SPECTATOR, 0, 1):
        assert missed.sees(seat, 0, "deck") == "gold"
        assert granted.sees(seat, 0, "deck") == ""
        assert "gold" in granted.sees(seat, 0, "hand")


@rule("library#0", "dominion:I-9")
def test_library_shows_what_is_set_aside_and_no_more(table: TableMaker) -> None:
    def drawing(deck: str) -> Table:
        return table(hand="library, 5 copper", deck=deck, hands=["copper", "copper"]).play("library")

    t = drawing("village, moat, silver")
    assert t.sees(0, 0, "revealed") == "village"
    for seat in OTHERS:
        assert t.sees(seat, 0, "revealed") == "?"
    nobody_but_the_owner_sees_a_difference(t, drawing("moat, village, silver"))
    for seat in EVERYONE:
        set_aside = drawing("village, moat, silver").answer("village")
        assert set_aside.sees(seat, 0, "set_aside") == "village"
    t.answer("nothing")
    for seat in OTHERS:
        assert t.sees(seat, 0, "hand") == ""


@rule("sentry#0", "dominion:D-10")
def test_what_sentry_looks_at_is_its_owners_secret(table: TableMaker) -> None:
    def looking(deck: str) -> Table:
        return table(hand="sentry", deck=deck, hands=["copper", "copper"]).play("sentry")

    one, other = looking("copper, gold, silver, curse"), looking("copper, estate, duchy, curse")
    assert one.sees(0, 0, "revealed") == "gold, silver"
    for seat in OTHERS:
        assert one.sees(seat, 0, "revealed") == "?, ?"
    kept = one.answer("nothing").answer("nothing").answer("gold, silver")
    assert kept.sees(0, 0, "deck") == "silver, gold"
    for seat in OTHERS:
        assert kept.sees(seat, 0, "deck") == ""
    # estate and duchy are as many cards; only what the two tables own differs, which is not what is looked at here
    assert other.answer("nothing").answer("nothing").answer("estate, duchy").sees(1, 0, "deck") == ""


@rule("harbinger#0", "dominion:I-9")
def test_what_harbinger_takes_is_its_owners_secret(table: TableMaker) -> None:
    def taking(card: str) -> Table:
        t = table(hand="harbinger", deck="2 copper", discard="estate, gold, silver", hands=["copper", "copper"])
        return t.play("harbinger").answer(card)

    t = taking("gold")
    assert t.sees(0, 0, "deck") == "gold"
    nobody_but_the_owner_sees_a_difference(t, taking("silver"))


@rule("harbinger#0")
def test_who_looks_through_the_own_discard_knows_it(table: TableMaker) -> None:
    t = table(
        hand="harbinger", deck="copper", discard="estate, gold (known to nobody), silver (known to nobody), duchy"
    )
    t.play("harbinger")
    for n in range(8):
        assert view_bytes(t.game.redeal(0, from_seed(str(n))), 0) == view_bytes(t.game, 0)


# --- passing ----------------------------------------------------------------------------------------------------------------


def passing(table: TableMaker, card: str, seats: int = 3) -> Table:
    """Seat 1 passes this card to its left, the others pass copper."""
    hands = ["gold, silver, estate", "copper, curse", "copper, curse"]
    t = table(
        hand="masquerade, 3 copper", deck="2 copper", hands=hands[: seats - 1], kingdom="masquerade, militia, moat"
    )
    t.play("masquerade")
    for seat in range(seats):
        if seat in t.asked:  # a hand of one kind leaves no choice, and yet all are asked at once
            t.answer(card if seat == 1 else "copper", seat=seat)
    return t


@rule("dominion:D-12", "dominion:I-9", "masquerade#1")
def test_giver_and_taker_know_a_passed_card_and_nobody_else(table: TableMaker) -> None:
    t = passing(table, "gold")
    assert t.sees(1, 2, "hand") == "gold"
    assert "gold" in t.sees(2, 2, "hand")
    for seat in (SPECTATOR, 0):
        assert t.sees(seat, 2, "hand") == ""
    nobody_but_the_owner_sees_a_difference(t, passing(table, "estate"), (SPECTATOR, 0))


@rule("dominion:D-12")
def test_between_two_players_a_spectator_does_not_see_what_is_passed(table: TableMaker) -> None:
    t, other = passing(table, "gold", seats=2), passing(table, "estate", seats=2)
    assert t.sees(1, 0, "hand") == "gold"
    nobody_but_the_owner_sees_a_difference(t, other, (SPECTATOR,))


@rule("dominion:D-12")
def test_third_parties_count_what_they_saw_change_hands(table: TableMaker) -> None:
    t = passing(table, "gold")
    assert t.owned(2).count("gold") == 1
    assert t.sees(0, 2, "owned").count("gold") == 0
    assert t.sees(0, 1, "owned").count("gold") == 1
    for seat in (1, 2):
        assert t.sees(seat, 2, "owned").count("gold") == 1
        assert t.sees(seat, 1, "owned").count("gold") == 0


@rule("dominion:D-12")
def test_a_passed_card_that_is_trashed_tells_all_who_passed_it(table: TableMaker) -> None:
    t = table(
        hand="masquerade, 3 copper",
        deck="2 copper",
        hands=["gold, silver, estate", "chapel, curse"],
        kingdom="masquerade, chapel",
    )
    t.play("masquerade").answer("copper", seat=0).answer("gold", seat=1).answer("curse", seat=2).answer("nothing")
    for seat in (SPECTATOR, 0):
        assert (t.sees(seat, 1, "owned").count("gold"), t.sees(seat, 2, "owned").count("gold")) == (1, 0)
    t.end_turn().end_turn()
    t.play("chapel").answer("gold")
    assert t.trash == "gold"
    for seat in EVERYONE:
        owners = t.game.view(seat)["players"]
        assert isinstance(owners, list)
        assert ["gold" in player["owned"] for player in owners] == [False, False, False]


@rule("dominion:D-12")
def test_a_passed_card_that_is_shown_tells_who_passed_it_on(table: TableMaker) -> None:
    """The gold went from seat 1 to 2 and from 2 to 3, and seat 3 plays it: only seat 1 had one to begin with."""
    t = table(
        hand="masquerade, 4 copper",
        deck="10 copper",
        others=[
            {"hand": "gold, 2 copper", "deck": "10 copper"},
            {"hand": "masquerade, 2 copper", "deck": "10 copper"},
            {"hand": "2 copper", "deck": "10 copper"},
        ],
        kingdom="masquerade, moat",
    )
    t.play("masquerade")
    for seat, card in enumerate(("copper", "gold", "copper", "copper")):
        t.answer(card, seat=seat)
    t.answer("nothing").end_turn().end_turn()
    t.play("masquerade")
    for seat, card in enumerate(("copper", "copper", "gold", "copper")):
        t.answer(card, seat=seat)
    t.answer("nothing").end_turn()
    assert [t.sees(SPECTATOR, seat, "owned").count("gold") for seat in range(4)] == [0, 1, 0, 0]
    t.play("gold")
    assert [t.sees(SPECTATOR, seat, "owned").count("gold") for seat in range(4)] == [0, 0, 0, 1]


def test_what_one_knows_of_a_hand_does_not_tell_what_another_knows(table: TableMaker) -> None:
    """Seat 0's coppers are shown to all; what seat 2 then passes to seat 0 must not show in what seat 1 knows of them."""

    def after(passed: str) -> Table:
        t = table(
            hand="masquerade, 4 copper (known to all)",
            deck="2 copper",
            hands=["estate, duchy", "copper, curse"],
            kingdom="masquerade, moneylender",
        )
        t.play("masquerade").answer("copper", seat=0).answer("estate", seat=1).answer(passed, seat=2)
        return t.answer("copper", seat=0)

    one, other = after("copper"), after("curse")
    assert one.sees(1, 0, "hand") == "2 copper", "of four known ones, one was passed and one trashed"
    nobody_but_the_owner_sees_a_difference(one, other, (1,))


def test_a_reaction_shown_twice_does_not_tell_of_a_second_copy(table: TableMaker) -> None:
    """Seat 2 has passed a moat to seat 0, and the moat shown later may be that one."""
    t = table(
        hand="masquerade, moat", deck="2 copper", hands=["witch, copper", "moat, copper"], kingdom="masquerade, witch"
    )
    t.play("masquerade").answer("copper", seat=0).answer("copper", seat=1).answer("moat", seat=2).answer(
        "nothing", seat=0
    )
    assert t.hand(0).count("moat") == 2 and t.sees(2, 0, "hand") == "moat"
    show_in_hand(t.turn, t.turn.players[0], t.turn.option_named("moat"))
    for seat in OTHERS:
        assert t.sees(seat, 0, "hand") == "moat"


# --- what a question tells ----------------------------------------------------------------------------------------------------


@rule("dominion:R-6", "dominion:I-2")
def test_who_may_react_is_not_shown_to_the_others(table: TableMaker) -> None:
    def attacked(hands: list[str]) -> Table:
        return table(hand="witch", deck="2 copper", hands=hands, kingdom="witch, moat").play("witch")

    one, other = attacked(["moat", "copper"]), attacked(["copper", "moat"])
    assert one.asked == [1] and other.asked == [2]
    for seat in (SPECTATOR, 0):
        question = one.game.view(seat)["question"]
        assert isinstance(question, dict)
        assert question["asked"] is None and question["owner"] is None and "mine" not in question
        assert question == other.game.view(seat)["question"]


@rule("dominion:A-6", "dominion:I-2")
def test_a_skipped_phase_does_not_tell_the_others_what_a_hand_lacks(table: TableMaker) -> None:
    def next_turn(hand: str) -> Table:
        return table(hand="copper", deck="5 copper", hands=[hand, "copper"], phase="buy", kingdom="village").move(
            "end turn"
        )

    shown = set()
    for hand in ("village, copper", "copper, estate", "estate, curse"):
        t = next_turn(hand)
        assert t.asked == [1]
        for seat in (SPECTATOR, 0, 2):
            view = t.game.view(seat)
            assert isinstance(view["question"], dict)
            shown.add((view["phase"], view["question"]["verb"]))
    assert shown == {("action", "play_action")}


def test_the_others_see_the_buy_phase_when_treasures_lie_in_play(table: TableMaker) -> None:
    t = table(hand="2 copper, estate", hands=["copper"]).move("play copper")
    assert t.phase == "treasure"
    assert t.game.view(0)["phase"] == "treasure"
    assert t.game.view(1)["phase"] == "buy"


@rule("dominion:I-3", "dominion:I-4")
def test_only_the_owner_counts_a_deck(table: TableMaker) -> None:
    t = table(hand="copper", deck="7 copper", hands=["copper"])
    for seat in (SPECTATOR, 0, 1):
        players = t.game.view(seat)["players"]
        assert isinstance(players, list)
        for player in players:
            assert ("deck_size" in player) == (player["seat"] == seat)
            assert ("hand" in player) == (player["seat"] == seat)


def test_an_unfinished_move_shows_nothing(table: TableMaker) -> None:
    t = table(hand="militia", hands=["5 copper, gold", "3 copper"]).play("militia")
    before = [view_bytes(t.game, seat) for seat in (SPECTATOR, 0, 2)]
    t.game.apply(1, t.game.state.option_named("gold"))
    assert list(t.game.picks(1)) and [view_bytes(t.game, seat) for seat in (SPECTATOR, 0, 2)] == before


# --- a re-deal leaves what is asked answerable ----------------------------------------------------------------------------------


def bureaucrats_victim(table: TableMaker) -> Table:
    return table(
        hand="bureaucrat", others=[Seat(hand="estate, duchy, 3 copper", deck="20 copper"), Seat(hand="copper")]
    ).play("bureaucrat")


def throne_room(table: TableMaker) -> Table:
    hand = "throne_room, village, smithy, 2 copper"
    return table(hand=hand, deck="20 copper", hands=["copper", "copper"], kingdom="throne_room@base1").play(
        "throne_room"
    )


def library(table: TableMaker) -> Table:
    return table(hand="library, 4 copper", deck="village, 20 copper", hands=["copper", "copper"]).play("library")


def mine(table: TableMaker) -> Table:
    hand = "mine, silver, copper, 3 estate"
    return table(hand=hand, deck="20 estate", hands=["copper", "copper"], kingdom="mine@base1").play("mine")


def militia_against_a_moat(table: TableMaker) -> Table:
    return (
        table(hand="militia", hands=["moat, 4 copper", "gold, silver, 3 copper"]).play("militia").answer("moat", seat=1)
    )


@pytest.mark.parametrize("asking", [bureaucrats_victim, throne_room, library, mine, militia_against_a_moat])
def test_a_copy_of_a_redeal_is_equal_and_ends_alike(table: TableMaker, asking: Callable[[TableMaker], Table]) -> None:
    t = asking(table)
    (answering,) = t.asked
    for seat in (SPECTATOR, *range(3)):
        one = t.game.redeal(seat, from_seed("redeal"))
        other = one.clone()
        assert everything(one) == everything(other)
        while one.run is not None:
            (answering,) = one.asked()
            option = one.options(answering)[0]
            one.apply(answering, option)
            other.apply(answering, option)
        assert everything(one) == everything(other)


@pytest.mark.parametrize("asking", [bureaucrats_victim, throne_room, library, mine])
def test_who_is_asked_for_a_card_has_one_in_every_redeal(
    table: TableMaker, asking: Callable[[TableMaker], Table]
) -> None:
    t = asking(table)
    (answering,) = t.asked
    for seat in (SPECTATOR, *range(3)):
        for n in range(25):
            other = t.game.redeal(seat, from_seed(str(n)))
            assert any(option < PILES for option in other.options(answering)), "nothing to choose from any more"
            for option in other.options(answering):
                other.clone().apply(answering, option)
