"""More people than one game takes: their table becomes two. What is written for that; it does no I/O."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

import msgspec

from signoria.core.errors import SignoriaError
from signoria.core.lobby import Company
from signoria.core.rng import from_seed
from signoria.server import tokens
from signoria.server.entries import AnyEntry, BotSat, Closed, NewSeat, Sat, Started
from signoria.server.refusal import Refused
from signoria.server.table import Table

SPLIT: Final = "split"


@dataclass(frozen=True)
class NewTable:
    """A table that begins in the middle of its log: everybody sits, and the cards are dealt."""

    id: str
    invite: str
    entries: list[AnyEntry]
    members: list[tuple[str, str]]  # with their names


def is_for_two(table: Table) -> bool:
    return table.ruleset.lobby_rules().is_split(table.opened.wishes, len(table.chairs))


def split(table: Table) -> tuple[list[NewTable], Closed]:
    """The new tables, and how the old one ends. Bots that would be among themselves are sent home."""
    try:
        companies = table.ruleset.lobby_rules().split(
            table.opened.wishes, len(table.chairs), from_seed(secrets.token_hex(16))
        )
    except SignoriaError as error:
        raise Refused("bad_setup", error.phrase) from error
    new_seats = [NewSeat("", -1) for _ in table.chairs]
    new: list[NewTable] = []
    with_people = [company for company in companies if any(table.chairs[old].guest for old in company.people)]
    for number, company in enumerate(with_people, 1):
        new.append(_new_table(table, company, number if len(with_people) > 1 else 0))
        for seat, old in enumerate(company.people):
            new_seats[old] = NewSeat(new[-1].id, seat)
    return new, Closed(SPLIT, new_seats)


def _new_table(table: Table, company: Company, number: int) -> NewTable:
    sitting = [table.chairs[old] for old in company.people]
    guests = [chair.guest for chair in sitting if chair.guest]
    members = {chair.guest: chair.name for chair in sitting if chair.guest}
    host = table.opened.host if table.opened.host in guests else guests[0]
    entries: list[AnyEntry] = [msgspec.structs.replace(table.opened, seats=len(sitting), host=host, number=number)]
    for seat, chair in enumerate(sitting):
        if chair.guest:
            entries.extend(Sat(seat, chair.guest, chair.name, token) for token in chair.tokens)
        else:
            entries.append(BotSat(seat, chair.bot))
    entries.append(Started(company.setup, secrets.token_hex(32)))
    return NewTable(tokens.new_id(), tokens.new_invite(), entries, sorted(members.items()))
