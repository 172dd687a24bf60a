"""Scenario files: what is wrong in them is named with its line, and what goes another way is shown."""

from __future__ import annotations

import re
import textwrap

import pytest
from mypy_extensions import i64

from signoria.core.decision import FINE, NO_STOP, NOT_OFFERED, Effect, Question
from signoria.core.registry import Ruleset
from signoria.core.rng import from_seed
from signoria.core.scenario import BadScenario, play, read_text
from signoria.core.state import State
from signoria.core.watch import Miscount, Watched
from signoria.core.words import Things, Vocabulary
from signoria.dominion import GAME

START = """\
game: dominion
name: a test
position:
  hand: militia, gold
  1: {hand: [moat, 4 copper]}
  2: {hand: [2 estate, 3 copper]}
steps:
"""


def steps(text: str) -> str:
    """A scenario with these steps; the first is in line 8."""
    return START + textwrap.indent(textwrap.dedent(text), "  ")


def outcome(text: str) -> str:
    """Empty if all goes as written, else where and how it does not."""
    (scenario,) = read_text(text, "a.yaml")
    failure = play(scenario)
    return "" if failure is None else str(failure)


# --- what cannot be read -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("name: [", "a.yaml:1: a value is missing here"),
        ("- 3", "a.yaml:1: a scenario has a name and steps, but this is 3"),
        ("nonsense", "a.yaml:1: there are no scenarios here"),
        ("game: dominion\nnmae: x\nsteps: []", "a.yaml:2: a scenario has no “nmae”; did you mean name?"),
        ("game: dominion\nsteps: []\nposition: {}", "a.yaml:1: a scenario needs a name"),
        ("game: dominion\nname: x\nposition: {}", "a.yaml:1: a scenario needs a list of steps"),
        ("game: dominion\nname: x\nposition: {}\nsteps: play it", "a.yaml:4: a scenario needs a list of steps"),
        ("name: x\nposition: {}\nsteps: []", "a.yaml:1: which game?"),
        (
            "game: domino\nname: x\nposition: {}\nsteps: []",
            "a.yaml:1: no game is called “domino”; did you mean dominion?",
        ),
        ("game: dominion\nname: x\nsteps: []", "a.yaml:1: a scenario starts from either a `position` or a `setup`"),
        ("game: dominion\nname: x\nname: y", "a.yaml:3: “name” appears twice"),
        ("game: dominion\nname: x\nposition: {}\nshows: 3\nsteps: []", "a.yaml:4: `shows` lists rules"),
        ("gaem: dominion\nscenarios: []", "a.yaml:1: a file of scenarios has no “gaem”; did you mean game?"),
        (steps("- 3"), "a.yaml:8: a step must be a move in words or a check, not 3"),
        (steps("- play militia\n- exect: {coins: 2}"), "a.yaml:9: no check is called “exect”; did you mean expect?"),
        (steps("- 1: {hand: 3}"), "a.yaml:8: seat 1: expected a move in words, not"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(text: str, complaint: str) -> None:
    with pytest.raises(BadScenario) as bad:
        read_text(text, "a.yaml")
    assert str(bad.value).startswith(complaint)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (START.replace("gold", "golt") + "  []", "a.yaml:4: no card is called “golt”; did you mean gold?"),
        (START.replace("copper]", "coper]") + "  []", "a.yaml:5: no card is called “coper”; did you mean copper"),
        (START.replace("1: {hand", "1: {hnd") + "  []", "a.yaml:5: seat 1 has no “hnd”; did you mean hand?"),
        (START.replace("[moat, 4 copper]", "moat, 4 copper") + "  []", "a.yaml:5: “4 copper” in seat 1 has no value"),
        (steps("- plya militia"), "a.yaml:8: no move starts with “plya militia”; did you mean play"),
        (steps("- play milita"), "a.yaml:8: nothing is called “milita”; did you mean militia?"),
        (steps("- play"), "a.yaml:8: “play” what? Name it, or write `play nothing`"),
        (steps("- play militia\n- reveal nothing\n- 1: discard coper"), "a.yaml:10: nothing is called “coper”"),
        (
            steps("- expect:\n    coins: 0\n    coin: 3"),
            "a.yaml:10: a game has no “coin”; did you mean coins or points?",
        ),
        (steps("- expect: {1: {hnd: 3}}"), "a.yaml:8: seat 1 has no “hnd”; did you mean hand?"),
        (steps("- expect: {hand: golt}"), "a.yaml:8: nothing is called “golt”; did you mean gold?"),
        (steps("- expect: {hand: gold (known to 0)}"), "a.yaml:8: gold (known to 0): remarks aren’t allowed here"),
        (steps("- expect: {1: 3}"), "a.yaml:8: 1 has several values"),
        (steps("- expect: coins"), "a.yaml:8: write this as `name: value`, not 'coins'"),
        (steps("- asks: {vreb: play}"), "a.yaml:8: asked: has no “vreb”; did you mean verb?"),
        (steps("- sees: {4: {coins: 0}}"), "a.yaml:8: who sees? Name a seat or spectator, not 4"),
        (steps("- refuses: {paly gold: not_in_hand}"), "a.yaml:8: no move starts with “paly gold”; did you mean play"),
        (steps("- redeal for 3"), "a.yaml:8: there’s no seat 3; this game has 3"),
        ("game: dominion\nname: x\nsetup: {seats: 2}\nsteps: []", "a.yaml:3: setup needs a kingdom"),
        ("game: dominion\nname: x\nposition: hand\nsteps: []", "a.yaml:3: write a position as `name: value`"),
    ],
)
def test_what_cannot_be_understood_is_named_with_its_line(text: str, complaint: str) -> None:
    (scenario,) = read_text(text, "a.yaml")
    with pytest.raises(BadScenario) as bad:
        play(scenario)
    assert str(bad.value).startswith(complaint)


def test_who_moves_must_be_said_when_several_are_asked() -> None:
    text = "{game: dominion, name: x, position: {hand: [masquerade, gold], 1: {hand: 2 gold}}, steps: [play masquerade, pass gold]}"
    (scenario,) = read_text(text, "a.yaml")
    with pytest.raises(BadScenario, match="seats 0 and 1 are asked; say whose move it is, for example `0: …`"):
        play(scenario)


# --- what goes another way ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "difference"),
    [
        ("- play militia\n- expect:\n    coins: 3", "10: step 2 (expect): coins: expected 3, got 0"),
        ("- expect: {coins: two}", "8: step 1 (expect): coins: expected two, got 0"),
        ("- expect: {phase: buy}", "8: step 1 (expect): phase: expected buy, got action"),
        ("- expect: {leaders: [0, 1]}", "8: step 1 (expect): leaders: expected [0, 1], got [2]"),
        ("- expect: {hand: 2 gold}", "8: step 1 (expect): hand: expected 2 gold, got gold, militia"),
        ("- expect: {hand: 3 cards}", "8: step 1 (expect): hand: expected 3 cards, got 2 cards (gold, militia)"),
        ("- expect: {hand: [silver, ...]}", "8: step 1 (expect): hand: expected silver, …, got gold, militia"),
        ("- expect: {hand: gold}", "8: step 1 (expect): hand: expected gold, got gold, militia"),
        ("- expect: {supply: {curse: 3}}", "8: step 1 (expect): supply curse: expected 3, got 20"),
        ("- expect:\n    1:\n      deck: gold", "10: step 1 (expect): seat 1 deck: expected gold, got nothing"),
        (
            "- expect:\n    1: {hand: '4 copper, moat in this order'}",
            "9: step 1 (expect): seat 1 hand: expected copper, copper, copper, copper, moat, "
            "got moat, copper, copper, copper, copper",
        ),
        ("- play militia\n- asks: {seat: 2}", "9: step 2 (asks): asked: expected seat 2, got seat 1"),
        ("- asks: {verb: buy}", "8: step 1 (asks): asked: verb: expected buy, got play_action"),
        (
            "- asks: {options: gold}",
            "8: step 1 (asks): asked: options: expected gold, got end_actions, militia",
        ),
        ("- asks: nobody", "8: step 1 (asks: nobody): asked: expected nobody, got seat 0 to play_action"),
        ("- play copper", "8: step 1 (play copper): refused: not_in_hand"),
        ("- 1: play copper", "8: step 1 (1: play copper): refused: not_asked"),
        ("- undo", "8: step 1 (undo): refused: nothing_to_take_back"),
        ("- 1: take back", "8: step 1 (1: take back): refused: nothing_to_take_back"),
        (
            "- play militia\n- discard copper",
            "9: step 2 (discard copper): “discard copper” doesn’t answer the question: seat 1 must reveal "
            "(write reveal; choices: moat, stop)",
        ),
        (
            "- refuses: {play militia: not_in_hand}",
            "8: step 1 (refuses): play militia: expected refused: not_in_hand, got allowed",
        ),
        (
            "- refuses: {play gold: not_in_hand}",
            "8: step 1 (refuses): play gold: expected refused: not_in_hand, got refused: treasures_come_later",
        ),
        ("- sees: {1: {0: {hand: gold}}}", "8: step 1 (sees): seat 1 sees 0 hand: expected gold, got nothing"),
        ("- sees: {spectator: {coins: 1}}", "8: step 1 (sees): spectator: coins: expected 1, got 0"),
    ],
)
def test_a_difference_is_shown_with_step_and_line(text: str, difference: str) -> None:
    assert outcome(steps(text)) == difference


def test_a_laid_down_shuffle_needs_the_right_cards() -> None:
    text = (
        "{game: dominion, name: x, position: {hand: smithy, discard: 3 gold, shuffles: 3 silver}, steps: [play smithy]}"
    )
    assert "the stacked shuffle doesn’t match the cards to be shuffled: gold, gold, gold" in outcome(text)


def test_when_the_game_is_over_nobody_is_asked() -> None:
    text = "{game: dominion, name: x, position: {phase: over}, steps: [asks: nobody, refuses: {buy copper: game_over}]}"
    assert outcome(text) == ""
    assert "got nobody: the game is over" in outcome(text.replace("nobody", "{verb: buy}"))


# --- moves in words ----------------------------------------------------------------------------------------------------


def test_capitals_spaces_and_titles_are_read() -> None:
    text = (
        "- Play  Militia\n- 1:   Reveal MOAT\n- 2: discard 2  Estate\n- END TREASURES\n- expect: {2: {hand: 3 Copper}}"
    )
    assert outcome(steps(text)) == ""


def test_a_seat_may_stand_in_front_in_quotes_or_as_a_key() -> None:
    assert (
        outcome(steps('- "0: play militia"\n- {1: reveal moat, 2: "discard estate, copper"}\n- expect: {coins: 2}'))
        == ""
    )


def test_what_may_be_stopped_is_stopped_after_the_cards_named() -> None:
    text = "{game: dominion, name: x, position: {hand: [chapel, 5 copper]}, steps: [play chapel, trash 2 copper, expect: {trash: 2 copper}]}"
    assert outcome(text) == ""


def test_cards_and_actions_out_of_their_phase_are_refused_with_the_reason() -> None:
    text = """
    - refuses: {play gold: treasures_come_later}
    - end actions
    - refuses: {play militia: action_phase_is_over}
    - end treasures
    - refuses: {play gold: treasures_are_over, play militia: action_phase_is_over, play copper: not_in_hand, buy witch: not_in_this_game}
    """
    assert outcome(steps(text)) == ""
    assert outcome(steps(text).replace("hand: militia, gold", "hand: militia, gold\n  actions: 0\n  phase: buy")) != ""


def test_yes_and_no_stay_words() -> None:
    text = "{game: dominion, name: x, position: {hand: vassal, deck: 2 village}, steps: [play vassal, %s, expect: {in_play: [%s]}]}"
    assert outcome(text % ("yes", "vassal, village")) == ""
    assert outcome(text % ("play it", "vassal, village")) == ""
    assert outcome(text % ("play village", "vassal, village")) == ""
    assert outcome(text % ("no", "vassal")) == ""
    assert outcome(text % ("play nothing", "vassal")) == ""


# --- any game ----------------------------------------------------------------------------------------------------------


class Heap(State):
    """A game of our own: one player takes stones from a heap, one or two at a time. Its copies may forget."""

    def __init__(self, stones: int, forgetful: bool) -> None:
        self.seats = 1
        self.rng = from_seed("")
        self.events = None
        self.stones = stones
        self.taken = 0
        self.forgetful = forgetful

    def copy(self) -> State:
        twin = Heap(self.stones, self.forgetful)
        twin.taken = 0 if self.forgetful else self.taken
        return twin

    def load(self, other: State) -> None:
        raise NotImplementedError

    def question(self) -> Question | None:
        return Question(1, 0, 1, 2, False, 1) if self.stones else None

    def perform(self, answers: list[int]) -> Effect[None] | None:
        self.stones -= len(answers)
        self.taken += len(answers)
        return None

    def refusal(self, ask: Question, seat: i64, picks: list[int], option: i64) -> i64:
        return FINE if option in self.options(ask, seat, picks) else NOT_OFFERED

    def options(self, ask: Question, seat: i64, picks: list[int]) -> list[int]:
        return ([0] if len(picks) < self.stones else []) + ([1] if picks else [])

    def key(self) -> bytes:
        return f"{self.stones} {self.taken}".encode()

    def turn_number(self) -> i64:
        return 1

    def option_name(self, option: i64) -> str:
        return ("stone", "stop")[option]

    def option_named(self, name: str) -> i64:
        return {"stone": 0, "stop": 1}.get(name, NO_STOP)

    def verb_name(self, verb: i64) -> str:
        return "take"

    def reason_name(self, reason: i64) -> str:
        return "not_offered"


class Heaps(Ruleset):
    def __init__(self, losing: bool = False) -> None:
        self.name = "heaps"
        self.vocabulary = Vocabulary({"take": ("take",)}, {}, (), ["stone"])
        self.losing = losing

    def facts(self, state: State) -> dict[str, object]:
        assert isinstance(state, Heap)
        return {"heap": Things(["stone"] * state.stones, False)}

    def question_facts(self, state: State, ask: Question) -> dict[str, object]:
        return {}

    def inventory(self, state: State) -> dict[str, int]:
        assert isinstance(state, Heap)
        return {"stone": state.stones + (0 if self.losing else state.taken)}


def test_any_game_can_be_watched() -> None:
    watched = Watched(Heaps(), Heap(5, forgetful=False), cloning=True)
    watched.move("take 2 stone")
    watched.move("take stone")
    assert watched.game.state.key() == b"2 3"


def test_a_lost_card_is_noticed() -> None:
    watched = Watched(Heaps(losing=True), Heap(5, forgetful=False), cloning=False)
    with pytest.raises(Miscount, match="stone: 5 -> 4"):
        watched.move("take stone")


def test_a_copy_that_forgets_is_noticed() -> None:
    watched = Watched(Heaps(), Heap(5, forgetful=True), cloning=True)
    watched.move("take stone")
    with pytest.raises(Miscount, match="a copy of the game"):
        watched.move("take stone")


def test_dominion_is_found_by_name() -> None:
    (scenario,) = read_text(START + "  []", "a.yaml")
    assert scenario.ruleset is GAME
    assert (scenario.name, scenario.line, scenario.shows) == ("a test", 1, ())


# --- what is absent, what happened, and what was so in between -------------------------------------------------------------


def test_a_key_that_a_seat_does_not_see_is_absent() -> None:
    assert outcome(steps("- sees: {1: {0: {deck_size: absent}}, spectator: {1: {deck_size: absent}}}")) == ""
    assert "0 deck_size: expected absent, got 0" in outcome(steps("- sees: {0: {0: {deck_size: absent}}}"))
    with pytest.raises(BadScenario, match="has no “deck_sise”; did you mean deck_size"):
        outcome(steps("- sees: {1: {0: {deck_sise: absent}}}"))


@pytest.mark.parametrize(
    ("check", "complaint"),
    [
        ("expect: {1: {hand: [4 copper, moat, in any order]}}", ""),
        ("expect: {1: {hand: [4 copper, moat, in this order]}}", "hand: expected copper, copper, copper, copper, moat"),
        ("expect: {2: {hand: [2 estate, 3 copper, In  any order]}}", ""),
        ("asks: {seats: [0, in any order]}", ""),
    ],
)
def test_a_yaml_list_may_say_whether_its_order_counts(check: str, complaint: str) -> None:
    assert complaint in outcome(steps(f"- {check}")) and bool(complaint) == bool(outcome(steps(f"- {check}")))


@pytest.mark.parametrize(
    ("check", "complaint"),
    [
        ("[0 play militia]", ""),
        ("0 play militia", ""),
        ("[0 play]", ""),
        ("[…]", ""),
        ("[0 play militia, …]", ""),
        ("[…, 0 play, …]", ""),
        ("{1: [0 play militia], spectator: [0 play militia]}", ""),
        ("[]", "events: expected nothing, got 0 play militia"),
        ("[0 play, 0 play]", "expected 0 play; 0 play, got 0 play militia"),
        ("[1 play militia]", "got 0 play militia"),
        ("[0 play moat]", "got 0 play militia"),
        ("[0 play 1 card]", "got 0 play militia"),
        ("{1: [0 draw]}", "1 hears: expected 0 draw, got 0 play militia"),
    ],
)
def test_the_events_of_the_last_move_are_compared(check: str, complaint: str) -> None:
    got = outcome(steps(f"- play militia\n- 1: reveal nothing\n- undo\n- events: {check}\n"))
    assert complaint in got and bool(complaint) == bool(got)


def test_events_are_heard_by_each_reader_as_far_as_they_may() -> None:
    draw = START.replace("militia, gold", "smithy").replace("  1:", "  deck: copper, silver, gold\n  1:")
    seen = '{0: [0 play smithy, "0 draw silver, copper, gold"], 1: [0 draw 3 cards, 0 play smithy, in any order]}'
    assert outcome(draw + f"  - play smithy\n  - events: {seen}\n") == ""
    assert "hears" in outcome(draw + '  - play smithy\n  - events: {1: [0 play, "0 draw copper, silver, gold"]}\n')
    assert "hears" in outcome(draw + "  - play smithy\n  - events: {0: [0 play, 0 draw 3 cards]}\n")


def test_the_lines_of_the_log_are_compared() -> None:
    assert outcome(steps("- play militia\n- 1: reveal nothing\n- undo\n- log: {0: [You play a Militia.]}")) == ""
    assert outcome(steps("- play militia\n- 1: reveal nothing\n- undo\n- log: {1: [Seat 0 plays a Militia.]}")) == ""
    wrong = outcome(steps("- play militia\n- 1: reveal nothing\n- undo\n- log: {1: [Seat 0 naps.]}"))
    assert "1 reads: expected Seat 0 naps., got Seat 0 plays a Militia." in wrong


@pytest.mark.parametrize(
    ("during", "complaint"),
    [
        ("{move: play village, at: 0 play village, expect: {actions: 0, hand: nothing}}", ""),
        ("{move: play village, at: 0 draw copper, expect: {actions: 0, hand: copper}}", ""),
        ("{move: play village, at: 0 play village, time: 2, expect: {actions: 2, hand: copper, deck: gold}}", ""),
        ("{move: play village, at: 0 play village, time: 2, expect: {actions: 4}}", "actions: expected 4, got 2"),
        ("{move: play village, at: 0 play village, time: 3, expect: {}}", "0 play village: expected happened 3 times"),
    ],
)
def test_one_may_look_between_the_two_plays_of_a_throne_room(during: str, complaint: str) -> None:
    start = "game: dominion\nname: x\nposition: {hand: [throne room, village], deck: [copper, gold]}\nsteps:\n"
    got = outcome(start + f"  - play throne room\n  - during: {during}\n  - expect: {{actions: 4}}\n")
    assert complaint in got and bool(complaint) == bool(got)


@pytest.mark.parametrize(
    ("step", "complaint"),
    [
        ("events: [napping]", "an event must be a seat and what happened"),
        ("events: [0 plya militia]", "no event is called “plya militia”; did you mean play?"),
        ("events: [7]", "an event must be a seat and what happened"),
        ("events: {9: []}", "who sees? Name a seat or spectator, not 9"),
        ("log: [x]", "write this as `name: value`"),
        ("log: {0: [7]}", "7"),
        ("during: play militia", "write this as `name: value`"),
        ("during: {move: play militia, at: 0 play, expekt: {}}", "has no “expekt”; did you mean expect?"),
        ("during: {move: 7, at: 0 play, expect: {}}", "a step must be a move in words"),
        ("during: {move: play militia, expect: {}}", "an event must be a seat and what happened"),
        ("during: {move: play militia, at: 0 play, time: often, expect: {}}", "time must be a number"),
    ],
)
def test_a_check_of_what_happened_that_cannot_be_understood_is_named(step: str, complaint: str) -> None:
    with pytest.raises(BadScenario, match=re.escape(complaint)):
        outcome(steps(f"- {step}"))


def test_after_a_redeal_there_is_no_log() -> None:
    with pytest.raises(BadScenario, match="no log"):
        outcome(steps("- redeal for 0\n- events: []"))
