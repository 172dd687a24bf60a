"""Dominion in a lobby: a kingdom by name, by hand, by code, or at random, and the next one of a series."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from signoria.core.lobby import NEW, ROTATED, WAYS_ON, Company, LobbyRules
from signoria.core.phrase import card_phrase, phrase
from signoria.core.registry import BadSetup, unknown_field
from signoria.core.rng import Rng
from signoria.dominion.book import CardBook, installed_cards
from signoria.dominion.catalogue import BASICS
from signoria.dominion.chosen import KINGDOM_SIZE, BadKingdom
from signoria.dominion.custom import read_cards
from signoria.dominion.end_of_game import places
from signoria.dominion.kingdoms import Choice
from signoria.dominion.recommended import RECOMMENDED
from signoria.dominion.series import TWO_TABLES, seat_people, starting_seat, starting_seats
from signoria.dominion.setup import Setup, empty_board
from signoria.dominion.setup_data import read_setup, write_setup
from signoria.dominion.turn import MOST_SEATS
from signoria.dominion.words import REVEAL, VERBS

WISHES: Final[dict[str, type]] = {
    "kingdom": str,
    "base_edition": str,
    "profile": str,
    "merged_treasure": bool,
    "choose_discard_top": bool,
    "custom": list,
    "tables": str,
}
USUAL_KINGDOM: Final = "first game"
FILLING: Final = next(one.cards for one in RECOMMENDED if one.id == "first_game_base2")
PATIENCE: Final = 30_000  # for all traits, costs and boxes wished for at once; others wait meanwhile


class DominionLobbyRules(LobbyRules):
    def setup(self, wishes: Mapping[str, object], seats: int, rng: Rng) -> dict[str, object]:
        wished = _checked(wishes)
        if "tables" in wished:
            known = self.ways_to_split(seats)
            raise BadSetup(phrase("error-tables", n=seats, known=known or [str(seats)], wanted=str(wished["tables"])))
        book = _book(wished)
        kingdom = _choice(wished, book).read(str(wished.get("kingdom", USUAL_KINGDOM)), rng)
        return _agreed(wished, book, seats, kingdom, rng)

    def match_setup(
        self, wishes: Mapping[str, object], seats: int, wanted: Sequence[str], rng: Rng
    ) -> dict[str, object]:
        """The kingdom wished for; else the cards that the bots want, filled up with those of the First Game."""
        wished = _checked(wishes)
        book = _book(wished)
        choice = Choice(base_edition=str(wished.get("base_edition", "")), customs=book.customs())
        if "kingdom" in wished:
            kingdom = choice.read(str(wished["kingdom"]), rng)
        else:
            kingdom = choice.by_hand(_fill_up(wanted))
        return write_setup(Setup(seats, kingdom, custom=book.carried(kingdom)))

    def again(
        self,
        wishes: Mapping[str, object],
        setup: Mapping[str, object],
        winners: Sequence[int],
        how: str,
        named: Sequence[str],
        rng: Rng,
    ) -> dict[str, object]:
        if how not in WAYS_ON:
            raise BadSetup(phrase("error-way-on", how=how, known=WAYS_ON))
        agreed = read_setup(setup)
        book = _book(_checked(wishes))
        choice = _choice(wishes, book)
        kingdom = agreed.kingdom
        if how == NEW:
            kingdom = choice.at_random(rng)
        elif how == ROTATED:
            kingdom = choice.swap_out(rng, kingdom, named)
        following = replace(
            agreed,
            kingdom=kingdom,
            profile=str(wishes.get("profile", "")),
            custom=book.carried(kingdom),
            first=starting_seat(agreed.seats, winners, rng),
        )
        return write_setup(following)

    def most_people(self) -> int:
        return max(TWO_TABLES)

    def ways_to_split(self, people: int) -> list[str]:
        return ["+".join([str(n) for n in sizes]) for sizes in TWO_TABLES.get(people, [])]

    def is_split(self, wishes: Mapping[str, object], people: int) -> bool:
        """Five and six may choose one table or two (S-16, S-17); more need two."""
        return people > MOST_SEATS or ("tables" in wishes and people in TWO_TABLES)

    def starters(self, wishes: Mapping[str, object], seats: int, winners: Sequence[int]) -> list[int]:
        return starting_seats(seats, winners)

    def split(self, wishes: Mapping[str, object], people: int, rng: Rng) -> list[Company]:
        """Two tables with random kingdoms that have no kind in common (S-17, S-18)."""
        wished = _checked(wishes)
        sizes = _sizes(str(wished.get("tables", "")), people, self.ways_to_split(people))
        if "kingdom" in wished:
            raise unknown_field("kingdom", set(WISHES) - {"kingdom"})
        book = _book(wished)
        tables = seat_people([str(one) for one in range(people)], rng, _choice(wished, book), sizes)
        return [
            Company(
                tuple([int(one) for one in table.people]), _agreed(wished, book, len(table.people), table.kingdom, rng)
            )
            for table in tables
        ]

    def best_of(self, result: Mapping[str, object], seats: Sequence[int]) -> list[int]:
        points, turns = result["points"], result["turns"]
        assert isinstance(points, list) and isinstance(turns, list)
        among = places([points[seat] for seat in seats], [turns[seat] for seat in seats])
        return [seat for seat, place in zip(seats, among) if place == 1]

    def standing_verbs(self) -> list[str]:
        """Whether to react is asked only while somebody else plays an Attack: "always reveal Moat"."""
        return [VERBS[REVEAL]]


def _sizes(wanted: str, people: int, known: list[str]) -> list[int]:
    """How many sit at each table; the usual way if nobody says."""
    way = wanted or known[0]
    if way not in known:
        raise BadSetup(phrase("error-tables", n=people, known=known, wanted=wanted))
    return [int(n) for n in way.split("+")]


def _fill_up(wanted: Sequence[str]) -> list[str]:
    """Ten kingdom cards, those that are wanted first."""
    basic = [card.id for card in BASICS]
    cards = list(dict.fromkeys([card for card in wanted if card not in basic]))
    if len(cards) > KINGDOM_SIZE:
        raise BadKingdom(
            phrase("match-menus", size=KINGDOM_SIZE, n=len(cards), cards=[card_phrase(card) for card in cards])
        )
    return (cards + [card for card in FILLING if card not in cards])[:KINGDOM_SIZE]


def _checked(wishes: Mapping[str, object]) -> Mapping[str, object]:
    for field, value in wishes.items():
        if field not in WISHES:
            raise unknown_field(field, WISHES)
        if type(value) is not WISHES[field]:
            kind = phrase(f"kind-{WISHES[field].__name__}")
            raise BadSetup(phrase("error-setup-type", field=field, value=repr(value)[:80], kind=kind))
    return wishes


def _choice(wishes: Mapping[str, object], book: CardBook) -> Choice:
    edition = str(wishes.get("base_edition", ""))
    return Choice(base_edition=edition, customs=book.customs(), most_states=PATIENCE)


def _agreed(
    wished: Mapping[str, object], book: CardBook, seats: int, kingdom: tuple[str, ...], rng: Rng
) -> dict[str, object]:
    """A setup that can be dealt: it was tried."""
    agreed = Setup(
        seats,
        kingdom,
        str(wished.get("profile", "")),
        merged_treasure=wished.get("merged_treasure") is True,
        choose_discard_top=wished.get("choose_discard_top") is True,
        first=starting_seat(seats, (), rng),
        custom=book.carried(kingdom),
    )
    empty_board(agreed, rng)
    return write_setup(agreed)


def _book(wishes: Mapping[str, object]) -> CardBook:
    """The cards there are: printed, of installed packages, and those that came with the wishes."""
    return CardBook(read_cards(wishes.get("custom", [])), installed_cards())


HOSTING: Final = DominionLobbyRules()
