"""Big Money with one kingdom card: how many copies to buy, and how much that is worth.

The scores are percent of the games that such a menu wins against `big_money_ultimate`; `python -m benchmarks.singles`
measures them for Dominion's roster. They say only where to look first: a tournament in the kingdom itself decides.
"""

from __future__ import annotations

from signoria.dominion import ACTION, ANY, TREASURE, Card, row_of


class Single:
    """One kingdom card beside money: its id, its score, and how many copies come before Gold and before Silver."""

    def __init__(self, card: str, score: int, first: int, later: int) -> None:
        self.card = card
        self.score = score
        self.first = first
        self.later = later


def single_of(card: Card) -> Single:
    """What is known of a card; one that nobody has measured is judged by its printed facts."""
    known = row_of(card.id).single
    if known is not None:
        score, first, later = known
        return Single(card.id, score, first, later)
    if card.types & (ACTION | TREASURE) == 0:
        return Single(card.id, 10, 0, 1)
    score = 40 + 5 * card.cards + 4 * card.coins + 4 * card.actions + 2 * card.buys
    return Single(card.id, min(score, 70), 0, ANY if card.cards > 0 and card.actions > 0 else 2)
