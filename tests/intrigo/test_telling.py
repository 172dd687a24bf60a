"""How Intrigo is told: to each seat what it may know, in phrases that the catalogue has."""

from typing import Unpack

import pytest

from signoria.bots import RandomBot
from signoria.core.event import Event
from signoria.core.game import Game
from signoria.core.record import Start
from signoria.core.rng import from_seed
from signoria.core.seat import Seat as Place
from signoria.core.telling import DETAIL, HEADING
from signoria.intrigo import GAME, Setup, outlook, write_setup
from signoria.intrigo.words import END_OF_OPTIONS
from signoria.lang import Translator
from tests.intrigo.table import ANNA, BELA, CESAR, DORA, Position, Table, TableMaker
from tests.rules import rule

NAMES = ("Anna", "Bela", "Cesar", "Dora")
TELLER = GAME.teller()
ENGLISH = Translator("en")
SPECTATOR = -1


def set_table(**words: Unpack[Position]) -> Table:
    return TableMaker(cloning=False)(**words)


def told(table: Table, seat: int, details: bool = False) -> list[str]:
    """What the last move caused, as a seat hears it."""
    sentences = TELLER.story(table.game, [table.events()], seat, NAMES)
    return [ENGLISH.say(one.phrase) for one in sentences if details or one.weight not in (HEADING, DETAIL)]


def question(table: Table, seat: int) -> str:
    phrase = TELLER.question(table.game, seat, NAMES)
    assert phrase is not None
    return ENGLISH.say(phrase).replace("\N{NO-BREAK SPACE}", " ")


def picking(table: Table, *picks: str) -> Table:
    """The active player has picked so far; nothing has happened yet."""
    for pick in picks:
        table.game.apply(table.active, table.state.option_named(pick))
    return table


def options(table: Table) -> list[str]:
    seat = table.active
    return [ENGLISH.say(TELLER.option(table.game, seat, option)) for option in table.game.options(seat)]


def refusal(table: Table, seat: int, name: str) -> str:
    phrase = TELLER.refusal(table.game, seat, table.state.option_named(name))
    return ENGLISH.say(phrase) if phrase is not None else ""


HANDS = ("co4, co2, ti3, da2", "da3, co3, gr4, ti3", "gr3, gr2, mo4, ti4", "da4, mo3, mo2, ti2")


# --- goes -------------------------------------------------------------------------------------------------------------------


def test_a_card_played_is_told_with_its_gap() -> None:
    t = set_table(hands=HANDS).play("co4", "g0")
    assert told(t, ANNA) == ["You play Contarini 4 into gap 1."]
    assert told(t, BELA) == ["Anna plays Contarini 4 into gap 1."]


@rule("intrigo:KN-5")
@pytest.mark.parametrize(
    ("go", "sentences"),
    [
        (("trader", "g0", "b0", "b8"), ["The trader swaps the tokens on A and I."]),
        (("assassin", "g4", "g3"), ["The assassin turns Dandolo 4 in gap 4 face down."]),
        (("courtesan", "g1", "g2", "mo3"), ["The courtesan calls for Morosini 3, and Dora places it in gap 3."]),
        (("gondolier", "g4", "g3", "g6"), ["The gondolier swaps the cards in gaps 4 and 7."]),
        (("guard", "g4", "g3", "g15"), ["The palace guard moves the card in gap 4 to gap 16."]),
        (("thief", "g0", "b1"), ["The thief turns the ducat on B face down."]),
        (("thief", "g0"), ["Anna skips its effect."]),
    ],
)
def test_an_influence_card_is_told_with_its_price_and_what_it_does(go: tuple[str, ...], sentences: list[str]) -> None:
    hands = ("co4, co2, ti3, da2", "da3, co3, ti3", "gr3, gr2, mo4", "mo3, mo2, ti2, ti4")
    t = set_table(hands=hands, gaps={"g3": "da4", "g6": "gr4"}, active=ANNA).buy(*go)
    character = "palace guard" if go[0] == "guard" else go[0]
    gap = int(go[1][1:]) + 1
    assert told(t, CESAR) == [f"Anna buys the {character} for 1 ducat and places it in gap {gap}.", *sentences]


def test_whoever_lays_a_called_card_is_told_so() -> None:
    t = set_table(hands=HANDS).buy("courtesan", "g1", "g2", "mo3")
    assert told(t, DORA)[1] == "The courtesan calls for Morosini 3, and you place it in gap 3."


# --- the draft ----------------------------------------------------------------------------------------------------------------


@rule("intrigo:KN-4", "intrigo:KN-5")
def test_what_is_kept_is_told_to_its_keeper_alone() -> None:
    packs = ["co4, co3, co2, da4", "da3, da2, gr4, gr3", "gr2, mo4, mo3, mo2", "ti2, ti3, ti3, ti4"]
    t = set_table(phase="draft", draft=packs).keep("co4", "gr4", "mo4", "ti3")
    assert told(t, ANNA, details=True) == [
        "You keep Contarini 4.",
        "The others each keep a card.",
        "You hold Tiepolo 2, Tiepolo 3, and Tiepolo 4.",
    ]
    assert told(t, SPECTATOR, details=True) == ["Everyone keeps a card."]
    assert question(t, ANNA) == "Choose a card to keep. The rest go to Bela."


def test_a_round_of_the_draft_is_told_by_what_is_kept_and_passed_on() -> None:
    packs = ["co4, co3, co2, da4", "da3, da2, gr4, gr3", "gr2, mo4, mo3, mo2", "ti2, ti3, ti3, ti4"]
    t = set_table(phase="draft", draft=packs).keep("co4", "gr4", "mo4", "ti3").keep("ti4", "co2", "gr3", "mo3")
    history = t.game.history
    assert history is not None
    sentences = TELLER.story(t.game, [move.events for move in history.moves], ANNA, NAMES)
    assert [ENGLISH.say(one.phrase) for one in sentences] == [
        "You keep Contarini 4.",  # the pack itself was dealt before this log begins
        "The others each keep a card.",
        "You keep Tiepolo 4 and pass on Tiepolo 2 and Tiepolo 3.",
        "You hold Gradenigo 2 and Morosini 2.",
    ]


def test_equal_cards_of_a_pack_are_counted() -> None:
    packs = ["co4, co3, co2, da4", "da3, da2, gr4, gr3", "gr2, mo4, mo3, mo2", "ti2, ti3, ti3, ti4"]
    t = set_table(phase="draft", draft=packs).keep("co4", "gr4", "mo4", "ti4")
    assert told(t, ANNA, details=True)[-1] == "You hold Tiepolo 2 and 2 Tiepolo 3s."


def test_those_who_wait_hear_for_whom() -> None:
    game = Start.dealt(write_setup(Setup(3)), "wait").game(GAME)
    game.apply(ANNA, game.options(ANNA)[0])
    phrase = TELLER.question(game, ANNA, NAMES)
    assert phrase is not None
    assert ENGLISH.say(phrase) == "Waiting for Bela and Cesar."
    assert Translator("pl").say(phrase) == "Czekamy, aż zdecydują Bela i Cesar."
    game.apply(BELA, game.options(BELA)[0])
    phrase = TELLER.question(game, ANNA, NAMES)
    assert phrase is not None
    assert Translator("pl").say(phrase) == "Czekamy, aż zdecyduje Cesar."


# --- the award ----------------------------------------------------------------------------------------------------------------

CARDS_A = "co4, thief, guard, da3, gr3, mo4, da2, ti4, co3, assassin, gr4 (down), mo3, da4, ti3, trader"
LYING_A = "me, d (down), fa, d, wo, cl, mi, d, me, d, cl, d, wo, d, d, d"


def ring(letter: str, things: str) -> dict[str, str]:
    """Things around the palace, from the entrance on."""
    return {f"{letter}{i}": thing for i, thing in enumerate(things.split(", "))}


def scenario_a() -> Table:
    hands = ["ti3", "mo2", "co2", "gr2, ti2"]
    tokens = ring("b", LYING_A)
    return set_table(gaps=ring("g", CARDS_A), tokens=tokens, hands=hands, active=DORA, ducats=[0, 0, 0, 0])


@rule("intrigo:AW-1", "intrigo:KN-5")
def test_the_award_is_told_building_by_building() -> None:
    assert told(scenario_a().play("ti2", "g15"), BELA)[1:] == [
        "A: the merchants’ seal goes to Anna; Contarini 4 beats Tiepolo 2.",
        "B: the ducat stays; it’s face down.",
        "C: the farmers’ seal stays; no card counts there.",
        "D: the ducat goes to you; Dandolo 3 has no rival.",
        "E: the workers’ seal stays; Dandolo 3 and Gradenigo 3 are equal.",
        "F: the clergy’s seal goes to Dora; Morosini 4 beats Gradenigo 3.",
        "G: the military seal goes to Dora; Morosini 4 beats Dandolo 2.",
        "H: the ducat stays; Tiepolo 4 beats Dandolo 2, but nobody leads that family.",
        "I: the merchants’ seal stays; Tiepolo 4 beats Contarini 3, but nobody leads that family.",
        "J: the ducat goes to Anna; Contarini 3 has no rival.",
        "K: the clergy’s seal stays; no card counts there.",
        "L: the ducat goes to Dora; Morosini 3 has no rival.",
        "M: the workers’ seal goes to you; Dandolo 4 beats Morosini 3.",
        "N: the ducat goes to you; Dandolo 4 beats Tiepolo 3.",
        "O: the ducat stays; Tiepolo 3 has no rival, but nobody leads that family.",
        "P: the ducat stays; Tiepolo 2 has no rival, but nobody leads that family.",
    ]


def test_what_the_award_would_do_now_is_told_in_the_same_words() -> None:
    t = scenario_a()
    view = t.state.view(BELA)
    foreseen = [ENGLISH.say(outlook(view, building, NAMES)) for building in range(16)]
    assert foreseen[0] == "A: the merchants’ seal goes to Anna; Contarini 4 has no rival."
    assert foreseen[15] == "P: the ducat stays; no card counts there."
    assert foreseen[1:15] == told(t.play("ti2", "g15"), BELA)[2:16]


def test_a_building_without_a_token_is_called_empty() -> None:
    t = set_table(hands=HANDS, tokens={"b0": "me"})
    view = t.state.view(SPECTATOR)
    assert ENGLISH.say(outlook(view, 3, NAMES)) == "D: no token."


def test_new_tokens_are_told_together_as_a_detail() -> None:
    t = scenario_a().play("ti2", "g15")
    (tokens,) = [line for line in told(t, ANNA, details=True) if line.startswith("New tokens")]
    assert tokens.count("(") == 8
    assert "Ducat (D), " in tokens


@rule("intrigo:VI-1")
def test_the_doge_is_proclaimed_with_what_made_him_so() -> None:
    full = ring("g", "co4, da3, gr3, mo4, ti4, da2, da4, co3, mo3, gr4, gr2, ti3, co2, mo2, ti2")
    hands = ["ti3", "nothing", "nothing", "nothing"]
    t = set_table(gaps=full, hands=hands, tokens={"b0": "fa"}, counters=[{"farmers": 3}]).play("ti3", "g15")
    assert told(t, ANNA)[-1] == "You have four seals of the farmers and become Doge."
    assert told(t, BELA)[-1] == "Anna has four seals of the farmers and becomes Doge."
    four = {"merchants": 1, "military": 1, "clergy": 1, "workers": 1}
    t = set_table(gaps=full, hands=hands, tokens={"b0": "fa"}, counters=[four]).play("ti3", "g15")
    assert told(t, BELA)[-1] == "Anna has a seal of every organization and becomes Doge."
    assert TELLER.question(t.game, ANNA, NAMES) is None


# --- questions ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("picks", "place", "asked"),
    [
        ((), "hand", "Play a card or buy a character. You have 1 ducat."),
        (("co4",), "gaps", "Which gap does Contarini 4 go in?"),
        (("trader", "g4"), "buildings", "Trader in gap 5: choose an adjacent building whose token you want to swap."),
        (
            ("trader", "g4", "b4"),
            "buildings",
            "Trader in gap 5: swap the token on E with the token on which building?",
        ),
        (("assassin", "g4"), "gaps", "Assassin in gap 5: choose a card to turn face down."),
        (("courtesan", "g1"), "gaps", "Courtesan in gap 2: choose the gap to fill."),
        (("courtesan", "g1", "g2"), "names", "Courtesan in gap 2: name the card for gap 3."),
        (("gondolier", "g4"), "gaps", "Gondolier in gap 5: choose a neighboring card to swap."),
        (
            ("gondolier", "g4", "g3"),
            "gaps",
            "Gondolier in gap 5: swap the card in gap 4 with which other card?",
        ),
        (("guard", "g4", "g3"), "gaps", "Palace guard in gap 5: move the card in gap 4 to which empty gap?"),
        (("thief", "g4"), "buildings", "Thief in gap 5: choose a token to turn face down."),
    ],
)
def test_each_step_of_a_go_is_asked_for_by_itself(picks: tuple[str, ...], place: str, asked: str) -> None:
    hands = ("co4, co2, ti3, da2", "da3, co3, ti3", "gr3, gr2, mo4", "mo3, mo2, ti2, ti4")
    t = picking(set_table(hands=hands, gaps={"g3": "da4", "g6": "gr4"}, active=ANNA), *picks)
    assert question(t, ANNA) == asked
    assert TELLER.picked_from(t.game, ANNA) == place
    assert question(t, BELA) == "Waiting for Anna."
    assert TELLER.picked_from(t.game, BELA) == ""


@pytest.mark.parametrize(
    ("picks", "asked"),
    [
        (["co4", "g4"], "Which gap does Contarini 4 go in?"),
        (["thief", "g4", "b4"], "Thief in gap 5: choose a token to turn face down."),
        (["assassin", "g4", "g3"], "Assassin in gap 5: choose a card to turn face down."),
    ],
)
def test_once_all_of_a_go_is_picked_the_last_question_stands(picks: list[str], asked: str) -> None:
    hands = ("co4, co2, ti3, da2", "da3, co3, ti3", "gr3, gr2, mo4", "mo3, mo2, ti2, ti4")
    t = set_table(hands=hands, gaps={"g3": "da4", "g6": "gr4"}, active=ANNA)
    t.game.given = {ANNA: [t.state.option_named(pick) for pick in picks]}  # as a server looks ahead: not carried out
    assert question(t, ANNA) == asked


@pytest.mark.parametrize(
    ("picks", "expected"),
    [
        (["co4"], []),
        (
            ["co4", "g4"],
            [
                "E: the workers’ seal stays; Dandolo 4 and Contarini 4 are equal.",
                "F: the ducat goes to you; Contarini 4 has no rival.",
            ],
        ),
        (["thief", "g4"], []),
        (["thief", "g4", "b4"], ["E: the workers’ seal stays; it’s face down."]),
        (["guard", "g4", "g3"], []),
        (
            ["courtesan", "g1", "g2", "da3"],
            [
                "C: the farmers’ seal goes to Bela; Dandolo 3 has no rival.",
                "D: the ducat goes to Bela; Dandolo 4 beats Dandolo 3.",
            ],
        ),
    ],
)
def test_what_a_go_would_change_is_told_and_nothing_happens(picks: list[str], expected: list[str]) -> None:
    hands = ("co4, co2, ti3, da2", "da3, co3, ti3", "gr3, gr2, mo4", "mo3, mo2, ti2, ti4")
    tokens = {"b2": "fa", "b3": "d", "b4": "wo", "b5": "d"}
    t = set_table(hands=hands, gaps={"g3": "da4", "g6": "gr4"}, tokens=tokens, active=ANNA)
    t.game.given = {ANNA: [t.state.option_named(pick) for pick in picks]}
    before = t.state.key()
    assert [ENGLISH.say(phrase) for phrase in TELLER.outlook(t.game, ANNA, NAMES)] == expected
    assert t.state.key() == before


def test_what_can_be_picked_is_named() -> None:
    t = set_table(hands=HANDS, ducats=[1, 1, 1, 1], bought={"thief": 1})
    assert options(t)[:5] == ["Contarini 2", "Contarini 4", "Dandolo 2", "Tiepolo 3", "Trader for 1 ducat"]
    assert "Thief for 2 ducats" not in options(t)
    assert options(picking(t, "guard"))[:2] == ["gap 1", "gap 2"]
    t = picking(set_table(hands=HANDS), "thief", "g4")
    assert options(t) == ["Skip the effect", "E", "F"]


def test_who_has_no_ducats_is_asked_for_a_card_and_who_has_no_cards_may_pass() -> None:
    assert question(set_table(hands=HANDS, ducats=[0, 0, 0, 0]), ANNA) == "Choose a card to play."
    hands = ["nothing", "da3, co3, gr4, ti3", "gr3, gr2, mo4, ti4", "da4, mo3, mo2, ti2"]
    gaps = {"g0": "co4", "g2": "co2", "g5": "ti3", "g8": "da2"}
    t = set_table(hands=hands, gaps=gaps, ducats=[2, 0, 0, 0])
    assert question(t, ANNA) == "You’re out of cards and have 2 ducats. Buy a character or pass."
    assert options(t)[-1] == "Pass"


# --- refusals ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("picks", "wanted", "why"),
    [
        ((), "mo4", "You don’t have Morosini 4 in hand."),
        ((), "pass", "You can pass only when you have no cards left."),
        ((), "thief", "Thief costs 2 ducats, but you have only 1."),
        ((), "guard", "Palace guard: the stack is empty."),
        ((), "g7", "That doesn’t answer the question."),
        ((), "decline", "Choose a character and a gap first."),
        (("co4",), "g3", "Gap 4 is already filled."),
        (("assassin", "g4"), "g6", "That’s out of reach: the effect works only right next to the card."),
        (("assassin", "g2"), "g1", "There’s no intrigue card there."),
        (("assassin", "g7"), "g6", "That’s already face down."),
        (("gondolier", "g4", "g3"), "g3", "It can’t be swapped with itself. Choose another one."),
        (("courtesan", "g1", "g2"), "da4", "Dandolo 4 is already in the palace."),
        (("trader", "g4"), "b5", "There’s no token there."),
    ],
)
def test_a_refusal_says_why(picks: tuple[str, ...], wanted: str, why: str) -> None:
    hands = ("co4, co2, ti3, da2", "da3, co3, ti3", "gr2, mo4", "mo3, mo2, ti2, ti4")
    gaps = {"g3": "da4", "g6": "gr4 (down)", "g8": "gr3"}
    tokens = {"b0": "me", "b2": "fa", "b4": "wo"}
    t = set_table(hands=hands, gaps=gaps, tokens=tokens, active=ANNA, bought={"thief": 1, "guard": 3})
    assert refusal(picking(t, *picks), ANNA, wanted) == why


def test_a_refusal_in_the_draft_says_why() -> None:
    packs = ["co4, co3, co2, da4", "da3, da2, gr4, gr3", "gr2, mo4, mo3, mo2", "ti2, ti3, ti3, ti4"]
    t = set_table(phase="draft", draft=packs)
    assert refusal(t, ANNA, "da3") == "Dandolo 3 isn’t in this pack."
    assert refusal(t, ANNA, "thief") == "The draft comes first; cards are placed after it."
    assert refusal(t, ANNA, "co3") == ""
    t.game.apply(ANNA, t.state.option_named("co3"))
    assert refusal(t, ANNA, "co4") == "You’ve already chosen a card. The others are still choosing."


def test_nobody_but_the_active_player_is_asked() -> None:
    assert refusal(set_table(hands=HANDS), BELA, "da3") == "It isn’t your turn."


# --- everything ---------------------------------------------------------------------------------------------------------------------


def say_the_moment(game: Game) -> None:
    """All that can be said of a question, to everybody."""
    asked = int(game.seat())
    for reader in range(SPECTATOR, int(game.state.seats)):
        phrase = TELLER.question(game, reader, NAMES)
        assert phrase is not None
        assert ENGLISH.say(phrase)
    offered = game.options(asked)
    for option in range(END_OF_OPTIONS):
        refused = TELLER.refusal(game, asked, option)
        assert (refused is None) == (option in offered)
        assert ENGLISH.say(refused if refused is not None else TELLER.option(game, asked, option))


@pytest.mark.parametrize("seats", [3, 4])
def test_whatever_happens_can_be_said_to_everyone(seats: int) -> None:
    game = Start.dealt(write_setup(Setup(seats)), f"say {seats}").game(GAME)
    history = game.start_log()
    bot = RandomBot(from_seed("say"))
    for turn in range(150):
        if game.over():
            break
        seat = int(game.seat())
        if turn % 3 == 0:
            say_the_moment(game)
        made = len(history.moves)
        game.apply(seat, bot.pick(Place(game, seat)))
        for move in history.moves[made:]:
            for reader in range(SPECTATOR, seats):
                for sentence in TELLER.story(game, [move.events], reader, NAMES):
                    assert ENGLISH.say(sentence.phrase)


def cards_told(game: Game, events: list[Event], reader: int) -> list[str]:
    sentences = [ENGLISH.say(one.phrase) for one in TELLER.story(game, [events], reader, NAMES)]
    return [word for line in sentences for word in ("Contarini", "Dandolo", "Gradenigo", "Morosini") if word in line]


@rule("intrigo:KN-4")
def test_nobody_hears_which_cards_others_hold_or_keep() -> None:
    game = Start.dealt(write_setup(Setup(4)), "secret").game(GAME)
    history = game.start_log()
    assert cards_told(game, history.opening, SPECTATOR) == []
    while game.state.view(SPECTATOR).data(game.question, [], 0)["phase"] == "draft":
        seat = int(game.seat())
        game.apply(seat, game.options(seat)[0])
    events = [event for move in history.moves for event in move.events]
    assert cards_told(game, events, SPECTATOR) == []
    assert cards_told(game, events, ANNA)
