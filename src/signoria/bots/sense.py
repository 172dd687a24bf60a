"""Playing cards by good sense: one policy for every question the cards can ask, whatever the menu.

It knows cards by name, as a player does; a card it has never heard of is judged by its printed facts.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.bots.menu import Menu, own_cards, total_money
from signoria.core.seat import Seat
from signoria.dominion import (
    ACTION,
    ACTIONS,
    ALL_TREASURES,
    ARRANGE,
    BUY,
    BUYS,
    CARDS,
    CHOOSE,
    COINS,
    COPPER,
    CURSE,
    DISCARD,
    DISCARD_CARDS,
    DISCARD_DECK,
    DISCARD_OR_KEEP,
    END_ACTIONS,
    END_TURN,
    ESTATE,
    GAIN,
    GOLD,
    KEEP,
    NAME,
    NEW_HAND,
    NO,
    PASS,
    PILES,
    PLAY_ACTION,
    PLAY_IT,
    PLAY_TREASURE,
    PLAY_TWICE,
    PROVINCE,
    PUT_ON_DECK,
    REVEAL,
    SET_ASIDE,
    SILVER,
    STOP,
    TAKE_CURSE,
    TAKE_FROM_TRASH,
    TRASH,
    TRASH_CARDS,
    TRASH_THIS,
    TRASH_TREASURE,
    TREASURE,
    YES,
    Question,
    View,
)

# How gladly an Action is played: above 50 those that cost no action, below those that end the phase unless others help.
GLADLY: Final = {
    "village": 95,
    "mining_village": 94,
    "festival": 93,
    "laboratory": 92,
    "sentry": 91,
    "market": 90,
    "great_hall": 89,
    "spy": 88,
    "wishing_well": 87,
    "merchant": 86,
    "harbinger": 85,
    "poacher": 84,
    "upgrade": 83,
    "scout": 82,
    "cellar": 70,
    "conspirator": 65,
    "pawn": 63,
    "minion": 60,
    "witch": 49,
    "torturer": 47,
    "council_room": 46,
    "adventurer": 45,
    "library": 44,
    "smithy": 43,
    "tribute": 42,
    "courtyard": 41,
    "masquerade": 40,
    "militia": 39,
    "bandit": 38,
    "saboteur": 37,
    "swindler": 36,
    "bridge": 35,
    "thief": 33,
    "artisan": 32,
    "ironworks": 31,
    "feast": 30,
    "mine": 29,
    "remodel": 28,
    "workshop": 27,
    "bureaucrat": 26,
    "vassal": 25,
    "woodcutter": 24,
    "chancellor": 23,
    "steward": 22,
    "moat": 18,
}
NEVER: Final[i64] = 0
EVERY_PILE: Final[i64] = (1 << 17) - 1
BARELY: Final[i64] = 1


class Sense:
    """The good sense of one seat at one table."""

    def __init__(self, view: View, menu: Menu) -> None:
        self.view = view
        self.menu = menu
        self.gladly: list[int] = [_gladly(view, pile) for pile in range(PILES)]
        self.names: list[str] = [view.card(pile).id for pile in range(PILES)]
        self.reacted = -1  # the Attack already answered with a Reaction that only helps once

    # --- what a card is worth -----------------------------------------------------------------------------------------

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
            return 60 if self.early() and self._estates_are_idle() else -5
        if pile == COPPER:
            return 30 if total_money(self.view) > 7 and self.early() else -3
        if self.is_dead(pile):
            return -200 - self.view.card(pile).cost
        return -10 * self.view.card(pile).cost

    def _estates_are_idle(self) -> bool:
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

    # --- every question -----------------------------------------------------------------------------------------------

    def answer(self, seat: Seat, ask: Question) -> i64:
        verb = ask.verb
        if verb == PLAY_TREASURE:
            return ALL_TREASURES
        options = seat.options()
        if len(options) == 1:
            return options[0]
        if verb == BUY:
            return self._buy(options)
        if verb == PLAY_ACTION:
            return self._best(options, END_ACTIONS, BARELY)
        if verb == PLAY_TWICE:
            return self._twice(options)
        if verb == GAIN:
            return self._gain(ask, options)
        if verb == TRASH:
            return self._trash(ask, options)
        if verb == DISCARD:
            return self._discard(ask, options)
        if verb == CHOOSE:
            return self._choose(ask, options)
        if verb == PASS:
            return self._most_wished_away(options)
        if verb == PUT_ON_DECK:
            return self._put_on_deck(ask, options)
        return self._rarer_question(ask, options)

    def _rarer_question(self, ask: Question, options: list[int]) -> i64:
        verb = ask.verb
        if verb == ARRANGE:
            return self._least_in_hand(options)
        if verb == REVEAL:
            return self._reveal(options)
        if verb == NAME:
            return self._likeliest()
        if verb == SET_ASIDE:
            return self._set_aside(options)
        if verb == DISCARD_OR_KEEP:
            return self._judge(ask)
        if verb == TRASH_TREASURE:
            return self._which_treasure(ask, options)
        if verb == TAKE_FROM_TRASH:
            best = self._most_wished(options)
            return best if self.gain_wish(best) > 0 else STOP
        if verb == TRASH_THIS:
            return YES if self._two_more_make_a_province() else NO
        if verb in (PLAY_IT, DISCARD_DECK):
            return YES
        return options[-1]

    # --- playing and buying -------------------------------------------------------------------------------------------

    def playing_wish(self, pile: i64) -> i64:
        """How gladly an Action is played now; 0: better not."""
        view = self.view
        name = self.names[pile]
        if name == "throne_room":
            return 96 if self._other_actions(pile) > 0 else NEVER
        if name in ("chapel", "trading_post", "upgrade", "remodel", "steward"):
            return self._wish_for_trashers(name)
        if name in ("moneylender", "baron", "coppersmith", "mine"):
            return self._wish_by_basics(name)
        if name == "cellar":
            return 70 if self._dead_in_hand() > 0 else BARELY
        if name == "shanty_town":
            others = self._other_actions(pile)
            return 50 if others == 0 else (93 if others > 1 else 52)
        if name == "nobles":
            return 61 if self._other_actions(pile) > 0 else 44
        if name == "library":
            return 44 if view.hand_size(view.seat) < 7 else NEVER
        if name == "secret_chamber":
            return 20 if self._dead_in_hand() > 1 else NEVER
        if name == "witch" and view.supply(CURSE) == 0:
            return 30
        return self.gladly[pile]

    def _wish_by_basics(self, name: str) -> i64:
        """Cards that live on a basic card in hand."""
        view = self.view
        coppers = view.in_hand(COPPER)
        if name == "moneylender":
            return 34 if coppers > 0 else NEVER
        if name == "baron":
            return 45 if view.in_hand(ESTATE) > 0 else BARELY
        if name == "coppersmith":
            return 10 * coppers if coppers > 1 else BARELY
        return 29 if coppers + view.in_hand(SILVER) > 0 else NEVER

    def _wish_for_trashers(self, name: str) -> i64:
        junk: i64 = 0
        for card in self.view.hand():
            if self.trash_wish(card) > 0:
                junk += 1
        if name == "chapel":
            return 48 if junk >= 2 else NEVER
        if name == "trading_post":
            return 34 if junk >= 2 else NEVER
        if name == "steward":
            return 40 if junk >= 2 and self.early() else 22
        if name == "upgrade":
            return 83 if junk > 0 else NEVER
        return 28 if junk > 0 or self.view.in_hand(GOLD) > 0 else NEVER

    def _other_actions(self, pile: i64) -> i64:
        """Actions in hand worth playing besides this card."""
        count: i64 = -1
        for card in self.view.hand():
            if self.is_type(card, ACTION) and (card == pile or self.gladly[card] > BARELY):
                count += 1
        return count

    def _dead_in_hand(self) -> i64:
        count: i64 = 0
        for card in self.view.hand():
            if self.is_dead(card):
                count += 1
        return count

    def _best(self, options: list[int], otherwise: i64, least: i64) -> i64:
        best: i64 = otherwise
        best_wish: i64 = least
        for option in options:
            if option < PILES:
                wish = self.playing_wish(option)
                if wish > best_wish:
                    best = option
                    best_wish = wish
        return best

    def _twice(self, options: list[int]) -> i64:
        best: i64 = -1
        best_wish: i64 = -1
        for option in options:
            if option < PILES:
                wish: i64 = self.playing_wish(option)
                name = self.names[option]
                if name == "throne_room":
                    wish = 97 if self._other_actions(option) > 1 else 2
                elif wish > 50:
                    wish = 20 + wish // 5  # what draws or strikes is worth more twice than a village
                if wish > best_wish:
                    best = option
                    best_wish = wish
        return best

    def _buy(self, options: list[int]) -> i64:
        pile = self.menu.first(self.view, _mask(options))
        return pile if pile >= 0 else END_TURN

    def _gain(self, ask: Question, options: list[int]) -> i64:
        if ask.owner != self.view.seat:  # for somebody else: the worst there is
            worst: i64 = options[0]
            for option in options:
                if option < PILES and self.gain_wish(option) < self.gain_wish(worst):
                    worst = option
            return worst
        offered = _mask(options)
        pile: i64 = -1
        if ask.source >= 0 and self.names[ask.source] == "ironworks" and self._is_another_waiting():
            pile = self.menu.first(self.view, self._actions_of(offered))
        if pile < 0:
            pile = self.menu.first(self.view, offered)
        if pile >= 0:
            return pile
        best = self._most_wished(options)
        return best if self.gain_wish(best) > 0 or STOP not in options else STOP

    def _is_another_waiting(self) -> bool:
        """Whether an Action in hand could be played if only there were an action for it."""
        waiting: i64 = 0
        for card in self.view.hand():
            if self.is_type(card, ACTION) and self.playing_wish(card) > BARELY:
                waiting += 1
        return waiting > 0 and self.view.actions() == 0

    def _actions_of(self, piles: i64) -> i64:
        """The Actions among these piles, as masks."""
        actions: i64 = 0
        for pile in range(PILES):
            if (piles >> pile) & 1 and self.is_type(pile, ACTION):
                actions |= 1 << pile
        return actions

    def _most_wished(self, options: list[int]) -> i64:
        best: i64 = options[0]
        for option in options:
            if option < PILES and self.gain_wish(option) > self.gain_wish(best):
                best = option
        return best

    # --- parting with cards -------------------------------------------------------------------------------------------

    def _most_wished_away(self, options: list[int]) -> i64:
        best: i64 = -1
        best_wish: i64 = -10_000
        for option in options:
            if option < PILES and self.trash_wish(option) > best_wish:
                best = option
                best_wish = self.trash_wish(option)
        return best

    def _trash(self, ask: Question, options: list[int]) -> i64:
        name = self.names[ask.source] if ask.source >= 0 else ""
        if name == "mine":
            return SILVER if SILVER in options and self.view.supply(GOLD) > 0 else options[0]
        if name == "moneylender":
            return options[0]
        if name == "remodel" and GOLD in options and self.view.supply(PROVINCE) > 0 and not self._much_junk(options):
            return GOLD
        best = self._most_wished_away(options)
        if STOP in options and self.trash_wish(best) <= 0:
            return STOP
        return best

    def _much_junk(self, options: list[int]) -> bool:
        return self.early() and self.trash_wish(self._most_wished_away(options)) > 50

    def _least_in_hand(self, options: list[int]) -> i64:
        worst: i64 = -1
        worst_worth: i64 = 10_000
        for option in options:
            if option < PILES:
                worth = self._keeping_worth(option)
                if worth < worst_worth:
                    worst = option
                    worst_worth = worth
        return worst

    def _keeping_worth(self, pile: i64) -> i64:
        """In a hand to be kept: the second card that ends the Action phase is worth little."""
        worth = self.in_hand_worth(pile)
        if self.is_type(pile, ACTION) and not self.is_type(pile, TREASURE) and 0 < self.gladly[pile] <= 50:
            ending: i64 = 0
            for card in self.view.hand():
                if self.is_type(card, ACTION) and self.gladly[card] <= 50:
                    ending += 1
            if ending > 1:
                return worth // 3
        return worth

    def _discard(self, ask: Question, options: list[int]) -> i64:
        worst = self._least_in_hand(options)
        if STOP not in options:
            return worst
        name = self.names[ask.source] if ask.source >= 0 else ""
        if name == "baron":
            return worst
        if name == "secret_chamber":
            return worst if self.in_hand_worth(worst) < 10 or self._is_stranded(worst) else STOP
        if name == "cellar":
            return worst if self.is_dead(worst) or worst == COPPER else STOP
        return worst if self.is_dead(worst) else STOP

    def _is_stranded(self, pile: i64) -> bool:
        return self.is_type(pile, ACTION) and not self.is_type(pile, TREASURE) and self.view.actions() == 0

    def _put_on_deck(self, ask: Question, options: list[int]) -> i64:
        name = self.names[ask.source] if ask.source >= 0 else ""
        if name == "harbinger":
            best = self._best_in_hand(options)
            return best if self.in_hand_worth(best) > 10 else STOP
        if name == "courtyard" or name == "artisan":
            return self._spare_card(options)
        return self._least_in_hand(options)

    def _best_in_hand(self, options: list[int]) -> i64:
        best: i64 = -1
        for option in options:
            if option < PILES and (best < 0 or self.in_hand_worth(option) > self.in_hand_worth(best)):
                best = option
        return best

    def _spare_card(self, options: list[int]) -> i64:
        """The best card this turn can do without: an Action too many, a coin above the price of what is bought."""
        view = self.view
        stranded: i64 = -1
        coins: i64 = view.coins()
        for card in view.hand():
            if self.is_type(card, TREASURE):
                coins += view.card(card).coins
        for option in options:
            if option >= PILES or not self._is_stranded(option):
                continue
            if stranded < 0 or self.in_hand_worth(option) > self.in_hand_worth(stranded):
                stranded = option
        if stranded >= 0:
            return stranded
        spare = coins - _price_below(coins)
        best: i64 = -1
        for option in options:
            if option >= PILES or not self.is_type(option, TREASURE) or view.card(option).coins > spare:
                continue
            if best < 0 or view.card(option).coins > view.card(best).coins:
                best = option
        return best if best >= 0 else self._least_in_hand(options)

    # --- the rest -----------------------------------------------------------------------------------------------------

    def _reveal(self, options: list[int]) -> i64:
        view = self.view
        for option in options:
            if option < PILES and view.card(option).shields:
                return option
        moment = view.turns(view.active()) * 100 + len(view.in_play(view.active()))
        if moment == self.reacted:
            return STOP
        self.reacted = moment
        return options[0]

    def _likeliest(self) -> i64:
        """What most likely lies on top of the own deck."""
        view = self.view
        known = view.known_on_deck(view.seat)
        if known and known[0][0] == 0:
            return known[0][1]
        best: i64 = COPPER
        most: i64 = -1
        played = view.in_play(view.seat)
        for pile in range(PILES):
            unseen = view.own(pile) - view.in_hand(pile) - played.count(pile)
            if unseen > most or (unseen == most and view.card(pile).coins > view.card(best).coins):
                best = pile
                most = unseen
        return best

    def _set_aside(self, options: list[int]) -> i64:
        card = options[0]
        return card if self.view.actions() == 0 or self.gladly[card] <= 50 else STOP

    def _judge(self, ask: Question) -> i64:
        """Spy: keep what is good for oneself, discard what is good for others."""
        good = not self.is_dead(ask.about) and ask.about != COPPER
        mine = ask.owner == self.view.seat
        return KEEP if good == mine else DISCARD_CARDS

    def _which_treasure(self, ask: Question, options: list[int]) -> i64:
        """The dearest of somebody else's, the cheapest of one's own."""
        mine = ask.owner == self.view.seat
        chosen: i64 = options[0]
        for option in options:
            if option < PILES:
                dearer = self.view.card(option).cost > self.view.card(chosen).cost
                if dearer != mine and self.view.card(option).cost != self.view.card(chosen).cost:
                    chosen = option
        return chosen

    def _coins_to_come(self) -> i64:
        coins: i64 = self.view.coins()
        for card in self.view.hand():
            if self.is_type(card, TREASURE):
                coins += self.view.card(card).coins
        return coins

    def _two_more_make_a_province(self) -> bool:
        coins = self._coins_to_come()
        return coins < 8 <= coins + 2

    def _choose(self, ask: Question, options: list[int]) -> i64:
        name = self.names[ask.source] if ask.source >= 0 else ""
        if name == "torturer":
            return self._cheaper_pain()
        if name == "minion":
            return self._minion()
        if name == "steward":
            return self._steward()
        if name == "nobles":
            stranded = self.view.actions() == 0 and self._actions_in_hand() > 0
            return ACTIONS if stranded else CARDS
        for wish in (CARDS, ACTIONS, COINS, BUYS):  # Pawn: a card and an action cost nothing
            if wish in options:
                return wish
        return options[0]

    def _actions_in_hand(self) -> i64:
        count: i64 = 0
        for card in self.view.hand():
            if self.is_type(card, ACTION):
                count += 1
        return count

    def _steward(self) -> i64:
        junk: i64 = 0
        for card in self.view.hand():
            if self.trash_wish(card) > 0:
                junk += 1
        if junk >= 2:
            return TRASH_CARDS
        coins = self._coins_to_come()
        return COINS if _price_below(coins + 2) > _price_below(coins) else CARDS

    def _minion(self) -> i64:
        """Coins while more Minions follow. With the last one strike if the turn will most likely pay for its wish anyway.

        Otherwise coins if they pay for what the menu wants most, and a new hand if they do not.
        """
        view = self.view
        for card in view.hand():
            if self.names[card] == "minion":
                return COINS
        wanted = self.menu.first(view, EVERY_PILE)
        price: i64 = view.cost(wanted) if wanted >= 0 else 3
        there: i64 = view.coins()
        if there >= price or (self._can_strike() and there + self._coins_of_four() >= price):
            return NEW_HAND
        return COINS if self._coins_to_come() + 2 >= price else NEW_HAND

    def _can_strike(self) -> bool:
        """Whether somebody else still has the five cards that a Minion takes."""
        largest: i64 = 0
        for seat in range(self.view.seats()):
            if seat != self.view.seat and self.view.hand_size(seat) > largest:
                largest = self.view.hand_size(seat)
        return largest >= 5

    def _coins_of_four(self) -> i64:
        """The whole coins that four cards of the own deck bring on average, a Minion being worth two."""
        view = self.view
        played = view.in_play(view.seat)
        coins: i64 = total_money(view)
        unplayed: i64 = own_cards(view) - len(played)
        for pile in range(PILES):
            if self.names[pile] == "minion":
                coins += 2 * (view.own(pile) - played.count(pile))
        return 4 * coins // unplayed if unplayed > 0 else 0

    def _cheaper_pain(self) -> i64:
        view = self.view
        if view.supply(CURSE) == 0:
            return TAKE_CURSE
        hand = view.hand()
        worths = sorted(self.in_hand_worth(card) for card in hand)
        lost: i64 = worths[0] + worths[1] if len(worths) > 1 else 0
        return DISCARD_CARDS if lost <= 20 or len(hand) <= 2 else TAKE_CURSE


def _gladly(view: View, pile: i64) -> i64:
    card = view.card(pile)
    if card.types & ACTION == 0:
        return NEVER
    if card.id in GLADLY:
        return GLADLY[card.id]
    worth: i64 = 8 * card.cards + 6 * card.coins + 3 * card.buys
    return 60 + worth if card.actions > 0 else 10 + worth


def _mask(options: list[int]) -> i64:
    mask: i64 = 0
    for option in options:
        if option < PILES:
            mask |= 1 << option
    return mask


def _price_below(coins: i64) -> i64:
    """The dearest usual price these coins pay."""
    if coins >= 8:
        return 8
    if coins >= 6:
        return 6
    if coins >= 5:
        return 5
    return 3 if coins >= 3 else 0
