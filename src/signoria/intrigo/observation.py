"""What a learner sees of any game of Intrigo, and the actions it has. It reads the seat's view and nothing else.

Intrigue cards are counted in fields of 45: nine values for each of the five families. Players come in turn order, beginning
with the seat itself.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.decision import Question
from signoria.core.encoding import fill_up, word_of
from signoria.core.observation import Observation
from signoria.core.state import State
from signoria.intrigo.state import COPIES, HAND_SIZE
from signoria.intrigo.view import IntrigoView
from signoria.intrigo.words import (
    CHARACTERS,
    FAMILIES,
    FIRST_BUILDING,
    FIRST_CHARACTER,
    FIRST_GAP,
    FIRST_WORD,
    ORGANISATIONS,
    PER_FAMILY,
    VERBS,
    WORDS,
    option_name,
)

MOST_SEATS: Final = 4
RING: Final[i64] = 16
VALUES: Final[i64] = 9
CARDS: Final[i64] = 45
CHARACTER_ACTIONS: Final[i64] = 45
WORD_ACTIONS: Final[i64] = 51
GAP_ACTIONS: Final[i64] = 53
BUILDING_ACTIONS: Final[i64] = 69
ACTIONS: Final[i64] = 85
MOST_PICKS: Final = 4  # of one go
PLACES: Final = ("card", "card_down", "token", "token_down", "leads")


def action_of(option: i64) -> i64:
    """The action that picks an option."""
    if option < FIRST_CHARACTER:
        return option // PER_FAMILY * VALUES + option % PER_FAMILY - 1
    if option < FIRST_WORD:
        return CHARACTER_ACTIONS + option - FIRST_CHARACTER
    if option < FIRST_GAP:
        return WORD_ACTIONS + option - FIRST_WORD
    if option < FIRST_BUILDING:
        return GAP_ACTIONS + option - FIRST_GAP
    return BUILDING_ACTIONS + option - FIRST_BUILDING


def option_of(action: i64) -> i64:
    """The option that an action picks."""
    if action < CHARACTER_ACTIONS:
        return action // VALUES * PER_FAMILY + action % VALUES + 1
    if action < WORD_ACTIONS:
        return FIRST_CHARACTER + action - CHARACTER_ACTIONS
    if action < GAP_ACTIONS:
        return FIRST_WORD + action - WORD_ACTIONS
    if action < BUILDING_ACTIONS:
        return FIRST_GAP + action - GAP_ACTIONS
    return FIRST_BUILDING + action - BUILDING_ACTIONS


def fields_for(seats: int) -> list[tuple[str, int]]:
    """The parts of a row; those of the players are named by how many seats to the left they are."""
    heads = ("players", "seat", "verb", "round", "max_rounds", "phase", "step", "first", "active", "pool")
    fields = [(name, 1) for name in heads]
    fields += [("picks", MOST_PICKS), ("bag", len(ORGANISATIONS)), ("prices", len(CHARACTERS) * int(COPIES))]
    fields += [("hand", int(CARDS)), ("pack", int(CARDS))]
    fields += [(f"pack_{step + 1}", int(CARDS)) for step in range(int(HAND_SIZE))]
    for step in range(seats):
        fields += [(f"{step}_{name}", 1) for name in ("family", "ducats", "hand_size", "need")]
        fields += [(f"{step}_counters", len(ORGANISATIONS)), (f"{step}_laid", int(CARDS))]
        fields += [(f"{step}_may_hold", int(CARDS)), (f"{step}_holds", int(CARDS))]
    missing = fill_up(sum(length for _, length in fields))
    if missing:
        fields.append(("_rest", missing))
    return fields + [(name, int(RING)) for name in PLACES]


class IntrigoObservation(Observation):
    def __init__(self, seats: int) -> None:
        actions = [option_name(option_of(action)) for action in range(ACTIONS)]
        super().__init__(fields_for(seats), list(VERBS), actions, list(PLACES), int(RING), int(RING))
        assert len(FAMILIES) * VALUES == CARDS and CARDS + len(CHARACTERS) + len(WORDS) == GAP_ACTIONS
        self.most_seats = seats

    def action_of(self, state: State, option: i64) -> i64:
        return action_of(option)

    def option_of(self, state: State, action: i64) -> i64:
        return option_of(action)

    def write(self, state: State, question: Question, seat: i64, picks: list[int], block: vec[i64], row: i64) -> None:
        view = state.view(seat)
        assert isinstance(view, IntrigoView)
        seats = view.seats()
        active = view.active()
        numbers = [seats, seat, question.verb + 1, view.round(), view.max_rounds(), view.phase(), view.step()]
        numbers.append((view.first() + seats - seat) % seats)
        numbers += [(active + seats - seat) % seats + 1 if active >= 0 else 0, view.pool()]
        numbers += _padded([action_of(pick) + 1 for pick in picks], MOST_PICKS)
        numbers += view.bag()
        for kind in range(len(CHARACTERS)):
            numbers += _padded(view.prices(FIRST_CHARACTER + kind), COPIES)
        numbers += _counted(view.hand())
        numbers += _counted(view.pack())
        held = view.packs_held()
        for step in range(HAND_SIZE):
            numbers += _counted(held[step] if step < len(held) else [])
        self._add_players(view, seat, numbers)
        numbers += [0] * (self.words * 4 - len(PLACES) * RING - len(numbers))
        _add_places(view, seat, numbers)
        _write(numbers, block, row * self.words)

    def _add_players(self, view: IntrigoView, seat: i64, numbers: list[int]) -> None:
        holders = view.holders()
        for step in range(self.most_seats):
            if step >= view.seats():
                numbers += [0] * (4 + len(ORGANISATIONS) + 3 * CARDS)
                continue
            who = (seat + step) % view.seats()
            numbers += [view.family(who) + 1, view.ducats(who), view.hand_size(who), view.need(who)]
            numbers += [view.counter(who, i) for i in range(len(ORGANISATIONS))]
            numbers += _counted(view.laid(who))
            for masks in (holders.may, holders.sure):
                if who == seat:
                    numbers += [0] * CARDS
                else:
                    numbers += [(masks[option_of(card)] >> who) & 1 for card in range(CARDS)]


def _add_places(view: IntrigoView, seat: i64, numbers: list[int]) -> None:
    size = view.size()
    cards = [view.card_in(gap) for gap in range(size)]
    numbers += _padded([action_of(card) + 1 if card >= 0 else 0 for card in cards], RING)
    numbers += _padded([int(view.is_card_down(gap)) for gap in range(size)], RING)
    numbers += _padded([view.token_on(building) + 1 for building in range(size)], RING)
    numbers += _padded([int(view.is_token_down(building)) for building in range(size)], RING)
    leading = [view.winner_of(building) for building in range(size)]
    numbers += _padded([(who - seat) % view.seats() + 1 if who >= 0 else 0 for who in leading], RING)


def _counted(cards: list[int]) -> list[int]:
    """How often each intrigue card is among these."""
    counts = [0] * CARDS
    for card in cards:
        counts[action_of(card)] += 1
    return counts


def _padded(numbers: list[int], length: i64) -> list[int]:
    """So many numbers; 0 where there are fewer."""
    return numbers + [0] * (length - len(numbers))


def _write(numbers: list[int], block: vec[i64], at: i64) -> None:
    i: i64 = 0
    n: i64 = len(numbers)
    while i < n:
        block[at] = word_of(numbers[i], numbers[i + 1], numbers[i + 2], numbers[i + 3])
        at += 1
        i += 4
