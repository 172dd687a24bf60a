"""What `print(game)` shows of Dominion: the whole table in plain English, hands and all."""

from __future__ import annotations

from signoria.core.plain_text import counted, in_columns, labelled, number, spoken
from signoria.dominion.end_of_game import points_of
from signoria.dominion.state import Player, names
from signoria.dominion.turn import Dominion
from signoria.dominion.words import BASICS, OVER, PHASES, PILES

MARGIN = 9
SUPPLY_WIDTH = 91


def table_text(table: Dominion) -> list[str]:
    lines = [_heading(table)]
    lines += _supply(table)
    if table.trash_pile:
        lines += labelled("trash", counted(sorted(names(table, table.trash_pile))))
    for who in table.players:
        lines += _player(table, who)
    return lines


def _heading(table: Dominion) -> str:
    if table.phase == OVER:
        return f"Dominion, over after turn {table.turn}"
    counters = [number(table.actions, "action"), number(table.buys, "buy"), f"${table.coins}"]
    phase = spoken(PHASES[table.phase])
    return f"Dominion, turn {table.turn}: seat {table.active}, {phase} phase, {', '.join(counters)}"


def _supply(table: Dominion) -> list[str]:
    piles = [f"{spoken(table.kingdom.cards[i].id)} ${table.cost(i)} x{table.supply[i]}" for i in range(PILES)]
    rows = in_columns(piles[:BASICS], SUPPLY_WIDTH) + in_columns(piles[BASICS:], SUPPLY_WIDTH)
    return [("supply" if i == 0 else "").ljust(MARGIN) + row for i, row in enumerate(rows)]


def _player(table: Dominion, who: Player) -> list[str]:
    """The hand and what lies on the table; of deck and discard only what a glance tells."""
    asking = "*" if who.seat == table.active and table.phase != OVER else ""
    parts = [f"hand {counted(sorted(names(table, who.hand)))}"]
    for title, zone in (("in play", who.in_play), ("set aside", who.aside), ("revealed", who.revealed)):
        if zone:
            parts.append(f"{title} {counted(names(table, zone))}")
    parts.append(f"deck {len(who.deck)}")
    parts.append(f"discard {len(who.discard)}")
    parts.append(number(points_of(table, who), "point"))
    return labelled(f"seat {who.seat}{asking}", "; ".join(parts))
