"""Custom cards: what a file may say and what it may not, and that such cards follow the rules all cards follow."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from signoria.core.game import Game
from signoria.core.limits import CARD_DEPTH, CARD_FILE_BYTES, CARD_FILE_CARDS, CARD_PARTS
from signoria.core.record import Record, Start
from signoria.core.registry import BadSetup
from signoria.core.rng import from_seed
from signoria.core.words import BadWords
from signoria.dominion import GAME, CardBook, Choice, Dominion, Setup, deal, load_cards
from signoria.dominion.card import Card
from signoria.dominion.custom import BadCardFile, CustomCard, WrongCard, read_card, read_cards, read_file, read_text
from signoria.dominion.custom.forms import FORMS
from signoria.dominion.custom.reader import MOST_DEPTH, MOST_STEPS
from signoria.dominion.custom.verbs import ASKING, QUIET
from signoria.dominion.setup_data import read_setup, write_setup
from tests.dominion.random_cards import random_card
from tests.properties.checks import (
    a_clone_is_equal_and_plays_on_alike,
    a_clone_is_independent,
    a_redeal_keeps_what_the_seat_sees,
    cards_are_conserved,
    totals,
)
from tests.properties.games import lively_answer, new_game
from tests.rules import rule
from tests.table import TableMaker

ROOT = Path(__file__).resolve().parents[2]
OTHERS = ("cellar", "chapel", "market", "militia", "moat", "remodel", "smithy", "village", "workshop")
KINGDOM = tuple(f"{id}@base2" for id in OTHERS)


def made(**data: object) -> CustomCard:
    """A card with something of its own; what is not said is plain."""
    return read_card({"id": "own", "names": {"en": "Own"}, "cost": 3, "types": ["action"], **data})


def setup_with(card: CustomCard, seats: int = 2) -> Setup:
    return Setup(seats, (*KINGDOM, f"{card.id}@custom"), custom=(card,))


# --- what a file may not say ----------------------------------------------------------------------------------------------

HEAD = "id: own\nnames: {en: Own}\ncost: 3\ntypes: [action]\n"


@rule("dominion:BL-4")
@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("id: militia\nnames: {en: M}\ncost: 4\ntypes: [action]\n", "1:5", "a card called militia already exists"),
        ("id: copper\nnames: {en: M}\ncost: 4\ntypes: [action]\n", "1:5", "a card called copper already exists"),
        ("id: end_turn\nnames: {en: M}\ncost: 4\ntypes: [action]\n", "1:5", "means something else"),
        ("id: Old Mill\nnames: {en: M}\ncost: 4\ntypes: [action]\n", "1:5", "lowercase letters"),
        ("names: {en: M}\ncost: 4\ntypes: [action]\n", "1:1", "needs `id`"),
        ("id: own\ncost: 4\ntypes: [action]\n", "1:1", "needs a name"),
        ("id: own\nnames: {de: Mühle}\ncost: 4\ntypes: [action]\n", "2:9", "has no 'de'"),
        ('id: own\nnames: {en: "a\\tb"}\ncost: 4\ntypes: [action]\n', "2:13", "can’t be printed"),
        (HEAD.replace("cost: 3", "cost: -1"), "3:7", "a number from 0 to 20, not -1"),
        (HEAD.replace("cost: 3", "cost: cheap"), "3:7", "not 'cheap'"),
        (HEAD.replace("cost: 3", "cost: 1.5"), "3:7", "not '1.5'"),
        (HEAD.replace("cost: 3", "cost: true"), "3:7", "not True"),
        (HEAD.replace("cost: 3", "cost: 21"), "3:7", "0 to 20"),
        (HEAD.replace("[action]", "[acton]"), "4:8", "did you mean action"),
        (HEAD.replace("[action]", "[]"), "4:8", "one or more types"),
        (HEAD.replace("[action]", "[attack]"), "4:8", "can’t be played"),
        (HEAD.replace("[action]", "[victory]") + "cards: 1\n", "4:8", "never happen"),
        (HEAD.replace("[action]", "[action, reaction]"), "4:8", "needs `reaction:` steps or `unaffected: true`"),
        (HEAD + "unaffected: true\n", "4:8", "needs the type reaction"),
        (HEAD + "points: 1\n", "5:9", "only Victory cards and Curses have points"),
        (HEAD + "point: 1\n", "5:1", "did you mean points"),
        (HEAD + "points: {per: 0, of: cards}\n", "5:15", "1 to 20"),
        (HEAD + "points: {per: 3, of: cardz}\n", "5:22", "did you mean cards"),
        (HEAD + "points: {per: 3}\n", "5:9", "need `of`"),
        (HEAD + "steps:\n  - dicard: 1\n", "6:5", "did you mean discard"),
        (HEAD + "steps:\n  - discard: two\n", "6:14", "an amount must be a number"),
        (HEAD + "steps:\n  - discard: -2\n", "6:14", "0 to 20"),
        (HEAD + "steps:\n  - discard: {upto: 2}\n", "6:15", "did you mean up_to"),
        (HEAD + "steps:\n  - discard: {number: 1, up_to: 2}\n", "6:26", "don’t go together"),
        (HEAD + "steps:\n  - cards: any\n", "6:12", "needs a number"),
        (HEAD + "steps:\n  - discard: 1\n    trash: 1\n", "6:5", "one verb"),
        (HEAD + "steps: discard\n", "5:8", "a list of steps"),
        (HEAD + "steps:\n  - 7\n", "6:5", "a step must be a verb"),
        (HEAD + "steps:\n  - gain: cooper\n", "6:11", "did you mean copper"),
        (HEAD + "steps:\n  - gain: {to: hand}\n", "6:11", "gain what?"),
        (HEAD + "steps:\n  - gain: {card: silver, may: true}\n", "6:11", "nothing to choose"),
        (HEAD + "steps:\n  - gain: {cost: it + 1}\n", "6:18", "no earlier step"),
        (HEAD + "steps:\n  - gain: {cost: twice it}\n", "6:18", "`it + 2`"),
        (HEAD + "steps:\n  - gain: {card: silver, to: table}\n", "6:30", "discard, hand, or deck"),
        (HEAD + "steps:\n  - discard: 2\n  - if: {it_is: action}\n    then: [{coins: 1}]\n", "7:17", "`it`"),
        (HEAD + "steps:\n  - if: {hand_has: action}\n    then: [{coins: 1}]\n", "6:10", "reveal_hand"),
        (HEAD + "steps: [reveal_hand, {cards: 1}, {if: {hand_has: action}, then: []}]\n", "5:40", "reveal_hand"),
        (HEAD + "steps:\n  - if: {done: 1}\n", "6:5", "needs `then:` or `else:`"),
        (HEAD + "steps:\n  - if: {don: 1}\n    then: [{coins: 1}]\n", "6:10", "did you mean done"),
        (HEAD + "steps:\n  - choose_one: {coins: [{coins: 2}]}\n", "6:17", "must offer more than"),
        (HEAD + "steps:\n  - choose_one: {coin: [{coins: 2}], cards: []}\n", "6:18", "did you mean coins"),
        (HEAD + "steps:\n  - reveal: 1\n  - look: 1\n", "7:5", "either looks"),
        (HEAD + "steps:\n  - trash_this: 1\n", "6:17", "takes no value"),
        (HEAD + "steps:\n  - each_other_player: [trash_this]\n", "6:25", "another player’s steps"),
        (HEAD + "steps:\n  - each_other_player: [{each_other_player: []}]\n", "6:26", "isn’t allowed"),
        (HEAD + "steps:\n  - gain: {cost: 1, chosen_by: you}\n", "6:21", "steps of other players"),
        (HEAD + "reaction: [{coins: 1}]\n", "5:13", "isn’t allowed in a reaction"),
        (HEAD + "steps: [{may_play_it: }]\n", "5:10", "must come after a step"),
        (HEAD + "cost: 4\n", "5:1", "appears twice"),
        (HEAD + "steps: &s []\n", "5:8", "anchors"),
        (HEAD + "steps: !!python/name:os.system x\n", "5:8", "tags"),
        (HEAD + "steps: [\n", "6:1", "a value is missing here"),
        (HEAD + "---\n" + HEAD, "5:1", "one document"),
        (HEAD + "? [a]\n: b\n", "5:3", "a key must be a word"),
        ("", "1:1", "no cards here"),
        ("[]", "1:1", "no cards here"),
        ("7", "1:1", "write a card as keys and values"),
        ("- {id: own, names: {en: O}, cost: 3, types: [action]}\n" * 2, "2:8", "appears twice in this file"),
    ],
)
def test_a_mistake_is_named_with_file_line_and_column(text: str, place: str, words: str) -> None:
    with pytest.raises(BadCardFile) as caught:
        read_text(text, "cards.yaml")
    message = str(caught.value)
    assert message.startswith(f"cards.yaml:{place}: "), message
    assert words in message


def test_a_file_has_bounds(tmp_path: Path) -> None:
    def refused(text: str) -> str:
        with pytest.raises(BadCardFile) as caught:
            read_text(text)
        return str(caught.value).partition(": ")[2]

    file = tmp_path / "large.yaml"
    file.write_text("#" * (CARD_FILE_BYTES + 1))
    with pytest.raises(BadCardFile, match="larger than 65,536 bytes"):
        read_file(file)
    assert "at most 65,536" in refused("#" * (CARD_FILE_BYTES + 1))
    assert f"at most {CARD_FILE_CARDS} cards" in refused("\n".join(["- {}"] * (CARD_FILE_CARDS + 1)))
    assert f"at most {MOST_STEPS} steps" in refused(HEAD + "steps:\n" + "  - reveal_hand\n" * (MOST_STEPS + 1))
    assert f"at most {CARD_PARTS} values" in refused(HEAD + "steps:\n" + "  - reveal_hand\n" * CARD_PARTS)
    assert f"{MOST_DEPTH} deep" in refused(
        HEAD + "steps: [" + "{may: [" * MOST_DEPTH + "trash_this" + "]}" * MOST_DEPTH + "]"
    )
    assert "levels deep" in refused(HEAD + "steps: " + "[" * 20_000)
    assert "at most 600 characters" in refused(HEAD + f"text: {{en: {'x' * 700}}}")
    assert "digits" not in refused(HEAD.replace("cost: 3", f"cost: {'9' * 5000}"))


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "card.yaml"
    file.write_bytes(b"id: \xff\xfe")
    with pytest.raises(BadCardFile, match="UTF-8"):
        read_file(file)
    with pytest.raises(BadCardFile, match="can’t be read"):
        read_file(tmp_path / "missing.yaml")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ("militia", "a list of cards"),
        ([7], "custom card 0: write a card as keys"),
        (
            [{"id": "own", "names": {"en": "Own"}, "cost": 3, "types": ["action"], "steps": [{"discard": 1.5}]}],
            "whole number",
        ),
        (
            [{"id": "own", "names": {"en": "Own"}, "cost": 3, "types": ["action"], "steps": [{"gain": []}]}],
            r"\.steps\[0\]\.gain",
        ),
    ],
)
def test_wrong_cards_in_a_setup_are_refused_and_the_place_is_named(data: object, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        read_cards(data)


def test_data_nested_beyond_all_bounds_is_refused() -> None:
    steps: list[object] = []
    for _ in range(100_000):
        steps = [steps]
    with pytest.raises(WrongCard, match="nested too deeply"):
        made(steps=steps)
    assert CARD_DEPTH < 100


def test_every_verb_can_be_written_carried_out_and_looked_up() -> None:
    assert set(FORMS) == set(ASKING) | set(QUIET)
    assert not set(ASKING) & set(QUIET)
    described = (ROOT / "docs" / "custom-cards.md").read_text(encoding="utf-8")
    assert [verb for verb in FORMS if f"`{verb}" not in described] == []
    keys = {key for form in FORMS.values() for key in form.keys}
    assert [key for key in sorted(keys) if f"{key}:" not in described and f"`{key}`" not in described] == []


# --- what such cards do ---------------------------------------------------------------------------------------------------


@rule("dominion:BL-2")
@pytest.mark.parametrize("number", range(30))
def test_cards_made_up_by_chance_play_without_a_fault(number: int) -> None:
    """Whatever the reader accepts: cards are conserved, copies are equal, re-deals keep what is seen, effects end."""
    random = Random(f"made up {number}")
    card = random_card(random, "made_up")
    kingdom = (
        "moat@base2",
        "throne_room@base2",
        "secret_chamber@intrigue1",
        *KINGDOM[:4],
        "library@base2",
        "spy@base1",
    )
    game = new_game(
        Setup(random.choice((2, 3)), (*kingdom, "made_up@custom"), custom=(card,)), f"made up {number}", extra=8
    )
    start = totals(game)
    for pick in range(50):
        if game.over():
            break
        game.apply(*lively_answer(game, random))
        cards_are_conserved(game, start)
        if pick % 10 == 0:
            a_clone_is_equal_and_plays_on_alike(game, random, 3)
            a_clone_is_independent(game, random, 3)
            a_redeal_keeps_what_the_seat_sees(game, random, start, 3)
        if game.run is None:
            assert isinstance(game.state, Dominion)
            assert not any(who.revealed or who.aside for who in game.state.players)


def test_plays_inside_plays_go_as_deep_as_there_are_cards() -> None:
    relays = [
        read_card(
            {
                "id": f"relay_{letter}",
                "names": {"en": "R"},
                "cost": 1,
                "types": ["action"],
                "steps": [{"play_twice": None}],
            }
        )
        for letter in "abcdefghij"
    ]
    hand = ", ".join(f"10 {card.id}" for card in relays)
    game = Game(GAME.read_position({"hand": hand, "custom": [card.data() for card in relays]}))
    while game.question is not None and game.options(0)[0] < 17 and game.state.verb_name(game.question.verb) != "buy":
        game.apply(0, game.options(0)[0])
    assert isinstance(game.state, Dominion)
    assert len(game.state.players[0].in_play) == 100


@rule("dominion:BL-3")
@pytest.mark.parametrize(("types", "sizes"), [(["action"], [10, 10, 10]), (["action", "victory"], [8, 12, 12])])
def test_a_custom_card_has_the_pile_that_its_types_ask_for(types: list[str], sizes: list[int]) -> None:
    card = made(types=types)
    tables = [deal(setup_with(card, seats), from_seed("")) for seats in (2, 4, 6)]
    assert [table.supply[table.option_named("own")] for table in tables] == sizes
    assert [len(table.supply) for table in tables] == [17, 17, 17]


@rule("dominion:BL-3", "dominion:BL-5")
def test_custom_cards_join_the_random_draw_one_kind_at_a_time() -> None:
    book = CardBook([made(), made(id="other"), made(id="another")])
    choice = Choice(customs=book.customs())
    rng = from_seed("drawn")
    drawn = [choice.at_random(rng) for _ in range(400)]
    kinds = [[entry for entry in kingdom if entry.endswith("@custom")] for kingdom in drawn]
    assert max(map(len, kinds)) == 1
    assert {entry for own in kinds for entry in own} == {"own@custom", "other@custom", "another@custom"}
    assert 60 < sum(map(len, kinds)) < 340
    for kingdom in drawn[:5]:
        deal(Setup(2, kingdom, custom=book.carried(kingdom)), from_seed(""))


@rule("dominion:BL-5")
def test_two_custom_kinds_need_a_wider_limit() -> None:
    cards = (made(), made(id="other"))
    kingdom = (*KINGDOM[:8], "own@custom", "other@custom")
    with pytest.raises(BadSetup, match="the kingdom has 2 different custom cards, but most_custom allows 1"):
        deal(Setup(2, kingdom, custom=cards), from_seed(""))
    assert deal(Setup(2, kingdom, custom=cards, most_custom=2), from_seed("")).kingdom.cards
    with pytest.raises(BadSetup, match="most_custom allows 0"):
        deal(Setup(2, (*KINGDOM, "own@custom"), custom=cards[:1], most_custom=0), from_seed(""))


@rule("dominion:BL-4")
def test_ids_of_other_cards_are_refused() -> None:
    with pytest.raises(WrongCard, match="already"):
        made(id="moat")
    with pytest.raises(BadSetup, match="called own already"):
        CardBook([made(), made(cost=4)])
    with pytest.raises(BadSetup, match="isn’t in the kingdom"):
        deal(Setup(2, (*KINGDOM, "mine@base2"), custom=(made(),)), from_seed(""))
    with pytest.raises(BadSetup, match="unknown card “own”"):
        deal(Setup(2, (*KINGDOM, "own@custom")), from_seed(""))


def own(**data: object) -> list[dict[str, object]]:
    return [made(**data).data()]


@rule("dominion:BL-4", "dominion:D-15")
def test_bridge_makes_a_custom_card_cheaper(table: TableMaker) -> None:
    t = table(hand="bridge, workshop, copper", actions=2, custom=own(cost=5))
    t.play("bridge").play("workshop")
    assert t.cost("own") == 4
    t.move("gain own")
    assert t.supply("own") == 9


@rule("dominion:BL-4", "dominion:R-6", "dominion:R-12")
def test_a_custom_attack_opens_the_reaction_window_before_its_text(table: TableMaker) -> None:
    t = table(
        hand="own",
        custom=own(types=["action", "attack"], coins=2, steps=[{"each_other_player": [{"gain": "curse"}]}]),
        others=[{"hand": "moat"}, {"hand": "copper"}],
    )
    t.play("own").asks("reveal", seat=1, source="own")
    assert t.turn.coins == 0
    t.move("reveal moat")
    assert t.turn.coins == 2
    assert t.discard(1) == "nothing"
    assert t.discard(2) == "curse"


@rule("dominion:BL-4", "dominion:R-7", "dominion:R-8")
def test_a_custom_reaction_is_revealed_and_stays_in_hand(table: TableMaker) -> None:
    t = table(
        hand="militia",
        custom=own(types=["action", "reaction"], reaction=[{"gain": {"card": "silver", "to": "hand"}}]),
        others=[{"hand": "own, 2 copper"}],
    )
    t.play("militia").asks("reveal", seat=1, options="own, stop").move("reveal own")
    assert t.hand(1) == "own, 2 copper, silver"
    t.move("1: reveal nothing").asks("discard", seat=1, least=1, most=1)


@rule("dominion:BL-4", "dominion:R-10")
def test_a_custom_reaction_that_shields_is_revealed_once(table: TableMaker) -> None:
    t = table(
        hand="militia",
        custom=own(types=["reaction"], unaffected=True),
        others=[{"hand": "own, 4 copper"}],
    )
    t.play("militia").move("reveal own")
    assert t.hand(1) == "own, 4 copper"
    assert t.asked == [0]


@rule("dominion:BL-4", "dominion:B-1", "dominion:R-15")
def test_a_custom_treasure_is_played_in_the_buy_phase_and_is_no_action(table: TableMaker) -> None:
    t = table(
        hand="own, copper, estate, conspirator",
        deck="gold",
        custom=own(types=["treasure"], coins=1, buys=1, steps=[{"discard": {"up_to": 1}}, {"coins": "done"}]),
    )
    t.end_actions().play_treasures()
    t.asks("discard", source="own").move("discard estate")
    assert (t.turn.coins, t.turn.buys, t.turn.actions_played) == (3, 2, 0)
    assert t.in_play() == "copper, own"


def test_all_treasures_are_those_in_hand_by_the_time_each_is_played(table: TableMaker) -> None:
    """A Treasure may draw another Treasure, or take one away."""
    t = table(
        hand="own, copper", deck="gold", custom=own(types=["treasure"], cards=1, steps=[{"discard": {"up_to": 1}}])
    )
    t.play_treasures().move("discard gold")
    assert t.in_play() == "copper, own"
    t = table(
        hand="own, copper", deck="gold", custom=own(types=["treasure"], cards=1, steps=[{"discard": {"up_to": 1}}])
    )
    t.play_treasures().move("discard nothing")
    assert t.in_play() == "copper, own, gold"


@rule("dominion:BL-4", "wishing_well#2")
def test_a_wishing_well_can_name_a_custom_card(table: TableMaker) -> None:
    t = table(hand="wishing well", deck="copper, own, copper", custom=own())
    t.play("wishing well").move("name own")
    assert t.hand() == "copper, own"


@rule("dominion:BL-2", "dominion:E-3")
@pytest.mark.parametrize(
    ("types", "points", "score"),
    [
        (["victory"], 2, 4),
        (["victory"], -3, -6),
        (["victory"], {"of": "this"}, 4),  # 2 of them, each worth 2
        (["victory"], {"worth": 2, "per": 2, "of": "victory"}, 8),  # 4 victory cards: each worth 4
        (["victory"], {"per": 3, "of": "cards"}, 6),  # 9 cards: each worth 3
        (["victory"], {"of": ["treasure"]}, 10),
        (["victory", "action"], {"of": "estate"}, 4),
    ],
)
def test_points_are_a_number_or_a_count(table: TableMaker, types: list[str], points: object, score: int) -> None:
    t = table(hand="2 own, copper, silver", deck="2 estate", discard="3 copper", custom=own(types=types, points=points))
    assert t.points() == score + 2


@rule("dominion:BL-2")
def test_a_choice_asks_for_words_and_does_them_in_the_order_named(table: TableMaker) -> None:
    steps = [{"choose": {"number": 2, "of": {"gain_card": [{"gain": "gold"}], "first": ["discard_hand"], "coins": []}}}]
    t = table(hand="own, copper", custom=own(steps=steps))
    t.play("own").asks("choose", options="gain card, first, coins", least=2, most=2).move("choose gain card, first")
    assert t.discard() == "copper, gold"


@rule("dominion:BL-2", "dominion:R-5")
def test_what_one_may_do_is_asked_with_yes_and_no(table: TableMaker) -> None:
    t = table(hand="own", custom=own(steps=[{"may": [{"gain": "gold"}, "trash_this"]}]))
    t.play("own").asks("choose", about="own", options="yes, no").answer("no")
    assert t.discard() == "nothing"
    t = table(hand="own", custom=own(steps=[{"may": [{"gain": "gold"}, "trash_this"]}]))
    t.play("own").answer("yes")
    assert t.discard() == "gold"
    assert t.trash == "own"


def test_what_is_left_revealed_goes_back_as_it_lay(table: TableMaker) -> None:
    t = table(hand="own", deck="gold, silver, copper, estate", custom=own(steps=[{"reveal": 3}]))
    t.play("own")
    assert t.deck() == "gold, silver, copper, estate"
    assert t.sees(1, 0, "deck") == "gold, silver, copper"


def test_what_is_left_looked_at_goes_back_in_any_order(table: TableMaker) -> None:
    t = table(hand="own", deck="gold, silver, copper", custom=own(steps=[{"look": 2}]))
    t.play("own").asks("arrange", options="gold, silver").move("put back gold, silver")
    assert t.deck() == "silver, gold, copper"
    assert t.sees(1, 0, "deck") == "nothing"


def test_a_step_for_each_card_and_amounts_that_count(table: TableMaker) -> None:
    steps = [
        {"trash": {"up_to": 3}},
        {"coins": {"done": 2}},
        {"for_each_card": [{"gain": {"cost_up_to": "it + 1", "types": "treasure"}}]},
    ]
    t = table(hand="own, 2 estate, curse", custom=own(steps=steps))
    t.play("own").move("trash estate, estate, curse")
    assert t.turn.coins == 6
    t.asks("gain", options="copper, silver").move("gain silver").move("gain silver")
    assert t.discard() == "copper, silver, silver"


def test_the_others_are_asked_one_after_another_and_you_may_choose_for_them(table: TableMaker) -> None:
    steps = [{"each_other_player": [{"reveal": 2}, {"trash_revealed": {"not": "estate", "chosen_by": "you"}}]}]
    t = table(hand="own", custom=own(steps=steps), others=[{"deck": "gold, silver"}, {"deck": "estate, copper"}])
    t.play("own").asks("trash", seat=0, options="gold, silver").move("trash gold")
    assert t.trash == "gold, copper"
    assert t.deck(1) == "silver"
    assert t.deck(2) == "estate"


# --- carried along --------------------------------------------------------------------------------------------------------


def played_game(card: CustomCard) -> tuple[Game, Start]:
    start = Start.dealt(write_setup(setup_with(card)), "a game to keep")
    game = start.game(GAME)
    random = Random(1)
    while not game.over():
        game.apply(*lively_answer(game, random))
    return game, start


def test_a_record_carries_its_custom_cards_and_replays_elsewhere() -> None:
    card = made(cards=1, actions=1, steps=[{"trash": {"up_to": 1}}, {"gain": "this"}])
    game, start = played_game(card)
    written = Record.from_game(GAME, game, start).to_json()
    assert json.loads(written)["setup"]["custom"] == [card.data()]
    again = Record.from_json(written).replay()
    assert again.state.key() == game.state.key()
    changed = written.replace('"cards": 1', '"cards": 2')
    with pytest.raises(ValueError, match="begins with a different state"):
        Record.from_json(changed).replay()


def test_a_position_carries_its_custom_cards() -> None:
    game, _ = played_game(made(cards=2, steps=[{"discard": 1}]))
    words = json.loads(json.dumps(GAME.write_position(game.state)))
    again = GAME.read_position(words)
    assert again.key() == game.state.key()
    assert GAME.write_position(again) == words


def test_a_position_names_what_is_wrong_with_its_cards() -> None:
    with pytest.raises(BadWords, match="did you mean discard") as caught:
        GAME.read_position({"custom": [{**made().data(), "steps": [{"dicard": 1}]}]})
    assert caught.value.path[:4] == ("custom", 0, "steps", 0)


def test_a_setup_is_read_back_with_its_cards() -> None:
    setup = replace(setup_with(made(steps=[{"cards": 1}])), profile="ed1")
    assert read_setup(json.loads(json.dumps(write_setup(setup)))) == setup
    other = replace(setup, custom=(made(steps=[{"cards": 2}]),))
    assert other != setup
    first, second = (deal(one, from_seed("x")).kingdom for one in (setup, other))
    assert first is not second
    assert deal(setup_with(made(steps=[{"cards": 1}])), from_seed("y")).kingdom is first


def test_a_book_holds_printed_and_custom_cards_and_nothing_is_registered() -> None:
    book = load_cards([ROOT / "examples" / "old_mill.yaml"])
    (mill,) = book.custom
    assert mill.names["hu"] == "Öreg malom"
    assert book.editions("old_mill") == ["custom"]
    assert "old_mill" not in load_cards().titles()
    assert isinstance(book.cards["old_mill", "custom"], Card)


def test_a_table_has_only_so_many_custom_cards() -> None:
    with pytest.raises(BadSetup, match="at most 20 custom cards"):
        read_cards([{"id": f"card_{n}"} for n in range(10_000)])
