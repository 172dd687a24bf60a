"""Which cards to part with: trash, discard, pass on, put back on the deck."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.bots.dominion.card_play.judgement import Judgement
from signoria.core.bits import lowest
from signoria.dominion import ACTION, COPPER, EVERY_PILE, GOLD, PROVINCE, SILVER, STOP, TREASURE, CardQuestion


def most_wished_away(my: Judgement, offered: i64) -> i64:
    best: i64 = -1
    best_wish: i64 = -10_000
    piles = offered & EVERY_PILE
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        wish = my.trash_wish(pile)
        if wish > best_wish:
            best = pile
            best_wish = wish
    return best


def trash(my: Judgement, question: CardQuestion, offered: i64) -> i64:
    name = my.asking(question)
    if name == "mine":
        return SILVER if (offered >> SILVER) & 1 and my.view.supply(GOLD) > 0 else lowest(offered)
    if name == "moneylender":
        return lowest(offered)
    if name == "remodel" and (offered >> GOLD) & 1 and my.view.supply(PROVINCE) > 0 and not _much_junk(my, offered):
        return GOLD
    best = most_wished_away(my, offered)
    if (offered >> STOP) & 1 and my.trash_wish(best) <= 0:
        return STOP
    return best


def _much_junk(my: Judgement, offered: i64) -> bool:
    return my.early() and my.trash_wish(most_wished_away(my, offered)) > 50


def least_in_hand(my: Judgement, offered: i64) -> i64:
    worst: i64 = -1
    worst_worth: i64 = 10_000
    piles = offered & EVERY_PILE
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        worth = _keeping_worth(my, pile)
        if worth < worst_worth:
            worst = pile
            worst_worth = worth
    return worst


def _keeping_worth(my: Judgement, pile: i64) -> i64:
    """In a hand to be kept: the second card that ends the Action phase is worth little."""
    worth = my.in_hand_worth(pile)
    if my.is_type(pile, ACTION) and not my.is_type(pile, TREASURE) and 0 < my.gladly[pile] <= 50:
        ending: i64 = 0
        kinds = my.view.kinds_in_hand()
        while kinds:
            card = lowest(kinds)
            kinds &= kinds - 1
            if my.is_type(card, ACTION) and my.gladly[card] <= 50:
                ending += my.view.in_hand(card)
        if ending > 1:
            return worth // 3
    return worth


def discard(my: Judgement, question: CardQuestion, offered: i64) -> i64:
    worst = least_in_hand(my, offered)
    if (offered >> STOP) & 1 == 0:
        return worst
    name = my.asking(question)
    if name == "baron":
        return worst
    if name == "secret_chamber":
        return worst if my.in_hand_worth(worst) < 10 or my.is_stranded(worst) else STOP
    if name == "cellar":
        return worst if my.is_dead(worst) or worst == COPPER else STOP
    return worst if my.is_dead(worst) else STOP


def put_on_deck(my: Judgement, question: CardQuestion, offered: i64) -> i64:
    name = my.asking(question)
    if name == "harbinger":
        best = _best_in_hand(my, offered & EVERY_PILE)
        return best if my.in_hand_worth(best) > 10 else STOP
    if name == "courtyard" or name == "artisan":
        return _spare_card(my, offered & EVERY_PILE)
    return least_in_hand(my, offered)


def _best_in_hand(my: Judgement, piles: i64) -> i64:
    best: i64 = -1
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        if best < 0 or my.in_hand_worth(pile) > my.in_hand_worth(best):
            best = pile
    return best


def _spare_card(my: Judgement, piles: i64) -> i64:
    """The best card this turn can do without: an Action too many, a coin above the price of what is bought."""
    stranded = _best_in_hand(my, _stranded(my, piles))
    if stranded >= 0:
        return stranded
    view = my.view
    coins = my.coins_to_come()
    price = my.menu.price_paid(view, coins)
    spare = coins - (price if price >= 0 else price_below(coins))
    best: i64 = -1
    left = piles
    while left:
        pile = lowest(left)
        left &= left - 1
        if not my.is_type(pile, TREASURE) or view.card(pile).coins > spare:
            continue
        if best < 0 or view.card(pile).coins > view.card(best).coins:
            best = pile
    return best if best >= 0 else least_in_hand(my, piles)


def _stranded(my: Judgement, piles: i64) -> i64:
    """The Actions among these piles that can't be played any more this turn."""
    stranded: i64 = 0
    left = piles
    while left:
        pile = lowest(left)
        left &= left - 1
        if my.is_stranded(pile):
            stranded |= 1 << pile
    return stranded


def price_below(coins: i64) -> i64:
    """The dearest usual price these coins pay."""
    if coins >= 8:
        return 8
    if coins >= 6:
        return 6
    if coins >= 5:
        return 5
    return 3 if coins >= 3 else 0
