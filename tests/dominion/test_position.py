"""Positions in words: what is written is read back, and what makes no sense is named."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.core.game import Game
from signoria.core.registry import BadPosition
from signoria.core.rng import from_seed
from signoria.dominion import GAME, Dominion, Setup, deal
from signoria.dominion.catalogue import KINGDOM_CARDS
from signoria.dominion.position import AT_TURN_START, OF_A_PLAYER, OF_THE_TABLE, read_position, write_position
from signoria.dominion.state import CARD, KNOWN
from tests.table import Seat, TableMaker
from tests.volume import examples

# --- round trips -------------------------------------------------------------------------------------------------------


def read_back(position: dict[str, object]) -> Dominion:
    """As from a file: plain data only."""
    return read_position(json.loads(json.dumps(position)))


def a_random_kingdom(seed: str) -> tuple[str, ...]:
    entries = sorted(KINGDOM_CARDS)
    order = list(range(len(entries)))
    from_seed(seed).shuffle(order)
    chosen: dict[str, str] = {}
    for i in order:
        id, edition = entries[i]
        if len(chosen) < 10:
            chosen.setdefault(id, edition)
    return tuple(f"{id}@{edition}" for id, edition in chosen.items())


@examples(15)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 6))
def test_every_state_between_effects_is_read_back_equal(seed: int, seats: int) -> None:
    chance = from_seed(f"play {seed}")
    setup = Setup(seats, a_random_kingdom(f"kingdom {seed}"), choose_discard_top=seed % 2 == 0)
    game = Game(deal(setup, from_seed(f"deal {seed}")))
    for _ in range(250):
        if game.over():
            break
        if game.run is None:
            assert isinstance(game.state, Dominion)
            again = read_back(write_position(game.state))
            assert again.key() == game.state.key()
            assert [who.owned for who in again.players] == [who.owned for who in game.state.players]
        options = game.options(game.seat())
        game.apply(game.seat(), options[chance.below(len(options))])


def test_a_position_goes_on_like_the_game_it_was_written_from() -> None:
    game = Game(deal(Setup(3, a_random_kingdom("any"), first=1), from_seed("on and on")))
    assert isinstance(game.state, Dominion)
    again = Game(read_back(write_position(game.state)))
    chance = from_seed("moves")
    for _ in range(300):
        if game.over():
            break
        options = game.options(game.seat())
        assert again.options(again.seat()) == options
        option = options[chance.below(len(options))]
        game.apply(game.seat(), option)
        again.apply(again.seat(), option)
    assert again.state.key() == game.state.key()


def test_in_the_middle_of_an_effect_there_is_no_position(table: TableMaker) -> None:
    t = table(hand="militia", hands=["5 copper, estate"]).play("militia")
    with pytest.raises(BadPosition, match="between effects"):
        GAME.write_position(t.turn)


# --- what is written ---------------------------------------------------------------------------------------------------


def test_cards_are_written_by_id_or_by_title_and_counted(table: TableMaker) -> None:
    t = table(hand="2 Throne Room, village,  Secret Chamber", deck=["3 Copper", "gold"])
    assert t.hand() == "throne_room, throne_room, village, secret_chamber"
    assert t.deck() == "3 copper, gold"


def test_decks_and_discards_are_written_top_to_bottom(table: TableMaker) -> None:
    t = table(hand="laboratory", deck="gold, silver, copper", discard="estate, duchy")
    t.play("laboratory")
    assert t.hand() == "gold, silver"
    assert t.deck() == "copper"
    assert GAME.seen_facts(t.game.view(1))["0"]["discard_top"] == "estate"  # type: ignore[index]  # facts of a seat


def test_what_is_left_out_is_as_at_the_start_of_a_turn(table: TableMaker) -> None:
    t = table(hand="village")
    assert (t.turn.actions, t.turn.buys, t.turn.coins) == (1, 1, 0)
    assert (t.turn.turn, t.turn.players[0].turns, t.turn.players[1].turns) == (1, 1, 0)
    assert (t.supply("province"), t.supply("copper"), t.supply("village")) == (8, 46, 10)


def test_a_kingdom_holds_the_cards_named_and_is_filled_up_to_ten() -> None:
    table = read_position({"kingdom": ["feast"], "hand": "mine", "trash": "spy", "supply": {"nobles": 3}})
    chosen = {entry.partition("@")[0] for entry in table.kingdom.chosen()}
    assert {"feast", "mine", "spy", "nobles"} <= chosen
    assert len(chosen) == 10


@pytest.mark.parametrize(("profile", "edition"), [("ed1", "base1"), ("ed2", "base2"), ("", "base2")])
def test_a_card_of_both_editions_follows_the_profile(profile: str, edition: str) -> None:
    assert f"mine@{edition}" in read_position({"hand": "mine", "profile": profile}).kingdom.chosen()


def test_an_edition_may_be_named() -> None:
    table = read_position({"hand": "mine", "kingdom": "mine@base1, militia@base2"})
    assert "mine@base1" in table.kingdom.chosen()
    assert table.second_edition


def test_phases_without_anything_to_play_are_skipped_unless_one_is_named(table: TableMaker) -> None:
    assert table(hand="copper").phase == "treasure"
    assert table(hand="estate").phase == "buy"
    assert table(hand="village", actions=0).phase == "buy"
    assert table(hand="estate", phase="action").phase == "action"
    assert table(hand="village, copper", phase="buy").phase == "buy"
    assert table(hand="village, copper", phase="over").over


def test_a_player_owns_what_lies_in_the_zones(table: TableMaker) -> None:
    t = table(hand="estate", deck="duchy", discard="province", in_play="village", set_aside="curse", trash="gold")
    assert t.owned() == "estate, duchy, province, village, curse"
    assert t.points() == 1 + 3 + 6 - 1


def test_laid_down_shuffles_come_in_turn(table: TableMaker) -> None:
    t = table(
        hand="2 smithy", deck="nothing", discard="gold, silver, copper", shuffles=["copper, gold, silver"], actions=2
    )
    t.play("smithy")
    assert t.hand() == "smithy, gold, silver, copper"
    t = table(hand="laboratory", discard="gold, silver, copper", shuffles="copper, silver, gold").play("laboratory")
    assert t.deck() == "gold"


def test_the_usual_knowledge_of_zones_and_another_one() -> None:
    table = read_position(
        {
            "seats": 3,
            "hand": "gold (known to 1), silver",
            "deck": "estate (known to 0 and 2), duchy (known to all), copper",
            "discard": "copper, curse (known to owner), curse (known to nobody), silver",
        }
    )
    me = table.players[0]
    assert [slot >> KNOWN for slot in me.hand] == [0b010, 0]
    everyone = table.all >> KNOWN  # the spectators with them
    assert [slot >> KNOWN for slot in reversed(me.deck)] == [0b101, everyone, 0]
    assert [slot >> KNOWN for slot in reversed(me.discard)] == [everyone, 0b001, 0, everyone]
    assert [table.kingdom.cards[slot & CARD].id for slot in reversed(me.deck)] == ["estate", "duchy", "copper"]


def test_passes_that_others_did_not_see_are_written(table: TableMaker) -> None:
    t = table(hand="masquerade, copper", others=[Seat(hand="estate"), Seat(hand="gold")], deck="2 silver")
    t.play("masquerade").answer("0: copper").answer("1: estate").answer("2: gold").answer("nothing")
    words = GAME.write_position(t.turn)
    assert words["passes"] == ["copper from 0 to 1", "estate from 1 to 2", "gold from 2 to 0"]
    assert read_back(words).key() == t.turn.key()


# --- what makes no sense -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "complaint", "path"),
    [
        ({"hand": "coper"}, "no card is called “coper”; did you mean copper", ("hand",)),
        ({"hand": ["gold", "trone room"]}, "did you mean throne_room", ("hand", 1)),
        ({"1": {"deck": "2 estates"}}, "did you mean estate", ("1", "deck")),
        ({"hand": "gold", "1": {"hand": "golt"}}, "did you mean gold", ("1", "hand")),
        ({"hnd": "copper"}, "a position has no “hnd”; did you mean hand", ("hnd",)),
        ({"1": {"hnd": "copper"}}, "seat 1 has no “hnd”; did you mean hand", ("1", "hnd")),
        ({"1": {"hand": "moat", "4 copper": None}}, "put lists in brackets", ("1", "4 copper")),
        ({"1": "copper"}, "seat 1 must have zones", ("1",)),
        ({"hand": 5}, "5 isn’t a list of names", ("hand",)),
        ({"hand": None}, "None isn’t a list of names", ("hand",)),
        ({"hand": [5]}, "5 isn’t a name", ("hand", 0)),
        ({"hand": "copper ("}, "“copper \\(” isn’t a name", ("hand",)),
        ({"hand": "copper", "0": {"hand": "copper"}}, "the hand of seat 0 is given twice", ("hand",)),
        ({"hand": "copper (secret)"}, "write \\(known to 0\\)", ("hand",)),
        ({"hand": "copper (known to 4)"}, "there’s no seat “4”", ("hand",)),
        ({"in_play": "copper (known to 0)"}, "write \\(known to 0\\)", ("in_play",)),
        ({"trash": "copper (known to 0)"}, "remarks aren’t allowed here", ("trash",)),
        ({"discard": "copper (known to 0)"}, "everyone sees the top of a discard pile", ("discard",)),
        ({"coins": "many"}, "coins must be a number, not 'many'", ("coins",)),
        ({"coins": 10**30}, "it contains a number larger than", ("coins",)),
        ({"²": {"hand": "gold"}}, "a position has no “²”", ("²",)),
        ({"hand": "1000 copper"}, "there aren’t that many", ("hand",)),
        ({"coins": -1}, "coins must be a number, not -1", ("coins",)),
        ({"coins": True}, "coins must be a number, not True", ("coins",)),
        ({"turns": "x"}, "turns must be a number", ("turns",)),
        ({"choose_discard_top": "maybe"}, "true or false", ("choose_discard_top",)),
        ({"phase": "night"}, "no phase is called “night”; available: action, treasure", ("phase",)),
        ({"profile": "ed3"}, "unknown rules profile “ed3”", ("profile",)),
        ({"seats": 7}, "2 to 6 players, not 7", ("seats",)),
        ({"seats": 2, "2": {"hand": "gold"}}, "there’s no seat 2; this game has 2", ("2",)),
        ({"seats": 2, "active": 2}, "there’s no seat 2; this game has 2", ("active",)),
        ({"kingdom": "copper"}, "Copper is in every game", ("kingdom",)),
        ({"kingdom": ["feast@base2"]}, "feast isn’t in base2; it’s in base1", ("kingdom", 0)),
        ({"kingdom": ["mine", "mine@base1"]}, "mine is in the kingdom twice", ("kingdom", 1)),
        ({"supply": {"golt": 3}}, "did you mean gold", ("supply", "golt")),
        ({"supply": {"gold": "few"}}, "the gold pile must be a number", ("supply", "gold")),
        ({"supply": "gold"}, "supply lists piles", ("supply",)),
        ({"passes": ["copper to 1"]}, "write a pass as `copper from 0 to 1`", ("passes", 0)),
        ({"passes": ["copper from 0 to 5"]}, "there’s no seat 5", ("passes", 0)),
        ({"shuffles": 3}, "shuffles must be lists of cards", ("shuffles",)),
        ({"shuffles": ["copper, golt"]}, "did you mean gold", ("shuffles", 0)),
        ({"rng": [1, 2]}, "rng must be a list of four numbers", ("rng",)),
        ({"rng": [1, 2, 3, 4], "seed": "x"}, "not both", ("rng",)),
    ],
)
def test_nonsense_is_named_with_its_place(
    position: dict[str, object], complaint: str, path: tuple[object, ...]
) -> None:
    with pytest.raises(BadPosition, match=complaint) as bad:
        read_position(position)
    assert bad.value.path == path


VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 10**12),
    st.sampled_from(["copper", "2 gold, moat", "militia (known to 0)", "nothing", "ed1", "buy", "copper from 0 to 1"]),
    st.text(max_size=12),
    st.lists(
        st.one_of(st.integers(0, 9), st.sampled_from(["copper", "3 estate", "x@y"]), st.text(max_size=5)), max_size=4
    ),
)
KEYS = (*OF_THE_TABLE, *AT_TURN_START, *OF_A_PLAYER)
PLAYER = st.dictionaries(st.one_of(st.sampled_from(OF_A_PLAYER), st.text(max_size=4)), VALUES, max_size=3)


@examples(400)
@given(
    st.dictionaries(
        st.one_of(st.sampled_from(KEYS), st.sampled_from("0123456789²")), st.one_of(VALUES, PLAYER), max_size=5
    )
)
def test_whatever_is_written_is_a_position_or_a_bad_one(words: dict[str, object]) -> None:
    try:
        table = read_position(words)
    except BadPosition:
        return
    assert read_back(write_position(table)).key() == table.key()


def test_more_than_ten_kingdom_cards_are_too_many() -> None:
    ids = sorted({id for id, _ in KINGDOM_CARDS})[:11]
    with pytest.raises(BadPosition, match="a kingdom has ten cards, but 11 are named"):
        read_position({"hand": ids})
    with pytest.raises(BadPosition, match=f"{ids[10]} isn’t in the kingdom"):
        read_position({"kingdom": ids[:10], "hand": ids[10]})
