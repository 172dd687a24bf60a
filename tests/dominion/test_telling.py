"""How Dominion is told: to each seat what it may know, in phrases that the catalogues have."""

import pytest

from signoria.bots import RandomBot
from signoria.core.game import Game
from signoria.core.record import Start
from signoria.core.rng import from_seed
from signoria.core.seat import Seat as Place
from signoria.dominion import GAME, RECOMMENDED, Setup, from_recommended, write_setup
from signoria.lang import Translator
from tests.table import Seat, Table
from tests.volume import some

NAMES = ("Anna", "Ben", "Cleo")
TELLER = GAME.teller()
ENGLISH = Translator("en")
POLISH = Translator("pl")  # whose verbs depend on how many there are


def question(table: Table, seat: int, language: Translator = ENGLISH) -> str:
    phrase = TELLER.question(table.game, seat, NAMES)
    assert phrase is not None
    return language.say(phrase)


def options(table: Table, seat: int) -> list[str]:
    return [ENGLISH.say(TELLER.option(table.game, seat, option)) for option in table.game.options(seat)]


def refusal(table: Table, seat: int, name: str) -> str:
    phrase = TELLER.refusal(table.game, seat, table.game.state.option_named(name))
    return ENGLISH.say(phrase) if phrase is not None else ""


def set_table(**words: object) -> Table:
    return Table(False, words)  # type: ignore[arg-type]  # as the fixture, but straight only: nothing is played here


@pytest.mark.parametrize(
    ("hand", "asked", "offered"),
    [
        ("chapel, copper, 4 estate", "Trash up to 4 cards from your hand?", ["Copper", "Estate", "Trash nothing"]),
        ("cellar, copper", "Discard any number of cards to draw that many?", ["Copper", "Discard nothing"]),
        ("remodel, copper, estate", "Trash a card from your hand.", ["Copper", "Estate"]),
        ("mine@base2, copper, silver", "Trash a Treasure from your hand?", ["Copper", "Silver", "Trash nothing"]),
        ("moneylender@base2, copper", "Trash a Copper for +$3?", ["Trash a Copper", "Trash nothing"]),
        ("steward", "Choose one:", ["+2 Cards", "+$2", "Trash 2 cards"]),
        ("nobles", "Choose one:", ["+3 Cards", "+2 Actions"]),
        (
            "baron, estate",
            "Discard an Estate for +$4? If not, you gain an Estate.",
            ["Discard an Estate", "Gain an Estate"],
        ),
        ("mining_village", "Trash this Mining Village for +$2?", ["Trash it", "Keep it"]),
        ("throne_room@base1, moat, village", "Choose an Action to play twice.", ["Moat", "Village"]),
    ],
)
def test_a_question_says_what_is_wanted_and_how_many(hand: str, asked: str, offered: list[str]) -> None:
    card = hand.partition(",")[0]
    name, _, edition = card.partition("@")
    t = set_table(hand=hand.replace(f"@{edition}", ""), hands=["copper"], kingdom=[card] if edition else [])
    t.play(name)
    assert question(t, 0) == asked
    assert options(t, 0) == offered


def test_library_offers_to_set_the_card_it_names_aside() -> None:
    t = set_table(hand="library", deck="village, copper", hands=["copper"]).play("library")
    assert question(t, 0) == "You drew a Village. Set it aside?"
    assert options(t, 0) == ["Set aside", "Keep in hand"]


def test_a_victim_is_asked_in_its_own_words_and_the_others_wait() -> None:
    t = set_table(hand="torturer", hands=["2 copper, 2 estate"]).play("torturer")
    assert question(t, 1) == "Choose one:"
    assert options(t, 1) == ["Discard 2 cards", "Gain a Curse"]
    assert question(t, 0) == "Torturer: waiting for Ben."
    assert question(t, 0, POLISH) == "Oprawca. Czekamy, aż zdecyduje Ben."


def test_those_who_wait_hear_how_many_are_asked() -> None:
    t = set_table(hand="masquerade, copper", hands=["copper, estate", "copper, estate"]).play("masquerade")
    t.game.apply(0, t.game.options(0)[0])
    assert question(t, 0) == "Masquerade: waiting for Ben and Cleo."
    assert question(t, 0, POLISH) == "Maskarada. Czekamy, aż zdecydują Ben i Cleo."


def test_nobody_is_told_who_may_react() -> None:
    t = set_table(hand="witch", others=[Seat(hand="moat")]).play("witch")
    assert question(t, 1) == "Reveal a Reaction?"
    assert question(t, 0) == "Witch: waiting for Reactions."


def test_a_refusal_says_why() -> None:
    t = set_table(hand="3 copper", hands=["copper"], phase="treasure", supply={"estate": 0})
    assert refusal(t, 0, "gold") == ("You don’t have a Gold in hand to play. To buy one, play your Treasures first.")
    t.play_treasures()
    assert refusal(t, 0, "gold") == "Gold costs $6, but you have only $3."
    assert refusal(t, 0, "estate") == "The Estate pile is empty."
    assert refusal(t, 0, "silver") == ""
    assert refusal(t, 1, "silver") == "It isn’t your turn to decide."


def play_and_say_everything(game: Game, seed: str, moves: int) -> None:
    history = game.start_log()
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
                for sentence in TELLER.story(game, [move.events], reader, NAMES):
                    assert ENGLISH.say(sentence.phrase)


@pytest.mark.parametrize("kingdom", some([one.id for one in RECOMMENDED]))
def test_whatever_happens_can_be_said_to_everyone(kingdom: str) -> None:
    cards = from_recommended(next(one for one in RECOMMENDED if one.id == kingdom))
    game = Start.dealt(write_setup(Setup(3, cards)), kingdom).game(GAME)
    play_and_say_everything(game, kingdom, 80)
