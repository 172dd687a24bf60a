"""The numbers behind Dominion's words. Append only: records, positions and trained bots keep these numbers.

Options of an answer: 0–16 are the piles of this game, then words, then titles that are not in this game.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.decision import FIRST_OWN_REASON, REASON_NAMES

PILES: Final[i64] = 17
FIRST_TITLE: Final[i64] = 64

# The basic piles stand first in every game.
COPPER: Final[i64] = 0
SILVER: Final[i64] = 1
GOLD: Final[i64] = 2
ESTATE: Final[i64] = 3
DUCHY: Final[i64] = 4
PROVINCE: Final[i64] = 5
CURSE: Final[i64] = 6
BASICS: Final[i64] = 7

WORDS: Final = (
    "stop",
    "yes",
    "no",
    "all_treasures",
    "end_actions",
    "end_treasures",
    "end_turn",
    "cards",
    "actions",
    "buys",
    "coins",
    "trash_cards",
    "discard_cards",
    "keep",
    "take_curse",
    "new_hand",
    "gain_card",
    "first",
    "second",
    "third",
    "fourth",
)
STOP: Final[i64] = 17
YES: Final[i64] = 18
NO: Final[i64] = 19
ALL_TREASURES: Final[i64] = 20
END_ACTIONS: Final[i64] = 21
END_TREASURES: Final[i64] = 22
END_TURN: Final[i64] = 23
CARDS: Final[i64] = 24
ACTIONS: Final[i64] = 25
BUYS: Final[i64] = 26
COINS: Final[i64] = 27
TRASH_CARDS: Final[i64] = 28
DISCARD_CARDS: Final[i64] = 29
KEEP: Final[i64] = 30
TAKE_CURSE: Final[i64] = 31
NEW_HAND: Final[i64] = 32
GAIN_CARD: Final[i64] = 33
FIRST: Final[i64] = 34  # what custom cards offer and no other word says
SECOND: Final[i64] = 35
THIRD: Final[i64] = 36
FOURTH: Final[i64] = 37

VERBS: Final = (
    "play_action",
    "play_treasure",
    "buy",
    "discard",
    "trash",
    "gain",
    "pass",
    "put_on_deck",
    "reveal",
    "name",
    "play_twice",
    "play_it",
    "set_aside",
    "discard_or_keep",
    "take_from_trash",
    "choose",
    "arrange",
    "trash_this",
    "trash_treasure",
    "discard_deck",
    "show_on_top",
)
PLAY_ACTION: Final[i64] = 0
PLAY_TREASURE: Final[i64] = 1
BUY: Final[i64] = 2
DISCARD: Final[i64] = 3
TRASH: Final[i64] = 4
GAIN: Final[i64] = 5
PASS: Final[i64] = 6
PUT_ON_DECK: Final[i64] = 7
REVEAL: Final[i64] = 8
NAME: Final[i64] = 9
PLAY_TWICE: Final[i64] = 10
PLAY_IT: Final[i64] = 11
SET_ASIDE: Final[i64] = 12
DISCARD_OR_KEEP: Final[i64] = 13
TAKE_FROM_TRASH: Final[i64] = 14
CHOOSE: Final[i64] = 15
ARRANGE: Final[i64] = 16
TRASH_THIS: Final[i64] = 17
TRASH_TREASURE: Final[i64] = 18
DISCARD_DECK: Final[i64] = 19
SHOW_ON_TOP: Final[i64] = 20

PHASES: Final = ("action", "treasure", "buy", "clean_up", "over")
ACTION_PHASE: Final[i64] = 0
TREASURE_PHASE: Final[i64] = 1  # the first half of the Buy phase: Treasures are played
BUY_PHASE: Final[i64] = 2
CLEAN_UP: Final[i64] = 3  # asked only if the players choose what their discard shows
OVER: Final[i64] = 4

EVENTS: Final = (
    "turn",
    "play",
    "draw",
    "shuffle",
    "discard",
    "trash",
    "gain",
    "buy",
    "reveal",
    "look",
    "set_aside",
    "put_on_deck",
    "put_in_hand",
    "pass",
    "react",
    "unaffected",
    "name",
    "plus_actions",
    "plus_buys",
    "plus_coins",
    "choose",
    "reveal_hand",
    "end",
    "cheaper",
    "clean_up",
    "keep",
    "gain_to_hand",
    "gain_onto_deck",
    "deck_to_discard",
    "return",
    "gain_from_trash",
)
E_TURN: Final[i64] = 0
E_PLAY: Final[i64] = 1
E_DRAW: Final[i64] = 2
E_SHUFFLE: Final[i64] = 3
E_DISCARD: Final[i64] = 4
E_TRASH: Final[i64] = 5
E_GAIN: Final[i64] = 6
E_BUY: Final[i64] = 7
E_REVEAL: Final[i64] = 8
E_LOOK: Final[i64] = 9
E_SET_ASIDE: Final[i64] = 10
E_PUT_ON_DECK: Final[i64] = 11
E_PUT_IN_HAND: Final[i64] = 12
E_PASS: Final[i64] = 13
E_REACT: Final[i64] = 14
E_UNAFFECTED: Final[i64] = 15
E_NAME: Final[i64] = 16
E_PLUS_ACTIONS: Final[i64] = 17
E_PLUS_BUYS: Final[i64] = 18
E_PLUS_COINS: Final[i64] = 19
E_CHOOSE: Final[i64] = 20
E_REVEAL_HAND: Final[i64] = 21
E_END: Final[i64] = 22
E_CHEAPER: Final[i64] = 23
E_CLEAN_UP: Final[i64] = 24
E_KEEP: Final[i64] = 25
E_GAIN_TO_HAND: Final[i64] = 26
E_GAIN_ONTO_DECK: Final[i64] = 27
E_DECK_TO_DISCARD: Final[i64] = 28
E_RETURN: Final[i64] = 29
E_GAIN_FROM_TRASH: Final[i64] = 30

REASONS: Final = (
    "not_in_hand",
    "not_there",
    "pile_empty",
    "too_expensive",
    "too_cheap",
    "not_an_action",
    "not_a_treasure",
    "not_a_victory_card",
    "not_this_card",
    "no_actions_left",
    "action_phase_is_over",
    "no_buys_left",
    "no_more_copies",
    "not_a_reaction",
    "already_revealed",
    "treasures_come_later",
    "treasures_are_over",
    "not_in_this_game",
    "already_chosen",
)
NOT_IN_HAND: Final[i64] = FIRST_OWN_REASON
NOT_THERE: Final[i64] = FIRST_OWN_REASON + 1
PILE_EMPTY: Final[i64] = FIRST_OWN_REASON + 2
TOO_EXPENSIVE: Final[i64] = FIRST_OWN_REASON + 3
TOO_CHEAP: Final[i64] = FIRST_OWN_REASON + 4
NOT_AN_ACTION: Final[i64] = FIRST_OWN_REASON + 5
NOT_A_TREASURE: Final[i64] = FIRST_OWN_REASON + 6
NOT_A_VICTORY_CARD: Final[i64] = FIRST_OWN_REASON + 7
NOT_THIS_CARD: Final[i64] = FIRST_OWN_REASON + 8
NO_ACTIONS_LEFT: Final[i64] = FIRST_OWN_REASON + 9
ACTION_PHASE_IS_OVER: Final[i64] = FIRST_OWN_REASON + 10
NO_BUYS_LEFT: Final[i64] = FIRST_OWN_REASON + 11
NO_MORE_COPIES: Final[i64] = FIRST_OWN_REASON + 12
NOT_A_REACTION: Final[i64] = FIRST_OWN_REASON + 13
ALREADY_REVEALED: Final[i64] = FIRST_OWN_REASON + 14
TREASURES_COME_LATER: Final[i64] = FIRST_OWN_REASON + 15
TREASURES_ARE_OVER: Final[i64] = FIRST_OWN_REASON + 16
NOT_IN_THIS_GAME: Final[i64] = FIRST_OWN_REASON + 17
ALREADY_CHOSEN: Final[i64] = FIRST_OWN_REASON + 18


def reason_name(reason: i64) -> str:
    return REASONS[reason - FIRST_OWN_REASON] if reason >= FIRST_OWN_REASON else REASON_NAMES[reason]
