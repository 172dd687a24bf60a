"""How Dominion is told: to each seat what it may know, in phrases that the catalogues have."""

import pytest

from signoria.bots import RandomBot
from signoria.core.event import Event
from signoria.core.game import Game
from signoria.core.record import Start
from signoria.core.rng import from_seed
from signoria.core.seat import Seat as Place
from signoria.core.telling import DETAIL, HEADING
from signoria.dominion import GAME, RECOMMENDED, Setup, from_recommended, write_setup
from signoria.lang import Tongue
from tests.table import Seat, Table

NAMES = ("Anna", "Ben", "Cleo")
TELLER = GAME.teller()
ENGLISH = Tongue("en")


def told(table: Table, seat: int, details: bool = False) -> list[str]:
    """What happened since the beginning, as a seat hears it."""
    history = table.game.history
    assert history is not None
    events: list[Event] = [event for move in history.moves for event in move.events]
    sentences = TELLER.events(table.game, events, seat, NAMES)
    return [ENGLISH.say(one.phrase) for one in sentences if details or one.weight not in (HEADING, DETAIL)]


def question(table: Table, seat: int) -> str:
    phrase = TELLER.question(table.game, seat, NAMES)
    assert phrase is not None
    return ENGLISH.say(phrase)


def options(table: Table, seat: int) -> list[str]:
    return [ENGLISH.say(TELLER.option(table.game, seat, option)) for option in table.game.options(seat)]


def refusal(table: Table, seat: int, name: str) -> str:
    phrase = TELLER.refusal(table.game, seat, table.game.state.option_named(name))
    return ENGLISH.say(phrase) if phrase is not None else ""


def set_table(**words: object) -> Table:
    return Table(False, words)  # type: ignore[arg-type]  # as the fixture, but straight only: nothing is played here


def test_the_owner_hears_which_cards_are_drawn_and_the_others_how_many() -> None:
    t = set_table(hand="smithy", deck="2 copper, estate", hands=["copper"]).play("smithy")
    assert told(t, 0) == ["You play a Smithy.", "You draw 2 Coppers and an Estate."]
    assert told(t, 1) == ["Anna plays a Smithy.", "Anna draws 3 cards."]
    assert told(t, -1) == told(t, 1)


def test_treasures_played_together_and_a_purchase_are_one_sentence_each() -> None:
    t = set_table(hand="3 copper, silver", hands=["copper"], phase="treasure").play_treasures().buy("silver")
    assert told(t, 1) == ["Anna plays 3 Coppers and a Silver.", "Anna buys a Silver."]


def test_bonuses_are_told_together() -> None:
    t = set_table(hand="festival", hands=["copper"]).play("festival")
    assert told(t, 0) == ["You play a Festival.", "+2 Actions, +1 Buy and +$2."]


def test_of_cards_discarded_together_the_others_hear_the_one_on_top() -> None:
    t = set_table(hand="militia", hands=["2 copper, 2 estate, silver"]).play("militia")
    t.answer("estate, copper", seat=1)
    assert told(t, 0)[-1] == "Ben discards 2 cards, a Copper on top."
    assert told(t, 1)[-1] == "You discard an Estate and a Copper."


def test_a_card_passed_is_named_to_giver_and_taker_only() -> None:
    t = set_table(hand="masquerade, curse", hands=["estate, copper", "gold"], seats=3).play("masquerade")
    t.answer("curse", seat=0).answer("estate", seat=1).answer("gold", seat=2)
    assert told(t, 0)[-3:] == [
        "You pass a Curse to Ben.",
        "Ben passes a card to Cleo.",
        "Cleo passes you a Gold.",
    ]
    assert told(t, -1)[-3:] == [
        "Anna passes a card to Ben.",
        "Ben passes a card to Cleo.",
        "Cleo passes a card to Anna.",
    ]


def test_a_choice_is_told_in_the_words_of_its_card() -> None:
    t = set_table(hand="pawn", hands=["copper"], deck="copper").play("pawn").answer("cards, coins")
    assert told(t, 1)[1] == "Anna chooses: +1 Card and +$1."


def test_shuffles_and_the_end_of_a_turn_are_details() -> None:
    t = set_table(hand="copper", hands=["copper"], discard="5 copper", phase="buy").end_turn()
    assert told(t, 1) == []
    assert told(t, 1, details=True) == [
        "Anna discards a card at the end of the turn.",
        "Anna shuffles.",
        "Anna draws 5 cards.",
        "Your turn 1",
    ]


@pytest.mark.parametrize(
    ("hand", "asked", "offered"),
    [
        ("chapel, copper, 4 estate", "Trash up to 4 cards from your hand?", ["Copper", "Estate", "Trash nothing"]),
        ("cellar, copper", "Discard any number of cards and draw as many?", ["Copper", "Discard nothing"]),
        ("remodel, copper, estate", "Trash a card from your hand.", ["Copper", "Estate"]),
        ("mine@base2, copper, silver", "Trash a Treasure from your hand?", ["Copper", "Silver", "Trash nothing"]),
        ("moneylender@base2, copper", "Trash a Copper for +$3?", ["Copper", "Trash nothing"]),
        ("steward", "Choose one:", ["+2 Cards", "+$2", "Trash 2 cards"]),
        ("nobles", "Choose one:", ["+3 Cards", "+2 Actions"]),
        ("baron, estate", "Discard an Estate for +$4? If not, you gain an Estate.", ["Estate", "Gain an Estate"]),
        ("mining_village", "Trash this Mining Village for +$2?", ["Trash it", "Keep it"]),
        ("throne_room@base1, moat, village", "Which Action card do you play twice?", ["Moat", "Village"]),
    ],
)
def test_a_question_says_what_is_wanted_and_how_many(hand: str, asked: str, offered: list[str]) -> None:
    card = hand.partition(",")[0]
    name, _, edition = card.partition("@")
    t = set_table(hand=hand.replace(f"@{edition}", ""), hands=["copper"], kingdom=[card] if edition else [])
    t.play(name)
    assert question(t, 0) == asked
    assert options(t, 0) == offered


def test_a_victim_is_asked_in_its_own_words_and_the_others_wait() -> None:
    t = set_table(hand="torturer", hands=["2 copper, 2 estate"]).play("torturer")
    assert question(t, 1) == "Choose one:"
    assert options(t, 1) == ["Discard 2 cards", "Gain a Curse to hand"]
    assert question(t, 0) == "Waiting for Ben."


def test_nobody_is_told_who_may_react() -> None:
    t = set_table(hand="witch", others=[Seat(hand="moat")]).play("witch")
    assert question(t, 1) == "Witch is played against you. Reveal a Reaction?"
    assert question(t, 0) == "Waiting for reactions."


def test_a_refusal_says_why() -> None:
    t = set_table(hand="3 copper", hands=["copper"], phase="treasure", supply={"estate": 0})
    assert refusal(t, 0, "gold") == "You have no Gold in your hand."
    t.play_treasures()
    assert refusal(t, 0, "gold") == "Gold costs $6, and you have $3."
    assert refusal(t, 0, "estate") == "No Estates are left in the Supply."
    assert refusal(t, 0, "silver") == ""
    assert refusal(t, 1, "silver") == "It is not your decision now."


def play_and_say_everything(game: Game, seed: str, moves: int) -> None:
    history = game.record()
    bot = RandomBot(from_seed(seed))
    for _ in range(moves):
        if game.over():
            break
        seat = int(game.seat())
        for reader in range(-1, int(game.state.seats)):
            phrase = TELLER.question(game, reader, NAMES)
            assert phrase is not None
            assert ENGLISH.say(phrase)
        for option in [*range(38), 64, 70]:
            assert ENGLISH.say(TELLER.option(game, seat, option)) if option in game.options(seat) else True
            refused = TELLER.refusal(game, seat, option)
            assert refused is None or ENGLISH.say(refused)
        made = len(history.moves)
        game.apply(seat, bot.pick(Place(game, seat)))
        for move in history.moves[made:]:
            for reader in range(-1, int(game.state.seats)):
                for sentence in TELLER.events(game, move.events, reader, NAMES):
                    assert ENGLISH.say(sentence.phrase)


@pytest.mark.parametrize("kingdom", [one.id for one in RECOMMENDED])
def test_whatever_happens_can_be_said_to_everyone(kingdom: str) -> None:
    cards = from_recommended(next(one for one in RECOMMENDED if one.id == kingdom))
    game = Start.dealt(write_setup(Setup(3, cards)), kingdom).game(GAME)
    play_and_say_everything(game, kingdom, 80)
