"""What each field of an observation means, and each action: for programmers, so in English, as the names are.

Fields of a player begin with a number: how many seats to the left it sits, 0 being the observing seat itself.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from signoria.core.observation import FLAT, Observation
from signoria.core.registry import find_game

CARD = "the card's action + 1; 0: none"
BOTH: Mapping[str, str] = {
    "players": "how many play",
    "seat": "the number of the observing seat",
    "verb": "what it is asked to do, as a number of `verbs` + 1; 0: nothing is asked of it",
}
DOMINION: Mapping[str, str] = {
    **BOTH,
    "active": "whose turn it is: so many seats to the left",
    "turn": "turns so far, of all players",
    "phase": "0 Action, 1 Treasure, 2 Buy, 3 Clean-up, 4 over; on other turns as far as one can tell",
    "least": "how many picks the question takes at least",
    "most": "how many picks the question takes at most",
    "actions": "Actions left this turn",
    "buys": "Buys left this turn",
    "coins": "$ left this turn",
    "cost_reduction": "by how much all cards are cheaper this turn",
    "actions_played": "Actions played this turn",
    "silvers_played": "Silvers played this turn",
    "copper_bonus": "what each Copper makes more this turn",
    "merchants": "Merchants played this turn",
    "memory": "what custom cards remember this turn",
    "source": f"the card that asks: {CARD}",
    "about": f"the card a yes or no is about: {CARD}",
    "owner": "whose cards are chosen from: so many seats to the left, + 1; 0: nobody's in particular",
    "picked_word": "the word picked last for this question: its action + 1; 0: none",
    "turns": "turns the player has had",
    "hand_size": "cards in hand",
    "deck_size": "cards in the deck; 0 for other seats: only the owner may count a deck",
    "discard_top": f"the card on top of the discard pile: {CARD}",
    "hidden": "revealed or looked-at cards that the observing seat can't see",
    "deck_top": f"the cards from the top of the deck down, as far as known: {CARD}",
    "in_game": "1 for the cards with a pile in this game",
    "card": CARD,
    "supply": "cards left in the pile",
    "cost": "what the card costs now",
    "trash": "cards in the trash",
    "picked": "cards picked so far for this question",
    "owned": "cards the player owns in all, as far as the observing seat can count them",
    "hand": "cards in hand that the observing seat knows",
    "deck": "cards in the deck that the observing seat knows",
    "in_play": "cards in play",
    "aside": "cards set aside",
    "revealed": "revealed or looked-at cards that the observing seat knows",
}
INTRIGO: Mapping[str, str] = {
    **BOTH,
    "round": "the round, from 1",
    "max_rounds": "after how many rounds the game ends",
    "phase": "0 draft, 1 placement, 2 over",
    "step": "cards kept so far in this round's draft",
    "first": "who has the first-player marker: so many seats to the left",
    "active": "whose go it is: so many seats to the left, + 1; 0: everyone drafts, or the game is over",
    "pool": "ducats in the pool",
    "picks": "what was picked so far of this go: actions + 1",
    "bag": "seals in the bag, by organization",
    "prices": "prices of the cards left in each character's stack, three for each, the top one first; 0: none",
    "hand": "own hand, by intrigue card",
    "pack": "the pack to keep a card of, by intrigue card",
    "pack_1": "the first pack of this round as it came, by intrigue card",
    "pack_2": "the second one",
    "pack_3": "the third one",
    "pack_4": "the fourth one",
    "family": "the player's family + 1",
    "ducats": "the player's ducats",
    "hand_size": "cards in hand",
    "need": "how many seals the player lacks at least",
    "counters": "the player's seals, by organization",
    "laid": "cards of this hand that came into the palace this round, by intrigue card",
    "may_hold": "1 for each intrigue card that the player may hold, as far as the observing seat can tell",
    "holds": "1 for each intrigue card that the player certainly holds",
    "card": "what is in the gap: its action + 1; 0: nothing",
    "card_down": "1: that card lies face down",
    "token": "the token of the building: 1 to 5 a seal, by organization, 6 a ducat; 0: none",
    "token_down": "1: that token lies face down",
    "leads": "who would get the token now: so many seats to the left, + 1; 0: nobody",
}
MEANINGS: Mapping[str, Mapping[str, str]] = {"dominion": DOMINION, "intrigo": INTRIGO}


@dataclass(frozen=True)
class Described:
    """A field of an observation: where it begins in a flat row, how many numbers it has, and what they mean."""

    name: str
    offset: int
    length: int
    meaning: str


def describe(game: str, players: int, layout: str = FLAT) -> list[Described]:
    """All fields of an observation, in order; those named `_…` fill up and are always 0."""
    described, at = [], 0
    for name, length in observation_of(game, players, layout).fields:
        known = re.sub(r"^\d_", "", name)
        meaning = "unused" if name.startswith("_") else MEANINGS[game][known]
        described.append(Described(name, at, length, meaning))
        at += length
    return described


def observation_of(game: str, players: int, layout: str = FLAT) -> Observation:
    return find_game(game).observation(players, layout)
