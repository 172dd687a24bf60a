"""The choices that single cards offer."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.bots.sense.judgement import Judgement
from signoria.bots.sense.minion import coins_or_new_hand
from signoria.bots.sense.parting import price_below
from signoria.dominion import (
    ACTIONS,
    BUYS,
    CARDS,
    COINS,
    COPPER,
    CURSE,
    DISCARD_CARDS,
    KEEP,
    PILES,
    STOP,
    TAKE_CURSE,
    TRASH_CARDS,
    Question,
)


def choose(my: Judgement, ask: Question, options: list[int]) -> i64:
    name = my.asking(ask)
    if name == "torturer":
        return _cheaper_pain(my)
    if name == "minion":
        return coins_or_new_hand(my)
    if name == "steward":
        return _steward(my)
    if name == "nobles":
        stranded = my.view.actions() == 0 and my.actions_in_hand() > 0
        return ACTIONS if stranded else CARDS
    for wish in (CARDS, ACTIONS, COINS, BUYS):  # Pawn: a card and an action cost nothing
        if wish in options:
            return wish
    return options[0]


def _steward(my: Judgement) -> i64:
    junk: i64 = 0
    for card in my.view.hand():
        if my.trash_wish(card) > 0:
            junk += 1
    if junk >= 2:
        return TRASH_CARDS
    coins = my.coins_to_come()
    return COINS if price_below(coins + 2) > price_below(coins) else CARDS


def _cheaper_pain(my: Judgement) -> i64:
    view = my.view
    if view.supply(CURSE) == 0:
        return TAKE_CURSE
    hand = view.hand()
    worths = sorted(my.in_hand_worth(card) for card in hand)
    lost: i64 = worths[0] + worths[1] if len(worths) > 1 else 0
    return DISCARD_CARDS if lost <= 20 or len(hand) <= 2 else TAKE_CURSE


def reveal(my: Judgement, options: list[int]) -> i64:
    view = my.view
    for option in options:
        if option < PILES and view.card(option).shields:
            return option
    moment = view.turns(view.active()) * 100 + len(view.in_play(view.active()))
    if moment == my.reacted:
        return STOP
    my.reacted = moment
    return options[0]


def likeliest(my: Judgement) -> i64:
    """What most likely lies on top of the own deck."""
    view = my.view
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


def set_aside(my: Judgement, options: list[int]) -> i64:
    card = options[0]
    return card if my.view.actions() == 0 or my.gladly[card] <= 50 else STOP


def judge(my: Judgement, ask: Question) -> i64:
    """Spy: keep what is good for oneself, discard what is good for others."""
    good = not my.is_dead(ask.about) and ask.about != COPPER
    mine = ask.owner == my.view.seat
    return KEEP if good == mine else DISCARD_CARDS


def which_treasure(my: Judgement, ask: Question, options: list[int]) -> i64:
    """The dearest of somebody else's, the cheapest of one's own."""
    mine = ask.owner == my.view.seat
    chosen: i64 = options[0]
    for option in options:
        if option < PILES:
            dearer = my.view.card(option).cost > my.view.card(chosen).cost
            if dearer != mine and my.view.card(option).cost != my.view.card(chosen).cost:
                chosen = option
    return chosen


def two_more_make_a_province(my: Judgement) -> bool:
    coins = my.coins_to_come()
    return coins < 8 <= coins + 2
