"""How the verbs of custom cards are written: which values and keys each takes, and where it may stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from signoria.dominion.custom.steps import COUNTS, HAND_HAS, IN_PLAY, IT_COSTS, IT_IS, LOOK, WAS_NAMED
from signoria.dominion.words import (
    ACTIONS,
    BUYS,
    CARDS,
    COINS,
    DISCARD_CARDS,
    FIRST,
    FOURTH,
    GAIN_CARD,
    KEEP,
    NEW_HAND,
    SECOND,
    TAKE_CURSE,
    THIRD,
    TRASH_CARDS,
)

# Whose steps they are.
YOURS: Final = 1  # the player's whose turn it is
THEIRS: Final = 2  # another player's
REACTING: Final = 4  # the owner's of a revealed Reaction
EVERYONES: Final = 7
ON_TURN: Final = YOURS | THEIRS  # what a bonus does, it does for the player whose turn it is

# What a verb's value may be besides a mapping of its keys, by the message that says so.
NO_VALUE: Final = "custom-form-nothing"
A_NUMBER: Final = "custom-form-number"
A_CARD: Final = "custom-form-card"
SOME_REVEALED: Final = "custom-form-it"
A_LIST: Final = "custom-form-steps"
SPECIAL: Final = ""

# What `it` is after the step.
STAYS: Final = 0
SHOWN: Final = 1  # cards that everyone has seen
HIDDEN: Final = 2  # nothing: not everyone knows which cards they were


@dataclass(frozen=True)
class Form:
    """How a verb is written and where it may stand."""

    value: str
    keys: tuple[str, ...] = ()
    whose: int = EVERYONES
    it: int = STAYS
    any_number: bool = False


_CHOICE: Final = ("number", "up_to", "types", "card", "not")
FORMS: Final[dict[str, Form]] = {
    # bonuses
    "cards": Form(A_NUMBER),
    "actions": Form(A_NUMBER, whose=ON_TURN),
    "buys": Form(A_NUMBER, whose=ON_TURN),
    "coins": Form(A_NUMBER, whose=ON_TURN),
    "cheaper": Form(A_NUMBER, whose=ON_TURN),
    "coppers": Form(A_NUMBER, whose=ON_TURN),
    "first_silver": Form(A_NUMBER, whose=ON_TURN),
    # the hand
    "discard": Form(A_NUMBER, (*_CHOICE, "down_to"), any_number=True),
    "trash": Form(A_NUMBER, _CHOICE, it=SHOWN, any_number=True),
    "put_on_deck": Form(A_NUMBER, ("number", "types", "shown"), it=HIDDEN),
    "discard_hand": Form(NO_VALUE, it=HIDDEN),
    "reveal_hand": Form(NO_VALUE),
    "draw_to": Form(A_NUMBER, ("number", "may_set_aside")),
    "pass_left": Form(NO_VALUE, whose=YOURS, it=HIDDEN),
    # the deck: revealing
    "reveal": Form(A_NUMBER, it=SHOWN),
    "reveal_until": Form(SPECIAL, ("number", "types", "card", "not", "cost_from"), it=SHOWN),
    "take_revealed": Form(SOME_REVEALED, ("types", "card", "not"), it=SHOWN),
    "trash_revealed": Form(SOME_REVEALED, ("types", "card", "not", "chosen_by"), it=SHOWN),
    "discard_revealed": Form(NO_VALUE, it=SHOWN),
    "judge_revealed": Form(NO_VALUE, whose=ON_TURN, it=SHOWN),
    "return_revealed": Form(NO_VALUE),
    # the deck: looking
    "look": Form(A_NUMBER, it=HIDDEN),
    "take_looked_at": Form(NO_VALUE, it=HIDDEN),
    "trash_looked_at": Form(NO_VALUE, it=HIDDEN),
    "discard_looked_at": Form(NO_VALUE, it=HIDDEN),
    "put_back": Form(NO_VALUE),
    # the deck: the rest
    "discard_top": Form(NO_VALUE, it=SHOWN),
    "trash_top": Form(NO_VALUE, it=SHOWN),
    "may_discard_deck": Form(NO_VALUE, it=HIDDEN),
    "fetch_from_discard": Form(NO_VALUE, it=HIDDEN),
    "name_a_card": Form(NO_VALUE, whose=YOURS),
    # gaining
    "gain": Form(A_CARD, ("card", "types", "not", "cost", "cost_up_to", "to", "may", "chosen_by"), it=SHOWN),
    "gain_from_trash": Form(NO_VALUE, whose=YOURS, it=HIDDEN),
    # playing, and this card
    "play": Form(NO_VALUE, ("may",), whose=YOURS, it=SHOWN),
    "play_twice": Form(NO_VALUE, ("may",), whose=YOURS, it=SHOWN),
    "may_play_it": Form(NO_VALUE, whose=YOURS, it=SHOWN),
    "trash_this": Form(NO_VALUE, whose=YOURS, it=SHOWN),
    "may_trash_this": Form(NO_VALUE, whose=YOURS, it=SHOWN),
    # what depends on something, and who does it
    "if": Form(SPECIAL),
    "may": Form(A_LIST),
    "choose_one": Form(SPECIAL),
    "choose": Form(SPECIAL, ("number", "of")),
    "each_other_player": Form(A_LIST, whose=YOURS),
    "each_player": Form(A_LIST, whose=YOURS),
    "left_player": Form(A_LIST, whose=YOURS),
    "you": Form(A_LIST, whose=ON_TURN),
    "for_each_card": Form(A_LIST),
    "for_each_different_card": Form(A_LIST),
}

ONCE: Final = 0
EACH_PLAYER: Final = 1
EACH_CARD: Final = 2
OF_OTHERS: Final = ("each_other_player", "each_player", "left_player")
OVER_CARDS: Final = ("for_each_card", "for_each_different_card")
DRAWING: Final = ("cards", "draw_to", "take_looked_at", "pass_left")  # afterwards not everyone knows the whole hand
LOOKING: Final = (LOOK, "take_looked_at", "trash_looked_at", "discard_looked_at")
REVEALING: Final = ("reveal", "reveal_until", "take_revealed", "trash_revealed", "discard_revealed", "judge_revealed")
TESTS: Final = (*COUNTS, IT_IS, IT_COSTS, HAND_HAS, WAS_NAMED, IN_PLAY)

# What a choice may be called: words that the game can show in every language.
CHOICES: Final = {
    "cards": CARDS,
    "actions": ACTIONS,
    "buys": BUYS,
    "coins": COINS,
    "trash_cards": TRASH_CARDS,
    "discard_cards": DISCARD_CARDS,
    "gain_card": GAIN_CARD,
    "keep": KEEP,
    "take_curse": TAKE_CURSE,
    "new_hand": NEW_HAND,
    "first": FIRST,
    "second": SECOND,
    "third": THIRD,
    "fourth": FOURTH,
}
