"""From what the players agreed on to the first turn: the kingdom's piles, starting decks, opening hands."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from signoria.core.phrase import phrase
from signoria.core.registry import BadSetup
from signoria.core.rng import Rng
from signoria.dominion.book import book_for, count_custom
from signoria.dominion.catalogue import BASICS, TITLES
from signoria.dominion.chosen import CUSTOM, find_kingdom
from signoria.dominion.custom import CustomCard
from signoria.dominion.kingdom import Kingdom, pile_size
from signoria.dominion.question import Question
from signoria.dominion.state import Player
from signoria.dominion.turn import HAND_SIZE, Dominion, phase_questions
from signoria.dominion.words import COPPER, ESTATE


@dataclass(frozen=True)
class Setup:
    """What the players agree on before the first shuffle. Kingdom entries are `id@edition`."""

    seats: int
    kingdom: tuple[str, ...]
    profile: str = ""  # "ed1", "ed2", or the default of P-2
    merged_treasure: bool = False
    choose_discard_top: bool = False
    first: int = -1  # who starts; -1: chance decides (S-10)
    custom: tuple[CustomCard, ...] = ()  # the players' own cards of this kingdom, `id@custom` in it
    most_custom: int = 1  # how many kinds of the kingdom may be custom (BL-5)

    def __post_init__(self) -> None:
        if self.profile not in ("", "ed1", "ed2"):
            raise BadSetup(phrase("error-setup-profile", profile=self.profile))

    def second_edition(self) -> bool:
        if self.profile:
            return self.profile == "ed2"
        return any(entry.endswith("@base2") for entry in self.kingdom)


@lru_cache(maxsize=256)
def build_kingdom(entries: tuple[str, ...], custom: tuple[CustomCard, ...] = ()) -> Kingdom:
    """The seventeen piles of a game; the same object for the same cards, for it never changes."""
    kinds = find_kingdom(entries, cards=book_for(entries, custom).cards)
    for entry, kind in zip(entries, kinds):
        if entry != kind.entry():
            raise BadSetup(phrase("error-setup-entry", wanted=kind.entry(), entry=entry))
    for own in custom:
        if f"{own.id}@{CUSTOM}" not in entries:
            raise BadSetup(phrase("error-setup-custom-unused", card=own.id))
    return Kingdom(BASICS, [(kind.card, kind.edition) for kind in kinds], TITLES)


@lru_cache(maxsize=256)
def _questions(kingdom: Kingdom, seats: int, second_edition: bool) -> list[Question]:
    return phase_questions(kingdom, seats, second_edition)


def empty_table(setup: Setup, rng: Rng) -> Dominion:
    """The table before anything is dealt."""
    if not 2 <= setup.seats <= 6:
        raise BadSetup(phrase("error-seats", least=2, most=6, n=setup.seats))
    if not -1 <= setup.first < setup.seats:
        raise BadSetup(phrase("error-seat", seat=setup.first, seats=setup.seats))
    kinds = count_custom(setup.kingdom)
    if kinds > setup.most_custom:
        raise BadSetup(phrase("error-setup-customs", n=kinds, most=setup.most_custom))
    table = Dominion(build_kingdom(setup.kingdom, setup.custom), setup.seats, rng)
    table.second_edition = setup.second_edition()
    table.choose_discard_top = setup.choose_discard_top
    table.questions = _questions(table.kingdom, setup.seats, table.second_edition)
    table.fill_supply([pile_size(card, setup.seats, setup.merged_treasure) for card in table.kingdom.cards])
    table.sit_down()
    return table


def deal(setup: Setup, rng: Rng, told: bool = False) -> Dominion:
    """A new game, ready for the first answer; `told` keeps what happened so far for the log.

    All its chance comes from `rng`, also later: nobody else may draw from the same one.
    """
    table = empty_table(setup, rng)
    if told:
        table.events = []
    for who in table.players:
        _starting_deck(table, who)
    table.active = setup.first if setup.first >= 0 else rng.below(setup.seats)
    table.begin_turn()
    return table


def deal_like(other: Dominion, rng: Rng, first: int) -> Dominion:
    """A new game with the kingdom, the seats and the rules of another, for whoever wants to try something out there."""
    table = Dominion(other.kingdom, other.seats, rng)
    table.second_edition = other.second_edition
    table.choose_discard_top = other.choose_discard_top
    table.questions = other.questions
    table.fill_supply([pile_size(card, other.seats, merged_treasure=False) for card in other.kingdom.cards])
    table.sit_down()
    for who in table.players:
        _starting_deck(table, who)
    table.active = first
    table.begin_turn()
    return table


def _starting_deck(table: Dominion, who: Player) -> None:
    who.deck[:] = [COPPER] * 7 + [ESTATE] * 3
    who.owned[COPPER] = 7
    who.owned[ESTATE] = 3
    table.rng.shuffle(who.deck)
    table.draw(who, HAND_SIZE)
