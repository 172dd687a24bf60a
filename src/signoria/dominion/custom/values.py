"""Single values of custom cards: each is read strictly, or refused with what is expected and where."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from signoria.core.words import nearest
from signoria.dominion.card import TYPE_NAMES
from signoria.dominion.catalogue import TITLES
from signoria.dominion.custom.steps import THIS

MOST: Final = 20  # of anything a card says: cost, coins, cards, points
LONGEST_NAME: Final = 40
TYPES: Final = {name: bit for bit, name in TYPE_NAMES.items()}
CARD_IDS: Final = [THIS, *TITLES]
_ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")

Path = tuple[str | int, ...]


class WrongCard(ValueError):
    """Something in the data of a card that is not as it must be: what, and where in the data it stands."""

    def __init__(self, message: str, path: Path, at_key: bool = False) -> None:
        super().__init__(message)
        self.message = message
        self.path = path
        self.at_key = at_key  # it is the key that is wrong, not its value


def is_id(text: str) -> bool:
    return len(text) <= LONGEST_NAME and _ID.fullmatch(text) is not None


def brief(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 50 else text[:47] + "..."


def hint(word: object, known: Iterable[str]) -> str:
    return nearest(str(word), known) or f"; there are {', '.join(known)}"


def read_mapping(value: object, path: Path, known: Iterable[str], what: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise WrongCard(
            f"{what} is written as keys and values, not as {brief(value)}; the keys are {', '.join(known)}", path
        )
    for key in value:
        if not isinstance(key, str) or key not in known:
            where: Path = (*path, key) if isinstance(key, str | int) else path
            raise WrongCard(f"{what} has no {brief(key)}{hint(key, known)}", where, at_key=True)
    return value


def read_number(value: object, path: Path, what: str, least: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= MOST:
        raise WrongCard(f"{what} is a number from {least} to {MOST}, not {brief(value)}", path)
    return value


def read_types(value: object, path: Path) -> int:
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, list) or not names:
        raise WrongCard(f"one or more types are expected: {', '.join(TYPES)}; not {brief(value)}", path)
    types = 0
    for name in names:
        if not isinstance(name, str) or name not in TYPES:
            raise WrongCard(f"no type is called {brief(name)}{hint(name, TYPES)}", path)
        types |= TYPES[name]
    return types


def read_card_id(value: object, path: Path) -> str:
    if isinstance(value, str) and value in CARD_IDS:
        return value
    raise WrongCard(f"no card is called {brief(value)}{hint(value, CARD_IDS)}", path)


def read_card_ids(value: object, path: Path) -> tuple[str, ...]:
    return tuple(read_card_id(id, path) for id in (value if isinstance(value, list) else [value]))


def read_word(value: object, path: Path, known: Sequence[str]) -> str:
    if isinstance(value, str) and value in known:
        return value
    raise WrongCard(f"{' or '.join(word for word in known if word)} is expected, not {brief(value)}", path)


def read_truth(value: object, path: Path) -> bool:
    if isinstance(value, bool):
        return value
    raise WrongCard(f"true or false is expected, not {brief(value)}", path)
