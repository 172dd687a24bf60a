"""Dominion in a lobby: a kingdom by name, by hand, by code or by chance, and the next one of a series."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from signoria.core.hosting import NEW, ROTATED, WAYS_ON, Company, Hosting
from signoria.core.phrase import phrase
from signoria.core.registry import BadSetup
from signoria.core.rng import Rng
from signoria.dominion.book import CardBook, installed_cards
from signoria.dominion.custom import read_cards
from signoria.dominion.kingdoms import Choice
from signoria.dominion.series import TWO_TABLES, seat_people, starting_seat
from signoria.dominion.setup import Setup, empty_table
from signoria.dominion.setup_data import read_setup, write_setup
from signoria.dominion.words import REVEAL, VERBS

WISHES: Final[dict[str, type]] = {
    "kingdom": str,
    "base_edition": str,
    "profile": str,
    "merged_treasure": bool,
    "choose_discard_top": bool,
    "custom": list,
}
USUAL_KINGDOM: Final = "first game"
PATIENCE: Final = 30_000  # for all traits, costs and boxes wished for at once; others wait meanwhile


class DominionHosting(Hosting):
    def setup(self, wishes: Mapping[str, object], seats: int, rng: Rng) -> dict[str, object]:
        wished = _checked(wishes)
        book = _book(wished)
        kingdom = _choice(wished, book).read(str(wished.get("kingdom", USUAL_KINGDOM)), rng)
        return _agreed(wished, book, seats, kingdom, rng)

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

    def split(self, wishes: Mapping[str, object], people: int, rng: Rng) -> list[Company]:
        """Two tables with random kingdoms that have no kind in common (S-17, S-18)."""
        wished = _checked(wishes)
        if "kingdom" in wished:
            raise BadSetup(phrase("error-setup-field", field="kingdom"))
        book = _book(wished)
        tables = seat_people([str(one) for one in range(people)], rng, _choice(wished, book))
        return [
            Company(
                tuple([int(one) for one in table.people]), _agreed(wished, book, len(table.people), table.kingdom, rng)
            )
            for table in tables
        ]

    def best_of(self, result: Mapping[str, object], seats: Sequence[int]) -> list[int]:
        """The most points; among equals the fewest turns (E-4, E-5)."""
        points, turns = result["points"], result["turns"]
        assert isinstance(points, list) and isinstance(turns, list)
        best = max([(points[seat], -turns[seat]) for seat in seats])
        return [seat for seat in seats if (points[seat], -turns[seat]) == best]

    def standing_verbs(self) -> list[str]:
        """Whether to react is asked only while somebody else plays an Attack: "always reveal Moat"."""
        return [VERBS[REVEAL]]


def _checked(wishes: Mapping[str, object]) -> Mapping[str, object]:
    for field, value in wishes.items():
        if field not in WISHES:
            raise BadSetup(phrase("error-setup-field", field=field))
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
    empty_table(agreed, rng)
    return write_setup(agreed)


def _book(wishes: Mapping[str, object]) -> CardBook:
    """The cards there are: printed, of installed packages, and those that came with the wishes."""
    return CardBook(read_cards(wishes.get("custom", [])), installed_cards())


HOSTING: Final = DominionHosting()
