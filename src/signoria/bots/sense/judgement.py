"""What cards are worth to a seat, by their printed facts and by what is in its hand."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.bots.menu import Menu, total_money
from signoria.bots.sense.gladness import BARELY, gladness
from signoria.dominion import ACTION, COPPER, CURSE, ESTATE, GOLD, PILES, PROVINCE, TREASURE, Question, View


class Judgement:
    """One seat at one table: the own menu, and what each card is good for there."""

    def __init__(self, view: View, menu: Menu) -> None:
        self.view = view
        self.menu = menu
        if not menu.names:
            menu.gladly = [gladness(view, pile) for pile in range(PILES)]
            menu.names = [view.card(pile).id for pile in range(PILES)]
        self.gladly = menu.gladly
        self.names = menu.names
        self.reacted = -1  # the Attack already answered with a Reaction that only helps once

    def asking(self, ask: Question) -> str:
        """The card that asks; "" between effects."""
        return self.names[ask.source] if ask.source >= 0 else ""

    # --- a card -------------------------------------------------------------------------------------------------------

    def is_type(self, pile: i64, types: i64) -> bool:
        return self.view.card(pile).types & types != 0

    def is_dead(self, pile: i64) -> bool:
        """Of no use in a hand: a plain Victory card or a Curse."""
        return not self.is_type(pile, ACTION | TREASURE)

    def early(self) -> bool:
        return self.view.supply(PROVINCE) > 3 and self.view.gains_to_end() > 5

    def in_hand_worth(self, pile: i64) -> i64:
        """How much a card helps in a hand to be played."""
        card = self.view.card(pile)
        if card.types & TREASURE:
            return 10 * card.coins
        if card.types & ACTION:
            glad: i64 = self.gladly[pile]
            return 18 + glad // 4 if glad > 50 else 14 + glad // 3
        return 0

    def trash_wish(self, pile: i64) -> i64:
        """How gladly a card is got rid of for nothing; 0 and less: rather not."""
        if pile == CURSE:
            return 100
        if pile == ESTATE:
            return 60 if self.early() and self.estates_are_idle() else -5
        if pile == COPPER:
            return 30 if total_money(self.view) > 7 and self.early() else -3
        if self.is_dead(pile):
            return -200 - self.view.card(pile).cost
        return -10 * self.view.card(pile).cost

    def estates_are_idle(self) -> bool:
        """Whether nothing in the deck lives on Estates."""
        return (self.menu.wanted >> ESTATE) & 1 == 0 or self.view.supply(PROVINCE) > 4

    def gain_wish(self, pile: i64) -> i64:
        """How gladly a card is taken when the menu has no opinion."""
        if pile == CURSE:
            return -100
        if pile == COPPER:
            return -5
        if pile == PROVINCE:
            return 100
        if pile == GOLD:
            return 80
        if self.is_type(pile, ACTION | TREASURE):
            return 20 + 6 * self.view.card(pile).cost
        late: i64 = 0 if self.early() else 60
        return self.view.card(pile).points * 5 + late - 10

    # --- the hand -----------------------------------------------------------------------------------------------------

    def other_actions(self, pile: i64) -> i64:
        """Actions in hand worth playing besides this card."""
        count: i64 = -1
        for card in self.view.hand():
            if self.is_type(card, ACTION) and (card == pile or self.gladly[card] > BARELY):
                count += 1
        return count

    def dead_in_hand(self) -> i64:
        count: i64 = 0
        for card in self.view.hand():
            if self.is_dead(card):
                count += 1
        return count

    def actions_in_hand(self) -> i64:
        count: i64 = 0
        for card in self.view.hand():
            if self.is_type(card, ACTION):
                count += 1
        return count

    def is_stranded(self, pile: i64) -> bool:
        return self.is_type(pile, ACTION) and not self.is_type(pile, TREASURE) and self.view.actions() == 0

    def coins_to_come(self) -> i64:
        coins: i64 = self.view.coins()
        for card in self.view.hand():
            if self.is_type(card, TREASURE):
                coins += self.view.card(card).coins
        return coins
