"""From what the players agreed on to the first turn: the kingdom's piles, starting decks, opening hands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from mypy_extensions import i64

from signoria.core.phrase import phrase
from signoria.core.registry import BadSetup
from signoria.core.rng import Rng
from signoria.dominion.book import book_for, count_custom
from signoria.dominion.catalogue import BASICS, TITLES
from signoria.dominion.chosen import CUSTOM, Kind, find_kingdom
from signoria.dominion.custom import CustomCard
from signoria.dominion.kingdom import Kingdom, pile_size
from signoria.dominion.question import CardQuestion
from signoria.dominion.rehearsal import asking_piles
from signoria.dominion.turn import HAND_SIZE, Dominion, begin_turn, phase_questions
from signoria.dominion.words import COPPER, ESTATE
from signoria.dominion.zones import draw


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
    return make_kingdom(kinds)


def make_kingdom(kinds: Iterable[Kind]) -> Kingdom:
    """The seven basic piles and ten others."""
    kingdom = Kingdom(BASICS, [(kind.card, kind.edition) for kind in kinds], TITLES)
    kingdom.asking = asking_piles(kingdom)
    return kingdom


@lru_cache(maxsize=256)
def _questions(kingdom: Kingdom, seats: int, second_edition: bool) -> list[CardQuestion]:
    return phase_questions(kingdom, seats, second_edition)


def empty_board(setup: Setup, rng: Rng) -> Dominion:
    """The table before anything is dealt."""
    if not 2 <= setup.seats <= 6:
        raise BadSetup(phrase("error-seats", least=2, most=6, n=setup.seats))
    if not -1 <= setup.first < setup.seats:
        raise BadSetup(phrase("error-seat", seat=setup.first, seats=setup.seats))
    kinds = count_custom(setup.kingdom)
    if kinds > setup.most_custom:
        raise BadSetup(phrase("error-setup-customs", n=kinds, most=setup.most_custom))
    board = Dominion(build_kingdom(setup.kingdom, setup.custom), setup.seats, rng)
    board.second_edition = setup.second_edition()
    board.choose_discard_top = setup.choose_discard_top
    board.questions = _questions(board.kingdom, setup.seats, board.second_edition)
    board.fill_supply([pile_size(card, setup.seats, setup.merged_treasure) for card in board.kingdom.cards])
    board.sit_down()
    return board


@lru_cache(maxsize=256)
def laid_out(setup: Setup) -> Dominion:
    """The table with the starting decks not yet shuffled, to be copied: many games are dealt with one setup."""
    board = empty_board(setup, Rng(0, 0, 0, 0))
    _hand_out_decks(board)
    return board


def deal(setup: Setup, rng: Rng, told: bool = False) -> Dominion:
    """A new game, ready for the first answer; `told` keeps what happened so far for the log.

    All its chance comes from `rng`, also later: nobody else may draw from the same one.
    """
    return deal_copy(laid_out(setup), setup.first, rng, told)


def deal_copy(table: Dominion, first: i64, rng: Rng, told: bool = False) -> Dominion:
    """The same from a table that is laid out already."""
    board = table.copy_with(rng)
    if told:
        board.events = []
    _begin(board, first)
    return board


def deal_like(other: Dominion, rng: Rng, first: int) -> Dominion:
    """A new game with the kingdom, the seats and the rules of another, for trying something out there."""
    board = Dominion(other.kingdom, other.seats, rng)
    board.second_edition = other.second_edition
    board.choose_discard_top = other.choose_discard_top
    board.questions = other.questions
    board.fill_supply([pile_size(card, other.seats, merged_treasure=False) for card in other.kingdom.cards])
    board.sit_down()
    _hand_out_decks(board)
    _begin(board, first)
    return board


def _begin(board: Dominion, first: i64) -> None:
    """Shuffle the decks, draw, and begin the first turn; -1: chance decides whose."""
    for who in board.players:
        board.rng.shuffle_zone(who.deck)
        draw(board, who, HAND_SIZE)
    board.active = first if first >= 0 else board.rng.below(board.seats)
    begin_turn(board)


def _hand_out_decks(board: Dominion) -> None:
    for who in board.players:
        who.deck.refill([COPPER] * 7 + [ESTATE] * 3)
        who.owned.slots[COPPER] = 7
        who.owned.slots[ESTATE] = 3
