"""Choosing the ten kingdom cards: a recommended set, by hand, at random, by code, or the last kingdom with some swapped."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from signoria.core import names
from signoria.core.limits import KINGDOM_TEXT
from signoria.core.phrase import Phrase, card_phrase, phrase
from signoria.core.rng import Rng, from_seed
from signoria.core.spelling import nearest, plain
from signoria.dominion.card import Card
from signoria.dominion.catalogue import KINGDOM_CARDS, SETS
from signoria.dominion.chosen import (
    BASE_EDITIONS,
    CUSTOM,
    KINGDOM_SIZE,
    BadKingdom,
    Kind,
    card_hint,
    check_base_edition,
    editions_of,
    entries_of,
    find_kind,
    find_kingdom,
    id_of,
)
from signoria.dominion.recommended import RECOMMENDED, Recommended
from signoria.dominion.share import looks_like_code, read_code, write_code
from signoria.dominion.wishes import MOST_STATES, Ways, Wish, draw_kinds, how_many, read_refusals, read_wishes

RANDOM: Final = "random"
SECOND_TABLE_TRIES: Final = 20
ONE_CUSTOM_KIND: Final = 1  # the blank cards of the boxes suffice for one (BL-5)


class Choice:
    """What kingdoms are chosen from: the enabled sets, the edition of the shared base cards (P-6), custom cards."""

    def __init__(
        self,
        sets: Sequence[str] = SETS,
        base_edition: str = "",
        customs: Sequence[Card] = (),
        most_custom: int = ONE_CUSTOM_KIND,
        most_states: int = MOST_STATES,
    ) -> None:
        check_base_edition(base_edition)
        for name in sets:
            if name not in SETS:
                raise BadKingdom(phrase("error-kingdom-set", name=name, known=SETS))
        self.sets: list[str] = list(dict.fromkeys(sets))
        self.wished_edition = base_edition
        self.base_edition = base_edition or ("base2" if "base2" in sets else "base1")
        self.cards: dict[tuple[str, str], Card] = dict(KINGDOM_CARDS)
        for card in customs:
            if editions_of(card.id, self.cards):
                raise BadKingdom(phrase("error-card-exists", card=card.id))
            self.cards[card.id, CUSTOM] = card
        self.most_custom = most_custom
        self.most_states = most_states  # how long wishes may be weighed

    def kinds(self) -> list[Kind]:
        """Every distinct id of the enabled sets, in the edition it would be played in, and the custom cards."""
        ids = dict.fromkeys([id for id, edition in self.cards if edition in self.sets or edition == CUSTOM])
        return [find_kind(id, self.base_edition, self.cards) for id in sorted(ids)]

    def find(self, kingdom: Sequence[str]) -> list[Kind]:
        """The cards of a kingdom, by cost and id."""
        return find_kingdom(entries_of(find_kingdom(kingdom, self.base_edition, self.cards)), cards=self.cards)

    def by_hand(self, names: Sequence[str]) -> tuple[str, ...]:
        """These ten: `mine@base1`, or `mine`, in the edition of this choice."""
        return entries_of(find_kingdom(names, self.base_edition, self.cards))

    def at_random(self, rng: Rng, wishes: Sequence[Wish] = ()) -> tuple[str, ...]:
        """Any ten that fulfil the wishes, each kingdom equally likely."""
        return entries_of(draw_kinds(rng, self.kinds(), KINGDOM_SIZE, self._all(wishes), (), self.most_states))

    def two_at_random(self, rng: Rng, wishes: Sequence[Wish] = ()) -> list[tuple[str, ...]]:
        """Two kingdoms that both fulfil the wishes and have no kind in common (S-18).

        The first one leaves enough of every sort that is wished for to the second. Where wishes hang together that may
        still be too little; then another first one is drawn, a few times.
        """
        kinds = self.kinds()
        if len(kinds) < 2 * KINGDOM_SIZE:
            raise BadKingdom(phrase("error-kingdom-two-tables", needed=2 * KINGDOM_SIZE, n=len(kinds)))
        spared = self._all(wishes)
        for wish in wishes:
            there = how_many(wish.what, kinds)
            if not wish.given and there < 2 * wish.least:
                raise BadKingdom(phrase("error-wish-two-tables", wish=wish.phrase(), n=there))
            if not wish.given and wish.least:
                spared.append(Wish(wish.what, 0, there - wish.least))
        for _ in range(SECOND_TABLE_TRIES):
            first = draw_kinds(rng, kinds, KINGDOM_SIZE, spared, (), self.most_states)
            rest = [kind for kind in kinds if kind not in first]
            ways = Ways(rest, KINGDOM_SIZE, self._all(wishes), (), self.most_states)
            if ways.count():
                return [entries_of(first), entries_of(ways.draw(rng))]
        raise BadKingdom(phrase("error-wish-no-two-kingdoms", wishes=[wish.phrase() for wish in wishes]))

    def how_many(self, wishes: Sequence[Wish] = ()) -> int:
        """How many kingdoms fulfil the wishes."""
        return Ways(self.kinds(), KINGDOM_SIZE, self._all(wishes), (), self.most_states).count()

    def swap_out(
        self, rng: Rng, kingdom: Sequence[str], named: Sequence[str], wishes: Sequence[Wish] = ()
    ) -> tuple[str, ...]:
        """The kingdom with each distinct kind named replaced by one that was not in it (S-14 e)."""
        before = find_kingdom(kingdom, cards=self.cards)
        ids = [kind.card.id for kind in before]
        gone = list(dict.fromkeys([id_of(name.partition("@")[0], self.cards) for name in named]))
        for id in gone:
            if id not in ids:
                there = {kind: card for kind, card in self.cards.items() if kind[0] in ids}
                raise BadKingdom(phrase("error-kingdom-swap", card=card_phrase(id), hint=card_hint(id, there)))
        kept = [kind for kind in before if kind.card.id not in gone]
        kinds = [kind for kind in self.kinds() if kind.card.id not in ids]
        drawn = draw_kinds(rng, kinds, len(gone), self._all(wishes), kept, self.most_states)
        return entries_of(kept + drawn)

    def read(self, text: str, rng: Rng | None = None) -> tuple[str, ...]:
        """A kingdom from words; see read_kingdom."""
        if len(text) > KINGDOM_TEXT:
            raise BadKingdom(phrase("limit-text", most=KINGDOM_TEXT, n=len(text)))
        words = text.split()
        if words and words[0].lower() == RANDOM:
            return self._read_random(text.strip()[len(RANDOM) :], rng)
        found = _by_id(text)
        if found is not None:
            return from_recommended(found, self.wished_edition)
        if "," in text or "@" in text:
            return self.by_hand([name for name in text.split(",") if name.strip()])
        if looks_like_code(text):
            return read_code(text, self.cards)
        found = _by_title(text)
        if found is not None:
            return from_recommended(found, self.wished_edition)
        raise BadKingdom(phrase("error-kingdom-name", name=text.strip(), hint=_kingdom_hint(text)))

    def _read_random(self, text: str, rng: Rng | None) -> tuple[str, ...]:
        """What follows the word: `[SETS] [with WISHES] [without SORTS]`."""
        before, _, without = f" {text} ".partition(" without ")
        sets, _, wanted = before.partition(" with ")
        choice = self
        if sets.strip():
            choice = self._in_sets([plain(name) for name in sets.split(",")])
        wishes = read_wishes(wanted, self.cards) + read_refusals(without, self.cards)
        return choice.at_random(rng if rng is not None else fresh_rng(), wishes)

    def _in_sets(self, sets: Sequence[str]) -> Choice:
        customs = [card for (_, edition), card in self.cards.items() if edition == CUSTOM]
        return Choice(sets, self.wished_edition, customs, self.most_custom, self.most_states)

    def code(self, kingdom: Sequence[str]) -> str:
        """The share code of a kingdom."""
        return write_code(find_kingdom(kingdom, self.base_edition, self.cards))

    def _all(self, wishes: Sequence[Wish]) -> list[Wish]:
        """The wishes, and that there are not too many custom kinds (BL-5)."""
        return [*wishes, Wish(CUSTOM, 0, self.most_custom)]


def fresh_rng() -> Rng:
    """Chance for where nobody asks for the same again."""
    return from_seed(secrets.token_hex(16))


def find_recommended(name: str) -> Recommended | None:
    """The recommended set of this id, or of this title in any language; `first game` is that of the second edition."""
    return _by_id(name) or _by_title(name)


def _by_id(name: str) -> Recommended | None:
    for one in reversed(RECOMMENDED):
        if plain(name) in (one.id, plain(one.titles["en"]), one.id.removesuffix("_base1").removesuffix("_base2")):
            return one
    return None


def _by_title(name: str) -> Recommended | None:
    titled = names.KINGDOMS.find(name)
    return next((one for one in reversed(RECOMMENDED) if one.id in titled), None)


def _kingdom_hint(name: str) -> Phrase:
    """Which recommended sets somebody may have meant, as the reader calls them."""
    near = names.KINGDOMS.nearest(name) or nearest(plain(name), [one.id for one in RECOMMENDED])
    titles = list(dict.fromkeys([f"kingdom-{id}" for id in near]))
    return phrase("hint-near", near=[phrase(title) for title in titles[:2]]) if titles else phrase("hint-kingdom")


def from_recommended(one: Recommended, base_edition: str = "") -> tuple[str, ...]:
    """A recommended set with the base cards of its book, or of the edition wished if it has all of them (K-1)."""
    check_base_edition(base_edition)
    edition = base_edition or one.edition
    kinds = [find_kind(id, edition) for id in one.cards]
    foreign = [kind.card.id for kind in kinds if kind.edition in BASE_EDITIONS and kind.edition != edition]
    if foreign:
        kingdom, cards = phrase(f"kingdom-{one.id}"), [card_phrase(id) for id in foreign]
        wrong = phrase(
            "error-kingdom-foreign", kingdom=kingdom, edition=edition, book=one.edition, cards=cards, n=len(foreign)
        )
        raise BadKingdom(wrong)
    return entries_of(kinds)


def read_kingdom(text: str, rng: Rng | None = None, choice: Choice | None = None) -> tuple[str, ...]:
    """A kingdom from what a person writes; BadKingdom says why it is none.

    `village_square` (a recommended set), `mine@base1, moat, …` (ten cards), `2M4T-KX7Q-9HFE` (a share code),
    `random`, `random base2,intrigue1 with village,attack<=2 without curser`.
    """
    return (choice if choice is not None else Choice()).read(text, rng)


def kingdom_code(kingdom: Sequence[str]) -> str:
    """The share code of a kingdom without custom cards."""
    return Choice().code(kingdom)
