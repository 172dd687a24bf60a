"""Ten cards chosen by hand: which edition a bare name means, and why ten names aren't a kingdom."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from signoria.core import names
from signoria.core.phrase import Phrase, card_phrase, phrase
from signoria.core.registry import BadSetup
from signoria.core.spelling import nearest, plain, simple
from signoria.core.words import NO_HINT
from signoria.dominion.card import Card
from signoria.dominion.catalogue import BASICS, KINGDOM_CARDS, SETS

KINGDOM_SIZE: Final = 10
CUSTOM: Final = "custom"  # the edition of cards that players have made
BASE_EDITIONS: Final = ("base1", "base2")
EDITIONS: Final[tuple[str, ...]] = (*SETS, CUSTOM)

Cards = Mapping[tuple[str, str], Card]  # by id and edition


class BadKingdom(BadSetup):
    """These cards aren't a kingdom; the message says why."""


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
    id = id_of(written, cards)
    editions = editions_of(id, cards)
    if not editions:
        if any(card.id == id for card in BASICS):
            raise BadKingdom(phrase("error-kingdom-basic", card=card_phrase(id)))
        raise BadKingdom(phrase("error-kingdom-card", name=written.strip(), hint=card_hint(id, cards)))
    if at:
        edition = edition.strip().lower()
        if edition not in EDITIONS:
            raise BadKingdom(phrase("error-kingdom-edition", edition=edition, card=card_phrase(id), known=editions))
        if edition not in editions:
            raise BadKingdom(phrase("error-kingdom-not-in", card=card_phrase(id), edition=edition, editions=editions))
    else:
        wanted = base_edition or "base2"
        edition = wanted if wanted in editions else editions[0]
    return Kind(cards[id, edition], edition)


def id_of(name: str, cards: Cards = KINGDOM_CARDS) -> str:
    """The id of the card with this name in any language; anything else comes back in the form of an id."""
    id = plain(name)
    if editions_of(id, cards):
        return id
    for (known, edition), card in cards.items():
        if edition == CUSTOM and simple(name) in [simple(one) for one in _own_names(card)]:
            return known
    called = names.CARDS.find(name)
    for known in called:
        if editions_of(known, cards):
            return known
    return called[0] if called else id


def _own_names(card: Card) -> list[str]:
    """What its author calls a custom card, in the languages of the author's choice."""
    titles = json.loads(card.recipe).get("names", {}) if card.recipe else {}
    return [str(title) for title in titles.values()]


def card_hint(name: str, cards: Cards = KINGDOM_CARDS) -> Phrase:
    """Which cards somebody may have meant, as the reader calls them."""
    near = [id for id in names.CARDS.nearest(name) if editions_of(id, cards)]
    near += [id for id in nearest(name, [id for id, _ in cards]) if id not in near]
    return phrase("hint-near", near=[card_phrase(id) for id in near[:2]]) if near else NO_HINT


def check_kingdom(kinds: Iterable[Kind]) -> None:
    """Exactly ten cards with ten ids (S-13, P-3)."""
    editions: dict[str, str] = {}
    n = 0
    for kind in kinds:
        id = kind.card.id
        n += 1
        if id in editions:
            if editions[id] == kind.edition:
                raise BadKingdom(phrase("error-kingdom-twice", card=card_phrase(id)))
            raise BadKingdom(
                phrase("error-kingdom-two-editions", card=card_phrase(id), first=editions[id], second=kind.edition)
            )
        editions[id] = kind.edition
    if n != KINGDOM_SIZE:
        raise BadKingdom(phrase("error-kingdom-size", size=KINGDOM_SIZE, n=n))


def find_kingdom(names: Iterable[str], base_edition: str = "", cards: Cards = KINGDOM_CARDS) -> list[Kind]:
    """The ten cards of these names; BadKingdom says why they aren't a kingdom."""
    kinds = [find_kind(name, base_edition, cards) for name in names]
    check_kingdom(kinds)
    return kinds


def entries_of(kinds: Iterable[Kind]) -> tuple[str, ...]:
    """A kingdom as setups hold it: `id@edition`, by cost and id."""
    ordered = sorted(kinds, key=lambda kind: (kind.card.cost, kind.card.id))
    return tuple([kind.entry() for kind in ordered])
