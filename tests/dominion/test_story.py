"""The log of Dominion as a story: what belongs together in one line, effects under their card, to each seat what it may know."""

import pytest

from signoria.core.story import Story
from signoria.core.telling import DETAIL, HEADING
from signoria.dominion import GAME
from signoria.lang import Translator, languages
from tests.table import Seat, Table

NAMES = ("Anna", "Ben", "Cleo")
ENGLISH = Translator("en")


def told(table: Table, seat: int, details: bool = False) -> list[str]:
    """What happened since the beginning, as a seat reads it; effects are indented."""
    history = table.game.history
    assert history is not None
    story = Story(GAME.teller(), seat, NAMES)
    story.tell(table.game, history.batches())
    lines = [one for one in story.lines if details or one.weight not in (HEADING, DETAIL)]
    return ["  " * one.depth + ENGLISH.say(one.phrase) for one in lines]


def set_table(**words: object) -> Table:
    return Table(False, words)  # type: ignore[arg-type]  # as the fixture, but straight only: nothing is played here


def test_what_a_card_gives_is_in_the_sentence_that_plays_it() -> None:
    t = set_table(hand="festival", hands=["copper"]).play("festival")
    assert told(t, 0) == ["You play a Festival: +2 Actions, +1 Buy, +$2."]
    assert told(t, 1) == ["Anna plays a Festival: +2 Actions, +1 Buy, +$2."]


def test_the_owner_reads_which_cards_are_drawn_and_the_others_how_many() -> None:
    t = set_table(hand="smithy", deck="2 copper, estate", hands=["copper"]).play("smithy")
    assert told(t, 0) == ["You play a Smithy: +3 Cards (2 Coppers and an Estate)."]
    assert told(t, 1) == ["Anna plays a Smithy: +3 Cards."]
    assert told(t, -1) == told(t, 1)


def test_treasures_played_together_are_one_sentence_with_their_coins() -> None:
    t = set_table(hand="3 copper, silver", hands=["copper"], phase="treasure").play_treasures().buy("silver")
    assert told(t, 1) == ["Anna plays 3 Coppers and a Silver: +$5.", "Anna buys a Silver."]


def test_coppersmiths_and_merchants_are_counted_with_the_treasures() -> None:
    t = set_table(hand="coppersmith, 2 copper", hands=["copper"]).play("coppersmith").play_treasures()
    assert told(t, 1)[-1] == "Anna plays 2 Coppers: +$4."
    t = set_table(hand="merchant, 2 silver", hands=["copper"]).play("merchant").play_treasures()
    assert told(t, 1)[-1] == "Anna plays 2 Silvers: +$5."


def test_copies_played_one_after_another_are_one_sentence() -> None:
    t = set_table(hand="2 village", deck="2 copper", hands=["copper"]).play("village").play("village")
    assert told(t, 1) == ["Anna plays 2 Villages: +2 Cards, +4 Actions."]


def test_several_purchases_are_one_sentence() -> None:
    t = set_table(hand="copper", hands=["copper"], phase="buy", buys=2, coins=6).buy("silver").buy("silver")
    assert told(t, 1) == ["Anna buys 2 Silvers."]


def test_effects_stand_under_the_attack_and_its_bonus_in_it_though_a_reaction_came_between() -> None:
    t = set_table(hand="militia", hands=["moat, copper", "2 copper, 2 estate, silver"], seats=3).play("militia")
    assert told(t, 0) == ["You play a Militia."]
    t.answer("moat", seat=1).answer("estate, copper", seat=2)
    assert told(t, 0) == [
        "You play a Militia: +$2.",
        "  Ben reveals a Moat and is unaffected.",
        "  Cleo discards 2 cards (a Copper on top).",
    ]
    assert told(t, 2)[-1] == "  You discard an Estate and a Copper."


def test_a_reaction_revealed_again_and_again_is_one_line() -> None:
    t = set_table(hand="witch", others=[Seat(hand="secret_chamber, copper, estate", deck="2 copper")]).play("witch")
    for _ in range(3):
        t.answer("secret_chamber", seat=1).answer("copper, copper", seat=1)
    t.answer("stop", seat=1)
    assert told(t, 0) == [
        "You play a Witch.",
        "  Ben reveals a Secret Chamber 3 times.",
        "    Ben draws 2 cards and puts 2 cards onto their deck.",
        "  Ben gains a Curse.",
    ]


def test_different_effects_of_a_reaction_revealed_twice_are_told_apart_to_its_owner() -> None:
    t = set_table(hand="witch", others=[Seat(hand="secret_chamber, copper, estate", deck="2 copper")]).play("witch")
    t.answer("secret_chamber", seat=1).answer("copper, copper", seat=1)
    t.answer("secret_chamber", seat=1).answer("estate, copper", seat=1)
    t.answer("stop", seat=1)
    assert told(t, 1)[1:4] == [
        "  You reveal a Secret Chamber twice.",
        "    You draw 2 Coppers and put 2 Coppers onto your deck.",
        "    You draw 2 Coppers and put an Estate and a Copper onto your deck.",
    ]


def test_a_card_played_twice_by_throne_room_is_one_line_below_it() -> None:
    t = set_table(hand="throne_room, market", deck="2 copper", hands=["copper"]).play("throne_room").answer("market")
    assert told(t, 1) == [
        "Anna plays a Throne Room.",
        "  Anna plays a Market twice: +2 Cards, +2 Actions, +2 Buys, +$2.",
    ]


def test_throne_room_on_throne_room_shows_what_belongs_to_which() -> None:
    t = set_table(hand="2 throne_room, smithy, festival", hands=["copper"], deck="9 copper")
    t.play("throne_room").answer("throne_room").answer("smithy").answer("festival")
    assert told(t, 1) == [
        "Anna plays a Throne Room.",
        "  Anna plays a Throne Room.",
        "    Anna plays a Smithy twice: +6 Cards.",
        "  Anna plays the Throne Room again.",
        "    Anna plays a Festival twice: +4 Actions, +2 Buys, +$4.",
    ]


def test_library_is_told_in_two_lines() -> None:
    t = set_table(hand="library, 3 copper", deck="silver, village, gold, moat, 2 estate", hands=["copper"])
    t.play("library").answer("village").answer("moat")
    assert told(t, 1) == [
        "Anna plays a Library.",
        "  Anna draws 4 cards, sets aside a Village and a Moat, then discards them.",
    ]
    assert told(t, 0)[1] == (
        "  You draw a Silver, a Gold, and 2 Estates; set aside a Village and a Moat; then discard them."
    )


def test_cards_set_aside_before_the_last_card_is_drawn_are_named_once() -> None:
    t = set_table(hand="library, 5 copper", deck="village, moat, gold, silver", hands=["copper"])
    t.play("library").answer("village").answer("moat")
    assert told(t, 1)[1] == "  Anna draws 2 cards, sets aside a Village and a Moat, then discards them."


def test_cards_drawn_one_after_another_are_counted_together_after_a_shuffle_too() -> None:
    t = set_table(
        hand="library, 4 copper",
        deck="gold",
        discard="village, silver, estate",
        shuffles=["village, silver, estate"],
        hands=["copper"],
    )
    t.play("library").answer("village")
    assert told(t, 1)[1] == "  Anna draws a card, shuffles, draws 2 cards, sets aside a Village, and discards it."


def test_a_shuffle_is_told_where_the_cards_are_drawn() -> None:
    t = set_table(hand="cellar, 2 estate", discard="copper, silver", hands=["copper"]).play("cellar")
    t.answer("estate, estate")
    assert told(t, 1) == [
        "Anna plays a Cellar: +1 Action.",
        "  Anna discards 2 cards (an Estate on top) and shuffles: +2 Cards.",
    ]
    t = set_table(hand="smithy", discard="3 copper", hands=["copper"]).play("smithy")
    assert told(t, 1) == ["Anna plays a Smithy and shuffles: +3 Cards."]


def test_a_shuffle_before_cards_are_revealed_is_told_with_them() -> None:
    t = set_table(hand="scout", deck="silver", discard="3 silver", hands=["copper"]).play("scout")
    assert told(t, 1) == [
        "Anna plays a Scout: +1 Action.",
        "  Anna shuffles, reveals 4 Silvers, and puts them back onto their deck.",
    ]
    assert told(t, 0)[1] == "  You shuffle, reveal 4 Silvers, and put them back onto your deck (a Silver on top)."


def test_a_card_that_was_named_before_takes_the_definite_article() -> None:
    t = set_table(hand="bandit", others=[Seat(deck="silver, estate")]).play("bandit")
    assert told(t, 0)[-1] == "  Ben reveals a Silver and an Estate, trashes the Silver, then discards the Estate."
    t = set_table(hand="bandit", others=[Seat(deck="2 silver")]).play("bandit")
    assert told(t, 0)[-1] == "  Ben reveals 2 Silvers, trashes a Silver, and discards a Silver.", "one of them, any"


def test_cards_named_in_a_line_before_of_the_same_effect_take_it_too() -> None:
    t = set_table(hand="thief", others=[Seat(deck="silver, estate")]).play("thief").answer("silver")
    assert told(t, 0)[1:] == [
        "  Ben reveals a Silver and an Estate, then trashes the Silver.",
        "  You gain the Silver from the trash.",
        "  Ben discards the Estate.",
    ]


def test_many_cards_revealed_are_not_named_again_when_they_are_discarded() -> None:
    t = (
        set_table(hand="saboteur", others=[Seat(deck="copper, 2 estate, silver")])
        .play("saboteur")
        .answer("stop", seat=1)
    )
    assert (
        told(t, 0)[-1] == "  Ben reveals a Copper, 2 Estates, and a Silver; trashes the Silver; then discards the rest."
    )
    t = set_table(hand="saboteur", others=[Seat(deck="copper, estate", discard="2 curse")]).play("saboteur")
    assert told(t, 0)[-1] == "  Ben reveals a Copper and an Estate, shuffles, reveals 2 Curses, then discards them."


def test_a_card_passed_is_named_to_giver_and_taker_only() -> None:
    t = set_table(hand="masquerade, curse", hands=["estate, copper", "gold"], seats=3).play("masquerade")
    assert told(t, 1) == ["Anna plays a Masquerade."], "that somebody has chosen is not told"
    t.answer("curse", seat=0).answer("estate", seat=1).answer("gold", seat=2)
    assert told(t, 0)[-3:] == [
        "  You pass a Curse to Ben.",
        "  Ben passes a card to Cleo.",
        "  Cleo passes you a Gold.",
    ]
    assert told(t, -1)[-3:] == [
        "  Anna passes a card to Ben.",
        "  Ben passes a card to Cleo.",
        "  Cleo passes a card to Anna.",
    ]


def test_a_choice_is_told_by_what_comes_of_it() -> None:
    t = set_table(hand="pawn", hands=["copper"], deck="copper").play("pawn").answer("cards, coins")
    assert told(t, 1) == ["Anna plays a Pawn: +1 Card, +$1."]
    t = set_table(hand="steward, 2 estate", hands=["copper"]).play("steward").answer("trash_cards")
    assert told(t, 1)[-1] == "  Anna trashes 2 Estates."


def test_a_choice_nothing_comes_of_is_told_itself() -> None:
    t = set_table(hand="torturer", hands=["copper"], supply={"curse": 0}).play("torturer").answer("take_curse", seat=1)
    assert told(t, 0)[-1] == "  Ben chooses “Gain a Curse”."


def test_the_end_of_a_turn_is_one_line_of_detail() -> None:
    t = set_table(hand="copper", hands=["copper"], discard="5 copper", phase="buy").end_turn()
    assert told(t, 1) == []
    assert told(t, 1, details=True) == [
        "Anna, turn 1",
        "Clean-up: Anna discards 1, shuffles, and draws 5.",
        "Turn 1 (you)",
    ]
    assert told(t, 0, details=True)[1] == "Clean-up: you discard 1, shuffle, and draw 5 Coppers."


def test_undo_takes_the_lines_back() -> None:
    t = set_table(hand="festival, copper", hands=["copper"]).play("festival")
    history = t.game.history
    assert history is not None
    story = Story(GAME.teller(), 1, NAMES)
    story.tell(t.game, history.batches())
    before = list(story.lines)
    t.play_treasures()
    assert story.tell(t.game, history.batches()) == 0 and len(story.lines) == len(before) + 1
    t.game.undo(0)
    story.tell(t.game, (t.game.history or history).batches())
    assert story.lines == before


@pytest.mark.parametrize("lang", languages())
def test_every_line_is_one_sentence_that_begins_with_a_capital(lang: str) -> None:
    t = set_table(hand="thief", hands=["copper"], others=[Seat(deck="silver, estate")]).play("thief")
    history = t.game.history
    assert history is not None
    for seat in (-1, 0, 1):
        story = Story(GAME.teller(), seat, NAMES)
        story.tell(t.game, history.batches())
        for line in [line for line in story.lines if line.weight != HEADING]:
            text = Translator(lang).say(line.phrase)
            assert text[0].isupper() and text[-1] == "." and "  " not in text
