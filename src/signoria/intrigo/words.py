"""The numbers behind Intrigo's words. Append only: records, positions and trained bots keep these numbers.

Options of an answer: 0–49 intrigue cards (ten times the family plus the value), 50–55 characters, 56–63 words, then gaps,
buildings and tokens. Tokens are never picked; events name them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.decision import (
    ALREADY_ANSWERED,
    FIRST_OWN_REASON,
    NOT_ASKED,
    NOT_OFFERED,
    REASON_NAMES,
)

FAMILIES: Final = ("contarini", "dandolo", "gradenigo", "morosini", "tiepolo")
CONTARINI: Final[i64] = 0
DANDOLO: Final[i64] = 1
GRADENIGO: Final[i64] = 2
MOROSINI: Final[i64] = 3
TIEPOLO: Final[i64] = 4  # the neutral family
PER_FAMILY: Final[i64] = 10  # card // PER_FAMILY is the family, card % PER_FAMILY the value

CHARACTERS: Final = ("trader", "assassin", "courtesan", "gondolier", "guard", "thief")
FIRST_CHARACTER: Final[i64] = 50
TRADER: Final[i64] = 50
ASSASSIN: Final[i64] = 51
COURTESAN: Final[i64] = 52
GONDOLIER: Final[i64] = 53
GUARD: Final[i64] = 54
THIEF: Final[i64] = 55

WORDS: Final = ("pass", "decline")
FIRST_WORD: Final[i64] = 56
PASS: Final[i64] = 56
DECLINE: Final[i64] = 57  # the effect of an influence card; it ends the picking


FIRST_GAP: Final[i64] = 64
FIRST_BUILDING: Final[i64] = 80
FIRST_TOKEN: Final[i64] = 96
END_OF_OPTIONS: Final[i64] = 102

ORGANISATIONS: Final = ("merchants", "military", "clergy", "farmers", "workers")
TOKENS: Final = (*ORGANISATIONS, "ducat")
DUCAT: Final[i64] = 5  # as a token; 0–4 are the seals of the organisations

VERBS: Final = ("pick", "place")
PICK: Final[i64] = 0
PLACE: Final[i64] = 1

EVENTS: Final = (
    "round",
    "pack",
    "keep",
    "play",
    "buy",
    "swap_tokens",
    "turn_card",
    "call",
    "swap_cards",
    "move_card",
    "turn_token",
    "pass",
    "auto_pass",
    "award",
    "stays_face_down",
    "stays_no_contender",
    "stays_tie",
    "stays_neutral",
    "token",
    "four",
    "five",
    "round_limit",
    "decline",
)
E_ROUND: Final[i64] = 0  # seat: the first player; [round]
E_PACK: Final[i64] = 1  # the pack that came to a seat: [card, …]
E_KEEP: Final[i64] = 2  # [card]
E_PLAY: Final[i64] = 3  # [card, gap]
E_BUY: Final[i64] = 4  # [character, gap, price]
E_SWAP_TOKENS: Final[i64] = 5  # [from, to]
E_TURN_CARD: Final[i64] = 6  # [gap, card]
E_CALL: Final[i64] = 7  # seat: who laid the named card; [card, gap]
E_SWAP_CARDS: Final[i64] = 8  # [gap, gap]
E_MOVE_CARD: Final[i64] = 9  # [from, to]
E_TURN_TOKEN: Final[i64] = 10  # [building, token]
E_PASS: Final[i64] = 11
E_AUTO_PASS: Final[i64] = 12
E_AWARD: Final[i64] = 13  # [building, token, contender, …], like the reasons to stay
E_STAYS_FACE_DOWN: Final[i64] = 14
E_STAYS_NO_CONTENDER: Final[i64] = 15
E_STAYS_TIE: Final[i64] = 16
E_STAYS_NEUTRAL: Final[i64] = 17
E_TOKEN: Final[i64] = 18  # a token laid by the refill: [building, token]
E_FOUR: Final[i64] = 19  # [token]
E_FIVE: Final[i64] = 20
E_ROUND_LIMIT: Final[i64] = 21
E_DECLINE: Final[i64] = 22

REASONS: Final = (
    "wrong_phase",
    "card_not_in_pack",
    "pass_not_allowed",
    "card_not_in_hand",
    "gap_occupied",
    "stack_empty",
    "cannot_afford",
    "target_not_neighbour",
    "target_same",
    "no_token",
    "target_not_intrigue",
    "target_face_down",
    "destination_occupied",
    "name_not_in_play",
    "name_in_palace",
)
WRONG_PHASE: Final[i64] = FIRST_OWN_REASON
CARD_NOT_IN_PACK: Final[i64] = FIRST_OWN_REASON + 1
PASS_NOT_ALLOWED: Final[i64] = FIRST_OWN_REASON + 2
CARD_NOT_IN_HAND: Final[i64] = FIRST_OWN_REASON + 3
GAP_OCCUPIED: Final[i64] = FIRST_OWN_REASON + 4
STACK_EMPTY: Final[i64] = FIRST_OWN_REASON + 5
CANNOT_AFFORD: Final[i64] = FIRST_OWN_REASON + 6
TARGET_NOT_NEIGHBOUR: Final[i64] = FIRST_OWN_REASON + 7
TARGET_SAME: Final[i64] = FIRST_OWN_REASON + 8
NO_TOKEN: Final[i64] = FIRST_OWN_REASON + 9
TARGET_NOT_INTRIGUE: Final[i64] = FIRST_OWN_REASON + 10
TARGET_FACE_DOWN: Final[i64] = FIRST_OWN_REASON + 11
DESTINATION_OCCUPIED: Final[i64] = FIRST_OWN_REASON + 12
NAME_NOT_IN_PLAY: Final[i64] = FIRST_OWN_REASON + 13
NAME_IN_PALACE: Final[i64] = FIRST_OWN_REASON + 14
BAD_PARAM: Final[i64] = NOT_OFFERED

# What the house says of every game has a word of its own in this one.
OWN_NAMES: Final = {NOT_ASKED: "not_your_go", ALREADY_ANSWERED: "already_picked", BAD_PARAM: "bad_param"}


def reason_name(reason: i64) -> str:
    if reason >= FIRST_OWN_REASON:
        return REASONS[reason - FIRST_OWN_REASON]
    return OWN_NAMES.get(reason, REASON_NAMES[reason])


def bit(option: i64) -> i64:
    """The mask of one option below 63."""
    one: i64 = option - option + 1  # compiled, a literal 1 has 32 bits and can't be shifted that far
    return one << option


def is_card(option: i64) -> bool:
    """Is this the number of an intrigue card?"""
    return 0 <= option < FIRST_CHARACTER and option % PER_FAMILY != 0


def is_character(option: i64) -> bool:
    return FIRST_CHARACTER <= option < FIRST_WORD


def is_gap(option: i64) -> bool:
    return FIRST_GAP <= option < FIRST_BUILDING


def is_building(option: i64) -> bool:
    return FIRST_BUILDING <= option < FIRST_TOKEN


def option_name(option: i64) -> str:
    if is_card(option):
        return f"{FAMILIES[option // PER_FAMILY]}_{option % PER_FAMILY}"
    if is_character(option):
        return CHARACTERS[option - FIRST_CHARACTER]
    if FIRST_WORD <= option < FIRST_WORD + len(WORDS):
        return WORDS[option - FIRST_WORD]
    if is_gap(option):
        return f"g{option - FIRST_GAP}"
    if is_building(option):
        return f"b{option - FIRST_BUILDING}"
    if FIRST_TOKEN <= option < END_OF_OPTIONS:
        return TOKENS[option - FIRST_TOKEN]
    return f"option {option}"


def _all_names() -> dict[str, int]:
    names: dict[str, int] = {}
    for option in range(END_OF_OPTIONS):
        name = option_name(option)
        if is_card(option):
            names[name[:2] + name[-1]] = option
        elif option >= FIRST_TOKEN:
            names["d" if name == "ducat" else name[:2]] = option
        if not name.startswith("option"):
            names[name] = option
    return names


NUMBERS: Final = _all_names()  # "contarini_4", and "co4" for short; "merchants" and "me"; "ducat" and "d"


def option_named(name: str) -> i64:
    """The option of this name, long or short, in capitals or not; -1 if there is none."""
    return NUMBERS.get(name.lower(), -1)
