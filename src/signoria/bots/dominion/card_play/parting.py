"""Which cards to part with: trash, discard, pass on, put back on the deck."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.bots.dominion.card_play.drawing import beats_copper, is_copper_idle
from signoria.bots.dominion.card_play.judgement import Judgement
from signoria.bots.dominion.card_play.play_priority import TERMINAL
from signoria.bots.dominion.card_play.turning import best_to_turn
from signoria.core.bits import lowest
from signoria.dominion import ACTION, COPPER, ESTATE, EVERY_PILE, GOLD, SILVER, STOP, TREASURE, CardQuestion


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


def pass_on(my: Judgement, offered: i64) -> i64:
    """A Copper stays if it would buy more together with one that somebody else may pass on."""
    away = most_wished_away(my, offered)
    coins = my.coins_to_come()
    if away == COPPER and (offered >> ESTATE) & 1 and my.bought(coins + 1) > my.bought(coins):
        return ESTATE
    return away


def trash(my: Judgement, question: CardQuestion, offered: i64) -> i64:
    name = my.asking(question)
    if name == "mine":
        return SILVER if (offered >> SILVER) & 1 and my.view.supply(GOLD) > 0 else lowest(offered)
    if name == "moneylender":
        return lowest(offered)
    if name == "remodel" or name == "upgrade":
        return best_to_turn(my, name, offered & EVERY_PILE)
    best = most_wished_away(my, offered)
    if (offered >> STOP) & 1 and my.trash_wish(best) <= 0:
        return STOP
    return best


def least_in_hand(my: Judgement, offered: i64) -> i64:
    worst: i64 = -1
    worst_worth: i64 = 10_000
    piles = offered & EVERY_PILE
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        worth = keeping_worth(my, pile)
        if worth < worst_worth:
            worst = pile
            worst_worth = worth
    return worst


def keeping_worth(my: Judgement, pile: i64) -> i64:
    """In a hand to be kept: a card that ends the Action phase is worth little if it can't be played besides others."""
    worth = my.in_hand_worth(pile)
    if my.is_type(pile, ACTION) and not my.is_type(pile, TREASURE) and 0 < my.gladly[pile] <= TERMINAL:
        ending = my.count_in_hand(my.menu.actions & ~my.menu.free) - my.parted_ending
        if ending > 1 + my.count_in_hand(my.menu.villages):
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
        return worst if my.is_dead(worst) or (worst == COPPER and is_copper_idle(my)) else STOP
    if name == "sentry":
        return worst if my.is_dead(worst) or (worst == COPPER and beats_copper(my)) else STOP
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
    """What to draw again next turn: the best card that this turn's buy can do without."""
    coins = my.coins_to_come()
    best: i64 = -1
    most: i64 = 0
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        worth = my.bought(coins - my.coins_of(pile))
        if not my.is_type(pile, ACTION) or my.is_stranded(pile):
            worth += my.in_hand_worth(pile)
        if best < 0 or worth > most:
            best = pile
            most = worth
    return best
