"""From what the players agreed on to the first turn: the kingdom's piles, starting decks, opening hands."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from signoria.core.registry import BadSetup
from signoria.core.rng import Rng
from signoria.dominion.card import Card
from signoria.dominion.catalogue import BASICS, KINGDOM_CARDS, TITLES
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

    def second_edition(self) -> bool:
        if self.profile:
            return self.profile == "ed2"
        return any(entry.endswith("@base2") for entry in self.kingdom)


@lru_cache(maxsize=256)
def build_kingdom(entries: tuple[str, ...]) -> Kingdom:
    """The seventeen piles of a game; the same object for the same cards, for it never changes."""
    chosen: list[tuple[Card, str]] = []
    seen: set[str] = set()
    for entry in entries:
        id, _, edition = entry.partition("@")
        card = KINGDOM_CARDS.get((id, edition))
        if card is None:
            raise BadSetup(f"unknown kingdom card {entry!r}")
        if id in seen:
            raise BadSetup(f"{id} is in the kingdom twice")
        seen.add(id)
        chosen.append((card, edition))
    if len(chosen) != 10:
        raise BadSetup(f"a kingdom has 10 cards, not {len(chosen)}")
    return Kingdom(BASICS, chosen, TITLES)


@lru_cache(maxsize=256)
def _questions(kingdom: Kingdom, seats: int, second_edition: bool) -> list[Question]:
    return phase_questions(kingdom, seats, second_edition)


def empty_table(setup: Setup, rng: Rng) -> Dominion:
    """The table before anything is dealt."""
    if not 2 <= setup.seats <= 6:
        raise BadSetup(f"2 to 6 players, not {setup.seats}")
    if setup.profile not in ("", "ed1", "ed2"):
        raise BadSetup(f"unknown rules profile {setup.profile!r}: ed1 or ed2")
    if not -1 <= setup.first < setup.seats:
        raise BadSetup(f"no seat {setup.first} among {setup.seats}")
    table = Dominion(build_kingdom(setup.kingdom), setup.seats, rng)
    table.second_edition = setup.second_edition()
    table.choose_discard_top = setup.choose_discard_top
    table.questions = _questions(table.kingdom, setup.seats, table.second_edition)
    table.supply = [pile_size(card, setup.seats, setup.merged_treasure) for card in table.kingdom.cards]
    table.sit_down()
    return table


def deal(setup: Setup, rng: Rng) -> Dominion:
    """A new game, ready for the first answer."""
    table = empty_table(setup, rng)
    table.events = []
    for who in table.players:
        _starting_deck(table, who)
    table.active = setup.first if setup.first >= 0 else rng.below(setup.seats)
    table.begin_turn()
    return table


def _starting_deck(table: Dominion, who: Player) -> None:
    who.deck[:] = [COPPER] * 7 + [ESTATE] * 3
    who.owned[COPPER] = 7
    who.owned[ESTATE] = 3
    table.rng.shuffle(who.deck)
    table.draw(who, HAND_SIZE)
