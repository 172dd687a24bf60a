"""Ten cards chosen by hand: which edition a bare name means, and why ten names are no kingdom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from signoria.core.phrase import phrase
from signoria.core.registry import BadSetup
from signoria.core.words import hint, plain
from signoria.dominion.card import Card
from signoria.dominion.catalogue import BASICS, KINGDOM_CARDS, SETS

KINGDOM_SIZE: Final = 10
CUSTOM: Final = "custom"  # the edition of cards that players have made
BASE_EDITIONS: Final = ("base1", "base2")
EDITIONS: Final[tuple[str, ...]] = (*SETS, CUSTOM)

Cards = Mapping[tuple[str, str], Card]  # by id and edition


class BadKingdom(BadSetup):
    """These cards are no kingdom; the message says why."""


@dataclass(frozen=True)
class Kind:
    """A card of one edition, such as could be in a kingdom."""

    card: Card
    edition: str

    def entry(self) -> str:
        return f"{self.card.id}@{self.edition}"


def editions_of(id: str, cards: Cards) -> list[str]:
    return [edition for edition in EDITIONS if (id, edition) in cards]


def check_base_edition(base_edition: str) -> None:
    if base_edition and base_edition not in BASE_EDITIONS:
        raise BadKingdom(phrase("error-kingdom-base-edition", edition=base_edition, known=BASE_EDITIONS))


def find_kind(name: str, base_edition: str = "", cards: Cards = KINGDOM_CARDS) -> Kind:
    """The card a name means: `mine@base1`, or `mine`, whose edition is then the base edition (P-6; base2 by default)."""
    check_base_edition(base_edition)
    written, at, edition = name.partition("@")
    id = plain(written)
    editions = editions_of(id, cards)
    if not editions:
        if any(card.id == id for card in BASICS):
            raise BadKingdom(phrase("error-kingdom-basic", card=id))
        near = hint(id, {known for known, _ in cards})
        raise BadKingdom(phrase("error-kingdom-card", name=written.strip(), hint=near))
    if at:
        edition = edition.strip().lower()
        if edition not in EDITIONS:
            raise BadKingdom(phrase("error-kingdom-edition", edition=edition, card=id, known=EDITIONS))
        if edition not in editions:
            raise BadKingdom(phrase("error-kingdom-not-in", card=id, edition=edition, editions=editions))
    else:
        wanted = base_edition or "base2"
        edition = wanted if wanted in editions else editions[0]
    return Kind(cards[id, edition], edition)


def check_kingdom(kinds: Iterable[Kind]) -> None:
    """Exactly ten cards with ten ids (S-13, P-3)."""
    editions: dict[str, str] = {}
    n = 0
    for kind in kinds:
        id = kind.card.id
        n += 1
        if id in editions:
            if editions[id] == kind.edition:
                raise BadKingdom(phrase("error-kingdom-twice", card=id))
            raise BadKingdom(phrase("error-kingdom-two-editions", card=id, first=editions[id], second=kind.edition))
        editions[id] = kind.edition
    if n != KINGDOM_SIZE:
        raise BadKingdom(phrase("error-kingdom-size", size=KINGDOM_SIZE, n=n))


def find_kingdom(names: Iterable[str], base_edition: str = "", cards: Cards = KINGDOM_CARDS) -> list[Kind]:
    """The ten cards of these names; BadKingdom says why they are no kingdom."""
    kinds = [find_kind(name, base_edition, cards) for name in names]
    check_kingdom(kinds)
    return kinds


def entries_of(kinds: Iterable[Kind]) -> tuple[str, ...]:
    """A kingdom as setups hold it: `id@edition`, by cost and id."""
    ordered = sorted(kinds, key=lambda kind: (kind.card.cost, kind.card.id))
    return tuple([kind.entry() for kind in ordered])
