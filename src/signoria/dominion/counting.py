"""The cards each player owns, as one seat can count them: gains and trashing are public, cards passed unseen (Masquerade) are not."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.dominion.state import CARD, KNOWN, Board
from signoria.dominion.words import PILES


def owned_as_counted(board: Board, seat: i64) -> list[list[int]]:
    """Copies of each pile by player, as `seat` counts them (-1: a spectator).

    A pass the seat didn't see is left out of its count until the cards tell of it: a player who trashed or shows more
    copies than were counted was passed them, so they came from the player to the right, who may have been passed them
    too. That adds the fewest passes that explain what is seen, and those did happen. It follows from what the seat
    knows alone, so copies and redeals that look alike to it are counted alike.
    """
    counts = [who.owned.numbers() for who in board.players]
    unseen: i64 = 0  # mask of the piles passed unseen
    for giver, taker, card in board.passes:
        if seat not in (giver, taker):
            counts[giver][card] += 1
            counts[taker][card] -= 1
            unseen |= 1 << card
    if unseen:
        known = [_known_copies(board, owner, seat) for owner in range(board.seats)]
        for pile in range(PILES):
            if (unseen >> pile) & 1:
                _explain(counts, known, pile)
    return counts


def _explain(counts: list[list[int]], known: list[list[int]], pile: i64) -> None:
    """Have everyone own at least the copies they are known to have, each passed on by the player to the right."""
    missing = True
    while missing:  # every step is a pass that really happened, so this ends
        missing = False
        for owner in range(len(counts)):
            short = known[owner][pile] - counts[owner][pile]
            if short > 0:
                counts[owner][pile] += short
                counts[owner - 1][pile] -= short
                missing = True


def _known_copies(board: Board, owner: i64, seat: i64) -> list[int]:
    """Copies of each pile that `seat` knows among a player's cards."""
    who = board.players[owner]
    if owner == seat:
        return who.owned.numbers()
    copies = [0] * PILES
    for card in who.in_play:
        copies[card] += 1
    knows: i64 = 1 << (KNOWN + (seat if seat >= 0 else board.seats))
    for zone in (who.hand, who.deck, who.discard, who.aside, who.revealed):
        for slot in zone:
            if slot & knows:
                copies[slot & CARD] += 1
    return copies
