"""Big Money with one kingdom card: how many copies to buy, and how much that is worth.

The scores are percent of the games that such a menu wins against `big_money_ultimate`; `python -m benchmarks.singles`
measures them. They say only where to look first: a tournament in the kingdom itself decides.
"""

from __future__ import annotations

from typing import Final

from signoria.dominion import ACTION, TREASURE, Card

ANY: Final = 99  # as many as there are

# Score, copies that are bought rather than Gold, copies that are bought rather than Silver.
MEASURED: Final[dict[str, tuple[int, int, int]]] = {
    "witch": (96, 2, 3),
    "torturer": (87, 2, 3),
    "courtyard": (85, 0, 2),
    "militia": (81, 0, 3),
    "masquerade": (77, 0, 1),
    "swindler": (77, 0, 2),
    "council_room": (76, 0, 1),
    "library": (74, 1, 2),
    "smithy": (73, 0, 2),
    "tribute": (72, 0, 2),
    "bandit": (69, 1, 2),
    "nobles": (68, 3, 3),
    "minion": (66, 0, ANY),
    "market": (64, 0, ANY),
    "sentry": (64, 0, ANY),
    "bridge": (64, 0, 1),
    "bureaucrat": (64, 0, 1),
    "thief": (60, 0, 3),
    "laboratory": (60, 0, ANY),
    "mine": (60, 0, 1),
    "poacher": (59, 0, 3),
    "baron": (58, 0, 2),
    "steward": (57, 0, 1),
    "ironworks": (57, 0, 1),
    "festival": (56, 0, ANY),
    "chancellor": (55, 0, 1),
    "trading_post": (55, 0, 1),
    "moat": (54, 0, 1),
    "woodcutter": (54, 0, 1),
    "shanty_town": (53, 0, 1),
    "moneylender": (52, 0, 1),
    "conspirator": (52, 0, 1),
    "adventurer": (51, 1, 2),
    "vassal": (51, 0, 1),
    "upgrade": (51, 0, 1),
    "saboteur": (50, 0, 1),
    "harem": (50, 1, 1),
    "artisan": (49, 0, 1),
    "merchant": (47, 0, 1),
    "coppersmith": (45, 0, 1),
    "remodel": (43, 0, 1),
    "spy": (42, 0, 1),
    "harbinger": (41, 0, 1),
    "wishing_well": (40, 0, 1),
    "workshop": (40, 0, 1),
    "great_hall": (38, 0, 1),
    "chapel": (37, 0, 1),
    "mining_village": (36, 0, 1),
    "scout": (32, 0, 1),
    "cellar": (31, 0, 1),
    "pawn": (30, 0, 1),
    "village": (30, 0, 1),
    "feast": (26, 0, 1),
    "secret_chamber": (18, 0, 1),
    "throne_room": (12, 0, 1),
    "duke": (10, 0, 1),
    "gardens": (10, 0, 1),
}


class Single:
    """One kingdom card beside money: its id, its score, and how many copies come before Gold and before Silver."""

    def __init__(self, card: str, score: int, first: int, later: int) -> None:
        self.card = card
        self.score = score
        self.first = first
        self.later = later


def single_of(card: Card) -> Single:
    """What is known of a card; one that nobody has measured is judged by its printed facts."""
    known = MEASURED.get(card.id)
    if known is not None:
        score, first, later = known
        return Single(card.id, score, first, later)
    if card.types & (ACTION | TREASURE) == 0:
        return Single(card.id, 10, 0, 1)
    score = 40 + 5 * card.cards + 4 * card.coins + 4 * card.actions + 2 * card.buys
    return Single(card.id, min(score, 70), 0, ANY if card.cards > 0 and card.actions > 0 else 2)
