"""Which cards to part with: trash, discard, pass on, put back on the deck."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.bots.sense.judgement import Judgement
from signoria.dominion import ACTION, COPPER, GOLD, PILES, PROVINCE, SILVER, STOP, TREASURE, Question


def most_wished_away(my: Judgement, options: list[int]) -> i64:
    best: i64 = -1
    best_wish: i64 = -10_000
    for option in options:
        if option < PILES and my.trash_wish(option) > best_wish:
            best = option
            best_wish = my.trash_wish(option)
    return best


def trash(my: Judgement, ask: Question, options: list[int]) -> i64:
    name = my.asking(ask)
    if name == "mine":
        return SILVER if SILVER in options and my.view.supply(GOLD) > 0 else options[0]
    if name == "moneylender":
        return options[0]
    if name == "remodel" and GOLD in options and my.view.supply(PROVINCE) > 0 and not _much_junk(my, options):
        return GOLD
    best = most_wished_away(my, options)
    if STOP in options and my.trash_wish(best) <= 0:
        return STOP
    return best


def _much_junk(my: Judgement, options: list[int]) -> bool:
    return my.early() and my.trash_wish(most_wished_away(my, options)) > 50


def least_in_hand(my: Judgement, options: list[int]) -> i64:
    worst: i64 = -1
    worst_worth: i64 = 10_000
    for option in options:
        if option < PILES:
            worth = _keeping_worth(my, option)
            if worth < worst_worth:
                worst = option
                worst_worth = worth
    return worst


def _keeping_worth(my: Judgement, pile: i64) -> i64:
    """In a hand to be kept: the second card that ends the Action phase is worth little."""
    worth = my.in_hand_worth(pile)
    if my.is_type(pile, ACTION) and not my.is_type(pile, TREASURE) and 0 < my.gladly[pile] <= 50:
        ending: i64 = 0
        for card in my.view.hand():
            if my.is_type(card, ACTION) and my.gladly[card] <= 50:
                ending += 1
        if ending > 1:
            return worth // 3
    return worth


def discard(my: Judgement, ask: Question, options: list[int]) -> i64:
    worst = least_in_hand(my, options)
    if STOP not in options:
        return worst
    name = my.asking(ask)
    if name == "baron":
        return worst
    if name == "secret_chamber":
        return worst if my.in_hand_worth(worst) < 10 or my.is_stranded(worst) else STOP
    if name == "cellar":
        return worst if my.is_dead(worst) or worst == COPPER else STOP
    return worst if my.is_dead(worst) else STOP


def put_on_deck(my: Judgement, ask: Question, options: list[int]) -> i64:
    name = my.asking(ask)
    if name == "harbinger":
        best = _best_in_hand(my, options)
        return best if my.in_hand_worth(best) > 10 else STOP
    if name == "courtyard" or name == "artisan":
        return _spare_card(my, options)
    return least_in_hand(my, options)


def _best_in_hand(my: Judgement, options: list[int]) -> i64:
    best: i64 = -1
    for option in options:
        if option < PILES and (best < 0 or my.in_hand_worth(option) > my.in_hand_worth(best)):
            best = option
    return best


def _spare_card(my: Judgement, options: list[int]) -> i64:
    """The best card this turn can do without: an Action too many, a coin above the price of what is bought."""
    view = my.view
    stranded: i64 = -1
    coins: i64 = view.coins()
    for card in view.hand():
        if my.is_type(card, TREASURE):
            coins += view.card(card).coins
    for option in options:
        if option >= PILES or not my.is_stranded(option):
            continue
        if stranded < 0 or my.in_hand_worth(option) > my.in_hand_worth(stranded):
            stranded = option
    if stranded >= 0:
        return stranded
    spare = coins - price_below(coins)
    best: i64 = -1
    for option in options:
        if option >= PILES or not my.is_type(option, TREASURE) or view.card(option).coins > spare:
            continue
        if best < 0 or view.card(option).coins > view.card(best).coins:
            best = option
    return best if best >= 0 else least_in_hand(my, options)


def price_below(coins: i64) -> i64:
    """The dearest usual price these coins pay."""
    if coins >= 8:
        return 8
    if coins >= 6:
        return 6
    if coins >= 5:
        return 5
    return 3 if coins >= 3 else 0
