"""Finds out which cards ask something when they are played, by trying their texts on a board of its own.

A text that asks is a generator function: when it is called, it returns its effect and has done nothing yet. One that asks
nothing does its work and returns None. Compiled functions keep neither annotations nor flags, so a call is what tells the
two apart on every install; each kingdom is tried once.
"""

from __future__ import annotations

from mypy_extensions import i64

from signoria.core.rng import Rng
from signoria.dominion.card import ATTACK, TREASURE, Card
from signoria.dominion.effects import Turn
from signoria.dominion.kingdom import Kingdom
from signoria.dominion.state import Board
from signoria.dominion.words import BASICS, PILES


def asking_piles(kingdom: Kingdom) -> i64:
    """Mask of the piles whose play may ask: by a text, or through the reaction window."""
    asking: i64 = 0
    for pile in range(PILES):
        card = kingdom.cards[pile]
        if (card.types & ATTACK and kingdom.reactions) or _is_rich_treasure(card, pile) or _asks(kingdom, pile):
            asking |= 1 << pile
    return asking


def _is_rich_treasure(card: Card, pile: int) -> bool:
    """A Treasure that gives more than coins is played in all the steps of an Action, whether it asks or not."""
    if pile < BASICS or card.types & TREASURE == 0:
        return False
    has_text = card.play_hook is not None or card.victim_hook is not None
    return has_text or card.cards > 0 or card.actions > 0 or card.buys > 0


def _asks(kingdom: Kingdom, pile: int) -> bool:
    card = kingdom.cards[pile]
    if card.play_hook is not None and card.play_hook(_turn_with(kingdom, pile)) is not None:
        return True
    if card.victim_hook is not None:
        turn = _turn_with(kingdom, pile)
        if card.victim_hook(turn, turn.others()[0]) is not None:
            return True
    return any(hook(_turn_with(kingdom, pile)) is not None for hook in kingdom.after[pile])


def _turn_with(kingdom: Kingdom, pile: int) -> Turn:
    """The turn of a player who has just played this card and has nothing else."""
    board = Board(kingdom, 2, Rng(0, 0, 0, 0))
    board.sit_down()
    board.fill_supply([1] * PILES)
    board.me.open_in_play().append(pile)
    board.source, board.this = pile, 0
    return Turn(board)
