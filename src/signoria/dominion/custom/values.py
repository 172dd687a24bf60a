"""Single values of custom cards: each is read strictly, or refused with what is expected and where."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from signoria.core.errors import SignoriaError
from signoria.core.limits import CARD_NAME
from signoria.core.phrase import Phrase, phrase
from signoria.core.words import hint as nearest_hint
from signoria.dominion.card import TYPE_NAMES
from signoria.dominion.catalogue import TITLES
from signoria.dominion.custom.steps import THIS

MOST: Final = 20  # of anything a card says: cost, coins, cards, points
TYPES: Final = {name: bit for bit, name in TYPE_NAMES.items()}
CARD_IDS: Final = [THIS, *TITLES]
_ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")

Path = tuple[str | int, ...]


class WrongCard(SignoriaError, ValueError):
    """Something in the data of a card that is not as it must be: what, and where in the data it stands."""

    def __init__(self, what: Phrase, path: Path, at_key: bool = False) -> None:
        super().__init__(what)
        self.path = path
        self.at_key = at_key  # it is the key that is wrong, not its value


def is_id(text: str) -> bool:
    return len(text) <= CARD_NAME and _ID.fullmatch(text) is not None


def brief(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 50 else text[:47] + "..."


def hint(word: object, known: Iterable[str]) -> Phrase:
    names = list(known)
    return nearest_hint(str(word), names, otherwise=phrase("hint-known", known=names))


def read_mapping(value: object, path: Path, known: Iterable[str], what: Phrase | str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise WrongCard(phrase("custom-mapping", what=what, value=brief(value), keys=list(known)), path)
    for key in value:
        if not isinstance(key, str) or key not in known:
            where: Path = (*path, key) if isinstance(key, str | int) else path
            raise WrongCard(phrase("custom-key", what=what, key=brief(key), hint=hint(key, known)), where, at_key=True)
    return value


def read_number(value: object, path: Path, what: Phrase | str, least: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= MOST:
        raise WrongCard(phrase("custom-number", what=what, least=least, most=MOST, value=brief(value)), path)
    return value


def read_types(value: object, path: Path) -> int:
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, list) or not names:
        raise WrongCard(phrase("custom-types", types=list(TYPES), value=brief(value)), path)
    types = 0
    for name in names:
        if not isinstance(name, str) or name not in TYPES:
            raise WrongCard(phrase("custom-type", name=brief(name), hint=hint(name, TYPES)), path)
        types |= TYPES[name]
    return types


def read_card_id(value: object, path: Path) -> str:
    if isinstance(value, str) and value in CARD_IDS:
        return value
    raise WrongCard(phrase("custom-no-card", name=brief(value), hint=hint(value, CARD_IDS)), path)


def read_card_ids(value: object, path: Path) -> tuple[str, ...]:
    return tuple(read_card_id(id, path) for id in (value if isinstance(value, list) else [value]))


def read_word(value: object, path: Path, known: Sequence[str]) -> str:
    if isinstance(value, str) and value in known:
        return value
    raise WrongCard(phrase("custom-word", words=[word for word in known if word], value=brief(value)), path)


def read_truth(value: object, path: Path) -> bool:
    if isinstance(value, bool):
        return value
    raise WrongCard(phrase("custom-truth", value=brief(value)), path)
