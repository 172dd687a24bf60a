"""The seven cards of every game."""

from __future__ import annotations

from signoria.dominion.effects import CURSE_TYPE, TREASURE, VICTORY, Card

copper = Card("copper", cost=0, types=TREASURE, coins=1)
silver = Card("silver", cost=3, types=TREASURE, coins=2)
gold = Card("gold", cost=6, types=TREASURE, coins=3)
estate = Card("estate", cost=2, types=VICTORY, points=1)
duchy = Card("duchy", cost=5, types=VICTORY, points=3)
province = Card("province", cost=8, types=VICTORY, points=6)
curse = Card("curse", cost=0, types=CURSE_TYPE, points=-1)
