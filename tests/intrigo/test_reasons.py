"""The order of reasons for a whole go (§12): of several that hold at once, the first is the answer.

The reasons of one go are listed here in the order of the statement. The palace is built so that each can be made to hold
or not by itself, and every combination of them is tried.
"""

from itertools import combinations

import pytest

from signoria.core.decision import IllegalAnswer
from signoria.core.moves import read_move
from signoria.intrigo import GAME
from tests.intrigo.table import ANNA, BELA, Table, TableMaker, numbers

FULL = ["co4, co2, ti3, da2", "da3, co3, gr4, ti3", "gr3, gr2, mo4, ti4", "da4, mo3, mo2, ti2"]
INFLUENCE = ("bad_param", "gap_occupied", "stack_empty", "cannot_afford")
# What each character's effect may fail for, in order; reasons that exclude each other share a place.
EFFECTS = {
    "trader": (("target_not_neighbour",), ("target_same",), ("no_token",)),
    "thief": (("target_not_neighbour",), ("no_token", "target_face_down")),
    "assassin": (("target_not_neighbour",), ("target_not_intrigue", "target_face_down")),
    "gondolier": (("target_not_neighbour",), ("target_same",), ("target_not_intrigue",)),
    "guard": (("target_not_neighbour",), ("target_not_intrigue",), ("destination_occupied",)),
    "courtesan": (("target_not_neighbour",), ("gap_occupied",), ("name_not_in_play", "name_in_palace")),
}


def reason_of(t: Table, *go: str, seat: int = ANNA) -> str:
    trial = t.game.clone()
    before = trial.state.key()
    try:
        trial.apply_move(seat, numbers(go))
    except IllegalAnswer as refused:
        assert trial.state.key() == before, "a refused go changes nothing"
        return refused.reason
    return ""


def all_reasons(character: str) -> list[str]:
    """`effect gap_occupied` is the courtesan's, about the gap she names."""
    effect = [f"effect {reason}" for place in EFFECTS[character] for reason in place]
    return [*INFLUENCE, *effect]


def can_hold_together(character: str, reasons: tuple[str, ...]) -> bool:
    named = [reason.removeprefix("effect ") for reason in reasons if reason.startswith("effect ")]
    exclusive = [place for place in EFFECTS[character] if len(set(place) & set(named)) > 1]
    return not exclusive and not {"stack_empty", "cannot_afford"} <= set(reasons)  # an empty stack has no price


class Trial:
    """A palace, and a go of Anna's into g8 that fails for exactly these reasons."""

    def __init__(self, character: str, reasons: tuple[str, ...]) -> None:
        self.character = character
        self.reasons = reasons
        self.effect = {reason.removeprefix("effect ") for reason in reasons if reason.startswith("effect ")}
        self.far = "target_not_neighbour" in self.effect
        self.gaps: dict[str, str] = {"g8": "co2"} if "gap_occupied" in reasons else {}
        self.tokens = {f"b{i}": "d" if i % 2 else ("me", "mi", "cl", "fa", "wo")[i // 2 % 5] for i in range(16)}
        if character in ("trader", "thief"):
            targets = self.tokens_touched()
        elif character == "courtesan":
            targets = self.card_called()
        else:
            targets = self.cards_touched()
        if "bad_param" in reasons:
            targets[-1] = "d"  # a token is no place and no name
        self.go = [character, "g8", *targets]

    def tokens_touched(self) -> list[str]:
        first = "b3" if self.far else "b8"
        if "no_token" in self.effect:
            del self.tokens[first]
        if "target_face_down" in self.effect:
            self.tokens[first] += " (down)"
        return [first] if self.character == "thief" else [first, first if "target_same" in self.effect else "b12"]

    def card_called(self) -> list[str]:
        place = "g3" if self.far else "g7"
        if "gap_occupied" in self.effect:
            self.gaps[place] = "gr2"
        if "name_not_in_play" in self.effect:
            return [place, "ti4"]  # with three players the Tiepolo cards are in the box
        if "name_in_palace" in self.effect:
            self.gaps["g0"] = "co3"
            return [place, "co3"]
        return [place, "co4"]

    def cards_touched(self) -> list[str]:
        first = "g3" if self.far else "g7"
        self.gaps["g12"] = "gr3"
        if "target_not_intrigue" not in self.effect:
            self.gaps[first] = "gr2 (down)" if "target_face_down" in self.effect else "gr2"
        if self.character == "assassin":
            return [first]
        if self.character == "guard":
            return [first, "g12" if "destination_occupied" in self.effect else "g14"]
        return [first, first if "target_same" in self.effect else "g12"]

    def table(self, palace: TableMaker) -> Table:
        bought = {self.character: 3 if "stack_empty" in self.reasons else 0}
        money = 0 if "cannot_afford" in self.reasons else 3
        if "name_not_in_play" in self.effect:
            return palace(seats=3, gaps=self.gaps, bought=bought, ducats=[money, 1, 1])
        return palace(gaps=self.gaps, tokens=self.tokens, bought=bought, ducats=[money, 1, 1, 1])


@pytest.mark.parametrize("character", EFFECTS)
def test_of_the_reasons_that_hold_the_first_is_given(character: str, palace: TableMaker) -> None:
    known = all_reasons(character)
    tried = 0
    for count in range(len(known) + 1):
        for reasons in combinations(known, count):
            if not can_hold_together(character, reasons):
                continue
            trial = Trial(character, reasons)
            wanted = reasons[0].removeprefix("effect ") if reasons else ""
            assert reason_of(trial.table(palace), *trial.go) == wanted, f"{' '.join(trial.go)} fails for {reasons}"
            tried += 1
    assert tried >= 40


def test_of_the_reasons_against_an_intrigue_card_the_first_is_given(palace: TableMaker) -> None:
    t = palace(hands=["co4, co2, ti3", *FULL[1:]], gaps={"g8": "da2"})
    assert reason_of(t, "co4", "g9") == ""
    assert reason_of(t, "co4", "g8") == "gap_occupied"
    assert reason_of(t, "da3", "g9") == reason_of(t, "da3", "g8") == "card_not_in_hand"
    assert reason_of(t, "da3", "b8") == reason_of(t, "co4", "g8", "g9") == "bad_param"


def test_a_pass_with_cards_in_hand_is_refused_and_a_pass_of_something_is_none(palace: TableMaker) -> None:
    t = palace(hands=FULL)
    assert reason_of(t, "pass") == "pass_not_allowed"
    assert reason_of(t, "pass", "g8") == "bad_param"


@pytest.mark.parametrize("character", [name for name in EFFECTS if name not in ("assassin", "thief")])
def test_half_an_effect_has_the_wrong_shape_whatever_else_is_wrong(character: str, palace: TableMaker) -> None:
    target = "b8" if character == "trader" else "g7"
    for gaps, ducats in (({}, 3), ({"g8": "co2"}, 0)):
        t = palace(gaps=gaps, ducats=[ducats, 1, 1, 1])
        assert reason_of(t, character, "g8", target) == "bad_param"


def test_not_your_go_comes_before_all_that_is_wrong_with_the_go(palace: TableMaker) -> None:
    t = palace(hands=FULL, gaps={})
    for go in (["trader", "g8", "d", "d"], ["da4", "g8"], ["pass"], ["trader", "g8", "b3", "b3"]):
        assert reason_of(t, *go, seat=BELA) == "not_your_go"


def test_the_phase_comes_before_whose_move_it_is(palace: TableMaker) -> None:
    draft = ["co2, co3, co4, ti2", "da2, da3, da4, ti3", "gr2, gr3, gr4, ti3", "mo2, mo3, mo4, ti4"]
    t = palace(phase="draft", draft=draft)
    t.move("co2", seat=ANNA)
    assert reason_of(t, "co3") == "already_picked"
    for go in (["co3", "g8"], ["pass"], ["trader", "g8"], ["trader", "g8", "b8", "b9"]):
        for seat in (ANNA, BELA):
            assert reason_of(t, *go, seat=seat) == "wrong_phase"


def test_a_pick_of_the_draft_has_the_wrong_phase_whoever_says_it(palace: TableMaker) -> None:
    t = palace(hands=FULL)
    for seat in (ANNA, BELA):
        with pytest.raises(IllegalAnswer, match="wrong phase"):
            read_move(t.game, GAME, f"{seat}: keep co4")


def test_a_game_that_is_over_comes_before_everything(palace: TableMaker) -> None:
    over = palace(phase="over", result="round_limit")
    for go in (["co3"], ["co3", "g8"], ["trader", "d"], ["pass"]):
        for seat in (ANNA, BELA):
            assert reason_of(over, *go, seat=seat) == "game_over"
