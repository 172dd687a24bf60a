"""The cards games may be made of: the printed ones, and the custom ones of files, setups and installed packages.

Nothing is registered anywhere: who has custom cards makes a book with them and hands it on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Final

from signoria.core.phrase import phrase
from signoria.core.registry import BadSetup
from signoria.dominion.card import TREASURE, Card
from signoria.dominion.catalogue import BASIC, BASICS, KINGDOM_CARDS, SETS, TITLES, cards_in
from signoria.dominion.chosen import CUSTOM, editions_of
from signoria.dominion.custom import CustomCard, is_id, read_file
from signoria.dominion.kingdom import pile_rule

GROUP: Final = "signoria.cards"  # the entry points of packages with cards in Python


class CardBook:
    """All known cards. A kingdom names them as `id@edition`; the edition of custom ones is `custom`."""

    def __init__(self, custom: Iterable[CustomCard] = (), installed: Iterable[Card] = ()) -> None:
        self.custom: tuple[CustomCard, ...] = tuple(custom)
        self.cards: dict[tuple[str, str], Card] = dict(KINGDOM_CARDS)
        for card in [*[own.card for own in self.custom], *installed]:
            if card.id in TITLES or (card.id, CUSTOM) in self.cards:
                raise BadSetup(phrase("error-card-exists", card=card.id))
            self.cards[card.id, CUSTOM] = card

    def customs(self) -> list[Card]:
        """The cards that are not printed, for `Choice`."""
        return [card for (_, edition), card in self.cards.items() if edition == CUSTOM]

    def names(self) -> dict[str, dict[str, str]]:
        """What cards that no catalog has are called, by card and language; those of packages go by their id."""
        called = {card.id: {"en": card.id.replace("_", " ").title()} for card in self.customs()}
        return {**called, **{own.id: dict(own.names) for own in self.custom}}

    def counters(self) -> dict[str, str]:
        """What cards remember for a turn, and the card that does: the players' own before the printed ones."""
        counters: dict[str, str] = {}
        for card in [*self.customs(), *self.cards.values()]:
            for counter in card.counters:
                counters.setdefault(counter.name, card.id)
        return counters

    def titles(self) -> list[str]:
        """All that can be called a card."""
        return TITLES + [card.id for card in self.customs()]

    def editions(self, id: str) -> list[str]:
        return editions_of(id, self.cards)

    def carried(self, kingdom: Sequence[str]) -> tuple[CustomCard, ...]:
        """The custom cards that a setup with this kingdom carries along; those of installed packages it only names."""
        return tuple([own for own in self.custom if f"{own.id}@{CUSTOM}" in kingdom])


class Entry:
    """A card as a list of all cards shows it: which boxes hold it, and its printed facts."""

    def __init__(self, card: Card, sets: list[str]) -> None:
        self.card = card
        self.sets = sets

    def data(self) -> dict[str, object]:
        card = self.card
        return {
            "id": card.id,
            "sets": self.sets,
            "cost": int(card.cost),
            "types": card.type_names(),
            "coins": int(card.coins) if card.types & TREASURE else 0,
            "vp": "var" if card.points_hook is not None else int(card.points),
            "pile": pile_rule(card),
        }


def list_cards(book: CardBook, sets: Sequence[str] = ()) -> list[Entry]:
    """Basics, then the kingdom cards by id and box, as in cards.csv; only those of some sets if any are named."""
    entries = [Entry(card, list(SETS)) for card in BASICS] if not sets or BASIC in sets else []
    kingdom = [(edition, id) for id, edition in book.cards]
    for edition, id in sorted(kingdom):
        if not sets or edition in sets:
            entries.append(Entry(book.cards[id, edition], [edition]))
    return entries


def book_for(entries: Iterable[str], custom: Sequence[CustomCard] = ()) -> CardBook:
    """The book for a kingdom; installed packages are asked only for what nobody has brought along."""
    own = [card.id for card in custom]
    names = [entry.partition("@") for entry in entries]
    missing = [id for id, _, edition in names if edition == CUSTOM and id not in own]
    return CardBook(custom, [card for card in installed_cards() if card.id in missing] if missing else ())


def load_cards(files: Iterable[Path] = ()) -> CardBook:
    """The book of all printed cards, those of installed packages, and those of some files (`--cards FILE`)."""
    return CardBook([card for file in files for card in read_file(file)], installed_cards())


def count_custom(entries: Iterable[str]) -> int:
    """How many kinds of a kingdom are not printed."""
    return len([entry for entry in entries if entry.endswith(f"@{CUSTOM}")])


@lru_cache(maxsize=1)
def installed_cards() -> tuple[Card, ...]:
    """The cards of installed packages; BadSetup names the package that has something else."""
    cards: list[Card] = []
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        for card in _load(entry):
            if card.id in TITLES or any(card.id == other.id for other in cards):
                raise BadSetup(phrase("error-package-card-exists", package=entry.value, card=card.id))
            cards.append(card)
    return tuple(cards)


def _load(entry: EntryPoint) -> list[Card]:
    thing: object = entry.load()
    cards = cards_in(thing) if isinstance(thing, ModuleType) else thing
    if not isinstance(cards, list) or not all(isinstance(card, Card) for card in cards):
        raise BadSetup(phrase("error-package-cards", package=entry.value, value=repr(thing)))
    for card in cards:
        if not is_id(card.id):
            raise BadSetup(phrase("error-package-card-id", package=entry.value, id=card.id))
    return cards
