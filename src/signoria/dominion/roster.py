"""One row for each kingdom card: what we know of it that is not printed on it. Everything else is derived from the card.

A card is added with its row here; a test sees to it that no card lacks one. The order of rows is of no meaning.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

ANY: Final = 99  # as many copies as there are


@dataclass(frozen=True)
class Row:
    """What a card is good for by its text, and what bots go by; for what is left out they go by its printed facts."""

    id: str
    traits: tuple[str, ...] = ()  # those that no type and no printed bonus gives it (`traits.TRAITS`)
    priority: int | None = None  # how gladly bots play it: above 50 what costs no Action, below what ends the phase
    # Big Money with this card alone: percent of games won against `big_money_ultimate` (`python -m benchmarks.singles`),
    # copies to buy rather than Gold, copies to buy rather than Silver.
    single: tuple[int, int, int] | None = None
    batch: int = (
        1  # cards of a later batch get later numbers, in share codes and actions, so that the others keep theirs
    )


ROWS: Final = (
    Row("adventurer", traits=("draw",), priority=45, single=(51, 1, 2)),
    Row("artisan", traits=("gainer",), priority=32, single=(49, 0, 1)),
    Row("bandit", traits=("gainer",), priority=38, single=(69, 1, 2)),
    Row("baron", traits=("coins", "gainer"), single=(58, 0, 2)),
    Row("bridge", priority=35, single=(64, 0, 1)),
    Row("bureaucrat", traits=("gainer",), priority=26, single=(64, 0, 1)),
    Row("cellar", priority=70, single=(31, 0, 1)),
    Row("chancellor", priority=23, single=(55, 0, 1)),
    Row("chapel", traits=("trasher",), single=(37, 0, 1)),
    Row("conspirator", priority=65, single=(52, 0, 1)),
    Row("coppersmith", single=(45, 0, 1)),
    Row("council_room", priority=46, single=(76, 0, 1)),
    Row("courtyard", priority=41, single=(85, 0, 2)),
    Row("duke", single=(10, 0, 1)),
    Row("feast", traits=("gainer",), priority=30, single=(26, 0, 1)),
    Row("festival", priority=93, single=(56, 0, ANY)),
    Row("gardens", single=(10, 0, 1)),
    Row("great_hall", priority=89, single=(38, 0, 1)),
    Row("harbinger", priority=85, single=(41, 0, 1)),
    Row("harem", single=(50, 1, 1)),
    Row("ironworks", traits=("gainer",), priority=31, single=(57, 0, 1)),
    Row("laboratory", priority=92, single=(60, 0, ANY)),
    Row("library", traits=("draw",), priority=44, single=(74, 1, 2)),
    Row("market", priority=90, single=(64, 0, ANY)),
    Row("masquerade", traits=("trasher",), priority=40, single=(77, 0, 1)),
    Row("merchant", priority=86, single=(47, 0, 1)),
    Row("militia", priority=39, single=(81, 0, 3)),
    Row("mine", traits=("trasher", "gainer"), priority=29, single=(60, 0, 1)),
    Row("mining_village", traits=("coins",), priority=94, single=(36, 0, 1)),
    Row("minion", traits=("coins",), priority=60, single=(66, 0, ANY)),
    Row("moat", priority=18, single=(54, 0, 1)),
    Row("moneylender", traits=("trasher", "coins"), single=(52, 0, 1)),
    Row("nobles", traits=("village", "draw"), single=(68, 3, 3)),
    Row("pawn", traits=("buy", "cantrip"), priority=63, single=(30, 0, 1)),
    Row("poacher", priority=84, single=(59, 0, 3)),
    Row("remodel", traits=("trasher", "gainer"), priority=28, single=(43, 0, 1)),
    Row("saboteur", priority=37, single=(50, 0, 1)),
    Row("scout", priority=82, single=(32, 0, 1)),
    Row("secret_chamber", traits=("coins",), single=(18, 0, 1)),
    Row("sentry", traits=("trasher",), priority=91, single=(64, 0, ANY)),
    Row("shanty_town", traits=("draw", "cantrip"), single=(53, 0, 1)),
    Row("smithy", priority=43, single=(73, 0, 2)),
    Row("spy", priority=88, single=(42, 0, 1)),
    Row("steward", traits=("draw", "coins", "trasher"), priority=22, single=(57, 0, 1)),
    Row("swindler", traits=("curser",), priority=36, single=(77, 0, 2)),
    Row("thief", priority=33, single=(60, 0, 3)),
    Row("throne_room", single=(12, 0, 1)),
    Row("torturer", traits=("curser",), priority=47, single=(87, 2, 3)),
    Row("trading_post", traits=("trasher", "gainer"), single=(55, 0, 1)),
    Row("tribute", priority=42, single=(72, 0, 2)),
    Row("upgrade", traits=("trasher", "gainer"), priority=83, single=(51, 0, 1)),
    Row("vassal", priority=25, single=(51, 0, 1)),
    Row("village", priority=95, single=(30, 0, 1)),
    Row("wishing_well", priority=87, single=(40, 0, 1)),
    Row("witch", traits=("curser",), priority=49, single=(96, 2, 3)),
    Row("woodcutter", priority=24, single=(54, 0, 1)),
    Row("workshop", traits=("gainer",), priority=27, single=(40, 0, 1)),
)
ROSTER: Final[dict[str, Row]] = {row.id: row for row in ROWS}
NO_ROW: Final = Row("")  # what is known of a card that players have made


def row_of(id: str) -> Row:
    return ROSTER.get(id, NO_ROW)
