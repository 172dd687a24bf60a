"""How gladly an Action is played, other things being equal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.dominion import ACTION, DominionView, row_of

NEVER: Final[i64] = 0
BARELY: Final[i64] = 1
TERMINAL: Final[i64] = 50  # at most this: it ends the Action phase, unless Actions are left


def play_priority(view: DominionView, pile: i64) -> i64:
    card = view.card(pile)
    if card.types & ACTION == 0:
        return NEVER
    known = row_of(card.id).priority
    if known is not None:
        return known
    worth: i64 = 8 * card.cards + 6 * card.coins + 3 * card.buys
    return 60 + worth if card.actions > 0 else 10 + worth
