"""What `print(game)` shows of Intrigo: the whole table in plain English, hands and all."""

from __future__ import annotations

from signoria.core.plain_text import counted, in_columns, labelled, number, spoken
from signoria.intrigo.award import winner_of
from signoria.intrigo.palace import NOTHING
from signoria.intrigo.round import Intrigo
from signoria.intrigo.state import DRAFT, OVER, Player
from signoria.intrigo.words import CHARACTERS, FAMILIES, FIRST_CHARACTER, ORGANISATIONS, TOKENS, option_name

MARGIN = 9
RING_WIDTH = 90


def table_text(table: Intrigo) -> list[str]:
    lines = [_heading(table)]
    rows = in_columns([_place(table, i) for i in range(table.palace.size)], RING_WIDTH)
    lines += [("palace" if i == 0 else "").ljust(MARGIN) + row for i, row in enumerate(rows)]
    lines += labelled("stacks", ", ".join(_stack(table, i) for i in range(len(CHARACTERS))))
    for who in table.players:
        lines += _player(table, who)
    return lines


def _heading(table: Intrigo) -> str:
    if table.phase == OVER:
        return f"Intrigo, over in round {table.round}"
    whose = "everyone drafts" if table.phase == DRAFT else f"seat {table.active} places a card"
    return f"Intrigo, round {table.round} of {table.terms.max_rounds}: {whose}"


def _place(table: Intrigo, i: int) -> str:
    """A building with its token, and the gap behind it: `b3 ducat > 1 | g3 dandolo 4`; `>` says who would win the token."""
    palace = table.palace
    token = TOKENS[palace.tokens[i]] if palace.tokens[i] != NOTHING else "-"
    down = " (down)" if palace.turned >> i & 1 else ""
    winner = int(winner_of(table, i))
    leads = f" > {winner}" if winner >= 0 else ""
    card = spoken(option_name(palace.cards[i])) if palace.cards[i] != NOTHING else "-"
    hidden = " (down)" if palace.face_down >> i & 1 else ""
    return f"b{i} {token}{down}{leads} | g{i} {card}{hidden}"


def _stack(table: Intrigo, kind: int) -> str:
    price = int(table.price(FIRST_CHARACTER + kind))
    return f"{CHARACTERS[kind]} {price}" if price >= 0 else f"{CHARACTERS[kind]} sold out"


def _player(table: Intrigo, who: Player) -> list[str]:
    asking = "*" if who.seat == table.active and table.phase not in (OVER, DRAFT) else ""
    seals = [name for i, name in enumerate(ORGANISATIONS) for _ in range(who.counters[i])]
    parts = [
        FAMILIES[who.family],
        f"hand {counted(option_name(card) for card in who.hand)}",
        f"seals {counted(seals)}",
        number(int(who.ducats), "ducat"),
    ]
    return labelled(f"seat {who.seat}{asking}", "; ".join(parts))
