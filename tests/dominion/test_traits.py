"""What a card is good for: the table of traits against what playing the card in every way can do."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from signoria.core.game import Game
from signoria.core.moves import read_move
from signoria.dominion import GAME, TRAITS, Dominion, traits_of
from signoria.dominion.card import ACTION
from signoria.dominion.catalogue import KINGDOM_CARDS
from signoria.dominion.roster import ROSTER
from signoria.dominion.words import CURSE

BY_TYPE = ("attack", "reaction", "treasure", "victory")
# Traits that a card shows only to those who guess what nobody can know.
BY_LUCK = {("wishing_well", "draw")}

ACTIONS = [(id, edition) for (id, edition), card in KINGDOM_CARDS.items() if card.types & ACTION]


@dataclass(frozen=True)
class Outcome:
    """What playing a card once has given to its player, and done to others."""

    cards: int
    actions: int
    buys: int
    coins: int
    trashed: bool
    gained: bool
    cursed: bool

    def traits(self) -> set[str]:
        shown = {
            "village": self.actions >= 2,
            "draw": self.cards >= 2,
            "cantrip": self.cards >= 1 and self.actions >= 1,
            "buy": self.buys >= 1,
            "coins": self.coins >= 2,
            "trasher": self.trashed,
            "gainer": self.gained,
            "curser": self.cursed,
        }
        return {trait for trait, is_shown in shown.items() if is_shown}


def outcomes(id: str, edition: str, others: str) -> Iterator[Outcome]:
    """Play the card in every way, with plain cards in the own hand and deck, and one kind of card at the other player's."""
    position = {
        "kingdom": f"{id}@{edition}",
        "0": {"hand": f"{id}, copper, 2 estate, silver", "deck": "9 gold", "discard": "3 gold"},
        "1": {"hand": f"5 {others}", "deck": f"9 {others}"},
    }
    state = GAME.read_position(position)
    game = Game(state)
    assert isinstance(state, Dominion)
    supply, owned = list(state.supply), [list(who.owned) for who in state.players]
    game.apply_move(*read_move(game, GAME, f"play {id}"))
    ways = [game]
    while ways:
        game = ways.pop()
        table = game.state
        assert isinstance(table, Dominion)
        if table.source < 0 or game.over():
            yield outcome(table, id, supply, owned)
            continue
        for seat in game.asked()[:1]:
            for option in game.options(seat):
                further = game.clone()
                further.apply(seat, option)
                ways.append(further)


def outcome(table: Dominion, id: str, supply: list[int], owned: list[list[int]]) -> Outcome:
    me, other = table.players
    this = table.option_named(id)
    piles = range(len(supply))
    return Outcome(
        cards=len(me.hand) - 4,
        actions=int(table.actions),
        buys=int(table.buys) - 1,
        coins=int(table.coins),
        trashed=any(pile not in (this, CURSE) for pile in table.trash_pile),
        gained=any(table.supply[pile] < supply[pile] and me.owned[pile] > owned[0][pile] for pile in piles),
        cursed=other.owned[CURSE] > owned[1][CURSE] and table.supply[CURSE] < supply[CURSE],
    )


@pytest.mark.parametrize(("id", "edition"), ACTIONS)
def test_a_card_has_the_traits_that_playing_it_shows(id: str, edition: str) -> None:
    shown = {trait for one in outcomes(id, edition, "curse") for trait in one.traits() - {"curser"}}
    shown |= {trait for one in outcomes(id, edition, "copper") for trait in one.traits() & {"curser"}}
    card = KINGDOM_CARDS[id, edition]
    if card.cards and card.actions:
        shown.add("cantrip")  # of Upgrade one sees it only on the card: another card leaves the hand
    told = set(traits_of(card)) - set(BY_TYPE)
    assert shown - {trait for lucky, trait in BY_LUCK if lucky == id} == told


def test_types_are_traits() -> None:
    for card in KINGDOM_CARDS.values():
        assert {trait for trait in traits_of(card) if trait in BY_TYPE} == {
            t for t in card.type_names() if t != "action"
        }


def test_both_editions_of_a_card_have_the_same_traits() -> None:
    for (id, edition), card in KINGDOM_CARDS.items():
        if edition == "base1" and (id, "base2") in KINGDOM_CARDS:
            assert traits_of(card) == traits_of(KINGDOM_CARDS[id, "base2"])


def test_the_table_names_cards_and_traits_that_exist_and_nothing_that_the_card_itself_tells() -> None:
    assert set(ROSTER) == {id for id, _ in KINGDOM_CARDS}
    for row in ROSTER.values():
        traits = set(row.traits)
        assert traits < set(TRAITS) - set(BY_TYPE)
