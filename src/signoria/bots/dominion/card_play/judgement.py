"""What cards are worth to a seat, by their printed facts and by what is in its hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.bots.dominion.card_play.play_priority import BARELY, TERMINAL, play_priority
from signoria.bots.dominion.menu import Menu
from signoria.core.bits import lowest
from signoria.dominion import (
    ACTION,
    COPPER,
    CURSE,
    ESTATE,
    GOLD,
    PILES,
    PROVINCE,
    SILVER,
    TREASURE,
    CardQuestion,
    DominionView,
    row_of,
)

LEAST_MONEY: Final[i64] = 6  # a deck with less can't buy what it thins out for
ENOUGH_MONEY: Final[i64] = 24  # a deck with less had better grow
EVEN: Final = 50  # percent of games won by money with a card that adds nothing


def _beside_money(view: DominionView, pile: i64) -> int:
    """What an Action adds to a deck of money, on the scale of `Judgement.bought`; 0 for one that nobody has measured."""
    card = view.card(pile)
    single = row_of(card.id).single if card.types & ACTION else None
    return (single[0] - EVEN) // 3 if single is not None else 0


class Judgement:
    """One seat at one table: its menu, and what each card is good for there."""

    def __init__(self, view: DominionView, menu: Menu) -> None:
        self.view = view
        self.menu = menu
        if not menu.names:
            menu.gladly = [play_priority(view, pile) for pile in range(PILES)]
            menu.names = [view.card(pile).id for pile in range(PILES)]
            menu.beside_money = [_beside_money(view, pile) for pile in range(PILES)]
            for pile in range(PILES):
                types = view.card(pile).types
                if types & ACTION:
                    menu.actions |= 1 << pile
                    if menu.gladly[pile] > BARELY:
                        menu.welcome |= 1 << pile
                    if menu.gladly[pile] > TERMINAL:
                        menu.free |= 1 << pile
                    if view.card(pile).actions > 1:
                        menu.villages |= 1 << pile
                elif types & TREASURE == 0:
                    menu.dead |= 1 << pile
        self.parted: i64 = 0  # coins of the cards picked so far to be trashed or discarded
        self.parted_ending: i64 = 0  # how many of those are Actions that end the phase
        self.looking = False  # whether those are cards looked at, which aren't in hand
        self.gladly = menu.gladly
        self.names = menu.names

    def asking(self, question: CardQuestion) -> str:
        """The card that asks; "" between effects."""
        return self.names[question.source] if question.source >= 0 else ""

    # --- a card -------------------------------------------------------------------------------------------------------

    def is_type(self, pile: i64, types: i64) -> bool:
        return self.view.card(pile).types & types != 0

    def is_dead(self, pile: i64) -> bool:
        """Of no use in a hand: a plain Victory card or a Curse."""
        return not self.is_type(pile, ACTION | TREASURE)

    def early(self) -> bool:
        return self.view.supply(PROVINCE) > 3 and self.view.gains_to_end() > 5

    def is_grown(self) -> bool:
        """Whether it's time for Provinces, even for the price of a Gold."""
        return self.view.total_money() >= ENOUGH_MONEY

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
            return 30 if self._money() > LEAST_MONEY and self.early() and self._can_spare_a_coin() else -3
        if self.is_dead(pile):
            return -200 - self.view.card(pile).cost
        return -10 * self.view.card(pile).cost

    def _money(self) -> i64:
        """The money of the deck that is left, with what Minions bring."""
        minions = self.view.pile("minion")
        return self.view.total_money() - self.parted + (2 * self.view.own(minions) if minions >= 0 else 0)

    def _can_spare_a_coin(self) -> bool:
        """Whether a coin less in hand buys as well this turn; for a Silver no junk is kept."""
        coins = self.coins_to_come()
        now = self.next_buy(coins)
        return self.looking or now <= SILVER or self.next_buy(coins - 1) == now

    def estates_are_idle(self) -> bool:
        """Whether nothing in the deck lives on Estates."""
        return not self.menu.wants(ESTATE) or self.view.supply(PROVINCE) > 4

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
            return 20 + 6 * self.view.card(pile).cost + self.menu.beside_money[pile]
        late: i64 = 0 if self.early() else 60
        return self.view.card(pile).points * 5 + late - 10

    # --- the hand -----------------------------------------------------------------------------------------------------

    def count_in_hand(self, piles: i64) -> i64:
        """How many cards of these piles (a mask) are in hand."""
        count: i64 = 0
        kinds = self.view.kinds_in_hand() & piles
        while kinds:
            count += self.view.in_hand(lowest(kinds))
            kinds &= kinds - 1
        return count

    def other_actions(self, pile: i64) -> i64:
        """Actions in hand worth playing besides this card."""
        this: i64 = 1
        return self.count_in_hand(self.menu.welcome | this << pile) - 1

    def dead_in_hand(self) -> i64:
        return self.count_in_hand(self.menu.dead)

    def actions_in_hand(self) -> i64:
        return self.count_in_hand(self.menu.actions)

    def junk_in_hand(self) -> i64:
        """Cards in hand that are gladly trashed."""
        count: i64 = 0
        kinds = self.view.kinds_in_hand()
        while kinds:
            card = lowest(kinds)
            kinds &= kinds - 1
            if self.trash_wish(card) > 0:
                count += self.view.in_hand(card)
        return count

    def is_stranded(self, pile: i64) -> bool:
        return self.is_type(pile, ACTION) and not self.is_type(pile, TREASURE) and self.view.actions() == 0

    def thrones(self) -> i64:
        """Mask of the piles with Throne Room."""
        pile = self.view.pile("throne_room")
        return 1 << pile if pile >= 0 else 0

    def next_buy(self, coins: i64) -> i64:
        """The pile that the menu buys with these coins; -1: none."""
        view = self.view
        offered: i64 = 0
        pile: i64 = 0
        while pile < PILES:
            if view.supply(pile) > 0 and view.cost(pile) <= coins:
                offered |= 1 << pile
            pile += 1
        return self.menu.first(view, offered)

    def bought(self, coins: i64) -> i64:
        """What these coins are worth: the cost of what they buy, squared, since dear cards are far better."""
        pile = self.next_buy(coins)
        price: i64 = self.view.cost(pile) if pile >= 0 else 0
        return price * price

    def coins_of(self, pile: i64) -> i64:
        """What a Treasure pays; other cards pay nothing in the Buy phase."""
        card = self.view.card(pile)
        return card.coins if card.types & TREASURE else 0

    def coins_to_come(self) -> i64:
        coins: i64 = self.view.coins() - self.parted
        kinds = self.view.kinds_in_hand()
        while kinds:
            card = lowest(kinds)
            kinds &= kinds - 1
            if self.is_type(card, TREASURE):
                coins += self.view.card(card).coins * self.view.in_hand(card)
        return coins
