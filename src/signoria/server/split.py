"""More people than one game takes: their table becomes two. What is written for that; it does no I/O."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

import msgspec

from signoria.core.hosting import Company
from signoria.core.rng import from_seed
from signoria.core.trouble import Trouble
from signoria.server import tokens
from signoria.server.entries import AnyEntry, BotSat, Closed, NewPlace, Sat, Started
from signoria.server.refusal import Refused
from signoria.server.table import Table

SPLIT: Final = "split"


@dataclass(frozen=True)
class NewTable:
    """A table that begins in the middle of its log: everybody sits, and the cards are dealt."""

    id: str
    invite: str
    entries: list[AnyEntry]
    members: list[str]


def is_for_two(table: Table) -> bool:
    return len(table.places) > table.kind.most_seats


def split(table: Table) -> tuple[list[NewTable], Closed]:
    """The new tables, and how the old one ends. Bots that would be among themselves are sent home."""
    try:
        companies = table.kind.hosting().split(table.opened.wishes, len(table.places), from_seed(secrets.token_hex(16)))
    except Trouble as trouble:
        raise Refused("bad_setup", trouble.phrase) from trouble
    places = [NewPlace("", -1) for _ in table.places]
    new: list[NewTable] = []
    for company in companies:
        if any(table.places[old].guest for old in company.people):
            new.append(_new_table(table, company))
            for seat, old in enumerate(company.people):
                places[old] = NewPlace(new[-1].id, seat)
    return new, Closed(SPLIT, places)


def _new_table(table: Table, company: Company) -> NewTable:
    sitting = [table.places[old] for old in company.people]
    guests = [place.guest for place in sitting if place.guest]
    host = table.opened.host if table.opened.host in guests else guests[0]
    entries: list[AnyEntry] = [msgspec.structs.replace(table.opened, seats=len(sitting), host=host)]
    for seat, place in enumerate(sitting):
        if place.guest:
            entries.append(Sat(seat, place.guest, place.name, place.token))
        else:
            entries.append(BotSat(seat, place.bot))
    entries.append(Started(company.setup, secrets.token_hex(32)))
    return NewTable(tokens.new_id(), tokens.new_invite(), entries, list(dict.fromkeys(guests)))
