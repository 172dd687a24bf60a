"""From what the players agreed on to the first draft: families, first player, prices, values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from signoria.core.phrase import Phrase, phrase
from signoria.core.registry import BadSetup, check_setup, unknown_field
from signoria.core.rng import Rng
from signoria.intrigo.round import Intrigo
from signoria.intrigo.state import (
    COPIES,
    DUCAT_TOTAL,
    FAMILY_VALUES,
    INFLUENCE_COSTS,
    MAX_ROUNDS,
    TIEPOLO_VALUES,
    Terms,
)
from signoria.intrigo.words import CHARACTERS, FAMILIES, PER_FAMILY, TIEPOLO

LEAST_SEATS = 3
MOST_SEATS = 4
START_DUCATS = 1
MOST_DUCATS = 1000
MOST_ROUNDS = 1000

PRICES = (INFLUENCE_COSTS,) * len(CHARACTERS)
INTRIGUE_VALUES = (FAMILY_VALUES, FAMILY_VALUES, FAMILY_VALUES, FAMILY_VALUES, TIEPOLO_VALUES)


@dataclass(frozen=True)
class Setup:
    """What the players agree on before anything is dealt."""

    seats: int
    families: tuple[str, ...] = ()  # of the seats in order; none: random (AS-4)
    first: int = -1  # who has the marker first; -1: chance decides (AS-4)
    prices: tuple[tuple[int, ...], ...] = PRICES  # of each character, from top to bottom (AS-1)
    intrigue_values: tuple[tuple[int, ...], ...] = INTRIGUE_VALUES  # of each family (AS-7)
    ducat_total: int = DUCAT_TOTAL  # AS-2
    max_rounds: int = MAX_ROUNDS  # AS-3


@lru_cache(maxsize=256)
def build_terms(setup: Setup) -> Terms:
    """What holds for the whole game, the same object for equal setups; BadSetup says what cannot be played."""
    if not LEAST_SEATS <= setup.seats <= MOST_SEATS:
        raise BadSetup(phrase("error-seats-or", least=LEAST_SEATS, most=MOST_SEATS, n=setup.seats))
    if not -1 <= setup.first < setup.seats:
        raise BadSetup(phrase("error-seat", seat=setup.first, seats=setup.seats))
    if not setup.seats * START_DUCATS <= setup.ducat_total <= MOST_DUCATS:
        raise BadSetup(phrase("setup-ducats", n=setup.ducat_total, most=MOST_DUCATS))
    if not 1 <= setup.max_rounds <= MOST_ROUNDS:
        raise BadSetup(phrase("setup-rounds", most=MOST_ROUNDS, n=setup.max_rounds))
    _check_families(setup)
    _check_prices(setup)
    _check_values(setup)
    prices = [price for stack in setup.prices for price in stack]
    values = [list(values) for values in setup.intrigue_values]
    return Terms(setup.seats, values, prices, setup.ducat_total, setup.max_rounds)


def _check_families(setup: Setup) -> None:
    if setup.families and len(setup.families) != setup.seats:
        raise BadSetup(phrase("setup-families", n=len(setup.families), seats=setup.seats))
    for i, family in enumerate(setup.families):
        if family not in FAMILIES[:TIEPOLO]:
            raise BadSetup(phrase("setup-family", name=family, known=FAMILIES[:TIEPOLO]))
        if family in setup.families[:i]:
            raise BadSetup(phrase("setup-family-twice", family=family))


def _check_prices(setup: Setup) -> None:
    if len(setup.prices) != len(CHARACTERS):
        raise BadSetup(phrase("setup-characters", wanted=len(CHARACTERS), n=len(setup.prices)))
    for character, stack in zip(CHARACTERS, setup.prices):
        if len(stack) != COPIES or min(stack) < 1 or list(stack) != sorted(stack) or stack[-1] > MOST_DUCATS:
            value = repr(list(stack))
            raise BadSetup(phrase("setup-prices", character=character, most=MOST_DUCATS, value=value))


def _check_values(setup: Setup) -> None:
    if len(setup.intrigue_values) != len(FAMILIES):
        raise BadSetup(phrase("setup-values-of", wanted=len(FAMILIES), n=len(setup.intrigue_values)))
    for i, values in enumerate(setup.intrigue_values):
        wanted = len(INTRIGUE_VALUES[i])
        if len(values) != wanted or min(values) < 1 or max(values) >= PER_FAMILY:
            found = repr(list(values))
            most = int(PER_FAMILY) - 1
            raise BadSetup(phrase("setup-values", family=FAMILIES[i], wanted=wanted, most=most, value=found))
        if i != TIEPOLO and len(dict.fromkeys(values)) != wanted:
            raise BadSetup(phrase("setup-values-differ", family=FAMILIES[i], value=repr(list(values))))


def empty_board(setup: Setup, rng: Rng) -> Intrigo:
    """The table before anything is dealt: families are given only if they were agreed on."""
    board = Intrigo(build_terms(setup), rng)
    if setup.families:
        board.give_families([FAMILIES.index(family) for family in setup.families])
    return board


def deal(setup: Setup, rng: Rng, told: bool = False) -> Intrigo:
    """A new game, ready for the first pick; `told` keeps what happened so far for the log.

    All its chance comes from `rng`, also later: nobody else may draw from the same one.
    """
    board = empty_board(setup, rng)
    if told:
        board.events = []
    if not setup.families:  # at random; with three players one family card is left over and its family absent (SE-1)
        families = list(range(TIEPOLO))
        rng.shuffle(families)
        board.give_families(families[: setup.seats])
    for who in board.players:
        who.ducats = START_DUCATS
        board.pool -= START_DUCATS
    board.first = setup.first if setup.first >= 0 else rng.below(setup.seats)
    board.begin_round()
    return board


# --- plain data -----------------------------------------------------------------------------------------------------------

FIELDS = ("seats", "families", "first", "prices", "intrigue_values", "ducat_total", "max_rounds")


def read_setup(data: Mapping[str, object]) -> Setup:
    """A setup from plain data; BadSetup names the field that is wrong."""
    check_setup(data)
    for field in data:
        if field not in FIELDS:
            raise unknown_field(field, FIELDS)
    if "seats" not in data:
        raise BadSetup(phrase("error-setup-seats"))
    families = data.get("families", [])
    if not isinstance(families, list) or not all(isinstance(family, str) for family in families):
        raise BadSetup(_wrong_type("families", families, phrase("kind-names")))
    return Setup(
        seats=_number(data, "seats", 0),
        families=tuple(families),
        first=_number(data, "first", -1),
        prices=_rows(data, "prices", CHARACTERS, PRICES),
        intrigue_values=_rows(data, "intrigue_values", FAMILIES, INTRIGUE_VALUES),
        ducat_total=_number(data, "ducat_total", DUCAT_TOTAL),
        max_rounds=_number(data, "max_rounds", MAX_ROUNDS),
    )


def _number(data: Mapping[str, object], field: str, default: int) -> int:
    value = data.get(field, default)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadSetup(_wrong_type(field, value, phrase("kind-int")))
    return value


def _wrong_type(field: str, value: object, kind: Phrase) -> Phrase:
    return phrase("error-setup-type", field=field, value=repr(value), kind=kind)


def _rows(
    data: Mapping[str, object], field: str, names: tuple[str, ...], usual: tuple[tuple[int, ...], ...]
) -> tuple[tuple[int, ...], ...]:
    """A row of numbers per name; a row that is not given is the usual one."""
    given = data.get(field, {})
    if not isinstance(given, Mapping):
        raise BadSetup(_wrong_type(field, given, phrase("kind-table", names=list(names))))
    for name in given:
        if name not in names:
            raise BadSetup(phrase("setup-table", field=field, name=str(name), known=list(names)))
    return tuple([_row(field, given[name]) if name in given else usual[i] for i, name in enumerate(names)])


def _row(field: str, row: object) -> tuple[int, ...]:
    if not isinstance(row, list) or not row or not all(type(number) is int for number in row):
        raise BadSetup(_wrong_type(field, row, phrase("kind-numbers")))
    return tuple(row)


def write_setup(setup: Setup) -> dict[str, object]:
    """Plain data from which `read_setup` makes an equal setup."""
    return {
        "seats": setup.seats,
        "families": list(setup.families),
        "first": setup.first,
        "prices": {name: list(row) for name, row in zip(CHARACTERS, setup.prices)},
        "intrigue_values": {name: list(row) for name, row in zip(FAMILIES, setup.intrigue_values)},
        "ducat_total": setup.ducat_total,
        "max_rounds": setup.max_rounds,
    }
